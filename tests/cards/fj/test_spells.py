"""Frontier Justice: spells."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import cheatin, dude, in_shootout, resolution, shootout
from gomorra.engine.card.handle import Card
from gomorra.engine.events import RoundDecided
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, rule

PAIR = "8♠ 8♥ 3♦ 4♣ 6♣"


def shielded(t: Table, code: str, *joining: Card, pull: str = "5♠") -> tuple[Card, Card]:
    """A Blessed 2 casts the shield against one foe."""
    blessed = t.dude(at="town square", keywords=("Blessed 2",), has=(code,))
    foe = t.dude(seat=1, at="town square")
    t.shootout(blessed, foe, *joining)
    t.stack(pull)
    t.use(blessed.attachments[0])
    return blessed, foe


def weapon(kind: str, verb: str) -> object:
    """A card that aces or discards any dude of the shootout."""
    declared = (shootout if kind == "shootout" else cheatin)(target=dude & in_shootout)
    return able("action", declared, lambda use: getattr(use, verb)(use.target))


@pytest.mark.parametrize("code", ["06018", "24196"])
@pytest.mark.parametrize("verb", ["ace", "discard"])
def test_shield_of_faith_stops_other_players_cards(code: str, verb: str) -> None:
    t = Table()
    blessed, foe = shielded(t, code)
    t.use(t.hand(weapon("shootout", verb), seat=1), "", blessed)
    assert blessed.in_play
    t.use(t.hand(weapon("shootout", verb)), "", foe)
    assert foe.in_play


@pytest.mark.parametrize("code", ["06018", "24196"])
def test_shield_of_faith_lets_your_own_cards_pass(code: str) -> None:
    t = Table()
    amy = t.dude(at="town square")
    shielded(t, code, amy)
    t.pass_()
    t.use(t.hand(weapon("shootout", "ace")), "", amy)
    assert amy in t.boot_hill_of()


@pytest.mark.parametrize("code", ["06018", "24196"])
def test_shield_of_faith_takes_one_casualty_off_but_stops_none(code: str) -> None:
    t = Table()
    amy = t.dude(at="town square")
    _, foe = shielded(t, code, amy)
    t.hands(LEGAL, "9♠ 9♥ 9♦ 4♣ 6♣")
    t.finish()
    assert t.events(RoundDecided)[0].casualties == (2, 0)
    assert len(t.boot_hill_of() + [c for c in t.discard_of() if c.is_dude]) >= 1 and foe.in_play


@pytest.mark.parametrize(("code", "safe"), [("06018", True), ("24196", False)])
def test_the_weird_west_shield_is_open_to_cheatin_resolutions(code: str, safe: bool) -> None:
    t = Table()
    blessed, foe = shielded(t, code)
    amy = t.hand(weapon("cheatin", "discard"), seat=1)
    t.hands(CHEATIN, LEGAL)
    t.run("resolution")
    t.use(amy, "", blessed)
    assert blessed.in_play is safe and foe.in_play


@pytest.mark.parametrize("code", ["06018", "24196"])
def test_the_shield_falls_with_the_shootout(code: str) -> None:
    t = Table()
    blessed, foe = shielded(t, code)
    t.hands(PAIR, LEGAL)
    t.run("make plays")
    t.finish()
    assert not foe.in_play
    rival = t.dude(seat=1, at="town square")
    t.shootout(blessed, rival)
    t.use(t.hand(weapon("shootout", "ace"), seat=1), "", blessed)
    assert blessed in t.boot_hill_of()


def test_a_failed_shield_protects_nobody() -> None:
    t = Table()
    blessed, _ = shielded(t, "06018", pull="4♠")
    t.use(t.hand(weapon("shootout", "ace"), seat=1), "", blessed)
    assert blessed in t.boot_hill_of()


def test_the_game_is_told_while_all_dudes_are_shielded() -> None:
    t = Table()
    shielded(t, "06018")
    assert any("Shield of Faith" in line for line in t.game.story())


@rule("CR-ShieldofFaith-a")
@either_leads
@pytest.mark.parametrize("code", ["06018", "24196"])
def test_the_shield_is_no_help_to_dude_cards_in_hands(code: str) -> None:
    t = Table()
    card = t.hand(plain("dude"), seat=1)
    shielded(t, code)
    ace = able("action", shootout(), lambda use: use.ace(use.game.card(card.id)))
    t.use(t.hand(ace), seat=0)
    assert card in t.boot_hill_of(1)


@rule("CR-ShieldofFaith-a")
@pytest.mark.parametrize("code", ["06018", "24196"])
@either_leads
def test_the_shield_is_no_help_to_dude_cards_in_draw_hands(code: str) -> None:
    t = Table()
    blessed, foe = shielded(t, code)
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    card = next(card for card in t.game.rules(t.seat(1)).draw_hand() if card.is_dude)
    shot = t.hand(able("action", resolution(), lambda use: use.ace(card)))
    kill = t.hand(able("action", resolution(), lambda use: use.ace(foe)))
    t.use(shot)
    t.pass_()
    t.use(kill)
    assert card in t.boot_hill_of(1) and foe.in_play and blessed.in_play


def test_shield_of_faith_stops_casualties_that_an_opponents_card_inflicts() -> None:
    t = Table(winner=1)
    priest = t.dude(seat=1, at="town square", keywords=["Blessed 5"], has=["Shield of Faith"])
    ours = [t.dude(at="town square", bullets=2), t.dude(at="town square", bullets=2)]
    takin = t.hand("Takin' Ya With Me")
    t.shootout(ours[0], priest, ours[1])
    t.stack("K♠", seat=1)
    t.use(priest.attachments[0])
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣ Q♣", "9♣ 9♦ 6♥ 8♠ 10♣")
    t.run("casualty")
    t.answer((ours[0], "discard"))
    t.use(takin)
    assert priest.in_play


def confessor(t: Table, code: str, rating: int = 2, **facts: object) -> tuple[Card, Card]:
    ann = t.dude(at="town square", keywords=[f"Blessed {rating}"], has=[code], **facts)
    return ann, ann.attachments[0]


@pytest.mark.parametrize(("pull", "bounty"), [("4♠", 2), ("3♠", 0)])
def test_confession_exposes_sins_by_the_skill_of_the_blessed(pull: str, bounty: int) -> None:
    t = Table()
    ann, spell = confessor(t, "06017")
    sinner = t.dude(seat=1)
    t.dude(seat=1, at=t.deed(keywords=["Out of Town"]))
    t.stack(pull)
    t.use(spell, "expose", sinner)
    assert sinner.bounty == bounty and ann.booted is bool(bounty) and spell.booted


@pytest.mark.parametrize(
    ("code", "pull", "paid"),
    [
        ("06017", "5♠", True),
        ("06017", "4♠", False),
        ("24194", "3♠", True),
        ("24194", "2♠", False),
    ],
)
def test_confession_turns_a_bounty_into_ghost_rock(code: str, pull: str, paid: bool) -> None:
    t = Table()
    ann, spell = confessor(t, code)
    sinner, _ = t.dude(seat=1, bounty=2), t.dude(seat=1)
    t.stack(pull)
    t.use(spell, "atone")
    assert sinner.bounty == 2 - paid and t.rock() == 20 + paid and not ann.booted


def test_the_weird_west_confession_reaches_next_door_if_the_blessed_boots() -> None:
    t = Table()
    ann, spell = confessor(t, "24194")
    near, here = t.dude(seat=1), t.dude(seat=1, at="town square")
    t.stack("4♠")
    t.use(spell, "expose", ann, near)
    assert near.bounty == 1 and here.bounty == 0 and ann.booted


def test_the_weird_west_confession_needs_no_boot_for_a_sinner_here() -> None:
    t = Table()
    ann, spell = confessor(t, "24194")
    t.dude(seat=1)
    here = t.dude(seat=1, at="town square")
    t.stack("4♠")
    t.use(spell, "expose", "pass", here)
    assert here.bounty == 1 and not ann.booted


def test_a_booted_confessor_of_the_weird_west_stays_here() -> None:
    t = Table()
    ann, spell = confessor(t, "24194", booted=True)
    t.dude(seat=1)
    t.stack("4♠")
    t.use(spell, "expose")
    assert ann.bounty == 1  # nobody else is here
