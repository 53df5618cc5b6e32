"""Immovable Object, Unstoppable Force: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Card,
    Flow,
    Goods,
    Phase,
    Stat,
    Use,
    always,
    deed,
    happens,
    noon,
    owned,
    rating_of,
    react,
    where,
    your,
)
from gomorra.engine.plays import entry


class Nunchucks(Goods):
    """Nunchucks

    Attach only to a dude with Kung Fu.
    """

    def can_attach_to(self, host: Card) -> bool:
        return host.has("Kung Fu")

    @always(rating_of("Kung Fu"), on=BEARER)
    def whirl(self, card: Card) -> int:
        """This dude has +1 Kung Fu while in a posse."""
        return int(self.in_posse)

    @react("after", happens.Pulled, if_=lambda card, event: card.in_posse, boot=True)
    def deflect(self, use: Use) -> None:
        """React, Boot: After any player pulls while this dude is in a posse, lower that pull by this dude's
        Kung Fu rating."""
        assert isinstance(use.event, happens.Pulled)
        use.event.value = max(1, use.event.value - (self.bearer.rating("Kung Fu") or 0))


def _fits(card: Card, use: Use) -> bool:
    moved, host = use.target, use.target.host
    if host is None or host is card or (moved.is_action and not host.is_deed):
        return False  # a Condition of a home stays there (CR-IdolofTlazolteotl-a)
    return entry.may_carry(use.game, moved, card) is None


class IdolOfTlazolteotl(Goods):
    """Idol of Tlazolteotl"""

    @always(Stat.INFLUENCE, on=BEARER)
    def blinding_sun(self, card: Card) -> int:
        """During High Noon, this dude has +2 influence."""
        return 2 if self.game.state.phase == Phase.NOON else 0

    @noon(
        boot=True,
        target=owned
        & where(lambda card, use: card.host is not None and card.host.is_location, "at a location"),
    )
    def uproot(self, use: Use) -> Flow[None]:
        """Noon, Boot: Choose a card that you own attached to a location. Attach it to your deed where it may
        legally be, if there is one."""
        place = yield from use.choose(your & deed & where(_fits), f"Where does {use.target.title} go?")
        if place is not None:
            yield from use.attach(use.target, place)
