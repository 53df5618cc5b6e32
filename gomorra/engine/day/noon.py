"""High Noon: the five plays, turn by turn, until all pass one after another (RB-5.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.events import Declared, MakingPlay, Passed, PhaseEnded, PhaseStarted, PlayEnded
from gomorra.engine.fights import callout
from gomorra.engine.kernel.decision import PASS, Decision, Flow, Option
from gomorra.engine.plays import moving, shopping, trading
from gomorra.engine.plays import turns as plays
from gomorra.engine.words import Memory, Phase, Stat, Until

if TYPE_CHECKING:
    from gomorra.engine.game import Game

NAMES = {
    "move": "movin'",
    "callout": "callin' out",
    "shop": "shoppin'",
    "invent": "inventin'",
    "replace": "replacing a dude",
    "give": "tradin'",
}


def start(game: Game) -> Flow[None]:
    """High Noon begins with the Winner's turn."""
    state = game.state
    state.begin(Phase.NOON)
    yield from game.rules(state.winner).do(PhaseStarted(Phase.NOON))
    state.turn = state.winner
    state.passes = 0
    state.turns += 1  # what came into play before Noon is no longer new (RB-5.3.4-e)
    state.remember(Memory.NOON, state.turns)
    state.step = "noon turn"


def options(game: Game, seat: int, *, must: bool = False) -> list[Option]:
    """Every play that this player can make now, and passing unless a play must be made."""
    found = plays.offer_options(game, seat, ("noon",))
    restricted = game.noon_limit
    if restricted == "not actin'":
        found = []
    found += callout_options(game, seat)
    found += moving.move_options(game, seat)
    found += shopping.shop_options(game, seat)
    found += shopping.replace_options(game, seat)
    found += trading.trades(game, seat)
    return found if must and found else [*found, PASS]


def callout_options(game: Game, seat: int) -> list[Option]:
    found = []
    state = game.state
    bodies, players = state.bodies, state.players
    safe_at_home = Stat.MAY_BE_CALLED_OUT_AT_HOME not in game.repertoire.spoken
    for caller in game.gang(seat):
        body = bodies[caller.id]
        if not body.booted:
            for target in game.crowd(body.location):
                whose = bodies[target.id].controller
                if whose == seat or (safe_at_home and body.location == players[whose].home):
                    continue
                if callout.may_call_out(game, seat, caller, target) is None:
                    found.append(Option(("callout", caller.id, target.id)))
    return found


def turn(game: Game) -> Flow[None]:
    """One player's turn. Nothing changes before an answer: the state is its own checkpoint until then."""
    state = game.state
    seat = state.turn
    extra = state.recall(Memory.EXTRA)
    game.noon_limit = str(extra[1]) if extra else "any"
    must = (yield from plays.before_play(game, seat)) if game.anybody_listens(MakingPlay) else False
    answer = yield Decision(
        seat, "play", "High Noon: make a play or pass", lister=lambda: options(game, seat, must=must)
    )
    if extra:
        state.forget([Memory.EXTRA])
    word = answer[0]
    if word == "pass":
        game.record(Passed(seat=seat))
        state.passes += 1
    else:
        state.passes = 0
        if word == "use":
            yield from plays.use_ability(game, seat, answer, ("noon",))
        else:
            yield from game.do(Declared(NAMES[str(word)], seat=seat))
            if word == "move":
                yield from moving.move(game, seat, answer)
            elif word == "callout":
                caller, target = game.card(int(answer[1])), game.card(int(answer[2]))
                yield from callout.call_out(game.rules(seat), caller, target)
            elif word == "replace":
                yield from shopping.replace(game, seat, answer)
            elif word == "give":
                yield from trading.trade(game, seat, int(answer[1]), int(answer[2]))
            else:
                yield from shopping.shop(game, seat, answer)
            yield from game.do(PlayEnded(NAMES[str(word)], seat=seat))
        yield from plays.end_of_play(game)
    if state.modifiers and any(
        modifier.until == Until.NOON_PLAY for mods in state.modifiers.values() for modifier in mods
    ):
        game.expire(Until.NOON_PLAY)  # only then: it makes all numbers be computed anew
    state.turns += 1
    if game.extra_plays:
        again, kind, _ = game.extra_plays.pop(0)
        game.extra_plays.clear()
        state.turn = again
        state.remember(Memory.EXTRA, again, kind)
        return
    state.turn = (seat + 1) % game.seats
    if state.passes >= game.seats:
        state.step = "noon end"


def end(game: Game) -> Flow[None]:
    """High Noon is over: Tao Techniques go, before victory is checked (RB-7.3.2-o)."""
    rules = game.rules(game.state.winner)
    for number in game.state.recall(Memory.TAO):
        card = game.card(int(number))
        yield from rules.discard(card)
    game.state.forget([Memory.TAO])
    yield from rules.do(PhaseEnded(Phase.NOON))
    game.state.step = "sundown"
