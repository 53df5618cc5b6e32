"""Draw hands: their cards as poker cards, jokers named, ranks with everything that changes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra import poker
from gomorra.engine.board import stats
from gomorra.engine.events import JokerNamed, ShownHand
from gomorra.engine.events.shown import made_of
from gomorra.engine.kernel.decision import Decision, Flow, Option
from gomorra.engine.kernel.state import TOWN_SQUARE, Modifier
from gomorra.engine.words import Memory, Stat, StatName

if TYPE_CHECKING:
    from gomorra.engine.game import Game

SUITS = poker.SUIT_NAMES
ORDERLY = (poker.STRAIGHT, poker.FLUSH, poker.STRAIGHT_FLUSH)


def playing_card(game: Game, card: int, *, ranking: bool = False) -> int:
    """A card as gomorra.poker counts it, with the suit and value it has now (or has for the rank of the hand)."""
    face = game.state.face(card)
    named = game.state.named.get(card)
    if named is None:
        return face.playing
    if ranking and game.state.ruleset.older_rulings and face.behaviour.named_for_legality:
        return face.playing
    return poker.named(poker.card(*named)) if face.type == "joker" else poker.card(*named)


def cards_of(game: Game, seat: int, *, ranking: bool = False) -> list[int]:
    """A player's draw hand as poker cards."""
    state = game.state
    if not state.named:
        faces = state.faces
        return [face.playing for card in state.players[seat].draw_hand if (face := faces[card]) is not None]
    return [playing_card(game, card, ranking=ranking) for card in game.state.players[seat].draw_hand]


def natural(game: Game, seat: int) -> poker.Hand:
    """The draw hand as its cards make it."""
    return made_of(cards_of(game, seat, ranking=True), suited=game.state.ruleset.suited_dead_mans_hand)


def hand(game: Game, seat: int) -> poker.Modified:
    """The draw hand with everything that changes its rank."""
    result = hand_without_cap(game, seat)
    capped = counted(game, seat, Stat.RANK_CAP)
    if capped:
        limit = hand_without_cap(game, int(capped[-1].amount)).rank
        if result.rank > limit:
            result = poker.Modified(result.hand, (*result.modifiers, limit - result.rank), result.base)
    return result


def hand_without_cap(game: Game, seat: int) -> poker.Modified:
    """A hand as others measure themselves against it (CR-ForceField-c)."""
    return poker.Modified(natural(game, seat), *changes(game, seat))


def holds(game: Game, kind: str) -> bool:
    """Whether an effect makes ranks hold against this kind of ability: all but traits and Cheatin' Resolutions.

    It does so once the player whom it names has revealed a legal hand."""
    effects = stats.modifiers(game, TOWN_SQUARE, Stat.RANKS_HOLD)
    if not effects or kind in ("trait", "cheatin"):
        return False
    return any(effect.amount in game.state.recall(Memory.LEGAL_REVEAL) for effect in effects)


def counted(game: Game, seat: int, stat: StatName) -> list[Modifier]:
    """The effects on a player's rank that count now."""
    return [item for item in stats.modifiers(game, -1 - seat, stat) if not holds(game, item.kind)]


def changes(game: Game, seat: int) -> tuple[tuple[int, ...], int | None]:
    """What changes the rank of a hand, and the rank that an effect sets in place of the natural one."""
    found = [int(modifier.amount) for modifier in counted(game, seat, Stat.RANK)]
    found += [int(answer or 0) for answer in game.replies(Stat.RANK, seat)]
    orderly = counted(game, seat, Stat.RANK_FOR_ORDER)
    if orderly and natural(game, seat).rank in ORDERLY and is_legal(game, seat):
        found += [int(modifier.amount) for modifier in orderly]
    base = counted(game, seat, Stat.BASE_RANK)
    return tuple(found), int(base[-1].amount) if base else None


def is_legal(game: Game, seat: int) -> bool:
    """Whether a draw hand is legal now (RB-2.5); an effect may call it legal. No hand is neither legal nor Cheatin'."""
    if not game.state.players[seat].draw_hand:
        return False
    cache = game.cache
    known: bool | None = cache.get((seat, is_legal))
    if known is None:
        known = cache[seat, is_legal] = _is_legal(game, seat)
    return known


def _is_legal(game: Game, seat: int) -> bool:
    if stats.modifiers(game, -1 - seat, Stat.LEGAL_HAND):
        return True
    if any(game.replies(Stat.LEGAL_HAND, seat)):
        return True
    if stats.modifiers(game, -1 - seat, Stat.ILLEGAL_HAND):
        return False
    if any(game.replies(Stat.ILLEGAL_HAND, seat)):
        return False
    return poker.is_legal(cards_of(game, seat))


def shown(game: Game, seat: int, *, legal: bool) -> ShownHand:
    """The draw hand of a player as all can read it now."""
    held = tuple(game.state.players[seat].draw_hand)
    found, base = changes(game, seat)
    if counted(game, seat, Stat.RANK_CAP):
        found = hand(game, seat).modifiers
    suited = game.state.ruleset.suited_dead_mans_hand
    return ShownHand(seat, held, tuple(cards_of(game, seat)), legal, found, base, suited)


def is_cheatin(game: Game, seat: int) -> bool:
    player = game.state.players[seat]
    return bool(player.draw_hand) and not is_legal(game, seat)


def holder(game: Game, card: int) -> int:
    """In whose draw hand a card lies, nobody's where it lies elsewhere."""
    players = game.state.players
    return next((seat for seat in range(game.seats) if card in players[seat].draw_hand), -1)


NAMES = [
    Option(("name", suit, value), f"{poker.VALUE_SIGNS[value - 1]}{poker.SUIT_SIGNS[suit]}")
    for value in range(1, 14)
    for suit in range(4)
]
"""Everything that a joker can count as."""


def name_joker(game: Game, card: int, *, by: int, prompt: str = "") -> Flow[None]:
    """A joker's owner says what it counts as (RB-3.8-d), by the older rules whoever reveals it."""
    seat = game.state.owners[card] if game.state.ruleset.joker_owner_names else by
    words = prompt or f"Name the suit and value of {game.state.face(card).title}"
    answer = yield Decision(seat, "joker", words, NAMES, source=card)
    yield from game.do(JokerNamed(card, int(answer[1]), int(answer[2]), seat=seat))


def name_jokers(game: Game, seats: list[int]) -> Flow[None]:
    """All unnamed jokers in these players' draw hands are named, the Winner's first (Q5)."""
    for seat in seats:
        for card in list(game.state.players[seat].draw_hand):
            if game.state.face(card).type == "joker" and card not in game.state.named:
                yield from name_joker(game, card, by=seat)
