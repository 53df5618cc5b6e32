"""Players that are programs."""

from gomorra.bots.levels import BOTS, LEVELS, Level, make_bot
from gomorra.bots.player import Bot

__all__ = ["BOTS", "LEVELS", "Bot", "Level", "make_bot"]
