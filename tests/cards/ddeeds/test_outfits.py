"""Dirty Deeds: outfits."""

from __future__ import annotations

from gomorra.cards.vocabulary import TOWN_SQUARE, noon, shootout
from gomorra.testing import Table, able, plain

HORSE = plain("goods", "Pony", keywords=("Horse",), cost=3)
WALK = able("deed", noon(), lambda use: use.move(use.game.dudes(use.seat)[0], TOWN_SQUARE), name="walk")


def test_the_first_horse_of_the_day_costs_one_less() -> None:
    t = Table("Morgan Stables", "Law Dogs")
    ann, amy = t.dude(), t.dude()
    first, second = t.hand(HORSE, HORSE)
    saddle = t.hand(plain("goods", cost=3))
    t.shop(saddle, ann)
    assert t.rock() == 17
    t.shop(first, ann)
    assert t.rock() == 15
    t.shop(second, amy)
    assert t.rock() == 12


def test_the_next_day_brings_a_new_first_horse() -> None:
    t = Table("Morgan Stables", "Law Dogs")
    ann, amy = t.dude(), t.dude()
    t.shop(t.hand(HORSE), ann)
    t.end_day()
    t.run("noon")
    t.stash(10)
    t.shop(t.hand(HORSE), amy)
    assert t.rock() == 8


def test_after_a_move_by_ability_stables_change_a_card_and_give_a_play() -> None:
    t = Table("Morgan Stables", "Law Dogs")
    ann = t.dude()
    old, new = t.hand(plain("action", "Old")), t.stack(plain("action", "New"))
    stables = t.game.outfit(0)
    walk, other = t.put(WALK), t.put(able("deed", noon(), lambda use: use.gain(1)))
    t.use(walk)
    t.answer("react", old)
    assert ann.in_town_square and stables.booted and t.hand_of() == [new]
    assert t.decision.seat == 0 and t.decision.kind == "play"
    assert t.offers("move") and t.offers("pass") and not t.offers("use")
    t.move(ann, other)
    assert t.decision.seat == 1


def test_the_play_may_be_passed() -> None:
    t = Table("Morgan Stables", "Law Dogs")
    t.dude()
    t.use(t.put(WALK))
    t.answer("react", "pass")
    assert t.decision.seat == 1


def test_plain_moves_and_other_players_moves_do_not_count() -> None:
    t = Table("Morgan Stables", "Law Dogs")
    ann, bob = t.dude(), t.dude(seat=1)
    t.move(ann, "town square")
    assert t.decision.kind == "play" and t.decision.seat == 1
    t.use(t.put(WALK, seat=1))
    assert bob.in_town_square and t.decision.kind == "play"


def test_in_a_shootout_the_extra_play_is_a_shootout_play() -> None:
    t = Table("Morgan Stables", "Law Dogs")
    ann, amy, bob = t.dude(at="town square"), t.dude(), t.dude(seat=1, at="town square")
    horn = able("goods", shootout(), lambda use: use.join(use.game.card(amy.id)), name="call")
    t.attach(horn, ann)
    t.stack(plain("action"))
    t.shootout(ann, bob)
    t.use(ann.attachments[0])
    t.answer("react")
    assert amy.in_posse and t.decision.seat == 0 and t.at("make plays")
    t.pass_()
    assert t.decision.seat == 1
