import { getContext, setContext } from "svelte";
import type { Action } from "svelte/action";

/** A stretch of a text; with a code it names a card. */
export interface Named {
  text: string;
  code?: string;
}

/** How a page finds the names of cards in what it tells, and shows the card of one. */
export interface Names {
  cut: (text: string) => Named[];
  show: Action<HTMLElement, string>;
}

const KEY = Symbol("names");

export const provideNames = (names: Names): Names => setContext(KEY, names);
/** None on pages that show no cards. */
export const useNames = (): Names | undefined => getContext<Names | undefined>(KEY);

/** Titles of cards, found again in texts: written as they are, the longest first. */
export class Titles {
  readonly #byWord = new Map<string, [title: string, code: string][]>();

  constructor(cards: Iterable<readonly [title: string, code: string]>) {
    const known = new Set<string>();
    for (const [title, code] of cards) {
      if (known.has(title)) continue;
      known.add(title);
      const word = first(title);
      this.#byWord.set(word, [...(this.#byWord.get(word) ?? []), [title, code]]);
    }
    for (const several of this.#byWord.values()) several.sort(([one], [other]) => other.length - one.length);
  }

  cut(text: string): Named[] {
    const found: Named[] = [];
    let told = 0;
    for (const match of text.matchAll(WORD)) {
      if (match.index < told) continue;
      const hit = this.#byWord.get(match[0])?.find(([title]) => stands(text, match.index, title));
      if (!hit) continue;
      if (match.index > told) found.push({ text: text.slice(told, match.index) });
      found.push({ text: hit[0], code: hit[1] });
      told = match.index + hit[0].length;
    }
    if (told < text.length) found.push({ text: text.slice(told) });
    return found;
  }
}

const WORD = /[\p{L}\p{N}]+/gu;
const first = (title: string): string => /[\p{L}\p{N}]+/u.exec(title)?.[0] ?? "";

/** Whether a title stands there as whole words. */
const stands = (text: string, at: number, title: string): boolean =>
  text.startsWith(title, at) && !/^[\p{L}\p{N}]/u.test(text.slice(at + title.length));
