"""Blood Moon Rising: the dudes of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import noon
from gomorra.catalog import catalog
from gomorra.testing import LEGAL, Table, able, plain, rule


@pytest.mark.parametrize(("keywords", "made"), [(["Miracle", "Hymn"], True), (["Miracle"], False)])
def test_stevie_casts_hymns_better(keywords: list[str], made: bool) -> None:
    t = Table(stash=0)
    spell = able("spell", noon(spell=8, boot=True), lambda use: use.gain(1), keywords=keywords)
    stevie = t.put("Stevie Lyndon", has=[spell])
    t.stack("4♠")
    t.use(stevie.attachments[0])
    assert t.rock() == int(made) and stevie.rating("Blessed") == 0


@pytest.mark.parametrize(("code", "left"), [("18016", 1), ("24076", 3)])
def test_hattie_disarms_the_wanted(code: str, left: int) -> None:
    t = Table()
    hattie, crook = t.put(code, at="town square"), t.dude(seat=1, at="town square", bullets=6, bounty=1)
    honest = t.dude(seat=1, at="town square", bullets=6)
    t.shootout(hattie, crook, honest)
    t.use(hattie)
    assert (crook.bullets, honest.bullets) == (left, 6)


@pytest.mark.parametrize(("keyword", "made"), [("Horse", True), ("Sidekick", True), ("Weapon", False)])
def test_diego_is_good_with_animals(keyword: str, made: bool) -> None:
    t = Table()
    diego, machine = t.put("Diego Linares"), t.hand(plain("goods", keywords=["Gadget 9", keyword]))
    t.stack("5♠")
    t.invent(machine, diego)
    assert machine.in_play == made and diego.booted


@pytest.mark.parametrize(("code", "bullets"), [("18041", 3), ("24071", 3)])
def test_nabbe_thunders_against_the_wanted_once_a_shootout(code: str, bullets: int) -> None:
    t = Table()
    nabbe, crook = t.put(code, at="town square"), t.dude(seat=1, at="town square", bounty=1)
    t.shootout(nabbe, crook)
    t.use(nabbe)
    assert (nabbe.bullets, nabbe.is_stud) == (bullets, True)
    t.pass_()
    refusal = t.why_not_use(nabbe)
    assert not t.can_use(nabbe) and refusal is not None


def test_nabbe_thunders_again_in_the_next_shootout_but_not_at_honest_folk() -> None:
    t = Table()
    nabbe, crook = t.put("24071", at="town square"), t.dude(seat=1, at="town square", bounty=1)
    honest = t.dude(seat=1, at="town square", bullets=0)
    t.shootout(nabbe, crook)
    t.use(nabbe)
    t.hands("9♠ 9♥ 9♦ 4♣ 4♦ A♥ A♦", LEGAL)
    t.finish()
    assert not nabbe.is_stud
    t.shootout(nabbe, honest)
    t.use(nabbe)
    assert (nabbe.bullets, nabbe.is_stud) == (2, False)


@rule("CE-DaveSlimGorman")
@pytest.mark.parametrize("code", ["18042", "24086", "00101"])
def test_dave_as_he_is_printed_now(code: str) -> None:
    dave = catalog().printing(code)
    assert (dave.shooter, dave.bullets, dave.influence, dave.cost, dave.upkeep) == ("stud", 1, 2, 5, 1)
    assert [str(gang) for gang in dave.gangs] == ["Outlaws"]


@pytest.mark.parametrize("pull", ["K♠", "2♠"])
def test_dave_turns_everybody_into_draws_by_giving_up_a_hex(pull: str) -> None:
    t = Table()
    dave = t.put('Dave "Slim" Gorman', at="town square", has=["Blood Curse"])
    friend, foe = (t.dude(seat=seat, at="town square", bullets=3, stud=True) for seat in (0, 1))
    (curse,) = dave.attachments
    t.shootout(dave, foe, friend)
    t.stack(pull)
    t.use(curse, "cripple")
    assert t.decision.kind == "react"
    t.use(dave)
    assert curse in t.discard_of() and not any(card.is_stud for card in (dave, friend, foe))
    assert foe.bullets == (1 if pull == "K♠" else 3)


def test_dave_may_keep_the_hex_and_noon_hexes_do_not_matter() -> None:
    t = Table()
    dave = t.put('Dave "Slim" Gorman', at="town square", has=["Blood Curse"])
    t.dude(seat=1, at="town square")
    t.stack("K♠")
    t.use(dave.attachments[0], "sicken", dave)
    assert t.decision.kind == "play" and dave.attachments
