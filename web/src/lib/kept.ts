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

const same = (card: Counted): string => `${card.value} ${card.suit}`;

/** Each card once; jokers are never the same as another card. */
const distinct = (cards: Counted[]): Counted[] =>
  cards.filter(
    (card, place) => !card.suit || cards.findIndex((other) => same(other) === same(card)) === place,
  );

/** Whether two of them are the same card: Cheatin’. A joker never makes a hand so. */
export const cheats = (cards: Counted[]): boolean => distinct(cards).length < cards.length;

/** What the best five of more cards are, and what they are without Cheatin’ where that is less. */
export function bestOf(cards: Counted[]): string {
  const name = keptName(cards);
  const legal = distinct(cards);
  const honest = keptName(legal);
  if (honest === name && legal.length >= 5) return name;
  return legal.length < 5
    ? `${name}, Cheatin’`
    : `${name}, but that is Cheatin’ (the best that is not: ${honest})`;
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
