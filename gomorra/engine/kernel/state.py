"""The table as plain data: everything a game is between two plays, cheap to copy.

Cards are numbered from 1; 0 is the town square. What is printed on a card is its face. A shuffle deals
the faces of a deck anew among its cards, so that no number can be followed through it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from gomorra.engine.kernel import chance
from gomorra.engine.words import Memory, MemoryName, MomentName, Phase, PhaseName, StatName, UntilName

if TYPE_CHECKING:
    from gomorra.engine.kernel.face import Face
    from gomorra.engine.kernel.outcome import Outcome
    from gomorra.engine.kernel.ruleset import Ruleset

TOWN_SQUARE: Final = 0
NOBODY: Final = -1

DECK: Final = 0
HAND: Final = 1
DISCARD: Final = 2
BOOT_HILL: Final = 3
PLAY: Final = 4
DRAW: Final = 5
LIMBO: Final = 6
GONE: Final = 7
ZONE_NAMES = ("deck", "hand", "discard pile", "Boot Hill", "play", "draw hand", "limbo", "out of the game")

ALL_DUDES: Final = -100
"""Modifiers under this number hold for every dude in play."""

ANYWHERE: Final = -2
AWAY_FROM_HOME: Final = -3
"""Where a modifier works that is bound to no single location."""

Amount = int | str


class Modifier(NamedTuple):
    """A change to one property of a card or player, by a source, until some moment."""

    serial: int
    stat: StatName
    amount: Amount
    source: int
    seat: int
    kind: str
    until: UntilName
    since: int = 0
    """The day before which the end of `until` does not count."""
    place: int = ANYWHERE
    """The location at which alone the modifier works."""
    title: str = ""
    """What the source was called: its card may since have been shuffled into a deck."""


class Delayed(NamedTuple):
    """Something a card will do later: a method of its behaviour, by name, with plain arguments."""

    serial: int
    moment: MomentName
    source: int
    code: str
    method: str
    seat: int
    args: tuple[Amount, ...]
    until: UntilName
    kind: str = ""
    """The kind of the ability that made it: what happens later is still done by that ability."""


class Body:
    """What there is to say about a card only while it is in play.

    Copies of a state share the bodies that have not changed since: who changes one asks `State.own` for it.
    """

    __slots__ = (
        "attachments", "booted", "bounty", "control", "controller", "counters", "entered", "extra", "host",
        "lease", "location", "rock", "used",
    )  # fmt: skip

    def __init__(self, controller: int, location: int, entered: int) -> None:
        self.controller = controller
        self.location = location
        self.host = -1
        self.attachments: tuple[int, ...] = ()
        self.booted = False
        self.bounty = 0
        self.control = 0
        self.rock = 0
        self.entered = entered
        self.used: tuple[str, ...] = ()
        self.extra: tuple[str, ...] = ()
        self.counters: dict[str, Amount] = {}
        self.lease: object = None
        """Whose it is to change: that of the state which alone has it."""

    def copy(self, lease: object) -> Body:
        new = Body.__new__(Body)
        new.lease = lease
        new.controller = self.controller
        new.location = self.location
        new.host = self.host
        new.attachments = self.attachments
        new.booted = self.booted
        new.bounty = self.bounty
        new.control = self.control
        new.rock = self.rock
        new.entered = self.entered
        new.used = self.used
        new.extra = self.extra
        new.counters = dict(self.counters) if self.counters else {}
        return new


class Player:
    """A player's ghost rock, piles and street."""

    __slots__ = (
        "aside", "boot_hill", "conceded", "debt", "deck", "discard", "draw_hand", "hand", "home", "legend",
        "out_of_town", "stash", "street",
    )  # fmt: skip

    def __init__(self) -> None:
        self.stash = 0
        self.debt = 0
        self.home = 0
        self.legend = 0
        self.conceded = False
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.boot_hill: list[int] = []
        self.draw_hand: list[int] = []
        self.aside: list[int] = []
        self.street: tuple[int, ...] = ()
        self.out_of_town: tuple[int, ...] = ()

    def copy(self) -> Player:
        new = Player.__new__(Player)
        new.stash = self.stash
        new.debt = self.debt
        new.home = self.home
        new.legend = self.legend
        new.conceded = self.conceded
        new.deck = self.deck[:]
        new.hand = self.hand[:]
        new.discard = self.discard[:]
        new.boot_hill = self.boot_hill[:]
        new.draw_hand = self.draw_hand[:]
        new.aside = self.aside[:]
        new.street = self.street
        new.out_of_town = self.out_of_town
        return new


class State:
    """The whole truth about a game between two plays."""

    __slots__ = (
        "bodies", "day", "delayed", "faces", "known", "layout", "lease", "memory", "modifiers", "named",
        "outcome", "owners", "passes", "phase", "players", "pot", "priority", "randomness", "ruleset", "serial", "step",
        "turn", "turns", "version", "winner", "zones",
    )  # fmt: skip

    def __init__(self, ruleset: Ruleset, seats: int, randomness: int) -> None:
        self.ruleset = ruleset
        self.randomness = randomness
        self.players = [Player() for _ in range(seats)]
        self.faces: list[Face | None] = [None]
        self.owners: list[int] = [NOBODY]
        self.zones: list[int] = [GONE]
        self.known: list[int] = [0]
        self.bodies: dict[int, Body] = {}
        self.lease = object()
        self.modifiers: dict[int, tuple[Modifier, ...]] = {}
        self.delayed: tuple[Delayed, ...] = ()
        self.named: dict[int, tuple[int, int]] = {}
        self.memory: dict[str, tuple[Amount, ...]] = {}
        self.day = 0
        self.phase = Phase.SETUP
        self.step = "setup"
        self.turn = 0
        self.turns = 0
        self.passes = 0
        self.winner = NOBODY
        self.priority = NOBODY
        self.pot = 0
        self.serial = 0
        self.version = 0
        self.layout = 0
        self.outcome: Outcome | None = None

    def copy(self) -> State:
        new = State.__new__(State)
        new.ruleset = self.ruleset
        new.randomness = self.randomness
        new.players = [player.copy() for player in self.players]
        new.faces = self.faces  # who changes these makes a list of his own
        new.owners = self.owners
        new.zones = self.zones[:]
        new.known = self.known[:]
        new.bodies = self.bodies.copy()
        self.lease = object()  # from now on both have the bodies together
        new.lease = object()
        new.modifiers = dict(self.modifiers)
        new.delayed = self.delayed
        new.named = dict(self.named)
        new.memory = dict(self.memory)
        new.day = self.day
        new.phase = self.phase
        new.step = self.step
        new.turn = self.turn
        new.turns = self.turns
        new.passes = self.passes
        new.winner = self.winner
        new.priority = self.priority
        new.pot = self.pot
        new.serial = self.serial
        new.version = self.version
        new.layout = self.layout
        new.outcome = self.outcome
        return new

    def add_card(self, face: Face, owner: int, zone: int) -> int:
        """A new card, e.g. while decks are laid out or when a token is made."""
        return self.add_cards([face], owner, zone)[0]

    def add_cards(self, faces: Sequence[Face | None], owner: int, zone: int) -> range:
        """New cards with the numbers that come next."""
        first, count = len(self.faces), len(faces)
        self.faces = [*self.faces, *faces]
        self.owners = [*self.owners, *[owner] * count]
        self.zones += [zone] * count
        self.known += [0] * count
        return range(first, first + count)

    def own(self, card: int) -> Body:
        """The body of a card in play, to be changed."""
        body = self.bodies[card]
        if body.lease is not self.lease:
            body = self.bodies[card] = body.copy(self.lease)
        return body

    def face(self, card: int) -> Face:
        face = self.faces[card]
        assert face is not None, "the town square has no face"
        return face

    def sees(self, seat: int | None, card: int) -> bool:
        """Whether a seat (None: a spectator) knows the face of a card."""
        zone = self.zones[card]
        if zone == LIMBO:
            return bool(self.known[card])
        if zone in (PLAY, DISCARD, BOOT_HILL):
            return True
        return seat is not None and bool(self.known[card] >> seat & 1)

    def place(self, card: int) -> int:
        """The location a card in play is at; cards out of play are nowhere (-1)."""
        if card == TOWN_SQUARE or self.zones[card] != PLAY:
            return TOWN_SQUARE if card == TOWN_SQUARE else -1
        body = self.bodies[card]
        while body.host > TOWN_SQUARE:
            body = self.bodies[body.host]
        return body.location if body.host < 0 else TOWN_SQUARE

    def pile(self, seat: int, zone: int) -> list[int]:
        """A player's pile of this kind."""
        player = self.players[seat]
        if zone == DECK:
            return player.deck
        if zone == HAND:
            return player.hand
        if zone == DISCARD:
            return player.discard
        if zone == BOOT_HILL:
            return player.boot_hill
        if zone == DRAW:
            return player.draw_hand
        return player.aside

    def roll(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        self.randomness, value = chance.below(self.randomness, n)
        return value

    def shuffle(self, seat: int) -> None:
        """Shuffle a deck: its faces are dealt anew, and nobody knows any of them."""
        deck = self.players[seat].deck
        if self.ruleset.fresh_numbers:
            self._renew_numbers(seat)
        self.randomness, faces = chance.shuffled(self.randomness, [self.faces[card] for card in deck])
        if self.ruleset.scattered_numbers:
            _, deck[:] = chance.shuffled(chance.seeded(self.randomness, "numbers"), deck)
        self.faces = self.faces[:]  # the log keeps the faces as they were
        for card, face in zip(deck, faces, strict=True):
            self.faces[card] = face
            self.known[card] = 0
        if self.ruleset.mixed_hands and seat not in self.recall(Memory.SHUFFLED):
            self.remember(Memory.SHUFFLED, seat)
        self.version += 1

    def _renew_numbers(self, seat: int) -> None:
        """Give cards of a deck whose numbers tell something numbers that no card has borne yet, while there are any."""
        deck = self.players[seat].deck
        telling = [
            place
            for place, card in enumerate(deck)
            if self.phase == Phase.SETUP or self.known[card] & ~(1 << seat)
        ]
        spare = [card for card, face in enumerate(self.faces) if face is None and self.owners[card] == seat]
        if len(spare) < len(telling):
            return
        _, spare = chance.shuffled(chance.seeded(self.randomness, "spare"), spare)
        self.faces = self.faces[:]
        for place, new in zip(telling, spare, strict=False):
            old, deck[place] = deck[place], new
            self.faces[new], self.zones[new], self.zones[old] = self.faces[old], self.zones[old], GONE

    def mix_numbers(self) -> None:
        """Deal numbers anew to the hidden cards of whoever shuffled; between plays, when nothing points at them."""
        if Memory.SHUFFLED not in self.memory:
            return
        for seat in self.recall(Memory.SHUFFLED):
            self._mix_numbers_of(int(seat))
        self.forget([Memory.SHUFFLED])
        self.layout += 1

    def _mix_numbers_of(self, seat: int) -> None:
        player = self.players[seat]
        named = {arg for item in self.delayed for arg in item.args if type(arg) is int}
        hidden = [
            card
            for card in (*player.hand, *player.deck)
            if self.owners[card] == seat
            and not self.known[card] & ~(1 << seat if self.zones[card] == HAND else 0)
            and card not in self.modifiers
            and card not in named
        ]
        _, numbers = chance.shuffled(chance.seeded(self.randomness, "hands"), hidden)
        new = dict(zip(hidden, numbers, strict=True))
        before = [(self.faces[card], self.zones[card], self.known[card]) for card in hidden]
        self.faces = self.faces[:]
        for card, (face, zone, known) in zip(numbers, before, strict=True):
            self.faces[card], self.zones[card], self.known[card] = face, zone, known
        player.hand[:] = [new.get(card, card) for card in player.hand]
        player.deck[:] = [new.get(card, card) for card in player.deck]

    def stack(self, seat: int, codes: Iterable[str]) -> None:
        """Put cards with these faces on top of a deck; those that are not in it are passed over."""
        deck = self.players[seat].deck
        rest = [self.face(card) for card in deck]
        top: list[Face] = []
        for code in codes:
            found = next((face for face in rest if face.code == code), None)
            if found is not None:
                rest.remove(found)
                top.append(found)
        self.faces = self.faces[:]
        for card, face in zip(deck, [*top, *rest], strict=True):
            self.faces[card] = face
        self.version += 1

    def next_serial(self) -> int:
        self.serial += 1
        return self.serial

    def everyone(self) -> int:
        """The bit mask of all seats."""
        return (1 << len(self.players)) - 1

    def clockwise(self, first: int) -> list[int]:
        """All seats in turn order from this one."""
        n = len(self.players)
        return [(first + i) % n for i in range(n)]

    def remember(self, key: MemoryName, *values: Amount) -> None:
        self.memory[key] = self.memory.get(key, ()) + values
        self.version += 1

    def recall(self, key: MemoryName) -> tuple[Amount, ...]:
        return self.memory.get(key, ())

    def begin(self, phase: PhaseName) -> None:
        """A phase of the day begins; traits may look at it."""
        self.phase = phase
        self.version += 1

    def forget(self, prefixes: Iterable[MemoryName]) -> None:
        starts = tuple(prefixes)
        for key in [key for key in self.memory if key.startswith(starts)]:
            del self.memory[key]
        self.version += 1
