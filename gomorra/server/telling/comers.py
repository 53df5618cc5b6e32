"""Who can come to a fight: by the rules, and by what somebody can pay for him."""

from __future__ import annotations

from collections.abc import Iterable

from gomorra.engine import Game
from gomorra.engine.card.handle import Card
from gomorra.engine.fights import posse
from gomorra.engine.fights.fight import MARK


def staying(game: Game, dudes: Iterable[Card]) -> list[Card]:
    """Those of a posse for whom their players can pay; who is in it has been paid for."""
    left: dict[int, int] = {}
    found = []
    for dude in dudes:
        seat = dude.controller
        purse = left.setdefault(seat, game.referee(seat).funds(seat, "join"))
        price = 0 if game.side_of(dude.id) is not None else posse.wages(game, dude)
        if price <= purse:
            left[seat] = purse - price
            found.append(dude)
    return found


def away(game: Game, dude: Card, place: int, side: int) -> str:
    """What keeps a dude from a fight, in a few words; nothing where he can come and be paid for."""
    unpaid = "" if staying(game, [dude]) else posse.AWAY[posse.TOO_DEAR.rule]
    return posse.away(game, dude, place, side) or unpaid


def able(game: Game, seat: int, place: int, side: int) -> list[Card]:
    """A player's dudes who are not in the fight and could come."""
    return [dude for dude in game.dudes(seat) if not away(game, dude, place, side)]


def by_own_text(game: Game, seat: int) -> list[Card]:
    """A player's dudes outside a fight whose own ability could bring them into it, from wherever they are."""
    return [
        dude
        for dude in game.dudes(seat)
        if game.side_of(dude.id) is None
        and any(
            ability.brings_in
            and "shootout" in ability.kinds
            and not ability.choices
            and not (dude.booted and ability.boots(dude))
            for ability in dude.abilities
        )
    ]


def kept_away(game: Game) -> dict[int, str]:
    """While posses form: who is in town, in none of them, and cannot join, with the reason."""
    gathering = game.gathering
    if game.over or gathering is None or game.shootout is not None or game.quarrel is None:
        return {}
    place = game.quarrel[2]
    found = {}
    for dude in game.dudes():
        if game.side_of(dude.id) is None and dude.place >= 0:
            side = game.posse_seats.index(dude.controller) if dude.controller in game.posse_seats else MARK
            reason = away(game, dude, place, side)
            if reason:
                found[dude.id] = reason
    return found
