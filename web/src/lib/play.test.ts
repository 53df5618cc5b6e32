import { expect, test, vi } from "vitest";

import type { Connection } from "./connection.svelte";
import { Play } from "./play.svelte";
import type { OptionView, SceneView, TableState } from "./protocol";

const scene = (kind: SceneView["kind"]): SceneView => ({
  event: 1,
  kind,
  title: kind,
  text: "",
  hands: [],
  winner: 0,
});
const option = (key: string, ...cards: number[]): OptionView => ({ key, text: key, cards, weight: 1 });

/** A table at which seat 0 is asked for a play, with this on the stage. */
function asked(options: OptionView[], scenes: SceneView[] = []): Play {
  const card = { id: 5, code: "01001", zone: "hand", owner: 0 };
  const view = {
    seat: 0,
    day: 1,
    names: ["Ann", "Mabel"],
    players: [],
    hands: [],
    cards: { "5": card, "6": { ...card, id: 6, zone: "play" } },
    decision: { number: 3, seat: 0, kind: "play", prompt: "", options },
  };
  const table = { seats: [], you: { seats: [0], looking: 0 } };
  const answered = (): void => undefined;
  return new Play({
    state: { view, table } as unknown as TableState,
    scenes,
    answered,
  } as unknown as Connection);
}

test("a result that waits behind a play keeps the question closed until it was seen", () => {
  expect(asked([option("pass")]).mine).toBe(true);
  expect(asked([option("pass")], [scene("play")]).mine).toBe(true);
  expect(asked([option("pass")], [scene("lowball")]).mine).toBe(false);
  expect(asked([option("pass")], [scene("play"), scene("round")]).mine).toBe(false);
});

test("a selected deed lights the ends of the street at which it can be built", () => {
  const play = asked([option("shop 5 left", 5), option("shop 5 right", 5), option("pass")]);
  expect(play.endOf("left")).toBeUndefined();
  play.selected = 5;
  expect(play.endOf("left")?.key).toBe("shop 5 left");
  expect(play.endOf("right")?.key).toBe("shop 5 right");
  expect(asked([option("end left"), option("end right")]).endOf("right")?.key).toBe("end right");
});

test("who looks back answers nothing", () => {
  const play = asked([option("pass")]);
  play.past = { view: { seat: 0, day: 1 } as never, line: { event: 1 } as never, at: 0, coming: [] };
  expect(play.mine).toBe(false);
  play.backToNow();
  expect(play.mine).toBe(true);
});

test("to decline is no pass: the space bar never gives something up", () => {
  expect(asked([option("yes"), option("no")]).pass).toBeUndefined();
  expect(asked([option("card 5", 5), option("pass")]).pass?.key).toBe("pass");
});

test("what was chosen stays until the next question, and nothing more can be clicked meanwhile", () => {
  const sent: unknown[] = [];
  const play = asked([option("card 5", 5), option("done")]);
  Object.assign(play.connection ?? {}, { send: (message: unknown) => sent.push(message), lines: [] });
  const first = play.decision?.options?.[0];
  if (first) play.answer(first);
  expect(sent).toHaveLength(1);
  expect(play.waiting).toBe(true);
  expect(play.choices.byActor.size).toBe(1);
  play.click(5);
  expect(sent).toHaveLength(1);
});

test("among people what cannot be taken back waits for a second click", () => {
  const sent: unknown[] = [];
  const { connection } = asked([option("refuse"), option("accept")]);
  const table = { seats: [{ seat: 1, who: "person" }], options: { undo: "ask" }, you: { seats: [0] } };
  const state = { ...connection?.state, table };
  const send = (message: unknown): void => void sent.push(message);
  const play = new Play({
    state,
    scenes: [],
    lines: [],
    send,
    answered: () => undefined,
  } as unknown as Connection);
  const [refuse, accept] = [option("refuse"), option("accept")];
  play.answer(refuse);
  expect(sent).toEqual([]);
  expect(play.armed?.why).toContain("home booted");
  play.answer(accept);
  expect(play.armed?.key).toBe("accept");
  play.answer(accept);
  expect(sent).toHaveLength(1);
});

test.each([
  [2, ["adjust"]],
  [3, []],
])("who loses this evening is asked to the last: a rival with %i control", (control, sent) => {
  const play = asked([option("pass")]);
  const player = { conceded: false, influence: 2, control: 0 };
  Object.assign(play.view ?? {}, {
    phase: "noon",
    players: [
      { ...player, seat: 0 },
      { ...player, seat: 1, control },
    ],
  });
  const said: string[] = [];
  Object.assign(play.connection ?? {}, { send: (message: { type: string }) => said.push(message.type) });
  play.rest();
  expect(said).toEqual(sent);
});

test("a second click at once makes the only play of a card, a late one puts the card back", () => {
  vi.useFakeTimers();
  const sent: unknown[] = [];
  const play = asked([option("use 5 act", 5), option("pass")]);
  Object.assign(play.connection ?? {}, { send: (message: unknown) => sent.push(message), lines: [] });
  play.click(5);
  expect(play.selected).toBe(5);
  vi.advanceTimersByTime(2500);
  play.click(5);
  expect(play.selected).toBeUndefined();
  expect(sent).toHaveLength(0);
  play.click(5);
  vi.advanceTimersByTime(200);
  play.click(5);
  expect(sent).toHaveLength(1);
  vi.useRealTimers();
});

test("an answer that names the player who looks speaks to them", () => {
  const move = { ...option("move 6 1", 6, 1), text: "Move Abram to the home of Ann" };
  expect(asked([move]).decision?.options?.[0]?.text).toBe("Move Abram to your home");
});
