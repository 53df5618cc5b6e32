"""The Light Shineth: the deeds of the starter decks."""

from __future__ import annotations

from gomorra.testing import Table


def test_cookes_nightcap_is_worth_points_to_its_invaders() -> None:
    t = Table()
    bar = t.put("Cooke's Nightcap")
    assert (bar.control, t.game.control_points(0)) == (0, 0)
    t.dude(seat=1, at=bar, influence=1)
    assert (bar.control, t.game.control_points(1)) == (2, 2)
