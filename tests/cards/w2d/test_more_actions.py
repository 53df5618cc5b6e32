"""Welcome to Deadwood: further actions."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, always, cannot, noon, shootout
from gomorra.testing import Table, able, plain

LOW, PAIR = "2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣"
CHEATING = "K♣ K♣ 3♥ 4♠ 9♣"


@pytest.mark.parametrize(("stash", "comes"), [(2, True), (1, False)])
def test_get_off_my_land(stash: int, comes: bool) -> None:
    t = Table(stash=stash)
    land = t.hand("Get Off My Land!")
    deed, guard = t.deed(), t.dude()
    thief = t.dude(seat=1, at="town square", influence=2)
    t.move(thief, deed)
    if comes:
        t.answer("react")
    assert (guard.place == deed.id) is comes and t.rock() == (0 if comes else stash)
    assert (land in t.discard_of()) is comes and not guard.booted


def test_look_what_was_found() -> None:
    t = Table(stash=5)
    look, gun = t.hand("Look What I Found!"), t.discard(plain("goods", "Gun", keywords=["Weapon"], cost=2))
    unique = t.discard(plain("goods", "Relic", keywords=["Weapon", "Unique"], cost=2))
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.use(look)
    assert gun.host is ann and gun.booted and t.rock() == 2 and not unique.in_play


@pytest.mark.parametrize("kind", ["press", "strike"])
def test_a_pinch_numbs_an_ability(kind: str) -> None:
    t = Table()
    monk = t.dude(at="town square", keywords=["Kung Fu 2"], value=10)
    pinch = t.hand("Mantis Pinch")
    timing = noon if kind == "press" else shootout
    foe = t.put(able("dude", timing(), lambda use: None), seat=1, at="town square")
    if kind == "strike":
        t.shootout(monk, foe)
    t.stack("2♠")
    t.use(pinch, kind)
    assert not t.can_use(foe)


def test_as_nature_intended() -> None:
    t = Table()
    nature = t.hand("As Nature and God Intended")
    monk, bob = t.dude(at="town square", keywords=["Kung Fu 0"]), t.dude(seat=1, at="town square")
    gun = t.attach("Colt-Patterson Model '36", bob)
    big = t.attach(plain("goods", "Big Gun", keywords=["Weapon"], bullets=3), monk)
    sidekick = t.dude(seat=1, at="town square")
    t.shootout(monk, bob, sidekick)
    assert monk.bullets == 3
    t.use(nature)
    assert monk.is_stud and monk.bullets == 0 and not t.can_use(gun) and big.in_play
    t.hands("K♣ K♦ 3♥ 4♠ 9♣ 7♦", LOW)
    t.run("casualty")
    t.answer(sidekick)
    t.next_round()
    t.pass_()
    assert monk.bullets == 3 and not monk.is_stud and t.can_use(gun)


@pytest.mark.parametrize(
    ("new", "rank", "rock"),
    [("A♣ 3♦ 5♥ 7♠ 9♦", 1, 0), ("A♣ A♣ 5♥ 7♠ 9♦", 2, 2), ("A♣ A♣ 5♥ 7♠ 9♦", 2, 0)],
)
def test_a_bad_beat(new: str, rank: int, rock: int) -> None:
    t = Table(stash=2)
    beat = t.hand("Bad Beat")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(LOW, CHEATING))
    t.stack(new, seat=1)
    t.use(beat)
    if rank == 2:
        t.answer(rock)  # "up to" leaves the amount open
    assert t.rank(1) == rank and t.rock(0) == 2 + rock and t.rock(1) == 2 - rock


@pytest.mark.parametrize(("booted", "rock"), [(False, 3), (True, 0)])
def test_a_masonic_augment(booted: bool, rock: int) -> None:
    t = Table(stash=0)
    augment = t.hand("Masonic Augment")
    saint = t.dude(keywords=["Blessed 1"])
    assert not t.can_use(augment)
    book = t.attach(plain("spell", "Book", keywords=["Miracle"], cost=3), saint, booted=booted)
    t.use(augment)
    assert book in t.discard_of() and saint.bullets == 1 and saint.influence == 1 and t.rock() == rock


def test_swagger_counts_for_control_only() -> None:
    t = Table()
    swagger = t.hand("Swagger")
    deed, ann = t.deed(seat=1), t.dude(influence=1)
    t.dude(seat=1, at=deed, influence=1)
    assert deed.controller == 1
    t.use(swagger, "", "town square")
    assert ann.place == 0 and not ann.booted and ann.influence == 1
    t.move(ann, deed)
    assert deed.controller == 0 and t.game.influence(0) == 1


@pytest.mark.parametrize(("stash", "works"), [(2, True), (1, False)])
def test_vamoosin(stash: int, works: bool) -> None:
    t = Table(stash=stash)
    run = t.hand("Vamoosin'")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", bounty=1, influence=2)
    t.shootout(ann, bob)
    assert t.can_use(run) is works
    if works:
        t.use(run)
        assert bob.at_home and not bob.booted and t.rock() == 0


def test_vamoosin_does_not_send_home_who_stays() -> None:
    t = Table()
    anne = t.put("SuAnne Bettelyuon", seat=1, at="town square", bounty=1)
    t.shootout(t.dude(at="town square"), anne)
    assert not t.can_use(t.hand("Vamoosin'"))


def test_a_masonic_augment_needs_a_spell_that_can_be_discarded() -> None:
    t = Table()
    t.dude(keywords=["Huckster 1"], has=["Missed Me!"])
    t.put(
        able("deed", always(cannot(Act.DISCARD), on="yours"), lambda holder, card, use, other: card.is_spell)
    )
    assert not t.can_use(t.hand("Masonic Augment"))


def test_what_was_found_boots_something_that_can_be_booted() -> None:
    t = Table(stash=5)
    look, gun = t.hand("Look What I Found!"), t.discard(plain("goods", "Gun", keywords=["Weapon"], cost=2))
    mule = able(
        "goods",
        always(cannot(Act.BOOT)),
        lambda holder, card, use, other: True,
        title="Mule",
        keywords=["Sidekick"],
    )
    ann = t.dude(at="town square", has=[mule])
    t.shootout(ann, t.dude(seat=1, at="town square"))
    t.use(look)
    assert gun.host is ann and gun.booted
