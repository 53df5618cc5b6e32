"""Double Dealin': dudes."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    Act,
    Card,
    Dude,
    Flow,
    Memory,
    Until,
    Use,
    Why,
    always,
    bearer_can_join,
    cannot,
    deed,
    dude,
    grifter,
    happens,
    in_hand,
    in_posse,
    nearby,
    noon,
    owned,
    rating_of,
    react,
    shootout,
    trait,
    where,
    your,
)
from gomorra.engine.board import hands


class LeonardoLeonCavallo(Dude):
    """Leonardo "Leon" Cavallo"""

    @noon(boot=True, target=dude & nearby)
    def mesmerize(self, use: Use) -> Flow[None]:
        """Noon, Boot: Leon tests his Huckster skill against the value of a dude here or next door. If it succeeds, that
        dude boots."""
        if (yield from use.check(self, "Huckster", use.target.value)):
            yield from use.boot(use.target)


class RichardSlavin(Dude):
    """Richard Slavin"""

    @noon(boot=True)
    def dig_for_relics(self, use: Use) -> Flow[None]:
        """Noon, Boot: Out of town, Richard pulls. A red card lets you take a Mystical goods from your discard pile or
        Boot Hill into your hand."""
        if self.in_town or (yield from use.pull(self)).suit not in ("hearts", "diamonds"):
            return
        player = self.game.state.players[use.seat]
        lying = [self.game.card(card) for card in (*player.discard, *player.boot_hill)]
        relics = [c for c in lying if c.is_goods and c.has("Mystical") and not use.stops(Act.LEAVE_PILE, c)]
        relic = yield from use.pick(relics, "Take which Mystical goods?", optional=True)
        if relic is not None:
            yield from use.to_hand(relic)


class MortimerParsons(Dude):
    """Mortimer Parsons"""

    def _caught(self, event: happens.Revealed) -> bool:
        return not event.lowball and self.in_posse and hands.is_cheatin(self.game, self.controller)

    @trait("after", happens.Revealed, if_=_caught)
    def shamed(self, use: Use) -> Flow[None]:
        """If you reveal a Cheatin' hand with Mortimer in your posse, he goes home booted and his influence drops to 0 until
        the day is over. Without him an empty posse ends the shootout at once."""
        yield from use.send_home_booted(self)
        use.modify(self, influence=-self.influence, until=Until.DAY)


def _replaceable(card: Card, use: Use) -> bool:
    there = use.actor.place
    return any(foe.wanted for foe in card.foes) and (card.place == there or use.can_move(card, there))


class GangYi(Dude):
    """Gang Yi"""

    @shootout(
        brings_in=True,
        if_=bearer_can_join,
        target=your & dude & in_posse & where(_replaceable, "opposing a wanted dude"),
    )
    def step_in(self, use: Use) -> Flow[None]:
        """Shootout: Gang Yi takes the place of your dude in a posse that faces a wanted dude. That dude leaves the posse
        and moves to where Gang Yi was."""
        there = self.location
        if not (yield from use.join(self)):
            return
        if use.target.place == there.place:
            yield from use.leave(use.target)
        else:
            yield from use.move(use.target, there)


class TallulahLulaMorgan(Dude):
    """Tallulah "Lula" Morgan"""

    @noon(boot=True, pay=1, target=deed & your & ~owned)
    def skim(self, use: Use) -> Flow[None]:
        """Noon, Boot, Pay 1 Ghost Rock: Gain the production of a deed that you control without owning it."""
        yield from use.gain(use.target.production)


class DrEmanuelAshbel(Dude):
    """Dr. Emanuel Ashbel"""

    def _dying(self, event: happens.Aced) -> bool:
        card = self.game.card(event.card)
        return card.in_play and card.is_dude

    @react("when", happens.Aced, if_=_dying, instead=True)
    def operate(self, use: Use) -> Flow[None]:
        """React: Pull when a dude is aced: with more than its value it is discarded instead."""
        assert isinstance(use.event, happens.Aced)
        patient = self.game.card(use.event.card)
        pulled = yield from use.pull(self)
        if pulled.value > patient.value:
            use.event.replaced = True
            healer = self.game.rules(use.event.seat) if use.event.why == Why.CASUALTY else use
            yield from healer.discard(patient, why=use.event.why)


def _next_door(card: Card, use: Use) -> bool:
    fight = use.game.shootout
    if fight is None or use.side is None or not use.actor.adjacent_to(use.game.card(fight.location)):
        return False
    return use.can_join(use.actor, use.side, move=False)


class AngelicaEspinosa(Dude):
    """Angélica Espinosa"""

    @shootout(brings_in=True, if_=_next_door)
    def cover_fire(self, use: Use) -> Flow[None]:
        """Shootout: Angélica joins your posse at an adjacent location from where she stands, without booting."""
        yield from use.join(self, move=False)


class JoseMorales(Dude):
    """José Morales"""

    @always(rating_of("Huckster"))
    def guns_and_cards(self, card: Card) -> int:
        """In a shootout José's bullets add to his Huckster skill."""
        return self.bullets if self.game.shootout is not None and self.in_posse else 0


class GeneseeGinaTailfeathers(Dude):
    """Genesee "Gina" Tailfeathers"""

    @grifter(boot=True, discards=in_hand)
    def scout(self, use: Use) -> Flow[None]:
        """React, Boot: Before the first day discard a card of your hand: draw 2 cards."""
        yield from use.draw(2)


class MarioCrane(Dude):
    """Mario Crane"""

    @always(cannot(Act.BE_CASUALTY))
    def honest_gun(self, card: Card, use: Use, other: Card) -> bool:
        """If you reveal a legal hand, Mario is no casualty unless you lose the round by 3 ranks or more."""
        fight, side = self.game.shootout, self.side
        if (
            fight is None
            or side is None
            or fight.seats[side] not in self.game.state.recall(Memory.LEGAL_REVEAL)
        ):
            return False
        lost = fight.round_winner is not None and fight.round_winner != side
        return not (lost and fight.lost_by >= 3)
