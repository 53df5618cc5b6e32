import { expect, test } from "vitest";

import { lacking } from "./lacking";
import type { CardFacts } from "./protocol";

const card = (type: string, cost: number, ...text: string[]): CardFacts =>
  ({ type, cost, text }) as unknown as CardFacts;

test("what is bought waits for ghost rock, and in a fight for High Noon", () => {
  expect(lacking(card("deed", 3), 1, false)).toBe("3 rock, you have 1");
  expect(lacking(card("deed", 3), 5, false)).toBe("no use now");
  expect(lacking(card("deed", 3), 5, false, "It is unique.")).toBe("It is unique");
  expect(lacking(card("goods", 0), 5, true)).toBe("at High Noon");
  expect(lacking(card("joker", 0), 5, true)).toBe("for draw hands");
});

test("the reason comes first, and names are left to the menu", () => {
  const said = "Nobody is wanted: otherwise Allie (at the home of Mabel) and others would do.";
  expect(lacking(card("action", 2, "Noon Job: Mark a wanted dude."), 4, false, said)).toBe(
    "Nobody is wanted",
  );
});

test("an action waits for its moment", () => {
  expect(lacking(card("action", 0, "Shootout: Something happens."), 5, false)).toBe("in a shootout");
  expect(lacking(card("action", 0, "Shootout: Something happens."), 5, true)).toBe("no use now");
  expect(lacking(card("action", 2, "Noon, Boot: Something happens."), 1, false)).toBe("2 rock, you have 1");
  expect(lacking(card("action", 0, "Resolution: Something happens."), 5, true)).toBe("after the draw");
  expect(lacking(card("action", 0, "Cheatin' Resolution: Something happens."), 5, false)).toBe(
    "against Cheatin’",
  );
  expect(lacking(card("action", 0, "Noon Job: Something.", "Shootout: Something."), 5, false)).toBe(
    "no use now",
  );
});
