import type { OptionView } from "./protocol";

/** What one must know of a moment to tell whether an answer is grave. */
export interface Moment {
  /** Whether one could simply take an answer back. */
  undoable: boolean;
  /** Whether what is chosen is lost by it. */
  losing: boolean;
  /** What the answer brings, as the server says it. */
  note: string;
  /** Who else wins when the day ends, if one may end it by passing; nobody: nothing. */
  lost: string;
}

const ENDS = "ends the day";
const ANSWERED: Record<string, string> = {
  refuse: "Your dude goes home booted",
  accept: "The fight begins",
};

/** Why an answer is asked for twice, in words; nothing where it is harmless or can be taken back. */
export function grave(option: OptionView, { undoable, losing, note, lost }: Moment): string {
  // When the game is over nothing can be taken back.
  if (option.key === "pass" && lost)
    return note === ENDS
      ? `This ends the game: ${lost} wins`
      : `If nobody does anything more, the game ends tonight: ${lost} wins`;
  if (undoable) return "";
  if (option.key === "pass") return note === ENDS ? "The day ends" : "";
  if (losing && option.key.startsWith("card ")) return "The card is lost";
  return ANSWERED[option.key] ?? "";
}
