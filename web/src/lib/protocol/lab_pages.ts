// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.

import type { StarterDeck } from "./pages";

/** An experiment in the list of one's own. */
export interface ExperimentTitle {
  id: string;
  name: string;
  kind: "matchups" | "series" | "study";
  status: "done" | "failed" | "running" | "stopped" | "waiting";
  done: number;
  total: number;
  created: number;
}

/** An experiment with everything that is known so far. */
export interface ExperimentView {
  title: ExperimentTitle;
  decks: string[];
  faults: string[][];
  bots: string[];
  games: number;
  seed: number;
  mine: boolean;
  problem: string;
  ahead: number;
  report: LabReport | null;
}

/** The starter decks as they were measured against each other. */
export interface GalleryPage {
  command: string;
  decks: StarterDeck[];
  table: LabTable;
}

/** A deck for an experiment: a starter deck by its short name, or one of the workshop by its id. */
export interface LabDeck {
  starter?: string;
  deck?: string;
}

/** What the presence of a card means for winning. */
export interface LabFinding {
  card: string;
  games: number;
  wins: number;
  expected: number;
  lift: number;
  margin: number;
  clear: boolean;
  code?: string;
}

/** A game of an experiment. */
export interface LabGame {
  number: number;
  decks: string[];
  bots: string[];
  winner: number;
  reason: string;
  days: number;
  control: number[];
  influence: number[];
}

/** Some games of an experiment, in their order. */
export interface LabGames {
  games: LabGame[];
  more: boolean;
}

/** The laboratory as one person finds it. */
export interface LabHall {
  experiments: ExperimentTitle[];
  processes: number;
  most_games: number;
  waiting: number;
}

/** What is known so far. */
export interface LabReport {
  days: [number, number, number];
  endings: LabShare[];
  seats: LabShare[];
  tables: LabTable[];
  disagreements: string[];
  bots: LabShare[];
  decks: LabShare[];
  findings: Record<string, LabFinding[]>;
  problems: string[];
}

/** How often something happened, with its 95 percent interval. */
export interface LabShare {
  name: string;
  hits: number;
  trials: number;
  low: number;
  high: number;
}

/** Decks against each other in the hands of one kind of bot. */
export interface LabTable {
  bot: string;
  cells: LabShare[][];
  overall: LabShare[];
  elo: number[];
  margin: number[];
}

/** What is to be found out: all decks against all, one deck closely, or bots against each other. */
export interface NewExperiment {
  kind: "matchups" | "series" | "study";
  decks: LabDeck[];
  bots: string[];
  games: number;
  name?: string;
  seed?: number;
}
