import { book } from "../lib/book.svelte";
import type { Library } from "../lib/protocol";
import { library } from "./ask";

/** How the cards of the card book belong together: fetched once, then kept by the browser. */
class Shelf {
  #library: Library | undefined = $state.raw();
  #loading: Promise<void> | undefined;
  #family = new Map<string, string[]>();

  get ready(): boolean {
    return this.#library !== undefined && book.ready;
  }

  get library(): Library | undefined {
    return this.#library;
  }

  load(): Promise<void> {
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  async #fetch(): Promise<void> {
    const [found] = await Promise.all([library(), book.load()]);
    for (const codes of found.cards) for (const code of codes) this.#family.set(code, codes);
    this.#library = found;
  }

  /** All printings of the card that has this printing. */
  printings(code: string): string[] {
    return this.#family.get(code) ?? [code];
  }

  /** The first printing stands for the card. */
  card(code: string): string {
    return this.printings(code)[0] ?? code;
  }

  plays(code: string, format: string): boolean {
    return this.#library?.printings[code]?.formats.includes(format) ?? false;
  }

  pack(code: string): string {
    return this.#library?.printings[code]?.pack ?? "";
  }
}

export const shelf = new Shelf();
