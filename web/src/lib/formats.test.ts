import { expect, test } from "vitest";

import { formatName, verdictIn } from "./formats";

test("a format is called by its name, never by its key", () => {
  expect(verdictIn(false, "weird-west")).toBe("Not legal in the Weird West Edition");
  expect(verdictIn(true, "original")).toBe("Legal in the original card set");
  expect(verdictIn(true, "open")).toBe("Legal with every card");
  expect(formatName("weird-west")).toBe("Weird West Edition");
});
