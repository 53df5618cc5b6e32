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
        """Cheatin' Resolution Hex 3, Boot: Choose a player with a draw hand. Lower that player's hand rank by
        2. In a shootout, an opposing dude gets -X bullets until the shootout ends, where X is their
        bullets."""
        seats = [seat for seat in self.game.order() if use.draw_hand(seat)]
        seat = yield from use.choose_player(seats, "Whose hand rank is 2 lower?")
        yield from use.rank(seat, -2)
        if self.game.shootout is not None:
            foe = yield from use.choose(opposing & dude, "Who loses all bullets?")
            if foe is not None and foe.bullets:
                use.modify(foe, bullets=-foe.bullets, until=Until.SHOOTOUT)


class ExultantTranslocation(Spell):
    """Exultant Translocation"""

    @noon(
        spell=6,
        boot=True,
        target=your & dude & where(lambda card, use: card.place != use.actor.place, "elsewhere"),
    )
    def trade_places(self, use: Use) -> Flow[None]:
        """Noon Miracle 6, Boot: Choose your dude at another location. This dude moves there, and that dude
        moves to where this dude was. If successful by 6 or more, unboot one of them."""
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
        """Shootout Miracle X, Boot: Choose an opposing dude, whose value is X. If that dude's controller
        reveals a Cheatin' hand this round and you a legal one, ace that dude; nothing can prevent this."""
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
        """Noon Hex 6, Boot: Your Abomination dude at this location moves to any other location."""
        yield from use.move(use.target, use.also)

    @shootout(spell=6, boot=True, brings_in=True, target=your & dude & abomination & can_join)
    def call(self, use: Use) -> Flow[None]:
        """Shootout Hex 6, Boot: Your Abomination dude, at any location, joins your posse."""
        yield from use.join(use.target)


def _flesh_or_foe(card: Card, use: Use) -> bool:
    return opposing.test(card, use) or (card.controller == use.seat and not card.is_token)


class GuidingWind(Spell):
    """Guiding Wind"""

    @shootout(
        spell=8, boot=True, target=dude & where(_flesh_or_foe, "that is opposing, or yours and not a token")
    )
    def steer(self, use: Use) -> None:
        """Shootout Spirit 8, Boot: Choose a non-token dude of yours or an opposing dude. Their bullets become
        X, where X is their influence (maximum 3)."""
        aim = min(3, use.target.influence)
        use.modify(use.target, bullets=aim - stats.unlimited(self.game, use.target.id, Stat.BULLETS))


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
        """Shootout Spirit 9, Boot: Your posse must have a non-token stud and a non-token draw. Your stud
        bonus and draw bonus are swapped this round."""
        use.for_player(use.posse_player, Stat.SWAP_BONUSES, 1, until=Until.ROUND)
