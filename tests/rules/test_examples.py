"""The examples in the scenario kit's own modules hold."""

from __future__ import annotations

import doctest
import importlib

import pytest


@pytest.mark.parametrize("module", ["able", "plain", "scenario"])
def test_examples(module: str) -> None:
    result = doctest.testmod(importlib.import_module(f"gomorra.testing.{module}"))
    assert result.attempted
    assert not result.failed
