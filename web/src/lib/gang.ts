import type { OptionView } from "./protocol";

/** A card in the row from which a starting gang is chosen. */
export interface Candidate {
  key: string;
  code: string;
  /** What a click on it answers; none where it cannot start with those who are chosen. */
  option: OptionView | undefined;
  starts: boolean;
  /** Why it cannot start. */
  why: string;
}

/** Everybody who may start, does start or has no place beside those who do, each in his place by name. */
export function gangRow(
  options: readonly OptionView[],
  leftOut: Readonly<Record<string, string>>,
  titleOf: (code: string) => string,
): Candidate[] {
  const row: Candidate[] = [];
  const begins = (option: OptionView, word: string): boolean => option.key.startsWith(`${word} `);
  for (const option of options) {
    const starts = begins(option, "without");
    const code = option.codes?.[0] ?? "";
    if (!code || !(starts || begins(option, "start"))) continue;
    // Of a card with several copies one may start while another could.
    const twin = !starts && options.some((one) => begins(one, "without") && one.codes?.[0] === code);
    row.push({ key: twin ? `${code}+` : code, code, option, starts, why: "" });
  }
  for (const [code, why] of Object.entries(leftOut)) {
    row.push({ key: code, code, option: undefined, starts: false, why });
  }
  return row.sort(
    (one, other) => titleOf(one.code).localeCompare(titleOf(other.code)) || one.key.localeCompare(other.key),
  );
}
