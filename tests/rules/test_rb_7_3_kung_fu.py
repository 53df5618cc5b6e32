"""Rulebook 7.3: Kung Fu, Techniques, Taos and combos."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import happens, noon, noon_or_shootout, shootout
from gomorra.engine.events import Discarded, Pulled
from gomorra.engine.kernel.state import DISCARD
from gomorra.testing import Table, able, either_leads, plain, rule

RABBIT, PIG = "Tao of the Jade Rabbit", "Tao of Zhu Bajie"


def technique(
    title: str = "", tao: str = "", *, combo: bool = False, kind=noon, effect=lambda use: use.gain(1)
):
    """A Technique that gains 1 ghost rock."""
    declared = {"technique": True} | ({"combo": lambda card, use: True} if combo else {})
    return able(
        "action", kind(**declared), effect, title=title, keywords=["Technique", *([tao] if tao else [])]
    )


def fighter(t: Table, rating: int = 2, value: int = 7, **where):
    return t.dude(keywords=[f"Kung Fu {rating}"], value=value, **where)


@rule("RB-7.3-a", "RB-7.3-b", "RB-7.3-c", "RB-7.2-g")
def test_the_rating_is_added_to_the_value_in_play() -> None:
    t = Table()
    monk = fighter(t)
    assert monk.rating("Kung Fu") == 2
    assert monk.value == 9
    assert t.hand(plain("dude", value=7, keywords=["Kung Fu 2"])).value == 7
    t.stack(plain("dude", value=7, keywords=["Kung Fu 2"]))
    t.use(t.hand(able("action", noon(), lambda use: use.pull())))
    assert t.events(Pulled)[0].value == 7


@rule("RB-7.3-c")
@either_leads
def test_in_a_draw_hand_the_printed_value_counts() -> None:
    t = Table()
    monk = t.stack(plain("dude", value=7, keywords=["Kung Fu 2"]), "7♦ 2♣ 4♥ J♣")[0]
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.run("resolution")
    assert monk in t.draw_hand_of(0) and monk.value == 7
    assert t.natural_rank(0) == 2, "it makes a pair with the other seven"


@rule("RB-7.3-d", "RB-7.3.1-a")
def test_a_kung_fu_dude_is_needed_and_rating_zero_is_enough() -> None:
    t = Table()
    t.dude()
    t.dude(seat=1, keywords=["Kung Fu 3"])
    card = t.hand(technique())
    assert not t.can_use(card)
    assert t.why_not_use(card).rule == "RB-7.3.1-a"
    fighter(t, 0)
    assert t.can_use(card)


@rule("RB-7.3-f")
def test_kung_fu_is_no_skill() -> None:
    t = Table()
    monk = fighter(t, 3)
    assert monk.skills == {}
    assert monk.spellcaster == {}


@rule("RB-7.3.1-b", "RB-7.3.1-c", "RB-7.3.1-d", "RB-7.3.1-e", "RB-7.3.1-f", "RB-7.3.1-g")
@pytest.mark.parametrize(("pull", "works"), [("8♣", True), ("9♣", False), ("K♣", False)])
def test_the_pull_must_be_lower_than_the_value_with_all_bonuses(pull: str, works: bool) -> None:
    t = Table()
    fighter(t)
    card = t.hand(technique())
    t.stack(pull)
    t.use(card)
    assert t.rock() == 20 + works
    assert card.zone == DISCARD
    assert t.decision.seat == 1


@rule("RB-7.3.1-c")
@pytest.mark.parametrize(
    ("change", "pull", "works"), [(2, 10, True), (2, 11, False), (-3, 5, True), (-3, 6, False)]
)
def test_whatever_changes_the_value_counts_in_the_test(change: int, pull: int, works: bool) -> None:
    t = Table()
    monk = fighter(t)
    t.game.rules(t.seat(0)).modify(monk, value=change)
    t.stack(plain("action", value=pull))
    t.use(t.hand(technique()))
    assert t.rock() == 20 + works


@rule("RB-7.3.1-h")
def test_your_dude_and_this_dude_mean_the_performer() -> None:
    t = Table()
    one, two = fighter(t), fighter(t)
    t.stack("A♣")
    t.use(t.hand(technique(effect=lambda use: use.modify(use.actor, bullets=1))), "", two)
    assert (one.bullets, two.bullets) == (0, 1)


@rule("RB-7.3.2-a")
def test_a_tao_technique_belongs_to_its_tao() -> None:
    t = Table()
    assert t.hand(technique("Leap", RABBIT)).face.tao == RABBIT
    assert t.hand(technique("Kick")).face.tao == ""


def school(*hand, rating: int = 2, pulls: str = "A♣ 2♣ 3♣ 4♣"):
    """A Kung Fu dude, these Techniques in hand, and low pulls; the first is played."""
    t = Table()
    monk = fighter(t, rating)
    cards = [t.hand(card) for card in hand]
    t.stack(pulls)
    t.use(cards[0])
    return t, monk, cards


@rule("RB-7.3.2-b", "RB-7.3.2-c", "RB-7.3.2-d", "RB-7.3.2-e")
def test_a_success_with_a_combo_may_be_followed_at_once() -> None:
    t, _, (_, second) = school(technique("Leap", RABBIT, combo=True), technique("Feint", RABBIT))
    assert (t.decision.seat, t.decision.kind) == (0, "combo")
    assert [key[1] for key in t.offers("use")] == [second.id]
    t.pass_()
    assert (t.decision.seat, t.decision.kind) == (1, "play")


@rule("RB-7.3.2-b")
def test_no_combo_after_a_technique_of_no_tao() -> None:
    t, _, _ = school(technique("Kick", combo=True), technique("Punch", combo=True))
    assert (t.decision.seat, t.decision.kind) == (1, "play") and t.rock() == 21


@rule("RB-7.3.2-b")
def test_no_combo_after_a_failure() -> None:
    t, _, _ = school(technique("Leap", RABBIT, combo=True), technique("Feint", RABBIT), pulls="K♣")
    assert t.decision.kind == "play"


@rule("RB-7.3.2-b", "RB-7.3.2-k")
def test_a_follow_up_that_fails_ends_the_combo() -> None:
    chain = [technique(name, RABBIT, combo=True) for name in ("Leap", "Feint", "Moon")]
    t, _, (_, second, _) = school(*chain, pulls="A♣ K♦ A♥")
    t.answer(second)
    assert (t.decision.seat, t.decision.kind) == (1, "play")
    assert t.rock() == 21 and len(t.events(Pulled)) == 2


@rule("RB-7.3.2-c")
def test_no_combo_without_its_requirement() -> None:
    unmet = able("action", noon(technique=True, combo=lambda card, use: False), keywords=[RABBIT])
    for first in (technique("Leap", RABBIT), unmet):
        t, _, _ = school(first, technique("Feint", RABBIT, combo=True))
        assert t.decision.kind == "play"


@rule("RB-7.3.2-f", "RB-7.3.2-g", "RB-7.3.2-h")
def test_another_technique_of_the_same_tao_from_hand_or_discard_pile() -> None:
    t = Table()
    fighter(t)
    first = technique("Leap", RABBIT, combo=True)
    played, twin = t.hand(first), t.hand(first)
    same = t.hand(technique("Feint", RABBIT))
    t.hand(technique("Rake", PIG))
    t.hand(technique("Kick"))
    old = t.discard(technique("Moon", RABBIT))
    t.discard(technique("Burrow", RABBIT), seat=1)
    t.boot_hill(technique("Burrow", RABBIT))
    t.stack("A♣ A♦")
    t.use(played)
    assert {key[1] for key in t.offers("use")} == {same.id, old.id}
    t.answer(old)
    assert t.rock() == 22
    assert twin in t.hand_of()


@rule("RB-7.3.2-i", "RB-7.3.2-k", "RB-7.3-e")
def test_an_earlier_title_may_come_back_with_another_in_between() -> None:
    leap, feint = technique("Leap", RABBIT, combo=True), technique("Feint", RABBIT, combo=True)
    t, _, (_, between, again) = school(leap, feint, leap)
    t.answer(between)
    t.answer(again)
    assert len(t.events(Pulled)) == 3
    assert t.rock() == 23


@rule("RB-7.3.2-j")
def test_the_same_dude_performs_all_of_a_combo() -> None:
    t = Table()
    one, two = fighter(t, 1), fighter(t, 1)
    first, second = t.hand(technique("Leap", RABBIT, combo=True), technique("Feint", RABBIT))
    t.stack("A♣ A♦")
    t.use(first, "", two)
    t.answer(second)
    assert t.decision.kind == "play"
    assert [event.dude for event in t.events(Pulled)] == [two.id, two.id]
    assert one.in_play


@rule("RB-7.3.2-l", "RB-7.3.2-c")
def test_a_technique_without_combo_ends_the_chain() -> None:
    t, _, (_, last, _) = school(
        technique("Leap", RABBIT, combo=True), technique("Feint", RABBIT), technique("Moon", RABBIT)
    )
    t.answer(last)
    assert t.decision.kind == "play"
    assert t.rock() == 22


@rule("RB-7.3.2-m", "RB-7.3-e")
@pytest.mark.parametrize(("rating", "most"), [(0, 0), (1, 1), (2, 2)])
def test_the_rating_limits_the_follow_ups(rating: int, most: int) -> None:
    names = ("Leap", "Feint", "Moon", "Burrow")
    t, _, _ = school(*(technique(name, RABBIT, combo=True) for name in names), rating=rating)
    follow_ups = 0
    while t.decision.kind == "combo":
        t.game.answer(t.offers("use")[0])
        follow_ups += 1
    assert follow_ups == most


@rule("RB-7.3.2-n", "RB-7.3.2-o", "RB-7.3.2-q")
def test_a_noon_tao_technique_stays_until_high_noon_ends() -> None:
    t = Table()
    t.dude(influence=1)
    fighter(t)
    leap, feint = technique("Leap", RABBIT, combo=True), technique("Feint", RABBIT, combo=True)
    first, second = t.hand(leap, feint)
    t.hand(plain("joker"))
    t.stack("A♣ A♦ A♥")
    t.use(first, "", second)
    assert t.decision.kind == "play"
    assert first.zone != DISCARD
    assert second.zone != DISCARD
    t.pass_(2)
    assert t.game.state.phase == "sundown"
    assert (first.zone, second.zone) == (DISCARD, DISCARD)
    order = [type(event).__name__ for event in t.game.events]
    last = max(
        n for n, event in enumerate(t.game.events) if isinstance(event, Discarded) and event.card == first.id
    )
    assert last < order.index("PhaseStarted")


@rule("RB-7.3.2-n", "RB-7.3.2-o")
def test_the_tao_techniques_of_all_players_are_discarded_as_high_noon_ends() -> None:
    t = Table(winner=1)
    for seat in (0, 1):
        t.dude(seat=seat, influence=1, keywords=["Kung Fu 1"], value=9)
        t.stack("A♣", seat=seat)
    cards = [t.hand(technique("Leap", RABBIT), seat=seat) for seat in (0, 1)]
    t.hand(plain("joker"))
    for seat in (1, 0):
        t.use(cards[seat], seat=seat)
        assert cards[seat] not in t.discard_of(seat) and cards[seat] not in t.hand_of(seat)
    t.stop("when", happens.SundownChecked)
    assert [cards[seat] in t.discard_of(seat) for seat in (0, 1)] == [True, True]


@rule("RB-7.3.2-p", "RB-7.3.2-r")
@either_leads
def test_a_shootout_tao_technique_stays_until_shooters_are_picked() -> None:
    t = Table()
    leap = technique("Leap", RABBIT, combo=True, kind=shootout)
    feint = technique("Feint", RABBIT, combo=True, kind=shootout)
    monk, friend = fighter(t, at="town square"), t.dude(at="town square")
    rivals = [t.dude(seat=1, at="town square") for _ in range(3)]
    first, second = t.hand(leap, feint)
    t.stack("A♣ A♦")
    t.shootout(monk, rivals[0], friend, *rivals[1:])
    t.use(first, "", second)
    assert t.decision.kind == "play"
    assert first.zone != DISCARD
    t.pass_(2)
    assert t.game.shootout.step == "pick shooters"
    assert (first.zone, second.zone) == (DISCARD, DISCARD)


@rule("RB-7.3.2-r")
@either_leads
def test_it_is_available_again_from_the_discard_pile_in_the_next_round() -> None:
    t = Table()
    leap = technique("Leap", RABBIT, combo=True, kind=shootout)
    monk, friend = fighter(t, at="town square"), t.dude(at="town square")
    rivals = [t.dude(seat=1, at="town square") for _ in range(3)]
    first, feint = t.hand(leap, technique("Feint", RABBIT, kind=shootout))
    t.stack("A♣ A♦")
    t.shootout(monk, rivals[0], friend, *rivals[1:])
    t.use(feint)
    assert feint.zone != DISCARD
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.run("casualty")
    t.answer(("casualty", rivals[2], "discard"))
    t.run("make plays")
    assert t.game.shootout.round == 2
    t.stack("A♣ A♦")
    t.use(first)
    assert feint.id in {key[1] for key in t.offers("use")}


@rule("RB-7.3.1-a")
@either_leads
def test_in_a_shootout_the_performer_is_in_the_posse() -> None:
    t = Table()
    fighter(t)
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    card = t.hand(technique(kind=noon_or_shootout))
    t.shootout(leader, mark)
    assert not t.can_use(card)
