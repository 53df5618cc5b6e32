import { touch } from "./screen.svelte";

const TOUCHES: readonly [RegExp, string][] = [
  [/\bclicking\b/g, "tapping"],
  [/\bClicking\b/g, "Tapping"],
  [/\b([Cc])licked\b/g, "tapped"],
  [/\bclick(s?)\b/g, "tap$1"],
  [/\bClick(s?)\b/g, "Tap$1"],
  [/\bPoint at\b/g, "Press long on"],
  [/\bpoint at\b/g, "press long on"],
];

/** A sentence that speaks of a mouse, for those who touch the screen. */
export const touched = (text: string, touching: boolean = touch.current): string =>
  touching ? TOUCHES.reduce((said, [from, to]) => said.replace(from, to), text) : text;
