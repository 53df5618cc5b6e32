"""Fights that come about or go on in another way: by a job, with changed ranks, with a posse that empties itself."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Act,
    Stat,
    always,
    cheatin,
    deed,
    dude,
    happens,
    in_town_square,
    job,
    location,
    noon,
    opposing,
    react,
    resolution,
    shootout,
    trait,
    your,
)
from gomorra.engine.events import CasualtiesTaken, JobEnded, RoundDecided
from gomorra.engine.words import cannot
from gomorra.testing import Table, able, either_leads, plain, rule

HIGH_CARD, PAIR, SAME_PAIR = "2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣", "K♥ K♠ 3♦ 4♣ 9♦"
TWO_PAIR = "Q♣ Q♦ 3♦ 3♠ 9♦"


def duel(t: Table, *hands: str, dudes: int = 1):
    """Two posses in the town square, at the first Resolution play."""
    ours, theirs = ([t.dude(seat=seat, at="town square") for _ in range(dudes)] for seat in (0, 1))
    t.shootout(ours[0], theirs[0], *ours[1:], *theirs[1:])
    t.hands(*hands)
    t.run("resolution")
    return ours, theirs


@rule("RB-6.1.5-n")
@pytest.mark.parametrize("raised", [0, 1])
@either_leads
def test_ranks_that_were_made_equal_cost_both_one(raised: int) -> None:
    t = Table()
    lift = t.hand(able("action", resolution(), lambda use: use.rank(use.seat, 1)), seat=raised)
    ours, theirs = duel(t, *((PAIR, TWO_PAIR) if raised == 0 else (TWO_PAIR, PAIR)), dudes=3)
    t.use(lift, seat=raised)
    assert t.rank(0) == t.rank(1) == 3
    t.next_round()
    (decided,) = t.events(RoundDecided)
    assert decided.casualties == (1, 1)
    assert [sum(not one.in_play for one in posse) for posse in (ours, theirs)] == [1, 1]


@rule("RB-6.1.5-e")
@either_leads
def test_identical_hands_with_equally_changed_ranks_have_no_winner_either() -> None:
    t = Table()
    lifts = [
        t.hand(able("action", resolution(), lambda use: use.rank(use.seat, 1)), seat=seat) for seat in (0, 1)
    ]
    duel(t, PAIR, SAME_PAIR, dudes=2)
    for seat in (0, 1):
        t.use(lifts[seat], seat=seat)
    t.next_round()
    (decided,) = t.events(RoundDecided)
    assert decided.winner == -1
    assert [event.lost for event in t.events(CasualtiesTaken)] == [False, False]


@rule("CG-Shootout4a-d")
@pytest.mark.parametrize("how", [trait, react])
@either_leads
def test_a_rank_that_is_gained_at_the_reveal_is_gone_in_the_next_round(how) -> None:
    t = Table(deck=60)
    glad = able("dude", how("after", happens.Revealed), lambda use: use.rank(use.seat, 1))
    hero = t.put(glad, at="town square")
    others = [t.dude(seat=seat, at="town square") for seat in (0, 0, 1, 1, 1)]
    t.shootout(hero, others[2], *others[:2], *others[3:])
    t.hands(PAIR, SAME_PAIR)
    t.run("react" if how is react else "resolution")
    if how is react:
        t.use(hero, seat=0)
    assert t.rank_changes(0) == (1,)
    t.run("casualty")
    while t.decision.kind == "casualty":
        t.answer(next(key for key in t.offers("casualty") if key[1] != hero.id))
    t.run("make plays")
    t.hands(PAIR, SAME_PAIR)
    while t.game.shootout.step != "resolution":
        t.game.answer(t.plain_answer())
    assert t.game.shootout.round == 2 and hero.in_posse
    assert t.rank_changes(0) == ((1,) if how is trait else ())


@rule("RB-6.1.4-s")
@pytest.mark.parametrize("verb", ["send_home_booted", "discard", "ace"])
@pytest.mark.parametrize("whose", ["own", "other"])
@either_leads
def test_a_resolution_ability_that_empties_either_posse_in_any_way_ends_the_fight(
    whose: str, verb: str
) -> None:
    t = Table()
    end = able(
        "action",
        resolution(target=(your if whose == "own" else opposing) & dude),
        lambda use: getattr(use, verb)(use.target),
    )
    first, _ = t.hand(end, able("action", resolution()))
    t.hand(able("action", resolution()), seat=1)
    (ann,), (bob,) = duel(t, HIGH_CARD, PAIR)
    t.use(first, seat=0)
    assert t.game.shootout is None and t.decision.kind == "play"
    assert t.events(RoundDecided) == [] and t.events(CasualtiesTaken) == [] and not t.events(happens.Fled)
    assert len(t.events(happens.RoundEnded)) == 1
    assert (bob if whose == "own" else ann).in_play


@rule("RB-6.1-v", "RB-6.1-u")
@pytest.mark.parametrize("leads", ["the owner", "the intruder"])
def test_intruders_gain_bounty_in_a_fight_that_a_job_started(leads: str) -> None:
    t = Table()
    lair = t.deed(seat=0 if leads == "the owner" else 1, keywords=["Private"])
    intruder = 1 if leads == "the owner" else 0
    boss, guard = t.dude(at=lair), t.dude(seat=1, at=lair)
    t.use(t.hand(able("action", job(mark=deed))))
    t.form(guard)
    assert t.game.shootout is not None
    assert (boss.bounty, guard.bounty) == ((0, 1) if intruder == 1 else (1, 0))


@rule("RB-6.2.5-b")
@pytest.mark.parametrize("able_to", [True, False])
@pytest.mark.parametrize("mark", ["a dude", "the town square", "an own deed"])
def test_whatever_is_marked_a_job_without_defenders_succeeds(mark: str, able_to: bool) -> None:
    t = Table()
    t.dude("Boss", at="town square")
    if able_to or mark == "a dude":
        t.dude("Rival", seat=1, at="town square", booted=True)
    marks = {
        "a dude": dude & opposing,
        "the town square": location & in_town_square,
        "an own deed": deed & your,
    }
    t.deed()
    t.use(t.hand(able("action", job(mark=marks[mark]), lambda use: use.gain(5))))
    t.form()
    assert [event.success for event in t.events(JobEnded)] == [True] and t.rock() == 25


@rule("FQ-Jobs-d", "RB-6.2.1-e")
@pytest.mark.parametrize("boots", [True, False])
@pytest.mark.parametrize("kind", ["action", "deed", "dude", "goods"])
def test_the_leader_of_any_job_is_booted_before_its_end_only_by_the_cost(kind: str, boots: bool) -> None:
    t = Table()
    bank = t.deed(seat=1)
    card = able(kind, job(mark=deed & opposing, boot=boots))
    boss, guard = t.put(card) if kind == "dude" else t.dude(), t.dude(seat=1, at=bank)
    ways = {"action": t.hand, "deed": t.put, "goods": lambda what: t.attach(what, boss)}
    t.use(ways[kind](card) if kind in ways else boss)
    t.form(guard)
    assert t.game.shootout is not None
    assert boss.in_posse and boss.place == bank.id and boss.booted is boots


@rule("CG-Wanted-a")
@either_leads
def test_the_bounty_of_an_intruder_is_one_from_the_bank() -> None:
    t = Table()
    lair = t.deed(seat=1, keywords=["Private"])
    intruder, host = t.dude(at=lair), t.dude(seat=1, at=lair)
    t.shootout(intruder, host)
    assert intruder.bounty == 1 and intruder.wanted and not host.wanted
    assert (t.rock(0), t.rock(1)) == (20, 20)


@rule("RB-6.1.1-q")
@pytest.mark.parametrize("verb", ["send_home", "send_home_booted"])
@pytest.mark.parametrize("booted", [True, False])
@pytest.mark.parametrize("who", ["own", "other"])
@either_leads
def test_whoever_is_sent_home_by_whomever_is_out_of_the_fight(who: str, booted: bool, verb: str) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    friend = t.dude(seat=0 if who == "own" else 1, at="town square", booted=booted)
    away = able("action", shootout(), lambda use: getattr(use, verb)(friend))
    act = t.hand(away)
    t.shootout(ann, bob, friend)
    t.use(act, seat=0)
    assert friend.at_home and not friend.in_posse
    assert friend.id not in [one for posse in t.game.shootout.posses for one in posse]


@rule("RB-6.1.3-p")
@pytest.mark.parametrize("side", [0, 1])
def test_nobody_has_to_redraw_what_he_has_twice(side: int) -> None:
    t = Table()
    t.stack("K♣ K♣ 9♥ 2♠ 3♣", seat=side)
    ours = [t.dude(seat=seat, at="town square", bullets=3) for seat in (0, 1)]
    t.shootout(*ours)
    t.run("redraw")
    while t.decision.seat != side:
        t.answer("done")
    assert t.decision.kind == "redraw" and t.offers("done")
    t.answer("done")
    t.run("resolution")
    assert t.is_cheatin(side)


@rule("RB-6.2.3-af", "RB-6.2.3-ad")
def test_after_an_illegal_defence_nobody_else_is_asked_and_nobody_trespasses() -> None:
    t = Table(seats=3)
    lair = t.deed(seat=1, keywords=["Private"])
    boss, guard = t.dude(at=lair), t.dude(seat=1, at=lair)
    t.dude(seat=2, at=lair)
    rob = job(mark=deed & opposing, defence=lambda card, use: len(use.game.gathering[1]) > 1)
    t.use(t.hand(able("action", rob, lambda use: use.gain(5))))
    t.answer("done")
    assert t.decision.seat == 1
    t.answer(guard)
    while t.decision.kind == "join" and t.decision.seat == 1:
        t.answer("done")
    assert [event.success for event in t.events(JobEnded)] == [True] and t.rock() == 25
    assert t.decision.kind == "play" and boss.bounty == 0 and boss.at_home


@rule("FQ-Token-a")
@pytest.mark.parametrize("fate", ["discard", "ace"])
@either_leads
def test_a_wanted_token_that_falls_in_a_fight_is_paid_for(fate: str) -> None:
    t = Table()
    ann = t.dude(at="town square")
    token = t.put(plain("dude", "Hired", keywords=["Token"]), seat=1, at="town square", bounty=2)
    t.dude(at="town square")
    seen = []
    for event in (happens.Discarded, happens.Aced):
        t.put(able("deed", trait("after", event), lambda use: seen.append(use.event.card)))
    t.shootout(ann, token)
    t.hands(PAIR if fate == "discard" else TWO_PAIR, HIGH_CARD)
    t.finish()
    assert not token.in_play and t.rock() == 22
    assert token.id in seen


@rule("RB-6.2.3-c", "RB-6.2.3-m")
def test_defenders_from_next_door_boot_and_those_at_the_mark_do_not() -> None:
    t = Table()
    bank = t.deed(seat=1)
    t.dude(at=bank)
    near, there, tired = (
        t.dude(seat=1, at=place, booted=booted)
        for place, booted in (("town square", False), (bank, False), (bank, True))
    )
    t.use(t.hand(able("action", job(mark=deed & opposing))))
    t.form(near, there, tired)
    assert all(one.in_posse and one.place == bank.id for one in (near, there, tired))
    assert (near.booted, there.booted, tired.booted) == (True, False, True)


@rule("RB-6.1.4-o", "CG-Shootout4b-d")
@either_leads
def test_where_both_cheat_each_is_aimed_at_by_the_other_only() -> None:
    t = Table()
    seen = []
    hit = t.hand(able("action", cheatin(), lambda use: seen.append(t.who(use.cheater))))
    duel(t, "K♣ K♣ 3♥ 4♠ 9♣", "Q♣ Q♣ 3♥ 4♠ 9♣")
    assert t.is_cheatin(0) and t.is_cheatin(1)
    t.use(hit, seat=0)
    assert seen == [1]


@rule("RB-6.2.5-a")
@pytest.mark.parametrize("end", ["flight", "the second round"])
def test_a_job_is_won_by_whoever_is_left_however_the_others_went(end: str) -> None:
    t = Table(deck=60)
    bank = t.deed(seat=1)
    gang, guards = ([t.dude(seat=seat, at=bank) for _ in range(3)] for seat in (0, 1))
    t.use(t.hand(able("action", job(mark=deed & opposing), lambda use: use.gain(5))), "", gang[0])
    t.form(*gang, *guards)
    t.hands(PAIR, SAME_PAIR)
    if end == "flight":
        t.run("flee")
        while t.decision.kind == "flee":
            t.answer(next((key for key in t.offers("card") if t.decision.seat == 1), "done"))
    else:
        t.next_round()
        t.hands("A♣ A♦ A♥ A♠ 9♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.finish()
    assert [event.success for event in t.events(JobEnded)] == [True] and t.rock() == 25


@rule("RB-6.1.5-j")
@pytest.mark.parametrize("change", [-1, -4])
@either_leads
def test_a_high_card_that_is_lowered_is_the_poorest_hand_there_is(change: int) -> None:
    t = Table()
    sap = t.hand(able("action", resolution(), lambda use: use.rank(t.seat(0), change)), seat=1)
    duel(t, "K♣ Q♦ J♥ 9♠ 8♣", HIGH_CARD, dudes=2)
    t.use(sap, seat=1)
    assert t.rank(0) == 1
    t.next_round()
    (decided,) = t.events(RoundDecided)
    assert decided.casualties == (1, 1)
    winner = t.who(t.game.shootout.seats[decided.winner])
    assert winner == 1


@rule("RB-6.1.3-e", "RB-3.3-c")
@pytest.mark.parametrize("bullets", [0, 2])
@either_leads
def test_a_printed_stud_is_a_stud_with_whatever_bullets(bullets: int) -> None:
    t = Table()
    stud, draw = (t.dude(at="town square", bullets=bullets, stud=kind) for kind in (True, False))
    assert (stud.is_stud, stud.is_draw) == (True, False) and (draw.is_stud, draw.is_draw) == (False, True)
    t.shootout(stud, t.dude(seat=1, at="town square"))
    t.run("redraw" if bullets == 9 else "resolution")
    assert len(t.events(happens.Dealt)[0 if t.events(happens.Dealt)[0].seat == 0 else 1].cards) == 5 + bullets


@rule("RB-5.1-s")
def test_in_lowball_nobody_aims_at_his_own_hand_though_another_cheats_too() -> None:
    t = Table()
    seen = []
    hit = t.hand(able("action", cheatin(), lambda use: seen.append(t.who(use.cheater))))
    for seat in (0, 1):
        t.stack("K♣ K♣ Q♥ J♠ 10♣", seat=seat)
    t.start("gambling")
    t.use(hit, seat=0)
    assert seen == [1]


@rule("CG-Shootout5-a", "CG-HandRank-a")
@either_leads
def test_what_traits_and_abilities_of_every_kind_do_to_a_rank_adds_up_for_the_round() -> None:
    t = Table(deck=60)
    t.put(able("deed", always(Stat.RANK), lambda card, seat: int(seat == card.owner)))
    first = t.hand(able("action", resolution(), lambda use: use.rank(use.seat, 2)))
    hit = t.hand(able("action", cheatin(), lambda use: use.rank(use.seat, 1)))
    sap = t.hand(able("action", resolution(), lambda use: use.rank(t.seat(0), -1)), seat=1)
    duel(t, PAIR, "Q♣ Q♣ 3♦ 3♠ 9♦", dudes=4)
    for card, seat in ((first, 0), (sap, 1), (hit, 0)):
        t.use(card, seat=seat)
    assert (t.rank(0), sorted(t.rank_changes(0))) == (5, [-1, 1, 1, 2])
    t.pass_()
    assert t.rank(0) == 5
    t.next_round()
    t.hands(PAIR, HIGH_CARD)
    t.run("resolution")
    assert t.rank_changes(0) == (1,), "the trait still holds"


@rule("RB-6.1-c")
@pytest.mark.parametrize("where", ["town square", "deed", "out of town", "home of 0"])
def test_the_fight_over_a_job_is_where_its_mark_is(where: str) -> None:
    t = Table()
    place = t.deed(keywords=["Out of Town"] if where == "out of town" else [])
    at = place if where in ("deed", "out of town") else where
    boss = t.dude(at=t.deed(seat=1))
    mark = t.dude(seat=1, at=at)
    t.use(t.hand(able("action", job(mark=dude & opposing))))
    t.form(mark)
    assert t.game.shootout is not None
    assert t.game.shootout.location == mark.place == boss.place == t.place(at, t.seat(0))


@rule("RB-6.1-c")
@pytest.mark.parametrize("where", ["home", "out of town"])
def test_a_dude_called_out_from_afar_is_fought_where_he_is(where: str) -> None:
    t = Table()
    ranch = t.deed(seat=1, keywords=["Out of Town"])
    caller, target = t.dude(), t.dude(seat=1, at=ranch if where == "out of town" else "home of 1")
    call = able("action", noon(target=opposing & dude), lambda use: use.call_out(caller, use.target))
    t.use(t.hand(call), "", "accept")
    t.form()
    assert t.game.shootout.location == target.place


@rule("RB-2.1-c")
@pytest.mark.parametrize("prevails", [True, False])
@pytest.mark.parametrize("verb", ["discard", "ace"])
@pytest.mark.parametrize("by_trait", [True, False])
def test_the_winner_judges_whatever_is_done_and_whatever_forbids_it(
    by_trait: bool, verb: str, prevails: bool
) -> None:
    t = Table(winner=1)
    act = Act.DISCARD if verb == "discard" else Act.ACE
    shielded = able("dude", always(cannot(act)), lambda card, *asked: True)
    victim = t.put(shielded) if by_trait else t.dude()
    if not by_trait:
        t.use(t.hand(able("action", noon(), lambda use: use.forbid(act, victim))))
    doom = able("action", noon(), lambda use: getattr(use, verb)(victim, final=True))
    t.use(t.hand(doom), seat=0)
    assert (t.decision.kind, t.decision.seat) == ("confirm", 1)
    t.answer(prevails)
    assert victim.in_play is not prevails


@rule("RB-6.1.3-m")
@pytest.mark.parametrize("side", [0, 1])
def test_all_that_is_thrown_away_lies_in_the_pile_before_the_first_card_is_drawn_for_it(side: int) -> None:
    t = Table()
    dudes = [t.dude(seat=seat, at="town square", bullets=3) for seat in (0, 1)]
    t.shootout(*dudes)
    t.run("redraw")
    while t.decision.seat != side:
        t.answer("done")
    thrown = t.choices()[:3]
    for card in thrown:
        t.answer(card)
    t.run("resolution")
    told = [event for event in t.game.events if isinstance(event, (happens.Discarded, happens.Dealt))]
    told = [event for event in told if t.who(event.seat) == side]
    kinds = [type(event) for event in told]
    assert kinds == [happens.Dealt, *[happens.Discarded] * 3, happens.Dealt]
    assert len(told[-1].cards) == 3


@rule("RB-6.2.3-y", "RB-6.2.3-z")
@pytest.mark.parametrize("mark", ["deed", "square"])
def test_who_has_dudes_only_next_to_the_mark_is_asked_in_his_turn_too(mark: str) -> None:
    t = Table(seats=4, winner=2)
    bank = t.deed(seat=1)
    boss = t.dude(seat=2, at=bank if mark == "deed" else "town square")
    for seat in (0, 1, 3):
        t.dude(seat=seat, at="town square" if mark == "deed" else f"home of {seat}")
    marks = deed & opposing if mark == "deed" else location & in_town_square
    t.use(t.hand(able("action", job(mark=marks)), seat=2))
    asked = []
    while t.decision.kind == "join":
        asked.append(t.decision.seat)
        t.answer("done")
    asked = [seat for seat in asked if seat != 2]
    assert asked == ([1, 3, 0] if mark == "deed" else [3, 0, 1]) and boss.at_home


@rule("RB-6.2-b", "RB-6.2.4-a")
def test_the_player_of_a_jobs_leader_leads_its_fight_as_well() -> None:
    t = Table(winner=1)
    bank = t.deed(seat=1)
    seized = t.dude("Seized", seat=1, at=bank)
    t.use(t.hand(able("action", noon(), lambda use: use.take_control(seized))), seat=0)
    guards = [t.dude(seat=1, at=bank) for _ in range(2)]
    friend = t.dude(at=bank)
    t.use(t.hand(able("action", job(mark=deed & opposing))), "", seized, seat=0)
    assert t.game.posse_seats[0] == t.seat(0) and t.decision.seat == 0
    t.form(friend, *guards)
    fight = t.game.shootout
    assert fight.seats == (t.seat(0), t.seat(1)) and fight.leader == seized.id
    assert fight.posses == [[seized.id, friend.id], [guard.id for guard in guards]]
    t.run("pick shooters")
    assert t.decision.seat == 0 and set(t.choices()) == {seized, friend}


@rule("CG-Bounty-d")
@pytest.mark.parametrize("owner", [0, 1])
@either_leads
def test_who_joins_late_is_judged_by_who_owns_the_place_not_by_who_controls_it(owner: int) -> None:
    t = Table()
    lair = t.deed(seat=owner, keywords=["Private"])
    strong = t.dude(seat=1 - owner, at=lair, influence=3)
    weak = t.dude(seat=owner, at=lair)
    late = [t.dude(seat=seat, at="town square") for seat in (0, 1)]
    enlist = able("action", shootout(brings_in=True), lambda use: use.join(late[t.who(use.seat)]))
    calls = [t.hand(enlist, seat=seat) for seat in (0, 1)]
    assert t.who(lair.controller) == 1 - owner
    t.shootout(*((strong, weak) if owner == 1 else (weak, strong)))
    for seat in (0, 1):
        t.use(calls[seat], seat=seat)
    assert [one.bounty for one in late] == [int(seat != owner) for seat in (0, 1)]


@rule("RB-6.1-t", "RB-6.1-s")
def test_who_helps_the_leader_is_not_invited_by_the_mark() -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    cal, other = (t.dude(seat=2, at="town square") for _ in range(2))
    t.callout(ann, bob, "accept")
    t.answer(("invite", 2), cal, "done")
    while t.decision.kind == "join":
        assert not (t.decision.seat == 1 and t.offers("invite")), "he stands on the other side"
        assert t.decision.seat != 2
        t.answer("done")
    assert cal.side == ann.side and not other.in_posse


@rule("RB-5.3.5-o", "RB-5.3.4-o", "RB-5.3.4-p")
@pytest.mark.parametrize("keyword", ["Weapon", "Horse"])
@pytest.mark.parametrize("times", [shootout, resolution])
@either_leads
def test_what_changes_hands_in_a_fight_is_limited_at_the_end_of_that_play(times, keyword: str) -> None:
    t = Table()
    kind = plain("goods", keywords=[keyword])
    one, two = (t.dude(at="town square", has=[kind]) for _ in range(2))
    (given,), (kept,) = one.attachments, two.attachments
    act = t.hand(able("action", times(), lambda use: use.attach(given, two)))
    t.shootout(one, t.dude(seat=1, at="town square"), two)
    if times is resolution:
        t.hands(HIGH_CARD, HIGH_CARD)
        t.run("resolution")
    t.use(act, seat=0)
    assert (t.decision.kind, t.decision.seat, set(t.choices())) == ("choose", 0, {given, kept})
    t.answer(kept)
    assert two.attachments == [given] and t.game.shootout is not None


@rule("AE-Multi-h")
@pytest.mark.parametrize("side", ["leader", "mark"])
def test_the_side_of_who_merely_controls_a_private_deed_is_not_shielded(side: str) -> None:
    t = Table(seats=3)
    lair = t.deed(seat=2, keywords=["Private"])
    ann, bob = t.dude(at=lair, influence=3), t.dude(seat=1, at=lair)
    owner = t.dude(seat=2, at=lair)
    assert lair.controller == t.seat(0)
    t.callout(*((ann, bob) if side == "leader" else (bob, ann)), "accept")
    while t.decision.kind == "join":
        invited = ("invite", 2) in t.offers("invite") and t.decision.seat == 1
        t.answer(("invite", 2) if invited else owner if t.decision.seat == 2 else "done")
    assert owner.side == bob.side
    assert (ann.bounty, bob.bounty, owner.bounty) == (1, 0, 0)


@rule("CG-Shootout1-f")
@either_leads
def test_where_both_posses_are_gone_at_once_nobody_has_won() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")

    def scatter(use):
        yield from use.send_home_booted(ann)
        yield from use.send_home_booted(bob)

    act = t.hand(able("action", shootout(), scatter))
    t.shootout(ann, bob)
    t.use(act, seat=0)
    assert t.game.shootout is None and [event.winner for event in t.events(happens.ShootoutEnded)] == [-1]


@rule("RB-6.2.1-a")
@pytest.mark.parametrize("boots", [True, False])
@pytest.mark.parametrize("kind", ["action", "deed", "outfit", "improvement"])
def test_no_booted_dude_leads_the_job_of_any_card(kind: str, boots: bool) -> None:
    text = job(mark=location & in_town_square, boot=boots)
    words = ["Improvement"] if kind == "improvement" else []
    card = able("goods" if kind == "improvement" else kind, text, keywords=words)
    t = Table(card if kind == "outfit" else plain("outfit"), plain("outfit"))
    if kind == "outfit":
        source = t.game.outfit(t.seat(0))
    else:
        source = {"action": t.hand, "deed": t.put, "improvement": lambda what: t.attach(what, t.deed())}[
            kind
        ](card)
    t.dude(booted=True), t.dude(seat=1)
    assert not t.can_use(source, seat=0)
    t.dude()
    assert t.can_use(source, seat=0)
