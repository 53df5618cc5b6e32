"""Immovable Object, Unstoppable Force: actions."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import POSSE, always
from gomorra.testing import Table, able


@pytest.mark.parametrize("code", ["09039", "24225"])
@pytest.mark.parametrize(("answer", "booted"), [(True, False), (False, True)])
def test_lunar_leap_brings_a_booted_fighter_from_anywhere(code: str, answer: bool, booted: bool) -> None:
    t = Table()
    far = t.deed(keywords=("Out of Town",))
    monk = t.dude(at=far, keywords=("Kung Fu 0",), value=9, booted=True)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.stack("2♠")
    t.use(t.hand(code), "", answer)
    assert monk.in_posse and monk.in_town_square and monk.booted is booted


@pytest.mark.parametrize(("code", "mine", "theirs", "combo"), [
    ("09039", 2, 2, True), ("09039", 2, 1, False), ("09039", 2, 3, True),
    ("24225", 2, 2, False), ("24225", 2, 1, False), ("24225", 2, 3, True),
])  # fmt: skip
def test_lunar_leap_combos_by_the_size_of_the_posses(code: str, mine: int, theirs: int, combo: bool) -> None:
    t = Table()
    t.dude(keywords=("Kung Fu 1",), value=9)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    friends = [t.dude(at="town square") for _ in range(mine - 2)]
    friends += [t.dude(seat=1, at="town square") for _ in range(theirs - 1)]
    t.hand("Rabbit Takes Revenge")
    t.shootout(ann, bob, *friends)
    t.stack("2♠")
    t.use(t.hand(code))
    assert (t.decision.kind == "combo") is combo


@pytest.mark.parametrize(("code", "able"), [("09039", True), ("24225", False)])
def test_a_monk_in_the_posse_leaps_only_by_the_first_printing(code: str, able: bool) -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=("Kung Fu 1",), value=9)
    t.shootout(monk, t.dude(seat=1, at="town square"))
    assert t.can_use(t.hand(code)) is able


def test_a_failed_leap_brings_nobody() -> None:
    t = Table()
    monk = t.dude(keywords=("Kung Fu 0",), value=5)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.stack("5♠")
    t.use(t.hand("Rabbit's Lunar Leap"))
    assert not monk.in_posse and monk.at_home


def test_shifu_speaks_to_a_dude_away_from_home() -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=("Kung Fu 1",), value=6)
    _, first, second, third = t.stack("2♠ 3♠ 4♠ 5♠")
    t.use(t.hand("Shifu Speaks"), "", 2)
    assert monk.influence == 1 and monk.rating("Kung Fu") == 3 and monk.value == 9
    assert {first, second} <= set(t.discard_of()) and t.deck_of()[0] is third
    t.game.state.bodies[monk.id].location = t.game.outfit(0).id
    t.game.state.version += 1
    assert monk.influence == 0 and monk.rating("Kung Fu") == 1 and monk.value == 7
    t.end_day()
    t.game.state.bodies[monk.id].location = 0
    t.game.state.version += 1
    assert monk.influence == 0


def test_shifu_is_not_heard_after_a_failed_test() -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=("Kung Fu 1",), value=6)
    t.stack("7♠")
    t.use(t.hand("Shifu Speaks"))
    assert monk.influence == 0 and monk.rating("Kung Fu") == 1 and t.decision.kind == "play"


def test_zhus_reward_routs_everybody_weaker() -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=("Kung Fu 0",), value=8, bullets=4)
    weak, equal = t.dude(seat=1, at="town square", value=3), t.dude(seat=1, at="town square", value=4)
    outside = t.dude(seat=1, at="town square", value=1)
    t.shootout(monk, equal, weak)
    t.stack("2♠")
    t.use(t.hand("Zhu's Reward"))
    assert monk.booted and weak.at_home and weak.booted and equal.in_posse and not outside.booted


@pytest.mark.parametrize("booted", [True, False])
def test_zhus_reward_boots_the_performer_as_its_cost(booted: bool) -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=("Kung Fu 0",), booted=booted)
    ann = t.dude(at="town square")
    t.shootout(ann, t.dude(seat=1, at="town square"), monk)
    assert t.can_use(t.hand("Zhu's Reward")) is not booted


def test_zhus_reward_judges_all_before_anybody_goes() -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=("Kung Fu 0",), value=5, bullets=4)
    jinx = t.put(
        able("dude", always("value", on=POSSE), lambda *asked: -4, value=6), seat=1, at="town square"
    )
    other = t.dude(seat=1, at="town square", value=7)
    t.shootout(monk, jinx, other)
    t.stack("2♠")
    t.use(t.hand("Zhu's Reward"))
    assert jinx.at_home and other.at_home
