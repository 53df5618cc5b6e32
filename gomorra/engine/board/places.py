"""Places: which locations are adjacent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import stats
from gomorra.engine.kernel.state import TOWN_SQUARE
from gomorra.engine.words import Stat

if TYPE_CHECKING:
    from gomorra.engine.game import Game


def neighbours(game: Game, location: int) -> frozenset[int]:
    """All locations adjacent to this one."""
    known: frozenset[int] | None
    if not game.repertoire.adjacency_changes:
        index = game.index
        if index.layout != game.state.layout:
            index.renew(game)
        known = index.streets.get(location)
        if known is None:
            known = index.streets[location] = frozenset(along_the_streets(game, location))
        return known
    cache = game.cache
    key = (location, "adjacent")
    known = cache.get(key)
    if known is None:
        near = along_the_streets(game, location)
        known = cache[key] = frozenset(changed_neighbours(game, location, near))
    return known


def along_the_streets(game: Game, location: int) -> set[int]:
    """The neighbours of a location by the layout of the streets alone."""
    near: set[int] = set()
    for player in game.state.players:
        street = player.street
        if location == TOWN_SQUARE:
            near.update(street)
        elif location in street:
            i = street.index(location)
            near.add(TOWN_SQUARE)
            near.update(street[max(0, i - 1) : i])
            near.update(street[i + 1 : i + 2])
    return near


def changed_neighbours(game: Game, location: int, near: set[int]) -> set[int]:
    """Adjacency with what effects add and take away, in both directions (CG-Adjacency)."""
    holders = list(game.speakers(Stat.ADJACENT))
    for other in game.locations():
        if other == location:
            continue
        pair = (location, other)
        for a, b in (pair, pair[::-1]):
            for modifier in stats.modifiers(game, a, Stat.ADJACENT):
                if modifier.amount == b:
                    near.add(other)
        for holder, static in holders:
            answer = static.func(holder, game.card(location), game.card(other))
            if answer is None:
                answer = static.func(holder, game.card(other), game.card(location))
            if answer is True:
                near.add(other)
            elif answer is False:
                near.discard(other)
    return near


def adjacent(game: Game, a: int, b: int) -> bool:
    return b in neighbours(game, a)
