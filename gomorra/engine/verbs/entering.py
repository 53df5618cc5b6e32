"""Verbs that bring cards into play: buying, attaching, inventing, tokens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gomorra.engine.events import Attached, Cast, EnteredPlay, Invented, Testing
from gomorra.engine.kernel.decision import Decision, Flow, Option
from gomorra.engine.kernel.face import Face
from gomorra.engine.kernel.state import LIMBO
from gomorra.engine.plays import entry, pulls
from gomorra.engine.words import Stat

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.verbs.use import Use

Filter = Callable[["Card"], bool]


def can_play(
    use: Use,
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
    funds = 10**6 if free else use.funds(use.seat, purpose) if purpose else None
    available = use.game.state.players[use.seat].stash if funds is None else funds
    if entry.plainly_too_dear(use.game, card, discount, available):
        return False
    if entry.may_enter(use.game, use.seat, card, discount, funds=funds) is not None:
        return False
    if entry.is_gadget(card):
        scientists = entry.inventors(use.game, use.seat, boot=boot, gadget=card)
        return any(inventor is None or inventor(dude) for dude in scientists)
    if card.face.type in ("goods", "spell"):
        return bool(_hosts(use, card, discount, bearer, funds))
    return True


def _hosts(use: Use, card: Card, discount: int, bearer: Filter | None, funds: int | None) -> list[Card]:
    """The cards that may receive this attachment at a price that can be paid."""
    stash = use.game.state.players[use.seat].stash if funds is None else funds
    return [
        host
        for host in entry.bearers(use.game, use.seat, card, effect=True)
        if (bearer is None or bearer(host))
        and (card.payers() or entry.price(use.game, card, discount, host) <= stash)
    ]


def _patron(use: Use, card: Card, discount: int) -> Flow[Card | None]:
    """For whose sake a dude comes that an effect brings in; nobody's if its full price can be paid."""
    stash = use.game.state.players[use.seat].stash
    able = [who for who in card.patrons() if entry.price(use.game, card, discount, who) <= stash]
    alone = entry.price(use.game, card, discount) <= stash
    return (yield from use.pick(able, f"For whose sake does {card.title} come?", optional=alone))


def patrons_place(use: Use, patron: Card | None) -> Flow[Card | None]:
    """Where a dude enters who comes for the sake of another: there, or at home after all."""
    if patron is None or patron.at_home:
        return None
    there = yield from use.confirm(f"Enter play where {patron.title} is?")
    return patron.location if there else None


def play(
    use: Use,
    card: Card,
    discount: int = 0,
    *,
    free: bool = False,
    at: Card | None = None,
    bearer: Filter | None = None,
    inventor: Filter | None = None,
    boot: bool = True,
    purpose: str = "",
    easier: int = 0,
) -> Flow[bool]:
    """Bring a card into play by an effect: all costs are paid, Gadgets are invented (`easier` by so much)."""
    allowed = use.can_play(
        card,
        discount,
        free=free,
        bearer=bearer,
        inventor=inventor,
        boot=boot,
        purpose=purpose,
    )
    home = use.game.state.players[use.seat].home
    if not allowed or (card.enters_at_home and at is not None and at.id != home):
        return False
    cost = 0 if free else entry.price(use.game, card, discount)
    if entry.is_gadget(card):
        scientists = [
            dude
            for dude in entry.inventors(use.game, use.seat, boot=boot, gadget=card)
            if inventor is None or inventor(dude)
        ]
        scientist = yield from use.pick(scientists, f"Who invents {card.title}?")
        if scientist is None:
            return False
        return (
            yield from use.invent(
                card, scientist, cost, boot=boot, purpose=purpose, at=at, bearer=bearer, easier=easier
            )
        )
    host: Card | None = None
    if card.face.type in ("goods", "spell"):
        funds = 10**6 if free else use.funds(use.seat, purpose) if purpose else None
        hosts = _hosts(use, card, discount, bearer, funds)
        host = yield from use.pick(hosts, f"Who gets {card.title}?")
        if host is None:
            return False
        cost = 0 if free else entry.price(use.game, card, discount, host)
    elif card.is_dude and not free and card.patrons():
        patron = yield from _patron(use, card, discount)
        cost = entry.price(use.game, card, discount, patron)
        at = at or (yield from use.patrons_place(patron))
    if not (yield from _settle(use, card, cost, purpose or "shopping")):
        return False
    return (yield from use.enter(card, at=at, host=host))


def _settle(use: Use, card: Card, cost: int, purpose: str) -> Flow[bool]:
    """Pay the price of a card, or boot what may boot instead."""
    cost = yield from use.back(card, cost, purpose)
    affordable = use.funds(use.seat, purpose) >= cost
    payers = card.payers() if cost else []
    payer = yield from use.pick(payers, f"Who boots for {card.title}?", optional=affordable)
    if payer is not None:
        return (yield from use.boot(payer, cost=True))
    return (yield from use.spend(cost, purpose))


def back(use: Use, card: Card, cost: int, purpose: str) -> Flow[int]:
    """Any number of its backers boot to lower a card's price; gives what is left of it."""
    able = card.backers()
    while able and cost > 0:
        affordable = use.funds(use.seat, purpose) >= cost
        dude = yield from use.pick(able, f"Who boots to make {card.title} cheaper?", optional=affordable)
        if dude is None:
            break
        able.remove(dude)
        if (yield from use.boot(dude, cost=True)):
            cost -= dude.influence
    return max(0, cost)


def enter(
    use: Use,
    card: Card,
    *,
    at: Card | None = None,
    host: Card | None = None,
    inventor: Card | None = None,
    side: str = "",
) -> Flow[bool]:
    """Put a card into play, its costs being paid: dudes at home unless told otherwise."""
    game = use.game
    home = game.state.players[use.seat].home
    place = at.place if at is not None else home
    if card.enters_at_home and place != home:
        return False
    if card.is_deed:
        place = card.id
        if not side and "Out of Town" not in card.face.keywords:
            side = yield from use.street_end(card)
    bearer = host.id if host is not None else -1
    event = EnteredPlay(card.id, card.zone, place, bearer, inventor.id if inventor is not None else 0, side)
    yield from use.do(event)
    return not event.replaced


def street_end(use: Use, card: Card) -> Flow[str]:
    """Ask at which end of the street a new deed goes (RB-2.4-e)."""
    options = [Option(("end", "left"), "Left end"), Option(("end", "right"), "Right end")]
    prompt = f"At which end of your street does {card.title} go?"
    answer = yield Decision(use.seat, "street", prompt, options, source=card.id)
    return str(answer[1])


def invent(
    use: Use,
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
    if boot and (yield from use.boot(scientist, cost=True)):
        use.spent.append(("booted", scientist.id))
    if not (yield from use.spend(cost, purpose or "shopping")):
        return False
    skill = entry.inventing_skill(use.game, scientist, card)
    difficulty = entry.difficulty(card) - easier
    success = yield from use.check(scientist, skill, difficulty, card, test="invent")
    if success:
        success = yield from _place_gadget(use, card, scientist, at, bearer)
    else:
        yield from use.discard(card)
    yield from pulls.finish(use)
    return success


def _place_gadget(
    use: Use, card: Card, scientist: Card, at: Card | None, bearer: Filter | None
) -> Flow[bool]:
    """An invented Gadget comes into play; without anybody who may carry it, it is lost."""
    host = yield from use.gadget_host(card, scientist, bearer)
    if host is None and card.face.type in ("goods", "spell"):
        yield from use.discard(card)
        return False
    place = at if at is not None else scientist.location
    entered = yield from use.enter(card, at=place, host=host, inventor=scientist)
    if entered:
        yield from use.do(Invented(card.id, scientist.id))
    return entered


def gadget_host(use: Use, card: Card, scientist: Card, bearer: Filter | None = None) -> Flow[Card | None]:
    """A Gadget goes on its inventor unless it or the effect says otherwise (RB-7.2.2-k)."""
    if card.face.type not in ("goods", "spell"):
        return None
    if card.attaches_to or bearer is not None:
        hosts = entry.bearers(use.game, use.seat, card, effect=True)
        hosts = [host for host in hosts if bearer is None or bearer(host)]
        return (yield from use.pick(hosts, f"Where does {card.title} go?"))
    return scientist


def check(
    use: Use, dude: Card, skill: str, difficulty: int, card: Card | None = None, *, test: str = "skill"
) -> Flow[bool]:
    """A dude tests a skill against a difficulty: `use.total`; `use.margin` says by how much it succeeds."""
    event = yield from use.do(Testing(dude.id, skill, test))
    use.total = yield from use.skill_test(dude, skill, card)
    use.margin = use.total - difficulty - event.harder
    needed = use.total - use.margin
    return (yield from use.do(Cast(dude.id, use.margin >= 0, test, skill, use.total, needed))).success


def skill_test(use: Use, dude: Card, skill: str, card: Card | None = None) -> Flow[int]:
    """Pull and add the skill rating, with what it gains for this spell or Gadget."""
    use.pulled = yield from pulls.pull(use, dude, skill=skill, item=card)
    rating = use.game.cast_rating(dude, skill, card) or 0
    if card is not None:
        rating += sum(int(more or 0) for more in use.game.replies(Stat.SKILL_FOR, skill, card, of=dude))
    rating += sum(int(more or 0) for more in use.game.replies(Stat.SKILL_CHECK, dude, skill, use.pulled))
    return use.pulled.value + rating


def kung_fu_test(use: Use, dude: Card, *, harder: int = 0) -> Flow[bool]:
    """A Kung Fu test that belongs to no Technique: whether the pull, `harder` added, is less than the dude's value."""
    total = (yield from pulls.pull(use, dude)).value + harder
    return (yield from use.do(Cast(dude.id, total < dude.value, "kung fu", "", total, dude.value))).success


def can_plant(use: Use, card: Card, host: Card) -> bool:
    """Whether this attachment can be bought for that very card, whoever controls it and whoever stands there."""
    if entry.may_carry(use.game, card, host) is not None:
        return False
    price = entry.price(use.game, card, host=host)
    return entry.may_enter(use.game, use.seat, card) is None and use.funds(use.seat, "shopping") >= price


def plant(use: Use, card: Card, host: Card) -> Flow[bool]:
    """Buy an attachment for that very card, at the price that it has there."""
    if not use.can_plant(card, host):
        return False
    yield from use.spend(entry.price(use.game, card, host=host), "shopping")
    return (yield from use.enter(card, host=host))


def attach(use: Use, card: Card, host: Card) -> Flow[bool]:
    """Give an attachment in play to another bearer."""
    if not card.in_play or use.untouchable(card) or entry.may_carry(use.game, card, host) is not None:
        return False
    yield from use.do(Attached(card.id, host.id))
    return True


def attach_self(use: Use, host: Card) -> Flow[bool]:
    """This card stays in play attached to a card (Conditions)."""
    assert use.card is not None
    card = use.card
    if use.game.state.zones[card.id] != LIMBO and not card.in_play:
        return False
    if entry.may_carry(use.game, card, host) is not None:
        return False
    return (yield from use.enter(card, host=host, at=host.location))


def summon(use: Use, title: str) -> Flow[Card]:
    """A token of this title enters play at the shootout and joins the user's posse."""
    fight = use.game.shootout
    assert fight is not None and use.card is not None
    token = yield from use.create_token(use.game.token(title, use.card.face), use.game.card(fight.location))
    yield from use.join(token)
    return token


def become(use: Use, card: Card, kind: str, *keywords: str) -> None:
    """A card is of another type, with further keywords, as long as it stays in play."""
    state = use.game.state
    face = Face(card.face.printing, card.face.behaviour)
    face.type = kind
    face.keywords = {**card.face.keywords, **dict.fromkeys(keywords)}
    state.faces = state.faces[:]  # the log keeps the faces as they were
    state.faces[card.id] = face
    state.version += 1
    state.layout += 1


def create_token(use: Use, face: Face, at: Card, *, booted: bool = False) -> Flow[Card]:
    """Make a token dude; it is owned and controlled by its maker."""
    state = use.game.state
    number = state.add_card(face, use.seat, LIMBO)
    state.pile(use.seat, LIMBO).append(number)
    token = use.game.card(number)
    yield from use.enter(token, at=at)
    if booted:
        use.lay_booted(token)
    return token


def lay_booted(use: Use, card: Card) -> None:
    """A card that has just entered play did so booted: that is no booting."""
    if card.in_play:
        use.game.state.own(card.id).booted = True
        use.game.state.version += 1
