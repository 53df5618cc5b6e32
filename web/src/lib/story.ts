import type { LineView } from "./protocol";

/** A stretch of a sentence; with a code it names a card. */
export interface Piece {
  text: string;
  code?: string;
  card?: number;
}

/** Lines to read: what is discarded or unboots in a row is told in one sentence. */
export function told(lines: readonly LineView[]): LineView[] {
  const found: LineView[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const ending = ENDINGS.find(([one]) => line.text.endsWith(one));
    const open =
      last &&
      ending &&
      last.kind === line.kind &&
      ENDINGS.find((one) => last.text.endsWith(one[1]) || last.text.endsWith(one[0]));
    if (last && ending && open === ending) {
      const known = last.text.slice(0, -(last.text.endsWith(ending[1]) ? ending[1] : ending[0]).length);
      const added = line.text.slice(0, -ending[0].length);
      found[found.length - 1] = {
        ...last,
        text: `${known}, ${added}${ending[1]}`,
        cards: [...last.cards, ...line.cards],
        codes: [...last.codes, ...line.codes],
      };
    } else found.push(line);
  }
  return found;
}

/** How such a sentence ends for one card, and for several. */
const ENDINGS: [string, string][] = [
  [" is discarded.", " are discarded."],
  [" is discarded (redraw).", " are discarded (redraw)."],
  [" unboots.", " unboot."],
];

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
