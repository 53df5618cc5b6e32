"""A fight played on to its draw hands in an imagined world, with nobody making a play.

What changes numbers by itself has done so then: traits of dudes in a posse, traits that answer a pass, wages. So the
odds before a fight are those that the draw will have, as far as a player can know.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from gomorra.bots.foresight import Frozen, freeze
from gomorra.bots.habits import habit, named, quiet, way_out
from gomorra.engine import Game, Option
from gomorra.engine.board import hands
from gomorra.engine.card.kinds import Dude
from gomorra.engine.events import table
from gomorra.engine.fights import drawing
from gomorra.engine.fights.fight import Shootout
from gomorra.engine.kernel.state import DISCARD

LONGEST = 120
BEFORE_THE_DRAW = ("make plays", "pick shooters")


def rehearsed(game: Game, seat: int, coming: Collection[int] = ()) -> Game | None:
    """A world in which the fight stands before its draw hands, those who are named have come, and nobody has made a
    play; none where it does not get there."""
    world = game.imagine(seat, "rehearsal")
    world.watcher = freeze
    chance = Random(0)
    try:
        for _ in range(LONGEST):
            if world.over or quiet(world):
                return None
            world.give(_plain_answer(world, coming, chance).payload)
    except Frozen:
        world.watcher = None
        for player in world.state.players:
            for card in list(player.draw_hand):
                table.put(world, card, DISCARD)
        return world if world.shootout is not None else None
    return None


def before_the_play(game: Game) -> Game | None:
    """While something is chosen for a play of a shootout: the game before it, as what it does is not known yet."""
    fight = game.shootout
    if game.over or fight is None or fight.step not in BEFORE_THE_DRAW or not game.uses:
        return None
    if game.decision.kind == "play" or game.decision.source != game.uses[-1].source:
        return None
    for back, payload in enumerate(reversed(game.answers), 1):
        if payload[0] in ("use", "react") and payload[1] == game.uses[-1].source:
            return game.fork(back=back)
        if payload[0] in ("pass", "use", "react"):
            return None
    return None


def _plain_answer(world: Game, coming: Collection[int], chance: Random) -> Option:
    """What is answered on the way: to fight, with those who come, and else as little as possible."""
    decision = world.decision
    options = decision.options
    if decision.kind == "callout":
        return named(options, "accept") or options[0]
    if decision.kind == "join":
        joins = (option for option in options if option.payload[0] == "join" and option.payload[1] in coming)
        return next(joins, None) or named(options, "done") or options[0]
    if decision.kind == "confirm" and _wants_wages(world, decision.source):
        return named(options, "yes") or options[0]
    fight = world.shootout
    if fight is not None and fight.step == "pick shooters" and decision.kind == "choose":
        best = best_shooter(world, fight, fight.seats.index(decision.seat))
        return next((option for option in options if option.payload[-1] == best), options[0])
    return way_out(options) or habit(world, chance)


def _wants_wages(world: Game, source: int) -> bool:
    """Whether a dude asks to be paid for being in a posse: who brings him does so to keep him."""
    dude = world.card(source) if source else None
    return isinstance(dude, Dude) and dude.wage > 0


def bonuses(game: Game, fight: Shootout | None, seat: int) -> tuple[int, int]:
    """Stud and draw bonus of a side; before shooters are picked, with the best shooter it has."""
    if fight is None or seat not in fight.seats:
        return 0, 0
    side = fight.seats.index(seat)
    picked = fight.shooters[side]
    fight.shooters[side] = picked or best_shooter(game, fight, side)
    found = drawing.bonuses(game, fight, side) if fight.shooters[side] else (0, 0)
    fight.shooters[side] = picked
    return found


def best_shooter(game: Game, fight: Shootout, side: int) -> int:
    """Who of a posse makes most of it."""
    picked = fight.shooters[side]
    found: list[tuple[int, int, int]] = []
    for dude in fight.posses[side]:
        fight.shooters[side] = dude
        stud, draw = drawing.bonuses(game, fight, side)
        found.append((3 * stud + 2 * draw, -len(found), dude))
    fight.shooters[side] = picked
    return max(found, default=(0, 0, 0))[-1]


def rank_change(game: Game, seat: int) -> int:
    """What effects and traits add to a player's next hand rank, as far as it does not depend on the hand."""
    return sum(hands.changes(game, seat)[0])
