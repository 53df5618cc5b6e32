import type { DeckContent } from "../lib/protocol";
import type { Copies } from "./ask";

/** Copies and how many of them start, by code. */
export const counted = (cards: readonly Copies[]): Map<string, [number, number]> =>
  new Map(cards.map(([code, count, starting]) => [code, [count, starting]]));

/** A card more or less; never below none, and never more starting than there are. */
export function changed(cards: readonly Copies[], code: string, more: number, starts = 0): Copies[] {
  const found = counted(cards);
  const [count, starting] = found.get(code) ?? [0, 0];
  const next = Math.max(0, Math.min(99, count + more));
  if (next) found.set(code, [next, Math.max(0, Math.min(next, starting + starts))]);
  else found.delete(code);
  return [...found].map(([one, [copies, first]]) => [one, copies, first]);
}

export const same = (one: DeckContent, other: DeckContent): boolean => {
  const written = (content: DeckContent): string =>
    JSON.stringify([content.name, content.format, content.notes ?? "", [...content.cards].sort()]);
  return written(one) === written(other);
};
