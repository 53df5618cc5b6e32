"""Ghost Town: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import Deed, always


class Companhursts(Deed):
    """Companhurst's

    The 108 Righteous Bandits may start with this deed in place of a dude."""

    @always("poorer in ties")
    def cheap_whiskey(self, seat: int) -> bool:
        """While you are tied for the least ghost rock, you count as having less than all other players."""
        rock = [player.stash for player in self.game.state.players]
        return seat == self.controller and rock[seat] == min(rock)
