/** A second sentence for those who play for the first time: what a question is about. */
const HINTS: Record<string, string> = {
  gang: "These dudes start in play and are paid from your stash. The gang of the list is a good choice.",
  grifter: "A Grifter may act once before the first day.",
  joker: "A joker counts as the card you name. Low and different values are best in lowball.",
  upkeep: "Pay to keep everybody. Click a card to let it go instead.",
  callout: "Accept and you fight here and now. Refuse and your dude goes home booted.",
  join: "Dudes at the place or next to it may help; those from next door boot. Click them, then confirm.",
  redraw: "Click the cards you want to exchange. The higher poker hand wins; two equal cards are Cheatin’.",
  "keep five": "Click the cards you do not need; five stay.",
  casualty:
    "Somebody has to go. A discarded dude covers one casualty, an aced one two, but never comes back.",
  flee: "Click dudes who should run home booted, or stand and fight another round.",
  "sundown discard": "You may discard one card before you draw up to your hand size.",
  react: "You can answer what just happened with one of your cards, or pass.",
};

const NOON =
  "Cards with a golden edge can act. Move in, buy deeds and dudes: control points against their influence win at sundown.";
const FIGHT = "Golden cards can be used in this fight. When both pass, the shooters are picked.";

export function hintFor(kind: string, prompt: string, actors: number): string {
  const known = HINTS[kind];
  if (known) return known;
  if (kind === "play" && prompt.startsWith("High Noon"))
    return actors ? NOON : "Nothing can act any more: pass.";
  if (kind === "play") return actors ? FIGHT : "You have nothing to play here: pass.";
  if (prompt.includes("shooter"))
    return "The shooter’s bullets count in full, every other dude adds one: stud more cards, draw more redraws.";
  return actors ? "Click a card with a golden edge." : "";
}
