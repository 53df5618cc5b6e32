"""Welcome to Deadwood: deeds."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, always, cannot
from gomorra.testing import Table, able, plain


def test_the_livery_wants_a_horse() -> None:
    t = Table()
    livery = t.put("Carmichael's Livery")
    t.dude(has=[plain("goods", "Horse", keywords=["Horse"])])
    assert livery.control == 1 and livery.production == 2
    t.dude(seat=1, at=livery, has=[plain("goods", "Horse", keywords=["Horse"])])
    assert livery.control == 2 and livery.production == 3


def test_a_land_purchase_is_built_upon() -> None:
    t = Table(stash=2)
    land, leader = t.put("Land Purchase"), t.dude()
    house = t.discard(plain("deed", "House", cost=5))
    dear = t.discard(plain("deed", "Palace", cost=9))
    t.use(land)
    t.run("choose")
    t.answer(house)
    t.finish()
    assert land in t.discard_of() and house.in_play and not dear.in_play and t.rock() == 0
    assert leader.at_home and leader.booted


def test_land_may_be_bought_anew() -> None:
    t = Table(stash=2)
    land = t.put("Land Purchase")
    t.dude()
    house = t.discard(plain("deed", "House", cost=5))
    t.discard(plain("deed", "Palace", cost=9))
    t.use(land)
    t.run("choose")
    assert set(t.choices()) == {house, land}, "it lies in the discard pile by now"
    t.answer(land, "left")
    assert land.in_play and not land.booted and t.rock() == 2


@pytest.mark.parametrize("cost", [5, 9])
def test_anothers_land_is_kept_without_anything_to_build(cost: int) -> None:
    t = Table(stash=2)
    land = t.put("Land Purchase", seat=1)
    t.dude(at=land, influence=1)
    house = t.discard(plain("deed", "House", cost=cost))
    t.use(land, seat=0)
    t.finish()
    assert (land.in_play, house.in_play) == (cost == 9, cost == 5)
    assert (land in t.discard_of(1)) is (cost == 5)


def test_the_shoppe_barters() -> None:
    t = Table()
    shoppe = t.put("Heath's Curiosity Shoppe")
    one, _ = t.hand(plain("action", suit="clubs", value=4), plain("goods", suit="hearts", value=9))
    good, twin = t.discard(plain("action", suit="clubs", value=9), plain("goods", suit="hearts", value=4))
    wrong = t.discard(plain("action", suit="clubs", value=4))
    t.use(shoppe, "", one)
    assert {card.id for card in t.choices()} == {good.id, twin.id}
    t.answer(good)
    assert t.hand_of() == [good] and wrong in t.discard_of() and shoppe.booted


def test_jokers_have_nothing_to_match_at_the_shoppe() -> None:
    t = Table()
    shoppe = t.put("Heath's Curiosity Shoppe")
    jokers = t.hand("Joker (red)", "Joker (black)")
    t.use(shoppe, "", jokers[0])
    assert not t.hand_of() and t.discard_of() == [*jokers] and t.decision.kind == "play"


@pytest.mark.parametrize("here", [True, False])
def test_the_gem_distracts_everybody_there(here: bool) -> None:
    t = Table()
    gem = t.put("The Gem Theater")
    place = gem if here else "town square"
    ann, bob = t.dude(at=place, stud=True), t.dude(seat=1, at=place, stud=True)
    t.shootout(ann, bob)
    t.use(gem)
    assert ann.is_stud is not here and bob.is_stud is not here and gem.booted


@pytest.mark.parametrize("seat", [0, 1])
def test_baird_profits_from_building(seat: int) -> None:
    t = Table(stash=5)
    t.put("Baird's Debt Collections")
    house = t.hand(plain("deed", "House", cost=0), seat=seat)
    t.shop(house, "right")
    assert t.rock(0) == 6 and t.rock(1) == 5


def test_baird_forecloses() -> None:
    t = Table()
    baird, house = t.put("Baird's Debt Collections"), t.deed(seat=1)
    assert not t.can_use(baird)
    spare = t.hand(plain("action"))
    t.use(baird, "")
    assert house.booted and spare in t.discard_of() and baird.booted


def test_the_club_sponsors_talent() -> None:
    t = Table()
    club, both = t.put("Cheyenne Club"), t.dude(keywords=["Huckster 1", "Blessed 0"])
    t.dude(seat=1, influence=3)
    t.use(club)
    assert both.rating("Huckster") == 2 and both.rating("Blessed") == 1
    t.end_day()
    assert both.rating("Huckster") == 1


@pytest.mark.parametrize("booted", [True, False])
def test_number_ten_serves(booted: bool) -> None:
    t = Table(stash=1)
    saloon = t.put("Nuttal & Mann's No. 10 Saloon")
    guest = t.dude(seat=1, at=saloon, booted=booted, influence=0)
    t.use(saloon)
    assert guest.booted is not booted and t.rock() == 0 and saloon.booted


def test_number_ten_serves_in_a_fight() -> None:
    t = Table()
    saloon = t.put("Nuttal & Mann's No. 10 Saloon")
    ann, bob = t.dude(at=saloon, influence=1), t.dude(seat=1, at=saloon)
    t.shootout(ann, bob)
    t.use(saloon, "", bob)
    assert bob.booted


def test_bidders_make_the_auction() -> None:
    t = Table(seats=3)
    house = t.put("Winner's Circle Auction House")
    assert house.control == 1
    for seat in (0, 0, 2):
        t.dude(seat=seat, at=house)
    assert house.control == 3


STUBBORN = able("dude", always(cannot(Act.BOOT)), lambda holder, card, use, other: True, title="Stubborn")


def test_baird_boots_no_deed_that_cannot_be_booted() -> None:
    t = Table()
    office = t.put("Baird's Debt Collections")
    t.hand(plain("action"))
    t.put(able("deed", always(cannot(Act.BOOT)), lambda holder, card, use, other: True))
    assert not t.can_use(office)


def test_number_ten_serves_nobody_who_cannot_be_booted() -> None:
    t = Table()
    saloon = t.put("Nuttal & Mann's No. 10 Saloon")
    t.put(STUBBORN, at=saloon)
    assert not t.can_use(saloon)
    t.put(STUBBORN, at=saloon, booted=True)
    assert t.can_use(saloon)


def test_who_gave_up_does_not_bid() -> None:
    t = Table(seats=3)
    house = t.put("Winner's Circle Auction House")
    t.dude(at=house, influence=1)
    t.dude(seat=2, at=house)
    assert house.control == 3
    t.game.concede(t.seat(2))
    assert house.control == 2
