"""Ghost Town: jokers."""

from __future__ import annotations

from gomorra.cards.vocabulary import ALL, DRAW, Joker, Stat, always


class _HereticJoker(Joker):
    """A joker that costs rank, not the joker."""

    spent_by_use = False

    def _holder(self) -> int:
        players = enumerate(self.game.state.players)
        return next((seat for seat, player in players if self.id in player.draw_hand), -1)

    @always(Stat.LEGAL_HAND, on=ALL, zones=(DRAW,))
    def absolve(self, seat: int) -> bool:
        """This card counts only in draw hands and as a pull. Its owner names its suit and value. It is not
        aced after it has counted. A draw hand with it cannot be Cheatin'."""
        return self._holder() == seat

    @always(Stat.RANK, on=ALL, zones=(DRAW,))
    def atone(self, seat: int) -> int:
        """A draw hand with this card has its rank lowered by 3."""
        return -3 if self._holder() == seat else 0


class HereticJokerRed(_HereticJoker):
    """Heretic Joker (Red)"""


class HereticJokerBlack(_HereticJoker):
    """Heretic Joker (Black)"""
