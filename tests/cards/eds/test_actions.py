"""Election Day Slaughter: actions."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, rule


@pytest.mark.parametrize("code", ["04021", "24255"])
def test_the_slaughter_makes_each_other_player_ace_a_dude_in_town(code: str) -> None:
    t = Table(seats=3)
    leader = t.dude()
    bob, ben = t.dude(seat=1), t.dude(seat=1)
    carl, away = t.dude(seat=2), t.dude(seat=2, at=t.deed(seat=2, keywords=("Out of Town",)))
    t.use(t.hand(code))
    t.answer("pass", "pass")
    t.form()
    assert t.decision.seat == 1 and set(t.choices()) == {bob, ben}
    t.answer(ben)
    assert t.boot_hill_of(1) == [ben] and t.boot_hill_of(2) == [carl] and away.in_play
    assert leader.at_home and leader.booted and t.rock() == 19


@rule("CR-ElectionDaySlaughter-a")
def test_each_other_player_may_unboot_a_dude_who_can_then_oppose_the_job() -> None:
    t = Table()
    leader = t.dude()
    bob, ben = (t.dude(seat=1, booted=True) for _ in range(2))
    away = t.dude(seat=1, at=t.deed(seat=1, keywords=("Out of Town",)), booted=True)
    t.use(t.hand("Election Day Slaughter"))
    assert t.decision.seat == 1 and set(t.choices()) == {leader, bob, ben} and away.booted
    t.answer(bob)
    assert not bob.booted and ben.booted
    t.run("join")
    assert t.choices() == [bob]
    t.answer(bob)
    assert bob.in_town_square and t.game.shootout is not None


def test_nobody_has_to_unboot_anybody() -> None:
    t = Table()
    t.dude()
    bob = t.dude(seat=1, booted=True)
    t.use(t.hand("Election Day Slaughter"))
    t.answer("pass")
    assert bob in t.boot_hill_of(1)


def test_the_mark_forms_first_with_the_tail_between_its_legs() -> None:
    t = Table()
    ann, friend = t.dude(at="town square"), t.dude()
    mark, helper = t.dude(seat=1, at="town square", bullets=3), t.dude(seat=1, at="town square")
    tail = t.hand("Tail Between Yer Legs")
    t.callout(ann, mark, "accept")
    t.use(tail, "bluster")
    assert mark.bullets == 1 and t.decision.kind == "join" and t.decision.seat == 1
    t.answer(helper)
    assert t.decision.kind == "join" and t.decision.seat == 0
    t.answer(friend)
    assert helper.in_posse and friend.in_posse and t.game.shootout is not None
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "9♠ 9♥ 9♦ 4♣ 6♣")
    t.finish()
    assert mark.in_play and mark.bullets == 3


def test_the_tail_is_for_your_own_callouts_that_are_accepted() -> None:
    t = Table(winner=1)
    mine, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.hand("Tail Between Yer Legs")
    t.callout(foe, mine, "accept")
    assert t.decision.kind == "play" and t.game.shootout is not None

    t = Table()
    ann, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.hand("Tail Between Yer Legs")
    t.callout(ann, mark, "refuse")
    assert t.decision.kind == "play" and mark.at_home


def test_the_slaughter_passes_over_players_without_a_dude_in_town() -> None:
    t = Table()
    t.dude()
    away = t.dude(seat=1, at=t.deed(seat=1, keywords=["Out of Town"]))
    t.use(t.hand("Election Day Slaughter"))
    t.form()
    assert away.in_play and not t.boot_hill_of(1)


def test_the_slaughter_lets_others_unboot_any_dude_in_town() -> None:
    t = Table(seats=3)
    leader, bob, carl = t.dude(), t.dude(seat=1, booted=True), t.dude(seat=2, booted=True)
    t.use(t.hand("Election Day Slaughter"))
    assert t.decision.seat == 1 and t.choices() == [leader, bob, carl]
    t.answer(carl)
    assert not carl.booted and bob.booted


def test_nobody_is_ridden_down_who_cannot_go_home_booted() -> None:
    t = Table()
    t.dude(at="town square", has=["Mustang"])
    t.put("QUATERMAN", seat=1, at="town square")
    card = t.hand("Ridden Down")
    assert not t.can_use(card)
    t.dude(seat=1, at="town square")
    assert t.can_use(card)
