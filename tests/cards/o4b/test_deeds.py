"""Out for Blood: deeds."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, Until, noon
from gomorra.testing import Table, able, plain


def test_the_tonsorium_trims_your_hand() -> None:
    t = Table()
    shop = t.put("Steph & Gertie's Tonsorium")
    assert not t.can_use(shop)
    t.hand(plain("action"))
    before = len(t.deck_of())
    t.use(shop)
    assert not t.hand_of() and len(t.deck_of()) == before and len(t.discard_of()) == 1 and shop.booted


def test_gage_ships_an_old_card() -> None:
    t = Table()
    shop = t.put("Gage Export Co.")
    assert not t.can_use(shop)
    t.discard(plain("action"), plain("action"))
    before = len(t.deck_of())
    t.use(shop)
    t.answer(t.choices()[0])
    assert len(t.deck_of()) == before and len(t.discard_of()) == 2 and shop.booted


def test_a_dude_arrives_at_gateway_station() -> None:
    t = Table(stash=5)
    station = t.put("Gateway Station")
    card = t.hand(plain("action"))
    arrival = t.stack(plain("dude", "Arrival", suit="spades", value=2), "A♣ 4♦ 6♥ 8♠")[0]
    t.stack("3♣ 4♦ 6♥ 8♠ 10♣", seat=1)
    t.start("gambling")
    t.run("react")
    before = t.rock()
    t.answer("react", arrival)
    assert t.hand_of() == [arrival] and card in t.discard_of() and station.booted
    assert t.rock() == before - 1 + station.production  # Upkeep has followed


@pytest.mark.parametrize(("stash", "cards"), [(1, 1), (5, 0)])
def test_gateway_station_needs_rock_and_a_card(stash: int, cards: int) -> None:
    t = Table(stash=stash)
    t.put("Gateway Station")
    t.hand(*[plain("action")] * cards)
    t.stack(plain("dude", "Arrival", suit="spades", value=2), "A♣ 4♦ 6♥ 8♠")
    t.stack("A♣ 2♦ 3♥ 4♠ 6♣", seat=1)
    t.start("gambling")
    t.run("noon")
    assert not any(card.title == "Arrival" for card in t.hand_of())


@pytest.mark.parametrize("what", ["dude", "goods"])
def test_harts_serves_an_opposing_card(what: str) -> None:
    t = Table()
    shop, ann = t.put("Hart's Tea Shoppe"), t.dude(at="town square", has=[plain("goods", "Mine")])
    bob = t.dude(seat=1, at="town square", has=[plain("goods", "Gun")])
    t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.use(shop)
    assert set(t.choices()) == {bob, bob.attachments[0]}
    target = bob if what == "dude" else bob.attachments[0]
    t.answer(target)
    assert target.booted and shop.booted


def test_the_bird_cage_steals_the_show() -> None:
    t = Table()
    cage, leader = t.put("Bird Cage Theater"), t.dude()
    star = t.dude(seat=1, at="town square", control=2)
    t.dude(seat=1, at="town square")
    t.use(t.hand(able("action", noon(), lambda use: use.modify(star, control=1))))
    t.pass_()
    assert star.control == 3
    t.use(cage)
    t.finish()
    assert star.control == 0 and cage.control == 2 and cage.production == 2
    assert leader.booted and not cage.booted
    t.game.expire("day")
    assert cage.control == 2 and cage.production == 2


def test_the_bird_cage_needs_a_star() -> None:
    t = Table()
    cage = t.put("Bird Cage Theater")
    t.dude(control=1), t.dude(seat=1, at="town square")
    assert not t.can_use(cage)


@pytest.mark.parametrize("at", ["home of 1", "town square"])
def test_the_courthouse_summons(at: str) -> None:
    t = Table(stash=2)
    court = t.put("Cochise County Courthouse")
    t.dude(bullets=4)
    bob = t.dude(seat=1, at=at, influence=2, has=[plain("goods", "Gun")])
    t.dude(seat=1, influence=3)
    t.use(court)
    t.run("choose")
    assert t.choices() == [bob]
    t.answer(bob)
    assert bob.in_town_square and bob.booted and bob.attachments[0].booted and t.rock() == 0


def test_the_courthouse_needs_four_bullets_and_may_be_left() -> None:
    t = Table(stash=2)
    court = t.put("Cochise County Courthouse")
    t.dude(bullets=3)
    bob = t.dude(seat=1, influence=0)
    t.use(court)
    t.finish()
    assert bob.at_home and t.rock() == 2
    t = Table(stash=2)
    court = t.put("Cochise County Courthouse")
    t.dude(bullets=4)
    bob = t.dude(seat=1, influence=0)
    t.use(court)
    t.run("choose")
    t.answer("pass")
    assert bob.at_home


def test_harts_tea_shoppe_serves_nobody_who_cannot_boot() -> None:
    t = Table()
    shop = t.put("Hart's Tea Shoppe")
    bob = t.dude(seat=1, at="town square")
    t.game.rules(1).forbid(Act.BOOT, bob, until=Until.DAY)
    t.shootout(t.dude(at="town square"), bob)
    assert not t.can_use(shop)
