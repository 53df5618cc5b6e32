"""No Turning Back: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, dude, in_shootout, noon, resolution, shootout
from gomorra.testing import LEGAL, Table, able

TRIPLE = "9♠ 9♥ 9♦ 4♣ 6♣"
AWAY = able("action", shootout(target=dude), lambda use: use.send_home_booted(use.target))


@pytest.mark.parametrize(("pull", "lost"), [("5♣", "bearer"), ("5♠", "foe")])
def test_the_asyncoil_gun_discards_its_bearer_or_a_weak_foe(pull: str, lost: str) -> None:
    t = Table()
    ann = t.dude(at="town square", bullets=1, has=["Asyncoil Gun"])
    weak, strong = (t.dude(seat=1, at="town square", value=value) for value in (3, 4))
    t.shootout(ann, weak, strong, t.dude(at="town square"))
    t.stack(pull)
    t.use(ann.attachments[0])
    assert (ann in t.discard_of()) is (lost == "bearer")
    assert (weak in t.discard_of(1)) is (lost == "foe") and strong.in_posse


def test_the_asyncoil_gun_may_find_nobody_weak_enough() -> None:
    t = Table()
    ann = t.dude(at="town square", bullets=1, has=["Asyncoil Gun"])
    foe = t.dude(seat=1, at="town square", value=4)
    t.shootout(ann, foe)
    t.stack("5♠")
    t.use(ann.attachments[0])
    assert ann.in_posse and foe.in_posse and ann.attachments[0].booted


@pytest.mark.parametrize("code", ["07014", "24172", "00100"])
def test_the_scoop_hound_keeps_posses_as_they_are(code: str) -> None:
    t = Table()
    ann, ben = t.dude(at="town square", has=[code]), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    away, help_, join = t.hand(AWAY, "Hired Help", "The Stakes Just Rose")
    t.dude()
    t.shootout(ann, foe, ben)
    t.use(ann.attachments[0])
    t.use(away, "", foe)
    assert foe.in_posse and not foe.booted and ann.attachments[0].booted
    assert not t.can_use(join) and not t.can_use(help_)
    assert len(t.game.shootout.posses[0]) == 2


def test_the_scoop_hound_stops_neither_other_plays_nor_flight() -> None:
    t = Table()
    ann, foe = t.dude(at="town square", has=["Scoop Hound"]), t.dude(seat=1, at="town square")
    late = t.hand(
        able("action", resolution(target=dude & in_shootout), lambda use: use.send_home_booted(use.target))
    )
    t.shootout(ann, foe, t.dude(seat=1, at="town square"))
    t.use(ann.attachments[0])
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    t.use(late, "", foe)
    assert foe.at_home and foe.booted


def test_the_tonic_makes_an_abomination_that_is_discarded_not_aced() -> None:
    t = Table()
    ann, foe = t.dude(at="town square", has=["Vitality Tonic"]), t.dude(seat=1, at="town square")
    assert ann.has("Abomination")
    t.shootout(ann, foe, t.dude(at="town square"))
    kill = t.hand(able("action", shootout(target=dude), lambda use: use.ace(use.target)), seat=1)
    t.use(kill, "", ann, "react")
    assert ann in t.discard_of() and not t.boot_hill_of()


def test_the_tonic_saves_a_casualty_from_boot_hill() -> None:
    t = Table()
    ann, foe = t.dude(at="town square", has=["Vitality Tonic"]), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    t.hands(LEGAL, TRIPLE)
    t.run("react")
    t.answer("react")
    assert ann in t.discard_of()


def test_the_tonic_does_not_help_outside_shootouts() -> None:
    t = Table(winner=1)
    ann = t.dude(has=["Vitality Tonic"])
    t.use(t.hand(able("action", noon(target=dude), lambda use: use.ace(use.target)), seat=1))
    assert ann in t.boot_hill_of()


@pytest.mark.parametrize(("pull", "alive"), [("5♣", False), ("5♠", True)])
def test_the_tonic_wakes_or_kills(pull: str, alive: bool) -> None:
    t = Table(stash=4)
    ann = t.dude(has=["Vitality Tonic"], booted=True)
    t.stack(pull)
    t.use(ann.attachments[0])
    assert t.rock() == 2 and ann.in_play is alive and not ann.booted
    if alive:
        t.pass_()
        assert t.can_use(ann.attachments[0])


@pytest.mark.parametrize("code", ["07012", "24145"])
def test_la_quema_tramples_nobody_who_lies_already(code: str) -> None:
    t = Table()
    rider, ann = t.dude(has=[code]), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square", booted=True)
    t.shootout(ann, foe)
    t.use(rider.attachments[0])
    assert rider.in_posse and foe.in_posse and t.decision.kind == "play"


@pytest.mark.parametrize("code", ["07012", "24145"])
def test_la_quema_boots_only_who_can_be_booted(code: str) -> None:
    t = Table()
    ann, rider = t.dude(at="town square"), t.dude(has=[code])
    bob, ben = (t.dude(seat=1, at="town square") for _ in range(2))
    firm = t.hand(able("action", shootout(), lambda use: use.forbid(Act.BOOT, bob)), seat=1)
    t.shootout(ann, bob, ben)
    t.use(firm)
    with t.noting() as noted:
        t.use(rider.attachments[0], "", *([ben] if code == "24145" else []))
    assert all(bob not in cards for cards in noted) and ben.booted and rider.in_posse
