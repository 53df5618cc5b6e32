/** The card pools by the names that people know. */
export const FORMATS = {
  open: "every card",
  original: "original card set",
  "weird-west": "Weird West Edition",
} as const;

/** A card pool in words. */
export const formatName = (format: string | null | undefined): string =>
  FORMATS[(format ?? "open") as keyof typeof FORMATS] ?? format ?? "";

/** Whether a deck is legal, in words: "legal in the Weird West Edition". */
export function verdictIn(legal: boolean, format: string | null | undefined): string {
  const pool = format === "open" || !format ? "with every card" : `in the ${formatName(format)}`;
  return `${legal ? "Legal" : "Not legal"} ${pool}`;
}
