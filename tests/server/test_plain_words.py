"""What newcomers stumbled over is said plainly: when a card is played, what came of it, what another decides."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Stat, noon, resolution, shootout
from gomorra.engine.sight import changing
from gomorra.engine.sight.story import log_lines, retold
from gomorra.server.telling import advice, notes, odds, reasons, scenes, words
from gomorra.testing import Table, able, plain


def test_in_a_fight_nobody_is_told_a_price_for_what_cannot_be_bought_there() -> None:
    t = Table(stash=0)
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    dear = t.hand(plain("dude", "Dear", cost=6))
    timed = t.hand(able("action", noon(), title="Timed"))
    t.hand(able("action", resolution(), title="Later"))
    t.shootout(ann, foe)
    assert t.decision.kind == "play"
    lacking = reasons.lacking(t.game)
    assert lacking[dear.id] == "It is bought at High Noon, on your turn."
    assert lacking[timed.id] == "It is played at High Noon, on your turn."
    assert "is played in a shootout, once the draw hands are revealed" in " ".join(lacking.values())


def test_at_high_noon_the_price_is_the_reason() -> None:
    t = Table(stash=1)
    dear = t.hand(plain("dude", "Dear", cost=6))
    assert reasons.lacking(t.game)[dear.id] == "It costs 6 ghost rock; you have 1."


def test_a_use_that_changes_nothing_says_so_on_the_stage_and_in_the_log() -> None:
    t = Table()
    geronimo = t.put("Geronimo")
    t.use(geronimo)
    (shown,) = scenes.scenes(t.game, 0, 1)
    assert shown.title == "P0 uses Geronimo. Nothing comes of it."
    assert shown.title in [line.text for line in log_lines(t.game, 1)]


def test_a_line_that_was_told_before_is_told_anew_when_nothing_came_of_it() -> None:
    t = Table()
    t.use(t.put("Geronimo"))
    number = next(n for n, event in enumerate(t.game.events) if type(event).__name__ == "Declared")
    assert [line.text for line in retold(t.game, number + 1)] == ["P0 uses Geronimo. Nothing comes of it."]


def test_a_use_with_an_effect_does_not_say_that_nothing_came_of_it() -> None:
    t = Table()
    ann = t.dude("Ann")
    t.use(t.hand(able("action", noon(), lambda use: use.modify(ann, bullets=1), title="Aim")))
    t.use(t.hand(able("action", noon(), lambda use: use.later("sundown", "nothing"), title="Wait")))
    assert not any("Nothing" in line.text for line in log_lines(t.game, 0))


def test_a_use_that_only_shows_cards_has_shown_them() -> None:
    t = Table()
    t.stack("K♠", seat=1)
    t.use(t.hand(able("action", noon(), lambda use: use.reveal(use.top_of_deck(1, t.seat(1))), title="Peek")))
    told = [line.text for line in log_lines(t.game, 0)]
    assert any("reveals" in text for text in told)
    assert not any("Nothing" in text for text in told)


def test_a_value_that_kung_fu_raises_says_so() -> None:
    t = Table()
    fu = t.put("Longwei Fu")
    rating = fu.rating("Kung Fu")
    assert rating and fu.value == fu.face.stats["value"] + rating
    found = [(one.stat, one.amount, one.source) for one in changing.changes(t.game, fu.id)]
    assert (Stat.VALUE, rating, f"Kung Fu {rating}") in found


@pytest.mark.parametrize("caller", [0, 1])
def test_a_refused_callout_comes_to_the_stage_of_the_one_who_made_it(caller: int) -> None:
    t = Table()
    dudes = [t.dude("Ann", at="town square"), t.dude("Foe", seat=1, at="town square")]
    if caller:
        t.pass_()
    t.callout(dudes[caller], dudes[1 - caller], "refuse")
    (shown,) = scenes.scenes(t.game, 0, t.seat(caller))
    assert "refuses" in shown.changes[0] and shown.changes[1] == "There is no shootout."
    assert scenes.scenes(t.game, 0, t.seat(1 - caller)) == []


def waiting(t: Table) -> str:
    """What the one who waits reads."""
    view = t.game.view(1 - t.decision.seat).decision
    assert view is not None
    return view.prompt


def test_who_waits_reads_what_the_other_decides() -> None:
    t = Table()
    ann, foe = t.dude(bullets=2, at="town square"), t.dude(seat=1, at="town square")
    t.dude("Amy", at="town square")
    assert waiting(t) == "P0 makes a play or passes"
    t.callout(ann, foe)
    assert waiting(t) == "P1 decides about the callout"
    t.answer("accept")
    assert waiting(t) == "P0 decides who joins the posse"
    while t.decision.kind != "redraw":
        t.answer(t.decision.options[-1].key)
    assert waiting(t) == "P0 chooses what to keep of the draw hand"


def test_a_react_is_not_named_to_those_who_wait() -> None:
    from gomorra.engine.kernel.decision import Decision
    from gomorra.engine.sight.offers import waited_for

    t = Table()
    assert waited_for(t.game, Decision(0, "react", "React?", [])) == "decides"
    assert waited_for(t.game, Decision(0, "joker", "What?", [], secret=True)) == "decides"


def test_hands_that_lie_open_have_no_odds() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.hand(able("action", resolution(), title="Later"))
    t.shootout(ann, foe)
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    while not (t.decision.kind == "play" and t.game.state.players[1].draw_hand):
        t.answer(t.decision.options[-1].key)
    told = odds.odds(t.game, 0)
    assert told.win < 0
    assert told.about == "Both hands lie open: yours has rank 2, P1's rank 1."


def test_the_only_gang_is_not_praised_as_a_choice() -> None:
    from gomorra.decks import read_deck
    from gomorra.engine import Game, Seat

    game = Game.new([Seat(name, read_deck("law-dogs-base")) for name in ("Ann", "Bob")], seed=1)
    assert advice.gang_so_far(game).endswith("is a good choice.")
    game.decision.options[1:] = []
    assert advice.gang_so_far(game).endswith("left.")


def test_what_is_exchanged_is_redrawn() -> None:
    t = Table()
    ann, foe = t.dude(bullets=2, at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    while t.decision.kind != "redraw":
        t.answer(t.decision.options[-1].key)
    assert words.question(t.game) == "Redraw up to 2 cards?"


def test_a_fight_that_ends_before_any_hand_names_who_wins_it() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.use(t.hand(able("action", shootout(), lambda use: use.send_home(bob))), seat=0)
    told = [line.text for line in log_lines(t.game, 0) if line.text.startswith("The shootout is over")]
    assert told == ["The shootout is over: P0 wins it, because nobody of P1's posse is left."]


@pytest.mark.parametrize(
    ("stash", "said"), [(6, "4 ghost rock; 1 short for tomorrow's upkeep"), (7, "4 ghost rock")]
)
def test_who_cannot_be_paid_tomorrow_is_hired_with_a_warning(stash: int, said: str) -> None:
    """After the price of 4 and the ante of 1 two must be left: Ann and Bob want 1 each, and nothing comes in."""
    t = Table(stash=stash)
    t.dude("Ann", upkeep=1)
    bob = t.hand(plain("dude", "Bob", cost=4, upkeep=1))
    key = next(one.key for one in t.decision.options if one.payload[:2] == ("shop", bob.id))
    assert dict(notes.notes(t.game))[key] == said
