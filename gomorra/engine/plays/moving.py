"""Movin': any unbooted dude to any other location, booting unless it is one of the two free moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import places, stats
from gomorra.engine.kernel.decision import Flow, Option, Payload
from gomorra.engine.kernel.refusal import Refusal
from gomorra.engine.kernel.state import TOWN_SQUARE
from gomorra.engine.words import Act, Stat, cannot

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game

BOOTED = Refusal("RB-5.3.3-a", "A booted dude cannot move by this play.")
SAME_PLACE = Refusal("RB-5.3.3-d", "The dude is there already.")
NOT_YOURS = Refusal("RB-5.3.3-a", "You move only your own dudes.")
NO_PLACE = Refusal("RB-5.3.3-b", "That is no location in play.")
BARRED = Refusal("RB-2.1-b", "A card keeps that dude from moving there.")


HOLDING = frozenset({cannot(Act.MOVE), cannot(Act.BOOT_AS_COST)})


def may_move(game: Game, seat: int, dude: Card, place: int) -> Refusal | None:
    """Whether the basic move is allowed."""
    if not dude.is_dude or not dude.in_play or dude.controller != seat:
        return NOT_YOURS
    if dude.booted:
        return BOOTED
    if place not in game.locations():
        return NO_PLACE
    if place == dude.place:
        return SAME_PLACE
    rules = game.referee(seat)
    if not rules.can_move(dude, place):
        return BARRED
    if boots(game, dude, place) and game.stopped(Act.BOOT_AS_COST, dude, rules):
        return BARRED
    return None


def boots(game: Game, dude: Card, place: int) -> bool:
    """Whether this move boots the dude (RB-5.3.3-e to -m)."""
    home = game.state.players[dude.controller].home
    origin = dude.place
    if origin not in (home, TOWN_SQUARE) or (origin == TOWN_SQUARE and place == home):
        return True
    if any(game.replies(Stat.MOVES_WITHOUT_BOOTING, game.card(place), of=dude)):
        return False
    if not game.state.ruleset.free_moves_by_effects:
        return place not in places.along_the_streets(game, origin)
    return not places.adjacent(game, origin, place)


def move_options(game: Game, seat: int) -> list[Option]:
    """All moves that `may_move` allows, without asking again for every place what goes for the dude."""
    rules = game.referee(seat)
    options: list[Option] = []
    bodies = game.state.bodies
    dudes = game.gang(seat)
    barring = bool(game.statics(cannot(Act.MOVE_TO)))
    free = not barring and HOLDING.isdisjoint(game.repertoire.spoken)
    free = free and (not game.state.modifiers or HOLDING.isdisjoint(stats.changed(game)))
    for dude in dudes:
        body = bodies[dude.id]
        if body.booted:
            continue
        if free:
            options += all_moves(game, dude.id, body.location)
        elif not game.stopped(Act.MOVE, dude, rules):
            stays = game.stopped(Act.BOOT_AS_COST, dude, rules)
            for option in all_moves(game, dude.id, body.location):
                place = game.place_of_word(option.payload[2])
                if not (barring and game.barred(dude, place, rules)):
                    if not (stays and boots(game, dude, place)):
                        options.append(option)
    return options


def all_moves(game: Game, dude: int, here: int) -> list[Option]:
    """The moves to every other location, made once for as long as the locations stay the same."""
    found = game.index.moves.get((dude, here))
    if found is None:
        found = game.index.moves[dude, here] = [
            Option(("move", dude, place or "town-square")) for place in game.locations() if place != here
        ]
    return found


def move(game: Game, seat: int, payload: Payload) -> Flow[None]:
    """Make the move, booting first where it boots."""
    dude = game.card(int(payload[1]))
    place = game.place_of_word(payload[2])
    rules = game.rules(seat)
    booting = boots(game, dude, place)
    if booting:
        yield from rules.boot(dude, cost=True)
    yield from rules.move(dude, place, booting=booting)
