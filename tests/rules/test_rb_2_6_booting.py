"""Rulebook 2.6: booting and unbooting."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import always, dude, noon, your
from gomorra.engine.events import Booted, Unbooted
from gomorra.testing import Table, able, plain, rule


@rule("RB-2.6-a")
def test_booting_and_unbooting() -> None:
    t = Table()
    saloon = t.put(able("deed", noon(boot=True)))
    mend = t.hand(able("action", noon(), lambda use: use.unboot(saloon)))
    t.use(saloon)
    assert saloon.booted
    t.pass_()
    t.use(mend)
    assert not saloon.booted
    assert [event.card for event in t.events(Unbooted)] == [saloon.id]


@rule("RB-2.6-b", "RB-2.6-e")
def test_a_booted_card_cannot_be_booted_again() -> None:
    t = Table()
    t.dude(booted=True)
    act = t.hand(able("action", noon(boots=your & dude)))
    assert not t.can_use(act)
    fresh = t.dude()
    assert t.can_use(act)
    t.use(act)
    assert fresh.booted
    assert [event.card for event in t.events(Booted)] == [fresh.id]


@rule("RB-2.6-b")
def test_an_effect_that_boots_does_nothing_to_a_booted_card() -> None:
    t = Table()
    tired = t.dude(booted=True)
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.boot(use.target))))
    assert tired.booted
    assert t.events(Booted) == []


@rule("RB-2.6-c", "RB-5.3.4-d")
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell"])
def test_cards_enter_play_unbooted(kind: str) -> None:
    t = Table()
    host = t.dude(keywords=["Huckster 1"])
    card = t.hand(plain(kind, keywords=["Hex"] if kind == "spell" else []))
    t.shop(card, host if kind in ("goods", "spell") else None)
    assert card.in_play
    assert not card.booted


@rule("RB-2.6-c", "RB-3.1-b")
def test_a_dude_that_an_effect_brings_in_is_unbooted_at_home() -> None:
    t = Table()
    newcomer = t.hand(plain("dude"), seat=1)
    t.use(t.hand(able("action", noon(), lambda use: use.play(newcomer)), seat=1))
    assert newcomer.in_play and not newcomer.booted
    assert newcomer.place == t.game.outfit(t.seat(1)).id


@rule("RB-2.6-d")
def test_a_booted_card_cannot_pay_a_boot_cost() -> None:
    t = Table()
    saloon = t.put(able("deed", noon(boot=True)), booted=True)
    assert not t.can_use(saloon)
    assert t.why_not_use(saloon).rule == "RB-2.6-d"


@rule("RB-2.6-d")
@pytest.mark.parametrize("booted", [True, False])
def test_nor_can_it_for_an_ability_that_another_card_gives_it(booted: bool) -> None:
    t = Table()
    t.put("Nicodemus Whateley", at="town square")
    assert t.can_use(t.dude(at=t.deed(), influence=1, booted=booted)) is not booted


@rule("RB-2.6-f")
def test_a_booted_card_works_like_an_unbooted_one() -> None:
    t = Table()
    boss = t.put(able("dude", noon(), lambda use: use.gain(1), influence=2), booted=True)
    heavy = t.put(able("dude", always("bullets"), lambda card, asked: 2, bullets=1), booted=True)
    assert t.game.influence(t.seat(0)) == 2
    assert heavy.bullets == 3
    t.use(boss)
    assert t.rock() == 21


@rule("RB-2.6-f")
def test_booted_deeds_and_goods_give_what_they_gave() -> None:
    t = Table(stash=5)
    bearer = t.dude(bullets=1)
    t.attach(plain("goods", bullet_bonus=2), bearer, booted=True)
    t.deed(booted=True, control=1, production=3)
    assert (bearer.bullets, t.game.control_points(t.seat(0))) == (3, 1)
    t.start("upkeep")
    assert t.rock() == 8


@rule("RB-2.6-g")
def test_a_card_out_of_play_never_boots() -> None:
    t = Table()
    piles = (t.hand, t.discard, t.boot_hill, t.stack)
    cards = [put(plain("dude"), seat=seat) for put in piles for seat in (0, 1)]

    def boot_all(use):
        for card in cards:
            yield from use.boot(card)

    t.use(t.hand(able("action", noon(), boot_all)))
    assert not any(card.booted for card in cards)
    assert t.events(Booted) == []


@rule("RB-2.6-h")
@pytest.mark.parametrize("verb", ["discard", "ace", "to_deck"])
def test_a_booted_card_does_not_stay_so_in_any_pile(verb: str) -> None:
    t = Table()
    tired = t.dude(booted=True)
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: getattr(use, verb)(use.target))))
    assert not tired.in_play
    assert not tired.booted


@rule("RB-2.6-h")
def test_a_card_that_leaves_play_is_no_longer_booted() -> None:
    t = Table()
    tired = t.dude(booted=True)
    t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.to_hand(use.target))))
    assert not tired.booted
    t.pass_()
    t.shop(tired)
    assert tired.in_play
    assert not tired.booted
