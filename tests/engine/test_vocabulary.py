"""Stats, acts, moments, durations, memories and reasons: declared once, asked somewhere, never bare strings."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import gomorra.cards
import gomorra.engine
from gomorra.cards.vocabulary import always, happens, noon, react
from gomorra.engine.words import (
    Act,
    Memory,
    Moment,
    Phase,
    Stat,
    Until,
    Why,
    cannot,
    declaring,
    least,
    own_memory,
    times,
)
from gomorra.engine.words.declaring import OWN_MEMORIES, OWN_STATS, Lexicon

ENGINE = Path(gomorra.engine.__file__).parent
CARDS = Path(gomorra.cards.__file__).parent
WORDS = ENGINE / "words"
SOURCES = [
    path for room in (ENGINE, CARDS) for path in sorted(room.rglob("*.py")) if WORDS not in path.parents
]

POSITIONS: dict[str, int | None] = {
    "always": None, "replies": 0, "statics": 0, "contributions": 2, "modifiers": 2, "modifiers_of": 1,
    "drop_modifiers": 1, "total": 2, "counted": 2, "on_the_card": 2, "change": 1, "for_player": 1, "forbid": 0,
    "forbid_for_all": 0, "stops": 0, "stopped": 0, "stopped_player": 0, "cannot": 0, "player_cannot": 0, "least": 0,
    "most": 0, "fixed": 0, "ignores": 0, "lowering": 0, "raising": 0, "expire": None, "later": 0, "due": 0,
    "remember": 0, "recall": 0, "forget": 0, "PhaseStarted": 0, "PhaseEnded": 0, "Gained": 1,
    "BountyChanged": 2, "Discarded": 2, "Aced": 2,
}  # fmt: skip
"""At which place of a call a word stands; None: at every place."""

KEYWORDS = {"until", "why", "how"}
ATTRIBUTES = {"why", "until", "stat", "moment", "phase"}


def word_places(tree: ast.AST) -> Iterator[ast.expr]:
    """Every expression that stands where a word belongs."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in POSITIONS:
                place = POSITIONS[name]
                yield from node.args if place is None else node.args[place : place + 1]
            yield from (keyword.value for keyword in node.keywords if keyword.arg in KEYWORDS)
        elif isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            if any(isinstance(side, ast.Attribute) and side.attr in ATTRIBUTES for side in sides):
                yield from sides


def bare_strings(source: str) -> list[str]:
    """Strings, alone or in a tuple, list or condition, that stand where a word belongs."""
    return [
        f"line {part.lineno}: {ast.unparse(part)}"
        for place in word_places(ast.parse(source))
        for part in parts(place)
        if isinstance(part, ast.JoinedStr) or (isinstance(part, ast.Constant) and isinstance(part.value, str))
    ]


def parts(place: ast.expr) -> Iterator[ast.expr]:
    match place:
        case ast.Tuple() | ast.List() | ast.Set():
            yield from place.elts
        case ast.IfExp():
            yield from (place.body, place.orelse)
        case _:
            yield place


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_word_is_written_as_a_bare_string(path: Path) -> None:
    assert bare_strings(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "@always('bullets')\ndef f(): ...",
        "use.forbid('boot', card)",
        "use.modify(card, bullets=1, until='day')",
        "game.replies(f'least {stat}', card)",
        "event.why == 'casualty'",
        "event.why in ('casualty', 'upkeep')",
        "use.change(1, Stat.RANK if x else 'rank cap', 2)",
    ],
)
def test_a_bare_string_is_found(source: str) -> None:
    assert len(bare_strings(source)) in (1, 2)


NAMESPACES: list[tuple[type, Lexicon]] = [
    (Stat, declaring.STATS),
    (Act, declaring.ACTS),
    (Moment, declaring.MOMENTS),
    (Until, declaring.UNTILS),
    (Memory, declaring.MEMORIES),
    (Why, declaring.REASONS),
    (Phase, declaring.PHASES),
]


def members(namespace: type) -> dict[str, str]:
    return {name: word for name, word in vars(namespace).items() if name.isupper() and word}


@pytest.mark.parametrize(("namespace", "lexicon"), NAMESPACES, ids=lambda item: getattr(item, "__name__", ""))
def test_every_word_is_declared_with_a_sentence_and_stands_in_its_namespace(
    namespace: type, lexicon: Lexicon
) -> None:
    assert set(members(namespace).values()) == set(lexicon)
    assert all(meaning.endswith(".") and len(meaning) > 10 for meaning in lexicon.values())


@pytest.mark.parametrize(
    "namespace", [Stat, Act, Moment, Until, Memory, Why, Phase], ids=lambda item: item.__name__
)
def test_the_engine_asks_about_or_says_every_word(namespace: type) -> None:
    said = {
        node.attr
        for path in SOURCES
        if ENGINE in path.parents or namespace is Why  # a card may say why, for the log
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == namespace.__name__
    }
    assert not set(members(namespace)) - said, "a word of a single card is declared there, by own_stat"


def test_words_are_plain_strings_that_cost_nothing() -> None:
    for _, lexicon in NAMESPACES:
        assert {type(word) for word in lexicon} == {str}
    assert type(cannot(Act.BOOT)) is str
    assert cannot(Act.BOOT) is cannot(Act.BOOT)


@pytest.mark.parametrize(
    "word", ["bulets", "cannot bot", "player cannot loose rock", "least bulets", "Miner rating"]
)
def test_a_trait_about_a_word_that_nobody_asks_fails_where_it_is_declared(word: str) -> None:
    with pytest.raises(TypeError, match="nobody asks about"):
        always(word)


@pytest.mark.parametrize(
    "word", ["bullets", "cannot boot", "player cannot lose rock", "Huckster rating", least(Stat.BULLETS)]
)
def test_a_trait_about_a_declared_word_is_fine_also_as_a_string(word: str) -> None:
    assert always(word)(lambda self, card: 1).stats == (word,)


def test_a_word_is_declared_only_once() -> None:
    with pytest.raises(ValueError, match="the stat 'bullets' is declared already: Bullets"):
        declaring.stat("bullets", "Something else.")


def test_what_a_card_remembers_is_forgotten_with_the_day() -> None:
    with pytest.raises(ValueError, match='begins with "today"'):
        own_memory("for ever", "Never forgotten.")
    assert all(word.startswith("today ") for word in OWN_MEMORIES)


def test_words_of_single_cards_explain_themselves() -> None:
    assert OWN_STATS and OWN_MEMORIES
    assert all(meaning.endswith(".") for meaning in (OWN_STATS | OWN_MEMORIES).values())


def test_moments_with_a_card_or_player_are_moments() -> None:
    assert times.is_moment(Moment.SUNDOWN)
    assert times.is_moment(Moment.shooter(7)) and times.is_moment(Moment.discarding_hand(1))
    assert not times.is_moment("sunrise")


def test_a_counter_is_kept_and_read_by_the_same_module() -> None:
    for path in CARDS.rglob("*.py"):
        kept: set[str] = set()
        read: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                names, place = {"count_on": (kept, 1), "counter": (read, 0)}.get(node.func.attr, (None, 0))
                if names is not None and isinstance(node.args[place], ast.Constant):
                    names.add(str(node.args[place].value))
        assert kept == read, path


@pytest.mark.parametrize(
    ("declare", "words"),
    [
        (lambda: react("befor", happens.Moved), r"timing 'befor'; there are before, when, after"),
        (lambda: noon(repeat=True, once="day"), r"once 'day'; there are shootout, round, event"),
    ],
)
def test_a_misspelt_timing_fails_where_it_is_declared(declare: Callable[[], Any], words: str) -> None:
    with pytest.raises(TypeError, match=words):
        declare()(lambda self, use: None)


def test_whether_a_trait_is_lost_is_asked_in_one_place() -> None:
    """`speakers` and `contributions` leave out what is blank; whoever walks over `statics` would forget it."""
    walked = [
        f"{path.parent.name}/{path.name}:{call.lineno}"
        for path in SOURCES
        if ENGINE in path.parents
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, (ast.For, ast.comprehension))
        for call in ast.walk(node.iter)
        if isinstance(call, ast.Call)
        and getattr(call.func, "attr", getattr(call.func, "id", "")) == "statics"
    ]
    assert len(walked) == 1 and walked[0].startswith("board/lookups.py"), walked
