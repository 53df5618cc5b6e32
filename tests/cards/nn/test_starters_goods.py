"""Nightmare at Noon: the goods of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.engine.events import CalledOut
from gomorra.testing import CHEATIN, LEGAL, Table, plain, rule


def test_the_duster_is_worth_influence_to_the_law_abiding() -> None:
    t = Table()
    honest, crook = t.dude(has=["Dog's Duster"]), t.dude(has=["Dog's Duster"], bounty=1)
    assert (honest.influence, crook.influence) == (1, 0)


@pytest.mark.parametrize(("keywords", "bounty"), [(["Deputy"], 0), ([], 1)])
def test_the_duster_keeps_deputies_from_becoming_wanted(keywords: list[str], bounty: int) -> None:
    t = Table()
    deed = t.deed(seat=1, keywords=["Private"])
    ann, foe = t.dude(at=deed, keywords=keywords, has=["Dog's Duster"]), t.dude(seat=1, at=deed)
    t.shootout(ann, foe)
    assert ann.bounty == bounty


@rule("CR-DogsDuster-a")
def test_any_of_your_dudes_here_may_call_out_for_the_duster() -> None:
    t = Table()
    ann, friend = t.dude(at="town square", has=["Dog's Duster"]), t.dude(at="town square")
    crook = t.dude(seat=1, at="town square", bounty=1)
    t.dude(seat=1, at="town square")
    t.dude()
    t.use(ann.attachments[0], "challenge")
    assert set(t.choices()) == {ann, friend}
    t.answer(friend)
    (call,) = t.events(CalledOut)
    assert (call.card, call.target) == (friend.id, crook.id) and ann.attachments[0].booted


def test_the_duster_does_nothing_on_a_booted_dude() -> None:
    t = Table()
    ann = t.dude(at="town square", booted=True, has=["Dog's Duster"])
    t.dude(seat=1, at="town square", bounty=1)
    t.use(ann.attachments[0], "challenge")
    assert not t.events(CalledOut)


@pytest.mark.parametrize("pile", ["discard", "boot_hill"])
def test_the_soul_cage_frees_a_cheap_abomination(pile: str) -> None:
    t = Table()
    ann, foe = t.dude(at="town square", has=["Soul Cage"]), t.dude(seat=1, at="town square")
    fiends = [plain("dude", keywords=["Abomination"], cost=cost) for cost in (2, 3)]
    cheap, dear = getattr(t, pile)(*fiends)
    t.discard(plain("dude"))
    t.showdown(ann, foe, hands=(LEGAL, CHEATIN))
    t.use(ann.attachments[0])
    assert cheap.in_town_square and cheap.side == ann.side and not dear.in_play and t.rock() == 20


def test_the_soul_cage_opens_in_lowball_where_its_bearer_is() -> None:
    t = Table()
    place = t.deed()
    ann = t.dude(at=place, has=["Soul Cage"])
    fiend = t.discard(plain("dude", keywords=["Abomination"], cost=1))
    t.stack(LEGAL)
    t.stack(CHEATIN, seat=1)
    t.start("gambling")
    t.use(ann.attachments[0])
    assert fiend.place == place.id
