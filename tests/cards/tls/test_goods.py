"""The Light Shineth: goods."""

from __future__ import annotations

import pytest

from gomorra.engine.board import players
from gomorra.engine.card.handle import Card
from gomorra.testing import CHEATIN, LEGAL, Table


@pytest.mark.parametrize(("pull", "value", "hurt"), [("8♠", 7, True), ("7♠", 7, False)])
def test_mutant_cattle_may_take_an_enemy_along(pull: str, value: int, hurt: bool) -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Mutant Cattle"]), t.dude(seat=1, at="town square", value=value)
    t.showdown(ann, bob, hands=("2♣ 4♦ 6♥ 8♠ 10♣ A♥", "K♣ K♦ 3♥ 4♠ 9♣"))
    t.stack(pull, seat=1)
    t.run("casualty")
    t.answer(ann.attachments[0])
    t.run("play")
    assert bob.in_play is not hurt and ann.in_play


def test_mutant_cattle_lost_in_a_tie_take_nobody_along() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Mutant Cattle"]), t.dude(seat=1, at="town square", value=1)
    ben = t.dude(seat=1, at="town square", value=1)
    t.showdown(ann, bob, ben, hands=("2♣ 4♦ 6♥ 8♠ 10♣ A♥", "2♣ 4♦ 6♥ 8♠ 10♣ A♥"))
    t.stack("K♠", seat=1)
    t.run("casualty")
    t.answer(ann.attachments[0])
    assert t.decision.seat == 1 and t.decision.kind == "casualty" and len(t.discard_of(1)) < 2


def test_monte_bank_is_cheap_for_grifters_and_makes_them() -> None:
    t = Table(stash=1)
    grifter, ann = t.dude(keywords=("Grifter",)), t.dude()
    bank = t.hand("Monte Bank")
    assert t.offers("shop") == [("shop", bank.id, grifter.id)]
    t.shop(bank, grifter)
    assert t.rock() == 1 and bank.host is grifter
    t.stash(2)
    second = t.hand("Monte Bank")
    t.turn_of(0)
    assert t.offers("shop") == [("shop", second.id, ann.id)]
    t.shop(second, ann)
    assert t.rock() == 0 and ann.has("Grifter") and players.production_of(t.game, 0) == 2


def test_monte_bank_is_not_traded() -> None:
    t = Table()
    t.dude(has=["Monte Bank"])
    t.dude()
    assert not t.offers("give")


def kennel(t: Table, hand: str = CHEATIN) -> tuple[Card, Card, Card]:
    """A scientist at home, a fight in the square, the dog in hand, a cheating foe."""
    scientist, ann = t.dude(keywords=("Mad Scientist 2",)), t.dude(at="town square")
    bob = t.dude(seat=1, at="town square", value=6)
    t.shootout(ann, bob)
    t.hands(LEGAL, hand)
    return scientist, ann, bob


def test_the_guard_dog_is_invented_in_answer_to_a_cheatin_hand() -> None:
    t = Table(stash=5)
    dog = t.hand("Rich Man's Guard Dog")
    scientist, ann, _ = kennel(t)
    t.run("confirm")
    t.stack("9♠")
    t.answer("yes")
    assert dog.host is ann and scientist.booted and t.rock() == 3
    assert t.can_use(dog)


def test_the_guard_dog_may_fail_or_stay_at_home() -> None:
    t = Table(stash=5)
    dog = t.hand("Rich Man's Guard Dog")
    kennel(t)
    t.run("confirm")
    t.stack("3♠")
    t.answer("yes")
    assert dog in t.discard_of() and t.rock() == 3
    u = Table(stash=5)
    dog = u.hand("Rich Man's Guard Dog")
    kennel(u)
    u.run("confirm")
    u.answer("no")
    assert dog in u.hand_of() and u.rock() == 5


@pytest.mark.parametrize("case", ["legal", "no scientist", "poor"])
def test_the_guard_dog_stays_in_the_hand_otherwise(case: str) -> None:
    t = Table(stash=1 if case == "poor" else 5)
    t.hand("Rich Man's Guard Dog")
    scientist, _, _ = kennel(t, LEGAL if case == "legal" else CHEATIN)
    if case == "no scientist":
        t.game.state.bodies[scientist.id].booted = True
    t.run("resolution")
    assert t.decision.kind == "play"


@pytest.mark.parametrize(("pull", "gone"), [("6♠", True), ("5♠", False)])
def test_the_guard_dog_bites_the_opposing_shooter(pull: str, gone: bool) -> None:
    t = Table()
    ann, bob = (
        t.dude(at="town square", has=["Rich Man's Guard Dog"]),
        t.dude(seat=1, at="town square", value=6),
    )
    t.showdown(ann, bob, t.dude(seat=1, at="town square"), hands=(LEGAL, CHEATIN + " A♥"))
    t.stack(pull)
    t.use(ann.attachments[0])
    fight = t.game.shootout
    assert fight is not None
    shooter = t.game.card(fight.shooters[1])
    assert shooter.in_play is not gone and (gone or (shooter.at_home and shooter.booted))
    assert not ann.attachments[0].booted
