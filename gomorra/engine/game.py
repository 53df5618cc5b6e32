"""A game: a pure function of seats, ruleset, seed and answers.

>>> import gomorra.cards
>>> from gomorra.decks import read_deck
>>> from gomorra.engine import Game, Seat
>>> game = Game.new([Seat("Ann", read_deck("law-dogs-base")), Seat("Bob", read_deck("sloane-gang-base"))], seed=7)
>>> game.decision.seat, game.decision.kind
(0, 'gang')

The game runs steps of the day until somebody must decide. Everything else that one can ask of it or do with it is
a function of one of the floors below; the list in the class says where each is written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from gomorra.engine.board import lookups, prohibitions
from gomorra.engine.board.index import Index, Repertoire
from gomorra.engine.card import faces, kinds
from gomorra.engine.day import gambling, noon, setup, sundown, upkeep
from gomorra.engine.events import Event, GameEnded
from gomorra.engine.fights import jobs, posse
from gomorra.engine.kernel import saving
from gomorra.engine.kernel.chance import seeded
from gomorra.engine.kernel.decision import Decision, Flow, IllegalAnswer, Payload, key_of, parse_key
from gomorra.engine.kernel.fingerprint import fingerprint
from gomorra.engine.kernel.outcome import Outcome
from gomorra.engine.kernel.ruleset import CURRENT, RULESETS, Ruleset
from gomorra.engine.kernel.seating import Seat
from gomorra.engine.kernel.state import NOBODY, State
from gomorra.engine.kernel.step import Step
from gomorra.engine.plays import moments
from gomorra.engine.sight import answering, imagine, narrate, view, why
from gomorra.engine.verbs.referee import referee
from gomorra.engine.verbs.use import Use

if TYPE_CHECKING:
    from gomorra.engine.card.ability import Ability
    from gomorra.engine.card.handle import Card
    from gomorra.engine.fights.fight import Shootout
    from gomorra.engine.kernel.face import Face
    from gomorra.engine.kernel.refusal import Refusal

STEPS = {
    "setup": setup.begin,
    "gambling": gambling.play,
    "upkeep": upkeep.play,
    "noon": noon.start,
    "noon turn": noon.turn,
    "noon end": noon.end,
    "sundown": sundown.play,
}

NO_REPERTOIRE = Repertoire.of(frozenset(), frozenset())


class GameOver(IllegalAnswer):
    """An answer to a game that has ended."""


class Game:
    """A game of two to six players."""

    def __init__(
        self, seating: Sequence[Seat], ruleset: Ruleset, seed: int | str, state: State | None = None
    ) -> None:
        self.seating = tuple(seating)
        self.names = tuple([seat.name for seat in seating])
        self.decks = tuple([seat.deck for seat in seating])
        self.seats = len(seating)
        self.ruleset = ruleset
        self.seed = seed
        self.state = state if state is not None else State(ruleset, self.seats, seeded(seed))
        self.answers: list[Payload] = []
        self.events: list[Event] = []
        self._earlier = 0
        self.faces: dict[str, Face] = {}
        self._step = Step()
        self._decision: Decision | None = None
        self.repertoire = NO_REPERTOIRE
        self.index = Index()
        self.shootout: Shootout | None = None
        self.job: jobs.Job | None = None
        self.gathering: list[list[int]] | None = None
        self.posse_seats = (NOBODY, NOBODY)
        self.quarrel: tuple[int, int, int] | None = None
        """Who calls out or leads, whom or what against, and where: from the callout until the posses part."""
        self.pledged: list[tuple[int, int]] = []
        self.lowball = False
        self.reader = NOBODY
        """The player whose card is being read: some numbers differ for the cards of others."""
        self.hits: set[int] = set()
        self.uses: list[Use] = []
        self.extra_plays: list[tuple[int, str, int]] = []
        self.noon_limit = "any"
        self.depth = 1
        self.bought = 0
        self.checked_layout = -1
        self.fallout: list[Event] = []
        self.watcher: Callable[[Event], None] | None = None
        """Called after every event, for those who show a play step by step; must change nothing."""

    # The table
    face = faces.face
    face_by_code = faces.face_by_code
    token = faces.token
    watch = faces.watch
    card = lookups.card
    square = kinds.square
    outfit = lookups.outfit
    dudes = lookups.dudes
    gang = lookups.gang
    dudes_at = lookups.dudes_at
    crowd = lookups.crowd
    expected_at = lookups.expected_at
    locations = lookups.locations
    statics = lookups.statics
    replies = lookups.replies
    speakers = lookups.speakers
    listeners = lookups.listeners
    abilities_in_play = lookups.abilities_in_play
    is_blank = lookups.is_blank
    order = lookups.order
    side_of = lookups.side_of
    cheaters = lookups.cheaters
    name = lookups.name
    place_name = lookups.place_name
    place_word = lookups.place_word
    place_of_word = lookups.place_of_word
    influence = lookups.influence
    control_points = lookups.control_points

    # What is forbidden and allowed
    stopped = prohibitions.stopped
    stopped_player = prohibitions.stopped_player
    barred = prohibitions.barred
    forbids_kind = prohibitions.forbids_kind
    least_bounty = prohibitions.least_bounty
    has_decoys = prohibitions.has_decoys
    decoys_for = prohibitions.decoys_for
    stopped_by_decoy = prohibitions.stopped_by_decoy
    leaves_out_decoy = prohibitions.leaves_out_decoy
    lends = prohibitions.lends
    reaches_totem = prohibitions.reaches_totem
    kung_fu = prohibitions.kung_fu
    cast_rating = prohibitions.cast_rating
    acts_from_afar = prohibitions.acts_from_afar
    bounty_collector = prohibitions.bounty_collector
    modifiers_of = prohibitions.modifiers_of

    referee = referee
    # What happens
    do = moments.do
    anybody_listens = moments.anybody_listens
    take_place = moments.take_place
    record = moments.record
    record_shuffle = moments.record_shuffle
    log_start = moments.log_start
    fell_off = moments.fell_off
    expire = moments.expire
    end_stay = moments.end_stay
    reward_move = moments.reward_move
    drop_modifiers = moments.drop_modifiers
    due = moments.due
    open_gathering = moments.open_gathering
    close_gathering = moments.close_gathering
    keep_tao = moments.keep_tao
    discard_tao = moments.discard_tao
    feat = moments.feat
    lift_to_limbo = moments.lift_to_limbo
    say = moments.say
    joined = posse.joined
    trespass = posse.trespass

    # What people see
    view = view.view
    imagine = imagine.imagine
    story = narrate.story
    describe_window = answering.describe_window

    @classmethod
    def new(cls, seats: Iterable[Seat], ruleset: Ruleset | str = CURRENT, seed: int | str = 0) -> Game:
        """Sit the players down: two to six, each with a deck whose cards are all implemented."""
        players = list(seats)
        if not 2 <= len(players) <= 6:
            raise ValueError(f"a game has two to six players, not {len(players)} (RB-1-a)")
        rules = ruleset if isinstance(ruleset, Ruleset) else RULESETS[ruleset]
        game = cls(players, rules, seed)
        for player in players:
            if player.deck.outfit is None:
                raise ValueError(f"the deck {player.deck.name!r} of {player.name} has no outfit (RB-8-a)")
        setup.lay_out(game)
        game.watch()
        game._advance()
        return game

    @property
    def cache(self) -> dict[Any, Any]:
        """Computed numbers, valid until the state changes."""
        index = self.index
        if index.stamp != self.state.version:
            index.cache, index.stamp = {}, self.state.version
        return index.cache

    def use(
        self,
        seat: int,
        card: Card | None = None,
        ability: Ability | None = None,
        kind: str = "",
        event: Event | None = None,
    ) -> Use:
        """A player's use of a card's ability, with all the verbs."""
        return Use(self, seat, card, ability, kind, event)

    def run_job(self, use: Use, text: Card) -> Flow[bool]:
        """An ability that is a job leads to posses, and perhaps to a shootout with plays of its own."""
        return jobs.run_job(use, text)

    def rules(self, seat: int) -> Use:
        """The rules acting for a player: the verbs without a card behind them."""
        return Use(self, seat)

    @property
    def decision(self) -> Decision:
        """The open question; after the end there is none."""
        if self._decision is None:
            raise GameOver("the game is over: there is nothing to decide")
        return self._decision

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._decision is None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None as long as it runs."""
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
        keys = decision.keys
        shown = ", ".join(keys[:8]) + (f", ... ({len(keys)} in all)" if len(keys) > 8 else "")
        reason = f" {why}" if (why := self.why_not(payload)) is not None else ""
        return f"{key_of(payload)!r} is no answer to {decision.prompt!r}.{reason} Possible: {shown}"

    def _give(self, payload: Payload) -> None:
        """Feed a known answer; the first one in a step that is more than a pass makes a checkpoint."""
        step = self._step
        if step.checkpoint is None and payload[0] != "pass":
            step.checkpoint = self.state.copy()
        self.answers.append(payload)
        step.since.append(payload)
        if payload[0] == "concede":
            self._drop_out(int(payload[1]))
        else:
            self._send(payload)
        self._skip_absent()

    def _send(self, payload: Payload) -> None:
        assert self._step.flow is not None
        try:
            self._decision = self._step.flow.send(payload)
        except StopIteration:
            self._advance()

    def _skip_absent(self) -> None:
        """Players who gave up decide nothing any more: what commits them to least is taken."""
        while (open_now := self._decision) is not None and self.state.players[open_now.seat].conceded:
            payloads = [option.payload for option in self.decision.options]
            least = (("pass",), ("done",), ("no",), ("refuse",), ("pay",))
            self._send(next((payload for payload in least if payload in payloads), payloads[0]))

    def _advance(self) -> None:
        """Run steps of the day until somebody must decide or the game is over."""
        while True:
            state = self.state
            if state.step == "over":
                self._end()
                return
            state.mix_numbers()
            # A Noon turn changes nothing before its first answer, so no copy is needed yet.
            checkpoint = None if state.step == "noon turn" else state.copy()
            flow = STEPS[state.step](self)
            self._step = Step(checkpoint, self.told, flow)
            try:
                self._decision = next(flow)
                return
            except StopIteration:
                continue

    def _end(self) -> None:
        self._step.flow = None
        self._decision = None
        self.index = Index()  # handles point back at the game, and would keep it from going

    def fork(self, *, events: bool = False, back: int = 0) -> Game:
        """An independent copy: the last checkpoint, and the answers given since fed again, but for the last ones."""
        step = self._step
        checkpoint = step.checkpoint if not self.over else None
        state = checkpoint if checkpoint is not None else self.state
        new = Game(self.seating, self.ruleset, self.seed, state.copy())
        new.answers = self.answers[: len(self.answers) - len(step.since)]
        new._earlier = step.told
        new.faces = self.faces
        new.repertoire = self.repertoire
        if not self.over:
            new._advance()
            new._skip_absent()
            self._repeat(new, len(step.since) - back)
        if events:
            new.events = list(self.events)
            new._earlier = self._earlier
        return new

    def _repeat(self, new: Game, count: int) -> None:
        """Feed so many answers of this step again; what was imagined in between is imagined again."""
        step = self._step
        for place in range(count + 1):
            for at, seat, seed in step.dreams:
                if at == place:
                    imagine.deal(new, seat, seed)
            if place < count:
                new._give(step.since[place])
        if step.dreams:
            new._step.dreams = step.dreams

    def undo(self, count: int = 1) -> Game:
        """The game as it was so many answers ago (a new game; this one stays)."""
        if not 0 < count <= len(self.answers):
            raise ValueError(f"{len(self.answers)} answers were given: {count} cannot be taken back")
        return self.replay(self.answers[: len(self.answers) - count])

    def replay(self, answers: Iterable[Payload]) -> Game:
        """A game of the same seats, ruleset and seed with these answers."""
        game = Game.new(self.seating, self.ruleset, self.seed)
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
            self._end()
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
        return why.why_not(self, parse_key(answer) if isinstance(answer, str) else answer)

    def save(self) -> str:
        """The game as readable JSON: seats, ruleset, seed and answers."""
        return saving.write(self.seating, self.ruleset, self.seed, self.answers)

    @staticmethod
    def load(text: str | bytes) -> Game:
        """The game that was saved."""
        saved = saving.read(text)
        game = Game.new(saved.seating(), saving.ruleset_of(saved.ruleset), saved.seed)
        saving.feed(game, saved.answers)
        return game
