"""Rulebook 6.2: jobs."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    always,
    deed,
    dude,
    happens,
    has,
    job,
    location,
    noon,
    opposing,
    trait,
    wanted,
)
from gomorra.engine.events import Booted, JobEnded, JobStarted, Joined, Moved, ShootoutEnded
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD
from gomorra.testing import Table, able, plain, rule

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"
PAIR = "K♣ K♦ 3♥ 4♠ 9♣"


def pays(use):
    """What a job brings in these tests."""
    return use.gain(5)


def robbery(t: Table, mark=deed, effect=pays, seat: int = 0, **declared):
    """An action card with a job in hand."""
    return t.hand(able("action", job(mark=mark, **declared), effect), seat=seat)


@rule("RB-6.2-a", "RB-6.2-b", "RB-6.2-c")
def test_a_job_has_a_leader_and_a_mark_of_any_kind() -> None:
    t = Table()
    boss, bank = t.dude(), t.deed(seat=1)
    t.use(robbery(t))
    (started,) = t.events(JobStarted)
    assert (started.leader, started.mark, started.seat) == (boss.id, bank.id, 0)
    assert t.rock() == 25


@rule("RB-6.2.1-a")
def test_the_leader_is_unbooted() -> None:
    t = Table()
    t.dude(booted=True)
    t.dude(seat=1)
    t.deed(seat=1)
    act = robbery(t)
    assert not t.can_use(act)
    assert t.why_not_use(act).rule == "RB-6.2.1-a"


@rule("RB-6.2.1-a")
@pytest.mark.parametrize("kind", ["dude", "goods"])
def test_a_booted_dude_leads_neither_his_own_job_nor_that_of_his_goods(kind: str) -> None:
    t = Table()
    boss = t.put(able("dude", job(mark=deed), pays)) if kind == "dude" else t.dude()
    plan = boss if kind == "dude" else t.attach(able("goods", job(mark=deed), pays), boss)
    t.dude()
    t.deed(seat=1)
    assert t.can_use(plan)
    t.use(t.hand(able("action", noon(), lambda use: use.boot(boss))))
    t.pass_()
    assert boss.booted and not t.can_use(plan)


@rule("RB-6.2.1-b")
def test_a_dudes_own_job_is_led_by_that_dude() -> None:
    t = Table()
    t.dude()
    boss = t.put(able("dude", job(mark=deed), pays))
    t.deed(seat=1)
    t.use(boss)
    assert t.events(JobStarted)[0].leader == boss.id


@rule("RB-6.2.1-c")
@pytest.mark.parametrize(("kind", "words"), [("goods", []), ("spell", ["Hex"])])
def test_a_job_on_an_attachment_is_led_by_its_bearer(kind: str, words: list[str]) -> None:
    t = Table()
    t.dude()
    bearer = t.dude(keywords=["Huckster 1"])
    plan = t.attach(able(kind, job(mark=deed), pays, keywords=words), bearer)
    t.deed(seat=1)
    t.use(plan)
    assert t.events(JobStarted)[0].leader == bearer.id


@rule("RB-6.2.1-d")
@pytest.mark.parametrize("kind", ["action", "deed", "outfit"])
def test_a_job_on_another_card_is_led_by_any_unbooted_dude(kind: str) -> None:
    card = able(kind, job(mark=deed & opposing), pays)
    t = Table(card, plain("outfit")) if kind == "outfit" else Table()
    source = t.game.outfit(t.seat(0)) if kind == "outfit" else t.put(card) if kind == "deed" else t.hand(card)
    able_ones = [t.dude() for _ in range(3)]
    t.dude(booted=True)
    t.dude(seat=1)
    t.deed(seat=1)
    t.use(source)
    assert t.choices() == able_ones


@rule("RB-6.2.1-e", "RB-6.2.1-f", "RB-6.2.3-k")
@pytest.mark.parametrize("boots", [True, False])
def test_the_leader_boots_only_as_a_cost(boots: bool) -> None:
    t = Table()
    leader, bank = t.dude(), t.deed(seat=1)
    t.dude(seat=1, at=bank)
    seen = []
    watch = trait("after", happens.Moved, if_=lambda card, event: event.how == "join")
    t.put(able("deed", watch, lambda use: seen.append(leader.booted)))
    source = t.put(able("deed", job(mark=deed & opposing, boot=boots), pays))
    t.use(source)
    assert not source.booted
    assert leader.place == bank.id
    assert seen == [boots]
    assert leader.booted is boots


@rule("RB-6.2.2-a")
def test_the_text_says_what_may_be_marked() -> None:
    t = Table()
    t.dude()
    t.dude(seat=1)
    deeds = [t.deed(seat=seat) for seat in (1, 1, 0, 1)]
    t.use(robbery(t))
    assert t.choices() == deeds


@rule("RB-6.2.2-a")
@pytest.mark.parametrize("what", ["deed", "dude"])
def test_all_that_the_text_says_of_the_mark_counts(what: str) -> None:
    t = Table()
    boss = t.dude("Boss")
    t.dude("Own crook", bounty=1, booted=True), t.dude("Honest", seat=1)
    t.deed("Own ranch", keywords=["Ranch"]), t.deed("Saloon", seat=1)
    ranches = [t.deed(seat=1, keywords=["Ranch"]) for _ in range(2)]
    crooks = [t.dude(seat=1, bounty=1) for _ in range(2)]
    mark = deed & opposing & has("Ranch") if what == "deed" else dude & opposing & wanted
    t.use(robbery(t, mark=mark))
    assert t.choices() == (ranches if what == "deed" else crooks) and boss.in_play


@rule("RB-6.2.2-b", "RB-6.2.2-c")
def test_the_leader_may_be_anywhere() -> None:
    t = Table()
    far = t.put(plain("deed", keywords=["Out of Town"]))
    leader, bank = t.dude(at=far), t.deed(seat=1)
    t.dude(seat=1, at=bank)
    t.use(robbery(t, deed & opposing))
    assert leader.place == bank.id


@rule("RB-6.2.2-d", "RB-6.2.2-e", "RB-6.2.2-f", "RB-6.2.3-aa")
def test_an_own_card_may_be_marked_and_only_others_oppose() -> None:
    t = Table(seats=3)
    leader, bank = t.dude(), t.deed()
    guard, third = t.dude(at=bank), t.dude(seat=2, at=bank)
    second = t.dude(seat=1, at=bank)
    t.use(robbery(t), "", leader)
    asked = []
    while t.decision.kind == "join":
        asked.append((t.decision.seat, t.choices()))
        t.answer("done")
    assert asked[0][0] == 0
    assert [seat for seat, _ in asked if seat != 0] == [1, 2]
    assert asked[-2][1] == [second]
    assert asked[-1][1] == [third]
    assert not guard.in_posse
    assert t.rock() == 25


class Town:
    """The leader's corner, the mark's corner, and who stands where."""

    def __init__(self) -> None:
        t = self.t = Table()
        self.hideout, self.next_door = t.deed(), t.deed()
        self.beside, self.bank = t.deed(seat=1), t.deed(seat=1)
        self.leader = t.dude("Leader", at=self.hideout)
        self.with_leader = t.dude("With leader", at=self.hideout)
        self.tired = t.dude("Tired", at=self.hideout, booted=True)
        self.near_leader = t.dude("Near leader", at=self.next_door)
        self.near_mark = t.dude("Near mark", at=self.beside)
        for place in (self.next_door, self.beside):
            t.dude("Tired near", at=place, booted=True)
        self.at_mark = t.dude("At mark", at=self.bank)
        self.tired_at_mark = t.dude("Tired at mark", at=self.bank, booted=True)
        self.guard = t.dude("Guard", seat=1, at=self.bank, bullets=1)
        act = robbery(t)
        t.use(act, "", self.leader, self.bank)


@rule("RB-6.2.3-l", "RB-6.2.3-a", "RB-6.2.3-b", "RB-6.2.3-g", "RB-6.2.3-h", "RB-6.2.3-n")
def test_the_five_sub_steps_come_in_order() -> None:
    town = Town()
    t = town.t
    offered = []
    while t.decision.kind == "join" and t.decision.seat == 0:
        offered.append([card.title for card in t.choices()])
        t.answer("done")
    assert offered == [["With leader"], ["Near leader"], ["Near mark"], ["At mark", "Tired at mark"]]
    assert t.events(Joined)[0].card == town.leader.id
    assert t.decision.seat == 1


@rule(
    "RB-6.2.3-g",
    "RB-6.2.3-h",
    "RB-6.2.3-c",
    "RB-6.2.3-i",
    "RB-6.2.3-j",
    "RB-6.2.3-l",
    "RB-6.2.3-d",
    "RB-6.2.3-e",
    "RB-6.2.3-m",
)
def test_who_boots_and_when_they_move() -> None:
    town = Town()
    t = town.t
    t.answer(town.with_leader)
    assert town.with_leader.booted
    t.answer(town.near_leader)
    assert town.near_leader.booted
    moves = [event.card for event in t.events(Moved)]
    assert moves == [town.leader.id, town.with_leader.id, town.near_leader.id]
    origin = t.events(Moved)[2].origin
    assert origin == town.next_door.id
    t.answer(town.near_mark)
    assert town.near_mark.booted
    assert town.near_mark.place == town.bank.id
    t.answer(town.at_mark, town.tired_at_mark)
    assert not town.at_mark.booted
    assert town.tired_at_mark.booted
    booted = [event.card for event in t.events(Booted)]
    assert booted == [town.with_leader.id, town.near_leader.id, town.near_mark.id]


@rule("RB-6.2.3-f")
def test_who_may_not_move_to_the_mark_does_not_join() -> None:
    t = Table()
    leader = t.dude()
    t.put(able("dude", always("cannot move"), lambda card, other, use, extra: True))
    t.deed(seat=1)
    t.use(robbery(t))
    assert [event.card for event in t.events(Joined)] == [leader.id]
    assert t.rock() == 25


@rule("RB-6.2.3-o", "RB-6.2.3-p", "RB-6.2.3-t")
def test_then_the_marks_controller_may_form_a_posse_one_by_one() -> None:
    town = Town()
    t = town.t
    second = t.dude("Second guard", seat=1, at=town.bank)
    for _ in range(4):
        t.answer("done")
    leaders = list(t.game.gathering[0])
    assert t.decision.seat == 1
    t.answer(town.guard, second)
    assert t.game.gathering[1] == [town.guard.id, second.id]
    assert t.game.gathering[0] == leaders
    assert t.decision.kind == "play" and t.game.shootout is not None, "nobody joins after the defenders"


@rule("RB-6.2.3-q", "RB-6.2.3-r", "RB-6.2.3-s")
def test_who_may_defend() -> None:
    t = Table()
    bank, beside, far = t.deed(seat=1), t.deed(seat=1), t.deed(seat=1)
    t.dude()
    there, near = t.dude(seat=1, at=bank, booted=True), t.dude(seat=1, at=beside)
    t.dude(seat=1, at=beside, booted=True)
    t.dude(seat=1, at=far)
    fresh = t.dude(seat=1, at=bank)
    t.use(robbery(t), "", bank)
    assert t.decision.seat == 1
    assert set(t.choices()) == {there, near, fresh}
    t.answer(there, near, fresh)
    assert near.booted
    assert fresh.in_posse and not fresh.booted
    assert near.place == bank.id
    assert there.in_posse


@rule("RB-6.2.3-u")
def test_a_marked_dude_need_not_defend() -> None:
    t = Table()
    t.dude()
    victim, friend = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    t.use(robbery(t, opposing & dude), "", victim)
    t.answer(friend, "done")
    assert not victim.in_posse
    assert t.game.shootout.posses[1] == [friend.id]


@rule("RB-6.2.3-v", "RB-6.2.3-ac", "RB-6.2.4-c", "RB-6.2.5-b")
def test_an_unopposed_job_succeeds_without_a_shootout() -> None:
    t = Table()
    leader, bank = t.dude(), t.deed(seat=1, keywords=["Private"])
    t.dude(seat=1, at=bank)
    t.use(robbery(t), "", "done")
    assert t.events(ShootoutEnded) == []
    assert [event.success for event in t.events(JobEnded)] == [True]
    assert t.rock() == 25
    assert leader.bounty == 0


def who_may_oppose(t: Table) -> list[int]:
    """The players asked to oppose, in order, none of whom does."""
    leader = t.who(t.game.job.use.seat)
    asked = []
    while t.decision.kind == "join":
        if t.decision.seat != leader:
            asked.append(t.decision.seat)
        t.answer("done")
    return asked


def contested(t: Table):
    """A deed of seat 2 that seat 1 controls, with a dude of both and of seat 3 there."""
    bank = t.deed(seat=2)
    t.dude()
    return bank, [t.dude(seat=seat, at=bank, influence=3 if seat == 1 else 0) for seat in (1, 2, 3)]


@rule("RB-6.2.3-p", "RB-6.2.3-w", "RB-6.2.3-y")
def test_controller_owner_then_the_others_from_the_leaders_left() -> None:
    t = Table(seats=4)
    contested(t)
    t.use(robbery(t))
    assert who_may_oppose(t) == [1, 2, 3]


@rule("RB-6.2.3-y")
def test_the_others_are_asked_from_the_leaders_left() -> None:
    t = Table(seats=4, winner=2)
    bank = t.deed(seat=1)
    t.dude(seat=2)
    for seat in (0, 3):
        t.dude(seat=seat, at=bank)
    t.use(robbery(t, seat=2))
    assert [seat for seat in who_may_oppose(t) if seat != 1] == [3, 0]


@rule("RB-6.2.3-x", "RB-6.2.3-ab")
def test_only_one_posse_opposes() -> None:
    t = Table(seats=4)
    _, (first, second, third) = contested(t)
    t.use(robbery(t), "", "done", first)
    t.answer("done")
    assert t.game.shootout.posses[1] == [first.id]
    assert not second.in_posse
    assert not third.in_posse


@rule("RB-6.2.3-z")
def test_a_job_at_the_town_square_is_open_to_all_from_the_left() -> None:
    t = Table(seats=3)
    t.dude(at="town square")
    for seat in (1, 2):
        t.dude(seat=seat, at="town square")
    t.use(robbery(t, location & (lambda card, use: card.id == 0)))
    assert who_may_oppose(t) == [1, 2]


@rule("RB-6.2.3-ad", "RB-6.2.3-ae")
def test_an_illegal_leaders_posse_fails_at_once() -> None:
    t = Table()
    t.dude()
    t.dude(seat=1, at=t.deed(seat=1))
    act = robbery(t, posse=lambda card, use: len(use.game.gathering[0]) > 1)
    t.use(act)
    assert [event.success for event in t.events(JobEnded)] == [False]
    assert t.events(ShootoutEnded) == []
    assert t.rock() == 20


@rule("RB-6.2.3-ad", "RB-6.2.3-af")
def test_an_illegal_opposing_posse_lets_the_job_succeed() -> None:
    t = Table()
    t.dude()
    guard = t.dude(seat=1, at=t.deed(seat=1))
    act = robbery(t, defence=lambda card, use: len(use.game.gathering[1]) > 1)
    t.use(act, "", guard)
    assert [event.success for event in t.events(JobEnded)] == [True]
    assert t.events(ShootoutEnded) == []
    assert t.rock() == 25


def heist(t: Table, mine: str, theirs: str, effect=pays, mark=deed, **where):
    """A job that is opposed by one guard, fought with these hands."""
    bank = t.deed(seat=1, **where)
    leader, guard = t.dude(), t.dude(seat=1, at=bank, booted=True)
    t.use(robbery(t, mark, effect), "", guard)
    t.hands(mine, theirs)
    return leader, guard, bank


@rule("RB-6.2.4-a", "RB-6.2.4-b")
def test_an_opposed_job_is_fought_at_the_mark() -> None:
    t = Table()
    leader, guard, bank = heist(t, PAIR, HIGH_CARD, keywords=["Private"])
    assert t.game.shootout.location == bank.id
    assert t.game.shootout.posses == [[leader.id], [guard.id]]
    assert (leader.bounty, guard.bounty) == (1, 0)


@rule("RB-6.2.5-a", "RB-6.2.5-d", "RB-6.2.5-g", "RB-6.2.5-j")
def test_winning_the_shootout_does_the_job_and_the_posse_goes_home() -> None:
    t = Table()
    leader, guard, _ = heist(t, PAIR, HIGH_CARD)
    t.finish()
    assert [event.success for event in t.events(JobEnded)] == [True]
    assert t.rock() == 25
    assert leader.at_home
    assert leader.booted
    assert guard.zone == DISCARD
    assert t.game.gathering is None
    assert t.decision.seat == 1


@rule("RB-6.2.5-a", "RB-6.2.5-c")
@pytest.mark.parametrize("wins", [True, False])
def test_any_player_may_win_or_lose_a_job(wins: bool) -> None:
    t = Table()
    bank = t.deed()
    leader, guard = t.dude(seat=1), t.dude(at=bank)
    t.use(robbery(t, seat=1))
    t.form(guard)
    t.hands(*((PAIR, HIGH_CARD) if wins else (HIGH_CARD, PAIR)))
    t.finish()
    assert [event.success for event in t.events(JobEnded)] == [wins]
    assert (t.rock(0), t.rock(1)) == (20, 25 if wins else 20)
    assert leader.in_play is wins and guard.in_play is not wins


@rule("RB-6.2.5-c", "RB-6.2.5-e", "RB-6.2.5-i")
@pytest.mark.parametrize("tired", [True, False])
def test_losing_it_fails_and_the_defenders_stay(tired: bool) -> None:
    t = Table()
    leader, guard, bank = heist(t, HIGH_CARD, PAIR)
    guard.body.booted = tired
    t.finish()
    assert [event.success for event in t.events(JobEnded)] == [False]
    assert t.rock() == 20
    assert leader.zone == DISCARD
    assert guard.place == bank.id
    assert guard.booted is tired


@rule("RB-6.2.5-c")
def test_a_fight_that_nobody_survives_fails_the_job() -> None:
    t = Table()
    heist(t, PAIR, PAIR)
    t.finish()
    assert [event.success for event in t.events(JobEnded)] == [False]
    assert t.rock() == 20


@rule("RB-6.2.5-d")
def test_survivors_of_a_failed_job_go_home_booted_too() -> None:
    t = Table()
    helper = t.dude("Helper")
    t.dude("Boss")
    bank = t.deed(seat=1)
    guard = t.dude(seat=1, at=bank)
    boss = t.game.dudes(t.seat(0))[-1]
    illegal = robbery(t, posse=lambda card, use: False)
    t.use(illegal, "", boss, helper)
    assert [event.success for event in t.events(JobEnded)] == [False]
    for one in (boss, helper):
        assert one.at_home
        assert one.booted
    assert guard.place == bank.id


@rule("RB-6.2.5-f", "CG-Shootout7-b", "CG-Duration-b")
def test_the_posse_is_home_and_shootout_effects_are_over_when_the_job_takes_effect() -> None:
    t = Table()
    seen = []
    leader, _, bank = heist(t, PAIR, HIGH_CARD, lambda use: seen.append((leader.place, leader.bullets)))
    t.game.rules(t.seat(0)).modify(leader, bullets=3, until="shootout")
    t.finish()
    assert seen == [(t.game.outfit(t.seat(0)).id, 0)]
    assert bank.in_play


@rule("RB-6.2.5-f")
def test_the_whole_posse_is_home_when_the_job_takes_effect() -> None:
    t = Table()
    leader, friend, bank = t.dude(), t.dude(), t.deed(seat=1)
    seen = []
    plan = robbery(t, deed & opposing, lambda use: seen.extend(one.at_home for one in (leader, friend)))
    t.use(plan, "", leader, friend)
    t.finish()
    assert {event.card for event in t.events(Moved) if event.destination == bank.id} == {leader.id, friend.id}
    assert seen == [True, True]


@rule("RB-6.2.5-h")
def test_a_mark_that_is_gone_is_not_affected_but_the_job_succeeds() -> None:
    t = Table()
    victim = t.dude(seat=1, at="town square", booted=True)
    t.dude()

    def effect(use):
        yield from use.discard(use.mark)
        yield from use.gain(5)

    t.use(robbery(t, opposing & dude, effect), "", victim)
    t.hands("Q♣ Q♦ 3♦ 3♠ 9♦", HIGH_CARD)
    t.finish()
    assert victim.zone == BOOT_HILL
    assert t.rock() == 25


@rule("RB-6.2.3-c")
def test_others_at_the_leaders_place_boot_to_join() -> None:
    t = Table()
    leader, friend = t.dude(), t.dude()
    t.deed(seat=1)
    t.use(robbery(t, deed & opposing), "", leader, friend)
    assert friend.id in {event.card for event in t.events(Booted)}


@rule("RB-6.1-s", "RB-6.2.3-p")
def test_an_ally_of_the_leader_does_not_oppose() -> None:
    t = Table(seats=3)
    t.dude()
    bank = t.deed(seat=1)
    traitor, other = t.dude(seat=1, at=bank), t.dude(seat=1, at=bank)
    t.use(robbery(t), "", 1, traitor, "done")
    assert t.game.gathering is None
    assert not other.in_posse
    assert t.rock() == 25
