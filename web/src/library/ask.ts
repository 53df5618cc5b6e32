import { ask } from "../lib/api";
import type { CardPage, Found, Library, Proofs, RuleBook } from "../lib/protocol";

export const library = (): Promise<Library> => ask("/api/library");
export const search = (query: string): Promise<Found> =>
  ask(`/api/library/search?q=${encodeURIComponent(query)}`);
export const cardPage = (code: string): Promise<CardPage> =>
  ask(`/api/library/cards/${encodeURIComponent(code)}`);
export const ruleBook = (): Promise<RuleBook> => ask("/api/rules");
export const proofs = (rule: string): Promise<Proofs> => ask(`/api/rules/${encodeURIComponent(rule)}`);
