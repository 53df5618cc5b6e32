"""A play is over when all of it is done, its action card discarded: jobs, showdowns, failures, and what answers it."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Spell,
    cheatin,
    deed,
    dude,
    happens,
    job,
    noon,
    opposing,
    react,
    resolution,
    shootout,
    trait,
)
from gomorra.testing import Table, able, either_leads, plain, rule

HIGH_CARD, CHEATIN = "2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♣ 3♥ 4♠ 9♣"


@rule("CG-Plays-c")
@pytest.mark.parametrize("kind", ["noon", "job", "shootout", "resolution", "cheatin", "technique"])
@pytest.mark.parametrize("pull", ["A♣", "K♣"])
@either_leads
def test_an_action_is_discarded_after_its_effects_whatever_it_is(kind: str, pull: str) -> None:
    t = Table()
    lying = []

    def look(use):
        lying.append(use.card in t.discard_of())
        yield from use.gain(1)
        lying.append(use.card in t.discard_of())

    ways = {
        "noon": noon(),
        "job": job(mark=deed & opposing),
        "shootout": shootout(),
        "resolution": resolution(),
        "cheatin": cheatin(),
        "technique": noon(technique=True),
    }
    act = t.hand(able("action", ways[kind], look, keywords=["Technique"] if kind == "technique" else []))
    t.deed(seat=1)
    ann = t.dude(at="town square", keywords=["Kung Fu 1"], value=5)
    if kind in ("shootout", "resolution", "cheatin"):
        t.shootout(ann, t.dude(seat=1, at="town square"))
        t.hands(HIGH_CARD, CHEATIN)
        if kind != "shootout":
            t.run("resolution")
    if kind == "technique":
        t.stack(pull)
    t.use(act, seat=0)
    t.form()
    fails = kind == "technique" and pull == "K♣"
    assert lying == ([] if fails else [False, False])
    assert act in t.discard_of()


@rule("CG-Plays-c")
def test_a_callout_by_an_action_is_over_before_the_action_is_discarded() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    call = able("action", noon(target=opposing & dude), lambda use: use.call_out(ann, use.target))
    act = t.hand(call)
    t.use(act)
    assert t.decision.kind == "callout" and act not in t.discard_of()
    t.answer("refuse")
    assert bob.at_home and act in t.discard_of()


@rule("RB-3.7-d")
@pytest.mark.parametrize("kind", ["noon", "job", "shootout", "resolution", "cheatin", "react"])
@pytest.mark.parametrize("stash", [4, 5])
@either_leads
def test_an_action_of_any_kind_costs_its_price_and_what_its_ability_costs_on_top(
    kind: str, stash: int
) -> None:
    t = Table(stash=stash)
    ways = {
        "noon": noon(pay=2),
        "job": job(pay=2, mark=deed & opposing),
        "shootout": shootout(pay=2),
        "resolution": resolution(pay=2),
        "cheatin": cheatin(pay=2),
        "react": react("after", happens.ShootoutStarted, pay=2),
    }
    act = t.hand(able("action", ways[kind], cost=3))
    t.deed(seat=1)
    ann = t.dude(at="town square")
    if kind not in ("noon", "job"):
        t.shootout(ann, t.dude(seat=1, at="town square"))
        t.hands(HIGH_CARD, CHEATIN)
    if kind in ("resolution", "cheatin"):
        t.run("resolution")
    while t.decision.seat != 0:
        t.pass_()
    assert t.can_use(act, seat=0) is (stash == 5)
    if stash == 5:
        t.use(act, seat=0)
        t.form()
        assert t.rock() == 0


@rule("RB-7.1-b")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_a_react_does_opens_a_window_of_its_own_for_everybody(seat: int) -> None:
    t = Table()
    tired = t.dude()
    first = t.put(able("deed", react("after", happens.EnteredPlay), lambda use: use.boot(tired)))
    second = t.put(able("deed", react("after", happens.Booted), lambda use: use.gain(1)), seat=seat)
    t.shop(t.hand(plain("dude")))
    t.use(first, seat=0)
    assert tired.booted and (t.decision.kind, t.decision.seat) == ("react", seat)
    t.use(second, seat=seat)
    assert t.rock(seat) == 21


class Backlash(Spell):
    """Backlash"""

    @noon(spell=20, on_failure="recoil")
    def act(self, use):
        yield from use.gain(9)

    def recoil(self, use):
        yield from use.gain(1)


@rule("RB-7.2-k")
def test_what_a_failed_spell_does_comes_before_its_pull_is_discarded() -> None:
    t = Table()
    caster = t.dude(keywords=["Huckster 1"])
    spell = t.attach(plain("spell", behaviour=Backlash, keywords=["Hex"]), caster)
    (pulled,) = [t.stack("4♣")]
    lying = []
    t.put(able("deed", trait("after", happens.Gained), lambda use: lying.append(pulled in t.discard_of())))
    t.use(spell)
    assert t.rock() == 21 and lying == [False] and pulled in t.discard_of()


@rule("RB-6.1.4-q")
def test_a_bystander_with_a_cheatin_action_may_use_no_resolution_action() -> None:
    t = Table(seats=3)
    hit, other = t.hand(able("action", cheatin()), able("action", resolution()), seat=2)
    bank = t.put(able("deed", cheatin()), seat=2)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands(HIGH_CARD, CHEATIN)
    t.run("resolution")
    while t.decision.seat != 2:
        t.pass_()
    assert t.can_use(hit, seat=2) and not t.can_use(other, seat=2) and not t.can_use(bank, seat=2)


@rule("CG-PayingCosts-a")
@pytest.mark.parametrize("times", [noon, shootout, resolution])
@pytest.mark.parametrize("kind", ["dude", "goods", "spell", "deed"])
@either_leads
def test_no_react_answers_the_boot_that_any_ability_costs(kind: str, times) -> None:
    t = Table()
    text = able(kind, times(boot=True), lambda use: use.gain(1), keywords=["Hex"] if kind == "spell" else [])
    host = t.dude(at="town square", keywords=["Huckster 1"])
    if kind == "dude":
        host = t.put(text, at="town square")
    source = host if kind == "dude" else t.put(text) if kind == "deed" else t.attach(text, host)
    watchers = [
        t.put(able("deed", react(timing, happens.Booted, instead=timing == "when")), seat=1)
        for timing in ("before", "when", "after")
    ]
    if times is not noon:
        t.shootout(host, t.dude(seat=1, at="town square"))
        t.hands(HIGH_CARD, HIGH_CARD)
    if times is resolution:
        t.run("resolution")
    t.use(source, seat=0)
    assert source.booted and t.rock() == 21
    assert t.decision.kind == "play" and not any(t.can_use(card, seat=1) for card in watchers)
