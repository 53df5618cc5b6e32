"""Glossary of fights: later rounds and steps, the other side, allies, and whoever stands outside."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    HERE,
    Act,
    always,
    cheatin,
    dude,
    feat,
    goods,
    happens,
    here,
    noon,
    opposing,
    react,
    resolution,
    shootout,
    spell,
    trait,
    your,
)
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, rule
from tests.rules.fights import HIGH_CARD, LEADS, PAIR, TWO_PAIR, Fight

GUN = plain("goods", "Gun", keywords=["Weapon"], bullet_bonus=1)
HEX = plain("spell", "Curse", keywords=["Hex"])


@rule("CG-NoonShootout-a")
@pytest.mark.parametrize("kind", [shootout, resolution])
@pytest.mark.parametrize("what", ["target", "boots", "chosen later", "spell"])
@either_leads
def test_whatever_is_chosen_in_a_fight_is_in_the_fight(kind, what: str) -> None:
    t = Table()
    ann = t.dude(at="town square", keywords=["Huckster 1"], has=[HEX])
    more = t.dude(at="town square", keywords=["Huckster 1"], has=[HEX])
    t.dude(at="town square", keywords=["Huckster 1"], has=[HEX])
    wanted = your & spell if what == "spell" else your & dude
    declared = {"boots": {"boots": wanted}, "chosen later": {}}.get(what, {"target": wanted})
    act = t.hand(able("action", kind(**declared), lambda use: None if declared else use.choose(wanted)))
    t.shootout(ann, t.dude(seat=1, at="town square"), more)
    if kind is resolution:
        t.run("resolution")
    t.use(act)
    assert set(t.choices()) == ({ann, more} if what != "spell" else {*ann.attachments, *more.attachments})


@rule("CG-Feat-a")
@pytest.mark.parametrize("kind", [noon, shootout, resolution])
@pytest.mark.parametrize("winner", [0, 1])
@either_leads
def test_a_feat_is_used_off_a_pull_whenever_and_by_whomever_it_is_pulled(winner: int, kind) -> None:
    t = Table(winner=winner)
    card = t.stack(able("action", feat(), lambda use: use.gain(2), keywords=["Feat"]))
    act = t.hand(able("action", kind(), lambda use: use.pull()))
    if kind is not noon:
        t.turn_of(0)
        t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    if kind is resolution:
        t.hands(LEGAL, LEGAL)
        t.run("resolution")
        t.stack(card.face.printing)
    while t.decision.seat != 0:
        t.pass_()
    t.use(act)
    assert (t.decision.kind, t.decision.seat) == ("confirm", 0)
    t.answer("yes")
    assert t.rock() == 22


@rule("CG-Shootout1-b", "CG-Shootout4b-b")
@pytest.mark.parametrize("kind", [shootout, resolution])
@pytest.mark.parametrize("card", ["goods", "spell"])
@either_leads
def test_of_attachments_those_in_the_posse_are_used(card: str, kind) -> None:
    t = Table()
    declared = {"spell": 1} if card == "spell" else {}
    tool = able(card, kind(**declared), lambda use: use.gain(1), keywords=["Hex"] if card == "spell" else [])
    inside, outside, theirs = (
        t.dude(seat=seat, at="town square", keywords=["Huckster 1"], has=[tool]) for seat in (0, 0, 1)
    )
    t.shootout(inside, theirs)
    if kind is resolution:
        t.run("resolution")
    assert t.can_use(inside.attachments[0])
    assert not t.can_use(outside.attachments[0]) and not t.can_use(theirs.attachments[0], seat=0)


@rule("CG-Shootout2-b")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("how", ["must", "must not"])
@either_leads
def test_whether_leader_or_mark_a_text_may_say_who_shoots(how: str, seat: int) -> None:
    t = Table()
    pairs = [[t.dude(seat=side, at="town square") for _ in range(2)] for side in (0, 1)]
    chosen, other = pairs[seat]

    def point(use):
        if how == "must":
            use.change(chosen.id, "must be shooter", 1)
        else:
            use.forbid(Act.BE_SHOOTER, other)

    act = t.hand(able("action", shootout(), point))
    t.shootout(pairs[0][0], pairs[1][0], pairs[0][1], pairs[1][1])
    t.use(act)
    with t.noting() as noted:
        t.run("resolution")
    assert [chosen] in noted and chosen.id in t.game.shootout.shooters
    assert set(pairs[1 - seat]) in [set(cards) for cards in noted], "the other side chooses"


@rule("CG-Wanted-d")
def test_the_leader_collects_for_a_casualty_though_an_ally_shot() -> None:
    t = Table(seats=3)
    leader, mark, ally = (t.dude(seat=seat, at="town square") for seat in range(3))
    crook = t.dude(seat=1, at="town square", bounty=3)
    t.callout(leader, mark, "accept")
    t.answer(("invite", 2), ally)
    t.form(crook)
    t.run("pick shooters")
    t.answer(ally)
    t.hands(PAIR, LEGAL)
    t.run("casualty")
    t.answer(("casualty", crook, "discard"))
    assert t.game.shootout.shooters[0] == ally.id
    assert [t.rock(seat) for seat in range(3)] == [23, 20, 20]


@rule("CG-Headline-a")
@pytest.mark.parametrize("first", [shootout, resolution, cheatin])
@either_leads
def test_a_headline_of_whatever_kind_is_the_only_one(first) -> None:
    t = Table()
    news = t.hand(able("action", first(), keywords=["Headline"]))
    late = t.hand(able("action", resolution(), keywords=["Headline"]), seat=1)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    if first is shootout:
        t.use(news)
    t.hands(LEGAL, CHEATIN)
    t.run("resolution")
    t.use(news) if first is not shootout else t.pass_()
    assert t.decision.seat == 1 and not t.can_use(late)
    assert t.why_not_use(late).rule == "CG-Headline-a"


@rule("CG-MovingIntoPosses-b")
@either_leads
def test_what_a_posse_carries_elsewhere_is_not_here() -> None:
    t = Table()
    leader, mark = t.dude(at="town square", has=[GUN]), t.dude(seat=1, at="town square")
    afar = able("dude", always("joins from afar"), lambda card, asked, place: asked.id == card.id)
    sniper = t.put(afar, has=[GUN])
    drill = t.put(
        able("dude", shootout(target=goods & here), lambda use: use.boot(use.target)), at="town square"
    )
    t.shootout(leader, mark, sniper, drill)
    assert sniper.in_posse and sniper.at_home
    with t.noting() as noted:
        t.use(drill)
    assert noted == [leader.attachments]


@rule("CG-MovingIntoPosses-b")
@either_leads
def test_a_trait_for_dudes_at_a_location_reaches_nobody_in_the_posse_who_is_elsewhere() -> None:
    t = Table()
    afar = able("dude", always("joins from afar"), lambda card, asked, place: asked.id == card.id)
    sniper, leader = t.put(afar), t.dude(at="town square")
    captain = t.put(able("dude", always("bullets", on=HERE), lambda card, asked: 2), at="town square")
    butler = t.put(able("dude", always("influence", on=HERE), lambda card, asked: 1))
    mark = t.dude(seat=1, at="town square")
    t.shootout(leader, mark, sniper, captain)
    assert sniper.in_posse and sniper.at_home
    assert [one.bullets for one in (leader, captain, mark, sniper)] == [2, 2, 2, 0]
    assert [one.influence for one in (sniper, butler, leader)] == [1, 1, 0], "he is still at home"
    assert set(t.game.dudes_at(0)) == {leader, captain, mark}


@rule("CG-SendHomeBooted-c")
@pytest.mark.parametrize("way", ["shootout", "flee", "refuse"])
@either_leads
def test_in_a_fight_too_home_is_where_the_controller_lives(way: str) -> None:
    t = Table(seats=3)
    turncoat = t.dude(seat=2, at="town square")
    turncoat.body.controller = t.seat(1)
    t._changed()
    ann, more = t.dude(at="town square"), t.dude(at="town square")
    friend = t.dude(seat=1, at="town square")
    away = t.hand(
        able(
            "action",
            shootout(target=opposing & dude),
            lambda use: use.send_home_booted(use.target),
        )
    )
    if way == "refuse":
        t.callout(ann, turncoat, "refuse")
    else:
        t.shootout(ann, friend, more, turncoat)
        if way == "shootout":
            t.use(away, "", turncoat)
        else:
            t.hands(LEGAL, LEGAL)
            t.run("casualty")
            while t.decision.kind == "casualty":
                t.answer(("casualty", more if t.decision.seat == 0 else friend, "discard"))
            while t.decision.kind == "flee":
                t.answer(turncoat if t.decision.seat == 1 else "done")
    assert turncoat.place == t.game.outfit(t.seat(1)).id and turncoat.booted


@rule("CG-Bounty-d")
@pytest.mark.parametrize("where", ["there", "elsewhere"])
@either_leads
def test_who_joins_in_a_later_round_gains_bounty_too(where: str) -> None:
    t = Table()
    place = t.deed(keywords=["Private"])
    hosts, intruders = ([t.dude(seat=seat, at=place) for _ in range(2)] for seat in (0, 1))
    late = t.dude(seat=1, at=place if where == "there" else "town square", booted=True)
    ride = able("action", shootout(brings_in=True, target=your & dude), lambda use: use.join(use.target))
    card = t.hand(ride, seat=1)
    t.shootout(hosts[0], intruders[0], hosts[1], intruders[1])
    t.hands(LEGAL, LEGAL)
    t.next_round()
    t.pass_()
    t.use(card, "", late)
    assert t.game.shootout.round == 2 and late.in_posse and late.bounty == 1


@rule("CG-HandRank-d")
@pytest.mark.parametrize("kind", [resolution, cheatin])
@either_leads
def test_a_rank_changed_at_resolution_is_itself_again_in_the_next_round(kind) -> None:
    t = Table()
    four = [t.dude(seat=seat, at="town square") for seat in (0, 1, 0, 1)]
    lift = t.hand(able("action", kind(), lambda use: use.rank(t.seat(0), 2)))
    t.shootout(*four)
    t.hands(LEGAL, CHEATIN)
    t.run("resolution")
    t.use(lift)
    assert t.rank(0) == 3
    t.next_round()
    t.hands(LEGAL, CHEATIN)
    t.run("resolution")
    assert t.rank(0) == 1


@rule("CG-Shootout1-c")
@pytest.mark.parametrize("kind", ["spell", "outfit"])
@either_leads
def test_a_spell_and_an_outfit_react_from_outside_the_fight(kind: str) -> None:
    watch = react("after", happens.Gained, **({"spell": 1} if kind == "spell" else {}))
    watcher = able(kind, watch, lambda use: use.gain(2), keywords=["Hex"] if kind == "spell" else [])
    t = Table(watcher if kind == "outfit" else plain("outfit"), plain("outfit"))
    card = t.game.outfit(t.seat(0))
    if kind == "spell":
        card = t.attach(watcher, t.dude(keywords=["Huckster 1"]))
    lucky = t.hand(able("action", shootout(), lambda use: use.gain(1)))
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.use(lucky)
    assert t.decision.kind == "react" and t.can_use(card)


@rule("CG-Shootout3-c", "CG-Shootout3-d")
def test_what_is_not_kept_stays_hidden_until_both_have_chosen() -> None:
    t = Table()
    t.shootout(*(t.dude(seat=seat, at="town square", bullets=2, stud=True) for seat in (0, 1)))
    t.run("keep five")
    assert t.decision.seat == 0 and len(t.draw_hand_of(0)) == 7
    thrown = t.choices()[:2]
    before = t.game.view(t.seat(1))
    t.answer(*thrown)
    after = t.game.view(t.seat(1))
    assert (t.decision.kind, t.decision.seat) == ("keep five", 1)
    assert after.players[t.seat(0)] == before.players[t.seat(0)] and t.discard_of(0) == []
    t.answer(*t.choices()[:2])
    assert set(thrown) <= set(t.discard_of(0)) and len(t.discard_of(1)) == 2


@rule("CG-Bounty-c")
@pytest.mark.parametrize("home", [0, 1, 2])
@pytest.mark.parametrize("outfit", ["Law Dogs", "The Sloane Gang", plain("outfit")])
def test_whosever_home_it_is_and_whoever_leads_who_does_not_live_there_gains_bounty(
    outfit, home: int
) -> None:
    t = Table(outfit, outfit, outfit, seats=3)
    leader, mark = t.dude(at=f"home of {home}"), t.dude(seat=1, at=f"home of {home}")
    t.use(t.hand(able("action", noon(), lambda use: use.call_out(leader, mark))), "", "accept")
    t.form()
    assert (leader.bounty, mark.bounty) == (int(home != 0), int(home != 1))


@rule("CG-Shootout4a-c")
@either_leads
def test_a_winner_outside_the_fight_orders_what_happens_at_the_reveal() -> None:
    t = Table(seats=3, winner=2)
    order: list[int] = []
    for seat in (0, 1, 0):
        watch = able("deed", trait("after", happens.Revealed), lambda use: order.append(t.who(use.seat)))
        t.put(watch, seat=seat)
    t.turn_of(0)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.run("order")
    asked = []
    for owner in (0, 1):
        asked.append((t.decision.seat, t.decision.kind, list(order)))
        t.answer(next(o.key for o in t.decision.options if t.whose(t.game.card(o.payload[1])) == owner))
    assert asked == [(2, "order", []), (2, "order", [0])] and order == [0, 1, 0]


@rule("CG-Shootout6-b")
@pytest.mark.parametrize("who", ["the leader", "the mark", "both"])
@either_leads
def test_leader_and_mark_may_flee_and_the_rest_fights_on(who: str) -> None:
    t = Table()
    pairs = [[t.dude(seat=seat, at="town square") for _ in range(3)] for seat in (0, 1)]
    t.shootout(pairs[0][0], pairs[1][0], *pairs[0][1:], *pairs[1][1:])
    t.hands(LEGAL, LEGAL)
    t.run("casualty")
    while t.decision.kind == "casualty":
        t.answer(("casualty", pairs[t.decision.seat][1], "discard"))
    runs = {0: who != "the mark", 1: who != "the leader"}
    while t.decision.kind == "flee":
        seat = t.decision.seat
        assert set(t.choices()) <= {pairs[seat][0], pairs[seat][2]}
        t.answer(pairs[seat][0] if runs[seat] and pairs[seat][0].in_posse else "done")
    t.run("make plays")
    assert t.game.shootout.round == 2
    assert [pairs[seat][0].in_posse for seat in (0, 1)] == [not runs[0], not runs[1]]
    assert all(pairs[seat][0].at_home for seat in (0, 1) if runs[seat])
    assert all(pairs[seat][2].in_posse for seat in (0, 1))


def changing(verb: str, seat: int, amounts: tuple[int, ...]):
    """Resolution actions in the hand of player 0 that change a player's rank or casualties by so much each."""

    def card(t: Table, amount: int):
        return t.hand(able("action", resolution(), lambda use: getattr(use, verb)(t.seat(seat), amount)))

    return lambda t: [card(t, amount) for amount in amounts]


@rule("CG-PenaltiesBonuses-c")
@LEADS
@pytest.mark.parametrize(("amounts", "left"), [((-3, 1), 0), ((-4, 1), 0), ((-3, 2), 1), ((1, -3), 0)])
def test_the_casualties_of_either_side_are_summed_up_before_they_are_read(
    amounts: tuple[int, int], left: int, leader: int
) -> None:
    cards = changing("casualties", 1, amounts)
    fight = Fight(TWO_PAIR, HIGH_CARD, dudes=(1, 3), setup=cards, leader=leader)
    for card in fight.extra:
        fight.t.use(card)
    fight.settle()
    assert sorted(fight.decided.casualties) == [0, left]


@rule("CG-Shootout5-b", "CG-Shootout5-a")
@LEADS
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("amounts", "rank"), [((9, 3), 11), ((9, -3), 8), ((-9, 2), 1), ((-9, 9), 2)])
def test_the_rank_of_either_side_is_summed_up_before_it_is_read(
    amounts: tuple[int, int], rank: int, seat: int, leader: int
) -> None:
    cards = changing("rank", seat, amounts)
    fight = Fight(PAIR, "Q♣ Q♦ 3♥ 4♠ 9♣", dudes=(6, 6), setup=cards, leader=leader)
    for card in fight.extra:
        fight.t.use(card)
    assert fight.t.rank(seat) == rank and fight.t.rank(1 - seat) == 2
    fight.settle()
    assert fight.decided.ranks[seat if leader == 0 else 1 - seat] == rank
    assert sum(fight.decided.casualties) == (abs(rank - 2) or 2)


@rule("CG-Bounty-g")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("private", ["where the caller is", "where the mark is"])
def test_caller_and_mark_gain_bounty_for_the_place_of_the_fight_only(private: str, owner: int) -> None:
    t = Table()
    house = t.deed(seat=owner, keywords=["Private"])
    here_, there = (house, "town square") if private == "where the caller is" else ("town square", house)
    caller, mark = t.dude(at=here_), t.dude(seat=1, at=there, booted=True)
    t.use(t.hand(able("action", noon(), lambda use: use.call_out(caller, mark))))
    fought = private == "where the mark is"
    assert (caller.bounty, mark.bounty) == (int(fought and owner == 1), int(fought and owner == 0))


@rule("CG-Shootout6-a")
@pytest.mark.parametrize("host", [0, 1])
def test_whoever_leads_to_flee_at_home_is_to_move(host: int) -> None:
    t = Table()
    pairs = [[t.dude(seat=seat, at=f"home of {host}") for _ in range(2)] for seat in (0, 1)]
    call = able("action", noon(), lambda use: use.call_out(pairs[0][0], pairs[1][0]))
    moved: list[int] = []
    t.put(able("deed", trait("after", happens.Moved), lambda use: moved.append(use.event.card)))
    t.use(t.hand(call), "", "accept")
    t.form(pairs[0][1], pairs[1][1])
    t.hands(LEGAL, LEGAL)
    t.run("casualty")
    while t.decision.kind == "casualty":
        t.answer(("casualty", pairs[t.decision.seat][1], "discard"))
    while t.decision.kind == "flee":
        t.answer(pairs[host][0] if t.decision.seat == host else "done")
    assert moved == [pairs[host][0].id] and pairs[host][0].booted and not pairs[host][0].in_posse
