"""Bad Medicine: actions."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import dude, happens, noon, opposing, react, resolution, shootout
from gomorra.engine.card.handle import Card
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain, rule

KICK = able("action", noon(technique=True), lambda use: use.gain(5), title="Kick", keywords=("Technique",))


def monk(t: Table, **facts: Any) -> Card:
    return t.dude(keywords=("Kung Fu 1",), value=8, **facts)


@rule("CG-Feat-a")
def test_focusing_chi_revealed_for_a_technique_unboots_and_sifts_the_deck() -> None:
    t = Table()
    ann = monk(t, booted=True)
    top = t.stack("Focusing Chi", plain("action", "One"), plain("action", "Two"), plain("action", "Three"))
    t.use(t.hand(KICK), "", True)
    assert not ann.booted and set(t.choices()) == set(top[1:])
    t.answer(top[2], "pass")
    assert t.deck_of()[:2] == [top[1], top[3]] and top[2] in t.discard_of() and top[0] in t.discard_of()
    assert t.rock() == 25


def test_focusing_chi_is_optional() -> None:
    t = Table()
    ann = monk(t, booted=True)
    t.stack("Focusing Chi")
    t.use(t.hand(KICK), "", False)
    assert ann.booted and t.rock() == 25


def test_other_pulls_do_not_focus() -> None:
    t = Table()
    caster = t.dude(at="town square", keywords=("Huckster 9",), has=("Puppet",))
    bob = t.dude(seat=1, at="town square", value=9)
    t.stack("Focusing Chi")
    t.use(caster.attachments[0], "", bob)
    assert t.decision.kind == "play" and bob.controller == 0


@rule("CG-Feat-b")
@pytest.mark.parametrize("stash", [0, 20])
def test_the_feat_costs_nothing(stash: int) -> None:
    t = Table(stash=stash)
    ann = monk(t, booted=True)
    t.stack("Focusing Chi")
    t.use(t.hand(KICK), "", True, "pass")
    assert not ann.booted and t.rock() == stash + 5, "by the kick, and nothing is charged"


@pytest.mark.parametrize("when", ["noon", "shootout"])
def test_focusing_chi_draws_a_card_or_goes_on_top_of_the_deck(when: str) -> None:
    for word in ("draw a card", "put it on top"):
        t = Table()
        ann, bob = monk(t, at="town square"), t.dude(seat=1, at="town square")
        chi = t.hand("Focusing Chi")
        if when == "shootout":
            t.shootout(ann, bob)
        pulled, top = t.stack("2♠", plain("action", "Top"))
        t.use(chi, "breathe", word)
        assert pulled in t.discard_of()
        if word == "draw a card":
            assert t.hand_of() == [top] and chi in t.discard_of()
        else:
            assert t.deck_of()[:2] == [chi, top] and not t.hand_of()


def test_a_failed_breath_is_lost() -> None:
    t = Table()
    monk(t)
    chi = t.hand("Focusing Chi")
    t.stack("10♠")
    t.use(chi, "breathe")
    assert chi in t.discard_of() and not t.hand_of()


def test_signing_over_the_stores_attaches_goods_of_the_discard_pile() -> None:
    t = Table(stash=3)
    leader, ann = t.dude(), t.dude()
    hat, hat_again, gun, saddle, coat = t.discard(
        plain("goods", "Hat", cost=3),
        plain("goods", "Hat", cost=3),
        plain("goods", "Gun", cost=2),
        plain("goods", "Saddle", cost=1),
        plain("goods", "Coat"),
    )
    top = t.stack("2♠ 3♠ 4♠")
    t.use(t.hand("Signing Over the Stores"), "", leader)
    t.form()
    t.answer(2)
    assert top[1] in t.discard_of() and t.deck_of()[0] is top[2]
    t.answer(hat, ann)
    assert hat_again not in t.choices()
    t.answer(gun, leader, saddle, ann)
    assert [card.host for card in (hat, gun, saddle)] == [ann, leader, ann] and coat in t.discard_of()
    assert t.rock() == 1 and not leader.booted and leader.at_home


def test_signing_over_the_stores_with_opposition_leaves_the_leader_booted() -> None:
    t = Table(stash=3)
    leader, bob = t.dude(bullets=3, stud=True), t.dude(seat=1, at="town square")
    t.use(t.hand("Signing Over the Stores"))
    t.form(bob)
    t.hands("K♣ K♦ 3♥ 4♠ 9♣ A♥ 7♦ 2♠", LEGAL)
    t.run("amount")
    t.answer(0)
    assert leader.booted and leader.at_home


@rule("CR-GeneralStore-a")
def test_signing_over_the_stores_reaches_booted_dudes_and_foreign_places() -> None:
    t = Table()
    leader, afar = t.dude(), t.dude(at=t.deed(seat=1), booted=True)
    hat = t.discard(plain("goods", "Hat"))
    t.use(t.hand("Signing Over the Stores"))
    t.run("amount")
    t.answer(0, hat)
    assert t.choices() == [leader, afar] and leader.booted, "'(as shoppin')' is help text"


WHIP = able("dude", shootout(target=opposing & dude), lambda use: use.boot(use.target), title="Whip")


BLESS = able("dude", resolution(), lambda use: use.rank(use.seat, 1), title="Bless")


SHARP = able("dude", react("after", happens.Revealed), lambda use: use.gain(1), title="Sharp")


def test_no_funny_stuff_leaves_only_cheatin_resolutions() -> None:
    t = Table(winner=1)
    ann = t.put(WHIP, at="town square")
    foes = [t.put(card, seat=1, at="town square") for card in (WHIP, BLESS, SHARP)]
    t.shootout(ann, foes[0], *foes[1:])
    t.pass_()
    stuff = t.hand("No Funny Stuff")
    t.use(stuff)
    assert t.decision.seat == 1 and not t.can_use(foes[0])
    t.hands(CHEATIN, LEGAL + " A♥ Q♦")
    turn = t.hand("One Good Turn…", seat=1)
    t.run("resolution")
    assert t.decision.kind == "play" and not t.can_use(foes[1]) and t.can_use(turn, "hush_money")


def test_no_funny_stuff_ends_when_somebody_discards_two_cards() -> None:
    t = Table(winner=1)
    ann, bob = t.put(WHIP, at="town square"), t.put(WHIP, seat=1, at="town square")
    t.shootout(ann, bob)
    t.pass_()
    stuff = t.hand("No Funny Stuff")
    spare = t.hand(*(plain("action", f"Spare {n}") for n in range(3)), seat=1)
    t.use(stuff)
    assert t.can_use(stuff, "reach_for_it", seat=1)
    t.use(stuff, "reach_for_it", seat=1)
    assert len(t.hand_of(1)) == 1 and len([card for card in spare if card in t.discard_of(1)]) == 2
    assert stuff in t.discard_of(0) and t.can_use(ann) and not t.can_use(stuff, "reach_for_it", seat=0)


def test_no_funny_stuff_needs_two_cards_to_end() -> None:
    t = Table(winner=1)
    ann, bob = t.put(WHIP, at="town square"), t.put(WHIP, seat=1, at="town square")
    t.shootout(ann, bob)
    t.pass_()
    stuff = t.hand("No Funny Stuff")
    t.hand(plain("action"), seat=1)
    t.use(stuff)
    assert not t.can_use(stuff, "reach_for_it", seat=1)
    t.finish()
    assert not t.can_use(stuff, "reach_for_it", seat=1)


def test_the_stores_hand_an_invented_gadget_to_any_dude() -> None:
    t = Table()
    leader, maker, rider = t.dude(), t.dude(keywords=("Mad Scientist 1",)), t.dude()
    horse = t.discard(plain("goods", "Iron Horse", keywords=("Gadget 3",)))
    t.use(t.hand("Signing Over the Stores"), "", leader)
    t.form()
    t.answer(0)
    t.stack("9♠")
    t.answer(horse)
    assert t.choices() == [leader, maker, rider]
    t.answer(rider)
    assert horse.host is rider and maker.booted


def test_the_stores_have_nothing_that_goes_on_a_deed() -> None:
    t = Table()
    t.deed()
    leader = t.dude()
    t.dude(keywords=("Mad Scientist 1",))
    t.discard("Teleportation Device")
    t.use(t.hand("Signing Over the Stores"), "", leader)
    t.form()
    t.answer(0)
    assert t.decision.kind == "play"


def test_no_funny_stuff_can_be_ended_when_the_action_is_aced() -> None:
    t = Table(winner=1)
    ann, bob = t.put(WHIP, at="town square"), t.put(WHIP, seat=1, at="town square")
    t.shootout(ann, bob)
    t.pass_()
    stuff = t.hand("No Funny Stuff")
    t.hand(plain("action"), plain("action"), seat=1)
    t.use(stuff)
    list(t.game.rules(0).ace_from_pile(stuff))
    assert stuff in t.boot_hill_of()
    t.use(stuff, "reach_for_it", seat=1)
    assert t.can_use(ann) and not t.hand_of(1)
