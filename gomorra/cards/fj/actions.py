"""Frontier Justice: actions."""

from __future__ import annotations

from gomorra.cards.vocabulary import Action, Card, Flow, Use, cheatin, dude, up_to, where


def _ours_or_theirs(card: Card, use: Use) -> bool:
    cheats = [use.cheater] if use.cheater >= 0 else use.game.cheaters(use.seat)
    return card.controller == use.seat or card.controller in cheats


def _few_enough(cards: list[Card], use: Use) -> bool:
    return len(cards) <= (3 if use.revealed_legal() else 2)


class FlightOfTheLepus(Action):
    """Flight of the Lepus"""

    @cheatin(target=up_to(3, dude & where(_ours_or_theirs, "of yours or the cheater's"), _few_enough))
    def scatter(self, use: Use) -> Flow[None]:
        """Cheatin' Resolution: Up to two dudes of yours or the cheater's go home, three if you revealed a legal hand. In
        a shootout you may boot them."""
        fight = self.game.shootout
        for card in use.targets:
            yield from use.send_home(card)
            if fight is not None and card.in_play and not card.booted:
                if (yield from use.confirm(f"Boot {card.title}?")):
                    yield from use.boot(card)
