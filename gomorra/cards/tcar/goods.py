"""There Comes a Reckoning: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    BEARER,
    BOOT_HILL,
    Act,
    Card,
    Flow,
    Goods,
    Moment,
    Stat,
    Until,
    Use,
    always,
    booted,
    can_join,
    cannot,
    cheatin,
    dude,
    happens,
    has,
    in_draw_hand,
    opposing,
    react,
    resolution,
    this_dude,
    trait,
    your,
)
from gomorra.engine.board.hands import SUITS


class DecimatorArray(Goods):
    """Decimator Array"""

    @trait("after", happens.Invented, if_=lambda card, event: event.card == card.id)
    def spark(self, use: Use) -> Flow[None]:
        """After this Gadget is invented, unboot your Mad Scientist."""
        friend = yield from use.choose(your & dude & booted & has("Mad Scientist"), "Who unboots?")
        if friend is not None:
            yield from use.unboot(friend)

    def _in_skilled_hands(self) -> bool:
        return self.host is not None and self.host.has("Mad Scientist")

    @always(Stat.UPKEEP, on=BEARER)
    def sponsor(self, card: Card) -> int:
        """A Mad Scientist who has this Gadget has -1 upkeep."""
        return -int(self._in_skilled_hands())

    @always(Stat.VALUE, on=BEARER)
    def presence(self, card: Card) -> int:
        """A Mad Scientist who has this Gadget has +3 value."""
        return 3 if self._in_skilled_hands() else 0

    @always(Stat.KEYWORD)
    def companion(self, card: Card) -> str:
        """While a Mad Scientist has this Gadget, it is a Sidekick."""
        return "Sidekick" if self._in_skilled_hands() else ""

    @resolution(boot=True, target=in_draw_hand)
    def recalibrate(self, use: Use) -> Flow[None]:
        """Resolution, Boot: Choose any card in your draw hand. A heart gets another value, which you name; any
        other card becomes a heart."""
        card = use.target
        value = card.value
        if card.suit == "hearts":
            others = [str(number) for number in range(1, 14) if number != value]
            value = int((yield from use.choose_word(others, f"Which value does {card.title} have?")))
        yield from use.make_card(card, SUITS.index("hearts"), value)


class DevilsSixGun(Goods):
    """Devil's Six Gun"""

    @always(Stat.SHOOTER, on=BEARER)
    def deadly(self, card: Card) -> str:
        """This dude is a stud."""
        return "stud"

    @cheatin(boot=True)
    def bargain(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution, Boot: Search your deck, discard pile and Boot Hill for a joker. Put it into
        your draw hand, name its suit and value, and discard 1 card from that hand. Before that hand is
        discarded, shuffle the joker into your deck."""
        if not use.draw_hand():  # an ally's
            return
        player = self.game.state.players[use.seat]
        cards = [self.game.card(card) for card in (*player.boot_hill, *player.discard, *player.deck)]
        yield from use.look([card for card in cards if card.zone != BOOT_HILL])
        jokers = [card for card in cards if card.is_joker and not use.stops(Act.LEAVE_PILE, card)]
        joker = yield from use.pick(jokers, "Which joker?", optional=True)
        if joker is not None:
            use.into_draw_hand(joker)
        yield from use.shuffle()
        if joker is None:
            return
        yield from use.name_card(joker)
        surplus = yield from use.pick(use.draw_hand(), "Discard a card of your draw hand")
        if surplus is not None:
            yield from use.discard(surplus)
        use.later(Moment.discarding_hand(use.seat), "settle", joker, until=Until.PHASE)

    def settle(self, use: Use, number: int) -> Flow[None]:
        joker = self.game.card(number)
        if joker in use.draw_hand():
            yield from use.to_deck(joker)
            yield from use.shuffle()


class TheBloodyStar(Goods):
    """The Bloody Star

    A Deputy cannot have this card.
    """

    def can_attach_to(self, host: Card) -> bool:
        return not host.has("Deputy")

    @trait("after", happens.EnteredPlay, if_=lambda card, event: event.card == card.id)
    def stain(self, use: Use) -> Flow[None]:
        """After this card enters play, this dude gains 2 bounty."""
        yield from use.bounty(self.bearer, 2)

    @always(cannot(Act.REFUSE), on=BEARER)
    def no_way_out(self, card: Card, use: Use | None, caller: Card | None) -> bool:
        """This dude cannot refuse the callouts of dudes without bounty."""
        return caller is not None and not caller.wanted

    @always(Stat.MAY_BE_CALLED_OUT_AT_HOME, on=BEARER)
    def no_refuge(self, card: Card) -> bool:
        """This dude may be called out at their own home."""
        return True


class ForsakenHound(Goods):
    """Forsaken Hound"""

    @resolution(boot=True, target=opposing & dude)
    def corner(self, use: Use) -> None:
        """Resolution, Boot: Choose an opposing dude. Neither that dude nor this dude can flee this round."""
        use.forbid(Act.FLEE, use.actor)
        use.forbid(Act.FLEE, use.target)


class CavalryEscort(Goods):
    """Cavalry Escort"""

    @react(
        "before",
        happens.TakingCasualties,
        if_=lambda card, event: event.seat == card.controller,
        boot=True,
        target=this_dude & can_join,
    )
    def ride_to_the_rescue(self, use: Use) -> Flow[None]:
        """React, Boot: Before you take casualties, this dude, at any location, joins your posse booted. React
        abilities cannot raise casualties this round."""
        fight = self.game.shootout
        assert fight is not None
        yield from use.boot(use.actor)
        yield from use.join(use.actor)
        for seat in fight.seats:
            use.for_player(seat, cannot(Act.RAISE_CASUALTIES), "react", until=Until.ROUND)
