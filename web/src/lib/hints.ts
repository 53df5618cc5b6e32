/** A second sentence for those who play for the first time: what a question is about. */
const HINTS: Record<string, string> = {
  grifter: "A Grifter may act once before the first day.",
  joker: "A joker counts as the card you name. Low and different values are best in lowball.",
  "joker in a fight": "A joker counts as the card you name. Name what makes your hand best.",
  upkeep: "Pay to keep everybody. Click a card to let it go instead.",
  callout: "Accept and you fight here and now. Refuse and your dude goes home booted.",
  join: "Dudes at the place or next to it may help; those from next door boot. Click them, then confirm.",
  redraw: "Click the cards you want to redraw. The higher poker hand wins; two equal cards are Cheatin’.",
  "keep five": "Click the cards you do not need; five stay.",
  casualty:
    "Click who falls. A discarded dude covers one casualty; click again to ace the dude, which covers two but is for good.",
  flee: "Click dudes who should run home booted, or stand and fight another round.",
  "sundown discard": "What you discard makes room: then you draw up to your hand size.",
  react: "You can answer what just happened with one of your cards, or pass.",
  shooter:
    "The shooter’s bullets count in full, every other dude adds one: stud more cards, draw more redraws.",
  cheatin:
    "Cheatin’ is a hand with two cards of the same suit and value. Use a golden card against it, or pass.",
  trade: "Goods may change hands between your dudes at one place.",
  order: "Several things happen at once: click the one that comes first.",
};

const ACTING: Record<string, [string, string]> = {
  noon: [
    "Cards with a golden edge can act. Move in, buy deeds and dudes: you win at Sundown with more control points than their influence.",
    "Nothing can act any more: pass.",
  ],
  fight: [
    "Golden cards can be used in this fight. When both pass, the shooters are picked.",
    "You have nothing to play here: pass.",
  ],
  resolution: [
    "The hands lie open. Golden cards can still change them; when both pass, the casualties follow.",
    "You have nothing to play here: pass.",
  ],
};

/** The hint for a topic, by how many cards can act. */
export function hintFor(topic: string, actors: number): string {
  const acting = ACTING[topic];
  if (acting) return actors ? acting[0] : acting[1];
  return HINTS[topic] ?? (actors ? "Click a card with a golden edge." : "");
}
