"""Hell's Comin' With Me: actions."""

from __future__ import annotations

import pytest

from gomorra.engine.events import RoundDecided
from gomorra.testing import LEGAL, Table

PAIR, TRIPLE = "8♠ 8♥ 3♦ 4♣ 6♣", "9♠ 9♥ 9♦ 4♣ 6♣"


def test_a_huckster_boots_to_sow_tumblebleeds_in_the_square() -> None:
    t = Table()
    ann, weed = t.dude(keywords=("Huckster 0",)), t.hand("Tumblebleeds!")
    t.use(weed)
    assert ann.booted and weed.in_play and weed.host is t.game.card(0) and weed in t.game.card(0).attachments


def test_sowing_takes_an_unbooted_huckster() -> None:
    t = Table()
    t.dude(), t.dude(keywords=("Huckster 0",), booted=True)
    assert not t.can_use(t.hand("Tumblebleeds!"))


@pytest.mark.parametrize(("where", "weeds", "casualties"), [
    ("town square", 1, (4, 0)), ("town square", 2, (5, 0)), ("deed", 1, (3, 0)),
])  # fmt: skip
def test_the_loser_bleeds_more_in_the_square(where: str, weeds: int, casualties: tuple[int, int]) -> None:
    t = Table()
    place = t.deed() if where == "deed" else "town square"
    ann, bob = t.dude(at=place), t.dude(seat=1, at=place)
    for _ in range(weeds):
        t.attach("Tumblebleeds!", "town square")
    t.shootout(ann, bob)
    t.hands(LEGAL, TRIPLE)
    t.finish()
    assert t.events(RoundDecided)[0].casualties == casualties


def test_nobody_bleeds_more_in_an_exact_tie() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.attach("Tumblebleeds!", "town square")
    t.shootout(ann, bob)
    t.hands(PAIR, PAIR)
    t.finish()
    assert t.events(RoundDecided)[0].casualties == (1, 1)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("helpers", "left"), [(0, 2), (1, 1)])
def test_every_player_may_clear_as_many_weeds_as_dudes_come_along(seat: int, helpers: int, left: int) -> None:
    t = Table()
    weeds = [t.attach("Tumblebleeds!", "town square") for _ in range(3)]
    leader = t.dude(seat=seat)
    friends = [t.dude(seat=seat) for _ in range(helpers)]
    t.use(weeds[0], "clear_away", *([leader] if helpers else []), seat=seat)
    t.form(*friends)
    assert len(t.game.card(0).attachments) == left
    assert leader.at_home and leader.booted
    assert len(t.discard_of()) == 3 - left
