"""Imagined worlds: what a seat cannot know is dealt anew; places stay, faces change."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from gomorra.engine.kernel import chance
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD, GONE, LIMBO, PLAY

if TYPE_CHECKING:
    from gomorra.engine.game import Game

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
    state.randomness = chance.seeded(seed, seat)
    state.faces = state.faces[:]
    unknown: list[list[int]] = [[] for _ in range(world.seats)]
    for player in state.players:
        for card in chain(player.deck, player.hand, player.draw_hand, player.aside):
            if not state.known[card] >> seat & 1 and state.zones[card] not in OPEN:
                unknown[state.owners[card]].append(card)
    for hidden in unknown:
        hidden.sort()
        # Sorted first, so that worlds which look the same to the seat become the same by the same seed.
        faces = sorted((state.face(card) for card in hidden), key=lambda face: face.code)
        state.randomness, faces = chance.shuffled(state.randomness, faces)
        for card, face in zip(hidden, faces, strict=True):
            state.faces[card] = face
    state.version += 1
    state.layout += 1
