"""A Grand Entrance: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, dude, noon
from gomorra.catalog import Printing
from gomorra.testing import Table, able, plain

GUN = plain("goods", "Gun", cost=3)


def test_doomsday_supply_is_kept_at_home() -> None:
    t = Table()
    t.deed()
    t.dude()
    supply = t.hand("Doomsday Supply")
    assert t.offers("shop") == [("shop", supply.id, t.game.outfit(0).id)]


def test_doomsday_supply_is_broken_open_for_goods() -> None:
    t = Table(stash=1)
    supply, ann = t.attach("Doomsday Supply", t.game.outfit(0)), t.dude(at="town square", booted=True)
    gun = t.discard(GUN)
    t.use(supply, "", gun)
    assert gun.host is ann and t.rock() == 0 and supply in t.discard_of()


def test_doomsday_supply_in_a_shootout_is_for_the_posse() -> None:
    t = Table()
    supply, ann, home = t.attach("Doomsday Supply", t.game.outfit(0)), t.dude(at="town square"), t.dude()
    gun = t.discard(GUN)
    t.shootout(ann, t.dude(seat=1, at="town square"))
    t.use(supply, "", gun)
    assert gun.host is ann and not home.attachments


def test_bacillus_pasteuria_costs_rock_or_a_scientists_time() -> None:
    t = Table(stash=2)
    ann, doc = t.dude(), t.dude(keywords=("Mad Scientist 1",))
    t.dude(keywords=("Mad Scientist 1",), booted=True)
    bug = t.hand("Bacillus Pasteuria")
    offered = set(t.offers("shop"))
    assert offered == {("shop", bug.id, d.id, *payer) for d in (ann, doc) for payer in ((), (doc.id,))}
    t.game.answer(("shop", bug.id, ann.id, doc.id))
    assert bug.host is ann and doc.booted and t.rock() == 2
    u = Table(stash=2)
    ann, bug = u.dude(), u.hand("Bacillus Pasteuria")
    u.shop(bug, ann)
    assert bug.host is ann and u.rock() == 0


def test_bacillus_pasteuria_without_rock_needs_the_scientist() -> None:
    t = Table(stash=0)
    ann, doc = t.dude(), t.dude(keywords=("Mad Scientist 1",))
    bug = t.hand("Bacillus Pasteuria")
    assert set(t.offers("shop")) == {("shop", bug.id, d.id, doc.id) for d in (ann, doc)}
    t.game.state.bodies[doc.id].booted = True
    t.turn_of(0)
    assert not t.offers("shop")


@pytest.mark.parametrize("cure", [True, False])
def test_bacillus_pasteuria_inoculates(cure: bool) -> None:
    t = Table()
    bug = t.dude(at="town square", has=["Bacillus Pasteuria"]).attachments[0]
    bob, far = t.dude(seat=1, at="town square", booted=True), t.dude(booted=True)
    plague = t.attach("Lost to the Plague", bob, seat=0)
    t.use(bug, "", bob, plague if cure else "pass")
    assert not bob.booted and far.booted and bug in t.discard_of() and plague.in_play is not cure


KILL = able("deed", noon(target=dude), lambda use: use.discard(use.target), title="Kill")


BURY = able("deed", noon(target=dude), lambda use: use.ace(use.target), title="Bury")


@pytest.mark.parametrize("deed", [KILL, BURY])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_blighted_rise_for_the_fallen(deed: Printing, answer: str) -> None:
    t = Table(stash=2)
    beast, _ = t.dude(keywords=("Abomination",)), t.dude()
    first, second = t.discard("The Blighted", "The Blighted")
    bob = t.dude(seat=1)
    t.use(t.put(deed), "", bob)
    if t.decision.kind == "order":
        t.answer(first)
    t.answer(answer)
    if answer == "yes":
        assert (
            first.host is beast and t.rock() == 0 and second in t.discard_of() and t.decision.kind == "play"
        )
    else:
        t.run("play")
        assert t.rock() == 2 and not beast.attachments


def test_one_of_the_blighted_for_each_dude() -> None:
    t = Table(stash=9)
    beast = t.dude(keywords=("Abomination",))
    first, second = t.discard("The Blighted", "The Blighted")
    t.use(t.put(KILL), "", t.dude(seat=1))
    t.answer(first)
    t.answer("yes")
    assert t.decision.kind == "play" and second in t.discard_of()
    t.use(t.put(KILL), "", t.dude(seat=1), "yes")
    assert len(beast.attachments) == 2 and t.rock() == 5


@pytest.mark.parametrize("case", ["own", "poor", "no abomination"])
def test_the_blighted_stay_down_otherwise(case: str) -> None:
    t = Table(stash=1 if case == "poor" else 9)
    t.dude(keywords=() if case == "no abomination" else ("Abomination",))
    t.discard("The Blighted")
    t.use(t.put(KILL), "", t.dude(seat=0 if case == "own" else 1))
    assert t.decision.kind == "play"


def test_casualties_do_not_raise_the_blighted() -> None:
    t = Table(stash=9)
    beast = t.dude(at="town square", keywords=("Abomination",))
    t.discard("The Blighted")
    t.showdown(beast, t.dude(seat=1, at="town square"), hands=("K♣ K♦ 3♥ 4♠ 9♣", "2♣ 4♦ 6♥ 8♠ 10♣"))
    t.finish()
    assert not beast.attachments and t.rock() == 9


@pytest.mark.parametrize(("seat", "taker", "rises"), [(1, 0, False), (0, 1, True)])
def test_whose_dude_raises_the_blighted_is_a_matter_of_control(seat: int, taker: int, rises: bool) -> None:
    t = Table(stash=9)
    beast, victim = t.dude(keywords=("Abomination",)), t.dude(seat=seat)
    t.discard("The Blighted")
    grab = able("deed", noon(target=dude), lambda use: use.take_control(use.target))
    t.use(t.put(grab, seat=taker), "", victim)
    t.use(t.put(KILL), "", victim)
    assert (t.decision.kind == "confirm") is rises
    if rises:
        t.answer("yes")
    assert len(beast.attachments) == int(rises)


def test_a_supply_that_is_kept_gives_nothing() -> None:
    t = Table(stash=9)
    crate = t.attach("Doomsday Supply", t.game.outfit(t.seat(0)))
    t.dude()
    gun = t.discard(plain("goods", cost=2))
    t.use(t.put(able("deed", noon(), lambda use: use.forbid(Act.DISCARD, crate))))
    assert not t.can_use(crate) and gun in t.discard_of()
