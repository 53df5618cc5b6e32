"""The scenario kit: rulings and card texts as tests of a few lines."""

from gomorra.testing.able import able
from gomorra.testing.beginning import begin, deck_of
from gomorra.testing.failing import ScenarioError
from gomorra.testing.plain import plain, playing_card
from gomorra.testing.rules import either_leads, rule, shows
from gomorra.testing.running import CHEATIN, LEGAL
from gomorra.testing.scenario import Table

__all__ = [
    "CHEATIN",
    "LEGAL",
    "ScenarioError",
    "Table",
    "able",
    "begin",
    "deck_of",
    "either_leads",
    "plain",
    "playing_card",
    "rule",
    "shows",
]
