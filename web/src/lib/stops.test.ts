import { expect, test } from "vitest";

import { answersItself } from "./stops";

const usual = { sure: "pass", kind: "play", topic: "noon", alone: true, skip: true, stops: [] };

test("against bots what leaves only a pass passes by itself, unless one wants to stop there", () => {
  expect(answersItself(usual)).toBe(true);
  expect(answersItself({ ...usual, stops: ["noon"] })).toBe(false);
  expect(answersItself({ ...usual, stops: ["fight"] })).toBe(true);
  expect(answersItself({ ...usual, skip: false })).toBe(false);
  expect(answersItself({ ...usual, sure: "" })).toBe(false);
});

test("among people only what everybody sees is answered by itself", () => {
  expect(answersItself({ ...usual, alone: false })).toBe(false);
  expect(answersItself({ ...usual, alone: false, kind: "flee", topic: "flee", sure: "done" })).toBe(true);
});
