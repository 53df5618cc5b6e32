"""Statements whose overlooked part shows best with printed cards."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra import poker
from gomorra.cards.vocabulary import happens, noon
from gomorra.engine.card.handle import Card
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, rule

PAIR = "K♣ K♦ 3♥ 4♠ 9♣"
ROBOT = plain("dude", "Robot", keywords=["Gadget 5"], influence=1, upkeep=0)


def square(t: Table, seat: int = 0, **facts: Any) -> Card:
    return t.dude(seat=seat, at="town square", **facts)


@rule("RB-3.3-b")
@pytest.mark.parametrize(("code", "shot"), [("01084", ["Low", "Equal"]), ("24151", ["Low"])])
@either_leads
def test_a_shotgun_reaches_no_higher_value(code: str, shot: list[str]) -> None:
    t = Table()
    shooter = square(t, bullets=4, has=[code])
    assert shooter.bullets == 5
    foes = [square(t, 1, title=name, value=value) for name, value in (("Low", 4), ("Equal", 5), ("High", 6))]
    t.shootout(shooter, *foes)
    t.use(shooter.attachments[0])
    offered = t.choices() if t.decision.kind == "choose" else [foe for foe in foes if not foe.in_play]
    assert [card.title for card in offered] == shot


@rule("RB-3.3-b")
@pytest.mark.parametrize(("pull", "saved"), [("6♠", False), ("7♠", False), ("8♠", True)])
def test_the_doctors_pull_must_beat_the_value(pull: str, saved: bool) -> None:
    t = Table()
    t.put("Dr. Emanuel Ashbel")
    victim = t.dude(seat=1, value=7)
    t.stack(pull)
    t.use(t.hand(able("action", noon(), lambda use: use.ace(victim))), "", "react")
    assert (victim in t.discard_of(1), victim in t.boot_hill_of(1)) == (saved, not saved)


@rule("RB-6.2-c")
@pytest.mark.parametrize("title", ["Burn 'Em Out", "24222", "A Coach Comes to Town"])
def test_a_job_may_mark_a_players_home_a_dude_or_the_square(title: str) -> None:
    t = Table()
    t.dude()
    rival = t.dude(seat=1)
    marks = {
        "Burn 'Em Out": t.game.outfit(t.seat(1)),
        "24222": rival,
        "A Coach Comes to Town": t.game.card(0),
    }
    t.use(t.hand(title))
    t.run("play")
    (started,) = t.events(happens.JobStarted)
    assert started.mark == marks[title].id


def invented(t: Table, at: Card | None = None) -> Card:
    scientist = t.dude(keywords=["Mad Scientist 5"], at=at)
    robot: Card = t.hand(ROBOT)
    t.stack("9♣")
    t.invent(robot, scientist)
    assert robot.in_play
    return robot


@rule("RB-7.2.2-p")
def test_a_gadget_dude_moves() -> None:
    t = Table()
    robot = invented(t)
    t.move(robot, "town square")
    assert robot.in_town_square and robot.booted is False


@rule("RB-7.2.2-p")
@either_leads
def test_a_gadget_dude_joins_a_posse() -> None:
    t = Table()
    robot = invented(t)
    ann, bob = square(t), square(t, 1)
    t.shootout(ann, bob, robot)
    assert robot.in_posse and robot.in_town_square and robot.booted


@rule("RB-7.2.2-p")
@pytest.mark.parametrize("answer", ["refuse", "accept"])
def test_a_gadget_dude_is_called_out(answer: str) -> None:
    t = Table()
    mine = t.deed()
    robot, bob = invented(t, mine), t.dude(seat=1, at=mine)
    t.callout(bob, robot)
    assert t.decision.seat == 0
    t.answer(answer)
    if answer == "refuse":
        assert robot.at_home and robot.booted
    else:
        t.form()
        assert robot.in_posse


@rule("RB-7.3.1-h")
@pytest.mark.parametrize("performer", [0, 1])
@pytest.mark.parametrize("title", ["Shifu Speaks", "Jade King Stance"])
def test_your_dude_and_this_dude_on_printed_techniques_are_the_performer(title: str, performer: int) -> None:
    t = Table()
    monks = [square(t, keywords=["Kung Fu 3"], booted=True, value=9) for _ in range(2)]
    t.stack("A♣")
    t.use(t.hand(title), "", monks[performer])
    t.run("play")
    changed = [monk.influence > 0 or (monk.bullets > 0 and not monk.booted) for monk in monks]
    assert changed == [performer == 0, performer == 1]
    assert [monk.rating("Kung Fu") for monk in monks] == [5, 3][:: 1 if performer == 0 else -1]


@rule("RB-7.4-t")
@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("K♦ Q♦ J♦ 9♦ 7♦", "Q♣ Q♣ J♣ 10♣ 9♣"),
        ("K♦ 9♦ 8♦ 3♦ 2♦", "K♣ 7♣ 7♣ 7♣ 6♣"),
        ("K♦ 9♦ 5♦ 5♦ 2♦", "K♣ 8♣ 8♣ 7♣ 7♣"),
    ],
)
def test_flushes_compare_from_the_top_whatever_repeats(higher: str, lower: str) -> None:
    better, worse = (poker.rank_hand(poker.parse(cards)) for cards in (higher, lower))
    assert better.rank == worse.rank == 6 and poker.compare(better, worse) == 1


@rule("CR-TheSloaneGang-b")
@pytest.mark.parametrize("code", ["01004", "24012"])
@pytest.mark.parametrize(("wish", "earned"), [("ghost rock", (1, 0)), ("control point", (0, 1))])
def test_the_sloane_gangs_player_chooses_for_a_dude_that_was_taken_over(
    code: str, wish: str, earned: tuple[int, int]
) -> None:
    t = Table(code, "Law Dogs")
    boss = square(t)
    t.dude(seat=1, influence=5)
    t.dude(influence=5)
    t.use(t.game.outfit(t.seat(0)))
    boss.body.controller = t.seat(1)
    t.hand(plain("action"))
    t.run("sundown")
    assert t.decision.seat == 0 and boss.controller == t.seat(1)
    t.answer(wish)
    assert (t.rock(0) - 20, boss.control) == earned and t.rock(1) == 20


@rule("CR-RaisingHell-c")
@either_leads
def test_what_raising_hell_calls_enters_where_the_fight_is() -> None:
    t = Table()
    place = t.deed(seat=1)
    fiend = t.boot_hill(plain("dude", "Fiend", keywords=["Abomination"]))
    caster = t.dude(at=place, keywords=["Huckster 5"], has=["Raising Hell"])
    t.hand(plain("action"))
    t.shootout(caster, t.dude(seat=1, at=place))
    t.stack("9♠")
    t.use(caster.attachments[0])
    (entered,) = [event for event in t.events(happens.EnteredPlay) if event.card == fiend.id]
    assert entered.location == place.id and fiend.side == caster.side
    assert [event for event in t.events(happens.Moved) if event.card == fiend.id] == []


def dealt_from_the_bottom(t: Table, *others: Card) -> Card:
    """Seat 0 stands at Resolution with a hand from the other deck; gives the first card of it."""
    ann, bob = square(t), square(t, 1)
    bottom = t.hand("Bottom Dealin'", seat=1)
    t.showdown(ann, bob, *others, hands=(CHEATIN, f"{CHEATIN} 2♦ 5♥ 7♠ 9♦ J♦"))
    t.use(bottom)
    card = t.game.rules(t.seat(0)).draw_hand()[0]
    assert (card.title, card.owner) == ("2♦", t.seat(1))
    return card


@rule("CR-BottomDealin-b")
@pytest.mark.parametrize("code", ["01081", "24144"])
@either_leads
def test_six_shooters_change_a_card_of_the_other_deck(code: str) -> None:
    t = Table(winner=1)
    gunner = square(t, has=[code])
    card = dealt_from_the_bottom(t, gunner)
    assert t.rank(0) == 1
    t.use(gunner.attachments[0], "", card, "J♥")
    assert t.rank(0) == 2 and card in t.game.rules(t.seat(0)).draw_hand()
    t.finish()
    assert card in t.discard_of(1) and card not in t.discard_of(0)


@rule("CR-BottomDealin-b")
@either_leads
def test_the_ghostly_gun_takes_the_place_of_a_card_of_the_other_deck() -> None:
    t = Table(winner=1)
    gun = t.put("The Ghostly Gun", at="town square")
    card = dealt_from_the_bottom(t, gun)
    t.use(gun)
    for _ in range(2):
        t.answer("J♥" if t.decision.kind == "joker" else card)
    assert t.rank(0) == 2 and gun in t.game.rules(t.seat(0)).draw_hand()
    assert card in t.discard_of(1) and card not in t.discard_of(0)


@rule("CR-CominUpRoses-a")
@pytest.mark.parametrize(("mine", "rank"), [("2♣ 4♣ 6♣ 8♣ K♠", 8), ("2♣ 4♣ 4♣ 8♣ K♠", 6)])
@pytest.mark.parametrize("code", ["15017", "24234"])
@either_leads
def test_a_cheatin_flush_has_no_ranks_more(code: str, mine: str, rank: int) -> None:
    t = Table()
    ann, bob = square(t), square(t, 1)
    roses = t.hand(code)
    t.showdown(ann, bob, hands=(mine, CHEATIN))
    t.use(roses, "arrange", t.game.rules(t.seat(0)).draw_hand()[4], "done", "10♣")
    assert t.rank(0) == rank


WHO_YOU_KNOW = ("03019", "24218")


@rule("CR-ItsWhoYouKnow-a", "CE-ItsWhoYouKnow")
@pytest.mark.parametrize("code", WHO_YOU_KNOW)
@pytest.mark.parametrize(("stud", "dealt", "redrawn"), [(True, 7, None), (False, 5, 2)])
def test_who_you_know_counts_influence_and_keeps_the_foes_type(
    code: str, stud: bool, dealt: int, redrawn: int | None
) -> None:
    t = Table()
    ann = square(t, influence=1, bullets=4)
    foe = square(t, 1, influence=2, bullets=4, stud=stud)
    t.use(t.hand(code))
    t.answer("accept")
    t.form()
    assert foe.is_stud is stud and ann.is_stud
    t.run("redraw" if redrawn else "resolution")
    assert {event.seat: len(event.cards) for event in t.events(happens.Dealt)} == {0: 6, 1: dealt}
    if redrawn:
        assert (t.decision.seat, t.decision.most) == (1, redrawn)


@rule("CR-ItsWhoYouKnow-a")
@pytest.mark.parametrize("code", WHO_YOU_KNOW)
def test_who_you_know_leaves_bullets_to_everything_else(code: str) -> None:
    t = Table()
    ann = square(t, influence=9, bullets=3, has=["01084"])
    foe = square(t, 1, value=5)
    t.use(t.hand(code))
    t.answer("accept")
    t.form()
    assert ann.bullets == 4 < foe.value < ann.influence and not t.can_use(ann.attachments[0])


@rule("CE-ItsWhoYouKnow")
@pytest.mark.parametrize("code", WHO_YOU_KNOW)
def test_who_you_know_makes_a_stud_for_this_shootout_only(code: str) -> None:
    t = Table()
    ann = square(t, influence=1)
    square(t, 1)
    t.use(t.hand(code))
    t.answer("accept")
    t.form()
    assert ann.is_stud
    t.hands(PAIR + " 5♦", LEGAL)
    t.finish()
    assert ann.in_play and t.game.shootout is None and not ann.is_stud


@rule("RB-3.9-c")
def test_the_controller_moves_pays_joins_flees_and_takes_casualties() -> None:
    t = Table(seats=3)
    puppet = square(t, 1, upkeep=1)
    puppet.body.controller = t.seat(2)
    ann = square(t)
    friend = square(t, 2)
    assert [key for key in t.offers("move") if key[1] == puppet.id] == []
    t.turn_of(1)
    assert [key for key in t.offers("move") if key[1] == puppet.id] == []
    t.turn_of(2)
    assert [key for key in t.offers("move") if key[1] == puppet.id]
    t.callout(ann, friend, "accept")
    t.run("join")
    while t.decision.seat != 2:
        t.answer("done")
    assert puppet in t.choices()
    t.answer(puppet)
    t.run("pick shooters")
    t.hands(PAIR, LEGAL)
    t.run("casualty")
    assert t.decision.seat == 2 and puppet in t.choices()
    t.answer(friend)
    t.run("flee")
    assert t.decision.seat == 2 or t.answer("done") is None
    assert t.decision.seat == 2 and t.choices() == [puppet]


@rule("RB-3.9-c", "RB-5.2-g")
def test_the_controller_is_asked_for_upkeep() -> None:
    t = Table(seats=3)
    puppet = t.dude(seat=1, upkeep=1)
    puppet.body.controller = t.seat(2)
    t.start("upkeep")
    assert (t.decision.kind, t.decision.seat) == ("upkeep", 2)
    t.answer("pay")
    t.run("noon")
    assert puppet.in_play and [t.rock(seat) for seat in range(3)] == [20, 20, 19], "who controls it pays"
