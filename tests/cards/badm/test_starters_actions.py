"""Bad Medicine: the actions of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import LEGAL, Table, plain, rule


@rule("CE-Mugging")
def test_mugging_strips_the_mark_of_up_to_two_booted_cards() -> None:
    t = Table()
    t.dude()
    mark = t.dude(seat=1, at="town square", has=[plain("goods", "One"), plain("goods", "Two")])
    one, two = mark.attachments
    tired = t.attach(plain("goods", "Three"), mark, booted=True)
    t.use(t.hand("Mugging"))
    t.answer(one, "done")
    assert one.booted and not two.booted
    t.form()
    assert mark.at_home and mark.booted and set(t.choices()) == {one, tired}
    t.answer(tired, "done")
    assert tired in t.boot_hill_of(1) and one.host is mark and two.host is mark


@rule("CE-Mugging")
def test_mugging_strips_no_more_than_two() -> None:
    t = Table()
    t.dude()
    mark = t.dude(seat=1, at="town square")
    things = [t.attach(plain("goods", f"Thing {n}"), mark, booted=True) for n in range(3)]
    t.use(t.hand("Mugging"))
    t.form()
    assert set(t.choices()) == set(things)
    t.answer(things[0], things[2])
    assert t.decision.kind == "play"
    assert [thing.in_play for thing in things] == [False, True, False]


@rule("CE-Mugging")
def test_mugging_that_fails_only_boots() -> None:
    t = Table()
    thug = t.dude()
    mark = t.dude(seat=1, at="town square", bullets=3, has=[plain("goods", "One")])
    t.use(t.hand("Mugging"), "", mark.attachments[0])
    t.form(mark)
    t.hands(LEGAL, "9♠ 9♥ 9♦ 4♣ 4♦")
    t.finish()
    assert not thug.in_play and mark.in_town_square and mark.attachments[0].booted


@rule("CE-Mugging")
@pytest.mark.parametrize("won", [True, False])
def test_only_who_succeeds_in_mugging_aces_goods_and_spells_alike(won: bool) -> None:
    t = Table()
    t.dude()
    mark = t.dude(seat=1, at="town square", keywords=["Huckster 1"])
    things = [plain("goods", "Hat"), plain("spell", "Curse", keywords=["Hex"])]
    hat, curse = (t.attach(card, mark, booted=True) for card in things)
    guard = t.dude(seat=1, at="town square")
    t.use(t.hand("Mugging"), "", mark)
    t.form(guard)
    strong = "9♠ 9♥ 9♦ 4♣ 4♦"
    t.hands(*((strong, LEGAL) if won else (LEGAL, strong)))
    while t.decision.kind != "choose several" and t.game.shootout is not None:
        t.game.answer(t.plain_answer())
    if won:
        assert set(t.choices()) == {hat, curse}
        t.answer(hat, curse)
    t.finish()
    assert [card in t.boot_hill_of(1) for card in (hat, curse)] == [won, won]
    assert mark.in_play and mark.at_home is won


def test_mugging_does_not_mark_your_own() -> None:
    t = Table()
    t.dude()
    t.dude(at="town square")
    assert not t.can_use(t.hand("Mugging"))
