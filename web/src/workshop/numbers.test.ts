import { expect, test } from "vitest";

import type { CardFacts } from "../lib/protocol";
import type { Copies } from "./ask";
import { drawPile, shuffled, withoutStarters } from "./hands";
import { firstDay, structure, tally } from "./numbers";
import { added, chance, cheating, mean } from "./ranks";

const CARDS: Record<string, CardFacts> = {
  outfit: { title: "Home", type: "outfit", stash: 18, production: 3 },
  tommy: {
    title: "Tommy",
    type: "dude",
    suit: "spades",
    value: 8,
    stud: true,
    bullets: 2,
    influence: 1,
    cost: 5,
    upkeep: 1,
  },
  store: { title: "Store", type: "deed", suit: "diamonds", value: 8, cost: 2 },
};
const facts = (code: string): CardFacts => CARDS[code] ?? { title: "?", type: "unknown" };
const deck: Copies[] = [
  ["outfit", 1, 0],
  ["tommy", 2, 1],
  ["store", 3, 0],
];

test("the draw structure counts values by suits", () => {
  expect(structure(deck, facts)[8]).toEqual([0, 3, 0, 2]);
});

test("the first day: what is left, what comes in, what goes out", () => {
  expect(firstDay(deck, facts)).toMatchObject({
    stash: 18,
    cost: 5,
    left: 13,
    influence: 1,
    stud: 2,
    income: 3,
    upkeep: 1,
  });
});

test("costs are counted by copies, cards without one are not", () => {
  expect(tally(deck, facts, (card) => card.cost)).toEqual(
    new Map([
      ["5", 2],
      ["2", 3],
    ]),
  );
});

test("the starting gang is not in the draw pile, and a shuffle loses nothing", () => {
  const pile = drawPile(deck, facts);
  expect(pile).toHaveLength(4);
  expect(shuffled(pile).sort()).toEqual([...pile].sort());
});

test("batches add up", () => {
  const batch = { legal: [0, 6, 2], cheatin: [0, 0, 2] };
  const both = added(added(undefined, batch), batch);
  expect([chance(both, 1), mean(both), cheating(both)]).toEqual([0.6, 1.4, 0.2]);
});

test("who starts in play is said in plain words", () => {
  expect(withoutStarters(1)).toBe("without the card that starts in play");
  expect(withoutStarters(4)).toBe("without the 4 cards that start in play");
});
