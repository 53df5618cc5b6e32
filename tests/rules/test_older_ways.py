"""The rules and rulings of 2015 beside the current ones: both sides, several dudes, and who can pay."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import happens, noon, react, trait
from gomorra.catalog import Printing
from gomorra.decks import Deck
from gomorra.engine import RULESETS, Game, Seat
from gomorra.testing import able, deck_of, either_leads, plain, rule
from tests.rules.editions import BOTH, table

TWO_PAIR, PAIR, HIGH = "Q♣ Q♦ 3♥ 3♠ 9♣", "K♣ K♦ 3♥ 4♠ 9♣", "2♣ 4♦ 6♥ 8♠ 10♣"


@rule("FQ-RamiroMendoza-a")
@pytest.mark.parametrize("name", ["2015", "current"])
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("stash", [0, 1, 20])
@pytest.mark.parametrize("pays", [True, False])
def test_ramiro_is_paid_as_he_is_declared_on_either_side(
    name: str, side: int, stash: int, pays: bool
) -> None:
    t = table(name)
    t.stash(stash, seat=side)
    fighters = [t.dude(seat=seat, at="town square") for seat in (0, 1)]
    irving, ramiro = (t.put(who, side, at="town square") for who in ("Irving Patterson", "Ramiro Mendoza"))
    t.callout(fighters[0], fighters[1], "accept")
    while t.decision.kind == "join" and t.decision.seat != side:
        t.answer("done")
    t.answer(irving)
    t.answer(ramiro)
    rich = stash > 0 or name == "current"
    assert (t.decision.kind == "confirm") is rich
    if rich:
        assert t.decision.seat == side
        assert t.rock(side) == stash + (name == "current"), "Irving's income comes as he moves in"
        t.answer(pays)
    t.run("play")
    assert ramiro.in_play is (rich and pays) and irving.in_posse
    assert ramiro.in_posse is ramiro.in_play
    assert t.rock(side) == stash + 1 - (rich and pays)


@rule("FQ-TakinYaWithMe-b")
@pytest.mark.parametrize("name", ["2015", "current"])
@either_leads
def test_takin_ya_with_me_asks_the_winner_for_one_and_for_no_more(name: str) -> None:
    t = table(name)
    ann, bob = t.dude(at="town square", bullets=3), t.dude(seat=1, at="town square")
    friend, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    takin = t.hand("Takin' Ya With Me")
    t.shootout(ann, bob, friend, foe)
    t.hands(HIGH, PAIR)
    t.run("casualty")
    assert t.decision.seat == 0
    t.answer((ann, "discard"))
    t.use(takin)
    assert (t.decision.kind, t.decision.seat, t.decision.most) == ("casualty", 1, 1)
    t.answer((bob, "discard"))
    asked = []
    while t.game.shootout is not None and t.decision.kind != "flee":
        asked.append((t.decision.kind, t.decision.seat))
        t.game.answer(t.plain_answer())
    assert ("casualty", 1) not in asked, "one assignment"
    assert foe.in_play and not bob.in_play and friend.in_play


@rule("AE-Posse-a")
@pytest.mark.parametrize(("name", "together"), BOTH)
def test_all_joiners_of_both_sides_boot_and_move_together(name: str, together: bool) -> None:
    t = table(name)
    near, far = t.deed("Near"), t.deed("Far", seat=1)
    ann, bob = t.dude("Ann", at=near), t.dude("Bob", seat=1, at=near)
    friends = [t.dude(f"Friend {number}", at="town square") for number in (1, 2)]
    foes = [t.dude(f"Foe {number}", seat=1, at="town square") for number in (1, 2)]
    stays = t.dude("Stays", at=far)
    t.callout(ann, bob, "accept")
    for count, joiner in enumerate([*friends, *foes]):
        while t.decision.seat != count // 2:
            t.answer("done")
        t.answer(joiner)
        if count < 3:
            gone = [one for one in (*friends, *foes) if one.booted]
            assert gone == ([] if together else [*friends, *foes][: count + 1])
    t.run("play")
    assert all(one.booted and one.place == near.id for one in (*friends, *foes)) and not stays.booted
    moves = [event for event in t.game.events if isinstance(event, (happens.Booted, happens.Moved))]
    kinds = [type(event).__name__ for event in moves][-8:]
    assert kinds == (["Booted"] * 4 + ["Moved"] * 4 if together else ["Booted", "Moved"] * 4)


def deck(*gang: Printing) -> Deck:
    """A list whose gang is chosen at the table or taken as it is."""
    return deck_of(plain("outfit", stash=15), gang)


@rule("CG-Core-a")
@pytest.mark.parametrize(("name", "dudes_only"), BOTH)
def test_by_the_older_rules_no_core_deed_was_offered_at_the_start(name: str, dudes_only: bool) -> None:
    hall, mates = plain("deed", "Hall", keywords=["Core"]), [plain("dude", f"Dude {n}") for n in range(5)]
    game = Game.new([Seat("A", deck(hall, *mates)), Seat("B", deck())], RULESETS[name], seed=1)
    offered = [option.text for option in game.decision.options if option.payload[0] == "start"]
    assert (game.decision.kind, game.decision.seat) == ("gang", 0)
    assert {mate.title for mate in mates} <= set(offered) and ("Hall" not in offered) is dudes_only


@rule("AE-Multi-a", "AE-Multi-c", "AE-Multi-d", "AE-Multi-e", "AE-Multi-f", "AE-Multi-g", "AE-Multi-i")
@pytest.mark.parametrize("name", ["2015", "current"])
@pytest.mark.parametrize("private", [True, False])
def test_allies_fought_by_the_older_rules_as_they_do_now(name: str, private: bool) -> None:
    t = table(name, seats=5)
    place = t.deed(seat=4, keywords=["Private"] if private else [])
    dudes = [t.dude(seat=seat, at=place) for seat in range(4)]
    more = [t.dude(seat=seat, at=place) for seat in range(4)]
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(more[0], ("invite", 2), dudes[2], more[2], "done", more[1], ("invite", 3), dudes[3], more[3])
    t.form()
    t.hands(HIGH, PAIR)
    assert [one.bounty for one in (*dudes, *more)] == [int(private)] * 8
    asked = []
    while t.decision.kind == "play":
        asked.append(t.decision.seat)
        t.pass_()
    assert asked == [0, 1, 2, 3], "and nobody who stays out of it"
    for seat in (0, 1):
        assert t.decision.seat == seat
        assert set(t.choices()) == {one for side in (seat, seat + 2) for one in (dudes[side], more[side])}
        t.answer(dudes[seat + 2])
    t.run("casualty")
    assert [len(t.draw_hand_of(seat)) for seat in range(5)] == [5, 5, 0, 0, 0]
    assert t.decision.seat == 0 and set(t.choices()) == {dudes[0], more[0], dudes[2], more[2]}
    t.answer(("casualty", more[2], "discard"))
    flights = []
    while t.decision.kind == "flee":
        flights.append((t.decision.seat, t.choices()))
        t.answer("done")
    assert flights == [
        (2, [dudes[2]]),
        (3, [dudes[3], more[3]]),
        (0, [dudes[0], more[0]]),
        (1, [dudes[1], more[1]]),
    ]


@rule("AE-Reacts-a")
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("kind", [react, trait])
def test_what_the_winner_replaced_nobody_answered_in_the_one_queue(winner: int, kind) -> None:
    t = table("2015", winner=winner)
    done: list[str] = []

    def save(use):
        use.event.replaced = True

    t.put(able("deed", kind("when", happens.Gained, instead=True), save), seat=winner)
    for seat in (0, 1):
        t.put(able("deed", react("when", happens.Gained), lambda use: done.append("react")), seat=seat)
    t.put(able("deed", trait("when", happens.Gained), lambda use: done.append("trait")), seat=1 - winner)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1)), seat=winner))
    if kind is react:
        assert t.decision.seat == winner and len(t.offers("react")) == 2
        t.answer(lambda option: option.payload[:2] == t.offers("react")[0][:2])
    assert t.decision.kind == "play" and done == [] and t.rock(winner) == 20


@rule("AE-Invent-b")
@pytest.mark.parametrize("name", ["2015", "current"])
@pytest.mark.parametrize("stash", [4, 20])
def test_a_failed_invention_gave_nothing_back(name: str, stash: int) -> None:
    t = table(name, stash=stash)
    scientist = t.dude(keywords=["Mad Scientist 1"])
    gadget = t.hand(plain("goods", keywords=["Gadget 9"], cost=4))
    t.stack("2♣")
    t.invent(gadget, scientist)
    assert not gadget.in_play and gadget in t.discard_of() and t.rock() == stash - 4
    assert t.events(happens.Gained) == []


@rule("FQ-IrvingPatterson-a")
@pytest.mark.parametrize("name", ["2015", "current"])
@pytest.mark.parametrize("part", ["leader", "mark", "leader's helper", "mark's helper", "bystander"])
def test_irving_earned_whatever_his_part_in_a_posse_was(name: str, part: str) -> None:
    t = table(name)
    irving, mate = t.put("Irving Patterson", at="town square"), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    mine = irving if part in ("leader", "mark") else mate
    if part.startswith("mark"):
        t.turn_of(1)
    pair = (foe, mine) if part.startswith("mark") else (mine, foe)
    t.shootout(*pair, *([irving] if part.endswith("helper") else []))
    assert t.game.shootout is not None
    assert (t.rock(0), t.rock(1)) == (20 if part == "bystander" else 21, 20)
