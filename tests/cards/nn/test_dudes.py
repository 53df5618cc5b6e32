"""Nightmare at Noon: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, noon, opposing, resolution, shootout
from gomorra.testing import LEGAL, Table, able, either_leads, plain, rule


@pytest.mark.parametrize("verb", ["ace", "discard", "send_home_booted"])
@pytest.mark.parametrize("where", ["home", "town square"])
def test_warren_takes_the_place_of_a_dude_hit_by_a_shootout_play(verb: str, where: str) -> None:
    t = Table(winner=1)
    warren = t.put("Warren Graves", at=where, booted=True)
    ann, amy, bob = t.dude(at="town square"), t.dude(at="town square"), t.dude(seat=1, at="town square")
    hit = able("action", shootout(target=dude & opposing), lambda use: getattr(use, verb)(use.target))
    card = t.hand(hit, seat=1)
    t.shootout(ann, bob, amy)
    t.use(card, "", ann)
    t.answer("react")
    assert ann.in_play and ann.at_home and ann.booted and not ann.in_posse
    assert warren.in_posse and warren.in_town_square


@rule("CG-Shootout1-g")
@either_leads
def test_warren_cannot_refill_an_empty_posse() -> None:
    t = Table(winner=1)
    warren = t.put("Warren Graves")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    card = t.hand(able("action", shootout(target=dude & opposing), lambda use: use.ace(use.target)), seat=1)
    t.shootout(ann, bob)
    t.use(card)
    t.answer("react")
    assert ann.at_home and warren.at_home and t.game.shootout is None


def test_warren_does_not_step_in_for_himself_foes_casualties_or_other_plays() -> None:
    t = Table(winner=1)
    warren, ann = t.put("Warren Graves", at="town square"), t.dude(at="town square")
    bob = t.dude(seat=1, at="town square")
    strike = able("action", shootout(target=dude), lambda use: use.send_home_booted(use.target))
    late = able("action", resolution(target=dude), lambda use: use.discard(use.target))
    one, two = t.hand(strike, late, seat=1)
    t.shootout(ann, bob, warren)
    t.use(one, "", warren)
    assert warren.at_home and t.decision.kind == "play"
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    t.use(two, "", ann)
    assert ann in t.discard_of()


def test_noon_abilities_are_no_shootout_plays() -> None:
    t = Table()
    t.put("Warren Graves")
    ann = t.dude()
    t.use(t.put(able("deed", noon(target=dude), lambda use: use.discard(use.target))), "", ann)
    assert ann in t.discard_of()


# Junior

TOY = plain("goods", "Toy", cost=2, keywords=["Mystical"])


def test_junior_is_not_aced_by_abilities_but_as_a_casualty() -> None:
    t = Table()
    junior, foe = t.put("Junior", at="town square"), t.dude(seat=1, at="town square")
    t.use(t.hand(able("action", noon(target=dude), lambda use: use.ace(use.target))), "", junior)
    assert junior.in_play
    t.shootout(junior, foe)
    t.hands(f"{LEGAL} Q♠ K♦ J♦", "9♠ 9♥ 9♦ 4♣ 6♣")
    t.finish()
    assert junior in t.boot_hill_of()


@pytest.mark.parametrize("way", ["ace", "attach"])
def test_junior_fetches_a_toy_as_he_arrives(way: str) -> None:
    t = Table(stash=7)
    junior, away = t.hand("Junior"), t.dude(at="town square")
    toy, _, _ = t.discard(TOY, plain("goods", keywords=["Mystical", "Gadget 5"]), plain("goods"))
    t.shop(junior)
    t.use(junior, "fetch_toys")
    assert t.choices() == [toy]
    t.answer(toy, way)
    assert (toy.host is junior) is (way == "attach") and (toy in t.boot_hill_of()) is (way == "ace")
    assert t.rock() == (0 if way == "attach" else 2) and not away.attachments


def test_junior_looks_into_the_deck_as_well_and_may_find_nothing() -> None:
    t = Table()
    junior = t.hand("Junior")
    t.stack(TOY)
    t.shop(junior)
    t.use(junior, "fetch_toys")
    assert [card.title for card in t.choices()] == ["Toy"]
    t.answer("pass")
    assert not junior.attachments and len(t.deck_of()) == 21


def test_junior_only_aces_what_cannot_be_paid() -> None:
    t = Table(stash=6)
    junior, toy = t.hand("Junior"), t.discard(TOY)
    t.shop(junior)
    t.use(junior, "fetch_toys", toy)
    assert toy in t.boot_hill_of() and t.rock() == 1


# The Fabulous Mister Miss


def test_refusing_mister_miss_costs_influence_for_the_day() -> None:
    t = Table()
    miss, shy = (
        t.put("The Fabulous Mister Miss", at="town square"),
        t.dude(seat=1, at="town square", influence=4),
    )
    t.callout(miss, shy, "refuse")
    assert shy.influence == 1
    t.end_day()
    assert shy.influence == 4


def test_refusing_somebody_else_costs_nothing() -> None:
    t = Table()
    t.put("The Fabulous Mister Miss", at="town square")
    ann, shy = t.dude(at="town square"), t.dude(seat=1, at="town square", influence=4)
    t.callout(ann, shy, "refuse")
    assert shy.influence == 4


# Sister Mary Gideon


def test_mary_alone_has_a_bullet_for_each_foe() -> None:
    t = Table()
    mary, foes = (
        t.put("Sister Mary Gideon", at="town square"),
        [t.dude(seat=1, at="town square") for _ in range(3)],
    )
    t.shootout(mary, *foes)
    assert mary.bullets == 3

    t = Table()
    mary, foe = t.put("Sister Mary Gideon", at="town square"), t.dude(seat=1, at="town square")
    t.shootout(mary, foe, t.dude(at="town square"))
    assert mary.bullets == 0


# Nathan Shane


@rule("CE-NathanShane")
@pytest.mark.parametrize("code", ["08004", "24031"])
@either_leads
def test_nathan_sees_as_many_cards_as_he_has_bullets(code: str) -> None:
    t = Table()
    nathan, foe = t.put(code, at="town square"), t.dude(seat=1, at="town square")
    held = t.hand(*[plain("action", f"Trick {n}") for n in range(4)], seat=1)
    t.shootout(nathan, foe)
    t.game.rules(t.seat(0)).modify(nathan, bullets=1, until="shootout")
    t.use(nathan)
    assert t.offers("amount") == [("amount", 1), ("amount", 2)], "up to his bullets"
    t.answer(2)
    seen = [card for card in held if t.game.state.known[card.id] & 1 << t.seat(0)]
    assert len(seen) == 2 and t.choices() == seen and nathan.booted
    t.answer(seen[0])
    assert seen[0] in t.discard_of(1) and len(t.hand_of(1)) == 3


@rule("CE-NathanShane")
@pytest.mark.parametrize("code", ["08004", "24031"])
@pytest.mark.parametrize("takes", [True, False])
@either_leads
def test_nathan_may_discard_one_action_and_nothing_else(code: str, takes: bool) -> None:
    t = Table()
    nathan, foe = t.put(code, at="town square"), t.dude(seat=1, at="town square")
    trick, ruse, hat = t.hand(plain("action"), plain("action"), plain("goods"), seat=1)
    t.shootout(nathan, foe)
    t.game.rules(t.seat(0)).modify(nathan, bullets=5, until="shootout")
    t.use(nathan, "", 3)
    assert set(t.choices()) == {trick, ruse}
    t.answer(trick if takes else "pass")
    assert t.decision.seat == 1 and t.discard_of(1) == ([trick] if takes else [])
    assert len(t.hand_of(1)) == (2 if takes else 3) and hat in t.hand_of(1)


def test_nathan_may_look_at_fewer_cards_of_any_opponent() -> None:
    t = Table(seats=4)
    nathan, foe = t.put("Nathan Shane", at="town square"), t.dude(seat=1, at="town square")
    held = [t.hand(*[plain("goods") for _ in range(3)], seat=seat) for seat in (1, 2)]
    t.shootout(nathan, foe)
    t.game.rules(t.seat(0)).modify(nathan, bullets=4, until="shootout")
    t.use(nathan)
    assert t.offers("player") == [("player", 1), ("player", 2)], "player 3 has no cards"
    t.answer(2)
    assert [key[1] for key in t.offers("amount")] == [1, 2, 3]
    t.answer(1)
    seen = [[card for card in cards if t.game.state.known[card.id] & 1] for cards in held]
    assert [len(cards) for cards in seen] == [0, 1]


@pytest.mark.parametrize(("bullets", "cards", "usable"), [(1, 1, True), (0, 1, False), (1, 0, False)])
def test_nathan_needs_something_to_look_at(bullets: int, cards: int, usable: bool) -> None:
    t = Table()
    nathan, foe = t.put("Nathan Shane", at="town square"), t.dude(seat=1, at="town square")
    for _ in range(cards):
        t.hand(plain("goods"), seat=1)
    t.shootout(nathan, foe)
    t.game.rules(t.seat(0)).modify(nathan, bullets=bullets - nathan.bullets, until="shootout")
    assert t.can_use(nathan) is usable


def test_nathan_discards_actions_only_and_need_not() -> None:
    t = Table()
    nathan, foe = t.put("Nathan Shane", at="town square"), t.dude(seat=1, at="town square")
    t.hand(plain("goods"), seat=1)
    t.shootout(nathan, foe)
    t.use(nathan)
    assert t.decision.kind == "play" and len(t.hand_of(1)) == 1

    t = Table()
    nathan, foe = t.put("Nathan Shane", at="town square"), t.dude(seat=1, at="town square")
    t.hand(plain("action"), seat=1)
    t.shootout(nathan, foe)
    t.use(nathan, "", "pass")
    assert len(t.hand_of(1)) == 1


# Jack O'Hara


def test_jack_carries_two_weapons_but_not_three() -> None:
    t = Table()
    jack, other = t.put("Jack O'Hara"), t.dude()
    guns = t.hand(*[plain("goods", f"Gun {n}", keywords=["Weapon"]) for n in range(3)])
    t.shop(guns[0], jack)
    t.shop(guns[1], jack)
    assert jack.attachments == guns[:2]
    t.shop(guns[2], jack, guns[0])
    assert jack.attachments == guns[1:]

    t = Table()
    t.put("Jack O'Hara")
    other = t.dude(has=[plain("goods", keywords=["Weapon"])])
    t.shop(t.hand(plain("goods", keywords=["Weapon"])), other)
    assert len(other.attachments) == 1


# John "Aces" Radcliffe


def test_john_is_a_stud_while_you_hold_the_most_cards() -> None:
    t = Table()
    john, foe = t.put('John "Aces" Radcliffe', at="town square"), t.dude(seat=1, at="town square")
    t.hand(plain("action"), plain("action"))
    pour = t.hand(able("action", shootout(), lambda use: use.draw(4)), seat=1)
    t.shootout(john, foe)
    assert not john.is_stud
    t.pass_()
    assert john.is_stud
    t.use(pour)
    assert not john.is_stud


def test_equal_hands_leave_john_a_draw() -> None:
    t = Table()
    john, foe = t.put('John "Aces" Radcliffe', at="town square"), t.dude(seat=1, at="town square")
    t.shootout(john, foe)
    t.pass_()
    assert not john.is_stud


@pytest.mark.parametrize("gone", [True, False])
def test_john_does_not_count_the_cards_of_somebody_who_gave_up(gone: bool) -> None:
    t = Table(seats=3)
    john, foe = t.put('John "Aces" Radcliffe', at="town square"), t.dude(seat=1, at="town square")
    t.hand(plain("action"))
    t.hand(plain("action"), plain("action"), seat=2)
    if gone:
        t.game.concede(t.seat(2))
    t.shootout(john, foe)
    t.pass_()
    assert john.is_stud is gone


def test_john_carries_no_weapon() -> None:
    t = Table()
    john, gun = t.put('John "Aces" Radcliffe'), t.hand(plain("goods", keywords=["Weapon"]))
    assert t.why_not("shop", gun, john) is not None
    hat = t.hand(plain("goods", keywords=["Attire"]))
    t.shop(hat, john)
    assert hat.host is john


# Steele Archer (Exp.1)


def test_steele_renews_a_hex_nearby() -> None:
    t = Table()
    trick = able("spell", noon(spell=1, boot=True), lambda use: use.draw(), keywords=["Hex"])
    steele, ann = (
        t.put("Steele Archer (Exp.1)"),
        t.dude(at="town square", keywords=["Huckster 9"], has=[trick]),
    )
    book = ann.attachments[0]
    t.use(book)
    t.use(steele)
    assert not book.booted and not steele.booted
    t.use(book)
    assert len(t.hand_of()) == 2


def test_steele_renews_neither_miracles_nor_far_hexes() -> None:
    t = Table()
    hex_, psalm = (plain("spell", keywords=[word]) for word in ("Hex", "Miracle"))
    steele, priest = t.put("Steele Archer (Exp.1)"), t.dude(keywords=["Blessed 0"])
    t.attach(psalm, priest, booted=True)
    far = t.dude(at=t.deed(keywords=["Out of Town"]), keywords=["Huckster 0"])
    t.attach(hex_, far, booted=True)
    assert not t.can_use(steele)


# Old Man McDroste


def test_mcdroste_claims_land_and_stops_its_work() -> None:
    t = Table()
    strike, mill = t.deed(keywords=["Out of Town"], production=5), t.deed(production=2)
    old = t.put("Old Man McDroste", at=strike)
    assert old.control == 1 and strike.production == 2 and mill.production == 2
    t.move(old, mill)
    assert old.control == 0 and strike.production == 5 and mill.production == 0


def test_mcdroste_talks_influence_away_until_the_next_upkeep_is_over() -> None:
    t = Table()
    mill = t.deed()
    old, boss = t.put("Old Man McDroste", at=mill), t.dude(seat=1, at=mill, influence=3, upkeep=1)
    t.dude(seat=1, influence=9)
    t.use(old, "", boss)
    assert boss.influence == 0 and old.booted
    t.end_day()
    assert t.decision.kind == "upkeep" and boss.influence == 0
    t.run("play")
    assert boss.influence == 3


def test_mcdroste_talks_only_at_deeds() -> None:
    t = Table()
    old, _ = t.put("Old Man McDroste", at="town square"), t.dude(seat=1, at="town square", influence=3)
    assert not t.can_use(old)
