"""The Showstopper: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    HAND,
    Action,
    Flow,
    Moment,
    Until,
    Use,
    dude,
    goods,
    happens,
    has,
    in_posse,
    job,
    location,
    on_your_posse,
    react,
    shootout,
    spell,
)
from gomorra.engine.kernel.state import LIMBO


def _horses(use: Use, side: int) -> int:
    fight = use.game.shootout
    assert fight is not None
    return sum(len(use.game.card(rider).attached("Horse")) for rider in fight.posses[side])


class CallingTheCavalry(Action):
    """Calling the Cavalry"""

    @shootout(target=dude & in_posse)
    def bugle(self, use: Use) -> None:
        """Shootout: Choose a dude in your posse. They become a stud until the shootout ends. This round, just
        before casualties are determined, each player's hand rank is raised by 1 for each Horse in their
        posse."""
        use.make(use.target, "stud", until=Until.SHOOTOUT)
        use.later(Moment.BEFORE_LUMPS, "charge", until=Until.ROUND)

    def charge(self, use: Use) -> Flow[None]:
        fight = self.game.shootout
        assert fight is not None
        for side in (0, 1):
            yield from use.rank(fight.seats[side], _horses(use, side), until=Until.ROUND)


class CallingTheCavalryWeirdWest(Action):
    """Calling the Cavalry"""

    printings = ("24230",)

    @shootout(target=dude & in_posse)
    def bugle(self, use: Use) -> None:
        """Shootout: Choose a dude in your posse. They become a stud until the shootout ends. This round, when
        Resolution plays begin, the player whose posse has the most Horses has their hand rank raised by 1."""
        use.make(use.target, "stud", until=Until.SHOOTOUT)
        use.later(Moment.HANDS_SEEN, "charge", until=Until.ROUND)

    def charge(self, use: Use) -> Flow[None]:
        fight = self.game.shootout
        assert fight is not None
        counts = [_horses(use, side) for side in (0, 1)]
        if counts[0] != counts[1]:
            yield from use.rank(fight.seats[counts.index(max(counts))], 1, until=Until.ROUND)


class RiteOfProfaneAbstersion(Action):
    """Rite Of Profane Abstersion"""

    @shootout(target=(spell | (goods & has("Mystical"))) & on_your_posse)
    def cleanse(self, use: Use) -> Flow[None]:
        """Shootout: Choose a spell or Mystical goods on a dude in your posse. Boot or discard it. Send home
        booted all dudes in this shootout with a value of A or with 0 bullets. Return all Sidekicks in this
        shootout to their owners' hands."""
        ways = ["discard"] if use.target.booted else ["boot", "discard"]
        if (yield from use.choose_word(ways, f"Boot or discard {use.target.title}?")) == "boot":
            yield from use.boot(use.target)
        else:
            yield from use.discard(use.target)
        there = [card for card in self.game.dudes() if card.in_posse]
        pets = [pet for card in there for pet in card.attached("Sidekick")]
        for card in [card for card in there if card.value == 1 or card.bullets == 0]:
            yield from use.send_home_booted(card)
        for pet in pets:
            if pet.in_play and pet.in_posse:
                yield from use.return_to_hand(pet)


class Showboating(Action):
    """Showboating"""

    def _triumph(self, event: happens.Cast | happens.Invented) -> bool:
        hero, test = self.game.card(event.dude), event.use
        if hero.controller != self.owner or not hero.in_play:
            return False
        if self.zone == LIMBO and (test.pulled is None or test.pulled.card != self.id):
            return False
        if isinstance(event, happens.Invented):
            return self.game.card(event.card).has("Experimental")
        return event.test != "technique" and event.success and test.margin >= 5

    @react("after", happens.Cast, happens.Invented, if_=_triumph, zones=(HAND, LIMBO))
    def take_a_bow(self, use: Use) -> Flow[None]:
        """React: After your dude invents an Experimental Gadget, or is successful by 5 or more in any other
        skill test, that dude gains 1 permanent control point. If this card is the pull of that skill test,
        you may use this ability at no cost."""
        assert isinstance(use.event, (happens.Cast, happens.Invented))
        yield from use.control_point(self.game.card(use.event.dude))


class AllOrNothing(Action):
    """All Or Nothing"""

    @job(mark=location, open_defence=True)
    def clean_sweep(self, use: Use) -> Flow[None]:
        """Noon Job: Mark any location. Dudes at the mark may join the defending posse without being invited.
        If successful, discard everything attached to the mark. At a deed or in the town square, also discard
        all wanted dudes and Abominations there and send all other dudes there home booted."""
        place = use.mark
        for card in place.attachments:
            yield from use.discard(card)
        if place.type == "outfit":
            return
        for guest in self.game.dudes_at(place.place):
            if guest.wanted or guest.has("Abomination"):
                yield from use.discard(guest)
            else:
                yield from use.send_home_booted(guest)
