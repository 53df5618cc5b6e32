import { expect, test } from "vitest";

import type { LineView } from "./protocol";
import { fallen, joined, paragraphs, pieces, untilNext } from "./story";

test("names of cards become pieces of their own", () => {
  const line = {
    event: 7,
    kind: "CalledOut",
    text: "Abram Grothe calls out Travis Moone.",
    cards: [3, 9],
    codes: ["a", "b"],
    seat: 0,
  };
  const titles: Record<string, string> = { a: "Abram Grothe", b: "Travis Moone" };
  expect(pieces(line, (code) => titles[code] ?? "")).toEqual([
    { text: "Abram Grothe", code: "a", card: 3 },
    { text: " calls out " },
    { text: "Travis Moone", code: "b", card: 9 },
    { text: "." },
  ]);
});

test("a sentence without its card's name stays whole", () => {
  const line = { event: 7, kind: "Drawn", text: "Ann draws a card.", cards: [3], codes: ["a"], seat: 0 };
  expect(pieces(line, () => "Shotgun")).toEqual([{ text: "Ann draws a card." }]);
});

test("a play is a paragraph, and what it did are its details", () => {
  const line = (event: number, text: string, detail: boolean): LineView => ({
    event,
    kind: "Declared",
    text,
    cards: [],
    codes: [],
    seat: 0,
    ...(detail ? { detail } : {}),
  });
  const found = paragraphs([
    line(1, "boots", true),
    line(2, "Ann plays", false),
    line(3, "a", true),
    line(4, "b", true),
    line(5, "Bob plays", false),
  ]);
  expect(found.map((one) => [one.head.event, one.details.map((detail) => detail.event)])).toEqual([
    [1, []],
    [2, [3, 4]],
    [5, []],
  ]);
});

test("a play of which more is known is told anew in its place", () => {
  const line = (event: number, text: string): LineView => ({
    event,
    kind: "Declared",
    text,
    cards: [],
    codes: [],
    seat: 0,
  });
  const found = joined(
    [line(1, "Ann plays a card."), line(2, "b")],
    [line(1, "Ann plays a card on Bob."), line(3, "c")],
  );
  expect(found.map((one) => one.text)).toEqual(["Ann plays a card on Bob.", "b", "c"]);
});

test("who falls belongs to the round before it", () => {
  const line = (event: number, kind: string, text: string): LineView => ({
    event,
    kind,
    text,
    cards: [],
    codes: [],
    seat: 0,
  });
  const lines = [
    line(3, "RoundDecided", "Ann wins the round."),
    line(4, "Aced", "Bob is aced as a casualty."),
    line(5, "Discarded", "Shotgun is discarded."),
    line(6, "RoundDecided", "Ann wins the round."),
    line(7, "Discarded", "Bill is discarded as a casualty."),
  ];
  expect(fallen(lines, 3)).toEqual(["Bob is aced as a casualty."]);
  expect(fallen(lines, 6)).toEqual(["Bill is discarded as a casualty."]);
  const home = line(4, "CasualtyNamed", "Al goes home booted: that covers 1.");
  expect(fallen([home], 3)).toEqual([home.text]);
});

const said = (event: number, kind: string, seat: number, detail = false): LineView => ({
  event,
  kind,
  text: `${kind} ${event}`,
  cards: [],
  codes: [],
  seat,
  detail,
});

test("who leaves play has a line of its own, and what follows belongs to the play", () => {
  const lines = [said(1, "Declared", 0), said(2, "Discarded", 0), said(3, "Booted", 0, true)];
  expect(paragraphs(lines).map((one) => [one.head.event, one.details.length])).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

test("the log does not run ahead of what still waits for the stage", () => {
  const lines = [3, 5, 8].map((event) => ({
    event,
    kind: "Declared",
    text: "",
    cards: [],
    codes: [],
    seat: 0,
  }));
  expect(untilNext(lines, 5).map((line) => line.event)).toEqual([3]);
  expect(untilNext(lines, 9)).toHaveLength(3);
  expect(untilNext(lines, undefined)).toBe(lines);
});
