"""What cards in play do to a Cheatin' hand: known before one keeps it, by revealing it in an imagined world."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gomorra.bots.foresight import Frozen
from gomorra.bots.habits import habit, way_out
from gomorra.engine import Game
from gomorra.engine.events import (
    Aced,
    BountyChanged,
    Changed,
    Discarded,
    Event,
    HandDiscarding,
    Revealed,
    RoundDecided,
    SentHome,
    ShootoutEnded,
)
from gomorra.engine.kernel.state import PLAY
from gomorra.engine.sight import narrate
from gomorra.engine.sight.narrate import listed
from gomorra.engine.sight.offers import titled

LONGEST = 40


def answers(game: Game, thrown: Sequence[int], honest: Sequence[int] | None) -> str:
    """What follows by itself when the cards that are left are revealed, and which cards of rivals may answer them.

    `honest` is what would be thrown for a hand that nobody can punish: what follows then, too, is no punishment."""
    seat = game.decision.seat
    follows = _revealed(game, seat, thrown)
    anyway = _revealed(game, seat, honest) if honest is not None else {}
    said = [text for card, text in follows.items() if card not in anyway]
    if said and leaves_nobody(game, thrown):
        said.append("then nobody of yours is left, and the fight is over")
    may = _rivals(game, seat)
    if may:
        said.append(f"{listed(may)} may answer it")
    return "; ".join(said)


def leaves_nobody(game: Game, thrown: Sequence[int]) -> bool:
    """Whether the own posse is gone by itself once the cards that are left are revealed: then no hands are compared."""
    seat, fight = game.decision.seat, game.shootout
    if fight is None or seat not in fight.seats:
        return False
    after = _reveal(game, seat, thrown).shootout
    return after is None or not after.posses[fight.seats.index(seat)]


def _revealed(game: Game, seat: int, thrown: Sequence[int]) -> dict[int, str]:
    """What texts do once the hands lie open, by the cards whose texts they are."""
    world = _reveal(game, seat, thrown)
    places = [at for at, event in enumerate(world.events) if isinstance(event, Revealed)]
    found: dict[int, str] = {}
    for event in world.events[places[-1] :] if places else []:
        text = _told(world, event) if event.kind == "trait" and event.source > 0 else ""
        if text:
            found.setdefault(event.source, text)
    return found


def _reveal(game: Game, seat: int, thrown: Sequence[int]) -> Game:
    """An imagined world in which the hands lie open."""
    world = game.imagine(seat, "revealed")
    world.watcher = _until_decided
    chance = Random(0)
    try:
        for card in thrown:
            world.answer(("card", card))
        for _ in range(LONGEST):
            fight = world.shootout
            if world.over or fight is None or (fight.step == "resolution" and world.decision.kind == "play"):
                break
            world.give((way_out(world.decision.options) or habit(world, chance)).payload)
    except Frozen:
        pass
    world.watcher = None
    return world


def _until_decided(event: Event) -> None:
    """Stop an imagined round before anybody falls."""
    if isinstance(event, (RoundDecided, HandDiscarding, ShootoutEnded)):
        raise Frozen


def _told(world: Game, event: Event) -> str:
    """What a text does, in a few words."""
    gone = isinstance(event, (Aced, Discarded)) and event.origin == PLAY
    if not gone and not isinstance(event, (SentHome, Changed, BountyChanged)):
        return ""
    return narrate.sentence(world, event, None).removesuffix(".")


def _rivals(game: Game, seat: int) -> list[str]:
    """Cards of the rival that lie in play and can be used against a Cheatin' hand."""
    fight = game.shootout
    if fight is None or seat not in fight.seats:
        return []
    rival = fight.seats[1 - fight.seats.index(seat)]
    found = [
        titled(game, card.id)
        for card, ability, _ in game.abilities_in_play("cheatin")
        if card.controller == rival and not (card.booted and ability.boots(card))
    ]
    return list(dict.fromkeys(found))
