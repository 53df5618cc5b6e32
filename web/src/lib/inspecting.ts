import { on } from "svelte/events";

import type { Play } from "./play.svelte";
import { pointed } from "./pointer";

interface What {
  play: Play;
  id?: number | undefined;
  code: string;
  /** Not while it is something to be clicked among others: the enlarged card would cover them. */
  off?: boolean;
}

const HOVER = 220;
const PRESS = 420;

/** Hovering, focusing or a long press shows the card enlarged. */
export function inspecting(
  node: HTMLElement,
  what: What,
): { update: (now: What) => void; destroy: () => void } {
  let now = what;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  const show = (): void => {
    if (now.off || now.play.dragging) return;
    const box = node.getBoundingClientRect();
    const row = node.closest(".draw")?.getBoundingClientRect();
    now.play.inspected = { id: now.id, code: now.code, box, row };
  };
  const later = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(show, delay);
  };
  const hide = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (now.play.inspected && now.play.inspected.id === now.id && now.play.inspected.code === now.code) {
      now.play.inspected = undefined;
    }
  };
  /** A card that is dealt under a pointer at rest is not pointed at: only a moved mouse points. */
  const move = (event: PointerEvent): void => {
    if (pointed(event) && timer === undefined) later(HOVER);
  };
  const down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") return;
    pressed = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      pressed = true;
      show();
    }, PRESS);
  };
  const up = (): void => clearTimeout(timer);
  const click = (event: MouseEvent): void => {
    // A long press only looks.
    if (pressed) {
      event.stopImmediatePropagation();
      event.preventDefault();
      pressed = false;
    }
  };
  const menu = (event: Event): void => {
    if (matchMedia("(pointer: coarse)").matches) event.preventDefault();
  };
  const focus = (): void => {
    if (node.matches(":focus-visible")) later(HOVER);
  };

  // A focused card that leaves the page is blurred in the middle of drawing it; only handlers that are attached
  // like this may change what is drawn then.
  const off = [
    on(node, "pointermove", move),
    on(node, "pointerleave", hide),
    on(node, "pointerdown", down),
    on(node, "pointerup", up),
    on(node, "pointercancel", up),
    on(node, "click", click, { capture: true }),
    on(node, "contextmenu", menu),
    on(node, "focus", focus),
    on(node, "blur", hide),
  ];
  return {
    update(next) {
      now = next;
    },
    destroy() {
      for (const one of off) one();
      hide();
    },
  };
}
