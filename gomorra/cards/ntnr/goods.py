"""New Town, New Rules: goods."""

from __future__ import annotations

from gomorra.cards.vocabulary import BEARER, Card, Flow, Goods, Use, always, noon


class TelepathyHelmet(Goods):
    """Telepathy Helmet"""

    @always("cannot affect", on=BEARER)
    def foresight(self, card: Card, use: Use | None, other: Card) -> bool:
        """While you are the Winner, other players' Shootout abilities do not affect this dude."""
        winner = self.game.state.winner == card.controller
        return winner and use is not None and use.kind == "shootout" and use.seat != card.controller

    @noon(repeat=True, pay=1)
    def listen(self, use: Use) -> Flow[None]:
        """Repeat Noon, Pay 1 Ghost Rock: See a player's hand."""
        seat = yield from use.choose_player(use.opponents, "Whose hand do you look at?")
        yield from use.look([self.game.card(card) for card in self.game.state.players[seat].hand])
