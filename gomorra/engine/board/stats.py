"""Numbers and relations are computed: the printed fact, attachments, traits and modifiers.

Every answer is cached until the state changes. While an answer is being computed, asking for it again
gives the printed fact, so that traits may refer to each other without end.
"""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from gomorra import poker
from gomorra.engine.kernel.state import ANYWHERE, AWAY_FROM_HOME, NOBODY, PLAY, TOWN_SQUARE, Modifier

if TYPE_CHECKING:
    from gomorra.engine.game import Game


class Base(int):
    """A trait's answer that takes the place of the printed number; modifiers apply on top."""


class Fixed(int):
    """A trait's answer that nothing modifies."""


CARRIED = ("bullets", "influence")
"""The bonuses that a bearer has from what it carries."""

ON_THE_CARD = ("control", "value")
"""What counters and Kung Fu on the card itself may change."""

CARRYING = ("keyword", "loses keyword", "blank")
"""The changes after which a dude may no longer be allowed what it carries (CG-AttachmentLimits-b)."""


def contributions(
    game: Game, card: int, stat: str, without: int = 0, by: Container[int] | None = None
) -> list[int | str]:
    """What continuous traits say about a stat of this card (without one holder's, or only those of some)."""
    found: list[int | str] = []
    holders = game.statics(stat)
    if holders:
        handle = game.card(card)
        for holder, static in holders:
            if (holder.id == without and without) or (by is not None and holder.id not in by):
                continue
            if static.reaches(holder, handle) and not blank(game, holder.id, "traits"):
                answer = static.func(holder, handle)
                if answer or (answer is not None and isinstance(answer, (Base, Fixed))):
                    found.append(answer)
    if card and game.state.zones[card] != PLAY:
        own = game.card(card)
        for static in own.statics:
            if static.reach == "self" and stat in static.stats and own.zone in static.zones:
                found.append(static.func(own, own))
    return found


def modifiers(game: Game, card: int, stat: str) -> list[Modifier]:
    """The modifiers on a stat of a card that work now."""
    mods = game.state.modifiers.get(card)
    if not mods:
        return []
    return [modifier for modifier in mods if modifier.stat == stat and works_here(game, card, modifier)]


def works_here(game: Game, card: int, modifier: Modifier) -> bool:
    """Whether a modifier that is bound to a place works where the card is."""
    if modifier.place == ANYWHERE:
        return True
    here = place(game, card)
    if modifier.place == AWAY_FROM_HOME:
        return here != game.state.players[controller(game, card)].home
    return modifier.place == here


def total(game: Game, card: int, stat: str, *, without: int = 0) -> int:
    """A stat as it is now, without the limits that reading applies (CG-PenaltiesBonuses-a).

    `without` names a card whose own traits are left out, for traits that look at the rest.
    """
    cache = game.cache
    key = (card, stat, without) if without else (card, stat)
    known: int | None = cache.get(key)
    if known is not None:
        return known
    state = game.state
    face = state.faces[card]
    printed = face.stats.get(stat, 0) if face is not None else 0
    cache[key] = printed
    body = state.bodies.get(card)
    if body is not None and card not in state.modifiers and stat not in ON_THE_CARD:
        floored = game.statics(f"least {stat}")
        if not (body.attachments and stat in CARRIED) and not game.statics(stat) and not floored:
            return printed  # nothing on the table says anything about it
    amount = printed
    spared = bool(game.statics("ignores penalties")) and ignores_penalties(game, card, stat)
    extra = on_the_card(game, card, stat, spared=spared)
    fixed: int | None = None
    for answer in heeded(game, card, stat, without):
        if isinstance(answer, Base):
            amount = int(answer)
        elif isinstance(answer, Fixed):
            fixed = int(answer)
        elif int(answer) > 0 or not spared:
            extra += int(answer)
    if card in state.modifiers:
        for modifier in modifiers(game, card, stat):
            if not ignored(game, card, stat, modifier) and (int(modifier.amount) > 0 or not spared):
                extra += int(modifier.amount)
    result = within_limits(game, card, stat, amount + extra)
    if fixed is not None:
        result = fixed
    cache[key] = result
    return result


def within_limits(game: Game, card: int, stat: str, amount: int) -> int:
    """The most and the least that effects and traits allow, or the number that an effect fixes."""
    result = amount
    if card in game.state.modifiers:
        for modifier in modifiers(game, card, f"most {stat}"):
            result = min(result, int(modifier.amount))
        for modifier in modifiers(game, card, f"least {stat}"):
            result = max(result, int(modifier.amount))
    for least in contributions(game, card, f"least {stat}"):
        result = max(result, int(least))
    for modifier in modifiers(game, card, f"fixed {stat}"):
        result = int(modifier.amount)
    return result


def heeded(game: Game, card: int, stat: str, without: int) -> list[int | str]:
    """What traits say about a stat, without the bonuses that an effect makes the card ignore."""
    found = contributions(game, card, stat, without)
    deaf = any(m.amount == "all" for m in modifiers(game, card, f"ignores {stat}"))
    if found and (deaf or "all" in contributions(game, card, f"ignores {stat}")):
        kept = [answer for answer in found if isinstance(answer, (Base, Fixed))]
        carried = contributions(game, card, stat, without, by=goods_on(game, card))
        return kept + [answer for answer in carried if not isinstance(answer, (Base, Fixed))]
    return found


def goods_on(game: Game, card: int) -> list[int]:
    """The goods that a card carries: they count even for those who ignore all else."""
    body = game.state.bodies.get(card)
    return [item for item in body.attachments if game.state.face(item).type == "goods"] if body else []


def ignores_penalties(game: Game, card: int, stat: str) -> bool:
    """Whether nothing lowers this stat of the card where it is."""
    return any(game.replies("ignores penalties", stat, of=game.card(card)))


def on_the_card(game: Game, card: int, stat: str, *, spared: bool = False) -> int:
    """What counters, attachments and Kung Fu add to a stat."""
    body = game.state.bodies.get(card)
    if body is None:
        return 0
    if stat == "control":
        return body.control
    if game.state.face(card).type != "dude":
        return 0
    if stat in CARRIED:
        carried = [item for item in body.attachments if not modifiers(game, item, "no bonus")]
        bonuses = [total(game, item, stat) for item in carried]
        return sum(max(0, bonus) for bonus in bonuses) if spared else sum(bonuses)
    return (rating(game, card, "Kung Fu") or 0) if stat == "value" else 0


def ignored(game: Game, card: int, stat: str, modifier: Modifier) -> bool:
    """Whether a trait or effect makes the card ignore this modifier."""
    effects = modifiers(game, card, f"ignores {stat}")
    if any(m.amount != "all" and modifier.source and modifier.seat != m.seat for m in effects):
        return True
    deaf = any(m.amount == "all" for m in effects) or "all" in contributions(game, card, f"ignores {stat}")
    return deaf and modifier.source not in goods_on(game, card)


def upkeep(game: Game, card: int) -> int:
    """Upkeep with the surcharge for dudes of another outfit (RB-5.2-j)."""
    amount = total(game, card, "upkeep")
    state = game.state
    face = state.face(card)
    if face.type == "dude" and face.gangs and card in state.bodies:
        outfit = game.outfit(controller(game, card))
        if not set(face.gangs) & set(outfit.face.gangs):
            amount += max(0, total(game, card, "influence"))
    fixed = modifiers(game, card, "upkeep becomes")
    return int(fixed[-1].amount) if fixed else max(0, amount)


def value(game: Game, card: int) -> int:
    """A card's value, from 1 to 13; a joker has the value its owner named, else 0."""
    named = game.state.named.get(card)
    if named is not None:
        return named[1]
    face = game.state.face(card)
    if face.type == "joker":
        return 0
    if card not in game.state.bodies:
        return face.value
    return min(13, max(1, total(game, card, "value") + value_for_others(game, card)))


def value_for_others(game: Game, card: int) -> int:
    """What the value gains for the cards of other players only."""
    if game.reader < 0 or not game.statics("value for others") or game.reader == controller(game, card):
        return 0
    return sum(int(answer) for answer in contributions(game, card, "value for others"))


def suit(game: Game, card: int) -> str | None:
    named = game.state.named.get(card)
    if named is not None:
        return poker.SUIT_NAMES[named[0]]
    suit = game.state.face(card).suit
    return str(suit) if suit is not None else None


def blank(game: Game, card: int, what: str) -> bool:
    """Whether a card has lost its "traits" or "abilities"."""
    if not game.repertoire.blanks:
        return False
    key = (card, what, "blank")
    cache = game.cache
    known: bool | None = cache.get(key)
    if known is not None:
        return known
    cache[key] = False
    if what == "traits" and card and game.state.face(card).behaviour.keeps_traits:
        return False
    lost = {str(modifier.amount) for modifier in modifiers(game, card, "blank")}
    lost |= {str(answer) for answer in contributions(game, card, "blank")}
    result = what in lost or "all" in lost
    cache[key] = result
    return result


def has(game: Game, card: int, keyword: str) -> bool:
    if card == TOWN_SQUARE:
        if keyword == "Public":
            return "all" not in contributions(game, card, "loses keyword")
        return any(modifier.amount == keyword for modifier in modifiers(game, card, "keyword"))
    cache = game.cache
    key = (card, keyword, "keyword")
    known: bool | None = cache.get(key)
    if known is not None:
        return known
    state = game.state
    face = state.face(card)
    printed = keyword in face.keywords or (keyword == "Private" and face.type == "outfit")
    cache[key] = printed
    changed = card in state.modifiers
    result = printed
    if printed and (changed or game.repertoire.blanks):
        lost = {str(modifier.amount) for modifier in modifiers(game, card, "loses keyword")}
        if game.repertoire.blanks:
            lost |= {str(answer) for answer in contributions(game, card, "loses keyword")}
        result = not lost & {keyword, "all"}
    if not result and changed:
        result = any(modifier.amount == keyword for modifier in modifiers(game, card, "keyword"))
    if not result and card in state.bodies:
        result = keyword in contributions(game, card, "keyword")
    cache[key] = result
    return result


def rating(game: Game, card: int, keyword: str) -> int | None:
    """A rating with its modifiers, at least 0; None without the keyword."""
    if not has(game, card, keyword):
        return None
    face = game.state.faces[card]
    printed = (face.keywords.get(keyword) or 0) if face is not None else 0
    stat = f"{keyword} rating"
    if card in game.state.modifiers or game.statics(stat):
        return max(0, printed + total(game, card, stat))
    return printed


def is_stud(game: Game, card: int) -> bool:
    cache = game.cache
    key = (card, "stud")
    known: bool | None = cache.get(key)
    if known is not None:
        return known
    state = game.state
    face = state.face(card)
    kind = "stud" if face.stud else "draw"
    cache[key] = face.stud
    for answer in contributions(game, card, "shooter"):
        kind = str(answer)
    for modifier in modifiers(game, card, "shooter"):
        kind = str(modifier.amount)
    cache[key] = kind == "stud"
    return kind == "stud"


def place(game: Game, card: int) -> int:
    """The location a card in play is at; cards out of play are nowhere (-1)."""
    state = game.state
    if card == TOWN_SQUARE or state.zones[card] != PLAY:
        return TOWN_SQUARE if card == TOWN_SQUARE else -1
    body = state.bodies[card]
    while body.host > TOWN_SQUARE:
        body = state.bodies[body.host]
    return body.location if body.host < 0 else TOWN_SQUARE


def controller(game: Game, card: int) -> int:
    """Who controls a card: attachments follow their host, deeds go by influence (RB-3.9)."""
    state = game.state
    if card == TOWN_SQUARE:
        return location_controller(game, card)
    body = state.bodies.get(card)
    if body is None:
        return state.owners[card]
    if body.host > TOWN_SQUARE:
        return controller(game, body.host)
    if body.location == card and state.face(card).type == "deed":
        return location_controller(game, card)
    return body.controller


def location_controller(game: Game, location: int) -> int:
    """Who controls a location; nobody controls the town square unless a card says so."""
    cache = game.cache
    key = (location, "controller")
    known: int | None = cache.get(key)
    if known is not None:
        return known
    state = game.state
    if location != TOWN_SQUARE and state.face(location).type != "deed":
        return state.owners[location]
    owner = state.owners[location] if location != TOWN_SQUARE else NOBODY
    cache[key] = owner
    taken = modifiers(game, location, "controller")
    claims = contributions(game, location, "controller")
    if taken:
        result = int(taken[-1].amount)
    elif claims:
        result = int(claims[0]) - 1
    elif location == TOWN_SQUARE:
        result = NOBODY
    else:
        sums = standing(game, location)
        result = owner
        top = max(sums, default=0)
        if top > 0 and sums.count(top) == 1:
            result = sums.index(top)
    cache[key] = result
    return result


def standing(game: Game, location: int) -> list[int]:
    """What each player musters for control of a deed: influence, or bullets where it is Rowdy."""
    state = game.state
    sums = [0] * len(state.players)
    by = "influence"
    if location != TOWN_SQUARE:
        behaviour = state.face(location).behaviour
        by_trait = behaviour.control_by == "bullets" and not blank(game, location, "traits")
        if has(game, location, "Rowdy") or by_trait:
            by = "bullets"
    for dude in game.dudes_at(location):
        shoots = location != TOWN_SQUARE and (
            any(game.replies("controls by bullets", dude, of=dude))
            or bool(modifiers(game, dude.id, "controls by bullets"))
        )
        counts = "bullets" if shoots else by
        if counts == "influence":
            amount = presence(game, dude.id)
        else:
            amount = total(game, dude.id, counts)
        sums[dude.body.controller] += max(0, amount)
    cap = influence_cap(game) if by == "influence" else None
    return sums if cap is None else [min(cap, amount) for amount in sums]


def presence(game: Game, dude: int) -> int:
    """The influence that a dude brings to bear on the control of a location, or what a trait puts in its place."""
    if game.statics("instead of influence for control"):
        found = contributions(game, dude, "instead of influence for control")
        if found:
            return int(found[-1])
    extra = sum(int(m.amount) for m in modifiers(game, dude, "influence for control"))
    return total(game, dude, "influence") + extra


def influence_cap(game: Game) -> int | None:
    """The most influence that counts for a player at one location, where a card limits it."""
    return min((int(cap) for cap in game.replies("influence cap") if cap is not None), default=None)


def neighbours(game: Game, location: int) -> frozenset[int]:
    """All locations adjacent to this one."""
    cache = game.cache
    key = (location, "adjacent")
    known: frozenset[int] | None = cache.get(key)
    if known is not None:
        return known
    state = game.state
    near: set[int] = set()
    for player in state.players:
        street = player.street
        if location == TOWN_SQUARE:
            near.update(street)
        elif location in street:
            i = street.index(location)
            near.add(TOWN_SQUARE)
            near.update(street[max(0, i - 1) : i])
            near.update(street[i + 1 : i + 2])
    if game.repertoire.adjacency_changes:
        near = changed_neighbours(game, location, near)
    result = frozenset(near)
    cache[key] = result
    return result


def changed_neighbours(game: Game, location: int, near: set[int]) -> set[int]:
    """Adjacency with what effects add and take away, in both directions (CG-Adjacency)."""
    holders = game.statics("adjacent")
    for other in game.locations():
        if other == location:
            continue
        pair = (location, other)
        for a, b in (pair, pair[::-1]):
            for modifier in modifiers(game, a, "adjacent"):
                if modifier.amount == b:
                    near.add(other)
        for holder, static in holders:
            if blank(game, holder.id, "traits"):
                continue
            answer = static.func(holder, game.card(location), game.card(other))
            if answer is None:
                answer = static.func(holder, game.card(other), game.card(location))
            if answer is True:
                near.add(other)
            elif answer is False:
                near.discard(other)
        for a, b in (pair, pair[::-1]):
            for modifier in modifiers(game, a, "not adjacent"):
                if modifier.amount == b:
                    near.discard(other)
    return near


def adjacent(game: Game, a: int, b: int) -> bool:
    return b in neighbours(game, a)


def influence_of(game: Game, seat: int) -> int:
    """A player's total influence."""
    here: dict[int, int] = {}
    for dude in game.dudes(seat):
        place = dude.body.location
        here[place] = here.get(place, 0) + max(0, total(game, dude.id, "influence"))
    cap = influence_cap(game)
    amount = sum(here.values()) if cap is None else sum(min(cap, there) for there in here.values())
    return amount + sum(int(m.amount) for m in modifiers(game, -1 - seat, "influence"))


def control_of(game: Game, seat: int) -> int:
    """A player's total control points (RB-1-d, RB-1-e)."""
    points = 0
    for card in game.state.bodies:
        worth = max(0, total(game, card, "control"))
        if worth and controller(game, card) == seat:
            points += worth
    points += sum(int(answer or 0) for answer in game.replies("control total", seat))
    return points + sum(int(m.amount) for m in modifiers(game, -1 - seat, "control"))


def collects(game: Game, deed: int) -> bool:
    """Whether a card lets its controller collect what a deed of another player produces."""
    return any(game.replies("collects production", game.card(deed)))


def production_of(game: Game, seat: int) -> int:
    """What a player collects: owned and controlled deeds, the outfit, other cards controlled (RB-5.2)."""
    amount = 0
    for card in game.state.bodies:
        face = game.state.face(card)
        if controller(game, card) != seat:
            continue
        if face.type == "deed" and game.state.owners[card] != seat and not collects(game, card):
            continue
        if face.type == "legend":
            continue
        if face.type == "outfit":
            legend = game.state.players[seat].legend
            extra = total(game, legend, "production") if legend else 0
            amount += max(0, total(game, card, "production") + extra)
            continue
        amount += max(0, total(game, card, "production"))
    return amount


def hand_size(game: Game, seat: int) -> int:
    """The maximum size of a play hand, normally five."""
    size = 5 + sum(int(answer or 0) for answer in game.replies("hand size", seat))
    return max(0, size + sum(int(m.amount) for m in modifiers(game, -1 - seat, "hand size")))


def poorer(game: Game, seat: int, other: int) -> bool:
    """Whether a player has less ghost rock than another, ties as cards read them."""
    mine, theirs = game.state.players[seat].stash, game.state.players[other].stash
    if mine == theirs:
        return any(game.replies("poorer in ties", seat))
    return mine < theirs
