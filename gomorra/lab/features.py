"""A decision in numbers, for learners: the position as one vector, each option as another.

Everything is read from the view of the seat that decides, so that nothing hidden can leak into it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gomorra.catalog import catalog
from gomorra.engine import Game
from gomorra.engine.sight.shapes import CardView, View

Vector = NDArray[np.float32]

SEATS = 6
TYPES = ("dude", "deed", "goods", "spell", "action", "joker", "outfit", "legend")
PHASES = ("setup", "gambling", "upkeep", "noon", "sundown")
KINDS = (
    "play", "choose", "react", "confirm", "callout", "join", "flee", "casualty", "keep five", "redraw", "joker",
    "upkeep", "sundown discard", "gang", "grifter", "trade", "amount", "player", "order", "street", "combo",
)  # fmt: skip
WORDS = (
    "pass", "done", "yes", "no", "move", "callout", "shop", "invent", "replace", "give", "use", "react", "trait",
    "card", "join", "accept", "refuse", "pay", "amount", "name", "player", "gang", "start", "invite",
)  # fmt: skip

PLAYER_FACTS = 17
OWN_FACTS = len(TYPES) + 13
POSITION = SEATS * PLAYER_FACTS + OWN_FACTS + len(PHASES) + 9 + len(KINDS) + 1
CARD_FACTS = len(TYPES) + 16
OPTION = len(WORDS) + 2 * CARD_FACTS + 4


def position(view: View) -> Vector:
    """The position as the viewer sees it; players come in turn order from the viewer."""
    seats = len(view.players)
    order = [(view.seat + step) % seats for step in range(seats)]
    numbers: list[float] = []
    for seat in order:
        numbers += _player(view, seat)
    numbers += [0.0] * (PLAYER_FACTS * (SEATS - seats))
    numbers += _hand(view)
    numbers += _one_hot(view.phase, PHASES, other=False)
    fight = view.shootout
    mine = view.seat
    numbers += [
        view.day / 10,
        view.pot / 5,
        float(view.turn == mine),
        float(view.winner == mine),
        float(fight is not None),
        float(fight is not None and mine == fight.seats[0]),
        float(fight is not None and mine == fight.seats[1]),
        fight.round / 3 if fight is not None else 0.0,
        float(view.job is not None),
    ]
    numbers += _one_hot(view.decision.kind if view.decision is not None else "", KINDS)
    return np.array(numbers, dtype=np.float32)


def options(view: View) -> NDArray[np.float32]:
    """The options of the open decision, a row each, in the order of the decision."""
    decision = view.decision
    found = decision.options if decision is not None else ()
    table = np.zeros((len(found), OPTION), dtype=np.float32)
    for row, option in enumerate(found):
        words = option.key.split()
        numbers = _one_hot(words[0], WORDS, other=False)
        for place in range(2):
            card = view.cards.get(option.cards[place]) if place < len(option.cards) else None
            numbers += _card(view, card) if card is not None else [0.0] * CARD_FACTS
        last = words[-1]
        numbers += [
            float(last == "town-square"),
            float(last == "left"),
            int(last) / 13 if words[0] in ("amount", "name") and last.isdigit() else 0.0,
            len(found) / 50,
        ]
        table[row] = numbers
    return table


def sight(game: Game) -> tuple[Vector, NDArray[np.float32]]:
    """The position and the options for the seat that decides now."""
    view = game.view(game.decision.seat)
    return position(view), options(view)


def _one_hot(word: str, words: tuple[str, ...], *, other: bool = True) -> list[float]:
    """1 at the word's place; unknown words share a last place if there is one."""
    found = [float(word == known) for known in words]
    return [*found, float(word not in words)] if other else found


def _player(view: View, seat: int) -> list[float]:
    player = view.players[seat]
    standing = [card for card in view.cards.values() if card.zone == "play" and card.controller == seat]
    dudes = [card for card in standing if _type(card) == "dude"]
    return [
        1.0,
        player.stash / 10,
        player.debt / 5,
        player.influence / 10,
        player.control / 5,
        player.production / 5,
        player.hand_size / 5,
        player.deck_size / 50,
        len(player.discard) / 50,
        len(player.boot_hill) / 20,
        player.draw_hand_size / 5,
        len(dudes) / 8,
        sum(not dude.booted for dude in dudes) / 8,
        sum(dude.bullets for dude in dudes if dude.stud) / 8,
        sum(dude.bullets for dude in dudes if not dude.stud) / 8,
        sum(dude.bounty for dude in dudes) / 5,
        sum(_type(card) == "deed" for card in standing) / 8,
    ]


def _hand(view: View) -> list[float]:
    """The viewer's own cards: how many of each type in the play hand, how many of each value in the draw hand."""
    player = view.players[view.seat]
    held = [_type(view.cards[card]) for card in player.hand]
    drawn = [view.cards[card].value for card in player.draw_hand]
    return [held.count(kind) / 5 for kind in TYPES] + [drawn.count(value) / 5 for value in range(1, 14)]


def _card(view: View, card: CardView) -> list[float]:
    printing = catalog().printing(card.code)
    mine = view.seat
    holder = view.controllers.get(card.location, -1)
    in_play = card.zone == "play"
    return [
        *_one_hot(_type(card), TYPES, other=False),
        float(card.owner == mine),
        float(in_play and card.controller == mine),
        float(in_play and card.controller not in (mine, -1)),
        float(in_play),
        float(card.zone == "hand"),
        float(card.booted),
        card.value / 13,
        (printing.cost or 0) / 10,
        (card.bullets if in_play else printing.bullets or 0) / 5,
        float(card.stud),
        (card.influence if in_play else printing.influence or 0) / 4,
        (card.control if in_play else printing.control or 0) / 4,
        (card.production if in_play else printing.production or 0) / 5,
        (card.upkeep if in_play else printing.upkeep or 0) / 5,
        card.bounty / 5,
        float(holder == mine) - float(holder not in (mine, -1)),
    ]


def _type(card: CardView) -> str:
    return str(catalog().printing(card.code).type)
