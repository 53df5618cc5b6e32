import { expect, test } from "vitest";

import { besideHands, falls, isBare, joinedStage, notOvertaken, overtaking, remembered, tone } from "./news";
import type { LineView, SceneView } from "./protocol";

const taken = (event: number, card: number, title: string, changes: string[]): SceneView => ({
  event,
  kind: "play",
  title,
  text: "",
  hands: [],
  winner: -1,
  seat: 0,
  card,
  code: `0${card}`,
  targets: [card],
  changes,
  by_itself: true,
});
const gain = taken(5, 1, "You control Church again", [
  "Abram: 2 influence there against 2.",
  "You: control 0 → 2.",
]);
const loss = taken(9, 1, "Mabel controls Church now", [
  "Rhonda: 3 influence there against 2.",
  "You: control 2 → 0.",
]);
const ranch = taken(9, 2, "Mabel controls Ranch now", ["Irving: 2 influence.", "You: control 2 → 1."]);
const bought: SceneView = { ...gain, event: 7, title: "Mabel buys Bowie Knife", by_itself: false };

test("a gain that is lost again at once is told as both, the loss first", () => {
  const [shown, ...more] = joinedStage([gain], [loss]);
  expect(more).toEqual([]);
  expect(shown?.title).toBe("Mabel controls Church now");
  expect(shown?.event).toBe(9);
  expect(shown?.changes).toEqual([
    "Rhonda: 3 influence there against 2.",
    "Before that, for a moment: You controlled Church again.",
    "You: control 0 → 2 → 0.",
  ]);
});

test("news of two places are told together, the newer one first", () => {
  const [shown] = joinedStage([gain], [ranch]);
  expect(shown?.title).toBe("Mabel controls Ranch now; You control Church again");
  expect(shown?.targets).toEqual([2, 1]);
  expect(shown?.changes?.at(-1)).toBe("You: control 0 → 2 → 1.");
});

test("a third change is told with the first two, and plays stay apart", () => {
  const again = { ...gain, event: 12, changes: ["Philip: 3 influence.", "You: control 0 → 2."] };
  const stage = joinedStage(joinedStage([gain, bought], [loss]), [again]);
  expect(stage.map((scene) => scene.title)).toEqual(["You control Church again", "Mabel buys Bowie Knife"]);
  expect(stage[0]?.changes?.at(-1)).toBe("You: control 0 → 2 → 0 → 2.");
});

test("what was told together is remembered once, at the end", () => {
  const first = remembered([bought], [gain]);
  const joined = joinedStage([gain], [loss]);
  const titles = remembered(first, joined).map((scene) => scene.title);
  expect(titles).toEqual(["Mabel buys Bowie Knife", "Mabel controls Church now"]);
});

test("only one's own losses are bad news, and only who falls gets a cross", () => {
  expect(tone("You: control 2 → 3.")).toBe("good");
  expect(tone("You: influence 3 → 1, control 2 → 3.")).toBe("bad");
  expect(tone("You: control 0 → 2 → 0.")).toBe("");
  expect(tone("Mabel: control 2 → 3.")).toBe("");
  expect(falls("Your hand rank rises by 1 by Tommy Harden.")).toBe(false);
  expect(falls("Wendy is aced as a casualty.")).toBe(true);
});

const line = (event: number, kind: string, detail = false): LineView => ({
  event,
  kind,
  text: `${kind} ${event}`,
  cards: [],
  codes: [],
  seat: 0,
  ...(detail ? { detail } : {}),
});

test("what began after the stage heads the box, and money that changes hands does not", () => {
  const lines = [line(4, "Declared"), line(5, "Moved", true), line(6, "Paid")];
  expect(overtaking(lines, 4)).toBeUndefined();
  const fight = [...lines, line(8, "PossesFormed"), line(9, "Joined", true), line(10, "Declared", true)];
  expect(overtaking(fight.slice(0, 5), 4)?.head.event).toBe(8);
  expect(overtaking(fight.slice(0, 5), 4)?.details.map(({ event }) => event)).toEqual([9]);
  expect(overtaking(fight, 4)?.head.event).toBe(10);
  expect(overtaking([...fight, line(12, "Passed")], 4)?.head.text).toBe("Passed 12");
  const dawn = [...fight, line(12, "Passed"), line(13, "PhaseStarted"), line(14, "Paid")];
  expect(overtaking(dawn, 4)?.head.text).toBe("PhaseStarted 13");
});

test("news about deeds leave when a fight begins after them, and keep the colours of their moment", () => {
  const [early, late] = [
    { ...gain, event: 4, whose: [0] },
    { ...loss, event: 9, whose: [1] },
  ];
  expect(notOvertaken([early, bought, late], [line(7, "PossesFormed")])).toEqual([bought, late]);
  expect(notOvertaken([early], [line(7, "Declared")])).toEqual([early]);
  expect(joinedStage([early], [late])[0]?.whose).toEqual([1]);
});

test("a play from before the lowball does not lie on the hands that are asked about", () => {
  const early = { ...bought, event: 4 };
  const hands = (event: number, text: string): LineView => ({ ...line(event, "Revealed"), text });
  expect(besideHands([early], [hands(9, "Lowball hands: equal.")])).toEqual([]);
  expect(besideHands([{ ...early, event: 12 }], [hands(9, "Lowball hands: equal.")])).toHaveLength(1);
  expect(besideHands([early], [hands(9, "Draw hands: equal.")])).toEqual([early]);
  expect(besideHands([{ ...early, kind: "lowball" }], [hands(9, "Lowball hands: equal.")])).toHaveLength(1);
});

test("that a part of the day has begun tells nothing by itself", () => {
  expect(isBare({ head: line(4, "PhaseStarted"), details: [] })).toBe(true);
  expect(isBare({ head: line(4, "PhaseStarted"), details: [line(5, "Moved", true)] })).toBe(false);
  expect(isBare({ head: line(4, "Declared"), details: [] })).toBe(false);
  expect(isBare(undefined)).toBe(false);
});
