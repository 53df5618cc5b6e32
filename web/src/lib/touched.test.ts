import { expect, test } from "vitest";

import { touched } from "./touched";

test("who touches the screen is told to tap", () => {
  expect(touched("Click the card, then click the place.", true)).toBe("Tap the card, then tap the place.");
  expect(touched("A clicked card; clicking it; two clicks.", true)).toBe(
    "A tapped card; tapping it; two taps.",
  );
});

test("who has a mouse is told to click", () => {
  expect(touched("Click the card.", false)).toBe("Click the card.");
});
