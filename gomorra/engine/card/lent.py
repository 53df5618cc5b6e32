"""Borrowed cards: the text of a card as it reads for a player who uses it without controlling it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from gomorra.engine.words import Stat

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card


def for_user(card: Card, seat: int) -> Card:
    """The card with "you" being its user (Q81); itself, unless some card in play lends others."""
    if not card.game.statics(Stat.LENDS) or not card.in_play or card.controller == seat:
        return card
    lent: Card = _kind(type(card), seat)(card.game, card.id, card.face)  # type: ignore[arg-type]
    return lent


@cache
def _kind(behaviour: type[Card], seat: int) -> type[Card]:
    return type(f"{behaviour.__name__}Lent", (behaviour,), {"controller": property(lambda card: seat)})
