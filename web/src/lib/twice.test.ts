import { expect, test } from "vitest";

import { grave, type Moment } from "./twice";

const option = (key: string) => ({ key, text: key, cards: [] });
const among: Moment = { undoable: false, losing: false, note: "", lost: "" };

test("among people what cannot be taken back is asked for twice", () => {
  expect(grave(option("refuse"), among)).toContain("home booted");
  expect(grave(option("card 7"), { ...among, losing: true })).toContain("lost");
  expect(grave(option("pass"), { ...among, note: "ends the day" })).toContain("day ends");
});

test("what is harmless is asked for once", () => {
  expect(grave(option("pass"), among)).toBe("");
  expect(grave(option("card 7"), among)).toBe("");
  expect(grave(option("move 3 town-square"), among)).toBe("");
});

test("where undo is free nothing is asked for twice, but the pass that loses the game", () => {
  const alone = { ...among, undoable: true };
  expect(grave(option("refuse"), alone)).toBe("");
  expect(grave(option("card 7"), { ...alone, losing: true })).toBe("");
  expect(grave(option("pass"), { ...alone, note: "ends the day" })).toBe("");
  expect(grave(option("pass"), { ...alone, note: "ends the day", lost: "Mabel" })).toBe(
    "This ends the game: Mabel wins",
  );
  expect(grave(option("pass"), { ...alone, lost: "Mabel" })).toContain("the game ends tonight: Mabel wins");
  expect(grave(option("move 3 town-square"), { ...alone, lost: "Mabel" })).toBe("");
});
