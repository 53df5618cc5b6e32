"""Out for Blood: outfits."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, Until
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, plain, rule

MIRACLE = plain("spell", "Psalm", keywords=("Miracle",))
GADGET = plain("goods", "Gizmo", keywords=("Gadget 5",), cost=2)


def home(t: Table) -> Card:
    return t.game.outfit(t.seat(0))


def test_the_house_sends_a_believer_to_the_square() -> None:
    t = Table("House of Many Faiths", "Law Dogs")
    ann = t.dude(booted=True, keywords=("Blessed 1",), has=[MIRACLE], influence=1)
    t.dude()
    card, old = t.hand(plain("action", "Kept")), t.discard(plain("action", "Old"))
    before = len(t.deck_of())
    t.use(home(t))
    assert ann.in_town_square and not ann.booted and ann.influence == 2
    assert len(t.deck_of()) == before + 2 and not t.hand_of() and not t.discard_of()
    assert home(t).booted and card.title and old.title


@pytest.mark.parametrize(("hand", "discard"), [(0, 1), (1, 0)])
def test_the_house_needs_a_card_of_either_pile(hand: int, discard: int) -> None:
    t = Table("House of Many Faiths", "Law Dogs")
    t.dude(keywords=("Blessed 1",), has=[MIRACLE])
    t.hand(*[plain("action")] * hand)
    t.discard(*[plain("action")] * discard)
    assert not t.can_use(home(t))


TOTEM = plain("spell", "Pole", keywords=("Spirit", "Totem"), cost=1)


@rule("CR-OfficeofAncestralAffairs-a")
def test_the_office_raises_a_deed_and_plants_a_totem_unopposed() -> None:
    t = Table("Office of Ancestral Affairs", "Law Dogs", stash=5)
    leader = t.dude(bullets=3)
    place = t.deed(seat=1, control=1)
    t.deed(seat=1, control=2)
    totem = t.discard(TOTEM)
    t.use(home(t))
    t.run("choose")
    t.answer(totem)
    assert place.control == 2 and totem.host is place and t.rock() == 4
    assert leader.booted and not home(t).booted


@pytest.mark.parametrize(("bullets", "opposed"), [(2, False), (3, True)])
def test_the_office_needs_bullets_and_peace(bullets: int, opposed: bool) -> None:
    t = Table("Office of Ancestral Affairs", "Law Dogs", stash=5)
    t.dude(bullets=bullets)
    place = t.deed(seat=1, control=1)
    totem = t.discard(TOTEM)
    if opposed:
        bob = t.dude(seat=1, at=place)
        t.use(home(t))
        t.run("join")
        t.answer(bob)
        t.hands("K♣ K♦ K♥ 4♠ 9♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    else:
        t.use(home(t))
    t.finish()
    assert place.control == (2 if opposed else 1) and totem.host is None


def test_the_railroad_makes_the_first_mystical_card_cheaper() -> None:
    t = Table("Bayou Vermilion Railroad", "Law Dogs", stash=9)
    ann, bea = t.dude(), t.dude()
    idol = plain("goods", "Idol", keywords=("Mystical",), cost=3)
    first, second = t.hand(idol, idol)
    assert first.cost == second.cost == 2
    t.shop(first, ann)
    assert t.rock() == 7 and second.cost == 3
    t.pass_()
    t.shop(second, bea)
    assert t.rock() == 4


@pytest.mark.parametrize("drains", [True, False])
def test_the_railroad_drains_a_deed(drains: bool) -> None:
    t = Table("Bayou Vermilion Railroad", "Law Dogs", stash=0)
    place = t.deed(seat=1, control=2, production=3)
    idol = plain("goods", "Idol", keywords=("Mystical",))
    t.dude(has=[idol])
    ann = t.dude(at=place, has=[idol])
    t.use(home(t), "", drains)
    assert t.rock() == 1 and ann.attachments[0].booted and not ann.booted
    assert (place.control, place.production) == ((0, 0) if drains else (2, 3))
    t.dude(seat=1, influence=9)
    t.end_day()
    t.run("noon")
    assert place.control == 2


@pytest.mark.parametrize(("keywords", "offered"), [(("Gadget 1", "Weapon"), True), (("Gadget 1",), False)])
def test_fort_51_charges_for_new_weapons(keywords: tuple[str, ...], offered: bool) -> None:
    t = Table("Fort 51", "Law Dogs")
    maker = t.dude(keywords=("Mad Scientist 5",))
    gun = t.hand(plain("goods", "Gun", keywords=keywords, cost=2))
    weak, strong = t.dude(seat=1, influence=1), t.dude(seat=1, influence=2)
    t.stack("9♣")
    t.invent(gun, maker)
    assert (t.decision.kind == "react") is offered
    if offered:
        t.answer("react")
        assert weak.bounty == 1 and not strong.wanted


def test_fort_51_charges_for_gadget_dudes() -> None:
    t = Table("Fort 51", "Law Dogs")
    maker = t.dude(keywords=("Mad Scientist 5",))
    robot = t.hand(plain("dude", "Robot", keywords=("Gadget 1",), cost=2))
    weak = t.dude(seat=1, influence=1)
    t.stack("9♣")
    t.invent(robot, maker, "react")
    assert weak.bounty == 1


@pytest.mark.parametrize("discards", [True, False])
def test_fort_51_settles_a_bounty(discards: bool) -> None:
    t = Table("Fort 51", "Law Dogs", stash=0)
    t.dude(has=[GADGET])
    ann = t.dude(at="town square", has=[GADGET])
    bob = t.dude(seat=1, bounty=2)
    card = t.hand(plain("action"))
    t.use(home(t), "", card if discards else "pass")
    assert ann.attachments[0].booted and bob.bounty == 1 and t.rock() == 1
    assert t.discard_of() == ([card] if discards else [])


@pytest.mark.parametrize(("influence", "control"), [(2, 1), (0, 0)])
def test_the_trade_show_draws_a_crowd(influence: int, control: int) -> None:
    t = Table("Smith & Robards Trade Show", "Law Dogs")
    place = t.deed(seat=1)
    ann = t.dude(at=place, has=[GADGET], influence=influence)
    card = t.hand(plain("action"))
    t.use(home(t))
    gizmo = ann.attachments[0]
    assert gizmo.booted and t.discard_of() == [card] and len(t.hand_of()) == 1
    assert gizmo.control == control
    t.game.expire("day")
    assert gizmo.control == 0


def test_the_trade_show_has_no_point_at_your_own_deed() -> None:
    t = Table("Smith & Robards Trade Show", "Law Dogs")
    ann = t.dude(at=t.deed(), has=[GADGET], influence=1)
    t.use(home(t))
    assert ann.attachments[0].control == 0


@pytest.mark.parametrize(("bounty", "after"), [(0, 2), (3, 4), (5, 5)])
def test_the_alliance_makes_a_rebel(bounty: int, after: int) -> None:
    t = Table("Jonah's Alliance", "Law Dogs")
    place = t.deed(seat=1)
    ann = t.dude(at=place, bullets=3, influence=0, bounty=bounty)
    t.dude(seat=1, at=place, influence=2)
    t.dude()
    assert place.controller == t.seat(1)
    t.use(home(t))
    assert ann.booted and ann.is_stud and ann.bounty == after and place.controller == t.seat(0)
    t.game.expire("day")
    assert place.controller == t.seat(1)


def test_the_alliance_hexes_an_attachment() -> None:
    t = Table("Jonah's Alliance", "Law Dogs")
    charm = plain("spell", "Charm", keywords=("Hex",))
    t.dude(keywords=("Huckster 1",), has=[charm], at="home")
    witch = t.game.dudes(t.seat(0))[0]
    ann = t.dude(at="town square")
    bob = t.dude(seat=1, at="town square", has=[plain("goods", "Gun", bullets=2)], bullets=1)
    assert bob.bullets == 3
    t.use(home(t), "", witch.attachments[0])
    assert witch.attachments[0].booted and bob.bullets == 1 and ann.booted
    assert t.game.is_blank(bob.attachments[0], "abilities") and t.game.is_blank(bob.attachments[0], "traits")


def test_the_alliance_does_not_rise_at_a_home() -> None:
    t = Table("Jonah's Alliance", "Law Dogs")
    t.dude(), t.dude(at="home of 1")
    assert not t.can_use(home(t))


def test_fort_51_settles_with_somebody_whose_bounty_can_fall() -> None:
    t = Table("Fort 51", "Law Dogs")
    t.put("Sloane", seat=1, at="town square", bounty=1)
    t.dude(at="town square", has=[plain("goods", "Ray", keywords=("Gadget",))])
    assert not t.can_use(home(t), "settle")
    bob = t.dude(seat=1, bounty=1)
    t.use(home(t), "settle")
    assert bob.bounty == 0


def test_jonahs_alliance_offers_no_hex_that_cannot_boot() -> None:
    t = Table("Jonah's Alliance", "Law Dogs")
    rebel = t.dude(at="town square", has=[plain("spell", "Jinx", keywords=("Hex",))])
    t.game.rules(0).forbid(Act.BOOT, rebel.attachments[0], until=Until.DAY)
    t.use(home(t))
    assert t.decision.kind == "play" and rebel.booted
