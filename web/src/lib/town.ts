import { book } from "./book.svelte";
import type { CardView, View } from "./protocol";

/** The dudes at a place, those of one player together. */
export function standing(view: View | undefined, place: number, first: number): CardView[] {
  const here = Object.values(view?.cards ?? {}).filter(
    (card) =>
      card.zone === "play" &&
      card.location === place &&
      (card.host ?? -1) < 0 &&
      card.id !== place &&
      book.facts(card.code).type === "dude",
  );
  const rank = (card: CardView): number => (card.controller === first ? -1 : (card.controller ?? 9));
  return here.sort((one, other) => rank(one) - rank(other));
}

/** What lies on a place itself: improvements and conditions. */
export function lying(view: View | undefined, place: number): number[] {
  const home = view?.players.find((player) => player.home === place);
  if (place > 0)
    return (view?.cards[String(place)]?.attachments ?? []).filter((card) => card !== home?.legend);
  return Object.values(view?.cards ?? {})
    .filter((card) => card.zone === "play" && card.location === 0 && card.host === 0)
    .map((card) => card.id);
}

/** Those who cannot come, together by what keeps them away. */
export function keptAway(
  away: Partial<Record<string, string>>,
  wanted: (id: number) => boolean,
): { reason: string; dudes: number[] }[] {
  const found = new Map<string, number[]>();
  for (const [key, reason = ""] of Object.entries(away))
    if (wanted(Number(key))) found.set(reason, [...(found.get(reason) ?? []), Number(key)]);
  return [...found].map(([reason, dudes]) => ({ reason, dudes }));
}
