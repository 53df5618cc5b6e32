import { expect, test } from "vitest";

import { answerTo, upTo } from "./past";
import type { LineView, ReplayFrame, ReplayMark, View } from "./protocol";

const mark = (at: number, lines: number): ReplayMark => ({ at, lines, day: 1, phase: "noon", seat: 0 });
const frame = (event: number, pot: number): ReplayFrame => ({
  lines: [{ event, kind: "Paid", text: "", cards: [], codes: [], seat: 0 } as LineView],
  patch: [[["pot"], pot]],
  scenes: [],
});

test("an event belongs to the answer after which it was told", () => {
  const marks = [mark(0, 4), mark(1, 4), mark(2, 9)];
  expect(answerTo(marks, 3)).toBe(-1);
  expect(answerTo(marks, 4)).toBe(1);
  expect(answerTo(marks, 8)).toBe(1);
  expect(answerTo(marks, 12)).toBe(2);
});

test("the table is shown as it was right after the line, and no later", () => {
  const view = { pot: 0 } as View;
  const frames = [frame(4, 1), frame(6, 2), frame(7, 3)];
  const [seen, coming] = upTo(view, frames, 6);
  expect(seen.pot).toBe(2);
  expect(coming).toHaveLength(1);
  expect(view.pot).toBe(0);
  expect(upTo(view, frames, 99)[0].pot).toBe(3);
});
