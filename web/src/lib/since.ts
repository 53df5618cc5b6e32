import { isFortune, type Staged } from "./news";
import type { LineView } from "./protocol";
import { APART } from "./story";

/** One thing that happened. */
export interface Item {
  event: number;
  seat: number;
  text: string;
}

/** What happened since one last answered, as far as there is room, and how much more the log tells. */
export interface Since {
  shown: Item[];
  more: number;
}

/** Who came and went: that is told before all else. */
const FALLS = new Set(["Refused", "Discarded", "Aced", "Removed", "Replaced", "CasualtyNamed"]);
/** What nobody may miss, whoever did it: fights, what they came to, the pot. */
const GREAT = new Set([
  "Accepted",
  "PossesFormed",
  "RoundDecided",
  "ShootoutEnded",
  "JobEnded",
  "LowballWon",
  "HandsExchanged",
  "BountyCollected",
  "Cast",
  "Said",
]);
/** In so few lines a pass is no news. */
const FEW = 3;
/** What there is room for last. */
const SMALL = new Set(["Passed", "Paid", "Gained", "BountyChanged"]);
const TOLD = new Set(["Declared", ...APART, ...FALLS, ...GREAT, ...SMALL]);

interface Weighed extends Item {
  kind: string;
  weight: number;
  /** How many lines of the log it stands for. */
  lines: number;
}

/** The last event before one's last answer, as far as the log tells: for whoever comes to the table anew. */
export function answeredBefore(lines: readonly LineView[], seat: number): number {
  const answer = lines.findLast((line) => line.seat === seat && isAnswer(line));
  return answer ? answer.event - 1 : -1;
}

/** The last event that one knew when one answered; what was answered elsewhere is found in the log. */
export function answeredLast(lines: readonly LineView[], answered: number, seat: number): number {
  const known = answered >= 0 && answered <= (lines.at(-1)?.event ?? -1);
  return known ? answered : answeredBefore(lines, seat);
}

const isAnswer = (line: LineView): boolean => ["Declared", "Passed"].includes(line.kind);

/** What happened after an event, in so many lines. The first play of one's own is the answer itself; what follows it was
 *  done by itself. What is known already, because it has the heading, takes no room.
 *  Where there is some room, the last thing the others did is kept, as it may be a pass that leaves the end of the day
 *  to one's own; then who came and went, then plays, fights, deeds and pots, then the rest, of each the newest. */
export function newsOf(
  lines: readonly LineView[],
  seat: number,
  most: number,
  { scenes = [], known = [] }: { scenes?: readonly Staged[]; known?: readonly (string | undefined)[] } = {},
): Since {
  const heads = new Set(known.map((text) => text?.replace(/\.$/, "")));
  const found = [...told(lines, seat), ...fortunes(scenes)]
    .filter((one) => !heads.has(one.text.replace(/\.$/, "")))
    .sort((one, other) => one.event - other.event);
  const all = gathered(found);
  const last = most > FEW ? all.slice(-1).filter((one) => one.kind === "Passed") : [];
  const rest = all
    .filter((one) => !last.includes(one))
    .sort((one, other) => other.weight - one.weight || other.event - one.event);
  const kept = new Set([...last, ...rest.slice(0, Math.max(0, most - last.length))]);
  return {
    shown: all.filter((one) => kept.has(one)),
    more: all.reduce((sum, one) => sum + (kept.has(one) ? 0 : one.lines), 0),
  };
}

/** The lines of the game itself: who starts in play is no news. */
function begun(lines: readonly LineView[]): readonly LineView[] {
  const first = lines.findLastIndex((line) => line.kind === "PhaseStarted" && line.text.startsWith("Day 1:"));
  return first < 0 && lines.every((line) => SETUP.has(line.kind)) ? [] : lines.slice(first + 1);
}

const SETUP = new Set(["EnteredPlay", "Drawn", "Said"]);

function told(log: readonly LineView[], seat: number): Weighed[] {
  const lines = begun(log);
  const own = lines.find((line) => line.seat === seat && isAnswer(line));
  return lines
    .filter((line) => !line.detail && TOLD.has(line.kind) && line !== own)
    .filter(
      ({ seat: whose, kind }) => whose !== seat || kind === "Passed" || FALLS.has(kind) || GREAT.has(kind),
    )
    .map(({ event, seat: whose, text, kind }) => ({
      event,
      seat: whose,
      text,
      kind,
      weight: FALLS.has(kind) ? 2 : SMALL.has(kind) ? 0 : 1,
      lines: 1,
    }));
}

/** Whose deeds have become: the stage tells it, the log does not. */
function fortunes(scenes: readonly Staged[]): Weighed[] {
  return scenes.filter(isFortune).map(({ event, seat, title }) => ({
    event,
    seat: seat ?? -1,
    text: `${title}.`,
    kind: "fortune",
    weight: 1,
    lines: 1,
  }));
}

const MONEY = /^(.+) (gains|pays) (\d+) ghost rock (of production|for upkeep)\.$/;
const PASS = /^(.+) passes\.$/;

/** What several players do alike, one after the other, in one line: upkeep, production, passes. */
function gathered(items: readonly Weighed[]): Weighed[] {
  const runs: Weighed[][] = [];
  for (const one of items) {
    const run = runs.at(-1);
    if (run?.[0] && alike(one) && alike(one) === alike(run[0])) run.push(one);
    else runs.push([one]);
  }
  return runs.map((run) => together(run));
}

const alike = ({ text }: Item): string => MONEY.exec(text)?.[4] ?? (PASS.test(text) ? "passes" : "");

function together(run: readonly Weighed[]): Weighed {
  const newest = run.at(-1) as Weighed;
  if (run.length === 1) return newest;
  const first = MONEY.exec(newest.text);
  const text = first
    ? `${first[4] === "for upkeep" ? "Upkeep" : "Production"}: ${run
        .map((one) => MONEY.exec(one.text))
        .map((one) => `${one?.[1] ?? ""} ${one?.[3] ?? ""}`)
        .join(", ")}.`
    : `${listed([...new Set(run.map((one) => PASS.exec(one.text)?.[1] ?? ""))])}.`;
  return { ...newest, text, lines: run.length };
}

const listed = (names: readonly string[]): string =>
  names.length === 1
    ? `${names[0] ?? ""} passes`
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""} pass`;

/** What is said of the lines for which there was no room. */
export const moreInTheLog = (more: number): string => (more ? `… and ${more} more in the log` : "");
