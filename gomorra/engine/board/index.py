"""The index of the table: what lies there, by what is asked about it, and what cards of this game could say at all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from gomorra.engine.kernel.state import GONE, HAND, PLAY, TOWN_SQUARE
from gomorra.engine.words import Stat

if TYPE_CHECKING:
    from gomorra.engine.card.ability import Ability, Static
    from gomorra.engine.card.handle import Card
    from gomorra.engine.events import Event
    from gomorra.engine.game import Game
    from gomorra.engine.kernel.decision import Option
    from gomorra.engine.kernel.face import Face
    from gomorra.engine.verbs.use import Use

NOT_KNOWN: frozenset[int] | None = frozenset({-1})
"""Where it has not been looked at yet which cards traits can speak of."""

NOBODY_ROAMS: tuple[object, int, dict[object, list[int]]] = (None, 0, {})


@dataclass(slots=True)
class Held:
    """Who controls a location with these dudes there; looked at again when the layout has changed."""

    layout: int
    present: list[Card]
    signs: list[object]
    seat: int


class Index:
    """The table as it is asked about. Made anew only when the layout has changed, and then when somebody asks."""

    __slots__ = (
        "abilities", "cache", "chances", "crowds", "disturbed", "dudes", "entries", "gangs", "handles", "held",
        "layout", "listeners", "locations", "moves", "names", "pending", "plain", "reached", "referees", "roaming",
        "stamp", "statics", "streets", "trials",
    )  # fmt: skip

    statics: dict[str, list[tuple[Card, Static]]]
    listeners: dict[type[Event], list[tuple[Card, Ability]]]
    abilities: dict[str, list[tuple[Card, Ability, Card | None]]]
    chances: dict[str, list[list[tuple[Card, Ability, Card | None]]]]
    """The abilities of a kind that each player might use."""
    dudes: list[Card]
    gangs: dict[int, list[Card]]
    """The dudes in play by who controls them."""
    crowds: dict[int, list[Card]] | None
    """The dudes in play by the location where they are; made anew when one has moved."""
    plain: dict[str, dict[int, int]]
    """Numbers as they are printed, of cards of which nothing speaks, wherever they are."""
    streets: dict[int, frozenset[int]]
    """The locations next to a location."""
    reached: dict[str, frozenset[int] | None]
    """The cards of which the traits about a stat can speak, None for any card."""
    disturbed: frozenset[int] | None
    """The dudes and locations where more counts for control than printed influence; None for all of them."""
    names: dict[tuple[int, str], set[str]]
    """The names of cards in play by owner and type."""

    def __init__(self) -> None:
        self.handles: dict[int, Card] = {}
        self.held: dict[int, Held] = {}
        """Who controlled a location with which dudes there, where nothing else counts."""
        self.locations: list[int] = []
        self.moves: dict[tuple[int, int], list[Option]] = {}
        """For each dude and the place where it is the moves to all other locations."""
        self.entries: dict[tuple[int, bool], list[Option]] = {}
        """For each deed or dude the ways to buy it, and whether it goes on a street."""
        self.referees: dict[int, Use] = {}
        self.trials: dict[Any, Use] = {}
        """The uses that ask whether an ability has what it needs."""
        self.cache: dict[Any, Any] = {}
        self.pending: dict[Any, Any] = {}
        """What is assumed while it is being found out: who controls a location whose control is asked for."""
        self.stamp = -1
        """The version of the state for which the cache holds."""
        self.layout = -1
        """The layout of the table for which the rest holds; it is not there before somebody asks."""
        self.roaming: tuple[object, int, dict[object, list[int]]] = NOBODY_ROAMS
        """For which faces of all cards it holds, how many, and which cards do what outside play."""

    def forget(self) -> None:
        """Have everything looked at again, though the layout is the same."""
        self.layout = -1
        self.held = {}
        self.roaming = NOBODY_ROAMS

    def gather(self, game: Game) -> dict[int, list[Card]]:
        """See who is where."""
        bodies = game.state.bodies
        crowds: dict[int, list[Card]] = {}
        for dude in self.dudes:
            place = bodies[dude.id].location
            if place in crowds:
                crowds[place].append(dude)
            else:
                crowds[place] = [dude]
        self.crowds = crowds
        return crowds

    def roamers(self, game: Game, word: object) -> list[int]:
        """The cards that outside play speak of a stat, listen to an event or have a kind of ability, wherever they are.

        A shuffle deals the faces anew.
        """
        faces = game.state.faces
        seen, count, known = self.roaming
        if seen is not faces or count != len(faces):
            known = {}
            self.roaming = (faces, len(faces), known)
        found = known.get(word)
        if found is None:
            able, zones = game.repertoire.roaming_faces[word], game.state.zones
            found = known[word] = [
                number for number, face in enumerate(faces) if face in able and zones[number] != GONE
            ]
        return found

    def renew(self, game: Game) -> None:
        """Look at the table again."""
        state = game.state
        self.layout = state.layout
        self.listeners = {}
        self.abilities = {}
        self.chances = {}
        self.trials = {}
        self.reached = {}
        self.streets = {}
        self.plain = {}
        self.names = {}
        self.crowds = None
        self.statics = {}
        faces = state.faces
        self.dudes = []
        self.gangs = {seat: [] for seat in range(len(state.players))}
        for number, body in state.bodies.items():
            face = faces[number]
            assert face is not None
            text = face.behaviour
            if face.type == "dude":
                dude = game.card(number)
                self.dudes.append(dude)
                self.gangs[body.controller].append(dude)
            if text.says_in_play or text.used_in_play or text.hears:
                self._read(game.card(number))
        self.disturbed = NOT_KNOWN
        locations = [TOWN_SQUARE]
        for player in state.players:
            locations += player.street
            locations += player.out_of_town
        if locations != self.locations:
            self.locations = locations
            self.moves = {}

    def _read(self, card: Card) -> None:
        """Note what a card in play says continuously, listens to, and can be used for."""
        for stat, static in card.says_in_play:
            self.statics.setdefault(stat, []).append((card, static))
        for event, ability in card.hears:
            self.listeners.setdefault(event, []).append((card, ability))
        for kind, ability in card.used_in_play:
            self.abilities.setdefault(kind, []).append((card, ability, None))


@dataclass(frozen=True, slots=True)
class Repertoire:
    """What the cards of a game could listen to and speak of: nothing else needs to be asked."""

    events: frozenset[type[Event]]
    windows: frozenset[tuple[type[Event], str, bool]]
    """At which moments something could answer an event: its timing, and whether it takes the event's place."""
    early: frozenset[type[Event]]
    """The events that something could answer before they have happened."""
    spoken: frozenset[str]
    """The stats about which any trait says anything."""
    numbers: frozenset[str]
    """Those of them on which a number depends: about itself, or about the least that it can be."""
    roaming_faces: dict[object, frozenset[Face | None]]
    """The faces that outside play speak of a stat, listen to an event or have a kind of ability."""
    roaming_stats: dict[str, frozenset[int]]
    """The zones outside play in which something is said about a stat."""
    roaming_events: dict[type[Event], frozenset[int]]
    roaming_kinds: dict[str, frozenset[int]]
    blanks: bool
    """Whether any card can lose its text."""
    decoys: bool
    adjacency_changes: bool

    @staticmethod
    @lru_cache(maxsize=64)
    def of(faces: frozenset[Face], changed: frozenset[str]) -> Repertoire:
        """What these faces could say, besides the stats that effects have changed already."""
        events: set[type[Event]] = set()
        windows: set[tuple[type[Event], str, bool]] = set()
        spoken: set[str] = set()
        roaming: dict[object, set[Face | None]] = {}
        roaming_stats: dict[str, set[int]] = {}
        roaming_events: dict[type[Event], set[int]] = {}
        roaming_kinds: dict[str, set[int]] = {}
        for face in faces:
            behaviour = face.behaviour
            for ability in (*behaviour.abilities, *behaviour.traits):
                events.update(ability.event)
                windows.update((kind, ability.timing, ability.instead) for kind in ability.event)
                zones = {zone for zone in ability.zones if zone != PLAY}
                heard = zones | {HAND} if face.type == "action" else zones
                _note(roaming_events, ability.event, heard, roaming, face)
                _note(roaming_kinds, ability.kinds, zones, roaming, face)
            for static in behaviour.statics:
                spoken.update(static.stats)
                zones = {zone for zone in static.zones if zone != PLAY}
                if zones and static.reach != "self":  # what a card says about itself is found on the card
                    _note(roaming_stats, static.stats, zones, roaming, face)
        stats = spoken | changed
        return Repertoire(
            events=frozenset(events),
            windows=frozenset(windows),
            early=frozenset(kind for kind, timing, _ in windows if timing != "after"),
            spoken=frozenset(spoken),
            numbers=frozenset(spoken | {stat.removeprefix("least ") for stat in spoken}),
            roaming_faces={word: frozenset(found) for word, found in roaming.items()},
            roaming_stats={stat: frozenset(zones) for stat, zones in roaming_stats.items()},
            roaming_events={kind: frozenset(zones) for kind, zones in roaming_events.items()},
            roaming_kinds={kind: frozenset(zones) for kind, zones in roaming_kinds.items()},
            blanks=bool(stats & {Stat.BLANK, Stat.LOSES_KEYWORD}),
            decoys=Stat.DECOY in stats,
            adjacency_changes=Stat.ADJACENT in stats,
        )

    def with_blanks(self) -> Repertoire:
        """An effect takes texts away."""
        return self if self.blanks else replace(self, blanks=True)

    def with_adjacency_changes(self) -> Repertoire:
        """An effect changes what is adjacent."""
        return self if self.adjacency_changes else replace(self, adjacency_changes=True)


def _note(
    zones_by: dict[Any, set[int]],
    words: Iterable[Any],
    zones: set[int],
    faces_by: dict[object, set[Face | None]],
    face: Face,
) -> None:
    if zones:
        for word in words:
            zones_by.setdefault(word, set()).update(zones)
            faces_by.setdefault(word, set()).add(face)
