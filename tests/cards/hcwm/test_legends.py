"""Hell's Comin' With Me: legends."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import noon
from gomorra.engine.card.handle import Card
from gomorra.engine.events import Discarded
from gomorra.testing import Table, able, plain, rule


def with_lacy(**options: int) -> Table:
    return Table("Law Dogs", "Law Dogs", legends=["Lacy O'Malley"], **options)


@rule("CG-Traits-e")
def test_card_effects_take_nothing_from_your_discard_pile() -> None:
    t = with_lacy()
    dude = t.discard(plain("dude"))
    assert not t.can_use(t.hand("Hired Guns"))
    grave = able("deed", noon(), lambda use: use.play(use.game.card(dude.id)))
    t.use(t.put(grave))
    assert not dude.in_play and dude in t.discard_of()


def test_actions_there_cannot_be_played() -> None:
    t = with_lacy()
    lillian = t.put("Lillian Morgan (Exp.1)")
    t.discard(able("action", noon(), lambda use: use.gain(2)))
    assert not t.can_use(lillian)


def test_techniques_there_cannot_follow_in_a_combo() -> None:
    t = with_lacy()
    monk, bob = t.dude(at="town square", keywords=("Kung Fu 1",), value=9), t.dude(seat=1, at="town square")
    t.discard("Rabbit Takes Revenge")
    t.shootout(monk, bob)
    t.stack("2♠")
    t.use(t.hand("Rabbit's Lunar Leap"))
    assert t.decision.kind == "play"


def test_the_other_players_pile_is_open() -> None:
    t = with_lacy()
    dude = t.discard(plain("dude"), seat=1)
    t.use(t.hand("Hired Guns", seat=1))
    assert t.hand_of(1) == [dude]


def test_an_empty_deck_is_still_refilled_from_the_pile() -> None:
    t = with_lacy(deck=0)
    t.discard(plain("action", "Only"))
    list(t.game.rules(0).draw())
    assert [card.title for card in t.hand_of()] == ["Only"] and not t.discard_of()


def test_at_sundown_the_whole_hand_goes() -> None:
    t = with_lacy()
    old = [t.hand(plain("action", f"Old {n}")) for n in range(3)]
    kept = t.hand(plain("action", "Theirs"), seat=1)
    t.end_day()
    assert {card.id for card in old} <= {event.card for event in t.events(Discarded)}
    assert not {"Old 0", "Old 1", "Old 2"} & {card.title for card in t.hand_of()} and len(t.hand_of()) == 5
    assert kept in t.hand_of(1)


def with_legend(title: str) -> tuple[Table, Card]:
    t = Table("Law Dogs", "Law Dogs", legends=[title])
    return t, next(card for card in map(t.game.card, t.game.state.bodies) if card.type == "legend")


GUN = plain("goods", "Gun", keywords=("Weapon",), bullets=1, cost=2)


@pytest.mark.parametrize("leads", [True, False])
def test_andrew_lane_wants_everybody_armed(leads: bool) -> None:
    t, _ = with_legend("Andrew Lane")
    ann, amy = t.dude(at="town square", bullets=2), t.dude(at="town square", bullets=2, has=[GUN])
    bob = t.dude(seat=1, at="town square", bullets=2)
    t.shootout(*((ann, bob) if leads else (bob, ann)), amy)
    assert [card.bullets for card in (ann, amy, bob)] == [1 if leads else 2, 3, 2]


def test_andrew_lane_hands_out_a_weapon() -> None:
    t, lane = with_legend("Andrew Lane")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.dude()
    gun = t.hand(GUN)
    t.hand(plain("goods", "Relic", keywords=("Weapon", "Unique")), plain("goods", "Hat"))
    t.shootout(ann, bob)
    t.use(lane)
    assert gun.host is ann and lane.booted and t.rock() == 18


def test_hank_ketchum_sends_the_hardest_man() -> None:
    t, _ = with_legend("Hank Ketchum")
    ann, hard = t.dude(at="town square", value=2), t.dude(at="town square", value=9)
    bob, ben = t.dude(seat=1, at="town square", value=2), t.dude(seat=1, at="town square", value=9)
    t.shootout(ann, bob, hard, ben)
    t.run("pick shooters")
    fight = t.game.shootout
    assert fight is not None and fight.shooters[0] == hard.id and set(t.choices()) == {bob, ben}


def test_hank_ketchum_lets_the_mark_choose() -> None:
    t, _ = with_legend("Hank Ketchum")
    ann, hard = t.dude(at="town square", value=2), t.dude(at="town square", value=9)
    t.shootout(t.dude(seat=1, at="town square"), ann, hard)
    t.run("pick shooters")
    assert set(t.choices()) == {ann, hard}


@pytest.mark.parametrize(("influence", "friends", "harrowed"), [(1, 0, True), (0, 0, False), (1, 1, False)])
def test_hank_ketchum_makes_a_last_stand(influence: int, friends: int, harrowed: bool) -> None:
    t, hank = with_legend("Hank Ketchum")
    ann, bob = t.dude(at="town square", influence=influence, value=9), t.dude(seat=1, at="town square")
    others = [t.dude(at="town square") for _ in range(friends)]
    t.showdown(ann, bob, *others, hands=("2♣ 4♦ 6♥ 8♠ 10♣ A♥", "2♣ 4♦ 6♥ 8♠ 10♣"))
    t.use(hank)
    assert ann.has("Harrowed") is harrowed and hank.booted
