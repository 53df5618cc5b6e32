import { expect, test } from "vitest";

import { toYou } from "./personal";

test("who looks is spoken to", () => {
  expect(toYou("Ada wins the round 10 to 3: Mabel takes 7 casualties.", "Ada")).toBe(
    "You win the round 10 to 3: Mabel takes 7 casualties.",
  );
  expect(toYou("Mabel wins the round 5 to 3: Ada takes 2 casualties.", "Ada")).toBe(
    "Mabel wins the round 5 to 3: you take 2 casualties.",
  );
  expect(toYou("Both hands have rank 2. Ada's cards are higher and win the round.", "Ada")).toBe(
    "Both hands have rank 2. Your cards are higher and win the round.",
  );
});

test("whose name is part of another keeps out of it", () => {
  expect(toYou("Adana wins, and so does Ramada's side.", "Ada")).toBe(
    "Adana wins, and so does Ramada's side.",
  );
  expect(toYou("Ada wins.", undefined)).toBe("Ada wins.");
});
