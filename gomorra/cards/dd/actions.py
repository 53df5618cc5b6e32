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
    has,
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


class HorseWranglin(Action):
    """Horse Wranglin'"""

    @noon()
    def wrangle(self, use: Use) -> Flow[None]:
        """Noon: Search your discard pile, your deck, or both, for a Horse. You may attach it to your unbooted
        dude, paying all costs."""
        fresh = [
            rider for rider in self.game.dudes(use.seat) if not rider.booted
        ]  # also who then boots to invent it

        def rides(host: Card) -> bool:
            return host in fresh

        for horse in (yield from use.search(has("Horse"), piles="deck and/or discard")):
            if use.can_play(horse, bearer=rides) and (yield from use.confirm(f"Attach {horse.title}?")):
                yield from use.play(horse, bearer=rides)


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
