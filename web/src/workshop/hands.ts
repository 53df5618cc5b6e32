import type { Copies } from "./ask";
import type { Facts } from "./numbers";

/** Numbers that are the same for the same seed, so that a test can tell what is dealt. */
export function shuffled<T>(items: readonly T[], random: () => number = Math.random): T[] {
  const found = [...items];
  for (let place = found.length - 1; place > 0; place--) {
    const other = Math.floor(random() * (place + 1));
    [found[place], found[other]] = [found[other] as T, found[place] as T];
  }
  return found;
}

/** What is shuffled on the first day: all but outfit, legend and the starting gang. */
export function drawPile(cards: readonly Copies[], facts: Facts): string[] {
  return cards.flatMap(([code, count, starting]) =>
    ["outfit", "legend"].includes(facts(code).type)
      ? []
      : Array.from({ length: Math.max(0, count - starting) }, () => code),
  );
}

/** That cards of the starting gang are not drawn. */
export const withoutStarters = (count: number): string =>
  count === 1 ? "without the card that starts in play" : `without the ${count} cards that start in play`;
