// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.

import type { Keep } from "./advice";
import type { Account } from "./endings";

/** The step of a lesson at which one is. */
export interface LessonView {
  name: string;
  title: string;
  number: number;
  of: number;
  text: string;
  keys: string[];
  cards: number[];
  over?: boolean;
  following?: string;
}

/** Sentences for one seat. */
export interface Words {
  standing: string[];
  notes: Record<string, string>;
  ask?: string;
  by?: string;
  about?: string;
  best?: [string, string][];
  sure?: string;
  lesson?: LessonView | null;
  ending?: Account[];
  won?: string;
  keeps?: Keep[];
  left_out?: Record<string, string>;
  away?: Record<string, string>;
  lacking?: Record<string, string>;
}
