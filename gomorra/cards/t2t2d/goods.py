"""Too Tough to Die: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    Act,
    Card,
    Fixed,
    Flow,
    Goods,
    Stat,
    Until,
    Use,
    Why,
    always,
    cannot,
    cheatin,
    dude,
    faces_guns,
    goods,
    happens,
    in_hand,
    opposing,
    react,
    shootout,
    trait,
    where,
)
from gomorra.engine.board import sides
from gomorra.engine.board.hands import SUITS


class QuarterHorse(Goods):
    """Quarter Horse"""

    def _job_done(self, event: happens.SentHome) -> bool:
        job, rider = self.game.job, self.host
        if event.why != Why.JOB or rider is None or event.card != rider.id or job is None or not job.success:
            return False
        mark = job.use.mark
        return mark.type != "outfit" or mark.owner != self.controller

    @react("when", happens.SentHome, if_=_job_done, instead=True, boot=True)
    def linger(self, use: Use) -> None:
        """React, Boot: When this dude would be sent home booted after a successful job that did not mark your
        home, this dude stays where they are instead."""
        assert use.event is not None
        use.event.replaced = True


class ElectrostaticPumpGun(Goods):
    """Electrostatic Pump Gun"""

    @shootout(boot=True, target=opposing & dude)
    def zap(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Choose an opposing dude. They get -1 bullets. Pull. Unless the pull is a club, that
        dude, if they have 0 bullets, becomes a draw."""
        use.modify(use.target, bullets=-1)
        pulled = yield from use.pull(use.actor)
        if pulled.suit != "clubs" and use.target.bullets == 0:
            use.make(use.target, "draw")


class Claws(Goods):
    """Claws

    Attach only to a dude who is Harrowed or an Abomination.
    """

    def can_attach_to(self, host: Card) -> bool:
        return host.has("Harrowed") or host.has("Abomination")

    @always(Stat.SHOOTER, on=BEARER)
    def rending(self, card: Card) -> str | None:
        """This dude is a stud, unless the opposing posse has an unbooted non-Melee Weapon."""
        return None if faces_guns(self) else "stud"

    @always(Stat.BULLETS)
    def outranged(self, card: Card) -> Fixed | None:
        """While the opposing posse has an unbooted non-Melee Weapon, this card has no bullet bonus."""
        return Fixed(0) if faces_guns(self) else None

    @always(cannot(Act.AFFECT))
    def part_of_the_body(self, card: Card, use: Use | None, other: Card | None) -> bool:
        """Opposing card effects do not affect this card."""
        return use is not None and not use.by_rules and sides.opposed(self.game, self.controller, use.seat)


def _spare(card: Card, use: Use) -> bool:
    return isinstance(use.event, happens.Pulled) and card.id != use.event.item


class AnalyticalCognisizer(Goods):
    """Analytical Cognisizer"""

    @trait("after", happens.Invented, if_=lambda card, event: event.card == card.id)
    def insight(self, use: Use) -> Flow[None]:
        """After this Gadget is invented, unboot the Mad Scientist who invented it and draw a card."""
        assert isinstance(use.event, happens.Invented)
        yield from use.unboot(self.game.card(use.event.dude))
        yield from use.draw()

    def _gadget_pull(self, event: happens.Pulled) -> bool:
        number = event.item or event.source
        if not number or event.seat != self.controller or not self.game.card(number).has("Gadget"):
            return False
        place = self.game.card(event.dude or number)
        return place.in_play and place.near(self.location)

    @react(
        "after",
        happens.Pulled,
        if_=_gadget_pull,
        boot=True,
        discards=in_hand & goods & where(_spare, "that you can spare"),
    )
    def fine_tune(self, use: Use) -> None:
        """React, Boot: After you pull for a Gadget that is at this or an adjacent location, discard 1 goods
        from your hand. The pull's suit becomes hearts."""
        assert isinstance(use.event, happens.Pulled)
        use.event.suit = SUITS.index("hearts")


class RangersBible(Goods):
    """Ranger's Bible"""

    @cheatin(boot=True)
    def admonish(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution, Boot: In a shootout, if your hand is legal, choose a player in it. Lower that
        player's hand rank by X, where X is this dude's influence (maximum 4)."""
        fight = self.game.shootout
        if fight is None or not use.has_legal_hand():
            return
        seat = yield from use.choose_player(fight.seats, "Whose hand rank is lower?")
        yield from use.rank(seat, -min(4, use.actor.influence))


class StonesColtDragoons(Goods):
    """Stone's Colt Dragoons"""

    def _ambusher(self, event: happens.Joined) -> bool:
        late = self.game.card(event.card)
        return event.source > 0 and not event.forming and self.side == 1 - event.side and not late.booted

    @react("after", happens.Joined, if_=_ambusher, boot=True)
    def pin_down(self, use: Use) -> Flow[None]:
        """React, Boot: After a card effect has an unbooted opposing dude join this shootout, boot that dude.
        They do not unboot this Sundown."""
        assert isinstance(use.event, happens.Joined)
        late = self.game.card(use.event.card)
        if (yield from use.boot(late)):
            use.forbid(Act.UNBOOT_AT_SUNDOWN, late, until=Until.DAY)
