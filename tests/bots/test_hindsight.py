"""What a game looks like afterwards: chances that make one, and know who has won."""

from __future__ import annotations

import pytest

from gomorra.bots import hindsight, make_bot
from gomorra.decks import read_deck
from gomorra.engine import Game, Seat
from gomorra.testing import Table


@pytest.mark.parametrize("seats", [2, 3])
def test_the_chances_of_all_players_make_one_and_end_with_the_winner(seats: int) -> None:
    decks = ("law-dogs-base", "sloane-gang-base", "fourth-ring-base")
    game = Game.new([Seat(f"P{seat}", read_deck(decks[seat])) for seat in range(seats)], seed=seats)
    bots = [make_bot("random", str(seat)) for seat in range(seats)]
    judged = 0
    while not game.over:
        if hindsight.at_rest(game):
            found = hindsight.chances(game)
            judged += 1
            assert sum(found) == pytest.approx(1)
            assert all(0 < one < 1 for one in found)
        game.answer(bots[game.decision.seat].choose(game, game.decision.seat))
    assert judged > 10
    assert game.outcome is not None
    assert hindsight.chances(game)[game.outcome.winner] == 1


def test_a_fight_is_judged_when_it_is_over() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    assert hindsight.at_rest(t.game)
    t.callout(ann, foe, "accept")
    assert not hindsight.at_rest(t.game)


def test_whoever_has_more_is_ahead() -> None:
    t = Table()
    for _ in range(3):
        t.dude(influence=2, bullets=3)
    t.deed(control=2)
    t.dude(seat=1)
    mine, theirs = hindsight.chances(t.game)
    assert mine > 0.6 > 0.4 > theirs
