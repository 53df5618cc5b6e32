import { book } from "./book.svelte";
import { corner } from "./looks";
import type { CardFacts, CardView, PlayerView, View } from "./protocol";

/** A place in words; where a name is there twice, whose it is or where on the street. */
export function placeName(view: View | undefined, place: number): string {
  if (place <= 0) return "the town square";
  const home = view?.players.find((player) => player.home === place);
  if (home) return `${home.name}'s home`;
  const card = view?.cards[String(place)];
  const title = book.title(card?.code);
  const same = (view?.locations ?? [])
    .filter((other) => other > 0 && other !== place)
    .map((other) => view?.cards[String(other)])
    .filter((other) => other !== undefined && book.title(other.code) === title);
  const owner = view?.players[card?.owner ?? -1];
  if (!card || !owner || !same.length) return title;
  const name = same.some((other) => other?.owner !== card.owner) ? `${owner.name}'s ${title}` : title;
  const twice = same.some((other) => owner.street.includes(other?.id ?? 0));
  return twice && owner.street.includes(place) ? `${name} (${onStreet(owner, place)})` : name;
}

/** Where a deed stands on its owner's street. */
function onStreet(owner: PlayerView, place: number): string {
  const away = owner.street.indexOf(place) - owner.street.indexOf(owner.home);
  const nth = ["", "", "2nd ", "3rd "][Math.abs(away)] ?? `${Math.abs(away)}th `;
  return `${nth}${away < 0 ? "left" : "right"} of home`;
}

const count = (number: number, one: string): string => `${number} ${one}`;
const bullets = (number: number): string => count(number, number === 1 ? "bullet" : "bullets");

/** What a card brings by its numbers, in words, as one reads them before buying it. */
export function worthOf(facts: CardFacts): string[] {
  const dude = facts.type === "dude";
  const bonus = facts.bonus ?? (dude ? 0 : facts.bullets);
  return [
    ...(facts.keywords ?? []),
    ...(dude ? [`${bullets(facts.bullets ?? 0)}, ${facts.stud ? "stud" : "draw"}`] : []),
    ...(!dude && bonus ? [`${bonus > 0 ? "+" : "−"}${Math.abs(bonus)} bullets`] : []),
    ...(facts.influence ? [`${dude ? "" : "+"}${facts.influence} influence`] : []),
    ...(facts.control ? [`${facts.control} control`] : []),
    ...(facts.production ? [`${facts.production} ghost rock a day`] : []),
    ...(facts.upkeep ? [`upkeep ${facts.upkeep}`] : []),
  ];
}

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
      parts.push(`${bullets(card.bullets ?? 0)} ${card.stud ? "stud" : "draw"}`);
      parts.push(count(card.influence ?? 0, "influence"));
    }
    if (card.control) parts.push(count(card.control, "control"));
    if (card.production && facts.type !== "dude") parts.push(count(card.production, "production"));
    if (card.unpaid) parts.push("pays nobody now");
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

const HIGHEST = 11;
const LOWEST = 1;

/** The rank of a hand, with what the cards alone make. At either end more than fits may have been added. */
export function rankWords(natural: number, rank: number): string {
  const change = rank - natural;
  if (!change) return String(rank);
  if (rank === HIGHEST) return `${natural}, raised to ${rank}, the highest`;
  if (rank === LOWEST) return `${natural}, lowered to ${rank}, the lowest`;
  return `${natural} ${change > 0 ? "+" : "−"} ${Math.abs(change)} = ${rank}`;
}
