"""More than two players: allies, their order, bounty, and the shorter variant; some older rules by ruleset."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gomorra import poker
from gomorra.cards.vocabulary import deed, happens, job, shootout
from gomorra.engine.board import hands
from gomorra.engine.fights import drawing
from gomorra.engine.kernel.ruleset import CURRENT
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD
from gomorra.testing import Table, able, either_leads, plain, rule
from tests.rules.editions import BOTH, table

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"
PAIR = "K♣ K♦ 3♥ 4♠ 9♣"


def brawl(t: Table, *, at="town square"):
    """Seat 0 calls out seat 1; seat 2 helps the leader, seat 3 the mark."""
    dudes = [t.dude(f"Dude {seat}", seat=seat, at=at) for seat in range(4)]
    t.turn_of(0)
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(2, dudes[2], "done", 3, dudes[3])
    return dudes


@rule("AE-Multi-a")
def test_a_side_may_invite_other_players() -> None:
    t = Table(seats=3)
    leader, mark, third = (t.dude(seat=seat, at="town square") for seat in range(3))
    t.callout(leader, mark, "accept")
    assert t.offers("invite") == [("invite", 2)]
    t.answer(2)
    assert (t.decision.seat, t.choices()) == (2, [third])
    t.answer(third)
    assert t.game.gathering[0] == [leader.id, third.id]


@rule("AE-Multi-b")
@pytest.mark.parametrize("helped", [0, 1])
def test_allies_join_under_the_same_limits(helped: int) -> None:
    t = Table(seats=3)
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    near, booted_near, booted_here = (
        t.dude(seat=2),
        t.dude(seat=2, booted=True),
        t.dude(seat=2, at="town square", booted=True),
    )
    far = t.put(plain("deed", keywords=["Out of Town"]), 2)
    away = t.dude(seat=2, at=far)
    t.callout(leader, mark, "accept")
    if helped == 1:
        t.answer("done")
    assert t.decision.seat == helped
    t.answer(2)
    assert set(t.choices()) == {near, booted_here}
    t.answer(near)
    assert near.id in t.game.gathering[helped]
    assert near.booted
    assert near.in_town_square
    assert not booted_near.in_posse
    assert not away.in_posse


@rule("AE-Multi-a")
def test_an_invitation_may_be_declined() -> None:
    t = Table(seats=3)
    leader, mark, third = (t.dude(seat=seat, at="town square") for seat in range(3))
    t.callout(leader, mark, "accept")
    t.answer(2, "done")
    assert not third.in_posse


@rule("AE-Multi-c")
def test_allies_make_plays_in_their_turn() -> None:
    t = Table(seats=4)
    act = t.hand(able("action", shootout()), seat=2)
    brawl(t)
    asked = []
    for _ in range(4):
        asked.append(t.decision.seat)
        if t.decision.seat == 2:
            assert t.can_use(act)
        t.pass_()
    assert asked == [0, 1, 2, 3]


@rule("AE-Multi-c")
@pytest.mark.parametrize("seat", [2, 3])
def test_allies_use_their_dudes_and_what_these_carry_too(seat: int) -> None:
    t = Table(seats=4)
    dudes = brawl(t)
    helper = able("goods", shootout(), lambda use: use.gain(1))
    tool, idle = t.attach(helper, dudes[seat]), t.dude(seat=seat, at="town square", has=[helper])
    own = t.put(able("dude", shootout(brings_in=True), lambda use: use.join(use.card)), seat)
    t.pass_(seat)
    assert t.decision.seat == seat and t.can_use(tool) and not t.can_use(idle.attachments[0])
    t.use(own)
    assert own.in_posse and own.side == dudes[seat].side
    assert t.decision.seat == (seat + 1) % 4


@rule("AE-Multi-d", "CG-Shootout2-a")
def test_an_ally_counts_and_may_be_the_shooter() -> None:
    t = Table(seats=4)
    leader, _, ally, _ = brawl(t)
    t.pass_(4)
    assert t.decision.seat == 0
    assert set(t.choices()) == {leader, ally}
    t.answer(ally)
    assert t.game.shootout.shooters[0] == ally.id
    assert drawing.bonuses(t.game, t.game.shootout, 0) == (0, 1)


@rule("AE-Multi-e")
def test_only_leader_and_mark_draw_hands() -> None:
    t = Table(seats=4)
    _, _, ally, _ = brawl(t)
    t.pass_(4)
    t.answer(ally)
    t.run("resolution")
    assert [len(t.draw_hand_of(seat)) for seat in range(4)] == [5, 5, 0, 0]


@rule("AE-Multi-f")
def test_the_leader_decides_which_dudes_are_lost() -> None:
    t = Table(seats=4)
    leader, _, ally, _ = brawl(t)
    t.hands(HIGH_CARD, "Q♣ Q♦ 3♦ 3♠ 9♦")
    t.run("casualty")
    assert t.decision.seat == 0
    t.answer(("casualty", ally, "ace"))
    assert ally.zone == BOOT_HILL
    assert leader.in_play


@rule("AE-Multi-g")
def test_allies_decide_first_who_runs() -> None:
    t = Table(seats=4)
    dudes = brawl(t)
    more = [t.dude(seat=seat, at="town square") for seat in (0, 1)]
    for one, side in zip(more, (0, 1), strict=True):
        t.game.gathering[side].append(one.id)
    t.hands(HIGH_CARD, PAIR)
    t.run("casualty")
    t.answer(("casualty", more[0], "discard"))
    asked = []
    while t.decision.kind == "flee":
        asked.append((t.decision.seat, t.choices()))
        t.answer("done")
    assert [seat for seat, _ in asked] == [2, 3, 0, 1]
    assert asked[0][1] == [dudes[2]]


@rule("AE-Multi-h", "CG-Bounty-f")
def test_the_side_of_the_deeds_owner_gains_no_bounty() -> None:
    t = Table(seats=4)
    place = t.deed(seat=0, keywords=["Private"])
    dudes = brawl(t, at=place)
    assert [one.bounty for one in dudes] == [0, 1, 0, 1]


@rule("AE-Multi-h")
def test_it_is_enough_that_an_ally_owns_the_deed() -> None:
    t = Table(seats=4)
    place = t.deed(seat=2, keywords=["Private"])
    dudes = brawl(t, at=place)
    assert [one.bounty for one in dudes] == [0, 1, 0, 1]


@rule("AE-Multi-j")
@pytest.mark.parametrize(("name", "first"), [("2015", 1), ("current", 0)])
def test_the_mark_is_first_without_the_winner_in_the_older_rules(name: str, first: int) -> None:
    t = table(name, seats=3, winner=2)
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.turn_of(0)
    t.shootout(leader, mark)
    assert t.decision.seat == first


@rule("AE-Multi-j")
@pytest.mark.parametrize(("name", "order"), [("2015", [2, 0, 1]), ("current", [0, 1, 2])])
def test_after_the_mark_it_goes_clockwise(name: str, order: list[int]) -> None:
    t = table(name, seats=4, winner=3)
    leader, ally, mark = (t.dude(seat=seat, at="town square") for seat in range(3))
    t.turn_of(0)
    t.callout(leader, mark, "accept")
    t.answer(("invite", 1), ally)
    t.form()
    asked = []
    while t.decision.kind == "play" and t.game.shootout.step == "make plays":
        asked.append(t.decision.seat)
        t.pass_()
    assert asked == order


@rule("AE-Multi-k")
@pytest.mark.parametrize(("short", "weakest", "over"), [(True, 1, True), (True, 2, False), (False, 1, False)])
@pytest.mark.parametrize("own", [0, 5])
def test_the_shorter_variant_needs_to_beat_one_rival_only(
    short: bool, weakest: int, over: bool, own: int
) -> None:
    t = Table(seats=3, ruleset=replace(CURRENT, short_victory=short))
    t.deed(control=2)
    t.dude(influence=own)
    t.dude(seat=1, influence=weakest)
    t.dude(seat=2, influence=4)
    t.start("sundown")
    assert t.game.over is over


@rule("AE-Upkeep-a", "AE-Upkeep-b")
@pytest.mark.parametrize(("name", "older"), BOTH)
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("stash", [1, 20])
def test_older_upkeep_the_winner_first_and_unpaid_cards_leave_at_once(
    name: str, older: bool, winner: int, stash: int
) -> None:
    t = table(name, winner=winner, stash=stash)
    dudes = [t.dude(seat=seat, upkeep=1, has=[plain("goods")]) for seat in (0, 1)]
    first = winner if older else 1 - winner
    t.start("upkeep")
    for seat in (first, 1 - first):
        assert t.decision.seat == seat
        mine, (hat,) = dudes[seat], dudes[seat].attachments
        assert mine.in_play and hat.in_play
        t.answer(("drop", mine))
        if older or seat != first:
            assert mine.zone == hat.zone == DISCARD
        else:
            assert mine.in_play and hat.in_play, "nothing leaves before everybody has paid"
    assert all(one.zone == DISCARD for one in dudes)
    assert [t.rock(seat) for seat in (0, 1)] == [stash, stash]


@rule("AE-Upkeep-a")
@pytest.mark.parametrize("winner", [0, 1, 2])
@pytest.mark.parametrize(("name", "older"), BOTH)
def test_upkeep_goes_clockwise_from_the_winner_or_from_his_left(name: str, older: bool, winner: int) -> None:
    t = table(name, seats=3, winner=winner)
    dudes = [t.dude(seat=seat, upkeep=1) for seat in range(3)]
    t.start("upkeep")
    asked = []
    while t.decision.kind == "upkeep":
        asked.append(t.decision.seat)
        t.answer(("drop", dudes[asked[-1]]))
    first = winner if older else winner + 1
    assert asked == [(first + place) % 3 for place in range(3)]


@rule("AE-DeadMansHand-a")
@pytest.mark.parametrize(("name", "rank"), [("current", poker.TWO_PAIR), ("2015", poker.DEAD_MANS_HAND)])
@either_leads
def test_an_older_dead_mans_hand_needs_no_suits(name: str, rank: int) -> None:
    t = table(name)
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(leader, mark)
    t.hands("A♥ A♦ 8♣ 8♥ J♠", HIGH_CARD)
    t.run("resolution")
    assert hands.hand(t.game, t.seat(0)).rank == rank


@rule("AE-Attach-a")
def test_older_attire_has_no_limit_and_an_old_weapon_goes() -> None:
    t = table("2015")
    coat, gun = plain("goods", keywords=["Attire"]), plain("goods", keywords=["Weapon"])
    bearer = t.dude(has=[coat, gun])
    old = bearer.attachments[1]
    t.shop(t.hand(coat), bearer)
    t.pass_()
    new = t.hand(gun)
    t.shop(new, bearer)
    assert len([card for card in bearer.attachments if card.has("Attire")]) == 2
    assert old.zone == DISCARD
    assert new in bearer.attachments


@rule("AE-Multi-a", "AE-Multi-b")
def test_a_jobs_leader_invites_allies_from_where_he_starts() -> None:
    t = Table(seats=3)
    mark = t.deed(seat=1)
    leader, ally = t.dude(at="town square"), t.dude(seat=2, at="town square")
    tired = t.dude(seat=2, at="town square", booted=True)
    t.use(t.hand(able("action", job(mark=deed), lambda use: use.gain(1))))
    t.answer(("invite", 2))
    assert t.decision.seat == 2 and t.choices() == [ally] and tired.booted
    t.answer(ally)
    went = [event.card for event in t.events(happens.Moved) if event.destination == mark.id]
    assert went == [leader.id, ally.id], "he rides along"
    assert ally.booted and ally.at_home and t.rock() == 21


@rule("AE-Multi-a")
def test_nobody_defends_a_job_with_invited_dudes_alone() -> None:
    t = Table(seats=3)
    mark = t.deed(seat=1)
    t.dude(at=mark)
    t.dude(seat=2, at=mark)
    t.use(t.hand(able("action", job(mark=deed), lambda use: use.gain(1))))
    asked = []
    while t.decision.kind == "join":
        asked.append((t.decision.seat, [option.payload[0] for option in t.decision.options]))
        t.answer("done")
    assert all("invite" not in words for seat, words in asked if seat == 1)
    assert 1 not in [seat for seat, _ in asked], (
        "without a dude of his own he has no posse to invite anybody to"
    )


def test_who_gave_up_is_no_opponent() -> None:
    t = Table(seats=3)
    t.game.state.players[t.seat(1)].conceded = True
    assert t.game.rules(t.seat(0)).opponents == [2] and t.game.rules(t.seat(2)).opponents == [0]
