"""Faith and Fear: the deeds of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain


@pytest.mark.parametrize("seat", [0, 1])
def test_the_pawnshop_earns_on_everybodys_goods(seat: int) -> None:
    t = Table()
    t.put("24109")
    bearer, gun = t.dude(seat=seat), t.hand(plain("goods", cost=2), seat=seat)
    t.shop(gun, bearer)
    assert t.rock(0) == (19 if seat == 0 else 21)


def test_the_pawnshop_does_not_deal_in_gadgets_or_spells() -> None:
    t = Table()
    t.put("24109")
    bearer = t.dude(keywords=["Mad Scientist 9", "Huckster 1"])
    engine, hex_ = t.hand(plain("goods", keywords=["Gadget 5"]), plain("spell", keywords=["Hex"]))
    t.shop(hex_, bearer)
    t.invent(engine, bearer)
    assert engine.in_play and t.rock() == 20


def test_the_estate_boots_strangers_who_move_there() -> None:
    t = Table()
    estate = t.put("The Whateley Estate")
    stranger, mine = t.dude(seat=1, at="town square"), t.dude(at="town square")
    t.move(mine, estate)
    t.move(stranger, estate)
    assert stranger.booted and not mine.booted


def test_the_owner_may_boot_whoever_moves_to_the_estate() -> None:
    t = Table()
    estate = t.put("24142")
    t.dude(seat=1, at=estate, influence=1)
    stranger, next_one = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    t.move(stranger, estate)
    assert t.decision.kind == "react" and t.decision.seat == 0 and estate.controller == 1
    t.use(estate, "unease", seat=0)
    assert stranger.booted and estate.booted
    t.move(next_one, estate)
    assert not next_one.booted


def test_who_comes_booted_cannot_be_booted_at_the_estate() -> None:
    t = Table()
    estate = t.put("24142")
    stranger = t.dude(seat=1)
    t.move(stranger, estate)
    assert stranger.place == estate.id and stranger.booted and t.decision.kind == "play"


@pytest.mark.parametrize("code", ["05023", "24142"])
def test_the_estate_digs_up_what_is_no_dude(code: str) -> None:
    t = Table()
    estate = t.put(code)
    gun, corpse = t.boot_hill(plain("goods"), plain("dude"))
    t.use(estate, "dig_up")
    assert gun in t.discard_of() and corpse in t.boot_hill_of() and estate.booted
