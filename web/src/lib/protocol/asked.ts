// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.

/** Settings of a seat, and the pace of the bots. */
export interface Adjust {
  type: "adjust";
  seat: number;
  auto?: "concerned" | "off" | "sundown";
  pace?: number | null;
}

/** Answers to the open decision, and perhaps to those of the same kind that directly follow it, or to what a card
    asks that is used by the first. */
export interface Answer {
  type: "answer";
  seat: number;
  decision: number;
  keys: string[];
}

/** Why can I not use this card? */
export interface Ask {
  type: "ask";
  seat: number;
  card: number;
}

/** Say something to everybody at the table. */
export interface Chat {
  type: "chat";
  text: string;
}

/** Come back to one's seat from another device. */
export interface Claim {
  type: "claim";
  token: string;
}

/** A clock for every player; it runs only while the player has a decision. */
export interface ClockPlan {
  minutes: number;
  increment?: number;
  at_zero?: "lose" | "pass";
}

/** Give up. */
export interface Concede {
  type: "concede";
  seat: number;
}

/** Agree or not to the undo that another player asks for. */
export interface Consent {
  type: "consent";
  yes: boolean;
}

/** A deck: one of the starter decks by its short name, or a list in any format the importer reads. */
export interface DeckChoice {
  starter?: string;
  text?: string;
}

/** Is this deck legal, and can it be played? */
export interface DeckQuestion {
  deck: DeckChoice;
  format?: "open" | "original" | "weird-west";
}

/** Older lines of the log. */
export interface Earlier {
  type: "earlier";
  before: number;
}

/** What would you do? */
export interface Hint {
  type: "hint";
  seat: number;
}

/** The bots finish their turn now. */
export interface Hurry {
  type: "hurry";
}

/** A game from a file, to be replayed or played on. */
export interface Import {
  save: string;
}

/** See the table from another seat of this screen; null is the spectator's view. */
export interface Look {
  type: "look";
  seat: number | null;
}

/** A table to be made. */
export interface NewTable {
  seats: SeatPlan[];
  options?: TableOptions;
}

/** What are the chances of my draw hand? */
export interface Odds {
  type: "odds";
  seat: number;
  chosen?: number[];
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** Continue a stored game from an answer on: one seat is mine, bots take the others. */
export interface PlayOn {
  at: number;
  seat: number;
  strength?: string;
}

/** Where bluffing is agreed on: I do not want to react any more. */
export interface Ready {
  type: "ready";
}

/** Play again with the same people, decks and options. */
export interface Rematch {
  type: "rematch";
}

/** A guest's name. */
export interface Rename {
  name: string;
}

/** Who is to sit on a seat of a new table. */
export interface SeatPlan {
  who: "bot" | "me" | "open" | "screen";
  strength?: string;
  name?: string;
  deck?: DeckChoice | null;
}

/** Take an open seat: by an invitation, or any open seat of a public table. */
export interface Sit {
  type: "sit";
  seat: number;
  deck: DeckChoice;
  name: string;
  token?: string | null;
}

/** What the players agree on before the game. */
export interface TableOptions {
  public?: boolean;
  spectators?: boolean;
  open_hands?: boolean;
  format?: "open" | "original" | "weird-west";
  day_limit?: number;
  short_victory?: boolean;
  house?: string[];
  lesson?: string;
  thoughts?: boolean;
  odds?: boolean;
  undo?: "ask" | "free" | "never";
  bluff?: boolean;
  clock?: ClockPlan | null;
  pace?: number;
}

/** Take back the seat's last decision. */
export interface Undo {
  type: "undo";
  seat: number;
}

export type ClientMessage = Answer | Sit | Claim | Look | Chat | Ask | Odds | Hint | Undo | Consent | Concede | Rematch | Ready | Hurry | Adjust | Earlier | Ping;
