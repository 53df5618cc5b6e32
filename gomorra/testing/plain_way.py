"""The plain way: what somebody without any plan would answer."""

from __future__ import annotations

from gomorra import poker
from gomorra.engine import Game
from gomorra.engine.board import hands


def plain_answer(game: Game) -> tuple[str | int, ...]:
    """What somebody without any plan would answer."""
    decision = game.decision
    keys = [option.payload for option in decision.options]
    if decision.kind == "keep five":
        return ("card", worst_card(game, decision.seat))
    if decision.kind == "joker":
        return best_name(game, decision.seat, decision.source)
    for word in (("pass",), ("done",), ("accept",), ("pay",), ("no",), ("gang", "as-listed")):
        if word in keys:
            return word
    return keys[0]


def worst_card(game: Game, seat: int) -> int:
    """A card of the draw hand that the best five do not need."""
    offered = [int(option.payload[1]) for option in game.decision.options]
    best = list(poker.choose([hands.playing_card(game, card) for card in offered]).cards)
    for card in offered:
        shown = hands.playing_card(game, card)
        match = next((b for b in best if b == shown or (poker.is_joker(b) and poker.is_joker(shown))), None)
        if match is None:
            return card
        best.remove(match)
    return offered[-1]


def best_name(game: Game, seat: int, joker: int) -> tuple[str | int, ...]:
    cards = hands.cards_of(game, seat)
    if joker not in game.state.players[seat].draw_hand or len(cards) != 5:
        return ("name", 3, 13)
    aim = poker.Aim.LOWEST if game.lowball else poker.Aim.HIGHEST
    named = poker.name_jokers(cards, aim).jokers
    face = poker.face(named[0])
    return ("name", poker.suit(face), poker.value(face))
