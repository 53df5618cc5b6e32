"""Verbs of the board: booting, moving, going home, joining and leaving posses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.decision import Flow
from gomorra.engine.events import (
    BecameWanted,
    Booted,
    BountyChanged,
    Joined,
    Left,
    Moved,
    SentHome,
    Unbooted,
)
from gomorra.engine.verbs.base import Doing

if TYPE_CHECKING:
    from gomorra.engine.card import Card


class Board(Doing):
    """What happens to cards on the table."""

    __slots__ = ()

    def boot(self, card: Card, *, cost: bool = False, why: str = "") -> Flow[bool]:
        """Boot a card; says whether it is booted by this."""
        if not card.in_play or card.booted or self.untouchable(card) or self.stops("boot", card):
            return False
        event = yield from self.do(Booted(card.id, why=why, cost=cost))
        return not event.replaced

    def unboot(self, card: Card) -> Flow[bool]:
        """Unboot a card."""
        if not card.booted or self.untouchable(card) or self.stops("unboot", card):
            return False
        event = yield from self.do(Unbooted(card.id))
        return not event.replaced

    def can_move(self, dude: Card, place: int) -> bool:
        """Whether nothing forbids this dude to go there."""
        return self.can_leave(dude) and not self.game.barred(dude, place, self)

    def can_leave(self, dude: Card) -> bool:
        """Whether nothing forbids this dude to go anywhere at all."""
        return dude.in_play and not self.untouchable(dude) and not self.stops("move", dude)

    def move(
        self, dude: Card, location: Card | int, *, how: str = "move", booting: bool = False
    ) -> Flow[bool]:
        """Move a dude to another location without booting it; from a posse it leaves the shootout."""
        place = location if isinstance(location, int) else location.place
        origin = dude.place
        if place == origin or not self.can_move(dude, place):
            return False
        if self.game.side_of(dude.id) is not None and how == "move" and self.stops("leave", dude):
            return False
        event = yield from self.do(Moved(dude.id, origin, place, how, booting))
        if event.replaced:
            return False
        self.moved.append(dude.id)
        side = self.game.side_of(dude.id)
        if side is not None and how in ("move", "home") and dude.in_play:
            yield from self.do(Left(dude.id, side))
        return True

    def can_send_home_booted(self, dude: Card) -> bool:
        """All or nothing: every part of going home booted must be possible (CG-SendHomeBooted-d)."""
        if not dude.in_play or self.untouchable(dude) or self.stops("send home", dude):
            return False
        if not dude.booted and self.stops("boot", dude):
            return False
        home = self.game.state.players[dude.controller].home
        if dude.place != home and not self.can_move(dude, home):
            return False
        return self.game.side_of(dude.id) is None or not self.stops("leave", dude)

    def send_home_booted(self, dude: Card, *, how: str = "home", why: str = "") -> Flow[bool]:
        """Send a dude home booted: it boots, goes home and leaves its posse."""
        if not self.can_send_home_booted(dude):
            return False
        event = yield from self.do(SentHome(dude.id, why))
        if event.replaced or not dude.in_play:
            return False
        if not dude.booted:
            yield from self.do(Booted(dude.id, why="home"))
        home = self.game.state.players[dude.controller].home
        side = self.game.side_of(dude.id)
        if dude.in_play and (dude.place != home or how == "flee"):
            yield from self.do(Moved(dude.id, dude.place, home, how))
            self.moved.append(dude.id)
        if side is not None and dude.in_play and self.game.side_of(dude.id) is not None:
            yield from self.do(Left(dude.id, side))
        return True

    def send_home(self, dude: Card) -> Flow[bool]:
        """Move a dude home without booting it; it leaves its posse even at home."""
        home = self.game.state.players[dude.controller].home
        side = self.game.side_of(dude.id)
        if self.stops("send home", dude):
            return False
        if side is not None and (self.untouchable(dude) or self.stops("leave", dude)):
            return False
        if dude.place != home:
            return (yield from self.move(dude, home, how="home"))
        if side is not None:
            yield from self.do(Left(dude.id, side))
        return side is not None

    def can_join(self, dude: Card, side: int, *, move: bool = True) -> bool:
        """Whether a dude in play may come into this posse by an effect."""
        fight = self.game.shootout
        if fight is None or not dude.is_dude or not dude.in_play or self.game.side_of(dude.id) is not None:
            return False
        if fight.over:
            return False  # CG-Shootout1-g: nobody refills an empty posse
        if (
            self.untouchable(dude)
            or self.stops("join", dude)
            or (side == 0 and self.stops("join leader", dude))
        ):
            return False
        if fight.players_side(dude.controller) not in (None, side):
            return False  # RB-6.1-s: nobody has dudes in both posses
        return not move or dude.place == fight.location or self.can_move(dude, fight.location)

    def join(self, dude: Card, side: int | None = None, *, move: bool = True) -> Flow[bool]:
        """Bring a dude into a posse of the running shootout, moving it there unless told otherwise."""
        fight = self.game.shootout
        if fight is None:
            return False
        if side is None:
            side = fight.players_side(self.seat)
            if side is None:
                return False
        if not self.can_join(dude, side, move=move):
            return False
        if move and dude.place != fight.location:
            yield from self.move(dude, fight.location, how="join")
            if not dude.in_play or dude.place != fight.location:
                return False
        came = dude.id in self.moved
        self.moved.append(dude.id)
        yield from self.do(Joined(dude.id, side, forming=False, moving=came))
        yield from self.game.joined(dude, side)
        if dude.in_play:
            yield from self.game.trespass(dude)
        return True

    def enlist(self, dude: Card) -> Flow[None]:
        """Bring a dude into the leader's posse while a job is being set up; it comes along from where it is."""
        if self.game.job is not None and dude.in_play and self.game.side_of(dude.id) is None:
            yield from self.do(Joined(dude.id, 0))
            yield from self.game.joined(dude, 0)

    def leave(self, dude: Card) -> Flow[bool]:
        """Take a dude out of its posse without moving it."""
        side = self.game.side_of(dude.id)
        if side is None or self.untouchable(dude) or self.stops("leave", dude):
            return False
        yield from self.do(Left(dude.id, side))
        return True

    def bounty(self, dude: Card, amount: int, *, why: str = "") -> Flow[int]:
        """Raise or lower a dude's bounty; gives the change that was made."""
        if not dude.in_play or not dude.is_dude or self.untouchable(dude) or self.stops("wanted", dude):
            return 0
        wanted, before = dude.wanted, dude.body.bounty
        if amount < 0:
            amount = max(amount, self.game.least_bounty(dude) - before)
        if not amount:
            return 0
        yield from self.do(BountyChanged(dude.id, amount, why))
        if dude.in_play and not wanted and dude.wanted:
            yield from self.do(BecameWanted(dude.id))
        return dude.body.bounty - before if dude.in_play else amount
