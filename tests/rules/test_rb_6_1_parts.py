"""Rulebook 6.1 part by part: callouts by cards, who is asked when, bounty once, fights that end on either side."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, happens, noon, opposing, resolution, shootout, trait
from gomorra.engine.events import BecameWanted, Booted, Joined, Moved, RoundStarted, ShootoutEnded
from gomorra.testing import Table, able, either_leads, rule
from tests.rules.editions import BOTH, table

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"
PAIR = "A♣ A♦ 3♥ 4♠ 7♣"
SAME_PAIR = "A♥ A♠ 3♦ 4♣ 7♦"
TRIPLE = "J♣ J♦ J♥ 4♣ 9♥"


@rule("RB-6.1-a", "RB-6.1-b", "RB-6.1-c", "RB-5.3.2-o")
@pytest.mark.parametrize("booted", [False, True])
@pytest.mark.parametrize("by_card", [False, True])
def test_whatever_calls_out_the_caller_leads_and_the_target_is_the_mark(by_card: bool, booted: bool) -> None:
    t = Table(seats=3)
    place = t.deed(seat=2)
    caller, target = t.dude(at=place), t.dude(seat=1, at=place, booted=booted)
    answers = [] if booted else ["accept"]
    if by_card:
        call = able("action", noon(target=opposing & dude), lambda use: use.call_out(caller, use.target))
        t.use(t.hand(call), "", *answers)
    else:
        t.callout(caller, target, *answers)
    fight = t.game.shootout
    assert fight is not None and fight.location == place.id
    assert (fight.leader, fight.mark) == (caller.id, target.id)
    assert fight.seats == (t.seat(0), t.seat(1)) and fight.posses == [[caller.id], [target.id]]


@rule("RB-6.1-e", "RB-6.1-f", "RB-6.1-l", "RB-6.1-n", "RB-6.1-o", "RB-6.1-q", "RB-6.1-r")
@pytest.mark.parametrize("winner", [0, 1])
def test_one_by_one_and_the_leaders_posse_before_the_marks(winner: int) -> None:
    t = Table(winner=winner)
    place = t.deed()
    caller, target = t.dude(at=place), t.dude(seat=1, at=place)
    ours, theirs = ([t.dude(seat=seat, at="town square") for _ in range(2)] for seat in (0, 1))
    t.turn_of(0)
    t.callout(caller, target, "accept")
    asked = []
    while t.decision.kind == "join":
        asked.append((t.decision.seat, len(t.choices())))
        t.answer(t.choices()[0])
        comers = [one for one in (*ours, *theirs) if one.in_posse]
        assert len(comers) == len(asked) and all(one.booted for one in comers), "nobody comes unasked"
    assert asked == [(0, 2), (0, 1), (1, 2), (1, 1)]
    told = [
        (type(event), event.card) for event in t.game.events if isinstance(event, (Booted, Moved, Joined))
    ]
    ways = [[(Booted, one.id), (Moved, one.id), (Joined, one.id)] for one in (*ours, *theirs)]
    assert told == [(Joined, caller.id), *ways[0], *ways[1], (Joined, target.id), *ways[2], *ways[3]]


@rule("RB-6.1-t", "RB-6.1-s")
@pytest.mark.parametrize("to", [0, 1])
@either_leads
def test_nobody_can_be_given_a_dude_that_stands_against_him(to: int) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    friends = [t.dude(seat=seat, at="town square") for seat in (0, 1)]
    gives = able(
        "action", shootout(), lambda use: use.take_control(friends[1 - to], seat=t.seat(to), until="shootout")
    )
    t.shootout(ann, bob, *friends)
    t.use(t.hand(gives), seat=0)
    assert [t.whose(one) for one in friends] == [0, 1]


@rule("RB-6.1-u", "RB-6.1-w")
@pytest.mark.parametrize(("name", "by_control"), BOTH)
@either_leads
def test_who_counts_as_the_owners_dude_is_a_point_of_the_ruleset(name: str, by_control: bool) -> None:
    t = table(name)
    lair = t.deed(keywords=["Private"])
    ann, bob = t.dude(at=lair), t.dude(seat=1, at=lair)
    ours, theirs = t.dude(seat=1, at=lair), t.dude(at=lair)
    ours.body.controller, theirs.body.controller = t.seat(0), t.seat(1)
    t.game.index.forget()
    t.shootout(ann, bob, ours, theirs)
    assert (ann.bounty, bob.bounty) == (0, 1)
    assert (ours.bounty, theirs.bounty) == ((0, 1) if by_control else (1, 0))


@rule("RB-6.1-u", "RB-6.1-v")
@either_leads
def test_bounty_for_trespass_comes_once_a_shootout_not_once_a_round() -> None:
    t = Table(deck=60)
    lair = t.deed(keywords=["Private"])
    ours, theirs = ([t.dude(seat=seat, at=lair) for _ in range(3)] for seat in (0, 1))
    t.shootout(ours[0], theirs[0], *ours[1:], *theirs[1:])
    t.hands(PAIR, SAME_PAIR)
    t.next_round()
    t.hands(PAIR, SAME_PAIR)
    t.next_round()
    assert len(t.events(RoundStarted)) == 3
    assert {one.bounty for one in ours} == {0}
    assert {one.bounty for one in theirs if one.in_play} == {1}


@rule("RB-6.1-y", "RB-6.1-z")
@pytest.mark.parametrize("bounty", [0, 1, 2])
@either_leads
def test_only_who_was_not_wanted_before_becomes_wanted(bounty: int) -> None:
    t = Table()
    lair = t.deed(keywords=["Private"])
    host, guest = t.dude(at=lair), t.dude(seat=1, at=lair, bounty=bounty)
    t.put(able("deed", trait("after", happens.BecameWanted), lambda use: use.gain(1)))
    t.shootout(host, guest)
    assert guest.bounty == bounty + 1 and guest.wanted and not host.wanted
    assert [event.card for event in t.events(BecameWanted)] == ([guest.id] if bounty == 0 else [])
    assert t.rock() == (21 if bounty == 0 else 20)


@rule("RB-6.1-ae", "RB-6.1.7-b", "RB-6.1.7-d")
@pytest.mark.parametrize("loser", [0, 1])
@either_leads
def test_a_fight_goes_on_until_either_posse_is_gone(loser: int) -> None:
    t = Table(deck=60)
    ours, theirs = ([t.dude(seat=seat, at="town square") for _ in range(2)] for seat in (0, 1))
    t.shootout(ours[0], theirs[0], ours[1], theirs[1])
    hands = (HIGH_CARD, PAIR) if loser == 0 else (PAIR, HIGH_CARD)
    t.hands(*hands)
    t.next_round()
    assert t.game.shootout is not None and not t.game.shootout.over
    t.hands(*hands)
    t.finish()
    assert t.game.shootout is None
    assert len(t.events(RoundStarted)) == 2
    (ended,) = t.events(ShootoutEnded)
    assert ended.winner >= 0
    assert [all(one.in_play for one in side) for side in (ours, theirs)] == [loser == 1, loser == 0]


@rule("RB-6.1.1-b", "RB-6.1.4-d")
@pytest.mark.parametrize("kind", ["shootout", "resolution"])
def test_who_comes_into_the_fight_gets_turns_and_who_is_out_of_it_gets_none(kind: str) -> None:
    t = Table(seats=4, winner=0, deck=40)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    cal = t.dude(seat=2, at="town square")
    ability = {"shootout": shootout, "resolution": resolution}[kind]
    enlist = able("action", ability(brings_in=True), lambda use: use.join(cal))
    chase = able("action", ability(), lambda use: use.send_home_booted(cal))
    first, second = t.hand(enlist, chase)
    t.shootout(ann, bob)
    t.hands(HIGH_CARD, HIGH_CARD)
    if kind == "resolution":
        t.run("resolution")
    t.use(first)
    asked = []
    for _ in range(4):
        asked.append(t.decision.seat)
        if t.decision.seat == 0 and len(asked) > 2:
            t.use(second)
            break
        t.pass_() if t.decision.seat else t.use(t.hand(able("action", ability())))
    assert asked == [1, 2, 0], "the newcomer's player makes plays as well"
    asked = []
    while t.decision.kind == "play" and t.game.shootout is not None and len(asked) < 2:
        asked.append(t.decision.seat)
        t.pass_()
    assert asked == [1, 0], "he has no dude in it any more"


@rule("RB-6.1.1-h", "RB-6.1.4-i")
@pytest.mark.parametrize("kind", ["shootout", "resolution"])
@pytest.mark.parametrize("bearer", ["dude", "goods", "spell"])
@either_leads
def test_a_booted_dude_of_the_posse_uses_what_does_not_boot(bearer: str, kind: str) -> None:
    t = Table()
    ability = {"shootout": shootout, "resolution": resolution}[kind]()
    card = able(bearer, ability, lambda use: use.gain(1))
    ann = (
        t.put(card, at="town square", booted=True)
        if bearer == "dude"
        else t.dude(at="town square", booted=True)
    )
    source = ann if bearer == "dude" else t.attach(card, ann)
    bob = t.dude(seat=1, at="town square")
    t.dude(at="town square")
    caller = t.dude(at="town square")
    t.shootout(caller, bob, ann)
    t.hands(HIGH_CARD, HIGH_CARD)
    if kind == "resolution":
        t.run("resolution")
    t.use(source, seat=0)
    assert t.rock() == 21


@rule("RB-6.1.1-e", "RB-6.1.1-f", "RB-6.1.4-h")
@pytest.mark.parametrize("kind", ["shootout", "resolution"])
@pytest.mark.parametrize("bearer", ["deed", "deed out of town", "improvement", "improvement out of town"])
@either_leads
def test_a_deed_and_what_is_built_on_it_serve_from_wherever_they_are(bearer: str, kind: str) -> None:
    t = Table()
    ability = {"shootout": shootout, "resolution": resolution}[kind]()
    words = ["Out of Town"] if "out of town" in bearer else []
    if bearer.startswith("deed"):
        source = t.put(able("deed", ability, lambda use: use.gain(1), keywords=words))
    else:
        card = able("goods", ability, lambda use: use.gain(1), keywords=["Improvement"])
        source = t.attach(card, t.deed(keywords=words))
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands(HIGH_CARD, HIGH_CARD)
    if kind == "resolution":
        t.run("resolution")
    t.use(source, seat=0)
    assert t.rock() == 21
