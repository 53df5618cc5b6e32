import { on } from "svelte/events";

import type { Play } from "./play.svelte";

interface What {
  play: Play;
  id: number;
}

/** So many pixels a pressed mouse moves before it drags. */
const SLACK = 8;

/**
 * A card is dragged where it should go: it is selected on the way, so that everything it may go to is lit, and where it
 * is let go counts as a click there. Fingers scroll instead.
 */
export function dragging(
  node: HTMLElement,
  what: What,
): { update: (now: What) => void; destroy: () => void } {
  let now = what;
  let start: { x: number; y: number } | undefined;
  let ghost: HTMLElement | undefined;
  let off: (() => void)[] = [];

  const follow = (event: PointerEvent): void => {
    ghost?.style.setProperty("left", `${event.clientX}px`);
    ghost?.style.setProperty("top", `${event.clientY}px`);
  };
  const lift = (): void => {
    const { width } = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>("*")])
      for (const mark of ["data-card", "data-id", "data-place", "id"]) one.removeAttribute(mark);
    ghost.classList.add("dragged");
    ghost.setAttribute("aria-hidden", "true");
    ghost.style.width = `${width}px`;
    const looks = getComputedStyle(node);
    for (const colour of ["--seat", "--seat-tint", "--seat-deep"])
      ghost.style.setProperty(colour, looks.getPropertyValue(colour));
    // Inside the page, so that it looks as it did; above everything, and nothing is hidden from the pointer by it.
    (node.closest("[data-page]") ?? document.body).append(ghost);
    if (now.play.selected !== now.id) now.play.select(now.id);
    now.play.inspected = undefined;
    now.play.dragging = true;
  };
  const move = (event: PointerEvent): void => {
    if (!start) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
    if (!ghost && far) lift();
    if (ghost) event.preventDefault();
    follow(event);
  };
  const drop = (event: PointerEvent): void => {
    const dragged = ghost !== undefined;
    end();
    if (!dragged) return;
    // What follows is no click on whatever lies there.
    const unclick = on(window, "click", (click) => click.stopImmediatePropagation(), { capture: true });
    setTimeout(unclick);
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const built = under?.closest<HTMLElement>("button.end[data-key]")?.dataset["key"];
    const places = [under?.closest<HTMLElement>("[data-id]")?.dataset["id"]];
    places.push(under?.closest<HTMLElement>("[data-place]")?.dataset["place"]);
    const onto = places.flatMap((one) => (one === undefined ? [] : [Number(one)]));
    now.play.drop(onto, built, Boolean(under?.closest(".felt")));
  };
  const end = (): void => {
    start = undefined;
    if (ghost) now.play.dragging = false;
    ghost?.remove();
    ghost = undefined;
    for (const one of off) one();
    off = [];
  };
  const cancel = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !ghost) return;
    event.stopPropagation();
    end();
    now.play.select(undefined);
  };
  const down = (event: PointerEvent): void => {
    end();
    if (event.pointerType !== "mouse" || event.button !== 0 || !now.play.draggable(now.id)) return;
    start = { x: event.clientX, y: event.clientY };
    off = [
      on(window, "pointermove", move),
      on(window, "pointerup", drop),
      on(window, "pointercancel", end),
      on(window, "keydown", cancel, { capture: true }),
    ];
  };
  const still = (event: Event): void => event.preventDefault();

  const held = [on(node, "pointerdown", down), on(node, "dragstart", still)];
  return {
    update(next) {
      now = next;
    },
    destroy() {
      for (const one of held) one();
      end();
    },
  };
}
