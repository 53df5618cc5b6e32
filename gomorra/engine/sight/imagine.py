"""Imagined worlds: what a seat cannot know is dealt anew; places stay, faces change."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from gomorra.engine.kernel import chance
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD, GONE, LIMBO, PLAY

if TYPE_CHECKING:
    from gomorra.engine.game import Game
    from gomorra.engine.kernel.face import Face

OPEN = (PLAY, DISCARD, BOOT_HILL, LIMBO, GONE)


def imagine(game: Game, seat: int, seed: int | str) -> Game:
    """A fork that agrees with everything the seat knows and deals the rest by the seed."""
    world = game.fork()
    deal(world, seat, seed)
    if (
        world._step.checkpoint is not None
    ):  # a checkpoint is older than what was imagined: forks must imagine again
        world._step.dreams = (*world._step.dreams, (len(world._step.since), seat, seed))
    return world


def deal(world: Game, seat: int, seed: int | str) -> None:
    """Deal the faces that the seat cannot know anew among the cards that bear them."""
    state = world.state
    state.faces = state.faces[:]
    state.randomness, faces = _dealt(unknown(world, seat), seat, seed)
    for card, face in faces.items():
        state.faces[card] = face
    state.version += 1
    state.layout += 1


Hidden = list[tuple[list[int], list["Face"]]]
"""Cards whose faces a seat cannot know, and these faces, of each owner."""


def unknown(game: Game, seat: int) -> Hidden:
    """What a seat cannot know. Sorted, so that worlds which look the same to it become the same by the same seed."""
    state = game.state
    found: list[list[int]] = [[] for _ in range(game.seats)]
    for player in state.players:
        for card in chain(player.deck, player.hand, player.draw_hand, player.aside):
            if not state.known[card] >> seat & 1 and state.zones[card] not in OPEN:
                found[state.owners[card]].append(card)
    return [
        (sorted(hidden), sorted((state.face(card) for card in hidden), key=lambda face: face.code))
        for hidden in found
    ]


def dealt(hidden: Hidden, seat: int, seed: int | str) -> dict[int, Face]:
    """Which faces the unknown cards have in the world of a seed, without making it."""
    return _dealt(hidden, seat, seed)[1]


def _dealt(hidden: Hidden, seat: int, seed: int | str) -> tuple[int, dict[int, Face]]:
    randomness = chance.seeded(seed, seat)
    found: dict[int, Face] = {}
    for cards, known in hidden:
        randomness, faces = chance.shuffled(randomness, known)
        found.update(zip(cards, faces, strict=True))
    return randomness, found
