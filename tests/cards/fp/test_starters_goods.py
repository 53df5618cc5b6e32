"""Foul Play: the goods of the starter decks."""

from __future__ import annotations

from gomorra.testing import Table


def test_the_guide_horse_leads_to_the_town_square() -> None:
    t = Table()
    rider = t.dude(at=t.deed(keywords=["Out of Town"]), booted=True, has=["Guide Horse"])
    t.use(rider.attachments[0])
    assert rider.in_town_square and rider.booted and rider.attachments[0].booted


def test_the_guide_horse_knows_when_it_is_there() -> None:
    t = Table()
    rider = t.dude(at="town square", has=["Guide Horse"])
    assert not t.can_use(rider.attachments[0])
