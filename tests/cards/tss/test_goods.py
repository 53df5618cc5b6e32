"""The Showstopper: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, noon
from gomorra.testing import CHEATIN, LEGAL, Table, able

WEAKEN = able("deed", noon(target=dude), lambda use: use.modify(use.target, value=-3), title="Weaken")


JINX = able("deed", noon(target=dude), lambda use: use.boot(use.target), title="Jinx")


LURE = able("deed", noon(target=dude), lambda use: use.move(use.target, 0), title="Lure")


def test_the_chasuble_keeps_the_value_and_off_conditions() -> None:
    t = Table()
    ann = t.dude(value=5, has=["Knight's Chasuble", "Pedro"])
    assert ann.value == 5 and ann.influence == 1
    t.use(t.put(WEAKEN))
    assert ann.value == 5
    assert not t.can_use(t.hand("Lost to the Plague"))


def test_the_chasuble_answers_opposing_boots() -> None:
    t = Table(winner=1)
    ann = t.dude(has=["Knight's Chasuble"])
    t.use(t.put(JINX, seat=1), "", "react")
    assert not ann.booted and ann.attachments[0].booted


def test_the_chasuble_does_not_answer_your_own() -> None:
    t = Table()
    ann = t.dude(has=["Knight's Chasuble"])
    t.use(t.put(JINX))
    assert ann.booted and t.decision.kind == "play"


def test_pedro_is_a_mule() -> None:
    t = Table()
    ann = t.dude(value=5, has=["Pedro"])
    assert ann.value == 2
    t.use(t.put(LURE, seat=1))
    assert ann.at_home
    t.use(t.put(LURE))
    assert ann.in_town_square


@pytest.mark.parametrize(("pull", "bullets"), [("2♣", 1), ("2♠", 4)])
def test_the_shockwave_inducer_may_misfire(pull: str, bullets: int) -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Aetheric Shockwave Inducer"])
    bob = t.dude(seat=1, at="town square")
    assert ann.bullets == 4
    t.shootout(ann, bob, t.dude(seat=1, at="town square"))
    t.stack(pull)
    t.run("redraw")
    assert ann.bullets == bullets
    t.finish()
    assert not ann.in_play or ann.bullets == 4


def test_the_inducer_is_silent_with_another_shooter() -> None:
    t = Table()
    ann, ben = t.dude(at="town square", has=["Aetheric Shockwave Inducer"]), t.dude(at="town square")
    t.shootout(ann, t.dude(seat=1, at="town square"), ben)
    t.stack("2♣")
    t.run("pick shooters")
    t.answer(ben)
    assert ann.bullets == 4


@pytest.mark.parametrize(("shooter", "rank"), [(True, 3), (False, 1)])
def test_the_gamblers_gun_is_for_the_shooter(shooter: bool, rank: int) -> None:
    t = Table()
    ann, ben = t.dude(at="town square", has=["The Gambler's Gun"]), t.dude(at="town square")
    t.shootout(ann, t.dude(seat=1, at="town square"), ben)
    t.hands(LEGAL + " A♥ Q♦", LEGAL)
    t.run("pick shooters")
    t.answer(ann if shooter else ben)
    t.run("resolution")
    t.use(ann.attachments[0])
    assert t.rank(0) == rank and ann.attachments[0].booted


@pytest.mark.parametrize(("hand", "gone"), [(CHEATIN, True), (LEGAL, False)])
def test_the_gamblers_luck_runs_out(hand: str, gone: bool) -> None:
    t = Table()
    gambler, ann = t.dude(has=["The Gambler's Gun"]), t.dude(at="town square")
    turn, mine = t.hand("One Good Turn…", seat=1), t.hand("One Good Turn…")
    t.showdown(ann, t.dude(seat=1, at="town square"), hands=(hand, CHEATIN))
    t.use(mine, "hush_money")
    assert gambler.in_play
    if gone:
        t.use(turn, "hush_money")
    assert gambler.in_play is not gone
