"""Welcome to Deadwood: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import Card, Dude, always


class Yiska(Dude):
    """Yiska"""

    @always("bullets")
    def never_alone(self, card: Card) -> int:
        """A Sidekick gives Yiska +2 bullets."""
        return 2 if self.attached("Sidekick") else 0
