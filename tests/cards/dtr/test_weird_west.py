"""Base Set dudes and actions as the Weird West printed them, where they behave differently."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, in_shootout, noon, shootout
from gomorra.engine.card.handle import Card
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain, rule

HEX = plain("spell", "Curse", keywords=("Hex",), cost=1)


def duel(t: Table, title: str = "", **facts: object) -> tuple[Card, Card]:
    ann = t.put(title, at="town square") if title else t.dude(at="town square")
    return ann, t.dude(seat=1, at="town square", **facts)


# Dudes


@pytest.mark.parametrize(("code", "again"), [("01013", False), ("24050", True)])
def test_jia_mein_studies_again_and_again(code: str, again: bool) -> None:
    t = Table()
    jia, bob = duel(t, code)
    first, second = t.hand(HEX, HEX)
    t.shootout(jia, bob)
    t.use(jia, "study", first)
    assert first.host is jia and jia.is_stud and second in t.hand_of()
    t.pass_()
    assert t.can_use(jia, "study") is again


HORSE = able("goods", noon(), lambda use: use.gain(1), name="trot", keywords=("Horse",))


@pytest.mark.parametrize(("code", "boots"), [("01029", False), ("24032", True)])
def test_jon_refreshes_his_horse(code: str, boots: bool) -> None:
    t = Table(stash=0)
    jon = t.put(code)
    horse = t.attach(HORSE, jon)
    t.use(horse)
    t.pass_()
    assert not t.can_use(horse)
    horse.body.booted = True
    t.game.state.version += 1
    t.use(jon)
    t.pass_()
    assert not horse.booted and jon.booted is boots
    t.use(horse)
    assert t.rock() == 2


def test_the_weird_west_jon_refreshes_one_ability_only() -> None:
    t = Table()
    jon = t.put("24032")
    pony = t.attach("Mechanical Horse", jon, booted=True)
    pony.body.used = ("gallop", "ride_along")
    t.use(jon, "", "ride along")
    assert pony.body.extra == ("ride_along",)


@pytest.mark.parametrize(("code", "upkeep"), [("01030", 2), ("24033", 1)])
def test_lane_saves_upkeep_on_horseback(code: str, upkeep: int) -> None:
    t = Table(plain("outfit", gangs=("Entrepreneurs",)), plain("outfit"))
    lane = t.put(code)
    assert lane.upkeep == 2 and lane.bullets == 1
    t.attach("Mustang", lane)
    assert lane.upkeep == upkeep and lane.bullets == 3


@pytest.mark.parametrize("code", ["01037", "24081"])
def test_lawrence_has_his_point_until_he_leaves_or_the_day_ends(code: str) -> None:
    t = Table()
    t.dude(seat=1, influence=9)
    lawrence = t.put(code, at=t.deed(seat=1))
    t.use(lawrence)
    assert lawrence.control == 1
    t.end_day()
    assert lawrence.control == 0


@pytest.mark.parametrize("code", ["01017", "24066"])
def test_philip_swinford_answers_every_cheater(code: str) -> None:
    t = Table(seats=3)
    t.put(code)
    cards = [t.hand(plain("action", f"Card {n}")) for n in range(2)]
    for seat, hand in enumerate((LEGAL, CHEATIN, CHEATIN)):
        t.stack(hand, seat=seat)
    t.start("gambling")
    t.answer(cards[0], cards[1])
    assert {card.title for card in t.discard_of()} >= {"Card 0", "Card 1"}


# Actions


@pytest.mark.parametrize(("word", "bullets", "draw", "rock"), [
    ("-2 bullets", 1, False, 20), ("draw", 3, True, 20), ("both for 1 ghost rock", 1, True, 19),
])  # fmt: skip
def test_the_weird_west_sun_does_one_thing_or_both_for_a_ghost_rock(
    word: str, bullets: int, draw: bool, rock: int
) -> None:
    t = Table()
    ann, bob = duel(t, bullets=3, stud=True)
    sun = t.hand("24221")
    t.shootout(ann, bob)
    t.use(sun, "", bob, word)
    assert bob.bullets == bullets and bob.is_draw is draw and t.rock() == rock


def test_without_ghost_rock_the_sun_does_not_do_both() -> None:
    t = Table(stash=0)
    ann, bob = duel(t)
    sun = t.hand("24221")
    t.shootout(ann, bob)
    t.use(sun, "", bob)
    assert len(t.offers("word")) == 2


@pytest.mark.parametrize(("code", "after"), [("01113", 2), ("24221", 1)])
def test_only_the_base_set_sun_stops_at_zero(code: str, after: int) -> None:
    t = Table()
    ann, bob = duel(t, bullets=1)
    sun, drink = (
        t.hand(code),
        able("action", shootout(target=dude), lambda use: use.modify(use.target, bullets=2)),
    )
    t.shootout(ann, bob)
    t.use(sun, "", bob, *(["-2 bullets"] if code == "24221" else []))
    assert bob.bullets == 0
    t.pass_()
    t.use(t.hand(drink), "", bob)
    assert bob.bullets == after


@pytest.mark.parametrize(("code", "after"), [("01124", 2), ("24236", 0)])
def test_only_the_base_set_pin_stops_at_zero(code: str, after: int) -> None:
    t = Table()
    ann, bob = duel(t, bullets=1)
    pin = t.hand(code)
    t.shootout(ann, bob)
    t.use(pin, "", bob)
    t.run("resolution")
    assert bob.bullets == 0
    t.game.rules(t.seat(1)).modify(bob, bullets=2)
    assert bob.bullets == after


@pytest.mark.parametrize("code", ["01124", "24236"])
def test_a_pinned_dude_is_the_first_casualty_in_either_printing(code: str) -> None:
    t = Table()
    ann, bob = duel(t)
    ben = t.dude(seat=1, at="town square")
    pin = t.hand(code)
    t.shootout(ann, bob, ben)
    t.use(pin, "", ben)
    t.hands("8♠ 8♥ 3♦ 4♣ 6♣", LEGAL)
    t.next_round()
    assert not ben.in_play and bob.in_play


@pytest.mark.parametrize(("code", "own"), [("01123", True), ("24235", False), ("00020", True)])
def test_the_weird_west_kidnappers_take_only_opposing_dudes(code: str, own: bool) -> None:
    t = Table()
    leader, mine = t.dude(bullets=3), t.dude(at="town square", booted=True)
    theirs = t.dude(seat=1, at="town square", booted=True)
    t.use(t.hand(code))
    marks = set(t.choices()) if t.decision.kind == "choose" else {theirs}
    assert (mine in marks) is own
    if t.decision.kind == "choose":
        t.answer(theirs)
    t.form()
    assert theirs in t.discard_of(1) and leader.bounty == 1


@pytest.mark.parametrize("code", ["01126", "24238"])
def test_the_bounty_hunters_gunslinger_leaves_after_the_shootout(code: str) -> None:
    t = Table()
    crook = t.dude(seat=1, at="town square", bounty=2)
    t.use(t.hand(code))
    assert t.game.shootout is not None and crook.in_posse
    t.hands("8♠ 8♥ 3♦ 4♣ 6♣ A♥ 2♥", LEGAL)
    t.finish()
    assert not t.game.dudes(t.seat(0)) and t.rock() == 20 - 2 + 2


@pytest.mark.parametrize("code", ["01126", "24238"])
@rule("CR-ClementineLepp-a")
def test_without_a_callout_the_gunslinger_goes_away_at_once(code: str) -> None:
    t = Table()
    saloon = t.deed(seat=1, keywords=("Saloon",))
    t.put("Clementine Lepp", seat=1, at=saloon, bounty=1)
    t.use(t.hand(code))
    assert t.game.shootout is None and not t.game.dudes(t.seat(0))


@pytest.mark.parametrize(("code", "usable"), [("01142", True), ("24257", False)])
def test_no_token_shoots_point_blank_in_the_weird_west(code: str, usable: bool) -> None:
    t = Table()
    gun, bob = t.put("Gunslinger", at="town square"), t.dude(seat=1, at="town square")
    card = t.hand(code)
    t.shootout(gun, bob)
    t.run("resolution")
    assert t.can_use(card) is usable


def test_the_weird_west_point_blank_aces_a_weaker_dude() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", bullets=3, stud=True), t.dude(seat=1, at="town square", bullets=2)
    card = t.hand("24257")
    t.shootout(ann, bob)
    t.run("resolution")
    t.use(card)
    assert ann.booted and bob in t.boot_hill_of(1)


def armed(t: Table) -> tuple[Card, Card]:
    """A foe with three things, one of them able to shoot."""
    ann, bob = duel(t, bullets=1, has=("Shotgun", "Mustang", plain("goods", "Hat")))
    return ann, bob


def test_the_weird_west_unprepared_hits_a_dude_alone() -> None:
    t = Table()
    ann, bob = armed(t)
    t.shootout(ann, bob)
    t.use(t.hand("24248"), "catch_off_guard", bob)
    assert bob.booted and bob.bullets == 1 - 1 + 1 and not any(card.booted for card in bob.attachments)


def test_the_weird_west_unprepared_or_up_to_two_of_his_things() -> None:
    t = Table()
    ann, bob = armed(t)
    ben = t.dude(seat=1, at="town square", has=("Peacemaker",))
    gun, horse, hat = bob.attachments
    t.shootout(ann, bob, ben)
    t.use(t.hand("24248"), "fumble", gun)
    assert ben.attachments[0] not in t.choices() and {horse, hat} <= set(t.choices())
    t.answer(horse)
    assert gun.booted and horse.booted and not hat.booted and not bob.booted
    assert bob.bullets == 1 and not t.can_use(gun)


def test_a_dude_caught_off_guard_uses_no_ability_of_his_own() -> None:
    t = Table(winner=1)
    ann = t.dude(at="town square")
    shooter = t.put(
        able("dude", shootout(target=dude & in_shootout), lambda use: None), seat=1, at="town square"
    )
    t.shootout(ann, shooter)
    assert t.can_use(shooter)
    t.use(t.hand("24248"), "catch_off_guard", shooter)
    assert not t.can_use(shooter)
