"""Players in numbers: influence, control points, income, hand size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import control, stats
from gomorra.engine.words import Stat

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game


def influence_of(game: Game, seat: int) -> int:
    """A player's total influence."""
    cache = game.cache
    known: int | None = cache.get((seat, influence_of))
    if known is None:
        known = cache[seat, influence_of] = _influence_of(game, seat)
    return known


def _influence_of(game: Game, seat: int) -> int:
    here: dict[int, int] = {}
    bodies = game.state.bodies
    for dude in game.gang(seat):
        place = bodies[dude.id].location
        here[place] = here.get(place, 0) + max(0, stats.total(game, dude.id, Stat.INFLUENCE))
    cap = control.influence_cap(game)
    amount = sum(here.values()) if cap is None else sum(min(cap, there) for there in here.values())
    return amount + sum(int(m.amount) for m in stats.modifiers(game, -1 - seat, Stat.INFLUENCE))


def control_of(game: Game, seat: int) -> int:
    """A player's total control points (RB-1-d, RB-1-e)."""
    points = sum(worth for holder, worth in control_points(game) if holder == seat)
    points += sum(int(answer or 0) for answer in game.replies(Stat.CONTROL_TOTAL, seat))
    return points + sum(int(m.amount) for m in stats.modifiers(game, -1 - seat, Stat.CONTROL))


def control_points(game: Game) -> list[tuple[int, int]]:
    """Who controls cards that are worth control points, and how many."""
    cache = game.cache
    known: list[tuple[int, int]] | None = cache.get(control_points)
    if known is None:
        worths = [(card, stats.total(game, card, Stat.CONTROL)) for card in _worth_asking(game)]
        known = [(control.controller(game, card), worth) for card, worth in worths if worth > 0]
        cache[control_points] = known
    return known


def _worth_asking(game: Game) -> list[int]:
    """The cards in play that can be worth control points at all."""
    state = game.state
    spoken_of = (
        stats.concerned(game, Stat.CONTROL) if Stat.CONTROL in game.repertoire.numbers else frozenset()
    )
    if spoken_of is None:
        return list(state.bodies)
    return [
        card
        for card, body in state.bodies.items()
        if body.control
        or state.face(card).stats[Stat.CONTROL]
        or card in state.modifiers
        or card in spoken_of
        or body.location in spoken_of
    ]


def collects(game: Game, deed: int) -> bool:
    """Whether a card lets its controller collect what a deed of another player produces."""
    return any(game.replies(Stat.COLLECTS_PRODUCTION, game.card(deed)))


def production_of(game: Game, seat: int) -> int:
    """What a player collects: owned and controlled deeds, the outfit, other cards controlled (RB-5.2)."""
    return sum(produced for whose, produced in production(game) if whose == seat)


def production(game: Game) -> list[tuple[int, int]]:
    """Who collects ghost rock from which card, and how much."""
    cache = game.cache
    known: list[tuple[int, int]] | None = cache.get(production)
    if known is not None:
        return known
    found = []
    state = game.state
    for card in state.bodies:
        kind = state.face(card).type
        if kind == "legend":
            continue
        produced = stats.total(game, card, Stat.PRODUCTION)
        if kind == "outfit":
            legend = state.players[state.owners[card]].legend
            produced += stats.total(game, legend, Stat.PRODUCTION) if legend else 0
        if produced <= 0:
            continue
        whose = control.controller(game, card)
        if kind != "deed" or state.owners[card] == whose or collects(game, card):
            found.append((whose, produced))
    cache[production] = found
    return found


def uncollected(game: Game) -> list[int]:
    """Deeds that produce for nobody now: their owners do not control them (RB-5.2)."""
    return [card for card in game.state.bodies if pays_nobody(game, card)]


def pays_nobody(game: Game, card: int) -> bool:
    """Whether a deed has production that nobody collects."""
    if game.state.face(card).type != "deed" or game.state.owners[card] == control.controller(game, card):
        return False
    return stats.total(game, card, Stat.PRODUCTION) > 0 and not collects(game, card)


def hand_size(game: Game, seat: int) -> int:
    """The maximum size of a play hand, normally five."""
    size = 5 + sum(int(answer or 0) for answer in game.replies(Stat.HAND_SIZE, seat))
    return max(0, size + sum(int(m.amount) for m in stats.modifiers(game, -1 - seat, Stat.HAND_SIZE)))


def rivals(game: Game, seat: int) -> list[int]:
    """All other players; who gave up is none any more (Q75)."""
    players = enumerate(game.state.players)
    return [other for other, player in players if other != seat and not player.conceded]


def rival_dudes(game: Game, seat: int) -> list[Card]:
    """The dudes of all other players, but of nobody who gave up (Q75)."""
    others = rivals(game, seat)
    return [dude for dude in game.gang() if dude.controller in others]


def leads_at(game: Game, seat: int, location: int) -> bool:
    """Whether a player has more influence at a location (bullets at a Rowdy one) than each other player."""
    sums = control.standing(game, location)
    return all(sums[seat] > sums[other] for other in rivals(game, seat))


def poorest(game: Game, seat: int) -> bool:
    """Whether a player has less ghost rock than each other player, ties as cards read them."""
    return all(poorer(game, seat, other) for other in rivals(game, seat))


def poorer(game: Game, seat: int, other: int) -> bool:
    """Whether a player has less ghost rock than another, ties as cards read them."""
    mine, theirs = game.state.players[seat].stash, game.state.players[other].stash
    if mine == theirs:
        return any(game.replies(Stat.POORER_IN_TIES, seat))
    return mine < theirs
