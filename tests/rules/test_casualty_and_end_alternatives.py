"""Casualties in other orders and by other hands, and what is over when a fight or a card is gone."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Action,
    Moment,
    Stat,
    always,
    deed,
    happens,
    job,
    noon,
    opposing,
    shootout,
    trait,
)
from gomorra.testing import Table, able, either_leads, plain, rule

HIGH_CARD, PAIR, TRIPLE = "2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣", "J♣ J♦ J♥ 4♣ 9♥"


def beaten(t: Table, hand: str, *, foes: int = 3, has=()):
    """A fight that the other side has lost to this hand; stands where it names its first casualty."""
    ann = t.dude(at="town square")
    posse = [t.dude(seat=1, at="town square", has=has if number == 0 else []) for number in range(foes)]
    t.shootout(ann, posse[0], *posse[1:])
    t.hands(hand, HIGH_CARD)
    t.run("casualty")
    return posse


@rule("RB-6.1.5-ac", "CG-Shootout5-g")
@pytest.mark.parametrize("order", [("ace", "discard"), ("discard", "ace")])
@either_leads
def test_whatever_their_fate_casualties_fall_in_the_order_of_their_names(order: tuple[str, str]) -> None:
    t = Table()
    foes = beaten(t, TRIPLE)
    for number, fate in enumerate(order):
        t.answer(("casualty", foes[number], fate))
    gone = [
        event.card
        for event in t.game.events
        if isinstance(event, (happens.Discarded, happens.Aced)) and event.card in [foe.id for foe in foes]
    ]
    assert gone == [foes[0].id, foes[1].id]


@rule("RB-6.1.5-ac")
@pytest.mark.parametrize("first", ["dog", "dude"])
@either_leads
def test_a_sidekick_falls_when_its_turn_comes_before_or_after_a_dude(first: str) -> None:
    t = Table()
    foes = beaten(t, "Q♣ Q♦ 3♦ 3♠ 9♦", has=[plain("goods", keywords=["Sidekick"])])
    (dog,) = foes[0].attachments
    named = [dog, foes[1]] if first == "dog" else [foes[1], dog]
    for card in named:
        t.answer(("casualty", card, "discard"))
    wanted = [card.id for card in named]
    assert [event.card for event in t.events(happens.Discarded) if event.card in wanted] == wanted


@rule("RB-6.1.5-x")
@either_leads
def test_nobody_stops_before_all_his_casualties_are_named() -> None:
    t = Table()
    foes = beaten(t, "A♣ A♦ A♥ A♠ 9♣", foes=5)
    t.answer(("casualty", foes[0], "discard"))
    while t.decision.kind == "casualty":
        assert {option.payload[0] for option in t.decision.options} == {"casualty"}
        t.game.answer(t.plain_answer())
    named = len(t.events(happens.CasualtyNamed))
    aced = len([event for event in t.events(happens.Aced) if event.card in [foe.id for foe in foes]])
    assert named + aced == 7


@rule("CG-Harrowed-e", "RB-6.1.5-ag")
@either_leads
def test_a_harrowed_dude_who_covers_what_an_effect_inflicts_is_aced_as_well() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    fiend = t.dude(seat=1, at="town square", keywords=["Harrowed"])
    hit = t.hand(able("action", shootout(), lambda use: use.inflict(t.seat(1), 3)))
    t.shootout(ann, bob, fiend)
    t.game.shootout.settled = [0, 1]
    t.use(hit, seat=0)
    t.answer(("casualty", fiend, "ace"))
    assert fiend in t.boot_hill_of(1) and bob.in_play


@rule("RB-6.1.5-p")
@pytest.mark.parametrize("side", [0, 1])
@either_leads
def test_a_trait_may_add_casualties_to_either_player_too(side: int) -> None:
    t = Table()
    ours, theirs = ([t.dude(seat=seat, at="town square") for _ in range(3)] for seat in (0, 1))
    more = always(Stat.CASUALTIES)
    t.put(able("deed", more, lambda card, asked: int(t.game.shootout.seats[asked] == t.seat(side))))
    t.shootout(ours[0], theirs[0], *ours[1:], *theirs[1:])
    t.hands(PAIR, HIGH_CARD)
    t.next_round()
    (decided,) = t.events(happens.RoundDecided)
    lost = {t.who(seat): count for seat, count in zip(t.game.shootout.seats, decided.casualties, strict=True)}
    assert lost == {0: int(side == 0), 1: 1 + int(side == 1)}


class Ambush(Action):
    """Ambush"""

    @shootout()
    def wait(self, use):
        use.later(Moment.START_OF_ROUND, "spring", until="shootout")

    def spring(self, use):
        yield from use.gain(5)


@rule("CG-Shootout7-b")
def test_what_was_put_off_within_a_shootout_waits_for_no_other_one() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    act, away = t.hand(
        plain("action", behaviour=Ambush), able("action", shootout(), lambda use: use.send_home_booted(bob))
    )
    t.shootout(ann, bob)
    t.use(act, seat=0)
    t.pass_()
    t.use(away, seat=0)
    assert t.game.shootout is None
    t.shootout(ann, t.dude(seat=1, at="town square"))
    assert t.rock() == 20


@rule("CG-Shootout7-b", "CG-Plays-a")
@pytest.mark.parametrize("caller", [0, 1, 2])
def test_after_a_shootout_it_is_the_turn_of_the_player_left_of_who_called_out(caller: int) -> None:
    t = Table(seats=3)
    ann, bob = t.dude(seat=caller, at="town square"), t.dude(seat=(caller + 2) % 3, at="town square")
    t.turn_of(caller)
    t.callout(ann, bob, "accept")
    t.form()
    t.finish()
    assert t.decision.kind == "play" and t.decision.seat == (caller + 1) % 3


@rule("CG-Traits-a")
@pytest.mark.parametrize("stays", [True, False])
def test_a_trait_whose_card_is_gone_when_its_turn_comes_does_nothing(stays: bool) -> None:
    t = Table(winner=0)
    idle = t.dude(seat=1)
    spy = t.put(able("dude", trait("after", happens.PlayEnded), lambda use: use.gain(5)), seat=1)
    first = trait("after", happens.PlayEnded)
    t.put(able("deed", first, lambda use: use.discard(idle if stays else spy)))
    t.move(t.dude(), "town square")
    assert t.rock(1) == (25 if stays else 20)


@rule("RB-5.3.3-o", "RB-5.3.3-p")
@pytest.mark.parametrize("booted", [True, False])
@either_leads
def test_an_effect_moves_a_booted_dude_in_a_fight_too(booted: bool) -> None:
    t = Table()
    saloon = t.deed()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    friend = t.dude(at="town square", booted=booted)
    act = t.hand(able("action", shootout(), lambda use: use.move(friend, saloon)))
    t.shootout(ann, bob, friend)
    t.use(act, seat=0)
    assert friend.place == saloon.id and friend.booted is booted and not friend.in_posse


@rule("RB-6.1.3-q", "RB-2.3-g")
@either_leads
def test_who_has_no_cards_left_draws_none_from_his_play_hand() -> None:
    t = Table(deck=0)
    held = t.hand(*(plain("dude", value=13) for _ in range(5)))
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.run("resolution")
    assert t.draw_hand_of(0) == [] and t.hand_of() == list(held) and t.rank(0) == 1


@rule("RB-2.2-a", "RB-7.2-f")
@pytest.mark.parametrize("kind", ["spell", "plain"])
def test_who_has_seized_a_dude_pulls_for_him_from_his_own_deck(kind: str) -> None:
    t = Table()
    caster = t.dude(seat=1, keywords=["Huckster 1"])
    magic = noon(spell=5) if kind == "spell" else noon(pull=True)
    words = ["Hex"] if kind == "spell" else []
    tool = t.attach(able("spell" if kind == "spell" else "goods", magic, keywords=words), caster)
    t.use(t.hand(able("action", noon(), lambda use: use.take_control(caster))), seat=0)
    (mine,), _ = t.stack("9♣", plain("action"))[:1], t.stack("A♦", seat=1)
    t.use(tool, seat=0)
    (pulled,) = t.events(happens.Pulled)
    assert pulled.card == mine.id and mine in t.discard_of(0)


@rule("CG-Sidekicks-a", "FQ-Sidekick-a")
@either_leads
def test_several_sidekicks_of_one_dude_cover_as_many_casualties_in_one_round() -> None:
    t = Table()
    foes = beaten(t, TRIPLE, has=[plain("goods", keywords=["Sidekick"]) for _ in range(3)])
    dogs = foes[0].attachments
    for dog in dogs:
        t.answer(("casualty", dog, "discard"))
    assert all(foe.in_play for foe in foes) and not any(dog.in_play for dog in dogs)
    record = [item.card for item in t.game.shootout.casualties]
    assert record == [dog.id for dog in dogs]


@rule("RB-7.2-h", "RB-2.2-h")
@pytest.mark.parametrize("test", ["spell", "technique", "invention"])
def test_for_a_test_of_any_kind_the_pile_becomes_the_deck_if_need_be(test: str) -> None:
    t = Table(deck=0)
    expert = t.dude(keywords=["Huckster 1", "Mad Scientist 1", "Kung Fu 2"], value=7)
    t.discard(plain("action", value=6))
    if test == "invention":
        t.invent(t.hand(plain("goods", keywords=["Gadget 7"])), expert)
    elif test == "technique":
        t.use(t.hand(able("action", noon(technique=True), keywords=["Technique"])))
    else:
        t.use(t.attach(able("spell", noon(spell=7), keywords=["Hex"]), expert))
    (pulled,) = t.events(happens.Pulled)
    (cast,) = t.events(happens.Cast)
    assert pulled.value == 6 and cast.success and len(t.events(happens.Shuffled)) == 1


@rule("RB-7.2.1-d", "RB-7.2.1-c")
@pytest.mark.parametrize(("pull", "works"), [("6♣", True), ("5♣", False)])
@pytest.mark.parametrize("kind", ["a number", "computed"])
def test_a_check_that_is_just_high_enough_succeeds_against_any_difficulty(
    kind: str, pull: str, works: bool
) -> None:
    t = Table()
    caster, target = t.dude(keywords=["Huckster 2"]), t.dude(seat=1, value=8)
    hard = 8 if kind == "a number" else lambda card, use: target.value
    spell = t.attach(able("spell", noon(spell=hard), lambda use: use.gain(1), keywords=["Hex"]), caster)
    t.stack(pull)
    t.use(spell)
    assert t.rock() == 20 + works


@rule("RB-5.3.5-l")
@pytest.mark.parametrize("booted", [True, False])
@either_leads
def test_in_a_fight_too_an_effect_hands_goods_to_a_booted_dude(booted: bool) -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=[plain("goods")]), t.dude(seat=1, at="town square")
    friend = t.dude(at="town square", booted=booted)
    (hat,) = ann.attachments
    act = t.hand(able("action", shootout(), lambda use: use.attach(hat, friend)))
    t.shootout(ann, bob, friend)
    t.use(act, seat=0)
    assert hat.host == friend and friend.booted is booted


@rule("RB-6.2.5-j")
def test_those_who_have_beaten_off_a_job_stand_in_their_posse_while_its_text_goes_on() -> None:
    t = Table()
    bank = t.deed(seat=1)
    boss, guard = t.dude(at=bank), t.dude(seat=1, at=bank)
    seen = []
    raid = able("action", job(mark=deed & opposing, always=True), lambda use: seen.append(guard.in_posse))
    t.use(t.hand(raid), seat=0)
    t.form(guard)
    t.hands(HIGH_CARD, "A♣ A♦ A♥ A♠ 9♣")
    t.finish()
    assert not boss.in_play and seen == [True] and not guard.in_posse


@rule("RB-5.3.3-g", "RB-5.3.3-j")
@pytest.mark.parametrize("origin", ["home", "town square"])
@pytest.mark.parametrize("seats", [2, 3])
def test_to_the_home_of_another_a_dude_goes_booting_from_home_and_freely_from_the_square(
    seats: int, origin: str
) -> None:
    t = Table(seats=seats)
    rider = t.dude(at=origin)
    t.move(rider, f"home of {seats - 1}")
    assert rider.booted is (origin == "home")


def pinned(t: Table, hand: str):
    """Three who have lost to this hand, of whom the second must be the first casualty."""
    ann = t.dude(at="town square")
    foes = [t.dude(seat=1, at="town square") for _ in range(3)]
    t.shootout(ann, foes[0], *foes[1:])
    t.game.rules(t.seat(0)).change(foes[1].id, Stat.FIRST_CASUALTY, 1, until="round")
    t.hands(hand, HIGH_CARD)
    return foes


@rule("RB-6.1.5-ad")
@either_leads
def test_who_must_fall_first_falls_before_one_who_is_aced() -> None:
    t = Table()
    _, first, second = pinned(t, TRIPLE)
    t.run("casualty")
    t.answer(("casualty", first, "discard"), ("casualty", second, "ace"))
    fallen = [event for event in t.game.events if isinstance(event, (happens.Discarded, happens.Aced))]
    assert [event.card for event in fallen if event.card in (first.id, second.id)] == [first.id, second.id]


@rule("RB-6.1.5-w", "RB-6.1.5-ad")
@either_leads
def test_who_must_fall_first_is_only_discarded_for_a_single_casualty() -> None:
    t = Table()
    spared, first, other = pinned(t, PAIR)
    t.run("flee")
    assert first in t.discard_of(1) and t.boot_hill_of(1) == []
    assert spared.in_play and other.in_play


@rule("RB-6.2.5-c")
def test_a_job_whose_fight_was_broken_off_has_failed() -> None:
    t = Table(deck=60)
    bank = t.deed(seat=1)
    boss, guard = t.dude(at=bank), t.dude(seat=1, at=bank)
    stop = t.hand(able("action", shootout(), lambda use: use.end_shootout()), seat=1)
    t.use(t.hand(able("action", job(mark=deed & opposing), lambda use: use.gain(5))), seat=0)
    friends = [t.dude(seat=seat, at=bank) for seat in (0, 0, 1, 1)]
    t.form(guard, *friends)
    t.use(stop, seat=1)
    t.hands(PAIR, HIGH_CARD)
    t.finish()
    assert boss.in_play and any(one.in_play for one in (guard, *friends[2:]))
    assert [event.success for event in t.events(happens.JobEnded)] == [False] and t.rock() == 20


@rule("FQ-Jobs-b", "RB-6.2.5-a")
def test_a_job_is_done_though_only_an_ally_is_left_of_the_posse() -> None:
    t = Table(seats=3)
    bank = t.deed(seat=1)
    boss, guard, ally = (t.dude(seat=seat, at=bank) for seat in (0, 1, 2))
    leave = t.hand(able("action", shootout(), lambda use: use.send_home_booted(boss)))
    t.use(t.hand(able("action", job(mark=deed & opposing), lambda use: use.gain(5))), seat=0)
    while t.decision.kind == "join":
        keys = [("invite", 2), ("join", ally.id), ("join", guard.id)]
        chosen = [key for key in keys if key in (*t.offers("join"), *t.offers("invite"))]
        t.answer(chosen[0] if chosen else "done")
    assert ally.side == boss.side
    t.use(leave, seat=0)
    t.hands("A♣ A♦ A♥ A♠ 9♣", HIGH_CARD)
    t.finish()
    assert [event.success for event in t.events(happens.JobEnded)] == [True] and t.rock() == 25


@rule("RB-7.2.1-h", "RB-7.3.1-g")
@pytest.mark.parametrize("caster", [0, 1, 2])
@pytest.mark.parametrize("kind", ["spell", "technique"])
def test_of_three_the_next_one_has_his_turn_after_a_failure(kind: str, caster: int) -> None:
    t = Table(seats=3)
    expert = t.dude(seat=caster, keywords=["Huckster 0", "Kung Fu 0"], value=2)
    if kind == "spell":
        card = t.attach(able("spell", noon(spell=9), keywords=["Hex"]), expert)
    else:
        card = t.hand(able("action", noon(technique=True), keywords=["Technique"]), seat=caster)
    t.stack("5♣", seat=caster)
    t.use(card, seat=caster)
    assert (t.decision.kind, t.decision.seat) == ("play", (caster + 1) % 3)
