"""Rulebook 6.1.1 to 6.1.4 part by part: what is outside, how long it lasts, booted dudes, a second Cheatin' card."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import cheatin, deed, dude, goods, job, opposing, resolution, shootout, spell
from gomorra.engine.events import Revealed
from gomorra.engine.fights import drawing
from gomorra.testing import CHEATIN, Table, able, either_leads, plain, rule

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"
PAIR = "K♣ K♦ 3♥ 4♠ 9♣"
KINDS = {"shootout": shootout, "resolution": resolution, "cheatin": cheatin}


@rule("RB-6.1.1-k", "RB-6.1.4-k")
@pytest.mark.parametrize("whose", [0, 1])
@pytest.mark.parametrize("wanted", ["dude", "goods", "spell"])
@pytest.mark.parametrize("kind", list(KINDS))
@either_leads
def test_no_kind_of_fighting_ability_reaches_what_stands_outside(kind: str, wanted: str, whose: int) -> None:
    t = Table()
    predicate = {"dude": dude, "goods": goods, "spell": spell}[wanted]
    act = t.hand(able("action", KINDS[kind](target=predicate), lambda use: use.gain(1)))
    inside = [t.dude(seat=seat, at="town square", keywords=["Huckster 1"]) for seat in (0, 1)]
    outside = t.dude(seat=whose, at="town square", keywords=["Huckster 1"])
    for one in (*inside, outside):
        if wanted != "dude":
            t.attach(plain(wanted, keywords=["Hex"] if wanted == "spell" else []), one)
    t.shootout(*inside)
    t.hands(HIGH_CARD, CHEATIN)
    if kind != "shootout":
        t.run("resolution")
    with t.noting() as noted:
        t.use(act, seat=0)
    able_to_be = inside if wanted == "dude" else [one.attachments[0] for one in inside]
    assert [sorted(card.id for card in cards) for cards in noted] == [sorted(card.id for card in able_to_be)]


@rule("RB-6.1.4-j", "RB-6.1.4-k", "RB-6.1.1-j", "RB-6.1.1-l")
@pytest.mark.parametrize("kind", ["shootout", "resolution"])
@pytest.mark.parametrize("bearer", ["dude", "goods", "spell"])
@either_leads
def test_what_brings_somebody_in_works_from_outside_and_chooses_outside(bearer: str, kind: str) -> None:
    t = Table()
    brings = KINDS[kind](brings_in=True, target=dude & (lambda card, use: not card.in_posse))
    card = able(bearer, brings, lambda use: use.join(use.target))
    helper = t.put(card) if bearer == "dude" else t.dude()
    source = helper if bearer == "dude" else t.attach(card, helper)
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    t.hands(HIGH_CARD, HIGH_CARD)
    if kind == "resolution":
        t.run("resolution")
    t.use(source, seat=0)
    assert helper.in_posse and helper.side == ann.side


@rule("RB-6.1.4-j", "RB-6.1.1-j")
@pytest.mark.parametrize("inside", [True, False])
@pytest.mark.parametrize("brings", [True, False])
@pytest.mark.parametrize("kind", ["shootout", "resolution"])
@pytest.mark.parametrize("source", ["Totem", "Technique"])
@either_leads
def test_totems_and_techniques_of_those_outside_only_bring_somebody_in(
    source: str, kind: str, brings: bool, inside: bool
) -> None:
    t = Table()
    place = t.deed()
    expert = t.dude(at=place, keywords=["Shaman 1", "Kung Fu 1"])
    if source == "Totem":
        card = able("spell", KINDS[kind](spell=5, brings_in=brings), keywords=["Spirit", "Totem"])
        tool = t.attach(card, place)
    else:
        card = able("action", KINDS[kind](technique=True, brings_in=brings), keywords=["Technique"])
        tool = t.hand(card)
    ann, foe = t.dude(at=place), t.dude(seat=1, at=place)
    t.shootout(ann, foe, *([expert] if inside else []))
    t.hands(HIGH_CARD, HIGH_CARD)
    if kind == "resolution":
        t.run("resolution")
    t.turn_of(0)
    assert t.can_use(tool, seat=0) is (inside or brings)


@rule("RB-6.1.1-p")
@either_leads
def test_what_a_shootout_ability_does_ends_when_nobody_wins_as_well() -> None:
    t = Table()
    ann, foe = t.dude(at="town square", bullets=1), t.dude(seat=1, at="town square")
    friend = t.dude(at="town square", bullets=1)
    boost = able("action", shootout(), lambda use: [use.modify(one, bullets=2) for one in (ann, friend)])
    t.shootout(ann, foe, friend)
    t.use(t.hand(boost), seat=0)
    t.hands(PAIR, PAIR)
    t.run("flee")
    while t.decision.kind == "flee":
        t.answer(t.choices()[0])
    assert t.game.shootout is None
    assert [one.bullets for one in (ann, friend) if one.in_play] == [1]


@rule("RB-6.1.1-p")
def test_what_a_shootout_ability_does_ends_with_the_fight_about_a_job() -> None:
    t = Table()
    bank, boss = t.deed(seat=1), t.dude(bullets=1)
    guard = t.dude(seat=1, at=bank)
    numbers = []
    rob = able("action", job(mark=deed & opposing), lambda use: numbers.append(boss.bullets))
    t.use(t.hand(rob))
    t.form(guard)
    t.use(t.hand(able("action", shootout(), lambda use: use.modify(boss, bullets=2))), seat=0)
    assert boss.bullets == 3
    t.hands(PAIR, HIGH_CARD)
    t.finish()
    assert not guard.in_play and numbers == [1] and boss.bullets == 1


@rule("RB-6.1.3-c", "RB-6.1.3-d", "RB-6.1.3-h", "RB-6.1.3-i", "RB-6.1.3-b", "RB-6.1.3-g")
@pytest.mark.parametrize("stud", [True, False])
@either_leads
def test_booted_dudes_count_for_the_draw_like_all_others(stud: bool) -> None:
    t = Table(deck=40)
    ann, foe = t.dude(at="town square", bullets=1, stud=True), t.dude(seat=1, at="town square")
    tired = [t.dude(at="town square", bullets=n, stud=stud, booted=True) for n in (0, 2)]
    t.shootout(ann, foe, *tired)
    t.run("pick shooters")
    fight = t.game.shootout
    fight.shooters[ann.side] = ann.id
    assert drawing.bonuses(t.game, fight, ann.side) == ((3, 0) if stud else (1, 2))
    fight.shooters[ann.side] = tired[1].id
    assert drawing.bonuses(t.game, fight, ann.side) == ((4, 0) if stud else (1, 3)), "a booted shooter too"


@rule("RB-6.1.3-m", "RB-6.1.3-l")
@either_leads
def test_nobody_redraws_before_both_have_said_what_they_throw_away() -> None:
    t = Table(deck=40)
    ann, bob = (t.dude(seat=seat, at="town square", bullets=2) for seat in (0, 1))
    t.shootout(ann, bob)
    t.stack(f"{PAIR} 2♦ 2♠")
    t.stack(f"{PAIR} 2♦ 2♠", seat=1)
    t.run("redraw")
    first = t.decision.seat
    before = t.draw_hand_of(first)
    t.answer(before[2], before[3])
    assert t.decision.kind == "redraw" and t.decision.seat != first
    assert t.draw_hand_of(first) == before, "only now the other one chooses"
    t.answer("done")
    after = t.draw_hand_of(first)
    assert len(after) == 5 and before[2] not in after and before[3] not in after


@rule("RB-6.1.4-a")
@either_leads
def test_both_hands_are_revealed_in_one_moment() -> None:
    t = Table()
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands(HIGH_CARD, PAIR)
    t.run("resolution")
    (event,) = t.events(Revealed)
    assert sorted((seat, len(cards)) for seat, cards in event.hands) == [(0, 5), (1, 5)]


@rule("RB-6.1.4-n", "RB-6.1.4-m")
@pytest.mark.parametrize("first", ["action", "deed"])
@pytest.mark.parametrize("second", ["action", "deed"])
@either_leads
def test_whatever_hit_a_cheater_nothing_else_hits_him_in_this_step(first: str, second: str) -> None:
    t = Table()
    sources = []
    for kind in (first, second):
        card = able(kind, cheatin(), lambda use: use.gain(1))
        sources.append(t.hand(card) if kind == "action" else t.put(card))
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands(HIGH_CARD, CHEATIN)
    t.run("resolution")
    t.use(sources[0], seat=0)
    t.pass_()
    assert t.decision.seat == 0 and not t.can_use(sources[1], seat=0)


@rule("RB-6.1.4-r", "RB-6.1.4-q")
@pytest.mark.parametrize("what", ["join", "defect"])
@either_leads
def test_a_bystander_brings_nobody_into_a_posse_that_he_does_not_have(what: str) -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    idle = t.dude(seat=2, at="town square")
    friend = t.dude(seat=1, at="town square")

    def effect(use):
        if what == "join":
            yield from use.join(idle)
        else:
            yield from use.defect(friend, until="shootout")
        yield from use.gain(1)

    act = t.hand(able("action", cheatin(brings_in=True), effect), seat=2)
    t.shootout(ann, bob, friend)
    t.hands(CHEATIN, HIGH_CARD)
    t.run("resolution")
    while t.decision.seat != 2:
        t.pass_()
    t.use(act)
    assert t.rock(2) == 21
    assert not idle.in_posse and friend.side == bob.side and t.whose(friend) == 1
