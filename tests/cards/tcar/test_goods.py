"""There Comes a Reckoning: goods."""

from __future__ import annotations

import pytest

from gomorra.engine.card import Card
from gomorra.testing import CHEATIN, LEGAL, Table


def bargain(t: Table, where: str) -> tuple[Card, Card]:
    """The gun finds the only joker there is."""
    ann, bob = t.dude(at="town square", has=("Devil's Six Gun",)), t.dude(seat=1, at="town square")
    gun = ann.attachments[0]
    amy = t.dude(at="town square")
    t.shootout(ann, bob, amy)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣ A♥", CHEATIN)
    t.run("pick shooters")
    t.answer(amy)
    t.run("resolution")
    joker: Card = {"boot hill": t.boot_hill, "discard": t.discard, "deck": t.stack}[where]("Joker (red)")
    t.use(gun)
    return gun, joker


def test_the_bearer_is_a_stud() -> None:
    t = Table()
    ann = t.dude(bullets=1, has=("Devil's Six Gun",))
    assert ann.is_stud and ann.bullets == 2


@pytest.mark.parametrize("where", ["boot hill", "discard", "deck"])
def test_a_joker_from_anywhere_comes_into_the_hand_as_you_name_it(where: str) -> None:
    t = Table()
    gun, joker = bargain(t, where)
    assert t.decision.kind == "joker"
    t.answer("10♥")
    assert len(t.choices()) == 6
    t.answer(t.game.rules(0).draw_hand()[0])
    hand = t.game.rules(0).draw_hand()
    assert len(hand) == 5 and joker in hand and joker.value == 10
    assert t.rank(0) == 2 and gun.booted


def test_the_joker_is_shuffled_into_the_deck_and_not_aced() -> None:
    t = Table()
    bargain(t, "boot hill")
    t.answer("10♥", t.game.rules(0).draw_hand()[0])
    t.finish()
    titles = [card.title for card in t.deck_of()]
    assert titles.count("Joker (red)") == 1 and not t.boot_hill_of()


def test_without_a_joker_the_hand_stays_as_it_is() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=("Devil's Six Gun",)), t.dude(seat=1, at="town square")
    amy = t.dude(at="town square")
    t.shootout(ann, bob, amy)
    t.hands(f"{LEGAL} A♥", CHEATIN)
    t.run("pick shooters")
    t.answer(amy)
    t.run("resolution")
    before = t.game.rules(0).draw_hand()
    t.use(ann.attachments[0])
    assert t.game.rules(0).draw_hand() == before and t.decision.kind == "play"
