import type { Staged } from "./news";

/** What a window remembers of a table, through a reload and a visit elsewhere. */
export interface Memory {
  /** What was on the stage. */
  seen: Staged[];
  /** The last event of which was told when one answered; -1: one has not answered here yet. */
  answered: number;
}

const place = (table: string): string => `table ${table}`;

export function recalled(table: string): Memory {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place(table)) ?? "{}") as Partial<Memory>;
    return { seen: kept.seen ?? [], answered: kept.answered ?? -1 };
  } catch {
    return { seen: [], answered: -1 };
  }
}

export function remember(table: string, part: Partial<Memory>): void {
  try {
    sessionStorage.setItem(place(table), JSON.stringify({ ...recalled(table), ...part }));
  } catch {
    // A window that may keep nothing forgets.
  }
}
