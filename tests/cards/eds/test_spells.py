"""Election Day Slaughter: spells."""

from __future__ import annotations

import pytest

from gomorra.engine.card.handle import Card
from gomorra.testing import Table, plain, rule


def puppeteer(t: Table, *, rating: int = 9) -> tuple[Card, Card]:
    caster = t.dude(at="town square", keywords=(f"Huckster {rating}",), has=("Puppet",))
    return caster, caster.attachments[0]


@pytest.mark.parametrize(("pull", "taken"), [("6♠", True), ("5♠", False)])
def test_puppet_must_reach_the_grit_and_lasts_until_sundown_is_over(pull: str, taken: bool) -> None:
    t = Table()
    _, spell = puppeteer(t, rating=3)
    bob = t.dude(seat=1, at="town square", value=5, bullets=1, influence=3)
    t.stack(pull)
    t.use(spell, "", bob)
    assert (bob.controller == t.seat(0)) is taken and bob.owner == t.seat(1) and spell.booted
    t.hand(plain("action"))
    t.run("sundown discard")
    assert (bob.controller == t.seat(0)) is taken
    t.end_day()
    assert bob.controller == t.seat(1)


def test_puppet_reaches_dudes_at_the_location_only() -> None:
    t = Table()
    caster, spell = puppeteer(t)
    here, away = t.dude(seat=1, at="town square"), t.dude(seat=1)
    t.use(spell)
    assert set(t.choices()) == {caster, here} and away.at_home


@rule("CR-Puppet-a", "CG-Uniqueness-c", "CG-Uniqueness-d")
def test_a_puppet_may_share_the_name_of_your_own_dude() -> None:
    t = Table()
    _, spell = puppeteer(t)
    mine, theirs = t.put("Sloane"), t.put("Sloane", seat=1, at="town square")
    t.stack("K♠")
    t.use(spell, "", theirs)
    assert theirs.controller == mine.controller == t.seat(0)


@rule("CR-Puppet-b")
def test_you_may_play_your_own_copy_of_a_puppet() -> None:
    t = Table(stash=30)
    _, spell = puppeteer(t)
    theirs, mine = t.put("Sloane", seat=1, at="town square"), t.hand("Sloane")
    t.stack("K♠")
    t.use(spell, "", theirs)
    again = t.hand("Sloane", seat=1)
    t.shop(mine)
    assert mine.in_play and theirs.controller == t.seat(0)
    t.turn_of(1)
    assert t.why_not("shop", again).rule == "CG-Uniqueness-b", "theirs is still the other player's own"


@rule("CG-SendHomeBooted-c", "CG-Wanted-f")
def test_a_puppet_goes_to_the_takers_home_and_pays_him_no_bounty() -> None:
    t = Table()
    _, spell = puppeteer(t)
    bob = t.dude(seat=1, at="town square", bounty=3)
    t.stack("K♠")
    t.use(spell, "", bob)
    rules = t.game.rules(t.seat(0))
    list(rules.send_home_booted(bob))
    assert bob.place == t.game.state.players[t.seat(0)].home
    list(rules.ace(bob))
    assert t.rock(0) == 20 and t.rock(1) == 20


FIEND = plain("dude", "Fiend", cost=8, keywords=["Abomination"])


def summoner(t: Table, pull: str = "5♠") -> tuple[Card, Card]:
    ann = t.dude(keywords=["Huckster 0"], has=["Summoning"])
    t.stack(pull)
    return ann, ann.attachments[0]


def test_summoning_brings_an_abomination_after_the_job() -> None:
    t = Table(stash=3)
    ann, spell = summoner(t)
    fiend, other = t.hand(FIEND, plain("dude", "Man", cost=0))
    t.use(spell)
    t.form()
    assert fiend.in_play and fiend.at_home and fiend.control == 1 and t.rock() == 1
    assert other in t.hand_of() and ann.booted and not spell.booted


def test_summoning_needs_the_skill_and_the_job() -> None:
    t = Table()
    ann, spell = summoner(t, "4♠")
    fiend = t.hand(FIEND)
    t.use(spell)
    assert fiend in t.hand_of() and not ann.booted and t.decision.seat == 1

    t = Table()
    ann, spell = summoner(t)
    fiend, foe = t.hand(FIEND), t.dude(seat=1, at="town square")
    t.use(spell)
    t.form(foe)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "9♠ 9♥ 9♦ 4♣ 6♣")
    t.finish()
    assert fiend in t.hand_of() and not ann.in_play


def test_a_booted_huckster_leads_no_summoning() -> None:
    t = Table()
    ann = t.dude(keywords=["Huckster 0"], has=["Summoning"], booted=True)
    assert not t.can_use(ann.attachments[0])
