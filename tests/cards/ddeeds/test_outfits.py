"""Dirty Deeds: outfits."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import TOWN_SQUARE, noon, shootout
from gomorra.testing import LEGAL, Table, able, plain

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


def test_worldly_desires_improve_the_hand_of_the_poorest() -> None:
    t = Table("108 Worldly Desires", plain("outfit"))
    t.stash(3)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    hand = t.stack("K♣ 4♦ 6♥ 8♠ 10♣ K♦")
    t.stack(LEGAL, seat=1)
    t.run("react")
    t.answer("react", hand[1])
    assert t.decision.kind != "react", "once a hand"
    t.run("resolution")
    assert t.rank(0) == 2 and hand[1] in t.discard_of() and not t.game.outfit(0).booted


def test_worldly_desires_work_in_every_hand_lowball_included() -> None:
    t = Table("108 Worldly Desires", plain("outfit"), stash=3)
    t.stash(9, seat=1)
    hand = t.stack("K♣ 4♦ 6♥ 8♠ 10♣ A♦")
    t.stack("Q♣ 4♦ 6♥ 8♠ 10♣", seat=1)
    t.start("gambling")
    t.answer("react", hand[0])
    assert t.game.state.winner == 0


def test_worldly_desires_are_for_the_poorest_only() -> None:
    t = Table("108 Worldly Desires", plain("outfit"))
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    assert t.decision.kind == "play"


TOTEM = plain("spell", "Pole", keywords=("Spirit", "Totem"))


def test_beyond_the_veil_blesses_dudes_at_totems() -> None:
    t = Table("Beyond the Veil", plain("outfit"))
    deed = t.deed(seat=1)
    t.attach(TOTEM, deed)
    t.attach(TOTEM, t.game.outfit(0))
    mine, home, foe = t.dude(at=deed), t.dude(), t.dude(seat=1, at=deed)
    assert [card.influence for card in (mine, home, foe)] == [1, 0, 0]


@pytest.mark.parametrize("owner", [0, 1])
def test_beyond_the_veil_walks_to_a_totem_you_control(owner: int) -> None:
    t = Table("Beyond the Veil", plain("outfit"))
    deed, foreign = t.deed(), t.deed(seat=1)
    totem, theirs = t.attach(TOTEM, deed, seat=owner), t.attach(TOTEM, foreign)
    ann = t.dude(at="town square", booted=True)
    t.use(t.game.outfit(0))
    assert totem.booted and ann.place == deed.id and ann.booted and not theirs.booted
