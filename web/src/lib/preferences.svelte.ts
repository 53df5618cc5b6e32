const KEY = "gomorra-preferences";

export type Speed = "none" | "quick" | "usual" | "slow";

const USUAL = {
  /** How fast cards travel and how long a play stays on the stage. */
  speed: "usual" as Speed,
  sound: true,
  theme: "western" as "western" | "contrast",
  colours: "usual" as "usual" | "safe",
  textSize: 1,
  cardSize: 1,
  textView: false,
  odds: true,
  /** A second sentence under every question. */
  hints: true,
  /** Pass by itself where nothing else can be done. */
  skip: true,
  /** Where to be asked nevertheless. */
  stops: [] as string[],
  /** Several people on one screen: hands lie open, nobody looks away. */
  openScreen: false,
  /** What was last chosen in the lobby. */
  deck: "",
  rival: "",
  rivals: 1,
  strength: "",
  /** Deck lists that were pasted, by name. */
  pasted: {} as Record<string, string>,
  /** Lessons that are done. */
  learned: [] as string[],
  /** How far one has come in lessons that are begun, in words. */
  reached: {} as Record<string, string>,
  /** The tables at which lessons were begun. */
  lessons: {} as Record<string, string>,
};

type Stored = typeof USUAL;

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

/** What a person prefers on this device. */
class Preferences {
  #all: Stored = $state({ ...USUAL });

  constructor() {
    const known = stored();
    const calm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
    const start = calm ? { ...USUAL, speed: "none" as Speed, sound: false } : { ...USUAL };
    for (const name of Object.keys(USUAL) as (keyof Stored)[]) {
      const value = known[name];
      if (typeof value === typeof USUAL[name]) Object.assign(start, { [name]: value });
    }
    this.#all = start;
    this.#show();
  }

  get all(): Stored {
    return this.#all;
  }

  /** Milliseconds that something takes at the chosen speed. */
  time(usual: number): number {
    return usual * { none: 0, quick: 0.5, usual: 1, slow: 1.8 }[this.#all.speed];
  }

  set<Name extends keyof Stored>(name: Name, value: Stored[Name]): void {
    this.#all[name] = value;
    this.#show();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // A browser that stores nothing still plays.
    }
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset["motion"] = this.#all.speed === "none" ? "off" : "on";
    root.dataset["theme"] = this.#all.theme;
    root.dataset["colours"] = this.#all.colours;
    root.style.setProperty("--text-size", String(this.#all.textSize));
    root.style.setProperty("--card-size", String(this.#all.cardSize));
  }
}

export const preferences = new Preferences();
