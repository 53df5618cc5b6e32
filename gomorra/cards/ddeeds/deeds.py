"""Dirty Deeds: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    TOWN_SQUARE,
    Act,
    Card,
    Deed,
    Flow,
    Phase,
    Stat,
    Until,
    Use,
    always,
    happens,
    trait,
)
from gomorra.engine.board import places


class MazaGangHideout(Deed):
    """Maza Gang Hideout"""

    @always(Stat.ADJACENT)
    def hidden(self, one: Card, other: Card) -> bool | None:
        """This deed and the town square are not adjacent."""
        return False if one.id == self.id and other.id == TOWN_SQUARE else None

    @always(Stat.PRODUCTION)
    def lookouts(self, card: Card) -> int:
        """For each adjacent location, this deed has +1 production."""
        return len(places.neighbours(self.game, self.id))


class MiasmaticPurifier(Deed):
    """Miasmatic Purifier"""

    @trait("after", happens.PhaseStarted, if_=lambda card, event: event.phase == Phase.SUNDOWN)
    def leak(self, use: Use) -> Flow[None]:
        """When Sundown begins, before victory is checked, the controller of this deed pulls. On a club, dudes
        at this location get -1 influence until the day ends and do not unboot this Sundown; then discard this
        deed."""
        if (yield from use.pull()).suit != "clubs":
            return
        for guest in self.game.dudes_at(self.id):
            use.modify(guest, influence=-1, until=Until.DAY)
            use.forbid(Act.UNBOOT_AT_SUNDOWN, guest, until=Until.DAY)
        yield from use.discard(self)
