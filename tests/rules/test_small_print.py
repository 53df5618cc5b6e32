"""What a single wrong word in the engine could change without anybody noticing."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Stat, Until, cheatin, deed, happens, job, noon, react, shootout, trait
from gomorra.engine.kernel.ruleset import RULESETS
from gomorra.engine.words import Act, cannot, using
from gomorra.testing import CHEATIN, Table, able, either_leads, rule


@rule("RB-6.1-s", "RB-6.2.3-a")
def test_the_leaders_ally_is_passed_over_and_the_next_player_opposes() -> None:
    t = Table(seats=4)
    mark = t.deed(seat=3)
    t.dude()
    ally, defender = t.dude(seat=1, at=mark), t.dude(seat=2, at=mark)
    t.use(t.hand(able("action", job(mark=deed), lambda use: use.gain(1))))
    t.run("join")
    t.answer(("invite", 1), ally)
    while t.decision.seat != 2:
        t.answer("done")
    assert (t.decision.kind, t.choices()) == ("join", [defender])


@rule("RB-6.1-j")
@either_leads
def test_who_is_there_already_joined_without_booting_in_2015_too() -> None:
    t = Table(ruleset=RULESETS["2015"])
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    near, far = t.dude(at="town square"), t.dude()
    t.shootout(ann, bob, near, far)
    assert near.in_posse and far.in_posse
    assert (near.booted, far.booted) == (False, True)


@rule("RB-1-d")
def test_points_that_an_effect_gives_a_player_are_that_players() -> None:
    t = Table(seats=3)
    t.use(t.hand(able("action", noon(), lambda use: use.for_player(t.seat(1), Stat.CONTROL, 2))))
    assert [t.game.control_points(t.seat(seat)) for seat in range(3)] == [0, 2, 0]


@rule("RB-5.1-l")
def test_only_on_the_first_day_a_pull_says_who_goes_first() -> None:
    t = Table(day=2, winner=0)
    for seat in (0, 1):
        t.put(able("dude", cheatin(), lambda use: use.gain(1)), seat=seat)
        t.stack(CHEATIN, seat=seat)
    t.start("gambling")
    assert t.decision.seat == 0 and t.events(happens.Revealed)
    assert t.events(happens.Pulled) == []


@rule("CG-PayingCosts-a")
@pytest.mark.parametrize("timing", ["when", "after"])
def test_no_react_answers_a_cost_that_a_trait_answers(timing: str) -> None:
    t = Table()
    t.put(able("dude", trait(timing, happens.Booted), lambda use: use.gain(1)), seat=1)
    t.put(able("dude", react(timing, happens.Booted), lambda use: use.gain(5)), seat=1)
    saloon = t.put(able("deed", noon(boot=True), lambda use: use.gain(1)))
    t.use(saloon)
    assert t.decision.kind == "play" and (t.rock(0), t.rock(1)) == (21, 21)


def test_only_a_dude_of_the_other_posse_can_change_sides() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    idler = t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    mine, theirs = t.game.rules(t.seat(0)), t.game.rules(t.seat(1))
    assert mine.can_defect(bob) and theirs.can_defect(ann)
    assert not mine.can_defect(ann) and not theirs.can_defect(bob) and not mine.can_defect(idler)


@pytest.mark.parametrize("leads", [0, 1])
def test_who_may_not_join_the_leader_may_join_the_mark(leads: int) -> None:
    t = Table()
    dudes = [t.dude(seat=seat, at="town square") for seat in (0, 1)]
    outsider = t.dude()
    t.shootout(dudes[leads], dudes[1 - leads])
    rules = t.game.rules(t.seat(0))
    rules.forbid(Act.JOIN_LEADER, outsider, until=Until.SHOOTOUT)
    assert rules.can_join(outsider, 0 if leads == 0 else 1) is (leads == 1)


@pytest.mark.parametrize("kept", [0, 1])
def test_a_kind_of_ability_is_forbidden_to_one_player_only(kept: int) -> None:
    t = Table()
    dudes = [
        t.put(able("dude", shootout(), lambda use: use.gain(1)), seat=seat, at="town square")
        for seat in (0, 1)
    ]
    t.shootout(*dudes)
    t.game.rules(t.seat(0)).for_player(kept, cannot(using("shootout")), until=Until.SHOOTOUT)
    t.game.state.version += 1
    offered = []
    for seat in (0, 1):
        offered.append(
            t.game.why_not(("use", dudes[seat].id, "act")) is None if t.decision.seat == seat else None
        )
        t.pass_()
    assert offered == [kept == 1, kept == 0]


@pytest.mark.parametrize("fights", [True, False])
def test_an_effect_moves_nobody_out_of_a_shootout_who_cannot_leave_it(fights: bool) -> None:
    t = Table()
    ann, bob, idler = (t.dude(seat=seat, at="town square") for seat in (0, 1, 1))
    moved = bob if fights else idler
    push = t.hand(able("action", shootout(), lambda use: use.move(moved, t.game.outfit(t.seat(1)))))
    t.shootout(ann, bob)
    t.game.rules(t.seat(0)).forbid(Act.LEAVE, moved, until=Until.SHOOTOUT)
    t.use(push)
    assert moved.at_home is not fights, "who is not in it does not leave it"


def test_who_cannot_move_joins_only_where_he_stands() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    here, away, free = t.dude(at="town square"), t.dude(), t.dude()
    t.shootout(ann, bob)
    rules = t.game.rules(t.seat(0))
    for card in (here, away):
        rules.forbid(Act.MOVE, card, until=Until.SHOOTOUT)
    assert [rules.can_join(card, 0) for card in (here, away, free)] == [True, False, True]
    assert rules.can_join(away, 0, move=False)
