"""Faith and Fear: the dudes of the starter decks."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.catalog import Printing
from gomorra.testing import Table, plain


def test_pagliaccio_leers() -> None:
    t = Table()
    clown, foe = t.put("Pagliaccio", at="town square"), t.dude(seat=1, at="town square", bullets=2, value=7)
    t.shootout(clown, foe)
    t.use(clown)
    assert (foe.bullets, foe.value) == (1, 6) and clown.booted


def gadget(*keywords: str, **facts: Any) -> Printing:
    return plain("goods", keywords=["Gadget 5", *keywords], **facts)


@pytest.mark.parametrize(("pull", "made"), [("4♠", True), ("3♠", False)])
def test_valeria_invents_mystical_gadgets_as_a_huckster(pull: str, made: bool) -> None:
    t = Table()
    valeria = t.put("Valeria Batten")
    charm = t.hand(gadget("Mystical", cost=2))
    t.stack(pull)
    t.invent(charm, valeria)
    assert valeria.booted and t.rock() == 18
    assert (charm.host is valeria) == made and (charm in t.discard_of()) != made


def test_valeria_invents_nothing_else() -> None:
    t = Table()
    valeria, other = t.put("Valeria Batten"), t.dude(keywords=["Huckster 1"])
    charm, engine = t.hand(gadget("Mystical"), gadget())
    assert t.why_not("invent", engine, valeria) is not None
    assert t.why_not("invent", charm, other) is not None
    assert t.why_not("invent", charm, valeria) is None


def test_jen_likes_horses_and_gadgets() -> None:
    t = Table()
    jen = t.put('Chuan "Jen" Qí')
    assert (jen.influence, jen.bullets) == (1, 0)
    t.attach("Mustang", jen)
    assert (jen.influence, jen.bullets) == (2, 0)
    t.attach(gadget(), jen)
    assert (jen.influence, jen.bullets) == (2, 2)
