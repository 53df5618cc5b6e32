"""The Light Shineth: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    DISCARD,
    HAND,
    OUT_OF_PLAY,
    Act,
    Card,
    Flow,
    Goods,
    Stat,
    Until,
    Use,
    Why,
    always,
    cannot,
    cheatin,
    happens,
    react,
    trait,
)


class MutantCattle(Goods):
    """Mutant Cattle"""

    def _lost_in_defeat(self, event: happens.Discarded) -> bool:
        fight = self.game.shootout
        if event.card != self.id or event.why != Why.CASUALTY or fight is None or fight.round_winner is None:
            return False
        return any(item.card == self.id and item.side != fight.round_winner for item in fight.casualties)

    @trait("after", happens.Discarded, if_=_lost_in_defeat, zones=(DISCARD,))
    def burst(self, use: Use) -> Flow[None]:
        """After this card was discarded as a casualty for losing a round, the winner pulls. If the winner's
        posse has a dude whose value is lower than the pull, the winner takes 1 casualty."""
        fight = self.game.shootout
        assert fight is not None and fight.round_winner is not None
        winner = fight.seats[fight.round_winner]
        pulled = yield from use.pull(seat=winner)
        if any(self.game.card(foe).value < pulled.value for foe in fight.posses[fight.round_winner]):
            yield from use.inflict(winner, 1)


class MonteBank(Goods):
    """Monte Bank

    A dude can have only 1 Monte Bank.
    """

    def can_attach_to(self, host: Card) -> bool:
        return all(item.title != self.title or item is self for item in host.attachments)

    @always(cannot(Act.TRADE))
    def set_up(self, card: Card, use: Use, other: Card | None) -> bool:
        """This card cannot be traded."""
        return True

    @always(Stat.COST_WHERE, zones=OUT_OF_PLAY)
    def tricks_of_the_trade(self, card: Card, host: Card) -> int:
        """This card costs 2 less when attached to a Grifter."""
        return -2 if host.has("Grifter") else 0

    @always(Stat.KEYWORD, on=BEARER)
    def shill(self, card: Card) -> str:
        """This dude is a Grifter."""
        return "Grifter"


class WendysTeethkickers(Goods):
    """Wendy's Teethkickers"""

    def _run_off(self, event: happens.Moved) -> bool:
        card = self.game.card(event.card)
        sent = event.how in (Why.HOME, Why.FLEE) and event.origin == self.place
        return sent and card.booted and card.controller != self.controller

    @react("after", happens.Moved, if_=_run_off, boot=True)
    def swagger(self, use: Use) -> Flow[None]:
        """React, Boot: After another player's dude is sent home booted from this location, unboot this dude.
        They get +1 influence until the day ends."""
        use.modify(self.bearer, influence=1, until=Until.DAY)
        yield from use.unboot(self.bearer)


class RichMansGuardDog(Goods):
    """Rich Man's Guard Dog"""

    def _caught(self, event: happens.Revealed) -> bool:
        return any(seat != self.owner for seat in event.cheaters) and self.game.rules(self.owner).can_play(
            self
        )

    @trait("after", happens.Revealed, if_=_caught, zones=(HAND,))
    def let_loose(self, use: Use) -> Flow[None]:
        """After another player reveals a Cheatin' hand, you may invent this Gadget from your hand at once. In
        your shootout, it must attach to a dude in your posse."""
        side = use.side
        if (yield from use.confirm(f"Invent {self.title} now?")):
            yield from use.play(self, bearer=None if side is None else lambda host: host.side == side)

    @cheatin()
    def bite(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Pull. If the pull is at least the opposing shooter's value, discard that dude;
        if not, send that dude home booted."""
        pulled = yield from use.pull(self.bearer)
        fight, side = self.game.shootout, use.side
        if fight is None or side is None or fight.shooters[1 - side] not in fight.posses[1 - side]:
            return
        shooter = self.game.card(fight.shooters[1 - side])
        if pulled.value >= shooter.value:
            yield from use.discard(shooter)
        else:
            yield from use.send_home_booted(shooter)
