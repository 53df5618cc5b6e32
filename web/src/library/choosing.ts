import { VALUES } from "../lib/looks";
import type { CardFacts } from "../lib/protocol";

/** The ways in which cards are told apart beside the search field. */
export const FACETS = [
  "type",
  "gang",
  "suit",
  "value",
  "cost",
  "bullets",
  "influence",
  "keyword",
  "pack",
  "format",
  "mine",
] as const;
export type Facet = (typeof FACETS)[number];
export type Chosen = Record<Facet, string[]>;
export const SORTS = ["title", "type", "value", "cost", "bullets", "influence", "pack"] as const;
export type Sort = (typeof SORTS)[number];
export const VIEWS = ["list", "faces", "table"] as const;
export type View = (typeof VIEWS)[number];

/** A printing with all that can be chosen by. */
export interface Item {
  code: string;
  facts: CardFacts;
  pack: string;
  released: string;
  formats: string[];
  mine: boolean;
}

export const gathered = (codes: Iterable<string>): ReadonlySet<string> => new Set(codes);
/** When each pack came out. */
export const releases = (packs: { code: string; released: string }[]): ReadonlyMap<string, string> =>
  new Map(packs.map((pack) => [pack.code, pack.released]));

export const nothing = (): Chosen =>
  Object.fromEntries(FACETS.map((facet) => [facet, [] as string[]])) as Chosen;

/** The values of a card under a facet. */
export function traits(item: Item, facet: Facet): string[] {
  const { facts } = item;
  const number = (value: number | null | undefined): string[] => (value == null ? [] : [String(value)]);
  switch (facet) {
    case "type":
      return [facts.type];
    case "gang":
      return facts.gangs?.length ? facts.gangs : facts.type === "dude" ? ["Drifter"] : [];
    case "suit":
      return facts.suit ? [facts.suit] : [];
    case "value":
      return facts.value ? [VALUES[facts.value] ?? ""] : [];
    case "cost":
      return number(facts.cost);
    case "bullets":
      return number(facts.bullets);
    case "influence":
      return number(facts.influence);
    case "keyword":
      return (facts.keywords ?? []).map((word) => word.replace(/ -?\d+$/, ""));
    case "pack":
      return [item.pack];
    case "format":
      return item.formats;
    case "mine":
      return item.mine ? ["yes"] : [];
  }
}

export function fits(item: Item, chosen: Chosen, except?: Facet): boolean {
  return FACETS.every(
    (facet) =>
      facet === except ||
      !chosen[facet].length ||
      traits(item, facet).some((value) => chosen[facet].includes(value)),
  );
}

/** For each value of a facet the cards that would be left with it. Each card is given by its printings. */
export function counts(cards: Item[][], chosen: Chosen, facet: Facet): Map<string, number> {
  const found = new Map<string, number>();
  for (const printings of cards) {
    const values = new Set(
      printings.filter((one) => fits(one, chosen, facet)).flatMap((one) => traits(one, facet)),
    );
    for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
  }
  return found;
}

const TYPES = ["outfit", "legend", "dude", "deed", "goods", "spell", "action", "joker"];

/** What a card is sorted by; what has no such number comes last. */
function weight(item: Item, sort: Sort): number {
  const { facts } = item;
  switch (sort) {
    case "type":
      return TYPES.indexOf(facts.type);
    case "value":
      return facts.value || 99;
    case "cost":
      return facts.cost ?? 99;
    case "bullets":
      return facts.bullets == null ? 99 : 20 - 2 * facts.bullets - (facts.stud ? 1 : 0);
    case "influence":
      return facts.influence == null ? 99 : 20 - facts.influence;
    case "pack":
      return Number(item.released.replaceAll("-", "")) || 99_999_999;
    case "title":
      return 0;
  }
}

/** Sorted by one thing, and by title where that is the same. */
export const sorted = (items: Item[], sort: Sort): Item[] =>
  sort === "title"
    ? items
    : items
        .map((item, place) => ({ item, place, by: weight(item, sort) }))
        .sort((one, other) => one.by - other.by || one.place - other.place)
        .map(({ item }) => item);
