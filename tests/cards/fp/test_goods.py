"""Foul Play: goods."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain


@pytest.mark.parametrize("code", ["12013", "24157"])
@pytest.mark.parametrize(
    ("pull", "answer", "unboots"), [("2♠", "yes", True), ("2♠", "no", False), ("2♣", "", False)]
)
def test_xemos_turban_foresees_unless_it_sees_clubs(code: str, pull: str, answer: str, unboots: bool) -> None:
    t = Table(stash=1)
    turban = t.dude(has=[code]).attachments[0]
    kept = t.hand(plain("action", "Kept"))
    t.stack(pull)
    t.use(turban, "", *([answer] if answer else []))
    if unboots:
        t.answer(kept)
    assert turban.booted is not unboots and t.rock() == (0 if unboots else 1)
    assert (kept in t.discard_of()) is unboots and len(t.hand_of()) == 1
    assert t.can_use(turban) is unboots


def test_blight_serum_waits_at_a_deed() -> None:
    t = Table()
    deed = t.deed(seat=1)
    ann = t.dude(at=deed, has=["Blight Serum"])
    serum, mine, bob = ann.attachments[0], t.dude(), t.dude(seat=1)
    t.use(serum)
    assert serum.host is deed and serum.booted and ann.place == deed.id
    t.move(bob, deed)
    assert bob.at_home and bob.booted and serum in t.boot_hill_of()
    t.move(mine, deed)
    assert mine.place == deed.id


def test_blight_serum_needs_a_deed() -> None:
    t = Table()
    assert not t.can_use(t.dude(at="town square", has=["Blight Serum"]).attachments[0])
    assert not t.can_use(t.dude(has=["Blight Serum"]).attachments[0])
    serum = t.attach("Blight Serum", t.deed())
    assert not t.can_use(serum)


ENGINE = plain("goods", "Engine", keywords=("Gadget 9",))


@pytest.mark.parametrize("pull", ["9♠", "2♠"])
def test_marty_takes_over_after_an_invention(pull: str) -> None:
    t = Table()
    ann = t.dude(keywords=("Mad Scientist 1",), has=["Marty"])
    assert ann.rating("Mad Scientist") == 2
    t.stack(pull)
    t.invent(t.hand(ENGINE), ann, "react")
    assert not ann.booted and ann.attachments[0].booted


def test_marty_helps_mad_scientists_only() -> None:
    t = Table()
    ann, marty = t.dude(keywords=("Mad Scientist 1",)), t.hand("Marty")
    t.dude()
    assert t.offers("shop") == [("shop", marty.id, ann.id)]


def test_marty_does_not_help_who_booted_otherwise() -> None:
    t = Table()
    ann = t.dude(keywords=("Mad Scientist 1",), has=["Marty"], booted=True)
    t.stack("9♠")
    flow = t.game.rules(0).play(t.hand(ENGINE), boot=False)
    assert list(flow) == [] and ann.booted


def test_xemos_turban_is_paid_with_rock_for_gadgets() -> None:
    t = Table(stash=0)
    exploit = t.put("Lula's Exploit")
    turban = t.dude(has=["Xemo's Turban"]).attachments[0]
    list(t.game.rules(0).place_rock(exploit, 2, "gadget"))
    t.stack("2♠")
    t.use(turban, "", "yes")
    assert exploit.rock == 1 and not turban.booted
