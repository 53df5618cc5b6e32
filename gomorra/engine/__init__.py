"""The rules, floor upon floor: each imports only those above it in this list.

`words` the vocabulary, `kernel` plain data, `events` what happens, `board` questions about the table, `card` what a
card is, `plays` what players do, `fights` callouts, shootouts and jobs, `day` the phases, `verbs` what card texts do,
`sight` what people see, and `game` on top, which is all that other rooms need to know.
"""

from gomorra.engine.game import Game
from gomorra.engine.kernel.decision import Decision, IllegalAnswer, Option
from gomorra.engine.kernel.refusal import Refusal
from gomorra.engine.kernel.ruleset import RULESETS, Ruleset
from gomorra.engine.kernel.seating import Seat

__all__ = ["RULESETS", "Decision", "Game", "IllegalAnswer", "Option", "Refusal", "Ruleset", "Seat"]
