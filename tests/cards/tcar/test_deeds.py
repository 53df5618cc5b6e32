"""There Comes a Reckoning: deeds."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import deed, job, noon, outfit
from gomorra.engine.card.handle import Card
from gomorra.engine.fights.drawing import bonuses
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain, rule


def work(mark: Any, **facts: Any) -> Any:
    return able("action", job(mark=mark), lambda use: use.gain(1), **facts)


def test_taffs_distillery_drinks_to_a_job() -> None:
    t = Table()
    taff, _ = t.put("Taff's Distillery"), t.dude()
    t.use(t.hand(work(deed)))
    t.form()
    t.answer("react")
    assert taff.booted and len(t.hand_of()) == 1


def test_taffs_distillery_does_not_care_for_jobs_at_home_or_of_others() -> None:
    t = Table()
    t.put("Taff's Distillery"), t.dude(), t.dude(seat=1)
    t.use(t.hand(work(outfit)), "", lambda option: option.payload[1] == t.game.state.players[t.seat(0)].home)
    t.form()
    assert t.decision.kind == "play"
    t.use(t.hand(work(deed), seat=1))
    t.form()
    assert t.decision.kind == "play"


def test_the_outfits_own_jobs_do_not_count() -> None:
    camp = able("outfit", job(mark=deed), lambda use: use.gain(1))
    t = Table(camp, plain("outfit"))
    t.put("Taff's Distillery"), t.dude()
    t.use(t.game.card(t.game.state.players[t.seat(0)].home))
    t.form()
    assert t.decision.kind == "play" and t.rock() == 21


def killing(who: Card) -> Any:
    return lambda use: use.ace(who)


@pytest.mark.parametrize(("keywords", "counts"), [((), True), (("Abomination",), False)])
def test_the_mausoleum_grows(keywords: tuple[str, ...], counts: bool) -> None:
    t = Table()
    tomb, bob = t.put("Mausoleum"), t.dude(seat=1, keywords=keywords)
    t.use(t.hand(able("action", noon(), killing(bob))))
    assert (t.decision.kind == "react") is counts
    if counts:
        t.answer("react")
        assert tomb.booted and tomb.control == 2


def test_the_mausoleum_buries_no_cards_from_hand() -> None:
    t = Table()
    t.put("Mausoleum")
    card = t.hand(plain("dude"))
    t.use(t.hand(able("action", noon(), killing(card))))
    assert t.decision.kind == "play"


@pytest.mark.parametrize(("influence", "control", "at", "counts"), [
    (1, 0, "home of 1", True), (0, 0, "home of 1", False), (1, 1, "home of 1", False), (1, 0, "home", False),
])  # fmt: skip
def test_the_epitaph_sends_correspondents(influence: int, control: int, at: str, counts: bool) -> None:
    t = Table()
    office = t.put("Epitaph Branch Office")
    ann = t.dude(at=at, influence=influence, control=control)
    t.dude(seat=1, influence=9)
    t.hand(plain("action"))
    t.start("sundown")
    assert (t.decision.kind == "react") is counts
    if counts:
        t.answer("react")
        assert ann.control == 1 and office.booted


@pytest.mark.parametrize("monster", [True, False])
def test_the_buffalo_emporium_protects(monster: bool) -> None:
    t = Table()
    shop = t.put("Buffalo Emporium")
    ann = t.dude(at=shop, booted=monster, bullets=1, keywords=("Abomination",) if monster else ())
    t.use(shop)
    assert not ann.booted
    push = t.hand(able("action", noon(), lambda use: use.boot(ann)), seat=1)
    away = t.hand(able("action", noon(), lambda use: use.send_home_booted(ann)), seat=1)
    t.use(push)
    t.use(away)
    assert not ann.booted and not ann.at_home
    bob = t.dude(seat=1, at=shop)
    t.shootout(ann, bob)
    fight = t.game.shootout
    assert fight is not None and bonuses(t.game, fight, 0) == (int(monster), 1)
    t.finish()
    t.use(t.hand(able("action", noon(), lambda use: use.boot(ann)), seat=0))
    assert not ann.in_play or ann.booted


@pytest.mark.parametrize("pays", [True, False])
def test_the_explorers_lodge_sends_guests_away(pays: bool) -> None:
    t = Table()
    lodge = t.put("Explorer's Lodge")
    bob = t.dude(seat=1, at=lodge)
    t.use(lodge, "", pays)
    assert bob.in_town_square and bob.booted is not pays and t.rock(1) == (18 if pays else 20)


@rule("CG-Rowdy-b")
def test_the_oriental_goes_by_bullets() -> None:
    t = Table()
    oriental = t.put("The Oriental Saloon")
    t.dude(at=oriental, influence=3)
    t.dude(seat=1, at=oriental, bullets=1)
    assert oriental.controller == t.seat(1)
    assert not oriental.has("Rowdy")


@pytest.mark.parametrize("hand", [LEGAL, CHEATIN])
def test_the_oriental_lets_a_cheater_slip_out(hand: str) -> None:
    t = Table()
    oriental = t.put("The Oriental Saloon")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    tired = t.dude(booted=True)
    t.showdown(ann, bob, hands=(hand, LEGAL))
    assert (t.decision.kind == "react") is (hand == CHEATIN)
    if hand == CHEATIN:
        t.answer("react")
        assert not tired.booted and tired.bounty == 2 and oriental.booted


def test_bilton_collects_for_you() -> None:
    t = Table(stash=0)
    agency, mine = t.put("Bilton Collection Agency"), t.deed(seat=1, production=3)
    t.dude(at=mine, influence=1)
    t.start("upkeep")
    t.answer("react")
    assert agency.booted and t.rock() == 4


def test_bilton_needs_a_foreign_deed() -> None:
    t = Table(stash=0)
    t.put("Bilton Collection Agency"), t.deed(production=3), t.deed(seat=1, production=3)
    t.start("upkeep")
    assert t.decision.kind == "play" and t.rock() == 4
