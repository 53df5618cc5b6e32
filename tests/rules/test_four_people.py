"""Owner, controller, ally and user as four different people: jobs, lowball, bounty, posses and hands."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Act,
    Deed,
    cheatin,
    deed,
    dude,
    happens,
    job,
    noon,
    opposing,
    react,
    resolution,
    shootout,
    where,
)
from gomorra.engine import RULESETS
from gomorra.engine.fights import lumps
from gomorra.engine.kernel.state import DISCARD
from gomorra.testing import Table, able, plain, rule

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"
PAIR = "K♣ K♦ 3♥ 4♠ 9♣"
CHEATIN = "K♣ K♣ Q♥ J♠ 10♣"
anything = where(lambda card, use: card.is_dude)


def taken(t: Table, card, by: int):
    """Another player controls the card from now on."""
    body = t.game.state.own(card.id)
    body.controller = t.seat(by)
    t.game.state.layout += 1
    t.game.state.version += 1
    t.game.index.forget()
    return card


def table(*, at="town square", **facts) -> tuple[Table, list]:
    """Four players, a dude of each at one place."""
    t = Table(seats=4)
    return t, [t.dude(f"Dude {seat}", seat=seat, at=at, **facts) for seat in range(4)]


def brawl(t: Table, dudes: list) -> None:
    """Player 0 calls out player 1's dude; 2 helps the leader, 3 the mark."""
    t.turn_of(0)
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(2, dudes[2], "done", 3, dudes[3])


def heist(**more):
    """An action of player 0: a job that marks a deed and gains him 5 ghost rock."""
    return able("action", job(mark=deed, **more), lambda use: use.gain(5))


def fighting(t: Table) -> list[int]:
    """Who leads the posses: the leader's player, the mark's."""
    return [t.who(seat) for seat in t.game.shootout.seats]


def who_is_asked(t: Table, kind: str = "join") -> list[int]:
    """Who is asked for a posse, everybody declining."""
    asked = []
    while t.decision.kind == kind:
        asked.append(t.decision.seat)
        t.answer("done")
    return asked


# Bounty


@rule("CG-Bounty-f", "AE-Multi-h")
def test_nobody_in_the_deed_owners_posse_trespasses_whoever_owns_the_dude() -> None:
    t = Table(seats=4)
    place = t.deed(seat=0, keywords=["Private"])
    dudes = [t.dude(seat=seat, at=place) for seat in range(4)]
    seized = taken(t, t.dude("Seized", seat=3, at=place), by=0)
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(seized, 2, dudes[2], "done", 3, dudes[3])
    assert seized.in_posse and seized.bounty == 0
    assert [one.bounty for one in dudes] == [0, 1, 0, 1]


@rule("CG-Bounty-b", "RB-6.1-w")
def test_the_deed_owners_own_dude_in_a_strange_posse_trespasses_not_but_shields_nobody() -> None:
    t = Table(seats=4)
    place = t.deed(seat=0, keywords=["Private"])
    leader, mark = t.dude(seat=1, at=place), t.dude(seat=2, at=place)
    seized = taken(t, t.dude(seat=0, at=place), by=1)
    t.turn_of(1)
    t.callout(leader, mark, "accept")
    t.answer(seized)
    assert t.game.shootout is not None
    assert (leader.bounty, seized.bounty) == (1, 0)


@rule("CG-Bounty-d", "CG-Bounty-f")
@pytest.mark.parametrize(("seat", "bounty"), [(2, 0), (3, 1)])
def test_who_joins_late_trespasses_unless_on_the_side_of_the_owner(seat: int, bounty: int) -> None:
    t = Table(seats=4)
    place = t.deed(seat=0, keywords=["Private"])
    dudes = [t.dude(seat=seat, at=place) for seat in range(4)]
    late = t.dude(seat=seat)
    ride = able("action", shootout(target=anything, brings_in=True), lambda use: use.join(use.target))
    card = t.hand(ride, seat=seat)
    brawl(t, dudes)
    while t.decision.seat != seat:
        t.pass_()
    t.use(card, "", late, seat=seat)
    assert late.in_posse and late.bounty == bounty


@rule("CG-Wanted-d", "AE-Multi-f")
def test_the_opposing_leader_collects_for_an_ally_who_falls() -> None:
    t, dudes = table()
    t.game.state.own(dudes[3].id).bounty = 2
    brawl(t, dudes)
    t.hands(PAIR, HIGH_CARD)
    t.run("casualty")
    t.answer(("casualty", dudes[3], "discard"))
    assert [t.rock(seat) for seat in range(4)] == [22, 20, 20, 20]


@rule("CG-Wanted-f")
def test_nobody_collects_for_a_fallen_dude_that_the_opposing_leader_owns() -> None:
    t, dudes = table()
    seized = taken(t, t.dude(seat=0, at="town square", bounty=2), by=3)
    t.turn_of(0)
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(2, dudes[2], "done", 3, seized)
    t.run("make plays")
    t.hands(PAIR, HIGH_CARD)
    t.run("casualty")
    t.answer(("casualty", seized, "discard"))
    assert seized in t.discard_of(0)
    assert [t.rock(seat) for seat in range(4)] == [20, 20, 20, 20]


@rule("CG-Wanted-e")
@pytest.mark.parametrize(("victim", "pay"), [(2, 0), (3, 2)])
def test_an_ally_in_the_same_posse_is_no_opposing_dude(victim: int, pay: int) -> None:
    t, dudes = table()
    t.game.state.own(dudes[victim].id).bounty = 2
    gun = t.hand(able("action", shootout(target=anything), lambda use: use.discard(use.target)))
    brawl(t, dudes)
    t.use(gun, "", dudes[victim])
    assert dudes[victim].zone == DISCARD
    assert t.rock() == 20 + pay


@rule("CG-Wanted-e", "CG-Wanted-f")
@pytest.mark.parametrize(("owner", "controller", "pay"), [(1, 2, 2), (0, 2, 0), (1, 0, 0)])
def test_only_who_neither_owns_nor_controls_the_dude_is_paid(owner: int, controller: int, pay: int) -> None:
    t = Table(seats=4)
    outlaw = taken(t, t.dude(seat=owner, at="town square", bounty=2), by=controller)
    t.use(t.hand(able("action", noon(target=anything), lambda use: use.discard(use.target))), "", outlaw)
    assert outlaw in t.discard_of(owner)
    assert [t.rock(seat) for seat in range(4)] == [20 + pay, 20, 20, 20]


# Posses


class Recluse(Deed):
    """Keeps one dude from the leader's posse."""

    @noon(target=anything)
    def snub(self, use):
        use.forbid(Act.JOIN_LEADER, use.target)


@rule("RB-2.1-b", "AE-Multi-b")
@pytest.mark.parametrize(("side", "joins"), [("leader", False), ("mark", True)])
def test_an_ally_kept_from_the_leaders_posse_may_help_the_mark(side: str, joins: bool) -> None:
    t, dudes = table()
    t.use(t.put(plain("deed", behaviour=Recluse)), "snub", dudes[2])
    t.turn_of(0)
    t.callout(dudes[0], dudes[1], "accept")
    if side == "mark":
        t.answer("done")
    assert (("invite", 2) in t.offers("invite")) is joins
    assert ("invite", 3) in t.offers("invite")


@rule("RB-2.1-b", "RB-6.2.3-m")
def test_an_ally_kept_from_the_leaders_posse_joins_no_job_at_the_mark_either() -> None:
    t = Table(seats=4)
    mark = t.deed(seat=1)
    leader, snubbed, other = t.dude(), t.dude(seat=2, at=mark), t.dude(seat=3, at=mark)
    t.use(t.put(plain("deed", behaviour=Recluse)), "snub", snubbed)
    t.use(t.hand(heist()), "", mark)
    assert t.offers("invite") == [("invite", 3)]
    t.answer(3, other)
    assert leader.in_posse and other.in_posse and not snubbed.in_posse


@rule("RB-6.1-p", "RB-6.1-r")
def test_an_ally_pays_himself_for_joining() -> None:
    t, dudes = table()
    dear = t.dude("Dear", seat=2, at="town square")
    t.game.rules(t.seat(0)).change(dear.id, "join cost", 3, until="day")
    t.turn_of(0)
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(2, dear)
    assert [t.rock(seat) for seat in range(4)] == [20, 20, 17, 20]


@rule("RB-6.1-s", "RB-6.1-t")
def test_an_ally_cannot_take_control_of_a_dude_across() -> None:
    t, dudes = table()
    grab = t.hand(
        able("action", shootout(target=opposing & dude), lambda use: use.take_control(use.target)), seat=2
    )
    brawl(t, dudes)
    t.pass_(2)
    t.use(grab, "", dudes[3], seat=2)
    assert dudes[3].controller == t.seat(3)


@rule("RB-6.1-s", "RB-6.1-t")
@pytest.mark.parametrize(("thief", "taken_"), [(1, False), (0, True), (2, True), (3, True)])
def test_while_posses_form_nobody_takes_a_dude_across(thief: int, taken_: bool) -> None:
    t, dudes = table()
    prize = t.dude(seat=0 if thief else 2, at="town square")

    def seize(use):
        yield from use.take_control(prize)

    watch = react("after", happens.Joined, if_=lambda card, event: event.card == prize.id)
    t.put(able("deed", watch, seize), seat=thief)
    t.turn_of(0)
    t.callout(dudes[0], dudes[1], "accept")
    if thief:
        t.answer(prize)
    else:
        t.answer(2, prize)
    t.answer("react")
    assert prize.in_posse and t.whose(prize) == (thief if taken_ else 0)


@rule("RB-6.1.1-b", "RB-6.1.1-a", "AE-Multi-e", "AE-Multi-f", "CG-Shootout1-a")
def test_a_leader_without_dudes_draws_and_decides_but_makes_no_plays() -> None:
    t, dudes = table()
    brawl(t, dudes)
    t.hands(HIGH_CARD, PAIR)
    t.run("casualty")
    t.answer(("casualty", dudes[0], "discard"))
    t.next_round()
    asked = []
    while t.decision.kind == "play":
        asked.append(t.decision.seat)
        t.pass_()
    assert asked == [1, 2, 3]
    t.run("resolution")
    assert [len(t.draw_hand_of(seat)) for seat in range(4)] == [5, 5, 0, 0]
    assert t.game.shootout.shooters[0] == dudes[2].id


@rule("AE-Multi-f", "RB-6.1.5-aa")
def test_a_sidekick_of_an_ally_falls_by_the_leaders_choice() -> None:
    t, dudes = table()
    t.attach(plain("goods", "Hound", keywords=["Sidekick"]), dudes[2])
    (hound,) = dudes[2].attachments
    brawl(t, dudes)
    t.hands(HIGH_CARD, PAIR)
    t.run("casualty")
    assert t.decision.seat == 0 and hound in t.choices()
    t.answer(("casualty", hound, "discard"))
    assert hound in t.discard_of(2) and dudes[2].in_play


@rule("AE-Multi-f")
@pytest.mark.parametrize("side", [0, 1])
def test_who_has_only_allies_left_still_decides_who_falls(side: int) -> None:
    t, dudes = table()
    more = [t.dude(seat=2 + side, at="town square"), t.dude(seat=1 - side, at="town square")]
    t.turn_of(0)
    t.callout(dudes[0], dudes[1], "accept")
    if side == 0:
        t.answer(2, dudes[2], more[0], "done", more[1], "done")
    else:
        t.answer(more[1], "done", 3, dudes[3], more[0], "done")
    hands = (HIGH_CARD, PAIR) if side == 0 else (PAIR, HIGH_CARD)
    t.hands(*hands)
    t.run("casualty")
    t.answer(("casualty", dudes[side], "discard"))
    t.next_round()
    t.hands(*hands)
    t.run("casualty")
    assert t.decision.seat == side and set(t.choices()) == {dudes[2 + side], more[0]}


@rule("AE-Multi-g", "RB-6.1.6-c")
@pytest.mark.parametrize(
    ("hands", "order"),
    [((HIGH_CARD, PAIR), [2, 4, 3, 5, 0, 1]), ((PAIR, HIGH_CARD), [3, 5, 2, 4, 1, 0])],
)
def test_allies_of_the_loser_run_first_clockwise(hands: tuple[str, str], order: list[int]) -> None:
    t = Table(seats=6)
    dudes = [t.dude(seat=seat, at="town square") for seat in range(6)]
    spare = [t.dude(seat=seat, at="town square") for seat in (0, 1)]
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(spare[0], 4, dudes[4], 2, dudes[2], "done", spare[1], 5, dudes[5], 3, dudes[3])
    t.hands(*hands)
    t.run("casualty")
    t.answer(("casualty", spare[0] if t.decision.seat == 0 else spare[1], "discard"))
    asked = []
    while t.decision.kind == "flee":
        asked.append((t.decision.seat, t.choices()))
        t.answer("done")
    assert [seat for seat, _ in asked] == order
    assert all(one.controller == t.seat(seat) for seat, able_to in asked for one in able_to)


# Jobs


@rule("RB-6.2.3-p", "RB-6.2.3-w", "RB-6.2.3-y")
def test_the_controller_then_the_owner_then_from_the_leaders_left_may_oppose() -> None:
    t = Table(seats=5)
    mark = t.deed(seat=2)
    t.dude()
    for seat in (1, 2, 3, 4):
        t.dude(seat=seat, at=mark, influence=2 if seat == 3 else 0)
    assert (mark.owner, mark.controller) == (t.seat(2), t.seat(3))
    t.use(t.hand(heist()))
    assert who_is_asked(t) == [0, 3, 2, 1, 4]
    assert t.rock() == 25


@rule("RB-6.1-s", "RB-6.2.3-w")
def test_an_owner_who_helps_the_leader_does_not_oppose() -> None:
    t = Table(seats=4)
    mark = t.deed(seat=2)
    t.dude()
    ally = t.dude(seat=2, at=mark)
    for seat in (1, 3):
        t.dude(seat=seat, at=mark, influence=2 if seat == 3 else 0)
    t.use(t.hand(heist()))
    t.answer(("invite", 2), ally)
    assert who_is_asked(t) == [0, 3, 1]


@rule("RB-6.2.2-e", "RB-6.2.2-f", "RB-6.2.3-p", "RB-6.2.3-w")
@pytest.mark.parametrize(("owner", "controller", "order"), [(0, 2, [2, 1, 3]), (2, 0, [2, 1, 3])])
def test_a_mark_that_is_the_leaders_in_part(owner: int, controller: int, order: list[int]) -> None:
    t = Table(seats=4)
    mark = t.deed(seat=owner)
    t.dude(at=mark, influence=2 if controller == 0 else 0)
    for seat in (1, 2, 3):
        t.dude(seat=seat, at=mark, influence=1 if controller == seat else 0)
    assert mark.controller == t.seat(controller)
    t.use(t.hand(heist()))
    assert [seat for seat in who_is_asked(t) if seat] == order


@rule("RB-6.2.3-x", "RB-6.2.3-ab", "AE-Multi-a")
def test_the_shut_out_owner_may_still_be_invited() -> None:
    t = Table(seats=4)
    mark = t.deed(seat=2)
    t.dude()
    defender, owner = t.dude(seat=3, at=mark, influence=1), t.dude(seat=2, at=mark)
    t.dude(seat=1, at=mark)
    t.use(t.hand(heist()))
    while t.decision.seat == 0:
        t.answer("done")
    t.answer(defender)
    assert set(t.offers("invite")) == {("invite", 1), ("invite", 2)}
    t.answer(("invite", 2), owner, "done")
    assert fighting(t) == [0, 3]
    assert t.game.gathering[1] == [defender.id, owner.id]


@rule("RB-6.2.5-d", "RB-6.2.5-f", "AE-Multi-a", "CG-SendHomeBooted-a")
def test_everybody_in_the_leaders_posse_goes_to_the_home_of_who_controls_him() -> None:
    t = Table(seats=4)
    mark = t.deed(seat=1)
    leader, ally = t.dude(), t.dude(seat=2, at=mark)
    seized = taken(t, t.dude(seat=3, at=mark), by=2)
    homes = [t.game.state.players[t.seat(seat)].home for seat in range(4)]
    t.use(t.hand(heist()))
    t.answer(("invite", 2), ally, seized)
    t.finish()
    assert [one.place for one in (leader, ally, seized)] == [homes[0], homes[2], homes[2]]
    assert leader.booted and ally.booted and seized.booted


@rule("RB-6.2.5-a", "RB-6.2.5-g", "AE-Multi-f")
def test_a_job_succeeds_by_an_ally_who_is_left() -> None:
    t = Table(seats=4)
    mark = t.deed(seat=1)
    leader, ally, foe = t.dude(), t.dude(seat=2, at=mark), t.dude(seat=1, at=mark)
    t.use(t.hand(heist()))
    while t.decision.seat == 0 and ("invite", 2) not in t.offers("invite"):
        t.answer("done")
    t.answer(("invite", 2), ally)
    while t.decision.seat != 1:
        t.answer("done")
    t.answer(foe)
    t.run("make plays")
    t.hands(HIGH_CARD, "A♣ 3♦ 6♥ 8♠ 10♣")
    t.run("casualty")
    t.answer(("casualty", leader, "discard"))
    t.finish()
    assert not leader.in_play and not foe.in_play and ally.in_play
    assert ally.at_home and ally.booted
    assert t.rock() == 25, "the job is the leader's, whoever is left"


@rule("RB-6.2.4-b", "CG-Bounty-b", "AE-Multi-i")
@pytest.mark.parametrize(("owner", "bounties"), [(3, [1, 1, 1]), (2, [0, 1, 0]), (1, [1, 0, 1])])
def test_trespass_in_the_fight_about_a_job(owner: int, bounties: list[int]) -> None:
    t = Table(seats=4)
    mark = t.deed(seat=owner, keywords=["Private"])
    leader, foe, ally = t.dude(), t.dude(seat=1, at=mark), t.dude(seat=2, at=mark)
    t.use(t.hand(heist()))
    while t.decision.seat == 0:
        t.answer(("invite", 2), ally) if ("invite", 2) in t.offers("invite") else t.answer("done")
    while t.decision.kind == "join":
        t.answer(foe if t.decision.seat == 1 and not foe.in_posse else "done")
    assert t.game.shootout is not None
    assert [one.bounty for one in (leader, foe, ally)] == bounties


# Lowball


def gamble(t: Table, *hands: str) -> None:
    for seat, cards in enumerate(hands):
        t.stack(cards, seat=seat)
    t.start("gambling")


@rule("RB-5.1-q", "RB-5.1-r")
def test_the_same_hand_is_not_hit_again_while_others_break_a_tie() -> None:
    t = Table(seats=4)
    first, second = t.hand(able("action", cheatin()), able("action", cheatin()), seat=3)
    low = "A♣ 2♦ 3♥ 4♠ 6♣"
    for seat in (0, 1):
        t.stack(low if seat == 0 else CHEATIN, seat=seat)
    gamble(t, low, low, CHEATIN, PAIR)
    t.use(first, seat=3)
    while t.game.state.players[t.seat(2)].draw_hand and not t.is_cheatin(1):
        t.pass_()
    assert t.is_cheatin(2), "his old hand still lies there"
    assert t.can_use(second, seat=3)
    t.use(second, seat=3)
    assert t.decision.kind != "player", "only the new hand may be hit"


@rule("RB-5.1-w", "RB-5.1-h")
def test_only_who_ties_for_the_lowest_hand_draws_anew() -> None:
    t = Table(seats=4)
    for seat, cards in ((0, PAIR), (2, "A♣ 2♦ 3♥ 4♠ 6♣")):
        t.stack(cards, seat=seat)
    gamble(t, HIGH_CARD, PAIR, HIGH_CARD, PAIR)
    dealt = [event.seat for event in t.events(happens.Dealt)]
    assert (sorted(dealt[:4]), sorted(dealt[4:])) == ([0, 1, 2, 3], [0, 2])
    assert t.winner == 2
    assert [t.rock(seat) for seat in range(4)] == [19, 19, 23, 19]


@rule("RB-5.1-l", "RB-5.1-m")
def test_on_the_first_day_all_pull_and_only_the_lowest_pull_again() -> None:
    t = Table(seats=4, day=0, winner=-1)
    for seat in range(4):
        t.hand(able("action", cheatin()), seat=seat)
    for seat, cards in enumerate(("5♣", "3♣ 9♣", "3♦ 4♣", "J♣")):
        t.stack(cards, seat=seat)
    gamble(t, CHEATIN, CHEATIN, CHEATIN, CHEATIN)
    pulls = [event.seat for event in t.events(happens.Pulled)]
    assert (sorted(pulls[:4]), pulls[4:]) == ([0, 1, 2, 3], [1, 2])
    assert t.decision.seat == 2, "his 4 is lower than the 9"


@rule("RB-5.1-l")
def test_who_gave_up_pulls_for_no_order() -> None:
    t = Table(seats=4, day=0, winner=-1)
    t.game.state.players[t.seat(1)].conceded = True
    for seat, cards in enumerate(("5♣", "2♣", "6♣", "J♣")):
        t.hand(able("action", cheatin()), seat=seat)
        t.stack(cards, seat=seat)
    gamble(t, CHEATIN, CHEATIN, CHEATIN, CHEATIN)
    assert sorted(event.seat for event in t.events(happens.Pulled)) == [0, 2, 3]
    assert t.decision.seat == 0


@rule("RB-6.1-s", "AE-Posse-a")
@pytest.mark.parametrize("name", ["current", "2015"])
def test_who_helps_the_leader_is_not_invited_by_the_mark(name: str) -> None:
    t = Table(seats=4, ruleset=RULESETS[name])
    dudes = [t.dude(seat=seat, at="town square") for seat in range(4)]
    spare = t.dude(seat=2, at="town square")
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(2, dudes[2], "done", "done")
    assert t.decision.seat == 1 and t.offers("invite") == [("invite", 3)]
    assert not spare.in_posse


# Who controls a dude leads, marks, runs and invents, whoever owns it


@rule("RB-6.1-b", "RB-6.1.6-c", "RB-6.1.6-d")
@pytest.mark.parametrize("role", ["leader", "mark"])
def test_a_seized_dude_fights_and_runs_for_who_controls_it(role: str) -> None:
    t = Table(seats=4)
    seized, friend = taken(t, t.dude(seat=3, at="town square"), by=0), t.dude(at="town square")
    foe, second = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    t.turn_of(0 if role == "leader" else 1)
    t.callout(*((seized, foe) if role == "leader" else (foe, seized)))
    if t.decision.kind == "callout":
        assert t.decision.seat == (1 if role == "leader" else 0)
        t.answer("accept")
    t.form(friend, second)
    assert fighting(t) == ([0, 1] if role == "leader" else [1, 0])
    t.hands(*((HIGH_CARD, PAIR) if role == "leader" else (PAIR, HIGH_CARD)))
    t.run("casualty")
    t.answer(("casualty", friend, "discard"))
    t.run("flee")
    assert t.decision.seat == 0 and t.choices() == [seized]
    t.answer(seized)
    assert seized.booted and seized.place == t.game.state.players[t.seat(0)].home


@rule("RB-6.2.1-a", "RB-7.2.2-a")
@pytest.mark.parametrize("user", [0, 3])
def test_a_seized_dude_leads_jobs_and_invents_for_who_controls_it(user: int) -> None:
    t = Table(seats=4)
    t.deed(seat=1)
    maker = taken(t, t.dude(seat=3, keywords=["Mad Scientist 9"], at="home of 0"), by=0)
    raid, gadget = t.hand(heist(), plain("goods", keywords=["Gadget 5"]), seat=user)
    t.turn_of(user)
    assert t.can_use(raid, seat=user) is (user == 0)
    assert t.offers("invent") == ([("invent", gadget.id, maker.id)] if user == 0 else [])


@rule("AE-Multi-f")
def test_fewer_casualties_of_an_ally_are_those_of_the_posse_that_it_helps() -> None:
    t = Table(seats=3)
    ann, bob = t.dude("Ann", at="town square"), t.dude("Bob", seat=1, at="town square")
    friend = t.dude("Cal", seat=2, at="town square")
    t.callout(ann, bob, "accept")
    t.answer(("invite", 2), friend)
    t.run("resolution")
    fight = t.game.shootout
    assert fight is not None
    t.use(t.hand(able("action", resolution(), lambda use: use.casualties(use.seat, -2)), seat=2), seat=2)
    fight.lost_by, fight.round_winner = 3, fight.seats.index(t.seat(1))
    assert lumps.casualties(t.game, fight, fight.seats.index(t.seat(0))) == 1
