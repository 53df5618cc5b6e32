"""Welcome to Deadwood: spells."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, always, cannot
from gomorra.testing import Table, able, plain, rule

LOW, PAIR = "2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣"


@pytest.mark.parametrize(("pull", "works"), [("4♠", True), ("3♠", False)])
def test_missed_me(pull: str, works: bool) -> None:
    t = Table()
    ann = t.dude(at="town square", keywords=["Huckster 1"], has=["Missed Me!"])
    dog = plain("goods", "Dog", keywords=["Sidekick"])
    bob, friend = t.dude(seat=1, at="town square", has=[dog]), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, friend, hands=(LOW, "K♣ K♣ K♦ 9♣ 9♦"))
    before = t.rank(1)
    t.stack(pull)
    t.use(ann.attachments[0])
    assert t.rank(1) == before - (3 if works else 0)


@pytest.mark.parametrize(("pull", "works"), [("6♠", True), ("5♠", False)])
def test_the_mark_of_war(pull: str, works: bool) -> None:
    t = Table()
    ann = t.dude(at="town square", keywords=["Huckster 1"], has=["Mark of War"])
    mark, bob = ann.attachments[0], t.dude(seat=1, at="town square")
    t.stack(pull)
    t.use(mark)
    assert mark.in_play is not works
    t.callout(ann, bob)
    assert (t.decision.kind == "callout") is not works


@pytest.mark.parametrize("works", [True, False])
def test_we_stand_amazed(works: bool) -> None:
    t = Table()
    saint = t.dude("Saint", at="town square", keywords=["Blessed 2"], has=["We Stand Amazed"])
    friend, bob = t.dude("Friend", at="town square", value=6), t.dude(seat=1, at="town square")
    t.shootout(saint, bob, friend)
    t.hands(LOW, PAIR)
    t.run("casualty")
    t.stack(f"{friend.grit - (2 if works else 3)}♠")
    t.answer(friend)
    t.answer("react")
    assert friend.in_play is works and saint.attachments[0].booted
    if works:
        assert friend.at_home and friend.booted


def test_nobody_stands_amazed_for_a_dude_who_cannot_go_home() -> None:
    t = Table()
    saint = t.dude("Saint", at="town square", keywords=["Blessed 2"], has=["We Stand Amazed"])
    monk, bob = t.dude(at="town square", keywords=("Kung Fu 1",), value=9), t.dude(seat=1, at="town square")
    t.shootout(saint, bob, monk)
    t.stack("2♠")
    t.use(t.hand("Rabbit Takes Revenge"))
    t.hands(LOW, PAIR)
    t.run("casualty")
    t.answer(monk)
    assert t.decision.kind != "react" and not monk.in_play


@pytest.mark.parametrize(("keywords", "mine", "theirs"), [(["Huckster 1"], 0, 3), ([], 1, None)])
def test_a_benediction(keywords: list[str], mine: int, theirs: int | None) -> None:
    t = Table()
    saint = t.dude(keywords=["Blessed 1"], has=["Benediction"])
    other = t.dude(keywords=keywords)
    t.stack("5♠")
    t.use(saint.attachments[0])
    assert saint.bullets == mine and other.rating("Huckster") == theirs


@pytest.mark.parametrize(("pull", "more"), [("4♠", 0), ("8♠", 1)])
def test_the_pack_is_guided(pull: str, more: int) -> None:
    t = Table()
    shaman, friend = (
        t.dude("S", at="town square", keywords=["Shaman 1"], has=["Guiding the Pack"]),
        t.dude(at="town square"),
    )
    bob = t.dude(seat=1, at="town square")
    t.shootout(shaman, bob, friend)
    t.stack(pull)
    t.use(shaman.attachments[0], "")
    if more:
        t.answer(friend)
    assert bob.booted and friend.bullets == more


def test_a_small_pack_boots_nobody() -> None:
    t = Table()
    shaman = t.dude(at="town square", keywords=["Shaman 1"], has=["Guiding the Pack"])
    bob = t.dude(seat=1, at="town square")
    t.shootout(shaman, bob)
    t.stack("4♠")
    t.use(shaman.attachments[0])
    assert not bob.booted


def test_the_elk_needs_a_deed() -> None:
    t = Table()
    elk = t.hand("Elk's Protection")
    assert elk.can_attach_to(t.deed()) and not elk.can_attach_to(t.game.outfit(0))


def test_the_elk_at_noon() -> None:
    t = Table()
    deed = t.deed(production=3)
    shaman = t.dude("Shaman", at=deed, keywords=["Shaman 1"])
    armed = t.dude(has=[plain("goods", "Gun", keywords=["Weapon"])])
    elk = t.attach("Elk's Protection", deed)
    t.stack("7♠")
    t.use(elk, "strengthen")
    assert shaman.bullets == 3 and armed.bullets == 0


def test_the_elk_in_a_fight() -> None:
    t = Table()
    deed = t.deed(production=2)
    shaman, bob = t.dude("Shaman", at=deed, keywords=["Shaman 1"], influence=1), t.dude(seat=1, at=deed)
    elk = t.attach("Elk's Protection", deed)
    t.shootout(shaman, bob)
    t.stack("7♠")
    t.use(elk, "charge", shaman)
    assert shaman.bullets == 2


@pytest.mark.parametrize("place", ["home", "town square"])
def test_the_elk_used_from_where_no_deed_is_gives_nothing(place: str) -> None:
    t = Table("Morgan Cattle Co.", plain("outfit"))
    deed = t.deed(production=2)
    kabeda = t.put("Kabeda Hakurei", at=place)
    elk = t.attach("Elk's Protection", deed)
    t.stack("K♣")
    t.use(elk, "strengthen", seat=0)
    assert elk.booted and kabeda.bullets == kabeda.face.stats["bullets"]


def test_the_pack_boots_a_card_that_can_be_booted() -> None:
    t = Table()
    ann = t.dude(at="town square", keywords=["Shaman 1"], has=["Guiding the Pack"])
    stubborn = able("dude", always(cannot(Act.BOOT)), lambda holder, card, use, other: True)
    foe = t.put(stubborn, seat=1, at="town square", has=[plain("goods", "Gun", keywords=["Weapon"])])
    t.shootout(ann, foe, t.dude(at="town square"))
    t.stack("4♠")
    t.use(ann.attachments[0])
    assert foe.attachments[0].booted and not foe.booted


@rule("CG-This-a")
def test_nobody_stands_amazed_from_outside_the_shootout() -> None:
    t = Table()
    t.dude("Saint", keywords=["Blessed 12"], has=["We Stand Amazed"])
    ann, ben = t.dude(at="town square"), t.dude(at="town square")
    t.shootout(ann, t.dude(seat=1, at="town square"), ben)
    t.hands(LOW, PAIR)
    t.run("casualty")
    t.answer(ben)
    assert t.decision.kind != "react" and not ben.in_play
