"""No Turning Back: dudes."""

from __future__ import annotations

from gomorra.engine.entry import may_carry
from gomorra.testing import Table, plain


def test_harry_carries_no_weapons() -> None:
    t = Table()
    harry = t.put("Harry Highbinder")
    gun, coat = t.hand(plain("goods", keywords=("Weapon",)), plain("goods", keywords=("Attire",)))
    assert may_carry(t.game, gun, harry) is not None and t.why_not("shop", gun, harry) is not None
    t.shop(coat, harry)
    assert coat.host is harry


def test_harry_controls_the_square_with_the_most_influence_there() -> None:
    t = Table()
    harry = t.put("Harry Highbinder", at="town square")
    square = t.game.card(0)
    assert square.controller == 0 and not square.has("Public")
    bob = t.dude(seat=1, at="town square", influence=3)
    assert square.controller == -1 and square.has("Public") and harry.influence == bob.influence
    t.dude(at="town square", influence=1)
    assert square.controller == 0


def test_harry_at_home_controls_nothing() -> None:
    t = Table()
    harry = t.put("Harry Highbinder")
    square = t.game.card(0)
    assert square.controller == -1 and square.has("Public")
    t.move(harry, "town square")
    assert square.controller == 0


def test_in_a_controlled_square_one_may_shop() -> None:
    t = Table()
    t.put("Harry Highbinder", at="town square")
    ann, coat = t.dude(at="town square"), t.hand(plain("goods"))
    t.shop(coat, ann)
    assert coat.host is ann
