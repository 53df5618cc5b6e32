"""Rulebook 3.9: owner and controller."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, noon, opposing
from gomorra.engine.kernel.state import PLAY, TOWN_SQUARE
from gomorra.testing import Table, able, plain, rule

SEIZE = able("action", noon(target=opposing & dude), lambda use: use.take_control(use.target))


@rule("RB-3.9-a", "RB-3.9-b")
def test_the_owner_never_changes() -> None:
    t = Table()
    turncoat = t.dude(seat=1)
    t.use(t.hand(SEIZE))
    assert (turncoat.owner, turncoat.controller) == (t.seat(1), t.seat(0))


@rule("RB-3.9-c", "RB-3.9-d", "RB-5.3.1-b")
def test_the_controller_decides_and_is_meant_by_you() -> None:
    t = Table()
    earner = t.put(able("dude", noon(), lambda use: use.gain(1)), seat=1)
    t.use(t.hand(SEIZE))
    assert not t.can_use(earner, seat=1)
    t.use(earner, seat=0)
    assert (t.rock(0), t.rock(1)) == (21, 20)


@rule("RB-3.9-e")
def test_without_such_effects_owner_and_controller_are_the_same() -> None:
    t = Table(seats=3)
    for seat in range(3):
        t.deed(seat=seat)
        t.dude(seat=seat, influence=2, at="town square", has=[plain("goods")])
        t.dude(seat=(seat + 1) % 3, influence=3, at=f"home of {seat}")
    assert all(t.game.card(card).controller == t.game.card(card).owner for card in t.game.state.bodies)


@rule("RB-3.9-f", "RB-3.9-j")
@pytest.mark.parametrize(
    ("mine", "theirs", "controller"), [(2, 3, 1), (3, 2, 0), (2, 2, 0), (0, 1, 1), (1, 1, 0)]
)
def test_most_influence_controls_a_deed_and_a_tie_leaves_it(mine: int, theirs: int, controller: int) -> None:
    t = Table()
    deed = t.deed()
    t.dude(influence=mine, at=deed)
    t.dude(seat=1, influence=1, at=deed)
    t.dude(seat=1, influence=theirs - 1, at=deed)
    assert deed.controller == t.seat(controller)


@rule("RB-3.9-g", "RB-3.9-j")
def test_control_is_read_anew_after_every_move() -> None:
    t = Table()
    deed = t.deed()
    raider, guard = t.dude(seat=1, influence=1, at="town square"), t.dude(influence=1, at="town square")
    praise, leave = t.hand(
        able("action", noon(), lambda use: use.modify(raider, influence=1)),
        able("action", noon(), lambda use: use.send_home_booted(guard)),
        seat=1,
    )
    blame, kill = t.hand(
        able("action", noon(), lambda use: use.modify(raider, influence=-1)),
        able("action", noon(), lambda use: use.discard(raider)),
    )
    t.pass_()
    t.move(raider, deed)
    assert deed.controller == t.seat(1)
    t.move(guard, deed)
    assert deed.controller == t.seat(0)
    t.use(praise)
    assert deed.controller == t.seat(1)
    t.use(blame)
    assert deed.controller == t.seat(0)
    t.use(leave)
    assert deed.controller == t.seat(1)
    t.use(kill)
    assert deed.controller == t.seat(0)


@rule("RB-3.9-i")
@pytest.mark.parametrize("booted", [True, False])
def test_a_change_of_control_alters_nothing_else_on_the_deed(booted: bool) -> None:
    t = Table()
    deed = t.put(able("deed", noon(), lambda use: use.gain(1)), booted=booted)
    raider = t.dude(seat=1, influence=1, at="town square")
    t.use(deed)
    t.move(raider, deed)
    assert deed.controller == t.seat(1)
    assert deed.booted is booted
    assert not t.can_use(deed, seat=1)
    assert t.why_not_use(deed).rule == "RB-5.3.1-j"


@rule("RB-3.9-k", "RB-3.9-l")
@pytest.mark.parametrize("owner", [0, 1])
def test_an_empty_deed_and_one_with_no_influence_stay_with_the_owner(owner: int) -> None:
    t = Table()
    deed = t.deed(seat=owner)
    assert deed.controller == t.seat(owner)
    t.dude(seat=1 - owner, influence=0, at=deed)
    assert deed.controller == t.seat(owner)


@rule("RB-3.9-m")
def test_a_tie_of_two_others_leaves_the_deed_with_its_owner() -> None:
    t = Table(seats=3)
    deed = t.deed()
    t.dude(seat=1, influence=2, at=deed)
    t.dude(seat=2, influence=2, at=deed)
    assert deed.controller == t.seat(0)


@rule("RB-3.9-n")
@pytest.mark.parametrize("kind", ["goods", "spell", "action"])
def test_who_controls_a_dude_controls_what_it_carries(kind: str) -> None:
    t = Table()
    bearer = t.dude(keywords=["Huckster 1"])
    words = ["Hex"] if kind == "spell" else []
    declared = noon(zones=(PLAY,)) if kind == "action" else noon()
    badge = t.attach(able(kind, declared, lambda use: use.gain(1), keywords=words), bearer, seat=1)
    assert (badge.owner, badge.controller) == (t.seat(1), t.seat(0))
    assert t.can_use(badge, seat=0)
    assert not t.can_use(badge, seat=1)


@rule("RB-3.9-o")
def test_who_controls_a_deed_controls_what_is_attached_to_it() -> None:
    t = Table()
    deed = t.deed()
    vault = t.attach(able("goods", noon(), lambda use: use.gain(1), keywords=["Improvement"]), deed)
    t.dude(seat=1, influence=1, at=deed)
    assert not t.can_use(vault, seat=0)
    assert t.can_use(vault, seat=1)


@rule("RB-3.9-p")
def test_nobody_controls_the_town_square() -> None:
    t = Table()
    t.dude(influence=5, at="town square")
    square = t.game.card(TOWN_SQUARE)
    assert (square.owner, square.controller) == (-1, -1)


@rule("RB-3.9-p")
def test_nobody_controls_the_town_square_whatever_is_done_to_it() -> None:
    t = Table()
    burner, foe = t.dude(influence=5, at="town square"), t.dude(seat=1, at="town square")
    thrower = t.attach("Flame-Thrower", burner)
    t.use(t.hand(able("action", noon(), lambda use: use.give_keyword(t.game.card(TOWN_SQUARE), "Rowdy"))))
    assert t.game.card(TOWN_SQUARE).controller == -1
    t.pass_()
    t.shootout(burner, foe)
    t.use(thrower, "", 1)
    assert t.game.card(TOWN_SQUARE).controller == -1


@rule("RB-3.9-q", "RB-3.9-r")
def test_influence_never_takes_a_home() -> None:
    t = Table()
    invader = t.dude(influence=5, at="home of 1")
    home = t.game.outfit(t.seat(1))
    assert (home.owner, home.controller) == (t.seat(1), t.seat(1))
    hat = t.hand(plain("goods"))
    assert t.why_not("shop", hat, invader).rule == "RB-5.3.4-k"


@rule("RB-3.9-q", "RB-3.9-r")
def test_the_table_shows_a_home_as_its_owners_whoever_stands_there() -> None:
    t = Table()
    ours, theirs = (t.game.outfit(t.seat(seat)) for seat in (0, 1))
    t.dude(influence=5, at=theirs)
    deed = t.deed(seat=1)
    t.dude(influence=1, at=deed)
    shown = t.game.view(t.seat(0)).controllers
    assert (shown[ours.id], shown[theirs.id], shown[deed.id]) == (t.seat(0), t.seat(1), t.seat(0))
