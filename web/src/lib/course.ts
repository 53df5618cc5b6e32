import { makeTable } from "./api";
import { preferences } from "./preferences.svelte";

/** A lesson is a table of its own; where it was begun, it goes on there. */
export async function startLesson(name: string, person = ""): Promise<void> {
  const made = await makeTable({
    seats: [{ who: "me", name: person }, { who: "bot" }],
    options: { lesson: name, pace: 1.1 },
  });
  preferences.set("lessons", { ...preferences.all.lessons, [name]: made.table });
  location.assign(`/t/${made.table}`);
}
