import { preferences } from "./preferences.svelte";

/** Where every card on the page is. */
export type Places = Map<
  string,
  { box: DOMRect; element: HTMLElement; owner: string; at: string | undefined }
>;

const cards = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>("[data-card]");

/** Remember where the cards are, before something changes. */
export function places(): Places {
  const found: Places = new Map();
  if (preferences.all.speed === "none") return found;
  for (const element of cards())
    found.set(element.dataset["card"] ?? "", {
      box: element.getBoundingClientRect(),
      element,
      owner: element.dataset["owner"] ?? "",
      at: placeOf(element),
    });
  return found;
}

/** The place in town in which a card is drawn: what stays there moves with it and not by itself. */
const placeOf = (element: HTMLElement): string | undefined =>
  element.closest<HTMLElement>("[data-place]")?.dataset["place"];

/**
 * Let the cards travel from where they were; new ones come from their owner's deck.
 * Only what has changed its zone comes or goes: what is but drawn elsewhere, or not at all, leaves no ghost.
 */
export function travel(from: Places, changed: (card: string) => boolean): void {
  if (preferences.all.speed === "none" || from.size === 0) return;
  for (const element of cards()) {
    const card = element.dataset["card"] ?? "";
    const { box: before, at } = from.get(card) ?? {};
    from.delete(card);
    const now = element.getBoundingClientRect();
    const place = placeOf(element);
    if (!before) {
      if (changed(card)) appear(place === card ? (element.parentElement ?? element) : element, now);
      continue;
    }
    if (at !== undefined && at === place) continue;
    const [x, y] = [before.left - now.left, before.top - now.top];
    if (Math.abs(x) + Math.abs(y) < 3 || before.width === 0) continue;
    element.animate(
      [
        { translate: `${x}px ${y}px`, zIndex: 5 },
        { translate: "0 0", zIndex: 5 },
      ],
      { duration: preferences.time(420), easing: "cubic-bezier(.25,.8,.3,1)" },
    );
  }
  for (const [card, { box, element, owner }] of from) if (changed(card)) leave(element, box, owner);
}

const pileOf = (owner: string): DOMRect | undefined =>
  document.querySelector<HTMLElement>(`[data-pile="${owner}"]`)?.getBoundingClientRect();

/** A card that is gone fades on its way to its owner's piles. */
function leave(element: HTMLElement, box: DOMRect, owner: string): void {
  if (box.width === 0 || element.isConnected) return;
  const ghost = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-card", "data-id", "data-owner"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.tabIndex = -1;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: "0",
    zIndex: "25",
    pointerEvents: "none",
  });
  document.body.append(ghost);
  const pile = pileOf(owner);
  const end = pile ? `${pile.left - box.left}px ${pile.top - box.top}px` : "0 14px";
  const motion = ghost.animate(
    [
      { translate: "0 0", opacity: 1, scale: "1", filter: "none" },
      { translate: "0 6px", opacity: 0.9, scale: "0.98", filter: "grayscale(1)", offset: 0.35 },
      { translate: end, opacity: 0, scale: "0.4", filter: "grayscale(1)" },
    ],
    { duration: preferences.time(620), easing: "ease-in" },
  );
  motion.onfinish = () => ghost.remove();
  motion.oncancel = () => ghost.remove();
}

function appear(element: HTMLElement, now: DOMRect): void {
  const from = pileOf(
    element.dataset["owner"] ?? element.querySelector<HTMLElement>("[data-owner]")?.dataset["owner"] ?? "",
  );
  const start = from ? `${from.left - now.left}px ${from.top - now.top}px` : "0 -12px";
  element.animate(
    [
      { translate: start, opacity: 0 },
      { translate: "0 0", opacity: 1 },
    ],
    {
      duration: preferences.time(380),
      easing: "ease-out",
    },
  );
}
