"""Rulebook 6.1, steps 1 and 2: Shootout plays and shooters."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Goods, dude, in_posse, noon, opposing, resolution, shootout, your
from gomorra.engine.events import Moved, RoundDecided, ShooterPicked, ShootoutEnded, Shuffled
from gomorra.engine.kernel.state import DISCARD, LIMBO
from gomorra.testing import Table, able, either_leads, plain, rule

SEND = shootout(target=opposing & dude)


def sends_home(use):
    return use.send_home_booted(use.target)


def duel(t: Table, *more):
    """A leader and a mark in the town square, and who joins them."""
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(leader, mark, *more)
    return leader, mark


@rule("RB-6.1.1-a", "CG-Shootout1-a")
@pytest.mark.parametrize("winner", [0, 1])
@either_leads
def test_the_winner_makes_the_first_shootout_play(winner: int) -> None:
    t = Table(winner=winner)
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.turn_of(0)
    t.shootout(leader, mark)
    assert t.decision.seat == winner


@rule("RB-6.1.1-b", "CG-Shootout1-a", "CG-Shootout4b-a", "RB-6.1.4-e")
@either_leads
def test_play_goes_clockwise_among_those_with_a_dude_in_the_fight() -> None:
    t = Table(seats=4, winner=1)
    leader, mark = t.dude(at="town square"), t.dude(seat=3, at="town square")
    t.turn_of(0)
    t.shootout(leader, mark)
    asked = [t.decision.seat]
    t.pass_()
    asked.append(t.decision.seat)
    assert asked == [3, 0]
    t.run("resolution")
    assert t.decision.seat == 3


@rule("RB-6.1.1-c")
@either_leads
def test_only_shootout_plays_are_on_offer() -> None:
    t = Table()
    t.hand(able("action", noon()), able("action", resolution()), plain("dude"), plain("deed"), plain("goods"))
    t.dude(has=[plain("goods")])
    t.dude()
    fight = t.hand(able("action", shootout()))
    duel(t)
    assert {option.key for option in t.decision.options} == {f"use {fight.id} act", "pass"}


@rule("RB-6.1.1-c")
@either_leads
def test_text_may_call_buying_a_shootout_play() -> None:
    class Derringer(Goods):
        shootout_play = True

    t = Table()
    gun = t.hand(plain("goods", behaviour=Derringer))
    leader, _ = duel(t)
    assert t.offers("shop") == [("shop", gun.id, leader.id)]


@rule("RB-6.1.1-d", "CG-Shootout1-b")
@either_leads
def test_an_action_from_hand() -> None:
    t = Table()
    act = t.hand(able("action", shootout()))
    duel(t)
    assert t.can_use(act)


@rule("RB-6.1.1-e", "RB-6.1.1-f", "RB-6.1.1-g")
@either_leads
def test_deeds_improvements_and_the_outfit_anywhere() -> None:
    t = Table(able("outfit", shootout()), plain("outfit"))
    deed = t.put(able("deed", shootout()))
    improvement = t.attach(able("goods", shootout(), keywords=["Improvement"]), deed)
    duel(t)
    for card in (deed, improvement, t.game.outfit(t.seat(0))):
        assert t.can_use(card)


@rule("RB-6.1.1-h", "RB-6.1.1-i", "CG-Shootout1-b")
@either_leads
def test_dudes_and_what_they_carry_only_in_the_posse() -> None:
    t = Table()
    kind = able("dude", shootout())
    inside, outside = t.put(kind, at="town square"), t.put(kind, at="town square", booted=True)
    gun = able("goods", shootout())
    held, away = t.attach(gun, inside), t.attach(gun, outside)
    duel(t, inside)
    assert t.can_use(inside)
    assert t.can_use(held)
    assert not t.can_use(outside)
    assert not t.can_use(away)
    assert t.why_not_use(outside).rule == "RB-6.1.1-i"


@rule("RB-6.1.1-h", "RB-6.1.1-i", "RB-6.1.4-i", "CG-Shootout4b-b")
@pytest.mark.parametrize("kind", [shootout, resolution])
@either_leads
def test_spells_too_work_only_in_the_posse(kind) -> None:
    t = Table()
    hex_ = able("spell", kind(spell=1), keywords=["Hex"])
    inside, outside = (t.dude(at="town square", keywords=["Huckster 1"], has=[hex_]) for _ in range(2))
    across = t.dude(seat=1, at="town square", keywords=["Huckster 1"], has=[hex_])
    t.shootout(inside, across)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "2♦ 4♥ 6♠ 8♣ 10♦")
    if kind is resolution:
        t.run("resolution")
    assert t.can_use(inside.attachments[0])
    assert not t.can_use(outside.attachments[0]) and not t.can_use(across.attachments[0], seat=0)


@rule("RB-6.1.1-j", "RB-6.1.1-l", "CG-Shootout1-b", "CG-Shootout1-d", "CG-MovingIntoPosses-a")
@either_leads
def test_a_card_outside_may_bring_somebody_in() -> None:
    t = Table()
    comer = t.put(able("dude", shootout(brings_in=True), lambda use: use.join(use.card)))
    bystander = t.dude(at="town square")
    call = t.hand(
        able("action", shootout(brings_in=True, target=your & dude), lambda use: use.join(use.target))
    )
    duel(t)
    t.use(comer)
    assert comer.in_posse
    assert comer.in_town_square
    assert not comer.booted
    t.pass_()
    t.use(call, "", bystander)
    assert bystander.in_posse
    assert [event.card for event in t.events(Moved)] == [comer.id], "who is there does not move"


@rule("RB-6.1.1-j", "RB-6.1.1-i")
@pytest.mark.parametrize("kind", ["goods", "spell"])
@either_leads
def test_what_a_dude_outside_carries_may_bring_somebody_in(kind: str) -> None:
    t = Table()
    carries = [
        able(kind, shootout(brings_in=True), lambda use: use.join(use.card.host), name="ride"),
        able(kind, shootout(), lambda use: use.gain(1)),
    ]
    rider = t.dude(has=carries)
    horn, idle = rider.attachments
    duel(t)
    t.turn_of(0)
    assert not t.can_use(idle)
    t.use(horn)
    assert rider.in_posse and rider.in_town_square


@rule("RB-6.1.1-k", "CG-NoonShootout-a")
@either_leads
def test_shootout_abilities_reach_only_who_is_in_the_fight() -> None:
    t = Table()
    hat = plain("goods")
    outside = t.dude(seat=1, at="town square", has=[hat])
    act = t.hand(able("action", shootout(target=dude), sends_home))
    strip = t.hand(able("action", shootout(target=lambda card, use: card.is_goods), lambda use: None))
    leader, mark = duel(t)
    assert not t.can_use(strip)
    t.use(act)
    assert set(t.choices()) == {leader, mark}
    assert outside not in t.choices()


@rule("CG-NoonShootout-b")
def test_text_may_reach_outside() -> None:
    t = Table()
    outside = t.dude(seat=1)
    act = t.hand(able("action", shootout(target=dude, outside=True), lambda use: use.boot(use.target)))
    duel(t)
    t.use(act)
    assert outside in t.choices()


@rule("RB-6.1.1-m", "CG-Plays-c")
@either_leads
def test_a_shootout_action_is_discarded_when_its_play_is_over() -> None:
    t = Table(deck=0)
    t.discard(*(plain("dude") for _ in range(3)))
    seen = []

    def effect(use):
        yield from use.pull()
        seen.append(use.card.zone)

    act = t.hand(able("action", shootout(), effect))
    duel(t)
    t.use(act)
    assert len(t.events(Shuffled)) == 1
    assert seen == [LIMBO]
    assert act.zone == DISCARD
    assert act.id not in {card.id for card in t.deck_of()}


@rule("RB-6.1.1-n", "RB-6.1.1-o", "CG-Shootout1-e", "CG-Plays-a", "CG-Plays-b")
@either_leads
def test_the_step_ends_when_all_pass_in_a_row() -> None:
    t = Table()
    mine, theirs = t.hand(able("action", shootout())), t.hand(able("action", shootout()), seat=1)
    t.dude(at="town square")
    duel(t)
    t.pass_()
    t.use(theirs)
    assert t.can_use(mine)
    t.use(mine)
    t.pass_()
    assert t.game.shootout.step == "make plays"
    t.pass_()
    assert t.game.shootout.step != "make plays"


@rule("RB-6.1.1-n", "RB-6.1.1-b", "RB-6.1.1-o")
def test_the_step_goes_on_until_each_of_three_has_passed_in_turn() -> None:
    t = Table(seats=4)
    leader, mark, ally = (t.dude(seat=seat, at="town square") for seat in (0, 1, 3))
    acts = [t.hand(able("action", shootout()), seat=seat) for seat in (0, 1, 3)]
    t.callout(leader, mark, "accept")
    t.answer(("invite", 3), ally)
    t.form()
    asked = []
    while t.game.shootout.step == "make plays" and t.decision.kind == "play":
        asked.append(t.decision.seat)
        if asked == [0, 1, 3]:
            t.use(acts[2], seat=3)
        else:
            t.pass_()
    assert asked == [0, 1, 3, 0, 1, 3]


@rule("RB-6.1.1-p", "CG-Duration-b", "CG-Shootout7-b")
@either_leads
def test_shootout_effects_last_for_the_shootout() -> None:
    t = Table()
    a, b = t.dude(at="town square"), t.dude(seat=1, at="town square")
    act = t.hand(able("action", shootout(target=your & dude), lambda use: use.modify(use.target, bullets=2)))
    leader, mark = t.dude(at="town square", influence=1), t.dude(seat=1, at="town square")
    t.shootout(leader, mark, a, b)
    t.use(act, "", leader)
    t.hands("A♣ A♦ 3♥ 4♠ 7♣", "A♥ A♠ 3♦ 4♣ 7♦")
    t.run("casualty")
    for _ in range(2):
        t.answer(("casualty", a if t.decision.seat == 0 else b, "discard"))
    t.run("make plays")
    assert t.game.shootout.round == 2
    assert leader.bullets == 2
    t.hands("K♣ K♦ K♥ K♠ 2♣", "A♥ A♠ 3♦ 4♣ 7♦")
    t.finish()
    assert leader.in_play
    assert leader.bullets == 0


@rule("RB-6.1.1-q", "RB-6.1.1-s", "CG-Shootout1-f")
def test_the_last_dude_sent_home_ends_the_fight_without_a_draw() -> None:
    t = Table()
    act = t.hand(able("action", SEND, sends_home))
    leader, mark = duel(t)
    t.use(act)
    assert t.game.shootout is None
    assert mark.at_home
    assert mark.booted
    assert t.events(RoundDecided) == []
    assert [event.winner for event in t.events(ShootoutEnded)] == [0]
    assert leader.in_town_square


@rule("RB-6.1.1-s")
def test_a_leader_without_a_posse_loses_at_once() -> None:
    t = Table()
    act = t.hand(able("action", SEND, sends_home), seat=1)
    _, mark = duel(t)
    t.pass_()
    t.use(act)
    assert t.game.shootout is None and t.events(RoundDecided) == []
    assert [event.winner for event in t.events(ShootoutEnded)] == [1]
    assert mark.in_town_square and t.decision.kind == "play"


@rule("RB-6.1.1-q")
@either_leads
def test_a_dude_sent_home_leaves_the_posse() -> None:
    t = Table()
    helper = t.dude(seat=1, at="town square")
    act = t.hand(able("action", SEND, sends_home))
    _, mark = duel(t, helper)
    t.use(act, "", mark)
    assert not mark.in_posse and helper.in_posse
    assert mark.at_home and t.game.shootout is not None


@rule("RB-6.1.1-r", "CG-SendHomeBooted-b", "RB-5.3.3-r")
def test_even_in_the_own_home() -> None:
    t = Table()
    host, helper = t.dude(), t.dude(booted=True)
    intruder = t.dude(seat=1, at="home of 0")
    act = t.hand(able("action", SEND, sends_home), seat=1)
    t.shootout(host, intruder, helper)
    t.pass_()
    t.use(act, "", helper)
    assert helper.at_home
    assert helper.booted
    assert t.game.shootout.posses[0] == [host.id]


@rule("RB-6.1.1-r", "RB-6.1.6-f")
@pytest.mark.parametrize("way", ["sent", "flees"])
def test_who_was_called_out_at_home_leaves_the_fight_there(way: str) -> None:
    t = Table(winner=1)
    intruder = t.dude(seat=1, at="home of 0")
    host, helper = t.dude(), t.dude()
    duel_at_home = noon(target=opposing & dude)
    t.use(
        t.hand(able("action", duel_at_home, lambda use: use.call_out(intruder, use.target)), seat=1), "", host
    )
    t.answer("accept", helper)
    if way == "sent":
        t.use(t.hand(able("action", SEND, sends_home), seat=1), "", helper)
    else:
        t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "2♦ 4♥ 6♠ 8♣ 9♦")
        t.run("casualty")
        t.answer(("casualty", host, "discard"))
        t.run("flee")
        t.answer(helper)
    assert helper.booted and helper.at_home and not helper.in_posse


@rule("CG-Shootout1-g")
def test_an_emptied_posse_is_not_refilled() -> None:
    t = Table()
    reserve = t.dude(seat=1)
    call = t.hand(
        able("action", shootout(brings_in=True, target=your & dude), lambda use: use.join(use.target)), seat=1
    )
    act = t.hand(able("action", SEND, sends_home))
    duel(t)
    t.use(act)
    assert t.game.shootout is None
    assert not reserve.in_posse
    assert call in t.hand_of(1)


@rule("RB-6.1.2-a", "RB-6.1.2-b", "RB-6.1.2-c", "RB-6.1.2-d", "RB-6.1.2-e")
def test_leader_then_mark_announce_any_posse_member() -> None:
    t = Table(winner=1)
    mine, theirs = t.dude(at="town square", booted=True), t.dude(seat=1, at="town square", booted=True)
    outside, _ = t.dude(at="town square"), t.dude(seat=1, at="town square")
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    more = [t.dude(seat=seat, at="town square") for seat in (0, 1)]
    t.turn_of(0)
    t.shootout(leader, mark, *more, mine, theirs)
    t.run("pick shooters")
    assert t.decision.seat == 0
    assert set(t.choices()) == {leader, more[0], mine}
    assert outside not in t.choices()
    t.answer(mine)
    assert t.decision.seat == 1
    assert set(t.choices()) == {mark, more[1], theirs}
    assert t.game.view(t.seat(1)).shootout.shooters[0] == mine.id
    t.answer(theirs)
    assert [event.card for event in t.events(ShooterPicked)] == [mine.id, theirs.id]


@rule("RB-6.1.2-f")
def test_the_shooter_is_picked_for_one_round() -> None:
    t = Table()
    mine = [t.dude(at="town square") for _ in range(2)]
    theirs = [t.dude(seat=1, at="town square") for _ in range(2)]
    duel(t, *mine, *theirs)
    t.hands("A♣ A♦ 3♥ 4♠ 7♣", "A♥ A♠ 3♦ 4♣ 7♦")
    t.run("pick shooters")
    t.answer(mine[0], theirs[0])
    t.run("run or gun")
    t.run("make plays")
    assert t.game.shootout.round == 2
    assert t.game.shootout.shooters == [0, 0]
    t.run("pick shooters")
    assert t.decision.seat == 0
    t.answer(t.choices()[0])
    assert (t.game.shootout.step, t.decision.seat) == ("pick shooters", 1)


@rule("CG-Shootout2-b")
def test_an_effect_may_dictate_the_shooter() -> None:
    t = Table()
    other = t.dude(at="town square")
    force = able(
        "action",
        shootout(target=your & dude & in_posse),
        lambda use: use.change(use.target.id, "must be shooter", 1),
    )
    act = t.hand(force)
    duel(t, other)
    t.use(act, "", other)
    t.pass_(2)
    assert t.events(ShooterPicked)[0].card == other.id
