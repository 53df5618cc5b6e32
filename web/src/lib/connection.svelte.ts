import { tick } from "svelte";

import { places, travel } from "./motion";
import { applied } from "./patch";
import type {
  ChatLine,
  ClientMessage,
  LineView,
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
  scenes: SceneView[] = $state.raw([]);
  standing: Standing = $state("connecting");
  refusal = $state("");
  trouble: Trouble | undefined = $state.raw();
  reasons: Reasons | undefined = $state.raw();
  odds: OddsView | undefined = $state.raw();
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
    this.#connect();
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else if (message.type !== "answer") this.#waiting.push(message);
  }

  /** Close the stage of revealed hands; says whether there was one. */
  skipScene(): boolean {
    const shown = this.scenes.length > 0;
    this.scenes = this.scenes.slice(1);
    return shown;
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
        this.state = message.state;
        this.fulls += 1;
        this.at = Date.now();
        this.lines = message.lines;
        this.linesFrom = message.lines_from;
        this.chat = message.chat;
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

  async #update(patch: unknown[][], lines: LineView[], scenes: SceneView[]): Promise<void> {
    if (!this.state) return;
    const before = places();
    this.state = applied(this.state, patch);
    this.at = Date.now();
    if (lines.length) {
      this.lines = [...this.lines, ...lines];
      this.news = lines.map((line) => line.text);
    }
    if (scenes.length) this.scenes = [...this.scenes, ...scenes];
    await tick();
    travel(before);
  }
}
