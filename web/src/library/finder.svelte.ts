import { sentence } from "../lib/api";
import { book } from "../lib/book.svelte";
import { search } from "./ask";
import {
  counts,
  fits,
  gathered,
  nothing,
  releases,
  sorted,
  type Chosen,
  type Facet,
  type Item,
  type Sort,
  type View,
} from "./choosing";
import { shelf } from "./shelf.svelte";

const PAUSE = 120;

/** A search that is going on: the query, what is chosen beside it, and what it finds. */
export class Finder {
  query = $state("");
  chosen: Chosen = $state(nothing());
  view: View = $state("list");
  /** Whether tokens are found, which no deck may hold. */
  tokens = $state(true);
  sort: Sort = $state("title");
  /** What is wrong with the query, in the server's words. */
  problem = $state("");
  /** Printings in one's decks. */
  mine: ReadonlySet<string> = $state.raw(gathered([]));
  #codes: ReadonlySet<string> | undefined = $state.raw();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #settling: { query: string; found: Promise<void> } | undefined;

  /** All cards, each with its printings. */
  readonly #all: Item[][] = $derived.by(() => {
    const library = shelf.library;
    if (!library || !book.ready) return [];
    const released = releases(library.packs);
    return library.cards.map((codes) =>
      codes.map((code): Item => {
        const printing = library.printings[code];
        return {
          code,
          facts: book.facts(code),
          pack: printing?.pack ?? "",
          released: released.get(printing?.pack ?? "") ?? "",
          formats: printing?.formats ?? [],
          mine: this.mine.has(code),
        };
      }),
    );
  });

  readonly #searched: Item[][] = $derived.by(() => {
    const codes = this.#codes;
    if (!codes) return this.#all;
    return this.#all
      .map((printings) => printings.filter((one) => codes.has(one.code)))
      .filter((printings) => printings.length);
  });

  readonly found: Item[] = $derived.by(() => {
    const first = this.#searched.flatMap(
      (printings) =>
        printings.find(
          (one) => (this.tokens || !one.facts.keywords?.includes("Token")) && fits(one, this.chosen),
        ) ?? [],
    );
    return sorted(first, this.sort);
  });

  counts(facet: Facet): Map<string, number> {
    return counts(this.#searched, this.chosen, facet);
  }

  /** Every value of a facet, whatever is chosen. */
  values(facet: Facet): string[] {
    return [...counts(this.#all, nothing(), facet).keys()].sort((one, other) => one.localeCompare(other));
  }

  toggle(facet: Facet, value: string): void {
    const now = this.chosen[facet];
    this.chosen[facet] = now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
  }

  clear(): void {
    this.chosen = nothing();
    this.query = "";
    this.look();
  }

  /** Search for what is typed, a moment after the last key. */
  look(pause = PAUSE): void {
    this.#settling = undefined;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#search(), pause);
  }

  /** Search at once, and wait for what is found; two who wait for one query wait for one search. */
  settle(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#settling?.query !== this.query) this.#settling = { query: this.query, found: this.#search() };
    return this.#settling.found;
  }

  async #search(): Promise<void> {
    const number = ++this.#asked;
    if (!this.query.trim()) {
      this.#codes = undefined;
      this.problem = "";
      return;
    }
    try {
      const found = await search(this.query);
      if (number !== this.#asked) return;
      this.#codes = gathered(found.codes);
      this.problem = "";
    } catch (error) {
      if (number === this.#asked) this.problem = sentence(error);
    }
  }
}
