import { expect, test } from "vitest";

import { hintFor } from "./hints";

test("every common question has a second sentence", () => {
  expect(hintFor("upkeep", "Upkeep: 2 ghost rock", 1)).toContain("Pay");
  expect(hintFor("play", "High Noon: make a play or pass", 3)).toContain("golden");
  expect(hintFor("play", "High Noon: make a play or pass", 0)).toContain("pass");
  expect(hintFor("choose", "Pick your shooter", 2)).toContain("bullets");
  expect(hintFor("choose", "How much?", 0)).toBe("");
});
