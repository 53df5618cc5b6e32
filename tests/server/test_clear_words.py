"""Words for newcomers: what a card lacks, and what joining or opposing a job means."""

from __future__ import annotations

from gomorra.cards.vocabulary import Flow, Use, deed, job, noon, opposing, shootout
from gomorra.cards.vocabulary import dude as any_dude
from gomorra.engine.kernel.state import HAND
from gomorra.server.telling import reasons, words
from gomorra.testing import Table, able
from gomorra.testing.rules import rule


def nothing(use: Use) -> None:
    """What these cards do is of no interest here."""


def test_a_card_without_use_says_what_is_missing() -> None:
    t = Table(stash=0)
    needy = t.hand(able("action", noon(target=opposing & any_dude), nothing))
    fighting = t.hand(able("action", shootout(), nothing))
    dear = t.hand("Buffalo Rifle")
    badge = t.hand("Tin Star")
    found = reasons.lacking(t.game)
    assert "there is none now" in found[needy.id]
    assert "in a shootout" in found[fighting.id]
    assert found[badge.id] == "You have no dude in play who could carry it."
    assert found[dear.id] == "You have no dude in play who could carry it."
    t.dude()
    assert "you have 0" in reasons.lacking(t.game)[dear.id]
    assert all(t.game.state.zones[card] == HAND for card in found)


def test_what_a_job_against_the_wanted_lacks_is_said_before_any_names() -> None:
    t = Table(stash=9)
    t.dude("Ann")
    t.dude("Foe", seat=1)
    hunter = t.hand("Bounty Hunter")
    assert reasons.lacking(t.game)[hunter.id].startswith("Nobody is wanted: ")


def test_who_would_be_lost_by_joining_says_so_at_the_question() -> None:
    t = Table(stash=0)
    ann, foe = t.dude("Ann", at="town square"), t.dude("Foe", seat=1, at="town square")
    ramiro = t.put("Ramiro Mendoza", at="town square")
    t.callout(ann, foe, "accept")
    note = words.words(t.game, 0).notes[f"join {ramiro.id}"]
    assert "would be lost: that costs 1 ghost rock, and you have 0" in note
    assert ".;" not in note
    t.game.state.players[0].stash = 3
    assert "unless you pay 1 ghost rock" in words.words(t.game, 0).notes[f"join {ramiro.id}"]
    assert ".;" not in words.words(t.game, 0).notes[f"join {ramiro.id}"]


def test_where_no_plays_are_made_nothing_is_lacking() -> None:
    t = Table()
    t.dude(upkeep=1)
    t.hand("Tin Star")
    t.start("upkeep")
    assert reasons.lacking(t.game) == {}


def robbery() -> tuple[Table, str]:
    t = Table()
    bank = t.deed("Bank", seat=1)
    boss, pal = t.dude("Boss"), t.dude("Pal")
    t.dude("Guard", seat=1, at=bank)
    assert boss.place == pal.place

    def rob(use: Use) -> Flow[None]:
        yield from use.gain(3)

    t.use(t.hand(able("action", job(mark=deed), rob)), "", boss)
    return t, t.game.name(t.seat(0))


@rule("RB-6.2.3-c", "RB-6.2.5-d")
def test_who_joins_a_job_is_told_what_it_is_about_and_what_it_costs() -> None:
    t, _ = robbery()
    assert words.question(t.game).startswith("Your job: who rides along")
    about = words.about(t.game)
    assert "Boss leads; the mark is Bank." in about
    assert "boots" in about
    assert "all go home booted" in about
    assert "if nobody stands in the way or your posse wins" in about


@rule("RB-6.2.5-b")
def test_who_may_oppose_a_job_is_told_what_happens_if_nobody_does() -> None:
    t, robber = robbery()
    while t.decision.seat != 1:
        t.answer("done")
    assert words.question(t.game) == f"{robber}'s job at Bank: who stands in the way?"
    assert "send nobody and it succeeds" in words.about(t.game)
