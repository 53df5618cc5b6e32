// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.

import type { CardFacts } from "./card_facts";
import type { LineView, View } from "./shapes";
import type { SceneView } from "./told";

/** A strength of bots. */
export interface BotChoice {
  strength: string;
  title: string;
  manner?: string;
}

/** All cards by code. */
export interface CardBook {
  cards: Record<string, CardFacts>;
  keywords: Record<string, string>;
}

/** A day, and the point of the timeline at which it begins. */
export interface DayBegins {
  day: number;
  at: number;
}

/** What became of a deck list. */
export interface DeckAnswer {
  name: string;
  format: string;
  cards: number;
  outfit: string;
  legal: boolean;
  playable: boolean;
  errors: DeckFinding[];
  warnings: DeckFinding[];
  notices: string[];
  missing: string[];
}

/** Something about a deck that is wrong or worth a look. */
export interface DeckFinding {
  rule: string;
  sentence: string;
  cards: string[];
}

/** A finished game, judged from its beginning to its end. */
export interface Hindsight {
  names: string[];
  points: HindsightPoint[];
  turns: TurningPoint[];
  days?: DayBegins[];
}

/** A moment between two plays, and what everybody's chance to win was by the bots' judgement. */
export interface HindsightPoint {
  at: number;
  day: number;
  phase: string;
  chances: number[];
}

/** A rule that a table may switch. */
export interface HouseRule {
  name: string;
  title: string;
  text: string;
  usual: boolean;
  older: boolean;
}

/** A lesson of the course. */
export interface LessonChoice {
  name: string;
  title: string;
  about: string;
  minutes: number;
  done?: boolean;
  table?: string;
  reached?: string;
}

/** Everything the first page shows. */
export interface Lobby {
  me: Me;
  bots: BotChoice[];
  decks: StarterDeck[];
  open: OpenTable[];
  mine: OpenTable[];
  rules: HouseRule[];
  lessons: LessonChoice[];
  cards: string;
}

/** A new table. */
export interface Made {
  table: string;
  note?: string;
}

/** The guest behind a session. */
export interface Me {
  name: string;
}

/** A table in the lobby. */
export interface OpenTable {
  id: string;
  names: string[];
  seats: number;
  free: number;
  status: "broken" | "over" | "playing" | "waiting";
  created: number;
  mine: boolean;
  watchable: boolean;
  winner: string;
  lesson?: string;
}

/** An error. */
export interface Problem {
  status_code: number;
  detail: string;
  extra?: unknown;
}

/** One event of a step, as it is told and as it changes the table. */
export interface ReplayFrame {
  lines: LineView[];
  patch: unknown[][];
  scenes: SceneView[];
}

/** A step of a replay, event by event; the last frame is the game when the next decision is open. */
export interface ReplayFrames {
  at: number;
  frames: ReplayFrame[];
}

/** A point of the timeline: the game before this answer. */
export interface ReplayMark {
  at: number;
  day: number;
  phase: string;
  seat: number;
  lines: number;
}

/** The game at one point. */
export interface ReplayStep {
  at: number;
  view: View;
  lines: LineView[];
  scenes: SceneView[];
  answer: string;
  said?: string;
}

/** The secret with which a guest comes back on another device. */
export interface ReturnCode {
  code: string;
}

/** A deck that comes with the game. */
export interface StarterDeck {
  starter: string;
  name: string;
  outfit: string;
  gangs: string[];
  playable: boolean;
  missing: string[];
  skill?: string;
  plan?: string;
}

/** An option that was considered: how often it was tried, and how well it did (0 to 1); what was chosen without
    being considered was tried no times. */
export interface Thought {
  key: string;
  text: string;
  visits: number;
  value: number;
  chosen: boolean;
}

/** What a hard bot thinks of a decision, best first; nothing where it decides by habit. */
export interface Thoughts {
  at: number;
  seat: number;
  thoughts: Thought[];
  note?: string;
}

/** A stored game, ready to be scrubbed through. */
export interface Timeline {
  table: string;
  names: string[];
  length: number;
  status: string;
  seats: number[];
  spectator: boolean;
  open: boolean;
  play_on: boolean;
  export: boolean;
  thoughts: boolean;
  marks: ReplayMark[];
  bots: BotChoice[];
  strengths?: string[];
  changed?: boolean;
  about?: string;
  rules?: string[];
  made_up?: Record<string, CardFacts>;
}

/** A play after which somebody's chance was quite another. */
export interface TurningPoint {
  at: number;
  day: number;
  phase: string;
  seat: number;
  before: number[];
  after: number[];
  text: string;
  decisions?: number[];
}
