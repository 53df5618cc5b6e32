import type { LineView } from "./protocol";

/** A stretch of a sentence; with a code it names a card. */
export interface Piece {
  text: string;
  code?: string;
  card?: number;
}

/** A play with what it did. */
export interface Paragraph {
  head: LineView;
  details: LineView[];
}

/** What has a line of its own in the middle of a play, and nothing under it. */
export const APART = new Set([
  "Gained",
  "Paid",
  "Moved",
  "Said",
  "Cast",
  "HandChanged",
  "Lasting",
  "RankChanged",
  "Discarded",
  "Aced",
  "Removed",
  "Replaced",
  "EnteredPlay",
  "BountyChanged",
  "CasualtyNamed",
]);

/** The log cut into plays; what happened before the first of them stands for itself. */
export function paragraphs(lines: readonly LineView[]): Paragraph[] {
  const found: Paragraph[] = [];
  for (const line of lines) {
    const last = found.findLast((one) => !APART.has(one.head.kind)) ?? found.at(-1);
    if (line.detail && last) last.details.push(line);
    else found.push({ head: line, details: [] });
  }
  return found;
}

/** The log with new lines; a play of which more is known now is told anew in its place. */
export function joined(lines: readonly LineView[], fresh: readonly LineView[]): LineView[] {
  const known = new Map(lines.map((line, place) => [line.event, place]));
  const result = [...lines];
  for (const line of fresh) {
    const place = known.get(line.event);
    if (place === undefined) result.push(line);
    else result[place] = line;
  }
  return result;
}

/** The play before or after an event. */
export function headBeside(lines: readonly LineView[], event: number, step: 1 | -1): LineView | undefined {
  const heads = lines.filter((line) => !line.detail);
  return step > 0 ? heads.find((line) => line.event > event) : heads.findLast((line) => line.event < event);
}

/** The lines before an event that is still to be shown; all of them where there is none. */
export function untilNext(lines: LineView[], event: number | undefined): LineView[] {
  const end = event === undefined ? -1 : lines.findIndex((line) => line.event >= event);
  return end < 0 ? lines : lines.slice(0, end);
}

/** A line of the log cut into words and names of cards. */
export function pieces(line: LineView, titleOf: (code: string) => string): Piece[] {
  let parts: Piece[] = [{ text: line.text }];
  line.codes.forEach((code, place) => {
    const title = titleOf(code);
    parts = parts.flatMap((part) => cut(part, title, code, line.cards[place]));
  });
  return parts;
}

function cut(part: Piece, title: string, code: string, card: number | undefined): Piece[] {
  const at = part.code ? -1 : part.text.indexOf(title);
  if (at < 0 || !title) return [part];
  const named: Piece = card === undefined ? { text: title, code } : { text: title, code, card };
  return [{ text: part.text.slice(0, at) }, named, { text: part.text.slice(at + title.length) }].filter(
    (piece) => piece.text,
  );
}

/** Who fell after a round, as the log tells it: a side may choose its casualties while the result is on the stage. */
export function fallen(lines: readonly LineView[], round: number): string[] {
  const after = lines.filter((line) => line.event > round);
  const next = after.findIndex((line) => line.kind === "RoundDecided");
  return after
    .slice(0, next < 0 ? undefined : next)
    .filter(
      (line) =>
        line.kind === "CasualtyNamed" ||
        (["Aced", "Discarded"].includes(line.kind) && line.text.includes("casualty")),
    )
    .map((line) => line.text);
}

/** What a replay tells of a moment: the last lines of the log, and whether they are of the last answer or older. */
export function justNow(
  lines: readonly LineView[],
  since: number,
  most: number,
): { line: LineView; fresh: boolean }[] {
  return lines.slice(-most).map((line) => ({ line, fresh: line.event >= since }));
}
