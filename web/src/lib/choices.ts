import type { DecisionView, OptionView, View } from "./protocol";

/** The first word of a key says what kind of play it is. */
export const word = (option: OptionView): string => option.key.split(" ")[0] ?? "";

/** What the options of a decision mean for the cards on the table. */
export interface Choices {
  /** Options without a card: buttons under the question. */
  buttons: OptionView[];
  /** Options by the card that acts, which is the first they name. */
  byActor: Map<number, OptionView[]>;
  /** Options by the card that is acted upon. */
  byTarget: Map<number, OptionView[]>;
  /** The several-card choice, if this is one. */
  gathering: Gathering | undefined;
}

/** A choice of several cards that is made on the cards and then confirmed. */
export interface Gathering {
  options: Map<number, OptionView>;
  least: number;
  most: number;
  /** The key that closes the series; empty where it closes by itself. */
  close: string;
  /** What the confirming button says, by how many are chosen. */
  label: (count: number) => string;
}

export const NONE: Choices = { buttons: [], byActor: new Map(), byTarget: new Map(), gathering: undefined };

/** What can be chosen. An option about a card that lies nowhere in sight becomes a button with words. */
export function choicesOf(
  decision: DecisionView | null | undefined,
  seen: (card: number) => boolean = () => true,
): Choices {
  const options = decision?.options;
  if (!decision || !options?.length) return NONE;
  const gathering = gatheringOf(decision, options);
  const choices: Choices = { buttons: [], byActor: new Map(), byTarget: new Map(), gathering };
  for (const option of options) {
    const [actor, ...targets] = option.cards;
    if (actor === undefined || !seen(actor)) {
      if (!gathering || option.key !== gathering.close) choices.buttons.push(option);
      continue;
    }
    push(choices.byActor, actor, option);
    for (const target of targets) push(choices.byTarget, target, option);
  }
  return choices;
}

function push(map: Map<number, OptionView[]>, key: number, option: OptionView): void {
  const known = map.get(key);
  if (known) known.push(option);
  else map.set(key, [option]);
}

const GATHERED = ["card", "join", "drop"];

function gatheringOf(decision: DecisionView, options: OptionView[]): Gathering | undefined {
  const singles = options.filter((option) => option.cards.length === 1 && GATHERED.includes(word(option)));
  const keys = new Set(options.map((option) => option.key));
  const close = keys.has("done") ? "done" : keys.has("pay") ? "pay" : "";
  const forced = decision.kind === "keep five";
  if (!singles.length || (!close && !forced)) return undefined;
  if (options.some((option) => option.cards.length > 0 && !singles.includes(option))) return undefined;
  const limit = limitOf(decision);
  return {
    options: new Map(singles.map((option) => [option.cards[0] as number, option])),
    least: forced ? limit : 0,
    most: Math.min(limit, singles.length),
    close,
    label: labels(decision, close, options),
  };
}

/** How many cards the question allows; the prompt says so where there is a limit. */
function limitOf(decision: DecisionView): number {
  if (decision.kind === "sundown discard") return 1;
  const found = /(\d+) more/.exec(decision.prompt);
  return found ? Number(found[1]) : Number.POSITIVE_INFINITY;
}

function labels(decision: DecisionView, close: string, options: OptionView[]): (count: number) => string {
  const many = (count: number, what: string): string =>
    `${what} ${count === 1 ? "1 card" : `${count} cards`}`;
  switch (decision.kind) {
    case "redraw":
      return (count) => (count ? many(count, "Redraw") : "Keep all");
    case "keep five":
      return (count) => many(count, "Discard");
    case "sundown discard":
      return (count) => (count ? "Discard it" : "Discard nothing");
    case "join":
      return (count) => (count ? `Send ${count}` : "Nobody else");
    case "flee":
      return (count) => (count ? `${count} run home` : "Stand and fight");
    case "upkeep": {
      const pay = options.find((option) => option.key === "pay")?.text ?? "Pay";
      return (count) => (count ? `Let ${count} go, pay the rest` : pay);
    }
    default:
      return (count) => (count ? `Choose ${count}` : close === "done" ? "Done" : "Choose");
  }
}

/** The answers that a several-card choice amounts to. */
export function gatheredKeys(gathering: Gathering, chosen: number[]): string[] {
  const keys = chosen.map((card) => gathering.options.get(card)?.key ?? "").filter(Boolean);
  return gathering.close ? [...keys, gathering.close] : keys;
}

/** The place that an option is about: a card number, 0 for the town square. */
export function placeOf(option: OptionView): number | undefined {
  const [verb, , place] = option.key.split(" ");
  if (verb !== "move") return undefined;
  return place === "town-square" ? 0 : Number(place);
}

const VERBS: Record<string, string> = {
  move: "Move",
  callout: "Call out",
  shop: "Buy",
  invent: "Invent",
  replace: "Replace",
  give: "Trade",
};

/** Plays of one card under their verbs, for its menu. */
export function grouped(options: OptionView[]): { verb: string; title: string; options: OptionView[] }[] {
  const groups = new Map<string, OptionView[]>();
  for (const option of options) {
    const verb = VERBS[word(option)] ? word(option) : option.key;
    const known = groups.get(verb);
    if (known) known.push(option);
    else groups.set(verb, [option]);
  }
  return [...groups].map(([verb, list]) => ({
    verb,
    title: list.length > 1 ? `${VERBS[verb] ?? ""} …` : (list[0]?.text ?? verb),
    options: list,
  }));
}

/** Cards to choose from that lie neither on the table nor in the hand: piles, draw hands, what is looked at. */
export function trayOf(view: View | undefined, bottom: number, choices: Choices): number[] {
  if (!view) return [];
  const staged = view.shootout || view.phase === "gambling";
  // An open hand is shown as playing cards; who chooses among them does it in the tray.
  const open = view.hands.map((hand) => hand.seat);
  const held = view.players.filter((player) => staged && !open.includes(player.seat));
  const drawn = held.flatMap((player) => player.draw_hand);
  const shown = new Set([...(view.players[bottom]?.hand ?? []), ...drawn]);
  const ids = [...new Set([...choices.byActor.keys(), ...choices.byTarget.keys()])];
  return ids.filter((id) => view.cards[String(id)]?.zone !== "play" && !shown.has(id));
}
