"""What a callout promises before it is made: the chance to win the first round, from what the player may know."""

from __future__ import annotations

from collections.abc import Sequence

from gomorra.bots import clash
from gomorra.bots.fights import meet
from gomorra.engine import Game
from gomorra.engine.card.handle import Card
from gomorra.engine.fights.fight import LEADER, MARK
from gomorra.server.telling import comers


class Challenges:
    """The callouts of one decision, judged as bots do it: with the posses that both would bring."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seat = game.decision.seat
        self._know: clash.Knowledge | None = None

    def chance(self, caller: Card, target: Card) -> float:
        """How likely the caller's player wins the first round if it comes to a fight."""
        know = self._know = self._know or clash.Knowledge(self.game, self.seat)
        posses = clash.callout_posses(self.game, caller, target, know)
        ours, others = (
            clash.guns_of(self._coming(posse, target.place, side, sure))
            for posse, side, sure in zip(posses, (LEADER, MARK), (caller, target), strict=True)
        )
        return meet(ours, others, know.structures[self.seat], know.structures[target.controller]).win

    def _coming(self, posse: Sequence[Card], place: int, side: int, sure: Card) -> list[Card]:
        """Those of an expected posse who can come, and for whom somebody can pay."""
        able = [dude for dude in posse if dude == sure or not comers.away(self.game, dude, place, side)]
        return comers.staying(self.game, able)
