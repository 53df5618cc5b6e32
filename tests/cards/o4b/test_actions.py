"""Out for Blood: actions."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import Act, Until, always, resolution, shootout
from gomorra.engine.card.handle import Card
from gomorra.testing import LEGAL, Table, able, plain, rule

SQUARE = "town square"
TECHNIQUE = plain("action", "Kick", keywords=("Technique",))
TAO = plain("action", "Way", keywords=("Technique", "Tao of Test"))


def punch(t: Table, **facts: Any) -> tuple[Card, Card, Card]:
    monk = t.dude("Monk", keywords=("Kung Fu 1",), value=9, booted=True)
    ann, bob = t.dude(at=SQUARE), t.dude(seat=1, at=SQUARE, **facts)
    card = t.hand("Ten-Foot Punch")
    t.shootout(ann, bob)
    return monk, bob, card


def test_the_ten_foot_punch_brings_in_a_monk() -> None:
    t = Table()
    monk, _, card = punch(t, bullets=2)
    five = t.stack("2♣", TECHNIQUE, TAO, *[plain("action", f"Card {n}") for n in range(3)])
    t.use(card)
    assert t.choices() == [five[1]]
    t.answer(five[1])
    assert monk.in_posse and monk.booted and monk.rating("Kung Fu") == 2
    assert t.hand_of() == [five[1]] and set(five) - {five[1]} <= set(t.discard_of())


def test_the_ten_foot_punch_misses_gunmen() -> None:
    t = Table()
    monk, _, card = punch(t, bullets=3)
    t.stack("2♣")
    t.use(card)
    assert monk.in_posse and len(t.discard_of()) == 2


def test_the_ten_foot_punch_is_for_those_who_are_not_there() -> None:
    t = Table()
    monk, bob = t.dude(keywords=("Kung Fu 1",), at=SQUARE), t.dude(seat=1, at=SQUARE)
    card = t.hand("Ten-Foot Punch")
    t.shootout(monk, bob)
    assert not t.can_use(card)


def test_the_fleet_footed_run() -> None:
    t = Table()
    ann = t.dude(at=SQUARE)
    t.use(t.hand("Fleet-Footed"))
    assert ann.at_home and ann.booted


def test_the_fleet_footed_dodge() -> None:
    t = Table()
    ann, bob = t.dude(at=SQUARE, bullets=1), t.dude(seat=1, at=SQUARE, bullets=1)
    card = t.hand("Fleet-Footed")
    t.shootout(ann, bob)
    t.use(card)
    assert (ann.bullets, bob.bullets) == (2, 0)


@pytest.mark.parametrize(("control", "mine", "booted"), [(1, 0, True), (1, 1, False), (0, 0, False)])
def test_a_daisy_draws_them_out(control: int, mine: int, booted: bool) -> None:
    t = Table()
    ann = t.dude(at=SQUARE, stud=True, control=mine)
    t.dude(at=SQUARE), t.dude(stud=True)
    bob = t.dude(seat=1, control=control, booted=not booted)
    t.dude(seat=1, at=SQUARE)
    t.use(t.hand("You're A Daisy If You Do"))
    assert ann.booted and bob.in_town_square and bob.booted is booted
    assert t.decision.kind == ("join" if booted else "callout")  # who is booted cannot refuse


def test_a_daisy_needs_a_stud_in_the_square() -> None:
    t = Table()
    t.dude(at=SQUARE), t.dude(stud=True), t.dude(seat=1)
    assert not t.can_use(t.hand("You're A Daisy If You Do"))


@rule("CR-HaroldAimslee-a")
def test_a_daisy_needs_somebody_who_can_be_drawn_out() -> None:
    t = Table()
    t.dude(at=SQUARE, stud=True)
    t.dude(seat=1, at=SQUARE), t.dude(seat=1, has=["13015"])
    assert not t.can_use(t.hand("You're A Daisy If You Do"))


def test_a_daisy_calls_out_nobody_who_stays_away() -> None:
    t = Table()
    ann = t.dude(at=SQUARE, stud=True)
    bob = t.dude(seat=1, at=t.deed(seat=1), booted=True, has=["24175"])
    t.use(t.hand("You're A Daisy If You Do"))
    t.answer("react")
    assert ann.booted and not bob.in_town_square and not bob.booted
    assert t.game.shootout is None and t.decision.kind == "play"


def test_twilight_falls_wherever_its_card_lies_by_then() -> None:
    t = Table()
    ann, bob = t.dude(at=SQUARE, keywords=("Huckster 0",)), t.dude(seat=1, at=SQUARE)
    card = t.hand("Twilight Is Upon Us")
    t.shootout(ann, bob, t.dude(at=SQUARE))
    t.use(card)
    t.run("pick shooters")
    t.answer(ann)
    before = ann.bullets
    t.game.rules(0).into_draw_hand(card)  # a new deck was made of the discard pile, and it was drawn
    assert card in t.draw_hand_of() and ann.bullets == before == 2


@pytest.mark.parametrize("skilled", [True, False])
def test_twilight_arms_the_skilled(skilled: bool) -> None:
    t = Table()
    keywords = ("Mad Scientist 1",) if skilled else ()
    ann, bob = t.dude(at=SQUARE, bullets=0), t.dude(seat=1, at=SQUARE, bullets=0)
    friend = t.dude(keywords=("Huckster 0",), booted=True, bullets=0)
    foe = t.dude(seat=1, at=SQUARE, keywords=keywords, bullets=0)
    card = t.hand("Twilight Is Upon Us")
    t.shootout(ann, bob, foe)
    t.use(card)
    assert friend.in_posse and ann.bullets == 0
    t.hands(LEGAL + " A♥", LEGAL + " A♥")
    t.run("resolution")
    fight = t.game.shootout
    assert fight is not None
    shooters = [t.game.card(number) for number in fight.shooters]
    assert [card.bullets for card in shooters] == [2, 2 if skilled else 0]
    assert sum(card.bullets for card in (ann, bob, friend, foe)) == (4 if skilled else 2)


def test_twilight_lasts_for_every_round() -> None:
    t = Table()
    ann = t.dude(at=SQUARE, bullets=0, keywords=("Blessed 0",))
    t.dude(at=SQUARE)
    bob, ben = t.dude(seat=1, at=SQUARE), t.dude(seat=1, at=SQUARE)
    card = t.hand("Twilight Is Upon Us")
    t.shootout(ann, bob, ben)
    t.use(card)
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", LEGAL + " A♥")
    t.next_round()
    assert ann.bullets == 0
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", LEGAL + " A♥")
    t.run("resolution")
    assert ann.bullets == 2


class TestTestOfWills:
    """Test of Wills"""

    def test_it_unsettles_goods(self) -> None:
        t = Table()
        gun = able("goods", always("value", on="bearer"), lambda card, asked: 3, bullets=2)
        ann, bob = t.dude(at=SQUARE), t.dude(seat=1, at=SQUARE, has=[gun], bullets=1, value=5)
        card = t.hand("Test of Wills")
        t.shootout(ann, bob)
        assert (bob.bullets, bob.value) == (3, 8)
        t.use(card, "", bob.attachments[0])
        assert (bob.bullets, bob.value) == (1, 5) and bob.attachments[0].booted and not bob.booted
        t.game.expire("round", "shootout")
        assert (bob.bullets, bob.value) == (3, 8)

    def test_it_only_boots_a_dude(self) -> None:
        t = Table()
        ann, bob = t.dude(at=SQUARE), t.dude(seat=1, at=SQUARE)
        card = t.hand("Test of Wills")
        t.shootout(ann, bob)
        t.use(card)
        assert bob.booted and not t.game.is_blank(bob, "abilities")

    def test_it_holds_the_ground(self) -> None:
        t = Table()
        ann, bob, ben = t.dude(at=SQUARE, bullets=2), t.dude(seat=1, at=SQUARE), t.dude(seat=1)
        t.hand("Test of Wills")
        away = able("action", shootout(), lambda use: use.send_home_booted(ann))
        call = able("action", shootout(brings_in=True), lambda use: use.join(ben))
        late = able("action", resolution(), lambda use: use.send_home_booted(ann))
        first, second, third = t.hand(away, call, late, seat=1)
        t.shootout(ann, bob)
        t.answer("react")
        t.pass_()
        t.use(first)
        t.use(second)
        assert ann.in_posse and not ann.booted and not ben.in_posse
        t.hands(LEGAL, LEGAL)
        t.run("resolution")
        t.use(third)
        assert ann.at_home

    def test_it_needs_more_bullets(self) -> None:
        t = Table()
        ann, bob = t.dude(at=SQUARE, bullets=1), t.dude(seat=1, at=SQUARE, bullets=1)
        t.hand("Test of Wills")
        t.shootout(ann, bob)
        assert t.decision.kind == "play"

    def test_it_boots_no_card_that_cannot_boot(self) -> None:
        t = Table()
        ann, bob = t.dude(at=SQUARE), t.dude(seat=1, at=SQUARE)
        card = t.hand("Test of Wills")
        t.game.rules(1).forbid(Act.BOOT, bob, until=Until.DAY)
        t.shootout(ann, bob)
        assert not t.can_use(card)


def test_twilight_ends_for_a_shooter_whose_skilled_friend_falls() -> None:
    t = Table()
    ann, bob = t.dude(at=SQUARE, bullets=0), t.dude(seat=1, at=SQUARE)
    friend = t.dude(keywords=("Huckster 0",))
    card = t.hand("Twilight Is Upon Us")
    shot = t.hand(able("action", resolution(), lambda use: use.ace(friend)), seat=1)
    t.shootout(ann, bob)
    t.use(card)
    t.hands(LEGAL, LEGAL)
    t.run("pick shooters")
    t.answer(ann)
    t.run("resolution")
    assert ann.bullets == 2
    t.use(shot)
    assert ann.in_posse and ann.bullets == 0
