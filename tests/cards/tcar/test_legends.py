"""There Comes a Reckoning: legends."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import noon, shootout
from gomorra.engine.card.handle import Card
from gomorra.engine.fights.drawing import bonuses
from gomorra.testing import Table, able, plain

RAY = plain("goods", "Ray Gun", keywords=("Gadget", "Weapon"))


def with_legend(title: str, **options: int) -> tuple[Table, Card]:
    t = Table("Law Dogs", "Law Dogs", legends=[title], **options)
    return t, next(card for card in map(t.game.card, t.game.state.bodies) if card.type == "legend")


def shooters(t: Table, leader: Card, mark: Card) -> None:
    fight = t.game.shootout
    assert fight is not None
    fight.shooters = [leader.id, mark.id]
    t.game.state.version += 1


@pytest.mark.parametrize(
    ("leads", "armed", "bullets"), [(True, False, 1), (True, True, 3), (False, False, 3)]
)
def test_darius_wants_gadgets_on_the_leaders_shooter(leads: bool, armed: bool, bullets: int) -> None:
    t, _ = with_legend("Darius Hellstromme")
    ann = t.dude(at="town square", bullets=3, has=[RAY] if armed else [])
    bob = t.dude(seat=1, at="town square", bullets=3)
    t.shootout(*((ann, bob) if leads else (bob, ann)))
    assert ann.bullets == 3
    shooters(t, *((ann, bob) if leads else (bob, ann)))
    assert ann.bullets == bullets and bob.bullets == 3


@pytest.mark.parametrize("way", ["discard", "ace"])
def test_darius_takes_the_fallen(way: str) -> None:
    t, darius = with_legend("Darius Hellstromme")
    ann, bob, ben = (
        t.dude(at="town square", has=[RAY]),
        t.dude(seat=1, at="town square"),
        t.dude(seat=1, at="town square"),
    )
    gun = able("action", shootout(), lambda use: use.discard(bob) if way == "discard" else use.ace(bob))
    shot = t.hand(gun)
    t.shootout(ann, bob, ben)
    t.use(shot, "", "react")
    assert darius.booted and ann.attachments[0].booted and ann.control == 1
    assert t.boot_hill_of(1) == [bob] and not t.discard_of(1)


def discarding(who: Card) -> Any:
    return lambda use: use.discard(who)


def test_darius_needs_an_unbooted_gadget_weapon_and_an_opposing_dude() -> None:
    t, _ = with_legend("Darius Hellstromme")
    ann, amy, bob = (
        t.dude(at="town square", has=[RAY]),
        t.dude(at="town square"),
        t.dude(seat=1, at="town square"),
    )
    bystander = t.dude(seat=1, at="town square")
    shots = [
        t.hand(able("action", shootout(), discarding(amy))),
        t.hand(able("action", shootout(), discarding(bystander))),
    ]
    t.shootout(ann, bob, amy)
    for shot in shots:
        t.turn_of(0)
        t.use(shot)
        assert t.decision.kind == "play"


HEX = plain("spell", "Test Hex", keywords=("Hex",), cost=1)


def test_grimme_makes_copies_dearer() -> None:
    t, _ = with_legend("Ezekiah Grimme", stash=3)
    t.dude(seat=1, keywords=("Huckster 1",), has=[HEX])
    first, second = t.dude(keywords=("Huckster 1",), has=[HEX]), t.dude(keywords=("Huckster 1",))
    book = t.hand(HEX)
    t.shop(book, second)
    assert t.rock() == 0 and first.in_play
    theirs = t.hand(HEX, seat=1)
    t.stash(1, 1)
    t.shop(theirs, t.dude(seat=1, keywords=("Huckster 1",)))
    assert t.rock(1) == 0


def casting() -> object:
    return able("spell", noon(spell=2, boot=True), lambda use: use.gain(1), keywords=("Hex",))


def test_grimme_attaches_a_pulled_spell_booted() -> None:
    t, grimme = with_legend("Ezekiah Grimme", stash=1)
    mage = t.dude(keywords=("Huckster 1",))
    book = t.attach(casting(), mage)
    new = t.stack(HEX)
    t.use(book, "", "react")
    assert new.host is mage and new.booted and grimme.booted and t.rock() == 1


def test_grimme_attaches_nothing_else() -> None:
    t, _ = with_legend("Ezekiah Grimme")
    mage = t.dude(keywords=("Huckster 1",))
    book = t.attach(casting(), mage)
    t.stack("9♣")
    t.use(book)
    assert t.decision.kind == "play"


def test_grimme_preaches_from_the_deck() -> None:
    t, grimme = with_legend("Ezekiah Grimme", stash=1)
    mage = t.dude(keywords=("Huckster 1",))
    t.dude(keywords=())
    new = t.stack(HEX)
    cards = len(t.deck_of())
    t.use(grimme, "preach", new)
    assert new.host is mage and mage.booted and grimme.booted and t.rock() == 0 and not new.booted
    assert len(t.deck_of()) == cards - 1


def test_grimme_knows_enough_of_two_copies() -> None:
    t, grimme = with_legend("Ezekiah Grimme", stash=9)
    t.dude(keywords=("Huckster 1",), has=[HEX, HEX])
    t.stack(HEX)
    t.use(grimme, "preach")
    assert t.rock() == 9 and t.decision.kind == "play"


@pytest.mark.parametrize("where", ["town square", "home"])
def test_stone_works_alone(where: str) -> None:
    t, _ = with_legend("Jasper Stone")
    ann, amy = (t.dude(at=where, bullets=2, stud=True) for _ in range(2))
    bob, ben = (
        t.dude(seat=1, at="town square" if where != "home" else "home of 0", stud=True, bullets=1)
        for _ in range(2)
    )
    call = t.hand(able("action", noon(), lambda use: use.call_out(bob, ann)), seat=1)
    t.use(call)
    t.run("join")
    t.form(amy, ben)
    shooters(t, bob, ann)
    fight = t.game.shootout
    assert fight is not None
    assert bonuses(t.game, fight, 1) == (2 if where == "town square" else 3, 0)
    assert bonuses(t.game, fight, 0) == (2, 0)


def hunt() -> tuple[Table, Card, Card, Card, Card]:
    t, stone = with_legend("Jasper Stone")
    ann, bob, ben = (
        t.dude(at="town square", bullets=1),
        t.dude(seat=1, at="town square"),
        t.dude(seat=1, at="town square"),
    )
    t.callout(ann, bob, "accept")
    t.form(ben)
    t.use(stone, "", bob)
    return t, stone, ann, bob, ben


def test_stone_hunts_a_dude() -> None:
    t, stone, ann, bob, ben = hunt()
    assert stone.booted and ann.bullets == 1
    shooters(t, ann, ben)
    assert ann.bullets == 3 and ben.bullets == 0
    assert t.game.shootout is not None
    t.game.shootout.posses[1].remove(bob.id)
    t.game.state.version += 1
    assert ann.bullets == 1


@pytest.mark.parametrize(("how", "whose", "control", "bullets"), [
    ("ace", "prey", 1, 2), ("ace", "other", 0, 3), ("discard", "prey", 0, 1),
])  # fmt: skip
def test_stone_rewards_the_shooter_only_for_acing(how: str, whose: str, control: int, bullets: int) -> None:
    t, _, ann, bob, ben = hunt()
    t.hands("K♣ K♦ K♥ 4♠ 9♣", "2♣ 2♦ 6♥ 8♠ 10♣")
    t.run("casualty")
    fallen = bob if whose == "prey" else ben
    t.answer(lambda option: option.payload == ("casualty", fallen.id, how))
    assert not fallen.in_play and ann.control == control and ann.bullets == bullets


@pytest.mark.parametrize(("bullets", "bonus"), [(2, 0), (3, 3)])
def test_raven_punishes_an_outgunned_leader(bullets: int, bonus: int) -> None:
    t, _ = with_legend("Raven")
    ann = t.dude(at="town square", bullets=bullets, stud=True)
    bob = t.dude(seat=1, at="town square", bullets=3, stud=True)
    t.shootout(ann, bob)
    shooters(t, ann, bob)
    fight = t.game.shootout
    assert fight is not None
    assert bonuses(t.game, fight, 0)[0] == bonus and bonuses(t.game, fight, 1)[0] == 3


@pytest.mark.parametrize("theirs", [0, 1, 2])
def test_raven_counts_foreign_deeds_at_sundown(theirs: int) -> None:
    t, _ = with_legend("Raven")
    t.dude(at=t.deed(seat=1), influence=1)
    for _ in range(theirs):
        t.dude(seat=1, at=t.deed(), influence=1)
    assert t.game.control_points(0) == 0
    t.game.state.phase = "sundown"
    t.game.state.version += 1
    assert t.game.control_points(0) == int(theirs <= 1) and t.game.control_points(1) == 0


def test_raven_covets_a_deed() -> None:
    t, raven = with_legend("Raven")
    prize = t.deed(seat=1)
    ann, bob = t.dude(at=prize, bullets=1), t.dude(seat=1, at=prize)
    t.use(raven)
    t.shootout(ann, bob)
    assert ann.bullets == 1
    shooters(t, ann, bob)
    assert ann.bullets == 3 and bob.bullets == 0
    t.hands("K♣ K♦ K♥ 4♠ 9♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.finish()
    assert not bob.in_play and ann.bullets == 2
    t.end_day()
    assert ann.bullets == 2


@pytest.mark.parametrize(("hardened", "owner"), [(False, 1), (True, 1), (False, 0)])
def test_raven_rewards_the_one_who_holds_it_at_sundown(hardened: bool, owner: int) -> None:
    t, raven = with_legend("Raven")
    prize = t.deed(seat=owner)
    ann = t.dude(at=prize, bullets=1, influence=1)
    t.dude(seat=1, influence=5)
    if hardened:
        t.use(t.hand(able("action", noon(), lambda use: use.modify(ann, bullets=1, until="permanent"))))
    t.use(raven)
    t.end_day()
    assert ann.bullets == (2 if owner == 1 else 1)
