"""What answers a revealed hand looks at the hand as it was revealed, whatever has become of it since."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Stat, Until, Use, happens, trait
from gomorra.testing import Table, able
from gomorra.testing.rules import rule

CHEATIN, LEGAL = "A♠ A♠ 3♥ 3♥ 9♣", "K♣ Q♦ 3♥ 4♠ 9♣"

OTHERS = [
    "Tommy Harden", "Philip Swinford", "Sheriff Dave Montreal", "Bass Reeves", "Philip Swinford (Exp.1)",
    "Padre Ernesto de Diaz", "Sheriff Eli Waters", "QUATERMAN PRIME",
]  # fmt: skip
"""Dudes who answer the Cheatin' hand of another player."""
OWN = ["Barton Everest", "Mortimer Parsons"]
"""Dudes who answer their own player's."""


def answers(name: str, cheat: int) -> list[str]:
    """A round after which a hand that was revealed as Cheatin' counts as legal at once: what was done by then."""
    t = Table()
    dude = t.put(name, at="town square")
    foe = t.dude(seat=1, at="town square", bounty=1)

    def whitewash(use: Use) -> None:
        use.for_player(t.seat(cheat), Stat.LEGAL_HAND, until=Until.ROUND)

    laundry = t.put(able("deed", trait("after", happens.Revealed), whitewash))
    if name == "Padre Ernesto de Diaz":
        t.attach("Holy Roller", dude)
    if name == "Sheriff Eli Waters":
        t.dude(seat=1, at="home of 1", bounty=1)
    t.hand("Whiskey Flask")
    t.shootout(dude, foe)
    t.hands(*((CHEATIN, LEGAL) if cheat == 0 else (LEGAL, CHEATIN)))
    t.run("order")
    t.answer(lambda option: laundry.id in option.payload)
    used = [type(event).__name__ for event in t.game.events if getattr(event, "source", 0) == dude.id]
    asked = [t.decision.kind] if t.decision.kind in ("choose", "confirm") else []
    return used + asked


@rule("CG-Shootout4a-b")
@pytest.mark.parametrize("name", OTHERS)
def test_another_players_hand_was_cheatin_when_it_was_revealed(name: str) -> None:
    assert answers(name, 1), name


@rule("CG-Shootout4a-b")
@pytest.mark.parametrize("name", OWN)
def test_the_own_hand_was_cheatin_when_it_was_revealed(name: str) -> None:
    assert answers(name, 0), name
