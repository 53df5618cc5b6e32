"""Bad Medicine: the deeds of the starter decks."""

from __future__ import annotations

from gomorra.testing import Table


def test_the_orphanage_makes_big_deeds_smaller_until_after_upkeep() -> None:
    t = Table()
    orphanage = t.put("The Orphanage")
    big, small = t.deed(seat=1, control=2, production=1), t.deed(seat=1, control=1, production=1)
    t.dude(seat=1, influence=9)
    t.dude(influence=9, upkeep=1)
    t.use(orphanage)
    assert (big.control, big.production, small.control, small.production) == (1, 3, 1, 1)
    t.run("upkeep")
    assert (big.control, big.production) == (1, 3)
    t.run("noon")
    assert (big.control, big.production) == (2, 1) and t.game.state.day == 2


def test_the_place_brings_trade_to_the_other_streets() -> None:
    t = Table(seats=3)
    place, mine = t.put("The Place"), t.deed(production=1)
    right, left = t.deed(seat=1, production=1), t.deed(seat=1, production=1, end="left")
    third, mines = t.deed(seat=2, production=0), t.deed(seat=2, production=1, keywords=["Out of Town"])
    deeds = (place, mine, left, right, third, mines)
    assert [deed.production for deed in deeds] == [4, 1, 3, 1, 2, 1]
