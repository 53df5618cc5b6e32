import { expect, test } from "vitest";

import { explained, GLOSSARY, timesOf } from "./glossary";

test("words of the game are explained at their first appearance", () => {
  const found = explained("A booted dude cannot boot; rebooting is no word here.");
  expect(found.filter((part) => part.meaning).map((part) => part.text)).toEqual(["booted", "dude"]);
  expect(found.map((part) => part.text).join("")).toBe(
    "A booted dude cannot boot; rebooting is no word here.",
  );
});

test("the longer term wins", () => {
  expect(explained("more control points").map((part) => part.text)).toEqual(["more ", "control points"]);
});

test("a Public location is explained, with the town square as one", () => {
  const found = explained("if it is at a Public location");
  expect(found.find((part) => part.text === "Public")?.meaning).toContain("town square");
});

test("the ace of a suit is no aced card", () => {
  const terms = (text: string) => explained(text).filter((part) => part.meaning);
  expect(terms("The ace of spades is worth one.")).toEqual([]);
  expect(terms("You may ace one of them.").map((part) => part.text)).toEqual(["ace"]);
});

test("every explanation is a sentence", () => {
  for (const meaning of Object.values(GLOSSARY)) expect(meaning).toMatch(/^[A-Z].*\.$/);
});

test("a card says when its abilities can be used", () => {
  expect(timesOf(["Noon, Boot: Gain 1 ghost rock."]).map(([word]) => word)).toEqual(["Noon", "Boot"]);
  expect(timesOf(["Cheatin' Resolution: Your hand rank rises."]).map(([word]) => word)).toContain(
    "Cheatin’ Resolution",
  );
  expect(timesOf(["This dude is a stud."])).toEqual([]);
});

test("no word is explained within the name of a card", () => {
  const meant = (text: string, titles: string[]): string[] =>
    explained(text, titles)
      .filter((part) => part.meaning)
      .map((part) => part.text);
  expect(meant("Cross out Posse Up and form a posse.", [])).toEqual(["Posse"]);
  expect(meant("Cross out Posse Up and form a posse.", ["Posse Up"])).toEqual(["posse"]);
});
