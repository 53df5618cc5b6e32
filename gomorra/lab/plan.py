"""The plan of a series of games: who plays, with which decks, and what each single game is.

Every game follows from the plan and its number alone, so that any game can be played again by itself, on any
machine and in any order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import msgspec

from gomorra.bots import BOTS
from gomorra.catalog import catalog
from gomorra.decks import Deck
from gomorra.decks.deck import Entry
from gomorra.engine import RULESETS, Game, Seat


class PlanError(Exception):
    """A series of games that cannot be played."""


class DeckList(msgspec.Struct, frozen=True):
    """A deck as plain data, complete in itself."""

    name: str
    cards: tuple[tuple[str, int, int], ...]
    """Code, copies, starting copies."""
    format: str = "open"
    """The format that it is built for."""

    @classmethod
    def of(cls, deck: Deck, name: str = "", format_name: str = "open") -> DeckList:
        """The plain data of a deck."""
        cards = tuple((entry.printing.code, entry.count, entry.starting) for entry in deck.entries)
        return cls(name or deck.name, cards, format_name)

    def deck(self) -> Deck:
        """The deck itself."""
        entries = [Entry(catalog().printing(code), count, starting) for code, count, starting in self.cards]
        return Deck.of(self.name, entries)


class Plan(msgspec.Struct, frozen=True):
    """A series of games between bots.

    The bots change seats from game to game. With `mixed` decks the bots change decks too: after seats × decks
    games each bot has had each deck and seat equally often. Else the first deck stays with the first bot.
    """

    bots: tuple[str, ...]
    decks: tuple[DeckList, ...]
    seed: int
    days: int = 40
    """A game without a winner after so many days is a draw."""
    decisions: int = 20_000
    """A game that is not over after so many decisions is given up."""
    mixed: bool = True
    ruleset: str = "current"


class Setting(NamedTuple):
    """Who sits where with what in one game, by seat."""

    contestants: tuple[int, ...]
    """The place in the plan's list of bots."""
    bots: tuple[str, ...]
    decks: tuple[int, ...]
    """The place in the plan's list of decks."""
    seed: str


def make_plan(bots: Sequence[str], decks: Sequence[DeckList], seed: int, **details: int | bool | str) -> Plan:
    """A plan that can be played: known bots, two to six seats, decks for all of them."""
    for bot in bots:
        if bot not in BOTS:
            raise PlanError(f"no bot is called {bot!r}; there are: {', '.join(BOTS)}")
    if not 2 <= len(bots) <= 6:
        raise PlanError(
            f"a game has two to six seats, not {len(bots)}: name a bot for each, e.g. fair,steady"
        )
    if not decks:
        raise PlanError("name at least one deck")
    plan = Plan(tuple(bots), tuple(decks), seed, **details)  # type: ignore[arg-type]  # fields of a plan, by name
    start(plan, 0)  # an unknown or unfinished card is told before any game is played
    return plan


def setting(plan: Plan, number: int) -> Setting:
    """Who sits where in a game."""
    seats = len(plan.bots)
    turned = number % seats
    decks = len(plan.decks)
    shift, stride = 0, 1
    if plan.mixed:
        shift = number // seats
        stride += shift // decks % max(1, decks - 1)  # so that every deck meets every other
    contestants = tuple((seat - turned) % seats for seat in range(seats))
    return Setting(
        contestants,
        tuple(plan.bots[contestant] for contestant in contestants),
        tuple((contestant * stride + shift) % decks for contestant in contestants),
        f"{plan.seed}/{number}",
    )


def start(plan: Plan, number: int) -> Game:
    """The game with this number, before its first decision."""
    import gomorra.cards  # noqa: F401  # the behaviours

    if plan.ruleset not in RULESETS:
        raise PlanError(f"no ruleset is called {plan.ruleset!r}; there are: {', '.join(RULESETS)}")
    here = setting(plan, number)
    rules = replace(RULESETS[plan.ruleset], day_limit=plan.days)
    seats = [
        Seat(f"{bot} {contestant + 1}", plan.decks[deck].deck())
        for contestant, bot, deck in zip(here.contestants, here.bots, here.decks, strict=True)
    ]
    return Game.new(seats, rules, here.seed)
