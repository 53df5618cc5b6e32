"""Faith and Fear: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Act,
    Card,
    Fixed,
    Flow,
    Goods,
    Moment,
    Stat,
    Until,
    Use,
    Why,
    abomination,
    always,
    attachable,
    cannot,
    dude,
    faces_guns,
    happens,
    here,
    in_hand,
    newcomer,
    noon,
    not_self,
    react,
    shootout,
    trait,
    where,
    your,
)
from gomorra.engine.fights import posse


class OutlawMask(Goods):
    """Outlaw Mask"""

    @always(Stat.INFLUENCE, on=BEARER)
    def notorious(self, card: Card) -> int:
        """While in the town square, this dude has +X influence, where X is their bounty."""
        return card.bounty if card.in_town_square else 0


def _along(carriage: Card, passenger: Card) -> bool:
    """Whether this dude joins the posse of the carriage: its player's dudes, and allies of its driver."""
    game, seat = carriage.game, passenger.controller
    if seat == carriage.controller or game.gathering is None:
        return seat == carriage.controller
    return game.side_of(carriage.bearer.id) == posse.forming(game, seat)


def _aboard(carriage: Card, passenger: Card, place: int) -> bool:
    """Whether the carriage takes this dude along from there."""
    if passenger.place != place or not _along(carriage, passenger):
        return False
    return passenger is carriage.bearer or (passenger.has("Abomination") and not passenger.booted)


class ClownCarriage(Goods):
    """Clown Carriage"""

    def _sets_off(self, event: happens.Booted) -> bool:
        return event.why == Why.JOIN and _aboard(self, self.game.card(event.card), self.place)

    @react("when", happens.Booted, if_=_sets_off, boot=True, instead=True)
    def pile_in(self, use: Use) -> None:
        """React, Boot: When this dude or an unbooted Abomination at this location would boot to join your
        posse, none of them boots to join it."""
        assert use.event is not None
        use.event.replaced = True
        use.count_on(self, "from", self.place + 1)

    @always(Stat.NO_BOOT_TO_JOIN)
    def _riding(self, card: Card) -> bool:
        return bool(self.counter("from")) and _aboard(self, card, int(self.counter("from")) - 1)

    @trait("after", happens.PossesFormed, happens.JobEnded, if_=lambda card, event: card.counter("from") != 0)
    def _arrive(self, use: Use) -> None:
        use.count_on(self, "from", 0)

    @shootout(
        boot=True,
        target=in_hand
        & dude
        & abomination
        & newcomer
        & where(lambda card, use: use.can_play(card), "that you can play"),
    )
    def tumble_out(self, use: Use) -> Flow[None]:
        """Shootout, Boot: An Abomination dude from your hand enters play, paying all costs, and joins your
        posse."""
        fight = self.game.shootout
        assert fight is not None
        came = yield from use.play(use.target, at=self.game.card(fight.location))
        if came and use.target.place == fight.location:  # CR-StagecoachOffice-b
            yield from use.join(use.target)


class BioChargedNeutralizer(Goods):
    """Bio-Charged Neutralizer"""

    @always(Stat.SHOOTER, on=BEARER)
    def overcharge(self, card: Card) -> str:
        """This dude is a stud."""
        return "stud"

    @always(cannot(Act.TRADE))
    def keyed(self, card: Card, use: Use | None, other: Card | None) -> bool:
        """This card cannot be traded."""
        return True

    @always(cannot(Act.AFFECT))
    def neutralized(self, card: Card, use: Use | None, other: Card | None) -> bool:
        """Other players' card effects do not affect this card."""
        return use is not None and not use.by_rules and use.seat != self.controller


class BioChargeNeutralizerWeirdWest(BioChargedNeutralizer):
    """Bio-Charged Neutralizer"""

    printings = ("24176",)

    @noon(boot=True, pull=True)
    def recharge(self, use: Use) -> Flow[None]:
        """Noon, Boot, Pull: On a club, discard this card. If not, your other dude at this location gets
        it."""
        assert use.pulled is not None
        if use.pulled.suit == "clubs":
            yield from use.discard(self)
        elif (
            heir := (yield from use.choose(your & dude & here & not_self & attachable, "Who gets it?"))
        ) is not None:
            yield from use.attach(self, heir)


class Evanor(Goods):
    """Evanor"""

    @always(Stat.BULLETS)
    def outranged(self, card: Card) -> Fixed | None:
        """While the opposing posse has an unbooted non-Melee Weapon, this card has no bullet bonus."""
        return Fixed(0) if faces_guns(self) else None

    @shootout(boot=True)
    def sanctify(self, use: Use) -> None:
        """Shootout, Boot: A Blessed dude who has this card cannot be a casualty in the next round. If you win
        the current round, the loser takes 1 more casualty."""
        if use.actor.has("Blessed"):
            use.later(Moment.START_OF_ROUND, "shield", use.actor, until=Until.SHOOTOUT)
        use.casualties(use.opponent, 1, when="lost")

    def shield(self, use: Use, bearer: int) -> None:
        use.forbid(Act.BE_CASUALTY, self.game.card(bearer), until=Until.ROUND)
