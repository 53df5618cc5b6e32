import { getContext, setContext } from "svelte";

import { book } from "./book.svelte";
import {
  againstTheOdds,
  type Choices,
  choicesOf,
  gatheredKeys,
  meantBy,
  type MenuLine,
  menuOf,
  placeOf,
  toggled,
  trayOf,
  weigh,
  word,
} from "./choices";
import type { Connection } from "./connection.svelte";
import { coloursOf } from "./colours";
import { inspecting } from "./inspecting";
import { provideNames, Titles } from "./names";
import { type Past, pastOf } from "./past";
import { spokenTo, toYou } from "./personal";
import { preferences } from "./preferences.svelte";
import { recalled, remember } from "./memory";
import { wide } from "./screen.svelte";
import { answeredLast, newsOf, type Since } from "./since";
import { headBeside } from "./story";
import { rivalTonight, standings } from "./situation";
import { grave } from "./twice";
import type {
  CardView,
  DecisionView,
  FormingView,
  HintView,
  OddsView,
  LessonView,
  LineView,
  OptionView,
  SceneView,
  TableView,
  View,
  Words,
} from "./protocol";

/** What the enlarged card shows: a card of the game, or just a printed one. */
export interface Inspected {
  id: number | undefined;
  code: string;
  /** Where it was pointed at. */
  box: DOMRect;
  /** The draw hand it belongs to: the others of it are not covered. */
  row?: DOMRect | undefined;
}

/** Within so many milliseconds a second click on a card makes its only play; later it puts the card back. */
const DOUBLE = 600;

/** Playing: what is selected, what can be clicked, what is sent. */
export class Play {
  selected: number | undefined = $state();
  #selectedAt = 0;
  /** What is chosen of a series, and for which question. */
  #gathered: { number: number; options: OptionView[] } = $state.raw({ number: -1, options: [] });
  /** An aim at a card that could act itself: it waits for a second click, lest a purchase was not meant. */
  #pending: { card: number; option: OptionView } | undefined = $state.raw();
  /** A grave answer that was given once: it waits for a second time. */
  #armed: { number: number; key: string; why: string } | undefined = $state.raw();
  inspected: Inspected | undefined = $state.raw();
  /** A card is under way with the mouse: others that it passes are not looked at. */
  dragging = false;
  /** The card whose "why can't I?" is open. */
  asked: number | undefined = $state();
  listOpen = $state(false);
  /** The card that is read in peace: one of the game, or a printed one by its code. */
  reading: number | string | undefined = $state();
  /** The last event that was told when one last answered; -1 where that is not known. */
  #answered = $state(-1);
  /** How often one has passed by itself at Noon since one last answered. */
  passed = $state(0);
  /** The moment one looks back at; nothing can be answered meanwhile. */
  past: Past | undefined = $state.raw();
  #ticket = 0;
  #sent = $state(-1);
  /** What was sent away stays marked until it has gone, while others decide. */
  #thrown: number[] = $state.raw([]);
  #quietDay = $state(-1);

  readonly connection: Connection | undefined;
  /** A view that comes from elsewhere, as in a replay. */
  readonly fixed: (() => View | undefined) | undefined = undefined;

  constructor(connection: Connection | undefined, fixed?: () => View | undefined) {
    this.connection = connection;
    this.fixed = fixed;
    if (connection) this.#answered = recalled(connection.table).answered;
  }

  view: View | undefined = $derived.by(
    () => this.past?.view ?? this.fixed?.() ?? this.connection?.state?.view ?? undefined,
  );
  table: TableView | undefined = $derived.by(() => this.connection?.state?.table);
  /** What the server says about the game in sentences. */
  words: Words | undefined = $derived.by(() =>
    this.view && (this.past || this.fixed)
      ? { standing: standings(this.view), notes: {} }
      : (this.connection?.state?.words ?? undefined),
  );
  #colours: number[] = $derived.by(() => coloursOf(this.view, this.table));
  /** The seat from which the table is seen; for spectators the first one. */
  seat: number = $derived(this.view?.seat ?? -1);
  bottom: number = $derived(Math.max(0, this.seat));
  decision: DecisionView | undefined = $derived.by(() =>
    spokenTo(this.seat, this.view?.decision ?? undefined, (text) => (this.past ? text : this.toYou(text))),
  );
  /** Where bluffing is agreed on: what follows a play is hidden for a while. */
  held: boolean = $derived(this.table?.window?.held ?? false);
  /** What stands on the stage now: none of one's own plays, and on a small screen none while one aims a card. */
  scene: SceneView | undefined = $derived.by(() => {
    const next = this.past ? undefined : this.connection?.scenes[0];
    const aiming = this.mine && this.selected !== undefined && !wide.current;
    return aiming && next?.kind === "play" ? undefined : next;
  });
  /** A result that must be seen before the next question, though a play may stand on the stage before it. */
  blocking: boolean = $derived.by(
    () => !this.past && (this.connection?.scenes.some((scene) => scene.kind !== "play") ?? false),
  );
  /** A result that covers the town, until one goes on. */
  showing: boolean = $derived.by(
    () => this.blocking && this.scene !== undefined && this.scene.kind !== "play",
  );
  /** Nobody else waits: all others are bots. */
  alone: boolean = $derived.by(() =>
    (this.table?.seats ?? []).every(
      (chair) => chair.who === "bot" || (this.table?.you.seats ?? []).includes(chair.seat),
    ),
  );
  /** Several people on one screen: the seat whose player has said that it is they. */
  #lifted: number | undefined = $state();
  /** The hand of the next player is hidden until they come. */
  curtain: boolean = $derived.by(
    () =>
      (this.table?.you.seats.length ?? 0) > 1 &&
      !preferences.all.openScreen &&
      this.seat >= 0 &&
      this.#lifted !== this.seat &&
      this.view !== undefined &&
      !this.view.outcome,
  );
  mine: boolean = $derived(
    this.decision !== undefined &&
      this.decision.seat === this.seat &&
      !this.fixed &&
      !this.past &&
      !this.held &&
      !this.blocking &&
      !this.curtain,
  );
  waiting: boolean = $derived(this.mine && this.#sent === this.decision?.number);
  /** What is asked; in a lesson only what it teaches can be answered. */
  asking: DecisionView | undefined = $derived.by(() => taught(this.decision, this.words?.lesson));
  /** Whether what is chosen is lost by it. */
  losing: boolean = $derived.by(() => {
    const { kind, prompt } = this.decision ?? { kind: "", prompt: "" };
    return LOSING.has(kind) || /\b(discard|ace|lose|give up)\b/i.test(kind === "choose" ? prompt : "");
  });

  /** What was answered stays as it was until the table has changed: nothing jumps meanwhile. */
  choices: Choices = $derived(
    this.mine
      ? choicesOf(this.asking, (id) => this.card(id) !== undefined, this.losing)
      : choicesOf(undefined),
  );

  /** Who answers a callout sees who calls out whom. */
  quarrel: FormingView | undefined = $derived.by(() =>
    this.decision?.kind === "callout" ? (this.view?.forming ?? undefined) : undefined,
  );

  /** Setting the game up belongs to the first day. */
  #today: number = $derived(Math.max(1, this.view?.day ?? 0));
  /** Whether one reacts to nothing today. */
  quiet: boolean = $derived(this.#quietDay === this.#today);

  /** Whether one may ask what the hard bot would do here. */
  advisable: boolean = $derived.by(
    () =>
      !(this.words?.lesson && !this.words.lesson.over) &&
      this.mine &&
      this.alone &&
      !this.fixed &&
      (this.decision?.options?.length ?? 0) > 1,
  );
  /** What it would do, once it has thought about it. */
  advice: HintView | undefined = $derived.by(() =>
    this.advisable && this.connection?.hint?.decision === this.decision?.number
      ? this.connection?.hint
      : undefined,
  );

  /** The chances that were told last, perhaps of an earlier question. */
  lastOdds: OddsView | undefined = $derived.by(() =>
    this.connection?.odds?.seat === this.seat ? this.connection.odds : undefined,
  );
  /** The chances at the open question. */
  odds: OddsView | undefined = $derived.by(() =>
    this.lastOdds?.decision === this.decision?.number ? this.lastOdds : undefined,
  );

  /** Whether the odds speak against what a single press would do: nothing is golden then. */
  unwise: boolean = $derived.by(() => {
    const odds = this.odds?.chosen?.length ? undefined : this.odds;
    return (
      this.mine &&
      !this.chosen.length &&
      againstTheOdds(this.decision?.kind ?? "", preferences.all.odds ? odds : undefined)
    );
  });

  /** What is chosen of a series, before it is sent and until the next question comes. */
  get chosen(): OptionView[] {
    return this.#gathered.number === this.decision?.number ? this.#gathered.options : [];
  }

  set chosen(options: OptionView[]) {
    this.#gathered = { number: this.decision?.number ?? -1, options };
  }

  card(id: number): CardView | undefined {
    return this.view?.cards[String(id)];
  }

  /** The colour of the person on a seat. */
  colour(seat: number): number {
    return this.#colours[seat] ?? 0;
  }

  /** The grave answer that a second click gives, and what it would do. */
  armed: { key: string; why: string } | undefined = $derived.by(() =>
    this.mine && this.#armed?.number === this.decision?.number ? this.#armed : undefined,
  );

  /** Cards to choose from that lie neither on the table nor in the hand: piles, draw hands, what is looked at. */
  tray: number[] = $derived.by(() => trayOf(this.view, this.bottom, this.choices));

  /** Plays of the selected card. */
  plays: OptionView[] = $derived.by(() => (this.selected === undefined ? [] : this.options(this.selected)));

  /** What a second click on the same card would do, and with whom. */
  pending: { card: number; option: OptionView } | undefined = $derived.by(() =>
    this.#pending && this.plays.includes(this.#pending.option) ? this.#pending : undefined,
  );

  /** The heading in the menu of a card that was opened. */
  #opened = $state({ card: 0, verb: "" });
  /** What the menu of the selected card lists, line by line. */
  menu: MenuLine[] = $derived.by(() => menuOf(this.plays, this.opened));

  get opened(): string {
    return this.#opened.card === this.selected ? this.#opened.verb : "";
  }

  /** A line of the menu: it is played, or what is under it opens. */
  choose({ option, verb }: MenuLine): void {
    if (option) this.answer(option);
    else this.#opened = { card: this.selected ?? 0, verb: this.opened === verb ? "" : verb };
  }

  options(id: number): OptionView[] {
    return [...(this.choices.byActor.get(id) ?? []), ...(this.choices.byTarget.get(id) ?? [])];
  }

  /** Whether the rules let one do something with a card now, whatever a lesson wants. */
  playable(id: number): boolean {
    return (this.decision?.options ?? []).some((option) => option.cards[0] === id);
  }

  /** How a card looks: can it be chosen, is it, is it a target of the selected one. */
  light(id: number): "" | "able" | "chosen" | "target" {
    if (this.armed?.key === `card ${id}`) return "chosen";
    if (this.#thrown.includes(id) && !this.mine) return "chosen";
    if (this.picked(id) || this.pending?.card === id || this.decision?.chosen?.includes(id)) return "chosen";
    // A card that is only looked at is not chosen for anything.
    if (this.selected === id) return this.options(id).length ? "chosen" : "";
    if (this.selected !== undefined && this.#aimed(id).length) return "target";
    const gathering = this.choices.gathering;
    if (gathering) return gathering.options.has(id) && weigh(this.chosen) < gathering.most ? "able" : "";
    // A card of the hand that takes the place of one in play is what one plays.
    const aimed = this.decision?.kind !== "play" || this.card(id)?.zone === "hand";
    return this.choices.byActor.has(id) || (aimed && this.choices.byTarget.has(id)) ? "able" : "";
  }

  /** What is chosen for a card in a series. */
  picked(id: number): OptionView | undefined {
    return this.chosen.find((option) => option.cards[0] === id);
  }

  /** Options of the selected card that aim at this card or place. */
  #aimed(id: number): OptionView[] {
    if (this.selected === undefined) return [];
    const own = this.choices.byActor.get(this.selected) ?? [];
    return own.filter((option) => placeOf(option) === id || option.cards.slice(1).includes(id));
  }

  /** What an answer costs and brings; who plays without odds is told none. */
  note(key: string): string {
    const said = this.words?.notes[key] ?? "";
    const weighed = this.table?.options?.odds !== false && preferences.all.odds;
    return weighed
      ? said
      : said.replace(/(; )?with likely posses about \d+ % to win the first round( if not)?/, "");
  }

  /** What going to a place costs the selected dude, in a word. */
  costOf(place: number): string {
    const [option] = this.#aimed(place);
    return option ? this.note(option.key) : "";
  }

  /** The answer that builds at an end of one's own street: of the selected deed, or where only the end is asked. */
  endOf(side: "left" | "right"): OptionView | undefined {
    const own = this.selected === undefined ? [] : (this.choices.byActor.get(this.selected) ?? []);
    return [...own, ...this.choices.buttons].find((option) =>
      new RegExp(`^(shop \\d+|end) ${side}$`).test(option.key),
    );
  }

  /** Whether the dude one points at could go there; shown before anything is selected. */
  isNear(place: number): boolean {
    const id = this.inspected?.id;
    if (id === undefined || this.selected !== undefined) return false;
    return (this.choices.byActor.get(id) ?? []).some((option) => placeOf(option) === place);
  }

  isTarget(place: number): boolean {
    return this.#aimed(place).length > 0;
  }

  click(id: number): void {
    if (this.waiting) return;
    const gathering = this.choices.gathering;
    if (gathering?.options.has(id)) {
      this.chosen = toggled(gathering, this.chosen, id);
      return;
    }
    const aimed = this.#aimed(id);
    if (aimed.length === 1 && aimed[0]) {
      if (!this.choices.byActor.has(id) || this.pending?.card === id) this.answer(aimed[0]);
      else this.#pending = { card: id, option: aimed[0] };
      return;
    }
    const own = this.options(id);
    const [only] = own;
    if (only && own.length === 1 && this.#simple(only)) {
      this.answer(only);
      return;
    }
    if (only && own.length === 1 && this.selected === id && Date.now() - this.#selectedAt < DOUBLE) {
      this.answer(only);
      return;
    }
    // Whoever stands at the place one aims at, and can do nothing himself, does not cover it.
    const place = this.card(id)?.location;
    if (!own.length && id !== this.selected && place !== undefined && this.isTarget(place)) {
      this.clickPlace(place);
      return;
    }
    this.select(this.selected === id ? undefined : id);
  }

  /** Another card, or none, is looked at. */
  select(id: number | undefined): void {
    this.asked = undefined;
    this.#pending = undefined;
    this.selected = id;
    this.#selectedAt = Date.now();
  }

  clickPlace(place: number): void {
    const [option] = this.#aimed(place);
    if (option) this.answer(option);
    else if (place > 0) this.click(place);
  }

  /** Whether a card makes a play that can be aimed: it can be dragged. What is chosen among others is clicked. */
  draggable(id: number): boolean {
    return this.mine && !this.waiting && !this.choices.gathering && this.choices.byActor.has(id);
  }

  /**
   * The selected card was dragged onto cards and places, the nearest first, or to an end of the street. What can be meant
   * in one way only is done, as is the only play of a card from the hand that aims at nothing; what can be meant in several
   * ways, or in none, is asked; beside the town it is put back.
   */
  drop(onto: number[], key: string | undefined, inTown: boolean): void {
    const { plays } = this;
    const aimed = onto.map((id) => this.#aimed(id)).find((found) => found.length) ?? [];
    const held = this.selected !== undefined && this.card(this.selected)?.zone === "hand";
    const [only, ...others] = meantBy(plays, aimed, key, held);
    if (!inTown) this.select(undefined);
    else if (only && !others.length) this.answer(only);
  }

  /** A pick that needs no second look: the whole question is which card. */
  #simple(option: OptionView): boolean {
    return ["card", "target", "shooter", "trait"].includes(word(option));
  }

  get complete(): boolean {
    const gathering = this.choices.gathering;
    const sum = weigh(this.chosen);
    return gathering !== undefined && sum >= gathering.least && sum <= gathering.most;
  }

  confirm(): void {
    const gathering = this.choices.gathering;
    if (gathering && this.complete) this.send(gatheredKeys(gathering, this.chosen));
  }

  answer(option: OptionView): void {
    const why = this.armed?.key === option.key ? "" : this.#grave(option);
    if (why) this.#armed = { number: this.decision?.number ?? -1, key: option.key, why };
    else this.send([option.key]);
  }

  #grave(option: OptionView): string {
    if (this.words?.lesson && !this.words.lesson.over) return "";
    return grave(option, {
      undoable: this.alone || this.table?.options.undo === "free",
      losing: this.losing,
      note: this.note(option.key),
      lost: this.doomed,
    });
  }

  /** Who else wins this evening as it stands; nobody: nothing. */
  get doomed(): string {
    return this.view ? rivalTonight(this.view, this.seat) : "";
  }

  /** What is no choice is answered by itself: what one has not read yet stays to be read. */
  answerItself(option: OptionView): void {
    const before = this.#answered;
    const passed = this.passed + Number(option.key === "pass" && this.decision?.kind === "play");
    this.send([option.key]);
    this.#answer(before);
    this.passed = passed;
  }

  /** Answer with the keys of a series, or with one. */
  send(keys: string[]): void {
    if (!this.decision || !this.mine || this.waiting || keys.length === 0) return;
    this.connection?.send({ type: "answer", seat: this.seat, decision: this.decision.number, keys });
    this.#sent = this.decision.number;
    this.#thrown = this.losing ? this.chosen.flatMap((option) => option.cards) : [];
    this.#answer(this.connection?.lines.at(-1)?.event ?? -1);
    this.passed = 0;
    this.connection?.answered();
    this.listOpen = false;
    this.select(undefined);
  }

  /** A sentence as it is said to whoever looks: "you" where it names the player. */
  toYou(text: string): string {
    return toYou(text, this.fixed ? undefined : this.view?.names[this.seat]);
  }

  #answer(event: number): void {
    this.#answered = event;
    if (this.connection) remember(this.connection.table, { answered: event });
  }

  /** The last event that one knew when one answered; what was answered elsewhere is found in the log. */
  get answered(): number {
    return answeredLast(this.connection?.lines ?? [], this.#answered, this.seat);
  }

  /** What happened since then, in so many lines; what is known already takes no room. */
  since(most: number, known: readonly (string | undefined)[] = []): Since {
    const { answered, connection } = this;
    const later = ({ event }: { event: number }): boolean => event > answered;
    const scenes = connection?.seen.filter((scene) => later(scene) && scene !== this.scene);
    return newsOf(connection?.told.filter(later) ?? [], this.seat, most, { scenes: scenes ?? [], known });
  }

  /** Show the table as it was when a line of the log was written. */
  async lookBack(line: LineView): Promise<void> {
    const { table, connection } = this;
    if (!table || !connection) return;
    this.#ticket += 1;
    const mine = this.#ticket;
    try {
      const past = await pastOf(table.id, this.seat >= 0 ? String(this.seat) : "watch", line);
      if (mine !== this.#ticket) return;
      this.clear();
      this.past = past;
    } catch (error) {
      connection.complain(error);
    }
  }

  /** The line of the log before or after the one that is looked at; what a play did belongs to its line. */
  lineBeside(step: 1 | -1): LineView | undefined {
    return headBeside(this.connection?.lines ?? [], this.past?.line.event ?? -1, step);
  }

  async lookBeside(step: 1 | -1): Promise<void> {
    const line = this.lineBeside(step);
    if (line) await this.lookBack(line);
  }

  backToNow(): void {
    this.#ticket += 1;
    this.past = undefined;
  }

  /** The table changed or the answer was refused: nothing is under way any more. */
  settle(): void {
    this.#sent = -1;
  }

  clear(): void {
    this.#armed = undefined;
    this.select(undefined);
    if (!this.waiting) this.chosen = [];
  }

  /** It is I. */
  lift(): void {
    this.#lifted = this.seat;
  }

  /** Why can't I? Whether there is anything to ask is found out before it is offered. */
  ask(id: number, shown = true): void {
    if (!this.connection || this.seat < 0) return;
    if (shown) this.asked = id;
    if (shown && this.connection.reasons?.card === id) return;
    this.connection.reasons = undefined;
    this.connection.send({ type: "ask", seat: this.seat, card: id });
  }

  /** Pass by itself until something concerns this player; a game that is lost by it does. */
  rest(auto: "concerned" | "off" = "concerned"): void {
    if (auto === "concerned" && this.doomed) return;
    this.connection?.send({ type: "adjust", seat: this.seat, auto });
  }

  /** Where bluffing is agreed on: react to nothing for the rest of the day, or again. */
  keepQuiet(quiet = true): void {
    this.#quietDay = quiet ? this.#today : -1;
  }

  /** Where bluffing is agreed on: nothing more to react with, the game may go on. */
  ready(): void {
    this.connection?.send({ type: "ready" });
  }

  /** Whether nobody is in the gang that one puts together. */
  get emptyGang(): boolean {
    return !(this.decision?.options ?? []).some((option) => option.key.startsWith("without "));
  }

  /** A button without a card that passes, if there is one. To decline may cost a card: that has no such key. */
  get pass(): OptionView | undefined {
    // Who has chosen nobody yet does not begin with an empty gang by a press too many.
    if (this.decision?.kind === "gang" && this.emptyGang) return undefined;
    return this.choices.buttons.find((option) => ["pass", "done"].includes(option.key));
  }
}

/** The question of a lesson: all that it wants must be chosen, and nothing else can be. */
function taught(
  decision: DecisionView | undefined,
  lesson: LessonView | null | undefined,
): DecisionView | undefined {
  if (!decision?.options || !lesson || lesson.over || !lesson.keys.length) return decision;
  const options = decision.options.filter((option) => lesson.keys.includes(option.key));
  return options.length > 1 && (decision.most ?? 1) > 1
    ? { ...decision, options, least: options.length, most: options.length }
    : { ...decision, options, least: 1, most: 1 };
}

const LOSING = new Set(["redraw", "keep five", "sundown discard", "casualty", "upkeep"]);
const KEY = Symbol("play");

export function providePlay(play: Play): Play {
  let titles: Titles | undefined;
  provideNames({
    cut: (text) => (book.ready ? (titles ??= new Titles(book.titles())).cut(text) : [{ text }]),
    show: (node, code) => {
      const shown = inspecting(node, { play, code });
      return { ...shown, update: (next) => shown.update({ play, code: next }) };
    },
  });
  return setContext(KEY, play);
}

export function usePlay(): Play {
  return getContext<Play>(KEY);
}
