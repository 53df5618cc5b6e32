import { tick } from "svelte";

import { book } from "./book.svelte";
import { places, travel } from "./motion";
import { recalled, remember } from "./memory";
import { besideHands, isFortune, isNewsTo, joinedStage, notOvertaken, remembered, type Staged } from "./news";
import { applied } from "./patch";
import { soundOf } from "./sound";
import { joined, untilNext } from "./story";
import type {
  ChatLine,
  ClientMessage,
  LineView,
  HintView,
  OddsView,
  Reasons,
  SceneView,
  ServerMessage,
  TableState,
  Trouble,
} from "./protocol";

export type Standing = "connecting" | "open" | "lost" | "refused";

/** The connection to a table: keeps its state up to date and comes back by itself. */
export class Connection {
  state: TableState | undefined = $state.raw();
  lines: LineView[] = $state.raw([]);
  linesFrom = $state(0);
  chat: ChatLine[] = $state.raw([]);
  /** How much of the chat was read. */
  chatSeen = $state(0);
  scenes: Staged[] = $state.raw([]);
  /** What was on the stage, the last of it at the end. */
  seen: Staged[] = $state.raw([]);
  /** Whether one looks again at what is on the stage: it stays as long as one likes. */
  again = $state(false);
  standing: Standing = $state("connecting");
  refusal = $state("");
  trouble: Trouble | undefined = $state.raw();
  reasons: Reasons | undefined = $state.raw();
  odds: OddsView | undefined = $state.raw();
  hint: HintView | undefined = $state.raw();
  moved = $state("");
  /** How often the whole state came: whatever was under way is over then. */
  fulls = $state(0);
  /** When the state last came, for the clocks. */
  at = $state(0);
  /** Lines that came with the last update, to be announced. */
  news: string[] = $state.raw([]);

  #socket: WebSocket | undefined;
  #wait = 300;
  #closed = false;
  #waiting: ClientMessage[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {
    this.seen = recalled(table).seen;
    this.#connect();
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else if (message.type !== "answer") this.#waiting.push(message);
  }

  /** Close what stands on the stage; says whether there was something. */
  skipScene(): boolean {
    const shown = this.scenes.length > 0;
    this.scenes = this.scenes.slice(1);
    if (!this.scenes.length) this.again = false;
    return shown;
  }

  /** The log as far as the stage has come: what still waits to be shown is not told before. */
  told: LineView[] = $derived.by(() => untilNext(this.lines, this.again ? undefined : this.scenes[1]?.event));

  /** Whether something was on the stage before what is there now. */
  get earlier(): boolean {
    return this.seen.length > this.scenes.length;
  }

  /** Say what went wrong here, as the server says what it refuses. */
  complain(error: unknown): void {
    const sentence = error instanceof Error ? error.message : String(error);
    this.trouble = { type: "trouble", code: "not now", sentence };
  }

  /** Look again at what was on the stage before, one thing further back each time. */
  lookAgain(): boolean {
    const last = this.seen[this.seen.length - 1 - this.scenes.length];
    if (!last) return false;
    this.scenes = [last, ...this.scenes];
    this.again = true;
    return true;
  }

  /** What happened comes to the stage, one thing after the other; of one's own plays only what one could not know.
   *  What nobody played is news for everybody. */
  #stage(scenes: SceneView[]): void {
    const own = this.state?.table.you.looking ?? -1;
    const shown = scenes.filter((scene) => isNewsTo(own, scene));
    if (!shown.length) return;
    if (!this.scenes.length) this.again = false;
    // A result makes plays stale that are still waiting before it.
    const result = shown.some((scene) => scene.kind !== "play");
    const waiting = result ? this.scenes.filter((scene) => scene.kind !== "play") : this.scenes;
    // What one looks at again is over: nothing is added to it.
    const stage: Staged[] = this.again ? [...waiting, ...shown] : joinedStage(waiting, shown);
    this.seen = remembered(this.seen, stage);
    remember(this.table, { seen: this.seen });
    this.scenes = stage;
  }

  /** Who answers has seen what is on the stage; whose a deed is that still waits behind it is told nevertheless. */
  answered(): void {
    this.scenes = this.again ? [] : this.scenes.slice(1).filter(isFortune);
    this.again = false;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.standing = "open";
      this.#wait = 300;
      for (const message of this.#waiting.splice(0)) this.send(message);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      void this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => this.#lost(event);
  }

  #lost(event: CloseEvent): void {
    if (this.#closed) return;
    if (event.code === 4003 || event.code === 4004) {
      this.standing = "refused";
      this.refusal = event.reason;
      return;
    }
    this.standing = "lost";
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(5000, this.#wait * 1.6);
  }

  async #receive(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case "full":
        book.also(message.made_up);
        this.state = message.state;
        this.scenes = [];
        this.seen = this.seen.filter((scene) => scene.event <= (message.lines.at(-1)?.event ?? -1));
        this.fulls += 1;
        this.at = Date.now();
        this.lines = message.lines;
        this.linesFrom = message.lines_from;
        this.chat = message.chat;
        this.#reachBack();
        break;
      case "update":
        await this.#update(message.patch as unknown[][], message.lines ?? [], message.scenes ?? []);
        break;
      case "lines":
        this.lines = [...message.lines, ...this.lines];
        this.linesFrom = message.lines_from;
        break;
      case "said":
        this.chat = [...this.chat, message.line];
        this.news = [`${message.line.name} says: ${message.line.text}`];
        break;
      case "reasons":
        this.reasons = message;
        break;
      case "odds":
        this.odds = message;
        break;
      case "hint":
        this.hint = message;
        break;
      case "trouble":
        this.trouble = message;
        break;
      case "moved":
        this.moved = message.table;
        break;
      case "pong":
        break;
    }
  }

  /** The log from one's last answer on, where it is longer than what comes at first. */
  #reachBack(): void {
    const { answered } = recalled(this.table);
    if (answered >= 0 && answered < this.linesFrom) this.send({ type: "earlier", before: this.linesFrom });
  }

  async #update(patch: unknown[][], lines: LineView[], scenes: SceneView[]): Promise<void> {
    if (!this.state) return;
    const before = places();
    const old = this.state.view?.cards ?? {};
    this.state = applied(this.state, patch);
    const cards = this.state.view?.cards ?? {};
    this.at = Date.now();
    if (lines.length) {
      this.lines = joined(this.lines, lines);
      this.news = lines.filter((line) => !line.detail).map((line) => line.text);
      soundOf(lines);
    }
    if (!this.again) this.scenes = notOvertaken(this.scenes, lines);
    this.#stage(scenes);
    if (!this.again) this.scenes = besideHands(this.scenes, lines);
    await tick();
    travel(before, (card) => old[card]?.zone !== cards[card]?.zone);
  }
}
