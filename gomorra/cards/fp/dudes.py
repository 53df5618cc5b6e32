"""Foul Play: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import Card, Dude, always


class _MirandaClarke(Dude):
    """An outlaw with a name, in either edition."""

    @always("bullets")
    def notorious(self, card: Card) -> int:
        """With 2 bounty or more Miranda has +2 bullets."""
        return 2 if self.bounty >= 2 else 0


class MirandaClarke(_MirandaClarke):
    """Miranda Clarke"""

    @always("influence")
    def renowned(self, card: Card) -> int:
        """With a control point Miranda has +2 influence."""
        return 2 if self.control else 0


class MirandaClarkeWeirdWest(_MirandaClarke):
    """Miranda Clarke"""

    printings = ("24082",)

    @always("influence")
    def renowned(self, card: Card) -> int:
        """With a control point Miranda has +1 influence."""
        return 1 if self.control else 0
