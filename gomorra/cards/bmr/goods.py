"""Blood Moon Rising: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import BEARER, Card, Fixed, Goods, always, faces_guns


class BowieKnife(Goods):
    """Bowie Knife

    It may be bought for a dude of yours in a posse as a Shootout play, booted or not and wherever the fight is.
    """

    shootout_play = True

    @always("shooter", on=BEARER)
    def up_close(self, card: Card) -> str | None:
        """This dude is a stud, but not against an opposing posse with an unbooted Weapon that is not Melee ..."""
        return None if faces_guns(self) else "stud"

    @always("bullets")
    def outranged(self, card: Card) -> Fixed | None:
        """... where the knife adds no bullets, either."""
        return Fixed(0) if faces_guns(self) else None
