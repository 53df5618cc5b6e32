"""The Light Shineth: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    PLAY,
    Action,
    Card,
    Flow,
    Memory,
    Phase,
    Stat,
    Until,
    Use,
    always,
    another,
    attachable,
    deed,
    dude,
    happens,
    job,
    noon,
    opposing,
    outfit,
    react,
    several,
    shootout,
    trait,
    where,
    your,
)


def _side_by_side(cards: list[Card], use: Use) -> bool:
    return len({(card.controller, card.place) for card in cards}) == 1


class CivilWar(Action):
    """Civil War"""

    @noon(target=several(dude, 2, 2, _side_by_side))
    def divide(self, use: Use) -> Flow[None]:
        """Noon: Choose two dudes of one player at one location. One of them, booted or not, moves elsewhere without booting;
        their player says which, and where to."""
        ways = {
            card: [
                self.game.card(p) for p in self.game.locations() if p != card.place and use.can_move(card, p)
            ]
            for card in use.targets
        }
        chooser = use.targets[0].controller
        able = [card for card in use.targets if ways[card]]
        leaver = yield from use.pick(able, "Which of the two leaves?", by=chooser)
        if leaver is not None:
            place = yield from use.pick(ways[leaver], f"Where does {leaver.title} go?", by=chooser)
            if place is not None:
                yield from use.move(leaver, place)


def _facing_a_stud(card: Card, use: Use) -> bool:
    fight, side = use.game.shootout, use.side
    if fight is None or side is None:
        return False
    return any(use.game.card(foe).is_stud for foe in fight.posses[1 - side])


def _deceive(use: Use) -> Flow[None]:
    yield from use.send_home_booted(use.actor)
    if not use.was_booted:
        foe = yield from use.choose(opposing & dude, "Send an opposing dude home booted?", optional=True)
        if foe is not None:
            yield from use.send_home_booted(foe)


class RabbitsDeception(Action):
    """Rabbit's Deception"""

    @shootout(technique=True, combo=_facing_a_stud)
    def deceive(self, use: Use) -> Flow[None]:
        """Shootout Tao Technique: This dude goes home booted; if it was unbooted, an opposing dude may go home booted, too.
        Combo if the opposing posse has a stud."""
        yield from _deceive(use)


class RabbitsDeceptionWeirdWest(Action):
    """Rabbit's Deception"""

    printings = ("24229",)

    @shootout(
        technique=True,
        combo=_facing_a_stud,
        if_=lambda card, use: use.can_send_home_booted(use.actor),
    )
    def deceive(self, use: Use) -> Flow[None]:
        """Shootout Tao Technique: A performer that can go home booted does; if it was unbooted, an opposing dude may go home
        booted, too. Combo if the opposing posse has a stud."""
        yield from _deceive(use)


class AHerosPassing(Action):
    """A Hero's Passing"""

    def can_attach_to(self, host: Card) -> bool:
        return host.type == "outfit"

    @job(mark=outfit & your, if_=lambda card, use: bool(use.game.state.recall(Memory.ACED)))
    def mourn(self, use: Use) -> Flow[None]:
        """Noon Job: Only on a day when a dude was aced. Mark your home. Success: this card stays there, and you draw two
        cards."""
        yield from use.attach_self(use.mark)
        yield from use.draw(2)

    @always(Stat.HAND_SIZE)
    def remembered(self, seat: int) -> int:
        """At your home it makes your hand size one higher."""
        return int(seat == self.controller)

    def _another_hero(self, event: happens.Aced) -> bool:
        fallen = self.game.card(event.card)
        return event.origin == PLAY and fallen.is_dude and fallen.owner == self.controller

    @trait("after", happens.Aced, if_=_another_hero)
    def fade(self, use: Use) -> Flow[None]:
        """It is discarded as soon as a dude that you own is aced."""
        yield from use.discard(self)


class TummyTwister(Action):
    """Tummy Twister"""

    @noon(target=deed & attachable)
    def spoil(self, use: Use) -> Flow[None]:
        """Noon: This card goes to a deed."""
        yield from use.attach_self(use.target)

    def _first_guest(self, event: happens.Moved) -> bool:
        return self.host is not None and self.host.is_deed and event.destination == self.place

    @trait("after", happens.Moved, if_=_first_guest)
    def infect(self, use: Use) -> Flow[None]:
        """At a deed, it attaches to the next dude that moves there."""
        assert isinstance(use.event, happens.Moved)
        yield from use.attach(self, self.game.card(use.event.card))

    @always(Stat.UPKEEP, on=BEARER)
    def ache(self, card: Card) -> int:
        """On a dude: +1 upkeep."""
        return int(card.is_dude)


class BackroomDeals(Action):
    """Backroom Deals"""

    def _unpaid(self, event: happens.Discarded) -> bool:
        card = self.game.card(event.card)
        return (
            self.game.state.phase == Phase.UPKEEP
            and card.in_play
            and card.is_dude
            and card.controller != self.controller
        )

    @react("when", happens.Discarded, if_=_unpaid, instead=True)
    def better_offer(self, use: Use) -> Flow[None]:
        """React: When an opposing dude is discarded during Upkeep, it stays in play instead and is yours until the day
        ends."""
        assert isinstance(use.event, happens.Discarded)
        use.event.replaced = True
        yield from use.take_control(self.game.card(use.event.card), until=Until.DAY)

    @react(
        "after", happens.PhaseStarted, if_=lambda card, event: event.phase == Phase.UPKEEP, target=your & dude
    )
    def cook_the_books(self, use: Use) -> None:
        """React: At the start of Upkeep, your dude has -2 upkeep until the phase ends."""
        use.modify(use.target, upkeep=-2, until=Until.PHASE)


def _weakened(card: Card, use: Use) -> bool:
    printed = card.face.stats
    return (
        card.influence < printed[Stat.INFLUENCE]
        or card.bullets < printed[Stat.BULLETS]
        or card.value < card.face.value
    )


class ForcedQuarantine(Action):
    """Forced Quarantine"""

    @job(boot=True, mark=another & dude & attachable & where(_weakened, "weaker than printed"))
    def lock_away(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark an opposing dude whose bullets, influence or value are below what is printed. Success: the mark
        boots and gets this card; your leader has a permanent control point."""
        yield from use.boot(use.mark)
        if use.mark.in_play:
            yield from use.attach_self(use.mark)
        yield from use.control_point(use.leader)

    @trait("after", happens.PhaseEnded, if_=lambda card, event: event.phase == Phase.SUNDOWN)
    def succumb(self, use: Use) -> Flow[None]:
        """This dude is discarded when the day ends."""
        yield from use.discard(self.bearer)
