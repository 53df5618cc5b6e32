"""Rulebook 6.1 for a third player who joins a posse: who may come, whose abilities serve, who counts for the draw."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import always, happens, resolution, shootout, trait
from gomorra.engine.events import Booted, Moved
from gomorra.engine.fights import drawing
from gomorra.testing import Table, able, plain, rule

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"
PAIR = "K♣ K♦ 3♥ 4♠ 9♣"
SIDES = pytest.mark.parametrize("side", ["leader", "mark"])


def brawl(t: Table, side: str, *allied, place="town square"):
    """Player 0 calls out player 1's dude; player 2 helps one of them with these dudes."""
    leader, mark = t.dude(at=place), t.dude(seat=1, at=place)
    t.turn_of(0)
    t.callout(leader, mark, "accept")
    while t.decision.kind == "join":
        if t.decision.seat == 2:
            wanted = [one for one in allied if one in t.choices()]
            t.answer(wanted[0] if wanted else "done")
        elif t.decision.seat == (0 if side == "leader" else 1) and ("invite", 2) in t.offers("invite"):
            t.answer(("invite", 2))
        else:
            t.answer("done")
    return leader, mark


@rule("RB-6.1-h", "RB-6.1-i", "RB-6.1-j", "RB-6.1-k", "RB-6.1-l", "RB-6.1-m", "RB-6.1-r")
@SIDES
def test_the_dudes_of_an_ally_come_by_the_same_rules(side: str) -> None:
    t = Table(seats=3)
    place, next_door, far = t.deed(end="left"), t.deed(end="left"), t.deed(end="left")
    here, tired = t.dude(seat=2, at=place), t.dude(seat=2, at=place, booted=True)
    comer = t.dude(seat=2, at=next_door)
    kept = [t.dude(seat=2, at=next_door, booted=True), t.dude(seat=2, at=far)]
    kept.append(t.put(able("dude", always("cannot move"), lambda card, *asked: True), 2, at=next_door))
    brawl(t, side, here, tired, comer, *kept, place=place)
    posse = t.game.shootout.posses[0 if side == "leader" else 1]
    assert posse[1:] == [here.id, tired.id, comer.id]
    assert (here.booted, tired.booted, comer.booted) == (False, True, True)
    assert comer.place == place.id and not any(one.in_posse for one in kept)
    assert (
        [event.card for event in t.events(Booted)] == [event.card for event in t.events(Moved)] == [comer.id]
    )


@rule("RB-6.1-g", "RB-6.1-u", "RB-6.1-x")
@SIDES
def test_the_dude_of_an_ally_joins_and_trespasses_like_any_other(side: str) -> None:
    t = Table(seats=4)
    lair = t.deed(seat=3, keywords=["Private"])
    joins = trait("when", happens.Joined, if_=lambda card, event: event.card == card.id)
    ally = t.put(able("dude", joins, lambda use: use.gain(1)), 2, at=lair)
    leader, mark = brawl(t, side, ally, place=lair)
    assert t.rock(2) == 21
    assert [one.bounty for one in (leader, mark, ally)] == [1, 1, 1]


@rule("RB-6.1.1-d", "RB-6.1.1-e", "RB-6.1.1-f", "RB-6.1.1-g", "RB-6.1.1-h", "RB-6.1.1-i")
@rule("RB-6.1.4-d", "RB-6.1.4-g", "RB-6.1.4-h", "RB-6.1.4-i")
@SIDES
@pytest.mark.parametrize("times", [shootout, resolution])
def test_an_ally_uses_his_own_cards_in_the_fight(times, side: str) -> None:
    t = Table(plain("outfit"), plain("outfit"), able("outfit", times()), seats=3)
    kind, gun = able("dude", times()), able("goods", times())
    ally, outside = t.put(kind, 2, at="town square"), t.put(kind, 2, at="town square")
    held, away = t.attach(gun, ally), t.attach(gun, outside)
    hall = t.put(able("deed", times()), seat=2)
    sign = t.attach(able("goods", times(), keywords=["Improvement"]), hall)
    act = t.hand(able("action", times()), seat=2)
    brawl(t, side, ally)
    t.hands(PAIR, HIGH_CARD)
    if times is resolution:
        t.run("resolution")
    while t.decision.seat != 2:
        t.pass_()
    usable = (act, hall, sign, t.game.outfit(t.seat(2)), ally, held)
    assert all(t.can_use(card, seat=2) for card in usable)
    assert not t.can_use(outside, seat=2) and not t.can_use(away, seat=2)


@rule("RB-6.1.3-a", "RB-6.1.3-b", "RB-6.1.3-c", "RB-6.1.3-d", "RB-6.1.3-g", "RB-6.1.3-h", "RB-6.1.3-i")
@rule("RB-6.1.2-c", "RB-6.1.2-e")
@SIDES
@pytest.mark.parametrize("shoots", [True, False])
def test_the_dudes_of_an_ally_count_for_the_draw_and_may_shoot(side: str, shoots: bool) -> None:
    t = Table(seats=3)
    allied = [
        t.dude(seat=2, at="town square", bullets=n, stud=stud)
        for n, stud in ((3, True), (2, False), (0, True))
    ]
    leader, mark = brawl(t, side, *allied)
    t.run("pick shooters")
    number = 0 if side == "leader" else 1
    own = (leader, mark)[number]
    while t.game.shootout.step == "pick shooters":
        assert t.decision.seat == number and set(t.choices()) == {own, *allied}
        t.answer(allied[0] if shoots else own)
    found = drawing.bonuses(t.game, t.game.shootout, number)
    assert found == ((3 + 1, 1 + 1) if shoots else (1 + 1, 0 + 1))
    drawn = [len(event.cards) for event in t.events(happens.Dealt) if event.seat == number]
    assert drawn == [5 + found[0]]


@rule("RB-6.1.7-b")
@SIDES
def test_a_side_of_which_only_an_ally_is_left_has_won(side: str) -> None:
    t = Table(seats=3)
    ally = t.dude(seat=2, at="town square")
    brawl(t, side, ally)
    number = 0 if side == "leader" else 1
    t.hands("J♣ J♦ J♥ 4♠ 9♣", "A♣ A♦ A♥ 4♣ 9♦")
    while t.game.shootout is not None:
        if t.decision.kind == "casualty" and t.decision.seat == number:
            t.answer(next(key for key in t.offers("casualty") if key[1] != ally.id))
        else:
            t.game.answer(t.plain_answer())
    assert ally.in_play and [event.winner for event in t.events(happens.ShootoutEnded)] == [number]


@rule("RB-6.1-s", "RB-6.1-t")
@pytest.mark.parametrize("whose", range(4))
@pytest.mark.parametrize("user", range(4))
def test_no_effect_of_anybody_brings_a_dude_into_the_posse_across(user: int, whose: int) -> None:
    t = Table(seats=4)
    dudes = [t.dude(seat=seat, at="town square") for seat in range(4)]
    comer = t.dude(seat=whose)
    act = t.hand(able("action", shootout(brings_in=True), lambda use: use.join(comer)), seat=user)
    t.callout(dudes[0], dudes[1], "accept")
    while t.decision.kind == "join":
        helper = {0: 2, 1: 3}.get(t.decision.seat)
        if helper is None:
            helps = [one for one in dudes if one in t.choices()]
            t.answer(helps[0] if helps else "done")
        else:
            t.answer(("invite", helper) if ("invite", helper) in t.offers("invite") else "done")
    assert t.game.shootout.posses == [[dudes[0].id, dudes[2].id], [dudes[1].id, dudes[3].id]]
    while t.decision.seat != user:
        t.pass_()
    t.use(act, seat=user)
    assert comer.side == (user % 2 if user % 2 == whose % 2 else None)
