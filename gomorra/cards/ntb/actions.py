"""No Turning Back: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Act,
    Action,
    Card,
    Flow,
    Memory,
    Until,
    Use,
    another,
    dude,
    in_shootout,
    job,
    noon,
    owned,
    resolution,
    where,
    your,
)


def _honest(card: Card) -> bool:
    """No Cheatin' ability, and of a type that can be taken."""
    kinds = {kind for ability in card.abilities for kind in ability.kinds}
    return (card.is_action or card.is_goods or card.is_spell) and "cheatin" not in kinds


class CookinUpTrouble(Action):
    """Cookin' Up Trouble"""

    @noon()
    def spy(self, use: Use) -> Flow[None]:
        """Noon: See another player's hand. If its owner was caught with a Cheatin' hand today, you may discard an action,
        goods or spell of it that has no Cheatin' ability."""
        seat = yield from use.choose_player(use.opponents, "Whose hand do you look at?")
        hand = [self.game.card(card) for card in self.game.state.players[seat].hand]
        yield from use.look(hand)
        if seat in self.game.state.recall(Memory.CAUGHT):
            able = [card for card in hand if _honest(card)]
            if (taken := (yield from use.pick(able, "Discard a card?", optional=True))) is not None:
                yield from use.discard(taken)


high_price = where(lambda card, use: card.bounty >= 2, "with 2 bounty or more")


class _Hanging(Action):
    """What the rope does, in either edition."""

    def _hang(self, use: Use) -> Flow[None]:
        yield from use.ace(use.mark)
        yield from use.control_point(use.leader)


class OlFashionedHangin(_Hanging):
    """Ol' Fashioned Hangin'"""

    @job(mark=dude & high_price)
    def hang(self, use: Use) -> Flow[None]:
        """Noon Job: Mark a dude with 2 bounty or more. Success: ace the mark, and the leader gets a permanent control
        point."""
        yield from self._hang(use)


class OlFashionedHanginWeirdWest(_Hanging):
    """Ol' Fashioned Hangin'"""

    printings = ("24227",)

    @job(mark=another & dude & high_price)
    def hang(self, use: Use) -> Flow[None]:
        """Noon Job: Mark an opposing dude with 2 bounty or more. Success: ace the mark, and the leader gets a permanent
        control point."""
        yield from self._hang(use)


class NoTurningBack(Action):
    """No Turning Back"""

    @noon(aces=your & owned & dude)
    def sacrifice(self, use: Use) -> Flow[None]:
        """Noon: Ace your own dude: gain ghost rock equal to its cost."""
        yield from use.gain(use.aced.cost)

    @resolution(aces=your & owned & dude)
    def last_stand(self, use: Use) -> Flow[None]:
        """Resolution: Ace your own dude: you take no casualties this round, and a dude has +2 bullets and is a stud for the
        rest of the shootout. None of yours can flee this round."""
        use.casualties(use.seat, -99)
        use.forbid(Act.FLEE)
        if (hero := (yield from use.choose(dude & in_shootout, "Who fights on?"))) is not None:
            use.modify(hero, bullets=2, until=Until.SHOOTOUT)
            use.make(hero, "stud", until=Until.SHOOTOUT)
