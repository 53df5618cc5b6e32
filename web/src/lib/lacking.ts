import type { CardFacts } from "./protocol";

/** When an action with such a text can be played, in a few words. */
const TIMES: Record<string, string> = {
  Shootout: "in a shootout",
  Resolution: "after the draw",
  React: "as an answer",
  Noon: "at High Noon",
  Cheatin: "against Cheatin’",
};

const BOUGHT = new Set(["deed", "dude", "goods", "spell"]);

/** What a card in the hand that cannot be played now waits for, in a word or two, or else as the server says it. */
export function lacking(facts: CardFacts, stash: number, fight: boolean, said = ""): string {
  if (facts.type === "joker") return "for draw hands";
  const waits = fight || said.startsWith("It is bought");
  if (waits && BOUGHT.has(facts.type)) return "at High Noon";
  const times = (facts.text ?? []).map((line) => /^(\w+)[^:]{0,40}:/.exec(line)?.[1] ?? "");
  const other = times.length === 1 && !times.includes(fight ? "Shootout" : "Noon");
  const later = facts.type === "action" && other ? TIMES[times[0] ?? ""] : "";
  const cost = facts.cost ?? 0;
  // What comes after the colon is read in the menu of the card.
  const reason = said.split(": ")[0]?.replace(/\.$/, "");
  return later || (cost > stash ? `${cost} rock, you have ${stash}` : reason || "no use now");
}
