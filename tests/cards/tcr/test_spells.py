"""The Curtain Rises: spells."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain

DOG = plain("goods", "Dog", cost=3, keywords=("Sidekick",))


@pytest.mark.parametrize(("value", "fatal"), [(6, True), (7, False)])
def test_the_festering_grasp_kills_the_weak(value: int, fatal: bool) -> None:
    t = Table(stash=1)
    witch = t.dude(at="town square", keywords=("Huckster 4",), has=["Festering Grasp"])
    bob, dog = t.dude(seat=1, at="town square", value=value), t.discard(DOG)
    t.shootout(witch, bob, t.dude(seat=1, at="town square"))
    t.stack("9♠")
    t.use(witch.attachments[0], "", bob, *([dog] if fatal else []))
    assert (bob in t.boot_hill_of(1)) is fatal and (dog.host is witch) is fatal
    assert fatal or bob.value == 1


def test_the_festering_grasp_may_leave_the_dog_in_its_grave() -> None:
    t = Table()
    witch = t.dude(at="town square", keywords=("Huckster 4",), has=["Festering Grasp"])
    bob, dog = t.dude(seat=1, at="town square", value=3), t.discard(DOG)
    t.shootout(witch, bob, t.dude(seat=1, at="town square"))
    t.stack("9♠")
    t.use(witch.attachments[0], "", bob, "pass")
    assert bob in t.boot_hill_of(1) and dog in t.discard_of()


@pytest.mark.parametrize(("keywords", "usable"), [(("Weapon",), False), (("Weapon", "Melee"), True)])
def test_the_festering_grasp_shuns_guns(keywords: tuple[str, ...], usable: bool) -> None:
    t = Table()
    witch = t.dude(at="town square", keywords=("Huckster 4",), has=["Festering Grasp"])
    t.shootout(witch, t.dude(seat=1, at="town square", has=[plain("goods", "Arm", keywords=keywords)]))
    assert t.can_use(witch.attachments[0]) is usable


@pytest.mark.parametrize(("pull", "gain"), [("5♠", 2), ("4♠", 0)])
def test_silver_pheasants_bounty_is_harvested(pull: str, gain: int) -> None:
    t = Table(stash=5)
    deed = t.deed(production=1)
    t.dude(at=deed, keywords=("Shaman 1",))
    totem = t.attach("Silver Pheasant's Bounty", deed)
    assert deed.production == 2
    t.stack(pull)
    t.use(totem)
    assert t.rock() == 5 + gain and deed.booted is bool(gain) and totem.booted


def test_silver_pheasants_bounty_needs_an_unbooted_deed() -> None:
    t = Table()
    deed = t.deed(booted=True)
    t.dude(at=deed, keywords=("Shaman 1",))
    assert not t.can_use(t.attach("Silver Pheasant's Bounty", deed))
    u = Table()
    u.dude(keywords=("Shaman 1",))
    u.hand("Silver Pheasant's Bounty")
    assert not u.offers("shop"), "not at home"
