"""Nightmare at Noon: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import shootout
from gomorra.testing import Table, able, plain


def test_the_sabre_is_outranged_but_steadies_its_bearer() -> None:
    t = Table()
    gun = plain("goods", keywords=["Weapon"])
    ann, foe = (
        t.dude(at="town square", value=4, has=["Stoker's Sabre"]),
        t.dude(seat=1, at="town square", has=[gun]),
    )
    assert (ann.bullets, ann.value) == (2, 7)
    t.shootout(ann, foe)
    assert (ann.bullets, ann.value) == (0, 7)


def test_the_sabre_refreshes_a_spell() -> None:
    t = Table()
    trick = able("spell", shootout(spell=1, boot=True), lambda use: use.draw(), keywords=["Hex"])
    ann = t.dude(at="town square", keywords=["Huckster 9"], has=["Stoker's Sabre", trick])
    sabre, book = ann.attachments
    t.shootout(ann, t.dude(seat=1, at="town square"))
    assert not t.can_use(sabre)
    t.use(book)
    t.use(sabre)
    assert sabre.booted and not book.booted
    t.use(book)
    assert len(t.hand_of()) == 2


def test_the_dispenser_stands_at_a_deed_in_town() -> None:
    t = Table()
    mill, _ = t.deed(), t.deed(keywords=["Out of Town"])
    inventor, box = t.dude(keywords=["Mad Scientist 9"]), t.hand("Fate Dispenser")
    t.invent(box, inventor)
    assert box.host is mill


@pytest.mark.parametrize(("held", "drawn"), [(4, 1), (5, 0), (0, 1)])
def test_the_dispenser_fills_a_hand_that_is_not_full(held: int, drawn: int) -> None:
    t = Table()
    box = t.attach("Fate Dispenser", t.deed())
    t.hand(*[plain("action") for _ in range(held)])
    t.use(box)
    assert len(t.hand_of()) == held + drawn and box.booted
