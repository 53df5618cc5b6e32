const KEY = "gomorra-preferences";

interface Stored {
  motion: boolean;
  textView: boolean;
  odds: boolean;
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

/** What a person prefers on this device. */
class Preferences {
  motion = $state(true);
  textView = $state(false);
  odds = $state(false);

  constructor() {
    const known = stored();
    const calm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
    this.motion = known.motion ?? !calm;
    this.textView = known.textView ?? false;
    this.odds = known.odds ?? false;
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset["motion"] = this.motion ? "on" : "off";
  }

  save(): void {
    this.#show();
    const all: Stored = { motion: this.motion, textView: this.textView, odds: this.odds };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that stores nothing still plays.
    }
  }
}

export const preferences = new Preferences();
