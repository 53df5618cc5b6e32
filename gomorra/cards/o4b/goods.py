"""Out for Blood: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    ALL,
    AWAY_FROM_HOME,
    OUT_OF_PLAY,
    Act,
    Card,
    Flow,
    Goods,
    Stat,
    Until,
    Use,
    abomination,
    always,
    another,
    can_be_sent_home,
    dude,
    in_shootout,
    nearby,
    opposing,
    shootout,
    this_dude,
    where,
    your,
)


def _firepower(use: Use) -> int:
    fight, side = use.game.shootout, use.side
    if fight is None or side is None:
        return 0
    return sum(use.game.card(number).bullets for number in fight.posses[side])


outgunned = where(lambda card, use: card.value < _firepower(use), "of less value than your posse's bullets")


class MagnumOpusTenebri(Goods):
    """Magnum Opus Tenebri"""

    @always(Stat.INVENTS_WITH, on=ALL, zones=OUT_OF_PLAY)
    def grimoire(self, gadget: Card) -> str:
        """A Huckster may invent this Gadget with their Huckster rating."""
        return "Huckster" if gadget is self else ""

    @shootout(boot=True, boots=this_dude, target=opposing & dude & outgunned & can_be_sent_home)
    def unleash(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Boot this dude. Choose an opposing dude whose value is lower than the total bullets
        of your posse. Send them home booted. If it is lower by 4 or more, you may ace an Abomination dude of
        yours to ace that dude."""
        foe = use.target
        overwhelmed = _firepower(use) - foe.value >= 4
        yield from use.send_home_booted(foe)
        if not overwhelmed or not foe.in_play:
            return
        price = yield from use.choose(your & dude & abomination, "Ace an Abomination?", optional=True)
        if price is not None and (yield from use.ace(price)):
            yield from use.ace(foe)


def _small_fry(card: Card, use: Use) -> bool:
    helper = (card.is_dude and card.is_token) or card.has("Sidekick")
    return helper and card.cost <= use.actor.bullets and use.can_put_away(card, Act.DISCARD)


class Scattergun(Goods):
    """Scattergun"""

    @shootout(boot=True)
    def clear_the_room(self, use: Use) -> Flow[None]:
        """Shootout, Boot: If this dude has at least 1 bullet, discard a token dude or a Sidekick in this
        shootout whose cost is no higher than this dude's bullets."""
        if use.actor.bullets < 1:
            return
        small = in_shootout & where(_small_fry, "token dude or cheap Sidekick")
        victim = yield from use.choose(small, "What is discarded?")
        if victim is not None:
            yield from use.discard(victim)

    @shootout(
        boot=True, target=opposing & dude & where(lambda card, use: card.influence == 0, "without influence")
    )
    def keep_down(self, use: Use) -> None:
        """Shootout, Boot: Choose an opposing dude with 0 influence. They add nothing to draw hands unless
        they are the shooter."""
        use.change(use.target.id, Stat.ADDS_NOTHING_TO_DRAW_HANDS, "unless shooter")


def _bystander(card: Card, use: Use) -> bool:
    fight, side = use.game.shootout, use.side
    if fight is None or side is None or card.in_posse:
        return False
    return fight.players_side(card.controller) == 1 - side


class AdlersNeedle(Goods):
    """Adler's Needle"""

    @shootout(
        boot=True,
        outside=True,
        target=another & dude & nearby & where(_bystander, "that is not in the shootout"),
    )
    def taunt(self, use: Use) -> Flow[None]:
        """Shootout, Boot: Choose a dude of your opponent, not in the shootout, at this or an adjacent
        location. Their controller may have them join the opposing posse. If they do not join, this dude gains
        1 permanent control point and, if this dude has more grit, that dude has -1 influence while not at
        home until the day ends."""
        side, other, bearer = use.side, use.target, use.actor
        assert side is not None
        if use.can_join(other, 1 - side):
            prompt = f"Does {other.title} join your posse?"
            if (yield from use.confirm(prompt, by=other.controller)):
                yield from use.join(other, 1 - side)
                if other.in_posse:
                    return
        yield from use.control_point(bearer)
        if bearer.grit > other.grit:
            use.modify(other, influence=-1, place=AWAY_FROM_HOME, until=Until.DAY)
