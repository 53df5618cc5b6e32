"""The shapes in which the table leaves the engine: plain records for people, browsers and bots."""

from __future__ import annotations

import msgspec


class ModifierView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that changes a card right now."""

    stat: str
    amount: int | str
    source: str
    until: str


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card the viewer may see. Facts that are printed come from the catalogue by `code`."""

    id: int
    code: str
    zone: str
    owner: int
    suit: str | None = None
    value: int = 0
    controller: int = -1
    location: int = -1
    host: int = -1
    attachments: tuple[int, ...] = ()
    booted: bool = False
    bounty: int = 0
    rock: int = 0
    bullets: int = 0
    stud: bool = False
    influence: int = 0
    control: int = 0
    upkeep: int = 0
    production: int = 0
    unpaid: bool = False
    """Whether nobody collects the production, because the owner does not control the deed."""
    keywords: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    modifiers: tuple[ModifierView, ...] = ()
    blank: bool = False


class PlayerView(msgspec.Struct, frozen=True):
    """A player as the viewer sees him."""

    seat: int
    name: str
    stash: int
    debt: int
    influence: int
    control: int
    production: int
    hand_size: int
    hand: tuple[int, ...]
    """The cards of the hand that the viewer knows."""
    deck_size: int
    discard: tuple[int, ...]
    boot_hill: tuple[int, ...]
    draw_hand_size: int
    draw_hand: tuple[int, ...]
    home: int
    legend: int
    street: tuple[int, ...]
    out_of_town: tuple[int, ...]
    conceded: bool
    at_sundown: tuple[int, int] | None = None
    """Influence and control as they will count when victory is checked, where these are other numbers."""


class HandView(msgspec.Struct, frozen=True):
    """A draw hand that lies open."""

    seat: int
    cards: tuple[int, ...]
    faces: tuple[str, ...]
    """The cards as they count, such as K♠; a joker carries what it was named."""
    rank: int
    name: str
    """What the cards are, whatever has changed their rank."""
    legal: bool
    modifiers: tuple[int, ...]
    natural: int
    """The rank that the cards have by themselves."""


class ShootoutView(msgspec.Struct, frozen=True):
    """The shootout that is going on."""

    location: int
    seats: tuple[int, int]
    posses: tuple[tuple[int, ...], tuple[int, ...]]
    shooters: tuple[int, int]
    bonuses: tuple[tuple[int, int], tuple[int, int]]
    """Stud and draw bonus of both sides, once shooters are picked."""
    round: int
    step: str
    ranks: tuple[int, int]
    casualties: tuple[tuple[int, int, str], ...]
    """Side, card and fate of the casualties of this round."""


class JobView(msgspec.Struct, frozen=True):
    """The job that is going on."""

    leader: int
    mark: int
    location: int
    source: int


class FormingView(msgspec.Struct, frozen=True):
    """Who fights whom: while a callout is answered, while posses form, and until they part."""

    leader: int
    mark: int
    """The card against which it goes: a dude, or the place or card of a job."""
    location: int
    seats: tuple[int, int]
    """Whose posses they are; -1 while nobody has one, or nobody stands against a job."""


class OptionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal answer: its key, words for it, and the cards it is about."""

    key: str
    text: str
    cards: tuple[int, ...]
    weight: int = 1
    """What it counts towards what the question asks for: casualties covered, upkeep saved, else 1."""
    codes: tuple[str, ...] = ()
    """Printed cards it is about that lie nowhere yet, such as those of a starting gang."""


class DecisionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open question; only the one who decides sees the options."""

    number: int
    seat: int
    kind: str
    prompt: str
    source: int = 0
    options: tuple[OptionView, ...] = ()
    least: int = 1
    """How much the options chosen on cards must come to at least, in a series that begins here."""
    most: int = 1
    """And at most; both are 1 where one answer is all."""
    chosen: tuple[int, ...] = ()
    """What was chosen already, where cards are chosen one after the other."""


class LineView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the log with the cards it names."""

    event: int
    """The number of the event it tells of."""
    kind: str
    text: str
    cards: tuple[int, ...]
    codes: tuple[str, ...]
    seat: int
    detail: bool = False
    """Part of the play that the last line before it without this mark tells of."""


class View(msgspec.Struct, frozen=True):
    """Everything a seat may see of a game."""

    seat: int
    names: tuple[str, ...]
    day: int
    phase: str
    turn: int
    winner: int
    pot: int
    players: tuple[PlayerView, ...]
    cards: dict[int, CardView]
    locations: tuple[int, ...]
    controllers: dict[int, int]
    posses: tuple[tuple[int, ...], tuple[int, ...]] | None
    shootout: ShootoutView | None
    job: JobView | None
    hands: tuple[HandView, ...]
    limbo: tuple[int, ...]
    """Cards being played or pulled right now."""
    known_deck: tuple[tuple[int, int, int], ...]
    """Deck cards the viewer has seen: seat, position from the top, card."""
    decision: DecisionView | None
    outcome: tuple[int, str] | None
    log_length: int
    forming: FormingView | None = None
