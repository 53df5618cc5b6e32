"""Watches what tests without a game ask: which hands they rank, which decks they check, which cards they look up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

from msgspec.structs import replace

from gomorra import decks, poker
from gomorra.catalog import Catalog, catalog
from gomorra.decks import starting_gang
from gomorra.decks.deck import Deck
from gomorra.decks.report import Finding, Report
from gomorra.poker.hand import Hand
from gomorra.server.examples.exhibits import Exhibit, ShownDeck, ShownFinding, ShownHand

HANDS, DECKS, CARDS = 12, 6, 8
"""More of a kind than these nobody wants to look at."""


class Showcase:
    """What the running test has looked at."""

    test: str = ""
    within: bool = False
    """Whether something that is watched calls something else that is."""

    def __init__(self) -> None:
        self.begin("")

    def begin(self, test: str) -> None:
        """Another test; the variants of one are shown together."""
        if test and test == self.test:
            return
        self.test = test
        self.hands: dict[tuple[str, ...], ShownHand] = {}
        self.decks: dict[ShownDeck, tuple[ShownFinding, ...]] = {}
        """Each with its warnings, which are shown where the rule is about them."""
        self.cards: dict[str, None] = {}

    def hand(self, held: Iterable[int], found: Hand) -> None:
        cards = tuple(poker.show(held).split())
        self.hands[cards] = ShownHand(cards, found.rank, found.name, found.legal)

    def deck(
        self,
        deck: Deck,
        legal: bool,
        format_: str = "",
        errors: Iterable[Finding] = (),
        warnings: Iterable[Finding] = (),
    ) -> None:
        cards = tuple((entry.printing.code, entry.count, entry.starting) for entry in deck.entries)
        if all(catalog().get_printing(code) for code, _, _ in cards):
            self.decks[ShownDeck(cards, legal, format_, _said(errors))] = _said(warnings)

    def exhibit(self, rules: tuple[str, ...], named: Iterable[str] = ()) -> Exhibit | None:
        """What is kept of it; cards that were only looked up on the way do not count beside hands and decks."""
        cards = [catalog().find(name).first.code for name in named]
        if not cards and not self.hands and not self.decks:
            cards = list(self.cards)
        if not (cards or self.hands or self.decks):
            return None
        decks = [
            replace(deck, findings=(*deck.findings, *(one for one in warnings if one.rule in rules)))
            for deck, warnings in self.decks.items()
        ]
        return Exhibit(
            test=self.test,
            rules=rules,
            hands=_various(self.hands.values()),
            decks=tuple(sorted(decks, key=lambda deck: deck.legal)[:DECKS]),
            cards=tuple(cards[:CARDS]),
        )


def _said(findings: Iterable[Finding]) -> tuple[ShownFinding, ...]:
    return tuple(ShownFinding(one.rule, one.sentence, one.cards) for one in findings)


def _various(hands: Iterable[ShownHand]) -> tuple[ShownHand, ...]:
    """All of a few; of very many one of each rank, the highest first."""
    found = list(hands)
    if len(found) > HANDS:
        found = list({one.rank: one for one in reversed(found)}.values())
        found.sort(key=lambda one: -one.rank)
    return tuple(found[:HANDS])


def watch(showcase: Showcase) -> None:
    """Let what tests call tell the showcase; to be done before they are imported."""

    def shows(place: Any, name: str, tell: Callable[..., None]) -> None:
        plain = getattr(place, name)

        @wraps(plain)
        def called(*args: Any, **more: Any) -> Any:
            outermost, showcase.within = not showcase.within, True
            try:
                found = plain(*args, **more)
                found = list(found) if name == "violations" else found
            finally:
                showcase.within = not outermost
            if outermost:
                tell(found, *args)
            return found

        setattr(place, name, called)

    def ranked(found: Hand, cards: Iterable[int], *_: object) -> None:
        showcase.hand(tuple(cards), found)

    def checked(found: Report, deck: Deck, *_: object) -> None:
        showcase.deck(deck, found.legal, found.format.name, found.errors, found.warnings)

    def started(found: bool, deck: Deck, gang: Iterable[Any], *_: object) -> None:
        starting = {one.code for one in gang}
        begun = [
            decks.Entry(one.printing, one.count, int(one.printing.code in starting)) for one in deck.entries
        ]
        showcase.deck(Deck.of(deck.name, begun), found)

    def violated(found: list[Finding], deck: Deck, *_: object) -> None:
        showcase.deck(deck, not found, "", found)

    def looked_up(found: Any, *_: object) -> None:
        showcase.cards[getattr(found, "first", found).code] = None

    for name in ("rank_hand", "choose", "name_jokers"):
        shows(poker, name, ranked)
    shows(decks, "check", checked)
    shows(starting_gang, "may_start", started)
    shows(starting_gang, "violations", violated)
    shows(Catalog, "find", lambda found, _self, *_: looked_up(found))
    shows(Catalog, "printing", lambda found, _self, *_: looked_up(found))
