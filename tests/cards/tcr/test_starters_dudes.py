"""The Curtain Rises: the dudes of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.engine.events import JobStarted
from gomorra.testing import Table, plain, rule


@pytest.mark.parametrize(("code", "mark"), [("15005", "home"), ("24035", "town square")])
def test_maggie_brings_a_horse_from_the_discard_pile(code: str, mark: str) -> None:
    t = Table()
    maggie = t.put(code)
    horse, *_ = t.discard(plain("goods", keywords=["Horse"], cost=3), plain("goods", keywords=["Sidekick"]))
    t.use(maggie)
    if not t.events(JobStarted):
        t.answer(mark)
    assert [event.mark for event in t.events(JobStarted)] == [t.place(mark, 0)]
    t.form()
    if t.decision.kind == "choose":
        t.answer(horse)
    assert horse.host is maggie and t.rock() == 18 and maggie.booted


@rule("CG-Searching-a")
def test_maggie_need_not_take_the_horse_that_she_finds() -> None:
    t = Table()
    maggie, horse = t.put("15005"), t.discard(plain("goods", keywords=["Horse"], cost=3))
    t.use(maggie)
    t.form()
    assert t.choices() == [horse]
    t.answer("pass")
    assert horse in t.discard_of() and t.rock() == 20


def test_maggie_of_the_weird_west_does_not_mark_where_she_is_nor_out_of_town() -> None:
    t = Table()
    maggie, mill, far = t.put("24035"), t.deed(), t.deed(keywords=["Out of Town"])
    t.use(maggie)
    assert set(t.choices()) == {mill, t.game.card(0), t.game.outfit(1)} and far not in t.choices()
