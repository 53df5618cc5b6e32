"""Out for Blood: spells."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    OUT_OF_PLAY,
    Act,
    Card,
    Flow,
    Spell,
    Stat,
    StatName,
    Until,
    Use,
    cheatin,
    deed,
    dude,
    happens,
    in_posse,
    in_shootout,
    nearby,
    noon,
    opposing,
    own_stat,
    resolution,
    shootout,
    trait,
    where,
    your,
)
from gomorra.engine.board import players


def _shooter(card: Card, use: Use) -> bool:
    fight = use.game.shootout
    return fight is not None and card.id in fight.shooters and use.can_send_home_booted(card)


class WrathfulSpider(Spell):
    """Wrathful Spider"""

    @cheatin(spell=5, boot=True, target=opposing & dude & in_shootout & where(_shooter, "shooter"))
    def ensnare(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution Spirit 5, Boot: The opposing shooter is sent home booted."""
        yield from use.send_home_booted(use.target)

    @shootout(spell=6, boot=True, target=opposing & dude)
    def bite(self, use: Use) -> Flow[None]:
        """Shootout Spirit 6, Boot: Choose an opposing dude. They get -1 bullets; if successful by 6 or more,
        they boot."""
        use.modify(use.target, bullets=-1)
        if use.margin >= 6:
            yield from use.boot(use.target)


def _rich(use: Use, price: int) -> bool:
    return use.game.state.players[use.seat].stash >= price


def _has_way_home(card: Card, use: Use) -> bool:
    home = use.game.state.players[card.controller].home
    return card.place != home and use.can_move(card, home) and not use.stops(Act.SEND_HOME, card)


away = where(_has_way_home, "away from home")


of_a_player = where(lambda card, use: card.controller in use.opponents, "of somebody who can be paid")


class GuidingLight(Spell):
    """Guiding Light"""

    @noon(spell=5, boot=True, if_=lambda card, use: _rich(use, 1), target=your & dude & nearby & away)
    def call_back(self, use: Use) -> Flow[None]:
        """Noon Miracle 5, Boot: Pay 1 ghost rock to another player. Send home a dude of yours at this or an
        adjacent location. If that player then has more ghost rock than you, unboot that dude."""
        other = yield from use.choose_player(use.opponents, "Whom do you pay?")
        yield from use.pay(1, to=other)
        yield from use.send_home(use.target)
        if players.poorer(self.game, use.seat, other):
            yield from use.unboot(use.target)

    @noon(spell=5, boot=True, if_=lambda card, use: _rich(use, 2), target=dude & of_a_player & nearby & away)
    def turn_back(self, use: Use) -> Flow[None]:
        """Noon Miracle 5, Boot: Pay 2 ghost rock to another player. Send home a dude of that player at this
        or an adjacent location."""
        yield from use.pay(2, to=use.target.controller)
        yield from use.send_home(use.target)


def _marked(card: Card, event: happens.CardEvent, mark: StatName) -> list[int]:
    marks = card.game.modifiers_of(event.card, mark)
    return [int(modifier.amount) for modifier in marks if modifier.source == card.id]


CHAMPIONED = own_stat("championed", "The seat that gains by the loss of this dude.")


class Champion(Spell):
    """Champion"""

    keeps_traits = True  # what it does for a champion is an effect, no trait

    @cheatin(spell=6, boot=True)
    def reward(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution Miracle 6, Boot: You gain 1 ghost rock."""
        yield from use.gain(1)

    @shootout(spell=8, boot=True, boots=your & dude & in_posse)
    def anoint(self, use: Use) -> None:
        """Shootout Miracle 8, Boot: Boot your dude in your posse. They become a stud. If they are discarded
        or aced in this shootout, gain 1 ghost rock."""
        use.make(use.booted, "stud")
        use.change(use.booted.id, CHAMPIONED, use.seat)

    @trait(
        "when",
        happens.Discarded,
        happens.Aced,
        if_=lambda card, event: bool(_marked(card, event, CHAMPIONED)),
        zones=OUT_OF_PLAY,
    )
    def _mourn(self, use: Use) -> Flow[None]:
        assert isinstance(use.event, (happens.Discarded, happens.Aced))
        for seat in _marked(self, use.event, CHAMPIONED):
            yield from use.gain(1, seat)


CURSED_BY = own_stat("cursed by", "The dude that gains by the loss of this one.")


class Malison(Spell):
    """Malison"""

    keeps_traits = True  # what it does to the cursed is an effect, no trait

    @shootout(spell=9, boot=True, target=opposing & dude)
    def curse(self, use: Use) -> None:
        """Shootout Hex 9, Boot: Choose an opposing dude. While they are in the shootout, your posse has a +1
        stud or draw bonus, as that dude is a stud or draw. If that dude is discarded or aced in this
        shootout, this dude permanently has +1 influence."""
        use.change(use.target.id, Stat.BONUS_FOR_THE_CURSER, 1)
        use.change(use.target.id, CURSED_BY, use.actor.id)

    @trait(
        "when",
        happens.Discarded,
        happens.Aced,
        if_=lambda card, event: bool(_marked(card, event, CURSED_BY)),
        zones=OUT_OF_PLAY,
    )
    def _feast(self, use: Use) -> None:
        assert isinstance(use.event, (happens.Discarded, happens.Aced))
        for huckster in _marked(self, use.event, CURSED_BY):
            use.modify(self.game.card(huckster), influence=1, until=Until.PERMANENT)


class DancingButterfly(Spell):
    """Dancing Butterfly"""

    @resolution(spell=10, boot=True)
    def flutter(self, use: Use) -> Flow[None]:
        """Resolution Spirit 10, Boot: With a legal hand, a second Cheatin' Resolution may be used against
        your opponent this round. Your opponent may prevent this by sending a dude of theirs home booted; a
        deed of yours that they choose then gains 1 permanent control point."""
        fight, side, other = self.game.shootout, use.side, use.opponent
        assert fight is not None and side is not None
        if not use.has_legal_hand():
            return
        theirs = [self.game.card(number) for number in fight.posses[1 - side]]
        theirs = [foe for foe in theirs if foe.controller == other and use.can_send_home_booted(foe)]
        deeds = use.candidates(your & deed)
        if theirs and deeds and (yield from use.confirm("Prevent a second Cheatin' Resolution?", by=other)):
            foe = yield from use.pick(theirs, "Who goes home booted?", by=other)
            place = yield from use.pick(deeds, "Which deed gets a control point?", by=other)
            if foe is not None and place is not None and (yield from use.send_home_booted(foe)):
                yield from use.control_point(place)
                return
        use.for_player(other, Stat.SECOND_HIT)
