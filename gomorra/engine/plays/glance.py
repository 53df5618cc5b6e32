"""What can be used, seen at a glance: most abilities are ruled out, or left with only their needs to look at.

The answers are those of `legal.refusal`, without the rule; who wants to know that asks there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import stats
from gomorra.engine.card.lent import for_user
from gomorra.engine.kernel.state import ALL_DUDES
from gomorra.engine.plays import legal
from gomorra.engine.words import Act, Phase, Stat, cannot, player_cannot

if TYPE_CHECKING:
    from gomorra.engine.card.ability import Ability
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game

BOOTS = cannot(Act.BOOT_AS_COST)
PLAYS = player_cannot(Act.PLAY_ACTION)


def usable(game: Game, seat: int, card: Card, ability: Ability, kind: str, granter: Card | None) -> bool:
    """Whether a player can use the ability of a card in play."""
    if granter is not None:
        return legal.refusal(game, seat, card, ability, kind=kind, granter=granter) is None
    if plainly_unusable(game, seat, card, ability):
        return False
    if kind == "noon" and ability.ordinary and card.id in game.state.bodies and undisturbed(game, card):
        return payable(game, seat, card, ability, kind) and met(game, seat, card, ability, kind)
    return legal.refusal(game, seat, card, ability, kind=kind) is None


def playable(game: Game, seat: int, card: Card, ability: Ability, kind: str) -> bool:
    """Whether a player can use the ability of an action card of the hand."""
    repertoire = game.repertoire
    if kind != "noon" or not ability.ordinary or game.shootout is not None or is_blank(game, card):
        return legal.refusal(game, seat, card, ability, kind=kind) is None
    if PLAYS in repertoire.spoken or -1 - seat in game.state.modifiers:
        return legal.refusal(game, seat, card, ability, kind=kind) is None
    return payable(game, seat, card, ability, kind) and met(game, seat, card, ability, kind)


def plainly_unusable(game: Game, seat: int, card: Card, ability: Ability) -> bool:
    """Whether a glance at a card in play is enough: booted, used today, just come, or another player's.

    Most abilities are ruled out so; which rule it is, nobody asks then.
    """
    state = game.state
    body = state.bodies.get(card.id)
    if body is None or ability.is_react:
        return False
    if body.booted and ability.boots_itself:
        return True
    if (
        body.used
        and not body.extra
        and not ability.repeat
        and not ability.anyone
        and ability.name in body.used
    ):
        return True
    if body.entered == state.turns and state.phase != Phase.SETUP:
        return True
    if ability.anyone or ability.owner or Stat.LENDS in game.repertoire.spoken:
        return False
    return card.controller != seat and "Totem" not in card.face.keywords


def undisturbed(game: Game, card: Card) -> bool:
    """Whether nothing but the ability itself is to be looked at, once `plainly_unusable` has let the card pass."""
    if card.face.type in ("action", "spell") or Stat.LENDS in game.repertoire.spoken or is_blank(game, card):
        return False
    return not game.state.bodies[card.id].extra and card.id not in game.state.modifiers


def is_blank(game: Game, card: Card) -> bool:
    return game.repertoire.blanks and stats.blank(game, card.id, "abilities")


def payable(game: Game, seat: int, card: Card, ability: Ability, kind: str) -> bool:
    """Whether the costs can be paid of an ability whose card is there and unbooted."""
    if ability.boot and (BOOTS in game.repertoire.spoken or ALL_DUDES in game.state.modifiers):
        if ability.boots(card) and game.stopped(Act.BOOT_AS_COST, card, None):
            return False
    if not ability.pay and card.face.type != "action":
        return True
    need = legal.least_payment(game, card, ability)
    if not need:
        return True
    use = game.use(seat, card, ability, kind)
    return use.funds(seat, legal.purpose_of(use)) >= need


def met(game: Game, seat: int, card: Card, ability: Ability, kind: str) -> bool:
    """Whether an ability has what it needs.

    Who asks does nothing, so that the same use can ask again: it is kept for as long as the layout stays.
    """
    if ability.condition is None and not ability.choices and ability.simple:
        return True
    trials = game.index.trials
    key = (seat, card.id, ability, kind)
    use = trials.pop(key, None)  # while it asks, nobody else can ask by it
    if use is None or use.card is not card:
        use = game.use(seat, card, ability, kind)
    else:
        use.dude = None
        use.roles = {}
    found = legal.unmet(use, for_user(card, seat))
    trials[key] = use
    return found is None
