"""Nightmare at Noon: actions."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, in_shootout, resolution
from gomorra.testing import LEGAL, Table, able, plain, rule

TRIPLE = "9♠ 9♥ 9♦ 4♣ 6♣"


@pytest.mark.parametrize("code", ["08019", "00022"])
def test_a_fight_to_remember_rewards_the_shooter_for_every_ace(code: str) -> None:
    t = Table()
    ann, ben = t.dude(at="town square"), t.dude(at="town square")
    foes = [t.dude(seat=1, at="town square") for _ in range(3)]
    fight = t.hand(code)
    t.shootout(ann, foes[0], ben, *foes[1:])
    t.use(fight)
    assert (ann.bullets, ben.bullets, foes[0].bullets) == (1, 1, 0) and fight in t.boot_hill_of()
    t.hands(f"{TRIPLE} Q♠", LEGAL)
    t.run("choose")
    t.answer(ben)
    t.run("casualty")
    t.answer((foes[0], "ace"), (foes[1], "discard"))
    assert ben.control == 1 and ann.control == 0
    t.next_round()
    t.hands(f"{LEGAL} Q♠", TRIPLE)
    t.run("casualty")
    t.answer((ann, "ace"))
    assert foes[2].control == 1
    t.finish()
    assert foes[2].control == 1


@rule("CR-AFightTheyllNeverForget-a")
def test_a_shooter_who_has_left_gets_nothing() -> None:
    t = Table()
    ann, ben = t.dude(at="town square"), t.dude(at="town square")
    foe, other = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    fight = t.hand("A Fight They'll Never Forget")
    leave = t.hand(
        able("action", resolution(target=dude & in_shootout), lambda use: use.send_home_booted(use.target))
    )
    t.shootout(ann, foe, ben, other)
    t.use(fight)
    t.run("choose")
    t.answer(ann)
    t.hands(f"{TRIPLE} Q♠", LEGAL)
    t.run("resolution")
    t.use(leave, "", ann)
    t.run("casualty")
    t.answer((foe, "ace"))
    assert ann.in_play and ann.control == 0 and ben.control == 0


def test_a_forgotten_fight_rewards_nobody() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.boot_hill("A Fight They'll Never Forget")
    t.shootout(ann, foe)
    t.hands(f"{TRIPLE} Q♠", LEGAL)
    t.finish()
    assert foe in t.boot_hill_of(1) and ann.control == 0


def test_treasure_is_dug_out_of_the_discard_pile() -> None:
    t = Table(stash=2)
    lying = t.discard(plain("goods"))
    action = t.hand("Buried Treasure")
    t.use(action)
    assert lying in t.boot_hill_of() and t.rock() == 3 and len(t.hand_of()) == 1


def test_no_treasure_without_a_discard_pile() -> None:
    t = Table()
    assert not t.can_use(t.hand("Buried Treasure"))
