"""The Light Shineth: the goods of the starter decks."""

from __future__ import annotations

from gomorra.testing import Table


def test_the_teethkickers_enjoy_seeing_others_off() -> None:
    t = Table()
    bearer = t.dude(at="town square", booted=True, has=["Wendy's Teethkickers"])
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    assert bearer.influence == 1
    t.callout(ann, foe, "refuse")
    t.use(bearer.attachments[0])
    assert bearer.influence == 2 and not bearer.booted and bearer.attachments[0].booted


def test_the_teethkickers_must_be_there_and_not_mind_your_own() -> None:
    t = Table()
    bearer = t.dude(booted=True, has=["Wendy's Teethkickers"])
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.callout(ann, foe, "refuse")
    assert t.decision.kind == "play" and bearer.booted
    t.dude(seat=1, at=bearer)
    t.move(ann, "home")
    assert t.decision.kind == "play"
