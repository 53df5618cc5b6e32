"""What the laboratory takes and answers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from gomorra.server.protocol.asked import Strength, Strict
from gomorra.server.protocol.pages import StarterDeck

LabKind = Literal["matchups", "study", "series"]
LabStatus = Literal["waiting", "running", "stopped", "done", "failed"]


class LabDeck(Strict, frozen=True):
    """A deck for an experiment: a starter deck by its short name, or one of the workshop by its id."""

    starter: Annotated[str, Meta(max_length=60)] = ""
    deck: Annotated[str, Meta(max_length=40)] = ""


class NewExperiment(Strict, frozen=True):
    """What is to be found out: all decks against all, one deck closely, or bots against each other."""

    kind: LabKind
    decks: Annotated[tuple[LabDeck, ...], Meta(min_length=1, max_length=12)]
    bots: Annotated[tuple[Strength, ...], Meta(min_length=1, max_length=6)]
    games: Annotated[int, Meta(ge=1, le=100_000)]
    """For each pair of decks and kind of bot, or in all."""
    name: Annotated[str, Meta(max_length=100)] = ""
    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 1


class ExperimentTitle(Struct, frozen=True):
    """An experiment in the list of one's own."""

    id: str
    name: str
    kind: LabKind
    status: LabStatus
    done: int
    total: int
    created: float


class LabHall(Struct, frozen=True):
    """The laboratory as one person finds it."""

    experiments: tuple[ExperimentTitle, ...]
    processes: int
    """How many games this server plays at the same time; none where it has no laboratory."""
    most_games: int
    waiting: int
    """Experiments of all people that are not done."""


class LabShare(Struct, frozen=True):
    """How often something happened, with its 95 percent interval."""

    name: str
    hits: int
    trials: int
    low: float
    high: float


class LabTable(Struct, frozen=True):
    """Decks against each other in the hands of one kind of bot."""

    bot: str
    cells: tuple[tuple[LabShare, ...], ...]
    """How often the deck of the row beats that of the column."""
    overall: tuple[LabShare, ...]
    elo: tuple[float, ...]
    margin: tuple[float, ...]


class LabFinding(Struct, frozen=True):
    """What the presence of a card means for winning."""

    card: str
    games: int
    wins: float
    expected: float
    lift: float
    margin: float
    clear: bool
    code: str = ""
    """The card's first printing."""


class LabReport(Struct, frozen=True):
    """What is known so far."""

    days: tuple[float, float, float]
    """How long games are: on average, and a tenth is shorter and longer than these."""
    endings: tuple[LabShare, ...]
    seats: tuple[LabShare, ...]
    tables: tuple[LabTable, ...]
    disagreements: tuple[str, ...]
    """Where two kinds of bots say different things, so that nothing is known about the decks."""
    bots: tuple[LabShare, ...]
    decks: tuple[LabShare, ...]
    findings: dict[str, tuple[LabFinding, ...]]
    """By where the card was: opening, hand or play."""
    problems: tuple[str, ...]


class ExperimentView(Struct, frozen=True):
    """An experiment with everything that is known so far."""

    title: ExperimentTitle
    decks: tuple[str, ...]
    faults: tuple[tuple[str, ...], ...]
    """Deck by deck, why it is not legal; nothing where it is."""
    bots: tuple[str, ...]
    games: int
    seed: int
    mine: bool
    problem: str
    ahead: int
    """Experiments of others that are worked on at the same time."""
    report: LabReport | None


class LabGame(Struct, frozen=True):
    """A game of an experiment."""

    number: int
    decks: tuple[str, ...]
    bots: tuple[str, ...]
    winner: int
    reason: str
    days: int
    control: tuple[int, ...]
    influence: tuple[int, ...]


class LabGames(Struct, frozen=True):
    """Some games of an experiment, in their order."""

    games: tuple[LabGame, ...]
    more: bool


class GalleryPage(Struct, frozen=True):
    """The starter decks as they were measured against each other."""

    command: str
    decks: tuple[StarterDeck, ...]
    table: LabTable


ALL = (GalleryPage, NewExperiment, LabHall, ExperimentView, LabGames)
