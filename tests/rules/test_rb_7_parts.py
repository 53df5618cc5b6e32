"""Rulebook 7 part by part: which React answers what and in which turn, Gadgets of every type, ratings that change."""

from __future__ import annotations

from itertools import combinations

import pytest

from gomorra import poker
from gomorra.cards.vocabulary import happens, noon, react
from gomorra.engine.events import Pulled
from gomorra.testing import Table, able, plain, rule

RABBIT = "Tao of the Jade Rabbit"


@rule("RB-7.1-a")
def test_in_one_window_only_those_reacts_are_offered_whose_text_names_the_event() -> None:
    t = Table()
    mine, other = t.dude(), t.dude()
    right = react("after", happens.Moved, if_=lambda card, event: event.card == mine.id)
    wrong = react("after", happens.Moved, if_=lambda card, event: event.card == other.id)
    elsewhere = react("after", happens.Booted)
    fits, stray, far = t.hand(able("action", right), able("action", wrong), able("action", elsewhere))
    t.move(mine, "town square")
    assert t.decision.kind == "react"
    assert t.can_use(fits) and not t.can_use(stray) and not t.can_use(far)


@rule("RB-7.1-c", "RB-7.1-b", "RB-7.1-f")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_after_a_react_the_next_player_in_turn_has_the_chance(winner: int) -> None:
    t = Table(seats=3, winner=winner)
    for seat in range(3):
        t.hand(*(able("action", react("after", happens.Moved)) for _ in range(2)), seat=seat)
    t.move(t.dude(seat=winner), "town square")
    asked = []
    for step in range(8):
        assert t.decision.kind == "react"
        asked.append(t.decision.seat)
        if step in (0, 1, 4):
            t.game.answer(t.offers("react")[0])
        else:
            t.pass_()
        if t.decision.kind != "react":
            break
    order = [(winner + step) % 3 for step in range(3)]
    # used, used, pass, pass, used, then everybody passes once more
    assert asked == [order[0], order[1], order[2], order[0], order[1], order[2], order[0]]
    assert t.at("noon")


def laboratory(kind: str, **facts):
    """A scientist at home, a store that brings in a card, and a Gadget of this type in hand."""
    t = Table(stash=5)
    scientist = t.dude(keywords=["Mad Scientist 2"])
    card = t.hand(plain(kind, keywords=["Gadget 6"], **facts))
    return t, scientist, card


@rule("RB-7.2.2-d", "RB-7.2.2-e", "RB-7.2.2-a", "RB-5.3.4-v")
@pytest.mark.parametrize("price", [0, 3])
@pytest.mark.parametrize(("pull", "works"), [("4♣", True), ("3♣", False)])
@pytest.mark.parametrize("kind", ["goods", "deed", "dude"])
def test_a_gadget_of_whatever_type_and_price_that_an_effect_brings_is_invented(
    kind: str, pull: str, works: bool, price: int
) -> None:
    t, scientist, card = laboratory(kind, cost=3)
    t.stack(pull)
    t.use(t.hand(able("action", noon(), lambda use: use.play(card, 3 - price))))
    if t.decision.kind == "street":
        t.answer("left")
    assert len(t.events(Pulled)) == 1 and scientist.booted
    assert card.in_play is works and (works or card in t.discard_of())
    assert t.rock() == 5 - price


@rule("RB-7.2.2-d", "RB-7.2.2-a", "RB-5.3.4-aa")
@pytest.mark.parametrize("kind", ["goods", "deed", "dude"])
def test_without_a_mad_scientist_neither_play_nor_effect_brings_a_gadget_in(kind: str) -> None:
    t = Table(stash=5)
    others = [t.dude(keywords=[words]) for words in ("Huckster 3", "Blessed 3", "Shaman 3")]
    card = t.hand(plain(kind, keywords=["Gadget 1"]))
    assert t.offers("invent") == [] and t.offers("shop") == []
    assert {t.why_not("invent", card, one).rule for one in others} == {"RB-5.3.4-aa"}
    able_to = noon(if_=lambda act, use: use.can_play(card))
    assert not t.can_use(t.hand(able("action", able_to)))
    t.use(t.hand(able("action", noon(), lambda use: use.play(card))))
    assert card in t.hand_of() and t.events(Pulled) == []


@rule("RB-7.2.3-a")
def test_no_dude_may_carry_a_totem() -> None:
    t = Table()
    shaman = t.dude(keywords=["Shaman 3"])
    card = t.hand(plain("spell", keywords=["Spirit", "Totem"]))
    home = t.game.outfit(t.seat(0))
    assert t.offers("shop") == [("shop", card.id, home.id)]
    assert t.why_not("shop", card, shaman) is not None
    t.use(t.hand(able("action", noon(), lambda use: use.play(card))))
    assert card.host == home and shaman.attachments == []
    t.use(t.hand(able("action", noon(), lambda use: use.attach(card, shaman))))
    assert card.host == home and shaman.attachments == []


@rule("RB-7.2.3-g", "RB-7.2.3-e")
@pytest.mark.parametrize("first", [0, 1])
def test_a_totem_that_any_shaman_has_used_is_used_for_the_day(first: int) -> None:
    t = Table(winner=first)
    place = t.deed()
    for seat in (0, 1):
        t.dude(seat=seat, keywords=["Shaman 5"], at=place)
    ability = able("spell", noon(spell=2), lambda use: use.gain(1), keywords=["Spirit", "Totem"])
    pole = t.attach(ability, place)
    t.use(pole, seat=first)
    assert t.rock(first) == 21 and t.decision.seat == 1 - first
    assert not t.can_use(pole, seat=1 - first)
    assert t.why_not_use(pole).rule == "RB-5.3.1-j"


@rule("RB-7.3-b", "RB-7.3-a")
@pytest.mark.parametrize(("change", "value"), [(1, 10), (-1, 8), (-4, 7)])
def test_a_rating_that_changes_changes_the_value(change: int, value: int) -> None:
    t = Table()
    monk = t.dude(keywords=["Kung Fu 2"], value=7)
    t.use(t.hand(able("action", noon(), lambda use: use.modify_rating(monk, "Kung Fu", change))))
    assert monk.value == value


@rule("RB-7.3-e", "RB-7.3.2-m")
@pytest.mark.parametrize(("change", "most"), [(0, 1), (1, 2), (-1, 0)])
def test_the_rating_of_the_moment_limits_the_follow_ups(change: int, most: int) -> None:
    t = Table()
    monk = t.dude(keywords=["Kung Fu 1"], value=9)
    t.use(t.hand(able("action", noon(), lambda use: use.modify_rating(monk, "Kung Fu", change))))
    ways = [
        able(
            "action",
            noon(technique=True, combo=lambda card, use: True),
            lambda use: use.gain(1),
            title=title,
            keywords=["Technique", RABBIT],
        )
        for title in ("Leap", "Feint", "Moon", "Burrow")
    ]
    first, *_ = t.hand(*ways)
    t.stack("A♣ A♦ A♥ A♠")
    t.use(first)
    follow_ups = 0
    while t.decision.kind == "combo":
        t.game.answer(t.offers("use")[0])
        follow_ups += 1
    assert follow_ups == most and t.rock() == 21 + most


@rule("RB-7.4-t")
@pytest.mark.parametrize("place", range(5))
@pytest.mark.parametrize("suits", ["♣♣♣♣♣", "♣♦♥♠♣"])
def test_flushes_and_high_cards_compare_down_to_the_last_card(suits: str, place: int) -> None:
    better, worse = ["K", "J", "9", "7", "5"], ["K", "J", "9", "7", "5"]
    worse[place] = ["Q", "10", "8", "6", "4"][place]
    one, other = (
        poker.rank_hand(poker.parse(" ".join(map("".join, zip(values, suits, strict=True)))))
        for values in (better, worse)
    )
    assert one.rank == other.rank == (6 if len(set(suits)) == 1 else 1)
    assert (poker.compare(one, other), poker.compare(other, one)) == (1, -1)


@rule("RB-7.4-b", "RB-7.4-c", "RB-7.4-d")
def test_of_all_aces_and_eights_with_a_jack_one_hand_alone_is_the_dead_mans() -> None:
    found = []
    for aces in combinations("♣♦♥♠", 2):
        for eights in combinations("♣♦♥♠", 2):
            for jack in "♣♦♥♠":
                cards = f"A{aces[0]} A{aces[1]} 8{eights[0]} 8{eights[1]} J{jack}"
                rank = poker.rank_hand(poker.parse(cards)).rank
                assert rank in (3, 11)
                found += [cards] if rank == 11 else []
    assert found == ["A♣ A♠ 8♣ 8♠ J♦"]
