"""No Turning Back: the goods of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.catalog import Printing
from gomorra.testing import Table, plain

SABRE = plain("goods", "Sabre", keywords=["Melee", "Weapon"])
GUN = plain("goods", "Gun", keywords=["Weapon"])


@pytest.mark.parametrize(("code", "bullets", "armed"), [("07012", 0, 1), ("24145", 1, 1)])
def test_la_quema_makes_its_rider_tougher(code: str, bullets: int, armed: int) -> None:
    t = Table()
    rider = t.dude(value=7, has=[code])
    assert (rider.value, rider.bullets) == (10, bullets)
    t.attach(SABRE, rider)
    assert rider.bullets == armed


@pytest.mark.parametrize(("code", "optional"), [("07012", False), ("24145", True)])
def test_la_quema_charges_in(code: str, optional: bool) -> None:
    t = Table()
    rider, ann, foe = t.dude(has=[code]), t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    t.use(rider.attachments[0])
    if optional:
        assert ("pass",) in [option.payload for option in t.decision.options]
        t.answer(foe)
    assert rider.side == ann.side and rider.in_town_square and not rider.booted and foe.booted


@pytest.mark.parametrize(
    ("theirs", "booted", "bullets"), [(None, False, 3), (GUN, False, 1), (GUN, True, 3), (SABRE, False, 3)]
)
def test_the_rapier_is_no_good_against_guns(theirs: Printing | None, booted: bool, bullets: int) -> None:
    t = Table()
    ann, foe = t.dude(at="town square", bullets=1, value=7, has=["Rapier"]), t.dude(seat=1, at="town square")
    if theirs is not None:
        t.attach(theirs, foe, booted=booted)
    assert (ann.bullets, ann.value) == (3, 8)
    t.shootout(ann, foe)
    assert (ann.bullets, ann.value) == (bullets, 8)
