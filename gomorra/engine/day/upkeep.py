"""Upkeep: production, debts, upkeep, and what is not paid for leaves (RB-5.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import control, players
from gomorra.engine.events import Gained, Paid, PhaseEnded, PhaseStarted
from gomorra.engine.kernel.decision import Decision, Flow, Option
from gomorra.engine.words import Phase, Stat, Until, Why

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game


def play(game: Game) -> Flow[None]:
    """Production for all, debts, then upkeep from the Winner's left."""
    state = game.state
    state.begin(Phase.UPKEEP)
    rules = game.rules(state.winner)
    yield from rules.do(PhaseStarted(Phase.UPKEEP))
    income = [players.production_of(game, seat) for seat in range(game.seats)]
    for seat in game.order():
        if income[seat]:
            yield from rules.do(Gained(income[seat], Why.PRODUCTION, seat=seat))
    for deed in players.uncollected(game):
        say_nobody_collects(game, deed)
    for seat in game.order():
        yield from repay(game, seat)
    order = game.order()
    if state.ruleset.winner_pays_last:
        order = [*order[1:], order[0]]
    unpaid: list[Card] = []
    for seat in order:
        dropped = yield from pay(game, seat)
        if state.ruleset.unpaid_leave_together:
            unpaid += dropped
        else:
            yield from drop(game, dropped)
    yield from drop(game, unpaid)
    standing = [
        (players.influence_of(game, seat), players.control_of(game, seat)) for seat in range(game.seats)
    ]
    yield from rules.do(PhaseEnded(Phase.UPKEEP, tuple(standing)))
    game.expire(Until.PHASE, Until.UPKEEP)
    state.step = "noon"


def say_nobody_collects(game: Game, deed: int) -> None:
    """The log says why a deed pays nothing, so that nobody waits for it."""
    holder, owner = control.controller(game, deed), game.state.owners[deed]
    held = f"{game.name(holder)} controls it" if holder >= 0 else "nobody controls it"
    game.say(
        f"{game.card(deed).title} pays nobody: {held}, and only {game.name(owner)} as its owner could collect.",
        holder,
    )


def repay(game: Game, seat: int) -> Flow[None]:
    """Borrowed ghost rock goes back as far as the stash reaches (Q22)."""
    player = game.state.players[seat]
    amount = min(player.debt, player.stash)
    if amount:
        player.debt -= amount
        yield from game.rules(seat).do(Paid(amount, why=Why.DEBT, seat=seat))


def may_cost(game: Game, number: int) -> bool:
    """Whether a card in play can have upkeep at all."""
    face = game.state.face(number)
    if face.type == "dude" or face.stats[Stat.UPKEEP] > 0:
        return True
    return Stat.UPKEEP in game.repertoire.numbers or number in game.state.modifiers


def pay(game: Game, seat: int) -> Flow[list[Card]]:
    """A player pays for what he keeps; gives the cards that are let go."""
    cards = [game.card(number) for number in game.state.bodies if may_cost(game, number)]
    fees = {card: fee for card in cards if card.controller == seat and (fee := card.upkeep) > 0}
    due = list(fees)
    player = game.state.players[seat]
    dropped: list[Card] = []
    rules = game.rules(seat)
    while due:
        total = sum(fees[card] for card in due)
        options = [
            Option(("drop", card.id), f"Let {card.title} go (upkeep {fees[card]})", fees[card])
            for card in due
        ]
        if total <= player.stash:
            options.insert(0, Option(("pay",), f"Pay {total} ghost rock"))
        if len(options) == 1 and total > player.stash:
            dropped += due
            break
        what = f"{len(due)} cards" if len(due) > 1 else due[0].title
        prompt = f"Upkeep: {total} ghost rock for {what}, you have {player.stash}"
        short = max(0, total - player.stash)
        answer = yield Decision(seat, "upkeep", prompt, options, least=short, most=total)
        if answer[0] == "pay":
            yield from rules.do(Paid(total, why=Why.UPKEEP, seat=seat))
            break
        card = game.card(int(answer[1]))
        due.remove(card)
        dropped.append(card)
    return dropped


def drop(game: Game, cards: list[Card]) -> Flow[None]:
    """Unpaid cards are discarded, never aced."""
    for card in cards:
        if card.in_play:
            yield from game.rules(card.controller).discard(card, why=Why.UPKEEP)
