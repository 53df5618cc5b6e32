"""Too Tough to Die: the actions of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.engine.events import RoundDecided
from gomorra.testing import CHEATIN, LEGAL, Table


@pytest.mark.parametrize(("mine", "cards"), [("9♠ 9♥ 9♦ 4♣ 5♦", 1), ("9♠ 9♠ 9♦ 4♣ 5♦", 0)])
def test_ricochet_discards_the_cheaters_shooter(mine: str, cards: int) -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    other = t.dude(seat=1, at="town square", bullets=0)
    card = t.hand("Ricochet")
    t.shootout(ann, foe, other)
    t.hands(mine, f"{CHEATIN} A♥")
    t.run("pick shooters")
    t.answer(foe)
    t.run("resolution")
    t.use(card)
    assert foe in t.discard_of(1) and other.in_posse and len(t.hand_of()) == cards


def test_ricochet_saves_the_honest_from_casualties() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    other = t.dude(seat=1, at="town square")
    card = t.hand("Ricochet")
    t.shootout(ann, foe, other)
    t.hands(LEGAL, "9♠ 9♠ 9♦ 4♣ 4♦")
    t.run("resolution")
    t.use(card)
    t.run("flee")
    (decided,) = t.events(RoundDecided)
    assert decided.ranks == (1, 7) and decided.casualties[0] == 0 and ann.in_play
