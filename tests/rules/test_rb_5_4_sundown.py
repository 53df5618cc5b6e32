"""Rulebook 5.4: victory, hands, unbooting, and the end of the day."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Action, always, happens, noon, react, trait
from gomorra.engine.events import PhaseEnded, Unbooted
from gomorra.testing import Table, able, plain, rule


@rule("RB-5.4-a")
def test_sundown_follows_high_noon_at_once() -> None:
    t = Table()
    t.hand(plain("joker"))
    t.dude(influence=1)
    t.pass_(2)
    assert t.game.state.phase == "sundown"
    assert t.decision.kind == "sundown discard"


@rule("RB-5.4-b")
def test_what_holds_during_sundown_counts_in_the_check() -> None:
    t = Table()
    t.put(able("deed", always("control"), lambda card, asked: int(card.game.state.phase == "sundown")))
    assert t.game.control_points(t.seat(0)) == 0
    t.start("sundown")
    assert t.game.over
    assert t.game.outcome.winner == t.seat(0)


@rule("RB-5.4-b")
def test_what_begins_with_sundown_counts_in_the_check_against_it_too() -> None:
    t = Table()
    t.deed(control=2)
    rally = trait("after", happens.PhaseStarted, if_=lambda card, event: event.phase == "sundown")
    t.put(able("dude", rally, lambda use: use.modify(use.card, influence=2, until="sundown")), seat=1)
    t.hand(plain("action"))
    t.start("sundown")
    assert not t.game.over and t.decision.kind == "sundown discard"
    assert t.game.influence(t.seat(1)) == 2


@rule("RB-5.4-c", "RB-5.4-d")
@pytest.mark.parametrize(("points", "wins"), [(3, False), (4, False), (5, True)])
def test_points_must_exceed_the_highest_rival_influence(points: int, wins: bool) -> None:
    t = Table(seats=3)
    t.deed(control=points)
    t.dude(seat=1, influence=4)
    t.dude(seat=2, influence=3)
    t.dude(influence=9)
    t.start("sundown")
    assert t.game.over is wins
    assert not wins or t.game.outcome.winner == t.seat(0)


@rule("RB-5.4-e")
def test_the_most_points_decide_among_those_who_qualify() -> None:
    t = Table()
    t.deed(control=4)
    t.deed(seat=1, control=5)
    t.start("sundown")
    assert t.game.outcome.winner == t.seat(1)


@rule("RB-5.4-e")
def test_who_does_not_qualify_does_not_win_with_more_points_either() -> None:
    t = Table()
    t.deed(control=6)
    t.deed(seat=1, control=5)
    t.dude(seat=1, influence=7)
    t.start("sundown")
    assert t.game.outcome.winner == t.seat(1)


@rule("RB-5.4-e", "RB-5.4-f", "RB-5.4-g")
@pytest.mark.parametrize(
    ("points", "influence", "winner"),
    [((5, 4, 6), (2, 3, 1), 2), ((5, 5, 4), (2, 1, 3), 0), ((5, 5, 4), (2, 2, 3), None)],
)
def test_of_three_who_qualify(
    points: tuple[int, ...], influence: tuple[int, ...], winner: int | None
) -> None:
    t = Table(seats=3)
    for seat in range(3):
        t.deed(seat=seat, control=points[seat])
        t.dude(seat=seat, influence=influence[seat])
    t.start("sundown")
    assert t.game.over is (winner is not None)
    assert winner is None or t.game.outcome.winner == t.seat(winner)


@rule("RB-5.4-f")
def test_then_the_most_influence_decides() -> None:
    t = Table()
    t.deed(control=4)
    t.deed(seat=1, control=4)
    t.dude(influence=2)
    t.dude(seat=1, influence=3)
    t.start("sundown")
    assert t.game.outcome.winner == t.seat(1)


@rule("RB-5.4-g")
def test_a_full_tie_means_another_day() -> None:
    t = Table(day=1)
    t.deed(control=4)
    t.deed(seat=1, control=4)
    t.dude(influence=3)
    t.dude(seat=1, influence=3)
    t.start("sundown")
    assert not t.game.over
    assert t.game.state.day == 2


@rule("AE-Victory-a")
def test_after_a_tie_a_third_player_may_win() -> None:
    t = Table(seats=3, day=1)
    t.deed(control=2)
    t.deed(seat=1, control=2)
    t.start("sundown")
    assert not t.game.over
    t.deed(seat=2, control=3)
    t.start("sundown")
    assert t.game.outcome.winner == t.seat(2)


@rule("RB-5.4-h")
def test_effects_of_sundown_come_after_the_check() -> None:
    t = Table(day=1)
    deed = t.put(
        able("deed", trait("after", happens.SundownChecked), lambda use: use.control_point(use.card))
    )
    t.start("sundown")
    assert not t.game.over
    assert deed.control == 1
    t.start("sundown")
    assert t.game.over


@rule("RB-5.4-i", "RB-5.4-j", "RB-5.4-k", "RB-5.4-m")
def test_each_player_may_discard_one_card_the_winner_first() -> None:
    t = Table(winner=1)
    for seat in (0, 1):
        t.hand(*(plain("joker") for _ in range(5)), seat=seat)
    t.start("sundown")
    assert (t.decision.seat, t.decision.kind) == (1, "sundown discard")
    thrown = t.hand_of(1)[0]
    kept = t.hand_of(0)
    t.answer(thrown)
    assert (t.decision.seat, t.decision.kind) == (0, "sundown discard")
    assert len(t.hand_of(1)) == 4, "nobody draws before all have discarded"
    t.answer("done")
    assert len(t.hand_of(1)) == 5
    assert thrown not in t.hand_of(1)
    assert t.hand_of(0) == kept


@rule("RB-5.4-k", "RB-5.4-l")
@pytest.mark.parametrize(("few", "many"), [(3, 7), (4, 6), (0, 8)])
def test_hands_are_filled_up_or_cut_down_to_five(few: int, many: int) -> None:
    t = Table()
    t.hand(*(plain("joker") for _ in range(few)))
    t.hand(*(plain("joker") for _ in range(many)), seat=1)
    t.start("sundown")
    while t.decision.kind == "sundown discard":
        t.answer("done")
    for _ in range(many - 5):
        assert t.decision.seat == 1 and t.game.state.phase == "sundown"
        t.answer(t.hand_of(1)[0])
    assert t.game.state.day == 2
    assert len(t.hand_of(0)) == len(t.hand_of(1)) == 5


@rule("RB-5.4-n")
def test_all_cards_unboot_after_hands_are_set() -> None:
    t = Table()
    mine, theirs = t.dude(booted=True), t.deed(seat=1, booted=True)
    t.attach(plain("goods"), mine, booted=True)
    t.game.outfit(t.seat(1)).body.booted = True
    t.hand(*(plain("joker") for _ in range(6)))
    t.start("sundown")
    t.answer("done")
    assert mine.booted
    t.answer(t.hand_of()[0])
    assert not mine.booted
    assert not theirs.booted
    assert not any(t.game.card(card).booted for card in t.game.state.bodies)


class Late:
    """What a test wrote down as things happened."""

    def __init__(self) -> None:
        self.seen: list[object] = []


@rule("RB-5.4-o")
def test_sundown_reacts_are_closed_after_unbooting() -> None:
    t = Table()
    late = Late()
    dude = t.put(
        able("dude", react("after", happens.Unbooted), lambda use: late.seen.append("react")), booted=True
    )
    t.start("sundown")
    assert t.decision.kind == "react"
    t.pass_()
    assert t.game.state.phase == "noon"
    assert not t.can_use(dude)
    assert late.seen == []
    unbooted = [n for n, event in enumerate(t.game.events) if isinstance(event, Unbooted)]
    closed = [n for n, e in enumerate(t.game.events) if isinstance(e, PhaseEnded) and e.phase == "sundown"]
    assert max(unbooted) < closed[0]


@rule("RB-5.4-o")
@pytest.mark.parametrize("until", ["sundown", "day"])
def test_the_window_of_sundown_closes_before_any_effect_ends(until: str) -> None:
    t = Table()
    late = Late()
    boss, tired = t.dude(influence=1), t.dude(booted=True)
    t.use(t.hand(able("action", noon(), lambda use: use.modify(boss, bullets=2, until=until))))
    closes = react("when", happens.PhaseEnded, if_=lambda card, event: event.phase == "sundown")
    t.put(able("deed", closes, lambda use: late.seen.append((boss.bullets, tired.booted))))
    t.run("sundown")
    t.run("react")
    assert (t.game.state.phase, t.game.state.day, boss.bullets) == ("sundown", 1, 2)
    t.answer("react")
    assert late.seen == [(2, False)] and boss.bullets == 0


@rule("RB-5.4-p", "RB-5.4-q")
def test_effects_of_sundown_end_before_those_of_the_day() -> None:
    t = Table()
    late = Late()
    boss = t.dude(bullets=0, influence=1)

    class Almanac(Action):
        """It looks when the turn's effects are about to end."""

        @noon()
        def act(self, use):
            use.modify(boss, bullets=1, until="sundown")
            use.modify(boss, bullets=2)
            use.later("end of day", "note")

        def note(self, use):
            late.seen.append(boss.bullets)

    t.use(t.hand(plain("action", behaviour=Almanac)))
    assert boss.bullets == 3
    t.pass_()
    t.pass_()
    assert late.seen == [2]
    assert boss.bullets == 0


@rule("RB-5.4-r")
def test_abilities_are_ready_again_the_next_day() -> None:
    t = Table()
    t.dude(influence=1)
    saloon = t.put(able("deed", noon()))
    t.use(saloon)
    t.pass_(2)
    assert t.game.state.day == 2
    assert t.can_use(saloon, seat=0)


@rule("RB-5.4-r")
def test_abilities_are_not_ready_before_the_days_effects_end() -> None:
    t = Table()
    used = []

    class Almanac(Action):
        """It looks when the turn's effects are about to end."""

        @noon()
        def act(self, use):
            use.later("end of day", "note")

        def note(self, use):
            used.append(bool(saloon.body.used))

    saloon = t.put(able("deed", noon()))
    t.use(saloon)
    t.pass_()
    t.use(t.hand(plain("action", behaviour=Almanac)))
    t.run("sundown")
    t.run("noon")
    assert used == [True]
