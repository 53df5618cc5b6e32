// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.

/** Settings of a seat, and the pace of the bots. */
export interface Adjust {
  type: "adjust";
  seat: number;
  auto?: "concerned" | "off" | "sundown";
  pace?: number | null;
}

/** Answers to the open decision, and perhaps to those of the same kind that directly follow it. */
export interface Answer {
  type: "answer";
  seat: number;
  decision: number;
  keys: string[];
}

/** Why can I not use this card? */
export interface Ask {
  type: "ask";
  seat: number;
  card: number;
}

/** A strength of bots. */
export interface BotChoice {
  strength: string;
  title: string;
  manner?: string;
}

/** All cards by code. */
export interface CardBook {
  cards: Record<string, CardFacts>;
  keywords: Record<string, string>;
}

/** What is printed on a card, its text and its rulings. */
export interface CardFacts {
  title: string;
  type: string;
  experience?: number;
  suit?: string;
  value?: number;
  keywords?: string[];
  gangs?: string[];
  stud?: boolean;
  bullets?: number | null;
  bonus?: number | null;
  influence?: number | null;
  control?: number | null;
  cost?: number | null;
  upkeep?: number | null;
  production?: number | null;
  stash?: number | null;
  text?: string[];
  rulings?: string[];
  pack?: string;
}

/** What there is to say about one card beyond its facts. */
export interface CardPage {
  code: string;
  printings: PrintingPage[];
  rulings: RuleText[];
  rules: RuleText[];
  decks: Playing[];
  lab: InTheLab | null;
}

/** A card the viewer may see. Facts that are printed come from the catalogue by `code`. */
export interface CardView {
  id: number;
  code: string;
  zone: string;
  owner: number;
  suit?: string | null;
  value?: number;
  controller?: number;
  location?: number;
  host?: number;
  attachments?: number[];
  booted?: boolean;
  bounty?: number;
  rock?: number;
  bullets?: number;
  stud?: boolean;
  influence?: number;
  control?: number;
  upkeep?: number;
  production?: number;
  unpaid?: boolean;
  keywords?: string[];
  used?: string[];
  modifiers?: ModifierView[];
  blank?: boolean;
}

/** The chance of a rank. */
export interface Chance {
  rank: number;
  name: string;
  chance: number;
}

/** A chapter of a rule document. */
export interface Chapter {
  document: string;
  title: string;
  rules: ProvedRule[];
}

/** Say something to everybody at the table. */
export interface Chat {
  type: "chat";
  text: string;
}

/** Something somebody said. */
export interface ChatLine {
  number: number;
  name: string;
  seat: number;
  text: string;
}

/** Come back to one's seat from another device. */
export interface Claim {
  type: "claim";
  token: string;
}

/** A clock for every player; it runs only while the player has a decision. */
export interface ClockPlan {
  minutes: number;
  increment?: number;
  at_zero?: "lose" | "pass";
}

/** Give up. */
export interface Concede {
  type: "concede";
  seat: number;
}

/** Agree or not to the undo that another player asks for. */
export interface Consent {
  type: "consent";
  yes: boolean;
}

/** The open question; only the one who decides sees the options. */
export interface DecisionView {
  number: number;
  seat: number;
  kind: string;
  prompt: string;
  source?: number;
  options?: OptionView[];
  least?: number;
  most?: number;
  chosen?: number[];
}

/** What became of a deck list. */
export interface DeckAnswer {
  name: string;
  format: string;
  cards: number;
  outfit: string;
  legal: boolean;
  playable: boolean;
  errors: DeckFinding[];
  warnings: DeckFinding[];
  notices: string[];
  missing: string[];
}

/** Whether a deck is legal, and why not. */
export interface DeckCheck {
  legal: boolean;
  errors: DeckFinding[];
  warnings: DeckFinding[];
  missing: string[];
  stash: number;
  cost: number;
}

/** A deck: one of the starter decks by its short name, or a list in any format the importer reads. */
export interface DeckChoice {
  starter?: string;
  text?: string;
}

/** What a deck is at one moment; this is what is stored. */
export interface DeckContent {
  name: string;
  format: "open" | "original" | "weird-west";
  cards: [string, number, number][];
  notes?: string;
}

/** Something about a deck that is wrong or worth a look. */
export interface DeckFinding {
  rule: string;
  sentence: string;
  cards: string[];
}

/** The draw hands of a deck in one batch; batches of different numbers can be added. */
export interface DeckOdds {
  hands: number;
  highest: RankChances;
  legal: RankChances;
  lowball: RankChances;
  names: string[];
}

/** Is this deck legal, and can it be played? */
export interface DeckQuestion {
  deck: DeckChoice;
  format?: "open" | "original" | "weird-west";
}

/** A change of a deck, made from this revision. */
export interface DeckSave {
  revision: number;
  name: string;
  format: "open" | "original" | "weird-west";
  cards: [string, number, number][];
  notes?: string;
  keep?: boolean;
}

/** A deck in the list of one's decks. */
export interface DeckTitle {
  id: string;
  name: string;
  format: "open" | "original" | "weird-west";
  outfit: string;
  cards: number;
  legal: boolean;
  updated: number;
  codes: string[];
}

/** One's decks, the latest first. */
export interface DeckTitles {
  decks: DeckTitle[];
}

/** An earlier state of a deck, with what changed since the one before. */
export interface DeckVersion {
  revision: number;
  at: number;
  kept: boolean;
  content: DeckContent;
  changes: string[];
}

/** The history of a deck, the latest first. */
export interface DeckVersions {
  versions: DeckVersion[];
}

/** Older lines of the log. */
export interface Earlier {
  type: "earlier";
  before: number;
}

/** What one test looks at. */
export interface Exhibit {
  test: string;
  rules: string[];
  hands?: ShownHand[];
  decks?: ShownDeck[];
  cards?: string[];
}

/** An experiment in the list of one's own. */
export interface ExperimentTitle {
  id: string;
  name: string;
  kind: "matchups" | "series" | "study";
  status: "done" | "failed" | "running" | "stopped" | "waiting";
  done: number;
  total: number;
  created: number;
}

/** An experiment with everything that is known so far. */
export interface ExperimentView {
  title: ExperimentTitle;
  decks: string[];
  bots: string[];
  games: number;
  seed: number;
  mine: boolean;
  problem: string;
  ahead: number;
  report: LabReport | null;
}

/** Who fights whom: while a callout is answered, while posses form, and until they part. */
export interface FormingView {
  leader: number;
  mark: number;
  location: number;
  seats: [number, number];
}

/** The printings that a query finds, by title. */
export interface Found {
  codes: string[];
}

/** The whole state: at the beginning, after a reconnection, an undo or a wrong answer. */
export interface Full {
  type: "full";
  state: TableState;
  lines: LineView[];
  lines_from: number;
  chat: ChatLine[];
  scenes?: SceneView[];
  made_up?: Record<string, CardFacts>;
}

/** The starter decks as they were measured against each other. */
export interface GalleryPage {
  command: string;
  decks: StarterDeck[];
  table: LabTable;
}

/** A draw hand that lies open. */
export interface HandView {
  seat: number;
  cards: number[];
  faces: string[];
  rank: number;
  name: string;
  legal: boolean;
  modifiers: number[];
  natural: number;
}

/** A finished game, judged from its beginning to its end. */
export interface Hindsight {
  names: string[];
  points: HindsightPoint[];
  turns: TurningPoint[];
}

/** A moment between two plays, and what everybody's chance to win was by the bots' judgement. */
export interface HindsightPoint {
  at: number;
  day: number;
  phase: string;
  chances: number[];
}

/** What would you do? */
export interface Hint {
  type: "hint";
  seat: number;
}

/** An answer that the hard bot would think of, with what it expects and fears. */
export interface HintOption {
  key: string;
  text: string;
  value: number;
  reason: string;
  keys?: string[];
}

/** What the hard bot would do, the best first. */
export interface HintView {
  type: "hint";
  seat: number;
  decision: number;
  options: HintOption[];
}

/** A rule that a table may switch. */
export interface HouseRule {
  name: string;
  title: string;
  text: string;
  usual: boolean;
  older: boolean;
}

/** The bots finish their turn now. */
export interface Hurry {
  type: "hurry";
}

/** A game from a file, to be replayed or played on. */
export interface Import {
  save: string;
}

/** How a card did in the measured games of the starter decks: wins with it in hand against what is usual. */
export interface InTheLab {
  games: number;
  wins: number;
  expected: number;
  lift: number;
  margin: number;
  bot: string;
}

/** The job that is going on. */
export interface JobView {
  leader: number;
  mark: number;
  location: number;
  source: number;
}

/** Five cards of a draw hand worth keeping: what is thrown for them, and what they make. */
export interface Keep {
  thrown: number[];
  text: string;
  legal: boolean;
}

/** A deck of the workshop. */
export interface KeptDeck {
  id: string;
  revision: number;
  content: DeckContent;
  mine: boolean;
  updated: number;
}

/** A deck for an experiment: a starter deck by its short name, or one of the workshop by its id. */
export interface LabDeck {
  starter?: string;
  deck?: string;
}

/** What the presence of a card means for winning. */
export interface LabFinding {
  card: string;
  games: number;
  wins: number;
  expected: number;
  lift: number;
  margin: number;
  clear: boolean;
  code?: string;
}

/** A game of an experiment. */
export interface LabGame {
  number: number;
  decks: string[];
  bots: string[];
  winner: number;
  reason: string;
  days: number;
  control: number[];
  influence: number[];
}

/** Some games of an experiment, in their order. */
export interface LabGames {
  games: LabGame[];
  more: boolean;
}

/** The laboratory as one person finds it. */
export interface LabHall {
  experiments: ExperimentTitle[];
  processes: number;
  most_games: number;
  waiting: number;
}

/** What is known so far. */
export interface LabReport {
  days: [number, number, number];
  endings: LabShare[];
  seats: LabShare[];
  tables: LabTable[];
  disagreements: string[];
  bots: LabShare[];
  decks: LabShare[];
  findings: Record<string, LabFinding[]>;
  problems: string[];
}

/** How often something happened, with its 95 percent interval. */
export interface LabShare {
  name: string;
  hits: number;
  trials: number;
  low: number;
  high: number;
}

/** Decks against each other in the hands of one kind of bot. */
export interface LabTable {
  bot: string;
  cells: LabShare[][];
  overall: LabShare[];
  elo: number[];
  margin: number[];
}

/** A lesson of the course. */
export interface LessonChoice {
  name: string;
  title: string;
  about: string;
  minutes: number;
  done?: boolean;
  table?: string;
  reached?: string;
}

/** The step of a lesson at which one is. */
export interface LessonView {
  name: string;
  title: string;
  number: number;
  of: number;
  text: string;
  keys: string[];
  cards: number[];
  over?: boolean;
  following?: string;
}

/** How the cards of the card book belong together. */
export interface Library {
  cards: string[][];
  printings: Record<string, PrintingFacts>;
  packs: PackFacts[];
  formats: Record<string, string>;
  keys: Record<string, string>;
}

/** A line of the log with the cards it names. */
export interface LineView {
  event: number;
  kind: string;
  text: string;
  cards: number[];
  codes: string[];
  seat: number;
  detail?: boolean;
}

/** Older lines of the log. */
export interface Lines {
  type: "lines";
  lines: LineView[];
  lines_from: number;
}

/** Everything the first page shows. */
export interface Lobby {
  me: Me;
  bots: BotChoice[];
  decks: StarterDeck[];
  open: OpenTable[];
  mine: OpenTable[];
  rules: HouseRule[];
  lessons: LessonChoice[];
  cards: string;
}

/** See the table from another seat of this screen; null is the spectator's view. */
export interface Look {
  type: "look";
  seat: number | null;
}

/** A new table. */
export interface Made {
  table: string;
  note?: string;
}

/** A new deck, and what the reader of a list had to decide for itself. */
export interface MadeDeck {
  deck: KeptDeck;
  notices?: string[];
}

/** The guest behind a session. */
export interface Me {
  name: string;
}

/** Something that changes a card right now. */
export interface ModifierView {
  stat: string;
  amount: number | string;
  source: string;
  until: string;
}

/** The players go on to another table. */
export interface Moved {
  type: "moved";
  table: string;
}

/** A deck to be made: empty, as a copy of one that has a link, of a starter deck, or from a list. */
export interface NewDeck {
  name?: string;
  format?: "open" | "original" | "weird-west" | null;
  copy?: string;
  starter?: string;
  text?: string;
}

/** What is to be found out: all decks against all, one deck closely, or bots against each other. */
export interface NewExperiment {
  kind: "matchups" | "series" | "study";
  decks: LabDeck[];
  bots: string[];
  games: number;
  name?: string;
  seed?: number;
}

/** A table to be made. */
export interface NewTable {
  seats: SeatPlan[];
  options?: TableOptions;
}

/** What are the chances of my draw hand? */
export interface Odds {
  type: "odds";
  seat: number;
  chosen?: number[];
}

/** The chances of a draw hand from what the player knows. */
export interface OddsView {
  type: "odds";
  seat: number;
  about: string;
  chances: Chance[];
  advice: number[];
  win?: number;
  tie?: number;
  lose?: number;
  losses?: number;
  kills?: number;
  rival?: string;
}

/** A table in the lobby. */
export interface OpenTable {
  id: string;
  names: string[];
  seats: number;
  free: number;
  status: "broken" | "over" | "playing" | "waiting";
  created: number;
  mine: boolean;
  watchable: boolean;
  winner: string;
  lesson?: string;
}

/** A legal answer: its key, words for it, and the cards it is about. */
export interface OptionView {
  key: string;
  text: string;
  cards: number[];
  weight?: number;
  codes?: string[];
}

/** The deck was changed elsewhere meanwhile: what it is now, and what it was when this change began. */
export interface Overtaken {
  status_code: number;
  detail: string;
  now: KeptDeck;
}

/** A pack, for those who choose by packs. */
export interface PackFacts {
  code: string;
  name: string;
  released: string;
  edition: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** Continue a stored game from an answer on: one seat is mine, bots take the others. */
export interface PlayOn {
  at: number;
  seat: number;
  strength?: string;
}

/** A player as the viewer sees him. */
export interface PlayerView {
  seat: number;
  name: string;
  stash: number;
  debt: number;
  influence: number;
  control: number;
  production: number;
  hand_size: number;
  hand: number[];
  deck_size: number;
  discard: number[];
  boot_hill: number[];
  draw_hand_size: number;
  draw_hand: number[];
  home: number;
  legend: number;
  street: number[];
  out_of_town: number[];
  conceded: boolean;
}

/** A starter deck that plays a card. */
export interface Playing {
  starter: string;
  name: string;
  copies: number;
}

/** Yes. */
export interface Pong {
  type: "pong";
}

/** What tells one printing of a card from another. */
export interface PrintingFacts {
  pack: string;
  edition: string;
  formats: string[];
}

/** A printing on the page of its card. */
export interface PrintingPage {
  code: string;
  pack: string;
  released: string;
  edition: string;
  differs: string[];
  text: string[];
}

/** An error. */
export interface Problem {
  status_code: number;
  detail: string;
  extra?: unknown;
}

/** A test that proves a rule: what it says in words, where it is, and the scenario itself. */
export interface Proof {
  title: string;
  file: string;
  source: string;
  example?: string;
  playable?: boolean;
  by_hand?: boolean;
  exhibit?: Exhibit | null;
}

/** The tests behind a rule. */
export interface Proofs {
  id: string;
  text: string;
  proofs: Proof[];
}

/** A statement with the number of tests that cite it. */
export interface ProvedRule {
  id: string;
  text: string;
  tests: number;
  example?: boolean;
  card?: string;
}

/** How many of the drawn hands came to each rank from 0 to 11, legal and Cheatin'. */
export interface RankChances {
  legal: number[];
  cheatin: number[];
}

/** Where bluffing is agreed on: I do not want to react any more. */
export interface Ready {
  type: "ready";
}

/** Why a card cannot be used. */
export interface Reasons {
  type: "reasons";
  card: number;
  refusals: Refusal[];
}

/** A play one might expect, and the rule that forbids it. */
export interface Refusal {
  key: string;
  text: string;
  rule: string;
  reason: string;
  statement: string;
}

/** Play again with the same people, decks and options. */
export interface Rematch {
  type: "rematch";
}

/** A guest's name. */
export interface Rename {
  name: string;
}

/** One event of a step, as it is told and as it changes the table. */
export interface ReplayFrame {
  lines: LineView[];
  patch: unknown[][];
  scenes: SceneView[];
}

/** A step of a replay, event by event; the last frame is the game when the next decision is open. */
export interface ReplayFrames {
  at: number;
  frames: ReplayFrame[];
}

/** A point of the timeline: the game before this answer. */
export interface ReplayMark {
  at: number;
  day: number;
  phase: string;
  seat: number;
  lines: number;
}

/** The game at one point. */
export interface ReplayStep {
  at: number;
  view: View;
  lines: LineView[];
  scenes: SceneView[];
  answer: string;
  said?: string;
}

/** The secret with which a guest comes back on another device. */
export interface ReturnCode {
  code: string;
}

/** A draw hand as it was revealed. */
export interface RevealedHand {
  seat: number;
  codes: string[];
  faces: string[];
  rank: number;
  name: string;
  legal: boolean;
  modifiers: number[];
  natural?: number;
}

/** The rules as a book. */
export interface RuleBook {
  chapters: Chapter[];
}

/** A statement of the rules in our words. */
export interface RuleText {
  id: string;
  text: string;
}

/** A new line of chat. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** Something that deserves the stage: a card that is played, the hands of a lowball, the result of a round. */
export interface SceneView {
  event: number;
  kind: "lowball" | "play" | "round";
  title: string;
  text: string;
  hands: RevealedHand[];
  winner: number;
  seat?: number;
  card?: number;
  code?: string;
  targets?: number[];
  changes?: string[];
}

/** Who is to sit on a seat of a new table. */
export interface SeatPlan {
  who: "bot" | "me" | "open" | "screen";
  strength?: string;
  name?: string;
  deck?: DeckChoice | null;
}

/** Who sits where. */
export interface SeatView {
  seat: number;
  name: string;
  who: "bot" | "open" | "person";
  strength: string;
  deck: string;
  outfit: string;
  present: boolean;
  clock: number | null;
}

/** The shootout that is going on. */
export interface ShootoutView {
  location: number;
  seats: [number, number];
  posses: [number[], number[]];
  shooters: [number, number];
  bonuses: [[number, number], [number, number]];
  round: number;
  step: string;
  ranks: [number, number];
  casualties: [number, number, string][];
}

/** A deck list and the verdict on it. */
export interface ShownDeck {
  cards: [string, number, number][];
  legal: boolean;
  format?: string;
  findings?: ShownFinding[];
}

/** What a deck check says. */
export interface ShownFinding {
  rule: string;
  sentence: string;
  cards?: string[];
}

/** Cards and what they are worth. */
export interface ShownHand {
  cards: string[];
  rank: number;
  name: string;
  legal?: boolean;
}

/** Take an open seat: by an invitation, or any open seat of a public table. */
export interface Sit {
  type: "sit";
  seat: number;
  deck: DeckChoice;
  name: string;
  token?: string | null;
}

/** A deck that comes with the game. */
export interface StarterDeck {
  starter: string;
  name: string;
  outfit: string;
  gangs: string[];
  playable: boolean;
  missing: string[];
  skill?: string;
  plan?: string;
}

/** A card that would fit, with the reasons. */
export interface Suggestion {
  code: string;
  reasons: string[];
}

/** Cards that would fit a deck, the best first. */
export interface Suggestions {
  cards: Suggestion[];
}

/** What the players agree on before the game. */
export interface TableOptions {
  public?: boolean;
  spectators?: boolean;
  open_hands?: boolean;
  format?: "open" | "original" | "weird-west";
  day_limit?: number;
  short_victory?: boolean;
  house?: string[];
  lesson?: string;
  thoughts?: boolean;
  odds?: boolean;
  undo?: "ask" | "free" | "never";
  bluff?: boolean;
  clock?: ClockPlan | null;
  pace?: number;
}

/** Everything a browser shows of a table; changes of it are sent as patches. */
export interface TableState {
  table: TableView;
  view: View | null;
  words?: Words | null;
}

/** The table around the game. */
export interface TableView {
  id: string;
  status: "broken" | "over" | "playing" | "waiting";
  seats: SeatView[];
  options: TableOptions;
  watchers: number;
  undo: UndoView | null;
  rematch: string;
  running: number;
  pace: number;
  you: YouView;
  window?: WindowView | null;
}

/** An option that was considered: how often it was tried, and how well it did (0 to 1). */
export interface Thought {
  key: string;
  text: string;
  visits: number;
  value: number;
  chosen: boolean;
}

/** What a hard bot thinks of a decision, best first; nothing where it decides by habit. */
export interface Thoughts {
  at: number;
  seat: number;
  thoughts: Thought[];
  note?: string;
}

/** A stored game, ready to be scrubbed through. */
export interface Timeline {
  table: string;
  names: string[];
  length: number;
  status: string;
  seats: number[];
  spectator: boolean;
  open: boolean;
  play_on: boolean;
  export: boolean;
  thoughts: boolean;
  marks: ReplayMark[];
  bots: BotChoice[];
  changed?: boolean;
  about?: string;
  rules?: string[];
  made_up?: Record<string, CardFacts>;
}

/** Something was wrong with a message. */
export interface Trouble {
  type: "trouble";
  code: "bad message" | "illegal" | "not now" | "not yours" | "stale" | "too fast" | "too large" | "unknown";
  sentence: string;
}

/** A play after which somebody's chance was quite another. */
export interface TurningPoint {
  at: number;
  day: number;
  phase: string;
  seat: number;
  before: number;
  after: number;
  text: string;
}

/** Take back the seat's last decision. */
export interface Undo {
  type: "undo";
  seat: number;
}

/** An undo that waits for consent. */
export interface UndoView {
  seat: number;
  waiting: number[];
  reveals: boolean;
  what?: string;
}

/** What changed: pairs of a path and a value, or a path alone for what is gone. */
export interface Update {
  type: "update";
  patch: unknown[][];
  lines?: LineView[];
  scenes?: SceneView[];
}

/** Everything a seat may see of a game. */
export interface View {
  seat: number;
  names: string[];
  day: number;
  phase: string;
  turn: number;
  winner: number;
  pot: number;
  players: PlayerView[];
  cards: Record<string, CardView>;
  locations: number[];
  controllers: Record<string, number>;
  posses: [number[], number[]] | null;
  shootout: ShootoutView | null;
  job: JobView | null;
  hands: HandView[];
  limbo: number[];
  known_deck: [number, number, number][];
  decision: DecisionView | null;
  outcome: [number, string] | null;
  log_length: number;
  forming?: FormingView | null;
}

/** Where bluffing is agreed on: the time after a play in which all may react. */
export interface WindowView {
  number: number;
  what: string;
  seconds: number;
  ready: boolean;
  held: boolean;
}

/** Sentences for one seat. */
export interface Words {
  standing: string[];
  notes: Record<string, string>;
  ask?: string;
  by?: string;
  about?: string;
  best?: [string, string][];
  sure?: string;
  lesson?: LessonView | null;
  ending?: string[];
  keeps?: Keep[];
  left_out?: Record<string, string>;
  away?: Record<string, string>;
}

/** What concerns only the one who reads it. */
export interface YouView {
  name: string;
  seats: number[];
  looking: number;
  host: boolean;
  links: Record<string, string>;
  invitations: Record<string, string>;
  auto: "concerned" | "off" | "sundown";
  undo: "ask" | "free" | "no";
}

export type ClientMessage = Answer | Sit | Claim | Look | Chat | Ask | Odds | Hint | Undo | Consent | Concede | Rematch | Ready | Hurry | Adjust | Earlier | Ping;

export type ServerMessage = Full | Update | Lines | Said | Reasons | OddsView | HintView | Trouble | Moved | Pong;
