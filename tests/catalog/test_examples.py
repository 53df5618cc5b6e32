"""The examples in the docstrings of the catalogue hold."""

from __future__ import annotations

import doctest
import importlib

import pytest


@pytest.mark.parametrize(
    "module", ["gomorra.catalog", "gomorra.catalog.titles", "gomorra.catalog.search.query"]
)
def test_docstring_examples(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted
    assert not result.failed
