"""Too Tough to Die: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import Dude, Flow, Use, always, deed, noon


class AlexanderSequoia(Dude):
    """Alexander Sequoia"""

    @always("sundown discards")
    def fresh_start(self, seat: int) -> int:
        """With Alexander in the town square, you may discard one card more at Sundown."""
        return int(seat == self.controller and self.in_town_square)

    @noon()
    def stand_tall(self, use: Use) -> Flow[None]:
        """Noon: Alexander unboots if he is in the town square."""
        if self.in_town_square:
            yield from use.unboot(self)


class IkeClanton(Dude):
    """Ike Clanton"""

    @noon(boot=True, target=deed)
    def stir_up(self, use: Use) -> None:
        """Noon, Boot: A deed is Rowdy until the next Upkeep is over: bullets decide who controls it."""
        use.give_keyword(use.target, "Rowdy", until="next upkeep")
