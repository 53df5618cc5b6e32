"""Gambling: the ante, lowball, and the day's Winner (RB-5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra import poker
from gomorra.engine.board import hands
from gomorra.engine.events import (
    Anted,
    Gained,
    HandDrawn,
    LowballWon,
    Paid,
    PhaseEnded,
    PhaseStarted,
    Revealed,
    Said,
)
from gomorra.engine.fights import drawing
from gomorra.engine.fights.shootout import discard_draw_hand
from gomorra.engine.kernel.decision import Flow
from gomorra.engine.plays import pulls
from gomorra.engine.plays.turns import make_plays
from gomorra.engine.words import Memory, Moment, Phase, Stat, Until, Why

if TYPE_CHECKING:
    from gomorra.engine.game import Game


def play(game: Game) -> Flow[None]:
    """A day opens: everybody antes, draws five, and the lowest hand wins the pot."""
    state = game.state
    state.day += 1
    state.begin(Phase.GAMBLING)
    yield from game.rules(max(0, state.winner)).do(PhaseStarted(Phase.GAMBLING))
    ante(game)
    yield from game.rules(max(0, state.winner)).do(Anted())
    contenders = gamblers(game)
    game.lowball = True
    game.hits.clear()
    tries = 0
    while len(contenders) > 1:
        tries += 1
        if tries > state.ruleset.redraw_limit or (tries > 1 and hopeless(game, contenders)):
            contenders = [contenders[state.roll(len(contenders))]]
            yield from game.do(Said("Lowball cannot be settled by redraws: chance decides."))
            break
        contenders = yield from lowball_hand(game, contenders)
    game.lowball = False
    state.winner = contenders[0]
    pot, state.pot = state.pot, 0
    rules = game.rules(state.winner)
    yield from rules.do(Gained(pot, Why.POT, seat=state.winner))
    final = tuple(
        hands.shown(game, seat, legal=hands.is_legal(game, seat))
        for seat in gamblers(game)
        if state.players[seat].draw_hand
    )
    yield from rules.do(LowballWon(pot, final, seat=state.winner))
    for seat in game.order():
        yield from discard_draw_hand(game, seat, lowball=True)
    yield from rules.do(PhaseEnded(Phase.GAMBLING))
    game.expire(Until.PHASE, Until.ROUND)
    game.hits.clear()
    state.forget([Memory.LEGAL_REVEAL])
    state.step = "upkeep"


def gamblers(game: Game) -> list[int]:
    """All players but those who gave up."""
    return [seat for seat, player in enumerate(game.state.players) if not player.conceded]


def ante(game: Game) -> None:
    """Everybody puts 1 ghost rock into the pot; an empty stash borrows it (RB-5.1-c)."""
    for seat in gamblers(game):
        player = game.state.players[seat]
        game.state.pot += 1
        if player.stash > 0:
            game.record(Paid(1, why=Why.ANTE, seat=seat))
            player.stash -= 1
        else:
            player.debt += 1
            game.record(Said(f"{game.name(seat)} borrows the ante.", seat=seat))
    game.state.version += 1


def hopeless(game: Game, seats: list[int]) -> bool:
    """Whether the tied players can only ever draw the same cards again (Q19)."""
    return all(
        len(player.deck) + len(player.discard) + len(player.draw_hand) <= 5
        for player in (game.state.players[seat] for seat in seats)
    )


def lowball_hand(game: Game, seats: list[int]) -> Flow[list[int]]:
    """One lowball hand: draw, reveal, Cheatin' window; gives the players tied for lowest."""
    game.hits.difference_update(seats)  # RB-5.1-q: what still lies there is not hit twice
    game.expire(Until.ROUND)  # what was said of a tied hand is not said of the next one
    for seat in seats:
        yield from discard_draw_hand(game, seat, lowball=True)
    for seat in seats:
        drawing.deal(game, seat, 5)
    for seat in [seat for seat in game.order() if seat in seats]:
        yield from game.rules(seat).do(HandDrawn(lowball=True))
    yield from replace_hands(game, seats)
    order = [seat for seat in game.order() if seat in seats]
    for seat in seats:
        for card in game.state.players[seat].draw_hand:
            game.state.known[card] = game.state.everyone()
    yield from hands.name_jokers(game, order)
    shown = tuple((seat, tuple(game.state.players[seat].draw_hand)) for seat in order)
    game.state.forget([Memory.LEGAL_REVEAL])
    legal = [seat for seat in order if hands.is_legal(game, seat)]
    game.state.remember(Memory.LEGAL_REVEAL, *legal)
    ranked_now = tuple(hands.shown(game, seat, legal=seat in legal) for seat in order)
    yield from game.rules(order[0]).do(Revealed(shown, lowball=True, shown=ranked_now))
    if any(hands.is_cheatin(game, seat) for seat in seats):
        yield from settle_order(game)
        yield from make_plays(game, ("cheatin",))
    ranked = {seat: hands.hand(game, seat) for seat in seats}
    lowest = min(ranked.values(), key=lambda hand: hand.strength)
    return [seat for seat in seats if poker.compare_lowball(ranked[seat], lowest) == 0]


def replace_hands(game: Game, seats: list[int]) -> Flow[None]:
    """Traits that exchange a lowball hand before it is revealed."""
    yield from game.due(Moment.BEFORE_LOWBALL_REVEAL)
    for result in game.replies(Stat.LOWBALL_HAND, seats):
        if result is not None:
            yield from result


def settle_order(game: Game) -> Flow[None]:
    """On the first day the lowest pull goes first, if it matters (RB-5.1-l, Q16)."""
    state = game.state
    if state.winner >= 0 or state.priority >= 0:
        return
    tied = gamblers(game)
    if len([seat for seat in tied if game.cheaters(seat)]) < 2:
        return
    game.record(
        Said("More than one may punish a Cheatin' hand: on the first day the lowest pull says who begins.")
    )
    tries = 0
    while len(tied) > 1:
        tries += 1
        if tries > state.ruleset.redraw_limit:
            tied = [tied[state.roll(len(tied))]]
            break
        values = {}
        for seat in tied:
            rules = game.rules(seat)
            pulled = yield from pulls.pull(rules, seat=seat)
            values[seat] = pulled.value
            yield from pulls.finish(rules)
        lowest = min(values.values())
        tied = [seat for seat in tied if values[seat] == lowest]
    state.priority = tied[0]
