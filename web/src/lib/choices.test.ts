import { expect, test } from "vitest";

import { choicesOf, gatheredKeys, grouped, placeOf, trayOf } from "./choices";
import type { DecisionView, OptionView, View } from "./protocol";

function decision(kind: string, prompt: string, keys: [string, number[]][]): DecisionView {
  const options: OptionView[] = keys.map(([key, cards]) => ({ key, text: key, cards }));
  return { number: 3, seat: 0, kind, prompt, source: 0, options };
}

test("plays are found under the card that makes them and the card they aim at", () => {
  const choices = choicesOf(
    decision("play", "High Noon", [
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

test("a redraw is gathered on the cards and closed with done", () => {
  const { gathering, buttons } = choicesOf(
    decision("redraw", "Discard up to 2 more to redraw", [
      ["card 5", [5]],
      ["card 6", [6]],
      ["card 7", [7]],
      ["done", []],
    ]),
  );
  expect(gathering?.most).toBe(2);
  expect(buttons).toEqual([]);
  expect(gathering && gatheredKeys(gathering, [6, 5])).toEqual(["card 6", "card 5", "done"]);
});

test("keeping five asks for exactly so many", () => {
  const { gathering } = choicesOf(
    decision("keep five", "Keep five: discard 2 more of your draw hand", [
      ["card 5", [5]],
      ["card 6", [6]],
      ["card 7", [7]],
    ]),
  );
  expect([gathering?.least, gathering?.most, gathering?.close]).toEqual([2, 2, ""]);
});

test("upkeep is paid after letting cards go", () => {
  const { gathering } = choicesOf(
    decision("upkeep", "Upkeep", [
      ["pay", []],
      ["drop 14", [14]],
    ]),
  );
  expect(gathering && gatheredKeys(gathering, [14])).toEqual(["drop 14", "pay"]);
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
    decision("choose", "Which card?", [
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
