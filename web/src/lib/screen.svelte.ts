class Wide {
  current = $state(true);

  constructor() {
    const query = globalThis.matchMedia?.("(min-width: 901px)");
    if (!query) return;
    this.current = query.matches;
    query.addEventListener("change", () => (this.current = query.matches));
  }
}

/** Whether there is room for a bar at the side. */
export const wide = new Wide();
