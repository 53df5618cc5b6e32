import { describe, expect, it } from "vitest";

import { emblemOf } from "./emblem";
import { BEARDS } from "./emblem_shapes";
import type { CardFacts } from "./protocol";

const dude = (title: string, ...keywords: string[]): CardFacts => ({ title, type: "dude", keywords });
const picture = (facts: CardFacts): string => JSON.stringify(emblemOf(facts));

describe("the picture of a card", () => {
  it("is always the same for one card", () => {
    expect(picture(dude("Ann"))).toBe(picture(dude("Ann")));
  });

  it("differs between two thousand names of every type", () => {
    for (const type of ["dude", "deed", "goods", "spell", "action"]) {
      const made = Array.from({ length: 400 }, (_, place) => picture({ title: `Card ${place}`, type }));
      expect(new Set(made).size).toBeGreaterThan(398);
    }
  });

  it("draws a hound where the name says so, and no beard on a woman", () => {
    const goods = (title: string): CardFacts => ({ title, type: "goods", keywords: ["Sidekick"] });
    const signs = (title: string): string | undefined => emblemOf(goods(title))[2]?.d;
    expect(signs("Bluetick")).toBe(signs("Faithful Hound"));
    expect(signs("Feathered Friend")).not.toBe(signs("Bluetick"));
    const bearded = (title: string): boolean =>
      emblemOf(dude(title)).some((shape) => BEARDS.includes(shape.d));
    expect(["Olivia Jenks", "Olivia Smith", "Zoe Halbrook", '"Ma" Florence Aims'].filter(bearded)).toEqual(
      [],
    );
    expect(Array.from({ length: 20 }, (_, place) => `Bob ${place}`).some(bearded)).toBe(true);
  });

  it("shows what a dude is", () => {
    const plain = emblemOf(dude("Ann")).length;
    expect(emblemOf(dude("Ann", "Deputy")).length).toBeGreaterThan(plain);
    expect(picture(dude("Ann", "Huckster 2"))).not.toBe(picture(dude("Ann", "Shaman 1")));
  });
});
