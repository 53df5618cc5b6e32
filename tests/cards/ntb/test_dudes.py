"""No Turning Back: dudes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gomorra.cards.vocabulary import Use, dude, noon, shootout
from gomorra.engine.plays.entry import may_carry
from gomorra.testing import Table, able, plain


def test_harry_carries_no_weapons() -> None:
    t = Table()
    harry = t.put("Harry Highbinder")
    gun, coat = t.hand(plain("goods", keywords=("Weapon",)), plain("goods", keywords=("Attire",)))
    assert may_carry(t.game, gun, harry) is not None and t.why_not("shop", gun, harry) is not None
    t.shop(coat, harry)
    assert coat.host is harry


def test_harry_controls_the_square_with_the_most_influence_there() -> None:
    t = Table()
    harry = t.put("Harry Highbinder", at="town square")
    square = t.game.card(0)
    assert square.controller == 0 and not square.has("Public")
    bob = t.dude(seat=1, at="town square", influence=3)
    assert square.controller == -1 and square.has("Public") and harry.influence == bob.influence
    t.dude(at="town square", influence=1)
    assert square.controller == 0


def test_harry_at_home_controls_nothing() -> None:
    t = Table()
    harry = t.put("Harry Highbinder")
    square = t.game.card(0)
    assert square.controller == -1 and square.has("Public")
    t.move(harry, "town square")
    assert square.controller == 0


def test_in_a_controlled_square_one_may_shop() -> None:
    t = Table()
    t.put("Harry Highbinder", at="town square")
    ann, coat = t.dude(at="town square"), t.hand(plain("goods"))
    t.shop(coat, ann)
    assert coat.host is ann


# Avie Cline (Exp.1)


def test_avie_lures_weaker_dudes_in_town_to_her_deed() -> None:
    t = Table()
    mill = t.deed()
    avie = t.put("Avie Cline (Exp.1)", at=mill)
    weak, strong = t.dude(seat=1, influence=2, booted=True), t.dude(seat=1, influence=3)
    t.dude(seat=1, at=t.deed(seat=1, keywords=["Out of Town"]))
    t.use(avie)
    assert weak.place == mill.place and weak.booted and strong.at_home and avie.booted


@pytest.mark.parametrize("place", ["home", "town square"])
def test_avie_has_to_be_at_a_deed_in_town(place: str) -> None:
    t = Table()
    avie, weak = t.put("Avie Cline (Exp.1)", at=place), t.dude(seat=1)
    t.use(avie)
    assert weak.at_home and avie.booted


def test_avie_finds_nobody_weaker() -> None:
    t = Table()
    avie, strong = t.put("Avie Cline (Exp.1)", at=t.deed()), t.dude(seat=1, influence=3)
    t.use(avie)
    assert strong.at_home and avie.booted


# Ebenezer Springfield

JINX = able("action", noon(target=dude), lambda use: use.modify(use.target, bullets=-1))


@pytest.mark.parametrize(
    "effect",
    [
        lambda use: use.boot(use.target),
        lambda use: use.modify(use.target, bullets=-1),
        lambda use: use.discard(use.target),
        lambda use: use.move(use.target, 0),
    ],
)
def test_ebenezer_denounces_those_who_meddle_with_your_dudes(effect: Callable[[Use], object]) -> None:
    t = Table(winner=1)
    ebenezer, victim = t.put("Ebenezer Springfield"), t.dude()
    foe, crook = t.dude(seat=1), t.dude(seat=1, bounty=1)
    t.use(t.hand(able("action", noon(target=dude), effect), seat=1), "", victim)
    assert t.decision.kind == "react" and t.decision.seat == 0
    t.use(ebenezer)
    assert foe.bounty == 1 and crook.bounty == 1


def test_ebenezer_cares_for_his_neighbourhood_only() -> None:
    t = Table(winner=1)
    t.put("Ebenezer Springfield")
    far, near = t.dude(at="home of 1"), t.dude(at="town square")
    foe = t.dude(seat=1)
    first, second, third = t.hand(JINX, JINX, JINX, seat=1)
    mine = t.hand(JINX)
    t.use(first, "", far)
    assert t.decision.kind == "play"
    t.use(second, "", foe)
    assert t.decision.kind == "play"
    t.use(mine, "", near)
    assert t.decision.kind == "play"
    t.use(third, "", near)
    assert t.decision.kind == "react"


def test_ebenezer_needs_somebody_of_that_player_who_is_not_wanted() -> None:
    t = Table(winner=1)
    t.put("Ebenezer Springfield")
    victim, _ = t.dude(), t.dude(seat=1, bounty=1)
    t.use(t.hand(JINX, seat=1), "", victim)
    assert t.decision.kind == "play"


# Elander Boldman (Exp.1)


@pytest.mark.parametrize(("words", "elander_booted"), [([], True), (["Experimental"], False)])
def test_elander_gets_a_gadget_going_again(words: list[str], elander_booted: bool) -> None:
    t = Table()
    elander = t.put("Elander Boldman (Exp.1)", at="town square")
    engine = able("goods", shootout(boot=True), lambda use: use.draw(), keywords=["Gadget 5", *words])
    gadget, foe = t.attach(engine, elander), t.dude(seat=1, at="town square")
    t.shootout(elander, foe)
    t.use(gadget)
    t.use(elander)
    assert not gadget.booted and elander.booted is elander_booted and not elander.is_stud
    t.use(gadget)
    assert len(t.hand_of()) == 2


def test_elander_charges_a_weapon() -> None:
    t = Table()
    elander = t.put("Elander Boldman (Exp.1)", at="town square")
    gun = plain("goods", keywords=["Gadget 5", "Weapon"], bullets=2)
    friend, foe = t.dude(at="town square", has=[gun]), t.dude(seat=1, at="town square")
    friend.attachments[0].body.booted = True
    t.shootout(elander, foe, friend)
    assert (friend.bullets, friend.is_stud) == (2, False)
    t.use(elander)
    assert (friend.bullets, friend.is_stud) == (3, True)


def test_elander_needs_a_booted_gadget_in_the_fight() -> None:
    t = Table()
    elander, foe = t.put("Elander Boldman (Exp.1)", at="town square"), t.dude(seat=1, at="town square")
    gadget = plain("goods", keywords=["Gadget 5"])
    t.attach(gadget, elander)
    t.attach(gadget, t.dude(at="town square"), booted=True)
    t.shootout(elander, foe)
    assert not t.can_use(elander)


# Antheia Pansofia


@pytest.mark.parametrize(("pull", "cast"), [("4♣", True), ("3♣", False), ("6♠", False)])
def test_antheia_makes_clubs_count_for_hucksters_in_her_posse(pull: str, cast: bool) -> None:
    t = Table()
    trick = able("spell", shootout(spell=7), lambda use: use.draw(), keywords=["Hex"])
    antheia, ann = (
        t.put("Antheia Pansofia", at="town square"),
        t.dude(at="town square", keywords=["Huckster 0"]),
    )
    book, foe = t.attach(trick, ann), t.dude(seat=1, at="town square")
    t.shootout(antheia, foe, ann)
    t.stack(pull)
    t.use(book)
    assert bool(t.hand_of()) is cast


def test_antheia_helps_neither_foes_nor_the_blessed_nor_from_afar() -> None:
    t = Table()
    hex_ = able("spell", shootout(spell=7), lambda use: use.draw(), keywords=["Hex"])
    psalm = able("spell", shootout(spell=7), lambda use: use.draw(), keywords=["Miracle"])
    antheia, priest = (
        t.put("Antheia Pansofia", at="town square"),
        t.dude(at="town square", keywords=["Blessed 0"]),
    )
    foe = t.dude(seat=1, at="town square", keywords=["Huckster 0"])
    book, theirs = t.attach(psalm, priest), t.attach(hex_, foe)
    t.shootout(antheia, foe, priest)
    t.stack("6♣")
    t.stack("6♣", seat=1)
    t.use(book)
    t.use(theirs)
    assert not t.hand_of() and not t.hand_of(1)


# Max Baine (Exp.1)


def test_max_takes_the_ranches_control_points() -> None:
    t = Table()
    ranch, mill = t.deed(seat=1, keywords=["Ranch"], control=2), t.deed(seat=1, control=1)
    office = t.deed(seat=1, keywords=["Government"])
    t.put(plain("deed"), seat=1)
    max_, away = t.put("Max Baine (Exp.1)"), t.deed(keywords=["Ranch"], control=1)
    assert (ranch.control, mill.control) == (2, 1)
    t.move(max_, "town square")
    assert (ranch.control, away.control, mill.control) == (0, 0, 1)
    t.move(max_, office)
    assert ranch.control == 0
    t.move(max_, mill)
    assert ranch.control == 2


def test_max_recruits_strong_hands_where_he_is() -> None:
    t = Table(stash=2)
    mill = t.deed(seat=1)
    max_ = t.put("Max Baine (Exp.1)", at=mill)
    strong, _ = t.hand(plain("dude", value=10, cost=5), plain("dude", value=9, cost=1))
    t.hand(plain("goods", value=13, cost=0))
    t.use(max_)
    assert strong.place == mill.place and t.rock() == 0 and max_.booted


def test_max_makes_nobody_cheaper_than_free() -> None:
    t = Table(stash=2)
    max_, cheap = t.put("Max Baine (Exp.1)"), t.hand(plain("dude", value=12, cost=1))
    t.use(max_)
    assert cheap.in_play and t.rock() == 2


# El Grajo


@pytest.mark.parametrize(("extra", "total"), [(0, 3), (2, 4), (4, 5)])
def test_el_grajo_flourishes_up_to_four_bullets(extra: int, total: int) -> None:
    t = Table()
    grajo, foe = t.put("El Grajo", at="town square"), t.dude(seat=1, at="town square")
    sword = t.attach(plain("goods", keywords=["Weapon", "Melee"], bullets=extra), grajo)
    t.shootout(grajo, foe)
    t.game.rules(0).make(grajo, "draw", until="shootout")
    t.use(grajo)
    assert grajo.bullets == total and grajo.is_stud and sword.booted


def test_el_grajo_needs_a_blade() -> None:
    t = Table()
    grajo, foe = t.put("El Grajo", at="town square"), t.dude(seat=1, at="town square")
    t.attach(plain("goods", keywords=["Weapon"]), grajo)
    t.shootout(grajo, foe)
    assert not t.can_use(grajo)
