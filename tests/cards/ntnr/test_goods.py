"""New Town, New Rules: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, opposing, resolution, shootout
from gomorra.testing import LEGAL, Table, able, plain, rule

JINX = able("action", shootout(target=dude & opposing), lambda use: use.modify(use.target, bullets=-2))


@pytest.mark.parametrize(("winner", "bullets"), [(1, 3), (0, 1)])
def test_the_helmet_shields_the_winners_dude_from_shootout_abilities(winner: int, bullets: int) -> None:
    t = Table(winner=winner)
    ann, bob = (
        t.dude(at="town square"),
        t.dude(seat=1, at="town square", bullets=3, has=("Telepathy Helmet",)),
    )
    t.shootout(ann, bob)
    t.use(t.hand(JINX))
    assert bob.bullets == bullets


def test_the_helmet_lets_your_own_and_other_kinds_of_abilities_through() -> None:
    t = Table(winner=1)
    ann, bob = (
        t.dude(at="town square"),
        t.dude(seat=1, at="town square", bullets=3, has=("Telepathy Helmet",)),
    )
    own = t.hand(able("action", shootout(target=dude), lambda use: use.modify(use.target, bullets=1)), seat=1)
    late = t.hand(able("action", resolution(target=dude), lambda use: use.modify(use.target, bullets=-2)))
    t.shootout(ann, bob)
    t.use(own, "", bob)
    assert bob.bullets == 4
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    t.use(late, "", bob)
    assert bob.bullets == 2


def test_the_helmet_listens_to_a_hand_as_often_as_you_pay() -> None:
    t = Table(stash=2)
    ann = t.dude(has=("Telepathy Helmet",))
    card = t.hand(plain("action"), seat=1)
    helmet = ann.attachments[0]
    t.use(helmet)
    assert t.game.state.known[card.id] & 1 and t.rock() == 1 and not helmet.booted
    t.pass_()
    t.use(helmet)
    assert t.rock() == 0
    t.pass_()
    assert not t.can_use(helmet)


@pytest.mark.parametrize(("pull", "gone"), [("6♠", True), ("7♠", False), ("8♠", False)])
def test_the_hound_tears_goods_away_with_a_pull_below_their_value(pull: str, gone: bool) -> None:
    t = Table()
    ann = t.dude(at="town square", has=["02014", plain("goods", "Mine", value=9)])
    bob = t.dude(seat=1, at="town square", has=[plain("goods", value=7)])
    hound, gun = ann.attachments[0], bob.attachments[0]
    t.shootout(ann, bob)
    t.stack(pull)
    t.use(hound)
    assert gun.in_play is not gone and hound.booted and bob.in_posse


@pytest.mark.parametrize(("answer", "gone"), [("yes", True), ("no", False)])
def test_the_weird_west_hound_boots_goods_or_goes_with_them(answer: str, gone: bool) -> None:
    t = Table()
    ann = t.dude(at="town square", has=["24153"])
    bob = t.dude(seat=1, at="town square", has=[plain("goods", value=7)])
    hound, gun = ann.attachments[0], bob.attachments[0]
    t.shootout(ann, bob)
    t.stack("6♠")
    t.use(hound, "", answer)
    assert hound.in_play is not gone and gun.in_play is not gone
    assert gone or gun.booted


def test_the_weird_west_hound_fails_with_a_high_pull() -> None:
    t = Table()
    ann = t.dude(at="town square", has=["24153"])
    bob = t.dude(seat=1, at="town square", has=[plain("goods", value=7)])
    t.shootout(ann, bob)
    t.stack("7♠")
    t.use(ann.attachments[0])
    assert not bob.attachments[0].booted and ann.attachments[0].booted and t.decision.seat == 1


@pytest.mark.parametrize(("stash", "answer", "saved"), [(3, "yes", True), (3, "no", False), (2, None, False)])
def test_the_drill_makes_the_owner_pay_or_lose_a_deed(stash: int, answer: str | None, saved: bool) -> None:
    t = Table(stash=2)
    ann = t.dude(has=["Plasma Drill"], at="town square")
    mill, far = t.deed(seat=1, production=3), t.deed(seat=1, keywords=["Out of Town"])
    guest = t.dude(seat=1, at=mill)
    t.stash(stash, 1)
    t.use(ann.attachments[0], "", *([answer] if answer else []))
    assert mill.in_play is saved and far.in_play and ann.booted and ann.attachments[0].booted
    assert t.rock() == 1 and t.rock(1) == (0 if saved else stash)
    assert guest.at_home is not saved and guest.booted is not saved


@rule("CR-PlasmaDrill-a")
@pytest.mark.parametrize("stash", [0, 1, 20])
def test_nothing_is_paid_at_once_for_a_deed_without_production(stash: int) -> None:
    t = Table()
    t.stash(stash, seat=1)
    ann, mill = t.dude(has=["Plasma Drill"], at="town square"), t.deed(seat=1, production=0)
    t.use(ann.attachments[0])
    assert mill.in_play and t.decision.kind == "play" and t.rock(1) == stash


def test_the_drill_needs_a_bearer_who_can_boot() -> None:
    t = Table()
    ann = t.dude(has=["Plasma Drill"], at="town square", booted=True)
    t.deed(seat=1)
    assert not t.can_use(ann.attachments[0])


@rule("CG-Abilities-b")
def test_the_helmet_needs_a_hand_to_look_at() -> None:
    t = Table(stash=2)
    helmet = t.dude(has=("Telepathy Helmet",)).attachments[0]
    assert not t.can_use(helmet)
    t.hand(plain("action"), seat=1)
    assert t.can_use(helmet)
