"""What holds for every card: texts, titles, printings, and a vocabulary without dead words."""

from __future__ import annotations

import ast
import inspect
import re
from dataclasses import replace
from pathlib import Path

import pytest

import gomorra.cards
import gomorra.engine
from gomorra.cards import SHELF, vocabulary
from gomorra.cards.plain import PLAIN
from gomorra.cards.shelf import behaviours, title_of
from gomorra.catalog import catalog
from gomorra.decks.deck import Deck, Entry
from gomorra.engine import Game, Seat
from gomorra.engine.card.ability import DECLARED, Declarations, card_text, declarations
from gomorra.engine.card.handle import Card
from gomorra.engine.card.registry import NotImplementedCard
from gomorra.testing import plain

CARDS = Path(gomorra.cards.__file__).parent
ENGINE = Path(gomorra.engine.__file__).parent
ALL = sorted(behaviours(), key=lambda behaviour: (behaviour.__module__, behaviour.__name__))


def test_every_ability_and_trait_has_a_text() -> None:
    silent = [
        f"{behaviour.__module__}.{behaviour.__name__}.{name}"
        for behaviour in ALL
        for name, item in declarations(behaviour).items()
        if not item.text and not name.startswith("_")
    ]
    assert not silent, "give these a docstring, or a name that begins with _"


def test_whatever_may_be_declared_is_explained_and_has_a_type() -> None:
    assert set(DECLARED) == {*Declarations.__annotations__, "mark"}, "a mark is named by its decorator alone"


def test_every_card_says_something() -> None:
    assert not [behaviour.__name__ for behaviour in ALL if not card_text(behaviour)]


def test_titles_are_in_the_catalogue_and_printings_are_their_own() -> None:
    for behaviour in ALL:
        codes = {printing.code for printing in catalog().find(*title_of(behaviour)).printings}
        assert set(behaviour.printings) <= codes, behaviour
        assert any(SHELF.behaviour(code) is behaviour for code in codes), (
            f"no printing is left for {behaviour}"
        )


def test_a_class_is_written_for_the_type_of_its_card_in_the_module_of_that_type() -> None:
    for behaviour in ALL:
        kind = catalog().find(*title_of(behaviour)).first.type
        assert kind in {base.__name__.lower() for base in behaviour.__mro__}, behaviour
        assert behaviour.__module__.rpartition(".")[2].startswith(kind), behaviour


def test_no_printing_is_both_plain_and_written() -> None:
    assert not PLAIN & set(SHELF.by_code)
    assert all(catalog().printing(code).code == code for code in PLAIN)


def written() -> dict[Path, list[type[Card]]]:
    """The cards of every module, in the order in which they are written."""
    found: dict[Path, list[type[Card]]] = {}
    for behaviour in behaviours():
        found.setdefault(Path(inspect.getfile(behaviour)), []).append(behaviour)
    return found


def place_in_the_catalogue(behaviour: type[Card]) -> tuple[str, str]:
    """The code of a card's first printing; a version of its own for later printings comes right after."""
    first = catalog().find(*title_of(behaviour)).first.code
    return first, min(behaviour.printings, default="")


def test_cards_stand_in_the_module_of_their_first_pack_in_the_order_of_their_codes() -> None:
    for path, cards in written().items():
        places = [place_in_the_catalogue(behaviour) for behaviour in cards]
        assert places == sorted(places), f"{path.parent.name}/{path.name} is out of order"
        packs = {catalog().printing(first).pack.lower() for first, _ in places}
        assert packs == {path.parent.name.removeprefix("t") if "2t2d" in packs else path.parent.name}, path


def code_lines(path: Path) -> int:
    """Lines that say something to Python: without blank lines, comments, imports and docstrings."""
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    words: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)) or (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            words |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = enumerate(source.splitlines(), 1)
    return sum(
        bool(line.strip()) and not line.strip().startswith("#") and n not in words for n, line in lines
    )


def test_a_card_takes_at_most_fifteen_lines_on_average() -> None:
    """All code of the card modules counts; the texts that players read (docstrings) do not."""
    cards = {title_of(behaviour) for behaviour in ALL}
    assert sum(map(code_lines, written())) <= 15 * len(cards)


def used_names() -> set[str]:
    """Every name that a card module takes from the vocabulary."""
    found: set[str] = set()
    for path in CARDS.glob("*/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == vocabulary.__name__:
                found |= {name.name for name in node.names}
    return found


def test_no_word_of_the_vocabulary_is_unused() -> None:
    assert not set(vocabulary.__all__) - used_names()


def test_the_vocabulary_names_all_its_words() -> None:
    assert used_names() <= set(vocabulary.__all__)
    assert all(hasattr(vocabulary, name) for name in vocabulary.__all__)


def test_the_engine_knows_no_card_by_name() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in ENGINE.rglob("*.py")}
    found = []
    for card in catalog().cards:
        if card.first.type == "joker":
            continue  # its title is the word of the rules
        pattern = re.compile(rf"(?<![\w-]){re.escape(card.title)}(?![\w-])")
        found += [
            (card.title, path.name)
            for path, text in sources.items()
            if card.title in text and pattern.search(text)
        ]
    assert not found


def test_a_deck_with_an_unimplemented_card_is_refused_by_name() -> None:
    unknown = replace(
        catalog().find("Blake Ranch").first, code="99999", title="Nowhere Ranch", key="nowhere-ranch"
    )
    good = Deck.of("good", [Entry(plain("outfit"), 1), Entry(plain("action"), 20)])
    bad = Deck.of("bad", [*good.entries, Entry(unknown, 1)])
    with pytest.raises(NotImplementedCard, match=r"Nowhere Ranch \(99999\)"):
        Game.new([Seat("A", good), Seat("B", bad)])


def test_methods_that_are_called_by_name_exist() -> None:
    """`use.later(moment, "method")`, and what a job or spell names in `on_join`, `on_start` and `on_failure`."""
    missing = []
    for behaviour in ALL:
        tree = ast.parse(inspect.getsource(behaviour))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        named = [call.args[1] for call in calls if getattr(call.func, "attr", "") == "later"]
        named += [
            keyword.value
            for call in calls
            for keyword in call.keywords
            if keyword.arg in ("on_join", "on_start", "on_failure")
        ]
        missing += [
            f"{behaviour.__name__}.{node.value}"
            for node in named
            if isinstance(node, ast.Constant) and not hasattr(behaviour, str(node.value))
        ]
    assert not missing
