"""Dirty Deeds: dudes."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import noon
from gomorra.catalog import Printing, catalog
from gomorra.engine import Game
from gomorra.engine.board.players import production_of
from gomorra.engine.card.handle import Card
from gomorra.engine.kernel.decision import Payload
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


def test_xiang_leaves_another_players_home_as_it_is() -> None:
    t = Table(plain("outfit"), plain("outfit", production=4), stash=10)
    home, xiang = t.game.outfit(1), t.hand("Xiang Fang")
    coach = able("deed", noon(), lambda use: use.play(use.game.card(xiang.id), at=use.game.card(home.id)))
    t.use(t.put(coach))
    t.answer("react")
    assert t.rock() == 10 - 2 + 4 and home.production == 4


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


@rule("CE-KabedaHakurei")
def test_kabeda_reaches_no_totem_further_away() -> None:
    t = Table()
    t.put("Kabeda Hakurei", at="town square")
    t.dude(seat=1, at="town square", value=4)
    far, near = t.deed(keywords=["Out of Town"]), t.deed()
    assert not t.can_use(t.attach("Red Horse's Tail", far))
    assert t.can_use(t.attach("Red Horse's Tail", near))


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


def grifted(gang: list[Any], rest: list[str | Printing], seed: int = 2, seat: int = 0) -> Game:
    """A game of a Law Dogs gang with Rico, where Rico may act."""
    decks = [deck_of("Law Dogs", ["Rico Rodegain", *gang], rest), deck_of(plain("outfit"), value=3)]
    game = begin(decks[seat], decks[1 - seat], seed=seed)
    assert (game.decision.kind, game.decision.seat) == ("grifter", seat)
    return game


def titles(game: Game, seat: int = 0) -> set[str]:
    return {card.title for card in game.dudes(seat)}


def offered(game: Game) -> dict[str, Payload]:
    """Who may start instead, by title."""
    cards = [option.payload for option in game.decision.options if option.payload[0] == "card"]
    return {game.card(int(payload[1])).title: payload for payload in cards}


@rule("CR-RicoRodegain-a")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_new_gang_is_paid_for_with_what_the_old_one_cost(seat: int) -> None:
    gang = [plain("dude", "Old 1", cost=4), plain("dude", "Old 2", cost=1)]
    game = grifted(gang, [plain("dude", f"New {cost}", cost=cost) for cost in range(2, 20)] * 2, seat=seat)
    player = game.state.players[seat]
    before = player.stash
    game.answer(game.decision.options[0].payload)
    assert player.stash == before + 4 + 1
    costs = sorted(int(title[4:]) for title in offered(game) if title.startswith("New"))
    assert costs == [cost for cost in costs if cost <= player.stash] and costs[-1] == player.stash
    game.answer(offered(game)["New 6"])
    assert player.stash == before + 5 - 6
    assert max(int(title[4:]) for title in offered(game)) == player.stash


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
@pytest.mark.parametrize("seat", [0, 1])
def test_who_counts_for_no_place_in_a_gang_comes_on_top(seat: int) -> None:
    game = grifted(["Tommy Harden"], ["Clyde Owens", plain("dude", "Xiaodan Li")], seed=5, seat=seat)
    game.answer(game.decision.options[0].payload)
    game.answer(offered(game)["Clyde Owens"])
    assert set(offered(game)) == {"Xiaodan Li"}
    game.answer(offered(game)["Xiaodan Li"])
    assert titles(game, seat) == {"Rico Rodegain", "Clyde Owens", "Xiaodan Li"}


@rule("CR-RicoRodegain-a")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_xiaodan_li_six_start_instead_of_five(seat: int) -> None:
    gang = [plain("dude", f"Old {n}") for n in range(4)]
    game = grifted(gang, [plain("dude", "Xiaodan Li")], seed=3, seat=seat)
    game.answer(game.decision.options[0].payload)
    assert set(offered(game)) == {"Old 0", "Old 1", "Old 2", "Old 3", "Xiaodan Li"}
    for name in ("Old 0", "Xiaodan Li", "Old 1", "Old 2", "Old 3"):
        game.answer(offered(game)[name])
    assert len(game.dudes(seat)) == 6 and not offered(game)


@rule("CR-RicoRodegain-a")
def test_who_could_not_start_anyway_does_not_start_instead() -> None:
    rest = [
        plain("dude", "Cheap", cost=1),
        plain("dude", "Dear", cost=40),
        plain("dude", "Trickster", keywords=["Grifter"]),
        plain("dude", "Machine", keywords=["Gadget 5"]),
        plain("dude", "The Harvester", cost=1),
        *([plain("dude", "Rico Rodegain")] * 2),
        *([plain("dude", "Twin")] * 2),
    ]
    game = grifted([plain("dude", "Old 1"), plain("dude", "Old 2")], rest)
    game.answer(game.decision.options[0].payload)
    held = {game.card(card).title for card in game.state.players[0].hand}
    assert set(offered(game)) == {"Cheap", "Twin", "Old 1", "Old 2"} - held
    game.answer(offered(game)["Twin"])
    assert "Twin" not in offered(game)


@rule("CR-RicoRodegain-a")
def test_no_more_start_instead_than_went_and_none_of_another_gang() -> None:
    ours = [plain("dude", f"Deputy {n}", gangs=["Law Dogs"]) for n in range(8)]
    game = grifted(
        ["Tommy Harden"], [*ours, *(plain("dude", f"Crook {n}", gangs=["Outlaws"]) for n in range(8))]
    )
    game.answer(game.decision.options[0].payload)
    names = set(offered(game))
    assert names and all(name == "Tommy Harden" or name.startswith("Deputy") for name in names)
    chosen = min(names)
    game.answer(offered(game)[chosen])
    assert titles(game) == {"Rico Rodegain", chosen} and game.state.phase != "setup"


def test_rico_may_let_fewer_come_back() -> None:
    game = grifted(["Tommy Harden"], ["Clyde Owens"])
    game.answer(game.decision.options[0].payload)
    game.answer(("pass",))
    assert titles(game) == {"Rico Rodegain"}


def test_rico_may_stay_quiet() -> None:
    game = grifted(["Tommy Harden"], ["Clyde Owens"])
    game.answer(("done",))
    assert titles(game) == {"Rico Rodegain", "Tommy Harden"}


@pytest.mark.parametrize("code", ["11005", "24022"])
def test_he_fang_brings_a_cheaper_abomination_to_his_side(code: str) -> None:
    t = Table(stash=2)
    fang = t.put(code, at="town square")
    beast = t.hand(plain("dude", "Beast", cost=4, keywords=("Abomination",)))
    t.hand(plain("dude", "Robot", cost=1, keywords=("Abomination", "Gadget 5")))
    t.hand(plain("dude", "Man", cost=1))
    t.use(fang)
    assert beast.in_town_square and t.rock() == 0 and fang.booted


@pytest.mark.parametrize("code", ["11005", "24022"])
def test_he_fang_needs_an_abomination_he_can_pay_for(code: str) -> None:
    t = Table(stash=1)
    fang = t.put(code)
    t.hand(plain("dude", "Beast", cost=4, keywords=("Abomination",)))
    assert not t.can_use(fang)


def test_karl_odett_is_at_home_among_monsters() -> None:
    t = Table()
    karl = t.put("Karl Odett")
    t.dude(keywords=("Abomination",))
    t.dude(seat=1)
    assert karl.influence == 3
    t.dude()
    assert karl.influence == 0


@pytest.mark.parametrize("case", ["safe", "booted", "armed", "elsewhere"])
def test_brian_foxworth_is_not_called_out_in_the_square(case: str) -> None:
    t = Table(winner=1)
    place: Card | str = t.deed() if case == "elsewhere" else "town square"
    brian = t.put("Dr. Brian Foxworth", at=place, booted=case == "booted")
    if case == "armed":
        t.attach(plain("goods", "Hat"), brian)
    t.dude(seat=1, at=place)
    assert bool(t.offers("callout")) is (case != "safe")


def test_brian_foxworth_is_discarded_to_spare_casualties() -> None:
    t = Table()
    brian, ann = t.put("Dr. Brian Foxworth"), t.dude(at="town square")
    t.showdown(ann, t.dude(seat=1, at="town square"), hands=("2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ Q♥ Q♠ 9♣"))
    t.run("react")
    t.answer("react")
    t.run("flee")
    assert not brian.in_play and ann.in_posse


def test_brian_foxworth_spares_as_many_as_he_has_influence() -> None:
    t = Table()
    brian, ann = t.put("Dr. Brian Foxworth", at="town square"), t.dude(at="town square")
    ben = t.dude(at="town square")
    t.showdown(ann, t.dude(seat=1, at="town square"), ben, hands=("2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ K♥ Q♠ 9♣"))
    t.run("react")
    t.answer("react")
    assert brian in t.discard_of() and t.decision.kind == "casualty" and "1 to cover" in t.decision.prompt


def test_doris_powell_gathers_control_points_on_her_walks() -> None:
    t = Table()
    deeds = [t.deed(seat=seat) for seat in (0, 1, 0, 1)]
    doris = t.put("Doris Powell", at="town square")
    for deed in deeds:
        t.game.state.bodies[doris.id].location = 0
        t.game.state.bodies[doris.id].booted = False
        t.move(doris, deed)
    assert doris.control == 3
    t.move(doris, "home")
    assert doris.control == 0


def test_doris_powell_loses_what_she_has_for_a_day_only() -> None:
    t = Table()
    doris = t.put("Doris Powell", at="town square")
    t.use(t.hand(able("action", noon(), lambda use: use.modify(doris, control=2))))
    assert doris.control == 2
    t.move(doris, "home")
    assert doris.control == 0


def test_doris_powell_gains_nothing_for_walks_that_boot_her() -> None:
    t = Table()
    first, second = t.deed(), t.deed(seat=1)
    doris = t.put("Doris Powell", at=first)
    t.move(doris, second)
    assert doris.booted and doris.control == 0
    u = Table()
    far = u.deed(keywords=("Out of Town",))
    doris = u.put("Doris Powell")
    list(u.game.rules(0).move(doris, far))
    assert doris.place == far.id and doris.control == 0


def test_doris_powell_is_forgotten_overnight() -> None:
    t = Table()
    t.dude(seat=1, influence=9)
    doris = t.put("Doris Powell", at="town square")
    t.move(doris, t.deed())
    assert doris.control == 1
    t.end_day()
    assert doris.control == 0


def test_a_dude_brought_by_an_effect_walks_without_booting() -> None:
    t = Table()
    deed = t.deed()
    doris = t.put("Doris Powell", at="town square", booted=True)
    list(t.game.rules(0).move(doris, deed))
    assert doris.control == 1
