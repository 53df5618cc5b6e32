import { expect, test } from "vitest";
import { games, interval, left, percent, share } from "./ask";

test("matchups count every pair for every bot", () => {
  expect(games("matchups", 4, 2, 10)).toBe(6 * 2 * 10);
  expect(games("study", 4, 1, 10)).toBe(10);
});

test("the time left follows from what was done while one looked", () => {
  expect(left(10, 100, 10, 60)).toBe("");
  expect(left(20, 100, 10, 60)).toBe("about 8 minutes left");
  expect(left(99, 100, 10, 60)).toBe("about a minute left");
  expect(left(20, 10_000, 10, 60)).toBe("about 17 hours left");
});

test("a share is told with its interval", () => {
  const found = { name: "", hits: 3, trials: 4, low: 0.3, high: 0.95 };
  expect(percent(share(found))).toBe("75 %");
  expect(interval(found)).toBe("3 of 4 games, 30 % to 95 %");
  expect(interval({ ...found, hits: 0, trials: 0 })).toBe("no game yet");
});
