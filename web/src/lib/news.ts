import type { LineView, SceneView } from "./protocol";

/** What is on the stage; news that belong together stand there as one, and remember what they were. */
export type Staged = SceneView & { parts?: SceneView[] };

/** News about whose a deed is, which nobody has played. */
export const isFortune = (scene: SceneView): boolean =>
  scene.kind === "play" && Boolean(scene.by_itself) && Boolean(scene.targets?.length);

/** The stage with what has happened meanwhile. News that still wait or are being read are told together with newer
 *  ones of their kind: the table behind them shows what came last already. */
export function joinedStage(stage: readonly Staged[], fresh: readonly SceneView[]): Staged[] {
  const joined: Staged[] = [...stage];
  for (const scene of fresh) {
    const place = isFortune(scene) ? joined.findIndex(isFortune) : -1;
    const known = joined[place];
    if (known) joined[place] = together([...(known.parts ?? [known]), scene]);
    else joined.push(scene);
  }
  return joined;
}

/** What begins a fight: it needs the table, and news from before it can be looked at again. */
const FIGHT = new Set(["PossesFormed", "RoundStarted"]);

/** The stage without news that nobody played and that a fight has overtaken which began after them. */
export function notOvertaken(stage: readonly Staged[], fresh: readonly LineView[]): Staged[] {
  const fight = fresh.findLast((line) => FIGHT.has(line.kind))?.event ?? -1;
  return stage.filter((scene) => !scene.by_itself || scene.event >= fight);
}

/** The stage without plays from before the lowball hands that are told now: those need the room, and the answers to them
 *  come at once. What was played before can be looked at again. */
export function besideHands(stage: readonly Staged[], fresh: readonly LineView[]): Staged[] {
  const hands = fresh.findLast((line) => line.kind === "Revealed" && line.text.startsWith("Lowball"));
  return stage.filter((scene) => scene.kind !== "play" || scene.event >= (hands?.event ?? -1));
}

/** What was on the stage, the last of it at the end; what was told together is there once. */
export function remembered(seen: readonly Staged[], stage: readonly Staged[]): Staged[] {
  const told = new Set<SceneView>(stage.flatMap((scene) => [scene, ...(scene.parts ?? [])]));
  const before = seen.filter((scene) => !(scene.parts ?? [scene]).every((part) => told.has(part)));
  return [...before, ...stage].slice(-KEPT);
}

const KEPT = 20;

/** Several changes of fortune as one: what holds now first, what was so for a moment after it. */
export function together(parts: readonly SceneView[]): Staged {
  const last = new Map<number, SceneView>();
  for (const part of parts) last.set(part.card ?? 0, part);
  const now = parts.filter((part) => last.get(part.card ?? 0) === part).toReversed();
  const [newest] = now as [SceneView];
  const aims = new Map(
    now.flatMap((part) => (part.targets ?? []).map((target, place) => [target, part.whose?.[place] ?? -1])),
  );
  const passed = parts.filter((part) => !now.includes(part));
  const numbers = parts.flatMap((part) => (part.changes ?? []).filter((text) => NUMBERS.test(text)));
  return {
    ...newest,
    event: Math.max(...parts.map((part) => part.event)),
    title: now.map((part) => part.title).join(". "),
    targets: [...aims.keys()],
    whose: [...aims.values()],
    changes: [
      ...now.flatMap((part) => (part.changes ?? []).filter((text) => !NUMBERS.test(text))),
      ...passed.map((part) => `Before that, for a moment: ${past(part.title)}.`),
      ...chained(numbers),
    ],
    parts: [...parts],
  };
}

/** Who controls a place, told of a time that is over. */
const past = (title: string): string => title.replace(/ controls? /, " controlled ").replace(/ now$/, "");

const NUMBERS = /^([^:]+): ((?:influence|control) \d+ → .+)\.$/;

/** "control 1 → 2" and then "control 2 → 1" is "control 1 → 2 → 1". */
function chained(texts: readonly string[]): string[] {
  const runs = new Map<string, Map<string, number[]>>();
  for (const text of texts) {
    const [, who = "", parts = ""] = NUMBERS.exec(text) ?? [];
    const own = runs.get(who) ?? new Map<string, number[]>();
    runs.set(who, own);
    for (const part of parts.split(", ")) {
      const what = part.split(" ")[0] ?? "";
      const run = own.get(what) ?? [];
      for (const amount of part.match(/\d+/g) ?? [])
        if (run.at(-1) !== Number(amount)) run.push(Number(amount));
      own.set(what, run);
    }
  }
  return [...runs].map(
    ([who, own]) => `${who}: ${[...own].map(([what, run]) => `${what} ${run.join(" → ")}`).join(", ")}.`,
  );
}

/** Whether a sentence about numbers is good or bad news for the one it speaks to; others are neither. */
export function tone(text: string): "" | "good" | "bad" {
  const [, who = "", parts = ""] = NUMBERS.exec(text) ?? [];
  if (who !== "You") return "";
  const sum = parts.split(", ").reduce((total, part) => {
    const run = (part.match(/\d+/g) ?? []).map(Number);
    return total + (run.at(-1) ?? 0) - (run[0] ?? 0);
  }, 0);
  return sum > 0 ? "good" : sum < 0 ? "bad" : "";
}

/** Whether a scene tells a player something: of one's own plays only what was pulled, and that somebody refused. */
export const isNewsTo = (own: number, scene: SceneView): boolean =>
  scene.kind !== "play" ||
  Boolean(scene.by_itself) ||
  scene.seat !== own ||
  (scene.changes ?? []).some((text) => /\b(pulls|refuses)\b/.test(text));

/** Who fell: these are marked with a cross, and nothing else is; who goes home lives. */
export const falls = (text: string): boolean => /\b(aced|discarded|casualty)\b/i.test(text);

/** What begins something new; an older headline is not true any more after it. */
const NEWER = new Set([
  "PhaseStarted",
  "Declared",
  "Passed",
  "Accepted",
  "Refused",
  "PossesFormed",
  "RoundStarted",
  "Revealed",
  "RoundDecided",
  "ShootoutEnded",
  "JobEnded",
  "GameEnded",
]);

/** Whether a headline tells anything: that a part of the day has begun stands in the bar above the table. */
export const isBare = (newer: { head: LineView; details: readonly LineView[] } | undefined): boolean =>
  newer?.head.kind === "PhaseStarted" && !newer.details.length;

/** The last thing that began after what was on the stage, with what it did; nothing where the stage is up to date. */
export function overtaking(
  lines: readonly LineView[],
  staged: number,
): { head: LineView; details: LineView[] } | undefined {
  const place = lines.findLastIndex(
    (line) => line.event > staged && NEWER.has(line.kind) && (!line.detail || line.kind === "Declared"),
  );
  const head = lines[place];
  return head && { head, details: lines.slice(place + 1).filter((line) => line.detail) };
}
