"""Rulebook 6.2 in its smaller clauses: a leader who is not the Winner, a deed held by another, who is barred."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import always, deed, job, location, noon, opposing, shootout
from gomorra.engine.events import Booted, JobEnded, JobStarted, Joined, Moved
from gomorra.testing import Table, able, plain, rule

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"
PAIR = "K♣ K♦ 3♥ 4♠ 9♣"


def raid(mark=deed, **declared):
    return able("action", job(mark=mark, **declared), lambda use: use.gain(5))


def opponents(t: Table, leader: int) -> list[int]:
    """Who is asked to oppose the job, in order, everybody declining."""
    asked = []
    while t.decision.kind == "join":
        if t.decision.seat != leader:
            asked.append(t.decision.seat)
        t.answer("done")
    return asked


@rule("RB-6.2.3-y", "RB-6.2.3-z", "RB-6.2.3-aa")
@pytest.mark.parametrize("marked", ["a deed of one who has nobody there", "the square", "his own deed"])
@pytest.mark.parametrize("leader", [1, 2])
def test_the_order_of_those_who_may_oppose_goes_by_the_leader_not_by_the_winner(
    leader: int, marked: str
) -> None:
    t = Table(seats=5, winner=0)
    owner = leader if marked == "his own deed" else 4
    bank = t.deed(seat=owner)
    place = "town square" if marked == "the square" else bank
    t.dude(seat=leader)
    for seat in {0, 1, 2, 3} - {leader}:
        t.dude(seat=seat, at=place)
    mark = location & (lambda card, use: card.id == (0 if marked == "the square" else bank.id))
    t.turn_of(leader)
    t.use(t.hand(raid(mark), seat=leader), seat=leader)
    assert opponents(t, leader) == ([2, 3, 0] if leader == 1 else [3, 0, 1])


@rule("RB-6.2.1-d")
@pytest.mark.parametrize("user", [0, 1])
def test_the_job_of_a_deed_is_led_by_any_dude_of_its_controller_wherever_he_is(user: int) -> None:
    t = Table()
    hall, far = (
        t.put(able("deed", job(mark=deed & opposing)), seat=1),
        t.put(plain("deed", keywords=["Out of Town"])),
    )
    able_ones = [t.dude(), t.dude(at=hall, influence=1), t.dude(at=far), t.dude(at="town square")]
    t.dude(seat=1)
    t.deed(seat=1)
    assert t.whose(hall) == 0
    assert t.can_use(hall, seat=user) is (user == 0)
    if user == 0:
        t.use(hall)
        assert t.choices() == able_ones


@rule("RB-6.2.3-f")
@pytest.mark.parametrize("where", ["with the leader", "next to the leader", "next to the mark"])
def test_who_may_go_anywhere_but_to_the_mark_joins_from_nowhere(where: str) -> None:
    t = Table()
    hideout, next_door = t.deed(), t.deed()
    beside, bank = t.deed(seat=1), t.deed(seat=1)
    leader = t.dude(at=hideout)
    shy = able("dude", always("cannot move to"), lambda card, dude, place, use: place.id == bank.id)
    places = {"with the leader": hideout, "next to the leader": next_door, "next to the mark": beside}
    other = t.put(shy, at=places[where])
    assert ("move", other.id, "town-square") in t.offers("move")
    t.use(t.hand(raid()), "", leader, bank)
    assert t.decision.kind != "join"
    assert [event.card for event in t.events(Joined)] == [leader.id]


@rule("RB-6.2.3-t")
@pytest.mark.parametrize(("stash", "joins"), [(1, False), (2, True)])
@pytest.mark.parametrize("side", ["leader", "defender"])
def test_the_price_of_joining_is_paid_for_a_job_too(side: str, stash: int, joins: bool) -> None:
    t = Table()
    bank = t.deed(seat=1)
    boss = t.dude()
    guard = t.dude(seat=1, at=bank)
    seat = 0 if side == "leader" else 1
    hired = t.dude(seat=seat, at=bank if side == "defender" else None)
    t.game.rules(t.seat(seat)).change(hired.id, "join cost", 2, until="day")
    t.stash(stash, seat)
    t.use(t.hand(raid()), "", *([boss] if side == "leader" else []))
    asked = t.choices() if t.decision.kind == "join" and t.decision.seat == seat else []
    assert (hired in asked) is joins
    if joins:
        t.answer(hired)
        assert t.rock(seat) == 0 and hired.in_posse
    assert guard.in_play and boss.in_play


@rule("RB-6.2.5-d", "RB-6.2.5-a")
def test_all_who_survive_a_won_fight_go_home_booted() -> None:
    t = Table()
    bank = t.deed(seat=1)
    boss = t.dude("Boss")
    helpers = [t.dude(f"Helper {number}", at=bank) for number in range(2)]
    guard = t.dude(seat=1, at=bank)
    t.use(t.hand(raid()), "", boss)
    t.form(*helpers, guard)
    t.hands(PAIR, HIGH_CARD)
    t.finish()
    assert [event.success for event in t.events(JobEnded)] == [True]
    assert all(one.at_home and one.booted for one in (boss, *helpers))


@rule("RB-6.2.5-e", "RB-6.2.5-c")
def test_after_a_lost_fight_all_defenders_stay() -> None:
    t = Table()
    bank = t.deed(seat=1)
    t.dude("Boss")
    guards = [t.dude(seat=1, at=bank) for _ in range(3)]
    t.use(t.hand(raid()))
    t.form(*guards)
    t.hands(HIGH_CARD, PAIR)
    t.finish()
    assert [event.success for event in t.events(JobEnded)] == [False]
    assert all(one.place == bank.id and not one.booted for one in guards)
    assert t.rock() == 20


@rule("RB-6.2.4-a")
def test_a_jobs_fight_stays_at_the_mark_though_the_leader_goes() -> None:
    t = Table()
    bank = t.deed(seat=1)
    boss, friend = t.dude(), t.dude(at=bank)
    guard = t.dude(seat=1, at=bank)
    away = t.hand(able("action", shootout(), lambda use: use.send_home_booted(boss)))
    t.use(t.hand(raid()), "", boss)
    t.form(friend, guard)
    assert t.game.shootout.location == bank.id
    assert t.game.shootout.posses == [[boss.id, friend.id], [guard.id]]
    t.use(away)
    assert t.game.shootout.location == bank.id and t.game.shootout.posses == [[friend.id], [guard.id]]


@rule("RB-6.2-b", "RB-6.2.1-a")
def test_who_leads_a_job_for_the_second_player_is_his() -> None:
    t = Table(seats=3, winner=2)
    bank = t.deed(seat=0)
    boss = t.dude(seat=1)
    for seat in (0, 2):
        t.dude(seat=seat)
    t.use(t.hand(raid(), seat=1), seat=1)
    (started,) = t.events(JobStarted)
    assert (started.leader, started.mark, started.seat) == (boss.id, bank.id, 1)


@rule("RB-6.2.1-b", "RB-6.2.1-c")
@pytest.mark.parametrize("kind", ["dude", "goods"])
def test_a_dude_that_was_taken_over_leads_his_own_job_for_who_controls_him(kind: str) -> None:
    t = Table()
    plan = job(mark=deed & opposing)
    turncoat = (
        t.put(able("dude", plan), seat=1) if kind == "dude" else t.dude(seat=1, has=[able("goods", plan)])
    )
    source = turncoat if kind == "dude" else turncoat.attachments[0]
    t.dude()
    bank = t.deed(seat=1)
    t.use(t.hand(able("action", noon(), lambda use: use.take_control(turncoat))))
    assert not t.can_use(source, seat=1)
    t.turn_of(0)
    t.use(source, seat=0)
    assert [(event.leader, event.mark) for event in t.events(JobStarted)] == [(turncoat.id, bank.id)]


def bearer_of(t: Table, kind: str, ability):
    """A card of this kind with a job, and who leads it."""
    card = able(kind, ability, lambda use: use.gain(5), keywords=["Hex"] if kind == "spell" else [])
    if kind == "dude":
        boss = t.put(card)
        return boss, boss
    boss = t.dude(keywords=["Huckster 1"])
    if kind in ("goods", "spell"):
        return t.attach(card, boss), boss
    return t.put(card) if kind == "deed" else t.hand(card), boss


@rule(
    "RB-6.2-a",
    "RB-6.2-b",
    "RB-6.2.3-ac",
    "RB-6.2.3-ad",
    "RB-6.2.3-ae",
    "RB-6.2.3-af",
    "RB-6.2.4-c",
    "RB-6.2.5-a",
)
@rule("RB-6.2.5-b", "RB-6.2.5-c", "RB-6.2.5-d", "RB-6.2.5-g", "RB-6.2.5-i", "RB-6.2.5-j")
@pytest.mark.parametrize("boots", [True, False])
@pytest.mark.parametrize("end", ["unopposed", "won", "lost", "illegal", "illegal defence"])
@pytest.mark.parametrize("kind", ["action", "deed", "dude", "goods", "spell"])
def test_a_job_of_any_card_comes_to_its_end(kind: str, end: str, boots: bool) -> None:
    t = Table()
    bank = t.deed(seat=1)
    helper = t.dude("Helper", at=bank, booted=True)
    limits = {
        "posse": lambda card, use: end != "illegal",
        "defence": lambda card, use: end != "illegal defence",
    }
    source, boss = bearer_of(t, kind, job(mark=deed & opposing, boot=boots, **limits))
    guards = [t.dude("Guard", seat=1, at=bank) for _ in range(2)]
    t.use(source)
    (started,) = t.events(JobStarted)
    assert (started.leader, started.mark, started.seat) == (boss.id, bank.id, 0)
    t.form(helper, *([] if end in ("unopposed", "illegal") else guards[:1]))
    fought = end in ("won", "lost")
    assert (t.game.shootout is not None) is fought
    if fought:
        t.hands(*((PAIR, HIGH_CARD) if end == "won" else (HIGH_CARD, "K♣ K♦ K♥ 4♠ 4♣")))
        t.finish()
    success = end in ("unopposed", "won", "illegal defence")
    assert [event.success for event in t.events(JobEnded)] == [success]
    assert t.rock() == (25 if success else 20)
    assert all(one.at_home and one.booted for one in (boss, helper) if one.in_play)
    assert boss.in_play is (end != "lost") and guards[0].in_play is (end != "won")
    assert all(one.place == bank.id and not one.booted for one in guards if one.in_play)
    assert t.game.gathering is None and t.game.shootout is None
    assert (t.decision.seat, t.decision.kind) == (1, "play")


@rule(
    "RB-6.2.3-c",
    "RB-6.2.3-d",
    "RB-6.2.3-e",
    "RB-6.2.3-g",
    "RB-6.2.3-h",
    "RB-6.2.3-i",
    "RB-6.2.3-j",
    "RB-6.2.3-l",
)
@rule("RB-6.2.3-m", "RB-6.2.3-n", "AE-Multi-a")
def test_allies_join_a_job_by_the_same_five_steps() -> None:
    t = Table(seats=3)
    hideout, next_door = t.deed(), t.deed()
    beside, bank = t.deed(seat=1), t.deed(seat=1)
    boss = t.dude("Boss", at=hideout)
    places = {"With": hideout, "Near leader": next_door, "Near mark": beside, "At mark": bank}
    allies = {name: t.dude(name, seat=2, at=place) for name, place in places.items()}
    tired = {name: t.dude(f"Tired {name}", seat=2, at=place, booted=True) for name, place in places.items()}
    offered = []
    t.use(t.hand(raid()), "", bank)
    while t.decision.kind == "join":
        if t.decision.seat == 2:
            offered.append([one.title for one in t.choices()])
            t.answer(t.choices()[0])
        else:
            t.answer(("invite", 2) if ("invite", 2) in t.offers("invite") else "done")
    steps = [
        (type(event).__name__, t.game.card(event.card).title)
        for event in t.game.events
        if isinstance(event, (Booted, Joined, Moved))
    ]
    joined = [title for step, title in steps if step == "Joined"]
    assert offered[:3] == [["With"], ["Near leader"], ["Near mark"]]
    assert set(offered[3]) == {"At mark", "Tired At mark"}
    assert joined == ["Boss", "With", "Near leader", "Near mark", "At mark", "Tired At mark"]
    before_home = steps[: steps.index(("Joined", "Tired At mark"))]
    assert [title for step, title in before_home if step == "Booted"] == ["With", "Near leader", "Near mark"]
    assert [title for step, title in before_home if step == "Moved"] == [
        "Boss",
        "With",
        "Near leader",
        "Near mark",
    ]
    assert not any(tired[name].id in {event.card for event in t.events(Joined)} for name in list(places)[:3])
    assert boss.in_play and allies["At mark"].in_play


@rule("RB-6.2.5-h", "RB-6.2.5-a", "RB-6.2.5-g")
@pytest.mark.parametrize("way", ["discard", "ace", "to_hand", "to_deck"])
def test_a_job_succeeds_however_its_mark_left_play(way: str) -> None:
    t = Table()
    t.dude()
    victim, guard = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")

    def effect(use):
        yield from use.modify(use.mark, bullets=3) or ()
        yield from use.boot(use.mark)
        yield from use.gain(5)

    t.use(t.hand(able("action", job(mark=opposing & (lambda card, use: card.id == victim.id)), effect)))
    t.form(guard)
    act = able("action", shootout(outside=True), lambda use: getattr(use, way)(victim))
    t.use(t.hand(act, seat=1), seat=1)
    assert not victim.in_play and t.game.shootout is not None
    t.hands(PAIR, HIGH_CARD)
    t.finish()
    assert [event.success for event in t.events(JobEnded)] == [True]
    assert t.rock() == 25 and not victim.in_play and not victim.booted
