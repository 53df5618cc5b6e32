// Written by `python -m gomorra.server.protocol.browser_types` from the server's records; do not edit.

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

/** Who fights whom: while a callout is answered, while posses form, and until they part. */
export interface FormingView {
  leader: number;
  mark: number;
  location: number;
  seats: [number, number];
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

/** The job that is going on. */
export interface JobView {
  leader: number;
  mark: number;
  location: number;
  source: number;
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

/** Something that changes a card right now. */
export interface ModifierView {
  stat: string;
  amount: number | string;
  source: string;
  until: string;
}

/** A legal answer: its key, words for it, and the cards it is about. */
export interface OptionView {
  key: string;
  text: string;
  cards: number[];
  weight?: number;
  codes?: string[];
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
  at_sundown?: [number, number] | null;
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
