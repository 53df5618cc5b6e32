import { expect, test } from "vitest";

import { book } from "./book.svelte";
import { placeName, rankWords, worthOf } from "./describe";
import type { View } from "./protocol";

/** Two streets: each with its home in the middle, and deeds by their codes. */
function town(mine: string[], theirs: string[]): View {
  const cards: Record<string, object> = {};
  const players = [mine, theirs].map((codes, owner) => {
    const ids = codes.map((_, place) => 10 * (owner + 1) + place + 1);
    codes.forEach((code, place) => {
      cards[String(ids[place])] = { id: ids[place], code, owner, zone: "play" };
    });
    const home = 10 * (owner + 1);
    return {
      seat: owner,
      name: owner ? "Mabel" : "Ann",
      home,
      street: [...ids.slice(0, 1), home, ...ids.slice(1)],
    };
  });
  return { players, cards, locations: [0, ...players.flatMap((one) => one.street)] } as unknown as View;
}

test("two places of one name are told apart by their owners, or by where they stand", () => {
  book.also({
    tailor: { title: "Tailor", type: "deed" },
    bank: { title: "Bank", type: "deed" },
  });
  const apart = town(["tailor", "bank"], ["tailor"]);
  expect(placeName(apart, 11)).toBe("Ann's Tailor");
  expect(placeName(apart, 21)).toBe("Mabel's Tailor");
  expect(placeName(apart, 12)).toBe("Bank");
  expect(placeName(apart, 10)).toBe("Ann's home");
  const alike = town(["bank", "bank", "bank"], []);
  expect([11, 12, 13].map((place) => placeName(alike, place))).toEqual([
    "Bank (left of home)",
    "Bank (right of home)",
    "Bank (2nd right of home)",
  ]);
});

test("what a card brings stands in words before it is bought", () => {
  const church = { title: "Church", type: "deed", keywords: ["Public"], control: 2, production: 0 };
  expect(worthOf(church)).toEqual(["Public", "2 control"]);
  const gun = { title: "Gun", type: "goods", keywords: ["Weapon"], bonus: 1 };
  expect(worthOf(gun)).toEqual(["Weapon", "+1 bullets"]);
  const dude = { title: "Abe", type: "dude", bullets: 3, stud: true, influence: 1, upkeep: 2 };
  expect(worthOf(dude)).toEqual(["3 bullets, stud", "1 influence", "upkeep 2"]);
});

test("a changed rank is a sum, but for the ends, where only a part of a change may count", () => {
  expect(rankWords(7, 7)).toBe("7");
  expect(rankWords(7, 9)).toBe("7 + 2 = 9");
  expect(rankWords(4, 3)).toBe("4 − 1 = 3");
  expect(rankWords(10, 11)).toBe("10, raised to 11, the highest");
  expect(rankWords(2, 1)).toBe("2, lowered to 1, the lowest");
});
