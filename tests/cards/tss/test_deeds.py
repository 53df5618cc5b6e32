"""The Showstopper: deeds."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain

WITCH = plain("dude", "Witch", keywords=("Huckster 1",))


def test_jw_byrne_improves_the_lowball_hand() -> None:
    t = Table(stash=5)
    office = t.put("J.W. Byrne, P. I.")
    grifter = t.dude(at=office, keywords=("Grifter",))
    hand = t.stack("K♣ Q♦ 6♥ 8♠ 10♣ A♦ 2♠")
    t.stack("J♣ 4♦ 6♥ 8♠ 10♣", seat=1)
    t.start("gambling")
    t.answer("react", hand[0], hand[1])
    assert grifter.booted and office.booted and t.game.state.winner == 0


def test_jw_byrne_may_replace_fewer() -> None:
    t = Table(stash=5)
    office = t.put("J.W. Byrne, P. I.")
    t.dude(at=office, keywords=("Grifter",))
    hand = t.stack("K♣ 3♦ 6♥ 8♠ 10♣ A♦")
    t.stack("J♣ 4♦ 6♥ 8♠ 10♣", seat=1)
    t.start("gambling")
    t.answer("react", hand[0], "pass")
    assert t.game.state.winner == 0


@pytest.mark.parametrize("case", ["elsewhere", "booted", "no grifter"])
def test_jw_byrne_needs_a_grifter_on_the_spot(case: str) -> None:
    t = Table(stash=5)
    office = t.put("J.W. Byrne, P. I.")
    place = "town square" if case == "elsewhere" else office
    t.dude(at=place, keywords=() if case == "no grifter" else ("Grifter",), booted=case == "booted")
    t.start("gambling")
    assert t.decision.kind != "react" and not office.booted


@pytest.mark.parametrize(("pull", "gift"), [("2♠", True), ("2♣", False)])
def test_grimoires_and_more_welcomes_hucksters(pull: str, gift: bool) -> None:
    t = Table(stash=5)
    shop = t.put("Grimoires & More")
    book, witch = t.discard("Shadow Walk"), t.hand(WITCH)
    t.stack(pull)
    t.shop(witch, None, "react")
    assert (book.host is witch) is gift and witch.booted is not gift and shop.booted
    assert t.rock() == (5 - book.cost if gift else 5)


def test_grimoires_and_more_ignores_everybody_else() -> None:
    t = Table()
    t.put("Grimoires & More")
    t.shop(t.hand(plain("dude", "Man")))
    t.shop(t.hand(WITCH, seat=1))
    assert t.decision.kind == "play"
