"""Rulebook 6.1 in its smaller clauses: the Winner as an ally, several helpers, a third round, who comes late."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    BEARER,
    always,
    cheatin,
    dude,
    happens,
    opposing,
    react,
    resolution,
    shootout,
    trait,
)
from gomorra.engine.events import RoundEnded
from gomorra.engine.kernel.state import DISCARD
from gomorra.testing import Table, able, either_leads, plain, rule
from tests.rules.fights import HIGH_CARD, LEADS, PAIR, TWO_PAIR, Fight

CHEATIN = "K♣ K♣ 3♥ 4♠ 9♣"
EQUAL = ("A♣ A♦ 3♥ 4♠ 7♣", "A♥ A♠ 3♦ 4♣ 7♦")


def square(t: Table, *seats: int, **facts):
    """Dudes of these players in the town square."""
    return [t.dude(seat=seat, at="town square", **facts) for seat in seats]


@rule("RB-6.1.1-a", "RB-6.1.1-b", "RB-6.1.4-e")
def test_the_winner_is_first_as_an_ally_too() -> None:
    t = Table(seats=4, winner=2)
    leader, mark, ally = square(t, 0, 1, 2)
    t.turn_of(0)
    t.callout(leader, mark, "accept")
    t.answer(("invite", 2), ally)
    t.form()
    asked = []
    while t.game.shootout.step == "make plays" and t.decision.kind == "play":
        asked.append(t.decision.seat)
        t.pass_()
    assert asked == [2, 0, 1]
    t.run("resolution")
    assert t.decision.seat == 2


@rule("RB-6.1.1-s", "RB-6.1.4-s", "RB-6.1.7-a")
@pytest.mark.parametrize("kind", [shootout, resolution])
@either_leads
def test_a_fight_that_is_over_goes_through_its_seventh_step(kind) -> None:
    t = Table()
    leader, mark = square(t, 0, 1)
    away = kind(target=opposing & dude)
    act = t.hand(able("action", away, lambda use: use.send_home_booted(use.target)))
    ends = t.put(able("deed", react("after", RoundEnded)))
    t.shootout(leader, mark)
    t.hands(PAIR, HIGH_CARD)
    drawn = []
    if kind is resolution:
        t.run("resolution")
        drawn = [*t.draw_hand_of(0), *t.draw_hand_of(1)]
    t.use(act)
    assert t.can_use(ends) and [event.number for event in t.events(RoundEnded)] == [1]
    assert len(drawn) == (10 if kind is resolution else 0)
    assert all(card.zone == DISCARD for card in drawn)
    assert not t.events(happens.RoundDecided) and not t.events(happens.Fled)
    t.pass_()
    assert t.game.shootout is None and t.decision.kind == "play"


@rule("RB-6.1-ae", "RB-6.1.7-c", "RB-6.1.7-d")
@either_leads
def test_a_third_and_a_fourth_round_are_fought() -> None:
    t = Table(deck=60)
    ours, theirs = square(t, *[0] * 4), square(t, *[1] * 4)
    t.shootout(ours[0], theirs[0], *ours[1:], *theirs[1:])
    for number in (2, 3, 4):
        t.hands(*EQUAL)
        t.next_round()
        assert (t.game.shootout.round, t.game.shootout.step) == (number, "make plays")
        assert [len(posse) for posse in t.game.shootout.posses] == [5 - number, 5 - number]
    t.hands(*EQUAL)
    t.finish()
    assert not any(one.in_play for one in (*ours, *theirs))
    assert [event.winner for event in t.events(happens.ShootoutEnded)] == [-1]


@rule("RB-6.1-u")
@either_leads
def test_who_comes_to_a_running_fight_at_a_private_place_gains_bounty_too() -> None:
    t = Table()
    lair = t.deed(seat=1, keywords=["Private"])
    leader, mark = t.dude(at=lair), t.dude(seat=1, at=lair)
    late = [
        t.put(able("dude", shootout(brings_in=True), lambda use: use.join(use.card)), seat) for seat in (0, 1)
    ]
    t.shootout(leader, mark)
    for seat, comer in enumerate(late):
        t.use(comer, seat=seat)
        assert comer.in_posse
    assert [one.bounty for one in (leader, mark, *late)] == [1, 0, 1, 0]


@rule("RB-6.1.1-k", "RB-6.1.4-k")
@pytest.mark.parametrize("kind", [shootout, resolution])
@either_leads
def test_abilities_of_a_fight_reach_neither_side_outside_it(kind) -> None:
    t = Table()
    outside = [t.dude(seat=seat, at="town square", has=[plain("goods")]) for seat in (0, 1)]
    inside = [t.dude(seat=seat, at="town square", has=[plain("goods")]) for seat in (0, 1)]
    shove = t.hand(able("action", kind(target=dude), lambda use: use.boot(use.target)))
    strip = t.hand(
        able("action", kind(target=lambda card, use: card.is_goods), lambda use: use.discard(use.target))
    )
    t.shootout(*inside)
    t.hands(PAIR, HIGH_CARD)
    if kind is resolution:
        t.run("resolution")
    t.use(shove)
    assert set(t.choices()) == set(inside)
    t.answer(inside[0])
    t.pass_()
    t.use(strip)
    assert set(t.choices()) == {one.attachments[0] for one in inside}
    assert not any(one.booted for one in outside)


@rule("RB-6.1.4-n", "RB-6.1.4-p")
@either_leads
def test_who_was_hit_is_safe_from_everybody_and_nobody_else_is() -> None:
    t = Table(seats=3)
    leader, mark, ally = square(t, 0, 1, 2)
    hits = [t.hand(able("action", cheatin()), seat=seat) for seat in range(3)]
    t.callout(leader, mark, "accept")
    if ("invite", 2) in t.offers("invite"):
        t.answer(("invite", 2), ally)
    t.form()
    t.hands(CHEATIN, CHEATIN)
    t.run("resolution")
    t.use(hits[0], seat=0)
    assert t.can_use(hits[1], seat=1), "the other cheater is still open to it"
    while t.decision.seat != 2:
        t.pass_()
    t.use(hits[2], seat=2)
    assert t.decision.kind != "player", "only one of the two can be hit again"
    while t.decision.seat != 1:
        t.pass_()
    assert not t.can_use(hits[1], seat=1)


@rule("RB-6.1.5-ad")
@LEADS
def test_the_forced_first_casualty_leaves_before_the_others(leader: int) -> None:
    fight = Fight(
        TWO_PAIR,
        HIGH_CARD,
        dudes=(1, 3),
        leader=leader,
        setup=lambda t: t.put(able("deed", react("after", happens.Discarded, repeat=True))),
    )
    t = fight.t
    t.game.rules(t.seat(0)).change(fight.theirs[1].id, "first casualty", 1, until="round")
    fight.settle()
    assert {title for title, _ in fight.fates()} == {"Their 1"}
    t.answer(("casualty", fight.theirs[1], "discard"))
    t.answer(("casualty", fight.theirs[0], "discard"))
    assert t.decision.kind == "react"
    assert [one.in_play for one in fight.theirs] == [True, False, True]
    t.pass_()
    assert [one.in_play for one in fight.theirs] == [False, False, True]


@rule("RB-6.1.5-ai", "RB-2.2-l")
@either_leads
def test_what_another_player_owns_on_an_aced_casualty_goes_to_his_pile() -> None:
    t = Table()
    ann, bob = square(t, 0, 1)
    theirs, own = t.attach(plain("goods"), bob, seat=0), t.attach(plain("goods"), bob)
    t.shootout(ann, bob)
    t.hands(TWO_PAIR, HIGH_CARD)
    t.finish()
    assert bob in t.boot_hill_of(1)
    assert theirs in t.discard_of(0) and own in t.discard_of(1)


@rule("RB-6.1.3-a", "RB-6.1.3-b")
@either_leads
def test_bonuses_and_penalties_of_the_moment_count_for_the_draw() -> None:
    t = Table()
    shooter, foe = (
        t.dude(at="town square", bullets=1, stud=True),
        t.dude(seat=1, at="town square", bullets=2, stud=True),
    )
    t.attach(plain("goods", bullet_bonus=2), shooter)
    t.attach(able("goods", always("bullets", on=BEARER), lambda card, bearer: -1), foe)
    t.shootout(shooter, foe)
    t.run("keep five")
    assert [len(t.draw_hand_of(seat)) for seat in (0, 1)] == [8, 6]


@rule("RB-6.1.4-b")
@pytest.mark.parametrize("kind", ["deed", "outfit", "goods", "dude outside"])
@either_leads
def test_whatever_in_play_answers_the_reveal_does_so_before_resolution_plays(kind: str) -> None:
    card = able(kind.split(maxsplit=1)[0], trait("after", happens.Revealed), lambda use: use.gain(1))
    t = Table(card, plain("outfit")) if kind == "outfit" else Table()
    if kind == "goods":
        t.dude(has=[card])
    elif kind != "outfit":
        t.put(card)
    leader, mark = square(t, 0, 1)
    t.shootout(leader, mark)
    t.hands(PAIR, HIGH_CARD)
    t.run("resolution")
    assert t.decision.kind == "play" and t.rock() == 21


@rule("RB-6.1.4-q")
@pytest.mark.parametrize("kind", ["outfit", "dude", "goods", "spell", "deed"])
@either_leads
def test_no_card_in_play_of_a_bystander_answers_a_cheatin_hand(kind: str) -> None:
    card = able(kind, cheatin(), keywords=["Hex"] if kind == "spell" else [])
    outfits = [plain("outfit"), plain("outfit"), card if kind == "outfit" else plain("outfit")]
    t = Table(*outfits, seats=3)
    host = t.dude(seat=2, at="town square", keywords=["Huckster 1"])
    if kind in ("goods", "spell"):
        source = t.attach(card, host)
    else:
        source = t.game.outfit(t.seat(2)) if kind == "outfit" else t.put(card, seat=2)
    act = t.hand(able("action", cheatin()), seat=2)
    leader, mark = square(t, 0, 1)
    t.shootout(leader, mark)
    t.hands(CHEATIN, HIGH_CARD)
    t.run("resolution")
    t.pass_(2)
    assert t.decision.seat == 2 and t.can_use(act) and not t.can_use(source)


@rule("RB-6.1.1-q", "RB-6.1.1-r")
@pytest.mark.parametrize("place", ["town square", "home of 1"])
@either_leads
def test_who_is_sent_home_without_booting_leaves_the_fight_too(place: str) -> None:
    t = Table()
    guest, host, friend = t.dude(at=place), t.dude(seat=1, at=place), t.dude(seat=1, at=place)
    act = t.hand(able("action", shootout(), lambda use: use.send_home(friend)))
    t.turn_of(1)
    t.callout(host, guest, "accept")
    t.form(friend)
    assert friend.in_posse
    t.use(act, seat=0)
    assert friend.at_home and not friend.booted and not friend.in_posse
    assert host.in_posse and t.game.shootout is not None


@rule("RB-6.1-ac")
@pytest.mark.parametrize("home", [0, 1, 2, 3])
def test_every_home_of_four_is_private(home: int) -> None:
    t = Table(seats=4)
    place = f"home of {home}"
    fighters = [t.dude(seat=seat, at=place) for seat in ((home + 1) % 4, (home + 2) % 4)]
    t.turn_of((home + 1) % 4)
    t.shootout(*fighters)
    assert [one.bounty for one in fighters] == [1, 1]
    assert all(t.game.outfit(seat).has("Private") for seat in range(4))


@rule("RB-6.1.5-l")
@LEADS
def test_a_loss_by_eight_ranks_costs_eight(leader: int) -> None:
    fight = Fight("4♣ 5♣ 6♣ 7♣ 8♣", HIGH_CARD, dudes=(1, 5), leader=leader).settle()
    assert sorted(fight.decided.casualties) == [0, 8] and fight.t.decision.least == 8
    fight.t.finish()
    assert sum(2 if one.zone != DISCARD else 1 for one in fight.theirs if not one.in_play) == 8


@rule("RB-6.1.5-p")
@LEADS
def test_what_several_effects_add_comes_together(leader: int) -> None:
    fight = Fight(
        PAIR,
        HIGH_CARD,
        dudes=(4, 6),
        leader=leader,
        setup=lambda t: t.hand(
            able("action", resolution(), lambda use: use.casualties(t.seat(1), 1)),
            able("action", resolution(), lambda use: use.casualties(t.seat(1), 2)),
            able("action", resolution(), lambda use: use.casualties(t.seat(0), 1)),
        ),
    )
    for card in fight.extra:
        fight.t.use(card, seat=0)
    fight.settle()
    assert fight.decided.casualties[1 - leader] == 1 + 1 + 2 and fight.decided.casualties[leader] == 1


@rule("RB-6.1.5-ab", "RB-6.1.5-ac", "RB-6.1.5-aa")
@LEADS
def test_three_casualties_are_lost_in_the_order_in_which_they_were_named(leader: int) -> None:
    fight = Fight("J♣ J♦ J♥ 4♣ 9♥", HIGH_CARD, dudes=(1, 5), leader=leader).settle()
    named = [fight.theirs[number] for number in (3, 0, 4)]
    for one in named:
        assert all(other.in_play for other in fight.theirs)
        fight.t.answer(("casualty", one, "discard"))
    lost = [event.card for event in fight.t.events(happens.Discarded) if event.why == "casualty"]
    assert lost == [one.id for one in named]


@rule("RB-6.1.1-a", "RB-6.1.1-b", "RB-6.1.1-n", "RB-6.1.2-a", "RB-6.1.2-f", "RB-6.1.4-b", "RB-6.1.4-c")
@rule(
    "RB-6.1.4-d",
    "RB-6.1.4-e",
    "RB-6.1.5-b",
    "RB-6.1.5-u",
    "RB-6.1.6-a",
    "RB-6.1.6-c",
    "RB-6.1.6-g",
    "RB-6.1.7-a",
    "RB-6.1.7-d",
)
@pytest.mark.parametrize("winner", [0, 1])
@either_leads
def test_every_round_has_all_its_steps_in_the_same_order(winner: int) -> None:
    t = Table(winner=winner, deck=80)
    ours, theirs = square(t, *[0] * 4), square(t, *[1] * 6)
    t.put(able("deed", trait("after", happens.Revealed), lambda use: use.gain(1)))
    t.turn_of(0)
    t.shootout(ours[0], theirs[0], *ours[1:], *theirs[1:])
    leader = t.who(t.game.shootout.seats[0])
    for number in (1, 2, 3):
        assert t.game.shootout.round == number
        t.hands(PAIR, HIGH_CARD)
        asked, drawn = [], []
        while t.game.shootout is not None and t.game.shootout.round == number:
            step = t.game.shootout.step
            asked.append((step, t.decision.kind, t.decision.seat))
            if step == "resolution":
                drawn = [*t.draw_hand_of(0), *t.draw_hand_of(1)]
                assert t.rock() == 20 + number, "once a round, and before the plays"
            t.game.answer(t.plain_answer())
        first, second = winner, 1 - winner
        assert asked == [
            ("make plays", "play", first),
            ("make plays", "play", second),
            ("pick shooters", "choose", leader),
            ("pick shooters", "choose", 1 - leader),
            ("draw", "redraw", leader),
            ("draw", "redraw", 1 - leader),
            ("resolution", "play", first),
            ("resolution", "play", second),
            ("take yer lumps", "casualty", 1),
            ("run or gun", "flee", 1),
            ("run or gun", "flee", 0),
        ]
        assert len(drawn) == 10 and all(card.zone == DISCARD for card in drawn)


@rule("RB-6.1.4-j", "RB-6.1.4-i", "RB-6.1.1-j", "RB-6.1.1-i")
@pytest.mark.parametrize("kind", ["dude", "goods", "spell"])
@pytest.mark.parametrize("times", [shootout, resolution])
@either_leads
def test_from_outside_the_posse_only_what_brings_somebody_in_is_used(times, kind: str) -> None:
    t = Table()
    brings = able(kind, times(brings_in=True), lambda use: use.join(use.card.bearer), name="ride")
    idle = able(kind, times(), lambda use: use.gain(1))
    if kind == "dude":
        horn = rider = t.put(brings)
        lute = t.put(idle)
    else:
        rider = t.dude(has=[brings, idle])
        horn, lute = rider.attachments
    leader, mark = square(t, 0, 1)
    t.shootout(leader, mark)
    t.hands(PAIR, HIGH_CARD)
    if times is resolution:
        t.run("resolution")
    assert not t.can_use(lute)
    t.use(horn)
    assert rider.in_posse and rider.in_town_square


@rule("RB-6.1.1-e", "RB-6.1.1-f", "RB-6.1.4-h")
@pytest.mark.parametrize("times", [shootout, resolution])
@either_leads
def test_a_deed_serves_in_a_fight_who_controls_it(times) -> None:
    t = Table()
    hall = t.put(able("deed", times()), seat=1)
    sign = t.attach(able("goods", times(), keywords=["Improvement"]), hall)
    t.dude(influence=1, at=hall)
    leader, mark = square(t, 0, 1)
    t.shootout(leader, mark)
    t.hands(PAIR, HIGH_CARD)
    if times is resolution:
        t.run("resolution")
    for seat in (0, 1):
        while t.decision.seat != seat:
            t.pass_()
        assert [t.can_use(card, seat=seat) for card in (hall, sign)] == [seat == 0] * 2


@rule("RB-6.1.5-f", "RB-6.1.5-i", "RB-6.1.5-l")
@LEADS
@pytest.mark.parametrize(("amounts", "rank"), [((1, 2), 5), ((3, -1), 4), ((-1, 2, 1), 4)])
def test_all_that_changes_a_rank_counts_together(amounts: tuple[int, ...], rank: int, leader: int) -> None:
    def raising(t: Table, more: int):
        return t.hand(able("action", resolution(), lambda use: use.rank(t.seat(0), more)))

    fight = Fight(
        PAIR,
        HIGH_CARD,
        dudes=(1, 5),
        leader=leader,
        setup=lambda t: [raising(t, more) for more in amounts],
    )
    for card in fight.extra:
        fight.t.use(card, seat=0)
    fight.settle()
    assert fight.decided.ranks[leader] == rank and fight.decided.casualties[1 - leader] == rank - 1


@rule("RB-6.1.2-c", "RB-6.1.2-d")
@either_leads
def test_a_booted_leader_or_mark_may_shoot_though_others_are_fresh() -> None:
    t = Table()
    ours, theirs = square(t, 0, 0, 0), square(t, 1, 1, 1)
    t.shootout(ours[0], theirs[0], *ours[1:], *theirs[1:])
    tired = t.hand(able("action", shootout(), lambda use: use.boot(ours[0])))
    other = t.hand(able("action", shootout(), lambda use: use.boot(theirs[0])))
    t.use(tired)
    t.turn_of(0)
    t.use(other)
    t.run("pick shooters")
    for _ in range(2):
        mine, leading = (ours, ours[0]) if t.decision.seat == 0 else (theirs, theirs[0])
        assert leading.booted and set(t.choices()) == set(mine)
        t.answer(leading)
    assert {one.id for one in (ours[0], theirs[0])} == set(t.game.shootout.shooters)


@rule("RB-6.1.3-m", "RB-6.1.3-l")
@either_leads
def test_who_has_exchanged_one_card_gets_no_second_chance() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", bullets=4), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.run("redraw")
    assert (t.decision.seat, t.decision.most) == (0, 4)
    t.answer(t.choices()[0], "done")
    assert t.decision.kind != "redraw"
    assert [(event.discarded, event.drawn) for event in t.events(happens.Redrawing)] == [(1, 1)]
