import type { TableView, View } from "./protocol";

/** The shapes that go with the six colours. */
export const SIGNS = ["●", "◆", "▲", "■", "✚", "★"];

/**
 * Which colour each seat has. Colours belong to people, not to chairs: from where one looks is always the first one,
 * the others follow by their names, so that a rematch changes nothing.
 */
export function coloursOf(view: View | undefined, table: TableView | undefined): number[] {
  const names = view?.names ?? [];
  const sitting = table?.you.seats ?? (view && view.seat >= 0 ? [view.seat] : []);
  // Who watches looks from the first seat.
  const own = sitting.length ? sitting : [0];
  const order = names.map((_, seat) => seat);
  order.sort((one, other) => {
    const mine = Number(own.includes(other)) - Number(own.includes(one));
    return mine || (names[one] ?? "").localeCompare(names[other] ?? "");
  });
  return names.map((_, seat) => order.indexOf(seat));
}
