import { SUIT_ORDER } from "../lib/looks";
import type { CardFacts } from "../lib/protocol";
import type { Copies } from "./ask";

export type Facts = (code: string) => CardFacts;

/** Cards of each value and suit: the draw structure. Values 1 to 13; suits in the order of SUIT_ORDER. */
export function structure(cards: readonly Copies[], facts: Facts): number[][] {
  const found = Array.from({ length: 14 }, () => [0, 0, 0, 0]);
  for (const [code, count] of cards) {
    const { value, suit } = facts(code);
    const row = found[value ?? 0];
    const column = SUIT_ORDER.indexOf(suit ?? "");
    if (value && row && column >= 0) row[column] = (row[column] ?? 0) + count;
  }
  return found;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Copies by some number of a card, such as its cost. */
export function tally(
  cards: readonly Copies[],
  facts: Facts,
  by: (facts: CardFacts) => string | number | null | undefined,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const [code, count] of cards) {
    const value = by(facts(code));
    if (value != null) found.set(String(value), (found.get(String(value)) ?? 0) + count);
  }
  return found;
}

export interface FirstDay {
  stash: number;
  cost: number;
  left: number;
  places: number;
  influence: number;
  stud: number;
  draw: number;
  income: number;
  upkeep: number;
}

/** The starting gang, and what the first morning brings and takes. */
export function firstDay(cards: readonly Copies[], facts: Facts): FirstDay {
  const day: FirstDay = {
    stash: 0,
    cost: 0,
    left: 0,
    places: 0,
    influence: 0,
    stud: 0,
    draw: 0,
    income: 0,
    upkeep: 0,
  };
  for (const [code, , starting] of cards) {
    const card = facts(code);
    if (card.type === "outfit" || card.type === "legend") {
      day.stash += card.stash ?? 0;
      day.income += card.production ?? 0;
      continue;
    }
    day.cost += starting * (card.cost ?? 0);
    day.places += starting;
    day.influence += starting * (card.influence ?? 0);
    day[card.stud ? "stud" : "draw"] += starting * (card.bullets ?? 0);
    day.income += starting * (card.production ?? 0);
    day.upkeep += starting * (card.upkeep ?? 0);
  }
  day.left = day.stash - day.cost;
  return day;
}
