"""What a verb answers: whether it happened, how much of it, and what stays where it was when it did not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from gomorra.cards.vocabulary import (
    Act,
    Action,
    Dude,
    Stat,
    Use,
    any_card,
    becoming,
    happens,
    noon,
    shootout,
    trait,
)
from gomorra.engine.board import stats
from gomorra.engine.card.handle import Card
from gomorra.engine.kernel.state import GONE
from gomorra.engine.words import out_of_play
from gomorra.testing import Table, able, either_leads, plain, rule


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


@pytest.mark.parametrize("held", [True, False])
def test_what_may_not_leave_boot_hill_stays(held: bool) -> None:
    t = Table()
    card = t.boot_hill(plain("goods"))
    if held:
        forbid(t, Act.LEAVE_PILE, card)
    assert said(t, lambda use: use.unearth(card)) is not held
    assert (card in t.boot_hill_of(), card in t.discard_of()) == (held, not held)


@pytest.mark.parametrize("untouchable", [True, False])
@pytest.mark.parametrize("verb", ["return_to_hand", "to_hand", "to_deck"])
def test_what_is_out_of_reach_is_not_taken_from_play(verb: str, untouchable: bool) -> None:
    t = Table()
    card = t.dude()
    if untouchable:
        forbid(t, Act.AFFECT, card)
    assert said(t, lambda use: getattr(use, verb)(card)) is not untouchable
    assert card.in_play is untouchable


@pytest.mark.parametrize("zone", ["play", "discard", "boot hill"])
def test_anothers_card_does_not_come_to_hand(zone: str) -> None:
    t = Table()
    card = {
        "play": lambda: t.dude(seat=1),
        "discard": lambda: t.discard(plain("goods"), seat=1),
        "boot hill": lambda: t.boot_hill(plain("goods"), seat=1),
    }[zone]()
    assert said(t, lambda use: use.to_hand(card)) is False
    assert card in t.discard_of(1)


@pytest.mark.parametrize("zone", ["discard", "boot hill", "gone"])
def test_what_lies_in_a_pile_is_not_put_away_again(zone: str) -> None:
    t = Table()
    card = {"discard": t.discard, "boot hill": t.boot_hill, "gone": t.discard}[zone](plain("goods"))
    if zone == "gone":
        t.game.state.zones[card.id] = GONE
    assert said(t, lambda use: use.discard(card)) is False
    t.pass_()
    assert said(t, lambda use: use.ace(card)) is False


def test_a_harrowed_dude_who_is_to_be_aced_is_not() -> None:
    t = Table()
    dead, living = t.dude(keywords=["Harrowed"]), t.dude()
    assert said(t, lambda use: use.ace(dead)) is False and dead in t.discard_of()
    t.pass_()
    assert said(t, lambda use: use.ace(living)) is True and living in t.boot_hill_of()


# Verbs that bring cards to a bearer


class Mark(Action):
    """Mark"""

    answers: ClassVar[list[bool]] = []

    def can_attach_to(self, host: Card) -> bool:
        return host.type == "deed"

    @noon(target=any_card)
    def stick(self, use: Use) -> Any:
        self.answers.append((yield from use.attach_self(use.target)))


@pytest.mark.parametrize("kind", ["deed", "dude"])
def test_a_condition_stays_only_where_it_may(kind: str) -> None:
    t = Table()
    host = t.deed(seat=1) if kind == "deed" else t.dude(seat=1)
    card = t.hand(plain("action", behaviour=Mark))
    Mark.answers.clear()
    t.use(card, "stick", host)
    assert Mark.answers == [kind == "deed"]
    assert card.in_play is (kind == "deed") and (card in t.discard_of()) is (kind != "deed")


def test_a_condition_that_is_gone_attaches_to_nothing() -> None:
    class Gone(Mark):
        """Gone"""

        @noon(target=any_card)
        def stick(self, use: Use) -> Any:
            yield from use.discard(self)
            self.answers.append((yield from use.attach_self(use.target)))

    t = Table()
    host = t.deed(seat=1)
    card = t.hand(plain("action", behaviour=Gone))
    Mark.answers.clear()
    t.use(card, "stick", host)
    assert Mark.answers == [False] and card in t.discard_of() and host.attachments == []


@pytest.mark.parametrize("why", ["not in play", "out of reach", "no bearer of goods", "nothing"])
def test_attaching_says_whether(why: str) -> None:
    t = Table()
    ann, bob = t.dude(), t.deed() if why == "no bearer of goods" else t.dude()
    gun = plain("goods")
    card = t.hand(gun) if why == "not in play" else t.attach(gun, ann)
    if why == "out of reach":
        forbid(t, Act.AFFECT, card)
    assert said(t, lambda use: use.attach(card, bob)) is (why == "nothing")
    assert (card.host == bob) is (why == "nothing")


@pytest.mark.parametrize(("stash", "kind"), [(1, "dude"), (2, "dude"), (2, "deed")])
def test_planting_says_whether(stash: int, kind: str) -> None:
    t = Table(stash=stash)
    foe = t.put(plain(kind), seat=1)
    card = t.hand(plain("goods", cost=2))
    bought = stash == 2 and kind == "dude"
    assert said(t, lambda use: use.plant(card, foe)) is bought
    assert (card.host == foe, t.rock()) == (bought, 0 if bought else stash)


@pytest.mark.parametrize("stash", [2, 1])
def test_bringing_a_card_into_play_says_whether(stash: int) -> None:
    t = Table(stash=stash)
    card = t.hand(plain("dude", cost=2))
    assert said(t, lambda use: use.play(card)) is (stash == 2)
    assert (card.in_play, t.rock()) == (stash == 2, 0 if stash == 2 else 1)


@pytest.mark.parametrize("act", [Act.GAIN_CONTROL, Act.AFFECT, None])
def test_a_control_point_says_whether(act: Any) -> None:
    t = Table()
    card = t.deed(seat=1)
    if act is not None:
        forbid(t, act, card)
    assert said(t, lambda use: use.control_point(card)) is (act is None)
    assert card.control == (1 if act is None else 0)


@pytest.mark.parametrize("verb", ["boot", "unboot"])
@pytest.mark.parametrize("why", ["so already", "forbidden", "out of reach", "replaced", "nothing"])
def test_booting_and_unbooting_say_whether(verb: str, why: str) -> None:
    t = Table()
    ann = t.dude(booted=(verb == "unboot") is (why != "so already"))
    before = ann.booted
    if why == "forbidden":
        forbid(t, Act.BOOT if verb == "boot" else Act.UNBOOT, ann)
    if why == "out of reach":
        forbid(t, Act.AFFECT, ann)
    if why == "replaced":

        def stay(use: Use) -> None:
            use.event.replaced = True

        kind = happens.Booted if verb == "boot" else happens.Unbooted
        t.put(able("legend", trait("when", kind, instead=True), stay))
    assert said(t, lambda use: getattr(use, verb)(ann)) is (why == "nothing")
    assert ann.booted is (before is not (why == "nothing"))


@pytest.mark.parametrize("why", ["there already", "forbidden", "out of reach", "no dude", "nothing"])
def test_moving_says_whether(why: str) -> None:
    t = Table()
    card = t.deed() if why == "no dude" else t.dude(at="town square" if why == "there already" else "home")
    if why in ("forbidden", "out of reach"):
        forbid(t, Act.MOVE if why == "forbidden" else Act.AFFECT, card)
    assert said(t, lambda use: use.move(card, 0)) is (why == "nothing")
    assert len(t.events(happens.Moved)) == (why == "nothing")


@pytest.mark.parametrize("fights", [True, False])
def test_who_is_at_home_is_sent_home_only_out_of_a_posse(fights: bool) -> None:
    t = Table()
    ann, bob = t.dude(), t.dude(seat=1, at="home of 0")
    if fights:
        t.shootout(ann, bob, t.dude())
    assert said(t, lambda use: use.send_home(ann), "shootout" if fights else "noon") is fights
    assert ann.at_home and not ann.in_posse


@pytest.mark.parametrize("seat", [0, 1])
def test_a_bystander_brings_nobody_into_a_fight_without_saying_which_side(seat: int) -> None:
    answers: list[bool] = []
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    late = t.dude(seat=2, at="town square")

    def come(use: Use) -> Any:
        answers.append((yield from use.join(late)))
        answers.append((yield from use.join(late, seat)))

    t.put(able("legend", trait("after", happens.RoundStarted), come), seat=2)
    t.shootout(ann, bob)
    assert answers == [False, True] and late.side == seat


@pytest.mark.parametrize("kind", ["stud", "draw"])
@pytest.mark.parametrize("act", ["become", Act.AFFECT, None])
def test_making_a_stud_or_a_draw_says_whether(kind: str, act: Any) -> None:
    t = Table()
    ann = t.dude(stud=kind == "draw")
    if act is not None:
        forbid(t, becoming(kind) if act == "become" else act, ann)
    answers: list[bool] = []
    t.use(t.hand(able("action", noon(), lambda use: answers.append(use.make(ann, kind)))))
    assert answers == [act is None] and ann.is_stud is ((kind == "stud") is (act is None))


@pytest.mark.parametrize("place", ["home", "deed"])
def test_who_enters_at_home_enters_nowhere_else(place: str) -> None:
    class Homely(Dude):
        """Homely"""

        enters_at_home = True

    t = Table()
    at = t.game.outfit(0) if place == "home" else t.deed()
    card = t.hand(plain("dude", behaviour=Homely))
    assert said(t, lambda use: use.enter(card, at=at)) is (place == "home")
    assert card.in_play is (place == "home") and (card in t.hand_of()) is (place != "home")


@pytest.mark.parametrize(
    ("stash", "carried", "works"), [(2, True, True), (1, True, False), (2, False, False)]
)
def test_inventing_says_whether(stash: int, carried: bool, works: bool) -> None:
    t = Table(stash=stash)
    ann = t.dude(keywords=["Mad Scientist 9"])
    gadget = t.hand(plain("goods", keywords=["Gadget 1"]))
    assert said(t, lambda use: use.invent(gadget, ann, 2, bearer=lambda card: carried)) is works
    assert (gadget.in_play, t.rock(), ann.booted) == (works, 0 if stash == 2 else 1, True)


@pytest.mark.parametrize("boots", [True, False])
def test_who_does_not_boot_in_place_of_a_price_brings_nobody(boots: bool) -> None:
    class Backed(Dude):
        """Backed"""

        def payers(self) -> list[Card]:
            return [ann]

    def stay(use: Use) -> None:
        use.event.replaced = True

    t = Table(stash=0)
    ann = t.dude()
    if not boots:
        t.put(able("legend", trait("when", happens.Booted, instead=True), stay))
    card = t.hand(plain("dude", cost=5, behaviour=Backed))
    assert said(t, lambda use: use.play(card)) is boots
    assert card.in_play is boots and ann.booted is boots


@pytest.mark.parametrize("held", [True, False])
def test_what_may_not_be_discarded_stays_in_hand(held: bool) -> None:
    t = Table()
    card = t.hand(plain("goods"))
    if held:
        forbid(t, out_of_play(Act.DISCARD), card)
    assert said(t, lambda use: use.discard(card)) is not held
    assert (card in t.hand_of()) is held


# Ghost rock


@pytest.mark.parametrize(("stash", "amount", "answer"), [(2, 2, "yes"), (2, 2, "no"), (1, 2, ""), (1, 0, "")])
def test_who_may_pay_says_whether(stash: int, amount: int, answer: str) -> None:
    t = Table(stash=stash)
    answers: list[bool] = []

    def offer(use: Use) -> Any:
        answers.append((yield from use.may_pay(amount, "for it")))

    t.use(t.hand(able("action", noon(), offer)))
    if answer:
        t.answer(answer)
    assert answers == [answer == "yes" or not amount]
    assert t.rock() == stash - (amount if answer == "yes" else 0)


@pytest.mark.parametrize(
    ("held", "stash", "taken"), [(True, 5, 0), (False, 5, 3), (False, 2, 2), (False, 0, 0)]
)
def test_taking_ghost_rock_says_how_much(held: bool, stash: int, taken: int) -> None:
    t = Table()
    t.stash(stash, 1)
    if held:
        t.game.rules(1).forbid(Act.LOSE_ROCK, until="day")
    assert said(t, lambda use: use.take(3, 1)) == taken
    assert (t.rock(0), t.rock(1)) == (20 + taken, stash - taken)
    assert len(t.events(happens.Paid)) == (taken > 0)


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
