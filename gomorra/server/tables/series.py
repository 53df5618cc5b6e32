"""Answers that were given together: which question the next of them is for."""

from __future__ import annotations

from gomorra.engine import Game

USES = ("use", "react")


def used(key: str) -> int:
    """The card that an answer uses; 0 where it uses none."""
    word, _, rest = key.partition(" ")
    card = rest.partition(" ")[0]
    return int(card) if word in USES and card.isdecimal() else 0


def goes_on(game: Game, seat: int, kind: str, source: int) -> bool:
    """Whether the open question is the next of a series: what the used card asks, or one of the same kind."""
    if game.over or game.decision.seat != seat:
        return False
    return game.decision.source == source if source else game.decision.kind == kind
