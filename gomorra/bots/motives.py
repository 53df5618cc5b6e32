"""Why a play is good or bad, in words: which changes of the table the network likes about it, and which it does not.

Each number of the position that a play has changed is put back alone; what the judgement loses by that is what the
change is worth. The two that are worth most are told.
"""

from __future__ import annotations

from typing import Final

from gomorra.bots.features import NAMES, position
from gomorra.bots.network import shipped
from gomorra.engine import Game

WORTH_A_WORD: Final = 0.06
"""A change that moves the logarithm of the odds by less is not told."""
MOST: Final = 2

MORE: Final[dict[str, str]] = {
    "my control": "you control more",
    "my production": "you earn more a day",
    "my influence": "you have more influence",
    "my dudes": "you have more in your gang",
    "my deeds": "you own another deed",
    "my deed points": "you own another deed",
    "my guns": "your gang shoots better",
    "my power": "your gang shoots better",
    "my ready power": "more guns of yours stand ready",
    "my ready": "more of yours stand ready",
    "my square": "from the town square every street can be reached",
    "my abroad": "you are there where deeds are taken and held",
    "my within reach": "you could take control there next",
    "my carried": "your gang carries more",
    "my carried worth": "your gang carries more",
    "my casters": "more of yours can cast spells",
    "my stash": "you have more ghost rock",
    "their bounty": "{rival} has more to lose by bounties",
    "their short": "{rival} cannot pay for everybody tomorrow",
}
"""What it means that a number has risen, where that is good."""
LESS: Final[dict[str, str]] = {
    "their control": "{rival} controls less",
    "their production": "{rival} earns less a day",
    "their influence": "{rival} has less influence",
    "their dudes": "{rival} has fewer in the gang",
    "their guns": "{rival}'s gang shoots worse",
    "their power": "{rival}'s gang shoots worse",
    "their ready power": "fewer guns of {rival} stand ready",
    "their ready": "fewer of {rival}'s stand ready",
    "their within reach": "{rival} can take less from you",
    "their lead": "{rival} is further from winning",
    "my exposed": "what you hold is safer",
    "my bounty": "there is less bounty on yours",
    "my short": "you can pay for everybody tomorrow",
}
"""What it means that a number has fallen, where that is good."""

RISEN: Final[dict[str, str]] = {
    "their control": "{rival} controls more",
    "their within reach": "{rival} can take more from you",
    "their lead": "{rival} comes closer to winning",
    "my exposed": "what you hold is easier to take",
    "my bounty": "there is more bounty on yours",
    "my short": "you cannot pay for everybody tomorrow",
    "my upkeep": "your upkeep rises",
}
"""What it means that a number has risen, where that is bad."""
FALLEN: Final[dict[str, str]] = {
    "my stash": "it costs ghost rock",
    "my hand": "you hold fewer cards",
    "my control": "you control less",
    "my influence": "you have less influence",
    "my ready": "fewer of yours stand ready",
    "my ready influence": "fewer of yours stand ready",
    "my ready power": "fewer guns of yours stand ready",
    "my within reach": "you can take less",
    "my square": "fewer of yours are in the town square",
}
"""What it means that a number has fallen, where that is bad."""


def motives(before: Game, after: Game, seat: int, rival: str) -> list[str]:
    """What is better for a seat after a play than before it, the weightiest first."""
    return _weighed(before, after, seat, (MORE, LESS), rival, 1)


def drawbacks(before: Game, after: Game, seat: int, rival: str) -> list[str]:
    """What is worse for a seat after a play than before it, the weightiest first."""
    return _weighed(before, after, seat, (RISEN, FALLEN), rival, -1)


def _weighed(
    before: Game,
    after: Game,
    seat: int,
    words_for: tuple[dict[str, str], dict[str, str]],
    rival: str,
    sign: int,
) -> list[str]:
    """The changes that have words, as far as the network likes them, or dislikes them."""
    risen, fallen = words_for
    network = shipped()
    if network is None or after.outcome is not None:
        return []
    old, new = position(before, seat), position(after, seat)
    judged = float(network.logits(new[None])[0])
    found: dict[str, float] = {}
    for place, name in enumerate(NAMES):
        words = risen.get(name) if new[place] > old[place] else fallen.get(name)
        if words is None or new[place] == old[place]:
            continue
        without = new.copy()
        without[place] = old[place]
        gain = judged - float(network.logits(without[None])[0])
        told = words.format(rival=rival)
        found[told] = found.get(told, 0.0) + sign * gain
    best = sorted(found, key=lambda words: -found[words])[:MOST]
    return [words for words in best if found[words] > WORTH_A_WORD]
