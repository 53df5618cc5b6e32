// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.

import type { DeckFinding } from "./pages";

/** Whether a deck is legal, and why not. */
export interface DeckCheck {
  legal: boolean;
  errors: DeckFinding[];
  warnings: DeckFinding[];
  missing: string[];
  stash: number;
  cost: number;
}

/** What a deck is at one moment; this is what is stored. */
export interface DeckContent {
  name: string;
  format: "open" | "original" | "weird-west";
  cards: [string, number, number][];
  notes?: string;
}

/** The draw hands of a deck in one batch; batches of different numbers can be added. */
export interface DeckOdds {
  hands: number;
  highest: RankChances;
  legal: RankChances;
  lowball: RankChances;
  names: string[];
}

/** A change of a deck, made from this revision. */
export interface DeckSave {
  revision: number;
  name: string;
  format: "open" | "original" | "weird-west";
  cards: [string, number, number][];
  notes?: string;
  keep?: boolean;
}

/** A deck in the list of one's decks. */
export interface DeckTitle {
  id: string;
  name: string;
  format: "open" | "original" | "weird-west";
  outfit: string;
  cards: number;
  faults: string[];
  updated: number;
  codes: string[];
}

/** One's decks, the latest first. */
export interface DeckTitles {
  decks: DeckTitle[];
}

/** An earlier state of a deck, with what changed since the one before. */
export interface DeckVersion {
  revision: number;
  at: number;
  kept: boolean;
  content: DeckContent;
  changes: string[];
}

/** The history of a deck, the latest first. */
export interface DeckVersions {
  versions: DeckVersion[];
}

/** A deck of the workshop. */
export interface KeptDeck {
  id: string;
  revision: number;
  content: DeckContent;
  mine: boolean;
  updated: number;
}

/** A new deck, and what the reader of a list had to decide for itself. */
export interface MadeDeck {
  deck: KeptDeck;
  notices?: string[];
}

/** A deck to be made: empty, as a copy of one that has a link, of a starter deck, or from a list. */
export interface NewDeck {
  name?: string;
  format?: "open" | "original" | "weird-west" | null;
  copy?: string;
  starter?: string;
  text?: string;
}

/** The deck was changed elsewhere meanwhile: what it is now, and what it was when this change began. */
export interface Overtaken {
  status_code: number;
  detail: string;
  now: KeptDeck;
}

/** How many of the drawn hands came to each rank from 0 to 11, legal and Cheatin'. */
export interface RankChances {
  legal: number[];
  cheatin: number[];
}

/** A card that would fit, with the reasons. */
export interface Suggestion {
  code: string;
  reasons: string[];
}

/** Cards that would fit a deck, the best first. */
export interface Suggestions {
  cards: Suggestion[];
}
