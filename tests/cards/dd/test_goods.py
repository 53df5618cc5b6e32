"""Double Dealin': goods."""

from __future__ import annotations

from gomorra.engine.card import Card
from gomorra.testing import LEGAL, Table, rule

PAIR, TRIPLE = "8♠ 8♥ 3♦ 4♣ 6♣", "9♠ 9♥ 9♦ 4♣ 6♣"


def gunfight(t: Table, *friends: Card) -> tuple[Card, Card, Card, Card]:
    """A bearer of the gun with friends against an Abomination and two others."""
    ann = t.dude(at="town square", has=("Holy Wheel Gun",))
    fiend = t.dude(seat=1, at="town square", keywords=("Abomination",), bullets=2)
    bob, ben = (t.dude(seat=1, at="town square", bullets=2) for _ in range(2))
    t.shootout(ann, bob, fiend, ben, *friends)
    return ann, fiend, bob, ben


def test_holy_wheel_gun_takes_a_bullet_for_the_shootout() -> None:
    t = Table()
    ann, _, bob, _ = gunfight(t)
    t.use(ann.attachments[0], "", bob)
    assert bob.bullets == 1 and ann.attachments[0].booted
    t.hands(LEGAL, PAIR)
    t.finish()
    assert not ann.in_play and bob.bullets == 2


def test_an_abomination_it_hits_has_to_be_the_first_casualty() -> None:
    t = Table()
    ann, fiend, bob, ben = gunfight(t)
    t.use(ann.attachments[0], "", fiend)
    t.hands(PAIR, LEGAL)
    t.next_round()
    assert not fiend.in_play and bob.in_play and ben.in_play


def test_others_it_hits_need_not_be() -> None:
    t = Table()
    ann, fiend, bob, ben = gunfight(t)
    t.use(ann.attachments[0], "", bob)
    t.hands(PAIR, LEGAL)
    t.run("casualty")
    assert set(t.choices()) == {fiend, bob, ben}


@rule("CR-HolyWheelGun-a", "CR-PinnedDown-a")
def test_the_debt_is_open_until_the_next_casualty() -> None:
    t = Table()
    ann, fiend, bob, ben = gunfight(t, t.dude(at="town square"))
    t.use(ann.attachments[0], "", fiend)
    t.hands(LEGAL, PAIR)
    t.next_round()
    t.hands(PAIR, LEGAL)
    t.next_round()
    assert not fiend.in_play and bob.in_play and ben.in_play


@rule("CR-HolyWheelGun-b", "CR-PinnedDown-b")
def test_of_several_demands_the_chooser_meets_one() -> None:
    t = Table()
    ann, fiend, bob, ben = gunfight(t)
    t.use(ann.attachments[0], "", fiend)
    pinned = t.hand("Pinned Down")
    t.pass_()
    t.use(pinned, "", bob)
    t.hands(TRIPLE, PAIR)
    t.run("casualty")
    first = {t.game.card(int(option.payload[1])) for option in t.decision.options}
    assert first == {fiend, bob}
    t.answer(("casualty", bob, "discard"))
    assert fiend in t.choices() and ben in t.choices()
