import { expect, test } from "vitest";

import { ownLast } from "./situation";

test("one’s own hand comes first, the others follow round the table", () => {
  const hands = [{ seat: 3 }, { seat: 0 }, { seat: 2 }, { seat: 1 }];
  expect(ownLast(hands, 2).map((hand) => hand.seat)).toEqual([3, 0, 1, 2]);
  expect(ownLast(hands, 0).map((hand) => hand.seat)).toEqual([1, 2, 3, 0]);
  expect(hands[0]?.seat).toBe(3);
});
