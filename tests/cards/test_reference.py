"""docs/cards.md: its reference part is what the code says, and it misses no declaration."""

from __future__ import annotations

import importlib.util
import inspect
from pathlib import Path
from types import ModuleType

import pytest

from gomorra.cards.vocabulary import noon
from gomorra.engine.card import ability

ROOT = Path(__file__).resolve().parents[2]


def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("card_reference", ROOT / "scripts" / "card_reference.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_reference_is_up_to_date() -> None:
    written = (ROOT / "docs" / "cards.md").read_text(encoding="utf-8")
    assert script().page(written) == written, "run `python scripts/card_reference.py`"


def test_every_declaration_is_explained() -> None:
    source = inspect.getsource(ability.Ability.__init__)
    taken = {part.partition('"')[0] for part in source.split('declared.pop("')[1:]}
    inner = {"event", "timing", "trigger", "grifter", "job", "order"}
    assert taken - inner <= set(ability.DECLARED)
    assert set(ability.ROLES) <= set(ability.DECLARED)


def test_an_unknown_declaration_is_refused_with_those_there_are() -> None:
    with pytest.raises(TypeError, match=r"unknown declarations boots_all; there are boot, pay"):

        @noon(boots_all=True)
        def mistaken() -> None:
            """Never made."""
