"""Who can come to a fight: by the rules, and by what somebody can pay for him."""

from __future__ import annotations

from collections.abc import Iterable

from gomorra.engine import Game
from gomorra.engine.board import control, stats
from gomorra.engine.card.handle import Card
from gomorra.engine.fights import posse
from gomorra.engine.fights.fight import MARK
from gomorra.engine.kernel.state import TOWN_SQUARE
from gomorra.engine.sight import naming
from gomorra.engine.words import Stat


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


def left_behind(game: Game, dude: Card, place: int) -> str:
    """Whose a deed is once a dude of its controller has left it for a fight, by all else as it stands (RB-3.9)."""
    deed, seat = dude.place, dude.controller
    if deed in (place, TOWN_SQUARE) or deed < 0 or game.state.face(deed).type != "deed":
        return ""
    if stats.contributions(game, deed, Stat.CONTROLLER) or control.location_controller(game, deed) != seat:
        return ""
    by_bullets = stats.has(game, deed, "Rowdy") or control.shoots(game, dude, deed)
    sums = control.standing(game, deed)
    sums[seat] -= max(0, dude.bullets if by_bullets else control.presence(game, dude.id))
    top = max(sums)
    heir = sums.index(top) if top > 0 and sums.count(top) == 1 else game.state.owners[deed]
    return f"then {game.name(heir)} controls {naming.place_name(game, deed)}" if heir != seat else ""


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
