import { expect, test } from "vitest";

import { fitting } from "./fitting";

/** A town that is as high as the steps taken on its page leave it. */
function town(heights: number[]): { page: HTMLElement; node: HTMLElement } {
  const page = document.createElement("div");
  page.dataset["page"] = "";
  const node = page.appendChild(document.createElement("div"));
  Object.defineProperty(node, "clientHeight", { value: 400 });
  Object.defineProperty(node, "scrollHeight", {
    get: () => heights[(page.dataset["tight"] ?? "").split(" ").filter(Boolean).length],
  });
  return { page, node };
}

test("a town that fits stays roomy", () => {
  const { page, node } = town([400]);
  fitting(node)();
  expect(page.dataset["tight"]).toBe("");
});

test("it becomes tighter step by step until it fits, and no tighter", () => {
  const { page, node } = town([900, 700, 390, 300, 200, 100, 100]);
  fitting(node)();
  expect(page.dataset["tight"]).toBe("1 2");
});

test("what never fits is as tight as can be and is scrolled", () => {
  const { page, node } = town([900, 900, 900, 900, 900, 900, 900]);
  fitting(node)();
  expect(page.dataset["tight"]).toBe("1 2 3 4 5 6");
});
