"""Weird West Edition: outfits."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import noon
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, able, plain

CARD = plain("action")


def table(title: str, **facts: int) -> tuple[Table, Card]:
    t = Table(title, "Law Dogs", **facts)
    return t, t.game.outfit(0)


def test_farnums_staff_makes_deeds_pay() -> None:
    t, _ = table("Farnum's Consortium")
    staffed, empty, far = t.deed(production=1), t.deed(production=1), t.deed(keywords=("Out of Town",))
    theirs, guest = t.deed(seat=1), t.deed()
    for place in (staffed, staffed, far, theirs):
        t.dude(at=place)
    t.dude(seat=1, at=guest)
    assert [place.production for place in (staffed, empty, far, theirs, guest)] == [2, 1, 0, 0, 0]


@pytest.mark.parametrize(("mine", "stash", "draws"), [(1, 2, True), (2, 2, False), (1, 1, False)])
def test_farnums_knowledge_is_for_short_hands(mine: int, stash: int, draws: bool) -> None:
    t, home = table("Farnum's Consortium", stash=stash)
    t.hand(*[CARD] * mine)
    t.hand(CARD, CARD, seat=1)
    t.use(home)
    assert home.booted and len(t.hand_of()) == mine + draws and t.rock() == stash - 2 * draws


SPELL = able("spell", noon(spell=5), lambda use: None, keywords=("Hex",))


@pytest.mark.parametrize(("place", "pulled", "cards", "offered"), [
    ("town square", "5♣", 1, True),
    ("town square", "4♣", 1, False),
    ("home", "5♣", 1, False),
    ("town square", "5♣", 0, False),
])  # fmt: skip
def test_the_syndicate_profits_from_magic_abroad(place: str, pulled: str, cards: int, offered: bool) -> None:
    t, home = table("Serpentine Syndicate", stash=0)
    mage = t.dude(at=place, keywords=("Huckster 0",), has=[SPELL])
    t.hand(*[CARD] * cards)
    t.stack(pulled)
    t.use(mage.attachments[0])
    assert (t.decision.kind == "react") is offered
    if offered:
        t.answer("react")
        assert t.rock() == 1 and len(t.hand_of()) == 1 and home.booted


@pytest.mark.parametrize(("keyword", "caller", "refusable"), [
    ("Holy Ground", 0, False), ("Public", 0, True), ("Holy Ground", 1, True),
])  # fmt: skip
def test_the_guardians_cannot_be_refused_on_holy_ground(keyword: str, caller: int, refusable: bool) -> None:
    t, _ = table("Black Hills Guardians")
    place = t.deed(keywords=(keyword,))
    dudes = [t.dude(seat=seat, at=place) for seat in (0, 1)]
    t.callout(dudes[caller], dudes[1 - caller])
    assert (t.decision.kind == "callout") is refusable


def test_the_guardians_come_from_holy_grounds() -> None:
    t, home = table("Black Hills Guardians")
    ground, other = t.deed(keywords=("Holy Ground",)), t.deed()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    guard, aunt, late = t.dude(at=ground, booted=True), t.dude(), t.dude(at=other)
    t.shootout(ann, bob)
    t.use(home, "", ground)
    assert guard.in_posse and ground.booted and guard.booted
    t.pass_()
    t.use(home)
    assert aunt.in_posse and home.booted and not late.in_posse
    t.pass_()
    assert not t.can_use(home)


@pytest.mark.parametrize(("pulled", "taken"), [("7♣", True), ("7♣", False), ("6♣", False)])
def test_grace_guides_the_skilled(pulled: str, taken: bool) -> None:
    t, home = table("Saved By Grace", stash=0)
    ann = t.dude(at="town square", keywords=("Huckster 0", "Blessed 0"))
    t.dude(at="town square"), t.dude(keywords=("Shaman 0",))
    card = t.hand(CARD)
    before = len(t.deck_of())
    seen = t.stack(pulled, *[plain("action", f"Card {n}") for n in range(6)])
    t.use(home, "", "Huckster")
    assert home.booted and ann.booted is (pulled == "7♣")
    if pulled == "7♣":
        assert t.choices() == seen[1:6]
        t.answer(seen[2] if taken else "pass")
    assert t.rock() == 1 and [one.title for one in t.hand_of()] == (["Card 1"] if taken else [card.title])
    assert len(t.deck_of()) == before + 6 - taken


def test_grace_shows_more_to_the_blessed() -> None:
    t, home = table("Saved By Grace")
    t.dude(at="town square", keywords=("Blessed 2",))
    t.hand(CARD)
    t.stack("7♣")
    t.use(home)
    assert len(t.choices()) == 7


@pytest.mark.parametrize(
    ("bounty", "at", "control"), [(4, "town square", 1), (3, "town square", 0), (4, "home", 0)]
)
def test_the_miners_have_heroes(bounty: int, at: str, control: int) -> None:
    t, _ = table("Deadwood Miner's Alliance")
    assert t.dude(at=at, bounty=bounty).control == control
    assert t.dude(seat=1, at="town square", bounty=4).control == 0


@pytest.mark.parametrize(("keyword", "bounty", "rock"), [("Public", 2, 1), ("Private", 1, 2)])
def test_the_miners_prospect(keyword: str, bounty: int, rock: int) -> None:
    t, home = table("Deadwood Miner's Alliance", stash=0)
    ann = t.dude(at=t.deed(seat=1, keywords=(keyword,)))
    t.dude(), t.dude(at=t.deed())
    t.use(home)
    assert ann.booted and ann.bounty == bounty and t.rock() == rock and home.booted


def test_the_town_square_is_public_to_miners() -> None:
    t, home = table("Deadwood Miner's Alliance", stash=0)
    ann = t.dude(at="town square")
    t.use(home)
    assert ann.bounty == 2 and t.rock() == 1


@pytest.mark.parametrize("guarded", [True, False])
def test_the_guardians_boot_no_empty_ground(guarded: bool) -> None:
    t, home = table("Black Hills Guardians")
    ground, empty = t.deed(keywords=("Holy Ground",)), t.deed(keywords=("Holy Ground",))
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    guard = t.dude(at=ground if guarded else t.deed())
    t.shootout(ann, bob)
    assert t.can_use(home) is guarded
    if guarded:
        t.use(home)
        assert guard.in_posse and ground.booted and not home.booted and not empty.booted
