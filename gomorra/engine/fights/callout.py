"""Callin' out: by the basic play or by a card's effect (RB-5.3.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gomorra.engine.board import stats
from gomorra.engine.events import Accepted, CalledOut, Refused
from gomorra.engine.fights.shootout import run_shootout
from gomorra.engine.kernel.decision import Decision, Flow, Option
from gomorra.engine.kernel.refusal import Refusal
from gomorra.engine.words import Act, Stat, Why

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game
    from gomorra.engine.verbs.use import Use

CALLER_BOOTED = Refusal("RB-5.3.2-a", "A booted dude cannot call out.")
OWN_DUDE = Refusal("RB-5.3.2-b", "Only another player's dude can be called out.")
ELSEWHERE = Refusal("RB-5.3.2-c", "Both dudes must be at the same location.")
AT_HOME = Refusal("RB-5.3.2-f", "A dude at its own home cannot be called out by this play.")
PROTECTED = Refusal("RB-2.1-b", "A card says that this dude cannot be called out.")


def may_call_out(game: Game, seat: int, caller: Card, target: Card) -> Refusal | None:
    """Whether the basic callout is allowed."""
    if caller.controller != seat or target.controller == seat:
        return OWN_DUDE
    if caller.booted:
        return CALLER_BOOTED
    if caller.place != target.place:
        return ELSEWHERE
    if target.at_home and not stats.contributions(game, target.id, Stat.MAY_BE_CALLED_OUT_AT_HOME):
        return AT_HOME
    return None if can_call_out(game.referee(seat), caller, target) else PROTECTED


def can_call_out(use: Use, caller: Card, target: Card) -> bool:
    """Whether nothing keeps this use from having a dude call out another player's."""
    game = use.game
    if not caller.in_play or not target.in_play or target.controller == caller.controller:
        return False
    if game.stopped(Act.CALL_OUT, caller, use, target):
        return False
    return not game.stopped(Act.BE_CALLED_OUT, target, use, caller)


def cards_to_refuse(game: Game, caller: Card, target: Card) -> int:
    """How many cards of the hand a refusal costs."""
    return sum(int(answer or 0) for answer in game.replies(Stat.CARDS_TO_REFUSE, caller, target))


def call_out(
    use: Use,
    caller: Card,
    target: Card,
    *,
    refusable: bool = True,
    fee: int = 0,
    accepted: Callable[[], Flow[None]] | None = None,
) -> Flow[bool]:
    """A dude calls another out; says whether a shootout followed. `accepted` happens before posses form; who refuses
    pays the fee."""
    game = use.game
    if not can_call_out(use, caller, target):
        return False
    yield from use.do(CalledOut(caller.id, target.id))
    use.affected += use.touch(target.id)
    if not caller.in_play or not target.in_play:
        return False
    rules = game.rules(target.controller)
    price = cards_to_refuse(game, caller, target)
    stays = bool(game.modifiers_of(target.id, Stat.STAYS_AFTER_REFUSING))
    can_refuse = (
        refusable
        and not target.booted
        and not game.stopped(Act.REFUSE, target, use, caller)
        and not game.modifiers_of(caller.id, Stat.CANNOT_BE_REFUSED)
        and (stays or rules.can_send_home_booted(target))
        and len(game.state.players[target.controller].hand) >= price
        and game.state.players[target.controller].stash >= fee
    )
    if can_refuse:
        options = [Option(("accept",), "Accept"), Option(("refuse",), "Refuse and go home booted")]
        prompt = f"{caller.title} calls out {target.title}."
        game.quarrel = (caller.id, target.id, target.place)
        answer = yield Decision(target.controller, "callout", prompt, options, source=target.id)
        game.quarrel = None
        if answer[0] == "refuse":
            yield from rules.discard_from_hand(price, "Discard a card to refuse")
            yield from rules.pay(fee, to=use.seat)
            yield from rules.do(Refused(target.id, caller.id))
            if stays:
                game.drop_modifiers(target.id, Stat.STAYS_AFTER_REFUSING)
            else:
                yield from rules.send_home_booted(target, why=Why.REFUSAL)
            return False
    forced = "" if can_refuse else "booted" if target.booted else "text"
    event = yield from use.do(Accepted(target.id, caller.id, forced))
    caller, target = game.card(event.caller), game.card(event.card)
    if accepted is not None:
        yield from accepted()
    if not caller.in_play or not target.in_play:
        return False
    yield from run_shootout(game, caller, target)
    return True
