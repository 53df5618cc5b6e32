"""Welcome to Deadwood: goods."""

from __future__ import annotations

import pytest

from gomorra.testing import Table, plain

LOW, PAIR = "2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣"
CHEATING = "K♣ K♣ 3♥ 4♠ 9♣"


def test_the_bird_sees_a_card() -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Feathered Friend"])
    t.dude(seat=1, at="town square")
    secret = t.hand(plain("action", "Secret"), seat=1)
    bob = t.game.dudes(1)[0]
    t.use(ann.attachments[0], "circle", bob)
    assert t.game.state.known[secret.id] & 1 and ann.attachments[0].booted


def test_the_bird_sees_a_card_in_a_fight() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Feathered Friend"]), t.dude(seat=1, at="town square")
    cards = t.hand(plain("action"), plain("action"), seat=1)
    t.shootout(ann, bob)
    t.use(ann.attachments[0], "swoop")
    assert sum(bool(t.game.state.known[card.id] & 1) for card in cards) == 1


def test_the_vest_is_heavy() -> None:
    t = Table()
    vested = t.dude("Vested", has=["Bulletproof Vest"])
    here = t.dude("Here", at="town square", has=["Bulletproof Vest"])
    ann, bob = t.dude("Ann", at="town square"), t.dude(seat=1, at="town square")
    t.callout(ann, bob)
    t.answer("accept")
    assert ("join", vested.id) not in t.offers("join") and ("join", here.id) in t.offers("join")


def test_the_vest_absorbs_a_casualty() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=["Bulletproof Vest"]), t.dude(seat=1, at="town square")
    spare = t.hand(plain("action"))
    t.showdown(ann, bob, hands=(LOW, PAIR))
    t.use(ann.attachments[0])
    t.run("flee")
    assert ann.in_play and spare in t.discard_of() and ann.attachments[0].booted


@pytest.mark.parametrize(("mine", "dead"), [(LOW, False), ("2♣ 2♣ 6♥ 8♠ 10♣", True)])
def test_the_pale_horse(mine: str, dead: bool) -> None:
    t = Table()
    rider, friend = t.dude("Rider", at="town square", bullets=2, has=["Pale Horse"]), t.dude(at="town square")
    mounted = t.dude(seat=1, at="town square", has=[plain("goods", "Nag", keywords=["Horse"])])
    bob = t.dude("Bob", seat=1, at="town square")
    t.showdown(rider, mounted, friend, bob, hands=(f"{mine} Q♦ J♥", "Q♣ Q♣ 3♦ 3♥ 6♥"))
    t.use(rider.attachments[0], "", bob)
    assert bob.at_home and bob.booted and mounted.in_posse and rider.attachments[0].booted
    t.run("casualty" if dead else "flee")
    assert len(t.game.dudes(0)) == 2 and (t.decision.kind == "casualty") is dead


def test_the_pale_horse_rides_before_noon() -> None:
    t = Table(seats=3)
    rider = t.dude(at="town square", has=["Pale Horse"])
    bob, mounted = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square", has=["Roan"])
    other = t.dude(seat=2, at="town square")
    t.stack(LOW)
    t.stack(CHEATING, seat=1)
    t.stack("3♦ 5♦ 7♥ 9♠ J♣", seat=2)
    t.start("gambling")
    t.use(rider.attachments[0])
    assert mounted not in t.choices() and other in t.choices()
    t.answer(bob)
    assert bob.at_home and bob.booted and rider.attachments[0].booted


def test_the_pale_horse_may_spare() -> None:
    t = Table()
    rider, bob = t.dude(at="town square", has=["Pale Horse"]), t.dude(seat=1, at="town square")
    t.showdown(rider, bob, hands=(LOW, CHEATING))
    t.use(rider.attachments[0], "", "pass")
    assert bob.in_posse


def test_the_actualizer_charges_round_by_round() -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Kinetic Accretion Actualizer"])
    gun = ann.attachments[0]
    foes = [t.dude(seat=1, at="town square") for _ in range(3)]
    t.shootout(ann, *foes)
    assert ann.bullets == 1
    t.use(gun)
    assert ann.bullets == 2
    t.pass_()
    assert not t.can_use(gun)
    t.hands(f"{PAIR} 5♦ 7♥", LOW)
    t.next_round()
    t.use(gun)
    assert ann.bullets == 3
    t.finish()
