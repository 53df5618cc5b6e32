"""Hell's Comin' With Me: actions."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, opposing, shootout
from gomorra.engine.card.handle import Card
from gomorra.engine.events import RoundDecided
from gomorra.testing import LEGAL, Table, able, plain, rule

CHEATING, TWO_PAIRS = "8♠ 8♠ 3♦ 4♣ 6♣", "9♠ 9♥ 4♦ 4♣ 6♣"
PAIR, TRIPLE = "8♠ 8♥ 3♦ 4♣ 6♣", "9♠ 9♥ 9♦ 4♣ 6♣"


def test_a_huckster_boots_to_sow_tumblebleeds_in_the_square() -> None:
    t = Table()
    ann, weed = t.dude(keywords=("Huckster 0",)), t.hand("Tumblebleeds!")
    t.use(weed)
    assert ann.booted and weed.in_play and weed.host is t.game.card(0) and weed in t.game.card(0).attachments


def test_sowing_takes_an_unbooted_huckster() -> None:
    t = Table()
    t.dude(), t.dude(keywords=("Huckster 0",), booted=True)
    assert not t.can_use(t.hand("Tumblebleeds!"))


@pytest.mark.parametrize(("where", "weeds", "casualties"), [
    ("town square", 1, (4, 0)), ("town square", 2, (5, 0)), ("deed", 1, (3, 0)),
])  # fmt: skip
def test_the_loser_bleeds_more_in_the_square(where: str, weeds: int, casualties: tuple[int, int]) -> None:
    t = Table()
    place = t.deed() if where == "deed" else "town square"
    ann, bob = t.dude(at=place), t.dude(seat=1, at=place)
    for _ in range(weeds):
        t.attach("Tumblebleeds!", "town square")
    t.shootout(ann, bob)
    t.hands(LEGAL, TRIPLE)
    t.finish()
    assert t.events(RoundDecided)[0].casualties == casualties


def test_nobody_bleeds_more_in_an_exact_tie() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.attach("Tumblebleeds!", "town square")
    t.shootout(ann, bob)
    t.hands(PAIR, PAIR)
    t.finish()
    assert t.events(RoundDecided)[0].casualties == (1, 1)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("helpers", "left"), [(0, 2), (1, 1)])
def test_every_player_may_clear_as_many_weeds_as_dudes_come_along(seat: int, helpers: int, left: int) -> None:
    t = Table()
    weeds = [t.attach("Tumblebleeds!", "town square") for _ in range(3)]
    leader = t.dude(seat=seat)
    friends = [t.dude(seat=seat) for _ in range(helpers)]
    t.use(weeds[0], "clear_away", *([leader] if helpers else []), seat=seat)
    t.form(*friends)
    assert len(t.game.card(0).attachments) == left
    assert leader.at_home and leader.booted
    assert len(t.discard_of()) == 3 - left


SQUARE = "town square"


def test_fannin_the_hammer_hits_as_many_as_there_are_bullets() -> None:
    t = Table()
    ann = t.dude("Ann", at=SQUARE, bullets=2)
    foes = [t.dude(f"Foe {n}", seat=1, at=SQUARE, bullets=n, stud=True) for n in (0, 2, 3)]
    t.shootout(ann, foes[0], *foes[1:])
    t.use(t.hand("Fannin' the Hammer"))
    assert len(t.choices()) == 3
    t.answer(foes[0], foes[1])
    assert ann.booted and [foe.is_stud for foe in foes] == [False, True, True]
    assert [foe.bullets for foe in foes] == [0, 1, 3] and t.decision.seat == 1


def test_fannin_looks_at_printed_bullets_for_draws() -> None:
    t = Table()
    gun = plain("goods", "Gun", keywords=["Weapon"], bullets=3)
    ann, foe = t.dude(at=SQUARE, bullets=4), t.dude(seat=1, at=SQUARE, bullets=0, stud=True, has=[gun])
    t.shootout(ann, foe)
    t.use(t.hand("Fannin' the Hammer"))
    assert foe.bullets == 2 and not foe.is_stud


def test_fannin_takes_an_unbooted_dude_of_the_posse() -> None:
    t = Table()
    ann, foe = t.dude(at=SQUARE, booted=True), t.dude(seat=1, at=SQUARE)
    t.dude(bullets=2)
    card = t.hand("Fannin' the Hammer")
    t.callout(foe, ann)
    t.run("play")
    assert not t.can_use(card)


def test_without_bullets_there_is_nothing_to_fan() -> None:
    t = Table()
    ann, foe = t.dude(at=SQUARE, bullets=0), t.dude(seat=1, at=SQUARE, bullets=1, stud=True)
    t.shootout(ann, foe)
    t.use(t.hand("Fannin' the Hammer"))
    assert ann.booted and foe.bullets == 1 and foe.is_stud


def covered(t: Table, winning: str) -> tuple[Card, Card]:
    """Ann takes cover next to Ben; then the hands are seen."""
    ann, ben = t.dude("Ann", at=SQUARE, bullets=2), t.dude("Ben", at=SQUARE, booted=True)
    foes = [t.dude(seat=1, at=SQUARE) for _ in range(3)]
    t.shootout(ann, foes[0], ben, *foes[1:])
    t.use(t.hand("Takin' Cover"), "", ann)
    assert ann.bullets == 1
    t.hands(LEGAL, winning)
    return ann, ben


@pytest.mark.parametrize("winning", [LEGAL, PAIR, TWO_PAIRS])
def test_a_dude_behind_cover_is_no_casualty_of_a_close_round(winning: str) -> None:
    t = Table()
    ann, ben = covered(t, winning)
    t.run("flee")
    assert ann.in_posse and not ben.in_play


def test_cover_does_not_help_against_three_ranks() -> None:
    t = Table()
    ann, ben = covered(t, TRIPLE)
    t.run("casualty")
    assert set(t.choices()) == {ann, ben}


def test_cover_lasts_for_a_round_and_the_lost_bullet_for_the_shootout() -> None:
    t = Table()
    ann, _ = covered(t, PAIR)
    t.next_round()
    assert ann.bullets == 1
    t.hands(LEGAL, PAIR)
    t.finish()
    assert not ann.in_play


def rider(t: Table, *gear: object) -> tuple[Card, Card]:
    """Somebody far away comes to the help of Ann."""
    ann, bob = t.dude("Ann", at=SQUARE), t.dude("Bob", seat=1, at=SQUARE)
    far = t.dude("Far", at=t.deed(keywords=["Out of Town"]), booted=True, has=gear)
    card = t.hand("Hell's Comin' With Me!")
    t.shootout(ann, bob)
    t.use(card)
    return far, bob


TRICK = able("goods", shootout(target=opposing & dude), lambda use: use.modify(use.target, value=3))
DOG = plain("goods", "Dog", keywords=["Sidekick"])


def test_hell_comes_from_anywhere() -> None:
    t = Table()
    far, _ = rider(t, TRICK)
    assert far.in_posse and far.in_town_square and far.booted and t.decision.seat == 1


def test_with_a_sidekick_hell_brings_a_play_along() -> None:
    t = Table()
    shooter = t.hand(able("action", shootout(), lambda use: use.gain(1)))
    far, bob = rider(t, TRICK, DOG)
    trick = far.attachments[0]
    assert t.decision.seat == 0 and not t.can_use(shooter) and t.offers("use") == [("use", trick.id, "act")]
    before = bob.value
    t.use(trick)
    assert bob.value == before + 3 and t.decision.seat == 1


def test_the_play_may_be_declined_and_is_not_offered_for_nothing() -> None:
    t = Table()
    far, _ = rider(t, TRICK, DOG)
    t.answer("pass")
    assert t.decision.seat == 1 and far.in_posse
    t = Table()
    rider(t, DOG)
    assert t.decision.seat == 1


def test_hell_needs_somebody_outside() -> None:
    t = Table()
    ann, bob = t.dude(at=SQUARE), t.dude(seat=1, at=SQUARE)
    card = t.hand("Hell's Comin' With Me!")
    t.shootout(ann, bob)
    assert not t.can_use(card)


def test_a_feud_that_nobody_answers_gives_a_control_point() -> None:
    t = Table()
    ann, bob = t.dude("Ann"), t.dude("Bob", seat=1)
    t.use(t.hand("Frontier Feud"))
    assert ann.in_town_square and ann.booted and t.decision.seat == 1 and t.choices() == [bob]
    assert t.rock() == 18
    t.answer("pass")
    assert ann.control == 1 and bob.at_home and t.game.shootout is None
    t.end_day()
    assert ann.control == 1


def test_a_feud_is_fought_between_two() -> None:
    t = Table()
    ann, bob = t.dude("Ann", at=t.deed(), value=9), t.dude("Bob", seat=1, value=8)
    friend, foe = t.dude("Friend", at=SQUARE), t.dude("Foe", seat=1, at=SQUARE)
    helper = t.hand("Hell's Comin' With Me!")
    t.use(t.hand("Frontier Feud"), "", bob)
    fight = t.game.shootout
    assert fight is not None and fight.posses == [[bob.id], [ann.id]] and fight.seats == (1, 0)
    assert not bob.booted and bob.in_town_square and ann.control == 0
    assert not t.can_use(helper, seat=0)
    t.finish()
    assert friend.in_play and foe.in_play
    late = t.dude("Late", at=SQUARE)
    t.shootout(friend, foe, late)  # in the next fight others may join again
    assert late.in_posse


def test_a_feud_is_answered_from_elsewhere_in_town_only() -> None:
    t = Table()
    ann = t.dude("Ann")
    t.dude(seat=1, at=t.deed(seat=1, keywords=["Out of Town"])), t.dude(seat=1, at=SQUARE)
    t.use(t.hand("Frontier Feud"))
    assert ann.control == 1 and t.decision.kind == "play"


@rule("CG-Abilities-b")
def test_a_feud_needs_an_unbooted_dude_in_town_outside_the_square() -> None:
    t = Table()
    t.dude(booted=True), t.dude(at=SQUARE), t.dude(at=t.deed(keywords=["Out of Town"]))
    assert not t.can_use(t.hand("Frontier Feud"))


def pearl(t: Table, mine: str, pulled: str = "2♣") -> tuple[Card, Card, Card]:
    """A monk answers a Cheatin' hand with the Pearl."""
    monk = t.dude("Monk", at=SQUARE, keywords=["Kung Fu 1"], value=9, bullets=1, influence=1)
    foe, other = t.dude("Foe", seat=1, at=SQUARE), t.dude("Other", seat=1, at=SQUARE)
    t.dude("Bystander", seat=1, at=SQUARE)
    card = t.hand("Seizing the Pearl of Death")
    t.showdown(monk, foe, other, hands=(mine, CHEATING))
    t.stack(pulled)
    t.use(card)
    return monk, foe, other


@pytest.mark.parametrize("legal", [True, False])
def test_the_pearl_strikes_a_cheat(legal: bool) -> None:
    t = Table()
    monk, foe, other = pearl(t, PAIR if legal else CHEATING)
    assert len(t.hand_of()) == 1 and set(t.choices()) == {monk, foe, other}
    t.answer(other)
    assert other.at_home and other.booted
    assert (monk.bullets, monk.influence) == ((2, 2) if legal else (1, 1))
    t.finish()
    assert t.events(RoundDecided)[0].casualties == (0, 2)


def test_the_pearl_need_not_send_anybody_home_and_lasts_until_sundown() -> None:
    t = Table()
    monk, foe, other = pearl(t, TRIPLE)
    t.hand(plain("action"))
    t.answer("pass")
    assert foe.in_posse and other.in_posse
    t.finish()
    assert (monk.bullets, monk.influence) == (2, 2)
    t.run("sundown")
    assert (monk.bullets, monk.influence) == (1, 1)


def test_the_pearl_may_slip() -> None:
    t = Table()
    monk, _, _ = pearl(t, PAIR, "10♣")
    assert not t.hand_of() and monk.bullets == 1 and t.decision.kind == "play"


def test_the_pearl_in_lowball() -> None:
    t = Table(winner=0)
    monk = t.dude("Monk", at=SQUARE, keywords=["Kung Fu 1"], value=9, influence=1)
    foe, far = t.dude("Foe", seat=1, at=SQUARE), t.dude("Far", seat=1)
    card = t.hand("Seizing the Pearl of Death")
    t.stack(f"{LEGAL} 2♣")
    t.stack(CHEATING, seat=1)
    t.start("gambling")
    t.run("play")
    t.use(card)
    assert foe in t.choices() and far not in t.choices()
    t.answer(foe)
    assert foe.at_home and foe.booted and monk.influence == 2


@rule("CR-FlightoftheLepus-b")
@pytest.mark.parametrize(("bullets", "hit"), [(1, False), (2, True)])
def test_fannin_hits_tyxarglenak_before_the_hucksters_it_guards(bullets: int, hit: bool) -> None:
    t = Table()
    ann = t.dude(at="town square", bullets=bullets)
    guard = t.put("Tyxarglenak", seat=1, at="town square")
    bob = t.dude(seat=1, at="town square", bullets=2, keywords=("Huckster 1",))
    t.shootout(ann, guard, bob)
    t.use(t.hand("Fannin' the Hammer"), "", *([guard] if hit else []))
    assert guard.bullets == 1 and bob.bullets == (1 if hit else 2)
