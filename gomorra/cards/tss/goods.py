"""The Showstopper: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Act,
    Card,
    Flow,
    Goods,
    Stat,
    StatName,
    Until,
    Use,
    always,
    cannot,
    happens,
    lowering,
    react,
    resolution,
    trait,
)
from gomorra.engine.board import sides


class KnightsChasuble(Goods):
    """Knight's Chasuble"""

    @always(Stat.IGNORES_PENALTIES, on=BEARER)
    def steadfast(self, stat: StatName) -> bool:
        """This dude's value cannot be lowered."""
        return stat == Stat.VALUE

    @always(cannot(lowering(Stat.VALUE)), on=BEARER)
    def _no_lower(self, card: Card, use: Use, other: Card | None) -> bool:
        return True

    @always(cannot(Act.ATTACH), on=BEARER)
    def pure(self, card: Card, use: Use | None, other: Card) -> bool:
        """Conditions cannot be attached to this dude."""
        return other.has("Condition")

    def _struck(self, event: happens.Booted) -> bool:
        host = self.host
        if host is None or event.card != host.id or not event.source or event.kind == "trait":
            return False
        return sides.opposed(self.game, host.controller, event.seat)

    @react("after", happens.Booted, if_=_struck, boot=True)
    def rise_again(self, use: Use) -> Flow[None]:
        """React, Boot: After an opposing ability boots this dude, unboot them."""
        yield from use.unboot(self.bearer)


class Pedro(Goods):
    """Pedro"""

    @always(Stat.VALUE, on=BEARER)
    def stubborn(self, card: Card) -> int:
        """This dude has -3 value."""
        return -3

    @always(cannot(Act.MOVE), on=BEARER)
    def mule_headed(self, card: Card, use: Use | None, other: Card | None) -> bool:
        """Opposing card effects cannot move this dude."""
        return use is not None and not use.by_rules and sides.opposed(self.game, card.controller, use.seat)


class AethericShockwaveInducer(Goods):
    """Aetheric Shockwave Inducer"""

    @trait("after", happens.ShooterPicked, if_=lambda card, event: event.card == card.bearer.id)
    def misfire(self, use: Use) -> Flow[None]:
        """After this dude is picked as your shooter, pull. On a club, this card has a bullet bonus of only +1
        this round."""
        if (yield from use.pull(self.bearer)).suit == "clubs":
            use.modify(self, bullets=1 - self.face.stats[Stat.BULLETS], until=Until.ROUND)


class TheGamblersGun(Goods):
    """The Gambler's Gun"""

    def _caught(self, event: happens.AbilityUsed) -> bool:
        return event.kind == "cheatin" and event.use.cheater == self.controller

    @trait("after", happens.AbilityUsed, if_=_caught)
    def luck_runs_out(self, use: Use) -> Flow[None]:
        """When a Cheatin' Resolution has been used against you, discard this dude."""
        yield from use.discard(self.bearer)

    @resolution(boot=True)
    def ace_up_the_barrel(self, use: Use) -> Flow[None]:
        """Resolution, Boot: If this dude is your shooter, raise your hand rank by 2."""
        fight = self.game.shootout
        if fight is not None and self.bearer.id in fight.shooters:
            yield from use.rank(use.seat, 2)
