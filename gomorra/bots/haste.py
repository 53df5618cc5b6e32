"""The habits of playouts: as `habits`, where something quicker will do for a game that is only imagined."""

from __future__ import annotations

from random import Random

from gomorra import poker
from gomorra.bots.clash import Knowledge
from gomorra.bots.habits import habit, named, quiet
from gomorra.bots.promise import promised_play
from gomorra.engine import Game
from gomorra.engine.board import hands
from gomorra.engine.kernel.decision import Option

MADE = 5
"""A straight or more is kept as it is."""


def hasty(game: Game, random: Random, knows: list[Knowledge]) -> Option:
    """An answer to the open decision, by what each seat knew when the playout began."""
    decision = game.decision
    options = decision.options
    if len(options) == 1:
        return options[0]
    if decision.kind == "redraw":
        return redraw(game, options, decision.seat)
    if quiet(game):
        return promised_play(game, options, random, knows[decision.seat])
    return habit(game, random, knows[decision.seat])


def redraw(game: Game, options: list[Option], seat: int) -> Option:
    """Keep a made hand, or what comes in pairs; the rest is drawn anew."""
    done = named(options, "done")
    cards = {card: hands.playing_card(game, card) for card in game.state.players[seat].draw_hand}
    if done is None or len(cards) < 5:
        return done or options[0]
    plain = {card: poker.JOKER if poker.is_joker(one) else one for card, one in cards.items()}
    best = poker.choose(list(plain.values()))
    if best.rank >= MADE:
        kept = [poker.JOKER if poker.is_joker(card) else card for card in best.cards]
    else:
        values = [poker.value(one) for one in plain.values() if one != poker.JOKER]
        kept = [one for one in plain.values() if one == poker.JOKER or values.count(poker.value(one)) > 1]
    for option in options:
        if option.payload[0] == "card":
            one = plain[int(option.payload[1])]
            if one not in kept:
                return option
            kept.remove(one)
    return done
