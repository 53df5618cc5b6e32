"""The examples in the docstrings of the poker room hold."""

from __future__ import annotations

import doctest
import importlib

import pytest


@pytest.mark.parametrize(
    "module", ["card", "hand", "modified", "choice", "lowest", "batch", "discard", "odds"]
)
def test_docstring_examples(module: str) -> None:
    result = doctest.testmod(importlib.import_module(f"gomorra.poker.{module}"))
    assert result.attempted
    assert not result.failed
