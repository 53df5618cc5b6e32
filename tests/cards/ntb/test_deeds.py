"""No Turning Back: deeds."""

from __future__ import annotations

from gomorra.testing import Table


def test_the_stockyard_is_invented_in_town_and_pays() -> None:
    t = Table()
    near = t.dude(keywords=["Mad Scientist 9"])
    t.dude(at=t.deed(keywords=["Out of Town"]), keywords=["Mad Scientist 9"])
    yard = t.hand("Secured Stockyard")
    t.turn_of(0)
    assert t.offers("invent") == [("invent", yard.id, near.id)]
    t.invent(yard, near, "left")
    assert yard.in_play and t.game.state.players[0].street[0] == yard.id and t.rock() == 19
    t.use(yard)
    assert t.rock() == 20 and yard.booted


def test_a_stockyard_in_play_hinders_no_other_invention() -> None:
    t = Table()
    t.put("Secured Stockyard")
    far = t.dude(at=t.deed(keywords=["Out of Town"]), keywords=["Mad Scientist 9"])
    horse = t.hand("Mechanical Horse")
    t.invent(horse, far)
    assert horse.host is far
