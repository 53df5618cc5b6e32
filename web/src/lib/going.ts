import type { Made } from "./protocol";

const NOTE = "gomorra-note";

/** To a table that was just made; what is to be known about it is said there. */
export function goTo(made: Made): void {
  if (made.note) sessionStorage.setItem(NOTE, made.note);
  location.assign(`/t/${made.table}`);
}

/** What was to be said on arrival, once. */
export function noteOnArrival(): string {
  const note = sessionStorage.getItem(NOTE) ?? "";
  sessionStorage.removeItem(NOTE);
  return note;
}
