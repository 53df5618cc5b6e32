"""Dirty Deeds: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import noon
from gomorra.catalog import Printing, catalog
from gomorra.engine import Game
from gomorra.engine.decision import Payload
from gomorra.engine.stats import production_of
from gomorra.testing import Table, able, begin, deck_of, plain, rule

# Xiang Fang


def test_xiang_takes_his_homes_production_and_leaves_none_for_upkeep() -> None:
    t = Table(plain("outfit", production=3), plain("outfit"), stash=10)
    xiang = t.hand("Xiang Fang")
    t.shop(xiang)
    t.answer("react")
    assert t.rock() == 10 - 2 + 3
    assert t.game.outfit(0).production == 0
    t.end_day()
    assert production_of(t.game, 0) == 0
    t.run("noon")
    assert t.game.outfit(0).production == 3


def test_xiang_may_decline() -> None:
    t = Table(plain("outfit", production=3), plain("outfit"), stash=10)
    t.shop(t.hand("Xiang Fang"))
    t.answer("pass")
    assert t.rock() == 8 and t.game.outfit(0).production == 3


@pytest.mark.parametrize(("owner", "left"), [(0, 4), (1, 0)])
def test_xiang_spares_your_own_deeds_only(owner: int, left: int) -> None:
    t = Table(stash=10)
    deed = t.deed(seat=owner, production=4)
    xiang = t.hand("Xiang Fang")
    coach = able("deed", noon(), lambda use: use.play(use.game.card(xiang.id), at=use.game.card(deed.id)))
    t.use(t.put(coach))
    t.answer("react")
    assert t.rock() == 10 - 2 + 4 and deed.production == left


# Kabeda Hakurei


@rule("CR-KabedaHakurei-a", "CE-KabedaHakurei")
def test_kabeda_uses_a_totem_next_door_as_if_it_stood_with_her() -> None:
    t = Table()
    kabeda = t.put("Kabeda Hakurei", at="town square")
    here, there = t.dude(seat=1, at="town square", value=4), t.deed()
    tail = t.attach("Red Horse's Tail", there)
    away = t.dude(seat=1, at=there, value=4)
    t.stack("9♠")
    t.use(tail, "lash")
    assert {here, away} & set(t.choices()) == {here}
    t.answer(here)
    assert here.booted and not away.booted and tail.booted and not kabeda.booted


def test_kabeda_reaches_one_totem_a_day_and_no_booted_or_distant_one() -> None:
    t = Table()
    t.put("Kabeda Hakurei", at="town square")
    target = t.dude(seat=1, at="town square", value=2)
    one, two = (t.attach("Red Horse's Tail", t.deed()) for _ in range(2))
    booted = t.attach("Red Horse's Tail", t.deed(), booted=True)
    far = t.attach("Red Horse's Tail", t.deed(keywords=("Out of Town",)))
    assert t.can_use(one) and t.can_use(two) and not t.can_use(booted) and not t.can_use(far)
    t.stack("9♠")
    t.use(one, "lash", target)
    assert not t.can_use(two)
    t.end_day()
    t.run("noon")
    target.body.booted = False
    assert t.can_use(two)


def test_another_shaman_has_to_be_at_the_totem() -> None:
    t = Table()
    t.dude(at="town square", keywords=("Shaman 2",))
    t.dude(seat=1, at="town square")
    assert not t.can_use(t.attach("Red Horse's Tail", t.deed()))


def test_kabeda_reaches_no_totem_for_shootout_abilities() -> None:
    t = Table()
    kabeda, foe = t.put("Kabeda Hakurei", at="town square"), t.dude(seat=1, at="town square")
    pack = t.attach("The Pack Awakens", t.deed())
    t.shootout(kabeda, foe)
    assert not t.can_use(pack)


# Rico Rodegain


def grifted(gang: list[str], rest: list[str | Printing], seed: int = 2) -> Game:
    """A game of a Law Dogs gang with Rico, where Rico may act."""
    game = begin(deck_of("Law Dogs", ["Rico Rodegain", *gang], rest), seed=seed)
    assert game.decision.kind == "grifter"
    return game


def titles(game: Game) -> set[str]:
    return {card.title for card in game.dudes(0)}


def offered(game: Game) -> dict[str, Payload]:
    """Who may start instead, by title."""
    cards = [option.payload for option in game.decision.options if option.payload[0] == "card"]
    return {game.card(int(payload[1])).title: payload for payload in cards}


@rule("CE-RicoRodegain")
def test_rico_is_a_drifter_of_no_account() -> None:
    for printing in catalog().find("Rico Rodegain").printings:
        line = (printing.shooter, printing.bullets, printing.influence, printing.cost, printing.upkeep)
        assert line == ("draw", 0, 0, 3, 0) and not printing.gangs


def test_rico_looks_at_a_hand_and_exchanges_the_gang() -> None:
    game = grifted(["Tommy Harden", "Philip Swinford"], ["Clyde Owens", "Sloane"])
    stash = game.state.players[0].stash
    game.answer(game.decision.options[0].payload)
    assert all(game.state.known[card] & 1 for card in game.state.players[1].hand)
    assert set(offered(game)) == {"Tommy Harden", "Philip Swinford", "Clyde Owens"}
    game.answer(offered(game)["Clyde Owens"])
    costs = [
        catalog().find(title).first.cost or 0 for title in ("Tommy Harden", "Philip Swinford", "Clyde Owens")
    ]
    assert game.state.players[0].stash == stash + costs[0] + costs[1] - costs[2]
    game.answer(offered(game)["Philip Swinford"])
    assert titles(game) == {"Rico Rodegain", "Clyde Owens", "Philip Swinford"}
    assert next(card for card in game.dudes(0) if card.title == "Rico Rodegain").booted


@rule("CR-RicoRodegain-a")
def test_who_counts_for_no_place_in_a_gang_comes_on_top() -> None:
    game = grifted(["Tommy Harden"], ["Clyde Owens", plain("dude", "Xiaodan Li")])
    game.answer(game.decision.options[0].payload)
    game.answer(offered(game)["Clyde Owens"])
    assert set(offered(game)) == {"Xiaodan Li"}
    game.answer(offered(game)["Xiaodan Li"])
    assert titles(game) == {"Rico Rodegain", "Clyde Owens", "Xiaodan Li"}


def test_rico_may_let_fewer_come_back() -> None:
    game = grifted(["Tommy Harden"], ["Clyde Owens"])
    game.answer(game.decision.options[0].payload)
    game.answer(("pass",))
    assert titles(game) == {"Rico Rodegain"}


def test_rico_may_stay_quiet() -> None:
    game = grifted(["Tommy Harden"], ["Clyde Owens"])
    game.answer(("done",))
    assert titles(game) == {"Rico Rodegain", "Tommy Harden"}
