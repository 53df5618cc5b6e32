"""Frontier Justice: dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Dude,
    Flow,
    Stat,
    Use,
    always,
    another,
    bootable,
    booted,
    can_be_called_out,
    deed,
    dude,
    grifter,
    has,
    here,
    in_discard,
    in_hand,
    nearby,
    noon,
    on_actor,
    opposing,
    shootout,
    spell,
    where,
    your,
)
from gomorra.engine.card.choice import Predicate


def _hex_unlike(found: list[Card]) -> Predicate:
    titles = [card.title for card in found]
    return spell & has("Hex") & where(lambda card, use: card.title not in titles)


class FuntimeFreddy(Dude):
    """Funtime Freddy"""

    @grifter(boot=True)
    def grand_finale(self, use: Use) -> Flow[None]:
        """React, Boot: When the game starts, ace Freddy. Search your deck for 2 different Hexes and reveal
        them. The player to your left aces one of them. Attach the other to your Huckster, paying all costs.
        Discard 1 card from your hand."""
        yield from use.ace(self)
        found: list[Card] = []
        for _ in range(2):
            found += yield from use.search(_hex_unlike(found))
        yield from use.reveal(found)
        burnt = yield from use.pick(found, "Which Hex is aced?", by=use.opponents[0])
        for hex_ in found:
            if hex_ is burnt:
                yield from use.ace(hex_)
            else:
                yield from use.play(hex_, bearer=lambda host: host.has("Huckster"))
        yield from use.discard_from_hand()


class TheFlyingPopescus(Dude):
    """The Flying Popescus"""

    @always(Stat.INFLUENCE)
    def double_bill(self, card: Card) -> int:
        """While The Popescus have 2 or more Hexes, they have +1 influence."""
        return int(len(self.attached("Hex")) >= 2)

    @shootout()
    def soar(self, use: Use) -> None:
        """Shootout: If The Popescus have a Mystical goods, they become a stud."""
        if any(item.is_goods for item in self.attached("Mystical")):
            use.make(self, "stud")


class AndrewBurton(Dude):
    """Andrew Burton"""

    @grifter(boot=True, discards=in_hand)
    def accuse(self, use: Use) -> Flow[None]:
        """React, Boot: When the game starts, discard 1 card from your hand and draw a card. Another player's
        dude gains 1 bounty."""
        yield from use.draw()
        if (suspect := (yield from use.choose(another & dude, "Whom do you accuse?"))) is not None:
            yield from use.bounty(suspect, 1)


def _trespasses(card: Card, use: Use) -> bool:
    return card.location.is_deed and card.location.owner != card.controller


class ElmoreRhine(Dude):
    """Elmore Rhine"""

    @noon(boot=True, target=another & dude & where(_trespasses, "at a deed that is not theirs"))
    def fine(self, use: Use) -> Flow[None]:
        """Noon, Boot: Choose a dude at a deed that their controller, another player, does not own. Gain ghost
        rock equal to that dude's bounty; they keep it."""
        yield from use.gain(use.target.bounty)


class HowardAswell(Dude):
    """Howard Aswell"""

    @grifter(if_=lambda card, use: not any(held.is_deed for held in _hand(use)))
    def prospect(self, use: Use) -> Flow[None]:
        """React: When the game starts, if you have no deed in hand, reveal your hand and discard the top 10
        cards of your deck. You may discard 1 card from your hand to return a Ranch or Improvement from your
        discard pile to your hand."""
        yield from use.reveal(_hand(use))
        for card in use.top_of_deck(10):
            yield from use.discard(card)
        land = in_discard & ((deed & has("Ranch")) | has("Improvement"))
        if not use.can_choose(land):
            return
        spare = yield from use.choose(in_hand, "Discard a card for a Ranch or Improvement?", optional=True)
        if spare is not None:
            yield from use.discard(spare)
            if (claim := (yield from use.choose(land, "Take which?"))) is not None:
                yield from use.to_hand(claim)


def _hand(use: Use) -> list[Card]:
    return [use.game.card(card) for card in use.game.state.players[use.seat].hand]


class LouisPasteur(Dude):
    """Louis Pasteur"""

    @noon(repeat=True, pay=1)
    def treat(self, use: Use) -> Flow[None]:
        """Repeat Noon, Pay 1 Ghost Rock: Louis makes a Mad Scientist skill check against 10. If successful,
        unboot your dude at this or an adjacent location."""
        if (yield from use.check(self, "Mad Scientist", 10)):
            patient = yield from use.choose(your & dude & booted & nearby, "Who unboots?")
            if patient is not None:
                yield from use.unboot(patient)


class BennyMcGill(Dude):
    """Benny McGill"""

    @noon(
        boots=has("Hex") & on_actor,
        target=another
        & dude
        & here
        & can_be_called_out
        & where(lambda c, use: c.bullets > use.actor.bullets, "with more bullets"),
    )
    def taunt(self, use: Use) -> Flow[None]:
        """Noon: Boot a Hex on Benny. Benny calls out another player's dude at this location with more
        bullets. The callout cannot be refused."""
        yield from use.call_out(self, use.target, refusable=False)


class MarionSevilleExp1(Dude):
    """Marion Seville (Exp.1)"""

    @shootout()
    def close_in(self, use: Use) -> Flow[None]:
        """Shootout: If Marion has a Melee Weapon, he becomes a stud and a Weapon in the opposing posse may be
        booted."""
        if not any(item.has("Melee") for item in self.attached("Weapon")):
            return
        use.make(self, "stud")
        gun = yield from use.choose(has("Weapon") & opposing & bootable, "Boot a Weapon?", optional=True)
        if gun is not None:
            yield from use.boot(gun)


class JWByrne(Dude):
    """J.W. Byrne"""

    @always(Stat.BULLETS)
    def armed(self, card: Card) -> int:
        """While J.W. has a Weapon, he has +1 bullets."""
        return int(bool(self.attached("Weapon")))

    @always(Stat.INFLUENCE)
    def dressed(self, card: Card) -> int:
        """While J.W. has an Attire, he has +1 influence."""
        return int(bool(self.attached("Attire")))

    @always(Stat.UPKEEP)
    def mounted(self, card: Card) -> int:
        """While J.W. has a Horse, he has -1 upkeep."""
        return -int(bool(self.attached("Horse")))
