import { expect, test } from "vitest";

import { recalled, remember } from "./memory";
import type { LineView, SceneView } from "./protocol";
import recorded from "./recorded/four-seats.json";
import { answeredBefore, moreInTheLog, newsOf, type Since } from "./since";

const said = (event: number, kind: string, seat: number, detail = false): LineView => ({
  event,
  kind,
  text: `${kind} ${event}`,
  cards: [],
  codes: [],
  seat,
  detail,
});
const events = ({ shown }: Since): number[] => shown.map((line) => line.event);

test("the news are what others did and what was done by itself, without one's own answer", () => {
  const lines = [
    said(1, "Passed", 0),
    said(2, "Declared", 1),
    said(3, "Booted", 1, true),
    said(4, "Passed", 0),
  ];
  expect(events(newsOf(lines, 0, 2))).toEqual([2, 4]);
});

test("who leaves play is told before all that happened later", () => {
  const lines = [
    said(1, "Declared", 0),
    said(2, "Discarded", 0),
    said(3, "Declared", 1),
    said(4, "Passed", 1),
  ];
  expect(events(newsOf(lines, 0, 2))).toEqual([2, 3]);
  expect(events(newsOf(lines, 0, 1))).toEqual([2]);
});

test("where there is room a pass at the end is told, whoever fell before it: one's own may end the day", () => {
  const fallen = [2, 3, 4, 5].map((event) => said(event, "Aced", 1));
  const lines = [said(1, "Declared", 0), ...fallen, said(6, "Passed", 1)];
  expect(events(newsOf(lines, 0, 4))).toEqual([3, 4, 5, 6]);
  expect(events(newsOf(lines, 0, 2))).toEqual([4, 5]);
});

const spoken = (event: number, kind: string, seat: number, text: string): LineView => ({
  ...said(event, kind, seat),
  text,
});

test("what has the heading takes no room from the rest", () => {
  const lines = [1, 2, 3].map((seat) => said(seat, "Declared", seat));
  expect(events(newsOf(lines, 0, 2, { known: ["Declared 3"] }))).toEqual([1, 2]);
});

test("what several players pay or pass is one line, and none of them is missing", () => {
  const lines = [
    spoken(1, "Paid", 1, "Mabel pays 2 ghost rock for upkeep."),
    spoken(2, "Paid", 2, "Ezra pays 1 ghost rock for upkeep."),
    spoken(3, "Declared", 2, "Ezra buys Bowie Knife."),
    spoken(4, "Passed", 1, "Mabel passes."),
    spoken(5, "Passed", 2, "Ezra passes."),
  ];
  expect(newsOf(lines, 0, 3).shown.map((line) => line.text)).toEqual([
    "Upkeep: Mabel 2, Ezra 1.",
    "Ezra buys Bowie Knife.",
    "Mabel and Ezra pass.",
  ]);
  expect(newsOf(lines, 0, 2).more).toBe(2);
});

test("whose a deed has become is among the news, and what found no room is counted", () => {
  const church: SceneView = {
    event: 2,
    kind: "play",
    title: "Church is now Mabel's",
    text: "",
    hands: [],
    winner: -1,
    seat: 1,
    card: 7,
    code: "07",
    targets: [7],
    by_itself: true,
  };
  const lines = [said(1, "Paid", 1), said(3, "Aced", 1)];
  const news = newsOf(lines, 0, 2, { scenes: [church] });
  expect(news.shown.map((line) => line.text)).toEqual(["Church is now Mabel's.", "Aced 3"]);
  expect(moreInTheLog(news.more)).toBe("… and 1 more in the log");
});

test("a window remembers a table through a reload, and else the log tells what was answered", () => {
  expect(recalled("ab")).toEqual({ seen: [], answered: -1 });
  remember("ab", { answered: 12 });
  expect(recalled("ab").answered).toBe(12);
  expect(answeredBefore([said(4, "Passed", 0), said(5, "Passed", 1)], 0)).toBe(3);
});

test("who starts in play is no news", () => {
  const gang = [said(1, "EnteredPlay", 1), said(2, "Drawn", 1)];
  expect(newsOf(gang, 0, 8).shown).toEqual([]);
  const lines = [...gang, spoken(3, "PhaseStarted", -1, "Day 1: Gambling."), said(4, "LowballWon", 1)];
  expect(events(newsOf(lines, 0, 8))).toEqual([4]);
});

const MISSED = new Set([
  "Declared",
  "Refused",
  "PossesFormed",
  "RoundDecided",
  "LowballWon",
  "Aced",
  "Discarded",
]);

test("in a game of four nothing that matters is left out, whatever room there is", () => {
  const lines: LineView[] = recorded.map((line) => ({ ...line, cards: [], codes: [] }));
  const answers = lines.flatMap((line, place) =>
    line.seat === 0 && ["Declared", "Passed"].includes(line.kind) && !line.detail ? [place] : [],
  );
  expect(answers.length).toBeGreaterThan(10);
  answers.forEach((start, turn) => {
    const stretch = lines.slice(start, answers[turn + 1]);
    const great = stretch.slice(1).filter((line) => !line.detail && MISSED.has(line.kind));
    const all = newsOf(stretch, 0, 100);
    expect(all.more).toBe(0);
    expect(all.shown.map((line) => line.text)).toEqual(
      expect.arrayContaining(great.map((line) => line.text)),
    );
    for (const room of [1, 2, 8]) {
      const some = newsOf(stretch, 0, room);
      expect(some.shown.length).toBeLessThanOrEqual(room);
      const left = all.shown.filter((line) => !some.shown.some((other) => other.event === line.event));
      expect(some.more >= left.length).toBe(true);
      expect(some.more > 0).toBe(left.length > 0);
    }
  });
});
