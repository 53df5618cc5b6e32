"""Double Dealin': the deeds of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table


@pytest.mark.parametrize(("code", "booted"), [("03011", False), ("24110", True)])
def test_hustings_weakens_idle_dudes_of_the_other_players(code: str, booted: bool) -> None:
    t = Table()
    t.put(code)
    victim, safe = (t.dude(seat=1, influence=2, booted=state) for state in (booted, not booted))
    away = t.dude(seat=1, influence=2, booted=booted, at="town square")
    mine = t.dude(influence=2, booted=booted)
    assert [card.influence for card in (victim, safe, away, mine)] == [1, 2, 2, 2]


@pytest.mark.parametrize("code", ["03011", "24110"])
def test_hustings_serves_whoever_controls_it(code: str) -> None:
    t = Table()
    hustings = t.put(code)
    mine = t.dude(influence=2, booted=code == "24110")
    t.dude(seat=1, at=hustings, influence=1)
    assert hustings.controller == 1 and mine.influence == 1


def test_surveyors_office_is_next_to_everything_out_of_town() -> None:
    t = Table()
    office, mill = t.put("Surveyor's Office"), t.deed(seat=1)
    mines = [t.deed(seat=seat, keywords=["Out of Town"]) for seat in (0, 1)]
    assert all(office.adjacent_to(mine) and mine.adjacent_to(office) for mine in mines)
    assert not office.adjacent_to(mill) and not mines[0].adjacent_to(mines[1])


def test_surveyors_office_moves_a_dude_next_door_without_booting() -> None:
    t = Table()
    office, mill, mine = t.put("Surveyor's Office"), t.deed(seat=1), t.deed(seat=1, keywords=["Out of Town"])
    scout = t.dude(at=office)
    t.dude()
    t.use(office)
    assert mill not in t.choices() and mine in t.choices()
    t.answer(mine)
    assert scout.place == mine.id and not scout.booted and office.booted
