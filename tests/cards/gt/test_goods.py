"""Ghost Town: goods."""

from __future__ import annotations

import pytest

from gomorra.engine.fights import drawing
from gomorra.testing import LEGAL, Table


def test_the_auto_gatling_is_set_up_at_a_location_of_yours() -> None:
    t = Table()
    ann, deed, foreign = t.dude(keywords=("Mad Scientist 1",)), t.deed(), t.deed(seat=1)
    gun = t.hand("Auto-Gatling")
    t.stack("9♠")
    t.invent(gun, ann)
    assert set(t.choices()) == {deed, t.game.outfit(0)} and foreign.in_play
    t.answer(deed)
    assert gun.host is deed


def test_the_auto_gatling_helps_its_owner_where_it_stands() -> None:
    t = Table()
    deed = t.deed()
    t.attach("Auto-Gatling", deed)
    ann, bob = t.dude(at=deed, influence=2), t.dude(seat=1, at=deed, influence=2)
    tired, away = t.dude(seat=1, at=deed, influence=2, booted=True), t.dude(seat=1, influence=2)
    assert [d.influence for d in (ann, bob, tired, away)] == [2, 1, 2, 2]
    t.shootout(bob, ann)
    fight = t.game.shootout
    assert fight is not None
    fight.shooters = [bob.id, ann.id]
    assert drawing.bonuses(t.game, fight, 1) == (2, 0) and drawing.bonuses(t.game, fight, 0) == (0, 0)
    u = Table()
    u.attach("Auto-Gatling", u.deed())
    ann, bob = u.dude(at="town square"), u.dude(seat=1, at="town square")
    u.shootout(ann, bob)
    fight = u.game.shootout
    assert fight is not None and drawing.bonuses(u.game, fight, 0) == (0, 1)


@pytest.mark.parametrize("code", ["14023", "00121"])
def test_sunday_best_makes_an_impression_in_upkeep(code: str) -> None:
    t = Table()
    deed, far = t.deed(), t.deed(keywords=("Out of Town",))
    ann = t.dude(at=deed, has=[code], upkeep=1)
    assert ann.influence == 0
    t.start("upkeep")
    t.answer("react")
    assert ann.influence == 3 and far not in t.choices()
    t.answer("town square")
    assert ann.in_town_square and not ann.booted and ann.attachments[0].booted


def test_the_mountain_lion_prowls_with_its_friend() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Mountain Lion Friend"]), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    fight = t.game.shootout
    assert fight is not None
    fight.shooters = [ann.id, bob.id]
    assert drawing.bonuses(t.game, fight, 0) == (0, 1) and drawing.bonuses(t.game, fight, 1) == (0, 0)


def test_the_mountain_lion_is_aced_for_two_casualties() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Mountain Lion Friend"]), t.dude(seat=1, at="town square")
    lion = ann.attachments[0]
    t.showdown(ann, bob, hands=(LEGAL, "K♣ K♦ Q♥ Q♠ 9♣"))
    t.run("react")
    t.answer("react")
    t.run("flee")
    assert lion in t.boot_hill_of() and ann.in_posse


def test_the_mountain_lion_outside_the_shootout_stays_out() -> None:
    t = Table()
    t.dude(has=["Mountain Lion Friend"])
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(LEGAL, "K♣ K♦ Q♥ Q♠ 9♣"))
    t.finish()
    assert not ann.in_play


def test_the_spirit_steed_follows_spirits() -> None:
    t = Table()
    shaman = t.dude(keywords=("Shaman 1",), has=["Spirit Steed"], booted=True)
    foe = t.dude(seat=1, at=t.deed(seat=1), keywords=("Shaman 1",), has=["Spirit Guidance"])
    t.use(shaman.attachments[0], "follow")
    assert shaman.place == foe.place and shaman.booted and shaman.attachments[0].booted


def test_the_spirit_steed_wanders_for_a_spirit() -> None:
    t = Table()
    shaman = t.dude(keywords=("Shaman 1",), has=["Spirit Steed", "Spirit Guidance", "Spirit Guidance"])
    steed, first, second = shaman.attachments
    t.use(steed, "wander", first, "town square")
    t.use(steed, "wander", t.game.outfit(0))
    assert shaman.at_home and first.booted and second.booted and not steed.booted
    assert not t.can_use(steed, "wander")


def test_the_spirit_steed_carries_shamans_only() -> None:
    t = Table()
    shaman, steed = t.dude(keywords=("Shaman 1",)), t.hand("Spirit Steed")
    t.dude()
    assert t.offers("shop") == [("shop", steed.id, shaman.id)]
