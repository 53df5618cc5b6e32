"""Debt of Blood: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import ALL, Act, Flow, Use, always, cannot, happens, noon, shootout
from gomorra.testing import Table, able, rule

LOW, PAIR = "2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣"


def test_the_fathers_cross_helps_only_the_blessed() -> None:
    t = Table()
    saint = t.dude(keywords=["Blessed 1"], has=["The Father's Cross"])
    sinner = t.dude(has=["The Father's Cross"])
    assert saint.rating("Blessed") == 2 and sinner.rating("Blessed") is None


def test_the_coat_rules_by_bullets() -> None:
    t = Table()
    deed = t.deed(seat=1)
    tough = t.dude(at=deed, bullets=3, influence=0, value=4, has=["Rattler-Hide Coat"])
    t.dude(seat=1, at=deed, influence=2, bullets=5)
    assert tough.value == 7 and deed.controller == 0


def test_the_fail_safe_counts_in_upkeep() -> None:
    t = Table()
    deed = t.deed(production=3)
    jacc = t.dude(at=deed, influence=0, has=["Jacc's Fail Safe"])
    t.dude(seat=1, at=deed, influence=1)
    assert jacc.influence == 0 and deed.controller == 1
    before = t.rock()
    t.start("upkeep")
    t.run("noon")
    assert t.rock() == before + 3 and deed.controller == 1


@pytest.mark.parametrize("word", ["yes", "no"])
def test_two_go_out_together(word: str) -> None:
    t = Table()
    jacc = t.dude(at="town square", has=["Jacc's Fail Safe"])
    mark = t.dude(seat=1, at="town square")
    t.use(jacc.attachments[0], "", "done", word)
    assert jacc.in_play is (word == "no") and mark.in_play is (word == "no")
    if word == "yes":
        assert jacc in t.boot_hill_of(0) and mark in t.boot_hill_of(1)
    else:
        assert jacc.at_home and jacc.booted


@rule("CG-Prevention-b")
@pytest.mark.parametrize("whose", [0, 1])
def test_the_harrowed_are_discarded_not_aced(whose: int) -> None:
    t = Table()
    harrowed: list[list[str]] = [[], []]
    harrowed[whose] = ["Harrowed"]
    jacc = t.dude(at="town square", has=["Jacc's Fail Safe"], keywords=harrowed[0])
    mark = t.dude(seat=1, at="town square", keywords=harrowed[1])
    t.use(jacc.attachments[0], "", "done")
    if whose == 0:
        assert t.decision.kind == "play" and jacc.in_play and mark.in_play
        return
    t.answer("yes")
    assert jacc in t.boot_hill_of(0) and mark in t.discard_of(1)


def test_the_leader_goes_out_even_if_the_fail_safe_is_gone() -> None:
    t = Table()
    jacc = t.dude(at="town square", has=["Jacc's Fail Safe"], bullets=3, stud=True)
    coat = jacc.attachments[0]
    mark, guard = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    t.use(coat, "", mark, guard, "done")
    t.use(t.hand(able("action", shootout(), lambda use: use.discard(coat)), seat=1))
    t.use(t.hand(able("action", shootout(), lambda use: use.send_home_booted(guard))))
    t.answer("yes")
    assert jacc in t.boot_hill_of(0) and mark in t.boot_hill_of(1)


def test_a_dude_has_one_reloading_manager() -> None:
    t = Table()
    doc = t.dude(has=["Articulated Reloading Manager"])
    assert not t.hand("Articulated Reloading Manager").can_attach_to(doc)


def test_the_manager_reloads_other_goods() -> None:
    t = Table(stash=0)

    def shoot(use: Use) -> Flow[int]:
        return use.gain(1)

    doc = t.dude(has=["Articulated Reloading Manager"])
    manager = doc.attachments[0]
    gun = t.attach(able("goods", noon(boot=True), shoot), doc)
    t.use(gun)
    assert not t.can_use(gun)
    t.use(manager)
    assert manager.booted and not gun.booted
    t.use(gun)
    assert t.rock() == 2 and not t.can_use(gun)


def test_the_manager_needs_booted_goods() -> None:
    t = Table()
    doc = t.dude(has=["Articulated Reloading Manager", "Mustang"])
    manager, horse = doc.attachments
    assert not t.can_use(manager)
    horse.body.booted = True
    assert t.can_use(manager)


def test_the_colt_patterson() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Colt-Patterson Model '36"]), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.use(ann.attachments[0])
    assert ann.bullets == 2 and ann.is_stud and ann.attachments[0].booted


@pytest.mark.parametrize(("pull", "mine"), [("5♣", 1), ("5♦", 2)])
def test_the_whistle_stop_hurts_all_ears_on_a_club(pull: str, mine: int) -> None:
    t = Table()
    ann = t.dude(at="town square", bullets=2, has=["Whistle Stop"])
    whistle = ann.attachments[0]
    foes = [t.dude(seat=1, at="town square", bullets=2) for _ in range(2)]
    t.shootout(ann, foes[0], foes[1])
    t.stack(pull)
    t.use(whistle)
    assert whistle in t.discard_of() and [foe.bullets for foe in foes] == [1, 1] and ann.bullets == mine


@rule("CG-Abilities-b")
def test_the_whistle_stop_has_to_be_discarded() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Whistle Stop"]), t.dude(seat=1, at="town square")
    t.put(able("deed", always(cannot(Act.DISCARD), on=ALL), lambda card, item, *others: item.is_goods))
    t.shootout(ann, bob)
    assert not t.can_use(ann.attachments[0])


def test_the_whistle_stop_is_its_bearers_pull() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Whistle Stop"]), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.use(ann.attachments[0])
    assert [event.dude for event in t.events(happens.Pulled)] == [ann.id]
