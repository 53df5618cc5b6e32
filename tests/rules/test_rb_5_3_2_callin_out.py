"""Rulebook 5.3.2: callin' out."""

from __future__ import annotations

from gomorra.cards.vocabulary import dude, noon, opposing
from gomorra.testing import Table, able, rule


def challenge(t: Table, caller):
    """An action by which this dude calls somebody out."""
    return t.hand(able("action", noon(target=opposing & dude), lambda use: use.call_out(caller, use.target)))


@rule("RB-5.3.2-a")
def test_only_an_unbooted_dude_calls_out() -> None:
    t = Table()
    caller, target = t.dude(at="town square", booted=True), t.dude(seat=1, at="town square")
    assert t.offers("callout") == []
    assert t.why_not("callout", caller, target).rule == "RB-5.3.2-a"
    fresh = t.dude(at="town square")
    assert t.offers("callout") == [("callout", fresh.id, target.id)]


@rule("RB-5.3.2-b", "RB-5.3.2-c")
def test_the_target_is_another_players_dude_at_the_same_location() -> None:
    t = Table()
    deed = t.deed()
    caller, friend = t.dude(at=deed), t.dude(at=deed)
    far = t.dude(seat=1, at="town square")
    assert t.offers("callout") == []
    assert t.why_not("callout", caller, friend).rule == "RB-5.3.2-b"
    assert t.why_not("callout", caller, far).rule == "RB-5.3.2-c"


@rule("RB-5.3.2-d", "RB-5.3.2-e")
def test_calling_out_does_not_boot_and_may_be_repeated() -> None:
    t = Table()
    caller = t.dude(at="town square")
    first, second = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    t.callout(caller, first, "refuse")
    assert not caller.booted
    t.pass_()
    t.callout(caller, second, "refuse")
    assert not caller.booted


@rule("RB-5.3.2-f", "RB-5.3.2-g")
def test_nobody_is_called_out_in_the_own_home_but_visitors_are() -> None:
    t = Table()
    visitor = t.dude(at="home of 1")
    host = t.dude(seat=1)
    assert t.why_not("callout", visitor, host).rule == "RB-5.3.2-f"
    t.pass_()
    assert t.offers("callout") == [("callout", host.id, visitor.id)]


@rule("RB-5.3.2-b")
def test_who_controls_a_dude_matters_for_a_callout_not_who_owns_it() -> None:
    t = Table(seats=3)
    caller = t.dude(at="town square")
    lost, won = t.dude(at="town square"), t.dude(seat=1, at="town square")
    lost.body.controller, won.body.controller = t.seat(2), t.seat(0)
    calls = {(key[1], key[2]) for key in t.offers("callout")}
    assert calls == {(caller.id, lost.id), (won.id, lost.id)}


@rule("RB-5.3.2-d")
def test_an_accepted_callout_does_not_boot_the_caller_either() -> None:
    t = Table()
    caller, target = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.callout(caller, target, "accept")
    assert t.game.shootout is not None
    assert not caller.booted and not target.booted


@rule("RB-5.3.2-f")
def test_a_third_players_home_protects_no_visitor() -> None:
    t = Table(seats=3)
    caller, visitor = t.dude(at="home of 1"), t.dude(seat=2, at="home of 1")
    t.dude(seat=1)
    assert t.offers("callout") == [("callout", caller.id, visitor.id)]


@rule("RB-5.3.2-h", "RB-5.3.2-i")
def test_an_unbooted_target_may_refuse_and_goes_home_booted() -> None:
    t = Table()
    caller, target = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.callout(caller, target)
    assert t.decision.seat == 1
    assert {option.key for option in t.decision.options} == {"accept", "refuse"}
    t.answer("refuse")
    assert target.booted
    assert target.at_home
    assert t.game.shootout is None


@rule("RB-5.3.2-j")
def test_a_booted_target_must_accept() -> None:
    t = Table()
    caller, target = t.dude(at="town square"), t.dude(seat=1, at="town square", booted=True)
    t.callout(caller, target)
    assert t.game.shootout is not None


@rule("RB-5.3.2-j", "RB-5.3.2-l")
def test_a_booted_dude_called_out_at_home_must_accept_too() -> None:
    t = Table()
    caller, target = t.dude(at="home of 1"), t.dude(seat=1, booted=True)
    t.use(challenge(t, caller))
    assert t.game.shootout is not None and target.in_posse
    assert t.game.shootout.location == target.place


@rule("RB-5.3.2-k")
def test_an_effect_lets_a_booted_dude_call_out() -> None:
    t = Table()
    caller, target = t.dude(at="town square", booted=True), t.dude(seat=1, at="town square")
    t.use(challenge(t, caller), "", "accept")
    assert t.game.shootout is not None
    assert t.game.side_of(caller.id) == 0
    assert t.game.side_of(target.id) == 1


@rule("RB-5.3.2-l", "RB-5.3.2-m", "RB-5.3.2-n")
def test_an_effect_reaches_a_dude_at_home_who_may_refuse_by_booting() -> None:
    t = Table()
    caller, target = t.dude(at="home of 1"), t.dude(seat=1)
    t.use(challenge(t, caller))
    assert t.decision.kind == "callout"
    t.answer("refuse")
    assert target.booted
    assert target.at_home
    assert t.game.shootout is None


@rule("RB-5.3.2-o", "RB-5.3.2-p", "RB-6.1-a")
def test_an_accepted_callout_starts_a_shootout_for_which_both_form_posses() -> None:
    t = Table()
    deed = t.deed(seat=1)
    caller, target = t.dude(at=deed), t.dude(seat=1, at=deed)
    mine, theirs = t.dude(at=deed), t.dude(seat=1, at=deed)
    t.callout(caller, target, "accept")
    assert (t.decision.seat, t.decision.kind, t.choices()) == (0, "join", [mine])
    t.answer("done")
    assert (t.decision.seat, t.decision.kind, t.choices()) == (1, "join", [theirs])
    t.answer("done")
    assert t.game.shootout is not None
    assert t.game.shootout.location == deed.id
