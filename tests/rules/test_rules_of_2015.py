"""The older ruleset: what the rulebook of 2015 said otherwise."""

from __future__ import annotations

from dataclasses import asdict, replace

import pytest

from gomorra.cards.vocabulary import (
    ALL,
    HAND,
    Stat,
    Until,
    Use,
    always,
    deed,
    dude,
    happens,
    job,
    noon,
    react,
    trait,
    your,
)
from gomorra.catalog import catalog
from gomorra.decks import check, read_deck
from gomorra.decks.starting_gang import may_start
from gomorra.engine import RULESETS, Game, Seat
from gomorra.engine.fights import lumps
from gomorra.engine.plays import moving
from gomorra.testing import Table, able, deck_of, plain, rule
from tests.decks.building import deck as built
from tests.rules.editions import BOTH, table

PAIR = "K♣ K♦ 3♥ 4♠ 9♣"
OLD, NOW = RULESETS["2015"], RULESETS["current"]
UNION, CONFEDERATE = (
    plain("dude", "Blue", keywords=["Union"]),
    plain("dude", "Grey", keywords=["Confederate"]),
)


def test_every_field_of_the_older_ruleset_differs_for_a_reason() -> None:
    changed = {key for key, value in asdict(OLD).items() if value != asdict(NOW)[key]}
    same = set(asdict(OLD)) - changed
    numbers = {"scattered_numbers", "mixed_hands", "fresh_numbers", "confirmed_gangs"}
    assert same == {"day_limit", "short_victory", "invent_needs_control", "redraw_limit"} | numbers


def test_a_game_by_the_rules_of_2015_is_saved_and_loaded() -> None:
    seats = [Seat("Ann", read_deck("law-dogs-base")), Seat("Bob", read_deck("sloane-gang-base"))]
    game = Game.new(seats, "2015", seed=3)
    assert Game.load(game.save()).ruleset == OLD
    mixed = replace(OLD, sequential_posses=True)
    assert Game.load(Game.new(seats, mixed, seed=3).save()).ruleset == mixed


@rule("RB-2.1-c")
@pytest.mark.parametrize("prevails", [True, False])
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_winner_judges_between_two_prohibitions(prevails: bool, winner: int) -> None:
    t = Table(seats=3, winner=winner)
    victim = t.put("Junior", 1)
    doom = able("action", noon(target=dude), lambda use: use.ace(use.target, final=True))
    t.use(t.hand(doom), "", victim)
    assert t.decision.kind == "confirm" and t.decision.seat == winner, "whoever controls the cards"
    t.answer(prevails)
    assert victim.in_play is not prevails


@rule("AE-CostXtoY-a")
@pytest.mark.parametrize(("name", "cost"), BOTH)
def test_what_is_done_to_achieve_something_was_a_cost(name: str, cost: bool) -> None:
    t = table(name)
    ann = t.dude("Ann")
    t.put(able("dude", react("when", happens.Booted, instead=True), _replace), seat=1)
    t.use(t.hand(able("action", noon(boots=your & dude), lambda use: use.gain(1))), "")
    assert (t.decision.kind == "play") is cost and ann.booted is cost
    if not cost:
        t.answer("react")
    assert t.rock() == (21 if cost else 20)


def _replace(use: Use) -> None:
    assert use.event is not None
    use.event.replaced = True


@rule("AE-Posse-a")
@pytest.mark.parametrize(("name", "together"), BOTH)
def test_posses_were_declared_before_anybody_moved(name: str, together: bool) -> None:
    t = table(name)
    near, far = t.deed("Near"), t.deed("Far")
    ann, bob = t.dude("Ann", at=near), t.dude("Bob", seat=1, at=near)
    friend, foe = t.dude("Friend", at="town square"), t.dude("Foe", seat=1, at=far)
    t.callout(ann, bob, "accept", friend)
    assert friend.booted is not together and (friend.location is near) is not together
    t.run("join")
    assert t.decision.seat == 1
    t.answer(foe)
    t.run("play")
    assert friend.booted and foe.booted and {friend.place, foe.place} == {near.id}
    moves = [event for event in t.game.events if isinstance(event, (happens.Booted, happens.Moved))]
    kinds = [type(event).__name__ for event in moves][-4:]
    assert kinds == (["Booted", "Booted", "Moved", "Moved"] if together else ["Booted", "Moved"] * 2)


@rule("AE-JobPosse-a")
@pytest.mark.parametrize(("name", "away"), BOTH)
def test_a_job_was_opposed_while_its_posse_was_still_away(name: str, away: bool) -> None:
    t = table(name)
    mark = t.deed("Mark", seat=1)
    leader, friend = t.dude("Leader"), t.dude("Friend")
    t.dude("Booted", booted=True)
    beside = t.dude("Beside", at="town square")
    guard = t.dude("Guard", seat=1, at=mark)
    raid = able("action", job(mark=deed), lambda use: use.gain(1))
    t.use(t.hand(raid), "", leader)
    if away:
        assert set(t.choices()) == {friend, beside}, "unbooted, around the leader or around the mark"
    t.answer(friend)
    while t.decision.seat == 0:
        t.answer("done")
    assert (leader.location is mark) is not away and (friend.booted is not away)
    t.answer(guard)
    t.run("play")
    assert leader.location is mark and friend.location is mark and friend.booted and guard.in_posse


@rule("AE-JobPosse-a")
def test_around_leader_and_mark_the_unbooted_could_ride_and_all_rode_together() -> None:
    t = table("2015")
    beyond = t.deed("Beyond", seat=1)
    mark, near = t.deed("Mark", seat=1), t.deed("Near")
    t.deed("Far", keywords=["Out of Town"])
    leader = t.dude("Leader")
    can = [t.dude(at=place) for place in ("home", near, "town square", mark, beyond)]
    for place in ("home", near, "town square", mark, beyond):
        t.dude(at=place, booted=True)
    t.dude(at=t.deed("Away", keywords=["Out of Town"]))
    guard = t.dude("Guard", seat=1, at=beyond)
    t.use(t.hand(able("action", job(mark=deed), lambda use: use.gain(1))), "", leader, mark)
    assert set(t.choices()) == set(can)
    t.answer(can[0])
    while t.decision.seat == 0:
        t.answer("done")
    t.answer(guard)
    t.run("play")
    went = [event.card for event in t.events(happens.Moved)]
    order = [
        type(event).__name__
        for event in t.game.events
        if getattr(event, "card", 0) in (leader.id, can[0].id, guard.id)
    ]
    assert set(went) == {leader.id, can[0].id, guard.id}
    assert order.index("Moved") > max(n for n, word in enumerate(order) if word == "Booted")


@rule("AE-JobPosse-a")
@pytest.mark.parametrize("name", ["2015", "current"])
def test_whoever_does_not_oppose_a_job_is_asked_once(name: str) -> None:
    t = table(name)
    mark = t.deed("Mark", seat=1)
    t.dude("Leader")
    t.dude("Guard", seat=1, at=mark)
    asked = []
    t.use(t.hand(able("action", job(mark=deed), lambda use: use.gain(1))))
    while t.decision.kind == "join":
        asked.append(t.decision.seat)
        t.answer("done")
    assert asked.count(1) == 1
    assert t.rock() == 21 and t.game.pledged == []


@rule("AE-Cooperating-a")
def test_both_sides_could_be_in_one_deck() -> None:
    deck = deck_of("Law Dogs", [], [UNION, CONFEDERATE])
    assert may_start(deck, (UNION,), feud=True) and may_start(deck, (CONFEDERATE,), feud=True)
    assert check(built("Law Dogs", "Deborah West", "Félix Amador")).legal


@rule("AE-Cooperating-g")
@pytest.mark.parametrize(("feud", "allowed"), [(True, False), (False, True)])
def test_a_starting_gang_did_not_mix_the_sides(feud: bool, allowed: bool) -> None:
    deck = deck_of("Law Dogs", [], [UNION, CONFEDERATE])
    assert may_start(deck, (UNION, CONFEDERATE), feud=feud) is allowed


@rule("AE-Cooperating-b", "AE-Cooperating-c", "AE-Cooperating-d", "AE-Cooperating-e")
@pytest.mark.parametrize(
    ("name", "owner", "controller", "zone", "allowed"),
    [
        ("2015", 0, 0, "play", False),
        ("2015", 0, 1, "play", False),
        ("2015", 1, 0, "play", True),
        ("2015", 0, 0, "boot hill", True),
        ("2015", 0, 0, "deck", True),
        ("2015", 0, 0, "discard", True),
        ("2015", 0, 0, "hand", True),
        ("current", 0, 0, "play", True),
    ],
)
def test_the_sides_of_the_war_kept_apart_in_play(
    name: str, owner: int, controller: int, zone: str, allowed: bool
) -> None:
    t = table(name)
    piles = {"boot hill": t.boot_hill, "deck": t.stack, "discard": t.discard, "hand": t.hand}
    grey = t.put(CONFEDERATE, owner) if zone == "play" else piles[zone](CONFEDERATE, seat=owner)
    if zone == "play":
        grey.body.controller = t.seat(controller)
    blue = t.hand(UNION)
    assert bool([payload for payload in t.offers("shop") if payload[1] == blue.id]) is allowed
    raised = t.boot_hill(UNION)
    assert t.game.rules(t.seat(0)).can_play(raised, free=True) is allowed, "from whatever zone"
    if owner == 1:
        assert t.game.rules(t.seat(0)).can_take_control(t.put(UNION, 1))


@rule("AE-Movin-a")
@pytest.mark.parametrize(("name", "boots"), BOTH)
def test_adjacency_by_effects_gave_no_free_move(name: str, boots: bool) -> None:
    t = table(name)
    ranch, town = t.deed("Ranch", keywords=["Out of Town"]), t.deed("Bank")
    rider = t.dude(at="town square")
    t.game.rules(t.seat(0)).make_adjacent(ranch, t.game.card(0), until=Until.DAY)
    assert moving.boots(t.game, rider, ranch.id) is boots
    assert not moving.boots(t.game, rider, town.id) and not moving.boots(
        t.game, rider, t.game.outfit(t.seat(1)).id
    )
    assert moving.boots(t.game, rider, t.game.outfit(t.seat(0)).id)


@rule("AE-Reacts-a")
@pytest.mark.parametrize(("name", "first"), [("2015", 0), ("current", 1)])
def test_reacts_came_in_one_queue(name: str, first: int) -> None:
    t = table(name, winner=0)
    t.put(able("dude", react("when", happens.Gained), lambda use: None))
    t.put(able("dude", react("when", happens.Gained, instead=True), _replace), seat=1)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    assert t.decision.kind == "react" and t.decision.seat == first
    t.pass_()
    assert t.decision.kind == "react" and t.decision.seat == 1 - first, "the other has his turn, too"


@rule("AE-Reacts-a")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_queue_of_reacts_went_clockwise_from_the_winner(winner: int) -> None:
    t = table("2015", seats=3, winner=winner)
    for seat in range(3):
        t.put(able("dude", react("after", happens.Gained), lambda use: None), seat=seat)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1)), seat=winner))
    asked = []
    while t.decision.kind == "react":
        asked.append(t.decision.seat)
        t.pass_()
    assert asked == [winner, (winner + 1) % 3, (winner + 2) % 3]


@rule("AE-Reacts-a")
@pytest.mark.parametrize("name", ["2015", "current"])
@pytest.mark.parametrize("winner", [0, 1])
def test_reacts_took_turns_until_everybody_passed(name: str, winner: int) -> None:
    t = table(name, winner=winner)
    done: list[int] = []
    for seat in (0, 0, 1, 1):
        t.put(
            able("dude", react("after", happens.Gained), lambda use: done.append(t.who(use.seat))), seat=seat
        )
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1)), seat=winner))
    t.pass_()
    t.answer("react")
    assert (t.decision.kind, t.decision.seat) == ("react", winner), "who has passed may react later"
    t.answer("react")
    assert (t.decision.kind, t.decision.seat) == ("react", 1 - winner)
    t.answer("react", "react")
    assert done == [1 - winner, winner, 1 - winner, winner] and t.decision.kind == "play"


@rule("AE-Reacts-a")
@pytest.mark.parametrize(("name", "waits"), BOTH)
@pytest.mark.parametrize("winner", [0, 1])
def test_a_trait_waited_for_the_winners_react(name: str, waits: bool, winner: int) -> None:
    t = table(name, winner=winner)
    ann = t.dude()
    react_ = able("dude", react("after", happens.Gained), lambda use: None)
    trait_ = able("dude", trait("after", happens.Gained), lambda use: use.bounty(ann, 1))
    t.put(react_, seat=winner)
    t.put(trait_, seat=1 - winner)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    assert t.decision.kind == "react" and t.decision.seat == winner
    assert (ann.bounty == 0) is waits
    t.pass_()
    assert ann.bounty == 1


@rule("AE-Traits-a")
@pytest.mark.parametrize(("name", "asleep"), BOTH)
def test_traits_slept_out_of_play(name: str, asleep: bool) -> None:
    t = table(name)
    ghost = able(
        "action",
        trait("after", happens.Gained, zones=(HAND,)),
        lambda use: use.bounty(use.game.dudes(use.seat)[0], 1),
    )
    ann = t.dude()
    t.hand(ghost)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    assert (ann.bounty == 0) is asleep
    t.game.rules(t.seat(0)).into_draw_hand(t.stack("Heretic Joker (Red)"))
    assert bool(t.game.statics(Stat.LEGAL_HAND)) is not asleep


@rule("AE-Traits-a")
@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("booted", [True, False])
def test_in_play_traits_worked_then_as_now(name: str, booted: bool) -> None:
    t = table(name)
    ann = t.dude()
    lucky = able("deed", trait("after", happens.Gained), lambda use: use.bounty(ann, 1))
    statue = t.put(lucky, booted=booted)
    t.put(able("deed", always(Stat.BULLETS, on=ALL), lambda card, asked: int(asked == ann)), booted=booted)
    earn = [t.hand(able("action", noon(), lambda use: use.gain(1))) for _ in range(2)]
    t.use(earn[0])
    assert (ann.bounty, ann.bullets) == (1, 1)
    t.use(t.hand(able("action", noon(), lambda use: use.discard(statue))), seat=0)
    t.use(earn[1], seat=0)
    assert (ann.bounty, ann.bullets) == (1, 1), "it has left play"


@rule("AE-Joker-a", "RB-3.8-d")
@pytest.mark.parametrize(("name", "chooser"), [("2015", 1), ("current", 0)])
def test_whoever_revealed_a_joker_named_it(name: str, chooser: int) -> None:
    t = table(name)
    joker = t.stack("Joker (red)")
    state = t.game.state
    state.players[t.seat(0)].deck.remove(joker.id)
    state.players[t.seat(1)].deck.insert(0, joker.id)
    t.use(t.hand(able("action", noon(), lambda use: use.pull(), title="Pull"), seat=1), seat=1)
    assert t.decision.kind == "joker" and t.decision.seat == chooser
    assert not t.offers("shop"), "it is never played from the hand"


@rule("AE-Joker-a")
@pytest.mark.parametrize("name", ["2015", "current"])
def test_a_joker_is_no_play_from_hand(name: str) -> None:
    t = table(name)
    joker, hat = t.hand("Joker (red)", plain("goods"))
    ann = t.dude()
    assert t.offers("shop") == [("shop", hat.id, ann.id)]
    assert t.why_not("shop", joker) is not None and not t.can_use(joker)


@pytest.mark.parametrize(("name", "counts"), BOTH)
def test_trespass_looked_at_who_controls_a_dude(name: str, counts: bool) -> None:
    t = table(name)
    lair = t.deed(seat=1, keywords=["Private"])
    turncoat, bob = t.dude("Turncoat", seat=1, at=lair), t.dude(seat=1, at=lair)
    turncoat.body.controller = t.seat(0)
    t.shootout(turncoat, bob)
    assert (turncoat.bounty == 1) is counts


@rule("CG-Sidekicks-a")
@pytest.mark.parametrize(("name", "goods_only"), BOTH)
def test_only_goods_were_sidekicks(name: str, goods_only: bool) -> None:
    t = table(name)
    ghost = plain("spell", "Ghost", keywords=["Sidekick", "Hex"])
    ann = t.dude(
        at="town square", keywords=("Huckster 1",), has=[ghost, plain("goods", "Dog", keywords=["Sidekick"])]
    )
    t.shootout(ann, t.dude(seat=1, at="town square"))
    assert t.game.shootout is not None
    covering = {t.game.card(fate.card).title for fate in lumps.fates(t.game, t.game.shootout, 0)}
    assert "Dog" in covering and ("Ghost" not in covering) is goods_only


@rule("CG-Core-a")
@pytest.mark.parametrize(("core_deeds", "allowed"), [(True, True), (False, False)])
def test_no_deed_started_in_play(core_deeds: bool, allowed: bool) -> None:
    core = next(p for p in catalog().printings if p.type == "deed" and p.is_core and not p.core_gangs)
    deck = deck_of("Law Dogs", [], [core])
    assert may_start(deck, (core,), core_deeds=core_deeds) is allowed


@pytest.mark.parametrize(("name", "gone"), BOTH)
def test_what_a_react_did_at_noon_ended_with_the_phase(name: str, gone: bool) -> None:
    t = table(name)
    rush = able("dude", react("after", happens.Gained), lambda use: use.modify(use.card, bullets=1))
    dude_ = t.put(rush)
    t.use(t.hand(able("action", noon(), lambda use: use.gain(1))))
    t.answer("react")
    t.hand(plain("action"))
    t.run("sundown")
    assert (dude_.bullets == 0) is gone
