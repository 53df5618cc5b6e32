// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.

import type { Exhibit } from "./exhibits";

/** What there is to say about one card beyond its facts. */
export interface CardPage {
  code: string;
  printings: PrintingPage[];
  rulings: RuleText[];
  rules: RuleText[];
  decks: Playing[];
  lab: InTheLab | null;
}

/** A chapter of a rule document. */
export interface Chapter {
  document: string;
  title: string;
  rules: ProvedRule[];
}

/** The printings that a query finds, by title. */
export interface Found {
  codes: string[];
}

/** How a card did in the measured games of the starter decks: wins with it in hand against what is usual. */
export interface InTheLab {
  games: number;
  wins: number;
  expected: number;
  lift: number;
  margin: number;
  bot: string;
}

/** How the cards of the card book belong together. */
export interface Library {
  cards: string[][];
  printings: Record<string, PrintingFacts>;
  packs: PackFacts[];
  formats: Record<string, string>;
  keys: Record<string, string>;
}

/** A pack, for those who choose by packs. */
export interface PackFacts {
  code: string;
  name: string;
  released: string;
  edition: string;
}

/** A starter deck that plays a card. */
export interface Playing {
  starter: string;
  name: string;
  copies: number;
}

/** What tells one printing of a card from another. */
export interface PrintingFacts {
  pack: string;
  edition: string;
  formats: string[];
}

/** A printing on the page of its card. */
export interface PrintingPage {
  code: string;
  pack: string;
  released: string;
  edition: string;
  differs: string[];
  text: string[];
}

/** A test that proves a rule: what it says in words, where it is, and the scenario itself. */
export interface Proof {
  title: string;
  file: string;
  source: string;
  example?: string;
  playable?: boolean;
  by_hand?: boolean;
  exhibit?: Exhibit | null;
}

/** The tests behind a rule. */
export interface Proofs {
  id: string;
  text: string;
  proofs: Proof[];
}

/** A statement with the number of tests that cite it. */
export interface ProvedRule {
  id: string;
  text: string;
  tests: number;
  example?: boolean;
  card?: string;
}

/** The rules as a book. */
export interface RuleBook {
  chapters: Chapter[];
}

/** A statement of the rules in our words. */
export interface RuleText {
  id: string;
  text: string;
}
