"""Dirty Deeds: actions."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import cheatin, resolution, shootout
from gomorra.catalog import Printing
from gomorra.engine.card.handle import Card
from gomorra.engine.events import Pulled
from gomorra.engine.fights import lumps
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, rule

GADGET = plain("goods", "Contraption", keywords=("Gadget 5",))


def duel(t: Table, *, gadget: bool = True, **facts: Any) -> tuple[Card, Card]:
    """Your dude with a Gadget against another player's dude."""
    ann = t.dude(at="town square", has=(GADGET,) if gadget else ())
    bob = t.dude(seat=1, at="town square", **facts)
    return ann, bob


# A Slight Modification


def draws_two(kind: Any, **declared: Any) -> Printing:
    return able("goods", kind(**declared), lambda use: use.draw(2), name="try_it")


@rule("CR-ASlightModification-b", "CR-ASlightModification-c")
@either_leads
def test_a_jammed_ability_costs_nothing_does_nothing_and_is_used() -> None:
    t = Table(winner=1)
    trick = draws_two(shootout, boot=True, pay=3)
    ann, bob = duel(t, has=(trick,))
    mod = t.hand("A Slight Modification")
    t.shootout(bob, ann)
    t.use(bob.attachments[0])
    t.answer("react")
    assert not bob.attachments[0].booted and t.rock(1) == 20 and not t.hand_of(1)
    assert ann.attachments[0].booted and mod in t.discard_of()
    t.pass_()
    assert not t.can_use(bob.attachments[0])


@rule("CR-ASlightModification-a", "CR-ASlightModification-b")
@either_leads
def test_a_jammed_action_is_discarded_unpaid() -> None:
    t = Table(winner=1)
    ann, bob = duel(t)
    t.hand("A Slight Modification")
    action = t.hand(able("action", shootout(), lambda use: use.draw(2), cost=2), seat=1)
    t.shootout(bob, ann)
    t.use(action)
    t.answer("react")
    assert action in t.discard_of(1) and t.rock(1) == 20 and not t.hand_of(1)


def test_a_jammed_spell_is_not_even_pulled_for() -> None:
    t = Table(winner=1)
    ann, bob = duel(t, keywords=("Huckster 3",), has=("Heartseeker",))
    t.hand("A Slight Modification")
    t.shootout(bob, ann)
    t.use(bob.attachments[0])
    t.answer("react")
    assert not t.events(Pulled) and not bob.attachments[0].booted


def test_declining_lets_the_ability_be() -> None:
    t = Table(winner=1)
    ann, bob = duel(t, has=(draws_two(shootout, boot=True),))
    t.hand("A Slight Modification")
    t.shootout(bob, ann)
    t.use(bob.attachments[0])
    t.answer("pass")
    assert len(t.hand_of(1)) == 2 and bob.attachments[0].booted


def test_a_slight_modification_needs_an_unbooted_gadget_in_the_posse() -> None:
    t = Table(winner=1)
    ann, bob = duel(t, gadget=False, has=(draws_two(shootout, boot=True),))
    t.dude(at="town square", has=(GADGET,), title="Bystander")
    t.attach(GADGET, ann, booted=True)
    t.hand("A Slight Modification")
    t.shootout(bob, ann)
    t.use(bob.attachments[0])
    assert t.decision.kind == "play" and len(t.hand_of(1)) == 2


@pytest.mark.parametrize(("kind", "jammed"), [(resolution, True), (cheatin, False)])
def test_resolution_abilities_are_jammed_but_not_cheatin_ones(kind: Any, jammed: bool) -> None:
    t = Table(winner=1)
    ann, bob = duel(t, has=(draws_two(kind),))
    t.hand("A Slight Modification")
    t.showdown(bob, ann, hands=(LEGAL, CHEATIN))
    t.use(bob.attachments[0])
    assert (t.decision.kind == "react") is jammed
    assert len(t.hand_of(1)) == (0 if jammed else 2)


def test_your_own_abilities_are_not_jammed() -> None:
    t = Table()
    ann, bob = duel(t)
    t.attach(draws_two(shootout), ann)
    t.hand("A Slight Modification")
    t.shootout(ann, bob)
    t.use(ann.attachments[1])
    assert t.decision.kind == "play"


# Rabbit Takes Revenge

JADE = "Tao of the Jade Rabbit"


def fighter(t: Table, rating: int = 1, **facts: Any) -> Card:
    return t.dude(at="town square", keywords=(f"Kung Fu {rating}",), value=9, **facts)


def test_revenge_makes_a_draw_and_a_stud_who_both_must_stay() -> None:
    t = Table()
    monk, bob = fighter(t), t.dude(seat=1, at="town square", stud=True)
    amy, *others = (t.dude(seat=seat, at="town square") for seat in (0, 1, 1))
    t.shootout(monk, bob, amy, *others)
    t.stack("2♠")
    t.use(t.hand("Rabbit Takes Revenge"), "", bob)
    assert bob.is_draw and monk.is_stud
    t.hands("8♠ 8♥ 3♦ 4♣ 6♣", LEGAL)
    t.run("pick shooters")
    t.answer(monk)
    t.run("casualty")
    t.answer(others[0])
    assert t.decision.kind == "flee" and t.choices() == [others[1]]
    t.answer("done")
    assert t.decision.seat == 0 and t.choices() == [amy]


def test_revenge_fails_on_a_pull_that_is_not_lower() -> None:
    t = Table()
    monk, bob = fighter(t), t.dude(seat=1, at="town square", stud=True)
    t.shootout(monk, bob)
    t.stack("K♠")
    t.use(t.hand("Rabbit Takes Revenge"))
    assert bob.is_stud and monk.is_draw


def test_revenge_in_a_combo_boots_attachments_and_names_the_first_casualty() -> None:
    t = Table()
    monk = fighter(t)
    bob, ben = (t.dude(seat=1, at="town square", stud=True, has=("Shotgun", "Mustang")) for _ in range(2))
    leap = t.hand("Rabbit's Lunar Leap")
    revenge = t.hand("Rabbit Takes Revenge")
    t.shootout(monk, bob, ben)
    t.stack("2♠ 3♠")
    t.use(leap)
    t.answer(revenge, bob)
    assert all(card.booted for card in bob.attachments)
    assert not any(card.booted for card in ben.attachments)
    t.hands("8♠ 8♥ 3♦ 4♣ 6♣ A♥", LEGAL + " A♥ 3♦")
    t.finish()
    assert not bob.in_play and ben.in_play


def test_revenge_alone_boots_nothing() -> None:
    t = Table()
    monk, bob = fighter(t), t.dude(seat=1, at="town square", has=("Shotgun",))
    t.shootout(monk, bob)
    t.stack("2♠")
    t.use(t.hand("Rabbit Takes Revenge"))
    assert not bob.attachments[0].booted


def test_hustled_pays_and_boots_an_opposing_card() -> None:
    t = Table(stash=0)
    grifter = t.dude(at="town square", keywords=("Grifter",))
    bob = t.dude(seat=1, at="town square", has=[plain("goods", "Gun")])
    far = t.dude(seat=1)
    t.use(t.hand("Hustled"))
    assert set(t.choices()) == {bob, bob.attachments[0]} and far not in t.choices()
    t.answer(bob.attachments[0])
    assert bob.attachments[0].booted and grifter.booted and grifter.bounty == 1 and t.rock() == 2


def test_hustled_needs_an_unbooted_grifter() -> None:
    t = Table()
    t.dude(at="town square", keywords=("Grifter",), booted=True)
    t.dude(at="town square")
    assert not t.can_use(t.hand("Hustled"))


@pytest.mark.parametrize(("mine", "theirs", "extra"), [(LEGAL, CHEATIN, 2), (LEGAL, LEGAL, 0)])
def test_a_reunion_costs_cheats_two_casualties(mine: str, theirs: str, extra: int) -> None:
    t = Table(stash=0)
    ann, *foes = t.dude(at="town square"), *(t.dude(seat=1, at="town square") for _ in range(6))
    t.shootout(ann, *foes)
    t.use(t.hand("An Accidental Reunion"))
    t.hands(mine, theirs + " A♥ Q♦ J♥ 7♦ 3♠")
    t.run("resolution")
    fight = t.game.shootout
    assert fight is not None
    assert lumps.casualties(t.game, fight, 0) <= 1
    fight.lost_by = 0
    assert lumps.casualties(t.game, fight, 1) == 1 + extra


NUDGE = able("action", resolution(), lambda use: use.gain(1), title="Nudge")


def test_a_reunion_counts_once_in_every_round() -> None:
    t = Table(stash=0)
    ann, friend = t.dude(at="town square"), t.dude(at="town square")
    foes = [t.dude(seat=1, at="town square") for _ in range(8)]
    t.shootout(ann, foes[0], friend, *foes[1:])
    t.use(t.hand("An Accidental Reunion"))
    for number in (1, 2):
        t.hands("K♣ K♦ 3♥ 4♠ 9♣", "3♣ 3♣ 5♥ 7♠ 9♦")
        t.run("resolution")
        t.use(t.hand(NUDGE))
        t.run("casualty")
        assert t.decision.seat == 1 and "3 to cover" in t.decision.prompt  # 1 for equal ranks, and 2
        if number == 1:
            t.next_round()


def test_a_reunion_can_be_kept_for_two_ghost_rock() -> None:
    t = Table(stash=2)
    reunion = t.hand("An Accidental Reunion")
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.use(reunion, "", "yes")
    assert reunion in t.hand_of() and t.rock() == 0
    t.run("play")
    assert not t.can_use(reunion), "one Headline a shootout"
