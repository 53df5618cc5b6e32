import { expect, test } from "vitest";

import { chanceAt, days, line, markers, named, place, spoken } from "./curve";
import type { Hindsight, HindsightPoint } from "./protocol";

const point = (at: number, day: number, mine: number): HindsightPoint => ({
  at,
  day,
  phase: "noon",
  chances: [mine, 1 - mine],
});
const found = (): Hindsight => ({
  names: ["Ann", "Mabel"],
  points,
  turns: [],
  days: [
    { day: 1, at: 0 },
    { day: 2, at: 28 },
  ],
});
const points = [point(10, 1, 0.5), point(20, 1, 0.6), point(30, 2, 0.2), point(50, 2, 1)];

test("the curve runs from the first point to the last, and a won game is at the top", () => {
  expect(line(points, 0)).toBe("0,50 250,40 500,80 1000,0");
  expect(line(points, 1).endsWith("1000,100")).toBe(true);
  expect(place(30, points)).toBe(0.5);
  expect(place(7, [])).toBe(1);
});

test("days are marked where they begin, and the curve can be heard", () => {
  expect(days(found())).toEqual([
    { day: 1, x: 0 },
    { day: 2, x: 0.45 },
  ]);
  expect(spoken(found(), 0)).toBe("Ann’s chance to win: day 1 50 %, day 2 20 %, at the end 100 %");
});

test("a moment between two judged ones lies on the line between them", () => {
  expect(chanceAt(20, points, 0)).toBe(0.6);
  expect(chanceAt(25, points, 0)).toBeCloseTo(0.4);
  expect(chanceAt(25, points, 1)).toBeCloseTo(0.6);
  expect(chanceAt(3, points, 0)).toBe(0.5);
  expect(chanceAt(99, points, 0)).toBe(1);
});

test("markers stand beside each other, at the edge from which the line is farther", () => {
  const shown = markers([10, 30, 50], points, 0);
  expect(shown.map((one) => one.edge)).toEqual(["top", "top", "bottom"]);
  const late = [point(1, 1, 0.9), point(97, 1, 0.8), point(99, 1, 0.7), point(100, 1, 0.9)];
  const xs = markers([97, 99, 100], late, 0).map((one) => one.x);
  expect(xs.every((x) => x > 0.05 && x < 0.95)).toBe(true);
  expect(xs[1] ?? 0).toBeGreaterThanOrEqual((xs[0] ?? 0) + 0.1);
  expect(xs[2] ?? 0).toBeGreaterThanOrEqual((xs[1] ?? 0) + 0.1);
});

test("the names of days that would touch are left out", () => {
  const all = [0, 0.1, 0.5, 0.53, 0.9].map((x, number) => ({ day: number + 1, x }));
  expect(named(all).map(({ day }) => day)).toEqual([1, 3, 5]);
});
