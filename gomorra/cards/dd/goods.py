"""Double Dealin': goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import Goods, Use, dude, opposing, shootout


class HolyWheelGun(Goods):
    """Holy Wheel Gun"""

    @shootout(boot=True, target=opposing & dude)
    def smite(self, use: Use) -> None:
        """Shootout, Boot: An opposing dude has -1 bullets; an Abomination must be the first casualty."""
        use.modify(use.target, bullets=-1)
        if use.target.has("Abomination"):
            use.change(use.target.id, "first casualty", 1)
