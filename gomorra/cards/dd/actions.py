"""Double Dealin': actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    TOWN_SQUARE,
    Action,
    Card,
    Flow,
    Stat,
    Until,
    Use,
    another,
    cheatin,
    dude,
    noon,
    resolution,
    where,
    your,
)


def _can_meet(card: Card, use: Use) -> bool:
    return card.place == use.target.place and use.can_call_out(use.target, card)


class ItsWhoYouKnow(Action):
    """...It's Who You Know"""

    @noon(target=your & dude, also=another & dude & where(_can_meet, "at the same location"))
    def name_drop(self, use: Use) -> Flow[None]:
        """Noon: Choose your dude and another player's dude at the same location. Your dude calls that dude
        out. If accepted, your dude becomes a stud until the shootout ends, and in that shootout the cards
        that players draw are counted by influence, not by bullets. Studs and draws stay what they are."""

        def accepted() -> Flow[None]:
            use.make(use.target, "stud", until=Until.SHOOTOUT)
            use.change(TOWN_SQUARE, Stat.DRAW_BY_INFLUENCE, 1, until=Until.SHOOTOUT)
            yield from ()

        yield from use.call_out(use.target, use.also, accepted=accepted)


def _unbooted(card: Card) -> bool:
    return not card.booted


class HorseWranglin(Action):
    """Horse Wranglin'"""

    @noon()
    def wrangle(self, use: Use) -> Flow[None]:
        """Noon: Search your discard pile, your deck, or both, for a Horse. You may attach it to your unbooted
        dude, paying all costs."""
        fits = where(lambda card, use: card.has("Horse") and use.can_play(card, bearer=_unbooted), "Horse")
        for horse in (yield from use.search(fits, piles="deck and/or discard")):
            yield from use.play(horse, bearer=_unbooted)


class ItsNotWhatYouKnow(Action):
    """It's Not What You Know..."""

    @resolution()
    def rumour(self, use: Use) -> Flow[None]:
        """Resolution: Choose a player with a draw hand. Lower that player's hand rank by 1."""
        yield from self._lower(use, 1)

    @cheatin()
    def scandal(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Choose a player with a draw hand. Lower that player's hand rank by 4."""
        yield from self._lower(use, 4)

    def _lower(self, use: Use, ranks: int) -> Flow[None]:
        holders = [seat for seat in range(self.game.seats) if use.draw_hand(seat)]
        seat = yield from use.choose_player(holders, "Whose hand rank falls?")
        yield from use.rank(seat, -ranks)
