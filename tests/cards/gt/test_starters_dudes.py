"""Ghost Town: the dudes of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain


@pytest.mark.parametrize("keyword", ["Horse", "Sidekick"])
def test_francisco_rounds_up_from_the_discard_pile(keyword: str) -> None:
    t = Table()
    francisco = t.put("Francisco Rosales")
    found, *_ = t.discard(plain("goods", keywords=[keyword], cost=3), plain("goods"), plain("dude"))
    t.use(francisco)
    t.form()
    t.answer(found)
    assert found.host is francisco and t.rock() == 19 and francisco.at_home and francisco.booted


def test_francisco_need_not_take_what_he_finds() -> None:
    t = Table()
    francisco, horse = t.put("Francisco Rosales"), t.discard(plain("goods", keywords=["Horse"], cost=3))
    t.use(francisco)
    t.form()
    t.answer("pass")
    assert horse in t.discard_of() and t.rock() == 20


def test_francisco_finds_nothing_when_the_job_fails() -> None:
    t = Table()
    francisco, foe = t.put("Francisco Rosales"), t.dude(seat=1, at="town square")
    horse = t.discard(plain("goods", keywords=["Horse"]))
    t.use(francisco)
    t.form(foe)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣ A♥", "9♠ 9♥ 9♦ 4♣ 4♦")
    t.finish()
    assert horse in t.discard_of() and not francisco.in_play


def test_mahogany_costs_cards_of_the_deck() -> None:
    t = Table()
    mahogany, foe = t.put('"Mahogany" Jackson', at="town square"), t.dude(seat=1, at="town square")
    first, second, third = t.stack("5♠ 6♠ 7♠")
    t.callout(mahogany, foe, "accept")
    assert t.discard_of() == [first, second] and t.deck_of()[0] is third


def test_francisco_of_the_weird_west_does_not_search_but_takes() -> None:
    t = Table()
    francisco, horse = t.put("24059"), t.discard(plain("goods", keywords=["Horse"], cost=3))
    t.use(francisco)
    t.form()
    assert horse.host is francisco and t.rock() == 19
