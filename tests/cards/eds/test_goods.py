"""Election Day Slaughter: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import noon
from gomorra.testing import Table, able, plain

HEX = plain("spell", "Hex", keywords=["Hex"])


def test_the_teleporter_is_invented_onto_a_deed_you_control() -> None:
    t = Table()
    mill, _ = t.deed(), t.deed(seat=1)
    inventor, device = t.dude(keywords=["Mad Scientist 9"]), t.hand("Teleportation Device")
    t.invent(device, inventor)
    assert device.host is mill


@pytest.mark.parametrize(("pull", "lost"), [("5♣", True), ("5♠", False)])
def test_the_teleporter_moves_a_dude_unless_a_club_scatters_it(pull: str, lost: bool) -> None:
    t = Table(stash=2)
    mill, far = t.deed(), t.deed(seat=1, keywords=["Out of Town"])
    device = t.attach("Teleportation Device", mill)
    ann, _ = t.dude(at=mill, booted=True), t.dude(seat=1, at=mill)
    t.stack(pull)
    t.use(device, "", *([] if lost else [far]))
    assert t.rock() == 1 and not device.booted
    if lost:
        assert ann in t.discard_of()
    else:
        assert ann.place == far.place and ann.booted


def test_the_teleporter_can_be_used_again_by_the_controller_only() -> None:
    t = Table()
    mill = t.deed()
    device = t.attach("Teleportation Device", mill)
    t.dude(at=mill)
    t.dude(at=mill)
    t.stack("5♠ 5♠")
    t.use(device, "", t.game.dudes(0)[0], "town-square")
    t.pass_()
    assert t.can_use(device)
    t.dude(seat=1, at=mill, influence=3)
    assert device.controller == 1 and not t.can_use(device, seat=0)


def test_the_family_deck_makes_a_huckster_of_no_skill() -> None:
    t = Table()
    ann, adept = t.dude(has=["Mayfair Family Deck"]), t.dude(keywords=["Huckster 2"])
    t.attach("Mayfair Family Deck", adept)
    assert ann.rating("Huckster") == 0 and adept.rating("Huckster") == 2
    book = t.hand(HEX)
    t.shop(book, ann)
    assert book.host is ann


def test_hexes_go_when_the_family_deck_does() -> None:
    t = Table()
    ann = t.dude(keywords=["Huckster 1"])
    deck, book, robe = (t.attach(what, ann) for what in ("Mayfair Family Deck", HEX, plain("goods")))
    t.use(t.hand(able("action", noon(), lambda use: use.discard(deck))))
    assert deck in t.discard_of() and book in t.discard_of() and robe.host is ann


def test_a_traded_family_deck_leaves_no_hex_behind() -> None:
    t = Table()
    ann, ben = t.dude(keywords=["Huckster 1"]), t.dude(keywords=["Huckster 1"], has=[HEX])
    deck, book = t.attach("Mayfair Family Deck", ann), t.attach(HEX, ann)
    t.give(deck, ben)
    assert book in t.discard_of() and deck.host is ben and len(ben.attachments) == 2
