"""What a draw hand may be: from a player's own deck list, from the cards of a rival that lie open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import numpy as np

from gomorra import poker
from gomorra.bots.fights import moved
from gomorra.decks import Deck, read_deck, starters
from gomorra.engine import Game
from gomorra.engine.board import hands
from gomorra.engine.kernel.state import DRAW
from gomorra.poker.odds import MOST_DRAW, MOST_STUD, draw_odds

SAMPLE = 4_000
ENOUGH = 15
"""So many open cards of a rival say something about his deck."""
TOO_FEW = "Your deck and your discard pile have fewer than five cards."
RUNS_OUT = " Your deck runs out; then your discard pile is shuffled and drawn from."
HAND = 5
Ranks = tuple[float, ...]
"""The chance of each rank from 0 to 11."""


def remaining(game: Game, seat: int, needed: int, thrown: Sequence[int] = ()) -> tuple[list[int], list[int]]:
    """The deck in no order, as its player can tell from his list, and what becomes a deck when it runs out.

    That is the discard pile with what is thrown before (RB-6.1.3-r); none of it where the deck has enough.
    """
    player = game.state.players[seat]
    enough = len(player.deck) >= needed
    return _plain(game, player.deck), [] if enough else _plain(game, [*player.discard, *thrown])


def _plain(game: Game, cards: list[int]) -> list[int]:
    return sorted(
        poker.JOKER if poker.is_joker(c) else c for c in (hands.playing_card(game, n) for n in cards)
    )


def next_hand(game: Game, seat: int, stud: int, draw: int) -> tuple[Ranks, str]:
    """What a player's next draw hand may be, and what is to be said of his deck; no ranks where there is no hand."""
    deck, pile = remaining(game, seat, HAND + stud + draw)
    if len(deck) + len(pile) < HAND:
        return (), TOO_FEW
    ranks = drawn([*deck, *pile], stud, draw, first=len(deck) if pile else 0)
    return ranks, RUNS_OUT if pile else ""


def drawn(cards: list[int], stud: int, draw: int, first: int = 0) -> Ranks:
    """The chances of the ranks; where bonuses ask for more cards than there are, what there is comes."""
    stud = min(stud, MOST_STUD, len(cards) - HAND)
    draw = min(draw, MOST_DRAW, len(cards) - HAND - stud)
    found = draw_odds(cards, stud=stud, draw=draw, first=first, hands=SAMPLE)
    return tuple(found.highest.chance(rank) for rank in range(12))


def guessed(game: Game, rival: int, stud: int, draw: int) -> tuple[Ranks, str]:
    """What a deck like the cards of a rival that lie open draws, or like those people play where too few of them do."""
    state = game.state
    player = state.players[rival]
    seen = [*player.discard, *player.boot_hill, *(n for n in state.bodies if state.owners[n] == rival)]
    cards = [n for n in seen if state.face(n).value and state.zones[n] != DRAW]
    if len(cards) >= ENOUGH:
        return drawn(_plain(game, cards) * 2, stud, draw), "the deck is judged by its cards that lie open"
    return usual(stud, draw), "too few of its cards lie open, so the deck counts as a usual one"


@cache
def usual(stud: int, draw: int) -> Ranks:
    """What decks draw that are built to be played: the starters, on average."""
    decks = [read_deck(name) for name in sorted(starters())[::3]]
    found = [
        draw_odds(_cards_of(deck), stud=stud, draw=draw, hands=SAMPLE // len(decks)).highest for deck in decks
    ]
    return tuple(sum(one.chance(rank) for one in found) / len(found) for rank in range(12))


def _cards_of(deck: Deck) -> list[int]:
    """What is drawn from: all but the starting gang."""
    return [
        card
        for entry in deck.cards
        if (card := entry.printing.playing_card) is not None
        for _ in range(entry.count - entry.starting)
    ]


def moved_by(ranks: Ranks, change: int) -> Ranks:
    """Chances of ranks that an effect raises or lowers (RB-6.1.5-k: from 1 to 11)."""
    return tuple(moved(np.array(ranks), change).tolist()) if change else ranks
