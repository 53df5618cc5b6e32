"""The Light Shineth: jokers."""

from __future__ import annotations

from gomorra.cards.vocabulary import ALL, DRAW, Joker, Stat, always


class _DevilsJoker(Joker):
    """A joker with a price."""

    def _holder(self) -> int:
        players = enumerate(self.game.state.players)
        return next((seat for seat, player in players if self.id in player.draw_hand), -1)

    @always(Stat.ILLEGAL_HAND, on=ALL, zones=(DRAW,))
    def tainted(self, seat: int) -> bool:
        """This card counts only in draw hands and as a pull. Its owner names its suit and value. After it has
        counted, ace it. A draw hand with it is Cheatin'."""
        return self._holder() == seat

    @always(Stat.RANK, on=ALL, zones=(DRAW,))
    def tempting(self, seat: int) -> int:
        """A draw hand with this card has its rank raised by 2."""
        return 2 if self._holder() == seat else 0


class DevilsJokerRed(_DevilsJoker):
    """Devil's Joker (Red)"""


class DevilsJokerBlack(_DevilsJoker):
    """Devil's Joker (Black)"""
