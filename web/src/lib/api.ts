import type {
  CardBook,
  DeckAnswer,
  DeckQuestion,
  Hindsight,
  Lobby,
  Made,
  NewTable,
  PlayOn,
  ReplayFrames,
  ReplayStep,
  Thoughts,
  Timeline,
} from "./protocol";

/** Something the server refused, in its words. */
export class Refused extends Error {}

/** What went wrong, as a sentence: with a capital at its beginning and a full stop at its end. */
export function sentence(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  const begun = said.charAt(0).toUpperCase() + said.slice(1);
  return /[\p{L}\p{N})’”]$/u.test(begun) ? `${begun}.` : begun;
}

export async function ask<T>(address: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      address,
      body === undefined
        ? {}
        : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Refused("The server does not answer. Is it still running?");
  }
  const result: unknown = await answer.json().catch(() => ({ detail: `The server said ${answer.status}.` }));
  if (!answer.ok) throw new Refused(String((result as { detail?: unknown }).detail ?? answer.status));
  return result as T;
}

export const lobby = (): Promise<Lobby> => ask("/api/lobby");
export const rename = (name: string): Promise<{ name: string }> => ask("/api/me", { name });
export const checkDeck = (question: DeckQuestion): Promise<DeckAnswer> => ask("/api/decks", question);
export const makeTable = (plan: NewTable): Promise<Made> => ask("/api/tables", plan);
export const cardBook = (version: string): Promise<CardBook> => ask(`/api/cards/${version}`);
export const importGame = (save: string): Promise<Made> => ask("/api/imports", { save });
export const timeline = (table: string): Promise<Timeline> => ask(`/api/tables/${table}/replay`);
export const replayStep = (table: string, at: number, seat: string, since: number): Promise<ReplayStep> =>
  ask(`/api/tables/${table}/replay/${at}?seat=${seat}&since=${since}`);
export const playOn = (table: string, how: PlayOn): Promise<Made> => ask(`/api/tables/${table}/play-on`, how);
export const replayFrames = (table: string, at: number, seat: string): Promise<ReplayFrames> =>
  ask(`/api/tables/${table}/replay/${at}/frames?seat=${seat}`);
export const thoughts = (table: string, at: number): Promise<Thoughts> =>
  ask(`/api/tables/${table}/replay/${at}/thoughts`);
export const hindsight = (table: string): Promise<Hindsight> => ask(`/api/tables/${table}/replay/hindsight`);
