import type { DecisionView, OddsView, OptionView, View } from "./protocol";

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
  /** What can be done with each card; clicking it again takes the next. */
  options: Map<number, OptionView[]>;
  /** How much the chosen options must weigh together. */
  least: number;
  most: number;
  /** The key that closes the series; empty where it closes by itself. */
  close: string;
  /** What the confirming button says. */
  label: (chosen: OptionView[]) => string;
}

export const NONE: Choices = { buttons: [], byActor: new Map(), byTarget: new Map(), gathering: undefined };

export const weigh = (options: OptionView[]): number =>
  options.reduce((sum, option) => sum + (option.weight ?? 1), 0);

/** What can be chosen. An option about a card that lies nowhere in sight becomes a button with words. */
export function choicesOf(
  decision: DecisionView | null | undefined,
  seen: (card: number) => boolean = () => true,
  losing = false,
): Choices {
  const options = decision?.options;
  if (!decision || !options?.length) return NONE;
  const gathering = gatheringOf(decision, options, losing);
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

const GATHERED = ["card", "join", "drop", "casualty"];
const CLOSING = ["done", "pay"];
/** Questions at which a click marks and a button confirms, however few cards they are about. */
const SERIES = new Set(["casualty", "keep five", "redraw", "join", "flee", "sundown discard", "upkeep"]);

/** A series is gathered where the question says how much of it there may be. */
function gatheringOf(decision: DecisionView, options: OptionView[], losing: boolean): Gathering | undefined {
  const [least, most] = [decision.least ?? 1, decision.most ?? 1];
  const singles = options.filter((option) => option.cards.length === 1 && GATHERED.includes(word(option)));
  const one = least === 1 && most === 1;
  // Where one card is asked for, to go on without it is an answer of its own.
  const close = one ? "" : (options.find((option) => CLOSING.includes(option.key))?.key ?? "");
  if (!singles.length || (one && !losing && !SERIES.has(decision.kind))) return undefined;
  if (options.some((option) => option.cards.length > 0 && !singles.includes(option))) return undefined;
  const cards = new Map<number, OptionView[]>();
  for (const option of singles) push(cards, option.cards[0] as number, option);
  return {
    options: cards,
    least,
    most,
    // As long as too little is chosen the closing answer is not among the options, but it will be.
    close: close || (decision.kind === "upkeep" ? "pay" : least < most ? "done" : ""),
    label: labels(decision, options),
  };
}

const many = (count: number, what: string): string => `${what} ${count === 1 ? "1 card" : `${count} cards`}`;

function labels(decision: DecisionView, options: OptionView[]): (chosen: OptionView[]) => string {
  switch (decision.kind) {
    case "redraw":
      return ({ length }) => (length ? many(length, "Redraw") : "Keep all");
    case "keep five":
      return ({ length }) =>
        length
          ? many(length, "Discard")
          : `Choose ${many(decision.least || decision.most || 1, "").trim()} to discard`;
    case "sundown discard":
      return ({ length }) => (length ? many(length, "Discard") : "Discard nothing");
    case "join":
      return sent;
    case "flee":
      return ({ length }) => (length ? `${length} run home` : "Stand and fight");
    case "casualty":
      return (chosen) =>
        `${weigh(chosen) < (decision.least ?? 1) ? "Choose who falls" : "Take them"}: ${weigh(chosen)} of ${decision.most ?? 1} covered`;
    case "upkeep": {
      const total = weigh(options.filter((option) => word(option) === "drop"));
      return (chosen) =>
        chosen.length ? `Let ${chosen.length} go, pay ${total - weigh(chosen)}` : `Pay ${total} ghost rock`;
    }
    case "choose": {
      const verb = /\b(discard|ace)\b/i.exec(decision.prompt)?.[0] ?? "";
      if (verb && (decision.most ?? 1) === 1 && (decision.least ?? 1) === 1)
        return ({ length }) =>
          `${verb[0]?.toUpperCase() ?? ""}${verb.slice(1).toLowerCase()} ${length ? "it" : "…"}`;
      return plain(decision);
    }
    default:
      return plain(decision);
  }
}

/** How many are sent to a fight; a name, which may be long, would push the other answers away. */
const sent = ({ length }: OptionView[]): string =>
  length === 0 ? "Nobody else" : length === 1 ? "Send this dude" : `Send these ${length}`;

const plain =
  (decision: DecisionView): Gathering["label"] =>
  ({ length }) =>
    length ? `Choose ${length}` : (decision.least ?? 1) === 0 ? "None" : "Choose";

/** Whether the odds say clearly that to choose nobody and nothing is not the best. */
export function againstTheOdds(kind: string, odds: OddsView | undefined): boolean {
  if (!odds) return false;
  if (kind === "redraw") return odds.advice.length > 0;
  return kind === "join" && (odds.win ?? -1) >= 0 && (odds.win ?? 0) < (odds.lose ?? 0);
}

/** The answers that a several-card choice amounts to; the series closes by itself when nothing more is asked. */
export function gatheredKeys(gathering: Gathering, chosen: OptionView[]): string[] {
  const keys = chosen.map((option) => option.key);
  return gathering.close && weigh(chosen) < gathering.most ? [...keys, gathering.close] : keys;
}

/** What is chosen after a click on a card: the first of its options that still leads to enough, then the next. */
export function toggled(gathering: Gathering, chosen: OptionView[], card: number): OptionView[] {
  const options = gathering.options.get(card) ?? [];
  const current = chosen.find((option) => option.cards[0] === card);
  const others = chosen.filter((option) => option !== current);
  const room = gathering.most - weigh(others);
  const needed = gathering.least - weigh(others) - reach(gathering, [card, ...others.map(cardOf)]);
  const rest = options.slice(current ? options.indexOf(current) + 1 : 0);
  const next = rest.find((option) => weigh([option]) <= room && weigh([option]) >= needed);
  if (next) return [...others, next];
  // Where only one may be chosen, another click chooses another one.
  const [first] = options;
  if (!current && first && gathering.most === weigh([first])) return [first];
  return others;
}

const cardOf = (option: OptionView): number => option.cards[0] ?? 0;

/** How much the cards that are not among these could still bring. */
function reach(gathering: Gathering, taken: number[]): number {
  let sum = 0;
  for (const [card, options] of gathering.options) {
    if (!taken.includes(card)) sum += Math.max(...options.map((option) => weigh([option])));
  }
  return sum;
}

/** The place that an option is about: a card number, 0 for the town square. */
export function placeOf(option: OptionView): number | undefined {
  const [verb, card, place] = option.key.split(" ");
  if (verb === "card" && card === "town-square") return 0;
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

/** A line of a card's menu: a play, or the heading under which plays of one kind open. */
export interface MenuLine {
  verb: string;
  title: string;
  option?: OptionView;
  /** Under the heading that was opened. */
  inner?: boolean;
  /** The key that chooses it; what opens under a heading changes no other's. */
  number: number;
}

/** The menu of a card as it is listed; where there is but one kind of play, its options need no heading. */
export function menuOf(options: OptionView[], opened: string): MenuLine[] {
  const line = (option: OptionView, number: number): MenuLine => ({
    verb: option.key,
    title: option.text,
    option,
    number,
  });
  const groups = grouped(options);
  if (groups.length === 1) return options.map((option, place) => line(option, place + 1));
  return groups.flatMap(({ verb, title, options: list }, place) => {
    if (list.length === 1) return list.map((option) => line(option, place + 1));
    const inner = verb === opened ? list : [];
    return [
      { verb, title, number: place + 1 },
      ...inner.map((option, next) => ({ ...line(option, groups.length + next + 1), inner: true })),
    ];
  });
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

/** What a card that was dropped can mean: the play of that end of the street, what it was dropped on, or its only play. */
export function meantBy(
  plays: readonly OptionView[],
  aimed: readonly OptionView[],
  key: string | undefined,
  held: boolean,
): readonly OptionView[] {
  const alone = plays.filter((option) => held && placeOf(option) === undefined && option.cards.length < 2);
  const meant = [plays.filter((option) => option.key === key), aimed, plays.length === 1 ? alone : []];
  return meant.find((found) => found.length) ?? [];
}
