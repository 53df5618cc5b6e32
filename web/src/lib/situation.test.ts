import { expect, test } from "vitest";

import { ownFirst } from "./situation";

test("one’s own hand comes first, the others follow round the table", () => {
  const hands = [{ seat: 3 }, { seat: 0 }, { seat: 2 }, { seat: 1 }];
  expect(ownFirst(hands, 2).map((hand) => hand.seat)).toEqual([2, 3, 0, 1]);
  expect(ownFirst(hands, 0).map((hand) => hand.seat)).toEqual([0, 1, 2, 3]);
  expect(hands[0]?.seat).toBe(3);
});
