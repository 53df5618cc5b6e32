import { expect, test } from "vitest";

import {
  againstTheOdds,
  choicesOf,
  gatheredKeys,
  grouped,
  menuOf,
  placeOf,
  toggled,
  trayOf,
} from "./choices";
import type { DecisionView, OddsView, OptionView, View } from "./protocol";

function decision(kind: string, keys: [string, number[], number?][], least = 1, most = 1): DecisionView {
  const options: OptionView[] = keys.map(([key, cards, weight = 1]) => ({ key, text: key, cards, weight }));
  return { number: 3, seat: 0, kind, prompt: "Words that are only read by people", options, least, most };
}

test("plays are found under the card that makes them and the card they aim at", () => {
  const choices = choicesOf(
    decision("play", [
      ["move 12 town-square", [12]],
      ["callout 12 40", [12, 40]],
      ["pass", []],
    ]),
  );
  expect(choices.byActor.get(12)?.map((option) => option.key)).toEqual([
    "move 12 town-square",
    "callout 12 40",
  ]);
  expect(choices.byTarget.get(40)?.length).toBe(1);
  expect(choices.buttons.map((option) => option.key)).toEqual(["pass"]);
  expect(choices.gathering).toBeUndefined();
});

test("a redraw is gathered on the cards and closed with done unless all is used up", () => {
  const keys: [string, number[]][] = [
    ["card 5", [5]],
    ["card 6", [6]],
    ["card 7", [7]],
    ["done", []],
  ];
  const { gathering, buttons } = choicesOf(decision("redraw", keys, 0, 2));
  expect(buttons).toEqual([]);
  if (!gathering) throw new Error("not gathered");
  const one = toggled(gathering, [], 6);
  const two = toggled(gathering, one, 5);
  expect(gatheredKeys(gathering, one)).toEqual(["card 6", "done"]);
  expect(gatheredKeys(gathering, two)).toEqual(["card 6", "card 5"]);
  expect(toggled(gathering, two, 7)).toEqual(two);
  expect(toggled(gathering, two, 6).map((option) => option.key)).toEqual(["card 5"]);
});

test("keeping five asks for exactly so many", () => {
  const keys: [string, number[]][] = [
    ["card 5", [5]],
    ["card 6", [6]],
    ["card 7", [7]],
  ];
  const { gathering } = choicesOf(decision("keep five", keys, 2, 2));
  expect([gathering?.least, gathering?.most, gathering?.close]).toEqual([2, 2, ""]);
});

test("casualties are covered by what becomes of each dude: a second click changes it", () => {
  const keys: [string, number[], number?][] = [
    ["casualty 9 discard", [9], 1],
    ["casualty 9 ace", [9], 2],
    ["casualty 8 discard", [8], 1],
  ];
  const { gathering } = choicesOf(decision("casualty", keys, 2, 2));
  if (!gathering) throw new Error("not gathered");
  const discarded = toggled(gathering, [], 9);
  const aced = toggled(gathering, discarded, 9);
  expect(gatheredKeys(gathering, discarded)).toEqual(["casualty 9 discard"]);
  expect(gathering?.label([])).toBe("Choose who falls: 0 of 2 covered");
  expect(gathering?.label(aced)).toBe("Take them: 2 of 2 covered");
  expect(gatheredKeys(gathering, aced)).toEqual(["casualty 9 ace"]);
  expect(toggled(gathering, aced, 8)).toEqual(aced);
  expect(toggled(gathering, aced, 9)).toEqual([]);
});

test("the last dude takes what is left of the casualties", () => {
  const keys: [string, number[], number?][] = [
    ["casualty 9 discard", [9], 1],
    ["casualty 9 ace", [9], 2],
    ["casualty 8 discard", [8], 1],
    ["casualty 8 ace", [8], 2],
  ];
  const { gathering } = choicesOf(decision("casualty", keys, 3, 3));
  if (!gathering) throw new Error("not gathered");
  const both = toggled(gathering, toggled(gathering, [], 9), 8);
  expect(gatheredKeys(gathering, both)).toEqual(["casualty 9 discard", "casualty 8 ace"]);
});

test("upkeep is paid after letting cards go, and enough of them where the stash is short", () => {
  const keys: [string, number[], number?][] = [
    ["drop 14", [14], 2],
    ["drop 15", [15], 1],
  ];
  const { gathering } = choicesOf(decision("upkeep", keys, 1, 3));
  if (!gathering) throw new Error("not gathered");
  expect(gathering.least).toBe(1);
  expect(gatheredKeys(gathering, toggled(gathering, [], 14))).toEqual(["drop 14", "pay"]);
});

test("a choice of two to three cards is closed after two", () => {
  const keys: [string, number[]][] = [
    ["card 5", [5]],
    ["card 6", [6]],
    ["card 7", [7]],
  ];
  const { gathering } = choicesOf(decision("choose several", keys, 2, 3));
  if (!gathering) throw new Error("not gathered");
  const two = toggled(gathering, toggled(gathering, [], 5), 7);
  expect(gatheredKeys(gathering, two)).toEqual(["card 5", "card 7", "done"]);
});

test("where only one may be chosen another click chooses another one", () => {
  const keys: [string, number[]][] = [
    ["card 5", [5]],
    ["card 6", [6]],
    ["done", []],
  ];
  const { gathering } = choicesOf(decision("sundown discard", keys, 0, 1));
  if (!gathering) throw new Error("not gathered");
  const first = toggled(gathering, [], 5);
  expect(toggled(gathering, first, 6).map((option) => option.key)).toEqual(["card 6"]);
});

test("the plays of a card are grouped by verb, and a move knows its place", () => {
  const options: OptionView[] = [
    { key: "move 1 town-square", text: "Move A to the town square", cards: [1] },
    { key: "move 1 30", text: "Move A to the ranch", cards: [1, 30] },
    { key: "use 1 boast", text: "A: boast", cards: [1] },
  ];
  expect(grouped(options).map((group) => group.title)).toEqual(["Move …", "A: boast"]);
  expect(options.map(placeOf)).toEqual([0, 30, undefined]);
});

test("cards that lie nowhere on the table are chosen from a tray", () => {
  const choices = choicesOf(
    decision("choose", [
      ["card 5", [5]],
      ["card 6", [6]],
      ["card 7", [7]],
      ["card 8", [8]],
    ]),
  );
  const cards = {
    "5": { zone: "hand" },
    "6": { zone: "discard pile" },
    "7": { zone: "draw hand" },
    "8": { zone: "play" },
  };
  const player = { seat: 0, hand: [5], draw_hand: [7] };
  const view = { players: [player], cards, shootout: {}, hands: [], phase: "noon" } as unknown as View;
  expect(trayOf(view, 0, choices)).toEqual([6]);
  const open = { ...view, hands: [{ seat: 0 }] } as unknown as View;
  expect(trayOf(open, 0, choices)).toEqual([6, 7]);
});

test("a menu lists headings and, under the opened one, its plays, in the order of their numbers", () => {
  const play = (key: string): OptionView => ({ key, text: key, cards: [1], weight: 1 });
  const plays = ["move 1 2", "move 1 3", "shop 9 1"].map(play);
  expect(menuOf(plays, "").map((line) => line.option?.key ?? line.title)).toEqual(["Move …", "shop 9 1"]);
  expect(menuOf(plays, "move").map((line) => line.option?.key ?? line.title)).toEqual([
    "Move …",
    "move 1 2",
    "move 1 3",
    "shop 9 1",
  ]);
  expect(menuOf(plays, "").map((line) => line.number)).toEqual([1, 2]);
  expect(menuOf(plays, "move").map((line) => line.number)).toEqual([1, 3, 4, 2]);
  expect(menuOf(plays.slice(0, 2), "").map((line) => line.option?.key)).toEqual(["move 1 2", "move 1 3"]);
});

test("what is lost by a click is marked first and confirmed, and to go on without it stays a button", () => {
  const asked: DecisionView = {
    ...decision("choose", [
      ["card 5", [5]],
      ["card 6", [6]],
      ["done", []],
    ]),
    prompt: "Philip: discard a card to draw one?",
  };
  expect(choicesOf(asked).gathering).toBeUndefined();
  const { gathering, buttons } = choicesOf(asked, () => true, true);
  if (!gathering) throw new Error("not gathered");
  expect(buttons.map((option) => option.key)).toEqual(["done"]);
  const [marked] = [toggled(gathering, [], 6)];
  expect(gathering.label(marked)).toBe("Discard it");
  expect(gatheredKeys(gathering, marked)).toEqual(["card 6"]);
});

test("one card of a draw hand is marked and confirmed as several are, in a lesson too", () => {
  expect(choicesOf(decision("redraw", [["card 5", [5]]])).gathering?.most).toBe(1);
  expect(choicesOf(decision("join", [["join 5", [5]]])).gathering?.most).toBe(1);
  expect(choicesOf(decision("shooter", [["shooter 5", [5]]])).gathering).toBeUndefined();
});

test("nothing is golden that the odds speak against", () => {
  const odds = (win: number, lose: number, advice: number[] = []): OddsView =>
    ({ win, lose, advice }) as unknown as OddsView;
  expect(againstTheOdds("join", odds(0.19, 0.51))).toBe(true);
  expect(againstTheOdds("join", odds(0.6, 0.2))).toBe(false);
  expect(againstTheOdds("redraw", odds(0.6, 0.2, [7]))).toBe(true);
  expect(againstTheOdds("redraw", odds(0.1, 0.8))).toBe(false);
  expect(againstTheOdds("join", undefined)).toBe(false);
});

test("who is sent to a fight is counted, so that no name pushes other answers away", () => {
  const gathering = choicesOf(
    decision("join", [
      ["join 5", [5]],
      ["join 6", [6]],
      ["done", []],
    ]),
  ).gathering;
  const ann = { key: "join 5", text: "Ann joins", cards: [5], weight: 1 };
  expect(gathering?.label([])).toBe("Nobody else");
  expect(gathering?.label([ann])).toBe("Send this dude");
  expect(gathering?.label([ann, { ...ann, text: "Ben joins" }])).toBe("Send these 2");
});
