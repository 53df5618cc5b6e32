"""Verbs that bring cards into play: buying, attaching, inventing, tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gomorra.engine import entry, pulls
from gomorra.engine.decision import Decision, Flow, Option
from gomorra.engine.events import Attached, Cast, EnteredPlay, Invented
from gomorra.engine.face import Face
from gomorra.engine.state import LIMBO
from gomorra.engine.verbs.rock import Rock

if TYPE_CHECKING:
    from gomorra.engine.card import Card

Filter = Callable[["Card"], bool]


class Entering(Rock):
    """What brings cards into play."""

    __slots__ = ()

    def can_play(
        self,
        card: Card,
        discount: int = 0,
        *,
        free: bool = False,
        bearer: Filter | None = None,
        inventor: Filter | None = None,
        boot: bool = True,
        purpose: str = "",
    ) -> bool:
        """Whether an effect can bring this card into play now."""
        funds = 10**6 if free else self.funds(self.seat, purpose) if purpose else None
        if entry.may_enter(self.game, self.seat, card, discount, funds=funds) is not None:
            return False
        if entry.is_gadget(card):
            scientists = entry.inventors(self.game, self.seat, boot=boot)
            return any(inventor is None or inventor(dude) for dude in scientists)
        if card.face.type in ("goods", "spell"):
            hosts = entry.bearers(self.game, self.seat, card, effect=True)
            return any(bearer is None or bearer(host) for host in hosts)
        return True

    def play(
        self,
        card: Card,
        discount: int = 0,
        *,
        free: bool = False,
        at: Card | None = None,
        bearer: Filter | None = None,
        inventor: Filter | None = None,
        boot: bool = True,
        purpose: str = "",
    ) -> Flow[bool]:
        """Bring a card into play by an effect: all costs are paid, Gadgets are invented."""
        allowed = self.can_play(
            card, discount, free=free, bearer=bearer, inventor=inventor, boot=boot, purpose=purpose
        )
        if not allowed:
            return False
        cost = 0 if free else entry.price(self.game, card, discount)
        if entry.is_gadget(card):
            scientists = [
                dude
                for dude in entry.inventors(self.game, self.seat, boot=boot)
                if inventor is None or inventor(dude)
            ]
            scientist = yield from self.pick(scientists, f"Who invents {card.title}?")
            if scientist is None:
                return False
            return (yield from self.invent(card, scientist, cost, boot=boot, purpose=purpose, at=at))
        host: Card | None = None
        if card.face.type in ("goods", "spell"):
            hosts = [
                host
                for host in entry.bearers(self.game, self.seat, card, effect=True)
                if bearer is None or bearer(host)
            ]
            host = yield from self.pick(hosts, f"Who gets {card.title}?")
            if host is None:
                return False
        if not (yield from self.spend(cost, purpose or "shopping")):
            return False
        return (yield from self.enter(card, at=at, host=host))

    def enter(
        self,
        card: Card,
        *,
        at: Card | None = None,
        host: Card | None = None,
        inventor: Card | None = None,
        side: str = "",
    ) -> Flow[bool]:
        """Put a card into play, its costs being paid: dudes at home unless told otherwise."""
        game = self.game
        home = game.state.players[self.seat].home
        place = at.place if at is not None else home
        if card.is_deed:
            place = card.id
            if not side and "Out of Town" not in card.face.keywords:
                side = yield from self.street_end(card)
        bearer = host.id if host is not None else -1
        event = EnteredPlay(
            card.id, card.zone, place, bearer, inventor.id if inventor is not None else 0, side
        )
        yield from self.do(event)
        return not event.replaced

    def street_end(self, card: Card) -> Flow[str]:
        """Ask at which end of the street a new deed goes (RB-2.4-e)."""
        options = [Option(("end", "left"), "Left end"), Option(("end", "right"), "Right end")]
        prompt = f"At which end of your street does {card.title} go?"
        answer = yield Decision(self.seat, "street", prompt, options, source=card.id)
        return str(answer[1])

    def invent(
        self,
        card: Card,
        scientist: Card,
        cost: int,
        *,
        boot: bool = True,
        purpose: str = "",
        at: Card | None = None,
    ) -> Flow[bool]:
        """Invent a Gadget: the scientist boots, the price is paid, and the test decides (RB-7.2.2-f)."""
        if boot:
            yield from self.boot(scientist, cost=True)
        if not (yield from self.spend(cost, purpose or "shopping")):
            return False
        total = yield from self.skill_test(scientist, "Mad Scientist")
        success = total >= entry.difficulty(card)
        yield from self.do(Cast(scientist.id, success, "invent"))
        if success:
            host = yield from self.gadget_host(card, scientist)
            place = at if at is not None else scientist.location
            success = yield from self.enter(card, at=place, host=host, inventor=scientist)
            if success:
                yield from self.do(Invented(card.id, scientist.id))
        else:
            yield from self.discard(card)
        yield from pulls.finish(self)
        return success

    def gadget_host(self, card: Card, scientist: Card) -> Flow[Card | None]:
        """A Gadget goes on its inventor unless it says otherwise (RB-7.2.2-k)."""
        if card.face.type not in ("goods", "spell"):
            return None
        if card.attaches_to:
            hosts = entry.bearers(self.game, self.seat, card, effect=True)
            return (yield from self.pick(hosts, f"Where does {card.title} go?"))
        return scientist

    def skill_test(self, dude: Card, skill: str) -> Flow[int]:
        """Pull and add the skill rating."""
        self.pulled = yield from pulls.pull(self, dude)
        return self.pulled.value + (dude.rating(skill) or 0)

    def attach(self, card: Card, host: Card) -> Flow[bool]:
        """Give an attachment in play to another bearer."""
        if not card.in_play or entry.may_carry(self.game, card, host) is not None:
            return False
        yield from self.do(Attached(card.id, host.id))
        return True

    def attach_self(self, host: Card) -> Flow[bool]:
        """This card stays in play attached to a card (Conditions)."""
        assert self.card is not None
        card = self.card
        if self.game.state.zones[card.id] != LIMBO and not card.in_play:
            return False
        return (yield from self.enter(card, host=host, at=host.location))

    def create_token(self, face: Face, at: Card, *, booted: bool = False) -> Flow[Card]:
        """Make a token dude; it is owned and controlled by its maker."""
        state = self.game.state
        number = state.add_card(face, self.seat, LIMBO)
        state.pile(self.seat, LIMBO).append(number)
        token = self.game.card(number)
        yield from self.enter(token, at=at)
        if booted and token.in_play:
            token.body.booted = True
            state.version += 1
        return token
