"""Rulebook 5.2: production, debts and upkeep."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, noon, opposing, trait
from gomorra.catalog.gangs import Gang
from gomorra.engine.events import Gained, Paid
from gomorra.engine.kernel.state import DISCARD
from gomorra.testing import Table, able, plain, rule


@rule("RB-5.2-a")
def test_production_comes_before_any_payment() -> None:
    t = Table(plain("outfit", production=1), plain("outfit", production=2), stash=3)
    t.dude(upkeep=1)
    t.dude(seat=1, upkeep=1)
    t.start("upkeep")
    assert t.decision.kind == "upkeep"
    assert (t.rock(0), t.rock(1)) == (4, 5)
    assert t.events(Paid) == []


@rule("RB-5.2-a")
def test_nothing_that_production_brings_about_changes_what_the_others_collect() -> None:
    t = Table(plain("outfit", production=1), plain("outfit"), stash=3)
    mine = t.deed(seat=1, production=2)
    greedy = trait("after", Gained, if_=lambda card, event: event.seat == t.seat(0))
    t.put(able("deed", greedy, lambda use: use.discard(mine)))
    t.start("upkeep")
    assert not mine.in_play
    assert (t.rock(0), t.rock(1)) == (4, 5)


@rule("RB-5.2-c")
def test_a_deed_in_foreign_hands_pays_nobody() -> None:
    t = Table(stash=5)
    deed = t.deed(production=3)
    t.dude(seat=1, influence=1, at=deed)
    t.start("upkeep")
    assert (t.rock(0), t.rock(1)) == (5, 5)


@rule("RB-5.2-e")
@pytest.mark.parametrize("owner", [0, 1])
def test_other_cards_pay_their_controller_whoever_owns_them(owner: int) -> None:
    t = Table(stash=5)
    bearer = t.dude()
    t.attach(plain("goods", production=1), bearer, seat=owner)
    t.dude(seat=owner, production=2).body.controller = t.seat(0)
    t.start("upkeep")
    assert (t.rock(0), t.rock(1)) == (8, 5)


@rule("RB-5.2-g")
def test_a_player_chooses_what_to_keep() -> None:
    t = Table(stash=1)
    one, two = t.dude(upkeep=1), t.dude(upkeep=1)
    t.start("upkeep")
    assert t.offers("pay") == []
    t.answer(("drop", one))
    t.answer("pay")
    assert not one.in_play
    assert two.in_play
    assert t.rock() == 0


@rule("RB-5.2-h", "RB-5.2-n")
def test_upkeep_may_be_declined_and_the_card_is_discarded() -> None:
    t = Table(stash=5)
    dude = t.dude(upkeep=1)
    t.start("upkeep")
    t.answer(("drop", dude))
    assert dude.zone == DISCARD
    assert t.rock() == 5


@rule("RB-5.2-i")
def test_the_winner_pays_last() -> None:
    t = Table(seats=3, winner=1)
    for seat in range(3):
        t.dude(seat=seat, upkeep=1)
    t.start("upkeep")
    order = []
    while t.decision.kind == "upkeep":
        order.append(t.decision.seat)
        t.answer("pay")
    assert order == [2, 0, 1]


@rule("RB-5.2-j", "RB-5.2-l")
def test_a_dude_of_another_outfit_costs_its_influence_more() -> None:
    t = Table(plain("outfit", gangs=[Gang.LAW_DOGS]), plain("outfit"))
    stranger = t.dude(upkeep=1, influence=2, gangs=[Gang.OUTLAWS])
    assert stranger.upkeep == 3
    t.attach(plain("goods", influence=1), stranger)
    assert stranger.upkeep == 4
    assert t.dude(upkeep=1, influence=2, gangs=[Gang.LAW_DOGS]).upkeep == 1


@rule("RB-5.2-j")
def test_the_outfit_that_counts_for_upkeep_is_that_of_the_controller() -> None:
    t = Table(plain("outfit", gangs=[Gang.LAW_DOGS]), plain("outfit", gangs=[Gang.OUTLAWS]))
    lawman, outlaw = (
        t.dude(seat=1, upkeep=1, influence=2, gangs=[gang]) for gang in (Gang.LAW_DOGS, Gang.OUTLAWS)
    )
    assert (lawman.upkeep, outlaw.upkeep) == (3, 1)
    seize = able("action", noon(target=opposing & dude), lambda use: use.take_control(use.target))
    t.use(t.hand(seize), "", lawman)
    t.use(t.hand(seize))
    assert (lawman.upkeep, outlaw.upkeep) == (1, 3)


@rule("RB-5.2-k")
def test_a_drifter_costs_no_more() -> None:
    t = Table(plain("outfit", gangs=[Gang.LAW_DOGS]), plain("outfit"))
    assert t.dude(upkeep=1, influence=2).upkeep == 1


@rule("RB-5.2-m")
def test_unpaid_cards_leave_when_everybody_has_paid() -> None:
    t = Table()
    mine, theirs = t.dude(upkeep=1), t.dude(seat=1, upkeep=1)
    t.start("upkeep")
    assert t.decision.seat == 1
    t.answer(("drop", theirs))
    assert t.decision.seat == 0
    assert theirs.in_play
    t.answer("pay")
    assert not theirs.in_play
    assert mine.in_play


@rule("RB-5.2-m")
@pytest.mark.parametrize("more", [False, True])
def test_what_nobody_can_pay_for_leaves_when_everybody_has_paid_too(more: bool) -> None:
    t = Table()
    mine, theirs = t.dude(upkeep=1), [t.dude(seat=1, upkeep=2) for _ in range(2 if more else 1)]
    t.stash(2 if more else 0, 1)
    t.start("upkeep")
    if more:
        t.answer(("drop", theirs[0]), ("drop", theirs[1]))
    assert t.decision.seat == 0 and all(one.in_play for one in theirs)
    t.answer("pay")
    assert mine.in_play and not any(one.in_play for one in theirs)


@rule("RB-5.2-o")
def test_a_card_without_upkeep_cannot_be_let_go() -> None:
    t = Table()
    free = t.dude()
    t.dude(upkeep=1)
    t.start("upkeep")
    assert free.id not in {key[1] for key in t.offers("drop")}


@rule("RB-5.2-p")
def test_a_debt_that_cannot_be_repaid_is_carried_on() -> None:
    t = Table(stash=0, fillers=(13, 2), deck=40)
    t.dude(influence=1)
    t.start("gambling")
    assert t.at("noon") and t.winner == 1
    assert t.game.state.players[t.seat(0)].debt == 1
    assert t.rock() == 0
    t.end_day()
    t.run("noon")
    assert t.winner == 1 and t.rock() == 0
    assert t.game.state.players[t.seat(0)].debt == 2, "and the second ante is borrowed, too"


@rule("RB-5.2-p")
def test_what_is_left_of_a_debt_repaid_in_part_is_carried_on() -> None:
    t = Table(plain("outfit", production=2), plain("outfit"), stash=0, fillers=(13, 2), deck=40)
    t.dude(influence=1)
    t.game.state.players[t.seat(0)].debt = 5
    t.start("upkeep")
    t.run("noon")
    assert (t.debt(0), t.rock()) == (3, 0)
    t.end_day()
    t.run("noon")
    assert (t.debt(0), t.rock()) == (3 + 1 - 2, 0), "the ante of the second day is borrowed, too"


@rule("RB-5.2-q")
def test_a_carried_debt_is_repaid_as_soon_as_possible() -> None:
    t = Table(plain("outfit", production=1), plain("outfit"), stash=0)
    t.game.state.players[t.seat(0)].debt = 2
    t.dude(upkeep=1)
    t.start("upkeep")
    assert t.game.state.players[t.seat(0)].debt == 1
    assert [(event.amount, event.why) for event in t.events(Paid)] == [(1, "debt")]
    assert [event.why for event in t.events(Gained)] == ["production"]
