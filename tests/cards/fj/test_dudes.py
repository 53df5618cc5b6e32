"""Frontier Justice: dudes."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from gomorra.cards.vocabulary import Act, always, cannot
from gomorra.engine import Game
from gomorra.engine.plays.perform import perform
from gomorra.engine.verbs.use import Use
from gomorra.testing import Table, able, begin, deck_of, plain, rule
from gomorra.testing.saying import What

HEX = plain("spell", "Hex", keywords=["Hex"])
MELEE = plain("goods", "Sword", keywords=["Weapon", "Melee"])


def grifted(outfit: str, gang: list[str], rest: Iterable[What]) -> Game:
    """The game stands where the last dude of the gang may grift."""
    game = begin(deck_of(outfit, gang, rest))
    assert game.decision.kind == "grifter"
    return game


def pick(game: Game, title: str) -> None:
    """Answer with a card of this title."""
    cards = [option.payload for option in game.decision.options if option.payload[0] == "card"]
    game.answer(next(payload for payload in cards if game.card(int(payload[1])).title == title))


def titles(game: Game, pile: Iterable[int]) -> list[str]:
    return [game.card(card).title for card in pile]


def freddy(cost: int = 1) -> Game:
    rest = [plain("spell", f"Hex {n}", keywords=["Hex"], cost=cost) for n in (1, 2)] * 20
    return grifted("The Fourth Ring", ["Funtime Freddy", "Ivor Hawley"], rest)


def test_freddy_goes_out_with_two_hexes() -> None:
    game = freddy()
    stash = game.state.players[0].stash
    game.answer(next(key for key in game.decision.keys if "grand_finale" in key))
    pick(game, "Hex 1")
    assert "Hex 1" not in titles(
        game, [int(o.payload[1]) for o in game.decision.options if o.payload[0] == "card"]
    )
    pick(game, "Hex 2")
    assert game.decision.seat == 1
    assert any("reveals Hex 1, Hex 2" in line for line in game.story())
    pick(game, "Hex 2")
    player = game.state.players[0]
    ivor = next(dude for dude in game.dudes(0) if dude.title == "Ivor Hawley")
    assert titles(game, player.boot_hill) == ["Funtime Freddy", "Hex 2"]
    assert [item.title for item in ivor.attachments] == ["Hex 1"] and player.stash == stash - 1
    game.answer(game.decision.options[0].payload)
    assert len(player.hand) == 4


def test_freddys_hex_is_discarded_when_nobody_can_pay_for_it() -> None:
    game = freddy(cost=99)
    game.answer(next(key for key in game.decision.keys if "grand_finale" in key))
    pick(game, "Hex 1")
    pick(game, "Hex 2")
    before = len(game.state.players[0].deck)
    pick(game, "Hex 2")
    assert not any(dude.attachments for dude in game.dudes(0))
    assert len(game.state.players[0].deck) == before
    game.answer(game.decision.options[0].payload)
    assert "Hex 1" in titles(game, game.state.players[0].discard)


def test_the_popescus_fly_with_hexes_and_mystical_goods() -> None:
    t = Table()
    troupe, foe = t.put("The Flying Popescus", at="town square"), t.dude(seat=1, at="town square")
    t.attach(HEX, troupe)
    assert troupe.influence == 1
    t.attach(HEX, troupe)
    assert troupe.influence == 2
    t.attach(plain("goods", keywords=["Mystical"]), troupe)
    t.shootout(troupe, foe)
    assert not troupe.is_stud
    t.use(troupe)
    assert troupe.is_stud and not troupe.booted


def test_the_popescus_stay_draws_without_mystical_goods() -> None:
    t = Table()
    troupe, foe = t.put("The Flying Popescus", at="town square"), t.dude(seat=1, at="town square")
    t.attach(plain("spell", keywords=["Hex", "Mystical"]), troupe)
    t.shootout(troupe, foe)
    t.use(troupe)
    assert not troupe.is_stud


def test_burton_exchanges_a_card_and_accuses_somebody() -> None:
    game = grifted("Law Dogs", ["Andrew Burton"], [])
    before = set(game.state.players[0].hand)
    game.answer(next(key for key in game.decision.keys if "accuse" in key))
    thrown = int(game.decision.options[0].payload[1])
    game.answer(game.decision.options[0].payload)
    player = game.state.players[0]
    assert len(player.hand) == 5 and before - set(player.hand) == {thrown}
    assert game.dudes(0)[0].booted


def test_burtons_bounty_falls_on_another_players_dude() -> None:
    t = Table()
    burton, mine, theirs = t.put("Andrew Burton"), t.dude(), t.dude(seat=1)
    t.hand(plain("action"))
    ability = burton.abilities[0]
    for _ in perform(Use(t.game, 0, burton, ability, "grifter")):
        raise AssertionError("nothing is to be decided")
    assert theirs.bounty == 1 and mine.bounty == 0


@pytest.mark.parametrize(("bounty", "gained"), [(3, 3), (0, 0)])
def test_elmore_fines_dudes_at_deeds_of_others(bounty: int, gained: int) -> None:
    t = Table()
    elmore, mill, own = t.put("Elmore Rhine"), t.deed(), t.deed(seat=1)
    crook, _ = t.dude(seat=1, at=mill, bounty=bounty), t.dude(seat=1, at=own, bounty=9)
    t.dude(seat=1, at="town square", bounty=9)
    t.use(elmore)
    assert t.rock() == 20 + gained and crook.bounty == bounty and elmore.booted


def test_howard_prospects_ten_cards_deep() -> None:
    ranch = plain("deed", "Ranch", keywords=["Ranch"])
    games = (
        begin(deck_of("Morgan Cattle Co.", ["Howard Aswell"], [ranch] * 8), seed=seed) for seed in range(30)
    )
    game = next(
        game
        for game in games
        if any("prospect" in key for key in game.decision.keys)
        and "Ranch" in titles(game, game.state.players[0].deck[:10])
    )
    player = game.state.players[0]
    size = len(player.deck)
    game.answer(next(key for key in game.decision.keys if "prospect" in key))
    assert len(player.deck) == size - 10 and len(player.discard) == 10
    assert all(game.state.known[card] == game.state.everyone() for card in player.hand)
    assert "Ranch" in titles(game, player.discard)
    game.answer(game.decision.options[0].payload)
    if game.decision.kind == "choose":  # several Ranches lie there
        pick(game, "Ranch")
    assert "Ranch" in titles(game, player.hand) and len(player.hand) == 5
    assert not game.dudes(0)[0].booted


def prospected(rest: list[What]) -> Game:
    """Howard has prospected; a Ranch turned up if there is any."""
    games = (begin(deck_of("Morgan Cattle Co.", ["Howard Aswell"], rest), seed=seed) for seed in range(60))
    game = next(
        game
        for game in games
        if any("prospect" in key for key in game.decision.keys)
        and (not rest or "Ranch" in titles(game, game.state.players[0].deck[:10]))
    )
    game.answer(next(key for key in game.decision.keys if "prospect" in key))
    return game


def test_howard_may_leave_the_ranch_where_it_is() -> None:
    game = prospected([plain("deed", "Ranch", keywords=["Ranch"])] * 8)
    hand = list(game.state.players[0].hand)
    game.answer("pass")
    assert game.state.players[0].hand == hand and game.decision.kind != "choose"


def test_howard_asks_for_nothing_when_no_land_turned_up() -> None:
    assert prospected([]).decision.kind != "choose"


def test_howard_does_not_prospect_with_a_deed_in_hand() -> None:
    game = begin(
        deck_of("Morgan Cattle Co.", ["Howard Aswell"], [plain("deed", f"Mill {n}") for n in range(90)])
    )
    assert any(game.card(card).is_deed for card in game.state.players[0].hand)
    assert game.decision.kind != "grifter" or not any("prospect" in key for key in game.decision.keys)


@rule("CR-LouisPasteur-a")
def test_louis_treats_as_often_as_you_pay() -> None:
    t = Table(stash=3)
    louis, sick = t.put("Louis Pasteur"), t.dude(at="town square", booted=True)
    far = t.dude(at=t.deed(keywords=["Out of Town"]), booted=True)
    t.dude(keywords=["Mad Scientist 9"])
    t.stack("7♠ 8♠")
    t.use(louis)
    assert sick.booted and t.rock() == 2
    t.use(louis)
    assert not sick.booted and far.booted and t.rock() == 1 and not louis.booted


def test_benny_taunts_somebody_stronger_who_cannot_refuse() -> None:
    t = Table()
    benny = t.put("Benny McGill", at="town square")
    book = t.attach(HEX, benny)
    strong, _ = t.dude(seat=1, at="town square", bullets=2), t.dude(seat=1, at="town square", bullets=1)
    t.use(benny)
    t.form()
    assert book.booted and t.game.shootout is not None and strong.in_posse and not benny.booted


def test_benny_needs_a_hex_and_a_stronger_dude() -> None:
    t = Table()
    benny = t.put("Benny McGill", at="town square")
    t.dude(seat=1, at="town square", bullets=2)
    assert not t.can_use(benny)

    t = Table()
    benny = t.put("Benny McGill", at="town square")
    t.attach(HEX, benny)
    t.dude(seat=1, at="town square", bullets=1)
    t.dude(seat=1, bullets=3)
    assert not t.can_use(benny)


@rule("CG-Abilities-b")
def test_benny_needs_somebody_who_can_be_called_out() -> None:
    t = Table()
    benny = t.put("Benny McGill", at="town square")
    t.attach(HEX, benny)
    shy = able("dude", always(cannot(Act.BE_CALLED_OUT)), lambda card, *asked: True, bullets=2)
    t.put(shy, seat=1, at="town square")
    assert not t.can_use(benny)


@pytest.mark.parametrize(("weapon", "works"), [(MELEE, True), (plain("goods", keywords=["Weapon"]), False)])
def test_marion_closes_in_with_a_blade(weapon: What, works: bool) -> None:
    t = Table()
    marion = t.put("Marion Seville (Exp.1)", at="town square")
    t.attach(weapon, marion)
    foe = t.dude(seat=1, at="town square", has=[plain("goods", keywords=["Weapon"])])
    t.shootout(marion, foe)
    t.use(marion)
    if works:
        t.answer(foe.attachments[0])
    assert marion.is_stud is works and foe.attachments[0].booted is works


def test_marion_need_not_boot_a_weapon() -> None:
    t = Table()
    marion = t.put("Marion Seville (Exp.1)", at="town square")
    t.attach(MELEE, marion)
    foe = t.dude(seat=1, at="town square", has=[plain("goods", keywords=["Weapon"])])
    t.shootout(marion, foe)
    t.use(marion, "", "pass")
    assert marion.is_stud and not foe.attachments[0].booted


def test_byrne_gains_by_what_he_carries() -> None:
    t = Table()
    byrne = t.put("J.W. Byrne")
    assert (byrne.bullets, byrne.influence, byrne.upkeep) == (1, 0, 1)
    for keyword in ("Weapon", "Attire", "Horse"):
        t.attach(plain("goods", keywords=[keyword]), byrne)
    assert (byrne.bullets, byrne.influence, byrne.upkeep) == (2, 1, 0)
