/** What somebody does, and what you do. */
const DOING: Readonly<Record<string, string>> = {
  wins: "win",
  takes: "take",
  gains: "gain",
  loses: "lose",
  draws: "draw",
  discards: "discard",
  pays: "pay",
  has: "have",
};

/** A sentence for the player it is about: "you win", "your hand", where it calls the player by name. */
export function toYou(text: string, name: string | undefined): string {
  if (!name || !text.includes(name)) return text;
  const exactly = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const found = new RegExp(
    `(^|[.:?!“] |[^\\p{L}\\p{N}])${exactly}('s\\b|’s\\b| (?:${Object.keys(DOING).join("|")})\\b)`,
    "gu",
  );
  return text.replace(found, (_, before: string, after: string) => {
    const whose = /^['’]s$/.test(after);
    const word = whose ? "your" : `you ${DOING[after.trim()] ?? ""}`;
    const begins = before === "" || /^[.?!“]/.test(before);
    return before + (begins ? word.charAt(0).toUpperCase() + word.slice(1) : word);
  });
}
