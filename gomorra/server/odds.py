"""The chances of a draw hand, from what its player knows: his own deck list and the cards he sees."""

from __future__ import annotations

from gomorra import poker
from gomorra.engine import Game
from gomorra.engine.board import hands
from gomorra.engine.fights import drawing
from gomorra.poker.discard import discards
from gomorra.poker.odds import draw_odds
from gomorra.server.protocol import Chance, OddsView

EFFORT = 120_000
SAMPLE = 4_000


def odds(game: Game, seat: int) -> OddsView:
    """What a player can expect of the draw hand he holds, or of the next one."""
    player = game.state.players[seat]
    left = remaining(game, seat)
    held = [hands.playing_card(game, card) for card in player.draw_hand]
    fight = game.shootout
    if fight is not None and seat in fight.seats:
        stud, draw = drawing.bonuses(game, fight, fight.seats.index(seat))
    else:
        stud, draw = 0, 0
    if len(held) >= 5:
        return _of_hand(game, seat, held, draw if not _redrawn(game) else 0, left)
    if len(left) < 5 + stud + draw:
        return OddsView(seat, "Too few cards are left in your deck to tell.", (), ())
    found = draw_odds(left, stud=stud, draw=draw, hands=SAMPLE)
    about = f"Your next draw hand: {5 + stud} cards, {draw} redrawn, from {len(left)} in your deck."
    return OddsView(seat, about, _chances(tuple(found.highest.chance(rank) for rank in range(12))), ())


def remaining(game: Game, seat: int) -> list[int]:
    """The cards that can still come, in no order: what a player can tell from his deck list."""
    player = game.state.players[seat]
    cards = player.deck if len(player.deck) >= 5 else [*player.deck, *player.discard]
    return sorted(
        poker.JOKER if poker.is_joker(c) else c for c in (hands.playing_card(game, n) for n in cards)
    )


def _redrawn(game: Game) -> bool:
    return game.over or game.decision.kind != "redraw"


def _of_hand(game: Game, seat: int, held: list[int], bonus: int, left: list[int]) -> OddsView:
    plain = [poker.JOKER if poker.is_joker(card) else card for card in held]
    advice = discards(plain, bonus, left, effort=EFFORT)
    thrown: list[int] = []
    numbers = list(game.state.players[seat].draw_hand)
    for card in advice.cards:
        place = next(i for i, other in enumerate(plain) if other == card and numbers[i] not in thrown)
        thrown.append(numbers[place])
    about = f"With the best discards of up to {bonus}." if bonus else "The hand you hold."
    return OddsView(seat, about, _chances(advice.chances), tuple(thrown))


def _chances(ranks: tuple[float, ...]) -> tuple[Chance, ...]:
    return tuple(
        Chance(rank, poker.RANK_NAMES[rank], round(chance, 4))
        for rank, chance in enumerate(ranks)
        if chance > 0 and rank > 0
    )
