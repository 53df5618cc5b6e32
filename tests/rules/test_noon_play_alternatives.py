"""Noon plays: whose dude makes them, that the turn goes on after them, and limits however they are met."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, goods, in_hand, noon, opposing, shootout
from gomorra.testing import Table, able, either_leads, plain, rule


@rule("RB-5.3.2-a")
def test_a_dude_that_was_taken_over_calls_out_for_its_new_player_and_for_no_other() -> None:
    t = Table()
    seized, target = t.dude("Seized", seat=1, at="town square"), t.dude("Target", seat=1, at="town square")
    t.use(
        t.hand(able("action", noon(target=opposing & dude), lambda use: use.take_control(use.target))),
        "",
        seized,
    )
    assert t.decision.seat == 1
    assert t.offers("callout") == [("callout", target.id, seized.id)]
    t.pass_()
    assert t.offers("callout") == [("callout", seized.id, target.id)]


@rule("RB-5.3.2-a")
@pytest.mark.parametrize("answer", ["refuse", "accept"])
def test_a_callout_is_a_play_after_which_the_other_player_has_his_turn(answer: str) -> None:
    t = Table(winner=1)
    caller, target = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.pass_()
    t.callout(caller, target, answer)
    assert not caller.booted, "calling out boots nobody"
    t.finish()
    assert (t.decision.seat, t.decision.kind) == (1, "play")
    t.pass_()
    assert t.game.state.phase == "noon", "passing begins anew after a play"


@rule("RB-7.2.2-c")
@pytest.mark.parametrize("pull", ["K♣", "A♣"])
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell"])
@pytest.mark.parametrize("seat", [0, 1])
def test_inventing_is_a_play_of_either_player_after_which_passing_begins_anew(
    seat: int, kind: str, pull: str
) -> None:
    t = Table()
    expert = t.dude(seat=seat, keywords=["Mad Scientist 1", "Huckster 1"])
    words = ["Gadget 9", *(["Hex"] if kind == "spell" else [])]
    thing = t.hand(plain(kind, keywords=words), seat=seat)
    if seat == 1:
        t.pass_()
    assert t.decision.seat == seat
    assert ("invent", thing.id, expert.id) in t.offers("invent")
    t.stack(pull, seat=seat)
    t.invent(thing, expert)
    if t.decision.kind == "street":
        t.answer("left")
    assert thing.in_play is (pull == "K♣")
    assert (t.decision.seat, t.decision.kind) == (1 - seat, "play")
    t.pass_()
    assert (t.decision.seat, t.game.state.phase) == (seat, "noon")


@rule("RB-5.3.4-o", "RB-5.3.4-p")
@pytest.mark.parametrize("keyword", ["Horse", "Weapon"])
@pytest.mark.parametrize("way", ["an effect at Noon", "an effect in a fight", "inventing"])
@either_leads
def test_a_dude_keeps_one_horse_and_one_weapon_however_the_second_comes(way: str, keyword: str) -> None:
    t = Table()
    bearer = t.dude(at="town square" if "fight" in way else "home", keywords=["Mad Scientist 9"])
    t.attach(plain("goods", "Old", keywords=[keyword]), bearer)
    new = t.hand(plain("goods", "New", keywords=[keyword, *(["Gadget 1"] if way == "inventing" else [])]))
    times = shootout if "fight" in way else noon
    if way == "inventing":
        t.invent(new, bearer)
    else:
        give = t.hand(able("action", times(target=in_hand & goods), lambda use: use.play(use.target)))
        if times is shootout:
            t.shootout(bearer, t.dude(seat=1, at="town square"))
        t.use(give, seat=0)
    if t.decision.kind == "choose":
        t.answer(bearer.attachments[0])
    assert len(bearer.attached(keyword)) == 1
