"""Numbers and relations are computed: the printed fact, attachments, traits and modifiers.

Every answer is cached until the state changes. While an answer is being computed, asking for it again
gives the printed fact, so that traits may refer to each other without end.
"""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from gomorra import poker
from gomorra.engine.board import sides
from gomorra.engine.board.index import NOT_KNOWN
from gomorra.engine.kernel.state import ANYWHERE, AWAY_FROM_HOME, PLAY, TOWN_SQUARE, Body, Modifier
from gomorra.engine.words import Stat, StatName, cannot, fixed, ignores, least, lowering, most, rating_of

if TYPE_CHECKING:
    from gomorra.engine.game import Game


class Base(int):
    """A trait's answer that takes the place of the printed number; modifiers apply on top."""


class Fixed(int):
    """A trait's answer that nothing modifies."""


CARRIED = (Stat.BULLETS, Stat.INFLUENCE)
"""The bonuses that a bearer has from what it carries."""

CARRYING = (Stat.KEYWORD, Stat.LOSES_KEYWORD, Stat.BLANK)
"""The changes after which a dude may no longer be allowed what it carries (CG-AttachmentLimits-b)."""


def contributions(
    game: Game, card: int, stat: StatName, without: int = 0, by: Container[int] | None = None
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
    if card and game.state.zones[card] != PLAY and stat in game.state.face(card).behaviour.says:
        own = game.card(card)
        for static in own.statics:
            if static.reach == "self" and stat in static.stats and own.zone in static.zones:
                found.append(static.func(own, own))
    return found


def modifiers(game: Game, card: int, stat: StatName) -> list[Modifier]:
    """The modifiers on a stat of a card that work now."""
    mods = game.state.modifiers.get(card)
    if not mods:
        return []
    return [modifier for modifier in mods if modifier.stat == stat and works_here(game, card, modifier)]


def changed(game: Game) -> frozenset[str]:
    """The stats that effects change now, of whichever cards and players."""
    cache = game.cache
    known: frozenset[str] | None = cache.get("changed")
    if known is None:
        found = {modifier.stat for mods in game.state.modifiers.values() for modifier in mods}
        known = cache["changed"] = frozenset(found)
    return known


def works_here(game: Game, card: int, modifier: Modifier) -> bool:
    """Whether a modifier that is bound to a place works where the card is."""
    if modifier.place == ANYWHERE:
        return True
    here = game.state.place(card)
    if modifier.place == AWAY_FROM_HOME:
        return here != game.state.players[game.card(card).controller].home
    return modifier.place == here


def total(game: Game, card: int, stat: StatName, *, without: int = 0) -> int:
    """A stat as it is now, without the limits that reading applies (CG-PenaltiesBonuses-a).

    `without` names a card whose own traits are left out, for traits that look at the rest.
    """
    state, index = game.state, game.index
    if index.layout == state.layout and card not in state.modifiers:
        plain = index.plain.get(stat)
        if plain is not None and card in plain:
            return plain[card]
    face = state.faces[card]
    printed = face.stats.get(stat, 0) if face is not None else 0
    body = state.bodies.get(card)
    if body is None and stat not in game.repertoire.numbers and card not in state.modifiers:
        return printed
    cache: dict[object, int] = game.cache
    key = (card, stat, without) if without else (card, stat)
    known = cache.get(key)
    if known is not None:
        return known
    cache[key] = printed
    if card in state.modifiers or (stat in game.repertoire.numbers and not _silent(game, card, body, stat)):
        result = _worked_out(game, card, stat, printed, without)
    else:  # no card on the table speaks of it, and no effect is on it
        result = printed + on_the_card(game, card, stat)
        if body is not None and _stays_plain(game, body, stat):
            index.plain.setdefault(stat, {})[card] = printed
    cache[key] = result
    return result


def _stays_plain(game: Game, body: Body, stat: StatName) -> bool:
    """Whether a number as it is printed stays so while the layout does, wherever the card goes."""
    if stat in (Stat.CONTROL, Stat.VALUE) or (body.attachments and stat in CARRIED):
        return False
    index, bodies = game.index, game.state.bodies
    spoken_of = index.reached.get(stat) if stat in game.repertoire.numbers else None
    if index.layout != game.state.layout:
        return False
    return not spoken_of or not any(card in bodies and bodies[card].location == card for card in spoken_of)


def unlimited(game: Game, card: int, stat: StatName) -> int:
    """A stat as it would be if nothing set a least or a most to it."""
    face = game.state.faces[card]
    printed = face.stats.get(stat, 0) if face is not None else 0
    return _summed(game, card, stat, printed, 0)[0]


def _worked_out(game: Game, card: int, stat: StatName, printed: int, without: int) -> int:
    """A stat of which traits or effects speak."""
    amount, fixed = _summed(game, card, stat, printed, without)
    return within_limits(game, card, stat, amount) if fixed is None else fixed


def _summed(game: Game, card: int, stat: StatName, printed: int, without: int) -> tuple[int, int | None]:
    """What all that speaks of a stat comes to, and the number at which a trait holds it."""
    amount = printed
    spared = bool(game.statics(Stat.IGNORES_PENALTIES)) and ignores_penalties(game, card, stat)
    extra = on_the_card(game, card, stat, spared=spared)
    fixed: int | None = None
    for answer in heeded(game, card, stat, without):
        if isinstance(answer, Base):
            amount = int(answer)
        elif isinstance(answer, Fixed):
            fixed = int(answer)
        elif int(answer) > 0 or not spared:
            extra += int(answer)
    if card in game.state.modifiers:
        for modifier in modifiers(game, card, stat):
            if not ignored(game, card, stat, modifier) and (int(modifier.amount) > 0 or not spared):
                extra += int(modifier.amount)
    return amount + extra, fixed


def _silent(game: Game, card: int, body: Body | None, stat: StatName) -> bool:
    """Whether no trait on the table, nor on a card that lies elsewhere itself, says anything about a stat of it."""
    spoken_of = concerned(game, stat)
    if spoken_of is None or card in spoken_of:
        return False
    if body is not None:
        return body.location not in spoken_of
    if not card:
        return True
    says = game.state.face(card).behaviour.says
    return stat not in says and least(stat) not in says


def concerned(game: Game, stat: StatName) -> frozenset[int] | None:
    """The cards, and the locations with all dudes there, of whose stat traits can speak; None for any card.

    What a trait says is asked anew; whom it can reach stays the same as long as the layout does.
    """
    index = game.index
    if index.layout != game.state.layout:
        index.renew(game)
    known = index.reached.get(stat, NOT_KNOWN)
    if known is not NOT_KNOWN:
        return known
    words = (stat, least(stat), Stat.IGNORES_PENALTIES)
    bounds = {static.bound(holder) for word in words for holder, static in index.statics.get(word, ())}
    anywhere = None in bounds or any(word in game.repertoire.roaming_stats for word in words)
    known = index.reached[stat] = None if anywhere else frozenset(card for card in bounds if card is not None)
    return known


def within_limits(game: Game, card: int, stat: StatName, amount: int) -> int:
    """The most and the least that effects and traits allow, or the number that an effect fixes."""
    result = amount
    if card in game.state.modifiers:
        for modifier in modifiers(game, card, most(stat)):
            result = min(result, int(modifier.amount))
        for modifier in modifiers(game, card, least(stat)):
            result = max(result, int(modifier.amount))
    for bound in contributions(game, card, least(stat)):
        result = max(result, int(bound))
    for modifier in modifiers(game, card, fixed(stat)):
        result = int(modifier.amount)
    return result


def heeded(game: Game, card: int, stat: StatName, without: int) -> list[int | str]:
    """What traits say about a stat, without the bonuses that an effect makes the card ignore."""
    found = contributions(game, card, stat, without)
    if not found:
        return found
    if card in game.state.modifiers and _guarded(game, card, stat):
        whose = game.card(card).controller
        theirs = {number for number in game.state.bodies if game.card(number).controller != whose}
        ours = set(range(len(game.state.faces))) - theirs
        harm = contributions(game, card, stat, without, by=theirs)
        found = contributions(game, card, stat, without, by=ours) + [more for more in harm if int(more) > 0]
    deaf = any(m.amount == "all" for m in modifiers(game, card, ignores(stat)))
    if found and (deaf or "all" in contributions(game, card, ignores(stat))):
        kept = [answer for answer in found if isinstance(answer, (Base, Fixed))]
        carried = contributions(game, card, stat, without, by=goods_on(game, card))
        return kept + [answer for answer in carried if not isinstance(answer, (Base, Fixed))]
    return found


def _guarded(game: Game, card: int, stat: StatName) -> bool:
    """Whether other players' card effects, traits included, cannot lower this stat of the card."""
    guards = modifiers(game, card, cannot(lowering(stat)))
    return any(guard.amount in ("any", "cards", "opponents") for guard in guards)


def goods_on(game: Game, card: int) -> list[int]:
    """The goods that a card carries: they count even for those who ignore all else."""
    body = game.state.bodies.get(card)
    return [item for item in body.attachments if game.state.face(item).type == "goods"] if body else []


def ignores_penalties(game: Game, card: int, stat: StatName) -> bool:
    """Whether nothing lowers this stat of the card where it is."""
    return any(game.replies(Stat.IGNORES_PENALTIES, stat, of=game.card(card)))


def on_the_card(game: Game, card: int, stat: StatName, *, spared: bool = False) -> int:
    """What counters, attachments and Kung Fu add to a stat."""
    body = game.state.bodies.get(card)
    if body is None:
        return 0
    if stat == Stat.CONTROL:
        return body.control
    if game.state.face(card).type != "dude":
        return 0
    if stat in CARRIED:
        bonuses = [bonus for _, bonus in carried_bonuses(game, card, stat)]
        return sum(max(0, bonus) for bonus in bonuses) if spared else sum(bonuses)
    return (rating(game, card, "Kung Fu") or 0) if stat == Stat.VALUE else 0


def carried_bonuses(game: Game, card: int, stat: StatName) -> list[tuple[int, int]]:
    """What each attachment of a dude adds to a stat."""
    carried = game.state.bodies[card].attachments
    return [(item, total(game, item, stat)) for item in carried if not _lost_bonus(game, item, stat)]


def _lost_bonus(game: Game, item: int, stat: StatName) -> bool:
    return any(modifier.amount == stat for modifier in modifiers(game, item, Stat.NO_BONUS))


def ignored(game: Game, card: int, stat: StatName, modifier: Modifier) -> bool:
    """Whether a trait or effect makes the card ignore this modifier."""
    effects = modifiers(game, card, ignores(stat))
    deaf_to = [m.seat for m in effects if m.amount != "all"] if modifier.source else []
    if any(sides.opposed(game, seat, modifier.seat) for seat in deaf_to):
        return True
    deaf = any(m.amount == "all" for m in effects) or "all" in contributions(game, card, ignores(stat))
    return deaf and modifier.source not in goods_on(game, card)


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
    return min(13, max(1, total(game, card, Stat.VALUE) + value_for_others(game, card)))


def value_for_others(game: Game, card: int) -> int:
    """What the value gains for the cards of other players only."""
    if (
        game.reader < 0
        or not game.statics(Stat.VALUE_FOR_OTHERS)
        or not sides.opposed(game, game.card(card).controller, game.reader)
    ):
        return 0
    return sum(int(answer) for answer in contributions(game, card, Stat.VALUE_FOR_OTHERS))


def suit(game: Game, card: int) -> str | None:
    named = game.state.named.get(card)
    if named is not None:
        return poker.SUIT_NAMES[named[0]]
    suit = game.state.face(card).suit
    return str(suit) if suit is not None else None


def blank(game: Game, card: int, what: str) -> bool:
    """Whether a card has lost its "traits", its own "abilities", or those that another card has "granted"."""
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
    lost = {str(modifier.amount) for modifier in modifiers(game, card, Stat.BLANK)}
    lost |= {str(answer) for answer in contributions(game, card, Stat.BLANK)}
    result = what in lost or "all" in lost
    cache[key] = result
    return result


def has(game: Game, card: int, keyword: str) -> bool:
    if card == TOWN_SQUARE:
        if keyword == "Public":
            return "all" not in contributions(game, card, Stat.LOSES_KEYWORD)
        return any(modifier.amount == keyword for modifier in modifiers(game, card, Stat.KEYWORD))
    state = game.state
    face = state.faces[card]
    assert face is not None
    printed = keyword in face.keywords or (keyword == "Private" and face.type == "outfit")
    changed = card in state.modifiers
    repertoire = game.repertoire
    if not changed and not repertoire.blanks and (printed or Stat.KEYWORD not in repertoire.spoken):
        return printed
    cache = game.cache
    key = (card, keyword, "keyword")
    known: bool | None = cache.get(key)
    if known is not None:
        return known
    cache[key] = printed
    result = printed
    stripped = False
    if changed or repertoire.blanks:
        lost = {str(modifier.amount) for modifier in modifiers(game, card, Stat.LOSES_KEYWORD)}
        if repertoire.blanks:
            said = contributions(game, card, Stat.LOSES_KEYWORD)
            stripped = "all" in said  # as long as a trait says so, what effects have given is lost as well
            lost |= {str(answer) for answer in said}
        result = printed and not lost & {keyword, "all"}
    if not result and changed and not stripped:
        result = any(modifier.amount == keyword for modifier in modifiers(game, card, Stat.KEYWORD))
    if not result and card in state.bodies:
        result = keyword in contributions(game, card, Stat.KEYWORD)
    cache[key] = result
    return result


def rating(game: Game, card: int, keyword: str) -> int | None:
    """A rating with its modifiers, at least 0; None without the keyword."""
    if not has(game, card, keyword):
        return None
    face = game.state.faces[card]
    printed = (face.keywords.get(keyword) or 0) if face is not None else 0
    stat = rating_of(keyword)
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
    for answer in contributions(game, card, Stat.SHOOTER):
        kind = str(answer)
    for modifier in modifiers(game, card, Stat.SHOOTER):
        kind = str(modifier.amount)
    cache[key] = kind == "stud"
    return kind == "stud"
