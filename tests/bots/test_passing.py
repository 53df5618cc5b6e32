"""Who has just passed seldom holds what he could buy: imagined worlds take that into account."""

from __future__ import annotations

from gomorra.bots.advice import advise
from gomorra.bots.player import Sight, for_sale
from gomorra.engine import Game
from gomorra.server.lessons import LEARNER, LESSONS
from gomorra.testing import Table, plain
from tests.server.test_lessons import done


def rival() -> Table:
    """P1 holds five deeds that he could buy; thirty cards that he could not are in his deck; it is P0's turn."""
    t = Table(deck=20, stash=5)
    t.hand(*(plain("deed", f"Deed {number}", cost=2) for number in range(5)), seat=1)
    t.stack(*(plain("deed", f"Dear {number}", cost=9) for number in range(10)), seat=1)
    t.dude(at="town square")
    return t


def bargains(t: Table) -> float:
    """What P1 holds that he could buy, on average over forty worlds that P0 imagines."""
    found = 0
    for seed in range(40):
        world = Sight(t.game, 0).imagine(seed)
        faces = {card: world.state.face(card) for card in world.state.players[1].hand}
        found += for_sale(world, 1, faces)
    return found / 40


def test_after_a_pass_less_is_expected_in_a_hand() -> None:
    before = rival()
    assert before.game.state.passes == 0
    after = rival()
    after.game.answer(next(key for key in after.game.decision.keys if key.startswith("move")))
    after.game.answer("pass")
    assert after.game.state.passes == 1 and after.game.decision.seat == 0
    assert bargains(before) > 0.5
    assert bargains(after) < 0.3


def at_noon(game: Game) -> Game:
    """The learner's next Noon play; whatever is asked before it is passed by."""
    while not (game.decision.kind == "play" and game.shootout is None and game.decision.seat == LEARNER):
        keys = game.decision.keys
        game.answer(next((key for key in keys if key in ("pass", "done")), keys[0]))
    return game


def test_a_hint_buys_the_deed_that_wins_tonight_from_somebody_who_has_passed() -> None:
    """At the end of the second lesson, as its last words say."""
    game = at_noon(done(LESSONS["shootout"])[0])
    assert game.state.passes == 1
    advice = advise(game, LEARNER, 0)
    assert advice[0].text.startswith("Buy Carter's Bounties")
