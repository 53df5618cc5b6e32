"""Ghost Town: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Flow,
    Spell,
    Stat,
    Until,
    Use,
    becoming,
    elsewhere,
    lowering,
    noon,
    resolution,
    shootout,
)
from gomorra.engine.board import hands


class CraftyHare(Spell):
    """Crafty Hare"""

    @shootout(
        spell=lambda card, use: max((foe.value for foe in use.actor.foes), default=0),
        boot=True,
        target=elsewhere,
    )
    def dart_away(self, use: Use) -> Flow[None]:
        """Shootout Spirit X, Boot: Choose another location. X is the highest value in the opposing posse.
        This Shaman leaves the shootout and moves there. If this Shaman is the mark of a job, that job fails
        when the shootout ends."""
        job, shaman = self.game.job, use.actor
        if (yield from use.move(shaman, use.target)) and job is not None and job.use.mark is shaman:
            job.doomed = True


class OnwardChristianSoldiers(Spell):
    """Onward Christian Soldiers"""

    @shootout(spell=4, boot=True)
    def march(self, use: Use) -> None:
        """Shootout Miracle 4, Boot: Your posse's dudes get +1 bullets. Other players' card effects can
        neither lower those dudes' bullets nor make them draws."""
        for friend in self.game.dudes():
            if friend.side is not None and friend.side == use.side:
                use.modify(friend, bullets=1)
                use.forbid(lowering(Stat.BULLETS), friend, whose="opponents")
                use.forbid(becoming("draw"), friend, whose="opponents")


class TurtlesGuard(Spell):
    """Turtle's Guard"""

    @resolution(spell=4, boot=True)
    def shell(self, use: Use) -> Flow[None]:
        """Resolution Spirit 4, Boot: Each dude in your posse is Harrowed this round. If the opposing player
        has a Cheatin' hand, a Nature Spirit token enters play, joins your posse and is Harrowed."""
        for friend in self.game.dudes():
            if friend.side is not None and friend.side == use.side:
                use.give_keyword(friend, "Harrowed")
        if hands.is_cheatin(self.game, use.opponent):
            spirit = yield from use.summon("Nature Spirit")
            use.give_keyword(spirit, "Harrowed", until=Until.PERMANENT)


def _with_cards(use: Use) -> list[int]:
    return [seat for seat in use.opponents if use.game.state.players[seat].hand]


def _somebody_holds_cards(card: Card, use: Use) -> bool:
    return bool(_with_cards(use))


def _peek(use: Use, count: int) -> Flow[list[Card]]:
    """Look at so many random cards of an opponent's hand."""
    seat = yield from use.choose_player(_with_cards(use), "Into whose hand do you look?")
    cards = use.random_cards(count, seat) if seat >= 0 else []
    yield from use.look(cards)
    return cards


class SightBeyondSight(Spell):
    """Sight Beyond Sight"""

    @noon(spell=7, boot=True, if_=_somebody_holds_cards)
    def peer(self, use: Use) -> Flow[None]:
        """Noon Hex 7, Boot: Look at 1 or 2 random cards in another player's hand. You may ace this card to
        ace 1 of them that is not unique."""
        count = yield from use.choose_amount(1, 2, "How many cards do you look at?")
        seen = yield from _peek(use, count)
        able = [card for card in seen if not card.face.unique]
        card = yield from use.pick(able, f"Ace {self.title} to ace one of these?", optional=True)
        if card is not None and (yield from use.ace(self)):
            yield from use.ace(card)


class SightBeyondSightWeirdWest(Spell):
    """Sight Beyond Sight"""

    printings = ("24190",)

    @noon(spell=6, boot=True, if_=_somebody_holds_cards)
    def glimpse(self, use: Use) -> Flow[None]:
        """Noon Hex 6, Boot: Look at 1 random card in another player's hand."""
        yield from _peek(use, 1)

    @noon(spell=9, boot=True, if_=_somebody_holds_cards)
    def peer(self, use: Use) -> Flow[None]:
        """Noon Hex 9, Boot: Look at 2 random cards in another player's hand."""
        yield from _peek(use, 2)

    @noon(spell=12, boot=True, if_=_somebody_holds_cards)
    def behold(self, use: Use) -> Flow[None]:
        """Noon Hex 12, Boot: Look at 3 random cards in another player's hand."""
        yield from _peek(use, 3)
