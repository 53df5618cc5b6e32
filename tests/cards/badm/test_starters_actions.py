"""Bad Medicine: the actions of the starter decks."""

from __future__ import annotations

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


def test_mugging_that_fails_only_boots() -> None:
    t = Table()
    thug = t.dude()
    mark = t.dude(seat=1, at="town square", bullets=3, has=[plain("goods", "One")])
    t.use(t.hand("Mugging"), "", mark.attachments[0])
    t.form(mark)
    t.hands(LEGAL, "9♠ 9♥ 9♦ 4♣ 4♦")
    t.finish()
    assert not thug.in_play and mark.in_town_square and mark.attachments[0].booted


def test_mugging_does_not_mark_your_own() -> None:
    t = Table()
    t.dude()
    t.dude(at="town square")
    assert not t.can_use(t.hand("Mugging"))
