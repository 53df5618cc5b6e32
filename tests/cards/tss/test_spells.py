"""The Showstopper: spells."""

from __future__ import annotations

import pytest

from gomorra.engine.fights import drawing, lumps
from gomorra.testing import LEGAL, Table


def bury_the_last(t: Table) -> None:
    """Take casualties from the end of the posses, then go on to the next round."""
    t.run("casualty")
    while t.decision.kind == "casualty":
        t.game.answer(t.decision.options[-1].payload)
    t.next_round()


@pytest.mark.parametrize("code", ["17016", "24192"])
def test_satan_is_put_behind_for_a_round(code: str) -> None:
    t = Table(deck=60)
    saint = t.dude(at="town square", keywords=("Blessed 2",), has=[code])
    friends = [t.dude(at="town square") for _ in range(4)]
    fiend = t.dude(seat=1, at="town square", bullets=2, stud=True, keywords=("Abomination",))
    foes = [t.dude(seat=1, at="town square") for _ in range(4)]
    t.showdown(saint, fiend, *friends, *foes, hands=(LEGAL + " A♥ Q♦ J♠ K♦", LEGAL + " A♥ Q♦ J♠ K♦"))
    t.stack("3♠")
    t.use(saint.attachments[0])
    fight = t.game.shootout
    assert fight is not None
    fight.lost_by, fight.round_winner = 3, 1
    assert lumps.casualties(t.game, fight, 0) == 1
    fight.shooters = [saint.id, fiend.id]
    with_fiend = drawing.bonuses(t.game, fight, 1)
    bury_the_last(t)
    fight.shooters = [saint.id, fiend.id]
    assert with_fiend[0] == 2 and drawing.bonuses(t.game, fight, 1)[0] == 0
    t.hands(LEGAL + " A♥ Q♦ J♠ K♦", LEGAL + " A♥ Q♦ J♠ K♦")
    bury_the_last(t)
    fight.shooters = [saint.id, fiend.id]
    assert drawing.bonuses(t.game, fight, 1)[0] == 2


@pytest.mark.parametrize("code", ["17016", "24192"])
def test_the_miracle_spares_casualties_without_any_fiend(code: str) -> None:
    t = Table()
    saint = t.dude(at="town square", keywords=("Blessed 2",), has=[code])
    t.showdown(saint, t.dude(seat=1, at="town square"))
    t.stack("3♠")
    t.use(saint.attachments[0])
    fight = t.game.shootout
    assert fight is not None
    fight.lost_by, fight.round_winner = 3, 1
    assert lumps.casualties(t.game, fight, 0) == 1


@pytest.mark.parametrize(("code", "home"), [("17017", False), ("24209", True)])
def test_communion_drifts_around_holy_ground(code: str, home: bool) -> None:
    t = Table()
    church = t.deed(seat=1, keywords=("Holy Ground",))
    next_door, far = t.deed(seat=1), t.deed(keywords=("Out of Town",))
    own = t.deed()
    shaman = t.dude(at=far, keywords=("Shaman 1",), has=[code])
    t.stack("9♠")
    t.use(shaman.attachments[0], "drift")
    holy = {church, next_door, t.game.card(0)}
    assert set(t.choices()) - {own, t.game.outfit(0), t.game.outfit(1)} == holy
    assert (t.game.outfit(0) in t.choices()) is home and (own in t.choices()) is home
    t.answer(church)
    assert shaman.place == church.id


@pytest.mark.parametrize(("code", "home"), [("17017", False), ("24209", True)])
@pytest.mark.parametrize("holy", [True, False])
def test_communion_manifests_near_holy_ground(code: str, home: bool, holy: bool) -> None:
    t = Table()
    place = t.deed(keywords=("Holy Ground",) if holy else ())
    shaman = t.dude(
        at=t.deed(seat=1, keywords=("Out of Town",)), keywords=("Shaman 1",), has=[code], booted=True
    )
    t.shootout(t.dude(at=place), t.dude(seat=1, at=place))
    spell = shaman.attachments[0]
    assert t.can_use(spell, "manifest") is (holy or home)
    if holy or home:
        t.stack("9♠")
        t.use(spell, "manifest")
        assert shaman.in_posse and shaman.is_stud and shaman.place == place.id
