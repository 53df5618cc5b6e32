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
from gomorra.engine.board import players


def _side_by_side(cards: list[Card], use: Use) -> bool:
    return len({(card.controller, card.place) for card in cards}) == 1


class CivilWar(Action):
    """Civil War"""

    @noon(target=several(dude, 2, 2, _side_by_side))
    def divide(self, use: Use) -> Flow[None]:
        """Noon: Choose 2 dudes of one player at one location. That player moves one of them, booted or not,
        to another location of that player's choice."""
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
        """Shootout Tao Technique: This dude is sent home booted. If this dude was unbooted before, you may
        send an opposing dude home booted. Combo if the opposing posse has a stud."""
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
        """Shootout Tao Technique: Send this dude home booted; this must be possible. If this dude was
        unbooted before, you may send an opposing dude home booted. Combo if the opposing posse has a stud."""
        yield from _deceive(use)


class AHerosPassing(Action):
    """A Hero's Passing"""

    def can_attach_to(self, host: Card) -> bool:
        return host.type == "outfit"

    @job(mark=outfit & your, if_=lambda card, use: bool(use.game.state.recall(Memory.ACED)))
    def mourn(self, use: Use) -> Flow[None]:
        """Noon Job: Play this only if a dude was aced today. Mark your home. If successful, this card
        attaches to the mark and you draw 2 cards."""
        yield from use.attach_self(use.mark)
        yield from use.draw(2)

    @always(Stat.HAND_SIZE)
    def remembered(self, seat: int) -> int:
        """While this card is attached to your home, you have +1 hand size."""
        return int(seat == self.controller)

    def _another_hero(self, event: happens.Aced) -> bool:
        fallen = self.game.card(event.card)
        return event.origin == PLAY and fallen.is_dude and fallen.owner == self.controller

    @trait("after", happens.Aced, if_=_another_hero)
    def fade(self, use: Use) -> Flow[None]:
        """After a dude that you own is aced, discard this card."""
        yield from use.discard(self)


class TummyTwister(Action):
    """Tummy Twister"""

    @noon(target=deed & attachable)
    def spoil(self, use: Use) -> Flow[None]:
        """Noon: Attach this card to any deed."""
        yield from use.attach_self(use.target)

    def _first_guest(self, event: happens.Moved) -> bool:
        return self.host is not None and self.host.is_deed and event.destination == self.place

    @trait("after", happens.Moved, if_=_first_guest)
    def infect(self, use: Use) -> Flow[None]:
        """While this card is attached to a deed, it attaches to the next dude who moves to that deed."""
        assert isinstance(use.event, happens.Moved)
        yield from use.attach(self, self.game.card(use.event.card))

    @always(Stat.UPKEEP, on=BEARER)
    def ache(self, card: Card) -> int:
        """While this card is attached to a dude, that dude has +1 upkeep."""
        return int(card.is_dude)


class BackroomDeals(Action):
    """Backroom Deals"""

    def _unpaid(self, event: happens.Discarded) -> bool:
        card = self.game.card(event.card)
        return (
            self.game.state.phase == Phase.UPKEEP
            and card.in_play
            and card.is_dude
            and card.controller in players.rivals(self.game, self.controller)
        )

    @react("when", happens.Discarded, if_=_unpaid, instead=True)
    def better_offer(self, use: Use) -> Flow[None]:
        """React: When a dude of another player is discarded during the Upkeep phase, they stay in play
        instead and you control them until the day ends."""
        assert isinstance(use.event, happens.Discarded)
        use.event.replaced = True
        yield from use.take_control(self.game.card(use.event.card), until=Until.DAY)

    @react(
        "after", happens.PhaseStarted, if_=lambda card, event: event.phase == Phase.UPKEEP, target=your & dude
    )
    def cook_the_books(self, use: Use) -> None:
        """React: When the Upkeep phase begins, choose your dude. They get -2 upkeep until the phase ends."""
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

    @job(boot=True, mark=another & dude & where(_weakened, "that is weaker than printed"))
    def lock_away(self, use: Use) -> Flow[None]:
        """Noon Job, Boot: Mark another player's dude whose bullets, influence or value is lower than printed.
        If successful, boot the mark; this card attaches to the mark, if able, and your leader gains 1
        permanent control point."""
        yield from use.boot(use.mark)
        if use.mark.in_play:
            yield from use.attach_self(use.mark)
        yield from use.control_point(use.leader)

    @trait("after", happens.PhaseEnded, if_=lambda card, event: event.phase == Phase.SUNDOWN)
    def succumb(self, use: Use) -> Flow[None]:
        """When the day ends, discard this dude."""
        yield from use.discard(self.bearer)
