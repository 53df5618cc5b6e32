"""Tao Techniques that failed, that followed in a combo, in a fight and at the showdown: all of them stay out."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import happens, noon, resolution, shootout
from gomorra.engine.kernel.state import DISCARD
from gomorra.testing import Table, able, either_leads, plain, rule

RABBIT = "Tao of the Jade Rabbit"
KINDS = {"noon": noon, "shootout": shootout, "resolution": resolution}
HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"


def technique(title: str, kind=shootout):
    """A Technique of the Jade Rabbit after which any other may follow; it gains 1 ghost rock."""
    ability = kind(technique=True, combo=lambda card, use: True)
    return able("action", ability, lambda use: use.gain(1), title=title, keywords=["Technique", RABBIT])


def brawl(t: Table, *, showdown: bool = False):
    """A monk in a fight, at the first play of it or of its showdown."""
    monk = t.dude(at="town square", keywords=["Kung Fu 2"], value=7)
    t.shootout(monk, t.dude(seat=1, at="town square"))
    if showdown:
        t.hands(HIGH_CARD, HIGH_CARD)
        t.run("resolution")
    while t.decision.seat != 0:
        t.pass_()
    return monk


@rule("RB-7.3.2-n")
@pytest.mark.parametrize("pull", ["A♣", "K♣"])
@pytest.mark.parametrize("kind", KINDS)
@either_leads
def test_a_tao_technique_stays_after_resolving_whether_or_not_it_worked(kind: str, pull: str) -> None:
    t = Table()
    leap = t.hand(technique("Leap", KINDS[kind]))
    if kind == "noon":
        t.dude(keywords=["Kung Fu 2"], value=7)
    else:
        brawl(t, showdown=kind == "resolution")
    t.stack(pull)
    t.use(leap)
    assert t.rock() == (21 if pull == "A♣" else 20)
    assert leap.zone != DISCARD and leap not in t.hand_of() and leap not in t.discard_of()


@rule("RB-7.3.2-r")
@either_leads
def test_a_tao_technique_that_failed_does_not_follow_another_in_the_same_round() -> None:
    t = Table()
    leap, feint = t.hand(technique("Leap"), technique("Feint"))
    old = t.discard(technique("Kick"))
    brawl(t)
    t.stack("K♣ A♣ A♦")
    t.use(leap)
    t.pass_()
    t.use(feint)
    assert t.decision.kind == "combo"
    assert {key[1] for key in t.offers("use")} == {old.id}


@rule("RB-7.3.2-r")
@either_leads
def test_what_followed_in_a_combo_is_not_used_again_in_the_round_but_its_double_is() -> None:
    t = Table()
    leap, kick = t.hand(technique("Leap"), technique("Kick"))
    feint, double = t.discard(technique("Feint"), technique("Feint"))
    brawl(t)
    t.stack("A♣ A♦ A♥ A♠")
    t.use(leap, "", feint, "pass")
    t.pass_()
    t.use(kick)
    assert t.decision.kind == "combo"
    assert {key[1] for key in t.offers("use")} == {double.id}


@rule("RB-7.3.2-o", "RB-7.3.2-n")
@pytest.mark.parametrize("pull", ["A♣", "K♣"])
def test_a_noon_technique_stays_however_many_turns_and_fights_there_are(pull: str) -> None:
    t = Table()
    t.dude(keywords=["Kung Fu 2"], value=7)
    leap, ann = t.hand(technique("Leap", noon)), t.dude(at="town square")
    bob, walker = t.dude(seat=1, at="town square"), t.dude(seat=1)
    t.stack(pull)
    t.use(leap)
    t.move(walker, "town square")
    t.pass_()
    t.move(walker, "home")
    t.callout(ann, bob, "accept")
    t.finish()
    assert t.game.state.phase == "noon" and leap not in t.discard_of() and leap not in t.hand_of()
    t.hand(plain("joker"))
    t.stop("when", happens.PhaseStarted)
    assert leap in t.discard_of()


@rule("RB-7.3.2-p")
@pytest.mark.parametrize("ends", [True, False])
@either_leads
def test_the_tao_techniques_of_both_players_go_as_the_plays_end_even_with_the_fight(ends: bool) -> None:
    t = Table()
    monks = [t.dude(seat=seat, at="town square", keywords=["Kung Fu 2"], value=7) for seat in (0, 1)]
    leaps = [t.hand(technique("Leap"), seat=seat) for seat in (0, 1)]
    away = t.hand(able("action", shootout(), lambda use: use.send_home_booted(monks[1])))
    t.shootout(monks[0], monks[1])
    for seat in (0, 1):
        t.stack("A♣", seat=seat)
        t.use(leaps[seat], seat=seat)
    assert not any(leaps[seat] in t.discard_of(seat) for seat in (0, 1))
    if ends:
        t.use(away, seat=0)
    else:
        t.stop("when", happens.ShooterPicked)
    assert all(leaps[seat] in t.discard_of(seat) for seat in (0, 1))
