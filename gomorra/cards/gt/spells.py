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
        """Shootout Spirit X, Boot: Against the highest value in the opposing posse. This Shaman leaves the shootout for another
        location. Should a job have marked the Shaman, it fails as soon as the
        shootout is over."""
        job, shaman = self.game.job, use.actor
        if (yield from use.move(shaman, use.target)) and job is not None and job.use.mark is shaman:
            job.doomed = True


class OnwardChristianSoldiers(Spell):
    """Onward Christian Soldiers"""

    @shootout(spell=4, boot=True)
    def march(self, use: Use) -> None:
        """Shootout Miracle 4, Boot: Everybody in your posse has +1 bullets, and cards of other players can neither lower their
        bullets nor make them draws."""
        for friend in self.game.dudes():
            if friend.side is not None and friend.side == use.side:
                use.modify(friend, bullets=1)
                use.forbid(lowering(Stat.BULLETS), friend, whose="opponents")
                use.forbid(becoming("draw"), friend, whose="opponents")


class TurtlesGuard(Spell):
    """Turtle's Guard"""

    @resolution(spell=4, boot=True)
    def shell(self, use: Use) -> Flow[None]:
        """Resolution Spirit 4, Boot: Everybody in your posse is Harrowed this round. Against a Cheatin' hand a Harrowed Nature
        Spirit token comes into your posse."""
        for friend in self.game.dudes():
            if friend.side is not None and friend.side == use.side:
                use.give_keyword(friend, "Harrowed")
        if hands.is_cheatin(self.game, use.opponent):
            spirit = yield from use.summon("Nature Spirit")
            use.give_keyword(spirit, "Harrowed", until=Until.PERMANENT)


def _peek(use: Use, count: int) -> Flow[list[Card]]:
    """Look at so many random cards of an opponent's hand."""
    able = [seat for seat in use.opponents if use.game.state.players[seat].hand]
    seat = yield from use.choose_player(able, "Into whose hand do you look?")
    cards = use.random_cards(count, seat) if seat >= 0 else []
    yield from use.look(cards)
    return cards


class SightBeyondSight(Spell):
    """Sight Beyond Sight"""

    @noon(spell=7, boot=True)
    def peer(self, use: Use) -> Flow[None]:
        """Noon Hex 7, Boot: See one or two random cards of an opponent's hand. You may ace this spell to ace one of them that is
        not unique."""
        count = yield from use.choose_amount(1, 2, "How many cards do you look at?")
        seen = yield from _peek(use, count)
        able = [card for card in seen if not card.face.unique]
        card = yield from use.pick(able, f"Ace {self.title} to ace one of these?", optional=True)
        if card is not None and (yield from use.ace(self)):
            yield from use.ace(card)


class SightBeyondSightWeirdWest(Spell):
    """Sight Beyond Sight"""

    printings = ("24190",)

    @noon(spell=6, boot=True)
    def glimpse(self, use: Use) -> Flow[None]:
        """Noon Hex 6, Boot: See one random card of an opponent's hand."""
        yield from _peek(use, 1)

    @noon(spell=9, boot=True)
    def peer(self, use: Use) -> Flow[None]:
        """Noon Hex 9, Boot: See two random cards of an opponent's hand."""
        yield from _peek(use, 2)

    @noon(spell=12, boot=True)
    def behold(self, use: Use) -> Flow[None]:
        """Noon Hex 12, Boot: See three random cards of an opponent's hand."""
        yield from _peek(use, 3)
