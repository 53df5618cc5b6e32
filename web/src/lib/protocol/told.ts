// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.

import type { TableOptions } from "./asked";
import type { CardFacts } from "./card_facts";
import type { Refusal } from "./reasons";
import type { LineView, View } from "./shapes";
import type { Words } from "./words";

/** The chance of a rank. */
export interface Chance {
  rank: number;
  name: string;
  chance: number;
}

/** Something somebody said. */
export interface ChatLine {
  number: number;
  name: string;
  seat: number;
  text: string;
}

/** The whole state: at the beginning, after a reconnection, an undo or a wrong answer. */
export interface Full {
  type: "full";
  state: TableState;
  lines: LineView[];
  lines_from: number;
  chat: ChatLine[];
  scenes?: SceneView[];
  made_up?: Record<string, CardFacts>;
}

/** An answer that the hard bot would think of, with what it expects and fears. */
export interface HintOption {
  key: string;
  text: string;
  value: number;
  reason: string;
  keys?: string[];
}

/** What the hard bot would do, the best first. */
export interface HintView {
  type: "hint";
  seat: number;
  decision: number;
  options: HintOption[];
}

/** Older lines of the log. */
export interface Lines {
  type: "lines";
  lines: LineView[];
  lines_from: number;
}

/** The players go on to another table. */
export interface Moved {
  type: "moved";
  table: string;
}

/** The chances of a draw hand from what the player knows. */
export interface OddsView {
  type: "odds";
  seat: number;
  about: string;
  chances: Chance[];
  advice: number[];
  win?: number;
  tie?: number;
  lose?: number;
  losses?: number;
  kills?: number;
  rival?: string;
  keeps?: number[];
  comers?: number;
  best?: number;
  decision?: number;
  chosen?: number[];
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** Why a card cannot be used. */
export interface Reasons {
  type: "reasons";
  card: number;
  refusals: Refusal[];
}

/** A draw hand as it was revealed. */
export interface RevealedHand {
  seat: number;
  codes: string[];
  faces: string[];
  rank: number;
  name: string;
  legal: boolean;
  modifiers: number[];
  natural?: number;
}

/** A new line of chat. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** Something that deserves the stage: a card that is played, the hands of a lowball, the result of a round. */
export interface SceneView {
  event: number;
  kind: "lowball" | "play" | "round";
  title: string;
  text: string;
  hands: RevealedHand[];
  winner: number;
  seat?: number;
  card?: number;
  code?: string;
  targets?: number[];
  changes?: string[];
  by_itself?: boolean;
  whose?: number[];
}

/** Who sits where. */
export interface SeatView {
  seat: number;
  name: string;
  who: "bot" | "open" | "person";
  strength: string;
  deck: string;
  outfit: string;
  present: boolean;
  clock: number | null;
}

/** Everything a browser shows of a table; changes of it are sent as patches. */
export interface TableState {
  table: TableView;
  view: View | null;
  words?: Words | null;
}

/** The table around the game. */
export interface TableView {
  id: string;
  status: "broken" | "over" | "playing" | "waiting";
  seats: SeatView[];
  options: TableOptions;
  watchers: number;
  undo: UndoView | null;
  rematch: string;
  running: number;
  pace: number;
  you: YouView;
  window?: WindowView | null;
}

/** Something was wrong with a message. */
export interface Trouble {
  type: "trouble";
  code: "bad message" | "illegal" | "not now" | "not yours" | "stale" | "too fast" | "too large" | "unknown";
  sentence: string;
}

/** An undo that waits for consent. */
export interface UndoView {
  seat: number;
  waiting: number[];
  reveals: boolean;
  what?: string;
}

/** What changed: pairs of a path and a value, or a path alone for what is gone. */
export interface Update {
  type: "update";
  patch: unknown[][];
  lines?: LineView[];
  scenes?: SceneView[];
}

/** Where bluffing is agreed on: the time after a play in which all may react. */
export interface WindowView {
  number: number;
  what: string;
  seconds: number;
  ready: boolean;
  held: boolean;
}

/** What concerns only the one who reads it. */
export interface YouView {
  name: string;
  seats: number[];
  looking: number;
  host: boolean;
  links: Record<string, string>;
  invitations: Record<string, string>;
  auto: "concerned" | "off" | "sundown";
  undo: "ask" | "free" | "no";
}

export type ServerMessage = Full | Update | Lines | Said | Reasons | OddsView | HintView | Trouble | Moved | Pong;
