"""Immovable Object, Unstoppable Force: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import shootout
from gomorra.testing import Table, able, plain, rule


def test_nunchucks_are_for_kung_fu_dudes() -> None:
    t = Table()
    monk, ann = t.dude(keywords=("Kung Fu 1",)), t.dude()
    chucks = t.hand("Nunchucks")
    assert t.offers("shop") == [("shop", chucks.id, monk.id)] and ann.in_play


def test_nunchucks_raise_kung_fu_in_a_posse() -> None:
    t = Table()
    monk, foe = (
        t.dude(at="town square", keywords=("Kung Fu 1",), has=["Nunchucks"]),
        t.dude(seat=1, at="town square"),
    )
    assert monk.rating("Kung Fu") == 1 and monk.value == 8 and monk.bullets == 1
    t.shootout(monk, foe)
    assert monk.rating("Kung Fu") == 2 and monk.value == 9


def test_nunchucks_lower_the_pull_of_anybody() -> None:
    t = Table(winner=1)
    monk = t.dude(at="town square", keywords=("Kung Fu 2",), has=["Nunchucks"])
    gun = able("dude", shootout(pull=True), lambda use: use.gain(use.pulled.value), title="Gun")
    foe = t.put(gun, seat=1, at="town square")
    t.shootout(monk, foe)
    t.stack("9♠", seat=1)
    t.use(foe, "", "react")
    assert t.rock(1) == 20 + 9 - 3 and monk.attachments[0].booted


def test_a_pull_is_never_below_one() -> None:
    t = Table(winner=1)
    monk = t.dude(at="town square", keywords=("Kung Fu 2",), has=["Nunchucks"])
    gun = able("dude", shootout(pull=True), lambda use: use.gain(use.pulled.value), title="Gun")
    foe = t.put(gun, seat=1, at="town square")
    t.shootout(monk, foe)
    t.stack("2♠", seat=1)
    t.use(foe, "", "react")
    assert t.rock(1) == 21


def test_nunchucks_do_nothing_outside_a_posse() -> None:
    t = Table(winner=1)
    t.dude(keywords=("Kung Fu 2",), has=["Nunchucks"])
    gun = able("dude", shootout(pull=True), lambda use: use.gain(use.pulled.value), title="Gun")
    foe = t.put(gun, seat=1, at="town square")
    t.shootout(t.dude(at="town square"), foe)
    t.stack("9♠", seat=1)
    t.use(foe)
    assert t.rock(1) == 29


def test_the_idol_shines_at_high_noon() -> None:
    t = Table()
    ann = t.dude(influence=1, upkeep=1, has=["Idol of Tlazolteotl"])
    assert ann.influence == 3
    t.start("upkeep")
    assert t.at("upkeep") and ann.influence == 1


TOTEM = plain("spell", "Pole", keywords=("Spirit", "Totem"))


@rule("CR-IdolofTlazolteotl-a")
def test_the_idol_moves_a_card_to_a_deed_where_it_may_be() -> None:
    t = Table()
    ann = t.dude(has=["Idol of Tlazolteotl"])
    idol, ranch, shop = ann.attachments[0], t.deed(keywords=("Ranch",)), t.deed()
    foreign = t.deed(seat=1)
    pole, feeder = t.attach(TOTEM, "town square", seat=0), t.attach("Auto Cattle-Feeder", ranch)
    theirs = t.attach(TOTEM, ranch, seat=1)
    t.use(idol)
    assert set(t.choices()) == {pole, feeder}, "theirs is not yours"
    t.answer(pole)
    assert set(t.choices()) == {ranch, shop} and foreign.in_play
    t.answer(shop)
    assert pole.host is shop and idol.booted and feeder.host is ranch and theirs.host is ranch


@rule("CR-IdolofTlazolteotl-a")
def test_the_idol_moves_a_feeder_only_to_another_ranch() -> None:
    t = Table()
    idol = t.dude(has=["Idol of Tlazolteotl"]).attachments[0]
    first, second, shop = t.deed(keywords=("Ranch",)), t.deed(keywords=("Ranch",)), t.deed()
    feeder = t.attach("Auto Cattle-Feeder", first)
    t.use(idol)
    assert feeder.host is second and shop.in_play


@rule("CR-IdolofTlazolteotl-a")
@pytest.mark.parametrize("at_home", [True, False])
def test_the_idol_leaves_a_condition_of_a_home_where_it_is(at_home: bool) -> None:
    t = Table()
    idol, here, there = t.dude(has=["Idol of Tlazolteotl"]).attachments[0], t.deed(), t.deed()
    curse = t.attach(
        plain("action", "Curse", keywords=("Condition",)),
        t.game.outfit(t.seat(0)) if at_home else here,
        seat=0,
    )
    t.use(idol)
    assert curse.host is (t.game.outfit(t.seat(0)) if at_home else there)


@rule("CG-Abilities-d")
def test_the_idol_may_choose_what_has_no_other_place() -> None:
    t = Table()
    idol = t.dude(has=["Idol of Tlazolteotl"]).attachments[0]
    pole = t.attach(TOTEM, t.deed())
    t.use(idol)
    assert idol.booted and pole.in_play
