"""Control: who controls a card, and what counts for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import stats
from gomorra.engine.board.index import NOT_KNOWN, Held
from gomorra.engine.kernel.state import NOBODY, TOWN_SQUARE
from gomorra.engine.words import Stat, ignores, least

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game

OF_CONTROL = {
    Stat.BLANK, Stat.CONTROLS_BY_BULLETS, Stat.INFLUENCE, Stat.INFLUENCE_CAP, Stat.INSTEAD_OF_INFLUENCE,
    Stat.IGNORES_PENALTIES, Stat.KEYWORD, Stat.LOSES_KEYWORD, least(Stat.INFLUENCE), ignores(Stat.INFLUENCE),
}  # fmt: skip
"""The stats on which the control of a deed may depend, besides what is printed on the dudes there."""

OF_PRESENCE = {Stat.CONTROLS_BY_BULLETS, Stat.INSTEAD_OF_INFLUENCE}
"""What traits may say about how a dude counts for control."""


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
    """Who controls a deed or the town square; nobody controls the town square unless a card says so."""
    cache = game.cache
    key = (location, "controller")
    known: int | None = cache.get(key)
    if known is not None:
        return known
    state = game.state
    quiet = location not in state.modifiers and Stat.CONTROLLER not in game.repertoire.spoken
    if quiet and (held := undisturbed(game, location)) is not None:
        cache[key] = held
        return held
    assumed = state.owners[location] if location != TOWN_SQUARE else NOBODY
    # A trait may ask who controls the deed while it is found out what his dudes muster there: until then its owner
    # does. What is answered on the way rests on that, so it is not kept unless it turns out to be so; and what was
    # assumed by others is not looked at, so that the answer is the same whatever was asked before.
    index = game.index
    pending = index.pending
    pending[key] = assumed
    index.cache = dict(pending)
    try:
        result = claimed(game, location)
    finally:
        found, index.cache = index.cache, cache
        del pending[key]
    if result == assumed:
        for question, answer in found.items():
            cache.setdefault(question, answer)
    cache[key] = result
    return result


def claimed(game: Game, location: int) -> int:
    """Who controls a location by a trait, or else by his dudes there."""
    claims = stats.contributions(game, location, Stat.CONTROLLER)
    return int(claims[0]) - 1 if claims else strongest(game, location)


def undisturbed(game: Game, location: int) -> int | None:
    """Who controls a location where nothing but printed influence counts; None where more is to be asked."""
    if location == TOWN_SQUARE:
        return NOBODY
    present = game.crowd(location)
    if not present:
        return game.state.owners[location]
    index = game.index
    known = index.held.get(location)
    if known is None or known.present != present or not _unchanged(game, present):
        return None
    if known.layout != index.layout:
        if known.signs != _signs(game, present) or not _plain(game, location, present):
            return None
        known.layout = index.layout
    return known.seat


def strongest(game: Game, location: int) -> int:
    """Who controls a location by what his dudes muster there; else its owner does."""
    if location == TOWN_SQUARE:
        return NOBODY
    quiet = location not in game.state.modifiers
    known = undisturbed(game, location) if quiet else None
    if known is not None:
        return known
    sums = standing(game, location)
    top = max(sums, default=0)
    result = sums.index(top) if top > 0 and sums.count(top) == 1 else game.state.owners[location]
    present = game.crowd(location)
    if quiet and _plain(game, location, present) and _unchanged(game, present):
        game.index.held[location] = Held(game.index.layout, present[:], _signs(game, present), result)
    return result


def _signs(game: Game, present: list[Card]) -> list[object]:
    """What besides the dudes themselves counts for control: who controls them, and what they carry."""
    bodies = game.state.bodies
    return [(bodies[dude.id].controller, bodies[dude.id].attachments) for dude in present]


def _plain(game: Game, location: int, present: list[Card]) -> bool:
    """Whether only printed influence counts, so that control stays the same as long as the same dudes are there."""
    disturbed = game.index.disturbed
    if disturbed is NOT_KNOWN:
        disturbed = game.index.disturbed = disturbances(game)
    if disturbed is None or location in disturbed or stats.has(game, location, "Rowdy"):
        return False
    by_influence = game.state.face(location).behaviour.control_by == Stat.INFLUENCE
    return by_influence and all(dude.id not in disturbed for dude in present)


def disturbances(game: Game) -> frozenset[int] | None:
    """The dudes and locations where traits on the table have a say in control; None for all of them."""
    bodies = game.state.bodies
    found: set[int] = set()
    for stat in OF_CONTROL & game.repertoire.spoken:
        concerned = stats.concerned(game, stat)
        if concerned is None or (concerned and stat == Stat.INFLUENCE_CAP):  # that one holds for everybody
            return None
        found |= concerned
    for number in tuple(found):
        if number in bodies and bodies[number].host >= 0:  # what a dude carries counts for the dude
            found.add(bodies[number].host)
    return frozenset(found)


def _unchanged(game: Game, present: list[Card]) -> bool:
    """Whether no effect is on these dudes or on what they carry."""
    effects, bodies = game.state.modifiers, game.state.bodies
    return not effects or all(
        dude.id not in effects and effects.keys().isdisjoint(bodies[dude.id].attachments) for dude in present
    )


def standing(game: Game, location: int) -> list[int]:
    """What each player musters for control of a deed: influence, or bullets where it is Rowdy."""
    state = game.state
    sums = [0] * len(state.players)
    present = game.crowd(location)
    if not present:
        return sums
    by = Stat.INFLUENCE
    if location != TOWN_SQUARE:
        behaviour = state.face(location).behaviour
        by_trait = behaviour.control_by == Stat.BULLETS and not stats.blank(game, location, "traits")
        if stats.has(game, location, "Rowdy") or by_trait:
            by = Stat.BULLETS
    plain = not OF_PRESENCE & game.repertoire.spoken
    for dude in present:
        number = dude.id
        if plain and number not in state.modifiers:
            amount = stats.total(game, number, by)
        elif by == Stat.BULLETS or shoots(game, dude, location):
            amount = stats.total(game, number, Stat.BULLETS)
        else:
            amount = presence(game, number)
        if amount > 0:
            sums[state.bodies[number].controller] += amount
    cap = influence_cap(game) if by == Stat.INFLUENCE else None
    return sums if cap is None else [min(cap, amount) for amount in sums]


def shoots(game: Game, dude: Card, location: int) -> bool:
    """Whether a dude counts for the control of a location by its bullets."""
    if location == TOWN_SQUARE:
        return False
    return any(game.replies(Stat.CONTROLS_BY_BULLETS, dude, of=dude)) or bool(
        stats.modifiers(game, dude.id, Stat.CONTROLS_BY_BULLETS)
    )


def presence(game: Game, dude: int) -> int:
    """The influence that a dude brings to bear on the control of a location, or what a trait puts in its place."""
    if game.statics(Stat.INSTEAD_OF_INFLUENCE):
        found = stats.contributions(game, dude, Stat.INSTEAD_OF_INFLUENCE)
        if found:
            return int(found[-1])
    extra = sum(int(m.amount) for m in stats.modifiers(game, dude, Stat.INFLUENCE_FOR_CONTROL))
    return stats.total(game, dude, Stat.INFLUENCE) + extra


def influence_cap(game: Game) -> int | None:
    """The most influence that counts for a player at one location, where a card limits it."""
    return min((int(cap) for cap in game.replies(Stat.INFLUENCE_CAP) if cap is not None), default=None)
