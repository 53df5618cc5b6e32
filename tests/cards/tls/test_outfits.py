"""The Light Shineth: outfits."""

from __future__ import annotations

import pytest

from gomorra.decks.starting_gang import starting_cost, violations
from gomorra.engine.board import hands
from gomorra.testing import CHEATIN, LEGAL, Table, deck_of, plain, rule


@rule("CR-TheSanatorium-a")
@pytest.mark.parametrize("way", ["influence", "Huckster"])
def test_the_sanatorium_treats_two_dudes(way: str) -> None:
    t = Table("The Sanatorium", plain("outfit"))
    witch, plain_jane = t.dude(at="town square", keywords=("Huckster 1",)), t.dude(at="town square")
    foe = t.dude(seat=1, at=t.deed(), bullets=2, value=6)
    far = t.dude(seat=1, at=t.deed(keywords=("Out of Town",)))
    t.use(t.game.outfit(t.seat(0)), "", witch)
    assert far not in t.choices() and witch not in t.choices()
    t.answer(foe, way)
    assert (witch.influence, witch.rating("Huckster")) == ((1, 1) if way == "influence" else (0, 2))
    assert (foe.bullets, foe.value) == (1, 5) and plain_jane.influence == 0
    t.end_day()
    assert (foe.bullets, foe.value, witch.influence, witch.rating("Huckster")) == (2, 6, 0, 1)


@rule("CR-TheSanatorium-a")
def test_the_sanatorium_makes_no_hucksters() -> None:
    t = Table("The Sanatorium", plain("outfit"))
    ann, bob = t.dude(), t.dude(seat=1, at="town square", keywords=("Huckster 1",))
    t.use(t.game.outfit(t.seat(0)))
    assert ann.influence == 1 and bob.value == 6 and t.decision.kind == "play"
    assert (ann.rating("Huckster"), bob.rating("Huckster")) == (t.dude().rating("Huckster"), 1)


def test_abrams_crusaders_arm_their_deputies() -> None:
    t = Table("Abram's Crusaders", plain("outfit"))
    sword, prayer = (
        plain("goods", "Sword", keywords=("Weapon", "Melee")),
        plain("spell", "Prayer", keywords=("Miracle",)),
    )
    deputy = t.dude(keywords=("Deputy", "Blessed 1"), has=[sword, prayer])
    layman, foe = t.dude(has=[sword]), t.dude(seat=1, keywords=("Deputy",), has=[sword, prayer])
    assert [(d.bullets, d.influence) for d in (deputy, layman, foe)] == [(1, 1), (0, 0), (0, 0)]
    t.use(t.game.outfit(t.seat(0)), "", layman)
    assert layman.has("Deputy") and layman.bullets == 1
    t.end_day()
    assert not layman.has("Deputy")


def test_den_of_thieves_starts_with_two_cheaper_grifters() -> None:
    grifters = [plain("dude", f"Grifter {n}", cost=2, keywords=("Grifter",)) for n in range(3)]
    deck = deck_of("Den of Thieves", grifters[:2])
    assert starting_cost(deck) == 2 and not list(violations(deck))
    assert list(violations(deck_of("Den of Thieves", grifters)))
    t = Table("Den of Thieves", plain("outfit"))
    mine, other, theirs = t.hand(grifters[0]), t.hand(plain("dude", cost=2)), t.hand(grifters[1], seat=1)
    assert (mine.cost, other.cost, theirs.cost) == (1, 2, 2)


def test_den_of_thieves_deals_from_the_sleeve() -> None:
    t = Table("Den of Thieves", plain("outfit"), stash=5)
    thief, ann = t.dude(keywords=("Grifter",)), t.dude(at="town square")
    t.shootout(ann, t.dude(seat=1, at="town square"))
    t.hands(LEGAL, LEGAL)
    t.run("react")
    t.answer("react")
    assert thief.bounty == 1 and t.rock() == 6 and t.rank(0) == 2 and t.game.outfit(t.seat(0)).booted
    assert hands.is_cheatin(t.game, t.seat(0)) and not hands.is_cheatin(t.game, t.seat(1))


def test_den_of_thieves_cheats_for_one_round() -> None:
    t = Table("Den of Thieves", plain("outfit"))
    t.dude(keywords=("Grifter",))
    ann, friend = t.dude(at="town square"), t.dude(at="town square")
    foes = [t.dude(seat=1, at="town square") for _ in range(4)]
    t.shootout(ann, foes[0], friend, *foes[1:])
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", LEGAL)
    t.run("react")
    t.answer("react")
    assert t.rank(0) == 3
    t.run("casualty")
    t.next_round()
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    assert t.rank(0) == 1 and hands.is_legal(t.game, t.seat(0))


def test_den_of_thieves_needs_a_grifter() -> None:
    t = Table("Den of Thieves", plain("outfit"))
    t.dude(seat=1, keywords=("Grifter",))
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands(LEGAL, CHEATIN)
    t.run("resolution")
    assert t.decision.kind == "play"
