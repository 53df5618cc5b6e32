"""Rulebook 6.1: leader and mark, forming posses, and bounty at Private locations."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import always, another, dude, happens, noon, opposing, shootout, takeable, trait
from gomorra.engine.events import Booted, Joined, Moved, RoundStarted
from gomorra.testing import Table, able, either_leads, rule

PRIVATE = ["Private"]


@rule("RB-6.1-b", "RB-6.1-c")
def test_caller_and_target_lead_the_two_posses_where_the_mark_is() -> None:
    t = Table()
    place = t.deed(seat=1)
    leader, mark = t.dude(at=place), t.dude(seat=1, at=place)
    t.shootout(leader, mark)
    assert t.game.shootout.seats == (t.seat(0), t.seat(1))
    assert t.game.shootout.posses == [[leader.id], [mark.id]]
    assert t.game.shootout.location == place.id


@rule("RB-6.1-b", "RB-6.1.2-a", "RB-6.1.5-v", "RB-6.1.6-b")
def test_the_caller_leads_whatever_his_seat_and_goes_first_in_an_even_fight() -> None:
    t = Table(winner=0)
    ours, theirs = ([t.dude(seat=seat, at="town square") for _ in range(3)] for seat in (0, 1))
    t.turn_of(1)
    t.shootout(theirs[0], ours[0], *theirs[1:], *ours[1:])
    assert t.game.shootout.seats == (t.seat(1), t.seat(0))
    assert [posse[0] for posse in t.game.shootout.posses] == [theirs[0].id, ours[0].id]
    t.hands("3♣ 4♦ 5♣ 6♣ 7♣", "3♦ 4♣ 5♦ 6♦ 7♦")
    steps = ("pick shooters", "take yer lumps", "run or gun")
    asked: dict[str, list[int]] = {step: [] for step in steps}
    while t.game.shootout.round == 1:
        if t.game.shootout.step in asked:
            asked[t.game.shootout.step].append(t.decision.seat)
        t.game.answer(t.plain_answer())
    assert asked == {step: [1, 0] for step in steps}


@rule("RB-6.1-c", "RB-5.3.2-o")
def test_a_callout_across_town_is_fought_where_the_mark_is() -> None:
    t = Table()
    caller, target = t.dude(), t.dude(seat=1, at="town square")
    t.use(t.hand(able("action", noon(target=opposing & dude), lambda use: use.call_out(caller, use.target))))
    t.answer("accept")
    t.form()
    assert t.game.shootout.location == target.place == 0


@rule("RB-6.1-d", "CG-Shootout6-b")
def test_the_place_stays_though_the_mark_leaves() -> None:
    t = Table()
    place = t.deed()
    leader, mark, helper = t.dude(at=place), t.dude(seat=1, at=place), t.dude(seat=1, at=place)
    more = [t.dude(at=place), t.dude(seat=1, at=place)]
    away = t.hand(
        able("action", shootout(target=opposing & dude), lambda use: use.send_home_booted(use.target))
    )
    t.shootout(leader, mark, helper, *more)
    t.use(away, "", mark)
    assert mark.at_home
    assert t.game.shootout.location == place.id
    assert t.game.shootout.posses[1] == [helper.id, more[1].id]
    t.hands("A♣ A♦ 3♥ 4♠ 7♣", "A♥ A♠ 3♦ 4♣ 7♦")
    t.next_round()
    assert t.game.shootout.location == place.id


@rule("RB-6.1-d")
@pytest.mark.parametrize("verb", ["discard", "ace", "to_hand"])
@either_leads
def test_the_place_stays_though_the_mark_leaves_play(verb: str) -> None:
    t = Table(deck=60)
    place = t.deed()
    mine, theirs = ([t.dude(seat=seat, at=place) for _ in range(4)] for seat in (0, 1))
    t.shootout(mine[0], theirs[0], *mine[1:], *theirs[1:])
    mark = t.game.card(t.game.shootout.mark)
    seat = t.whose(mark)
    t.use(t.hand(able("action", shootout(), lambda use: getattr(use, verb)(mark)), seat=seat), seat=seat)
    assert not mark.in_play
    for _ in range(2):
        assert t.game.shootout.location == place.id
        t.hands("A♣ A♦ 3♥ 4♠ 7♣", "A♥ A♠ 3♦ 4♣ 7♦")
        t.next_round()
    assert t.game.shootout.location == place.id


@rule("RB-6.1-e")
def test_the_leaders_posse_is_complete_before_the_marks_player_is_asked() -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    for seat in (0, 1):
        t.dude(seat=seat, at="town square")
        t.dude(seat=seat, at="town square")
        t.dude(seat=seat)
    t.callout(leader, mark, "accept")
    asked = []
    while t.decision.kind == "join":
        asked.append(t.decision.seat)
        t.answer(t.choices()[0])
    assert asked == [0, 0, 0, 1, 1, 1]


@rule("RB-6.1-f", "RB-6.1-n", "RB-6.1-q", "RB-6.1-o", "RB-6.1-r")
def test_leader_and_mark_join_by_themselves_and_first_then_the_others_one_by_one() -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    a, b = t.dude(), t.dude()
    c, d = t.dude(seat=1), t.dude(seat=1)
    t.shootout(leader, mark, a, b, c, d)
    assert [event.card for event in t.events(Joined)] == [leader.id, a.id, b.id, mark.id, c.id, d.id]
    steps = [
        (type(event).__name__, event.card)
        for event in t.game.events
        if isinstance(event, (Booted, Moved, Joined)) and event.card not in (leader.id, mark.id)
    ]
    assert steps == [(step, one.id) for one in (a, b, c, d) for step in ("Booted", "Moved", "Joined")]


@rule("RB-6.1-g")
@either_leads
def test_the_mark_counts_as_joining() -> None:
    t = Table()
    joins = trait("when", happens.Joined, if_=lambda card, event: event.card == card.id)
    leader = t.put(able("dude", joins, lambda use: use.gain(1)), at="town square")
    mark = t.put(able("dude", joins, lambda use: use.gain(1)), 1, at="town square")
    t.shootout(leader, mark)
    assert (t.rock(0), t.rock(1)) == (21, 21)


@rule("RB-6.1-r", "RB-6.1-h", "RB-6.1-i", "RB-6.1-k")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_may_join(seat: int) -> None:
    t = Table()
    place, next_door, far = t.deed(end="left"), t.deed(end="left"), t.deed(end="left")
    leader, mark = t.dude(at=place), t.dude(seat=1, at=place)
    here_booted, near_fresh = t.dude(seat=seat, at=place, booted=True), t.dude(seat=seat, at=next_door)
    near_booted, far_away = t.dude(seat=seat, at=next_door, booted=True), t.dude(seat=seat, at=far)
    t.callout(leader, mark, "accept")
    assert t.decision.seat == seat
    assert set(t.choices()) == {here_booted, near_fresh}
    assert t.why_not("join", near_booted).rule == "RB-6.1-k"
    assert t.why_not("join", far_away).rule == "RB-6.1-h"


@rule("RB-6.1-i", "RB-6.1-j", "RB-6.1-l", "RB-6.1-r")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_comes_from_next_door_boots_and_moves_who_is_there_does_not(seat: int) -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    tired, fresh = t.dude(seat=seat, at="town square", booted=True), t.dude(seat=seat, at="town square")
    comer = t.dude(seat=seat)
    t.shootout(leader, mark, tired, fresh, comer)
    assert t.game.shootout.posses[seat][1:] == [tired.id, fresh.id, comer.id]
    assert (tired.booted, fresh.booted, comer.booted) == (True, False, True)
    assert comer.in_town_square


@rule("RB-6.1-m")
@pytest.mark.parametrize("word", ["cannot move", "cannot move to"])
@pytest.mark.parametrize("seat", [0, 1])
def test_who_may_not_move_there_may_not_join(seat: int, word: str) -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    rooted = t.put(able("dude", always(word), lambda card, *asked: asked[0] is card), seat)
    t.dude(seat=seat, at="town square")
    t.callout(leader, mark, "accept")
    assert t.decision.seat == seat
    assert rooted not in t.choices()
    assert t.why_not("join", rooted).rule == "RB-6.1-m"


@rule("RB-6.1-p")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("stash", "joins"), [(0, False), (1, True)])
def test_the_price_of_joining_is_paid_first(stash: int, joins: bool, seat: int) -> None:
    t = Table(stash=stash)
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    hired = t.put(able("dude", always("join cost"), lambda card, asked: 1), seat)
    spare = [t.dude(seat=seat, at="town square") for _ in range(2)]
    t.callout(leader, mark, "accept")
    assert t.decision.seat == seat and (hired in t.choices()) is joins and spare[0] in t.choices()
    if joins:
        t.answer(hired)
        assert t.rock(seat) == 0
        assert hired.booted
        kinds = [type(event).__name__ for event in t.game.events][-4:]
        assert kinds == ["Paid", "Booted", "Moved", "Joined"]


@rule("RB-6.1-s")
def test_no_player_has_dudes_in_both_posses() -> None:
    t = Table(seats=3)
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    mine, ally = t.dude(at="town square"), t.dude(seat=2, at="town square")
    theirs = t.dude(seat=1, at="town square")
    t.callout(leader, mark, "accept")
    t.answer(2, ally, "done")
    assert t.decision.seat == 1
    assert t.choices() == [theirs]
    assert not mine.in_posse
    assert t.offers("invite") == []


@rule("RB-6.1-t")
@either_leads
def test_an_opposing_posse_member_is_not_even_offered_for_a_change_of_control() -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    bystander = t.dude(seat=1, at="town square")
    seize = able(
        "action", shootout(target=another & dude & takeable, outside=True), lambda u: u.take_control(u.target)
    )
    first, second = t.hand(seize, seize)
    t.shootout(leader, mark)
    t.use(first)
    assert bystander.controller == t.seat(0) and mark.controller == t.seat(1)
    assert not t.can_use(second)


@rule("RB-6.1-t")
def test_control_of_an_opposing_posse_member_is_not_taken() -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    seize = t.hand(able("action", shootout(target=opposing & dude), lambda use: use.take_control(use.target)))
    t.shootout(leader, mark)
    t.use(seize)
    assert mark.controller == t.seat(1)
    controllers = [{t.whose(t.game.card(one)) for one in posse} for posse in t.game.shootout.posses]
    assert controllers == [{0}, {1}]


@rule("RB-6.1-t")
@either_leads
def test_no_effect_brings_a_players_dude_into_the_other_posse() -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    other = t.dude(seat=1)
    drag = t.hand(able("action", shootout(brings_in=True), lambda use: use.join(other)))
    t.shootout(leader, mark)
    t.use(drag)
    assert not other.in_posse


@rule("RB-6.1-u", "CG-Bounty-b", "RB-6.1-y", "RB-6.1-z")
def test_intruders_at_a_private_location_gain_bounty() -> None:
    t = Table()
    place = t.deed(keywords=PRIVATE)
    leader, mark = t.dude(at=place), t.dude(seat=1, at=place)
    known, onlooker = t.dude(seat=1, at=place, bounty=2), t.dude(seat=1, at=place)
    t.callout(leader, mark, "accept")
    assert mark.bounty == 0
    t.form(known)
    assert (leader.bounty, mark.bounty, known.bounty, onlooker.bounty) == (0, 1, 3, 0)
    assert mark.wanted
    assert known.wanted
    assert not leader.wanted


@rule("RB-6.1-v", "CG-Bounty-b")
@pytest.mark.parametrize("influence", [0, 2])
@either_leads
def test_it_does_not_matter_who_started_the_fight(influence: int) -> None:
    t = Table()
    place = t.deed(seat=1, keywords=PRIVATE)
    intruder, owner = t.dude(at=place, influence=influence), t.dude(seat=1, at=place)
    assert t.who(place.controller) == (0 if influence else 1)
    t.shootout(intruder, owner)
    assert (intruder.bounty, owner.bounty) == (1, 0)


@rule("RB-6.1-w")
@either_leads
def test_the_owner_of_the_place_counts_not_its_controller() -> None:
    t = Table()
    place = t.deed(keywords=PRIVATE)
    owner, intruder = t.dude(at=place), t.dude(seat=1, at=place, influence=5)
    assert place.controller == t.seat(1)
    t.shootout(owner, intruder)
    assert (owner.bounty, intruder.bounty) == (0, 1)


@rule("RB-6.1-w")
@pytest.mark.parametrize(("seat", "gained"), [(0, 0), (1, 1)])
@either_leads
def test_the_owner_counts_for_who_comes_during_the_fight_as_well(seat: int, gained: int) -> None:
    t = Table()
    place = t.deed(keywords=PRIVATE)
    owner, intruder, late = t.dude(at=place), t.dude(seat=1, at=place, influence=5), t.dude(seat=seat)
    comes = able("action", shootout(brings_in=True), lambda use: use.join(late))
    call = t.hand(comes, seat=seat)
    t.shootout(owner, intruder)
    t.use(call, seat=seat)
    assert place.controller == t.seat(1) and late.in_posse and late.bounty == gained


@rule("RB-6.1-x", "AE-Multi-i")
@either_leads
def test_at_a_third_players_private_deed_everybody_gains_bounty() -> None:
    t = Table(seats=3)
    place = t.deed(seat=2, keywords=PRIVATE)
    leader, mark = t.dude(at=place), t.dude(seat=1, at=place)
    helpers = [t.dude(seat=seat, at=place) for seat in (0, 1)]
    t.shootout(leader, mark, *helpers)
    assert [one.bounty for one in (leader, mark, *helpers)] == [1, 1, 1, 1]


@rule("RB-6.1-aa", "RB-6.1-ab", "RB-6.1-ad")
@either_leads
def test_public_places_give_no_bounty() -> None:
    for where in ("Public", "Ranch", "square"):
        t = Table()
        place = t.deed(seat=1, keywords=[where]) if where != "square" else "town square"
        leader, mark = t.dude(at=place), t.dude(seat=1, at=place)
        t.shootout(leader, mark)
        assert (leader.bounty, mark.bounty) == (0, 0)


@rule("RB-6.1-ab")
def test_keywords_say_whether_a_deed_is_private() -> None:
    t = Table()
    public, private = t.deed(keywords=["Public"]), t.deed(keywords=PRIVATE)
    assert (public.has("Public"), public.has("Private")) == (True, False)
    assert (private.has("Public"), private.has("Private")) == (False, True)


@rule("RB-6.1-ac", "CG-Bounty-c")
def test_homes_are_private() -> None:
    t = Table()
    intruder, host = t.dude(seat=1, at="home of 0"), t.dude()
    t.shootout(host, intruder)
    assert (intruder.bounty, host.bounty) == (1, 0)


@rule("RB-6.1-ae", "RB-6.1.7-d", "CG-Shootout7-a")
@either_leads
def test_rounds_go_on_until_one_posse_is_left() -> None:
    t = Table()
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    a, b = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(leader, mark, a, b)
    t.hands("A♣ A♦ 3♥ 4♠ 7♣", "A♥ A♠ 3♦ 4♣ 7♦")
    t.next_round()
    assert (t.game.shootout.step, t.decision.kind, t.decision.seat) == ("make plays", "play", 0)
    t.finish()
    assert [event.number for event in t.events(RoundStarted)][:2] == [1, 2]
    left = [one for one in (leader, a, mark, b) if one.in_play]
    assert len({one.controller for one in left}) <= 1
