"""Election Day Slaughter: the goods of the starter decks."""

from __future__ import annotations

from gomorra.testing import Table


def test_the_evidence_clears_a_name() -> None:
    t = Table()
    bearer, crook = t.dude(has=["The Evidence"]), t.dude(seat=1, bounty=3)
    (evidence,) = bearer.attachments
    t.use(evidence, "acquit")
    assert crook.bounty == 0 and evidence in t.discard_of() and t.rock() == 20


def test_the_evidence_convicts_for_one_ghost_rock() -> None:
    t = Table()
    bearer, suspect = t.dude(has=["The Evidence"]), t.dude(seat=1)
    (evidence,) = bearer.attachments
    t.use(evidence, "convict", suspect)
    assert suspect.bounty == 2 and evidence in t.boot_hill_of() and t.rock() == 19


def test_nobody_wanted_nobody_acquitted() -> None:
    t = Table()
    bearer = t.dude(has=["The Evidence"])
    assert not t.can_use(bearer.attachments[0], "acquit")
