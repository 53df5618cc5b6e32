/** A box on the screen, as the browser measures it. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** An arrow, and the frame around what it points at, measured from the corner of the field. */
export interface Arrow {
  /** Empty where there is no way that covers no words: the frame says it alone. */
  path: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 6;

/** How much of a box lies under another one, from 0 to 1. */
export function hidden(box: Box, under: Box): number {
  const across = Math.min(box.right, under.right) - Math.max(box.left, under.left);
  const down = Math.min(box.bottom, under.bottom) - Math.max(box.top, under.top);
  const area = (box.right - box.left) * (box.bottom - box.top);
  return across > 0 && down > 0 && area > 0 ? (across * down) / area : 0;
}

/** Above this height it is a panel and no plate. */
const SMALL = 100;

const framed = (box: Box, field: Box): Omit<Arrow, "path"> => ({
  x: round(box.left - field.left) - 2,
  y: round(box.top - field.top) - 2,
  width: round(box.right - box.left) + 4,
  height: round(box.bottom - box.top) + 4,
});

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

interface Point {
  x: number;
  y: number;
}

/** Whether a way that bends as the arrows do leads across one of these boxes. */
function crosses(from: Point, end: Point, upright: boolean, boxes: readonly Box[]): boolean {
  const [one, other] = upright
    ? [
        { x: from.x, y: (from.y + end.y) / 2 },
        { x: end.x, y: (from.y + end.y) / 2 },
      ]
    : [
        { x: (from.x + end.x) / 2, y: from.y },
        { x: (from.x + end.x) / 2, y: end.y },
      ];
  return Array.from({ length: SAMPLES + 1 }, (_, step) => step / SAMPLES).some((t) => {
    const weigh = (a: number, b: number, c: number, d: number): number =>
      (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
    const [x, y] = [weigh(from.x, one.x, other.x, end.x), weigh(from.y, one.y, other.y, end.y)];
    return boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  });
}
const SAMPLES = 40;

/**
 * The arrow from a panel to a box; none where the box is under the panel or outside of the field. Where it would
 * strike through what others have to say, the frame stands alone.
 */
export function arrowTo(panel: Box, box: Box, field: Box, others: readonly Box[] = []): Arrow | undefined {
  if (hidden(box, panel) > 0.5 || hidden(box, field) < 0.5) return undefined;
  // Between plates in a row stand others, and above them is the name of the place.
  const beside = Math.abs((box.top + box.bottom) / 2 - (panel.top + panel.bottom) / 2) < 30;
  if (beside && panel.bottom - panel.top < SMALL) return { path: "", ...framed(box, field) };
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const start = {
    x: within(middle.x, panel.left + 12, panel.right - 12),
    y: within(middle.y, panel.top + 12, panel.bottom - 12),
  };
  // It leaves the panel where it is nearest, and ends at the edge of what it points at.
  const [x, y] = [middle.x - start.x, middle.y - start.y];
  const upright = Math.abs(y) >= Math.abs(x) || (middle.x > panel.left && middle.x < panel.right);
  const from = upright
    ? { x: start.x, y: y > 0 ? panel.bottom : panel.top }
    : { x: x > 0 ? panel.right : panel.left, y: start.y };
  const end = upright
    ? { x: middle.x, y: y > 0 ? box.top - GAP : box.bottom + GAP }
    : { x: x > 0 ? box.left - GAP : box.right + GAP, y: middle.y };
  const shown = others.filter((one) => hidden(one, panel) < 0.9);
  if (crosses(from, end, upright, shown)) return { path: "", ...framed(box, field) };
  const bend = upright
    ? `${round(from.x - field.left)} ${round((from.y + end.y) / 2 - field.top)} ${round(end.x - field.left)} ${round((from.y + end.y) / 2 - field.top)}`
    : `${round((from.x + end.x) / 2 - field.left)} ${round(from.y - field.top)} ${round((from.x + end.x) / 2 - field.left)} ${round(end.y - field.top)}`;
  return {
    path: `M${round(from.x - field.left)} ${round(from.y - field.top)} C${bend} ${round(end.x - field.left)} ${round(end.y - field.top)}`,
    ...framed(box, field),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The least distance to the edge of the field. */
const EDGE = 4;

/** How far from the top of the field a panel covers least of what it concerns: where it would be, else elsewhere;
 *  only at the edges of the field where its buttons must not lie on those who stand there. */
export function bestTop(
  height: number,
  boxes: readonly Box[],
  field: Box,
  usual: number,
  edges = false,
): number {
  const free = Math.max(EDGE, field.bottom - field.top - height);
  const covered = (top: number): number => {
    // What the browser measures cannot be spread: its sides are no properties of its own.
    const { left, right } = field;
    const panel = { left, right, top: field.top + top, bottom: field.top + top + height };
    return boxes.reduce((sum, box) => sum + hidden(box, panel), 0);
  };
  return (edges ? [usual, free - usual] : [usual, EDGE, free / 2, free - usual, free - EDGE])
    .filter((top) => top >= 0)
    .reduce((best, top) => (covered(top) < covered(best) ? top : best), usual);
}
