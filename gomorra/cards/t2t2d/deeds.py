"""Too Tough to Die: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import (
    PLAY,
    Act,
    Card,
    Deed,
    Flow,
    Until,
    Use,
    can_join,
    cannot,
    deed,
    dude,
    happens,
    has,
    noon,
    opposing,
    react,
    shootout,
    wanted,
    where,
    your,
)


class CampbellHatchBilliardParlor(Deed):
    """Campbell & Hatch Billiard Parlor"""

    @react("after", happens.PossesFormed, controller=True, boot=True)
    def house_rules(self, use: Use) -> None:
        """Controller React, Boot: After posses are formed, until the shootout ends, React, Shootout and
        non-Cheatin' Resolution abilities cannot change hand ranks. In the first round, Shootout and
        non-Cheatin' Resolution abilities can neither discard nor ace dudes."""
        for seat in range(self.game.seats):
            use.for_player(seat, cannot(Act.CHANGE_RANK), "react shootout resolution")
        for act in (Act.DISCARD, Act.ACE):
            use.forbid_for_all(act, whose="shootout resolution", until=Until.ROUND)


class _ClantonRanch(Deed):
    """A ranch for those who lost at lowball, in either edition."""

    def _rustle(self, use: Use) -> Flow[None]:
        if self.game.state.winner != use.seat:
            yield from use.gain(1)


class ClantonRanch(_ClantonRanch):
    """Clanton Ranch"""

    @noon(boot=True)
    def rustle(self, use: Use) -> Flow[None]:
        """Noon, Boot: Gain 1 ghost rock if you are not the Winner."""
        yield from self._rustle(use)


class ClantonRanchWeirdWest(_ClantonRanch):
    """Clanton Ranch"""

    printings = ("24114",)

    @noon(controller=True, boot=True)
    def rustle(self, use: Use) -> Flow[None]:
        """Controller Noon, Boot: Gain 1 ghost rock if you are not the Winner."""
        yield from self._rustle(use)


class ConcordiaCemetery(Deed):
    """Concordia Cemetery"""

    def _foe_dies(self, event: happens.Aced) -> bool:
        victim = self.game.card(event.card)
        if event.origin != PLAY or not victim.is_dude or victim.is_token or self.game.shootout is None:
            return False
        return any(foe.controller == self.controller for foe in victim.foes)

    @react("before", happens.Aced, if_=_foe_dies, controller=True, boot=True)
    def dig_a_grave(self, use: Use) -> Flow[None]:
        """Controller React, Boot: Before a non-token dude who opposes your dude in a shootout is aced, this
        deed permanently has +1 production and, if that dude's grit is 11 or more, gains 1 permanent control
        point."""
        assert isinstance(use.event, happens.Aced)
        hard = self.game.card(use.event.card).grit >= 11
        use.modify(self, production=1, until=Until.PERMANENT)
        if hard:
            yield from use.control_point(self)


def _neighbour(card: Card, use: Use) -> bool:
    assert use.card is not None
    streets = [player.street for player in use.game.state.players]
    return card.controller == use.seat or any(
        use.card.id in street and card.id in street for street in streets
    )


class IkesPlace(Deed):
    """Ike's Place"""

    @noon(
        controller=True,
        boot=True,
        target=deed & where(_neighbour, "that you control or that is on this street"),
    )
    def shut_down(self, use: Use) -> None:
        """Controller Noon, Boot: Choose a deed that you control or that is on this street. It loses all its
        control points and production until the next Upkeep phase ends."""
        place = use.target
        use.modify(place, control=-place.control, production=-place.production, until=Until.NEXT_UPKEEP)


class FiveAcesGamblingHall(Deed):
    """Five Aces Gambling Hall"""

    def _your_mark(self, event: happens.PossesFormed) -> bool:
        fight = self.game.shootout
        return fight is not None and self.game.card(fight.mark).owner == self.controller

    @react("after", happens.PossesFormed, if_=_your_mark, boot=True, target=your & dude & wanted & can_join)
    def house_edge(self, use: Use) -> Flow[None]:
        """React, Boot: After posses are formed with a mark that you own, your wanted dude, at any location,
        joins your posse."""
        yield from use.join(use.target)


def _ace_to_send_home(card: Card, use: Use) -> bool:
    return card.value == 1 and use.can_send_home_booted(card)


class OldWashoeClub(Deed):
    """Old Washoe Club"""

    @shootout(
        controller=True,
        boot=True,
        target=opposing & dude & where(_ace_to_send_home, "of value A"),
    )
    def throw_out(self, use: Use) -> Flow[None]:
        """Controller Shootout, Boot: Choose an opposing dude with a value of A. Send them home booted."""
        yield from use.send_home_booted(use.target)

    @shootout(
        controller=True,
        boot=True,
        target=has("Sidekick") & where(lambda card, use: use.can_put_away(card, Act.DISCARD)),
    )
    def no_pets(self, use: Use) -> Flow[None]:
        """Controller Shootout, Boot: Discard any Sidekick in this shootout."""
        yield from use.discard(use.target)
