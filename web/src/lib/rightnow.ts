import type { ModifierView } from "./protocol";

const UNTIL: Record<string, string> = {
  "": "as long as it lasts",
  round: "until the round ends",
  shootout: "until the shootout ends",
  phase: "until the phase ends",
  noon: "until High Noon ends",
  "noon play": "until the next play is over",
  day: "until the day ends",
  play: "for this play",
  upkeep: "until after Upkeep",
  stay: "as long as it stays there",
  permanent: "for good",
  game: "for good",
};
const NUMBERS = new Set([
  "bullets",
  "influence",
  "value",
  "control",
  "cost",
  "upkeep",
  "production",
  "bounty",
  "influence for control",
]);
/** From here on a number means that there is no limit. */
const NO_LIMIT = 50;

/** What changes a card right now, as people say it; what only the rules have a word for is "changed". */
export function whatChanges({ stat, amount }: ModifierView): string {
  if (stat === "keyword") return `has ${amount}`;
  if (stat === "loses keyword") return amount === "all" ? "has lost all keywords" : `has lost ${amount}`;
  if (stat === "shooter") return `is a ${amount}`;
  if (stat === "blank") return "its text is blank";
  if (!NUMBERS.has(stat) && !stat.endsWith(" rating")) return "changed";
  if (typeof amount === "string") return `${stat} ${amount}`;
  if (Math.abs(amount) >= NO_LIMIT) return amount > 0 ? `any amount of ${stat}` : `no ${stat}`;
  return `${amount > 0 ? "+" : "−"}${Math.abs(amount)} ${stat}`;
}

/** How long that lasts; a number behind the word says which one, which nobody needs to know. */
export function howLong(until: string): string {
  const word = until.replace(/[ \d]+$/, "");
  return UNTIL[word] ?? `until the ${word} is over`;
}
