"""Revealed draw hands as scenes: they happen between two decisions, and players want to see them."""

from __future__ import annotations

from typing import Literal

from gomorra import poker
from gomorra.engine import Game
from gomorra.engine.events import JokerNamed, LowballWon, Revealed
from gomorra.server.protocol import RevealedHand, SceneView


def scenes(game: Game, start: int) -> list[SceneView]:
    """The hands that were revealed from an event on. All of it lay open for everybody."""
    found = []
    events = game.events
    for place in range(start, len(events)):
        event = events[place]
        if isinstance(event, Revealed):
            named = _named_before(game, place)
            hands = tuple(_hand(game, event, seat, cards, named) for seat, cards in event.hands)
            kind: Literal["lowball", "shootout"] = "lowball" if event.lowball else "shootout"
            found.append(SceneView(place, kind, hands, _winner(game, place) if event.lowball else -1))
    return found


def _named_before(game: Game, place: int) -> dict[int, tuple[int, int]]:
    """What jokers were named for this reveal: the latest word on each counts."""
    named: dict[int, tuple[int, int]] = {}
    for event in reversed(game.events[max(0, place - 40) : place]):
        if isinstance(event, Revealed):
            break
        if isinstance(event, JokerNamed):
            named.setdefault(event.card, (event.suit, event.value))
    return named


def _hand(
    game: Game, event: Revealed, seat: int, cards: tuple[int, ...], named: dict[int, tuple[int, int]]
) -> RevealedHand:
    faces = [event.faces[card] for card in cards]
    values = [_playing_card(face, named.get(card)) for card, face in zip(cards, faces, strict=True)]
    suited = game.ruleset.suited_dead_mans_hand
    rank, name = 0, ""
    if len(values) == 5:
        hand = poker.name_jokers(values, suited_dead_mans_hand=suited)
        rank, name = hand.rank, hand.name
    legal = poker.is_legal(values)
    shown = tuple(poker.show([value]) for value in values)
    return RevealedHand(seat, tuple(face.code for face in faces), shown, rank, name, legal)


def _playing_card(face: object, named: tuple[int, int] | None) -> int:
    kind, suit, value = getattr(face, "type", ""), getattr(face, "suit", None), getattr(face, "value", 0)
    if kind == "joker":
        return poker.named(poker.card(*named)) if named is not None else poker.JOKER
    return poker.card(poker.SUIT_NAMES.index(suit), value)


def _winner(game: Game, place: int) -> int:
    for event in game.events[place + 1 :]:
        if isinstance(event, LowballWon):
            return event.seat
        if isinstance(event, Revealed):
            break
    return -1
