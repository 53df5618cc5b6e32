"""The Curtain Rises: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, noon, opposing, shootout
from gomorra.testing import Table, able, plain, rule


def test_caitlin_puts_in_a_good_word_from_public_places() -> None:
    t = Table()
    caitlin = t.put("Caitlin McCue", at="town square")
    ann, ben, bob = t.dude(bounty=2), t.dude(bounty=1), t.dude(seat=1, bounty=1)
    assert (ann.bounty, ben.wanted, bob.bounty) == (1, False, 1)
    t.game.state.bodies[caitlin.id].location = t.game.outfit(0).id
    t.game.state.version += 1
    assert (ann.bounty, ben.wanted) == (2, True)


def test_what_does_not_count_is_not_collected_but_can_be_taken_off() -> None:
    t = Table(stash=5)
    t.put("Caitlin McCue", at="town square")
    ann, ben = t.dude(bounty=2), t.dude(bounty=1)
    kill = able("deed", noon(target=dude), lambda use: use.discard(use.target))
    t.use(t.put(kill, seat=1), "", ann)
    assert t.rock(1) == 6
    list(t.game.rules(0).bounty(ben, -1))
    assert ben.body.bounty == 0


def test_caitlin_has_friends_in_office() -> None:
    t = Table()
    t.put("Caitlin McCue", at=t.deed(keywords=("Government",)))
    mine, private = t.deed(keywords=("Public",), production=1), t.deed(keywords=("Private",), production=1)
    theirs = t.deed(seat=1, keywords=("Public",), production=1)
    assert [deed.production for deed in (mine, private, theirs)] == [2, 1, 1]


ROBE = plain("goods", "Robe", keywords=("Attire",))


def test_bethany_has_a_dress_code_for_high_noon() -> None:
    t = Table()
    t.put("Bethany Shiile")
    ann, ben, bob = t.dude(has=[ROBE], value=5), t.dude(value=5), t.dude(seat=1, has=[ROBE], value=5)
    assert [(d.influence, d.bullets, d.value) for d in (ann, ben, bob)] == [(1, 1, 6), (0, 0, 5), (0, 0, 5)]
    t.hand(plain("action"))
    t.run("sundown")
    assert t.at("sundown") and (ann.influence, ann.bullets, ann.value) == (0, 0, 5)


CHARM = plain("goods", "Charm", keywords=("Mystical",))


HIT = able("action", shootout(target=opposing & dude), lambda use: use.boot(use.target), title="Hit")


@pytest.mark.parametrize(
    ("charm", "booted", "guards"), [(True, False, True), (False, False, False), (True, True, False)]
)
def test_tyxarglenak_draws_the_fire_of_shootout_actions(charm: bool, booted: bool, guards: bool) -> None:
    t = Table(winner=1)
    beast = t.put("Tyxarglenak (Exp.1)", at="town square", booted=booted, has=[CHARM] if charm else [])
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    assert beast.bullets == (5 if guards else 3)
    t.shootout(ann, bob, beast)
    t.use(t.hand(HIT, seat=1))
    assert (t.decision.kind == "play") is guards
    assert beast.booted is (guards or booted)


def test_tyxarglenak_draws_no_fire_of_other_abilities() -> None:
    t = Table(winner=1)
    beast = t.put("Tyxarglenak (Exp.1)", at="town square", has=[CHARM])
    ann = t.dude(at="town square")
    bob = t.put(
        able("dude", shootout(target=opposing & dude), lambda use: use.boot(use.target)),
        seat=1,
        at="town square",
    )
    t.shootout(ann, bob, beast)
    t.use(bob)
    assert set(t.choices()) == {ann, beast}


ENGINE = plain("goods", "Engine", cost=2, keywords=("Gadget 9",))


def test_dayl_burnett_invents_by_plea_bargain() -> None:
    t = Table(stash=2)
    dayl, bob, engine = t.put("Dr. Dayl Burnett", booted=True), t.dude(seat=1, bounty=2), t.hand(ENGINE)
    t.stack("5♠")
    t.use(dayl)
    assert engine.host is dayl and bob.bounty == 1 and t.rock() == 0


@rule("CG-Abilities-e")
@pytest.mark.parametrize("missing", ["gadget", "rock"])
def test_dayl_burnett_may_bargain_without_a_gadget_to_invent(missing: str) -> None:
    t = Table(stash=1 if missing == "rock" else 2)
    dayl, crook = t.put("Dr. Dayl Burnett"), t.dude(seat=1, bounty=1)
    if missing != "gadget":
        t.hand(ENGINE)
    t.use(dayl)
    assert not crook.wanted and not dayl.attachments and len(t.hand_of()) == (missing != "gadget")


@rule("CG-Abilities-e")
def test_dayl_burnett_needs_another_players_wanted_dude() -> None:
    t = Table()
    dayl = t.put("Dr. Dayl Burnett")
    t.dude(seat=1), t.dude(bounty=1), t.hand(ENGINE)
    assert not t.can_use(dayl)


@pytest.mark.parametrize(("hexes", "bonus"), [(2, 2), (5, 4)])
def test_emilia_draws_power_from_her_hexes(hexes: int, bonus: int) -> None:
    t = Table()
    emilia = t.put("Emilia Vivirias", at="town square", has=["Shadow Walk"] * hexes)
    assert (emilia.bullets, emilia.rating("Huckster")) == (0, 1)
    t.shootout(emilia, t.dude(seat=1, at="town square"))
    assert (emilia.bullets, emilia.rating("Huckster")) == (bonus, 1 + bonus)


TOTEM = able("spell", noon(spell=7), lambda use: use.gain(1), title="Pole", keywords=("Spirit", "Totem"))


SPIRIT = able("spell", noon(spell=7), lambda use: use.gain(1), title="Wisp", keywords=("Spirit",))


@pytest.mark.parametrize(("pull", "totem", "spirit"), [("3♠", 1, 0), ("2♠", 0, 0), ("6♠", 1, 1)])
def test_professor_duncan_knows_totems(pull: str, totem: int, spirit: int) -> None:
    t = Table(stash=0)
    deed = t.deed()
    duncan = t.put('"Professor" Duncan', at=deed)
    pole, wisp = t.attach(TOTEM, deed), t.attach(SPIRIT, duncan)
    t.stack(pull, pull)
    t.use(pole)
    assert t.rock() == totem
    t.use(wisp)
    assert t.rock() == totem + spirit


@pytest.mark.parametrize("code", ["15005", "24035"])
def test_maggie_gives_an_invented_horse_to_any_dude(code: str) -> None:
    t = Table()
    maggie = t.put(code)
    maker, rider = t.dude(keywords=("Mad Scientist 1",)), t.dude()
    horse = t.discard("Mechanical Horse")
    t.stack("9♠")
    t.use(maggie, "rustle", *(["town square"] if code == "24035" else []))
    t.form()
    if code == "15005":  # what is searched for may be left where it is
        t.answer(horse)
    assert t.choices() == [maggie, maker, rider]
    t.answer(rider)
    assert horse.host is rider and maker.booted
