"""Debt of Blood: spells."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Use, dude, opposing, shootout
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, able, plain, rule


def duel(t: Table, title: str, keyword: str, *, booted: bool = False) -> tuple[Card, Card, Card]:
    """A caster with the spell against Bob, with a friend."""
    caster = t.dude("Caster", at="town square", keywords=[keyword])
    spell = t.attach(title, caster)
    friend, bob = (
        t.dude("Friend", at="town square"),
        t.dude("Bob", seat=1, at="town square", value=4, booted=booted),
    )
    t.shootout(caster, bob, friend)
    return caster, spell, bob


@pytest.mark.parametrize(("pull", "works"), [("4♠", True), ("3♠", False)])
def test_windage_makes_a_stud(pull: str, works: bool) -> None:
    t = Table()
    caster, spell, _ = duel(t, "Kentucky Windage", "Huckster 1")
    t.stack(pull)
    t.use(spell, "steady")
    assert caster.is_stud is works and spell.booted


@pytest.mark.parametrize(("pull", "works"), [("5♠", True), ("4♠", False)])
def test_windage_adds_a_bullet(pull: str, works: bool) -> None:
    t = Table()
    caster, spell, _ = duel(t, "Kentucky Windage", "Huckster 1")
    t.stack(pull)
    t.use(spell, "correct")
    assert caster.bullets == int(works) and not caster.is_stud


@pytest.mark.parametrize(("pull", "works"), [("6♠", True), ("5♠", False)])
def test_the_pick_up_boots_a_dude(pull: str, works: bool) -> None:
    t = Table()
    _, spell, bob = duel(t, "54 Card Pick-Up", "Huckster 1")
    t.stack(pull)
    t.use(spell, "scatter")
    assert bob.booted is works


def test_the_pick_up_boots_two_cards() -> None:
    t = Table()
    caster = t.dude(at="town square", keywords=["Huckster 1"], has=["54 Card Pick-Up"])
    bob = t.dude("Bob", seat=1, at="town square")
    gun = t.attach(plain("goods", "Gun"), bob)
    t.shootout(caster, bob)
    t.stack("10♠")
    t.use(caster.attachments[0], "scatter_wide", bob)
    assert bob.booted and gun.booted


def test_turning_the_other_cheek() -> None:
    t = Table()
    caster, spell, bob = duel(t, "Turn the Other Cheek", "Blessed 2", booted=True)
    t.stack(f"{bob.grit - 2}♠")
    t.use(spell)
    for one in (caster, bob):
        assert one.at_home and not one.booted and not one.in_posse


def test_the_cheek_may_not_be_turned() -> None:
    t = Table()
    caster, spell, bob = duel(t, "Turn the Other Cheek", "Blessed 2")
    t.stack(f"{bob.grit - 3}♠")
    t.use(spell)
    assert caster.in_posse and bob.in_posse


@pytest.mark.parametrize(("pull", "stays"), [("4♠", True), ("3♠", False)])
def test_the_cloak_hides_who_refuses(pull: str, stays: bool) -> None:
    t = Table()
    ann = t.dude(at="town square")
    saint = t.dude(seat=1, at="town square", keywords=["Blessed 1"], has=["Cloak"])
    cloak = saint.attachments[0]
    t.callout(ann, saint)
    t.stack(pull, seat=1)
    t.answer("refuse", "react")
    assert (saint.place == 0) is stays and saint.booted is not stays and cloak.booted


def weaken(use: Use) -> None:
    use.modify(use.target, bullets=-1)
    use.make(use.target, "draw")


def test_the_den_guards_bullets() -> None:
    t = Table()
    deed = t.deed()
    shaman = t.dude(at=deed, keywords=["Shaman 1"], bullets=1, stud=True)
    den = t.attach("Mountain Lion's Den", deed)
    bob = t.dude(seat=1, at=deed)
    hex_ = t.hand(able("action", shootout(target=opposing & dude), weaken), seat=1)
    t.shootout(shaman, bob)
    t.stack("5♠")
    t.use(den)
    assert shaman.bullets == 2
    t.use(hex_)
    assert shaman.bullets == 2 and shaman.is_stud


def test_the_buffalo_draws_while_it_passes() -> None:
    t = Table()
    shaman = t.dude(at="town square", keywords=["Shaman 1"], has=["Stoic Buffalo"])
    bob = t.dude(seat=1, at="town square")
    play = t.hand(able("action", shootout(), lambda use: None), seat=1)
    t.shootout(shaman, bob)
    t.stack("8♠", "3♣", "5♦")
    t.use(shaman.attachments[0], "stand")
    t.use(play)
    t.pass_()
    t.answer("react")
    assert len(t.hand_of(0)) == 1
    t.run("run or gun")
    assert len(t.hand_of(0)) == 1


def test_the_buffalo_is_calm_for_one_round() -> None:
    t = Table()
    shaman = t.dude(at="town square", keywords=["Shaman 1"], has=["Stoic Buffalo"])
    foes = [t.dude(seat=1, at="town square") for _ in range(2)]
    t.shootout(shaman, foes[0], foes[1])
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.stack("8♠")
    t.use(shaman.attachments[0], "stand")
    t.next_round()
    t.pass_()
    assert not t.hand_of(0) and t.decision.kind != "react"


def test_the_calm_outlasts_the_spirit() -> None:
    t = Table()
    shaman = t.dude(at="town square", keywords=["Shaman 1"], has=["Stoic Buffalo"])
    spirit = shaman.attachments[0]
    bob = t.dude(seat=1, at="town square")
    theft = t.hand(able("action", shootout(), lambda use: use.discard(spirit)), seat=1)
    t.shootout(shaman, bob)
    t.stack("8♠", "3♣", "5♦")
    t.use(spirit, "stand")
    t.use(theft)
    t.pass_()
    t.answer("react")
    assert spirit in t.discard_of() and len(t.hand_of(0)) == 1


@rule("CG-Abilities-b", "CG-Prevention-g")
@pytest.mark.parametrize("ability", ["scatter", "scatter_wide"])
def test_the_pick_up_boots_only_what_can_be_booted(ability: str) -> None:
    t = Table()
    _, spell, bob = duel(t, "54 Card Pick-Up", "Huckster 9")
    t.attach("Yagn's Mechanical Skeleton", bob)
    assert not t.can_use(spell, ability)
