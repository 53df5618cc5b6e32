import { expect, test } from "vitest";

import type { View } from "./protocol";
import { firstToday, ownLast, standings } from "./situation";

test("one’s own hand comes first, the others follow round the table", () => {
  const hands = [{ seat: 3 }, { seat: 0 }, { seat: 2 }, { seat: 1 }];
  expect(ownLast(hands, 2).map((hand) => hand.seat)).toEqual([3, 0, 1, 2]);
  expect(ownLast(hands, 0).map((hand) => hand.seat)).toEqual([1, 2, 3, 0]);
  expect(hands[0]?.seat).toBe(3);
});

test("at any moment it is said how far everybody is from winning", () => {
  const player = (seat: number, name: string, control: number, influence: number): object => ({
    seat,
    name,
    control,
    influence,
    conceded: false,
  });
  const view = { phase: "noon", outcome: null, players: [player(0, "Ann", 3, 5), player(1, "Bob", 1, 2)] };
  expect(standings(view as unknown as View)).toEqual([
    "Enough control to win at Sundown",
    "5 more control to win, against Ann's 5 influence",
  ]);
  expect(standings({ ...view, outcome: [0, "won"] } as unknown as View)).toEqual(["", ""]);
});

test("what counts at Sundown is counted, where the server says that it differs", () => {
  const ann = { seat: 0, name: "Ann", control: 3, influence: 5, conceded: false, at_sundown: null };
  const bob = { seat: 1, name: "Bob", control: 1, influence: 2, conceded: false, at_sundown: [4, 1] };
  const view = { phase: "noon", outcome: null, players: [ann, bob] } as unknown as View;
  expect(standings(view)[0]).toBe("2 more control to win, against Bob's 4 influence at Sundown");
});

test("while the pot lies on the table nobody is first today", () => {
  const at = (phase: string, pot: number): number => firstToday({ phase, pot, winner: 1 } as unknown as View);
  expect(at("gambling", 2)).toBe(-1);
  expect(at("gambling", 0)).toBe(1);
  expect(at("noon", 0)).toBe(1);
});
