"""Bad Medicine: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import deed, dude, in_shootout, job, noon, shootout
from gomorra.engine.card.handle import Card
from gomorra.engine.events import Moved
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, playing_card, rule

# LeMat Revolver

TWO_PAIR = "8♠ 8♥ 3♦ 3♣ 6♣"


def duel(
    t: Table, code: str, mine: str, theirs: str = LEGAL, *, stud: bool = True, top: str = ""
) -> tuple[Card, Card]:
    """A shooter with a LeMat (3 bullets in all) against one dude; `top` lies on your discard pile."""
    ann = t.dude(at="town square", bullets=2, has=(code,))
    bob = t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.hands(mine, theirs)
    t.run("resolution")
    if top:
        t.discard(*(playing_card(word) for word in top.split()))
    if stud:
        t.game.rules(0).make(ann, "stud")
    return ann, ann.attachments[0]


@pytest.mark.parametrize("code", ["13014", "24162"])
def test_lemat_adds_the_bullets_to_the_rank_against_a_cheat(code: str) -> None:
    t = Table()
    _, gun = duel(t, code, LEGAL, CHEATIN, stud=False)
    t.use(gun, "grapeshot")
    assert t.rank(0) == 1 + 3 and gun.booted


@pytest.mark.parametrize("code", ["13014", "24162"])
def test_lemat_finds_a_third_pair_on_the_discard_pile(code: str) -> None:
    t = Table()
    _, gun = duel(t, code, TWO_PAIR, top="K♦ 6♥")
    t.use(gun, "second_barrel")
    assert t.rank(0) == 3 + 3 and gun.booted


@pytest.mark.parametrize("code", ["13014", "24162"])
@pytest.mark.parametrize("top", ["", "6♥ K♦", "8♦"])
def test_without_three_different_pairs_lemat_adds_nothing(code: str, top: str) -> None:
    t = Table()
    _, gun = duel(t, code, TWO_PAIR, top=top)
    t.use(gun, "second_barrel")
    assert t.rank(0) == 3 and gun.booted


@pytest.mark.parametrize("code", ["13014", "24162"])
def test_the_second_barrel_needs_a_stud(code: str) -> None:
    t = Table()
    _, gun = duel(t, code, TWO_PAIR, stud=False, top="6♥")
    assert not t.can_use(gun, "second_barrel")


@pytest.mark.parametrize(("code", "usable"), [("13014", True), ("24162", False)])
def test_the_weird_west_barrel_needs_the_shooter(code: str, usable: bool) -> None:
    t = Table()
    ann = t.dude(at="town square", bullets=2, stud=True, has=(code,))
    amy, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob, amy)
    t.hands(LEGAL + " A♥", LEGAL)
    t.run("pick shooters")
    t.answer(amy)
    t.run("resolution")
    assert t.can_use(ann.attachments[0], "second_barrel") is usable


@pytest.mark.parametrize(("code", "left"), [("13014", 6), ("24162", 3)])
def test_the_weird_west_barrel_looks_at_the_pile_all_the_time(code: str, left: int) -> None:
    t = Table()
    _, gun = duel(t, code, TWO_PAIR, top="6♥")
    t.use(gun, "second_barrel")
    assert t.rank(0) == 6
    t.discard(plain("action", value=12))
    assert t.rank(0) == left


def test_the_weird_west_barrel_is_empty_after_the_round() -> None:
    t = Table()
    _, gun = duel(t, "24162", TWO_PAIR, top="6♥")
    t.use(gun, "second_barrel")
    assert t.rank(0) == 6
    t.finish()
    assert not any("second barrel" in str(kept) for kept in t.game.state.modifiers.values())


def test_the_weird_west_barrel_goes_on_without_the_revolver() -> None:
    t = Table()
    ann, gun = duel(t, "24162", TWO_PAIR, top="6♥")
    t.use(gun, "second_barrel")
    list(t.game.rules(0).ace(gun))
    assert gun in t.boot_hill_of() and t.rank(0) == 3 + ann.bullets


# Yagn's Mechanical Skeleton


def armoured(t: Table, code: str, **where: object) -> Card:
    return t.dude(seat=1, value=5, has=(code,), **where)


SHOVE = able("action", shootout(target=dude & in_shootout), lambda use: use.send_home_booted(use.target))
BOOT = able("action", shootout(target=dude & in_shootout), lambda use: use.boot(use.target))
PUSH = able("deed", noon(target=dude), lambda use: use.move(use.target, 0))


@rule("CG-Keywords-a")
@pytest.mark.parametrize(("code", "value"), [("13015", 8), ("24175", 5)])
def test_yagns_makes_a_gadget_of_its_dude(code: str, value: int) -> None:
    t = Table()
    bob = armoured(t, code)
    assert bob.has("Gadget") and bob.value == value
    assert bob.bullets == 2 and bob.influence == 1


@rule("CG-Prevention-g")
def test_opposing_cards_neither_boot_nor_move_him() -> None:
    t = Table()
    bob = armoured(t, "13015")
    t.use(t.put(PUSH))
    assert bob.at_home
    t.use(t.put(able("deed", noon(target=dude), lambda use: use.boot(use.target))))
    assert not bob.booted
    t.use(t.put(PUSH, seat=1))
    assert bob.in_town_square
    t.use(t.put(able("deed", noon(target=dude), lambda use: use.boot(use.target)), seat=1))
    assert bob.booted


@rule("CG-Prevention-g")
def test_the_rules_boot_and_move_him_for_whoever_he_helps() -> None:
    t = Table(seats=3)
    bank, leader = t.deed(seat=2), t.dude(at="town square")
    bob = armoured(t, "13015", at="town square")
    t.use(t.hand(able("action", job(mark=deed), lambda use: use.gain(1))), "", ("invite", 1), bob)
    t.finish()
    went = [event.card for event in t.events(Moved) if event.destination == bank.id]
    assert went == [leader.id, bob.id] and bob.at_home and bob.booted


def test_his_own_players_cards_do() -> None:
    t = Table()
    bob = armoured(t, "13015")
    t.use(t.put(PUSH, seat=1))
    assert bob.in_town_square


@rule("CG-SendHomeBooted-d", "CG-Prevention-g", "CR-YagnsMechanicalSkeleton-a")
@either_leads
def test_sending_him_home_booted_is_impossible_as_a_whole() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), armoured(t, "13015", at="town square")
    t.shootout(ann, bob)
    t.use(t.hand(SHOVE), "", bob)
    assert bob.in_posse and not bob.booted and bob.in_town_square


def test_the_rules_still_move_and_boot_him() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), armoured(t, "13015", at="town square")
    t.callout(ann, bob)
    t.answer("refuse")
    assert bob.at_home and bob.booted


@pytest.mark.parametrize("card", [SHOVE, BOOT])
@pytest.mark.parametrize("braced", [True, False])
def test_the_weird_west_skeleton_boots_to_stay(card: object, braced: bool) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), armoured(t, "24175", at="town square")
    t.shootout(ann, bob)
    t.use(t.hand(card), "", bob)
    assert t.decision.kind == "react" and t.decision.seat == 1
    t.answer("react" if braced else "pass")
    skeleton = bob.attachments[0]
    assert bob.booted is not braced and skeleton.booted is braced
    if braced:
        assert bob.in_posse and bob.in_town_square


def test_the_weird_west_skeleton_stops_a_move() -> None:
    t = Table()
    bob = armoured(t, "24175")
    t.use(t.put(PUSH), "", "react")
    assert bob.at_home and not bob.booted


def test_a_booted_skeleton_stops_nothing() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.attach("24175", bob, booted=True)
    t.shootout(ann, bob)
    t.use(t.hand(BOOT), "", bob)
    assert bob.booted
