import { expect, test } from "vitest";

import { pieces } from "./story";

test("names of cards become pieces of their own", () => {
  const line = {
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
  const line = { kind: "Drawn", text: "Ann draws a card.", cards: [3], codes: ["a"], seat: 0 };
  expect(pieces(line, () => "Shotgun")).toEqual([{ text: "Ann draws a card." }]);
});
