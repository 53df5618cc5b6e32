"""Revealed draw hands as scenes: they happen between two decisions, and players want to see them."""

from __future__ import annotations

from typing import Literal

from gomorra import poker
from gomorra.engine import Game
from gomorra.engine.events import LowballWon, Revealed, ShownHand
from gomorra.server.protocol import RevealedHand, SceneView


def scenes(game: Game, start: int) -> list[SceneView]:
    """The hands that were revealed from an event on. All of it lay open for everybody."""
    return [
        scene(game, place, event)
        for place, event in enumerate(game.events[start:], start)
        if isinstance(event, Revealed)
    ]


def scene(game: Game, place: int, event: Revealed) -> SceneView:
    """One moment at which hands were revealed."""
    kind: Literal["lowball", "shootout"] = "lowball" if event.lowball else "shootout"
    hands = tuple(_hand(event, hand) for hand in event.shown)
    return SceneView(place, kind, hands, _winner(game, place) if event.lowball else -1)


def _hand(event: Revealed, shown: ShownHand) -> RevealedHand:
    codes = tuple(event.faces[card].code for card in shown.cards)
    faces = tuple(poker.show([card]) for card in shown.played)
    hand = shown.hand
    return RevealedHand(shown.seat, codes, faces, hand.rank, hand.name, shown.legal, shown.modifiers)


def _winner(game: Game, place: int) -> int:
    for event in game.events[place + 1 :]:
        if isinstance(event, LowballWon):
            return event.seat
        if isinstance(event, Revealed):
            break
    return -1
