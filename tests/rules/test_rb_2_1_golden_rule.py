"""Rulebook 2.1: card text beats the rules, "cannot" beats "can"."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Stat, Until, always, dude, noon, your
from gomorra.testing import Table, able, either_leads, plain, rule


@rule("RB-2.1-a")
def test_a_card_allows_what_the_rules_do_not() -> None:
    t = Table()
    tired = t.dude(booted=True)
    assert t.why_not("move", tired, "town-square").rule == "RB-5.3.3-a"
    carriage = t.hand(able("action", noon(target=your & dude), lambda use: use.move(use.target, 0)))
    t.use(carriage)
    assert tired.in_town_square


@rule("RB-2.1-b")
def test_cannot_beats_can() -> None:
    t = Table()
    rooted = t.put(able("dude", always("cannot move"), lambda card, other, use, extra: True))
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.move(use.target, 0))))
    assert rooted.at_home


@rule("RB-2.1-b")
def test_a_forbidden_play_is_refused_with_its_reason() -> None:
    t = Table()
    rooted = t.put(able("dude", always("cannot move"), lambda card, other, use, extra: True))
    assert t.why_not("move", rooted, "town-square").rule == "RB-2.1-b"


@rule("RB-2.1-a")
@pytest.mark.parametrize("says_so", [True, False])
def test_a_dude_whose_text_says_so_moves_without_booting(says_so: bool) -> None:
    t = Table()
    text = always(Stat.MOVES_WITHOUT_BOOTING)
    walker = t.put(able("dude", text, lambda card, place: True)) if says_so else t.dude()
    t.move(walker, t.deed(keywords=["Out of Town"]))
    assert walker.booted is not says_so


@rule("RB-2.1-a")
@pytest.mark.parametrize("says_so", [True, False])
def test_a_dude_whose_text_says_so_is_called_out_at_home(says_so: bool) -> None:
    t = Table()
    text = always(Stat.MAY_BE_CALLED_OUT_AT_HOME)
    mark = t.put(able("dude", text, lambda card, asked: True), seat=1) if says_so else t.dude(seat=1)
    caller = t.dude(at="home of 1")
    assert bool(t.offers("callout")) is says_so
    assert (t.why_not("callout", caller, mark) is None) is says_so


@rule("RB-2.1-a")
@pytest.mark.parametrize("says_so", [True, False])
@either_leads
def test_a_dude_whose_text_says_so_joins_booted_and_from_afar(says_so: bool) -> None:
    t = Table()
    text = always(Stat.JOINS_FROM_AFAR)
    ranch = t.deed(keywords=["Out of Town"])
    far = t.put(able("dude", text, lambda card, asked, place: asked is card), at=ranch, booted=True)
    if not says_so:
        far = t.dude(at=ranch, booted=True)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"), far)
    assert far.in_posse is says_so and far.place == ranch.id


@rule("RB-2.1-a")
@pytest.mark.parametrize("says_so", [True, False])
@either_leads
def test_goods_are_bought_in_a_fight_where_a_text_says_so(says_so: bool) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    hat = t.hand(plain("goods"))
    grant = able("action", noon(), lambda use: use.for_player(use.seat, Stat.SHOP_IN_SHOOTOUT))
    if says_so:
        t.use(t.hand(grant))
    t.turn_of(0)
    t.shootout(ann, bob)
    while t.decision.seat != 0:
        t.pass_()
    assert t.offers("shop") == ([("shop", hat.id, ann.id)] if says_so else [])


@rule("RB-2.1-a")
@pytest.mark.parametrize(("until", "tomorrow"), [(Until.AS_USUAL, 0), (Until.PERMANENT, 2)])
def test_an_effect_lasts_longer_than_the_rules_say_where_its_text_says_so(until: str, tomorrow: int) -> None:
    t = Table()
    hero = t.dude(influence=1)
    t.use(t.hand(able("action", noon(), lambda use: use.modify(hero, bullets=2, until=until))))
    t.end_day()
    assert hero.bullets == tomorrow


@rule("RB-2.1-a")
@pytest.mark.parametrize("repeat", [True, False])
def test_an_ability_is_used_again_where_its_text_says_so(repeat: bool) -> None:
    t = Table()
    bank = t.put(able("deed", noon(repeat=repeat), lambda use: use.gain(1)))
    t.use(bank)
    t.turn_of(0)
    assert t.can_use(bank) is repeat
