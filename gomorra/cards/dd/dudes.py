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


class LeonardoLeonCavallo(Dude):
    """Leonardo "Leon" Cavallo"""

    @noon(boot=True, target=dude & nearby)
    def mesmerize(self, use: Use) -> Flow[None]:
        """Noon, Boot: Choose any dude at this or an adjacent location. Leon makes a Huckster skill check
        against that dude's value. If successful, boot that dude."""
        if (yield from use.check(self, "Huckster", use.target.value)):
            yield from use.boot(use.target)


class RichardSlavin(Dude):
    """Richard Slavin"""

    @noon(boot=True)
    def dig_for_relics(self, use: Use) -> Flow[None]:
        """Noon, Boot: If Richard is at an Out of Town location, pull. On a red card, you may put a Mystical
        goods from your discard pile or Boot Hill into your hand."""
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
        return not event.lowball and self.in_posse and self.controller in event.cheaters

    @trait("after", happens.Revealed, if_=_caught)
    def shamed(self, use: Use) -> Flow[None]:
        """After you reveal a Cheatin' hand with Mortimer in your posse, send him home booted and lower his
        influence to 0 until the day ends. If your posse is then empty, the shootout ends at once."""
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
        """Shootout: Choose your dude in a posse that opposes a wanted dude. Gang Yi joins that posse; that
        dude leaves it and moves to the location where Gang Yi was."""
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
        """Noon, Boot, Pay 1 Ghost Rock: Choose a deed that you control and another player owns. Gain ghost
        rock equal to the production of that deed."""
        yield from use.gain(use.target.production)


class DrEmanuelAshbel(Dude):
    """Dr. Emanuel Ashbel"""

    def _dying(self, event: happens.Aced) -> bool:
        card = self.game.card(event.card)
        return card.in_play and card.is_dude

    @react("when", happens.Aced, if_=_dying, instead=True)
    def operate(self, use: Use) -> Flow[None]:
        """React: When any dude is aced, pull. With a pull higher than that dude's value, discard that dude
        instead."""
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
        """Shootout: If Angélica is at a location adjacent to the shootout, she joins your posse without
        moving or booting."""
        yield from use.join(self, move=False)


class JoseMorales(Dude):
    """José Morales"""

    @always(rating_of("Huckster"))
    def guns_and_cards(self, card: Card) -> int:
        """While in a shootout, José has +X Huckster rating, where X is his bullets."""
        return self.bullets if self.game.shootout is not None and self.in_posse else 0


class GeneseeGinaTailfeathers(Dude):
    """Genesee "Gina" Tailfeathers"""

    @grifter(boot=True, discards=in_hand)
    def scout(self, use: Use) -> Flow[None]:
        """React, Boot: When the game starts, discard 1 card from your hand to draw 2 cards."""
        yield from use.draw(2)


class MarioCrane(Dude):
    """Mario Crane"""

    @always(cannot(Act.BE_CASUALTY))
    def honest_gun(self, card: Card, use: Use, other: Card) -> bool:
        """If you revealed a legal hand, Mario cannot be a casualty unless you lose the round by 3 or more
        ranks."""
        fight, side = self.game.shootout, self.side
        if (
            fight is None
            or side is None
            or self.controller not in self.game.state.recall(Memory.LEGAL_REVEAL)
        ):
            return False
        lost = fight.round_winner is not None and fight.round_winner != side
        return not (lost and fight.lost_by >= 3)
