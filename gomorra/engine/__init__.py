"""The rules: state, decisions, events, modifiers, phases, shootouts and jobs."""

from gomorra.engine.decision import Decision, IllegalAnswer, Option
from gomorra.engine.game import Game, Seat
from gomorra.engine.refusal import Refusal
from gomorra.engine.ruleset import RULESETS, Ruleset

__all__ = ["RULESETS", "Decision", "Game", "IllegalAnswer", "Option", "Refusal", "Ruleset", "Seat"]
