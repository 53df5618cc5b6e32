"""Too Tough to Die: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Card,
    Flow,
    Moment,
    Spell,
    Stat,
    Until,
    Use,
    abomination,
    can_join,
    cheatin,
    destination,
    dude,
    here,
    noon,
    opposing,
    shootout,
    where,
    your,
)
from gomorra.engine.board import stats


class Bedazzle(Spell):
    """Bedazzle"""

    @cheatin(spell=3, boot=True)
    def dazzle(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution Hex 3, Boot: A player's hand rank is 2 lower. In a shootout an opposing dude loses all the bullets
        it has now, as long as that lasts."""
        seats = [seat for seat in self.game.order() if use.draw_hand(seat)]
        seat = yield from use.choose_player(seats, "Whose hand rank is 2 lower?")
        yield from use.rank(seat, -2)
        if self.game.shootout is not None:
            foe = yield from use.choose(opposing & dude, "Who loses all bullets?")
            if foe is not None and foe.bullets:
                use.modify(foe, bullets=-foe.bullets, until=Until.SHOOTOUT)


def _trades_places(card: Card, use: Use) -> bool:
    me = use.actor
    return card.place != me.place and use.can_move(card, me.place) and use.can_move(me, card.place)


class ExultantTranslocation(Spell):
    """Exultant Translocation"""

    @noon(spell=6, boot=True, target=your & dude & where(_trades_places, "elsewhere"))
    def trade_places(self, use: Use) -> Flow[None]:
        """Noon Miracle 6, Boot: This dude and a dude of yours elsewhere trade places. Succeeding by 6 or more, unboot one of
        them."""
        me, other = use.actor, use.target
        here, there = me.place, other.place
        yield from use.move(me, there)
        yield from use.move(other, here)
        if use.margin >= 6:
            tired = yield from use.pick([card for card in (me, other) if card.booted], "Who unboots?")
            if tired is not None:
                yield from use.unboot(tired)


class Retribution(Spell):
    """Retribution"""

    @shootout(spell=lambda card, use: use.target.value, boot=True, target=opposing & dude)
    def threaten(self, use: Use) -> None:
        """Shootout Miracle X, Boot: Against the value of an opposing dude. If its player reveals a Cheatin' hand this round and you
        a legal one, that dude is aced, which nothing prevents."""
        use.later(Moment.HANDS_SEEN, "judge", use.target, until=Until.ROUND)

    def judge(self, use: Use, number: int) -> Flow[None]:
        fight, sinner = self.game.shootout, self.game.card(number)
        if fight is None or not sinner.in_play or sinner.controller not in fight.seats:
            return
        if use.revealed_legal() and not use.revealed_legal(sinner.controller):
            yield from use.ace(sinner, final=True)


class Gateway(Spell):
    """Gateway"""

    @noon(spell=6, boot=True, target=your & dude & abomination & here, also=destination)
    def send(self, use: Use) -> Flow[None]:
        """Noon Hex 6, Boot: An Abomination dude of yours here goes to another location."""
        yield from use.move(use.target, use.also)

    @shootout(spell=6, boot=True, brings_in=True, target=your & dude & abomination & can_join)
    def call(self, use: Use) -> Flow[None]:
        """Shootout Hex 6, Boot: An Abomination dude of yours joins your posse from anywhere."""
        yield from use.join(use.target)


def _flesh_or_foe(card: Card, use: Use) -> bool:
    return opposing.test(card, use) or (card.controller == use.seat and not card.is_token)


class GuidingWind(Spell):
    """Guiding Wind"""

    @shootout(spell=8, boot=True, target=dude & where(_flesh_or_foe, "opposing, or yours and no token"))
    def steer(self, use: Use) -> None:
        """Shootout Spirit 8, Boot: The bullets of an opposing dude, or of yours if it is no token, become its influence or 3,
        whichever is lower."""
        aim = min(3, use.target.influence)
        use.modify(use.target, bullets=aim - stats.total(self.game, use.target.id, Stat.BULLETS))


def _mixed_posse(card: Card, use: Use) -> bool:
    fight, side = use.game.shootout, use.side
    if fight is None or side is None:
        return False
    kinds = {dude.is_stud for dude in map(use.game.card, fight.posses[side]) if not dude.is_token}
    return len(kinds) == 2


class MischievousCoyote(Spell):
    """Mischievous Coyote"""

    @shootout(spell=9, boot=True, if_=_mixed_posse)
    def trick(self, use: Use) -> None:
        """Shootout Spirit 9, Boot: With a stud and a draw in your posse that are no tokens, your stud and draw bonuses are
        switched this round."""
        use.for_player(use.seat, Stat.SWAP_BONUSES, 1, until=Until.ROUND)
