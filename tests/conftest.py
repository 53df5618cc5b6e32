"""What all tests share: the rule recorder and how Hypothesis searches."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["gomorra.testing.rules", "gomorra.testing.moved", "pytester"]

# The same examples on every run and machine; `HYPOTHESIS_PROFILE=explore` looks for new ones.
settings.register_profile(
    "fixed", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile(
    "explore", max_examples=2000, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))

HERE = Path(__file__).parent
WITH_OTHER_PROCESSES = (HERE / "browser", HERE / "server")
"""These look at games from one seat. They wait for browsers, databases and killed servers, which a busy machine can
delay beyond any patience."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give tests that wait for other processes a second try, but for `--reruns 0`; the summary of the run names those
    that took it."""
    for item in items:
        if item.path.parent in WITH_OTHER_PROCESSES:
            item.add_marker(pytest.mark.seated)
        if item.path.parent in WITH_OTHER_PROCESSES and config.getoption("reruns", None) != 0:
            item.add_marker(pytest.mark.flaky(reruns=2))
