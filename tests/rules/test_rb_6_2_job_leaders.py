"""Rulebook 6.2: who boots for a job, and who cannot ride along."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import always, deed, job, opposing
from gomorra.engine.events import Booted, JobEnded, JobStarted, Joined, Moved
from gomorra.testing import Table, able, plain, rule


@rule("RB-6.2.1-e", "RB-6.2.1-f")
@pytest.mark.parametrize("boots", [True, False])
@pytest.mark.parametrize("kind", ["action", "deed", "goods", "spell", "dude"])
def test_whatever_bears_the_job_its_leader_boots_for_it(kind: str, boots: bool) -> None:
    t = Table()
    card = able(kind, job(mark=deed & opposing, boot=boots), keywords=["Hex"] if kind == "spell" else [])
    leader = t.put(card) if kind == "dude" else t.dude(keywords=["Huckster 1"])
    if kind in ("goods", "spell"):
        source = t.attach(card, leader)
    else:
        source = leader if kind == "dude" else t.put(card) if kind == "deed" else t.hand(card)
    bank = t.deed(seat=1)
    t.dude(seat=1, at=bank)
    t.use(source)
    assert t.decision.seat == 1 and leader.place == bank.id, "the other player is asked whether he opposes"
    assert leader.booted is boots
    assert source is leader or not source.in_play or not source.booted


@rule("RB-6.2.3-f")
@pytest.mark.parametrize("where", ["with the leader", "next to the leader", "next to the mark"])
@pytest.mark.parametrize("rooted", [True, False])
def test_who_may_not_move_to_the_mark_joins_from_nowhere(where: str, rooted: bool) -> None:
    t = Table()
    hideout, next_door = t.deed(), t.deed()
    beside, bank = t.deed(seat=1), t.deed(seat=1)
    leader = t.dude(at=hideout)
    stays = able("dude", always("cannot move"), lambda card, other, use, extra: True)
    places = {"with the leader": hideout, "next to the leader": next_door, "next to the mark": beside}
    other = t.put(stays if rooted else plain("dude"), at=places[where])
    t.use(t.hand(able("action", job(mark=deed), lambda use: None)), "", leader, bank)
    assert (t.decision.kind == "join") is not rooted
    if not rooted:
        t.answer(other)
    assert (other.id in {event.card for event in t.events(Joined)}) is not rooted
    assert [event.success for event in t.events(JobEnded)] == [True]


@rule("RB-6.2.3-c", "RB-6.2.3-d", "RB-6.2.3-e", "RB-6.2.3-g", "RB-6.2.3-m")
def test_where_the_leader_is_at_the_mark_already_nobody_there_boots() -> None:
    t = Table()
    bank, beside = t.deed(seat=1), t.deed(seat=1)
    leader, fresh, tired = t.dude(at=bank), t.dude(at=bank), t.dude(at=bank, booted=True)
    near = t.dude(at=beside)
    t.dude(seat=1, at=bank)
    t.use(t.hand(able("action", job(mark=deed), lambda use: None)), "", leader, bank)
    t.form(near, fresh, tired)
    assert t.events(JobEnded)
    assert {event.card for event in t.events(Joined)} == {leader.id, fresh.id, tired.id, near.id}
    assert [event.card for event in t.events(Booted) if event.why == "join"] == [near.id]


@rule("RB-6.2.3-t", "RB-6.2.3-r")
def test_each_defender_boots_moves_and_is_in_before_the_next() -> None:
    t = Table()
    bank, beside = t.deed(seat=1), t.deed(seat=1)
    t.dude()
    near = [t.dude(seat=1, at=beside) for _ in range(2)]
    t.use(t.hand(able("action", job(mark=deed), lambda use: None)), "", bank)
    t.answer(*near)
    steps = [
        (type(event).__name__, event.card)
        for event in t.game.events
        if isinstance(event, (Booted, Moved, Joined)) and event.card in {one.id for one in near}
    ]
    assert steps == [(step, one.id) for one in near for step in ("Booted", "Moved", "Joined")]


@rule("RB-6.2.2-d", "RB-6.2.2-e", "RB-6.2.2-f")
@pytest.mark.parametrize("kind", ["dude", "goods", "deed", "outfit"])
def test_a_job_may_mark_whatever_is_the_leaders_own(kind: str) -> None:
    t = Table()
    leader, place = t.dude(), t.deed()
    ann = t.dude(at=place, has=[plain("goods")])
    own = {"dude": ann, "goods": ann.attachments[0], "deed": place, "outfit": t.game.outfit(t.seat(0))}[kind]
    foe = t.dude(seat=1, at=place if kind != "outfit" else "home of 0")
    plan = t.hand(able("action", job(mark=lambda card, use: card.id == own.id), lambda use: use.gain(5)))
    t.use(plan, "", leader)
    asked = set()
    while t.decision.kind == "join" and t.decision.seat == 0:
        asked |= set(t.choices())
        t.answer("done")
    assert [event.mark for event in t.events(JobStarted)] == [own.id]
    assert foe not in asked and t.decision.seat == 1 and t.choices() == [foe]
    t.answer("done")
    t.finish()
    assert t.rock() == 25 and leader.at_home
