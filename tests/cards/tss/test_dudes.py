"""The Showstopper: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import noon
from gomorra.testing import Table, able, plain


@pytest.mark.parametrize(("pull", "works"), [("5♠", True), ("6♠", False)])
def test_shi_long_peng_prays_his_techniques(pull: str, works: bool) -> None:
    t = Table()
    peng = t.put("17001", at="town square")
    assert peng.rating("Kung Fu") is None and peng.value == 5
    t.stack(pull)
    t.use(t.hand("Shifu Speaks"))
    assert (t.decision.kind == "amount") is works


def test_shi_long_pengs_combos_go_as_far_as_his_blessed_rating() -> None:
    t = Table()
    peng, bob = t.put("17001", at="town square"), t.dude(seat=1, at="town square")
    first, second = t.hand("Zhu's Ferocity", "Raking Dragons")
    t.shootout(peng, bob)
    t.stack("2♠ 2♠")
    t.use(first)
    assert t.decision.kind == "combo"
    t.answer(second)
    t.answer(bob)
    assert t.decision.kind == "play" and bob.booted


def test_seamus_mccaffrey_takes_points_from_everybody_else() -> None:
    t = Table()
    t.put("Seamus McCaffrey")
    t.deed(control=3)
    t.deed(seat=1, control=3)
    for place in ("town square", "home of 1", t.deed()):
        t.dude(at=place)
    assert (t.game.control_points(0), t.game.control_points(1)) == (3, 3)
    t.dude(at=t.deed(keywords=("Out of Town",)))
    assert (t.game.control_points(0), t.game.control_points(1)) == (3, 1)


def test_gene_north_star_burns_a_spirit() -> None:
    t = Table()
    gene = t.put("Gene North Star", at="town square", has=["Spirit Guidance"])
    t.shootout(gene, t.dude(seat=1, at="town square"))
    t.use(gene)
    assert gene.bullets == 4 and not gene.attachments
    u = Table()
    gene = u.put("Gene North Star", at="town square")
    u.shootout(gene, u.dude(seat=1, at="town square"))
    assert not u.can_use(gene)


TOTEM = able(
    "spell", noon(spell=1, boot=True), lambda use: use.gain(1), title="Pole", keywords=("Spirit", "Totem")
)


@pytest.mark.parametrize("code", ["17004", "24063"])
@pytest.mark.parametrize("wakes", [True, False])
def test_speaks_with_earth_shakes_intruders(code: str, wakes: bool) -> None:
    t = Table()
    deed = t.deed()
    elder, bob = t.put(code, at=deed), t.dude(seat=1, at="town square")
    totem = t.attach(TOTEM, deed)
    t.use(totem)
    t.move(bob, deed, "react", totem if wakes else "pass")
    assert bob.booted and elder.booted and totem.booted is not wakes and t.can_use(totem) is wakes


@pytest.mark.parametrize("code", ["17004", "24063"])
def test_speaks_with_earth_lets_friends_and_the_booted_pass(code: str) -> None:
    t = Table()
    deed, other = t.deed(), t.deed(seat=1)
    t.put(code, at=deed)
    ann, bob = t.dude(), t.dude(seat=1, at=other)
    t.move(ann, deed)
    t.move(bob, deed)
    assert bob.booted and bob.place == deed.id and t.decision.kind == "play"


def test_quimby_dissects_influential_monsters() -> None:
    t = Table()
    quimby = t.put("Quimby R. Tuttlemeir", at="town square")
    beast = t.dude(influence=1, keywords=("Abomination",))
    t.dude(keywords=("Abomination",))
    t.dude(at=t.deed(keywords=("Out of Town",)), influence=1, keywords=("Abomination",))
    t.use(quimby)
    assert beast in t.boot_hill_of() and quimby.influence == 2
    t.end_day()
    assert quimby.influence == 2


def test_quimby_needs_a_monster_of_his_own() -> None:
    t = Table()
    quimby = t.put("Quimby R. Tuttlemeir", at="town square")
    t.dude(seat=1, at="town square", influence=1, keywords=("Abomination",))
    t.dude(at="town square", influence=1)
    assert not t.can_use(quimby)


def test_erin_knight_calls_deputies_from_everywhere() -> None:
    t = Table()
    erin = t.put("Erin Knight", at="town square")
    first, second = (
        t.dude(keywords=("Deputy",)),
        t.dude(at=t.deed(keywords=("Out of Town",)), keywords=("Deputy",)),
    )
    t.dude()
    t.dude(keywords=("Deputy",), booted=True)
    t.shootout(erin, t.dude(seat=1, at="town square"))
    t.use(erin, "", first)
    t.use(erin)
    assert all(d.in_posse and d.booted and d.in_town_square for d in (first, second)) and not erin.booted
    assert not t.can_use(erin)


def test_erin_knight_calls_only_from_the_fight() -> None:
    t = Table()
    erin = t.put("Erin Knight")
    t.dude(keywords=("Deputy",))
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    assert not t.can_use(erin)


ENGINE = plain("goods", "Engine", keywords=("Gadget 5",))


@pytest.mark.parametrize(("gadgets", "bullets"), [(2, 2), (6, 4)])
def test_nicholas_kramer_has_an_arsenal(gadgets: int, bullets: int) -> None:
    t = Table()
    nicholas = t.put("Nicholas Kramer")
    t.dude(has=[ENGINE] * gadgets)
    t.dude(seat=1, has=[ENGINE])
    assert nicholas.bullets == bullets


def test_pancho_castillo_takes_the_blame() -> None:
    t = Table()
    ann, ben, bob = t.dude(bounty=2), t.dude(bounty=1), t.dude(seat=1, bounty=2)
    t.dude()
    pancho = t.hand("Pancho Castillo (Exp.1)")
    t.shop(pancho, None, "react")
    assert (pancho.bounty, ann.bounty, ben.bounty, bob.bounty) == (2, 1, 0, 2)


def test_pancho_castillo_lives_up_to_his_bounty() -> None:
    t = Table()
    pancho = t.put("Pancho Castillo (Exp.1)", at="town square", bounty=3)
    small, big = t.dude(seat=1, at="town square", value=3), t.dude(seat=1, at="town square", value=4)
    t.shootout(pancho, big, small)
    t.use(pancho)
    assert small.at_home and small.booted and big.in_posse


def test_the_grey_man_looms() -> None:
    t = Table()
    grey = t.put("The Grey Man", at="town square")
    small, big = t.dude(seat=1, at="town square", value=3), t.dude(seat=1, at="town square", value=4)
    t.dude(seat=1, value=1)
    t.use(grey)
    assert small.at_home and small.booted and big.in_town_square


def test_the_earth_does_not_speak_to_what_cannot_be_booted() -> None:
    t = Table()
    t.put("Speaks-With-Earth", at="town square")
    machine, bob = t.put("QUATERMAN", seat=1), t.dude(seat=1)
    t.move(machine, "town square")
    assert t.decision.kind == "play"
    t.move(bob, "town square")
    assert t.decision.kind == "react"
