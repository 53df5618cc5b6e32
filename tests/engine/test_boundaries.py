"""Where a verb or a play just fails: prevented, replaced, one too few, one too many, nothing there."""

from __future__ import annotations

from collections.abc import Callable
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
    shootout,
    trait,
    where,
)
from gomorra.engine.board import stats
from gomorra.engine.card.handle import Card
from gomorra.engine.fights.lumps import Fate, goal, goal_with_first, offered, reachable
from gomorra.testing import LEGAL, Table, able, either_leads, plain, rule


def said(t: Table, verb: Callable[[Use], Any], kind: str = "noon") -> object:
    """What a verb says when player 0 uses it by an action card."""
    answers: list[object] = []

    def effect(use: Use) -> Any:
        answers.append((yield from verb(use)))

    t.use(t.hand(able("action", (noon if kind == "noon" else shootout)(outside=True), effect)))
    (answer,) = answers
    return answer


def forbid(t: Table, act: Any, card: Card, whose: str = "cards") -> None:
    t.game.rules(card.controller).forbid(act, card, whose=whose, until="day")


def fight(t: Table) -> list[Card]:
    """A shootout in the square of two dudes of each player."""
    cards = [t.dude(seat=seat, at="town square") for seat in (0, 1, 0, 1)]
    t.shootout(cards[0], cards[1], cards[2], cards[3])
    return cards


# Verbs that say whether it happened


@pytest.mark.parametrize("act", [Act.SEND_HOME, Act.LEAVE, Act.AFFECT, Act.MOVE, None])
def test_sent_home_unbooted_or_not_at_all(act: Any) -> None:
    t = Table()
    _, foe, *_ = fight(t)
    if act is not None:
        forbid(t, act, foe)
    assert said(t, lambda use: use.send_home(foe), "shootout") is (act is None)
    assert (foe.at_home, foe.in_posse, foe.booted) == (act is None, act is not None, False)


@pytest.mark.parametrize(
    ("act", "booted"),
    [
        *((act, False) for act in (Act.SEND_HOME, Act.SEND_HOME_BOOTED, Act.LEAVE, Act.MOVE, Act.AFFECT)),
        (Act.BOOT, False),
        (Act.BOOT, True),
    ],
)
@rule("CG-SendHomeBooted-d")
@either_leads
def test_sent_home_booted_wholly_or_not_at_all(act: Any, booted: bool) -> None:
    t = Table()
    _, foe, *_ = fight(t)
    t.game.state.own(foe.id).booted = booted
    forbid(t, act, foe)
    done = said(t, lambda use: use.send_home_booted(foe), "shootout")
    assert done is (booted and act == Act.BOOT)  # what is booted already need not boot
    assert foe.at_home is done and foe.booted is (booted or done)


def test_nobody_leaves_a_posse_twice_on_the_way_home() -> None:
    t = Table()
    _, foe, *_ = fight(t)
    t.put(able("deed", trait("after", happens.Moved), lambda use: use.leave(foe)))
    assert said(t, lambda use: use.send_home_booted(foe), "shootout") is True
    assert [event.card for event in t.events(happens.Left)] == [foe.id]


def test_out_of_a_fight_leaving_forbidden_keeps_nobody_from_going_home() -> None:
    t = Table()
    foe = t.dude(seat=1, at="town square")
    forbid(t, Act.LEAVE, foe)
    assert said(t, lambda use: use.send_home_booted(foe)) is True
    assert foe.at_home and foe.booted


@pytest.mark.parametrize("act", [Act.LEAVE, Act.AFFECT, None])
def test_leaving_a_posse_says_whether(act: Any) -> None:
    t = Table()
    _, foe, *_ = fight(t)
    if act is not None:
        forbid(t, act, foe)
    assert said(t, lambda use: use.leave(foe), "shootout") is (act is None)
    assert foe.in_posse is (act is not None) and foe.in_town_square
    if act is None:
        t.pass_()
        assert said(t, lambda use: use.leave(foe), "shootout") is False


@pytest.mark.parametrize("act", [Act.JOIN, Act.JOIN_LEADER, Act.MOVE, Act.AFFECT, None])
def test_joining_says_whether(act: Any) -> None:
    t = Table()
    late = t.dude(booted=True)
    fight(t)
    if act is not None:
        forbid(t, act, late)
    assert said(t, lambda use: use.join(late), "shootout") is (act is None)
    assert (late.in_posse, late.in_town_square, late.booted) == (act is None, act is None, True)


def test_nobody_joins_where_there_is_no_fight_or_twice() -> None:
    t = Table()
    late = t.dude(at="town square")
    assert said(t, lambda use: use.join(late)) is False
    one, *_ = fight(t)
    assert said(t, lambda use: use.join(one), "shootout") is False
    assert t.game.gathering[0].count(one.id) == 1


def test_who_is_kept_from_the_leaders_posse_may_join_the_other() -> None:
    t = Table()
    late = t.dude(seat=1)
    forbid(t, Act.JOIN_LEADER, late)
    fight(t)
    call = t.hand(able("action", shootout(brings_in=True), lambda use: use.join(late)), seat=1)
    t.pass_()
    t.use(call)
    assert late.side == 1


def test_a_joiner_whose_move_is_replaced_is_not_in() -> None:
    t = Table()

    def stay(use: Use) -> None:
        use.event.replaced = True

    t.put(able("deed", trait("when", happens.Moved, instead=True), stay))
    ann, bob, near = t.dude(at="town square"), t.dude(seat=1, at="town square"), t.dude()
    t.callout(ann, bob, "accept")
    t.answer(near)
    assert near.booted and near.at_home and not near.in_posse
    t.run("make plays")
    assert said(t, lambda use: use.join(near), "shootout") is False
    assert not near.in_posse


@pytest.mark.parametrize("act", [Act.TAKE_CONTROL, Act.AFFECT, None])
def test_taking_control_says_whether(act: Any) -> None:
    t = Table()
    foe = t.dude(seat=1)
    if act is not None:
        forbid(t, act, foe)
    assert said(t, lambda use: use.take_control(foe)) is (act is None)
    assert foe.controller == (0 if act is None else 1)


@pytest.mark.parametrize("act", [Act.TAKE_CONTROL, Act.JOIN, Act.AFFECT, None])
def test_changing_sides_says_whether(act: Any) -> None:
    t = Table()
    ann, foe, *_ = fight(t)
    if act is not None:
        forbid(t, act, foe)
    assert said(t, lambda use: use.defect(foe, until="shootout"), "shootout") is (act is None)
    assert (foe.side, foe.controller) == ((0, 0) if act is None else (1, 1))
    if act is None:
        t.pass_()
        assert said(t, lambda use: use.defect(ann, until="shootout"), "shootout") is False


@pytest.mark.parametrize(("amount", "after"), [(1, 2), (-1, 2), (0, 2)])
def test_what_may_not_be_raised_or_lowered_stays(amount: int, after: int) -> None:
    t = Table()
    foe = t.dude(seat=1, bullets=2)
    for act in ("raise bullets", "lower bullets"):
        forbid(t, act, foe)
    answers: list[bool] = []
    t.use(t.hand(able("action", noon(), lambda use: answers.append(use.modify(foe, bullets=amount)))))
    assert (answers, foe.bullets) == ([False], after)


@pytest.mark.parametrize(("floor", "left"), [(None, -3), (0, 0), (1, 1), (2, 2), (5, 2)])
def test_a_floor_limits_a_fall_and_never_lifts(floor: int | None, left: int) -> None:
    t = Table()
    foe = t.dude(seat=1, bullets=2)
    t.use(t.hand(able("action", noon(), lambda use: use.modify(foe, bullets=-5, floor=floor) and None)))
    assert stats.total(t.game, foe.id, Stat.BULLETS) == left


@pytest.mark.parametrize(
    ("act", "number", "now"), [("lower", 1, 2), ("lower", 3, 3), ("raise", 3, 2), ("raise", 1, 1)]
)
def test_what_fixes_a_number_raises_or_lowers_it(act: str, number: int, now: int) -> None:
    t = Table()
    foe = t.dude(seat=1, bullets=2)
    forbid(t, f"{act} bullets", foe)
    t.use(t.hand(able("action", noon(), lambda use: use.change(foe.id, "fixed bullets", number))))
    assert foe.bullets == now


@pytest.mark.parametrize("held", [True, False])
@pytest.mark.parametrize("verb", ["to_hand", "to_deck", "ace_from_pile"])
def test_what_may_not_leave_its_pile_stays(verb: str, held: bool) -> None:
    t = Table()
    card = t.discard(plain("goods"))
    if held:
        forbid(t, Act.LEAVE_PILE, card)
    assert said(t, lambda use: getattr(use, verb)(card)) is not held
    assert (card in t.discard_of()) is held


@pytest.mark.parametrize("stash", [2, 3])
def test_the_whole_price_or_nothing_is_spent(stash: int) -> None:
    t = Table(stash=stash)
    assert said(t, lambda use: use.spend(3, "noon")) is (stash == 3)
    assert t.rock() == (0 if stash == 3 else 2)


@pytest.mark.parametrize(("stash", "paid"), [(2, 2), (3, 3), (4, 3), (0, 0)])
def test_as_much_as_there_is_is_paid(stash: int, paid: int) -> None:
    t = Table()
    t.stash(stash, 1)
    assert said(t, lambda use: use.pay(3, to=0, seat=1)) == paid
    assert (t.rock(0), t.rock(1)) == (20 + paid, stash - paid)


@pytest.mark.parametrize(("bounty", "change", "told"), [(2, -1, -1), (2, -3, -2), (0, -1, 0), (0, 2, 2)])
def test_a_change_of_bounty_says_how_much(bounty: int, change: int, told: int) -> None:
    t = Table()
    foe = t.dude(seat=1, bounty=bounty)
    assert said(t, lambda use: use.bounty(foe, change)) == told
    assert (foe.bounty, foe.wanted) == (bounty + told, bounty + told > 0)
    assert len(t.events(happens.BecameWanted)) == (1 if told > 0 and not bounty else 0)


@pytest.mark.parametrize(("cards", "taken"), [(4, 4), (5, 5), (7, 5)])
def test_as_many_cards_as_there_are_come_from_a_deck(cards: int, taken: int) -> None:
    t = Table(deck=0)
    t.stack(" ".join(["3♣"] * cards))
    assert len(said(t, lambda use: use.top_five())) == taken


@pytest.mark.parametrize("host", [False, True])
def test_a_gadget_that_nobody_may_carry_is_lost(host: bool) -> None:
    t = Table()
    ann = t.dude(keywords=["Mad Scientist 9"])
    gadget = t.hand(plain("goods", keywords=["Gadget 1"]))

    def build(use: Use) -> Any:
        yield from use.invent(gadget, ann, 0, bearer=lambda card: host)

    t.use(t.hand(able("action", noon(), build)))
    assert gadget.in_play is host and (gadget in t.discard_of()) is not host


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
