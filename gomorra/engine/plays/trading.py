"""Tradin': goods change hands among a player's dudes at one location he controls (RB-5.3.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.kernel.decision import DONE, Decision, Flow, Option
from gomorra.engine.kernel.refusal import Refusal
from gomorra.engine.plays import entry
from gomorra.engine.words import Act, Memory

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game

NOT_GOODS = Refusal("RB-5.3.5-k", "Only goods are traded.")
ALONE = Refusal("RB-5.3.5-a", "Tradin' needs two of your dudes at one location.")
PLACE = Refusal("RB-5.3.5-b", "You must control the location.")
RECEIVER_BOOTED = Refusal("RB-5.3.5-d", "A booted dude cannot receive goods.")
FORBIDDEN = Refusal("RB-2.1-b", "A card says that these goods cannot be traded.")
TRADED = Refusal("RB-5.3.5-g", "Those goods were traded today already.")


def may_give(game: Game, seat: int, goods: Card, receiver: Card) -> Refusal | None:
    """Whether these goods may go to that dude in a trade."""
    giver = goods.host
    if not goods.is_goods or giver is None or not giver.is_dude:
        return NOT_GOODS
    if giver.controller != seat or receiver.controller != seat or giver.place != receiver.place:
        return ALONE
    if giver.id == receiver.id:
        return ALONE
    if giver.location.controller != seat and not entry.works_anywhere(game, giver, goods):
        return PLACE
    if game.stopped(Act.TRADE, goods, None):
        return FORBIDDEN
    if receiver.booted:
        return RECEIVER_BOOTED
    if goods.id in game.state.recall(Memory.TRADED):
        return TRADED
    return entry.may_carry(game, goods, receiver)


def trades(
    game: Game, seat: int, place: int | None = None, moved: frozenset[int] = frozenset()
) -> list[Option]:
    """All single gifts that could be part of a trade now."""
    options = []
    bodies = game.state.bodies
    dudes = game.gang(seat)
    for giver in dudes if len(dudes) > 1 else ():
        body = bodies[giver.id]
        here = body.location
        if not body.attachments or (place is not None and here != place):
            continue
        near = [dude for dude in dudes if bodies[dude.id].location == here and not bodies[dude.id].booted]
        for goods in giver.attachments if near else ():
            if goods.is_goods and goods.id not in moved:
                for receiver in near:
                    if receiver is not giver and may_give(game, seat, goods, receiver) is None:
                        options.append(Option(("give", goods.id, receiver.id)))
    return options


def trade(game: Game, seat: int, goods: int, receiver: int) -> Flow[None]:
    """One trade: gifts at one location, one after the other, until the player is done."""
    rules = game.rules(seat)
    place = game.card(receiver).place
    moved: set[int] = set()
    while True:
        yield from rules.attach(game.card(goods), game.card(receiver))
        moved.add(goods)
        more = trades(game, seat, place, frozenset(moved))
        if not more:
            break
        answer = yield Decision(seat, "trade", "Tradin': what else changes hands?", [*more, DONE])
        if answer[0] == "done":
            break
        goods, receiver = int(answer[1]), int(answer[2])
    for card in moved:
        game.state.remember(Memory.TRADED, card)
