import { cardBook, lobby } from "./api";
import type { CardBook, CardFacts } from "./protocol";

const UNKNOWN: CardFacts = { title: "A card", type: "unknown" };

/** The printed facts of all cards; fetched once, then kept by the browser. */
class Book {
  #book: CardBook | undefined = $state.raw();
  /** Cards that only the table on this page has. */
  #madeUp: Record<string, CardFacts> = $state.raw({});
  #loading: Promise<void> | undefined;

  get ready(): boolean {
    return this.#book !== undefined;
  }

  load(version?: string): Promise<void> {
    this.#loading ??= this.#fetch(version);
    return this.#loading;
  }

  async #fetch(version?: string): Promise<void> {
    this.#book = await cardBook(version ?? (await lobby()).cards);
  }

  /** Cards made up for an example of the rule book. */
  also(cards: Record<string, CardFacts> | undefined): void {
    this.#madeUp = cards ?? {};
  }

  facts(code: string | undefined): CardFacts {
    return (code !== undefined && (this.#book?.cards[code] ?? this.#madeUp[code])) || UNKNOWN;
  }

  title(code: string | undefined): string {
    const facts = this.facts(code);
    return facts.experience ? `${facts.title} (Exp.${facts.experience})` : facts.title;
  }

  /** Every title with the first printing of its card. */
  *titles(): Generator<[title: string, code: string]> {
    for (const [code, { title }] of Object.entries(this.#book?.cards ?? {})) yield [title, code];
  }

  /** What a keyword means; undefined where it needs no words. */
  keyword(word: string): string | undefined {
    const words = this.#book?.keywords ?? {};
    return words[word] ?? words[word.replace(/ -?\d+$/, "")];
  }
}

export const book = new Book();
