"""The index of the table: what lies there, by what is asked about it, and what cards of this game could say at all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from gomorra.engine.kernel.state import HAND, PLAY, TOWN_SQUARE
from gomorra.engine.words import Stat

if TYPE_CHECKING:
    from gomorra.engine.card.ability import Ability, Static
    from gomorra.engine.card.handle import Card
    from gomorra.engine.events import Event
    from gomorra.engine.game import Game
    from gomorra.engine.kernel.face import Face


class Index:
    """The table as it is asked about. Made anew only when the layout has changed."""

    __slots__ = (
        "abilities", "cache", "dudes", "handles", "layout", "listeners", "locations", "square", "stamp", "statics",
    )  # fmt: skip

    def __init__(self, square: Card) -> None:
        self.handles: dict[int, Card] = {}
        self.square = square
        self.cache: dict[Any, Any] = {}
        self.stamp = -1
        """The version of the state for which the cache holds."""
        self.layout = -1
        """The layout of the table for which the rest holds."""
        self.statics: dict[str, list[tuple[Card, Static]]] = {}
        self.listeners: dict[type[Event], list[tuple[Card, Ability]]] = {}
        self.abilities: dict[str, list[tuple[int, Ability]]] = {}
        self.dudes: list[Card] = []
        self.locations: list[int] = []

    def renew(self, game: Game) -> None:
        """Look at the table again."""
        state = game.state
        self.layout = state.layout
        self.listeners = {}
        self.abilities = {}
        self.dudes = [game.card(card) for card in state.bodies if state.face(card).type == "dude"]
        self.locations = [TOWN_SQUARE]
        for player in state.players:
            self.locations += player.street
            self.locations += player.out_of_town
        self.statics = {}
        for number in state.bodies:
            for static in state.face(number).behaviour.statics:
                if not static.zones or PLAY in static.zones:
                    for stat in static.stats:
                        self.statics.setdefault(stat, []).append((game.card(number), static))


@dataclass(frozen=True, slots=True)
class Repertoire:
    """What the cards of a game could listen to and speak of: nothing else needs to be asked."""

    events: frozenset[type[Event]]
    faces: frozenset[Face | None]
    """The faces that do something outside play."""
    roaming_stats: dict[str, frozenset[int]]
    """The zones outside play in which something is said about a stat."""
    roaming_events: dict[type[Event], frozenset[int]]
    roaming_kinds: dict[str, frozenset[int]]
    blanks: bool
    """Whether any card can lose its text."""
    decoys: bool
    adjacency_changes: bool

    @staticmethod
    def of(faces: Iterable[Face], changed: Iterable[str]) -> Repertoire:
        """What these faces could say, besides the stats that effects have changed already."""
        events: set[type[Event]] = set()
        roaming: set[Face] = set()
        roaming_stats: dict[str, set[int]] = {}
        roaming_events: dict[type[Event], set[int]] = {}
        roaming_kinds: dict[str, set[int]] = {}
        stats = set(changed)
        for face in faces:
            behaviour = face.behaviour
            for ability in (*behaviour.abilities, *behaviour.traits):
                events.update(ability.event)
                zones = {zone for zone in ability.zones if zone != PLAY}
                heard = zones | {HAND} if face.type == "action" else zones
                if zones or (heard and ability.event):
                    roaming.add(face)
                _note(roaming_events, ability.event, heard)
                _note(roaming_kinds, ability.kinds, zones)
            for static in behaviour.statics:
                stats.update(static.stats)
                zones = {zone for zone in static.zones if zone != PLAY}
                if zones and static.reach != "self":  # what a card says about itself is found on the card
                    roaming.add(face)
                    _note(roaming_stats, static.stats, zones)
        return Repertoire(
            events=frozenset(events),
            faces=frozenset(roaming),
            roaming_stats={stat: frozenset(zones) for stat, zones in roaming_stats.items()},
            roaming_events={kind: frozenset(zones) for kind, zones in roaming_events.items()},
            roaming_kinds={kind: frozenset(zones) for kind, zones in roaming_kinds.items()},
            blanks=bool(stats & {Stat.BLANK, Stat.LOSES_KEYWORD}),
            decoys=Stat.DECOY in stats,
            adjacency_changes=bool(stats & {Stat.ADJACENT, Stat.NOT_ADJACENT}),
        )

    def with_blanks(self) -> Repertoire:
        """An effect takes texts away."""
        return self if self.blanks else replace(self, blanks=True)

    def with_adjacency_changes(self) -> Repertoire:
        """An effect changes what is adjacent."""
        return self if self.adjacency_changes else replace(self, adjacency_changes=True)


def _note(zones_by: dict[Any, set[int]], keys: Iterable[Any], zones: set[int]) -> None:
    if zones:
        for key in keys:
            zones_by.setdefault(key, set()).update(zones)
