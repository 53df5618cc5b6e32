// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.

/** What one test looks at. */
export interface Exhibit {
  test: string;
  rules: string[];
  hands?: ShownHand[];
  decks?: ShownDeck[];
  cards?: string[];
}

/** A deck list and the verdict on it. */
export interface ShownDeck {
  cards: [string, number, number][];
  legal: boolean;
  format?: string;
  findings?: ShownFinding[];
}

/** What a deck check says. */
export interface ShownFinding {
  rule: string;
  sentence: string;
  cards?: string[];
}

/** Cards and what they are worth. */
export interface ShownHand {
  cards: string[];
  rank: number;
  name: string;
  legal?: boolean;
}
