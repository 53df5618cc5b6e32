"""Which cards of a deck win: by presence in the opening hand, in hand at any time, or in play.

The opening hand is dealt by chance, so there the difference is what the card does. A card is seen or played more
often in long games, whoever wins them: every game is therefore compared with the games of the same length.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from gomorra.engine import Game
from gomorra.engine.events import Declared, EnteredPlay
from gomorra.lab.chances import Share, Z, share
from gomorra.lab.plan import DeckList, Plan, PlanError, make_plan, setting
from gomorra.lab.simulate import GameRecord, play_game, side_by_side

WAYS = ("opening", "hand", "play")
LONG = 6
"""Games of so many days or more count as equally long."""


class Presence(msgspec.Struct, frozen=True):
    """Where the cards of the studied deck were in one game, by title."""

    won: bool
    days: int
    opening: frozenset[str]
    hand: frozenset[str]
    play: frozenset[str]
    problem: str = ""


class Finding(NamedTuple):
    """What the presence of a card means for winning."""

    card: str
    games: int
    """How many games it was present in."""
    wins: Share
    expected: float
    """The share of wins among games of the same length."""
    lift: float
    margin: float

    @property
    def clear(self) -> bool:
        """Whether the interval leaves out zero."""
        return abs(self.lift) > self.margin


class Watching:
    """Follows the cards of one seat through a game."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.opening: set[str] | None = None
        self.hand: set[str] = set()

    def __call__(self, game: Game) -> None:
        state = game.state
        held = {state.face(card).title for card in state.players[self.seat].hand}
        if self.opening is None and held and state.step != "setup":
            self.opening = held
        self.hand |= held

    def played(self, game: Game) -> set[str]:
        """Cards that came into play after the start, and actions that were used."""
        found = set()
        for event in game.events:
            if isinstance(event, EnteredPlay) and event.day > 0:
                face = event.faces[event.card]
                if game.state.owners[event.card] == self.seat and not face.is_token:
                    found.add(face.title)
            elif isinstance(event, Declared) and event.source and event.seat == self.seat:
                face = event.faces[event.source]
                if face.type == "action" and game.state.owners[event.source] == self.seat:
                    found.add(face.title)
        return found


def watch_game(plan: Plan, number: int) -> Presence:
    """Play one game and note where the cards of the first deck were."""
    watching = Watching(setting(plan, number).contestants.index(0))
    last: list[Game] = []

    def watch(game: Game) -> None:
        watching(game)
        last[:] = [game]

    return presence_of(play_game(plan, number, watch=watch), watching, last[0] if last else None)


def presence_of(record: GameRecord, watching: Watching, game: Game | None) -> Presence:
    """Where the cards were in a game that was watched to its end."""
    return Presence(
        won=record.victor == 0,
        days=record.days,
        opening=frozenset(watching.opening or ()),
        hand=frozenset(watching.hand),
        play=frozenset(watching.played(game) if game is not None else ()),
        problem=f"game {record.number}: {record.reason}" if record.ending == "error" else "",
    )


def study_games(
    deck: DeckList, field: Sequence[DeckList], bot: str, seed: int, games: int, *, workers: int | None = None
) -> Iterator[Presence]:
    """Play the deck against each deck of the field in turn, in both seats."""
    if not field:
        raise PlanError("a study needs at least one deck to play against")
    plans = [
        make_plan((bot, bot), (deck, other), seed + place, mixed=False) for place, other in enumerate(field)
    ]
    tasks = [(plans[number % len(plans)], number // len(plans)) for number in range(games)]
    yield from side_by_side(watch_game, tasks, workers=workers)


class Tally(msgspec.Struct):
    """Games of a deck, counted so that more of them can be added at any time: games and wins by length."""

    usual: dict[int, list[int]] = msgspec.field(default_factory=dict)
    cards: dict[str, dict[int, list[int]]] = msgspec.field(default_factory=dict)
    """The same of the games in which a card was present, by title."""

    def add(self, game: Presence, way: str) -> None:
        """Count a game, by where its cards were."""
        if game.problem:
            return
        length = stratum(game, way)
        for counts in (self.usual, *(self.cards.setdefault(card, {}) for card in getattr(game, way))):
            count = counts.setdefault(length, [0, 0])
            count[0] += 1
            count[1] += game.won

    def findings(self) -> list[Finding]:
        """What each card's presence means, best first."""
        found = [self._finding(card, counts) for card, counts in sorted(self.cards.items())]
        return sorted(found, key=lambda finding: finding.lift, reverse=True)

    def _finding(self, card: str, counts: dict[int, list[int]]) -> Finding:
        games = sum(count for count, _ in counts.values())
        wins = share(sum(won for _, won in counts.values()), games)
        expected = spread = 0.0
        for length, (count, _) in sorted(counts.items()):
            played, won = self.usual[length]
            chance = won / played
            expected += count * chance / games
            spread += count * chance * (1 - chance)
        return Finding(card, games, wins, expected, wins.value - expected, Z * math.sqrt(spread) / games)


def findings(games: Iterable[Presence], way: str) -> list[Finding]:
    """What each card's presence means, best first."""
    tally = Tally()
    for game in games:
        tally.add(game, way)
    return tally.findings()


def stratum(game: Presence, way: str) -> int:
    """Games are compared with those of the same length; the opening hand does not depend on it."""
    return 0 if way == "opening" else min(game.days, LONG)
