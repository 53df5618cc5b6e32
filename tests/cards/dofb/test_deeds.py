"""Debt of Blood: deeds."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Stat, Until, Use, happens, trait
from gomorra.testing import Table, able, plain, rule

LOW, PAIR = "2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣"
CHEATING = "K♣ K♣ 3♥ 4♠ 9♣"


def test_the_farm_is_worth_more_with_somebody_awake() -> None:
    t = Table()
    farm = t.put("Smith Family Farm")
    assert farm.control == 0
    hand = t.dude(at=farm, booted=True)
    assert farm.control == 0 and not t.can_use(farm)
    other = t.dude(seat=1, at=farm)
    assert farm.control == 1 and not hand.in_town and not other.booted


def test_work_on_the_farm() -> None:
    t = Table(stash=0)
    farm = t.put("Smith Family Farm")
    hand = t.dude(at=farm)
    t.use(farm)
    assert hand.booted and not farm.booted and t.rock() == 2 and len(t.hand_of()) == 1


@pytest.mark.parametrize(("word", "bullets"), [("+1", 3), ("-1", 1)])
def test_the_stables_help_or_hinder_riders(word: str, bullets: int) -> None:
    t = Table()
    stables = t.put("Livery Stables")
    rider = t.dude(at="town square", bullets=2, has=[plain("goods", "Horse", keywords=["Horse"])])
    bob = t.dude(seat=1, at="town square", bullets=2)
    t.shootout(rider, bob)
    t.use(stables, "", word)
    assert rider.bullets == bullets and bob.bullets == 2 and stables.booted


def test_the_worms_take_the_whole_hand() -> None:
    t = Table(stash=0)
    canyon = t.put("Worm Canyon")
    t.hand(plain("action"), plain("action"), plain("action"))
    t.use(canyon)
    assert t.rock() == 3 and not t.hand_of() and canyon.booted


@pytest.mark.parametrize(("word", "bounty"), [("+1", 2), ("-1", 0)])
def test_the_dispatch_office_watches_trespassers(word: str, bounty: int) -> None:
    t = Table()
    office = t.put("Dispatch Office")
    deed = t.deed(seat=1, keywords=["Private"])
    ann, bob = t.dude(at=deed), t.dude(seat=1, at=deed)
    t.callout(ann, bob)
    t.answer("accept")
    t.run("react")
    t.answer("react", word)
    t.run("play")
    assert ann.bounty == bounty and bob.bounty == 0 and office.booted


@pytest.mark.parametrize(("word", "rock", "cards"), [("draw a card", 0, 1), ("gain 1 ghost rock", 1, 0)])
def test_the_cantina_profits_from_a_cheater(word: str, rock: int, cards: int) -> None:
    t = Table(stash=0)
    cantina = t.put("Carson's Cantina")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.hands(LOW, CHEATING)
    t.run("react")
    t.answer("react", word)
    assert t.rock() == rock and len(t.hand_of()) == cards and cantina.booted


@pytest.mark.parametrize(("pull", "works"), [("9♠", True), ("10♠", False)])
def test_the_garden_watches_kung_fu_tests_of_any_kind(pull: str, works: bool) -> None:
    t = Table()
    garden, deed = t.put("Tai Chi Chuan Garden"), t.deed()
    t.dude(keywords=["Kung Fu 1"], value=9)
    t.stack(pull)
    t.use(t.hand("Plague of Grasshoppers"), "", deed)
    assert (t.decision.kind == "react") is works
    if works:
        t.answer("react")
    assert garden.booted is works


@pytest.mark.parametrize("cheat", [0, 1])
def test_the_cantina_knows_who_opposes_an_ally(cheat: int) -> None:
    t = Table(seats=3)
    cantina = t.put("Carson's Cantina", seat=2)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    friend = t.dude(seat=2, at="town square")
    t.callout(ann, bob, "accept")
    t.answer(("invite", 2), friend)
    t.form()
    t.hands(*([CHEATING, LOW] if cheat == 0 else [LOW, CHEATING]))
    t.run("resolution" if cheat == 0 else "react")
    assert (t.decision.kind == "react" and t.decision.seat == 2) is (cheat == 1) and not cantina.booted


@rule("CG-Shootout4a-b")
def test_the_cantina_looks_at_the_hand_as_it_was_revealed() -> None:
    t = Table()
    t.put("Carson's Cantina")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")

    def whitewash(use: Use) -> None:
        use.for_player(use.seat, Stat.LEGAL_HAND, until=Until.ROUND)

    t.put(able("deed", trait("after", happens.Revealed), whitewash), 1)
    t.shootout(ann, bob)
    t.hands(LOW, CHEATING)
    t.run("react")
    assert t.is_legal(1) and t.decision.seat == 0


def test_the_cantina_does_not_care_for_its_owners_cheating() -> None:
    t = Table()
    cantina = t.put("Carson's Cantina")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.hands(CHEATING, LOW)
    t.run("resolution")
    t.finish()
    assert not cantina.booted


def test_the_crossing_is_next_to_all_holy_ground() -> None:
    t = Table()
    crossing = t.put("The Veiled Crossing")
    t.deed()
    church = t.deed(seat=1, keywords=["Holy Ground"])
    store = t.deed(seat=1)
    mine = t.deed(keywords=["Holy Ground", "Out of Town"])
    assert crossing.adjacent_to(church) and church.adjacent_to(crossing) and crossing.adjacent_to(mine)
    assert not crossing.adjacent_to(store)


@pytest.mark.parametrize(("pull", "works"), [("9♠", True), ("2♠", False)])
def test_the_garden_rewards_a_pull_that_succeeds(pull: str, works: bool) -> None:
    t = Table()
    garden = t.put("Tai Chi Chuan Garden")
    huckster, bob = t.dude(at="town square", keywords=["Huckster 1"]), t.dude(seat=1, at="town square")
    windage = t.attach("Kentucky Windage", huckster)
    spare = t.hand(plain("action", "Spare"))
    t.shootout(huckster, bob)
    t.stack(pull)
    t.use(windage, "steady")
    if works:
        t.answer("react", spare)
    assert garden.booted is works and (spare in t.discard_of()) is works and len(t.hand_of()) == 1


def test_the_cantina_profits_from_a_fight_of_others() -> None:
    t = Table(seats=3)
    t.put("Carson's Cantina", seat=2)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands(LOW, CHEATING)
    t.run("react")
    t.answer("react", "gain 1 ghost rock")
    assert t.rock(2) == 21
