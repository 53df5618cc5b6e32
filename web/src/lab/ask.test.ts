import { expect, test } from "vitest";
import { games, interval, left, percent, share, verdict } from "./ask";

test("matchups count every pair for every bot", () => {
  expect(games("matchups", 4, 2, 10)).toBe(6 * 2 * 10);
  expect(games("study", 4, 1, 10)).toBe(10);
});

test("the time left follows from what was done while one looked", () => {
  expect(left(10, 100, 10, 60)).toBe("");
  expect(left(20, 100, 10, 60)).toBe("about 8 minutes left");
  expect(left(99, 100, 10, 60)).toBe("a few seconds left");
  expect(left(50, 100, 10, 40)).toBe("about a minute left");
  expect(left(20, 10_000, 10, 60)).toBe("about 17 hours left");
});

test("a share is told with its interval", () => {
  const found = { name: "", hits: 3, trials: 4, low: 0.3, high: 0.95 };
  expect(percent(share(found))).toBe("75 %");
  expect(interval(found)).toBe("3 of 4 games, 30 % to 95 %");
  expect(interval({ ...found, hits: 0, trials: 0 })).toBe("no game yet");
});

test("a few games are told as a few games", () => {
  const few = { name: "", hits: 4, trials: 4, low: 0.51, high: 1 };
  expect(verdict(few)).toBe(
    "won 4 of 4 games: too few to say more than in the long run between 51 % and 100 %",
  );
  expect(verdict(few, "Law Dogs")).toBe(
    "won 4 of 4 games against Law Dogs: too few to say more than in the long run between 51 % and 100 %",
  );
  expect(verdict({ ...few, hits: 120, trials: 200, low: 0.53, high: 0.67 })).toBe(
    "won 60 % (120 of 200 games), in the long run between 53 % and 67 %",
  );
  expect(verdict({ ...few, hits: 0, trials: 0 })).toBe("no game yet");
});
