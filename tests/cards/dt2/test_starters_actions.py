"""Weird West Edition: the actions of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, in_town_square
from gomorra.cards.vocabulary import job as job_at
from gomorra.engine.events import Dealt
from gomorra.testing import LEGAL, Table, able, plain


def test_a_shortcut_moves_an_unbooted_dude() -> None:
    t = Table()
    far = t.deed(seat=1, keywords=["Out of Town"])
    scout = t.dude()
    t.dude(booted=True)
    t.use(t.hand("Shortcut"), "", far)
    assert scout.place == far.id and not scout.booted


def test_a_shortcut_saves_a_dude_the_boot_of_joining() -> None:
    t = Table()
    ann, foe, friend = t.dude(at="town square"), t.dude(seat=1, at="town square"), t.dude()
    short = t.hand("Shortcut")
    t.callout(ann, foe, "accept", friend)
    t.use(short, "slip_in")
    assert friend.in_town_square and not friend.booted and friend.side == ann.side


def test_a_shortcut_is_of_no_use_to_the_others() -> None:
    t = Table()
    ann, foe, other = t.dude(at="town square"), t.dude(seat=1, at="town square"), t.dude(seat=1)
    t.hand("Shortcut")
    t.callout(ann, foe, "accept", other)
    assert other.booted and t.decision.kind != "react"


@pytest.mark.parametrize(("pull", "cards"), [("5♥", 1), ("5♦", 1), ("5♠", 0), ("5♣", 0)])
def test_trick_shooting_pays_off_on_red(pull: str, cards: int) -> None:
    t = Table()
    ann, foe = t.dude(at="town square", bullets=1), t.dude(seat=1, at="town square")
    card = t.hand("Trick Shooting")
    t.shootout(ann, foe)
    _, first, second, third = t.stack(f"{pull} 6♠ 7♠ 8♠")
    t.use(card)
    assert ann.bullets == 2
    if cards:
        assert set(t.choices()) == {first, second}
        t.answer(second)
        assert t.hand_of() == [second] and t.deck_of()[:2] == [first, third]
    assert len(t.hand_of()) == cards


@pytest.mark.parametrize(("booted", "bonus"), [(True, 0), (False, 4)])
def test_crushing_inevitability_silences_a_booted_dude(booted: bool, bonus: int) -> None:
    t = Table()
    monk = t.dude(at="town square", value=7, keywords=["Kung Fu 1"])
    foe = t.dude(seat=1, at="town square", value=9, bullets=4, stud=True, booted=booted)
    card = t.hand("Crushing Inevitability")
    t.shootout(monk, foe)
    t.stack("2♠")
    t.use(card)
    assert monk.booted
    t.run("keep five" if bonus else "resolution")
    assert {event.seat: len(event.cards) for event in t.events(Dealt)}[1] == 5 + bonus
    assert not t.game.modifiers_of(foe.id, "first casualty")


def test_crushing_inevitability_picks_the_first_casualty() -> None:
    t = Table()
    monk = t.dude(at="town square", value=7, keywords=["Kung Fu 1"])
    weak, other = t.dude(seat=1, at="town square", value=7), t.dude(seat=1, at="town square", value=7)
    card = t.hand("Crushing Inevitability")
    t.shootout(monk, other, weak)
    t.stack("2♠")
    t.use(card, "", weak)
    t.hands("2♣ 2♦ 6♥ 8♠ 10♣", f"{LEGAL} A♥")
    t.run("flee")
    assert weak in t.discard_of(1) and other.in_play


def test_crushing_inevitability_needs_an_unbooted_performer() -> None:
    t = Table()
    monk = t.dude(at="town square", booted=True, keywords=["Kung Fu 1"])
    foe, card = t.dude(seat=1, at="town square"), t.hand("Crushing Inevitability")
    t.turn_of(1)
    t.shootout(foe, monk)
    assert not t.can_use(card)


@pytest.mark.parametrize("away", [False, True])
def test_a_shortcut_helps_only_from_next_to_where_the_fight_will_be(away: bool) -> None:
    t = Table()
    hideout = t.deed(keywords=["Out of Town"]) if away else "home"
    leader, friend = t.dude(at=hideout), t.dude(at=hideout)
    t.dude(seat=1, at="town square")
    short, job = t.hand("Shortcut", able("action", job_at(mark=dude & in_town_square), lambda use: None))
    t.use(job, "", leader)
    t.answer(friend)
    assert friend.booted == away and (t.decision.kind == "react") == (not away)
    if not away:
        t.answer("react")
        assert not friend.booted and friend.side == 0 and short in t.discard_of()


def test_polite_inquiries_cost_no_more_cards_than_were_drawn() -> None:
    t = Table(deck=0)
    t.dude(at="town square", bullets=3)
    kept = t.hand(plain("action", "One"), plain("action", "Two"), plain("action", "Three"))
    last = t.stack("2♣")
    t.use(t.hand("Polite Inquiries"), "", 3)
    t.answer(kept[0])
    assert set(t.hand_of()) == {*kept, last}, "the last card of the deck came for one, and that one came back"
