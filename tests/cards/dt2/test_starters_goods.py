"""Weird West Edition: the goods of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import ALL, Act, always, cannot
from gomorra.testing import Table, able, plain


@pytest.mark.parametrize("pay", [True, False])
def test_the_mule_moves_its_rider_for_a_ghost_rock(pay: bool) -> None:
    t = Table()
    rider = t.dude(has=["Ragged Mule"])
    (mule,) = rider.attachments
    t.use(mule, "amble", "town square", pay)
    assert rider.in_town_square and not rider.booted
    assert (t.rock(), mule.in_play) == ((19, True) if pay else (20, False))


def test_the_mule_trots_into_a_fight_and_leaves_the_penniless() -> None:
    t = Table(stash=0)
    rider, ann, foe = t.dude(has=["Ragged Mule"]), t.dude(at="town square"), t.dude(seat=1, at="town square")
    (mule,) = rider.attachments
    t.shootout(ann, foe)
    t.use(mule, "trot_in")
    assert rider.side == ann.side and rider.in_town_square and mule in t.discard_of()


def test_the_staff_wards_off_a_spell() -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Silver-Weaved Staff"])
    foe = t.dude(seat=1, at="town square", has=[plain("spell", "Chant"), plain("goods")])
    t.dude(seat=1, at="town square", has=[plain("spell")])
    t.shootout(ann, foe)
    assert ann.bullets == 1
    t.use(ann.attachments[0])
    assert [card.booted for card in foe.attachments] == [True, False] and ann.attachments[0].booted


def test_the_staff_needs_a_spell_that_it_can_boot() -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Silver-Weaved Staff"])
    foe = t.dude(seat=1, at="town square", has=[plain("spell", "Chant")])
    t.put(able("deed", always(cannot(Act.BOOT), on=ALL), lambda card, item, *others: item.is_spell), 1)
    t.shootout(ann, foe)
    assert not t.can_use(ann.attachments[0]), "the first sentence is the requirement"
