"""What the table says about the game in sentences: how far everybody is from winning, what answers cost."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from gomorra.engine import Game
from gomorra.engine.board import stats
from gomorra.engine.day import sundown
from gomorra.engine.plays import moving


class Words(Struct, frozen=True):
    """Sentences for one seat."""

    standing: tuple[str, ...]
    """For every seat: how far it is from winning."""
    notes: dict[str, str]
    """For answers by their key: what they cost or bring."""


def words(game: Game, seat: int | None) -> Words:
    """All that is said to one seat, or to a spectator."""
    return Words(
        tuple(standing(game, seat, other) for other in range(game.seats)),
        dict(notes(game)) if not game.over and game.decision.seat == seat else {},
    )


def standing(game: Game, viewer: int | None, seat: int) -> str:
    """How far a player is from winning at Sundown (RB-1-c)."""
    players = game.state.players
    if game.over or game.state.phase == "setup" or players[seat].conceded:
        return ""
    rivals = [n for n in range(game.seats) if n != seat and not players[n].conceded]
    if not rivals:
        return ""
    measure = min if game.state.ruleset.short_victory else max
    rival = measure(rivals, key=lambda other: stats.influence_of(game, other))
    missing = stats.influence_of(game, rival) + 1 - stats.control_of(game, seat)
    you = viewer == seat
    if missing > 0:
        whose = "your" if rival == viewer else f"{game.name(rival)}'s"
        against = f"against {whose} {stats.influence_of(game, rival)} influence"
        return f"{missing} more control to win, {against}" if you else f"{missing} more control to win"
    if sundown.winner(game) == seat:
        return "You win at Sundown as it stands" if you else "Wins at Sundown unless stopped"
    return "Enough control to win, but a rival has as much"


def notes(game: Game) -> Iterator[tuple[str, str]]:
    """What answers cost, where it is not in their words."""
    for option in game.decision.options:
        payload = option.payload
        if payload[0] == "move":
            boots = moving.boots(game, game.card(int(payload[1])), game.place_of_word(payload[2]))
            yield option.key, "boots" if boots else "free"
