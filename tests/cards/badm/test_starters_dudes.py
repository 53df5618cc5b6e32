"""Bad Medicine: the dudes of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain


@pytest.mark.parametrize("boot", [True, False])
def test_arnold_prospects_with_a_gadget(boot: bool) -> None:
    t = Table()
    arnold = t.put("Arnold Stewart", has=[plain("goods", keywords=["Gadget 5"])])
    claim = plain("deed", "Claim", keywords=["Out of Town"])
    cards = t.stack(plain("deed"), claim, plain("dude"), plain("goods"), plain("action"), plain("dude"))
    t.use(arnold, "", cards[1] if boot else "pass")
    assert (cards[1] in t.hand_of(), arnold.booted) == (boot, boot) and arnold.attachments[0].booted
    assert len(t.discard_of()) == (4 if boot else 5) and t.deck_of()[0] is cards[5]


def test_arnold_cannot_take_the_claim_while_booted() -> None:
    t = Table()
    arnold = t.put("Arnold Stewart", booted=True, has=[plain("goods", keywords=["Gadget 5"])])
    t.stack(plain("deed", "Claim", keywords=["Out of Town"]))
    t.use(arnold)
    assert not t.hand_of() and len(t.discard_of()) == 5


def test_willa_covers_the_retreat_with_her_life() -> None:
    t = Table()
    willa, friend = t.put("Willa Mae MacGowan", at="town square"), t.dude(at="town square")
    foe, home = t.dude(seat=1, at="town square"), t.dude(at=t.deed())
    t.showdown(friend, foe, willa)
    t.use(willa)
    assert willa in t.boot_hill_of() and friend.at_home and friend.booted
    assert foe.in_play and t.game.shootout is None and not home.booted


def test_willa_stays_where_nobody_can_be_aced() -> None:
    t = Table()
    t.put("Campbell & Hatch Billiard Parlor")
    willa, friend = t.put("Willa Mae MacGowan", at="town square"), t.dude(at="town square")
    t.callout(friend, t.dude(seat=1, at="town square"), "accept")
    t.form(willa)
    t.answer("react")
    t.run("resolution")
    assert not t.can_use(willa)
