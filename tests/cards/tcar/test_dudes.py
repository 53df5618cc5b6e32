"""There Comes a Reckoning: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import happens, noon, react
from gomorra.testing import Table, able, rule


@pytest.mark.parametrize(("word", "change"), [("+1 influence", 1), ("-1 influence", -1)])
def test_johnny_changes_influence_for_the_length_of_a_play(word: str, change: int) -> None:
    t = Table()
    t.put("Johnny Brocklehurst")
    bob = t.dude(seat=1, influence=2)
    seen: list[int] = []
    look = able("deed", noon(), lambda use: seen.append(use.game.card(bob.id).influence))
    t.use(t.put(look))
    t.answer("react", bob, word)
    assert seen == [2 + change] and bob.influence == 2


def test_plain_plays_are_plays_too_but_not_those_of_others() -> None:
    t = Table()
    johnny, bob = t.put("Johnny Brocklehurst"), t.dude(seat=1)
    t.move(bob, "town square")
    assert t.decision.kind == "play"
    t.move(johnny, "town square")
    assert t.decision.kind == "react" and t.decision.seat == 0
    t.answer("react", johnny, "+1 influence")
    assert johnny.influence == 1 and johnny.in_town_square


def test_an_influence_play_can_take_a_deed_for_its_length() -> None:
    t = Table()
    johnny = t.put("Johnny Brocklehurst")
    deed = t.deed(seat=1)
    bob = t.dude(seat=1, at=deed, influence=1)
    ann = t.dude(at=deed, influence=1)
    owners: list[int] = []
    look = able("deed", noon(), lambda use: owners.append(use.game.card(deed.id).controller))
    t.use(t.put(look))
    t.answer("react", bob, "-1 influence")
    assert owners == [0] and deed.controller == 1 and ann.influence == bob.influence == 1 and johnny.in_play


@rule("CR-JohnnyBrocklehurst-a")
def test_a_react_is_no_play_for_johnny() -> None:
    t = Table()
    t.put("Johnny Brocklehurst")
    echo = able("deed", react("after", happens.Gained), lambda use: use.draw(), name="echo")
    echoing = t.put(echo)
    t.use(t.put(able("deed", noon(), lambda use: use.gain(1))))
    assert t.decision.kind == "react"
    t.answer("pass")
    t.answer("react")
    assert len(t.hand_of()) == 1 and t.decision.kind == "play" and echoing.in_play


def test_johnny_acts_once_a_day() -> None:
    t = Table()
    johnny = t.put("Johnny Brocklehurst")
    t.move(johnny, "town square", "react")
    t.answer("+1 influence")
    t.pass_()
    t.move(johnny, "home")
    assert t.decision.kind == "play" and johnny.at_home
