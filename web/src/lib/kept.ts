import { VALUES } from "./looks";

/** A card as poker counts it: "joker" has no suit. */
export interface Counted {
  value: number;
  suit: string;
}

const NAMES: Record<string, string> = {
  "5": "five of a kind",
  "4": "four of a kind",
  "32": "full house",
  "3": "three of a kind",
  "22": "two pair",
  "2": "a pair",
};

/** Whether two of them are the same card: Cheatin’. A joker can be named anything, but there are only four suits. */
export function cheats(cards: Counted[]): boolean {
  if (keptName(cards) === NAMES["5"]) return true;
  const plain = cards.filter((card) => card.suit).map((card) => `${card.value} ${card.suit}`);
  return new Set(plain).size < plain.length;
}

/** What the cards that stay make by themselves: said while one chooses what to throw. */
export function keptName(cards: Counted[]): string {
  if (!cards.length) return "nothing";
  const jokers = cards.filter((card) => !card.suit).length;
  const plain = cards.filter((card) => card.suit);
  const counts = new Map<number, number>();
  for (const card of plain) counts.set(card.value, (counts.get(card.value) ?? 0) + 1);
  const often = [...counts.values()].sort((one, other) => other - one);
  const best = (often[0] ?? 0) + jokers;
  const second = often[1] ?? 0;
  const suits = new Set(plain.map((card) => card.suit));
  const values = [...counts.keys()];
  const whole = cards.length === 5;
  const row = whole && best === 1 + jokers && Math.max(...values) - Math.min(...values) <= 4;
  const one = whole && suits.size === 1;
  if (row && one) return "straight flush";
  if (one && best < 4) return "flush";
  if (row) return "straight";
  const key = best >= 2 && second >= 2 ? `${Math.min(best, 3)}2` : String(Math.min(best, 5));
  if (best < 4 && NAMES[key]) return NAMES[key];
  return NAMES[String(Math.min(best, 5))] ?? `${VALUES[Math.max(...values)] ?? ""} high`;
}
