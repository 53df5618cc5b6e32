"""No Turning Back: the dudes of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import shootout
from gomorra.catalog import catalog
from gomorra.decks.deck import Deck, Entry
from gomorra.decks.starting_gang import violations
from gomorra.testing import Table, able


@pytest.mark.parametrize("code", ["07002", "24073"])
def test_judge_somerset_rides_with_a_gunslinger_and_has_the_mark_discarded(code: str) -> None:
    t = Table()
    judge, crook = t.put(code), t.dude(seat=1, at="town square", bounty=2)
    t.dude(seat=1, at="town square")
    t.use(judge)
    (gun,) = [card for card in t.game.dudes(0) if card.title == "Gunslinger"]
    assert gun.booted and gun.side == 0 and gun.place == crook.place
    t.form()
    assert crook in t.discard_of(1) and judge.booted and t.rock() == 22
    assert gun.in_play is (code == "24073"), (
        "the later printing leaves its removal to the token, after a shootout"
    )


def test_judge_somersets_gunslinger_fights() -> None:
    t = Table()
    judge, crook = t.put("Judge Harry Somerset (Exp.1)"), t.dude(seat=1, at="town square", bounty=2)
    trick = t.hand(able("action", shootout()))
    t.use(judge)
    t.answer(crook)
    t.use(trick)
    assert t.game.shootout is not None and len(t.game.shootout.posses[0]) == 2
    t.finish()
    assert [card.title for card in t.game.dudes(0)].count("Gunslinger") == 0


def test_the_judge_of_the_weird_west_does_not_start() -> None:
    for code, rules in (("07002", []), ("24073", ["CG-StartingPosse-a"])):
        entries = [Entry(catalog().find("Law Dogs").first, 1), Entry(catalog().printing(code), 1, 1)]
        assert [finding.rule for finding in violations(Deck.of("test", entries))] == rules


def test_jacqueline_may_become_a_stud_in_the_posse_of_a_mark() -> None:
    t = Table()
    caller, mark = t.dude(seat=1, at="town square"), t.dude(at="town square")
    jackie = t.put("Jacqueline Isham", at="town square")
    t.callout(caller, mark, "accept", jackie)
    t.use(jackie)
    assert jackie.is_stud
    t.finish()
    assert not jackie.is_stud


@pytest.mark.parametrize("opposing", [True, False])
def test_jacqueline_of_the_weird_west_becomes_a_stud_by_herself(opposing: bool) -> None:
    t = Table()
    foe, mine = t.dude(seat=1, at="town square"), t.dude(at="town square")
    jackie = t.put("24103", at="town square")
    t.shootout(*((foe, mine) if opposing else (mine, foe)), jackie)
    assert jackie.in_posse and jackie.is_stud == opposing


def test_jacqueline_guards_against_jobs() -> None:
    t = Table()
    leader = t.dude(seat=1)
    deed = t.deed()
    jackie = t.put("24103", at=deed)
    t.use(t.hand("Establishin' Who's in Charge", seat=1))
    t.form(jackie)
    assert leader.side == 0 and jackie.side == 1 and jackie.is_stud
