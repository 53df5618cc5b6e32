"""The Light Shineth: the dudes of the starter decks."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import ALL, Act, always, cannot
from gomorra.engine.events import Pulled
from gomorra.testing import Table, able, plain


@pytest.mark.parametrize("code", ["10004", "24015"])
def test_asakichi_sends_a_booted_friend_anywhere_for_a_card(code: str) -> None:
    t = Table()
    place = t.deed()
    asakichi, friend = t.put(code, at=place), t.dude(at=place, booted=True)
    card = t.hand("Reserves")
    t.use(asakichi, "", "town square")
    assert friend.in_town_square and friend.booted and card in t.discard_of() and not asakichi.booted


@pytest.mark.parametrize("code", ["10004", "24015"])
def test_asakichi_needs_a_card_to_discard(code: str) -> None:
    t = Table()
    asakichi = t.put(code)
    t.dude()
    assert not t.can_use(asakichi), "the first sentence is the requirement"
    t.hand("Reserves")
    assert t.can_use(asakichi)


@pytest.mark.parametrize(("code", "offered"), [("10004", True), ("24015", False)])
def test_asakichi_alone_may_discard_where_the_first_sentence_ends_there(code: str, offered: bool) -> None:
    t = Table()
    asakichi, card = t.put(code), t.hand("Reserves")
    t.dude(at="town square")
    assert t.can_use(asakichi) is offered
    if offered:
        t.use(asakichi)
        assert card in t.discard_of() and asakichi.at_home and t.decision.kind == "play"


def test_enapay_shines_at_high_noon() -> None:
    t = Table()
    enapay = t.put("Enapay")
    t.hand("Reserves")
    assert enapay.influence == 3
    t.run("sundown")
    assert enapay.influence == 1


def test_enapay_blesses_another_dude_here() -> None:
    t = Table()
    enapay, friend = t.put("Enapay"), t.dude(influence=1)
    t.dude(at="town square")
    t.use(enapay)
    assert friend.influence == 2 and enapay.booted


def test_sammy_discards_goods_and_becomes_wanted() -> None:
    t = Table()
    sammy = t.put('Samantha "Sammy" Cooke', at="town square")
    victim = t.dude(seat=1, at="town square", has=[plain("goods", "Lamp")])
    t.dude(seat=1, has=[plain("goods")])
    t.use(sammy)
    assert not victim.attachments and sammy.bounty == 1 and sammy.booted and t.rock() == 19
    assert not t.events(Pulled)


@pytest.mark.parametrize(("pull", "stolen"), [("6♠", True), ("5♠", False)])
def test_sammy_steals_horses_with_a_high_pull(pull: str, stolen: bool) -> None:
    t = Table()
    sammy = t.put('Samantha "Sammy" Cooke', at="town square")
    victim = t.dude(seat=1, at="town square", has=[plain("goods", "Nag", keywords=["Horse"], value=5)])
    (horse,) = victim.attachments
    t.stack(pull)
    t.use(sammy)
    assert (horse.host is sammy) == stolen and (horse in t.discard_of(1)) != stolen
    assert sammy.bounty == 1 and not victim.attachments


def test_sammy_needs_goods_that_can_be_discarded() -> None:
    t = Table()
    sammy = t.put('Samantha "Sammy" Cooke', at="town square")
    t.dude(seat=1, at="town square", has=[plain("goods", "Lamp")])
    assert t.can_use(sammy)
    t.put(able("deed", always(cannot(Act.DISCARD), on=ALL), lambda card, item, *others: item.is_goods), 1)
    assert not t.can_use(sammy), "the first sentence is the requirement"
