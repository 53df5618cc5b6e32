"""Why an ability cannot be used: every reason in a scenario of its own, and how many answers a question takes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gomorra.cards.vocabulary import (
    Act,
    Stat,
    cheatin,
    deed,
    dude,
    job,
    noon,
    opposing,
    shootout,
    where,
)
from gomorra.engine.card.handle import Card
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain

nobody = where(lambda card, use: False)


def reason(t: Table, card: Card, name: str = "act") -> str:
    found = t.why_not("use", card, name)
    return found.rule if found is not None else ""


def forbid(t: Table, act: Any, card: Card) -> None:
    t.game.rules(card.controller).forbid(act, card, until="day")


def fight(t: Table) -> list[Card]:
    cards = [t.dude(seat=seat, at="town square") for seat in (0, 1)]
    t.shootout(*cards)
    return cards


def not_in_hand(t: Table) -> Card:
    return t.discard(able("action", noon()))


def no_action(t: Table) -> Card:
    return t.hand(able("dude", noon()))


def anothers_dude(t: Table) -> Card:
    return t.put(able("dude", noon()), seat=1)


def anothers_deed(t: Table) -> Card:
    return t.put(able("deed", noon(controller=True)), seat=1)


def anothers_own(t: Table) -> Card:
    place = t.put(able("deed", noon(owner=True)), seat=1)
    t.dude(at=place, influence=1)
    return place


def my_own(t: Table) -> Card:
    place = t.put(able("deed", noon(owner=True)))
    t.dude(seat=1, at=place, influence=1)
    return place


def used(t: Table) -> Card:
    card = t.put(able("dude", noon()))
    t.use(card)
    t.pass_()
    return card


def used_on_repeat(t: Table) -> Card:
    card = t.put(able("dude", noon(repeat=True)))
    t.use(card)
    t.pass_()
    return card


def wrong_time(t: Table) -> Card:
    return t.put(able("dude", shootout()))


def too_late(t: Table) -> Card:
    return t.put(able("deed", cheatin()))


def booted(t: Table) -> Card:
    return t.put(able("dude", noon(boot=True)), booted=True)


def booted_without_need(t: Table) -> Card:
    return t.put(able("dude", noon()), booted=True)


def cannot_boot(t: Table) -> Card:
    card = t.put(able("dude", noon(boot=True)))
    forbid(t, Act.BOOT_AS_COST, card)
    return card


def too_dear(t: Table) -> Card:
    t.stash(2)
    return t.put(able("dude", noon(pay=3)))


def just_enough(t: Table) -> Card:
    t.stash(3)
    return t.put(able("dude", noon(pay=3)))


def too_dear_an_action(t: Table) -> Card:
    t.stash(3)
    return t.hand(able("action", noon(pay=2), cost=2))


def no_caster(t: Table) -> Card:
    return t.attach(able("spell", noon(spell=5), keywords=["Hex"]), t.dude())


def no_performer(t: Table) -> Card:
    t.dude()
    return t.hand(able("action", noon(technique=True)))


def booted_performer(t: Table) -> Card:
    t.dude(keywords=["Kung Fu 1"], booted=True)
    return t.hand(able("action", noon(technique=True, boot=True)))


def no_leader(t: Table) -> Card:
    t.deed(seat=1)
    t.dude(booted=True)
    return t.hand(able("action", job(mark=deed)))


def no_mark(t: Table) -> Card:
    t.dude()
    return t.hand(able("action", job(mark=deed)))


def nothing_chosen(t: Table) -> Card:
    return t.hand(able("action", noon(target=nobody)))


def condition_unmet(t: Table) -> Card:
    return t.hand(able("action", noon(if_=lambda card, use: False)))


def forgotten(t: Table) -> Card:
    card = t.put(able("dude", noon()))
    t.game.rules(0).change(card.id, Stat.FORGETS, "act", until="day")
    return card


def another_forgotten(t: Table) -> Card:
    card = t.put(able("dude", noon()))
    t.game.rules(0).change(card.id, Stat.FORGETS, "other", until="day")
    return card


def anyones_forgotten(t: Table) -> Card:
    card = t.put(able("deed", noon(anyone=True)), seat=1)
    t.game.rules(0).change(card.id, Stat.FORGETS, "act", until="day")
    return card


def lost(t: Table) -> Card:
    card = t.put(able("dude", noon()))
    t.game.rules(1).make_blank(card, "abilities", until="day")
    return card


def forbidden_kind(t: Table) -> Card:
    t.game.rules(0).forbid(Act.PLAY_ACTION, until="day")
    return t.hand(able("action", noon()))


@pytest.mark.parametrize(
    ("scene", "rule"),
    [
        (not_in_hand, "RB-5.3.1-b"),
        (no_action, "RB-5.3.1-b"),
        (anothers_dude, "RB-3.9-c"),
        (anothers_deed, "RB-5.3.1-o"),
        (anothers_own, "RB-3.9-a"),
        (my_own, ""),
        (used, "RB-5.3.1-j"),
        (used_on_repeat, ""),
        (wrong_time, "RB-6.1.1-c"),
        (too_late, "RB-6.1.1-c"),
        (booted, "RB-2.6-d"),
        (booted_without_need, ""),
        (cannot_boot, "RB-2.6-b"),
        (too_dear, "RB-5.3.1-e"),
        (just_enough, ""),
        (too_dear_an_action, "RB-5.3.1-e"),
        (no_caster, "RB-7.2.1-a"),
        (no_performer, "RB-7.3.1-a"),
        (booted_performer, "RB-7.3.1-a"),
        (no_leader, "RB-6.2.1-a"),
        (no_mark, "RB-6.2.2-a"),
        (nothing_chosen, "RB-5.3.1-h"),
        (condition_unmet, "RB-5.3.1-h"),
        (forgotten, "RB-2.1-b"),
        (another_forgotten, ""),
        (anyones_forgotten, "RB-2.1-b"),
        (lost, "CE-Unprepared"),
        (forbidden_kind, "RB-2.1-b"),
    ],
)
def test_at_noon(scene: Callable[[Table], Card], rule: str) -> None:
    t = Table()
    card = scene(t)
    t.turn_of(0)
    assert reason(t, card) == rule
    assert t.can_use(card, seat=0) is (rule == "")


@pytest.mark.parametrize(
    ("kind", "where_", "rule"),
    [
        ("dude", "square", "RB-6.1.1-i"),
        ("dude", "posse", ""),
        ("goods", "square", "RB-6.1.1-i"),
        ("goods", "posse", ""),
        ("goods", "deed", ""),
        ("deed", "", ""),
        ("outfit", "", ""),
    ],
)
def test_what_reaches_into_a_fight(kind: str, where_: str, rule: str) -> None:
    if kind == "outfit":
        t = Table(able("outfit", shootout()), plain("outfit"))
        card = t.game.outfit(0)
    else:
        t = Table()
    ann, idle, bob = (t.dude(seat=seat, at="town square") for seat in (0, 0, 1))
    if kind == "deed":
        card = t.put(able("deed", shootout()))
    elif kind == "dude":
        card = t.put(able("dude", shootout()), at="town square")
    elif kind == "goods":
        host = {"square": idle, "posse": ann, "deed": t.deed()}[where_]
        card = t.attach(able("goods", shootout()), host)
    t.shootout(ann, bob, *([card] if kind == "dude" and where_ == "posse" else []))
    assert reason(t, card) == rule
    assert t.can_use(card) is (rule == "")


@pytest.mark.parametrize(
    ("once", "second", "third"), [("round", "RB-2.1-a", ""), ("shootout", "RB-2.1-a", "RB-2.1-a")]
)
def test_once_a_round_or_a_shootout(once: str, second: str, third: str) -> None:
    t = Table()
    gun = t.attach(able("goods", shootout(repeat=True, once=once)), t.dude(at="town square"))
    spare = [t.dude(seat=seat, at="town square") for seat in (0, 1, 1)]
    t.shootout(gun.host, spare[1], spare[0], spare[2])
    t.use(gun)
    t.pass_()
    assert reason(t, gun) == second
    t.hands(LEGAL, LEGAL)
    t.run("casualty")
    while t.decision.kind == "casualty":
        t.answer(("casualty", spare[0] if t.decision.seat == 0 else spare[2], "discard"))
    t.run("play")
    assert t.game.shootout.round == 2
    assert reason(t, gun) == third


def test_bystanders_and_hands_that_are_not_cheatin() -> None:
    t = Table(seats=3)
    trick = t.hand(able("action", cheatin()), seat=2)
    house = t.put(able("deed", cheatin()), seat=2)
    mine = t.hand(able("action", cheatin()))
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(LEGAL, CHEATIN))
    assert t.can_use(mine)
    t.pass_(2)
    assert t.decision.seat == 2
    assert reason(t, trick) == "" and reason(t, house) == "RB-6.1.4-q"
    t.use(trick, seat=2)
    assert t.decision.seat == 0 and reason(t, mine) == "RB-6.1.4-m", "one a hand"


def test_in_lowball_only_cheatin_resolutions() -> None:
    t = Table()
    trick, other = t.hand(able("action", cheatin()), able("action", noon()))
    t.stack(LEGAL)
    t.stack(CHEATIN, seat=1)
    t.start("gambling")
    assert (reason(t, trick), reason(t, other)) == ("", "RB-5.1-j")


def test_one_headline_in_a_shootout() -> None:
    t = Table()
    first, second = (t.hand(able("action", shootout(), keywords=["Headline"])) for _ in range(2))
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.use(first)
    t.pass_()
    assert reason(t, second) == "CG-Headline-a"


# How many answers a question takes


def numbers(t: Table) -> tuple[int, int]:
    return t.decision.least, t.decision.most


def test_how_many_may_join() -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    amy, third = t.dude(at="town square"), t.dude(seat=2, at="town square")
    t.callout(ann, bob, "accept")
    assert numbers(t) == (0, 1)
    t.answer(amy)
    assert t.offers("join") == [] and numbers(t) == (0, 1), "one invitation at a time"
    t.answer(2)
    assert numbers(t) == (0, 1) and t.choices() == [third]


def test_how_many_ride_with_a_job() -> None:
    t = Table(seats=3)
    t.deed(seat=1)
    ann, *others = [t.dude() for _ in range(3)]
    t.dude(seat=2, at="home of 0")
    t.use(t.hand(able("action", job(mark=deed))), "", ann)
    assert numbers(t) == (0, 2)
    t.answer(*others)
    assert t.offers("join") == [] and numbers(t) == (0, 1)


def test_how_many_are_redrawn_kept_flee_and_go() -> None:
    t = Table()
    ann = t.dude(at="town square", bullets=3)
    amy, bob = t.dude(at="town square", stud=True), t.dude(seat=1, at="town square")
    ben = t.dude(seat=1, at="town square")
    t.shootout(ann, bob, amy, ben)
    t.hands(LEGAL, LEGAL)
    t.run("pick shooters")
    t.answer(ann)
    t.run("redraw")
    assert numbers(t) == (0, 3)
    t.answer(t.choices()[0])
    assert numbers(t) == (0, 2)
    t.answer("done")
    t.run("keep five")
    assert numbers(t) == (1, 1)
    t.run("casualty")
    assert numbers(t) == (t.decision.least, t.decision.least)
    while t.decision.kind == "casualty":
        t.answer(("casualty", t.choices()[0], "discard"))
    assert t.decision.kind == "flee" and numbers(t) == (0, len(t.choices()))


def test_how_much_upkeep_is_let_go() -> None:
    t = Table(stash=3)
    for _ in range(2):
        t.dude(upkeep=2)
    t.start("upkeep")
    assert numbers(t) == (1, 4), "1 ghost rock short of 4"


@pytest.mark.parametrize(("cards", "most"), [(1, 1), (3, 1)])
def test_how_many_go_at_sundown(cards: int, most: int) -> None:
    t = Table()
    for _ in range(cards):
        t.hand(plain("action"))
    t.run("sundown")
    assert numbers(t) == (0, most)


@pytest.mark.parametrize(("low", "high"), [(1, 2), (0, 3), (2, 5)])
def test_how_many_cards_are_chosen(low: int, high: int) -> None:
    t = Table()
    for _ in range(3):
        t.dude(seat=1)
    t.use(t.hand(able("action", noon(), lambda use: use.choose_several(opposing & dude, low, high))))
    assert numbers(t) == (low, min(high, 3))
    t.answer(t.choices()[0])
    if t.decision.kind == "choose several":
        assert numbers(t) == (max(0, low - 1), min(high - 1, 2)) and len(t.decision.chosen) == 1
