// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.

/** What is printed on a card, its text and its rulings. */
export interface CardFacts {
  title: string;
  type: string;
  experience?: number;
  suit?: string;
  value?: number;
  keywords?: string[];
  gangs?: string[];
  stud?: boolean;
  bullets?: number | null;
  bonus?: number | null;
  influence?: number | null;
  control?: number | null;
  cost?: number | null;
  upkeep?: number | null;
  production?: number | null;
  stash?: number | null;
  text?: string[];
  rulings?: string[];
  pack?: string;
}
