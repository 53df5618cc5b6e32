"""Too Tough to Die: deeds."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, Until, cheatin, noon, resolution, shootout
from gomorra.engine.card.handle import Card
from gomorra.engine.events import Gained
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain, rule


def parlor() -> tuple[Table, Card, Card]:
    t = Table()
    t.put("Campbell & Hatch Billiard Parlor")
    ann, bob, ben = (t.dude(seat=seat, at="town square") for seat in (0, 1, 1))
    t.callout(ann, bob, "accept")
    t.form(ben)
    t.answer("react")
    return t, bob, ben


def test_the_billiard_parlor_protects_dudes_in_the_first_round() -> None:
    t, bob, ben = parlor()
    t.use(t.hand(able("action", shootout(), lambda use: use.discard(bob))))
    t.pass_()
    t.use(t.hand(able("action", shootout(), lambda use: use.ace(ben))))
    assert bob.in_play and ben.in_play
    t.game.expire("round")
    t.pass_()
    t.use(t.hand(able("action", shootout(), lambda use: use.discard(bob))))
    assert not bob.in_play


def test_the_billiard_parlor_protects_hand_ranks() -> None:
    t, bob, _ = parlor()
    t.hands(LEGAL, CHEATIN + " A♥")
    t.run("resolution")
    before = t.rank(0)
    t.use(t.hand(able("action", resolution(), lambda use: use.rank(0, 2))))
    assert t.rank(0) == before
    t.pass_()
    t.use(t.hand(able("action", cheatin(), lambda use: use.rank(0, 2))))
    assert t.rank(0) == before + 2 and bob.in_play


@pytest.mark.parametrize(("value", "control"), [(5, 0), (11, 1)])
def test_the_concordia_cemetery_digs_a_grave(value: int, control: int) -> None:
    t = Table()
    yard = t.put("Concordia Cemetery")
    ann, bob, ben = (
        t.dude(at="town square"),
        t.dude(seat=1, at="town square", value=value),
        t.dude(seat=1, at="town square"),
    )
    shot = t.hand(able("action", shootout(), lambda use: use.ace(bob)))
    t.shootout(ann, bob, ben)
    t.use(shot)
    t.answer("react")
    assert yard.booted and yard.production == 1 and yard.control == control and not bob.in_play
    t.end_day()
    assert yard.production == 1


def test_the_concordia_cemetery_ignores_other_deaths() -> None:
    t = Table()
    t.put("Concordia Cemetery")
    ann, amy, bob = t.dude(at="town square"), t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.use(t.hand(able("action", noon(), lambda use: use.ace(t.dude(seat=1)))))
    assert t.decision.kind == "play"
    shot = t.hand(able("action", shootout(), lambda use: use.ace(amy)))
    t.shootout(ann, bob, amy)
    t.use(shot)
    assert t.decision.kind == "play" and not amy.in_play


@pytest.mark.parametrize("whose", ["street", "controlled"])
def test_ikes_place_shuts_a_deed_down(whose: str) -> None:
    t = Table(stash=0)
    ike = t.put("Ike's Place")
    t.dude(at=ike, bullets=1)
    deed = t.deed(seat=0 if whose == "street" else 1, control=2, production=3)
    t.dude(at=deed, influence=1)
    other = t.deed(seat=1)
    t.dude(seat=1, influence=9)
    t.use(ike)
    assert other not in t.choices()
    t.answer(deed)
    assert deed.control == 0 and deed.production == 0
    t.end_day()
    t.run("noon")
    assert deed.control == 2 and deed.production == 3
    assert not [event for event in t.events(Gained) if event.amount > 2 and event.why == "production"]


def test_ikes_place_goes_by_bullets() -> None:
    t = Table()
    ike = t.put("Ike's Place")
    t.dude(at=ike, influence=2), t.dude(seat=1, at=ike, bullets=1)
    assert ike.controller == 1


@pytest.mark.parametrize(
    ("bounty", "marked", "offered"), [(1, True, True), (0, True, False), (1, False, False)]
)
def test_five_aces_bring_a_wanted_dude(bounty: int, marked: bool, offered: bool) -> None:
    t = Table()
    hall = t.put("Five Aces Gambling Hall")
    rogue = t.dude(booted=True, bounty=bounty)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.callout(*((bob, ann) if marked else (ann, bob)), "accept")
    t.form()
    assert (t.decision.kind == "react") is offered
    if offered:
        t.answer("react")
        assert rogue.in_posse and rogue.in_town_square and rogue.booted and hall.booted


@rule("CR-FiveAcesGamblingHall-a", "CR-PearlysPalace-b")
@pytest.mark.parametrize("winner", [0, 1])
def test_five_aces_come_before_pearlys_palace(winner: int) -> None:
    t = Table(winner=winner)
    t.put("Five Aces Gambling Hall")
    palace = t.put("Pearly's Palace", seat=1)
    rogue, ann, bob = t.dude(bounty=1), t.dude(at="town square"), t.dude(seat=1, at="town square")
    shot = t.hand(able("action", shootout(), lambda use: use.send_home_booted(rogue)), seat=1)
    t.callout(bob, ann, "accept")
    t.form()
    assert t.decision.seat == 0 and t.decision.kind == "react"
    t.answer("react")
    assert rogue.in_posse and t.decision.seat == 1 and t.decision.kind == "react"
    t.use(palace)
    t.use(shot)
    assert rogue.at_home and palace.booted


def test_the_old_washoe_club_throws_aces_out() -> None:
    t = Table()
    club = t.put("Old Washoe Club")
    ann, bob, ben = (
        t.dude(at="town square"),
        t.dude(seat=1, at="town square", value=1),
        t.dude(seat=1, at="town square"),
    )
    t.shootout(ann, bob, ben)
    assert not t.can_use(club, "no_pets")
    t.use(club, "throw_out")
    assert bob.at_home and bob.booted and club.booted and ben.in_posse


def test_the_old_washoe_club_allows_no_pets() -> None:
    t = Table()
    club, dog = t.put("Old Washoe Club"), plain("goods", "Dog", keywords=("Sidekick",))
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", has=[dog])
    t.dude(seat=1, has=[dog])
    pet = bob.attachments[0]
    t.shootout(ann, bob)
    assert not t.can_use(club, "throw_out")
    t.use(club, "no_pets")
    assert t.discard_of(1) == [pet]


def test_the_washoe_club_throws_out_nobody_who_cannot_leave() -> None:
    t = Table()
    club = t.put("Old Washoe Club")
    pet = plain("goods", "Pet", keywords=("Sidekick",))
    bob = t.dude(seat=1, at="town square", value=1, has=[pet])
    t.game.rules(1).forbid(Act.SEND_HOME_BOOTED, bob, until=Until.DAY)
    t.game.rules(1).forbid(Act.DISCARD, bob.attachments[0], until=Until.DAY)
    t.shootout(t.dude(at="town square"), bob)
    assert not t.can_use(club, "throw_out") and not t.can_use(club, "no_pets")
