"""The window before a play is chosen, and what an accepted callout opens."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Use, always, happens, react, shootout
from gomorra.engine.events import Accepted, MakingPlay
from gomorra.testing import Table, able


def hurry(use: Use) -> object:
    assert isinstance(use.event, MakingPlay)
    use.event.must = True
    yield from use.gain(1)


MINE = react("before", happens.MakingPlay, if_=lambda card, event: event.seat == card.controller)


def test_a_react_before_a_noon_play_obliges_to_make_one() -> None:
    t = Table()
    clock, ann, rival = t.put(able("deed", MINE, hurry)), t.dude(), t.dude(seat=1)
    t.move(rival, "town square")
    assert t.decision.kind == "react" and t.decision.seat == 0
    t.use(clock)
    assert t.rock() == 21 and t.decision.kind == "play" and t.offers("pass") == []
    t.move(ann, "town square")
    assert t.decision.seat == 1 and t.offers("pass")


def test_passing_over_the_window_leaves_every_choice() -> None:
    t = Table()
    t.put(able("deed", MINE, hurry))
    t.move(t.dude(seat=1), "town square")
    t.answer("pass")
    assert t.decision.kind == "play" and t.decision.seat == 0 and t.offers("pass")


def test_a_game_forks_in_and_after_the_window() -> None:
    t = Table()
    clock = t.put(able("deed", MINE, hurry))
    t.dude()
    t.move(t.dude(seat=1), "town square")
    inside = t.game.fork()
    assert inside.hash == t.game.hash and inside.decision.keys == t.game.decision.keys
    t.use(clock)
    after = t.game.fork()
    assert after.hash == t.game.hash and after.decision.keys == t.game.decision.keys


def test_the_window_opens_for_plays_in_shootouts() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    trick = t.hand(able("action", shootout(), lambda use: use.draw()))
    clock = t.put(able("deed", MINE, hurry))
    t.run("react")
    t.answer("pass")
    t.shootout(ann, foe)
    assert t.decision.kind == "react"
    t.use(clock)
    assert t.offers("pass") == [] and t.can_use(trick)


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_an_accepted_callout_is_heard_before_posses_form(answer: str) -> None:
    t = Table()
    seen: list[bool] = []
    heard = react("after", happens.Accepted)
    listener = t.put(able("deed", heard, lambda use: seen.append(use.game.gathering is None)))
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.callout(ann, foe, answer)
    assert (t.decision.kind == "react") is (answer == "accept")
    if answer == "accept":
        t.use(listener)
        assert seen == [True] and [event.caller for event in t.events(Accepted)] == [ann.id]


def test_the_mark_can_be_made_to_form_first() -> None:
    t = Table()
    ann, friend, foe, other = (t.dude(seat=seat, at="town square") for seat in (0, 0, 1, 1))
    t.game.rules(0).change(foe.id, "forms posse first", 1, until="shootout")
    t.callout(ann, foe, "accept")
    assert t.decision.seat == 1 and t.choices() == [other]
    t.answer("done")
    assert t.decision.seat == 0 and t.choices() == [friend]


def test_a_card_lets_a_dude_join_from_anywhere() -> None:
    t = Table()
    rider = t.put(
        able("dude", always("joins from anywhere"), lambda card, dude, place: dude is card),
        at=t.deed(keywords=["Out of Town"]),
        booted=True,
    )
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.dude(booted=True)
    t.callout(ann, foe, "accept")
    assert t.choices() == [rider]
    t.answer(rider)
    assert rider.in_posse and rider.in_town_square
