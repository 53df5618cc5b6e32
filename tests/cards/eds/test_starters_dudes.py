"""Election Day Slaughter: the dudes of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import LEGAL, Table


@pytest.mark.parametrize("winning", ["3♠ 4♠ 5♥ 6♦ 7♣", "Q♠ Q♥ Q♦ 4♣ 5♣", "Q♠ Q♥ 4♦ 4♣ 5♣"])
def test_acing_the_brute_takes_two_more_off_the_casualties(winning: str) -> None:
    t = Table()
    brute, friend = t.put("The Brute", at="town square"), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    t.shootout(friend, foe, brute)
    t.hands(LEGAL, winning)
    t.run("casualty")
    t.answer((brute.id, "ace"))
    assert brute in t.boot_hill_of() and friend.in_play and t.decision.kind == "flee"


def test_the_brute_leaves_what_is_beyond_four() -> None:
    t = Table()
    brute, friend = t.put("The Brute", at="town square"), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    t.shootout(friend, foe, brute)
    t.hands(LEGAL, "A♠ 4♠ 6♠ 8♠ 10♠")
    t.run("casualty")
    t.answer((brute.id, "ace"))
    t.finish()
    assert brute in t.boot_hill_of() and friend in t.discard_of()


def test_discarding_the_brute_covers_one() -> None:
    t = Table()
    brute, friend = t.put("The Brute", at="town square"), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    t.shootout(friend, foe, brute)
    t.hands(LEGAL, "Q♠ Q♥ 4♦ 4♣ 5♣")
    t.run("casualty")
    t.answer((brute.id, "discard"))
    t.finish()
    assert brute in t.discard_of() and friend in t.discard_of()


def test_jake_smiles_at_sundown() -> None:
    t = Table()
    jake = t.put("Jake Smiley")
    t.hand("Reserves")
    assert jake.influence == 0
    t.run("sundown")
    assert jake.influence == 2
    t.end_day()
    assert jake.influence == 0


@pytest.mark.parametrize(("owner", "gain"), [(1, 2), (0, 0)])
def test_angela_gains_at_deeds_that_are_not_yours(owner: int, gain: int) -> None:
    t = Table(stash=5)
    angela = t.put("Angela Payne", at=t.deed(seat=owner))
    t.use(angela)
    assert t.rock() == 5 + gain and angela.booted


def test_angela_gains_nothing_in_the_town_square() -> None:
    t = Table(stash=5)
    t.use(t.put("Angela Payne", at="town square"))
    assert t.rock() == 5
