"""What players read is a contract: texts agree with what is declared and keep to docs/texts.md."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from functools import cache

import pytest

from gomorra.cards.shelf import behaviours, title_of
from gomorra.catalog import catalog
from gomorra.engine.card.ability import Ability, card_text, declarations
from gomorra.engine.card.handle import Card

ALL = list(behaviours())

KINDS = {
    ("noon",): "Noon",
    ("shootout",): "Shootout",
    ("noon", "shootout"): "Noon/Shootout",
    ("resolution",): "Resolution",
    ("cheatin",): "Cheatin' Resolution",
    ("react",): "React",
    ("grifter",): "React",
}

BANNED = {
    r"\bnext door\b": "adjacent",
    r"\bhere\b": "at this location",
    r"\bless (bullets|cards|casualties|dudes)\b": "fewer",
    r"\b(go|goes|going) home booted\b": "send home booted",
    r"\b(Success|Failure)\b": "If successful, If unsuccessful",
    r"\bfor free\b|\bfree of charge\b|\bfor nothing\b": "at no cost",
    r"\b(come|comes|came) into play\b|\bbring\w* .*into play\b": "enters play",
    r"\bcheaters?\b|\bcheatin'": "the cheating player, a Cheatin' hand",
    r"\bto spare\b": "If successful by N or more",
    r"\b(two|three|four|five|six|seven|eight|nine|ten)\b": "figures",
    r"\.\.\.|…$": "a whole sentence",
    r"\bcall(ed)?-out\b|\bcall out of\b": "callout",
    r"\bplay hand\b": "hand",
    r"\btill\b|\buntil the end of\b": "until the day ends",
    r"(?<!hoose)(?<!hooses): ": "no colon but the one after the costs",
    r"  |\s[.,;]": "one space",
}
"""Forms that the style sheet keeps out of texts, and what it writes in their place."""

VERBS = {
    "gain",
    "draw",
    "pay",
    "bounty",
    "rank",
    "casualties",
    "modify",
    "inflict",
    "place_rock",
    "take",
    "spend",
}
"""Verbs whose literal amounts a text must name."""


def abilities() -> Iterator[tuple[type[Card], Ability]]:
    for behaviour in ALL:
        for item in declarations(behaviour).values():
            if isinstance(item, Ability) and item.text:
                yield behaviour, item
        for item in vars(sys.modules[behaviour.__module__]).values():
            if isinstance(item, Ability) and item.func.__module__ == behaviour.__module__:
                yield behaviour, item  # an ability that a card gives to others


def payment(pay: object) -> str:
    match pay:
        case 0:
            return ""
        case int():
            return f", Pay {pay} Ghost Rock"
        case (int() as low, int() as high):
            return f", Pay {low} to {high} Ghost Rock"
    return ", Pay X Ghost Rock"


def head(behaviour: type[Card], item: Ability) -> str:
    """How the text of an ability begins, as a pattern written from its declaration."""
    words = ["Repeat"] * item.repeat + ["Owner"] * item.owner + ["Controller"] * item.controller
    words += [KINDS[item.kinds]]
    spell = item.difficulty is not None
    if item.job and not spell:
        words.append("Job")
    pattern = re.escape(" ".join(words)) + ("( Job)?" if item.job and spell else "")
    if spell:
        keywords = {keyword.name for keyword in catalog().find(*title_of(behaviour)).first.keywords}
        skill = "|".join(sorted(keywords & {"Hex", "Miracle", "Spirit"}))
        pattern += rf" ({skill}) {item.difficulty if isinstance(item.difficulty, int) else 'X'}"
    if item.technique:
        pattern += " (Tao )?Technique"
    costs = ", Boot" * item.boot + payment(item.pay) + ", Pull" * item.pull
    return pattern + re.escape(costs) + ":"


def name(behaviour: type[Card], item: Ability | None = None) -> str:
    return f"{behaviour.__module__}.{behaviour.__name__}" + (f".{item.name}" if item else "")


def test_timing_and_costs_are_those_declared() -> None:
    wrong = [
        f"{name(behaviour, item)}: {item.text[:60]!r} should begin with {head(behaviour, item)!r}"
        for behaviour, item in abilities()
        if item.kinds in KINDS and not re.search(r'(^|")' + head(behaviour, item), item.text)
    ]
    assert not wrong, "\n".join(wrong)


def test_a_trait_has_no_head() -> None:
    wrong = [
        name(behaviour, item)
        for behaviour, item in abilities()
        if item.is_trait
        and re.match(r"(Repeat |Controller )?(Noon|Shootout|React|Resolution)\b.*:", item.text)
    ]
    assert not wrong


REQUIRED = {"boots": r"\b[Bb]oot", "discards": r"\b[Dd]iscard", "aces": r"\b[Aa]ce"}


def test_what_is_given_up_is_named() -> None:
    wrong = [
        f"{name(behaviour, item)}: {choice.role}: {item.text}"
        for behaviour, item in abilities()
        for choice in item.choices
        if choice.role in REQUIRED and not re.search(REQUIRED[choice.role], item.text.partition(":")[2])
    ]
    assert not wrong, "\n".join(wrong)


def test_jobs_spells_and_tests_name_what_decides() -> None:
    """A job that is not always done needs "If successful"; what a failure does needs "If unsuccessful"."""
    wrong = []
    for behaviour, item in abilities():
        if item.job and not item.always and item.difficulty is None and "successful" not in item.text:
            wrong.append(f"{name(behaviour, item)}: {item.text}")
        if item.on_failure and not re.search(r"\b(unsuccessful|fails)\b", item.text):
            wrong.append(f"{name(behaviour, item)}: on_failure: {item.text}")
        if item.mark is not None and not re.search(r"\b[Mm]ark", item.text):
            wrong.append(f"{name(behaviour, item)}: mark: {item.text}")
        if item.once not in ("", "event") and "once per" not in item.text:
            wrong.append(f"{name(behaviour, item)}: once: {item.text}")
        if item.brings_in and not re.search(r"\bjoin|\bposse\b", item.text):
            wrong.append(f"{name(behaviour, item)}: brings_in: {item.text}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("form", "better"), BANNED.items())
def test_odd_forms_are_gone(form: str, better: str) -> None:
    wrong = []
    for behaviour in ALL:
        for text in card_text(behaviour):
            quoted = re.sub(r'"[A-Z][^"]*:[^"]*"', '""', text)
            body = re.sub(r"^[^.:]*(Noon|Shootout|React|Resolution)[^.:]*: ", "", quoted)
            if re.search(form, body.replace(card_name(behaviour), "It")):
                wrong.append(f"{name(behaviour)}: {text}")
    assert not wrong, f"write {better}\n" + "\n".join(wrong)


def card_name(behaviour: type[Card]) -> str:
    return title_of(behaviour)[0]


def test_texts_are_sentences() -> None:
    wrong = [
        f"{name(behaviour)}: {text}"
        for behaviour in ALL
        for text in card_text(behaviour)
        if not re.search(r'[.!](\)|")?$', text) or not re.match(r'["A-Z(0-9+]', text)
    ]
    assert not wrong, "\n".join(wrong)


@cache
def named(module: str) -> dict[str, str]:
    """What a card module names: classes, functions and constants, with their code."""
    code = inspect.getsource(sys.modules[module])
    lines = code.splitlines()
    found = {}
    for node in ast.parse(code).body:
        name = getattr(node, "name", "")
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            name = ast.unparse(node.target if isinstance(node, ast.AnnAssign) else node.targets[0])
        found[name] = "\n".join(lines[node.lineno - 1 : node.end_lineno])
    return found


def source(behaviour: type[Card]) -> str:
    """The code of a card: its class, the card classes it builds on, and what these name in their modules."""
    classes = [base for base in behaviour.__mro__ if base.__module__.startswith("gomorra.cards.")]
    found = {base.__name__: named(base.__module__)[base.__name__] for base in classes}
    for item in declarations(behaviour).values():
        owner = item.func.__qualname__.partition(".")[0]
        found[owner] = named(item.func.__module__)[owner]
    new = list(found.values())
    names = {name: code for base in classes for name, code in named(base.__module__).items()}
    while new:
        for word in set(re.findall(r"\b[a-z_A-Z]\w*\b", new.pop())) & names.keys() - found.keys():
            if not names[word].startswith("class "):
                found[word] = names[word]
                new.append(names[word])
    return "\n".join(found.values())


def numbers(code: str) -> set[int]:
    """All numbers of a piece of code outside of its docstrings and prompts."""
    return {int(number) for number in re.findall(r"\b\d+\b", re.sub(r'"""(?s:.*?)"""|f?"[^"\n]*"', "", code))}


UNWRITTEN = {
    "ThisllHurtInTheMornin": {2},
    "DenOfThieves": {2},
    "TheHarvester": {3},
    "JackOHara": {2},
}
"""Figures that the code counts without writing them: one card and maybe another, one Weapon more; rules for decks."""


def test_figures_in_texts_are_figures_of_the_code() -> None:
    """What is 2 or more; a 1 is as often a default or the truth of a condition."""
    wrong = []
    for behaviour in ALL:
        text = " ".join(card_text(behaviour)).replace(card_name(behaviour), "It")
        figures = {int(figure) for figure in re.findall(r"(?<![\w#])\d+\b", text)} - {0, 1}
        code = source(behaviour) if figures else ""
        strange = figures - numbers(code)
        strange -= UNWRITTEN.get(behaviour.__name__, set())
        if "top_five" in code:
            strange -= {5}
        if strange:
            wrong.append(f"{name(behaviour)}: {sorted(strange)} in {text}")
    assert not wrong, "\n".join(wrong)


def amounts(code: str) -> Iterator[int]:
    """The literal amounts with which the verbs are called."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in VERBS:
            for value in (*node.args, *(keyword.value for keyword in node.keywords)):
                for part in ast.walk(value):
                    if isinstance(part, ast.Constant) and type(part.value) is int and part.value > 1:
                        yield part.value


def own_code(behaviour: type[Card]) -> str:
    """The code of a card's class and of the classes that it shares with its other editions."""
    shared = [base for base in behaviour.__mro__[1:] if base.__name__.startswith("_")]
    return "\n".join(named(one.__module__)[one.__name__] for one in (behaviour, *shared))


def test_amounts_in_the_code_are_in_the_text() -> None:
    wrong = []
    for behaviour in ALL:
        text = " ".join(card_text(behaviour))
        hidden = {
            amount
            for amount in amounts(own_code(behaviour))
            if amount < 50 and not re.search(rf"(?<!\d){amount}\b", text)
        }
        if hidden:
            wrong.append(f"{name(behaviour)}: {sorted(hidden)} not in {text}")
    assert not wrong, "\n".join(wrong)


BROKEN = {
    r"\bnot that\b|(?<!is )\bnot (your|with|[A-Z]\w+|dude|deed|wanted)$": "that is not, that you do not own, without",
    r"\b(at|on|with) (deed|dude|goods|spell|unbooted|[A-Z]\w+)( |$)(?!goods)|\bat your$": "an article",
    r"\b(dude|deed|location|outfit|spell|card) (your|another player's|(un)?booted|wanted|other|stud|[A-Z])": "order",
    r"^an? (not|with|without|in|at|on|that|it)\b": "a noun",
    r"\bon this dudes|\ba deeds\b|\ba goods\b": "one plural",
    r"\bnext door\b|\bhere\b|\bcheaters?\b|\bless (bullets|than \d)|\bno token\b": "the words of docs/texts.md",
    r"\b(you can afford|you can pay for|he can invent)\b(?<!that you can afford)(?<!that you can pay for)"
    r"(?<!that he can invent)": "that",
    r"(\b\w+(?: \w+){2,3})( and)?( that)? \1\b": "once",
}
"""Forms that nobody writes, in the sentence "It needs ...", and what is written in their place."""


@pytest.mark.parametrize(
    "words",
    [
        "one of your dudes at deed not that you own",
        "a dude another player's",
        "a not dude in your Boot Hill",
        "a without a card of the same value in your draw hand",
        "one of your Gadget on this dudes",
        "another player's dude here or at a deed next door",
        "a dude with Melee Weapon",
        "a deed in your hand you can afford",
        "a spell on this dude booted",
        "a deed that you own that you do not control you do not control",
    ],
)
def test_broken_forms_are_found(words: str) -> None:
    assert any(re.search(form, words) for form in BROKEN)


def needed() -> Iterator[tuple[str, str]]:
    """What every ability of every card asks to be chosen, in words."""
    for behaviour, item in abilities():
        for choice in (*item.choices, *((item.mark,) if item.mark is not None else ())):
            if choice.predicate.words:
                yield name(behaviour, item), choice.predicate.words


def test_what_cards_need_is_said_in_plain_english() -> None:
    found = list(needed())
    assert len(found) > 650
    wrong = [
        (where, words, better)
        for where, words in found
        for form, better in BROKEN.items()
        if re.search(form, words)
    ]
    assert wrong == []
