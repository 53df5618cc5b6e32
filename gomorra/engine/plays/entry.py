"""Coming into play: who may, what it costs, who may carry what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import control, stats
from gomorra.engine.kernel.face import SPELLCASTERS
from gomorra.engine.kernel.refusal import Refusal
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD, TOWN_SQUARE
from gomorra.engine.words import Act, Stat, player_cannot

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game

ANYWHERE = frozenset({Stat.ATTACH_ANYWHERE, Stat.ATTACHES_ANYWHERE})
"""The effects that let dudes have things where their player is not in control."""

PLAYED = player_cannot(Act.PLAY_CARD)
TYPES = ("dude", "deed", "goods", "spell")

NOT_SHOPPABLE = Refusal("RB-5.3.4-a", "Only dudes, deeds, goods and spells are bought.")
UNIQUE = Refusal("CG-Uniqueness-b", "You own a card of that name in play or in your Boot Hill.")
TOO_DEAR = Refusal("RB-5.3.4-c", "You cannot afford it.")
NOT_YOURS = Refusal("RB-3.5-a", "It attaches only to a card that you control.")
BEARER_BOOTED = Refusal("RB-5.3.4-j", "The bearer must be unbooted.")
BEARER_PLACE = Refusal("RB-5.3.4-k", "The bearer must be at a location that you control.")
CANNOT_CARRY = Refusal("RB-5.3.4-l", "That dude may not carry this card.")
NEEDS_SKILL = Refusal("RB-3.6-b", "Hexes go on Hucksters, Miracles on Blessed, Spirits on Shamans.")
NEEDS_SCIENTIST = Refusal("RB-5.3.4-aa", "Only a Mad Scientist brings a Gadget into play, by inventing it.")
SCIENTIST_BOOTED = Refusal("RB-7.2.2-g", "A booted Mad Scientist cannot invent.")
SCIENTIST_PLACE = Refusal("CR-AutoRevolver-a", "The Mad Scientist must be at a location that you control.")
TOTEM_PLACE = Refusal("RB-7.2.3-b", "A Totem is planted at a location that you control.")
TOTEM_SHAMAN = Refusal("RB-7.2.3-c", "You need an unbooted Shaman at that location.")
FORBIDDEN = Refusal("RB-2.1-b", "A card in play forbids it.")
FEUD = Refusal("AE-Cooperating-b", "You own a card of the other side of the war in play.")
OWN_TEXT = Refusal("RB-7.2.3-d", "The card's own text does not allow that place.")


def blocked_by_uniqueness(game: Game, card: Card) -> bool:
    """Whether the owner has a card of the same name in play or in Boot Hill (CG-Uniqueness)."""
    face = card.face
    if not face.unique or face.is_token:
        return False
    state = game.state
    owner, kind, names = state.owners[card.id], face.type, card.names
    hill = state.players[owner].boot_hill
    if not hill and card.id not in state.bodies:
        return not names_in_play(game, owner, kind).isdisjoint(names)
    alike = [number for number in hill if state.face(number).type == kind]
    if card.id in state.bodies:
        alike += [n for n in state.bodies if state.owners[n] == owner and state.face(n).type == kind]
    elif not names_in_play(game, owner, kind).isdisjoint(names):
        return True
    return any(number != card.id and not set(names).isdisjoint(game.card(number).names) for number in alike)


def names_in_play(game: Game, owner: int, kind: str) -> set[str]:
    """The names of a player's cards of one type that are in play, whoever controls them."""
    game.gang()  # sees to it that the index is that of the present layout
    known = game.index.names.get((owner, kind))
    if known is None:
        state = game.state
        alike = [n for n in state.bodies if state.owners[n] == owner and state.face(n).type == kind]
        known = game.index.names[owner, kind] = {name for number in alike for name in game.card(number).names}
    return known


def price(game: Game, card: Card, discount: int = 0, host: Card | None = None) -> int:
    """What the card costs now; with its bearer (or patron), what it costs there."""
    amount = stats.total(game, card.id, Stat.COST) - discount
    if host is not None:
        amount += sum(int(answer or 0) for answer in game.replies(Stat.COST_WHERE, card, host))
        if Stat.COST_WHERE in card.says:
            own = (static for static in card.statics if Stat.COST_WHERE in static.stats)
            amount += sum(int(static.func(card, card, host) or 0) for static in own)
    return max(0, amount)


def prices_are_fixed(game: Game) -> bool:
    """Whether no card of this game speaks of costs."""
    repertoire = game.repertoire
    return Stat.COST not in repertoire.numbers and Stat.COST_WHERE not in repertoire.spoken


def has_fixed_price(game: Game, card: Card) -> bool:
    """Whether the card costs what is printed on it, whoever gets it: nothing on the table speaks of its cost."""
    return prices_are_fixed(game) and not card.bargains and card.id not in game.state.modifiers


def plainly_too_dear(game: Game, card: Card, discount: int, funds: int) -> bool:
    """Whether the printed cost is too much, and all there is."""
    return card.face.stats[Stat.COST] - discount > max(0, funds) and has_fixed_price(game, card)


def price_varies(game: Game, card: Card) -> bool:
    """Whether a text makes the price depend on who gets the card."""
    return Stat.COST_WHERE in card.says or bool(game.statics(Stat.COST_WHERE))


def cheapest(game: Game, seat: int, card: Card, discount: int = 0) -> int:
    """What the card costs where it costs least."""
    if has_fixed_price(game, card):
        return max(0, card.face.stats[Stat.COST] - discount)
    if card.payers():
        return 0
    discount += sum(dude.influence for dude in card.backers())
    hosts = card.patrons()
    if price_varies(game, card) and card.face.type in ("goods", "spell"):
        hosts = [*hosts, *bearers(game, seat, card, effect=True)]
    return min([price(game, card, discount), *(price(game, card, discount, host) for host in hosts)])


SIDES = ("Union", "Confederate")


def feuds(game: Game, card: Card) -> bool:
    """Whether its owner has a card of the other side of the war in play, whoever controls that."""
    others = [side for side in SIDES if any(card.has(own) for own in SIDES if own != side)]
    mine = [game.card(number) for number in game.state.bodies if game.state.owners[number] == card.owner]
    return any(other.has(side) for other in mine for side in others)


def is_gadget(card: Card) -> bool:
    return "Gadget" in card.face.keywords


def difficulty(card: Card) -> int:
    """How hard a Gadget is to invent."""
    return card.face.keywords.get("Gadget") or card.face.keywords.get("Difficulty") or 0


def may_carry(game: Game, card: Card, host: Card) -> Refusal | None:
    """Whether this card can be attached to that one at all, whoever pays and wherever they are."""
    if game.stopped(Act.ATTACH, host, None, card):
        return FORBIDDEN
    if card.is_action:
        return None if card.can_attach_to(host) and _lets(game, host, card) else OWN_TEXT
    if card.is_spell and "Totem" in card.face.keywords:
        if not host.is_location and not bears_totem(game, host, card):
            return TOTEM_PLACE
        return None if card.can_attach_to(host) else OWN_TEXT
    if card.attaches_to in ("deed", "location"):
        fits = host.is_deed if card.attaches_to == "deed" else host.is_location
        return None if fits and card.can_attach_to(host) else OWN_TEXT
    if not host.is_dude:
        return NOT_YOURS
    if card.is_spell:
        kinds = [skill for kind, skill in SPELLCASTERS.items() if kind in card.face.keywords]
        if kinds and not any(host.has(skill) for skill in kinds):
            return NEEDS_SKILL
    if not card.can_attach_to(host) or not _lets(game, host, card):
        return CANNOT_CARRY
    return None


def _lets(game: Game, host: Card, card: Card) -> bool:
    """Whether the dude's own text allows it the attachment."""
    return host.can_carry(card) or game.is_blank(host, "traits")


def bears_totem(game: Game, dude: Card, totem: Card) -> bool:
    """Whether a trait lets this dude have the Totem, as the only one."""
    if not any(game.replies(Stat.BEARS_A_TOTEM, dude, of=dude)):
        return False
    return not any("Totem" in item.face.keywords and item.id != totem.id for item in dude.attachments)


def may_receive(game: Game, seat: int, card: Card, host: Card, *, effect: bool) -> Refusal | None:
    """Whether a card may be attached there now; effects reach booted dudes and foreign places."""
    refusal = may_carry(game, card, host)
    if refusal is not None:
        return refusal
    if host.face.type != "dude" and host.is_location:
        if host.controller != seat:
            return TOTEM_PLACE
        if card.is_spell and "Totem" in card.face.keywords:
            shamans = [
                dude for dude in game.dudes_at(host.place, seat) if dude.has("Shaman") and not dude.booted
            ]
            return None if shamans or effect else TOTEM_SHAMAN
        return None
    if host.controller != seat:
        return NOT_YOURS
    if effect:
        return None
    if host.booted and not anywhere(game, seat, booted=True):
        return BEARER_BOOTED
    if control.controller(game, host.place) != seat and not (
        anywhere(game, seat) or open_to(game, host, card)
    ):
        return BEARER_PLACE
    return None


def anywhere(game: Game, seat: int, *, booted: bool = False) -> bool:
    """Whether an effect lets this player's dudes attach cards wherever they are (even booted)."""
    if not game.state.modifiers:
        return False
    found = stats.modifiers(game, -1 - seat, Stat.ATTACH_ANYWHERE)
    return any(not booted or effect.amount != "unbooted" for effect in found)


def open_to(game: Game, host: Card, card: Card) -> bool:
    """Whether an effect lets this dude attach such a card anywhere, and as a Shootout play."""
    return host.id in game.state.modifiers and any(
        card.has(str(m.amount)) for m in stats.modifiers(game, host.id, Stat.ATTACHES_ANYWHERE)
    )


def inventing_skill(game: Game, scientist: Card, gadget: Card | None) -> str:
    """The skill with which a dude invents this Gadget, "" if it cannot."""
    able = ["Mad Scientist"] if scientist.has("Mad Scientist") else []
    if gadget is not None:
        others = (str(skill or "") for skill in game.replies(Stat.INVENTS_WITH, gadget, of=scientist))
        able += [skill for skill in others if skill and scientist.has(skill)]
    return max(able, key=lambda skill: scientist.rating(skill) or 0, default="")


def may_invent(
    game: Game, seat: int, scientist: Card, *, boot: bool = True, gadget: Card | None = None
) -> Refusal | None:
    """Whether this dude can invent (this Gadget) now."""
    if scientist.controller != seat or not inventing_skill(game, scientist, gadget):
        return NEEDS_SCIENTIST
    if boot and scientist.booted:
        return SCIENTIST_BOOTED
    if game.stopped(Act.INVENT, scientist, None, gadget):
        return FORBIDDEN
    if game.state.ruleset.invent_needs_control and scientist.location.controller != seat:
        if not works_anywhere(game, scientist, gadget):
            return SCIENTIST_PLACE
    return None


def works_anywhere(game: Game, dude: Card, gadget: Card | None) -> bool:
    """Whether a dude may invent and trade this where its player is not in control."""
    return gadget is not None and any(game.replies(Stat.NEEDS_NO_CONTROL, gadget, of=dude))


def inventors(game: Game, seat: int, *, boot: bool = True, gadget: Card | None = None) -> list[Card]:
    dudes = game.gang(seat)
    if Stat.INVENTS_WITH not in game.repertoire.spoken:
        dudes = [dude for dude in dudes if dude.has("Mad Scientist")]
    return [dude for dude in dudes if may_invent(game, seat, dude, boot=boot, gadget=gadget) is None]


def bearers(game: Game, seat: int, card: Card, *, effect: bool) -> list[Card]:
    """All cards in play that may receive this attachment now."""
    hosts: list[Card]
    if card.attaches_to or "Totem" in card.face.keywords:
        hosts = [game.card(place) for place in game.locations() if place != TOWN_SQUARE]
    else:
        hosts = game.gang(seat)
        if not effect and not anywhere(game, seat, booted=True):
            bodies = game.state.bodies
            hosts = [host for host in hosts if not bodies[host.id].booted]
            if not game.state.modifiers or ANYWHERE.isdisjoint(stats.changed(game)):
                held = {bodies[host.id].location for host in hosts}
                held = {place for place in held if control.controller(game, place) == seat}
                hosts = [host for host in hosts if bodies[host.id].location in held]
                return [host for host in hosts if may_carry(game, card, host) is None]
    return [host for host in hosts if may_receive(game, seat, card, host, effect=effect) is None]


def may_enter(
    game: Game, seat: int, card: Card, discount: int = 0, *, funds: int | None = None
) -> Refusal | None:
    """Whether this player may bring the card into play at all: type, uniqueness and price."""
    if card.face.type not in TYPES:
        return NOT_SHOPPABLE
    if blocked_by_uniqueness(game, card):
        return UNIQUE
    available = game.state.players[seat].stash if funds is None else funds
    if cheapest(game, seat, card, discount) > available:
        return TOO_DEAR
    return kept_out(game, seat, card)


def nothing_kept_out(game: Game, seat: int) -> bool:
    """Whether a glance shows that nothing keeps cards of the hand out of play, but what they attach to."""
    state = game.state
    return not (
        PLAYED in game.repertoire.spoken or -1 - seat in state.modifiers or state.ruleset.feuding_sides
    )


def kept_out(game: Game, seat: int, card: Card) -> Refusal | None:
    """Whether something keeps the card out of play, whatever it costs."""
    state = game.state
    if PLAYED in game.repertoire.spoken or -1 - seat in state.modifiers:
        if game.stopped_player(Act.PLAY_CARD, seat, None, card):
            return FORBIDDEN
    if state.zones[card.id] in (DISCARD, BOOT_HILL) and game.stopped(Act.LEAVE_PILE, card, None):
        return FORBIDDEN
    if state.ruleset.feuding_sides and feuds(game, card):
        return FEUD
    if card.attaches_to and is_gadget(card) and not bearers(game, seat, card, effect=True):
        return OWN_TEXT
    return None
