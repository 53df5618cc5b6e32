"""What a bot would do, told with the same odds that stand on the table."""

from __future__ import annotations

from collections.abc import Sequence

from gomorra.engine import Game
from gomorra.engine.board import hands
from gomorra.server.protocol.told import HintOption
from gomorra.server.telling import advice, odds

CHOSEN = ("join", "flee", "redraw", "keep five")
"""Questions whose answers change the odds."""
ASKED = (*CHOSEN, "callout", "play")
"""Questions about a round that is not decided yet."""


def with_odds(game: Game, seat: int, found: Sequence[HintOption]) -> tuple[HintOption, ...]:
    """Hints, the first with the chances of the fight that it leads to."""
    if not found or game.decision.kind not in ASKED:
        return tuple(found)
    if game.shootout is None and game.decision.kind not in ("callout", "join"):
        return tuple(found)
    best, *others = found
    if game.decision.kind == "callout" and best.key != "accept":
        return tuple(found)
    known = odds.choosable(game, seat) if game.decision.kind in CHOSEN else set()
    told = odds.odds(game.fork(), seat, sorted(known & _cards(best)))
    if told.win < 0:
        return tuple(found)
    win, _, lose = hundred((told.win, told.tie, told.lose))
    then = "As it stands" if game.decision.kind == "play" else "With that"
    which = "next round" if game.decision.kind == "flee" else "round"
    said = f" {then}, the odds give you {win}% to win the {which} and {lose}% to lose it."
    counted = f" {told.about}" if told.about.startswith("Counted") else ""
    return HintOption(best.key, best.text, best.value, f"{best.reason}{said}{counted}", best.keys), *others


def as_offered(game: Game, found: Sequence[HintOption]) -> tuple[HintOption, ...]:
    """Hints that name for a joker the very card that the first button offers."""
    names = advice.joker_names(game)
    if not found or not names:
        return tuple(found)
    key, text = names[0]
    holder = hands.holder(game, game.decision.source)
    reason = (
        found[0].reason if holder == game.decision.seat else f"It makes {game.name(holder)}'s hand worst."
    )
    return (HintOption(key, f"Name {text}", found[0].value, reason, (key,)),)


def _cards(hint: HintOption) -> set[int]:
    """The cards that the answers of a hint choose."""
    words = [key.split() for key in hint.keys or (hint.key,)]
    return {int(word[1]) for word in words if word[0] in ("card", "join") and word[1].isdecimal()}


def hundred(shares: Sequence[float]) -> list[int]:
    """Shares as whole percents that make a hundred together: what is cut off most is rounded up."""
    whole = [int(share * 100 + 1e-9) for share in shares]
    missing = round(sum(shares) * 100) - sum(whole)
    order = sorted(range(len(shares)), key=lambda place: whole[place] - shares[place] * 100)
    for place in order[: max(0, missing)]:
        whole[place] += 1
    return whole
