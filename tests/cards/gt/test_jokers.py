"""Ghost Town: jokers."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import noon
from gomorra.engine.board import hands
from gomorra.testing import LEGAL, Table, able


@pytest.mark.parametrize("code", ["14040", "14041"])
def test_a_heretic_joker_makes_the_hand_legal_and_weak(code: str) -> None:
    t = Table(deck=60)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.stack(LEGAL, seat=1)
    t.stack("K♣ K♣ K♥ 4♠")
    joker = t.stack(code)
    t.run("joker")
    t.answer("K♠")
    assert hands.is_legal(t.game, 0) and t.rank(0) == 8 - 3
    t.finish()
    assert joker not in t.boot_hill_of() and joker.title in [card.title for card in t.discard_of()]


@pytest.mark.parametrize("code", ["14040", "14041"])
def test_a_heretic_joker_is_kept_after_a_pull(code: str) -> None:
    t = Table()
    test = t.put(able("deed", noon(pull=True), lambda use: use.gain(use.pulled.value), title="Test"))
    joker = t.stack(code)
    t.use(test, "", "9♠")
    assert t.rock() == 29 and t.discard_of() == [joker]
