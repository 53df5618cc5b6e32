"""Tao Techniques that failed, that followed in a combo, in a fight and at the showdown: all of them stay out."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import noon, resolution, shootout
from gomorra.engine.kernel.state import DISCARD
from gomorra.testing import Table, able, either_leads, rule

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
