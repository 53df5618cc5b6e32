"""Base Set spells, each as its printed text and the rulings have it."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import Use, dude, noon, opposing, shootout
from gomorra.catalog import Printing, catalog
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, able, either_leads, plain, rule

PAIR, TRIPLE = "8♠ 8♥ 3♦ 4♣ 6♣", "9♠ 9♥ 9♦ 4♣ 6♣"


def huckster(
    t: Table, rating: int, spell: str, at: Card | str = "town square", **facts: Any
) -> tuple[Card, Card]:
    """A Huckster with one Hex."""
    dude = t.dude(at=at, keywords=(f"Huckster {rating}",), has=(spell,), **facts)
    return dude, dude.attachments[0]


def shown(t: Table, seat: int, title: str) -> Card:
    return next(card for card in t.game.rules(t.seat(seat)).draw_hand() if card.title == title)


def fiend(title: str = "Fiend", **facts: Any) -> Printing:
    return plain("dude", title, keywords=("Abomination",), **facts)


# Soul Blast


@pytest.mark.parametrize("code", ["01100", "24181", "00015"])
@pytest.mark.parametrize(("pull", "where"), [("8♠", "home"), ("K♠", "home"), ("7♠", "square")])
def test_soul_blast_must_reach_the_targets_grit(code: str, pull: str, where: str) -> None:
    t = Table()
    caster, blast = huckster(t, 2, code)
    target = t.dude(seat=1, at="town square", value=5, bullets=3, influence=2)
    t.shootout(caster, target)
    t.stack(pull)
    t.use(blast, "sear", *([target] if code != "24181" else []))
    assert blast.booted and target.in_play
    assert (target.at_home and target.booted) is (where == "home")


@pytest.mark.parametrize("code", ["01100", "24181"])
@pytest.mark.parametrize(("pull", "aced"), [("8♠", True), ("7♠", False)])
def test_soul_blast_aces_with_six_to_spare(code: str, pull: str, aced: bool) -> None:
    t = Table()
    caster, blast = huckster(t, 2, code)
    target = t.dude(seat=1, at="town square", value=2, bullets=1, influence=1)
    t.shootout(caster, target)
    t.stack(pull)
    t.use(blast, "sear", *([target] if code != "24181" else []))
    assert (target in t.boot_hill_of(1)) is aced
    assert target.in_play is not aced


@pytest.mark.parametrize(("code", "goes"), [("01100", True), ("24181", False)])
def test_a_failed_soul_blast_turns_on_the_huckster(code: str, goes: bool) -> None:
    t = Table()
    caster, blast = huckster(t, 0, code)
    friend = t.dude(at="town square")
    target = t.dude(seat=1, at="town square", value=9)
    t.shootout(caster, target, friend)
    t.stack("2♠")
    t.use(blast, "sear", *([target] if code != "24181" else []))
    assert caster.booted and caster.at_home is goes and caster.in_posse is not goes


@pytest.mark.parametrize(("code", "reach"), [("01100", 4), ("24181", 2)])
def test_soul_blast_reaches_your_own_posse_in_the_base_set_only(code: str, reach: int) -> None:
    t = Table()
    caster, blast = huckster(t, 9, code)
    friend, bob, carl = t.dude(at="town square"), *(t.dude(seat=1, at="town square") for _ in range(2))
    t.dude(seat=1, at="town square", title="Bystander")
    t.shootout(caster, bob, carl, friend)
    t.use(blast, "sear")
    assert len(t.choices()) == reach and {bob, carl} <= set(t.choices())


@rule("CR-SoulBlast-a")
def test_every_soul_blast_costs_one() -> None:
    printings = catalog().find("Soul Blast").printings
    assert len(printings) >= 3 and {printing.cost for printing in printings} == {1}


# Ace in the Hole


def ace_in_the_hole(t: Table, pull: str, *, rating: int = 3) -> tuple[Card, Card, Card, Card]:
    """A shootout in which the Huckster's React to the reveal is open."""
    caster, spell = huckster(t, rating, "Ace in the Hole")
    foe, card = t.dude(seat=1, at="town square"), t.hand(plain("action", "Sleeve", suit="diamonds", value=8))
    t.shootout(caster, foe)
    t.hands(f"{PAIR} {pull}", TRIPLE)
    t.run("react")
    return caster, spell, foe, card


def test_ace_in_the_hole_swaps_a_card_as_the_hand_is_revealed() -> None:
    t = Table()
    caster, spell, _, card = ace_in_the_hole(t, "3♠")
    old = shown(t, 0, "3♦")
    t.answer("react", old)
    assert old in t.boot_hill_of() and card in t.game.rules(t.seat(0)).draw_hand()
    assert t.rank(0) == 4 and caster.booted and spell.booted


def test_ace_in_the_hole_fails_below_six() -> None:
    t = Table()
    caster, spell, _, card = ace_in_the_hole(t, "2♠")
    t.answer("react")
    assert t.rank(0) == 2 and card in t.hand_of() and not caster.booted and spell.booted


def test_ace_in_the_hole_needs_an_unbooted_huckster() -> None:
    t = Table()
    caster, _ = huckster(t, 3, "Ace in the Hole")
    foe = t.dude(seat=1, at="town square")
    t.hand(plain("action"))
    t.shootout(caster, foe)
    caster.body.booted = True
    t.hands(PAIR, TRIPLE)
    t.run("resolution")
    assert t.decision.kind == "play"


@rule("CR-AceintheHole-a")
@either_leads
def test_ace_in_the_hole_may_be_cast_from_outside_the_shootout() -> None:
    t = Table()
    caster, spell = huckster(t, 3, "Ace in the Hole", at="home")
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    card = t.hand(plain("action", suit="diamonds", value=8))
    t.shootout(ann, foe)
    t.hands(f"{PAIR} K♠", TRIPLE)
    t.run("react")
    t.answer("react", shown(t, 0, "3♦"))
    assert card in t.game.rules(t.seat(0)).draw_hand() and caster.at_home and spell.booted


def test_ace_in_the_hole_aces_dude_cards_like_any_other() -> None:
    t = Table()
    ace_in_the_hole(t, "3♠")
    dude_card = shown(t, 0, "8♠")
    assert dude_card.is_dude
    t.answer("react", dude_card)
    assert dude_card in t.boot_hill_of()


def test_a_joker_up_the_sleeve_is_named_at_once() -> None:
    t = Table()
    caster, _ = huckster(t, 3, "Ace in the Hole")
    foe, joker = t.dude(seat=1, at="town square"), t.hand("Joker (red)")
    t.shootout(caster, foe)
    t.hands(f"{PAIR} K♠", TRIPLE)
    t.run("react")
    t.answer("react", shown(t, 0, "3♦"), "8♦")
    assert t.rank(0) == 4
    t.finish()
    assert joker in t.boot_hill_of()


def test_ace_in_the_hole_is_not_for_lowball() -> None:
    t = Table()
    huckster(t, 3, "Ace in the Hole", at="home")
    t.hand(plain("action"))
    t.stack(PAIR)
    t.stack(TRIPLE, seat=1)
    t.start("gambling")
    assert t.game.state.phase != "gambling"


# Shadow Walk


@pytest.mark.parametrize("code", ["01102", "24187"])
@pytest.mark.parametrize(("pull", "away"), [("5♠", True), ("4♠", False)])
def test_shadow_walk_takes_the_huckster_anywhere(code: str, pull: str, away: bool) -> None:
    t = Table()
    caster, walk = huckster(t, 2, code, booted=True)
    strike = t.put("Jackson's Strike", seat=1)
    t.stack(pull)
    t.use(walk, "slip_away")
    assert 0 not in {card.id for card in t.choices()}
    t.answer(strike)
    assert (caster.place == strike.id) is away and walk.booted


def walk_in(t: Table, code: str) -> tuple[Card, Card, Card]:
    """A Huckster who walks into a running shootout of a friend who can make a play."""
    play = shootout(repeat=True, target=opposing & dude)
    ann = t.put(able("dude", play, lambda use: use.modify(use.target, bullets=-1)), at="town square")
    bob = t.put(able("dude", play, lambda use: use.modify(use.target, bullets=-1)), seat=1, at="town square")
    caster, walk = huckster(t, 2, code, at="home", booted=True)
    t.shootout(ann, bob)
    t.stack("5♠")
    t.use(walk, "step_in")
    return caster, walk, ann


def test_shadow_walk_joins_the_posse_and_gives_another_play() -> None:
    t = Table()
    caster, walk, ann = walk_in(t, "01102")
    assert caster.in_posse and caster.in_town_square and walk.booted
    assert t.decision.seat == 0 and t.can_use(ann)
    t.use(ann)
    assert t.decision.seat == 1


@pytest.mark.parametrize(("answer", "seat"), [("yes", 0), ("no", 1)])
def test_shadow_walk_of_the_weird_west_sells_the_other_play_for_itself(answer: str, seat: int) -> None:
    t = Table()
    caster, walk, _ = walk_in(t, "24187")
    t.answer(answer)
    assert caster.in_posse and t.decision.seat == seat and t.decision.kind == "play"
    assert (walk in t.discard_of()) is (answer == "yes")
    assert walk.booted is (answer == "no")


def test_a_failed_shadow_walk_brings_neither_huckster_nor_play() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    caster, walk = huckster(t, 2, "Shadow Walk", at="home")
    t.shootout(ann, bob)
    t.stack("4♠")
    t.use(walk, "step_in")
    assert caster.at_home and not caster.in_posse and t.decision.seat == 1


@pytest.mark.parametrize("code", ["01102", "24187"])
def test_shadow_walk_is_no_use_to_one_who_is_there(code: str) -> None:
    t = Table()
    caster, walk = huckster(t, 2, code)
    t.shootout(caster, t.dude(seat=1, at="town square"))
    assert t.decision.seat == 0 and not t.can_use(walk)


# Blood Curse


@pytest.mark.parametrize("code", ["01103", "24189"])
@pytest.mark.parametrize(("pull", "hurt"), [("7♠", 1), ("6♠", 0)])
def test_blood_curse_weakens_a_dude_nearby_for_the_day(code: str, pull: str, hurt: int) -> None:
    t = Table()
    _, curse = huckster(t, 2, code, at="home")
    victim = t.dude(seat=1, at="town square", bullets=2, influence=2)
    t.stack(pull)
    t.use(curse, "sicken", victim)
    assert (victim.bullets, victim.influence) == (2 - hurt, 2 - hurt) and curse.booted
    t.end_day()
    assert (victim.bullets, victim.influence) == (2, 2)


def test_blood_curse_does_not_reach_far() -> None:
    t = Table()
    caster, curse = huckster(t, 2, "Blood Curse", at="home")
    t.dude(seat=1, at="home")
    near = t.dude(seat=1, at="town square")
    t.use(curse, "sicken")
    assert t.choices() == [caster, near]


def test_blood_curse_takes_two_bullets_for_the_shootout() -> None:
    t = Table()
    caster, curse = huckster(t, 2, "Blood Curse")
    victim = t.dude(seat=1, at="town square", bullets=3)
    t.shootout(caster, victim)
    t.stack("7♠")
    t.use(curse, "cripple")
    assert victim.bullets == 1 and curse.booted
    t.hands(PAIR, TRIPLE)
    t.finish()
    assert victim.in_play and not caster.in_play and victim.bullets == 3


def test_the_weird_west_blood_curse_is_no_shootout_spell() -> None:
    t = Table()
    caster, curse = huckster(t, 2, "24189")
    t.shootout(caster, t.dude(seat=1, at="town square"))
    assert t.decision.seat == 0 and not t.can_use(curse)


# Raising Hell


def raise_hell(t: Table, pull: str = "6♠") -> tuple[Card, Card, Card]:
    """A shootout with Raising Hell at hand and a card to ace."""
    caster, hell = huckster(t, 2, "Raising Hell")
    card = t.hand(plain("action"))
    t.shootout(caster, t.dude(seat=1, at="town square"))
    t.stack(pull)
    return caster, hell, card


@rule("CR-RaisingHell-c")
@either_leads
def test_raising_hell_calls_an_abomination_into_the_fight() -> None:
    t = Table()
    monster = t.boot_hill(fiend(cost=3))
    caster, hell, card = raise_hell(t)
    t.use(hell, "summon")
    assert monster.side == caster.side and monster.in_town_square and t.rock() == 17
    assert card in t.boot_hill_of() and hell in t.boot_hill_of()


@rule("CR-RaisingHell-c")
@either_leads
def test_a_fiend_raised_at_a_private_place_is_wanted() -> None:
    t = Table()
    monster = t.boot_hill(fiend())
    place = t.put("Jackson's Strike", seat=1)
    caster, hell = huckster(t, 2, "Raising Hell", at=place)
    t.hand(plain("action"))
    t.shootout(caster, t.dude(seat=1, at=place))
    t.stack("6♠")
    t.use(hell, "summon")
    assert monster.place == place.id and monster.bounty == 1


def test_a_failed_raising_hell_aces_no_card_and_stays() -> None:
    t = Table()
    monster = t.boot_hill(fiend())
    _, hell, card = raise_hell(t, "5♠")
    t.use(hell, "summon")
    assert not monster.in_play and card in t.hand_of() and hell.in_play and hell.booted


def test_raising_hell_needs_a_card_in_hand() -> None:
    t = Table()
    t.boot_hill(fiend())
    caster, hell = huckster(t, 2, "Raising Hell")
    t.shootout(caster, t.dude(seat=1, at="town square"))
    assert t.decision.seat == 0 and not t.can_use(hell)


def test_raising_hell_calls_only_abominations_that_can_be_paid() -> None:
    t = Table(stash=2)
    dear, cheap = t.boot_hill(fiend("Dear", cost=3), fiend("Cheap", cost=2))
    honest = t.boot_hill(plain("dude"))
    _, hell, _ = raise_hell(t)
    t.use(hell, "summon")
    assert cheap.in_play and not dear.in_play and not honest.in_play and t.rock() == 0


@rule("CR-RaisingHell-a", "FQ-Uniqueness-a")
@either_leads
def test_two_copies_of_a_unique_abomination_keep_each_other_down() -> None:
    t = Table()
    twin = fiend("Twin")
    first, second = t.boot_hill(twin, twin)
    _, hell, _ = raise_hell(t)
    t.use(hell, "summon")
    assert not first.in_play and not second.in_play and hell in t.boot_hill_of()


@rule("CR-RaisingHell-a")
@either_leads
def test_copies_of_a_common_abomination_do_not() -> None:
    t = Table()
    imp = plain("dude", "Imp", keywords=("Abomination", "Non-Unique"))
    first, second = t.boot_hill(imp, imp)
    _, hell, _ = raise_hell(t)
    t.use(hell, "summon", first)
    assert first.in_posse and not second.in_play


@rule("CR-RaisingHell-b")
@either_leads
def test_the_card_just_aced_may_be_the_one_that_rises() -> None:
    t = Table()
    caster, hell = huckster(t, 2, "Raising Hell")
    monster = t.hand(fiend())
    t.shootout(caster, t.dude(seat=1, at="town square"))
    t.stack("6♠")
    t.use(hell, "summon")
    assert monster.in_posse


@rule("CR-StagecoachOffice-b")
@either_leads
def test_raising_hell_says_itself_that_a_redirected_fiend_joins() -> None:
    t = Table()
    monster = t.boot_hill(fiend())
    office = t.put("Stagecoach Office")
    caster, hell, _ = raise_hell(t)
    t.use(hell, "summon", "react", office)
    assert office.booted and monster.side == caster.side and monster.in_town_square


@rule("CR-JamesGhetty-b")
@either_leads
def test_money_for_shootout_abilities_does_not_pay_for_the_fiend() -> None:
    def fund(use: Use) -> object:
        return use.place_rock(use.actor, 4, "shootout")

    t = Table(stash=0)
    monster = t.boot_hill(fiend(cost=2))
    banker = t.put(able("dude", noon(), fund), at="town square")
    t.use(banker)
    caster, hell, _ = raise_hell(t)
    t.use(hell, "summon")
    assert banker.rock == 4 and not monster.in_play and caster.in_play
