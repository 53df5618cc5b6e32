"""Verbs that bring cards into play: buying, attaching, inventing, tokens."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import TYPE_CHECKING

from gomorra.engine import entry, pulls
from gomorra.engine.decision import Decision, Flow, Option
from gomorra.engine.events import Attached, Cast, EnteredPlay, Invented, Testing
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
        shopping: bool = False,
    ) -> bool:
        """Whether an effect can bring this card into play now; `shopping` by the rules of shoppin'."""
        funds = 10**6 if free else self.funds(self.seat, purpose) if purpose else None
        if entry.may_enter(self.game, self.seat, card, discount, funds=funds) is not None:
            return False
        if entry.is_gadget(card):
            scientists = entry.inventors(self.game, self.seat, boot=boot, gadget=card)
            return any(inventor is None or inventor(dude) for dude in scientists)
        if card.face.type in ("goods", "spell"):
            return bool(self._hosts(card, discount, bearer, funds, shopping))
        return True

    def _hosts(
        self, card: Card, discount: int, bearer: Filter | None, funds: int | None, shopping: bool
    ) -> list[Card]:
        """The cards that may receive this attachment at a price that can be paid."""
        stash = self.game.state.players[self.seat].stash if funds is None else funds
        return [
            host
            for host in entry.bearers(self.game, self.seat, card, effect=not shopping)
            if (bearer is None or bearer(host))
            and (card.payers() or entry.price(self.game, card, discount, host) <= stash)
        ]

    def _patron(self, card: Card, discount: int) -> Flow[Card | None]:
        """For whose sake a dude comes that an effect brings in; nobody's if its full price can be paid."""
        stash = self.game.state.players[self.seat].stash
        able = [who for who in card.patrons() if entry.price(self.game, card, discount, who) <= stash]
        alone = entry.price(self.game, card, discount) <= stash
        return (yield from self.pick(able, f"For whose sake does {card.title} come?", optional=alone))

    def patrons_place(self, patron: Card | None) -> Flow[Card | None]:
        """Where a dude enters who comes for the sake of another: there, or at home after all."""
        if patron is None or patron.at_home:
            return None
        there = yield from self.confirm(f"Enter play where {patron.title} is?")
        return patron.location if there else None

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
        shopping: bool = False,
        easier: int = 0,
    ) -> Flow[bool]:
        """Bring a card into play by an effect: all costs are paid, Gadgets are invented (`easier` by so much)."""
        allowed = self.can_play(
            card,
            discount,
            free=free,
            bearer=bearer,
            inventor=inventor,
            boot=boot,
            purpose=purpose,
            shopping=shopping,
        )
        home = self.game.state.players[self.seat].home
        if not allowed or (card.enters_at_home and at is not None and at.id != home):
            return False
        cost = 0 if free else entry.price(self.game, card, discount)
        if entry.is_gadget(card):
            scientists = [
                dude
                for dude in entry.inventors(self.game, self.seat, boot=boot, gadget=card)
                if inventor is None or inventor(dude)
            ]
            scientist = yield from self.pick(scientists, f"Who invents {card.title}?")
            if scientist is None:
                return False
            return (
                yield from self.invent(
                    card, scientist, cost, boot=boot, purpose=purpose, at=at, bearer=bearer, easier=easier
                )
            )
        host: Card | None = None
        if card.face.type in ("goods", "spell"):
            funds = 10**6 if free else self.funds(self.seat, purpose) if purpose else None
            hosts = self._hosts(card, discount, bearer, funds, shopping)
            host = yield from self.pick(hosts, f"Who gets {card.title}?")
            if host is None:
                return False
            cost = 0 if free else entry.price(self.game, card, discount, host)
        elif card.is_dude and not free and card.patrons():
            patron = yield from self._patron(card, discount)
            cost = entry.price(self.game, card, discount, patron)
            at = at or (yield from self.patrons_place(patron))
        if not (yield from self._settle(card, cost, purpose or "shopping")):
            return False
        return (yield from self.enter(card, at=at, host=host))

    def _settle(self, card: Card, cost: int, purpose: str) -> Flow[bool]:
        """Pay the price of a card, or boot what may boot instead."""
        cost = yield from self.back(card, cost, purpose)
        affordable = self.funds(self.seat, purpose) >= cost
        payers = card.payers() if cost else []
        payer = yield from self.pick(payers, f"Who boots for {card.title}?", optional=affordable)
        if payer is not None:
            return (yield from self.boot(payer, cost=True))
        return (yield from self.spend(cost, purpose))

    def back(self, card: Card, cost: int, purpose: str) -> Flow[int]:
        """Any number of its backers boot to lower a card's price; gives what is left of it."""
        able = card.backers()
        while able and cost > 0:
            affordable = self.funds(self.seat, purpose) >= cost
            dude = yield from self.pick(able, f"Who boots to make {card.title} cheaper?", optional=affordable)
            if dude is None:
                break
            able.remove(dude)
            if (yield from self.boot(dude, cost=True)):
                cost -= dude.influence
        return max(0, cost)

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
        if card.enters_at_home and place != home:
            return False
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
        bearer: Filter | None = None,
        easier: int = 0,
    ) -> Flow[bool]:
        """Invent a Gadget: the scientist boots, the price is paid, and the test decides (RB-7.2.2-f)."""
        if boot and (yield from self.boot(scientist, cost=True)):
            self.spent.append(("booted", scientist.id))
        if not (yield from self.spend(cost, purpose or "shopping")):
            return False
        skill = entry.inventing_skill(self.game, scientist, card)
        difficulty = entry.difficulty(card) - easier
        success = yield from self.check(scientist, skill, difficulty, card, test="invent")
        if success:
            success = yield from self._place_gadget(card, scientist, at, bearer)
        else:
            yield from self.discard(card)
        yield from pulls.finish(self)
        return success

    def _place_gadget(
        self, card: Card, scientist: Card, at: Card | None, bearer: Filter | None
    ) -> Flow[bool]:
        """An invented Gadget comes into play; without anybody who may carry it, it is lost."""
        host = yield from self.gadget_host(card, scientist, bearer)
        if host is None and card.face.type in ("goods", "spell"):
            yield from self.discard(card)
            return False
        place = at if at is not None else scientist.location
        entered = yield from self.enter(card, at=place, host=host, inventor=scientist)
        if entered:
            yield from self.do(Invented(card.id, scientist.id))
        return entered

    def gadget_host(self, card: Card, scientist: Card, bearer: Filter | None = None) -> Flow[Card | None]:
        """A Gadget goes on its inventor unless it or the effect says otherwise (RB-7.2.2-k)."""
        if card.face.type not in ("goods", "spell"):
            return None
        if card.attaches_to or bearer is not None:
            hosts = entry.bearers(self.game, self.seat, card, effect=True)
            hosts = [host for host in hosts if bearer is None or bearer(host)]
            return (yield from self.pick(hosts, f"Where does {card.title} go?"))
        return scientist

    def check(
        self, dude: Card, skill: str, difficulty: int, card: Card | None = None, *, test: str = "skill"
    ) -> Flow[bool]:
        """A dude tests a skill against a difficulty; `use.margin` says by how much it succeeds."""
        event = yield from self.do(Testing(dude.id, skill, test))
        total = yield from self.skill_test(dude, skill, card)
        self.margin = total - difficulty - event.harder
        self.success = self.margin >= 0
        yield from self.do(Cast(dude.id, self.success, test, skill))
        return self.success

    def skill_test(self, dude: Card, skill: str, card: Card | None = None) -> Flow[int]:
        """Pull and add the skill rating, with what it gains for this spell or Gadget."""
        self.pulled = yield from pulls.pull(self, dude, skill=skill, item=card)
        rating = self.game.cast_rating(dude, skill, card) or 0
        if card is not None:
            rating += sum(int(more or 0) for more in self.game.replies("skill for", skill, card, of=dude))
        rating += sum(int(more or 0) for more in self.game.replies("skill check", dude, skill, self.pulled))
        return self.pulled.value + rating

    def attach(self, card: Card, host: Card) -> Flow[bool]:
        """Give an attachment in play to another bearer."""
        if not card.in_play or self.untouchable(card) or entry.may_carry(self.game, card, host) is not None:
            return False
        yield from self.do(Attached(card.id, host.id))
        return True

    def attach_self(self, host: Card) -> Flow[bool]:
        """This card stays in play attached to a card (Conditions)."""
        assert self.card is not None
        card = self.card
        if self.game.state.zones[card.id] != LIMBO and not card.in_play:
            return False
        if entry.may_carry(self.game, card, host) is not None:
            return False
        return (yield from self.enter(card, host=host, at=host.location))

    def summon(self, title: str) -> Flow[Card]:
        """A token of this title enters play at the shootout and joins the user's posse."""
        fight = self.game.shootout
        assert fight is not None and self.card is not None
        token = yield from self.create_token(
            self.game.token(title, self.card.face), self.game.card(fight.location)
        )
        yield from self.join(token)
        return token

    def become(self, card: Card, kind: str, *keywords: str) -> None:
        """A card is of another type, with further keywords, as long as it stays in play."""
        state = self.game.state
        face = copy(card.face)
        face.type = kind
        face.keywords = {**face.keywords, **dict.fromkeys(keywords)}
        state.faces = state.faces[:]  # the log keeps the faces as they were
        state.faces[card.id] = face
        state.version += 1
        state.layout += 1

    def create_token(self, face: Face, at: Card, *, booted: bool = False) -> Flow[Card]:
        """Make a token dude; it is owned and controlled by its maker."""
        state = self.game.state
        number = state.add_card(face, self.seat, LIMBO)
        state.pile(self.seat, LIMBO).append(number)
        token = self.game.card(number)
        yield from self.enter(token, at=at)
        if booted:
            self.lay_booted(token)
        return token

    def lay_booted(self, card: Card) -> None:
        """A card that has just entered play did so booted: that is no booting."""
        if card.in_play:
            card.body.booted = True
            self.game.state.version += 1
