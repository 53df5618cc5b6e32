"""Rulebook 5.3.3: movin'."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import deed, dude, noon, where, your
from gomorra.testing import Table, able, plain, rule

FAR = plain("deed", keywords=["Out of Town"])


@rule("RB-5.3.3-a", "RB-5.3.3-n")
@pytest.mark.parametrize(("place", "goal"), [("home", "town square"), ("town square", "home of 1")])
def test_only_an_unbooted_dude_moves(place: str, goal: str) -> None:
    t = Table()
    tired = t.dude(booted=True, at=place)
    assert t.offers("move") == []
    there = t.place(goal, t.seat(0)) or "town-square"
    assert t.why_not("move", tired, there).rule == "RB-5.3.3-a"
    fresh = t.dude(at=place)
    assert {key[1] for key in t.offers("move")} == {fresh.id}


@rule("RB-5.3.3-a")
def test_only_your_own_dudes_move() -> None:
    t = Table()
    t.dude(seat=1)
    assert t.offers("move") == []


@rule("RB-5.3.3-b", "RB-5.3.3-c", "RB-5.3.3-d")
def test_every_other_location_is_a_destination() -> None:
    t = Table()
    here, other, theirs, far = t.deed(), t.deed(), t.deed(seat=1), t.put(FAR, 1)
    t.dude(at=here)
    places = {key[2] for key in t.offers("move")}
    homes = {t.game.outfit(t.seat(seat)).id for seat in (0, 1)}
    assert places == {"town-square", other.id, theirs.id, far.id, *homes}


@rule("RB-5.3.3-b", "RB-5.3.3-d")
@pytest.mark.parametrize(
    "origin", ["home", "their home", "town square", "next door", "two doors on", "across", "far"]
)
def test_from_everywhere_a_dude_may_go_everywhere_else(origin: str) -> None:
    t = Table()
    places = town(t)
    t.dude(at=places[origin])
    wanted = {place.id or "town-square" for name, place in places.items() if name != origin}
    assert {key[2] for key in t.offers("move")} == wanted


@rule("RB-5.3.3-d")
def test_staying_is_no_move() -> None:
    t = Table()
    dude_ = t.dude(at="town square")
    assert t.why_not("move", dude_, "town-square").rule == "RB-5.3.3-d"


def town(t: Table) -> dict[str, object]:
    """One street of two deeds, a deed across the square, a far one, and the homes, by name."""
    return {
        "next door": t.deed(),
        "two doors on": t.deed(),
        "across": t.deed(seat=1),
        "far": t.put(FAR),
        "home": t.game.outfit(t.seat(0)),
        "their home": t.game.outfit(t.seat(1)),
        "town square": t.game.card(0),
    }


@rule(
    "RB-5.3.3-e",
    "RB-5.3.3-f",
    "RB-5.3.3-g",
    "RB-5.3.3-i",
    "RB-5.3.3-j",
    "RB-5.3.3-k",
    "RB-5.3.3-l",
    "RB-5.3.3-m",
    "RB-5.3.3-c",
)
@pytest.mark.parametrize(
    ("origin", "destination", "boots"),
    [
        ("home", "next door", False),
        ("home", "town square", False),
        ("home", "two doors on", True),
        ("home", "across", True),
        ("home", "far", True),
        ("town square", "next door", False),
        ("town square", "two doors on", False),
        ("town square", "across", False),
        ("town square", "their home", False),
        ("town square", "home", True),
        ("town square", "far", True),
        ("next door", "town square", True),
        ("next door", "home", True),
        ("next door", "two doors on", True),
        ("next door", "across", True),
        ("their home", "town square", True),
        ("their home", "home", True),
        ("their home", "two doors on", True),
        ("far", "home", True),
        ("far", "town square", True),
    ],
)
def test_two_moves_are_free(origin: str, destination: str, boots: bool) -> None:
    t = Table()
    places = town(t)
    mover = t.dude(at=places[origin])
    t.move(mover, places[destination])
    assert mover.place == places[destination].place
    assert mover.booted is boots


@rule("RB-5.3.3-h")
def test_effects_add_places_next_to_home() -> None:
    t = Table()
    places = town(t)
    rail = able("action", noon(), lambda use: use.make_adjacent(places["home"], places["far"]))
    mover = t.dude()
    t.use(t.hand(rail))
    t.pass_()
    t.move(mover, places["far"])
    assert not mover.booted


@rule("RB-5.3.3-e", "RB-5.3.3-i", "RB-5.3.3-m")
@pytest.mark.parametrize(
    ("origin", "goal", "boots"),
    [
        ("town square", "far", False),
        ("far", "town square", True),
        ("far", "next door", True),
        ("far", "home", True),
    ],
)
@pytest.mark.parametrize("order", [1, -1])
def test_over_an_adjacency_that_an_effect_made(origin: str, goal: str, boots: bool, order: int) -> None:
    t = Table()
    places = town(t)
    mover = t.dude(at=places[origin])
    ends = (places[origin], places[goal])[::order]
    t.use(t.hand(able("action", noon(), lambda use: use.make_adjacent(*ends))))
    t.move(mover, places[goal])
    assert mover.place == places[goal].place and mover.booted is boots


@rule("RB-5.3.3-o", "RB-5.3.3-p", "CG-HelpText-a", "CG-HelpText-b")
@pytest.mark.parametrize("booted", [True, False])
@pytest.mark.parametrize(
    ("origin", "goal"),
    [
        ("home", "far"),
        ("home", "next door"),
        ("town square", "home"),
        ("far", "their home"),
        ("across", "town square"),
    ],
)
def test_an_effect_moves_anybody_anywhere_without_booting(origin: str, goal: str, booted: bool) -> None:
    t = Table()
    places = town(t)
    mover = t.dude(at=places[origin], booted=booted)
    lift = able("action", noon(target=your & dude), lambda use: use.move(use.target, places[goal]))
    t.use(t.hand(lift))
    assert mover.place == places[goal].place
    assert mover.booted is booted


@rule("RB-5.3.3-q")
def test_an_effect_must_move_to_another_location() -> None:
    t = Table()
    place = t.deed()
    mover = t.dude(at=place)
    elsewhere = where(lambda card, use: card.place != mover.place)
    act = t.hand(able("action", noon(target=deed & elsewhere), lambda use: use.move(mover, use.target)))
    assert not t.can_use(act)
    other = t.deed()
    t.use(act)
    assert mover.place == other.id


@rule("RB-5.3.3-q")
def test_a_move_to_the_same_place_does_not_happen() -> None:
    t = Table()
    mover = t.dude()
    done = []

    def stay(use):
        done.append((yield from use.move(mover, use.game.outfit(use.seat))))

    t.use(t.hand(able("action", noon(), stay)))
    assert done == [False]


@rule("RB-5.3.3-r")
def test_a_dude_at_home_can_be_sent_home_booted() -> None:
    t = Table()
    target = t.dude()
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.send_home_booted(use.target))))
    assert target.booted
    assert target.at_home
