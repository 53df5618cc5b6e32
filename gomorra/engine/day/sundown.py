"""Sundown: victory, effects, hands, and the end of the day (RB-5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import players, stats
from gomorra.engine.events import GameEnded, HandRefilled, PhaseEnded, PhaseStarted, SundownChecked
from gomorra.engine.kernel.decision import DONE, Decision, Flow, card_option
from gomorra.engine.kernel.outcome import Outcome
from gomorra.engine.kernel.state import NOBODY
from gomorra.engine.words import Act, Memory, Moment, Phase, Stat, Until

if TYPE_CHECKING:
    from gomorra.engine.game import Game


def play(game: Game) -> Flow[None]:
    """Check victory; then effects, discards, refills, unbooting, and the day ends."""
    state = game.state
    before, whose = totals(game), people(game)
    state.begin(Phase.SUNDOWN)
    game.expire(Until.NOON, Until.PHASE)
    rules = game.rules(state.winner)
    yield from rules.do(PhaseStarted(Phase.SUNDOWN))
    say_what_changes(game, before, whose)
    victor = winner(game)
    if victor is not None:
        reason = f"more control points than any rival's influence on day {state.day}"
        yield from finish(game, victor, reason, why_won(game, victor))
        return
    if state.ruleset.day_limit and state.day >= state.ruleset.day_limit:
        yield from finish(game, NOBODY, f"no winner after {state.day} days")
        return
    state.remember(Memory.VICTORY_CHECKED, state.day)
    yield from rules.do(SundownChecked())
    yield from game.due(Moment.SUNDOWN)
    for seat in game.order():
        yield from discard_one(game, seat)
    for seat in game.order():
        yield from refill(game, seat)
    yield from unboot_all(game)
    yield from rules.do(PhaseEnded(Phase.SUNDOWN))
    yield from game.due(Moment.END_OF_SUNDOWN)
    game.expire(Until.PHASE, Until.SUNDOWN)
    yield from game.due(Moment.END_OF_DAY)
    game.expire(Until.DAY, Until.STAY)
    refresh(game)
    state.step = "gambling"


def totals(game: Game) -> list[tuple[int, int]]:
    """Influence and control of every player."""
    return [(players.influence_of(game, seat), players.control_of(game, seat)) for seat in range(game.seats)]


def people(game: Game) -> dict[int, int]:
    """The influence of every dude in play."""
    return {
        dude.id: max(0, stats.total(game, dude.id, Stat.INFLUENCE))
        for seat in range(game.seats)
        for dude in game.gang(seat)
    }


def say_what_changes(game: Game, before: list[tuple[int, int]], whose: dict[int, int]) -> None:
    """The log says whose numbers are others because Sundown begins: they decide the game."""
    now = people(game)
    for seat, (was, counts) in enumerate(zip(before, totals(game), strict=True)):
        if was == counts:
            continue
        changed = [
            f"{game.card(dude).title} has {now[dude] - amount:+d} influence"
            for dude, amount in whose.items()
            if now.get(dude, amount) != amount and game.card(dude).controller == seat
        ]
        said = f"At Sundown {', '.join(changed)}: " if changed else "At Sundown "
        numbers = [
            f"{amount} {what} now instead of {old}"
            for what, old, amount in zip(("influence", "control"), was, counts, strict=True)
            if old != amount
        ]
        game.say(f"{said}{game.name(seat)} has {' and '.join(numbers)}.", seat)


def why_won(game: Game, victor: int) -> str:
    """Why somebody wins, with the numbers that are compared."""
    others = [seat for seat in range(game.seats) if seat != victor and not game.state.players[seat].conceded]
    measure = min if game.state.ruleset.short_victory else max
    rival = measure(others, key=lambda seat: players.influence_of(game, seat))
    points, influence = players.control_of(game, victor), players.influence_of(game, rival)
    return f"{points} control against {game.name(rival)}'s {influence} influence at Sundown of day {game.state.day}"


def finish(game: Game, victor: int, why: str, told: str = "") -> Flow[None]:
    """The game is over; what is told of it may say more than the reason."""
    game.state.outcome = Outcome(victor, why)
    game.state.step = "over"
    yield from game.do(GameEnded(victor, told or why, seat=max(0, victor)))


def qualifies(game: Game, seat: int) -> bool:
    """More control points than the influence of every rival (RB-1-c), or of one in the short variant."""
    points = players.control_of(game, seat)
    rivals = [
        players.influence_of(game, other)
        for other in range(game.seats)
        if other != seat and not game.state.players[other].conceded
    ]
    if game.state.ruleset.short_victory:
        return any(points > influence for influence in rivals)
    return all(points > influence for influence in rivals)


def winner(game: Game) -> int | None:
    """Who wins now, with the tie-breaks: control points, then influence (RB-5.4-e to -g)."""
    able = [
        seat for seat in range(game.seats) if not game.state.players[seat].conceded and qualifies(game, seat)
    ]
    scores = [(players.control_of(game, seat), players.influence_of(game, seat)) for seat in able]
    if not able:
        return None
    best = max(scores)
    return able[scores.index(best)] if scores.count(best) == 1 else None


def discard_one(game: Game, seat: int) -> Flow[None]:
    """Each player may discard one card, the Winner first; effects may allow more."""
    allowed = 1 + sum(int(m.amount) for m in stats.modifiers(game, -1 - seat, Stat.SUNDOWN_DISCARDS))
    allowed += sum(int(answer or 0) for answer in game.replies(Stat.SUNDOWN_DISCARDS, seat))
    player = game.state.players[seat]
    rules = game.rules(seat)
    for left in range(allowed, 0, -1):
        if not player.hand:
            return
        options = [card_option(card) for card in player.hand]
        prompt = "Sundown: discard a card?" if left == 1 else f"Sundown: discard up to {left} cards?"
        most = min(left, len(options))
        answer = yield Decision(seat, "sundown discard", prompt, [*options, DONE], least=0, most=most)
        if answer[0] == "done":
            return
        yield from rules.discard(game.card(int(answer[1])))


def refill(game: Game, seat: int) -> Flow[None]:
    """Draw up or discard down to the hand size (RB-5.4-k)."""
    rules = game.rules(seat)
    player = game.state.players[seat]
    size = players.hand_size(game, seat)
    if len(player.hand) < size:
        yield from rules.draw(size - len(player.hand))
    elif len(player.hand) > size:
        yield from rules.discard_from_hand(len(player.hand) - size, "Discard down to your hand size")
    if game.anybody_listens(HandRefilled):
        yield from rules.do(HandRefilled())


def unboot_all(game: Game) -> Flow[None]:
    for number in list(game.state.bodies):
        body = game.state.bodies.get(number)
        if body is not None and body.booted:
            card = game.card(number)
            rules = game.rules(card.controller)
            if not game.stopped(Act.UNBOOT_AT_SUNDOWN, card, rules):
                yield from rules.unboot(card)


def refresh(game: Game) -> None:
    """Abilities can be used again; what was remembered of the day is forgotten (RB-5.4-r)."""
    for card, body in game.state.bodies.items():
        if body.used or body.extra:
            own = game.state.own(card)
            own.used = own.extra = ()
    game.state.forget([Memory.REPLACED, Memory.TRADED, Memory.TODAY])
