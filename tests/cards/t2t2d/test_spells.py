"""Too Tough to Die: spells."""

from __future__ import annotations

import pytest

from gomorra.engine.card import Card
from gomorra.engine.drawing import bonuses
from gomorra.engine.lumps import fates
from gomorra.testing import LEGAL, Table


def trick(t: Table, pull: str = "7♠", **friend: object) -> tuple[Card, Card]:
    """A Shaman 2, a draw, tries to swap bonuses with a friend at his side."""
    shaman = t.dude(at="town square", keywords=("Shaman 2",), has=("Mischievous Coyote",), bullets=3)
    other = t.dude(at="town square", title="Friend", **friend)  # type: ignore[arg-type]
    t.shootout(shaman, t.dude(seat=1, at="town square"), other)
    t.stack(pull)
    return shaman, shaman.attachments[0]


def counted(t: Table, shooter: Card) -> tuple[int, int]:
    fight = t.game.shootout
    assert fight is not None
    fight.shooters[0] = shooter.id
    return bonuses(t.game, fight, 0)


@pytest.mark.parametrize(("pull", "result"), [("7♠", (3, 1)), ("6♠", (1, 3))])
def test_the_coyote_swaps_the_bonuses(pull: str, result: tuple[int, int]) -> None:
    t = Table()
    shaman, coyote = trick(t, pull, stud=True)
    assert counted(t, shaman) == (1, 3)
    t.use(coyote)
    assert counted(t, shaman) == result and coyote.booted


def test_it_lasts_for_the_round() -> None:
    t = Table()
    shaman = t.dude(at="town square", keywords=("Shaman 9",), has=("Mischievous Coyote",), bullets=3)
    foes = [t.dude(seat=1, at="town square") for _ in range(2)]
    t.shootout(shaman, foes[0], t.dude(at="town square", stud=True), foes[1])
    t.use(shaman.attachments[0])
    assert counted(t, shaman) == (3, 1)
    t.hands("8♠ 8♥ 3♦ 4♣ 6♣ 2♥ A♦ 9♥", LEGAL)
    t.run("pick shooters")
    t.answer(shaman)
    t.next_round()
    assert counted(t, shaman) == (1, 3)


def test_it_takes_a_stud_and_a_draw() -> None:
    t = Table()
    _, coyote = trick(t)
    assert not t.can_use(coyote)


def test_tokens_do_not_count_for_that() -> None:
    t = Table()
    shaman = t.dude(at="town square", keywords=("Shaman 2",), has=("Mischievous Coyote",))
    t.shootout(shaman, t.dude(seat=1, at="town square"), t.put("Nature Spirit", at="town square"))
    assert not t.can_use(shaman.attachments[0])


def test_the_coyote_is_a_sidekick() -> None:
    t = Table()
    _, coyote = trick(t, stud=True)
    fight = t.game.shootout
    assert fight is not None
    assert [(fate.how, fate.covers) for fate in fates(t.game, fight, 0) if fate.card == coyote.id] == [
        ("discard", 1)
    ]
