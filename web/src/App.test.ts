import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import App from "./App.svelte";

test("the first page names the game and says so when the server is away", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
  // The page is fetched when it is opened: here it lies ready, so that a busy machine is not a missing page.
  await import("./pages/Lobby.svelte");
  render(App);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toContain("Gomorra");
  expect((await screen.findByRole("alert")).textContent).toContain("server does not answer");
});
