"""Verbs of ghost rock: gaining, paying, taking, and rock that lies on cards for a purpose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.events import Gained, Paid, RockPlaced
from gomorra.engine.kernel.decision import Decision, Flow, Option
from gomorra.engine.words import Act, Why, WhyName

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.verbs.use import Use


def gain(use: Use, amount: int, seat: int | None = None, *, why: WhyName = Why.NOTHING) -> Flow[None]:
    """Gain ghost rock from the bank."""
    if amount > 0:
        yield from use.do(Gained(amount, why, seat=use.seat if seat is None else seat))


def pay(
    use: Use, amount: int, *, to: int = -1, seat: int | None = None, why: WhyName = Why.NOTHING
) -> Flow[int]:
    """Pay ghost rock, as much as there is, to the bank or to a player; gives what was paid."""
    who = use.seat if seat is None else seat
    paid = min(amount, use.game.state.players[who].stash)
    if paid > 0:
        yield from use.do(Paid(paid, to, why, seat=who))
    return paid


def may_pay(
    use: Use,
    amount: int,
    purpose: str,
    *,
    to: int = -1,
    seat: int | None = None,
    otherwise: str = "Do not pay",
) -> Flow[bool]:
    """Let a player pay for something who has that much, and say what happens otherwise; what costs nothing is paid."""
    who = use.seat if seat is None else seat
    if amount <= 0:
        return True
    if use.game.state.players[who].stash < amount:
        return False
    price = f"Pay {amount} ghost rock"
    options = [Option(("yes",), price), Option(("no",), otherwise)]
    answer = yield Decision(who, "confirm", f"{price} {purpose}?", options, source=use.source)
    if answer[0] == "no":
        return False
    yield from use.pay(amount, to=to, seat=who)
    return True


def take(use: Use, amount: int, victim: int) -> Flow[int]:
    """Take ghost rock from another player."""
    if use.game.stopped_player(Act.LOSE_ROCK, victim, use):
        return 0
    return (yield from use.pay(amount, to=use.seat, seat=victim, why=Why.TAKEN))


def put_into_pot(use: Use, amount: int) -> Flow[None]:
    """Put ghost rock from the stash into the pot of lowball."""
    paid = yield from use.pay(amount, why=Why.POT)
    use.game.state.pot += paid


def take_from_pot(use: Use, amount: int) -> Flow[None]:
    """Take ghost rock from the pot of lowball, as much as there is."""
    taken = min(amount, use.game.state.pot)
    use.game.state.pot -= taken
    yield from use.do(Gained(taken, Why.FROM_THE_POT, seat=use.seat))


def funds(use: Use, seat: int, purpose: str) -> int:
    """What a player can spend for a purpose: the stash, and rock on cards meant for it."""
    state = use.game.state
    amount = state.players[seat].stash
    for body in state.bodies.values():
        if body.rock:
            return amount + sum(card.rock for card in use.purses(seat, purpose))
    return amount


def purses(use: Use, seat: int, purpose: str) -> list[Card]:
    """Cards with ghost rock that may pay for this."""
    found = []
    for card in use.game.state.bodies:
        if use.game.state.bodies[card].rock:
            handle = use.game.card(card)
            allowed = str(handle.body.counters.get("purse", "")).replace("here", str(handle.place))
            if handle.controller == seat and set(purpose.split(",")) & set(allowed.split(",")):
                found.append(handle)
    return found


def spend(use: Use, amount: int, purpose: str, seat: int | None = None, *, to: int = -1) -> Flow[bool]:
    """Pay the whole price to the bank or to a player: rock with this purpose first, then the stash."""
    who = use.seat if seat is None else seat
    if amount <= 0:
        return True
    if use.funds(who, purpose) < amount:
        return False
    left = amount
    for purse in use.purses(who, purpose):
        part = min(left, purse.rock)
        if part:
            use.spent.append(("purse", purse.id))
            yield from use.do(RockPlaced(purse.id, -part))
            left -= part
    if to >= 0:
        if left < amount:
            yield from use.do(Gained(amount - left, Why.SAVINGS, seat=who))
        yield from use.do(Paid(amount, to, seat=who))
    elif left:
        yield from use.do(Paid(left, -1, WhyName(purpose), seat=who, cost=True))
    use.spent.append(("rock", amount))
    return True


def place_rock(use: Use, card: Card, amount: int, purpose: str) -> Flow[None]:
    """Put ghost rock on a card that may be spent for a purpose (`"shootout"`: Shootout abilities).

    Purposes are kinds of abilities, `gadget`, `gadget at here`, `gadget in shootout`, `action in shootout`.
    """
    if card.in_play:
        use.game.state.own(card.id).counters["purse"] = purpose
        yield from use.do(RockPlaced(card.id, amount))


def clear_rock(use: Use, card: Card) -> Flow[None]:
    """Discard what is left of the rock on a card."""
    if card.in_play and card.rock:
        yield from use.do(RockPlaced(card.id, -card.rock))
