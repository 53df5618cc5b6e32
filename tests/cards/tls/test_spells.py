"""The Light Shineth: spells."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import always, dude, happens, noon, shootout, trait
from gomorra.catalog import Printing
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, able, either_leads, plain, rule


def tail(t: Table, code: str, *, rating: int = 2) -> tuple[Card, Card, Card]:
    """A Shaman at a deed with the Totem."""
    deed = t.deed()
    return t.dude(at=deed, keywords=(f"Shaman {rating}",)), t.attach(code, deed), deed


@pytest.mark.parametrize("code", ["10032", "24206"])
@pytest.mark.parametrize(("pull", "booted"), [("3♠", True), ("2♠", False)])
def test_red_horses_tail_boots_a_dude_of_that_value(code: str, pull: str, booted: bool) -> None:
    t = Table()
    _, totem, deed = tail(t, code)
    bob, away = t.dude(seat=1, at=deed, value=5, bullets=3), t.dude(seat=1, at="town square")
    t.stack(pull)
    t.use(totem, "lash")
    assert away not in t.choices()
    t.answer(bob)
    assert bob.booted is booted and bob.place == deed.id and totem.booted


@pytest.mark.parametrize("code", ["10032", "24206"])
@pytest.mark.parametrize(("pull", "home"), [("8♠", True), ("7♠", False)])
def test_in_a_shootout_it_sends_home_a_dude_of_that_grit(code: str, pull: str, home: bool) -> None:
    t = Table()
    shaman, totem, deed = tail(t, code)
    bob = t.dude(seat=1, at=deed, value=5, bullets=3, influence=2)
    t.shootout(shaman, bob, t.dude(seat=1, at=deed))
    t.stack(pull)
    t.use(totem, "whirl", bob, seat=0)
    assert (bob.at_home and bob.booted) is home and totem.booted


def test_a_shaman_outside_the_shootout_does_not_whirl() -> None:
    t = Table()
    _, totem, deed = tail(t, "10032")
    ann, bob = t.dude(at=deed), t.dude(seat=1, at=deed)
    t.shootout(ann, bob)
    assert not t.can_use(totem, "whirl", seat=0)


def preacher(t: Table, pull: str) -> Card:
    preacher = t.dude(keywords=("Blessed 1",), has=["Fiery Rhetoric"])
    t.dude(seat=1, bounty=1)
    t.dude(seat=1, bounty=2)
    t.dude(bounty=2)
    t.stack(pull)
    t.use(preacher.attachments[0])
    return preacher


def test_fiery_rhetoric_turns_sinners_into_control() -> None:
    t = Table()
    blessed = preacher(t, "5♠")
    assert t.game.job is not None and blessed.attachments[0].booted and not blessed.booted
    t.finish()
    assert blessed.at_home and blessed.booted and blessed.control == 2
    t.dude(seat=1, influence=9)
    t.end_day()
    assert blessed.control == 0


def test_without_the_miracle_there_is_no_job() -> None:
    t = Table()
    blessed = preacher(t, "4♠")
    assert (
        t.game.job is None and blessed.control == 0 and not blessed.booted and blessed.attachments[0].booted
    )


def test_fiery_rhetoric_can_be_opposed() -> None:
    t = Table()
    guard = t.dude(seat=1, at="town square", bullets=5, stud=True)
    blessed = preacher(t, "5♠")
    t.form(guard)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣")
    t.finish()
    assert blessed.control == 0 and not blessed.in_play


JINX = able("deed", noon(target=dude), lambda use: use.boot(use.target), title="Jinx")


EXILE = able("deed", noon(target=dude), lambda use: use.send_home_booted(use.target), title="Exile")


LURE = able("deed", noon(target=dude), lambda use: use.move(use.target, 0), title="Lure")


@pytest.mark.parametrize("code", ["10029", "24202"])
def test_strength_of_the_ancestors_holds_where_the_shaman_stands(code: str) -> None:
    t = Table()
    shaman = t.dude(at="town square", keywords=("Shaman 1",), bullets=1, has=[code])
    t.stack("4♠")
    t.use(shaman.attachments[0])
    assert shaman.bullets == 4 and shaman.is_stud
    for deed in (JINX, EXILE):
        t.use(t.put(deed, seat=1))
        assert not shaman.booted and shaman.in_town_square
    t.move(shaman, t.deed())
    assert shaman.bullets == 1 and not shaman.is_stud
    t.use(t.put(JINX, seat=1))
    assert shaman.booted


@pytest.mark.parametrize("code", ["10029", "24202"])
def test_strength_of_the_ancestors_is_gone_the_next_day_and_no_shield_from_friends(code: str) -> None:
    t = Table()
    shaman = t.dude(at="town square", keywords=("Shaman 1",), bullets=1, has=[code])
    t.stack("4♠")
    t.use(shaman.attachments[0])
    t.use(t.put(JINX))
    assert shaman.booted
    t.end_day()
    assert shaman.bullets == 1 and not shaman.is_stud


GUN = plain("goods", "Gun", keywords=("Weapon",), bullet_bonus=2)


RAY = plain("goods", "Ray", keywords=("Gadget 5",), bullet_bonus=2)


CHARM = plain("goods", "Charm", keywords=("Mystical",), bullet_bonus=2)


@pytest.mark.parametrize("code", ["10030", "24183"])
@pytest.mark.parametrize(("item", "drawn"), [(GUN, 0), (RAY, 1), (CHARM, 1)])
def test_phantom_fingers_spoil_goods_close_by(code: str, item: Printing, drawn: int) -> None:
    t = Table()
    witch = t.dude(at="town square", keywords=("Huckster 1",), has=[code, GUN])
    bob = t.dude(seat=1, at=t.deed(seat=1), has=[item])
    t.dude(seat=1, at=t.deed(seat=1, keywords=("Out of Town",)), has=[GUN])
    t.stack("5♠")
    t.use(witch.attachments[0])
    assert bob.attachments[0].booted and bob.bullets == 0 and len(t.hand_of()) == drawn
    assert witch.bullets == 2
    t.end_day()
    assert bob.bullets == 2


@pytest.mark.parametrize("code", ["10030", "24183"])
def test_phantom_fingers_in_a_shootout_stay_in_it(code: str) -> None:
    t = Table()
    witch = t.dude(at="town square", keywords=("Huckster 1",), has=[code])
    bob, out = t.dude(seat=1, at="town square", has=[GUN]), t.dude(seat=1, at="town square", has=[GUN])
    t.shootout(witch, bob)
    t.stack("5♠")
    t.use(witch.attachments[0])
    assert bob.bullets == 0 and out.bullets == 2
    t.finish()


@rule("CG-NoonShootout-c")
@either_leads
def test_phantom_fingers_reach_next_door_at_noon_only() -> None:
    t = Table()
    witch = t.dude(at="town square", keywords=("Huckster 1",), has=["Phantom Fingers"])
    bob, near = t.dude(seat=1, at="town square"), t.dude(seat=1, at=t.deed(seat=1), has=[GUN])
    assert t.can_use(witch.attachments[0])
    t.shootout(witch, bob)
    assert not t.can_use(witch.attachments[0]) and near.bullets == 2


@rule("CG-NoonShootout-c")
@pytest.mark.parametrize("code", ["10030", "24183"])
@either_leads
def test_phantom_fingers_reach_what_is_in_the_fight_and_near(code: str) -> None:
    t = Table()
    witch = t.dude(at="town square", keywords=("Huckster 1",), has=[code])
    bob = t.dude(seat=1, at="town square", has=[GUN])
    t.dude(seat=1, at="town square", has=[GUN])
    afar = able("dude", always("joins from afar"), lambda card, asked, place: asked.id == card.id)
    sniper = t.put(afar, seat=1, at=t.deed(seat=1, keywords=["Out of Town"]), has=[GUN])
    t.shootout(witch, bob, sniper)
    assert sniper.in_posse and not sniper.in_town_square
    t.stack("K♠")
    with t.noting() as noted:
        t.use(witch.attachments[0])
    assert noted[-1] == list(bob.attachments) and bob.attachments[0].booted


@rule("CG-NoonShootout-c")
@pytest.mark.parametrize("code", ["10030", "24183"])
@either_leads
def test_phantom_fingers_reach_next_door_who_is_in_the_fight(code: str) -> None:
    t = Table()
    witch = t.dude(at="town square", keywords=("Huckster 1",), has=[code])
    bob = t.dude(seat=1, at="town square")
    afar = able("dude", always("joins from afar"), lambda card, asked, place: asked.id == card.id)
    sniper = t.put(afar, seat=1, at=t.deed(seat=1), has=[GUN])
    t.shootout(witch, bob, sniper)
    assert sniper.in_posse and not sniper.in_town_square
    t.stack("K♠")
    t.use(witch.attachments[0])
    assert sniper.attachments[0].booted


def test_phantom_fingers_take_traits_and_abilities() -> None:
    t = Table()
    witch = t.dude(at="town square", keywords=("Huckster 1",), has=["Phantom Fingers"])
    bob = t.dude(seat=1, at="town square", has=["Pearl-Handled Revolver"])
    assert bob.is_stud
    t.stack("5♠")
    t.use(witch.attachments[0])
    assert not bob.is_stud


def test_dumbstruck_keeps_a_dude_in_its_place() -> None:
    t = Table()
    saint = t.dude(at=t.deed(), keywords=("Blessed 2",), has=["Dumbstruck"], booted=True)
    t.stack("7♠")
    t.use(saint.attachments[0])
    assert not saint.booted
    for deed in (JINX, EXILE, LURE):
        t.use(t.put(deed, seat=1))
        assert not saint.booted and saint.location.is_deed
    t.use(t.put(LURE))
    assert saint.in_town_square


def test_dumbstruck_works_in_a_shootout_for_its_length() -> None:
    t = Table()
    saint = t.dude(at="town square", keywords=("Blessed 2",), has=["Dumbstruck"])
    out = able("dude", shootout(target=dude), lambda use: use.send_home_booted(use.target))
    bob = t.put(out, seat=1, at="town square")
    t.shootout(saint, bob)
    t.stack("7♠")
    t.use(saint.attachments[0])
    t.use(bob, "", saint)
    assert saint.in_posse and not saint.booted


def test_dumbstruck_does_not_stop_traits() -> None:
    t = Table()
    saint = t.dude(keywords=("Blessed 2",), has=["Dumbstruck"])
    t.stack("7♠")
    t.use(saint.attachments[0])
    t.put(able("deed", trait("after", happens.Gained), lambda use: use.boot(saint)), seat=1)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1)), seat=1))
    assert saint.booted


def test_a_failed_dumbstruck_does_nothing() -> None:
    t = Table()
    saint = t.dude(keywords=("Blessed 2",), has=["Dumbstruck"], booted=True)
    t.stack("6♠")
    t.use(saint.attachments[0])
    assert saint.booted
