"""A game: a pure function of seats, ruleset, seed and answers.

>>> import gomorra.cards
>>> from gomorra.decks import read_deck
>>> from gomorra.engine import Game, Seat
>>> game = Game.new([Seat("Ann", read_deck("law-dogs-base")), Seat("Bob", read_deck("sloane-gang-base"))], seed=7)
>>> game.decision.seat, game.decision.kind
(0, 'gang')
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gomorra.catalog import Printing, catalog
from gomorra.decks import Deck
from gomorra.engine import gambling, noon, registry, setup, sundown, upkeep
from gomorra.engine.ability import SELF
from gomorra.engine.card import TownSquare
from gomorra.engine.chance import seeded
from gomorra.engine.decision import Decision, Flow, IllegalAnswer, Payload, key_of, parse_key
from gomorra.engine.events import Event, GameEnded
from gomorra.engine.face import Face
from gomorra.engine.fingerprint import fingerprint
from gomorra.engine.moments import Moments
from gomorra.engine.ruleset import CURRENT, RULESETS, Ruleset
from gomorra.engine.state import HAND, NOBODY, PLAY, TOWN_SQUARE, Outcome, State

if TYPE_CHECKING:
    from gomorra.engine.refusal import Refusal
    from gomorra.engine.view import View

VERSION = 1
"""The engine's version in saved games: raised when the same answers would lead elsewhere."""

Dream = tuple[int, int, int | str]
"""After how many answers since the checkpoint, for which seat and by which seed a world was imagined."""

STEPS = {
    "setup": setup.begin,
    "gambling": gambling.play,
    "upkeep": upkeep.play,
    "noon": noon.start,
    "noon turn": noon.turn,
    "noon end": noon.end,
    "sundown": sundown.play,
}


@dataclass(frozen=True, slots=True)
class Seat:
    """A player at the table: a name and a deck."""

    name: str
    deck: Deck


class GameOver(IllegalAnswer):
    """An answer to a game that has ended."""


class Game(Moments):
    """A game of two to six players."""

    def __init__(self, seats: Sequence[Seat], ruleset: Ruleset, seed: int | str) -> None:
        self.names = tuple(seat.name for seat in seats)
        self.decks = tuple(seat.deck for seat in seats)
        self.seats = len(seats)
        self.ruleset = ruleset
        self.seed = seed
        self.answers: list[Payload] = []
        self.events: list[Event] = []
        self._earlier = 0
        self._faces: dict[str, Face] = {}
        self._clear(State(ruleset, len(seats), seeded(seed)))

    def _clear(self, state: State) -> None:
        """Begin with a state and nothing going on."""
        self.state = state
        self.shootout = None
        self.job = None
        self.gathering = None
        self.posse_seats = (NOBODY, NOBODY)
        self.lowball = False
        self.reader = NOBODY
        self.hits = set()
        self.uses = []
        self.extra_plays = []
        self.noon_limit = "any"
        self.depth = 1
        self.bought = 0
        self.checked_layout = -1
        self.fallout = []
        self.watcher = None
        self._handles = {}
        self._cache = {}
        self._stamp = -1
        self._layout = -1
        self._statics = {}
        self._listeners = {}
        self._abilities = {}
        self._dudes = []
        self._locations = []
        self._checkpoint: State | None = None
        self._told = 0
        self._since: list[Payload] = []
        self._dreams: tuple[Dream, ...] = ()
        self._flow: Flow[None] | None = None
        self._decision: Decision | None = None

    @classmethod
    def new(cls, seats: Iterable[Seat], ruleset: Ruleset | str = CURRENT, seed: int | str = 0) -> Game:
        """Sit the players down: two to six, each with a deck whose cards are all implemented."""
        players = list(seats)
        if not 2 <= len(players) <= 6:
            raise ValueError(f"a game has two to six players, not {len(players)} (RB-1-a)")
        rules = ruleset if isinstance(ruleset, Ruleset) else RULESETS[ruleset]
        game = cls(players, rules, seed)
        for seat in players:
            if seat.deck.outfit is None:
                raise ValueError(f"the deck {seat.deck.name!r} of {seat.name} has no outfit (RB-8-a)")
            for printing in (*seat.deck.copies(), seat.deck.outfit):
                game.face(printing)
        game._watch()
        setup.lay_out(game)
        game._advance()
        return game

    def face(self, printing: Printing) -> Face:
        """The face of a printing, known to this game from now on."""
        face = self._faces.get(printing.code)
        if face is None:
            face = registry.face_of(printing)
            self._faces[printing.code] = face
        return face

    def face_by_code(self, code: str) -> Face:
        face = self._faces.get(code)
        return face if face is not None else self.face(catalog().printing(code))

    def token(self, title: str, edition_of: Face) -> Face:
        """The face of a token, in the edition of the card that makes it."""
        card = catalog().find(title)
        printing = catalog().printing_in(card, edition_of.printing.edition)
        face = self.face(printing)
        self._watch()
        return face

    def _watch(self) -> None:
        """Note what any card of this game could listen to; nothing else needs windows."""
        interest: set[type[Event]] = set()
        stats: set[str] = set()
        roaming_stats: dict[str, set[int]] = {}
        roaming_events: dict[type[Event], set[int]] = {}
        roaming_kinds: dict[str, set[int]] = {}
        roaming: set[Face] = set()
        for face in self._faces.values():
            behaviour = face.behaviour
            for ability in (*behaviour.abilities, *behaviour.traits):
                interest.update(ability.event)
                zones = {zone for zone in ability.zones if zone != PLAY}
                for kind in ability.event:
                    heard = zones | {HAND} if face.type == "action" else zones
                    if heard:
                        roaming.add(face)
                        roaming_events.setdefault(kind, set()).update(heard)
                if zones:
                    roaming.add(face)
                    for name in ability.kinds:
                        roaming_kinds.setdefault(name, set()).update(zones)
            for static in behaviour.statics:
                stats.update(static.stats)
                zones = {zone for zone in static.zones if zone != PLAY}
                if zones and static.reach != SELF:  # what a card says about itself is found on the card
                    roaming.add(face)
                    for stat in static.stats:
                        roaming_stats.setdefault(stat, set()).update(zones)
        self._interest = frozenset(interest)
        self._roaming = frozenset(roaming)
        self._roaming_stats = {stat: frozenset(zones) for stat, zones in roaming_stats.items()}
        self._roaming_events = {kind: frozenset(zones) for kind, zones in roaming_events.items()}
        self._roaming_kinds = {kind: frozenset(zones) for kind, zones in roaming_kinds.items()}
        # A face that is new in the middle of a game must not hide what effects have changed already.
        stats |= {modifier.stat for mods in self.state.modifiers.values() for modifier in mods}
        self.blanks = bool(stats & {"blank", "loses keyword"})
        self.decoys = "decoy" in stats
        self.adjacency_changes = bool(stats & {"adjacent", "not adjacent"})
        self._square = TownSquare(self, TOWN_SQUARE, SQUARE_FACE)
        self._layout = -1

    @property
    def decision(self) -> Decision:
        """The open question; after the end there is none."""
        if self._decision is None:
            raise GameOver("the game is over: there is nothing to decide")
        return self._decision

    @property
    def over(self) -> bool:
        return self._decision is None

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome

    def answer(self, answer: str | Payload) -> None:
        """Give the answer to the open decision, by its key or payload."""
        decision = self.decision
        payload = parse_key(answer) if isinstance(answer, str) else answer
        option = decision.find(payload)
        if option is None:
            raise IllegalAnswer(self._complaint(decision, payload))
        self._give(option.payload)

    def give(self, payload: Payload) -> None:
        """Give an answer that is known to be among the options: nothing is looked up, so that trials are quick."""
        self._give(payload)

    def _complaint(self, decision: Decision, payload: Payload) -> str:
        key = key_of(payload)
        keys = decision.keys
        shown = ", ".join(keys[:8]) + (f", ... ({len(keys)} in all)" if len(keys) > 8 else "")
        why = self.why_not(payload)
        reason = f" {why}" if why is not None else ""
        return f"{key!r} is no answer to {decision.prompt!r}.{reason} Possible: {shown}"

    def _give(self, payload: Payload) -> None:
        """Feed a known answer; the first one in a step that is more than a pass makes a checkpoint."""
        if self._checkpoint is None and payload[0] != "pass":
            self._checkpoint = self.state.copy()
        self.answers.append(payload)
        self._since.append(payload)
        if payload[0] == "concede":
            self._drop_out(int(payload[1]))
        else:
            self._send(payload)
        self._skip_absent()

    def _send(self, payload: Payload) -> None:
        assert self._flow is not None
        try:
            self._decision = self._flow.send(payload)
        except StopIteration:
            self._advance()

    def _skip_absent(self) -> None:
        """Players who gave up decide nothing any more: what commits them to least is taken."""
        while not self.over and self.state.players[self.decision.seat].conceded:
            payloads = [option.payload for option in self.decision.options]
            least = (("pass",), ("done",), ("no",), ("refuse",), ("pay",))
            self._send(next((payload for payload in least if payload in payloads), payloads[0]))

    def _advance(self) -> None:
        """Run steps of the day until somebody must decide or the game is over."""
        while True:
            state = self.state
            if state.step == "over":
                self._flow = None
                self._decision = None
                return
            self._since = []
            self._told = self.told
            self._dreams = ()
            # A Noon turn changes nothing before its first answer, so no copy is needed yet.
            self._checkpoint = None if state.step == "noon turn" else state.copy()
            self._flow = STEPS[state.step](self)
            try:
                self._decision = next(self._flow)
                return
            except StopIteration:
                continue

    def fork(self, *, events: bool = False) -> Game:
        """An independent copy: the last checkpoint, and the answers given since fed again."""
        new = Game.__new__(Game)
        new.names = self.names
        new.decks = self.decks
        new.seats = self.seats
        new.ruleset = self.ruleset
        new.seed = self.seed
        new.answers = self.answers[: len(self.answers) - len(self._since)]
        new.events = []
        new._earlier = self._told
        new._faces = dict(self._faces)
        checkpoint = self._checkpoint if not self.over else None
        new._clear((checkpoint if checkpoint is not None else self.state).copy())
        new._interest = self._interest
        new._roaming = self._roaming
        new._roaming_stats = self._roaming_stats
        new._roaming_events = self._roaming_events
        new._roaming_kinds = self._roaming_kinds
        new.blanks = self.blanks
        new.decoys = self.decoys
        new.adjacency_changes = self.adjacency_changes
        new._square = TownSquare(new, TOWN_SQUARE, SQUARE_FACE)
        if not self.over:
            new._advance()
            new._skip_absent()
            if self._dreams:
                self._dream_again(new)
            else:
                for payload in self._since:
                    new._give(payload)
        if events:
            new.events = list(self.events)
            new._earlier = self._earlier
        return new

    def _dream_again(self, new: Game) -> None:
        """Feed the answers again in an imagined world: what was dealt anew in between is dealt so again."""
        from gomorra.engine.imagine import deal

        for place in range(len(self._since) + 1):
            for at, seat, seed in self._dreams:
                if at == place:
                    deal(new, seat, seed)
            if place < len(self._since):
                new._give(self._since[place])
        new._dreams = self._dreams

    def undo(self, count: int = 1) -> Game:
        """The game as it was so many answers ago (a new game; this one stays)."""
        if not 0 < count <= len(self.answers):
            raise ValueError(f"{len(self.answers)} answers were given: {count} cannot be taken back")
        return self.replay(self.answers[: len(self.answers) - count])

    def replay(self, answers: Iterable[Payload]) -> Game:
        """A game of the same seats, ruleset and seed with these answers."""
        seats = [Seat(name, deck) for name, deck in zip(self.names, self.decks, strict=True)]
        game = Game.new(seats, self.ruleset, self.seed)
        for payload in answers:
            game._give(payload)
        return game

    def concede(self, seat: int) -> None:
        """A player gives up. With one player left the game is over; else the others play on."""
        if not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        if not self.over and not self.state.players[seat].conceded:
            self._give(("concede", seat))

    def _drop_out(self, seat: int) -> None:
        state = self.state
        state.players[seat].conceded = True
        state.version += 1
        left = [other for other in range(self.seats) if not state.players[other].conceded]
        if len(left) == 1:
            state.outcome = Outcome(left[0], f"{self.name(seat)} conceded")
            state.step = "over"
            self.record(GameEnded(left[0], f"{self.name(seat)} conceded", seat=seat))
            self._flow = None
            self._decision = None
        else:
            self.say(f"{self.name(seat)} gives up.", seat)

    @property
    def told(self) -> int:
        """How many events have happened; a fork remembers the number, not the events."""
        return self._earlier + len(self.events)

    @property
    def hash(self) -> str:
        """A fingerprint of the whole state, the same on every machine."""
        return fingerprint(self)

    def why_not(self, answer: str | Payload) -> Refusal | None:
        """The rule that forbids a play one might expect; None if it is allowed or unknown."""
        from gomorra.engine.why import why_not

        payload = parse_key(answer) if isinstance(answer, str) else answer
        return why_not(self, payload)

    def view(self, seat: int | None) -> View:
        """What a seat (None: a spectator) may see. Nothing else leaves the engine."""
        from gomorra.engine.view import view

        return view(self, seat)

    def imagine(self, seat: int, seed: int | str) -> Game:
        """A fork in which everything the seat cannot know is dealt anew."""
        from gomorra.engine.imagine import imagine

        return imagine(self, seat, seed)

    def story(self, seat: int | None = None) -> list[str]:
        """The log in sentences, as a seat may read it."""
        from gomorra.engine.narrate import story

        return story(self, seat)

    def save(self) -> str:
        """The game as readable JSON: seats, ruleset, seed and answers."""
        from gomorra.engine.saving import save

        return save(self)

    @staticmethod
    def load(text: str | bytes) -> Game:
        """The game that was saved."""
        from gomorra.engine.saving import load

        return load(text)


class _SquareFace(Face):
    """The town square has nothing printed."""

    __slots__ = ()

    def __init__(self) -> None:
        self.behaviour = TownSquare
        self.code = ""
        self.title = "Town Square"
        self.name = "town-square"
        self.type = "town square"
        self.experience = 0
        self.suit = None
        self.value = 0
        self.gangs = ()
        self.stud = False
        self.is_token = False
        self.unique = False
        self.keywords = {"Public": None}
        self.tao = ""
        self.stats = {}


SQUARE_FACE: Face = _SquareFace()
