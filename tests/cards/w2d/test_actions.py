"""Welcome to Deadwood: actions."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, noon, opposing, shootout, stud, unbooted
from gomorra.testing import LEGAL, Table, able, plain

JINX = able(
    "action", shootout(target=dude & opposing), lambda use: use.modify(use.target, bullets=-2), title="Jinx"
)


def test_fallen_star_steps_in_for_the_chosen_dude() -> None:
    t = Table(winner=1)
    ann, amy = (t.dude(at="town square", bullets=3) for _ in range(2))
    bob = t.dude(seat=1, at="town square")
    star, jinx = t.hand("Fallen Star"), t.hand(JINX, seat=1)
    t.shootout(ann, bob, amy)
    t.use(jinx, "", ann)
    t.answer("react")
    assert ann.bullets == 3 and amy.bullets == 1 and amy.booted and not ann.booted
    assert star in t.discard_of()


def test_fallen_star_may_stay_in_hand() -> None:
    t = Table(winner=1)
    ann, amy = (t.dude(at="town square", bullets=3) for _ in range(2))
    bob = t.dude(seat=1, at="town square")
    t.hand("Fallen Star")
    jinx = t.hand(JINX, seat=1)
    t.shootout(ann, bob, amy)
    t.use(jinx, "", ann, "pass")
    assert ann.bullets == 1 and not amy.booted


def test_the_stand_in_must_be_one_who_could_have_been_chosen() -> None:
    t = Table(winner=1)
    ann = t.dude(at="town square", bullets=3, stud=True)
    amy, booted = t.dude(at="town square"), t.dude(at="town square", stud=True, booted=True)
    bystander = t.dude(at="town square", stud=True)
    bob = t.dude(seat=1, at="town square")
    t.hand("Fallen Star")
    card = t.hand(
        able("action", shootout(target=dude & opposing & stud & unbooted), lambda use: use.boot(use.target)),
        seat=1,
    )
    t.shootout(ann, bob, amy, booted)
    t.use(card)
    assert t.decision.kind == "play" and ann.booted and not bystander.booted


def test_noon_abilities_and_your_own_do_not_call_a_star() -> None:
    t = Table()
    ann = t.dude()
    t.dude()
    t.hand("Fallen Star")
    t.use(t.put(able("deed", noon(target=dude), lambda use: use.boot(use.target)), seat=1), "", ann)
    assert ann.booted and t.decision.kind == "play"


# Play for Blood


@pytest.mark.parametrize(("theirs", "rank"), [("3♣ 5♦ 7♥ 9♠ J♣", 2), ("8♠ 8♥ 3♦ 4♣ 6♣", 1)])
def test_play_for_blood_breaks_a_tie_of_ranks(theirs: str, rank: int) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    card = t.hand("Play for Blood")
    t.showdown(ann, bob, hands=(LEGAL, theirs))
    t.use(card)
    assert t.rank(0) == rank and card in t.discard_of()


def test_at_noon_it_changes_a_card() -> None:
    t = Table()
    old, card = t.hand(plain("action", "Old"), "Play for Blood")
    new = t.stack(plain("action", "New"))
    t.use(card, "cut_the_cards", old)
    assert t.hand_of() == [new] and old in t.discard_of()


def test_no_star_falls_for_what_an_ally_does() -> None:
    t = Table(seats=3)
    ann, amy = t.dude(at="town square", bullets=1), t.dude(at="town square")
    bob, friend = t.dude(seat=1, at="town square"), t.dude(seat=2, at="town square")
    t.hand("Fallen Star")
    cheer = able("action", shootout(target=dude), lambda use: use.modify(use.target, bullets=1))
    card = t.hand(cheer, seat=2)
    t.callout(ann, bob)
    t.answer("accept", ("invite", 2), friend, amy)
    t.form()
    t.use(card, "", ann, seat=2)
    assert t.decision.kind == "play" and ann.bullets == 2


def test_an_ally_may_stand_in() -> None:
    t = Table(seats=3)
    ann, bob = t.dude("Ann", at="town square", bullets=3), t.dude("Bob", seat=1, at="town square")
    friend = t.dude("Friend", seat=2, at="town square", bullets=3)
    t.hand("Fallen Star")
    jinx = t.hand(JINX, seat=1)
    t.callout(ann, bob)
    t.answer("accept", ("invite", 2), friend)
    t.form()
    t.use(jinx, "", ann, seat=1)
    t.answer("react")
    assert friend.booted and friend.bullets == 1 and ann.bullets == 3
