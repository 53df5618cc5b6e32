"""Frontier Justice: deeds."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, noon
from gomorra.catalog import catalog
from gomorra.decks.deck import Deck, Entry
from gomorra.decks.starting_gang import violations
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, able, rule


def evict(t: Table, victim: Card) -> None:
    """An action-like ability of yours discards a dude at Noon."""
    judge = t.put(able("deed", noon(target=dude), lambda use: use.discard(use.target)))
    t.use(judge)
    if t.decision.kind == "choose":
        t.answer(victim)


def test_gomorra_jail_gets_a_control_point_for_a_wanted_dude_discarded_at_noon() -> None:
    t = Table()
    jail = t.put("Gomorra Jail")
    crook = t.dude(seat=1, bounty=1)
    points = jail.control
    evict(t, crook)
    t.answer("react")
    assert jail.control == points + 1 and jail.booted and not crook.in_play
    t.end_day()
    assert jail.control == points + 1


@pytest.mark.parametrize(("seat", "bounty"), [(1, 0), (0, 1)])
def test_gomorra_jail_wants_another_players_wanted_dude(seat: int, bounty: int) -> None:
    t = Table()
    jail = t.put("Gomorra Jail")
    evict(t, t.dude(seat=seat, bounty=bounty))
    assert t.decision.kind == "play" and not jail.booted


def test_gomorra_jail_is_closed_outside_high_noon() -> None:
    t = Table(stash=0)
    jail = t.put("Gomorra Jail")
    crook = t.dude(seat=1, bounty=1, upkeep=9)
    t.start("upkeep")
    t.run("noon")
    assert not crook.in_play and not jail.booted


def test_only_the_jails_controller_may_use_it() -> None:
    t = Table()
    jail = t.put("Gomorra Jail")
    t.dude(seat=1, at=jail, influence=2)
    evict(t, t.dude(seat=1, bounty=1))
    assert t.decision.kind == "play" and not jail.booted


@rule("CG-Core-d", "CG-Core-c")
def test_gomorra_jail_starts_with_law_dogs_only() -> None:
    def findings(outfit: str) -> list[str]:
        cards = [Entry(catalog().find(outfit).first, 1), Entry(catalog().find("Gomorra Jail").first, 1, 1)]
        return [finding.rule for finding in violations(Deck.of("test", cards))]

    assert findings("Law Dogs") == [] and findings("The Sloane Gang") == ["CG-Core-c"]


def test_no_guard_comes_where_nobody_can_join() -> None:
    t = Table()
    bank, place = t.put("Shane & Graves Security"), t.deed(seat=1)
    ann, bob = t.dude(at=bank), t.dude(seat=1, at=bank, has=["Scoop Hound"])
    assert place.in_play
    t.shootout(ann, bob)
    assert t.can_use(bank)
    t.use(bob.attachments[0])
    assert not t.can_use(bank)
