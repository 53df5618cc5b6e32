import { expect, test } from "vitest";

import type { DeckContent } from "../lib/protocol";
import type { Copies } from "./ask";
import { changed, same } from "./changing";
import { differences, merged } from "./merging";

const deck = (cards: Copies[], more: Partial<DeckContent> = {}): DeckContent => ({
  name: "Deck",
  format: "open",
  notes: "",
  cards,
  ...more,
});

test("a card comes, starts, and goes", () => {
  let cards = changed([], "01018", 1, 1);
  expect(cards).toEqual([["01018", 1, 1]]);
  cards = changed(cards, "01018", 1);
  expect(changed(cards, "01018", -1)).toEqual([["01018", 1, 1]]);
  expect(changed(cards, "01018", -2)).toEqual([]);
  expect(changed(cards, "01018", 0, 5)).toEqual([["01018", 2, 2]]);
});

test("what two windows did to one deck is all there", () => {
  const base = deck([
    ["01001", 1, 0],
    ["01077", 2, 0],
  ]);
  const mine = deck([
    ["01001", 1, 0],
    ["01077", 3, 0],
    ["01018", 1, 1],
  ]);
  const theirs = deck([["01077", 2, 0]], { name: "Renamed" });
  const both = merged(base, mine, theirs);
  expect(both.name).toBe("Renamed");
  expect([...both.cards].sort()).toEqual([
    ["01018", 1, 1],
    ["01077", 3, 0],
  ]);
});

test("the order of cards makes no other deck", () => {
  const one = deck([
    ["01001", 1, 0],
    ["01077", 2, 0],
  ]);
  expect(same(one, deck([...one.cards].reverse() as Copies[]))).toBe(true);
  expect(same(one, deck([["01077", 2, 0]]))).toBe(false);
});

test("differences come first with what came", () => {
  expect(differences([["a", 1, 0]], [["b", 2, 0]], (code) => code.toUpperCase())).toEqual(["+2 B", "−1 A"]);
});
