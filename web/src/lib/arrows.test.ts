import { expect, test } from "vitest";

import { arrowTo, bestTop, hidden } from "./arrows";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const field = box(0, 0, 1000, 600);

test("an arrow begins at the edge of the panel and ends before its target", () => {
  const arrow = arrowTo(box(300, 50, 400, 200), box(450, 400, 100, 30), field);
  expect(arrow?.path.startsWith("M500 250 C")).toBe(true);
  expect(arrow?.path.endsWith("500 394")).toBe(true);
  expect(arrow).toMatchObject({ x: 448, y: 398, width: 104, height: 34 });
});

test("what stands beside the panel is reached sideways", () => {
  const arrow = arrowTo(box(300, 50, 400, 200), box(800, 100, 100, 30), field);
  expect(arrow?.path.startsWith("M700 ")).toBe(true);
});

test("between plates in a row no arrow covers names: the frame is enough", () => {
  const arrow = arrowTo(box(600, 300, 200, 30), box(100, 300, 200, 30), field);
  expect(arrow).toEqual({ path: "", x: 98, y: 298, width: 204, height: 34 });
});

test("nothing points at what lies under the panel or is scrolled away", () => {
  expect(arrowTo(box(300, 50, 400, 200), box(400, 100, 100, 30), field)).toBeUndefined();
  expect(arrowTo(box(300, 50, 400, 200), box(400, 700, 100, 30), field)).toBeUndefined();
  expect(hidden(box(0, 0, 10, 10), box(5, 0, 10, 10))).toBe(0.5);
});

test("the panel goes where it covers least of what it concerns", () => {
  expect(bestTop(200, [box(400, 60, 100, 30)], field, 50)).toBe(200);
  expect(bestTop(200, [box(400, 60, 100, 30)], field, 2, true)).toBe(398);
  expect(bestTop(200, [box(400, 60, 100, 30)], Object.create(field) as typeof field, 50)).toBe(200);
  expect(bestTop(200, [box(400, 500, 100, 30)], field, 50)).toBe(50);
  expect(bestTop(200, [], field, 50)).toBe(50);
  expect(bestTop(300, [box(400, 310, 100, 30)], field, 50)).toBe(4);
});

test("where the way leads across a name the frame is enough", () => {
  const [panel, aim] = [box(300, 350, 400, 200), box(450, 20, 100, 30)];
  expect(arrowTo(panel, aim, field, [box(700, 100, 100, 30)])?.path).not.toBe("");
  expect(arrowTo(panel, aim, field, [box(450, 100, 100, 30)])).toEqual({
    path: "",
    x: 448,
    y: 18,
    width: 104,
    height: 34,
  });
  // What the panel covers itself is not struck through.
  expect(arrowTo(panel, aim, field, [box(450, 400, 100, 30)])?.path).not.toBe("");
});
