"""The rulebook where things go another way than usual: prices, kinds of ability, piles, ties, allies, jokers."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    BEARER,
    Until,
    always,
    cheatin,
    deed,
    dude,
    happens,
    job,
    noon,
    react,
    resolution,
    shootout,
    your,
)
from gomorra.testing import CHEATIN, Table, able, either_leads, plain, rule

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"
PRICES = {
    "number": 2,
    "range": (2, 4),
    "computed": lambda card, use: 2,
    "computed range": lambda card, use: (2, 4),
}
KINDS = {
    "noon": noon,
    "shootout": shootout,
    "resolution": resolution,
    "cheatin": cheatin,
    "react": lambda **more: react("after", happens.ShootoutStarted, **more),
}


def in_time_for(t: Table, kind: str) -> None:
    """It is the moment for an ability of this kind."""
    if kind != "noon":
        t.shootout(*(t.dude(seat=seat, at="town square") for seat in (0, 1)))
        t.hands(HIGH_CARD, CHEATIN)
    if kind in ("resolution", "cheatin"):
        t.run("resolution")


@rule("RB-5.3.1-e")
@pytest.mark.parametrize(("stash", "usable"), [(1, False), (2, True)])
@pytest.mark.parametrize("source", ["deed", "action"])
@pytest.mark.parametrize("price", PRICES)
@pytest.mark.parametrize("kind", KINDS)
@either_leads
def test_what_an_ability_demands_is_paid_before_its_effect(
    kind: str, price: str, source: str, stash: int, usable: bool
) -> None:
    t, seen = Table(stash=stash), []
    card = able(source, KINDS[kind](pay=PRICES[price]), lambda use: seen.append(t.rock()))
    card = t.put(card) if source == "deed" else t.hand(card)
    in_time_for(t, kind)
    assert t.can_use(card, seat=0) is usable
    if usable:
        t.use(card, seat=0)
        assert seen == [0] and t.rock(1) == stash
    else:
        assert t.rock() == stash


@rule("RB-3.6-a")
def test_only_a_caster_in_play_bears_a_bought_spell() -> None:
    t = Table()
    caster = plain("dude", keywords=["Huckster 1"])
    spell = t.hand(plain("spell", keywords=["Hex"]))
    t.hand(caster), t.discard(caster), t.boot_hill(caster)
    assert not [payload for payload in t.offers("shop") if payload[1] == spell.id]
    there = t.put(caster)
    t.turn_of(0)
    assert [payload for payload in t.offers("shop") if payload[1] == spell.id] == [
        ("shop", spell.id, there.id)
    ]


@rule("RB-7.3.1-c")
@pytest.mark.parametrize(("pull", "works"), [(10, True), (11, False)])
@pytest.mark.parametrize("by", ["rating", "goods"])
def test_a_higher_rating_and_what_is_carried_count_in_the_test(by: str, pull: int, works: bool) -> None:
    t = Table()
    monk = t.dude(keywords=["Kung Fu 2"], value=7)
    if by == "rating":
        t.game.rules(t.seat(0)).modify_rating(monk, "Kung Fu", 2, until="day")
    else:
        t.attach(able("goods", always("value", on=BEARER), lambda card, asked: 2), monk)
    assert monk.value == 11
    t.stack(plain("action", value=pull))
    t.use(t.hand(able("action", noon(technique=True), lambda use: use.gain(1), keywords=["Technique"])))
    assert t.rock() == 20 + works


@rule("RB-6.1.1-c")
@pytest.mark.parametrize("kind", ["noon", "resolution", "cheatin", "shootout"])
@pytest.mark.parametrize("bearer", ["deed", "dude", "goods", "spell", "outfit", "legend"])
@either_leads
def test_in_play_too_only_shootout_abilities_are_shootout_plays(bearer: str, kind: str) -> None:
    words = {"spell": ["Hex"]}.get(bearer, [])
    card = able(bearer, KINDS[kind](), keywords=words)
    outfit, legend = (card if bearer == "outfit" else plain("outfit")), (card if bearer == "legend" else None)
    t = Table(outfit, plain("outfit"), legends=[legend, None])
    leader = t.put(card if bearer == "dude" else plain("dude", keywords=["Huckster 1"]), at="town square")
    if bearer in ("goods", "spell"):
        t.attach(card, leader)
    elif bearer == "deed":
        t.put(card)
    t.shootout(leader, t.dude(seat=1, at="town square"))
    assert t.game.shootout.step == "make plays"
    assert (t.offers("use") != []) is (kind == "shootout")


@rule("RB-5.1-ad")
@pytest.mark.parametrize("winner", [0, 1])
@either_leads
def test_the_winner_names_jokers_first_in_a_fight(winner: int) -> None:
    t = Table(winner=winner)
    t.shootout(*(t.dude(seat=seat, at="town square") for seat in (0, 1)))
    for seat in (0, 1):
        t.stack("K♣", "2♦", "3♥", "5♠", "Joker (red)", seat=seat)
    t.run("joker")
    asked = []
    while t.decision.kind == "joker":
        asked.append(t.decision.seat)
        t.game.answer(t.plain_answer())
    assert asked == [winner, 1 - winner]


@rule("RB-5.1-ad")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_winner_names_jokers_first_in_lowball(winner: int) -> None:
    t = Table(seats=3, winner=winner)
    for seat in range(3):
        t.stack("K♣", "2♦", "3♥", "5♠", "Joker (red)", seat=seat)
    t.start("gambling")
    asked = []
    while t.decision.kind == "joker":
        asked.append(t.decision.seat)
        t.game.answer(t.plain_answer())
    assert asked[:3] == [(winner + step) % 3 for step in range(3)]


@rule("RB-6.1.4-o")
@pytest.mark.parametrize(("theirs", "usable"), [(HIGH_CARD, False), (CHEATIN, True)])
@pytest.mark.parametrize("source", ["action", "deed"])
@either_leads
def test_my_own_cheating_does_not_let_me_aim_at_myself(source: str, theirs: str, usable: bool) -> None:
    t = Table()
    card = able(source, cheatin(target=your & dude), lambda use: use.boot(use.target))
    card = t.hand(card) if source == "action" else t.put(card)
    t.shootout(*(t.dude(seat=seat, at="town square") for seat in (0, 1)))
    t.hands(CHEATIN, theirs)
    t.run("resolution")
    assert t.is_cheatin(0)
    assert t.can_use(card, seat=0) is usable


@rule("RB-6.1-s")
@pytest.mark.parametrize("open_", [True, False])
def test_the_leaders_helper_does_not_join_an_open_defence(open_: bool) -> None:
    t = Table(seats=4)
    mark = t.deed(seat=1)
    t.dude()
    helper, second = t.dude(seat=2, at=mark), t.dude(seat=2, at=mark)
    defender, other = t.dude(seat=1, at=mark), t.dude(seat=3, at=mark)
    t.use(t.hand(able("action", job(mark=deed, open_defence=open_))))
    t.run("join")
    t.answer(("invite", 2), helper)
    asked = []
    while t.decision.kind == "join":
        asked.append(t.decision.seat)
        t.answer(next((one for one in (defender, other) if one in t.choices()), "done"))
    assert 2 not in asked[asked.index(1) :] and (3 in asked[asked.index(1) :]) is open_
    assert second.side is None and other.side == (1 if open_ else None)


@rule("RB-6.1-s")
@pytest.mark.parametrize(("owner", "stays"), [(1, False), (2, True), (3, False)])
def test_who_goes_back_to_a_player_across_after_a_round_leaves_the_posse(owner: int, stays: bool) -> None:
    t = Table(seats=4, deck=60)
    dudes = [t.dude(seat=seat, at="town square") for seat in range(4)]
    spare = [t.dude(seat=seat, at="town square") for seat in (0, 1)]

    def bring(use):
        yield from use.take_control(comer, until=Until.ROUND)
        yield from use.join(comer)

    act = t.hand(able("action", shootout(brings_in=True), bring))
    t.callout(dudes[0], dudes[1], "accept")
    t.answer(spare[0], 2, dudes[2], "done", spare[1], 3, dudes[3])
    comer = t.dude(seat=owner)
    t.use(act, seat=0)
    assert t.whose(comer) == 0 and comer.side == 0
    t.hands("A♣ A♦ 3♥ 4♠ 7♣", "A♥ A♠ 3♦ 4♣ 7♦")
    while t.game.shootout.round == 1:
        doomed = [key for key in t.offers("casualty") if key[1] in (spare[0].id, spare[1].id)]
        t.answer(doomed[0]) if doomed else t.game.answer(t.plain_answer())
    assert t.whose(comer) == owner and comer.in_town_square
    assert comer.side == (0 if stays else None)
    sides = [{t.whose(t.game.card(one)) for one in side} for side in t.game.shootout.posses]
    assert sides == [{0, 2}, {1, 3}]


@rule("RB-6.1-s")
@pytest.mark.parametrize(("owner", "stays"), [(1, False), (2, True)])
def test_who_goes_back_to_a_player_across_after_a_play_leaves_the_posse(owner: int, stays: bool) -> None:
    t = Table(seats=3)
    dudes = [t.dude(seat=seat, at="town square") for seat in (0, 1)]

    def bring(use):
        yield from use.take_control(comer, until=Until.PLAY)
        yield from use.join(comer)
        seen.append((t.whose(comer), comer.side))

    seen: list[tuple[int, int | None]] = []
    act = t.hand(able("action", shootout(brings_in=True), bring))
    comer = t.dude(seat=owner, at="town square")
    t.shootout(*dudes)
    t.use(act, seat=0)
    assert seen == [(0, 0)]
    assert t.whose(comer) == owner and comer.side == (0 if stays else None)
