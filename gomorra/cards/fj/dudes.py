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
    booted,
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
        """React, Boot: Before the first day Freddy is aced. Show two Hexes of different titles from your deck: the player
        to your left aces one, a Huckster of yours gets the other, all costs paid. Discard a card."""
        yield from use.ace(self)
        found: list[Card] = []
        for _ in range(2):
            found += yield from use.search(_hex_unlike(found))
        yield from use.reveal(found)
        burnt = yield from use.pick(found, "Which Hex is aced?", by=use.opponents[0])
        for hex_ in found:
            if hex_ is burnt:
                yield from use.ace(hex_)
            elif not (yield from use.play(hex_, bearer=lambda host: host.has("Huckster"))):
                yield from use.to_deck(hex_)
                yield from use.shuffle()
        yield from use.discard_from_hand()


class TheFlyingPopescus(Dude):
    """The Flying Popescus"""

    @always(Stat.INFLUENCE)
    def double_bill(self, card: Card) -> int:
        """With two or more Hexes The Popescus have +1 influence."""
        return int(len(self.attached("Hex")) >= 2)

    @shootout()
    def soar(self, use: Use) -> None:
        """Shootout: If they have Mystical goods, The Popescus become a stud."""
        if any(item.is_goods for item in self.attached("Mystical")):
            use.make(self, "stud")


class AndrewBurton(Dude):
    """Andrew Burton"""

    @grifter(boot=True, discards=in_hand)
    def accuse(self, use: Use) -> Flow[None]:
        """React, Boot: Before the first day discard a card and draw one. Another player's dude gains 1 bounty."""
        yield from use.draw()
        if (suspect := (yield from use.choose(another & dude, "Whom do you accuse?"))) is not None:
            yield from use.bounty(suspect, 1)


def _trespasses(card: Card, use: Use) -> bool:
    return card.location.is_deed and card.location.owner != card.controller


class ElmoreRhine(Dude):
    """Elmore Rhine"""

    @noon(boot=True, target=another & dude & where(_trespasses, "at a deed that is not theirs"))
    def fine(self, use: Use) -> Flow[None]:
        """Noon, Boot: Gain the bounty of another player's dude in ghost rock, if it is at a deed that player does not
        own. It keeps the bounty."""
        yield from use.gain(use.target.bounty)


class HowardAswell(Dude):
    """Howard Aswell"""

    @grifter(if_=lambda card, use: not any(held.is_deed for held in _hand(use)))
    def prospect(self, use: Use) -> Flow[None]:
        """React: Before the first day, with no deed in your hand, show it and discard the top 10 cards of your deck. For
        a card of your hand you may take a Ranch or Improvement out of your discard pile."""
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
        """Repeat Noon, Pay 1 Ghost Rock: Louis tests Mad Scientist against 10. If it succeeds, your dude here or next door
        unboots."""
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
        & where(lambda c, use: c.bullets > use.actor.bullets, "with more bullets"),
    )
    def taunt(self, use: Use) -> Flow[None]:
        """Noon: Boot a Hex on Benny: he calls out a dude here with more bullets than his, who cannot refuse."""
        yield from use.call_out(self, use.target, refusable=False)


class MarionSevilleExp1(Dude):
    """Marion Seville (Exp.1)"""

    @shootout()
    def close_in(self, use: Use) -> Flow[None]:
        """Shootout: With a Melee Weapon Marion is a stud, and a Weapon of the opposing posse may boot."""
        if not any(item.has("Melee") for item in self.attached("Weapon")):
            return
        use.make(self, "stud")
        gun = yield from use.choose(has("Weapon") & opposing & ~booted, "Boot a Weapon?", optional=True)
        if gun is not None:
            yield from use.boot(gun)


class JWByrne(Dude):
    """J.W. Byrne"""

    @always(Stat.BULLETS)
    def armed(self, card: Card) -> int:
        """+1 bullets with a Weapon."""
        return int(bool(self.attached("Weapon")))

    @always(Stat.INFLUENCE)
    def dressed(self, card: Card) -> int:
        """+1 influence with an Attire."""
        return int(bool(self.attached("Attire")))

    @always(Stat.UPKEEP)
    def mounted(self, card: Card) -> int:
        """-1 upkeep with a Horse."""
        return -int(bool(self.attached("Horse")))
