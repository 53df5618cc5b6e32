import { sum } from "./numbers";

export interface Ranks {
  legal: number[];
  cheatin: number[];
}

/** Two batches of drawn hands together. */
export const added = (one: Ranks | undefined, other: Ranks): Ranks => ({
  legal: other.legal.map((count, rank) => count + (one?.legal[rank] ?? 0)),
  cheatin: other.cheatin.map((count, rank) => count + (one?.cheatin[rank] ?? 0)),
});

export const drawn = (ranks: Ranks): number => sum(ranks.legal) + sum(ranks.cheatin);
export const chance = (ranks: Ranks, rank: number): number =>
  ((ranks.legal[rank] ?? 0) + (ranks.cheatin[rank] ?? 0)) / (drawn(ranks) || 1);
export const mean = (ranks: Ranks): number => sum(ranks.legal.map((_, rank) => rank * chance(ranks, rank)));
export const cheating = (ranks: Ranks): number => sum(ranks.cheatin) / (drawn(ranks) || 1);
/** The 95 percent margin of a share of so many hands. */
export const margin = (share: number, hands: number): number =>
  1.96 * Math.sqrt((share * (1 - share) + 1 / (hands + 4)) / (hands + 4));
