import type { DeckContent } from "../lib/protocol";
import type { Copies } from "./ask";
import { counted } from "./changing";

/** What two windows made of one deck, put together: the changes of one on top of the other's. */
export function merged(base: DeckContent, mine: DeckContent, theirs: DeckContent): DeckContent {
  const [before, here, there] = [base, mine, theirs].map((one) => counted(one.cards as Copies[])) as [
    Map<string, [number, number]>,
    Map<string, [number, number]>,
    Map<string, [number, number]>,
  ];
  const cards: Copies[] = [];
  for (const code of new Set([...here.keys(), ...there.keys()])) {
    const [was, started] = before.get(code) ?? [0, 0];
    const [my, myStart] = here.get(code) ?? [0, 0];
    const [their, theirStart] = there.get(code) ?? [0, 0];
    const count = Math.max(0, Math.min(99, their + my - was));
    const starting = Math.max(0, Math.min(count, theirStart + myStart - started));
    if (count) cards.push([code, count, starting]);
  }
  return {
    name: mine.name !== base.name ? mine.name : theirs.name,
    format: mine.format !== base.format ? mine.format : theirs.format,
    notes: (mine.notes !== base.notes ? mine.notes : theirs.notes) ?? "",
    cards,
  };
}

/** What differs in cards from one deck to another, in signs: `+2 General Store`. */
export function differences(
  from: readonly Copies[],
  to: readonly Copies[],
  title: (code: string) => string,
): string[] {
  const [before, after] = [counted(from), counted(to)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((code) => ({ code, more: (after.get(code)?.[0] ?? 0) - (before.get(code)?.[0] ?? 0) }))
    .filter(({ more }) => more)
    .sort((one, other) => other.more - one.more)
    .map(({ code, more }) => `${more > 0 ? "+" : "−"}${Math.abs(more)} ${title(code)}`);
}
