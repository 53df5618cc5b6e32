import { expect, test } from "vitest";

import { fitting } from "./fitting";

/** A town that is as high as the steps taken on its page leave it, in a room that may change. */
function town(heights: number[]): { page: HTMLElement; node: HTMLElement; room: { height: number } } {
  const page = document.createElement("div");
  page.dataset["page"] = "";
  const node = page.appendChild(document.createElement("div"));
  const room = { height: 400 };
  Object.defineProperty(node, "clientHeight", {
    get: () => Math.min(room.height, parseFloat(node.style.maxHeight || "9999")),
  });
  Object.defineProperty(node, "scrollHeight", {
    get: () => heights[(page.dataset["tight"] ?? "").split(" ").filter(Boolean).length],
  });
  return { page, node, room };
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
  const { page, node } = town([900, 900, 900, 900, 900, 900, 900, 900, 900, 900]);
  fitting(node)();
  expect(page.dataset["tight"]).toBe("1 2 plain 3 4 5 6");
  document.documentElement.style.setProperty("--text-size", "1.4");
  fitting(node)();
  expect(page.dataset["tight"]).toBe("1 2 plain 3 4 5 6 7 8");
  document.documentElement.style.removeProperty("--text-size");
});

test("what is crowded for a moment only is roomy again", async () => {
  const heights = [380, 380, 380, 380, 380, 380, 380, 380];
  const { page, node, room } = town(heights);
  const stop = fitting(node);
  heights.fill(900);
  node.append("cards fly in");
  await Promise.resolve();
  expect(page.dataset["tight"]).toBe("1 2 plain 3 4 5 6");
  heights.fill(380);
  room.height = 500;
  node.append("they lie there");
  await Promise.resolve();
  expect(page.dataset["tight"]).toBe("");
  stop();
});

test("when there is much more room it is used, a little more changes nothing", async () => {
  const { page, node, room } = town([420, 400, 380, 300, 200, 100, 100]);
  room.height = 310;
  const stop = fitting(node);
  expect(page.dataset["tight"]).toBe("1 2 plain");
  const changed = async (height: number): Promise<void> => {
    room.height = height;
    node.append("a line");
    await Promise.resolve();
  };
  await changed(440);
  expect(page.dataset["tight"]).toBe("1 2 plain");
  await changed(480);
  expect(page.dataset["tight"]).toBe("1 2");
  await changed(600);
  expect(page.dataset["tight"]).toBe("");
  expect(node.style.maxHeight).toBe("");
  stop();
});
