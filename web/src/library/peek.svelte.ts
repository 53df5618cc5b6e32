import { on } from "svelte/events";

/** The card that is pointed at, anywhere on a page of the library or the workshop. */
class Peek {
  code = $state("");
  box: DOMRect | undefined = $state.raw();

  show(code: string, at: Element): void {
    this.code = code;
    this.box = at.getBoundingClientRect();
  }

  hide(): void {
    this.code = "";
  }
}

export const peek = new Peek();

// A page that is left may be kept as it is and come back: then nothing is pointed at any more.
globalThis.addEventListener?.("pagehide", () => peek.hide());

/** So long a finger rests on a name before its card is shown. */
const LONG = 400;
/** So far it may stray meanwhile. */
const STRAY = 10;

/** Shows the card beside this element while it is pointed at or has the focus, and after a long press. */
export function peeking(
  node: HTMLElement,
  code: string,
): { update: (code: string) => void; destroy: () => void } {
  let shown = code;
  let press: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | undefined;
  let held = false;
  const show = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerType !== "mouse") return;
    if (event.type === "focusin" && !node.matches(":focus-visible, :has(:focus-visible)")) return;
    peek.show(shown, node);
  };
  const hide = (): void => {
    if (peek.code === shown) peek.hide();
  };
  const leave = (event: Event): void => {
    // A finger that is lifted leaves the card it has called.
    if (!(event instanceof PointerEvent && event.pointerType !== "mouse" && held)) hide();
  };
  const lift = (): void => {
    clearTimeout(press?.timer);
    press = undefined;
  };
  const touch = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") return;
    held = false;
    const timer = setTimeout(() => {
      held = true;
      peek.show(shown, node);
      document.addEventListener("pointerdown", hide, { once: true, capture: true });
    }, LONG);
    press = { x: event.clientX, y: event.clientY, timer };
  };
  const move = (event: PointerEvent): void => {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STRAY) lift();
  };
  /** A long press is no click, and calls no menu of the browser. */
  const swallow = (event: Event): void => {
    if (!held && !(event.type === "contextmenu" && press)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "click") held = false;
  };
  // What is taken away while it has the focus is blurred in the middle of drawing; only handlers that are attached
  // like this may change what is drawn then.
  const off = [
    on(node, "pointerdown", touch),
    on(node, "pointermove", move),
    on(node, "pointerup", lift),
    on(node, "pointercancel", lift),
    on(node, "click", swallow, { capture: true }),
    on(node, "contextmenu", swallow, { capture: true }),
    on(node, "pointerenter", show),
    on(node, "focusin", show),
    on(node, "pointerleave", leave),
    on(node, "focusout", leave),
    on(node, "click", leave),
  ];
  return {
    update: (next) => (shown = next),
    destroy: () => {
      for (const one of off) one();
      lift();
      hide();
    },
  };
}
