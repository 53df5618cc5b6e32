"""Rulebook 7.2.3: planting Totems."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Spell, noon, shootout
from gomorra.engine.events import Cast
from gomorra.testing import Table, able, either_leads, plain, rule

WORDS = ["Spirit", "Totem"]


def totem(**declared):
    return able("spell", noon(spell=6, **declared), lambda use: use.gain(2), keywords=WORDS)


@rule("RB-7.2.3-a", "RB-7.2.3-b", "RB-7.2.3-c")
def test_a_totem_goes_on_a_location_of_yours_with_an_unbooted_shaman() -> None:
    t = Table()
    card = t.hand(totem())
    mine, lost, tired, theirs = t.deed(), t.deed(), t.deed(), t.deed(seat=1)
    t.dude(seat=1, influence=1, at=lost)
    for place in (mine, lost, theirs, "town square"):
        t.dude(keywords=["Shaman 1"], at=place)
    t.dude(keywords=["Shaman 1"], at=tired, booted=True)
    t.dude(keywords=["Huckster 1"])
    assert t.offers("shop") == [("shop", card.id, mine.id)]
    assert t.why_not("shop", card, tired).rule == "RB-7.2.3-c"
    assert t.why_not("shop", card, theirs).rule == "RB-7.2.3-b"
    t.shop(card, mine)
    assert card.host == mine
    assert card.place == mine.id


@rule("RB-7.2.3-a", "RB-7.2.3-b")
def test_a_totem_goes_on_the_own_home_and_on_a_deed_that_was_taken() -> None:
    t = Table()
    card = t.hand(totem())
    theirs, home = t.deed(seat=1), t.game.outfit(t.seat(0))
    t.dude(keywords=["Shaman 1"])
    t.dude(keywords=["Shaman 1"], at=theirs, influence=1)
    t.dude(keywords=["Shaman 1"], at="home of 1")
    assert theirs.controller == t.seat(0)
    assert set(t.offers("shop")) == {("shop", card.id, home.id), ("shop", card.id, theirs.id)}


@rule("RB-7.2.3-c")
def test_another_players_shaman_plants_no_totem() -> None:
    t = Table()
    card, mine = t.hand(totem()), t.deed()
    t.dude(at=mine)
    guest = t.dude(seat=1, keywords=["Shaman 3"], at=mine)
    assert t.offers("shop") == []
    assert t.why_not("shop", card, mine).rule == "RB-7.2.3-c"
    guest.body.controller = t.seat(0)
    t.game.index.forget()
    t.turn_of(0)
    assert t.offers("shop") == [("shop", card.id, mine.id)]


@rule("RB-7.2.3-d")
def test_a_totem_may_restrict_its_place_further() -> None:
    class DeedTotem(Spell):
        def can_attach_to(self, host):
            return host.is_deed

    t = Table()
    card = t.hand(plain("spell", behaviour=DeedTotem, keywords=WORDS))
    t.dude(keywords=["Shaman 1"])
    assert t.offers("shop") == []
    assert t.why_not("shop", card, t.game.outfit(t.seat(0))).rule == "RB-7.2.3-d"
    deed = t.deed()
    t.dude(keywords=["Shaman 1"], at=deed)
    assert t.offers("shop") == [("shop", card.id, deed.id)]


@rule("RB-7.2.3-e", "RB-7.2.3-f")
def test_any_shaman_there_may_use_it() -> None:
    t = Table()
    place = t.deed()
    card = t.attach(totem(), place)
    visitor = t.dude(seat=1, keywords=["Shaman 3"], at="town square")
    for away in ("home", "town square"):
        t.dude(keywords=["Shaman 3"], at=away)
    assert not t.can_use(card, seat=0)
    assert not t.can_use(card, seat=1)
    t.turn_of(1)
    t.move(visitor, place)
    assert not t.can_use(card, seat=0)
    t.stack("3♣", seat=1)
    t.use(card, seat=1)
    assert t.rock(1) == 22


@rule("RB-7.2.3-g")
def test_it_is_used_like_a_spirit_of_that_shaman() -> None:
    t = Table()
    card = t.attach(totem(boot=True), t.game.outfit(t.seat(0)))
    shaman = t.dude(keywords=["Shaman 3"])
    t.stack("3♣")
    t.use(card)
    assert card.booted
    assert not shaman.booted
    assert [(event.dude, event.success) for event in t.events(Cast)] == [(shaman.id, True)]
    t.pass_()
    assert not t.can_use(card, seat=0)


@rule("RB-7.2.3-g")
@pytest.mark.parametrize(("user", "works"), [(0, False), (1, True)])
def test_of_two_shamans_the_one_who_uses_it_makes_the_test_once_a_day(user: int, works: bool) -> None:
    t = Table()
    card = t.attach(totem(), t.game.outfit(t.seat(0)))
    shamans = [t.dude(keywords=[f"Shaman {rating}"]) for rating in (0, 3)]
    t.stack("3♣")
    t.use(card, "", shamans[user])
    assert [(event.dude, event.success) for event in t.events(Cast)] == [(shamans[user].id, works)]
    t.pass_()
    assert not card.booted and not t.can_use(card, seat=0)


@rule("RB-7.2.3-g")
@pytest.mark.parametrize("joins", [True, False])
@either_leads
def test_in_a_shootout_only_a_shaman_of_the_posse_uses_it(joins: bool) -> None:
    t = Table()
    place = t.deed()
    pole = able("spell", shootout(spell=6), lambda use: use.gain(2), keywords=WORDS)
    card = t.attach(pole, place)
    ann, shaman, foe = t.dude(at=place), t.dude(at=place, keywords=["Shaman 3"]), t.dude(seat=1, at=place)
    t.shootout(ann, foe, *([shaman] if joins else []))
    assert t.can_use(card) is joins
