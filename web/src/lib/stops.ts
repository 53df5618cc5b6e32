/** Moments at which one may want to be asked though nothing but passing is left, by the topic of the question. */
export const STOPS: [string, string][] = [
  ["noon", "at High Noon"],
  ["fight", "in a shootout, before the draw"],
  ["resolution", "when the draw hands lie open"],
  ["cheatin", "when somebody’s hand is Cheatin’ at lowball"],
];

interface Moment {
  /** The answer that is no choice, if there is one. */
  sure: string;
  kind: string;
  topic: string;
  /** All others are bots. */
  alone: boolean;
  /** Whether one wants to be spared such questions. */
  skip: boolean;
  stops: readonly string[];
}

/** Whether a question is answered by itself. Among people a pass that comes at once would tell what one holds. */
export function answersItself({ sure, kind, topic, alone, skip, stops }: Moment): boolean {
  if (!sure || !skip) return false;
  // That the other posse is gone everybody sees: who has won is not asked to run, whoever plays.
  if (kind === "flee") return true;
  return alone && !stops.includes(topic);
}
