const KEY = "gomorra-preferences";

interface Stored {
  motion: boolean;
  textView: boolean;
  odds: boolean;
  coach: boolean;
  learned: string[];
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
  /** Lessons of the guided first game, and which of them are learnt. */
  coach = $state(true);
  learned: string[] = $state([]);

  constructor() {
    const known = stored();
    const calm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
    this.motion = known.motion ?? !calm;
    this.textView = known.textView ?? false;
    this.odds = known.odds ?? false;
    this.coach = known.coach ?? true;
    this.learned = Array.isArray(known.learned) ? known.learned.map(String) : [];
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset["motion"] = this.motion ? "on" : "off";
  }

  /** A lesson is learnt. */
  learn(topic: string): void {
    this.learned = [...this.learned, topic];
    this.save();
  }

  /** The guided first game from its beginning. */
  beginAgain(): void {
    this.coach = true;
    this.learned = [];
    this.save();
  }

  save(): void {
    this.#show();
    const { motion, textView, odds, coach, learned } = this;
    const all: Stored = { motion, textView, odds, coach, learned };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that stores nothing still plays.
    }
  }
}

export const preferences = new Preferences();
