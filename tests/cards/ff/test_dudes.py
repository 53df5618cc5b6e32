"""Faith and Fear: dudes."""

from __future__ import annotations

import pytest

from gomorra.engine.card import Card
from gomorra.testing import Table, rule

CODES = ("05019", "24102", "00134")


def patron(t: Table, code: str, at: Card | str = "town square", **facts: int) -> tuple[Card, Card]:
    """Nicodemus somewhere, and a dude of yours with influence at an in-town deed."""
    return t.put(code, at=at), t.dude(at=t.deed(), **({"influence": 1} | facts))


@pytest.mark.parametrize("code", CODES)
def test_your_dudes_at_in_town_deeds_give_nicodemus_control_points(code: str) -> None:
    t = Table()
    nicodemus, ann = patron(t, code)
    t.use(ann)
    assert nicodemus.control == 1 and ann.booted and t.game.control_points(0) == 1


@rule("CG-Abilities-c")
def test_without_influence_the_boot_is_in_vain() -> None:
    t = Table()
    nicodemus, ann = patron(t, "05019", influence=0)
    t.use(ann)
    assert nicodemus.control == 0 and ann.booted


@rule("CE-NicodemusWhateley")
@pytest.mark.parametrize("code", CODES)
def test_nicodemus_has_three_points_at_most(code: str) -> None:
    t = Table()
    nicodemus = t.put(code, at="town square")
    for count in (1, 2, 3, 3):
        t.use(t.dude(at=t.deed(), influence=1))
        t.pass_()
        assert nicodemus.control == count


@rule("CR-NicodemusWhateley-a")
def test_nicodemus_may_boot_himself() -> None:
    t = Table()
    nicodemus = t.put("Nicodemus Whateley", at=t.deed())
    t.use(nicodemus)
    assert nicodemus.control == 1 and nicodemus.booted


def test_only_your_dudes_at_in_town_deeds_have_the_ability() -> None:
    t = Table()
    nicodemus, _ = patron(t, "05019")
    deed = t.deed(seat=1)
    others = [
        t.dude(influence=1),
        t.dude(at="town square", influence=1),
        t.dude(at=t.deed(keywords=("Out of Town",)), influence=1),
        t.dude(seat=1, at=deed, influence=1),
    ]
    assert not any(t.can_use(dude) for dude in others) and nicodemus.control == 0


@pytest.mark.parametrize("code", CODES)
def test_the_points_count_at_sundown_and_are_gone_after_it(code: str) -> None:
    t = Table()
    nicodemus, ann = patron(t, code)
    t.dude(seat=1, influence=5)
    t.use(ann)
    t.end_day()
    assert not t.game.over and nicodemus.control == 0


@pytest.mark.parametrize("code", CODES)
def test_nicodemus_wins_with_his_points(code: str) -> None:
    t = Table()
    _, ann = patron(t, code)
    t.use(ann)
    t.end_day()
    assert t.game.over and t.game.outcome is not None and t.game.outcome.winner == 0


@rule("CR-NicodemusWhateley-b")
@pytest.mark.parametrize("code", CODES)
def test_at_home_nicodemus_loses_every_point_he_has(code: str) -> None:
    t = Table()
    nicodemus = t.put(code, at="town square", control=2)
    ann = t.dude(at=t.deed(), influence=1)
    t.use(ann)
    assert nicodemus.control == 3
    t.pass_()
    t.move(nicodemus, "home")
    assert nicodemus.control == 0


def test_a_point_given_to_nicodemus_at_home_is_lost_at_once() -> None:
    t = Table()
    nicodemus, ann = patron(t, "05019", at="home")
    t.use(ann)
    assert nicodemus.control == 0 and ann.booted
