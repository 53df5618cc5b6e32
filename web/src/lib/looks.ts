import type { CardFacts } from "./protocol";

export const VALUES = ["", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
export const SUITS: Record<string, string> = { spades: "♠", hearts: "♥", diamonds: "♦", clubs: "♣" };
export const SUIT_ORDER = ["clubs", "diamonds", "hearts", "spades"];
export const PHASES: Record<string, string> = {
  setup: "Setting up",
  gambling: "Gambling",
  upkeep: "Upkeep",
  noon: "High Noon",
  sundown: "Sundown",
};

/** The class that gives a card the colour and texture of its gang, or of its type where it has none. */
export function gangClass(facts: CardFacts): string {
  const gang = facts.gangs?.[0];
  return gang ? `gang-${gang.toLowerCase().replaceAll(" ", "-")}` : `gang-none type-${facts.type}`;
}

export function corner(value: number | undefined, suit: string | null | undefined): string {
  return value && suit ? `${VALUES[value] ?? ""}${SUITS[suit] ?? ""}` : "";
}

export const isRed = (suit: string | null | undefined): boolean => suit === "hearts" || suit === "diamonds";

/** Seconds as a clock shows them. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
