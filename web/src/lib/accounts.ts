import type { Account } from "./protocol";

/** A line of the table at the end: a number for each player. */
export interface AccountRow {
  title: string;
  cells: (number | string)[];
  /** Whether something new begins with it. */
  apart?: boolean;
}

const total = (parts: Record<string, number>): number =>
  Object.values(parts).reduce((sum, one) => sum + one, 0);

/** What wins, the fights, the money. */
export function rowsOf(accounts: readonly Account[]): AccountRow[] {
  const row = (title: string, cell: (one: Account) => number | string, apart = false): AccountRow => ({
    title,
    cells: accounts.map(cell),
    apart,
  });
  const since = accounts[0]?.since;
  return [
    row("control", (one) => one.control),
    row("influence", (one) => one.influence),
    ...(accounts.some((one) => one.rounds)
      ? [
          row("rounds of fighting won", (one) => `${one.won ?? 0} of ${one.rounds}`, true),
          row("dudes fallen", (one) => one.fallen ?? 0),
        ]
      : []),
    row(since ? `ghost rock on day ${since}` : "ghost rock at the start", (one) => one.began, true),
    ...(accounts.some((one) => one.gang) ? [row("cost of the starting gang", (one) => one.gang)] : []),
    row("earned", (one) => total(one.earned)),
    row("spent", (one) => total(one.spent)),
    row("left", (one) => one.left),
  ];
}

/** What was earned and spent, by what it came from and went to; what was the same nothing for all is left out. */
export function partsOf(accounts: readonly Account[]): AccountRow[] {
  const of = (word: "earned" | "spent", how: (name: string) => string): AccountRow[] =>
    [...new Set(accounts.flatMap((one) => Object.keys(one[word])))].map((name, place) => ({
      title: how(name),
      cells: accounts.map((one) => one[word][name] ?? 0),
      apart: place === 0,
    }));
  return [...of("earned", (name) => `earned by ${name}`), ...of("spent", (name) => `spent on ${name}`)];
}
