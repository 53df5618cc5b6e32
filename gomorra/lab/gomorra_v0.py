"""Version 0 of the learning environment, under the name by which PettingZoo users expect it."""

from gomorra.lab.environment import RawEnvironment as raw_env  # noqa: N813 - the name that PettingZoo looks for
from gomorra.lab.environment import env

__all__ = ["env", "raw_env"]
