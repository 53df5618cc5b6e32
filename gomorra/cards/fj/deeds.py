"""Frontier Justice: deeds."""

from __future__ import annotations

from gomorra.cards.vocabulary import Card, Deed, Flow, Phase, Use, happens, react, shootout
from gomorra.engine.board import players


def _fight_nearby(card: Card, use: Use) -> bool:
    fight = use.game.shootout
    if fight is None:
        return False
    place = use.game.card(fight.location)
    return place.is_deed and place.near(card) and use.can_bring_in()


class ShaneAndGravesSecurity(Deed):
    """Shane & Graves Security"""

    @shootout(controller=True, boot=True, brings_in=True, if_=_fight_nearby)
    def send_a_guard(self, use: Use) -> Flow[None]:
        """Controller Shootout, Boot: In a shootout at this or an adjacent deed, a Gunslinger token enters
        play in your posse. After the shootout, remove it from the game."""
        yield from use.summon("Gunslinger")


class GomorraJail(Deed):
    """Gomorra Jail

    With a Law Dogs outfit, you may start the game with this deed in place of a dude.
    """

    def _crook_taken(self, event: happens.Discarded) -> bool:
        card = self.game.card(event.card)
        return (
            self.game.state.phase == Phase.NOON
            and card.in_play
            and card.is_dude
            and card.wanted
            and card.controller in players.rivals(self.game, self.controller)
        )

    @react("when", happens.Discarded, if_=_crook_taken, boot=True, controller=True)
    def lock_up(self, use: Use) -> Flow[None]:
        """Controller React, Boot: When a wanted dude of another player is discarded during High Noon, this
        deed gains 1 permanent control point."""
        yield from use.control_point(self)
