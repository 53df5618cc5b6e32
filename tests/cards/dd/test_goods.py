"""Double Dealin': goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, noon
from gomorra.engine.card.handle import Card
from gomorra.testing import LEGAL, Table, able, either_leads, rule

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
@either_leads
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
@either_leads
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


@rule("CR-HolyWheelGun-b", "CR-PinnedDown-b")
@pytest.mark.parametrize("obeyed", [0, 1])
@either_leads
def test_a_demand_that_was_not_met_is_forgotten(obeyed: int) -> None:
    t = Table()
    gunner = t.dude(at="town square", has=("Holy Wheel Gun",))
    fiend = t.dude(seat=1, at="town square", keywords=("Abomination",))
    bob, ben, carl = (t.dude(seat=1, at="town square") for _ in range(3))
    pinned = t.hand("Pinned Down")
    t.shootout(gunner, fiend, bob, ben, carl)
    t.use(gunner.attachments[0], "", fiend)
    t.pass_()
    t.use(pinned, "", bob)
    first, other = (fiend, bob) if obeyed == 0 else (bob, fiend)
    t.hands(PAIR, LEGAL)
    t.run("casualty")
    assert set(t.choices()) == {fiend, bob}
    t.answer(("casualty", first, "discard"))
    t.next_round()
    t.hands(PAIR, LEGAL)
    t.run("casualty")
    assert set(t.choices()) == {other, ben, carl}


def test_the_counter_counts_as_many_ballots_as_you_pay_until_upkeep_is_over() -> None:
    t = Table(stash=2)
    ann = t.dude(influence=1, has=["Ballot Counter"])
    counter = ann.attachments[0]
    for _ in range(2):
        t.use(counter)
    assert ann.influence == 3 and t.rock() == 0 and not counter.booted
    t.pass_()
    assert not t.can_use(counter)
    t.hand("Bad Company")
    t.run("sundown discard")
    assert ann.influence == 3
    t.start("upkeep")
    t.run("noon")
    assert ann.influence == 1


def test_ballots_stay_on_the_counter_when_it_changes_hands() -> None:
    t = Table()
    ann, ben = t.dude(has=["Ballot Counter"]), t.dude()
    counter = ann.attachments[0]
    t.use(counter)
    t.give(counter, ben)
    assert ann.influence == 0 and ben.influence == 1


@pytest.mark.parametrize(("before", "after"), [(9, 6), (3, 1), (1, 1)])
def test_the_idol_withers_a_dude_down_to_one(before: int, after: int) -> None:
    t = Table()
    ann, victim = t.dude(has=["Stone Idol"]), t.dude(seat=1, at="town square", value=before)
    raise_ = t.hand(able("action", noon(target=dude), lambda use: use.modify(use.target, value=2)))
    t.use(ann.attachments[0], "", victim)
    assert victim.value == after and ann.attachments[0].booted
    t.use(raise_, "", victim)
    assert victim.value == after + 2


def test_the_idol_reaches_only_the_fight_in_a_shootout() -> None:
    t = Table()
    ann, foe = t.dude(at="town square", has=["Stone Idol"]), t.dude(seat=1, at="town square", value=9)
    t.dude(seat=1, at="town square", value=9)
    t.shootout(ann, foe)
    t.use(ann.attachments[0])
    assert t.choices() == [ann, foe]
    t.answer(foe)
    assert foe.value == 6
