"""Immovable Object, Unstoppable Force: dudes and tokens."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, here, noon, your
from gomorra.catalog import catalog
from gomorra.engine.card import Card
from gomorra.engine.events import Moved
from gomorra.testing import Table, able, rule

# Hamshanks

JINX = able("deed", noon(target=dude), lambda use: use.boot(use.target), title="Jinx")


def guarded(t: Table, *, booted: bool = False, seat: int = 0) -> tuple[Card, Card]:
    """Hamshanks and a friend at a deed of yours."""
    deed = t.deed(seat=seat)
    return t.put("Hamshanks", at=deed, booted=booted), t.dude(at=deed)


def test_hamshanks_stands_in_front_of_your_dudes() -> None:
    t = Table()
    pig, friend = guarded(t)
    elsewhere, foe = t.dude(), t.dude(seat=1)
    t.use(t.put(JINX, seat=1))
    assert pig in t.choices() and friend not in t.choices()
    assert {elsewhere, foe} <= set(t.choices())


def test_your_own_abilities_reach_past_hamshanks() -> None:
    t = Table()
    _, friend = guarded(t)
    t.use(t.put(JINX))
    assert friend in t.choices()


@pytest.mark.parametrize("case", ["booted", "not yours"])
def test_hamshanks_must_be_unbooted_at_a_location_you_control(case: str) -> None:
    t = Table()
    _, friend = guarded(t, booted=case == "booted", seat=1 if case == "not yours" else 0)
    if case == "not yours":
        t.dude(seat=1, at=friend.location, influence=5)
    t.use(t.put(JINX, seat=1))
    assert friend in t.choices()


def test_hamshanks_covers_nobody_when_he_could_not_be_chosen() -> None:
    t = Table()
    _, friend = guarded(t)
    t.game.state.bodies[friend.id].bounty = 1
    hunt = able("deed", noon(target=dude & (lambda card, use: card.wanted)), lambda use: use.boot(use.target))
    t.use(t.put(hunt, seat=1))
    assert friend.booted


# Marcia Ridge

STORE = able("deed", noon(controller=True, boot=True), lambda use: use.gain(3), title="Store")
CLUB = able("deed", noon(boot=True), lambda use: use.gain(2), title="Club")
PARLOUR = able("deed", noon(boot=True, boots=your & dude & here), lambda use: use.gain(4), title="Parlour")


@pytest.mark.parametrize(("code", "club"), [("09018", False), ("24054", True)])
def test_marcia_in_the_square_uses_abilities_of_adjacent_deeds(code: str, club: bool) -> None:
    t = Table()
    t.put(code, at="town square")
    store, other = t.put(STORE, seat=1), t.put(CLUB, seat=1)
    assert t.can_use(other, seat=0) is club
    t.use(store, seat=0)
    assert t.rock() == 23 and store.booted and store.controller == 1


@pytest.mark.parametrize("code", ["09018", "24054"])
def test_marcia_needs_the_most_influence_there(code: str) -> None:
    t = Table()
    marcia = t.put(code, at="town square")
    store = t.put(STORE, seat=1)
    t.dude(seat=1, at="town square", influence=2)
    assert marcia.influence == 2 and not t.can_use(store, seat=0)
    t.dude(at="town square", influence=1)
    assert t.can_use(store, seat=0)


@pytest.mark.parametrize("code", ["09018", "24054"])
def test_marcia_must_be_in_the_square_and_the_deed_next_to_it(code: str) -> None:
    t = Table()
    t.put(code)
    store = t.put(STORE, seat=1)
    assert not t.can_use(store, seat=0)
    u = Table()
    u.put(code, at="town square")
    mine = able("deed", noon(controller=True), lambda use: use.gain(1), keywords=("Out of Town",))
    assert not u.can_use(u.put(mine, seat=1), seat=0)


def test_the_weird_west_marcia_counts_as_being_at_the_deed() -> None:
    t = Table()
    marcia = t.put("24054", at="town square")
    parlour = t.put(PARLOUR, seat=1)
    t.use(parlour, seat=0)
    assert marcia.booted and t.rock() == 24 and marcia.in_town_square


# Tokens


def spirit(t: Table, code: str, at: Card | str = "town square") -> Card:
    return t.put(catalog().printing(code), at=at)


@rule("CR-AncestorSpirit-a", "CG-Token-b")
@pytest.mark.parametrize("code", ["09041", "24260"])
def test_an_ancestor_spirit_is_gone_as_soon_as_it_leaves(code: str) -> None:
    t = Table()
    token = spirit(t, code)
    t.move(token, "home")
    assert not token.in_play and not t.events(Moved)
    assert token not in t.discard_of() and token not in t.boot_hill_of()


@pytest.mark.parametrize(("code", "kind"), [("09041", "stud"), ("24260", "draw")])
def test_an_ancestor_spirit_is_gone_when_the_day_ends(code: str, kind: str) -> None:
    t = Table()
    token = spirit(t, code)
    assert token.is_stud is (kind == "stud") and token.bullets == 0 and token.influence == 1
    t.end_day()
    assert not token.in_play


def test_a_nature_spirit_is_gone_after_the_shootout() -> None:
    t = Table()
    token, friend = spirit(t, "09042"), t.dude(at="town square")
    bob = t.dude(seat=1, at="town square")
    t.shootout(friend, bob)
    t.hands("8♠ 8♥ 3♦ 4♣ 6♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.finish()
    assert not token.in_play and friend.in_play


@rule("CG-Token-c")
@pytest.mark.parametrize("verb", ["discard", "ace"])
def test_a_token_that_is_put_away_leaves_the_game(verb: str) -> None:
    t = Table()
    token = spirit(t, "09042")
    list(getattr(t.game.rules(0), verb)(token))
    assert not token.in_play and not t.discard_of() and not t.boot_hill_of()
