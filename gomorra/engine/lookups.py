"""Looking at the table: handles, dudes, locations, who listens to what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gomorra.engine import hands, stats
from gomorra.engine.card import Card
from gomorra.engine.state import HAND, PLAY, TOWN_SQUARE, State
from gomorra.engine.use import Use

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gomorra.decks import Deck
    from gomorra.engine.ability import Ability, Static
    from gomorra.engine.events import Event
    from gomorra.engine.face import Face
    from gomorra.engine.fight import Shootout
    from gomorra.engine.jobs import Job


NO_STATICS: list[tuple[Card, Static]] = []


# Every ignored argument type below: this class is only ever a part of Game, which mypy cannot know.
class Lookups:
    """The table as code asks about it. Answers are indexed anew only when the layout has changed."""

    state: State
    seats: int
    names: tuple[str, ...]
    decks: tuple[Deck, ...]
    shootout: Shootout | None
    job: Job | None
    gathering: list[list[int]] | None
    posse_seats: tuple[int, int]
    lowball: bool
    reader: int
    """The player whose card is being read: some numbers differ for the cards of others."""
    hits: set[int]
    uses: list[Use]
    extra_plays: list[tuple[int, str, int]]
    noon_limit: str
    depth: int
    bought: int
    checked_layout: int
    blanks: bool
    decoys: bool
    adjacency_changes: bool
    events: list[Event]

    _handles: dict[int, Card]
    _cache: dict[Any, Any]
    _stamp: int
    _layout: int
    _statics: dict[str, list[tuple[Card, Static]]]
    _listeners: dict[type[Event], list[tuple[Card, Ability]]]
    _abilities: dict[str, list[tuple[int, Ability]]]
    _dudes: list[Card]
    _locations: list[int]
    _square: Card
    _interest: frozenset[type[Event]]
    _roaming_stats: dict[str, frozenset[int]]
    _roaming_events: dict[type[Event], frozenset[int]]
    _roaming_kinds: dict[str, frozenset[int]]
    _roaming: frozenset[Face | None]

    @property
    def cache(self) -> dict[Any, Any]:
        """Computed numbers, valid until the state changes."""
        if self._stamp != self.state.version:
            self._cache = {}
            self._stamp = self.state.version
        return self._cache

    def _fresh(self) -> None:
        if self._layout != self.state.layout:
            self._layout = self.state.layout
            self._index_statics()
            self._listeners = {}
            self._abilities = {}
            state = self.state
            self._dudes = [self.card(card) for card in state.bodies if state.face(card).type == "dude"]
            places = [TOWN_SQUARE]
            for player in state.players:
                places += player.street
                places += player.out_of_town
            self._locations = places

    def card(self, number: int) -> Card:
        """The handle of a card; 0 is the town square."""
        handle = self._handles.get(number)
        face = self.state.faces[number]
        if handle is not None and handle.face is face:
            return handle
        if number == TOWN_SQUARE:
            return self._square
        assert face is not None
        handle = face.behaviour(self, number, face)  # type: ignore[arg-type]
        self._handles[number] = handle
        return handle

    def outfit(self, seat: int) -> Card:
        return self.card(self.state.players[seat].home)

    def dudes(self, seat: int | None = None) -> list[Card]:
        """The dudes in play (of one player's control)."""
        self._fresh()
        if seat is None:
            return list(self._dudes)
        bodies = self.state.bodies
        return [dude for dude in self._dudes if bodies[dude.id].controller == seat]

    def dudes_at(self, place: int, seat: int | None = None) -> list[Card]:
        """The dudes at a location (of one player's control)."""
        self._fresh()
        bodies = self.state.bodies
        return [
            dude
            for dude in self._dudes
            if bodies[dude.id].location == place and (seat is None or bodies[dude.id].controller == seat)
        ]

    def expected_at(self, place: int) -> list[Card]:
        """The dudes at a location, and those of a job's posse that are on their way there."""
        found = self.dudes_at(place)
        if self.job is not None and self.job.location == place and self.gathering is not None:
            found += [self.card(dude) for dude in self.gathering[0] if self.card(dude) not in found]
        return found

    def locations(self) -> list[int]:
        """All locations in play, the town square first."""
        self._fresh()
        return self._locations

    def statics(self, stat: str) -> list[tuple[Card, Static]]:
        """The continuous traits about a stat that are on the table now."""
        if self._layout != self.state.layout:
            self._fresh()
        found = self._statics.get(stat, NO_STATICS)
        if stat not in self._roaming_stats:
            return found
        return [*found, *self._roaming_statics(stat, self._roaming_stats[stat])]

    def replies(self, stat: str, *args: object, of: Card | None = None) -> Iterator[Any]:
        """What the traits about a stat say to this, leaving out those that are lost (and out of a card's reach)."""
        for holder, static in self.statics(stat):
            if (of is None or static.reaches(holder, of)) and not self.is_blank(holder, "traits"):
                yield static.func(holder, *args)

    def _index_statics(self) -> None:
        index: dict[str, list[tuple[Card, Static]]] = {}
        faces = self.state.faces
        for number in self.state.bodies:
            statics = faces[number].behaviour.statics  # type: ignore[union-attr]
            for static in statics:
                if not static.zones or PLAY in static.zones:
                    for stat in static.stats:
                        index.setdefault(stat, []).append((self.card(number), static))
        self._statics = index

    def _lying_in(self, zones: frozenset[int]) -> list[Card]:
        """The cards in piles of these kinds that do anything there."""
        state = self.state
        faces, roaming = state.faces, self._roaming
        piles = [state.pile(seat, zone) for zone in sorted(zones) for seat in range(self.seats)]
        return [self.card(card) for pile in piles for card in pile if faces[card] in roaming]

    def _roaming_statics(self, stat: str, zones: frozenset[int]) -> list[tuple[Card, Static]]:
        return [
            (card, static)
            for card in self._lying_in(zones)
            for static in card.statics
            if stat in static.stats and card.zone in static.zones
        ]

    def listeners(self, kind: type[Event]) -> list[tuple[Card, Ability]]:
        """The traits and Reacts on the table, or Reacts in hands, that listen to this kind of event."""
        self._fresh()
        found = self._listeners.get(kind)
        if found is None:
            found = []
            for number in self.state.bodies:
                behaviour = self.state.face(number).behaviour
                for ability in (*behaviour.traits, *behaviour.abilities):
                    if kind in ability.event:
                        found.append((self.card(number), ability))
            self._listeners[kind] = found
        zones = self._roaming_events.get(kind)
        if zones is None:
            return found
        return [
            *found,
            *(
                (card, ability)
                for card in self._lying_in(zones)
                for ability in (*card.traits, *card.abilities)
                if kind in ability.event
                and (card.zone in ability.zones or (card.zone == HAND and card.face.type == "action"))
            ),
        ]

    def abilities_in_play(self, kind: str) -> list[tuple[Card, Ability, Card | None]]:
        """Every ability of a kind on the table, those included that other cards grant."""
        found: list[tuple[Card, Ability, Card | None]] = []
        state = self.state
        self._fresh()
        own = self._abilities.get(kind)
        if own is None:
            own = [
                (number, ability)
                for number in state.bodies
                for ability in state.face(number).behaviour.abilities
                if kind in ability.kinds and (not ability.zones or PLAY in ability.zones)
            ]
            self._abilities[kind] = own
        for number, ability in own:
            found.append((self.card(number), ability, None))
        for granter, _ in self.statics("ability"):
            if not self.is_blank(granter, "traits"):
                for number in state.bodies:
                    card = self.card(number)
                    for ability in granter.granted(card):
                        if kind in ability.kinds:
                            found.append((card, ability, granter))
        zones = self._roaming_kinds.get(kind)
        if zones is not None:
            for card in self._lying_in(zones):
                for ability in card.abilities:
                    if kind in ability.kinds and card.zone in ability.zones:
                        found.append((card, ability, None))
        return found

    def is_blank(self, card: Card, what: str) -> bool:
        return stats.blank(self, card.id, what)  # type: ignore[arg-type]

    def rules(self, seat: int) -> Use:
        """The rules acting for a player: the verbs without a card behind them."""
        return Use(self, seat)  # type: ignore[arg-type]

    def order(self) -> list[int]:
        """All players, the Winner first, clockwise."""
        first = self.state.winner if self.state.winner >= 0 else max(0, self.state.priority)
        return self.state.clockwise(first)

    def side_of(self, card: int) -> int | None:
        """The posse a dude is in, while posses stand."""
        if self.gathering is None:
            return None
        if card in self.gathering[0]:
            return 0
        return 1 if card in self.gathering[1] else None

    def cheaters(self, seat: int) -> list[int]:
        """The other players against whom this one may use a Cheatin' Resolution now."""
        return [
            other
            for other in range(self.seats)
            if other != seat
            and (
                other not in self.hits
                or self.stopped_player("be safe after a hit", other)
                or stats.modifiers(self, -1 - other, "second hit")  # type: ignore[arg-type]
            )
            and hands.is_cheatin(self, other)  # type: ignore[arg-type]
            and not stats.modifiers(self, -1 - other, "no cheatin against")  # type: ignore[arg-type]
        ]

    def stopped_player(self, act: str, seat: int, use: Use | None = None, card: Card | None = None) -> bool:
        raise NotImplementedError

    def name(self, seat: int) -> str:
        return self.names[seat] if seat >= 0 else "nobody"

    def place_name(self, place: int) -> str:
        if place == TOWN_SQUARE:
            return "the town square"
        card = self.card(place)
        return f"the home of {self.name(card.owner)}" if card.type == "outfit" else card.title

    def place_word(self, place: int) -> str | int:
        """A location in option keys."""
        return "town-square" if place == TOWN_SQUARE else place

    def place_of_word(self, word: str | int) -> int:
        return TOWN_SQUARE if word == "town-square" else int(word)

    def influence(self, seat: int) -> int:
        return stats.influence_of(self, seat)  # type: ignore[arg-type]

    def control_points(self, seat: int) -> int:
        return stats.control_of(self, seat)  # type: ignore[arg-type]
