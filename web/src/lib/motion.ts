import { preferences } from "./preferences.svelte";

/** Where every card on the page is. */
export type Places = Map<string, DOMRect>;

const cards = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>("[data-card]");

/** Remember where the cards are, before something changes. */
export function places(): Places {
  const found: Places = new Map();
  if (!preferences.motion) return found;
  for (const element of cards()) found.set(element.dataset["card"] ?? "", element.getBoundingClientRect());
  return found;
}

/** Let the cards travel from where they were; new ones come from their owner's deck. */
export function travel(from: Places): void {
  if (!preferences.motion || from.size === 0) return;
  for (const element of cards()) {
    const before = from.get(element.dataset["card"] ?? "");
    const now = element.getBoundingClientRect();
    if (!before) {
      appear(element, now);
      continue;
    }
    const [x, y] = [before.left - now.left, before.top - now.top];
    if (Math.abs(x) + Math.abs(y) < 3 || before.width === 0) continue;
    element.animate(
      [
        { translate: `${x}px ${y}px`, zIndex: 5 },
        { translate: "0 0", zIndex: 5 },
      ],
      { duration: 420, easing: "cubic-bezier(.25,.8,.3,1)" },
    );
  }
}

function appear(element: HTMLElement, now: DOMRect): void {
  const pile = document.querySelector<HTMLElement>(`[data-pile="${element.dataset["owner"] ?? ""}"]`);
  const from = pile?.getBoundingClientRect();
  const start = from ? `${from.left - now.left}px ${from.top - now.top}px` : "0 -12px";
  element.animate(
    [
      { translate: start, opacity: 0 },
      { translate: "0 0", opacity: 1 },
    ],
    {
      duration: 380,
      easing: "ease-out",
    },
  );
}
