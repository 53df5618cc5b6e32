// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.

/** Five cards of a draw hand worth keeping: what is thrown for them, and what they make. */
export interface Keep {
  thrown: number[];
  text: string;
  legal: boolean;
  punished?: string;
}
