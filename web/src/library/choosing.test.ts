import { expect, test } from "vitest";

import type { CardFacts } from "../lib/protocol";
import { fromAddress, toAddress } from "./address";
import { completions } from "./completing";
import { counts, fits, nothing, sorted, type Item } from "./choosing";

const item = (code: string, facts: Partial<CardFacts>, more: Partial<Item> = {}): Item => ({
  code,
  facts: { title: code, type: "dude", ...facts },
  pack: "DTR",
  released: "2014-09-15",
  formats: ["original", "open"],
  mine: false,
  ...more,
});
const tommy = item("01018", { gangs: ["Law Dogs"], bullets: 2, stud: true, cost: 5, keywords: ["Deputy"] });
const store = item("01077", { type: "deed", cost: 2, value: 6, suit: "clubs" }, { mine: true });
const steele = item("01048", { gangs: ["Fearmongers"], bullets: 1, cost: 5, keywords: ["Huckster 2"] });

test("values of one facet widen, facets together narrow", () => {
  const chosen = { ...nothing(), type: ["dude", "deed"], cost: ["5"] };
  expect([tommy, store, steele].filter((one) => fits(one, chosen))).toEqual([tommy, steele]);
  expect(fits(steele, { ...nothing(), keyword: ["Huckster"] })).toBe(true);
  expect(fits(store, { ...nothing(), mine: ["yes"] })).toBe(true);
});

test("a count says what is left when a value is chosen, whatever else is chosen in its facet", () => {
  const chosen = { ...nothing(), gang: ["Law Dogs"], cost: ["5"] };
  expect(counts([[tommy], [store], [steele]], chosen, "gang")).toEqual(
    new Map([
      ["Law Dogs", 1],
      ["Fearmongers", 1],
    ]),
  );
});

test("studs come before draws of the same bullets, and what has none comes last", () => {
  expect(sorted([store, steele, tommy], "bullets")).toEqual([tommy, steele, store]);
});

test("an address says everything and is read back", () => {
  const wanted = {
    query: "t:dude b>2",
    chosen: { ...nothing(), gang: ["Law Dogs", "Outlaws"] },
    view: "faces" as const,
    sort: "cost" as const,
  };
  expect(fromAddress(toAddress(wanted))).toEqual(wanted);
  expect(fromAddress("?view=upside-down&sort=luck")).toEqual(fromAddress(""));
});

test("a query is completed with keys and with their values", () => {
  const values = new Map([["g", ["Law Dogs", "Outlaws"]]]);
  expect(completions("fo", { f: "x", format: "y" }, values)).toEqual(["format:"]);
  expect(completions("t:dude g:la", {}, values)).toEqual(['t:dude g:"Law Dogs"']);
  expect(completions("pistol ", { p: "x" }, values)).toEqual([]);
});
