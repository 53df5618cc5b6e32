import { expect, test } from "vitest";

import { hintFor } from "./hints";
import type { DecisionView, View } from "./protocol";
import { neededToWin, topicOf } from "./situation";

const view = (facts: object): View => ({ phase: "noon", shootout: null, players: [], ...facts }) as never;
const question = (kind: string): DecisionView => ({ number: 1, seat: 0, kind, prompt: "" });

test("every common question has a second sentence", () => {
  expect(hintFor("upkeep", 1)).toContain("Pay");
  expect(hintFor("noon", 3)).toContain("golden");
  expect(hintFor("noon", 0)).toContain("pass");
  expect(hintFor("shooter", 2)).toContain("bullets");
  expect(hintFor("amount", 0)).toBe("");
});

test("what a question is about follows from the game, not from its words", () => {
  expect(topicOf(question("play"), view({}))).toBe("noon");
  expect(topicOf(question("play"), view({ phase: "gambling" }))).toBe("cheatin");
  expect(topicOf(question("play"), view({ shootout: { step: "resolution" } }))).toBe("resolution");
  expect(topicOf(question("choose"), view({ shootout: { step: "pick shooters" } }))).toBe("shooter");
  expect(topicOf(question("redraw"), view({ shootout: { step: "draw" } }))).toBe("redraw");
});

test("one point more than the most influential rival wins", () => {
  const players = [
    { seat: 0, influence: 9, conceded: false },
    { seat: 1, influence: 4, conceded: false },
    { seat: 2, influence: 6, conceded: true },
  ];
  expect(neededToWin(view({ players }), 0)).toBe(5);
});
