"""Movin': any unbooted dude to any other location, booting unless it is one of the two free moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import places
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
    barring = bool(game.statics(cannot(Act.MOVE_TO)))
    for dude in game.dudes(seat):
        if dude.booted or game.stopped(Act.MOVE, dude, rules):
            continue
        here = dude.place
        moves = all_moves(game, dude.id)
        stays = game.stopped(Act.BOOT_AS_COST, dude, rules)
        if not barring and not stays:
            options += [option for place, option in moves if place != here]
            continue
        for place, option in moves:
            if place == here or (barring and game.barred(dude, place, rules)):
                continue
            if not (stays and boots(game, dude, place)):
                options.append(option)
    return options


def all_moves(game: Game, dude: int) -> list[tuple[int, Option]]:
    """The moves to every location, made once for as long as the locations stay the same."""
    places = game.locations()
    found = game.index.moves.get(dude)
    if found is None:
        found = [(place, Option(("move", dude, game.place_word(place)))) for place in places]
        game.index.moves[dude] = found
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
