"""Borrowed cards: the text of a card as it reads for a player who uses it without controlling it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.words import Stat

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card


_KINDS: dict[tuple[type[Card], int], type[Card]] = {}
"""Classes by the card's own and the user's seat; each is made once."""


def for_user(card: Card, seat: int) -> Card:
    """The card with "you" being its user (Q81); itself, unless some card in play lends others."""
    if (
        Stat.LENDS not in card.game.repertoire.spoken
        or not card.game.statics(Stat.LENDS)
        or not card.in_play
        or card.controller == seat
    ):
        return card
    return _kind(type(card), seat)(card.game, card.id, card.face)


def _kind(behaviour: type[Card], seat: int) -> type[Card]:
    known = _KINDS.get((behaviour, seat))
    if known is None:
        own = {"controller": property(lambda card: seat)}
        known = _KINDS[behaviour, seat] = type(f"{behaviour.__name__}Lent", (behaviour,), own)
    return known
