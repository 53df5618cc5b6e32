"""Base Set: goods. Classes named after the Weird West are its printings where they behave differently."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    BEARER,
    TOWN_SQUARE,
    Act,
    Card,
    Flow,
    Goods,
    Stat,
    Use,
    Why,
    always,
    becoming,
    cannot,
    cheatin,
    dude,
    elsewhere,
    happens,
    in_draw_hand,
    in_hand,
    lowering,
    noon,
    opposing,
    react,
    resolution,
    shootout,
    this_dude,
    using,
    wanted,
    where,
)


class PairOfSixShooters(Goods):
    """Pair of Six-Shooters"""

    @cheatin(boot=True, target=in_draw_hand)
    def palm(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution, Boot: Choose any card in your draw hand. It becomes a suit and value that you
        name."""
        yield from use.name_card(use.target)


def _tracked(card: Card, use: Use) -> bool:
    return card.place != use.actor.place and use.can_move(use.actor, card.place)


class Bluetick(Goods):
    """Bluetick"""

    @noon(boot=True, target=dude & wanted & where(_tracked, "elsewhere"))
    def track(self, use: Use) -> Flow[None]:
        """Noon, Boot: Move this dude to another location where there is a wanted dude."""
        yield from use.move(use.actor, use.target.location)


class Peacemaker(Goods):
    """Peacemaker"""

    @always(cannot(becoming("draw")), on=BEARER)
    def steady(self, card: Card, use: Use, other: Card | None) -> bool:
        """This dude cannot become a draw."""
        return True

    @always(cannot(lowering(Stat.BULLETS)), on=BEARER)
    def unshaken(self, card: Card, use: Use, other: Card | None) -> bool:
        """Other players' Shootout abilities cannot lower this dude's bullets."""
        return use.kind == "shootout" and use.seat != self.controller


class Shotgun(Goods):
    """Shotgun"""

    @shootout(
        boot=True,
        target=opposing
        & dude
        & where(lambda card, use: card.value <= use.actor.bullets, "of low enough value")
        & where(lambda card, use: use.can_put_away(card, Act.ACE)),
    )
    def blast(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Ace an opposing dude whose value is no higher than this dude's bullets."""
        yield from use.ace(use.target)


class ShotgunOfTheWeirdWest(Goods):
    """Shotgun"""

    printings = ("24151",)

    @shootout(
        boot=True,
        target=opposing
        & dude
        & where(lambda card, use: card.value < use.actor.bullets, "of low enough value")
        & where(lambda card, use: use.can_put_away(card, Act.ACE)),
    )
    def blast(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Ace an opposing dude whose value is lower than this dude's bullets."""
        yield from use.ace(use.target)


class WhiskeyFlask(Goods):
    """Whiskey Flask"""

    @noon(boot=True, boots=this_dude, discards=in_hand)
    def sip(self, use: Use) -> Flow[None]:
        """Noon, Boot: Boot this dude and discard 1 card from your hand to draw 1 card."""
        yield from use.draw()


class Mustang(Goods):
    """Mustang"""

    @noon(boot=True, target=elsewhere)
    def gallop(self, use: Use) -> Flow[None]:
        """Noon, Boot: Move this dude to any other location."""
        yield from use.move(use.actor, use.target)


class PearlHandledRevolver(Goods):
    """Pearl-Handled Revolver"""

    @always(Stat.SHOOTER, on=BEARER)
    def showpiece(self, card: Card) -> str:
        """This dude is a stud."""
        return "stud"


def _boots_to_join(card: Card, event: happens.Booted) -> bool:
    return event.why == Why.JOIN and event.card == card.bearer.id


class Roan(Goods):
    """Roan"""

    @react("when", happens.Booted, if_=_boots_to_join, boot=True, instead=True)
    def ride_along(self, use: Use) -> None:
        """React, Boot: When this dude would boot to join a posse, they do not boot."""
        assert use.event is not None
        use.event.replaced = True


class AutoRevolver(Goods):
    """Auto-Revolver

    You may invent this Gadget as a Shootout play, paying all its costs.
    """

    shootout_play = True

    @always(Stat.EXTRA_REDRAW)
    def reload(self, side: int) -> int:
        """While this card is in your posse, each time you redraw after discarding at least 1 card, you may
        draw 1 more."""
        fight = self.game.shootout
        if fight is None or fight.seats[side] != self.controller:
            return 0
        return int(self.game.state.ruleset.older_rulings or self.side == side)  # FQ-AutoRevolver-a


class Pinto(Goods):
    """Pinto"""

    @shootout(
        boot=True,
        brings_in=True,
        if_=lambda card, use: use.side is not None and use.can_join(use.actor, use.side),
    )
    def charge(self, use: Use) -> Flow[None]:
        """Shootout, Boot: This dude, booted or not and at any location, joins your posse without booting."""
        yield from use.join(use.actor)


class FlameThrower(Goods):
    """Flame-Thrower"""

    @always(Stat.SHOOTER, on=BEARER)
    def torch(self, card: Card) -> str:
        """This dude is a stud."""
        return "stud"

    @shootout(boot=True, pay=(1, 3))
    def burn(self, use: Use) -> None:
        """Shootout, Boot, Pay 1 to 3 Ghost Rock: This Gadget gets +1 bullets for each ghost rock paid. The
        loser of each round takes 1 more casualty."""
        use.modify(self, bullets=use.amount)
        use.change(TOWN_SQUARE, Stat.CASUALTIES_OF_EACH_LOSER, 1)


def _room_below_the_foe(card: Card, use: Use) -> tuple[int, int]:
    return (1, use.hand_rank(use.opponent) - use.hand_rank())


class ForceField(Goods):
    """Force Field"""

    @resolution(repeat=True, pay=_room_below_the_foe, if_=lambda card, use: bool(use.draw_hand()))
    def shimmer(self, use: Use) -> Flow[None]:
        """Repeat Resolution, Pay X Ghost Rock: Raise your hand rank by X. This round it cannot be higher than
        your opponent's, and you cannot use Resolution or Cheatin' Resolution abilities of other cards."""
        yield from use.rank(use.seat, use.amount)
        if self.game.state.ruleset.older_rulings:
            return
        use.change(-1 - use.seat, Stat.RANK_CAP, use.opponent)
        use.forbid(using("resolution"))
        use.forbid(using("cheatin"))


class QuickdrawHandgun(Goods):
    """Quickdraw Handgun"""

    @cheatin(boot=True)
    def outdraw(self, use: Use) -> None:
        """Cheatin' Resolution, Boot: If your hand is legal, exchange draw hands with the cheating player. In a
        shootout, Cheatin' Resolution abilities cannot be used against you this round."""
        if use.has_legal_hand():
            use.exchange_draw_hands(use.cheater)
        if self.game.shootout is not None:
            use.change(-1 - use.seat, Stat.NO_CHEATIN_AGAINST, 1)


class QuickdrawHandgunOfTheWeirdWest(Goods):
    """Quickdraw Handgun"""

    printings = ("24165",)

    @cheatin(boot=True)
    def outdraw(self, use: Use) -> None:
        """Cheatin' Resolution, Boot: If your hand is legal, exchange draw hands with the cheating player.
        Your new draw hand counts as legal."""
        if use.has_legal_hand():
            use.exchange_draw_hands(use.cheater)
            use.change(-1 - use.seat, Stat.LEGAL_HAND, 1)


class MechanicalHorse(Goods):
    """Mechanical Horse"""

    @noon(repeat=True, pay=2, target=elsewhere)
    def gallop(self, use: Use) -> Flow[None]:
        """Repeat Noon, Pay 2 Ghost Rock: This dude moves to any other location."""
        yield from use.move(use.actor, use.target)

    @react("when", happens.Booted, if_=_boots_to_join, boot=True, instead=True)
    def ride_along(self, use: Use) -> None:
        """React, Boot: When this dude would boot to join a posse, they do not boot."""
        assert use.event is not None
        use.event.replaced = True


class MechanicalHorseOfTheWeirdWest(MechanicalHorse):
    """Mechanical Horse"""

    printings = ("24167",)

    @noon(
        repeat=True,
        pay=1,
        target=elsewhere & where(lambda card, use: card.adjacent_to(use.here), "adjacent"),
    )
    def trot(self, use: Use) -> Flow[None]:
        """Repeat Noon, Pay 1 Ghost Rock: This dude moves to an adjacent location."""
        yield from use.move(use.actor, use.target)


class TinStar(Goods):
    """Tin Star"""

    @always(cannot(Act.REFUSE), on=ALL)
    def warrant(self, card: Card, use: Use, caller: Card | None) -> bool:
        """Wanted dudes cannot refuse this dude's callouts."""
        return card.wanted and caller is not None and caller.id == self.bearer.id


class TinStarOfTheWeirdWest(TinStar):
    """Tin Star"""

    printings = ("24168",)

    @always(Stat.KEYWORD, on=BEARER)
    def deputize(self, card: Card) -> str:
        """This dude is a Deputy."""
        return "Deputy"


def _pull_of_bearer(card: Card, event: happens.Pulled) -> bool:
    return event.card > 0 and event.dude == card.bearer.id


class DoylesHoyle(Goods):
    """Doyle's Hoyle"""

    @react("after", happens.Pulled, if_=_pull_of_bearer, boot=True)
    def rewrite_fate(self, use: Use) -> Flow[None]:
        """React, Boot: After this dude pulls, discard the pull. Doyle's Hoyle leaves play and becomes the
        pull instead."""
        yield from use.replace_pull(self)

    @resolution(boot=True, discards=in_draw_hand)
    def cheat_sheet(self, use: Use) -> Flow[None]:
        """Resolution, Boot: Discard 1 card from your draw hand; Doyle's Hoyle leaves play and takes its
        place. If the discarded card was a 2, your hand rank is raised by 1."""
        use.into_draw_hand(self)
        if use.discarded.value == 2:
            yield from use.rank(use.seat, 1)


class BuffaloRifle(Goods):
    """Buffalo Rifle"""

    @always(Stat.JOINS_FROM_AFAR)
    def long_shot(self, card: Card, place: int) -> bool:
        """This dude, booted or not, may join a posse from a location adjacent to a shootout or to a job's
        mark, without moving or booting."""
        return card.id == self.bearer.id and card.adjacent_to(self.game.card(place))


def _in_range(card: Card, use: Use) -> bool:
    fight = use.game.shootout
    if fight is None or use.side is None or not use.actor.adjacent_to(use.game.card(fight.location)):
        return False
    return use.can_join(use.actor, use.side, move=False)


class BuffaloRifleOfTheWeirdWest(Goods):
    """Buffalo Rifle"""

    printings = ("24173",)

    @shootout(boot=True, brings_in=True, if_=_in_range)
    def long_shot(self, use: Use) -> Flow[None]:
        """Shootout, Boot: If this dude is at a location adjacent to the shootout, they join your posse
        without moving or booting."""
        yield from use.join(use.actor, move=False)


class LegendaryHolster(Goods):
    """Legendary Holster"""

    @shootout(boot=True, pull=True)
    def fast_draw(self, use: Use) -> Flow[None]:
        """Shootout, Boot, Pull: If this dude has more bullets than the value of the pull, ace an opposing
        dude."""
        assert use.pulled is not None
        if use.pulled.value < use.actor.bullets:
            victim = yield from use.choose(opposing & dude)
            if victim is not None:
                yield from use.ace(victim)


class AutoCattleFeeder(Goods):
    """Auto Cattle-Feeder

    After this Gadget is invented, attach it to a Ranch you control.
    """

    attaches_to = "deed"

    def can_attach_to(self, host: Card) -> bool:
        return host.has("Ranch")

    @noon(controller=True, boot=True)
    def feed(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Gain 1 ghost rock."""
        yield from use.gain(1)
