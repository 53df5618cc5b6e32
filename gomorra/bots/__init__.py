"""Players that are programs."""

from gomorra.bots.player import BOTS, Bot, make_bot

__all__ = ["BOTS", "Bot", "make_bot"]
