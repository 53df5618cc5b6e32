import { expect, test } from "vitest";

import { Titles } from "./names";

const titles = new Titles([
  ["Sloane", "1"],
  ["The Sloane Gang", "2"],
  ["Pistol Whip", "3"],
  ["Pistol", "4"],
]);

test("names of cards are found in a sentence, the longest first", () => {
  expect(titles.cut("Ann plays Pistol Whip on Sloane.")).toEqual([
    { text: "Ann plays " },
    { text: "Pistol Whip", code: "3" },
    { text: " on " },
    { text: "Sloane", code: "1" },
    { text: "." },
  ]);
  expect(titles.cut("The Sloane Gang wins")[0]).toEqual({ text: "The Sloane Gang", code: "2" });
});

test("a part of a word, other letters and no name at all are plain text", () => {
  expect(titles.cut("Pistols, pistol whip")).toEqual([{ text: "Pistols, pistol whip" }]);
  expect(titles.cut("")).toEqual([]);
});
