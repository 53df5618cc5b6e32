"""Verbs of plays within plays: callouts, casualties, further plays, trades, abilities borrowed from other cards."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import TYPE_CHECKING

from gomorra.engine.events import CasualtiesTaken, TakingCasualties
from gomorra.engine.fights import callout, lumps
from gomorra.engine.kernel.decision import Decision, Flow
from gomorra.engine.plays import trading
from gomorra.engine.plays.legal import refusal
from gomorra.engine.plays.perform import finish_action, perform
from gomorra.engine.plays.turns import has_play, players_in_turn, turn_with_extras
from gomorra.engine.words import Act

if TYPE_CHECKING:
    from gomorra.engine.card.ability import Ability
    from gomorra.engine.card.handle import Card
    from gomorra.engine.verbs.use import Use


def can_call_out(use: Use, caller: Card, target: Card) -> bool:
    """Whether nothing keeps a dude from calling out another one by this effect."""
    return callout.can_call_out(use, caller, target)


def call_out(
    use: Use,
    caller: Card,
    target: Card,
    *,
    refusable: bool = True,
    fee: int = 0,
    accepted: Callable[[], Flow[None]] | None = None,
) -> Flow[bool]:
    """A dude calls another one out by an effect, refusing for a fee; says whether there was a shootout."""
    return (yield from callout.call_out(use, caller, target, refusable=refusable, fee=fee, accepted=accepted))


def end_shootout(use: Use) -> None:
    """The running shootout is over when this round is."""
    if use.game.shootout is not None:
        use.game.shootout.last_round = True


def inflict(use: Use, seat: int, count: int) -> Flow[None]:
    """A player takes casualties by an effect: assigned, then taken (RB-6.1.5-ag).

    What takes casualties off this player in the round counts for these as well (Q73).
    """
    game, fight = use.game, use.game.shootout
    if fight is None or seat not in fight.seats or game.stopped_player(Act.RAISE_CASUALTIES, seat, use):
        return
    side = fight.seats.index(seat)
    if not game.state.ruleset.casualty_steps_apart and side not in fight.settled:
        use.casualties(seat, count)
        return
    expected = max(0, count - lumps.spare_left(game, fight, side))
    event = yield from use.do(TakingCasualties(side, expected, seat=seat))
    spared = min(count, lumps.spare_left(game, fight, side))
    fight.spared[side] += spared
    yield from lumps.suffer(game, fight, side, count - spared + event.amount - expected, use)
    yield from use.do(CasualtiesTaken(side, False, seat=seat))


def spare(use: Use, count: int) -> None:
    """In answer to casualties about to be taken: so many fewer."""
    event, fight = use.event, use.game.shootout
    assert isinstance(event, TakingCasualties) and fight is not None
    if not use.game.stopped_player(Act.LOWER_CASUALTIES, fight.seats[event.side], use):
        event.amount -= count


def can_make_play(use: Use, kind: str) -> bool:
    """Whether the user has a play of this kind to make in the running shootout."""
    return use.side is not None and has_play(use.game, use.seat, kind)


def make_play(use: Use, kind: str) -> Flow[bool]:
    """Make a play right now, outside the order of turns."""
    kinds = (kind,)
    order = players_in_turn(use.game, kinds)
    return (yield from turn_with_extras(use.game, use.seat, kinds, order, must=True))


def can_trade(use: Use) -> bool:
    """Whether the user could make a tradin' play now."""
    return bool(trading.trades(use.game, use.seat))


def make_trade(use: Use) -> Flow[None]:
    """Make a tradin' play right now."""
    options = trading.trades(use.game, use.seat)
    if options:
        answer = yield Decision(use.seat, "trade", "Tradin': what changes hands?", options)
        yield from trading.trade(use.game, use.seat, int(answer[1]), int(answer[2]))


def borrow(
    use: Use, card: Card, ability: Ability, *, ignore: Container[str] = (), leader: Card | None = None
) -> Flow[bool]:
    """Use an ability of another card as part of this one, some limits ignored; `leader` leads a job if able."""
    inner = use.game.use(use.seat, card, ability, use.kind)
    if leader is not None:
        inner.roles["preferred leader"] = [leader]
    done = yield from perform(inner, ignore=ignore)
    yield from finish_action(inner)
    return done


def can_borrow(use: Use, card: Card, ability: Ability, *, ignore: Container[str] = ()) -> bool:
    """Whether an ability of another card could be used as part of this one."""
    if use.kind not in ability.kinds:
        return False
    return refusal(use.game, use.seat, card, ability, kind=use.kind, ignore=ignore) is None
