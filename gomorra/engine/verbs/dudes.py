"""Verbs of the board: booting, moving, going home, joining and leaving posses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import prohibitions
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
from gomorra.engine.kernel.decision import Flow
from gomorra.engine.words import Act, UntilName, Why, WhyName

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.verbs.use import Use


def can_boot(use: Use, card: Card) -> bool:
    """Whether this use can boot the card: it is unbooted, and nothing forbids it."""
    return card.in_play and not card.booted and not use.untouchable(card) and not use.stops(Act.BOOT, card)


def boot(use: Use, card: Card, *, cost: bool = False, why: WhyName = Why.NOTHING) -> Flow[bool]:
    """Boot a card; says whether it is booted by this."""
    if not use.can_boot(card):
        return False
    event = yield from use.do(Booted(card.id, why=why, cost=cost))
    return not event.replaced


def unboot(use: Use, card: Card) -> Flow[bool]:
    """Unboot a card."""
    if not card.booted or use.untouchable(card) or use.stops(Act.UNBOOT, card):
        return False
    event = yield from use.do(Unbooted(card.id))
    return not event.replaced


def can_move(use: Use, dude: Card, place: int) -> bool:
    """Whether nothing forbids this dude to go there."""
    return use.can_leave(dude) and not use.game.barred(dude, place, use)


def can_leave(use: Use, dude: Card) -> bool:
    """Whether nothing forbids this dude to go anywhere at all; a deed or an outfit never does (RB-3.4-a)."""
    return dude.is_dude and dude.in_play and not use.untouchable(dude) and not use.stops(Act.MOVE, dude)


def move(
    use: Use, dude: Card, location: Card | int, *, how: WhyName = Why.MOVE, booting: bool = False
) -> Flow[bool]:
    """Move a dude to another location without booting it; from a posse it leaves the shootout."""
    place = location if isinstance(location, int) else location.place
    origin = dude.place
    if place == origin or not use.can_move(dude, place):
        return False
    if use.game.side_of(dude.id) is not None and how == Why.MOVE and use.stops(Act.LEAVE, dude):
        return False
    event = yield from use.do(Moved(dude.id, origin, place, how, booting))
    if event.replaced:
        return False
    use.moved.append(dude.id)
    side = use.game.side_of(dude.id)
    if side is not None and how in (Why.MOVE, Why.HOME) and dude.in_play:
        yield from use.do(Left(dude.id, side))
    return True


def can_send_home_booted(use: Use, dude: Card) -> bool:
    """All or nothing: every part of going home booted must be possible (CG-SendHomeBooted-d)."""
    if not dude.in_play or use.untouchable(dude):
        return False
    if use.stops(Act.SEND_HOME, dude) or use.stops(Act.SEND_HOME_BOOTED, dude):
        return False
    if not dude.booted and use.stops(Act.BOOT, dude):
        return False
    home = use.game.state.players[dude.controller].home
    if dude.place != home and not use.can_move(dude, home):
        return False
    return use.game.side_of(dude.id) is None or not use.stops(Act.LEAVE, dude)


def send_home_booted(
    use: Use, dude: Card, *, how: WhyName = Why.HOME, why: WhyName = Why.NOTHING
) -> Flow[bool]:
    """Send a dude home booted: it boots, goes home and leaves its posse."""
    if not use.can_send_home_booted(dude):
        return False
    event = yield from use.do(SentHome(dude.id, why))
    if event.replaced or not dude.in_play:
        return False
    if not dude.booted:
        yield from use.do(Booted(dude.id, why=Why.HOME))
    home = use.game.state.players[dude.controller].home
    side = use.game.side_of(dude.id)
    if dude.in_play and (dude.place != home or how == Why.FLEE):
        yield from use.do(Moved(dude.id, dude.place, home, how, booting=True))
        use.moved.append(dude.id)
    if side is not None and dude.in_play and use.game.side_of(dude.id) is not None:
        yield from use.do(Left(dude.id, side))
    return True


def can_send_home(use: Use, dude: Card) -> bool:
    """Whether this use can send a dude home without booting it: it is elsewhere or in a posse, and may leave."""
    if not dude.in_play or use.untouchable(dude) or use.stops(Act.SEND_HOME, dude):
        return False
    fights = use.game.side_of(dude.id) is not None
    if fights and use.stops(Act.LEAVE, dude):
        return False
    home = use.game.state.players[dude.controller].home
    return fights if dude.place == home else use.can_move(dude, home)


def send_home(use: Use, dude: Card) -> Flow[bool]:
    """Move a dude home without booting it; it leaves its posse even at home."""
    if not use.can_send_home(dude):
        return False
    home = use.game.state.players[dude.controller].home
    if dude.place != home:
        return (yield from use.move(dude, home, how=Why.HOME))
    side = use.game.side_of(dude.id)
    assert side is not None
    yield from use.do(Left(dude.id, side))
    return True


def can_join(use: Use, dude: Card, side: int, *, move: bool = True) -> bool:
    """Whether a dude in play may come into this posse by an effect."""
    fight = use.game.shootout
    if fight is None or not dude.is_dude or not dude.in_play or use.game.side_of(dude.id) is not None:
        return False
    if not fight.posses[side] or (fight.over and fight.step != "take yer lumps"):
        return (
            False  # CG-Shootout1-g: nobody refills an empty posse; while casualties fall the other one stands
        )
    if use.untouchable(dude) or use.stops(Act.JOIN, dude) or (side == 0 and use.stops(Act.JOIN_LEADER, dude)):
        return False
    if fight.players_side(dude.controller) not in (None, side):
        return False  # RB-6.1-s: nobody has dudes in both posses
    return not move or dude.place == fight.location or use.can_move(dude, fight.location)


def can_bring_in(use: Use, dude: Card | None = None) -> bool:
    """Whether a dude that enters play now (without one: a token) could come into the user's posse."""
    fight, side = use.game.shootout, use.side
    if fight is None or side is None or not fight.posses[side] or fight.over:
        return False
    acts = (Act.JOIN, Act.JOIN_LEADER) if side == 0 else (Act.JOIN,)
    if dude is None:
        return not any(prohibitions.stopped_for_all(use.game, act, use) for act in acts)
    return not any(use.stops(act, dude) for act in acts)


def join(use: Use, dude: Card, side: int | None = None, *, move: bool = True) -> Flow[bool]:
    """Bring a dude into a posse of the running shootout, moving it there unless told otherwise."""
    fight = use.game.shootout
    if fight is None:
        return False
    if side is None:
        side = fight.players_side(use.seat)
        if side is None:
            return False
    if not use.can_join(dude, side, move=move):
        return False
    if move and dude.place != fight.location:
        yield from use.move(dude, fight.location, how=Why.JOIN)
        if not dude.in_play or dude.place != fight.location:
            return False
    came = dude.id in use.moved
    use.moved.append(dude.id)
    yield from use.do(Joined(dude.id, side, forming=False, moving=came))
    yield from use.game.joined(dude, side)
    if dude.in_play:
        yield from use.game.trespass(dude)
    return True


def enlist(use: Use, dude: Card) -> Flow[None]:
    """Bring a dude into the leader's posse while a job is being set up; it comes along from where it is."""
    if use.game.job is not None and dude.in_play and use.game.side_of(dude.id) is None:
        yield from use.do(Joined(dude.id, 0))
        yield from use.game.joined(dude, 0)


def leave(use: Use, dude: Card) -> Flow[bool]:
    """Take a dude out of its posse without moving it."""
    side = use.game.side_of(dude.id)
    if side is None or use.untouchable(dude) or use.stops(Act.LEAVE, dude):
        return False
    yield from use.do(Left(dude.id, side))
    return True


def can_defect(use: Use, dude: Card) -> bool:
    """Whether a dude of the other posse can change sides by this use."""
    if use.side is None or use.game.side_of(dude.id) != 1 - use.side or use.untouchable(dude):
        return False
    return not use.stops(Act.TAKE_CONTROL, dude) and not use.stops(Act.JOIN, dude)


def defect(use: Use, dude: Card, *, until: UntilName) -> Flow[bool]:
    """A dude joins the user's posse out of the other one, under the user's control. It never leaves the shootout."""
    side = use.side
    if side is None or not use.can_defect(dude):
        return False
    yield from use.do(Left(dude.id, 1 - side))
    yield from use.take_control(dude, until=until)
    yield from use.do(Joined(dude.id, side, forming=False))
    yield from use.game.joined(dude, side)
    if dude.in_play:
        yield from use.game.trespass(dude)
    return True


def bounty(use: Use, dude: Card, amount: int, *, why: WhyName = Why.NOTHING) -> Flow[int]:
    """Raise or lower a dude's bounty; gives the change that was made."""
    if not dude.in_play or not dude.is_dude or use.untouchable(dude) or use.stops(Act.WANTED, dude):
        return 0
    wanted, before = dude.wanted, dude.body.bounty
    if amount < 0:
        amount = max(amount, use.game.least_bounty(dude) - before)
    if not amount:
        return 0
    yield from use.do(BountyChanged(dude.id, amount, why))
    if dude.in_play and not wanted and dude.wanted:
        yield from use.do(BecameWanted(dude.id))
    return dude.body.bounty - before if dude.in_play else amount
