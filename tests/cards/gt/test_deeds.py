"""Ghost Town: deeds."""

from __future__ import annotations

import pytest

from gomorra.catalog import catalog
from gomorra.decks.deck import Deck, Entry
from gomorra.decks.starting_gang import violations
from gomorra.engine.stats import poorer
from gomorra.testing import Table, rule


@pytest.mark.parametrize(("mine", "theirs", "less"), [(5, 5, True), (6, 5, False), (4, 5, True)])
def test_companhursts_makes_you_the_poorer_in_a_tie(mine: int, theirs: int, less: bool) -> None:
    t = Table()
    t.put("Companhurst's")
    t.stash(mine)
    t.stash(theirs, seat=1)
    assert poorer(t.game, 0, 1) is less
    assert poorer(t.game, 1, 0) is (theirs < mine)


def test_the_tie_must_be_for_the_least() -> None:
    t = Table(seats=3)
    t.put("Companhurst's")
    for seat, amount in enumerate((5, 5, 2)):
        t.stash(amount, seat=seat)
    assert not poorer(t.game, 0, 1)


def test_the_deed_serves_its_controller() -> None:
    t = Table()
    deed = t.put("Companhurst's")
    t.dude(seat=1, at=deed, influence=1)
    assert poorer(t.game, 1, 0) and not poorer(t.game, 0, 1)


@rule("CG-Core-d")
def test_companhursts_starts_with_the_righteous_bandits_only() -> None:
    def findings(outfit: str) -> list[str]:
        cards = [Entry(catalog().find(outfit).first, 1), Entry(catalog().find("Companhurst's").first, 1, 1)]
        return [finding.rule for finding in violations(Deck.of("test", cards))]

    assert findings("108 Righteous Bandits") == [] and findings("Law Dogs") == ["CG-Core-c"]
