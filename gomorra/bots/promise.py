"""How promising each option of a Noon play is: numbers about it by name, and a small network that has learned from the
search which plays turn out well. Cards are known by their facts, so that a rare one makes sense too.

Playouts live on this, so it must be cheap: what options share is read once.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gomorra.bots.clash import Knowledge
from gomorra.bots.glance import JUDGES, Look
from gomorra.bots.network import Network
from gomorra.engine import Game
from gomorra.engine.board import places
from gomorra.engine.card.handle import Card
from gomorra.engine.kernel.decision import Option
from gomorra.engine.kernel.state import TOWN_SQUARE

Matrix = NDArray[np.float32]

FILE: Final = "promise.npz"
WORDS: Final = ("move", "callout", "shop", "invent", "use", "replace", "give", "pass")
CARD: Final = (
    "dude", "deed", "goods", "spell", "action", "in play", "booted", "cost", "bullets", "stud", "influence", "upkeep",
    "control", "production",
)  # fmt: skip
MOVE: Final = ("home", "square", "my deed", "their deed", "boots", "gained", "given up", "guns", "their guns")
MOMENT: Final = (
    "day", "stash", "hand", "my lead", "their lead", "passes", "my ready", "their ready", "my dudes", "their dudes",
    "more than two", "options",
)  # fmt: skip
NAMES: Final = ("glance", *WORDS, *CARD, *(f"to {name}" for name in MOVE), *MOMENT)
"""What each number means."""

NO_CARD: Final = (0.0,) * len(CARD)
NO_MOVE: Final = (0.0,) * len(MOVE)
ROW: Final = 1 + len(WORDS) + len(CARD) + len(MOVE)

Rows = Callable[[Look, Option], tuple[float, ...]]


def glimpse(game: Game, options: list[Option], know: Knowledge) -> Matrix:
    """The options in numbers, one in each row, as the one who decides sees them."""
    look = Look(game, know)
    rows = np.zeros((len(options), len(NAMES)), dtype=np.float32)
    for place, option in enumerate(options):
        rows[place, :ROW] = _row(look, option)
    rows[:, ROW:] = _moment(look, len(game.decision.options))
    return rows


def _row(look: Look, option: Option) -> tuple[float, ...]:
    word = str(option.payload[0])
    points = JUDGES[word](look, option) if word in JUDGES else 0.3
    number = option.payload[1] if len(option.payload) > 1 else 0
    card = look.game.card(number) if isinstance(number, int) and number else None
    if word == "callout":
        card = look.game.card(int(option.payload[2]))
    return (
        max(-8.0, min(8.0, points)) / 4,
        *(float(word == known) for known in WORDS),
        *(_card(card) if card is not None else NO_CARD),
        *(_move(look, card, option) if word == "move" and card is not None else NO_MOVE),
    )


def _card(card: Card) -> tuple[float, ...]:
    facts, shown = card.face.stats, card.in_play
    guns = card.is_dude
    return (
        float(guns),
        float(card.is_deed),
        float(card.is_goods),
        float(card.is_spell),
        float(card.is_action),
        float(shown),
        float(shown and card.body.booted),
        facts["cost"] / 5,
        (card.bullets if shown and guns else facts["bullets"]) / 3,
        float(card.is_stud if shown and guns else card.face.stud),
        (card.influence if shown and guns else facts["influence"]) / 2,
        facts["upkeep"] / 2,
        facts["control"] / 2,
        facts["production"] / 3,
    )


def _move(look: Look, dude: Card, option: Option) -> tuple[float, ...]:
    game = look.game
    place, here, weight = game.place_of_word(option.payload[2]), dude.place, dude.influence
    near = here in (look.home, TOWN_SQUARE) and places.adjacent(game, here, place)
    deed = look.deed(place)
    guns = look.might(place)
    return (
        float(place == look.home),
        float(place == TOWN_SQUARE),
        float(deed is not None and deed[0] == look.seat),
        float(deed is not None and deed[0] != look.seat),
        float(not near or place == look.home),
        look.control_change(place, weight) / 4,
        look.control_change(here, -weight) / 4,
        guns[look.seat] / 5,
        max(guns[rival] for rival in look.rivals) / 5,
    )


def _moment(look: Look, options: int) -> tuple[float, ...]:
    state, seat = look.game.state, look.seat
    mine = [one for one in look.people if one[0] == seat]
    theirs = [one for one in look.people if one[0] != seat]
    player = state.players[seat]
    return (
        state.day / 8,
        min(player.stash, 20) / 8,
        len(player.hand) / 5,
        max(-6, min(6, look.lead)) / 3,
        max(-6, min(6, look.behind)) / 3,
        state.passes / 2,
        sum(not one[2] for one in mine) / 4,
        sum(not one[2] for one in theirs) / 4,
        len(mine) / 5,
        len(theirs) / 5,
        float(look.game.seats > 2),
        math.log(options) / 3,
    )


@cache
def shipped() -> Network | None:
    """The network of the package, if there is one."""
    found = files("gomorra.bots").joinpath(FILE)
    return Network.read(found.read_bytes()).aligned(NAMES) if found.is_file() else None


def promises(
    game: Game, options: list[Option], know: Knowledge, network: Network | None = None
) -> list[float]:
    """How promising each option is: the logarithm of how often it would be chosen, but for a constant."""
    network = network or shipped()
    if network is None:
        look = Look(game, know)
        return [look.points(option) for option in options]
    return [float(one) for one in network.logits(glimpse(game, options, know))]


HEAT: Final = 0.3
"""How often less promising options are taken too: as often as the look ahead would at 1, never at 0."""


def promised_play(
    game: Game, options: list[Option], random: Random, know: Knowledge, network: Network | None = None
) -> Option:
    """An option, the more often the more promising it is."""
    found = promises(game, options, know, network)
    best, score = options[-1], -math.inf
    for option, points in zip(options, found, strict=True):
        drawn = points - HEAT * math.log(-math.log(random.random() + 1e-12) + 1e-12)
        if drawn > score:
            best, score = option, drawn
    return best


def most_promising(game: Game, options: list[Option], count: int, know: Knowledge) -> list[Option]:
    """The options that look best, in their order; ways out are always among them."""
    found = promises(game, options, know)
    points = [
        math.inf if option.payload[0] in ("pass", "done") else found[place]
        for place, option in enumerate(options)
    ]
    best = sorted(range(len(options)), key=points.__getitem__, reverse=True)[:count]
    return [options[place] for place in sorted(best)]
