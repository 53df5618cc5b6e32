"""The Curtain Rises: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, opposing, shootout
from gomorra.testing import LEGAL, Table, able, plain
from gomorra.testing.rules import rule


@pytest.mark.parametrize("code", ["15011", "24150"])
def test_the_scientizer_points_at_somebody(code: str) -> None:
    t = Table()
    ann, bob = t.dude(keywords=("Mad Scientist 1",)), t.dude(seat=1)
    t.stack("9♠")
    t.invent(t.hand(code), ann, bob)
    assert bob.bounty == 2


HIT = able("dude", shootout(target=opposing & dude), lambda use: use.boot(use.target), title="Hit")


@pytest.mark.parametrize("code", ["15011", "24150"])
def test_the_scientizer_gives_the_first_word_in_the_fight(code: str) -> None:
    t = Table(winner=1)
    ann = t.put(HIT, at="town square", has=[code])
    bob = t.put(HIT, seat=1, at="town square", bounty=1)
    t.put(HIT, seat=1, at="town square")
    device = ann.attachments[0]
    t.use(device)
    t.answer("accept")
    t.form()
    assert device in t.discard_of() and t.decision.seat == 0 and t.decision.kind == "play"
    t.use(ann)
    assert bob.booted and t.decision.seat == 1


@pytest.mark.parametrize("code", ["15011", "24150"])
def test_the_scientizer_needs_a_wanted_dude_here(code: str) -> None:
    t = Table()
    device = t.dude(at="town square", has=[code]).attachments[0]
    t.dude(seat=1, at="town square")
    t.dude(seat=1, bounty=1)
    assert not t.can_use(device)


HORSE = plain("goods", "Pony", keywords=("Horse",))


@pytest.mark.parametrize("horse", [True, False])
def test_espuelas_are_for_riders(horse: bool) -> None:
    t = Table()
    ann = t.dude(has=["Espuelas", HORSE] if horse else ["Espuelas"], booted=True)
    far = t.deed(keywords=("Out of Town",))
    assert ann.influence == int(horse)
    t.use(ann.attachments[0])
    assert ann.in_town_square is horse and ann.attachments[0].booted and far.in_play


CHARM = plain("goods", "Charm", cost=5, keywords=("Mystical",))


def test_the_rites_conjure_mystical_goods() -> None:
    t = Table(stash=1)
    ann = t.dude(has=["Rites of the Smoking Mirror"])
    rites, charm, _ = ann.attachments[0], *t.hand(CHARM, plain("goods", "Hat"))
    t.use(rites, "conjure")
    assert charm.host is ann and charm.booted and t.rock() == 0 and rites in t.boot_hill_of()


@rule("CR-GeneralStore-a")
def test_the_rites_conjure_for_a_booted_dude_in_the_square() -> None:
    t = Table(stash=9)
    ann = t.dude(at="town square", booted=True, has=["Rites of the Smoking Mirror"])
    charm = t.hand(CHARM)
    t.use(ann.attachments[0], "conjure")
    assert charm.host is ann and charm.booted


def test_the_rites_unboot_who_keeps_magic() -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Rites of the Smoking Mirror"], booted=True)
    rites = ann.attachments[0]
    assert not t.can_use(rites, "reflect"), "the Rites themselves are gone by then"
    ben, far = t.dude(at="town square", has=[CHARM], booted=True), t.dude(has=[CHARM], booted=True)
    t.use(rites, "reflect")
    assert not ben.booted and far.booted and rites in t.discard_of()


def test_essence_of_armitage_shakes_the_living() -> None:
    t = Table()
    beast = t.dude(at="town square", bullets=2, keywords=("Abomination",), has=["Essence of Armitage"])
    ann, bob = t.dude(at="town square", bullets=2), t.dude(seat=1, at="town square", bullets=2)
    out = t.dude(at="town square", bullets=2)
    assert bob.bullets == 2
    t.shootout(beast, bob, ann)
    assert [d.bullets for d in (beast, ann, bob, out)] == [2, 1, 1, 2]


def test_essence_of_armitage_feeds_on_flight() -> None:
    t = Table()
    beast = t.dude(at="town square", keywords=("Abomination",), has=["Essence of Armitage"])
    bob, ben = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    t.showdown(beast, bob, ben, hands=("K♣ K♦ 3♥ 4♠ 9♣", LEGAL + " A♥"))
    t.run("casualty")
    t.answer(bob)
    t.run("flee")
    t.answer(ben, "react")
    assert beast.control == 1 and beast.attachments[0].booted and ben.at_home


def test_essence_of_armitage_is_for_abominations() -> None:
    t = Table()
    beast, essence = t.dude(keywords=("Abomination",)), t.hand("Essence of Armitage")
    t.dude()
    assert t.offers("shop") == [("shop", essence.id, beast.id)]


def test_the_scientizer_accuses_nobody_who_cannot_be_called_out() -> None:
    t = Table()
    device = t.dude(at="town square", has=["Culpability Scientizer"]).attachments[0]
    t.put("Dr. Brian Foxworth", seat=1, at="town square", bounty=1)
    assert not t.can_use(device)
