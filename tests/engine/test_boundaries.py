"""Where a play just fails: prevented, replaced, one too few, one too many, nothing there."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import (
    LIMBO,
    Act,
    Action,
    Stat,
    Use,
    always,
    deed,
    happens,
    job,
    noon,
    react,
    trait,
    where,
)
from gomorra.engine.card.handle import Card
from gomorra.engine.fights.lumps import Fate, goal, goal_with_first, offered, reachable
from gomorra.testing import LEGAL, Table, able, plain, rule
from tests.engine.test_what_verbs_answer import forbid, said

# Callouts


@pytest.mark.parametrize(("fee", "stash", "offered_"), [(2, 2, True), (2, 1, False), (0, 0, True)])
def test_who_cannot_pay_the_fee_cannot_refuse(fee: int, stash: int, offered_: bool) -> None:
    t = Table()
    t.stash(stash, 1)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.use(t.hand(able("action", noon(), lambda use: use.call_out(ann, bob, fee=fee))))
    assert (t.decision.kind == "callout") is offered_
    if offered_:
        t.answer("refuse")
        assert (t.rock(0), t.rock(1), bob.at_home) == (20 + fee, stash - fee, True)


@pytest.mark.parametrize(("hand", "may"), [(1, False), (2, True)])
def test_a_refusal_may_cost_cards_of_the_hand(hand: int, may: bool) -> None:
    t = Table()
    t.put(able("deed", always(Stat.CARDS_TO_REFUSE, on="all"), lambda card, caller, target: 2))
    held = [t.hand(plain("action"), seat=1) for _ in range(hand)]
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.callout(ann, bob)
    assert (t.decision.kind == "callout") is may
    if may:
        t.answer("refuse", held[0])
        assert t.hand_of(1) == [] and bob.booted


def test_a_callout_by_an_effect_may_leave_no_choice() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.use(t.hand(able("action", noon(), lambda use: use.call_out(ann, bob, refusable=False))))
    assert t.game.shootout is not None
    assert [event.forced for event in t.events(happens.Accepted)] == ["text"]


def test_nobody_calls_out_his_own_gang_or_who_is_gone() -> None:
    t = Table()
    ann, amy, bob = t.dude(at="town square"), t.dude(at="town square"), t.dude(seat=1, at="town square")
    assert said(t, lambda use: use.call_out(ann, amy)) is False
    t.pass_()

    def too_late(use: Use) -> Any:
        yield from use.discard(bob)
        return (yield from use.call_out(ann, bob))

    assert said(t, too_late) is False and t.events(happens.CalledOut) == []


@pytest.mark.parametrize("gone", [0, 1])
def test_no_fight_without_the_caller_or_the_called(gone: int) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")

    def answer(use: Use) -> Any:
        def accepted() -> Any:
            yield from use.discard((ann, bob)[gone])

        return (yield from use.call_out(ann, bob, refusable=False, accepted=accepted))

    assert said(t, answer) is False and t.game.shootout is None


@pytest.mark.parametrize("gone", [0, 1])
def test_a_callout_answered_by_a_departure_comes_to_nothing(gone: int) -> None:
    t = Table()
    cards = [t.dude(at="town square"), t.dude(seat=1, at="town square")]
    t.put(able("deed", trait("after", happens.CalledOut), lambda use: use.discard(cards[gone])))
    assert said(t, lambda use: use.call_out(*cards)) is False
    assert t.events(happens.Accepted) == [] and t.events(happens.Refused) == []


# Fights


@rule("RB-6.1.3-l")
def test_no_more_is_redrawn_than_there_is_in_the_hand() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", bullets=8), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.hands(LEGAL, LEGAL)
    t.run("redraw")
    for _ in range(5):
        t.answer(t.choices()[0])
    assert t.decision.seat == 1 or t.decision.kind != "redraw"
    redrawn = next(event for event in t.events(happens.Redrawing) if event.seat == 0)
    assert (redrawn.discarded, redrawn.drawn) == (5, 5)


def test_casualties_are_met_exactly_or_with_the_least_too_many() -> None:
    discard, ace, hound = Fate(1, "discard", 1), Fate(1, "ace", 2), Fate(2, "ace", 3)
    assert reachable([discard, ace]) == {0, 1, 2}
    assert [goal([discard, ace], count) for count in (1, 2, 3)] == [1, 2, 2]
    assert [goal([ace, hound], count) for count in (1, 2, 3, 4, 5, 6)] == [2, 2, 3, 5, 5, 5]
    assert [goal_with_first([ace, hound], count, [2]) for count in (1, 3, 4, 6)] == [3, 3, 5, 5]
    assert offered([discard, ace], [], 1, []) == [discard]
    assert offered([discard, ace, hound], [], 4, []) == [discard, hound]
    assert offered([discard, ace, hound], [hound], 2, [1]) == [ace]
    assert offered([discard, ace, hound], [], 4, [2]) == [hound]


def test_relief_counts_as_far_as_it_goes() -> None:
    saint = Fate(1, "ace", 2, relief=2)
    assert [saint.worth(target) for target in (1, 2, 3, 4, 5)] == [2, 2, 3, 4, 4]
    assert reachable([saint]) == {0, 2, 3, 4}


def test_a_rider_who_does_not_get_there_is_not_in_the_posse() -> None:
    t = Table()
    mark = t.deed(seat=1)
    leader, rider = t.dude(), t.dude()

    def lost(card: Card, event: Any) -> bool:
        return bool(event.card == rider.id)

    def stay(use: Use) -> None:
        use.event.replaced = True

    t.put(able("legend", trait("when", happens.Moved, if_=lost, instead=True), stay))
    t.use(t.hand(able("action", job(mark=deed), lambda use: use.gain(5))))
    t.answer(leader, rider)
    t.finish()
    gone = [event.card for event in t.events(happens.SentHome)]
    assert gone == [leader.id] and mark.in_play and t.rock() == 25


@pytest.mark.parametrize("fails", [True, False])
def test_a_failed_job_may_do_something_else(fails: bool) -> None:
    class Risky(Action):
        """Risky"""

        @job(mark=deed, posse=lambda card, use: not fails, on_failure="_lost")
        def act(self, use: Use) -> Any:
            yield from use.gain(5)

        def _lost(self, use: Use) -> Any:
            yield from use.gain(1)

    t = Table()
    t.deed(seat=1)
    t.dude()
    t.use(t.hand(plain("action", behaviour=Risky)))
    assert t.rock() == (21 if fails else 25)


@pytest.mark.parametrize("bearer", ["dude", "deed", "action"])
@rule("RB-6.2.1-c", "RB-6.2.1-d")
def test_who_leads_goes_by_what_bears_the_job(bearer: str) -> None:
    t = Table()
    mark = t.deed(seat=1)
    ann, amy = t.dude("Ann"), t.dude("Amy")
    heist = job(mark=where(lambda card, use: card is mark))
    if bearer == "dude":
        card = t.attach(able("goods", heist), ann)
    elif bearer == "deed":
        card = t.attach(able("goods", heist, keywords=["Improvement"]), t.deed())
    else:
        card = t.hand(able("action", heist))
    t.use(card)
    if bearer == "dude":
        assert t.decision.kind == "join" and t.choices() == [amy]
    else:
        assert t.decision.kind == "choose" and t.choices() == [ann, amy]


# What is refused, and why


def test_every_refusal_names_what_is_wrong() -> None:
    t = Table()
    ann, gun = t.dude(), t.hand(plain("goods"))
    gadget, feat, lying = (
        t.hand(plain("goods", keywords=["Gadget 1"])),
        t.hand(plain("action")),
        t.discard(plain("goods")),
    )
    held = t.attach(plain("goods"), ann)
    young, old = (
        t.dude("Kid", name_key="kid"),
        t.discard(plain("dude", "Old Kid", name_key="kid", experience=1)),
    )

    def rule_of(*key: Any) -> str:
        found = t.why_not(*key)
        return found.rule if found is not None else ""

    assert rule_of("shop", lying, ann) == "RB-5.3.4-a"
    assert rule_of("shop", gun) == "RB-3.5-a"
    assert rule_of("shop", gadget) == "RB-5.3.4-aa"
    assert rule_of("shop", feat) == "RB-5.3.4-a"
    assert rule_of("replace", young, old) == "RB-5.3.4-a"
    assert rule_of("move", ann, gun) == "RB-5.3.3-b"
    assert rule_of("give", held, ann) == "RB-5.3.5-a"
    assert rule_of("shop", gun, ann) == ""


def test_a_dude_that_cannot_boot_makes_only_free_moves() -> None:
    t = Table()
    ann, place = t.dude(), t.deed(seat=1)
    forbid(t, Act.BOOT_AS_COST, ann, whose="any")
    t.turn_of(0)
    assert t.why_not("move", ann, place).rule == "RB-2.1-b"
    assert t.offers("move") == [("move", ann.id, "town-square")]


@rule("RB-5.3.4-e")
@pytest.mark.parametrize("kind", ["dude", "deed"])
def test_what_is_new_waits_for_the_next_turn(kind: str) -> None:
    t = Table()
    quick: list[bool] = []
    new = t.hand(able(kind, noon(), name="act"))
    again = able("dude", react("after", happens.EnteredPlay), lambda use: quick.append(True))
    t.put(again)
    t.shop(new)
    assert t.decision.kind == "react"
    t.pass_()
    assert t.can_use(new) is True  # the next turn has come


# Control that goes to and fro


def seizing(t: Table, prize: Card, seat: int, until: Any) -> Card:
    """An action by which a player takes control for a time."""
    return t.hand(able("action", noon(), lambda use: use.take_control(prize, until=until)), seat=seat)


def test_control_taken_twice_goes_back_past_the_first() -> None:
    t = Table(seats=3)
    prize = t.dude(seat=1, influence=1)
    seize = [seizing(t, prize, seat, until) for seat, until in ((2, "noon"), (0, "day"))]
    t.use(seize[0])
    assert prize.controller == 2
    t.use(seize[1])
    assert prize.controller == 0
    t.hand(plain("action"))
    t.run("sundown")
    assert prize.controller == 0, "the first taking is over, the second goes on"
    t.end_day()
    assert prize.controller == 1


def test_of_two_takings_the_later_ends_first() -> None:
    t = Table(seats=3)
    prize = t.dude(seat=1, influence=1)
    seize = [seizing(t, prize, seat, until) for seat, until in ((2, "day"), (0, "noon"))]
    t.use(seize[0])
    t.use(seize[1])
    t.hand(plain("action"))
    t.run("sundown")
    assert prize.controller == 2
    t.end_day()
    assert prize.controller == 1


def test_a_dude_comes_for_the_sake_of_another_also_by_an_effect() -> None:
    t = Table(plain("outfit", gangs=["First Peoples"]), plain("outfit"))
    patron, place = t.dude(influence=3, at="town square"), t.deed(seat=1)
    other = t.dude(influence=1)
    eagle = t.hand("Eagle Woman That All Look At")
    cost = eagle.face.stats["cost"]
    t.stash(cost - 3)
    t.use(t.hand(able("action", noon(), lambda use: use.play(eagle))))
    if t.decision.kind == "choose":
        t.answer(patron)
    assert t.decision.kind == "confirm"
    t.answer(True)
    assert eagle.in_town_square and t.rock() == 0 and other.at_home and place.in_play


@rule("CG-Feat-b")
@pytest.mark.parametrize("stash", [0, 2, 3, 20])
def test_what_answers_from_among_the_pulled_costs_nothing(stash: int) -> None:
    t = Table(stash=stash)
    own = react("after", happens.Pulled, if_=lambda card, event: event.card == card.id, zones=(LIMBO,))
    luck = t.stack(able("action", own, lambda use: use.gain(1), cost=3))
    t.use(t.hand(able("action", noon(), lambda use: use.pull())))
    assert t.offers("react") == [("react", luck.id, "act")]
    t.answer("react")
    assert t.rock() == stash + 1
