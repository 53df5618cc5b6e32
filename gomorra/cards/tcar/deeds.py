"""There Comes a Reckoning: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    PLAY,
    TOWN_SQUARE,
    Act,
    Card,
    Deed,
    Flow,
    Stat,
    Use,
    Why,
    booted,
    deed,
    dude,
    happens,
    has,
    here,
    in_town,
    noon,
    noon_or_shootout,
    owned,
    react,
    where,
    with_attached,
    your,
)


class TaffsDistillery(Deed):
    """Taff's Distillery"""

    def _job_done(self, event: happens.JobEnded) -> bool:
        if not event.success or event.seat != self.controller:
            return False
        mark = event.use.mark
        at_home = mark.type == "outfit" and mark.owner == self.controller
        return not at_home and event.use.card.type not in ("outfit", "legend")

    @react("after", happens.JobEnded, if_=_job_done, controller=True, boot=True)
    def celebrate(self, use: Use) -> Flow[None]:
        """Controller React, Boot: After your job is successful, draw a card. Not if your outfit or legend
        started that job or it marked your home."""
        yield from use.draw()


class Mausoleum(Deed):
    """Mausoleum"""

    def _burial(self, event: happens.Aced) -> bool:
        dead = self.game.card(event.card)
        return event.origin == PLAY and dead.is_dude and not dead.is_token and not dead.has("Abomination")

    @react("after", happens.Aced, if_=_burial, controller=True, boot=True)
    def entomb(self, use: Use) -> Flow[None]:
        """Controller React, Boot: After a dude in play who is neither a token nor an Abomination is aced,
        this deed gains 1 permanent control point."""
        yield from use.control_point(self)


def _correspondent(card: Card, use: Use) -> bool:
    place = card.location
    abroad = place.type == "outfit" and place.owner != use.seat
    return abroad and card.influence >= 1 and card.control == 0


class EpitaphBranchOffice(Deed):
    """Epitaph Branch Office"""

    @react(
        "after",
        happens.SundownChecked,
        controller=True,
        boot=True,
        target=your
        & dude
        & where(_correspondent, "with influence, without control points, at another's home"),
    )
    def report(self, use: Use) -> Flow[None]:
        """Controller React, Boot: After victory is checked at Sundown, choose your dude at another player's
        home with at least 1 influence and no control points. They gain 1 permanent control point."""
        yield from use.control_point(use.target)


class BuffaloEmporium(Deed):
    """Buffalo Emporium"""

    @noon(controller=True, boot=True, target=your & dude & here)
    def outfit_for_the_plains(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Choose a dude of yours at this location. Opposing card effects can neither
        boot nor move them. If they are an Abomination, unboot them; while they are in your posse, it has a
        +1 stud bonus."""
        use.forbid(Act.BOOT, use.target, whose="foes")
        use.forbid(Act.MOVE, use.target, whose="foes")
        if use.target.has("Abomination"):
            yield from use.unboot(use.target)
            use.change(use.target.id, Stat.STUD_BONUS_OF_THE_POSSE, 1)


class ExplorersLodge(Deed):
    """Explorer's Lodge"""

    @noon(
        controller=True,
        boot=True,
        target=dude & here & where(lambda card, use: use.can_move(card, TOWN_SQUARE), "that can move"),
    )
    def send_out(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Choose any dude at this deed. They move to the town square and boot. For 2
        ghost rock, their owner may unboot them."""
        guest, owner = use.target, use.target.owner
        yield from use.move(guest, TOWN_SQUARE)
        yield from use.boot(guest)
        if guest.booted and (yield from use.may_pay(2, f"to unboot {guest.title}", seat=owner)):
            yield from use.unboot(guest)


def _caught(card: Card, event: happens.Revealed) -> bool:
    return card.controller in event.cheaters


class TheOrientalSaloon(Deed):
    """The Oriental Saloon

    Control of this deed is decided by bullets, not by influence.
    """

    control_by = Stat.BULLETS

    @react(
        "after",
        happens.Revealed,
        if_=_caught,
        controller=True,
        boot=True,
        target=your & dude & booted & in_town,
    )
    def slip_out(self, use: Use) -> Flow[None]:
        """Controller React, Boot: After your revealed hand is Cheatin', unboot your dude in town. They gain 2
        bounty."""
        yield from use.unboot(use.target)
        yield from use.bounty(use.target, 2)


class HellstrommePlant9(Deed):
    """Hellstromme Plant #9"""

    @noon_or_shootout(
        controller=True,
        boot=True,
        pay=1,
        target=your & owned & dude & with_attached(has("Horse") | has("Gadget")),
    )
    def service(self, use: Use) -> Flow[None]:
        """Controller Noon/Shootout, Boot, Pay 1 Ghost Rock: Choose a dude that you own and control, and a
        Horse or Gadget on that dude. Unboot it; one of its abilities may be used one more time today."""
        machines = [item for item in use.target.attachments if item.has("Horse") or item.has("Gadget")]
        machine = yield from use.pick(machines, "Which Horse or Gadget?")
        if machine is None:
            return
        yield from use.unboot(machine)
        if machine.abilities:
            ability = yield from use.choose_ability(machine.abilities, "Which ability may be used once more?")
            use.use_again(machine, ability.name)


class BiltonCollectionAgency(Deed):
    """Bilton Collection Agency"""

    @react(
        "after",
        happens.Gained,
        if_=lambda card, event: event.why == Why.PRODUCTION and event.seat == card.controller,
        controller=True,
        boot=True,
        target=your & deed & ~owned,
    )
    def collect(self, use: Use) -> Flow[None]:
        """Controller React, Boot: After you collect production in the Upkeep phase, choose a deed that you
        control and another player owns. Gain ghost rock equal to the production of that deed."""
        yield from use.gain(use.target.production)
