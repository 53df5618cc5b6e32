"""Hell's Comin' With Me: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    HERE,
    TOWN_SQUARE,
    Act,
    Card,
    Deed,
    Flow,
    Moment,
    Stat,
    Until,
    Use,
    always,
    bootable,
    dude,
    happens,
    here,
    noon,
    react,
    resolution,
    where,
    your,
)


class RedRiverRoulette(Deed):
    """Red River Roulette"""

    @resolution(boot=True, outside=True)
    def spin(self, use: Use) -> Flow[None]:
        """Resolution, Boot: With a legal hand, boot your dude at this deed; if you do, nobody takes
        casualties this round. Nobody can flee this round. In the next round, casualties are doubled."""
        fight = self.game.shootout
        assert fight is not None
        legal = use.has_legal_hand()
        croupiers = use.candidates(your & dude & here & bootable) if legal else []
        croupier = yield from use.pick(croupiers, "Who boots?")
        if croupier is not None and (yield from use.boot(croupier)):
            for seat in fight.seats:
                use.casualties(seat, -99)
        use.forbid_for_all(Act.FLEE, until=Until.ROUND)
        use.later(Moment.START_OF_ROUND, "raise_the_stakes", until=Until.SHOOTOUT)

    def raise_the_stakes(self, use: Use) -> None:
        fight = self.game.shootout
        assert fight is not None
        for seat in fight.seats:
            use.for_player(seat, Stat.CASUALTIES_DOUBLED, 1, until=Until.ROUND)


class KivaOfFathomlessReach(Deed):
    """Kiva of Fathomless Reach"""

    @react(
        "after",
        happens.SundownChecked,
        boot=True,
        target=your
        & dude
        & where(
            lambda card, use: not card.in_town_square and use.can_move(card, TOWN_SQUARE),
            "outside the town square",
        ),
    )
    def emerge(self, use: Use) -> Flow[None]:
        """React, Boot: After victory is checked at Sundown, your dude elsewhere moves to the town square."""
        yield from use.move(use.target, TOWN_SQUARE)


class CrystalPalace(Deed):
    """Crystal Palace"""

    @always(Stat.BULLETS, Stat.INFLUENCE, on=HERE)
    def freak_show(self, card: Card) -> int:
        """Abomination dudes at this location have +1 influence and +1 bullets."""
        return int(card.has("Abomination"))


class RhamsReadings(Deed):
    """Rham's Readings"""

    @noon(controller=True, boot=True)
    def read_the_cards(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Reveal the top card of another player's deck; ace jokers and go on until it
        is not a joker. If it has the suit or value of the top card of that player's discard pile, gain 1
        ghost rock."""
        seat = yield from use.choose_player(use.opponents, "Whose deck?")
        while top := use.top_of_deck(1, seat):
            card, pile = top[0], self.game.state.players[seat].discard
            last = self.game.card(pile[-1]) if pile else None  # an empty deck has taken it (RB-2.2-h)
            yield from use.reveal(top)
            if not card.is_joker:
                if last is not None and (card.suit == last.suit or card.value == last.value):
                    yield from use.gain(1)
                return
            yield from use.ace(card)


class JonahsRetreat(Deed):
    """Jonah's Retreat"""

    @always(Stat.COLLECTS_PRODUCTION)
    def hideout(self, deed: Card) -> bool:
        """The controller of this deed collects its production."""
        return deed.id == self.id


class SchieffelinHall(Deed):
    """Schieffelin Hall"""

    @always(Stat.DRAW_BY_INFLUENCE)
    def debate(self) -> bool:
        """In shootouts at this location, the cards that players draw are counted by influence, not by
        bullets. Studs and draws stay what they are."""
        fight = self.game.shootout
        return fight is not None and fight.location == self.id
