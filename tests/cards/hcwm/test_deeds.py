"""Hell's Comin' With Me: deeds."""

from __future__ import annotations

import pytest

from gomorra.engine.fights import lumps
from gomorra.engine.fights.drawing import bonuses
from gomorra.testing import CHEATIN, LEGAL, Table, either_leads, plain, rule
from gomorra.testing.plain import playing_card


def test_red_river_roulette_spares_everybody_for_a_round() -> None:
    t = Table()
    wheel = t.put("Red River Roulette")
    croupier = t.dude(at=wheel)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(LEGAL, "K♣ K♦ K♥ 4♠ 9♣"))
    t.use(wheel)
    fight = t.game.shootout
    assert fight is not None and wheel.booted and croupier.booted
    t.next_round()
    assert fight.round == 2 and ann.in_play and bob.in_play
    fight.lost_by, fight.round_winner = 2, 1
    assert lumps.casualties(t.game, fight, 0) == 4
    fight.round_winner = 0
    assert lumps.casualties(t.game, fight, 1) == 4


def test_nobody_flees_the_roulette() -> None:
    t = Table()
    wheel = t.put("Red River Roulette")
    t.dude(at=wheel)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob)
    t.use(wheel)
    assert t.game.stopped("flee", ann, None) and t.game.stopped("flee", bob, None)


@rule("CG-Abilities-c")
@pytest.mark.parametrize(("hand", "manned"), [(CHEATIN, True), (LEGAL, False)])
@either_leads
def test_red_river_roulette_spares_nobody_without_a_clean_hand_and_a_croupier(
    hand: str, manned: bool
) -> None:
    t = Table()
    wheel = t.put("Red River Roulette")
    croupier = t.dude(at=wheel, booted=not manned)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(hand, LEGAL))
    t.use(wheel)
    fight = t.game.shootout
    assert fight is not None and wheel.booted and croupier.booted is not manned
    fight.lost_by, fight.round_winner = 2, 1
    assert lumps.casualties(t.game, fight, 0) == 2 and t.game.stopped("flee", ann, None)


def test_the_croupier_must_be_able_to_boot() -> None:
    t = Table()
    wheel = t.put("Red River Roulette")
    t.put("QUATERMAN PRIME", at=wheel)
    croupier = t.dude(at=wheel)
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=(LEGAL, LEGAL))
    t.use(wheel)
    assert croupier.booted


def test_the_kiva_opens_at_sundown() -> None:
    t = Table()
    kiva, ann = t.put("Kiva of Fathomless Reach"), t.dude(booted=True)
    t.dude(at="town square"), t.dude(seat=1, influence=9)
    t.hand(plain("action"))
    t.start("sundown")
    t.answer("react")
    assert ann.in_town_square and kiva.booted


def test_the_crystal_palace_shows_monsters() -> None:
    t = Table()
    palace = t.put("Crystal Palace")
    beast, man = t.dude(seat=1, at=palace, keywords=("Abomination",)), t.dude(at=palace)
    other = t.dude(keywords=("Abomination",))
    assert (beast.bullets, beast.influence) == (1, 1) and palace.controller == 1
    assert (man.bullets, man.influence, other.bullets, other.influence) == (0, 0, 0, 0)


@pytest.mark.parametrize(("top", "last", "gain"), [
    (("5♣",), "9♣", 1), (("5♣",), "5♦", 1), (("5♣",), "9♦", 0), (("joker", "5♣"), "5♦", 1),
])  # fmt: skip
def test_rham_reads_the_cards(top: tuple[str, ...], last: str, gain: int) -> None:
    t = Table()
    rham = t.put("Rham's Readings")
    for card in reversed(top):
        t.stack(card, seat=1)
    t.discard(plain("action", "Old", value=13), seat=1)
    t.discard(playing_card(last), seat=1)
    t.use(rham)
    assert t.rock() == 20 + gain and rham.booted and len(t.boot_hill_of(1)) == len(top) - 1


def test_rham_sees_nothing_in_an_empty_pile() -> None:
    t = Table()
    t.use(t.put("Rham's Readings"))
    assert t.rock() == 20


@rule("RB-2.2-h")
def test_rham_shuffles_a_spent_deck_before_he_reads() -> None:
    t = Table()
    rham, state = t.put("Rham's Readings"), t.game.state
    player = state.players[t.seat(1)]
    for card in list(player.deck):
        list(t.game.rules(t.seat(1)).discard(t.game.card(card)))
    assert not player.deck and player.discard
    t.use(rham)
    assert t.rock() == 20 and not player.discard, "no card lies on the discard pile any more"


def test_jonahs_retreat_pays_its_holder() -> None:
    t = Table(stash=0)
    retreat = t.put("Jonah's Retreat", seat=1)
    t.dude(at=retreat, influence=1)
    t.start("upkeep")
    assert t.rock() == 2 and t.rock(1) == 0


@pytest.mark.parametrize("at_hall", [True, False])
def test_schieffelin_hall_counts_influence(at_hall: bool) -> None:
    t = Table()
    hall, other = t.put("Schieffelin Hall"), t.deed()
    place = hall if at_hall else other
    ann, bob = t.dude(at=place, influence=3, bullets=1, stud=True), t.dude(seat=1, at=place, bullets=4)
    t.shootout(ann, bob)
    fight = t.game.shootout
    assert fight is not None
    fight.shooters = [ann.id, bob.id]
    shown = (bonuses(t.game, fight, 0), bonuses(t.game, fight, 1))
    assert shown == (((3, 0), (0, 0)) if at_hall else ((1, 0), (0, 4)))
