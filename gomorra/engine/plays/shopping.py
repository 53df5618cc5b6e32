"""Shoppin' and inventing from the play hand, and replacing a dude by another version of the same person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import stats
from gomorra.engine.events import Replaced
from gomorra.engine.kernel.decision import Flow, Option, Payload
from gomorra.engine.kernel.refusal import Refusal
from gomorra.engine.plays import entry
from gomorra.engine.words import Memory, Stat

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game

NOT_IN_HAND = Refusal("RB-5.3.4-a", "Only cards of your play hand are bought.")
NEVER_SHOPPED = Refusal("RB-2.1-b", "The card says that shoppin' cannot bring it into play.")
LEVELS = Refusal("CG-Experienced-e", "The versions differ by more than one level of experience.")
REPLACED_TODAY = Refusal("CG-Experienced-f", "That dude was replaced today already.")
OTHER_PERSON = Refusal("CG-Experienced-b", "Only another version of the same person can replace a dude.")


def may_shop(
    game: Game, seat: int, card: Card, where: Card | None, purpose: str = "shopping"
) -> Refusal | None:
    """Whether this card may be bought for this bearer (or invented by this scientist) now."""
    if card.id not in game.state.players[seat].hand:
        return NOT_IN_HAND
    if card.never_shopped:
        return NEVER_SHOPPED
    funds = game.referee(seat).funds(seat, purpose)
    refusal = entry.may_enter(game, seat, card, funds=funds)
    if refusal is not None:
        return refusal
    if entry.is_gadget(card):
        if where is None:
            return entry.NEEDS_SCIENTIST
        return entry.may_invent(game, seat, where, gadget=card)
    helped = sum(dude.influence for dude in card.backers())
    if entry.price(game, card, helped, where if card.face.type != "deed" else None) > funds:
        return entry.TOO_DEAR
    if card.face.type in ("goods", "spell"):
        if where is None:
            return entry.NOT_YOURS
        return entry.may_receive(game, seat, card, where, effect=purpose == "shootout")
    return None


def shop_options(game: Game, seat: int) -> list[Option]:
    """Everything in the hand that can be bought or invented now."""
    options: list[Option] = []
    state = game.state
    funds = game.referee(seat).funds(seat, "shopping")
    fixed, open_way = entry.prices_are_fixed(game), entry.nothing_kept_out(game, seat)
    for number in state.players[seat].hand:
        face = state.faces[number]
        assert face is not None
        if face.type not in entry.TYPES or face.behaviour.never_shopped:
            continue
        if fixed and not face.behaviour.bargains and number not in state.modifiers:
            if face.stats[Stat.COST] <= funds:
                card = game.card(number)
                if not (face.unique and entry.blocked_by_uniqueness(game, card)):
                    if (open_way and not face.behaviour.attaches_to) or entry.kept_out(
                        game, seat, card
                    ) is None:
                        options += placements(game, seat, card, effect=False)
            continue
        card = game.card(number)
        if entry.may_enter(game, seat, card, funds=funds) is None:
            options += affordable(game, seat, card, placements(game, seat, card, effect=False), "shopping")
    return options


def affordable(game: Game, seat: int, card: Card, options: list[Option], purpose: str) -> list[Option]:
    """Those ways to bring a card in that the player can pay for: a price may depend on the place."""
    if entry.has_fixed_price(game, card):
        return options
    if not card.patrons() and not card.payers() and not entry.price_varies(game, card):
        return options
    funds = game.referee(seat).funds(seat, purpose)
    return [
        option
        for option in options
        if len(option.payload) > 3 or entry.price(game, card, host=host_of(game, option.payload)) <= funds
    ]


def host_of(game: Game, payload: Payload) -> Card | None:
    """The bearer or patron that a way to bring a card in names."""
    named = payload[0] == "shop" and len(payload) > 2 and isinstance(payload[2], int)
    return game.card(int(payload[2])) if named else None


def placements(game: Game, seat: int, card: Card, *, effect: bool) -> list[Option]:
    """The ways in which a card may enter play: where, on whom, by whom."""
    face = card.face
    if "Gadget" in face.keywords:
        return [Option(("invent", card.id, dude.id)) for dude in entry.inventors(game, seat, gadget=card)]
    if face.type == "deed" or (face.type == "dude" and not card.bargains):
        in_town = face.type == "deed" and "Out of Town" not in face.keywords
        known = game.index.entries.get((card.id, in_town))
        if known is None:
            ends: tuple[Payload, ...] = (("left",), ("right",)) if in_town else ((),)
            known = game.index.entries[card.id, in_town] = [Option(("shop", card.id, *end)) for end in ends]
        return known
    if face.type in ("goods", "spell"):
        hosts = entry.bearers(game, seat, card, effect=effect)
        options = [Option(("shop", card.id, host.id)) for host in hosts]
        return options + [
            Option(("shop", card.id, host.id, payer.id), f"{payer.title} boots for {card.title}")
            for payer in card.payers()
            for host in hosts
        ]
    return [Option(("shop", card.id)), *(Option(("shop", card.id, patron.id)) for patron in card.patrons())]


def shootout_options(game: Game, seat: int) -> list[Option]:
    """Attachments that a card lets be bought as Shootout plays."""
    free = bool(stats.modifiers(game, -1 - seat, Stat.SHOP_IN_SHOOTOUT))
    options: list[Option] = []
    for number in game.state.players[seat].hand:
        face = game.state.face(number)
        if face.type not in ("goods", "spell"):
            continue
        card = game.card(number)
        anybody = free or face.behaviour.shootout_play
        if not anybody and not any(entry.open_to(game, dude, card) for dude in game.dudes(seat)):
            continue
        if entry.may_enter(game, seat, card, funds=game.referee(seat).funds(seat, "shootout")) is None:
            ways = affordable(game, seat, card, placements(game, seat, card, effect=True), "shootout")
            for option in ways:
                host = game.card(int(option.payload[2]))
                if anybody and host.booted and not face.behaviour.shootout_play:
                    if not entry.anywhere(game, seat, booted=True):
                        continue  # FQ-ConcealedWeapons-a
                if host.in_posse and (anybody or entry.open_to(game, host, card)):
                    options.append(option)
    return options


def shop(game: Game, seat: int, payload: Payload, purpose: str = "shopping") -> Flow[None]:
    """Pay and bring the card into play, or try to invent it."""
    card = game.card(int(payload[1]))
    rules = game.rules(seat)
    host = host_of(game, payload)
    cost = entry.price(game, card, host=host)
    if payload[0] == "invent":
        yield from rules.invent(card, game.card(int(payload[2])), cost, purpose=purpose)
    else:
        if len(payload) > 3:
            yield from rules.boot(game.card(int(payload[3])), cost=True)
        else:
            yield from rules.spend((yield from rules.back(card, cost, purpose)), purpose)
        if card.is_deed:
            yield from rules.enter(card, side=str(payload[2]) if len(payload) > 2 else "")
        elif card.is_dude:
            yield from rules.enter(card, at=(yield from rules.patrons_place(host)))
        else:
            yield from rules.enter(card, host=host)
    game.bought = card.id


def may_replace(game: Game, seat: int, old: Card, new: Card) -> Refusal | None:
    """Whether a dude may be replaced by another version from hand (CG-Experienced)."""
    if new.id not in game.state.players[seat].hand:
        return NOT_IN_HAND
    if old.controller != seat or not old.is_dude or old.name != new.name or old.title == new.title:
        return OTHER_PERSON
    if abs(old.face.experience - new.face.experience) > 1:
        return LEVELS
    if old.id in game.state.recall(Memory.REPLACED):
        return REPLACED_TODAY
    return None


def replace_options(game: Game, seat: int) -> list[Option]:
    state = game.state
    faces = state.faces
    hand = [
        card for card in state.players[seat].hand if (face := faces[card]) is not None and face.type == "dude"
    ]
    if not hand:
        return []
    names = {state.face(card).name for card in hand}
    return [
        Option(("replace", old.id, new))
        for old in game.gang(seat)
        if old.face.name in names
        for new in hand
        if may_replace(game, seat, old, game.card(new)) is None
    ]


def replace(game: Game, seat: int, payload: Payload) -> Flow[None]:
    """Swap the versions; nothing counts as entering or leaving play."""
    old, new = int(payload[1]), int(payload[2])
    yield from game.rules(seat).do(Replaced(old, new))
    game.state.remember(Memory.REPLACED, new)
