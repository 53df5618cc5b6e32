"""Looking at the table: handles, dudes, locations, who listens to what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from gomorra.engine.board import hands, players, stats
from gomorra.engine.kernel.state import HAND, TOWN_SQUARE
from gomorra.engine.words import Act, Stat, StatName

if TYPE_CHECKING:
    from gomorra.engine.card.ability import Ability, Static
    from gomorra.engine.card.handle import Card
    from gomorra.engine.events import Event
    from gomorra.engine.game import Game

HANDS = frozenset({HAND})
NO_STATICS: list[tuple[Card, Static]] = []
NOBODY_THERE: list[Card] = []
NO_LISTENERS: list[tuple[Card, Ability]] = []
NO_ABILITIES: list[tuple[Card, Ability, Card | None]] = []


def _fresh(game: Game) -> None:
    if game.index.layout != game.state.layout:
        game.index.renew(game)


def card(game: Game, number: int) -> Card:
    """The handle of a card; 0 is the town square."""
    handles = game.index.handles
    face = game.state.faces[number]
    if number in handles:
        handle = handles[number]
        if handle.face is face or face is None:
            return handle
    handle = handles[number] = game.square() if face is None else face.behaviour(game, number, face)
    return handle


def outfit(game: Game, seat: int) -> Card:
    """A player's outfit."""
    return game.card(game.state.players[seat].home)


def dudes(game: Game, seat: int | None = None) -> list[Card]:
    """The dudes in play (of one player's control)."""
    _fresh(game)
    return game.index.dudes[:] if seat is None else game.index.gangs[seat][:]


def gang(game: Game, seat: int | None = None) -> list[Card]:
    """The dudes in play (of one player's control), in a list that must not be changed."""
    index = game.index
    if index.layout != game.state.layout:
        index.renew(game)
    return index.dudes if seat is None else index.gangs[seat]


def dudes_at(game: Game, place: int, seat: int | None = None) -> list[Card]:
    """The dudes at a location (of one player's control)."""
    here = crowd(game, place)
    if seat is None:
        return here[:]
    bodies = game.state.bodies
    return [dude for dude in here if bodies[dude.id].controller == seat]


def crowd(game: Game, place: int) -> list[Card]:
    """The dudes at a location, in a list that must not be changed."""
    index = game.index
    if index.layout != game.state.layout:
        index.renew(game)
    crowds = index.crowds
    if crowds is None:
        crowds = index.gather(game)
    return crowds.get(place, NOBODY_THERE)


def expected_at(game: Game, place: int) -> list[Card]:
    """The dudes at a location, and those of a job's posse that are on their way there."""
    found = game.dudes_at(place)
    if game.job is not None and game.job.location == place and game.gathering is not None:
        found += [game.card(dude) for dude in game.gathering[0] if game.card(dude) not in found]
    return found


def locations(game: Game) -> list[int]:
    """All locations in play, the town square first."""
    _fresh(game)
    return game.index.locations


def statics(game: Game, stat: StatName) -> list[tuple[Card, Static]]:
    """The continuous traits about a stat that are on the table now."""
    if stat not in game.repertoire.spoken:
        return NO_STATICS
    index = game.index
    if index.layout != game.state.layout:
        index.renew(game)
    found = index.statics.get(stat, NO_STATICS)
    roaming = game.repertoire.roaming_stats
    if stat not in roaming or not game.state.ruleset.traits_out_of_play:
        return found
    return [*found, *_roaming_statics(game, stat, roaming[stat])]


def replies(game: Game, stat: StatName, *args: object, of: Card | None = None) -> Iterable[Any]:
    """What the traits about a stat say to this, leaving out those that are lost (and out of a card's reach)."""
    if stat not in game.repertoire.spoken or not statics(game, stat):
        return ()
    return (static.func(holder, *args) for holder, static in speakers(game, stat, of))


def speakers(game: Game, stat: StatName, of: Card | None = None) -> Iterator[tuple[Card, Static]]:
    """The traits about a stat (of a card) that speak now: a card that has lost its traits is silent."""
    for holder, static in statics(game, stat):
        if (of is None or static.reaches(holder, of)) and not stats.blank(game, holder.id, "traits"):
            yield holder, static


def _lying_in(game: Game, word: object, zones: frozenset[int]) -> list[Card]:
    """The cards in piles of these kinds that speak of a stat there, listen to an event or have a kind of ability."""
    state = game.state
    where = state.zones
    lying = [card for card in game.index.roamers(game, word) if where[card] in zones]
    if not lying:
        return NOBODY_THERE
    if len(lying) > 1:
        if zones == HANDS:
            piles = [player.hand for player in state.players]
        else:
            piles = [state.pile(seat, zone) for zone in sorted(zones) for seat in range(game.seats)]
        lying = [card for pile in piles for card in pile if card in lying]
    return [game.card(card) for card in lying]


def _roaming_statics(game: Game, stat: StatName, zones: frozenset[int]) -> list[tuple[Card, Static]]:
    return [
        (card, static)
        for card in _lying_in(game, stat, zones)
        for static in card.statics
        if stat in static.stats and card.zone in static.zones
    ]


def listeners(game: Game, kind: type[Event]) -> list[tuple[Card, Ability]]:
    """The traits and Reacts on the table, or Reacts in hands, that listen to this kind of event."""
    index = game.index
    if index.layout != game.state.layout:
        index.renew(game)
    found = index.listeners.get(kind, NO_LISTENERS)
    zones = game.repertoire.roaming_events.get(kind)
    if zones is None:
        return found
    lying = _lying_in(game, kind, zones)
    if not lying:
        return found
    return [
        *found,
        *(
            (card, ability)
            for card in lying
            for ability in (*(card.traits if game.state.ruleset.traits_out_of_play else ()), *card.abilities)
            if kind in ability.event
            and (card.zone in ability.zones or (card.zone == HAND and card.face.type == "action"))
        ),
    ]


def abilities_in_play(game: Game, kind: str) -> list[tuple[Card, Ability, Card | None]]:
    """Every ability of a kind on the table, those included that other cards grant."""
    _fresh(game)
    own = game.index.abilities.get(kind, NO_ABILITIES)
    more = _further_abilities(game, kind)
    return own + more if more else own


def abilities_for(game: Game, seat: int, kind: str) -> list[tuple[Card, Ability, Card | None]]:
    """Those that this player might use: not what belongs to the dudes and outfits of others."""
    if Stat.LENDS in game.repertoire.spoken:
        return abilities_in_play(game, kind)
    _fresh(game)
    chances = game.index.chances.get(kind)
    if chances is None:
        chances = game.index.chances[kind] = _chances(game, kind)
    more = _further_abilities(game, kind)
    return chances[seat] + more if more else chances[seat]


def _chances(game: Game, kind: str) -> list[list[tuple[Card, Ability, Card | None]]]:
    """For each player the abilities that are not another's for as long as the layout stays."""
    found: list[list[tuple[Card, Ability, Card | None]]] = [[] for _ in range(game.seats)]
    for item in game.index.abilities.get(kind, NO_ABILITIES):
        whose = _kept_by(game, item[0], item[1])
        for own in found if whose is None else (found[whose],):
            own.append(item)
    return found


def _kept_by(game: Game, card: Card, ability: Ability) -> int | None:
    """Whose an ability is while the layout stays: a dude's, an outfit's or on one; None where it may change hands."""
    if ability.anyone or ability.owner or "Totem" in card.face.keywords:
        return None
    state, number = game.state, card.id
    while (host := state.bodies[number].host) > TOWN_SQUARE:
        number = host
    kind = state.face(number).type
    if kind == "outfit":
        return state.owners[number]
    return state.bodies[number].controller if kind == "dude" else None


def _further_abilities(game: Game, kind: str) -> list[tuple[Card, Ability, Card | None]]:
    """What cards grant to others, and what can be used from outside play."""
    found: list[tuple[Card, Ability, Card | None]] = []
    for granter, _ in speakers(game, Stat.ABILITY) if Stat.ABILITY in game.repertoire.spoken else ():
        for card in map(game.card, game.state.bodies):
            found += [(card, ability, granter) for ability in granter.granted(card) if kind in ability.kinds]
    zones = game.repertoire.roaming_kinds.get(kind)
    if zones is not None:
        for card in _lying_in(game, kind, zones):
            for ability in card.abilities:
                if kind in ability.kinds and card.zone in ability.zones:
                    found.append((card, ability, None))
    return found


def is_blank(game: Game, card: Card, what: str) -> bool:
    """Whether a card has lost its "traits" or "abilities"."""
    return stats.blank(game, card.id, what)


def order(game: Game) -> list[int]:
    """All players, the Winner first, clockwise."""
    first = game.state.winner if game.state.winner >= 0 else max(0, game.state.priority)
    return game.state.clockwise(first)


def side_of(game: Game, card: int) -> int | None:
    """The posse a dude is in, while posses stand."""
    if game.gathering is None:
        return None
    if card in game.gathering[0]:
        return 0
    return 1 if card in game.gathering[1] else None


def faces(game: Game, card: int, seat: int) -> bool:
    """Whether a dude is in a posse and this player on the side across: as its leader, or with dudes in it."""
    side = side_of(game, card)
    if side is None or game.gathering is None:
        return False
    across = (game.card(dude).controller for dude in game.gathering[1 - side])
    return seat == game.posse_seats[1 - side] or seat in across


def cheaters(game: Game, seat: int) -> list[int]:
    """The other players against whom this one may use a Cheatin' Resolution now."""
    return [
        other
        for other in range(game.seats)
        if other != seat
        and (
            other not in game.hits
            or game.stopped_player(Act.BE_SAFE_AFTER_A_HIT, other)
            or stats.modifiers(game, -1 - other, Stat.SECOND_HIT)
        )
        and hands.is_cheatin(game, other)
        and not stats.modifiers(game, -1 - other, Stat.NO_CHEATIN_AGAINST)
    ]


def name(game: Game, seat: int) -> str:
    """A player's name."""
    return game.names[seat] if seat >= 0 else "nobody"


def place_name(game: Game, place: int) -> str:
    """A location in words."""
    if place == TOWN_SQUARE:
        return "the town square"
    card = game.card(place)
    return f"the home of {game.name(card.owner)}" if card.type == "outfit" else card.title


def place_word(game: Game, place: int) -> str | int:
    """A location in option keys."""
    return "town-square" if place == TOWN_SQUARE else place


def place_of_word(game: Game, word: str | int) -> int:
    """The location that a word of an option key means."""
    return TOWN_SQUARE if word == "town-square" else int(word)


def influence(game: Game, seat: int) -> int:
    """A player's total influence."""
    return players.influence_of(game, seat)


def control_points(game: Game, seat: int) -> int:
    """A player's total control points."""
    return players.control_of(game, seat)
