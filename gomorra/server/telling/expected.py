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
from gomorra.poker.hand import RANK_SHIFT
from gomorra.poker.odds import MOST_DRAW, MOST_STUD, Sample, draw_sample

SAMPLE = 4_000
ENOUGH = 15
"""So many open cards of a rival say something about his deck."""
ALIKE = 40
"""So many drawn hands must have thrown as many cards as a rival did, to tell what such hands are worth."""
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
    return _ranks([_hands(cards, stud, draw, first)])


def _hands(cards: list[int], stud: int, draw: int, first: int = 0, hands: int = SAMPLE) -> Sample:
    stud = min(stud, MOST_STUD, len(cards) - HAND)
    draw = min(draw, MOST_DRAW, len(cards) - HAND - stud)
    return draw_sample(cards, stud=stud, draw=draw, first=first, hands=hands)


def _ranks(samples: Sequence[Sample], thrown: int | None = None) -> Ranks:
    """The chances of the ranks: of all hands, or of those that redrew so many cards, unless hardly any did."""
    ranks = np.concatenate([sample.highest for sample in samples]) >> RANK_SHIFT
    alike = ranks[np.concatenate([sample.thrown for sample in samples]) == thrown]
    shares = np.bincount(alike if len(alike) >= ALIKE else ranks, minlength=12)
    return tuple((shares / shares.sum()).tolist())


def guessed(game: Game, rival: int, stud: int, draw: int, thrown: int | None = None) -> tuple[Ranks, str]:
    """What a deck like the cards of a rival that lie open draws, or like those people play where too few of them do.

    Where everybody has seen how many cards he has thrown to redraw, only hands count that throw as many.
    """
    state = game.state
    player = state.players[rival]
    seen = [*player.discard, *player.boot_hill, *(n for n in state.bodies if state.owners[n] == rival)]
    cards = [n for n in seen if state.face(n).value and state.zones[n] != DRAW]
    if len(cards) >= ENOUGH:
        samples = [_hands(_plain(game, cards) * 2, stud, draw)]
        return _ranks(samples, thrown), "the deck is judged by its cards that were seen"
    few = "few cards of the deck were seen yet, so an average deck is assumed"
    return usual(stud, draw, thrown), few


def usual(stud: int, draw: int, thrown: int | None = None) -> Ranks:
    """What decks draw that are built to be played: some of the starters."""
    return _ranks(_usual_hands(stud, draw), thrown)


@cache
def _usual_hands(stud: int, draw: int) -> tuple[Sample, ...]:
    decks = [_cards_of(read_deck(name)) for name in sorted(starters())[::3]]
    return tuple(_hands(cards, stud, draw, hands=SAMPLE // len(decks)) for cards in decks)


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
