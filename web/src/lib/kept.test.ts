import { expect, test } from "vitest";

import { bestOf, cheats, type Counted, keptName } from "./kept";

const hand = (text: string): Counted[] =>
  text
    .split(" ")
    .map((one) =>
      one === "*" ? { value: 0, suit: "" } : { value: Number(one.slice(0, -1)), suit: one.slice(-1) },
    );

test("what stays is named by what it makes", () => {
  expect(keptName(hand("5h 5s"))).toBe("a pair");
  expect(keptName(hand("5h 5s 9c 9d"))).toBe("two pair");
  expect(keptName(hand("5h 5s 5c 9d 9c"))).toBe("full house");
  expect(keptName(hand("5h 5s *"))).toBe("three of a kind");
  expect(keptName(hand("2h 4h 6h 8h 13h"))).toBe("flush");
  expect(keptName(hand("2h 3s 4h 5h 6h"))).toBe("straight");
  expect(keptName(hand("2h 3h 4h 5h 6h"))).toBe("straight flush");
  expect(keptName(hand("5h 5s 5c 5d"))).toBe("four of a kind");
  expect(keptName(hand("2h 13s"))).toBe("K high");
  expect(keptName([])).toBe("nothing");
});

test("two equal cards are Cheatin’, a joker is not", () => {
  expect(cheats(hand("5h 5s 5c 5d 9c"))).toBe(false);
  expect(cheats(hand("5h 5s 5h 5d 9c"))).toBe(true);
  expect(cheats(hand("5h * * 5d 9c"))).toBe(false);
});

test("four suits of a value and a joker are a legal five of a kind", () => {
  const joker = { value: 0, suit: "" };
  const suits = ["clubs", "diamonds", "hearts", "spades"];
  const fours = suits.map((suit) => ({ value: 8, suit }));
  expect(cheats([...fours, joker])).toBe(false);
  expect(cheats([...fours, { value: 8, suit: "clubs" }])).toBe(true);
  expect(cheats([...fours.slice(0, 3), { value: 2, suit: "clubs" }, joker])).toBe(false);
});

test("of more than five cards it is said what is Cheatin’ and what is not", () => {
  expect(bestOf(hand("2c 3d 3d 3h 3s 8c 8c 10s"))).toBe(
    "four of a kind, but that is Cheatin’ (the best that is not: three of a kind)",
  );
  expect(bestOf(hand("3d 3d 3h 3s 8c 8c 8d 8h"))).toBe(
    "four of a kind, but that is Cheatin’ (the best that is not: full house)",
  );
  expect(bestOf(hand("3d 3d 3h 3s 8c 8c"))).toBe("four of a kind, Cheatin’");
  expect(bestOf(hand("3d 3c 3h 8c 8d 9s"))).toBe("full house");
});
