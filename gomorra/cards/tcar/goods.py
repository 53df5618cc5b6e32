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
        """Once it is invented, a Mad Scientist of yours unboots."""
        friend = yield from use.choose(your & dude & booted & has("Mad Scientist"), "Who unboots?")
        if friend is not None:
            yield from use.unboot(friend)

    def _in_skilled_hands(self) -> bool:
        return self.host is not None and self.host.has("Mad Scientist")

    @always(Stat.UPKEEP, on=BEARER)
    def sponsor(self, card: Card) -> int:
        """A Mad Scientist has -1 upkeep ..."""
        return -int(self._in_skilled_hands())

    @always(Stat.VALUE, on=BEARER)
    def presence(self, card: Card) -> int:
        """... and +3 value with it ..."""
        return 3 if self._in_skilled_hands() else 0

    @always(Stat.KEYWORD)
    def companion(self, card: Card) -> str:
        """... and this Gadget is a Sidekick."""
        return "Sidekick" if self._in_skilled_hands() else ""

    @resolution(boot=True, target=in_draw_hand)
    def recalibrate(self, use: Use) -> Flow[None]:
        """Resolution, Boot: A heart in your draw hand changes its value, another card its suit to hearts."""
        card = use.target
        value = card.value
        if card.suit == "hearts":
            value = yield from use.choose_amount(1, 13, f"Which value does {card.title} have?")
        yield from use.make_card(card, SUITS.index("hearts"), value)


class DevilsSixGun(Goods):
    """Devil's Six Gun"""

    @always(Stat.SHOOTER, on=BEARER)
    def deadly(self, card: Card) -> str:
        """This dude is a stud."""
        return "stud"

    @cheatin(boot=True)
    def bargain(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution, Boot: Put a joker from your Boot Hill, discard pile or deck into your draw hand as a card of
        your choice and discard a card of that hand. Before you discard the hand, shuffle the joker into your deck."""
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

    Deputies cannot have it."""

    def can_attach_to(self, host: Card) -> bool:
        return not host.has("Deputy")

    @trait("after", happens.EnteredPlay, if_=lambda card, event: event.card == card.id)
    def stain(self, use: Use) -> Flow[None]:
        """When it enters play, this dude gains 2 bounty."""
        yield from use.bounty(self.bearer, 2)

    @always(cannot(Act.REFUSE), on=BEARER)
    def no_way_out(self, card: Card, use: Use | None, caller: Card | None) -> bool:
        """This dude cannot refuse to face a caller without bounty ..."""
        return caller is not None and not caller.wanted

    @always(Stat.MAY_BE_CALLED_OUT_AT_HOME, on=BEARER)
    def no_refuge(self, card: Card) -> bool:
        """... and can be called out even at its own home."""
        return True


class ForsakenHound(Goods):
    """Forsaken Hound"""

    @resolution(boot=True, target=opposing & dude)
    def corner(self, use: Use) -> None:
        """Resolution, Boot: This dude and an opposing one cannot flee this round."""
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
        """React, Boot: With casualties to assign, this dude joins your posse from wherever it is, booted. Reacts cannot raise
        casualties this round."""
        fight = self.game.shootout
        assert fight is not None
        yield from use.boot(use.actor)
        yield from use.join(use.actor)
        for seat in fight.seats:
            use.for_player(seat, cannot(Act.RAISE_CASUALTIES), "react", until=Until.ROUND)
