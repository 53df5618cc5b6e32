"""Too Tough to Die: goods."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import deed, dude, job, noon, outfit, shootout
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain


def work(mark: Any) -> Any:
    return able("action", job(mark=mark), lambda use: use.gain(1))


def test_the_quarter_horse_need_not_go_home() -> None:
    t = Table()
    there, ann, amy = t.deed(), t.dude(has=["Quarter Horse"]), t.dude()
    t.use(t.hand(work(deed)), "", ann)
    t.form(amy)
    t.answer("react")
    assert ann.place == there.id and ann.attachments[0].booted and not ann.booted
    assert amy.at_home and amy.booted and t.rock() == 21


def test_the_quarter_horse_goes_home_from_home_and_after_failure() -> None:
    t = Table()
    ann = t.dude(has=["Quarter Horse"])
    t.use(t.hand(work(outfit)), "", lambda option: option.payload[1] == t.game.state.players[0].home)
    t.form()
    assert t.decision.kind == "play" and ann.booted
    t = Table()
    ann, bob = t.dude(has=["Quarter Horse"]), t.dude(seat=1, at="town square")
    fail = able("action", job(mark=dude, posse=lambda card, use: False), lambda use: use.gain(1))
    t.use(t.hand(fail), "", bob)
    t.form()
    assert t.decision.kind == "play" and ann.at_home and ann.booted


@pytest.mark.parametrize(("bullets", "pull", "stud"), [(1, "2♠", False), (1, "2♣", True), (2, "2♠", True)])
def test_the_pump_gun_zaps(bullets: int, pull: str, stud: bool) -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Electrostatic Pump Gun"])
    bob = t.dude(seat=1, at="town square", bullets=bullets, stud=True)
    t.shootout(ann, bob)
    t.stack(pull)
    t.use(ann.attachments[0])
    assert bob.bullets == bullets - 1 and bob.is_stud is stud and ann.bullets == 2


@pytest.mark.parametrize(("keyword", "fits"), [("Harrowed", True), ("Abomination", True), ("Deputy", False)])
def test_claws_are_for_monsters(keyword: str, fits: bool) -> None:
    t = Table()
    ann, claws = t.dude(keywords=(keyword,)), t.hand("Claws")
    assert (t.why_not("shop", claws, ann) is None) is fits


@pytest.mark.parametrize("armed", [True, False])
def test_claws_do_not_reach_a_gunman(armed: bool) -> None:
    t = Table()
    gun = plain("goods", "Gun", keywords=("Weapon",))
    beast = t.dude(at="town square", keywords=("Abomination",), has=["Claws"])
    bob = t.dude(seat=1, at="town square", has=[gun] if armed else [])
    assert beast.is_stud and beast.bullets == 2
    t.shootout(beast, bob)
    assert beast.is_stud is not armed and beast.bullets == (0 if armed else 2)


def test_blunted_claws_take_nothing_from_their_bearer() -> None:
    t = Table()
    gun = plain("goods", "Gun", keywords=("Weapon",))
    beast = t.dude(at="town square", bullets=3, keywords=("Abomination",), has=["Claws"])
    blunt = able("action", shootout(), lambda use: use.modify(beast.attachments[0], bullets=-2))
    card = t.hand(blunt)
    t.shootout(beast, t.dude(seat=1, at="town square", has=[gun]))
    t.use(card)
    assert beast.bullets == 3


@pytest.mark.parametrize("seat", [0, 1])
def test_claws_are_part_of_the_body(seat: int) -> None:
    t = Table()
    beast = t.dude(keywords=("Abomination",), has=["Claws"])
    claws = beast.attachments[0]
    t.use(t.hand(able("action", noon(), lambda use: use.boot(claws)), seat=seat))
    assert claws.booted is (seat == 0)


def test_the_cognisizer_wakes_its_inventor() -> None:
    t = Table()
    maker, machine = t.dude(keywords=("Mad Scientist 1",)), t.hand("Analytical Cognisizer")
    t.stack("9♣")
    t.invent(machine, maker)
    assert machine.host is maker and not maker.booted and len(t.hand_of()) == 1


@pytest.mark.parametrize(("at", "offered"), [("town square", True), ("home", True), ("far", False)])
def test_the_cognisizer_turns_a_pull_into_a_heart(at: str, offered: bool) -> None:
    t = Table()
    mine = t.deed(keywords=("Out of Town",))
    gun = t.dude(at="town square", has=["Electrostatic Pump Gun"])
    t.dude(at=mine if at == "far" else at, has=["Analytical Cognisizer"])
    bob = t.dude(seat=1, at="town square", bullets=1, stud=True)
    spare = t.hand(plain("goods"))
    t.shootout(gun, bob)
    t.stack("2♣")
    t.use(gun.attachments[0])
    assert (t.decision.kind == "react") is offered
    if offered:
        t.answer("react")
        assert bob.is_draw and t.discard_of()[0] is spare


def test_the_cognisizer_needs_goods_and_a_gadget() -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Analytical Cognisizer"])
    t.hand(plain("goods"))
    pull = t.hand(able("action", noon(), lambda use: use.pull(ann)))
    t.use(pull)
    assert t.decision.kind == "play"
    t = Table()
    maker = t.dude(keywords=("Mad Scientist 1",), has=["Analytical Cognisizer"])
    t.stack("9♣")
    t.invent(t.hand(plain("goods", keywords=("Gadget 1",))), maker)
    assert t.decision.kind == "play"


@pytest.mark.parametrize(("influence", "less"), [(2, 2), (7, 4)])
def test_the_rangers_bible_lowers_a_rank(influence: int, less: int) -> None:
    t = Table()
    ann, bob = (
        t.dude(at="town square", influence=influence - 1, has=["Ranger's Bible"]),
        t.dude(seat=1, at="town square"),
    )
    t.showdown(ann, bob, hands=(LEGAL, "K♣ K♣ K♥ K♠ 9♦"))
    before = t.rank(1)
    t.use(ann.attachments[0], "", lambda option: option.payload == ("player", 1))
    assert t.rank(1) == before - less


def test_the_rangers_bible_is_no_use_to_a_cheater() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Ranger's Bible"]), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=(CHEATIN, CHEATIN))
    before = t.rank(1)
    t.use(ann.attachments[0])
    assert t.rank(1) == before and ann.attachments[0].booted


@pytest.mark.parametrize("seat", [0, 1])
def test_stones_dragoons_pin_reinforcements_down(seat: int) -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Stone's Colt Dragoons"]), t.dude(seat=1, at="town square")
    late = t.dude(seat=seat)
    call = t.hand(able("action", shootout(brings_in=True), lambda use: use.join(late)), seat=seat)
    t.shootout(ann, bob)
    t.turn_of(seat)
    t.use(call)
    assert (t.decision.kind == "react") is (seat == 1)
    if seat == 1:
        t.answer("react")
        assert late.booted and ann.attachments[0].booted
        t.end_day()
        assert not late.in_play or late.booted


def test_stones_dragoons_do_not_mind_who_joins_at_first() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Stone's Colt Dragoons"]), t.dude(seat=1, at="town square")
    t.shootout(ann, bob, t.dude(seat=1))
    assert t.decision.kind == "play"
