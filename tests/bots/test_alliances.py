"""Three at the table: bots help against the one who is about to win, and nobody else."""

from __future__ import annotations

from random import Random

import pytest

from gomorra.bots.habits import habit
from gomorra.testing import Table


def called_out(*, control: int, guest: tuple[int, int] = (4, 0)) -> Table:
    """Seat 0 calls out seat 2, who has so many control points; seat 1 could come from next door."""
    t = Table(seats=3)
    t.deed(seat=2, control=control)
    caller = t.dude(at="town square", bullets=1, influence=2)
    target = t.dude(seat=2, at="town square", bullets=1, influence=1)
    bullets, influence = guest
    t.dude(
        seat=1, at="town square", bullets=bullets, shooter="stud" if bullets else None, influence=influence
    )
    t.dude(seat=1, influence=2 - min(2, influence))
    t.callout(caller, target, "accept")
    assert t.decision.kind == "join" and t.decision.seat == 0
    return t


def answer(t: Table) -> tuple[str | int, ...]:
    return habit(t.game, Random(1)).payload


def test_help_is_asked_for_and_given_against_the_one_who_is_about_to_win() -> None:
    t = called_out(control=2)
    assert answer(t) == ("invite", 1)
    t.game.answer(("invite", 1))
    assert t.decision.seat == 1 and t.decision.prompt.startswith(f"{t.game.name(0)} invites you to the posse")
    assert answer(t)[0] == "join"


def test_nobody_is_asked_against_one_who_is_far_from_winning() -> None:
    t = called_out(control=0)
    assert answer(t) == ("done",)
    t.game.answer(("invite", 1))
    assert answer(t) == ("done",)


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_helps_or_asks_one_who_is_about_to_win_himself(seat: int) -> None:
    t = called_out(control=2)
    t.deed(seat=seat, control=3)
    if seat == 1:
        assert answer(t) == ("done",)
    t.game.answer(("invite", 1))
    assert answer(t)[0] == ("done" if seat == 0 else "join")


def test_who_is_worth_more_than_the_help_stays_out() -> None:
    t = called_out(control=2, guest=(0, 2))
    t.game.answer(("invite", 1))
    assert t.decision.seat == 1
    assert answer(t) == ("done",)
