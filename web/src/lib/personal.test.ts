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

test("whatever somebody does, you do it, and what is theirs is yours", () => {
  const said = (text: string): string => toYou(text, "Ada");
  expect(said("Ada redraws 1.")).toBe("You redraw 1.");
  expect(said("Ada passes. Ada has nobody else who can join.")).toBe(
    "You pass. You have nobody else who can join.",
  );
  expect(said("Ada tries to invent something.")).toBe("You try to invent something.");
  expect(said("Play Rise: Lucy joins Ada's posse")).toBe("Play Rise: Lucy joins your posse");
  expect(said("Church is now Ada's again. Ranch is Ada's.")).toBe(
    "Church is now yours again. Ranch is yours.",
  );
  expect(said("Lucy goes to the home of Ada.")).toBe("Lucy goes to your home.");
  expect(said("Mabel pays 2 ghost rock to Ada.")).toBe("Mabel pays 2 ghost rock to you.");
  expect(said("Mabel and Ada pass.")).toBe("Mabel and you pass.");
  expect(said("Ada wins the pot, and goes first today.")).toBe("You win the pot, and go first today.");
  expect(said("Ada may discard 1 more.")).toBe("You may discard 1 more.");
});

test("a card that begins with one's name keeps it", () => {
  expect(toYou("Ada Lepp joins Mabel's posse.", "Ada")).toBe("Ada Lepp joins Mabel's posse.");
});
