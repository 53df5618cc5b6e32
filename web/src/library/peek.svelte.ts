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

/** Shows the card beside this element while it is pointed at or has the focus of the keyboard. */
export function peeking(
  node: HTMLElement,
  code: string,
): { update: (code: string) => void; destroy: () => void } {
  let shown = code;
  const show = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerType !== "mouse") return;
    if (event.type === "focusin" && !node.matches(":focus-visible, :has(:focus-visible)")) return;
    peek.show(shown, node);
  };
  // What is taken away while it has the focus says so in the middle of a rendering.
  const hide = (): void => queueMicrotask(() => peek.code === shown && peek.hide());
  for (const name of ["pointerenter", "focusin"]) node.addEventListener(name, show);
  for (const name of ["pointerleave", "focusout", "click"]) node.addEventListener(name, hide);
  return {
    update: (next) => (shown = next),
    destroy: hide,
  };
}
