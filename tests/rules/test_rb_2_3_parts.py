"""Rulebook 1 to 3 part by part: what counts for victory, piles that are searched, aced and booted cards."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import always, dude, happens, noon, opposing, trait, where
from gomorra.engine.events import Shuffled
from gomorra.testing import Table, able, begin, deck_of, plain, rule


@rule("RB-1-b", "RB-5.4-h")
def test_who_comes_to_have_enough_during_sundown_waits_for_the_next_one() -> None:
    t = Table(deck=60, fillers=(2, 3))
    bank = t.deed()
    t.dude(influence=5, upkeep=0)
    late = trait("after", happens.SundownChecked)
    t.put(able("deed", late, lambda use: use.control_point(bank, 3)))
    t.hand(plain("action"))
    t.run("sundown")
    assert t.game.control_points(t.seat(0)) == 3 and not t.game.over
    t.run("noon")
    assert t.game.state.day == 2 and not t.game.over
    t.pass_(2)
    assert t.game.over and t.game.state.outcome.winner == t.seat(0)


@rule("RB-1-e")
@pytest.mark.parametrize("by", ["print", "counter", "trait"])
@pytest.mark.parametrize("kind", ["dude", "goods", "spell", "outfit"])
def test_every_kind_of_card_may_be_worth_control_points(kind: str, by: str) -> None:
    if by == "trait":
        card = able(kind, always("control"), lambda card, asked: 2)
    else:
        card = plain(kind, control=2 if by == "print" else 0)
    t = Table(card, plain("outfit")) if kind == "outfit" else Table()
    if kind == "outfit":
        source = t.game.outfit(t.seat(0))
    else:
        source = t.put(card) if kind == "dude" else t.attach(card, t.dude())
    if by == "counter":
        t.use(t.hand(able("action", noon(), lambda use: use.control_point(source, 2))))
    assert [t.game.control_points(t.seat(seat)) for seat in (0, 1)] == [2, 0]


@rule("RB-1-f", "RB-1-g")
def test_influence_is_the_sum_of_all_dudes_with_what_changes_it_and_of_other_things() -> None:
    t = Table()
    weak, strong = t.dude(influence=1), t.dude(influence=3)
    assert t.game.influence(t.seat(0)) == 4
    t.attach(plain("goods", influence=-1), strong)
    assert t.game.influence(t.seat(0)) == 3
    t.attach(plain("goods", influence=-4), weak)
    assert t.game.influence(t.seat(0)) == 2, "nobody counts for less than nothing"
    t.use(t.hand(able("action", noon(), lambda use: use.for_player(use.seat, "influence", 2))))
    assert [t.game.influence(t.seat(seat)) for seat in (0, 1)] == [4, 0]


@rule("RB-2.2-c")
@pytest.mark.parametrize("takes", [True, False])
@pytest.mark.parametrize(
    ("piles", "answers", "shuffled"),
    [
        ("deck", [], True),
        ("deck and discard", [], True),
        ("deck or discard", ["deck"], True),
        ("deck or discard", ["discard pile"], False),
    ],
)
def test_whatever_else_is_searched_a_searched_deck_is_shuffled(
    piles: str, answers: list[str], shuffled: bool, takes: bool
) -> None:
    t = Table()
    wanted = where(lambda card, use: card.title == "Wanted")
    t.stack(plain("dude", "Wanted"))
    t.discard(plain("dude", "Wanted"))
    t.use(t.hand(able("action", noon(), lambda use: use.search(wanted, piles=piles))), "", *answers)
    t.answer(t.choices()[0] if takes else "pass")
    assert [event.seat for event in t.events(Shuffled)] == ([0] if shuffled else [])


@rule("RB-2.2-l", "RB-2.2-k")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("kind", ["goods", "spell", "action"])
@pytest.mark.parametrize("host", ["dude", "deed"])
def test_whatever_is_on_an_aced_dude_or_deed_is_discarded(host: str, kind: str, owner: int) -> None:
    t = Table()
    bearer = t.put(plain(host), seat=1)
    thing = t.attach(plain(kind), bearer, seat=owner)
    t.use(t.hand(able("action", noon(), lambda use: use.ace(bearer))))
    assert t.boot_hill_of(1) == [bearer] and t.boot_hill_of(0) == []
    assert thing in t.discard_of(owner)


@rule("RB-2.4-p")
@pytest.mark.parametrize("way", ["discard", "ace", "return_to_hand"])
@pytest.mark.parametrize("booted", [True, False])
def test_booted_or_not_everybody_goes_home_from_a_deed_that_leaves(booted: bool, way: str) -> None:
    t = Table(seats=3)
    place = t.deed()
    guests = [t.dude(seat=seat, at=place, booted=booted) for seat in range(3)]
    t.use(t.hand(able("action", noon(), lambda use: getattr(use, way)(place))))
    assert not place.in_play
    assert all(guest.at_home and guest.booted for guest in guests)


@rule("RB-3.1-h", "RB-4-d", "RB-4-n")
@pytest.mark.parametrize("stash", [7, 12])
def test_the_starting_stash_is_that_of_the_outfit_less_the_gang(stash: int) -> None:
    boss = plain("dude", cost=3)
    game = begin(deck_of(plain("outfit", stash=stash), [boss], []))
    won = 2 if game.state.winner == 0 else 0
    assert game.state.players[0].stash == stash - 3 - 1 + won, "less the ante of the first day"


@rule("RB-3.3-d", "RB-1-f")
@pytest.mark.parametrize("booted", [True, False])
@pytest.mark.parametrize("place", ["home", "home of 1", "town square", "deed", "out of town"])
def test_influence_counts_wherever_and_however_the_dude_stands(place: str, booted: bool) -> None:
    t = Table()
    near, far = t.deed(), t.deed(seat=1, keywords=["Out of Town"])
    t.dude(influence=2, booted=booted, at={"deed": near, "out of town": far}.get(place, place))
    assert t.game.influence(t.seat(0)) == 2


@rule("RB-3.3-e", "RB-3.9-f")
@pytest.mark.parametrize("booted", [True, False])
def test_booted_dudes_hold_a_deed_as_well(booted: bool) -> None:
    t = Table(seats=3)
    place = t.deed()
    for seat in (1, 2):
        t.dude(seat=seat, influence=1, at=place)
    assert t.whose(place) == 0
    t.dude(seat=2, influence=1, at=place, booted=booted)
    assert t.whose(place) == 2


@rule("RB-3.5-b", "RB-3.5-d")
@pytest.mark.parametrize("booted", [True, False])
@pytest.mark.parametrize("bonus", [1, 3, -1])
def test_goods_change_their_bearers_numbers_booted_or_not_and_down_as_well(bonus: int, booted: bool) -> None:
    t = Table()
    bearer = t.dude(bullets=2, influence=2)
    for _ in range(2):
        t.attach(plain("goods", bullets=bonus, influence=bonus), bearer, booted=booted)
    assert (bearer.bullets, bearer.influence) == (2 + 2 * bonus, 2 + 2 * bonus)


@rule("RB-3.9-c", "RB-3.9-n")
def test_what_seized_dudes_trade_and_lose_is_for_their_controller_to_say() -> None:
    t = Table()
    gun = plain("goods", keywords=["Weapon"])
    giver, taker = (t.dude(seat=1, at="home of 0", has=[gun]) for _ in range(2))
    seize = able("action", noon(target=opposing & dude), lambda use: use.take_control(use.target))
    t.use(t.hand(seize), "", giver)
    t.use(t.hand(seize))
    assert [t.whose(one) for one in (giver, taker)] == [0, 0]
    (thing,), (other,) = giver.attachments, taker.attachments
    t.give(thing, taker, "done")
    assert t.decision.seat == 0 and set(t.choices()) == {thing, other}, "who controls them picks the surplus"
    t.answer(other)
    assert taker.attachments == [thing] and other in t.discard_of(1)
