"""Hell's Comin' With Me: spells."""

from __future__ import annotations

from gomorra.engine.card import Card
from gomorra.engine.drawing import bonuses
from gomorra.testing import LEGAL, Table, plain

PAIR = "8♠ 8♥ 3♦ 4♣ 6♣"


def irae(t: Table, *joining: Card, pull: str = "5♠") -> tuple[Card, Card]:
    """A Blessed 3 with a friend casts Dies Irae."""
    blessed = t.dude(at="town square", keywords=("Blessed 3",), has=("Dies Irae",), bullets=2)
    bob = t.dude(seat=1, at="town square")
    t.shootout(blessed, bob, t.dude(at="town square", title="Friend"), *joining)
    t.stack(pull)
    t.use(blessed.attachments[0])
    return blessed, bob


def counted(t: Table) -> tuple[int, int]:
    assert t.game.shootout is not None
    return bonuses(t.game, t.game.shootout, 0)


def test_the_dead_add_to_the_bonuses_like_backup() -> None:
    t = Table()
    dead = [t.boot_hill(plain("dude", stud=True, bullets=4)), t.boot_hill(plain("dude", bullets=3))]
    t.boot_hill(plain("dude", stud=True)), t.boot_hill(plain("action"))
    blessed, _ = irae(t)
    t.run("pick shooters")
    t.answer(blessed)
    assert len(t.choices()) == 3
    t.answer(*dead, "done")
    assert counted(t) == (1, 2 + 1 + 1)


def test_no_more_than_four_rise() -> None:
    t = Table()
    dead = [t.boot_hill(plain("dude", stud=True)) for _ in range(5)]
    blessed, _ = irae(t)
    t.run("pick shooters")
    t.answer(blessed, *dead[:4])
    assert t.decision.kind != "choose several" and counted(t)[0] == 4


def test_your_dudes_cannot_flee_this_round_and_may_in_the_next() -> None:
    t = Table()
    irae(t, t.dude(at="town square"), *(t.dude(seat=1, at="town square") for _ in range(3)))
    t.hands(LEGAL, PAIR)
    t.run("flee")
    assert t.decision.seat == 1 and t.game.shootout is not None
    t.next_round()
    t.hands(LEGAL, PAIR)
    t.run("flee")
    assert t.decision.seat == 0


def test_a_failed_prayer_raises_nobody() -> None:
    t = Table()
    t.boot_hill(plain("dude", stud=True))
    blessed, _ = irae(t, pull="4♠")
    t.run("pick shooters")
    t.answer(blessed)
    assert t.decision.kind != "choose several" and counted(t) == (0, 3)
