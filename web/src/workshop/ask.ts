import { ask, Refused } from "../lib/api";
import type {
  DeckCheck,
  DeckContent,
  DeckOdds,
  DeckTitles,
  DeckVersions,
  KeptDeck,
  MadeDeck,
  NewDeck,
  Overtaken,
  Suggestions,
} from "../lib/protocol";

export type Copies = [code: string, count: number, starting: number];

const ROOM = "/api/workshop";
/** Cards as an address has them. */
export const cardsText = (cards: readonly Copies[]): string => cards.map((one) => one.join(".")).join(",");

export const ownDecks = (): Promise<DeckTitles> => ask(`${ROOM}/decks`);
export const makeDeck = (plan: NewDeck): Promise<MadeDeck> => ask(`${ROOM}/decks`, plan);
export const oneDeck = (id: string): Promise<KeptDeck> => ask(`${ROOM}/decks/${encodeURIComponent(id)}`);
export const forgetDeck = (id: string): Promise<DeckTitles> => ask(`${ROOM}/decks/${id}/forget`, {});
export const deckVersions = (id: string): Promise<DeckVersions> => ask(`${ROOM}/decks/${id}/versions`);
export const checkCards = (cards: readonly Copies[], format: string): Promise<DeckCheck> =>
  ask(`${ROOM}/check?cards=${cardsText(cards)}&format=${format}`);
export const deckOdds = (
  cards: readonly Copies[],
  stud: number,
  draw: number,
  batch: number,
): Promise<DeckOdds> =>
  ask(`${ROOM}/odds?cards=${cardsText(cards)}&stud=${stud}&draw=${draw}&batch=${batch}`);
export const suggestions = (cards: readonly Copies[], format: string): Promise<Suggestions> =>
  ask(`${ROOM}/suggestions?cards=${cardsText(cards)}&format=${format}`);
export const exportAddress = (id: string, format: string): string => `${ROOM}/decks/${id}/as/${format}`;

export async function exported(id: string, format: string): Promise<string> {
  const answer = await fetch(exportAddress(id, format));
  if (!answer.ok) throw new Refused("This deck could not be written.");
  return answer.text();
}

/** Save a deck; where it was changed elsewhere meanwhile, what it is now. */
export async function saveDeck(
  id: string,
  revision: number,
  content: DeckContent,
  keep: boolean,
): Promise<{ saved: KeptDeck } | { overtaken: Overtaken }> {
  let answer: Response;
  try {
    answer = await fetch(`${ROOM}/decks/${id}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ revision, ...content, keep }),
    });
  } catch {
    throw new Refused("The server does not answer; the deck is saved as soon as it does.");
  }
  const body: unknown = await answer.json().catch(() => ({}));
  if (answer.status === 409) return { overtaken: body as Overtaken };
  if (!answer.ok) throw new Refused(String((body as { detail?: unknown }).detail ?? answer.status));
  return { saved: body as KeptDeck };
}
