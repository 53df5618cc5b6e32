"""No Turning Back: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Act,
    Action,
    Card,
    Flow,
    Memory,
    Stat,
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


def _with_cards(use: Use) -> list[int]:
    return [seat for seat in use.opponents if use.game.state.players[seat].hand]


class CookinUpTrouble(Action):
    """Cookin' Up Trouble"""

    @noon(if_=lambda card, use: bool(_with_cards(use)))
    def spy(self, use: Use) -> Flow[None]:
        """Noon: Look at another player's hand. You may discard 1 action, goods or spell without a Cheatin'
        ability from it if that player revealed a Cheatin' hand today."""
        seat = yield from use.choose_player(_with_cards(use), "Whose hand do you look at?")
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
        """Noon Job: Mark any dude with 2 or more bounty. If successful, ace the mark; your leader, if still
        in play, gains 1 permanent control point."""
        yield from self._hang(use)


class OlFashionedHanginWeirdWest(_Hanging):
    """Ol' Fashioned Hangin'"""

    printings = ("24227",)

    @job(mark=another & dude & high_price)
    def hang(self, use: Use) -> Flow[None]:
        """Noon Job: Mark another player's dude with 2 or more bounty. If successful, ace the mark; your
        leader, if still in play, gains 1 permanent control point."""
        yield from self._hang(use)


class NoTurningBack(Action):
    """No Turning Back"""

    @noon(aces=your & owned & dude)
    def sacrifice(self, use: Use) -> Flow[None]:
        """Noon: Ace a dude that you own and control. Gain ghost rock equal to their printed cost."""
        yield from use.gain(use.aced.face.stats[Stat.COST])  # Q71: not what playing them again would cost

    @resolution(aces=your & owned & dude)
    def last_stand(self, use: Use) -> Flow[None]:
        """Resolution: Ace a dude that you own and control. You take no casualties this round. Choose any dude
        in this shootout. They get +2 bullets and become a stud until the shootout ends. Your dudes cannot
        flee this round."""
        use.casualties(use.seat, -99)
        use.forbid(Act.FLEE)
        if (hero := (yield from use.choose(dude & in_shootout, "Who fights on?"))) is not None:
            use.modify(hero, bullets=2, until=Until.SHOOTOUT)
            use.make(hero, "stud", until=Until.SHOOTOUT)
