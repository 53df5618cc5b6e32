import type { Hindsight, HindsightPoint } from "./protocol";

/** Where a day begins on the curve, from 0 to 1. */
export interface DayMark {
  day: number;
  x: number;
}

/** How far a point of the game is from its beginning, from 0 to 1. */
export const place = (at: number, points: readonly HindsightPoint[]): number => {
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1];
  return last > first ? Math.max(0, Math.min(1, (at - first) / (last - first))) : 0;
};

/** The line of one player's chances in a field of 1000 by 100; the top is a won game. */
export function line(points: readonly HindsightPoint[], seat: number): string {
  return points
    .map(
      (point) =>
        `${Math.round(place(point.at, points) * 1000)},${Math.round(100 - 100 * (point.chances[seat] ?? 0))}`,
    )
    .join(" ");
}

/** Where each day begins. */
export function days(found: Hindsight): DayMark[] {
  const last = found.points.at(-1)?.day ?? 0;
  return (found.days ?? [])
    .filter(({ day }) => day > 0 && day <= last)
    .map(({ day, at }) => ({ day, x: place(at, found.points) }));
}

/** So much of the width the name of a day takes on a small screen; the first says that it is one. */
const LABEL = { first: 0.17, other: 0.08 };

/** The days whose names can stand under their lines without touching another: the first, and who is far enough. */
export function named(all: readonly DayMark[]): DayMark[] {
  let free = -1;
  return all.filter(({ x }, place) => {
    if (x < free) return false;
    free = x + (place === 0 ? LABEL.first : LABEL.other);
    return true;
  });
}

/** The chance of a player at any moment, as the line is drawn: between two judged moments on the way from one to the other. */
export function chanceAt(at: number, points: readonly HindsightPoint[], seat: number): number {
  const after = points.findIndex((point) => point.at >= at);
  const other = points.at(after);
  const one = after > 0 ? points[after - 1] : other;
  if (!one || !other) return 0.5;
  const [from, to] = [one.chances[seat] ?? 0, other.chances[seat] ?? 0];
  return other.at > one.at ? from + ((to - from) * (at - one.at)) / (other.at - one.at) : to;
}

/** A turning point on the curve: where it is drawn, and at which edge, so that it covers neither line nor neighbour. */
export interface Marker {
  x: number;
  edge: "top" | "bottom";
}

/** So much of the width a marker takes on a small screen. */
const WIDTH = 0.11;

/** The markers of moments, in their order: at the edge from which the line is farther, and beside each other. */
export function markers(
  moments: readonly number[],
  points: readonly HindsightPoint[],
  seat: number,
): Marker[] {
  const found = moments.map((at): Marker => {
    return { x: place(at, points), edge: chanceAt(at, points, seat) > 0.5 ? "bottom" : "top" };
  });
  for (const edge of ["top", "bottom"]) {
    const row = found.filter((marker) => marker.edge === edge);
    row.forEach((marker, index) => {
      marker.x = Math.max(marker.x, WIDTH / 2, (row[index - 1]?.x ?? -1) + WIDTH);
    });
    row.reverse().forEach((marker, index) => {
      marker.x = Math.min(marker.x, 1 - WIDTH / 2, (row[index - 1]?.x ?? 2) - WIDTH);
    });
  }
  return found;
}

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** The curve in words: the chance at the beginning of each day, and at the end. */
export function spoken(found: Hindsight, seat: number): string {
  const name = found.names[seat] ?? "";
  const starts = days(found).map(({ day }) => {
    const point = found.points.find((one) => one.day === day);
    return `day ${day} ${percent(point?.chances[seat] ?? 0)}`;
  });
  return `${name}’s chance to win: ${starts.join(", ")}, at the end ${percent(found.points.at(-1)?.chances[seat] ?? 0)}`;
}
