"""Rulebook 2.4: locations, streets and adjacency."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import deed, noon, shootout
from gomorra.engine.board import places
from gomorra.engine.events import ShootoutEnded
from gomorra.engine.kernel.state import TOWN_SQUARE
from gomorra.testing import Table, able, either_leads, plain, rule


def out_of_town(**facts):
    return plain("deed", keywords=["Out of Town"], **facts)


def near(t: Table, location) -> set[int]:
    return set(places.neighbours(t.game, location.place))


def home(t: Table, seat: int = 0):
    return t.game.outfit(t.seat(seat))


@rule("RB-2.4-a")
def test_deeds_are_in_town_unless_they_say_otherwise() -> None:
    t = Table()
    ordinary, ranch = t.deed(), t.put(out_of_town())
    assert ordinary.in_town
    assert not ranch.in_town


@rule("RB-2.4-b", "RB-2.4-c")
def test_homes_and_one_town_square_are_in_town() -> None:
    t = Table(seats=3)
    assert all(home(t, seat).in_town for seat in range(3))
    assert {home(t, seat).id for seat in range(3)} <= set(t.game.locations())
    assert t.game.locations().count(TOWN_SQUARE) == 1
    assert t.game.card(TOWN_SQUARE).in_town


@rule("RB-2.4-d", "RB-5.3.4-g", "RB-5.3.4-i", "RB-3.4-b")
def test_a_street_is_the_home_and_the_deeds_in_town() -> None:
    t = Table()
    one, two, theirs = t.deed(), t.deed(end="left"), t.deed(seat=1)
    far = t.hand(out_of_town())
    t.shop(far)
    assert t.game.state.players[t.seat(0)].street == (two.id, home(t).id, one.id)
    assert t.game.state.players[t.seat(1)].street == (t.game.outfit(t.seat(1)).id, theirs.id)
    assert t.game.state.players[t.seat(0)].out_of_town == (far.id,)


@rule("RB-2.4-e", "RB-2.4-f", "RB-2.4-g", "RB-5.3.4-h", "RB-3.4-b", "RB-5.3.4-g")
@pytest.mark.parametrize("end", ["left", "right"])
def test_a_new_deed_takes_either_end_of_the_street_and_nothing_else(end: str) -> None:
    t = Table()
    old, new = t.deed(), t.hand(plain("deed"))
    assert {key[2] for key in t.offers("shop")} == {"left", "right"}
    t.shop(new, end)
    street = t.game.state.players[t.seat(0)].street
    assert street == ((new.id, home(t).id, old.id) if end == "left" else (home(t).id, old.id, new.id))


@rule("RB-2.4-h", "RB-3.4-a")
def test_no_play_moves_a_deed() -> None:
    t = Table()
    deeds = {t.deed().id, t.deed().id, t.deed(seat=1).id}
    t.dude()
    moving = [key for key in t.offers("move") if key[1] in deeds]
    assert moving == []
    assert t.why_not("move", t.game.card(min(deeds)), "town-square") is not None


@rule("RB-2.4-i", "RB-2.4-j", "RB-2.4-k", "RB-2.4-l")
def test_neighbours_on_a_street_and_the_square_are_adjacent() -> None:
    t = Table()
    left, right = t.deed(end="left"), t.deed()
    last = t.deed()
    assert near(t, home(t)) == {left.id, right.id, TOWN_SQUARE}
    assert near(t, right) == {home(t).id, last.id, TOWN_SQUARE}
    assert near(t, last) == {right.id, TOWN_SQUARE}
    assert near(t, left) == {home(t).id, TOWN_SQUARE}
    theirs = [home(t, 1), t.deed(seat=1), t.deed(seat=1)]
    in_town = {one.id for one in (home(t), left, right, last, *theirs)}
    assert near(t, t.game.card(TOWN_SQUARE)) == in_town
    assert all(TOWN_SQUARE in near(t, one) for one in theirs)


@rule("RB-2.4-m")
def test_streets_do_not_touch() -> None:
    t = Table(seats=3)
    mine = [t.deed(), t.deed(end="left")]
    theirs = [home(t, 1), t.deed(seat=1), t.deed(seat=2)]
    for one in (home(t), *mine):
        assert not near(t, one) & {other.id for other in theirs}


@rule("RB-2.4-n", "RB-2.4-o")
def test_out_of_town_deeds_are_adjacent_to_nothing() -> None:
    t = Table()
    far = [t.put(out_of_town(), seat) for seat in (0, 0, 1)]
    t.deed()
    assert all(near(t, one) == set() for one in far)
    for place in t.game.locations():
        assert not near(t, t.game.card(place)) & {one.id for one in far}


@rule("RB-2.4-p", "RB-2.4-q", "RB-2.4-r")
@pytest.mark.parametrize("verb", ["discard", "ace", "to_hand"])
def test_a_deed_that_leaves_sends_everybody_home_and_closes_the_gap(verb: str) -> None:
    t = Table()
    first, last = t.deed(), t.deed()
    sign = t.attach(plain("goods", keywords=["Improvement"]), first)
    totem = t.attach(plain("spell", keywords=["Spirit", "Totem"]), first, seat=1)
    mine, rival = t.dude(at=first), t.dude(seat=1, at=first, booted=True)
    act = able("action", noon(target=deed), lambda use: getattr(use, verb)(use.target))
    t.use(t.hand(act), "", first)
    assert not first.in_play
    assert mine.booted
    assert mine.at_home
    assert rival.booted
    assert rival.place == home(t, 1).id
    assert sign in t.discard_of(0) and totem in t.discard_of(1)
    assert near(t, home(t)) == {last.id, TOWN_SQUARE}


@rule("RB-2.4-p")
@either_leads
def test_a_fight_at_a_deed_that_leaves_is_over_without_a_winner() -> None:
    t = Table()
    place = t.deed()
    leader, mark = t.dude(at=place), t.dude(seat=1, at=place)
    fire = t.hand(able("action", shootout(target=deed), lambda use: use.discard(use.target)))
    t.shootout(leader, mark)
    t.use(fire)
    t.finish()
    assert t.events(ShootoutEnded)[0].winner == -1
    assert leader.at_home
    assert mark.at_home


@rule("RB-3.9-h")
def test_a_lost_deed_stays_on_its_owners_street() -> None:
    t = Table()
    place = t.deed()
    raider = t.dude(seat=1, influence=2, at="town square")
    t.pass_()
    t.move(raider, place)
    assert place.controller == t.seat(1)
    assert place.id in t.game.state.players[t.seat(0)].street


@rule("RB-2.4-i", "RB-2.4-j", "RB-2.4-k", "RB-2.4-l", "RB-2.4-m")
@pytest.mark.parametrize("seat", range(4))
def test_on_the_street_of_each_of_four_only_neighbours_and_the_square_are_adjacent(seat: int) -> None:
    t = Table(seats=4)
    streets = [(t.deed(seat=one, end="left"), home(t, one), t.deed(seat=one)) for one in range(4)]
    left, middle, right = streets[seat]
    assert near(t, left) == near(t, right) == {middle.id, TOWN_SQUARE}
    assert near(t, middle) == {left.id, right.id, TOWN_SQUARE}
    assert near(t, t.game.card(TOWN_SQUARE)) == {place.id for street in streets for place in street}


@rule("RB-2.4-d", "RB-2.4-e", "RB-2.4-f", "RB-2.4-g", "RB-2.4-h", "RB-5.3.4-g", "RB-5.3.4-h", "RB-5.3.4-i")
def test_a_street_grows_only_at_its_ends_however_long_it_is() -> None:
    t = Table()
    street, aside = [home(t).id], []
    for number, end in enumerate(("left", "right", "right", "left", "right", "left")):
        t.turn_of(0)
        deed_ = t.hand(plain("deed"))
        assert {key[2] for key in t.offers("shop")} == {"left", "right"}
        t.shop(deed_, end)
        street = [deed_.id, *street] if end == "left" else [*street, deed_.id]
        if number % 2:
            t.turn_of(0)
            far = t.hand(out_of_town())
            t.shop(far)
            aside.append(far.id)
        player = t.game.state.players[t.seat(0)]
        assert (list(player.street), list(player.out_of_town)) == (street, aside)
