"""Rulebook 1: how many play, when victory is tested, and what counts for it."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import BEARER, Stat, always, dude, happens, noon, opposing, trait
from gomorra.decks.deck import Deck, Entry
from gomorra.engine import Game, Seat
from gomorra.testing import Table, able, plain, rule


def seats(count: int) -> list[Seat]:
    deck = Deck.of("plain", [Entry(plain("outfit"), 1), Entry(plain("action"), 52)])
    return [Seat(f"P{seat}", deck) for seat in range(count)]


@rule("RB-1-a")
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_two_to_six_players_sit_down(count: int) -> None:
    game = Game.new(seats(count))
    assert game.seats == count
    assert game.state.phase == "noon"


@rule("RB-1-a")
@pytest.mark.parametrize("count", [0, 1])
def test_nobody_plays_alone(count: int) -> None:
    with pytest.raises(ValueError, match="RB-1-a"):
        Game.new(seats(count))


@rule("RB-1-b")
def test_victory_waits_for_sundown() -> None:
    t = Table()
    t.deed(control=1)
    dude = t.dude()
    t.move(dude, "town square")
    assert t.game.control_points(t.seat(0)) > t.game.influence(t.seat(1))
    assert not t.game.over
    t.pass_(2)
    assert t.game.over
    assert t.game.outcome is not None
    assert t.game.outcome.winner == t.seat(0)


@rule("RB-1-b")
def test_points_that_are_gone_by_sundown_do_not_win() -> None:
    t = Table()
    deed = t.deed(control=1)
    t.dude(influence=1)
    rival = t.dude(seat=1, influence=1, at="town square")
    t.pass_()
    t.move(rival, deed)
    t.pass_(2)
    assert not t.game.over


@rule("RB-1-b")
def test_points_win_neither_at_gambling_nor_at_upkeep_nor_in_a_shootout() -> None:
    t = Table(deck=40)
    t.deed(control=1)
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    for phase in ("gambling", "upkeep", "noon"):
        t.start(phase)
        t.run("noon")
        assert not t.game.over
    t.shootout(leader, mark)
    t.finish()
    assert not t.game.over
    t.run("sundown")
    assert t.game.over


@rule("RB-1-b")
def test_points_won_at_sundown_after_the_check_come_too_late() -> None:
    t = Table()
    late = able(
        "deed", trait("after", happens.SundownChecked), lambda use: use.for_player(use.seat, Stat.CONTROL, 9)
    )
    t.put(late)
    t.hand(plain("action"))
    t.start("sundown")
    assert t.game.control_points(t.seat(0)) == 9
    assert not t.game.over
    t.end_day()
    assert not t.game.over


@rule("RB-1-c")
@pytest.mark.parametrize("influences", [(3, 4), (4, 3)])
@pytest.mark.parametrize(("points", "wins"), [(4, False), (5, True)])
def test_points_must_exceed_the_influence_of_each_rival_separately(
    points: int, wins: bool, influences: tuple[int, int]
) -> None:
    t = Table(seats=3)
    t.deed(control=points)
    for seat, influence in enumerate(influences, start=1):
        t.dude(seat=seat, influence=influence)
    t.start("sundown")
    assert t.game.over is wins
    assert not wins or t.game.outcome.winner == t.seat(0)


@rule("RB-1-d")
def test_a_deeds_points_go_to_its_controller() -> None:
    t = Table()
    deed = t.deed(seat=1, control=2)
    assert (t.game.control_points(t.seat(0)), t.game.control_points(t.seat(1))) == (0, 2)
    t.dude(influence=1, at=deed)
    assert (t.game.control_points(t.seat(0)), t.game.control_points(t.seat(1))) == (2, 0)


@rule("RB-1-e")
def test_other_cards_give_points_while_their_condition_holds() -> None:
    t = Table()
    dude = t.put(able("dude", always("control"), lambda card, asked: 1 if card.in_town_square else 0))
    assert t.game.control_points(t.seat(0)) == 0
    t.move(dude, "town square")
    assert t.game.control_points(t.seat(0)) == 1


@rule("RB-1-e", "RB-1-f")
def test_points_and_influence_count_for_who_controls_the_card() -> None:
    t = Table()
    badge = able("goods", always("control"), lambda card, asked: int(card.place == 0))
    turncoat = t.dude(seat=1, influence=2, has=[badge])
    assert [t.game.influence(t.seat(seat)) for seat in (0, 1)] == [0, 2]
    t.use(t.hand(able("action", noon(target=opposing & dude), lambda use: use.take_control(use.target))))
    assert [t.game.influence(t.seat(seat)) for seat in (0, 1)] == [2, 0]
    t.move(turncoat, "town square")
    assert [t.game.control_points(t.seat(seat)) for seat in (0, 1)] == [1, 0]


@rule("RB-1-f")
def test_influence_is_summed_over_a_players_dudes() -> None:
    t = Table()
    for influence in (1, 2, 0):
        t.dude(influence=influence)
    t.dude(seat=1, influence=5)
    for pile in (t.hand, t.discard, t.boot_hill):
        pile(plain("dude", influence=4))
    assert t.game.influence(t.seat(0)) == 3


@rule("RB-1-g")
def test_what_changes_a_dudes_influence_is_counted() -> None:
    t = Table()
    dude = t.dude(influence=1, has=[plain("goods", influence=1)])
    assert t.game.influence(t.seat(0)) == 2
    t.attach(able("goods", always("influence", on=BEARER), lambda card, bearer: 2), dude)
    assert t.game.influence(t.seat(0)) == 4
    t.use(t.hand(able("action", noon(), lambda use: use.modify(dude, influence=-1))))
    assert t.game.influence(t.seat(0)) == 3
