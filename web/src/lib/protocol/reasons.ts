// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.

/** A play one might expect, and the rule that forbids it. */
export interface Refusal {
  key: string;
  text: string;
  rule: string;
  reason: string;
  statement: string;
}
