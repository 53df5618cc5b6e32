"""What the library and the rule book answer."""

from __future__ import annotations

from msgspec import Struct

from gomorra.server.examples.exhibits import Exhibit


class PackFacts(Struct, frozen=True):
    """A pack, for those who choose by packs."""

    code: str
    name: str
    released: str
    edition: str


class PrintingFacts(Struct, frozen=True):
    """What tells one printing of a card from another."""

    pack: str
    edition: str
    formats: tuple[str, ...]
    """The formats in which it may be played."""


class Library(Struct, frozen=True):
    """How the cards of the card book belong together."""

    cards: tuple[tuple[str, ...], ...]
    """For each card the codes of its printings, the first one leading; by title."""
    printings: dict[str, PrintingFacts]
    packs: tuple[PackFacts, ...]
    formats: dict[str, str]
    keys: dict[str, str]
    """The keys of the search language and what each is about."""


class Found(Struct, frozen=True):
    """The printings that a query finds, by title."""

    codes: tuple[str, ...]


class PrintingPage(Struct, frozen=True):
    """A printing on the page of its card."""

    code: str
    pack: str
    released: str
    edition: str
    differs: tuple[str, ...]
    """In what it differs from the first printing, in words."""
    text: tuple[str, ...]
    """Its text where that is another one."""


class RuleText(Struct, frozen=True):
    """A statement of the rules in our words."""

    id: str
    text: str


class Playing(Struct, frozen=True):
    """A starter deck that plays a card."""

    starter: str
    name: str
    copies: int


class InTheLab(Struct, frozen=True):
    """How a card did in the measured games of the starter decks: wins with it in hand against what is usual."""

    games: int
    wins: int
    expected: float
    lift: float
    margin: float
    bot: str


class CardPage(Struct, frozen=True):
    """What there is to say about one card beyond its facts."""

    code: str
    printings: tuple[PrintingPage, ...]
    rulings: tuple[RuleText, ...]
    rules: tuple[RuleText, ...]
    """General rules that its type and its keywords bring into the game."""
    decks: tuple[Playing, ...]
    lab: InTheLab | None


class ProvedRule(Struct, frozen=True):
    """A statement with the number of tests that cite it."""

    id: str
    text: str
    tests: int
    example: bool = False
    """Whether one of them has something to look at."""
    card: str = ""
    """The card that a ruling is about."""


class Chapter(Struct, frozen=True):
    """A chapter of a rule document."""

    document: str
    title: str
    rules: tuple[ProvedRule, ...]


class RuleBook(Struct, frozen=True):
    """The rules as a book."""

    chapters: tuple[Chapter, ...]


class Proof(Struct, frozen=True):
    """A test that proves a rule: what it says in words, where it is, and the scenario itself."""

    title: str
    file: str
    source: str
    """Empty where the product is installed without its tests."""
    example: str = ""
    """By which its scenario can be watched; empty where the test has no game in it."""
    playable: bool = False
    """Whether one can play on from there."""
    by_hand: bool = False
    """Whether it can only be watched because the test changes the table by hand on the way."""
    exhibit: Exhibit | None = None
    """What there is to look at where the test has no game in it."""


class Proofs(Struct, frozen=True):
    """The tests behind a rule."""

    id: str
    text: str
    proofs: tuple[Proof, ...]


ALL = (Library, Found, CardPage, RuleBook, Proofs)
