import { expect, test } from "vitest";

import { howLong, whatChanges } from "./rightnow";

const change = (stat: string, amount: number | string): string =>
  whatChanges({ stat, amount, source: "", until: "" });

test("what changes a card is said in words", () => {
  expect(change("bullets", 2)).toBe("+2 bullets");
  expect(change("influence", -1)).toBe("−1 influence");
  expect(change("keyword", "Deputy")).toBe("has Deputy");
  expect(change("shooter", "stud")).toBe("is a stud");
  expect(change("value", "= 8")).toBe("value = 8");
});

test("a number that stands for no limit is never shown", () => {
  expect(change("control", -99)).toBe("no control");
  expect(change("bullets", 99)).toBe("any amount of bullets");
});

test("what only the rules have a word for stays unnamed", () => {
  expect(change("taken from", 2)).toBe("changed");
  expect(change("controller", 1)).toBe("changed");
});

test("how long it lasts carries no number of the rules", () => {
  expect(howLong("upkeep 5")).toBe("until after Upkeep");
  expect(howLong("day")).toBe("until the day ends");
  expect(howLong("")).toBe("as long as it lasts");
});
