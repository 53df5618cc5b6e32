import { ask } from "../lib/api";
import type {
  ExperimentView,
  GalleryPage,
  LabGames,
  LabHall,
  LabShare,
  Made,
  NewExperiment,
} from "../lib/protocol";

const ROOM = "/api/lab";
export const galleryPage = (): Promise<GalleryPage> => ask("/api/gallery");
export const labHall = (): Promise<LabHall> => ask(ROOM);
export const beginExperiment = (plan: NewExperiment): Promise<ExperimentView> => ask(ROOM, plan);
export const experiment = (id: string): Promise<ExperimentView> => ask(`${ROOM}/${encodeURIComponent(id)}`);
export const stopExperiment = (id: string): Promise<ExperimentView> => ask(`${ROOM}/${id}/stop`, {});
export const goOn = (id: string): Promise<ExperimentView> => ask(`${ROOM}/${id}/go`, {});
export const forgetExperiment = (id: string): Promise<LabHall> => ask(`${ROOM}/${id}/forget`, {});
export const labGames = (id: string, first: number): Promise<LabGames> =>
  ask(`${ROOM}/${id}/games?first=${first}`);
export const watchGame = (id: string, number: number): Promise<Made> =>
  ask(`${ROOM}/${id}/games/${number}/watch`, {});
export const pictureAddress = (id: string, how: string): string => `${ROOM}/${id}/picture?${how}`;

export const share = (found: LabShare): number => (found.trials ? found.hits / found.trials : 0);
export const percent = (part: number): string => `${Math.round(part * 100)} %`;
/** A share with its interval, in words. */
export const interval = (found: LabShare): string =>
  found.trials
    ? `${found.hits} of ${found.trials} games, ${percent(found.low)} to ${percent(found.high)}`
    : "no game yet";
/** Wider than this, an interval says little. */
const WIDE = 0.3;
/** What a share is worth, and of whom it was won: never a bare "100 %" after a handful of games. */
export function verdict(found: LabShare, against = ""): string {
  if (!found.trials) return "no game yet";
  const games = `${found.hits} of ${found.trials} ${found.trials === 1 ? "game" : "games"}`;
  const whom = against && ` against ${against}`;
  const between = `in the long run between ${percent(found.low)} and ${percent(found.high)}`;
  return found.high - found.low > WIDE
    ? `won ${games}${whom}: too few to say more than ${between}`
    : `won ${percent(share(found))} (${games})${whom}, ${between}`;
}

/** How many games an experiment takes. */
export function games(kind: string, decks: number, bots: number, each: number): number {
  return kind === "matchups" ? Math.max(0, (decks * (decks - 1)) / 2) * bots * each : each;
}
/** How long the rest takes, from what was done since it was looked at first. */
export function left(done: number, total: number, seen: number, seconds: number): string {
  if (done <= seen || seconds < 2) return "";
  const rest = ((total - done) * seconds) / (done - seen);
  if (rest < 20) return "a few seconds left";
  if (rest < 90) return "about a minute left";
  if (rest < 5400) return `about ${Math.round(rest / 60)} minutes left`;
  return `about ${Math.round(rest / 3600)} hours left`;
}
