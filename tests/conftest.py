"""What all tests share: the rule recorder and how Hypothesis searches."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

pytest_plugins = ["gomorra.testing.rules", "pytester"]

# The same examples on every run and machine; `HYPOTHESIS_PROFILE=explore` looks for new ones.
settings.register_profile(
    "fixed", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile(
    "explore", max_examples=2000, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))
