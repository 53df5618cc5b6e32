"""Weird West Edition: the deeds of the starter decks."""

from __future__ import annotations

from gomorra.testing import Table, plain

HEX = plain("spell", "Chant", keywords=["Hex"], cost=2)


def test_spells_are_cheaper_at_the_cemetery() -> None:
    t = Table()
    cemetery = t.put("Mount Moriah Cemetery")
    there, home = t.dude(at=cemetery, keywords=["Huckster 0"]), t.dude(keywords=["Huckster 0"])
    one, two = t.hand(HEX, HEX)
    t.shop(one, there)
    assert t.rock() == 19
    t.shop(two, home)
    assert t.rock() == 17


def test_only_the_cemetery_is_affordable_with_one_ghost_rock() -> None:
    t = Table(stash=1)
    cemetery = t.put("Mount Moriah Cemetery")
    there, home = t.dude(at=cemetery, keywords=["Huckster 0"]), t.dude(keywords=["Huckster 0"])
    chant = t.hand(HEX)
    t.turn_of(0)
    assert t.offers("shop") == [("shop", chant.id, there.id)]
    refusal = t.why_not("shop", chant, home)
    assert refusal is not None and refusal.rule == "RB-5.3.4-c"
    t.shop(chant, there)
    assert t.rock() == 0


def test_goods_and_free_spells_cost_what_they_do_at_the_cemetery() -> None:
    t = Table()
    bearer = t.dude(at=t.put("Mount Moriah Cemetery"), keywords=["Huckster 0"])
    gun, free = t.hand(plain("goods", cost=2), plain("spell", keywords=["Hex"]))
    t.shop(gun, bearer)
    t.shop(free, bearer)
    assert t.rock() == 18


def test_the_general_store_knows_the_price_at_the_cemetery() -> None:
    t = Table(stash=0)
    cemetery, store = t.put("Mount Moriah Cemetery"), t.put("General Store")
    there = t.dude(at=cemetery, keywords=["Huckster 0"])
    t.dude(keywords=["Huckster 0"])
    dear = t.hand(plain("spell", keywords=["Hex"], cost=3))
    t.use(store)
    assert dear.host is there and t.rock() == 0
