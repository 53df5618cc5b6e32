import type { DecisionView, PlayerView, View } from "./protocol";

/** Questions of a fight whose odds stand beside them on a small screen, not on the stage. */
export const BESIDE: ReadonlySet<string> = new Set(["join", "redraw", "keep five", "flee"]);

/** Who goes first today: as long as the pot lies on the table nobody knows, and yesterday's winner is no answer. */
export function firstToday(view: View): number {
  return view.phase === "gambling" && view.pot ? -1 : view.winner;
}

/** What a question is about, from the facts of the game: the words of the question are for people only. */
export function topicOf(decision: DecisionView | undefined, view: View | undefined): string {
  if (!decision || !view) return "";
  const fight = view.shootout ?? undefined;
  if (decision.kind === "play") {
    if (fight) return fight.step === "resolution" ? "resolution" : "fight";
    return view.phase === "noon" ? "noon" : "cheatin";
  }
  if (decision.kind === "joker" && fight) return "joker in a fight";
  if (decision.kind === "choose" && fight?.step === "pick shooters" && !decision.source) return "shooter";
  return decision.kind;
}

/** Hands or players as they sit on the table: the others in turn order, one's own last, below or on the right. */
export function ownLast<Seated extends { seat: number }>(all: readonly Seated[], own: number): Seated[] {
  const turn = (one: Seated): number => (one.seat > own ? one.seat - own : one.seat - own + 100);
  return [...all].sort((one, other) => turn(one) - turn(other));
}

/** What a player has when victory is checked: some cards count otherwise at Sundown. */
export function tonight(player: PlayerView): { influence: number; control: number } {
  const [influence, control] = player.at_sundown ?? [player.influence, player.control];
  return { influence, control };
}

/** How far a player is from winning at sundown: control points must beat every rival's influence. */
export function neededToWin(view: View, seat: number): number {
  const rivals = view.players.filter((player) => player.seat !== seat && !player.conceded);
  return Math.max(0, ...rivals.map((player) => tonight(player).influence)) + 1;
}

/** Who else wins at Sundown as it stands, while it can still be stopped between two plays; nobody: nothing. */
export function rivalTonight(view: View, seat: number): string {
  if (view.phase !== "noon" || view.shootout || view.decision?.kind !== "play") return "";
  const rival = view.players.find(
    (player) =>
      player.seat !== seat && !player.conceded && tonight(player).control >= neededToWin(view, player.seat),
  );
  return rival ? (view.names[rival.seat] ?? "") : "";
}

/** How far everybody is from winning at some moment of a game, seat by seat, in words. */
export function standings(view: View): string[] {
  return view.players.map((player) => {
    const rivals = view.players.filter((other) => other !== player && !other.conceded);
    const rival = [...rivals].sort((one, other) => tonight(other).influence - tonight(one).influence)[0];
    if (!rival || player.conceded || view.phase === "setup" || view.outcome) return "";
    const missing = neededToWin(view, player.seat) - tonight(player).control;
    const [influence, then] = [tonight(rival).influence, rival.at_sundown ? " at Sundown" : ""];
    return missing > 0
      ? `${missing} more control to win, against ${rival.name}'s ${influence} influence${then}`
      : "Enough control to win at Sundown";
  });
}
