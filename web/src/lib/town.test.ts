import { expect, test } from "vitest";

import { keptAway } from "./town";

test("those who cannot come are told together by the reason", () => {
  const away = { "3": "too far away", "4": "booted", "5": "too far away", "6": "booted" };
  expect(keptAway(away, (id) => id !== 6)).toEqual([
    { reason: "too far away", dudes: [3, 5] },
    { reason: "booted", dudes: [4] },
  ]);
});
