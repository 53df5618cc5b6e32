import { sentence } from "../lib/api";
import { book } from "../lib/book.svelte";
import type { DeckCheck, DeckContent, KeptDeck } from "../lib/protocol";
import { checkCards, oneDeck, saveDeck, type Copies } from "./ask";
import { changed, same } from "./changing";

const SAVE_AFTER = 1200;
const CHECK_AFTER = 80;
const LOOK_EVERY = 5000;

/** A deck on the bench: what it is, whether it is legal, and its way into the storage. */
export class Bench {
  readonly id: string;
  content: DeckContent = $state.raw({ name: "", format: "open", cards: [], notes: "" });
  mine = $state(false);
  ready = $state(false);
  check: DeckCheck | undefined = $state.raw();
  /** What is to be said about saving. */
  news = $state("");
  problem = $state("");
  saving = $state(false);
  #stored: KeptDeck | undefined = $state.raw();
  /** The deck as it was when it was opened. */
  opened: DeckContent | undefined = $state.raw();
  #undo: DeckContent[] = $state.raw([]);
  #saver: ReturnType<typeof setTimeout> | undefined;
  #checker: ReturnType<typeof setTimeout> | undefined;
  #checked = 0;
  #channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("gomorra-decks");

  constructor(id: string) {
    this.id = id;
  }

  get cards(): Copies[] {
    return this.content.cards as Copies[];
  }

  get clean(): boolean {
    return this.#stored !== undefined && same(this.#stored.content, this.content);
  }

  get canUndo(): boolean {
    return this.#undo.length > 0;
  }

  async open(): Promise<void> {
    const found = await oneDeck(this.id);
    this.#stored = found;
    this.content = this.opened = found.content;
    this.mine = found.mine;
    this.ready = true;
    this.#recheck();
  }

  /** Look now and then, and when another window of this browser says so, whether the deck was changed elsewhere. */
  watch(): () => void {
    const look = (): void => void (document.hidden || this.saving ? undefined : this.#look());
    const timer = setInterval(look, LOOK_EVERY);
    const heard = (event: MessageEvent): void => {
      if (event.data === this.id) look();
    };
    this.#channel?.addEventListener("message", heard);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      this.#channel?.removeEventListener("message", heard);
      document.removeEventListener("visibilitychange", look);
    };
  }

  copies(code: string): number {
    return this.cards.find(([one]) => one === code)?.[1] ?? 0;
  }

  starting(code: string): number {
    return this.cards.find(([one]) => one === code)?.[2] ?? 0;
  }

  add(code: string): void {
    const type = book.facts(code).type;
    // There is one outfit and one legend: another takes its place.
    const alone = type === "outfit" || type === "legend";
    const others = alone ? this.cards.filter(([one]) => book.facts(one).type !== type) : this.cards;
    const left = alone
      ? this.cards.find(([one]) => book.facts(one).type === type && one !== code)
      : undefined;
    if (left)
      this.news = `${book.title(code)} takes the place of ${book.title(left[0])}: a deck has one ${type}.`;
    this.#change({ cards: changed(others, code, 1) });
  }

  take(code: string): void {
    if (this.copies(code)) this.#change({ cards: changed(this.cards, code, -1) });
  }

  start(code: string, more: number): void {
    this.#change({ cards: changed(this.cards, code, 0, more) });
  }

  set(part: Partial<Pick<DeckContent, "name" | "format" | "notes" | "cards">>): void {
    this.#change(part);
  }

  undo(): void {
    const last = this.#undo.at(-1);
    if (!last) return;
    this.#undo = this.#undo.slice(0, -1);
    this.content = last;
    this.#changed();
  }

  #change(part: Partial<DeckContent>): void {
    this.#undo = [...this.#undo.slice(-99), this.content];
    this.content = { ...this.content, ...part };
    this.#changed();
  }

  #changed(): void {
    this.#recheck();
    clearTimeout(this.#saver);
    if (this.mine) this.#saver = setTimeout(() => void this.save(), SAVE_AFTER);
  }

  #recheck(): void {
    clearTimeout(this.#checker);
    this.#checker = setTimeout(() => void this.#ask(), CHECK_AFTER);
  }

  async #ask(): Promise<void> {
    const number = ++this.#checked;
    try {
      const found = await checkCards(this.cards, this.content.format);
      if (number === this.#checked) this.check = found;
    } catch (error) {
      this.problem = sentence(error);
    }
  }

  /** Save what is on the bench; where it was changed elsewhere, put both changes together. */
  async save(keep = false): Promise<void> {
    clearTimeout(this.#saver);
    if (!this.#stored || !this.mine || this.saving || (this.clean && !keep)) return;
    this.saving = true;
    const sent = this.content;
    try {
      const answer = await saveDeck(this.id, this.#stored.revision, sent, keep);
      this.problem = "";
      if ("saved" in answer) {
        this.#stored = answer.saved;
        // What was changed while it was on its way stays; what the server tidied up is taken over.
        if (this.content === sent) this.content = answer.saved.content;
        if (keep) this.news = "This version is kept.";
        this.#channel?.postMessage(this.id);
      } else await this.#together(answer.overtaken.now);
    } catch (error) {
      this.problem = sentence(error);
    }
    this.saving = false;
    if (!this.clean) this.#saver = setTimeout(() => void this.save(), SAVE_AFTER);
  }

  async #look(): Promise<void> {
    const now = await oneDeck(this.id).catch(() => undefined);
    if (now && this.#stored && now.revision > this.#stored.revision && !this.saving)
      await this.#together(now);
  }

  async #together(now: KeptDeck): Promise<void> {
    const { differences, merged } = await import("./merging");
    // Another look may have come first.
    if (this.#stored && this.#stored.revision >= now.revision) return;
    const base = this.#stored?.content ?? now.content;
    const told = differences(base.cards as Copies[], now.content.cards as Copies[], (code) =>
      book.title(code),
    );
    const own = !same(base, this.content);
    this.content = own ? merged(base, this.content, now.content) : now.content;
    this.#stored = now;
    const what = told.length ? `: ${told.slice(0, 6).join(", ")}` : "";
    this.news =
      `This deck was changed in another window${what}. ${own ? "Your changes are in it too." : ""}`.trim();
    this.#recheck();
  }
}
