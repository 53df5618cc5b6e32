"""Blood Moon Rising: actions."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, ActName, always, cannot
from gomorra.engine.fights import lumps
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain


def test_burn_em_out_costs_bounty_and_a_card() -> None:
    t = Table()
    leader, friend = t.dude(), t.dude()
    cards = t.hand(plain("action", "One"), plain("action", "Two"), seat=1)
    t.use(t.hand("Burn 'Em Out"), "", leader)
    t.form(friend)
    t.answer(cards[1])
    assert t.boot_hill_of(1) == [cards[1]] and t.hand_of(1) == [cards[0]]
    assert leader.bounty == 1 and friend.bounty == 1 and t.rock() == 19
    assert all(t.game.state.known[card.id] & 1 for card in cards)


def test_shiny_things_dazzle_a_dude() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", value=5)
    t.use(t.hand("Shiny Things"))
    assert bob.booted and bob.influence == 2 and bob.value == 12
    t.turn_of(0)
    assert not t.offers("callout") and ann.in_play
    t.end_day()
    assert bob.influence == 0 and bob.value == 5


@pytest.mark.parametrize("side", ["mark", "leader"])
def test_we_got_a_beef_brings_somebody_else(side: str) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    amy, ben = t.dude(at=t.deed()), t.dude(seat=1, at=t.deed(seat=1))
    t.hand("We Got A Beef!")
    t.callout(ann, bob, "accept", "react", bob if side == "mark" else ann)
    old, new = (bob, ben) if side == "mark" else (ann, amy)
    t.form()
    fight = t.game.shootout
    assert fight is not None and new.in_posse and new.in_town_square and not old.in_posse
    assert old.location.is_deed and not old.booted and fight.location == 0


def test_we_got_no_beef_with_the_booted() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", booted=True)
    t.dude(at=t.deed())
    t.hand("We Got A Beef!")
    t.callout(ann, bob)
    assert t.decision.kind != "react"


def test_we_got_a_beef_needs_a_neighbour_of_the_same_player() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.dude(at="town square")
    t.hand("We Got A Beef!")
    t.callout(ann, bob, "accept")
    assert t.decision.kind != "react"


@pytest.mark.parametrize(("code", "influence", "combo"), [
    ("18037", 1, True), ("18037", 2, False), ("24232", 1, False), ("24232", 0, True),
])  # fmt: skip
def test_the_great_sage_ascends(code: str, influence: int, combo: bool) -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=("Kung Fu 1",), value=8)
    bob = t.dude(seat=1, at="town square", influence=influence)
    t.hand("Two Hundred Fifty Rounds")
    t.shootout(monk, bob)
    t.stack("2♠")
    t.use(t.hand(code))
    assert monk.influence == 1 and monk.has("Harrowed") and (t.decision.kind == "combo") is combo


@pytest.mark.parametrize("code", ["18038", "24237"])
@pytest.mark.parametrize("mine", [True, False])
def test_two_hundred_fifty_rounds_spare_a_casualty(code: str, mine: bool) -> None:
    t = Table()
    deed = t.deed(seat=0 if mine else 1)
    monk, bob = t.dude(at=deed, keywords=("Kung Fu 1",), value=8), t.dude(seat=1, at=deed)
    t.hand("Great Sage Matching Heaven")
    t.shootout(monk, bob)
    t.stack("2♠")
    t.use(t.hand(code))
    fight = t.game.shootout
    assert fight is not None and (t.decision.kind == "combo") is mine
    fight.lost_by, fight.round_winner = 2, 1
    assert lumps.casualties(t.game, fight, 0) == 1


DEED = plain("deed", "Shop", cost=6, production=2)


@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_moving_forward_builds_in_the_middle_of_a_fight(pile: str) -> None:
    t = Table(stash=1)
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=(LEGAL, CHEATIN))
    (t.stack if pile == "deck" else t.discard)(DEED)
    t.discard(plain("deed", "Mine", cost=1, keywords=("Out of Town",)))
    t.use(t.hand("Moving Forward"), "", lambda option: option.payload[0] == "card", "end right")
    shop = t.game.card(t.game.state.players[0].street[-1])
    assert shop.title == "Shop" and t.rock() == 0


@pytest.mark.parametrize("pays", [True, False])
def test_moving_forward_in_lowball_costs_the_production(pays: bool) -> None:
    t = Table(stash=5)
    t.stack(LEGAL)
    t.stack(CHEATIN, seat=1)
    forward, shop = t.hand("Moving Forward"), t.discard(DEED)
    t.start("gambling")
    t.use(forward, "", shop, "end right")
    assert shop.in_play and t.rock() == 3
    t.answer(pays)
    assert shop.in_play is pays


@pytest.mark.parametrize("way", ["boot", "discard"])
@pytest.mark.parametrize("deputy", [True, False])
def test_the_law_goes_underground(way: str, deputy: bool) -> None:
    t = Table()
    hero = t.dude(at="town square", stud=True, keywords=("Deputy",) if deputy else ())
    ann, bob, ben = (
        t.dude(at="town square"),
        t.dude(seat=1, at="town square"),
        t.dude(seat=1, at="town square"),
    )
    t.showdown(hero, bob, ann, ben, hands=(LEGAL + " A♥ Q♦", LEGAL + " A♥"))
    fight = t.game.shootout
    assert fight is not None
    shooter = t.game.card(fight.shooters[1])
    t.use(t.hand("The Law Goes Underground"), "", way)
    assert hero.in_play is (way == "boot") and ann.at_home and ann.booted
    assert shooter.at_home is deputy and t.game.shootout is None


@pytest.mark.parametrize("act", [Act.BOOT, Act.DISCARD])
def test_the_law_does_to_its_stud_what_can_be_done(act: ActName) -> None:
    t = Table()
    stud = able("dude", always(cannot(act)), lambda holder, card, use, other: True, stud=True)
    hero, bob = t.put(stud, at="town square"), t.dude(seat=1, at="town square")
    t.showdown(hero, bob, hands=(LEGAL + " A♥", LEGAL + " A♥"))
    t.use(t.hand("The Law Goes Underground"))
    assert hero.in_play is (act == Act.DISCARD)


def test_the_law_needs_a_stud_to_whom_it_can_be_done() -> None:
    t = Table()
    stud = able("dude", always(cannot(Act.DISCARD)), lambda holder, card, use, other: True, stud=True)
    hero, bob = t.put(stud, at="town square", booted=True), t.dude(seat=1, at="town square")
    t.showdown(bob, hero, hands=(LEGAL + " A♥", LEGAL + " A♥"))
    assert not t.can_use(t.hand("The Law Goes Underground"))


def test_nobody_burns_the_house_of_somebody_who_gave_up() -> None:
    t = Table(seats=3)
    t.dude()
    t.game.concede(t.seat(2))
    with t.noting() as noted:
        t.use(t.hand("Burn 'Em Out"))
    assert t.game.outfit(t.seat(2)) not in [card for cards in noted for card in cards]
