import { expect, test } from "vitest";

import { partsOf, rowsOf } from "./accounts";
import type { Account } from "./protocol";

const ANN: Account = {
  name: "You",
  control: 2,
  influence: 5,
  began: 19,
  gang: 13,
  earned: { production: 11, bounty: 1 },
  spent: { cards: 10 },
  left: 8,
};
const BOB: Account = { ...ANN, name: "Bob", earned: { production: 9, lowball: 2 } };

test("the money of every player adds up, in a column of its own", () => {
  const cells = new Map(rowsOf([ANN, BOB]).map((row) => [row.title, row.cells]));
  expect(cells.get("earned")).toEqual([12, 11]);
  expect(cells.get("left")).toEqual([8, 8]);
  expect(cells.has("dudes fallen")).toBe(false);
  const fought = rowsOf([
    { ...ANN, rounds: 2, won: 2 },
    { ...BOB, rounds: 2, fallen: 3 },
  ]);
  expect(fought.find((row) => row.title === "dudes fallen")?.cells).toEqual([0, 3]);
});

test("what anybody earned something by has a line for all", () => {
  expect(partsOf([ANN, BOB]).map((row) => [row.title, ...row.cells])).toEqual([
    ["earned by production", 11, 9],
    ["earned by bounty", 1, 0],
    ["earned by lowball", 0, 2],
    ["spent on cards", 10, 10],
  ]);
});
