import { book } from "./book.svelte";
import { corner } from "./looks";
import type { CardView, View } from "./protocol";

/** A place in words. */
export function placeName(view: View | undefined, place: number): string {
  if (place <= 0) return "the town square";
  const owner = view?.players.find((player) => player.home === place);
  if (owner) return `${owner.name}'s home`;
  return book.title(view?.cards[String(place)]?.code);
}

const count = (number: number, one: string): string => `${number} ${one}`;

/** A card as a screen reader says it. */
export function describe(card: CardView, view: View | undefined, light: string): string {
  const facts = book.facts(card.code);
  const parts: string[] = [book.title(card.code), facts.type];
  const face = corner(card.value || facts.value, card.suit ?? facts.suit);
  if (face) parts.push(face);
  if (card.zone === "play") {
    const whose = view?.players[card.controller ?? -1]?.name;
    if (whose) parts.push(`of ${whose}`);
    if (facts.type === "dude") {
      parts.push(
        `${count(card.bullets ?? 0, card.bullets === 1 ? "bullet" : "bullets")} ${card.stud ? "stud" : "draw"}`,
      );
      parts.push(count(card.influence ?? 0, "influence"));
    }
    if (card.control) parts.push(count(card.control, "control"));
    if (card.production && facts.type !== "dude") parts.push(count(card.production, "production"));
    if (card.bounty) parts.push(count(card.bounty, "bounty"));
    if (card.booted) parts.push("booted");
  } else if (facts.cost != null) {
    parts.push(`costs ${facts.cost}`);
  }
  if (light === "able") parts.push("can be chosen");
  if (light === "chosen") parts.push("chosen");
  if (light === "target") parts.push("possible target");
  return parts.join(", ");
}
