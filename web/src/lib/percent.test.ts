import { expect, test } from "vitest";

import { hundred, told } from "./percent";

test("percents make a hundred", () => {
  expect(hundred([0.625, 0.225, 0.15])).toEqual([63, 22, 15]);
  expect(hundred([0.695, 0.195, 0.11])).toEqual([70, 19, 11]);
  expect(hundred([1, 0, 0])).toEqual([100, 0, 0]);
  expect(hundred([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
});

test("a certain hand has no percents, and what rounds to nothing is not told", () => {
  expect(told([{ name: "full house", chance: 1 }])).toEqual(["full house"]);
  expect(
    told([
      { name: "two pair", chance: 0.004 },
      { name: "flush", chance: 0.6 },
    ]),
  ).toEqual(["flush 60 %"]);
});
