"""Election Day Slaughter: the actions of the starter decks."""

from __future__ import annotations

from gomorra.testing import Table


def test_ridden_down_sends_a_dude_on_foot_home() -> None:
    t = Table()
    rider = t.dude(at="town square", has=["Mustang"])
    walker = t.dude(seat=1, at="town square")
    t.dude(seat=1, at="town square", has=["Mustang"])
    t.dude(seat=1)
    t.use(t.hand("Ridden Down"))
    assert walker.at_home and walker.booted
    assert rider.attachments[0].booted and not rider.booted


def test_ridden_down_needs_an_unbooted_horse_of_yours() -> None:
    t = Table()
    rider, card = t.dude(at="town square"), t.hand("Ridden Down")
    t.attach("Mustang", rider, booted=True)
    t.dude(seat=1, at="town square")
    t.dude(seat=1, at="town square", has=["Mustang"])
    assert not t.can_use(card)
