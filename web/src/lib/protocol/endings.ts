// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.

/** The numbers of one player at the end: what wins, the fights, the money. */
export interface Account {
  name: string;
  control: number;
  influence: number;
  began: number;
  gang: number;
  earned: Record<string, number>;
  spent: Record<string, number>;
  left: number;
  since?: number;
  rounds?: number;
  won?: number;
  fallen?: number;
}
