"""Rulebook 6.1.5 and 6.2 part by part: casualties in a tie, what the fallen carried, who picks the leader of a job."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import deed, job, opposing, resolution
from gomorra.engine.events import JobStarted, RoundDecided
from gomorra.testing import Table, able, either_leads, plain, rule
from tests.rules.fights import HIGH_CARD, SIDEKICK, TRIPLE

PAIR, SAME_PAIR, BETTER_PAIR = "A♣ A♦ 3♥ 4♠ 7♣", "A♥ A♠ 3♦ 4♣ 7♦", "K♥ K♠ 3♦ 4♣ 7♦"


@rule("RB-6.1.5-p", "RB-6.1.5-n", "RB-6.1.5-o")
@pytest.mark.parametrize("theirs", [SAME_PAIR, BETTER_PAIR])
@pytest.mark.parametrize("hit", [0, 1])
@either_leads
def test_what_adds_casualties_adds_them_with_equal_ranks_too(hit: int, theirs: str) -> None:
    t = Table()
    dudes = [[t.dude(seat=seat, at="town square") for _ in range(3)] for seat in (0, 1)]
    act = t.hand(able("action", resolution(), lambda use: use.casualties(t.seat(hit), 1)))
    t.shootout(dudes[0][0], dudes[1][0], *dudes[0][1:], *dudes[1][1:])
    t.hands(PAIR, theirs)
    t.run("resolution")
    t.use(act, seat=0)
    t.next_round()
    (decided,) = t.events(RoundDecided)
    assert sorted(decided.casualties) == [1, 2]
    lost = [
        sum(1 if one in t.discard_of(seat) else 2 for one in dudes[seat] if not one.in_play)
        for seat in (0, 1)
    ]
    assert lost == ([2, 1] if hit == 0 else [1, 2])


@rule("RB-6.1.5-s")
@pytest.mark.parametrize("booted", [False, True])
@either_leads
def test_the_sidekick_of_a_booted_dude_covers_a_casualty_as_well(booted: bool) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", booted=booted, has=[SIDEKICK])
    (dog,) = bob.attachments
    caller = t.dude(seat=1, at="town square")
    t.shootout(ann, caller, bob)
    t.hands(PAIR, HIGH_CARD)
    t.run("casualty")
    assert dog in t.choices()
    t.answer(dog)
    assert bob.in_play and dog in t.discard_of(1)


@rule("RB-6.1.5-ai")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("kind", ["goods", "spell", "action"])
@either_leads
def test_whatever_an_aced_dude_had_is_discarded_to_its_owner(kind: str, owner: int) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", keywords=["Huckster 1"])
    thing = t.attach(plain(kind), bob, seat=owner)
    t.shootout(ann, bob)
    t.hands(TRIPLE, HIGH_CARD)
    t.finish()
    assert bob in t.boot_hill_of(1)
    assert thing in t.discard_of(owner) and t.boot_hill_of(owner) == ([bob] if owner == 1 else [])


@rule("RB-6.2.1-d", "RB-6.2.1-a")
@pytest.mark.parametrize("kind", ["action", "deed"])
def test_of_all_dudes_that_a_player_controls_he_picks_the_leader(kind: str) -> None:
    t = Table()
    t.deed(seat=1)
    rob = able(kind, job(mark=deed & opposing), lambda use: use.gain(1))
    if kind == "deed":
        source = t.put(rob, seat=1)
        t.dude(influence=1, at=source, booted=True)
    else:
        source = t.hand(rob)
    own, won, lost = t.dude(), t.dude(seat=1), t.dude()
    won.body.controller, lost.body.controller = t.seat(0), t.seat(1)
    t.game.index.forget()
    t.use(source)
    assert t.decision.seat == 0 and {one.id for one in t.choices()} == {own.id, won.id}
    t.answer(won)
    assert [event.leader for event in t.events(JobStarted)] == [won.id]
