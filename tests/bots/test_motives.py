"""Why a play is good, in words that are true of it."""

from __future__ import annotations

from gomorra.bots.features import NAMES
from gomorra.bots.motives import LESS, MORE, motives
from gomorra.testing import Table


def test_every_motive_is_about_a_number_that_the_network_reads() -> None:
    assert {*MORE, *LESS} <= set(NAMES)


def test_who_takes_a_deed_controls_more_and_the_rival_less() -> None:
    t = Table()
    ann = t.dude("Ann", influence=2, at="town square")
    bank = t.deed("Bank", seat=1, control=2, production=2)
    t.dude("Foe", seat=1, influence=3)
    before = t.game.fork()
    t.move(ann, bank)
    why = motives(before, t.game, t.seat(0), "Mabel")
    assert why
    true = {
        "you control more",
        "Mabel controls less",
        "Mabel earns less a day",
        "Mabel is further from winning",
    }
    assert set(why) <= true


def test_what_did_not_change_is_no_motive() -> None:
    t = Table()
    t.dude("Ann", influence=2)
    assert motives(t.game, t.game.fork(), t.seat(0), "Mabel") == []
