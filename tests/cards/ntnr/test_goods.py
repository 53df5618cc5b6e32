"""New Town, New Rules: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, opposing, resolution, shootout
from gomorra.testing import LEGAL, Table, able, plain

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
