import { replayFrames, replayStep, timeline } from "./api";
import { applied } from "./patch";
import type { LineView, ReplayFrame, ReplayMark, View } from "./protocol";

/** How the table was when something was told. */
export interface Past {
  view: View;
  line: LineView;
  /** How many answers had been given before it. */
  at: number;
  /** What the same answer did after it. */
  coming: ReplayFrame[];
}

/** The answer that led to an event: the last point of the timeline before it; -1 where it was told before any answer. */
export function answerTo(marks: readonly ReplayMark[], event: number): number {
  return marks.findLast((mark) => mark.lines <= event)?.at ?? -1;
}

/** The view after the frames up to an event, and those that follow. */
export function upTo(view: View, frames: readonly ReplayFrame[], event: number): [View, ReplayFrame[]] {
  const place = frames.findIndex((frame) => frame.lines.some((line) => line.event === event));
  const end = place < 0 ? frames.length : place + 1;
  let seen = view;
  for (const frame of frames.slice(0, end)) seen = applied(seen, frame.patch as unknown[][]);
  return [seen, frames.slice(end)];
}

/** The table as it was when a line of the log was written, from what a seat may see. */
export async function pastOf(table: string, seat: string, line: LineView): Promise<Past> {
  const film = await timeline(table);
  const at = answerTo(film.marks, line.event);
  const before = await replayStep(table, Math.max(0, at), seat, 1_000_000);
  if (at < 0 || at >= film.length) return { view: before.view, line, at: Math.max(0, at), coming: [] };
  const { frames } = await replayFrames(table, at, seat);
  const [view, coming] = upTo(before.view, frames, line.event);
  return { view, line, at: coming.length ? at : at + 1, coming };
}
