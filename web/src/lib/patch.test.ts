import { expect, test } from "vitest";

import { applied } from "./patch";

test("a patch sets, adds and deletes, and leaves the rest as it is", () => {
  const old = { view: { day: 1, cards: { "5": { id: 5 }, "6": { id: 6 } } }, table: { watchers: 0 } };
  const now = applied<unknown>(old, [
    [["view", "day"], 2],
    [["view", "cards", "7"], { id: 7 }],
    [["view", "cards", "5"]],
  ]);
  expect(now).toEqual({
    view: { day: 2, cards: { "6": { id: 6 }, "7": { id: 7 } } },
    table: { watchers: 0 },
  });
  expect((now as typeof old).table).toBe(old.table);
  expect(old.view.day).toBe(1);
});

test("positions of lists are patched in place", () => {
  expect(applied<unknown>([{ a: 1 }, { a: 2 }], [[[1, "a"], 3]])).toEqual([{ a: 1 }, { a: 3 }]);
});

test("an empty path replaces everything", () => {
  expect(applied<unknown>({ a: 1 }, [[[], null]])).toBe(null);
});
