"""Draw hands that lie open: where a card makes another hand of one, the log tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import hands
from gomorra.engine.events import HandChanged

if TYPE_CHECKING:
    from gomorra.engine.events import ShownHand
    from gomorra.engine.game import Game
    from gomorra.engine.verbs.use import Use


def lying_open(game: Game) -> dict[int, ShownHand]:
    """The draw hands that everybody sees, by their holders."""
    state = game.state
    everyone = state.everyone()
    return {
        seat: hands.shown(game, seat, legal=hands.is_legal(game, seat))
        for seat, player in enumerate(state.players)
        if player.draw_hand and all(state.known[card] == everyone for card in player.draw_hand)
    }


def tell_changes(use: Use, before: dict[int, ShownHand], begin: int) -> None:
    """Write into the log what a use, which began with an event, has made of the hands that lay open."""
    if not before:
        return
    game = use.game
    told = {event.player: event.shown for event in game.events[begin:] if isinstance(event, HandChanged)}
    for seat, now in lying_open(game).items():
        was = told.get(seat, before.get(seat))
        if was is not None and (was.played, was.base) != (now.played, now.base):
            game.record(HandChanged(seat, now, was, source=use.source, seat=use.seat, kind=use.kind))
