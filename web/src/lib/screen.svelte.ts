/** Whether the window is as a media query says, now and later. */
class Fits {
  current: boolean = $state(false);

  constructor(query: string, unknown: boolean) {
    const found = globalThis.matchMedia?.(query);
    this.current = found?.matches ?? unknown;
    found?.addEventListener("change", () => (this.current = found.matches));
  }
}

/** Whether there is room for a bar at the side. */
export const wide = new Fits("(min-width: 901px) and (min-height: 501px)", true);

/** Whether there is room for the words of cards in play. */
export const roomy = new Fits("(min-width: 1600px) and (min-height: 900px)", false);

/** Whether one touches the screen instead of pointing at it. */
export const touch = new Fits("(pointer: coarse)", false);
