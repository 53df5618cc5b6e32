"""Fights in the town square that stand after the draw, for the tests of steps 5 to 7 of a shootout."""

from __future__ import annotations

import pytest

from gomorra.engine.events import RoundDecided
from gomorra.testing import Table, plain

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"
PAIR = "K♣ K♦ 3♥ 4♠ 9♣"
TWO_PAIR = "Q♣ Q♦ 3♦ 3♠ 9♦"
TRIPLE = "J♣ J♦ J♥ 4♣ 9♥"
STRAIGHT = "3♣ 4♦ 5♥ 6♠ 7♣"
FULL_HOUSE = "7♣ 7♦ 7♥ 2♠ 2♦"

LEADS = pytest.mark.parametrize("leader", [0, 1])

SIDEKICK = plain("goods", "Dog", keywords=["Sidekick"])


class Fight:
    """Two posses in the town square that stand after the draw with these hands; seat 0 or 1 leads."""

    def __init__(
        self,
        mine: str,
        theirs: str,
        *,
        dudes=(1, 1),
        has=(),
        words=(),
        winner: int = 0,
        setup=None,
        leader: int = 0,
    ):
        self.t = t = Table(winner=winner)
        self.mine = [t.dude(f"Mine {n}", at="town square") for n in range(dudes[0])]
        self.theirs = [
            t.dude(
                f"Their {n}",
                seat=1,
                at="town square",
                has=has if n == 0 else (),
                keywords=words if n == 0 else (),
            )
            for n in range(dudes[1])
        ]
        self.extra = setup(t) if setup else None
        t.turn_of(leader)
        posses, hands_ = (self.mine, self.theirs)[:: 1 - 2 * leader], (mine, theirs)[:: 1 - 2 * leader]
        t.shootout(posses[0][0], posses[1][0], *self.mine[1:], *self.theirs[1:])
        t.hands(*hands_)
        t.run("resolution")

    def settle(self):
        """Everybody passes; stands at the first question after that."""
        while self.t.game.shootout is not None and self.t.game.shootout.step == "resolution":
            self.t.answer("pass")
        return self

    @property
    def decided(self) -> RoundDecided:
        return self.t.events(RoundDecided)[0]

    def fates(self) -> set[tuple[str, str]]:
        """What the open casualty question offers: title and fate."""
        return {(self.t.game.card(key[1]).title, key[2]) for key in self.t.offers("casualty")}
