"""Verbs of ghost rock: gaining, paying, taking, and rock that lies on cards for a purpose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.decision import Flow
from gomorra.engine.events import Gained, Paid, RockPlaced
from gomorra.engine.verbs.effects import Effects

if TYPE_CHECKING:
    from gomorra.engine.card import Card


class Rock(Effects):
    """What happens to ghost rock."""

    __slots__ = ()

    def gain(self, amount: int, seat: int | None = None, *, why: str = "") -> Flow[None]:
        """Gain ghost rock from the bank."""
        if amount > 0:
            yield from self.do(Gained(amount, why, seat=self.seat if seat is None else seat))

    def pay(self, amount: int, *, to: int = -1, seat: int | None = None, why: str = "") -> Flow[int]:
        """Pay ghost rock, as much as there is, to the bank or to a player; gives what was paid."""
        who = self.seat if seat is None else seat
        paid = min(amount, self.game.state.players[who].stash)
        if paid > 0:
            yield from self.do(Paid(paid, to, why, seat=who))
        return paid

    def take(self, amount: int, victim: int) -> Flow[int]:
        """Take ghost rock from another player."""
        if self.game.stopped_player("lose rock", victim, self):
            return 0
        return (yield from self.pay(amount, to=self.seat, seat=victim, why="taken"))

    def put_into_pot(self, amount: int) -> Flow[None]:
        """Put ghost rock from the stash into the pot of lowball."""
        self.game.state.pot += yield from self.pay(amount, why="pot")

    def take_from_pot(self, amount: int) -> Flow[None]:
        """Take ghost rock from the pot of lowball, as much as there is."""
        taken = min(amount, self.game.state.pot)
        self.game.state.pot -= taken
        yield from self.do(Gained(taken, "from the pot", seat=self.seat))

    def funds(self, seat: int, purpose: str) -> int:
        """What a player can spend for a purpose: the stash, and rock on cards meant for it."""
        return self.game.state.players[seat].stash + sum(card.rock for card in self.purses(seat, purpose))

    def purses(self, seat: int, purpose: str) -> list[Card]:
        """Cards with ghost rock that may pay for this."""
        found = []
        for card in self.game.state.bodies:
            if self.game.state.bodies[card].rock:
                handle = self.game.card(card)
                allowed = str(handle.body.counters.get("purse", "")).replace("here", str(handle.place))
                if handle.controller == seat and set(purpose.split(",")) & set(allowed.split(",")):
                    found.append(handle)
        return found

    def spend(self, amount: int, purpose: str, seat: int | None = None) -> Flow[bool]:
        """Pay the whole price: rock with this purpose first, then the stash."""
        who = self.seat if seat is None else seat
        if amount <= 0:
            return True
        if self.funds(who, purpose) < amount:
            return False
        left = amount
        for purse in self.purses(who, purpose):
            part = min(left, purse.rock)
            if part:
                self.spent.append(("purse", purse.id))
                yield from self.do(RockPlaced(purse.id, -part))
                left -= part
        if left:
            yield from self.do(Paid(left, -1, purpose, seat=who, cost=True))
        self.spent.append(("rock", amount))
        return True

    def place_rock(self, card: Card, amount: int, purpose: str) -> Flow[None]:
        """Put ghost rock on a card that may be spent for a purpose (`"shootout"`: Shootout abilities).

        Purposes are kinds of abilities, `gadget`, `gadget at here`, `gadget in shootout`, `action in shootout`.
        """
        if card.in_play:
            card.body.counters["purse"] = purpose
            yield from self.do(RockPlaced(card.id, amount))

    def clear_rock(self, card: Card) -> Flow[None]:
        """Discard what is left of the rock on a card."""
        if card.in_play and card.rock:
            yield from self.do(RockPlaced(card.id, -card.rock))
