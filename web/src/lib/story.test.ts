import { expect, test } from "vitest";

import type { LineView } from "./protocol";
import { pieces, told } from "./story";

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

test("what is discarded in a row is told in one sentence, with all its cards", () => {
  const discard = (event: number, name: string): LineView => ({
    event,
    kind: "Discarded",
    text: `${name} is discarded.`,
    cards: [event],
    codes: [name],
    seat: 0,
  });
  const pass: LineView = { event: 9, kind: "Passed", text: "Ann passes.", cards: [], codes: [], seat: 0 };
  const lines = told([
    discard(1, "Shotgun"),
    discard(2, "Pinto"),
    discard(3, "Bluetick"),
    pass,
    discard(4, "Roan"),
  ]);
  expect(lines.map((line) => line.text)).toEqual([
    "Shotgun, Pinto, Bluetick are discarded.",
    "Ann passes.",
    "Roan is discarded.",
  ]);
  expect(lines[0]?.cards).toEqual([1, 2, 3]);
});
