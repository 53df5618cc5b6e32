import { preferences } from "./preferences.svelte";
import type { LineView } from "./protocol";

/** A tone: its pitch in hertz, how long it lasts, when it begins, and its colour. */
type Tone = [pitch: number, length: number, start: number, kind: OscillatorType];

/** Short sounds, made by the browser itself. */
const SOUNDS: Record<string, Tone[]> = {
  card: [[520, 0.07, 0, "triangle"]],
  coin: [
    [1320, 0.06, 0, "triangle"],
    [1760, 0.1, 0.05, "triangle"],
  ],
  boot: [[140, 0.12, 0, "square"]],
  shot: [
    [90, 0.22, 0, "sawtooth"],
    [60, 0.3, 0.03, "square"],
  ],
  bell: [
    [660, 0.5, 0, "sine"],
    [990, 0.4, 0.02, "sine"],
  ],
  win: [
    [523, 0.15, 0, "triangle"],
    [659, 0.15, 0.15, "triangle"],
    [784, 0.35, 0.3, "triangle"],
  ],
  turn: [[880, 0.09, 0, "sine"]],
};

const OF: Record<string, string> = {
  Declared: "card",
  EnteredPlay: "card",
  Gained: "coin",
  BountyCollected: "coin",
  Refused: "boot",
  Booted: "boot",
  Aced: "shot",
  RoundDecided: "shot",
  CalledOut: "bell",
  PhaseStarted: "bell",
  GameEnded: "win",
};

let context: AudioContext | undefined;

export function sound(name: string): void {
  const tones = SOUNDS[name];
  if (!tones || !preferences.all.sound || typeof AudioContext === "undefined") return;
  // Before the first click of a visit browsers allow no sound.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [pitch, length, start, kind] of tones) {
    const oscillator = context.createOscillator();
    const volume = context.createGain();
    const at = context.currentTime + start;
    oscillator.type = kind;
    oscillator.frequency.value = pitch;
    volume.gain.setValueAtTime(0.07, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + length);
  }
}

/** What happened, to be heard: the weightiest of it. */
export function soundOf(lines: LineView[]): void {
  const order = ["win", "shot", "bell", "coin", "card", "boot"];
  const heard = new Set(lines.map((line) => OF[line.kind]));
  const first = order.find((name) => heard.has(name));
  if (first) sound(first);
}
