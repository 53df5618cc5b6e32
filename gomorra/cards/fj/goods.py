"""Frontier Justice: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    HERE,
    Card,
    Flow,
    Goods,
    Stat,
    Use,
    always,
    can_be_sent_home,
    cannot,
    dude,
    happens,
    in_shootout,
    lowering,
    react,
    shootout,
    this_dude,
)


class DiableEnBoite(Goods):
    """Diable en Boite"""

    def _bearer_falls(self, event: happens.CardEvent) -> bool:
        host = self.host
        return host is not None and event.card == host.id and self.game.shootout is not None

    @react(
        "when",
        happens.Discarded,
        happens.Aced,
        if_=_bearer_falls,
        boot=True,
        target=dude & in_shootout & can_be_sent_home,
    )
    def spring(self, use: Use) -> Flow[None]:
        """React, Boot: When this dude is discarded or aced in a shootout, send any dude in it home booted and
        draw a card."""
        yield from use.send_home_booted(use.target)
        yield from use.draw()


class LegalInstruments(Goods):
    """Legal Instruments

    Attach only to an unbooted in-town deed you control.
    """

    attaches_to = "deed"

    def can_attach_to(self, host: Card) -> bool:
        return host.in_town and not host.booted

    @always(Stat.KEYWORD, on=BEARER)
    def seat_of_law(self, card: Card) -> str:
        """This deed is Government."""
        return "Government"

    @always(Stat.INFLUENCE, on=HERE)
    def authority(self, card: Card) -> int:
        """Deputies at this deed have +2 influence."""
        return 2 if card.has("Deputy") else 0

    @always(Stat.VALUE, on=HERE)
    def standing(self, card: Card) -> int:
        """Deputies at this deed have +3 value."""
        return 3 if card.has("Deputy") else 0


class RecursiveMotionMachine(Goods):
    """Recursive Motion Machine

    You may pay for abilities of Gadgets at this location with the ghost rock on this card.
    """

    @always(Stat.UPKEEP, on=BEARER)
    def self_sustaining(self, card: Card) -> int:
        """If this dude is a Gadget, they have -1 upkeep."""
        return -int(card.has("Gadget"))

    @react("after", happens.Moved, if_=lambda card, event: event.card == card.bearer.id, boot=True)
    def wind_up(self, use: Use) -> Flow[None]:
        """React, Boot: After this dude moves, put 1 ghost rock on this card."""
        yield from use.place_rock(self, 1, "gadget at here")


class WinchesterModel1873(Goods):
    """Winchester Model 1873"""

    @shootout(boot=True, boots=this_dude)
    def take_aim(self, use: Use) -> None:
        """Shootout, Boot: Boot this dude. They become a stud and get +1 bullets."""
        use.modify(use.booted, bullets=1)
        use.make(use.booted, "stud")


class FancyNewHat(Goods):
    """Fancy New Hat"""

    @always(cannot(lowering(Stat.INFLUENCE)), on=BEARER)
    def dignity(self, card: Card, use: Use, other: Card | None) -> bool:
        """Other players' card abilities cannot lower this dude's influence."""
        ability = use.ability is None or not use.ability.is_trait
        return ability and not use.by_rules and use.seat != self.controller
