"""Places and piles: deeds that are played, the one square for all, home without a move, piles that are looked into."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    deed,
    dude,
    goods,
    here,
    in_discard,
    in_hand,
    in_shootout,
    noon,
    noon_or_shootout,
    shootout,
    where,
    your,
)
from gomorra.engine.kernel.state import TOWN_SQUARE
from gomorra.testing import Table, able, either_leads, plain, rule

HIGH_CARD = "2♣ 4♦ 6♥ 8♠ 10♣"


@rule("RB-2.2-g", "RB-2.2-n")
@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("times", [1, 2])
def test_a_pile_lies_as_it_lay_whoever_reads_it_and_how_often(times: int, viewer: int | None) -> None:
    t = Table()
    gone = t.discard(*(plain("dude", f"Gone {number}") for number in range(3)))
    dead = t.boot_hill(*(plain("dude", f"Dead {number}") for number in range(3)))
    player = t.game.state.players[t.seat(0)]
    player.discard[:] = order = [gone[1].id, gone[2].id, gone[0].id]
    player.boot_hill[:] = graves = [dead[2].id, dead[0].id, dead[1].id]
    for _ in range(times):
        seen = t.game.view(None if viewer is None else t.seat(viewer)).players[t.seat(0)]
        assert (list(seen.discard), list(seen.boot_hill)) == (order, graves)
    assert (player.discard, player.boot_hill) == (order, graves)


@rule("RB-2.2-g")
@pytest.mark.parametrize("way", ["choosing", "searching"])
def test_whoever_looks_for_a_card_in_the_discard_pile_leaves_the_rest_as_it_lay(way: str) -> None:
    t = Table()
    gone = t.discard(*(plain("dude", f"Gone {number}") for number in range(4)))
    t.game.state.players[t.seat(0)].discard[:] = [gone[number].id for number in (2, 0, 3, 1)]
    names = where(lambda card, use: card.title == "Gone 3")
    if way == "choosing":
        t.use(t.put(able("deed", noon(target=in_discard & names), lambda use: use.to_hand(use.target))))
    else:

        def fetch(use):
            for card in (yield from use.search(names, piles="deck and discard")):
                yield from use.to_hand(card)

        t.use(t.put(able("deed", noon(), fetch)), "", gone[3])
    assert gone[3] in t.hand_of()
    assert [card.title for card in t.discard_of()] == ["Gone 2", "Gone 0", "Gone 1"]


@rule("RB-2.4-a")
@pytest.mark.parametrize("way", ["shoppin'", "an effect"])
@pytest.mark.parametrize("words", [(), ("Out of Town",), ("Private",), ("Out of Town", "Private")])
def test_a_deed_that_is_played_is_in_town_but_for_its_keyword(words: tuple[str, ...], way: str) -> None:
    t = Table()
    card = t.hand(plain("deed", "Bank", keywords=words))
    if way == "shoppin'":
        t.shop(card)
    else:
        t.use(t.put(able("dude", noon(target=in_hand & deed), lambda use: use.play(use.target))))
        if t.decision.kind == "street":
            t.answer("right")
    outside = "Out of Town" in words
    player = t.game.state.players[t.seat(0)]
    assert card.in_play and card.in_town is not outside
    assert (card.id in player.street, card.id in player.out_of_town) == (not outside, outside)
    visitor = t.dude(at=card)
    assert visitor.in_town is not outside


@rule("RB-2.4-c")
def test_the_dudes_of_all_players_meet_in_one_town_square() -> None:
    t = Table(seats=3)
    dudes = [t.dude(seat=seat) for seat in range(3)]
    for one in dudes:
        t.move(one, "town square")
        assert not one.booted, "every home is next to it"
    assert {one.place for one in dudes} == {TOWN_SQUARE} and all(one.in_town for one in dudes)
    t.turn_of(0)
    assert set(t.offers("callout")) == {("callout", dudes[0].id, foe.id) for foe in dudes[1:]}


@rule("RB-5.3.3-r")
@pytest.mark.parametrize("booted", [True, False])
@pytest.mark.parametrize("whose", [0, 1])
def test_whoever_is_at_home_in_a_posse_is_sent_home_booted_and_out_of_it(whose: int, booted: bool) -> None:
    t = Table()
    host, helper = t.dude(), t.dude(booted=booted)
    intruder = t.dude(seat=1, at="home of 0")
    away = able(
        "action",
        shootout(target=dude & where(lambda card, use: card.id == helper.id)),
        lambda use: use.send_home_booted(use.target),
    )
    act = t.hand(away, seat=whose)
    t.shootout(host, intruder, helper)
    t.use(act, seat=whose)
    assert helper.booted and helper.at_home and not helper.in_posse and host.in_posse


@rule("RB-5.3.3-r")
@pytest.mark.parametrize("booted", [True, False])
def test_another_player_sends_home_booted_who_is_at_home(booted: bool) -> None:
    t = Table()
    target = t.dude(booted=booted)
    done = []

    def chase(use):
        done.append((yield from use.send_home_booted(use.target)))

    t.use(t.hand(able("action", noon(target=dude), chase), seat=1))
    assert target.booted and target.at_home and done == [True]


@rule("CG-This-a")
@pytest.mark.parametrize("kind", ["dude", "goods", "spell", "deed", "improvement"])
@pytest.mark.parametrize("times", [noon, shootout])
def test_here_is_where_the_card_is_that_says_so(times, kind: str) -> None:
    words = {"spell": ["Hex"], "improvement": ["Improvement"]}.get(kind, [])
    card = able("goods" if kind == "improvement" else kind, times(target=dude & here), keywords=words)
    t = Table()
    place = t.put(card) if kind == "deed" else t.deed()
    host = t.put(card, at=place) if kind == "dude" else t.dude(at=place)
    source = {"dude": host, "deed": place}.get(kind)
    if source is None:
        source = t.attach(card, place if kind == "improvement" else host)
    near, foe = t.dude(at=place), t.dude(seat=1, at=place)
    t.dude(), t.dude(at="town square")
    if times is shootout:
        t.shootout(host, foe, near)
    with t.noting() as noted:
        t.use(source, "", near, seat=0)
    assert set(noted[-1]) == {host, near, foe}


@rule("CG-This-a")
@pytest.mark.parametrize("kind", ["deed", "improvement", "dude", "goods"])
@either_leads
def test_here_is_not_where_the_fight_is_but_where_the_card_is(kind: str) -> None:
    t = Table()
    words = ["Improvement"] if kind == "improvement" else []
    ability = shootout(outside=True, brings_in=True, target=dude & here)
    card = able("goods" if kind == "improvement" else kind, ability, keywords=words)
    place = t.put(card) if kind == "deed" else t.deed()
    idle = t.put(card, at=place) if kind == "dude" else t.dude(at=place)
    source = {"deed": place, "dude": idle}.get(kind)
    if source is None:
        source = t.attach(card, place if kind == "improvement" else idle)
    other, ann, foe = t.dude(at=place), t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    with t.noting() as noted:
        t.use(source, "", other, seat=0)
    assert set(noted[-1]) == {idle, other}


@rule("CG-This-a")
@either_leads
def test_this_shootout_is_the_one_in_which_the_source_stands() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    friend, idle = t.dude(at="town square"), t.dude(seat=1, at="town square")
    horn = t.attach(able("goods", shootout(outside=True, target=dude & in_shootout)), ann)
    watch = t.put(able("deed", noon(target=dude & in_shootout)))
    assert not t.can_use(watch), "there is none"
    t.shootout(ann, foe, friend)
    with t.noting() as noted:
        t.use(horn, "", friend, seat=0)
    assert set(noted[-1]) == {ann, foe, friend} and idle.in_play


@rule("RB-6.1.1-l")
@pytest.mark.parametrize("at", ["home", "town square", "home of 1", "out of town"])
@either_leads
def test_an_ability_that_brings_somebody_in_reaches_a_dude_wherever_he_is(at: str) -> None:
    t = Table()
    far = t.deed(keywords=["Out of Town"])
    friend = t.dude(at=far if at == "out of town" else at)
    place = t.deed(seat=1)
    call = t.hand(
        able("action", shootout(brings_in=True, target=your & dude), lambda use: use.join(use.target))
    )
    t.shootout(t.dude(at=place), t.dude(seat=1, at=place))
    t.use(call, "", friend, seat=0)
    assert friend.in_posse and friend.place == place.id


@rule("RB-6.1.1-l")
@either_leads
def test_a_caster_outside_the_fight_casts_what_brings_him_in() -> None:
    t = Table()
    caster = t.dude(keywords=["Huckster 9"])
    ride = shootout(brings_in=True, spell=2)
    spell = t.attach(able("spell", ride, lambda use: use.join(use.dude), keywords=["Hex"]), caster)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.use(spell, seat=0)
    assert caster.in_posse and caster.in_town_square


@rule("AE-Decks-a", "RB-2.2-d")
@pytest.mark.parametrize("whose", [0, 1])
@pytest.mark.parametrize("count", [2, 3])
def test_looking_at_the_top_of_either_deck_leaves_it_as_it_lies(count: int, whose: int) -> None:
    t = Table(deck=0)
    cards = t.stack("3♣ 9♦ 6♥", seat=whose)
    peek = able("action", noon(), lambda use: use.look(use.top_of_deck(count, t.seat(whose))))
    t.use(t.hand(peek))
    assert t.deck_of(whose) == cards


@rule("RB-3.9-r")
def test_the_strongest_in_the_home_of_another_neither_buys_nor_trades_there() -> None:
    t = Table()
    rich, poor = (t.dude(at="home of 1", influence=5) for _ in range(2))
    t.attach(plain("goods"), rich)
    t.hand(plain("goods"))
    t.dude(seat=1, influence=1)
    assert t.offers("give") == [] and t.offers("shop") == []
    assert t.why_not("give", rich.attachments[0], poor).rule == "RB-5.3.5-b"
    assert t.game.outfit(t.seat(1)).controller == t.seat(1)


@rule("RB-3.9-l")
@pytest.mark.parametrize("printed", [0, 2])
@pytest.mark.parametrize("count", [1, 2])
def test_any_number_of_dudes_without_influence_take_no_deed(count: int, printed: int) -> None:
    t = Table()
    bank = t.deed(seat=1)
    dudes = [t.dude(at=bank, influence=printed) for _ in range(count)]
    assert bank.controller == t.seat(0 if printed else 1)

    def shame(use):
        for one in dudes:
            use.modify(one, influence=-3)

    t.use(t.hand(able("action", noon(), shame), seat=1))
    assert bank.controller == t.seat(1)


@rule("CG-NoonShootout-b")
@pytest.mark.parametrize("outside", [True, False])
@pytest.mark.parametrize("at", ["home", "town square", "home of 1"])
@either_leads
def test_a_noon_or_shootout_text_reaches_outside_the_fight_only_if_it_says_so(at: str, outside: bool) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    other = t.dude(at=at, has=[plain("goods")])
    (hat,) = other.attachments
    act = t.hand(
        able("action", noon_or_shootout(outside=outside, target=dude), lambda use: use.boot(use.target))
    )
    hats = t.hand(
        able("action", noon_or_shootout(outside=outside, target=goods), lambda use: use.boot(use.target))
    )
    t.shootout(ann, bob)
    with t.noting() as noted:
        t.use(act, "", bob, seat=0)
    assert set(noted[0]) == ({ann, bob, other} if outside else {ann, bob})
    t.pass_()
    assert t.can_use(hats, seat=0) is outside
    if outside:
        t.use(hats, seat=0)
        assert hat.booted


@rule("CG-Shootout1-d")
@pytest.mark.parametrize("where", ["town square", "home"])
@pytest.mark.parametrize("how", ["joins", "leaves"])
@either_leads
def test_joining_and_leaving_are_done_by_an_ability_though_nobody_changes_place(how: str, where: str) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    friend = t.dude(at=where)
    done = []

    def act(use):
        done.append((yield from (use.join(friend) if how == "joins" else use.leave(friend))))
        done.append(friend.id in use.moved)

    card = t.hand(able("action", shootout(brings_in=True), act))
    t.shootout(ann, bob, *([friend] if how == "leaves" else []))
    t.use(card, seat=0)
    assert done[0] is True and friend.in_posse is (how == "joins") and friend.in_town_square
    if how == "joins":
        assert done[1] is True, "what asks whether the dude has moved is content"


@rule("RB-3.9-k")
@pytest.mark.parametrize("words", [(), ("Out of Town",), ("Private",)])
@pytest.mark.parametrize("way", ["moves", "leaves play"])
def test_a_deed_that_everybody_has_left_is_its_owners_again(way: str, words: tuple[str, ...]) -> None:
    t = Table()
    bank = t.deed(seat=1, keywords=words)
    visitor = t.dude(at=bank, influence=2)
    assert bank.controller == t.seat(0)
    if way == "moves":
        t.move(visitor, "home")
    else:
        t.use(t.hand(able("action", noon(), lambda use: use.discard(visitor)), seat=1))
    assert bank.controller == t.seat(1)


@rule("RB-3.9-m")
@pytest.mark.parametrize("owners", [0, 1, 2])
def test_where_two_others_tie_for_the_most_the_owner_controls_whatever_he_has(owners: int) -> None:
    t = Table(seats=4)
    bank = t.deed(seat=3)
    for seat in (0, 1):
        t.dude(seat=seat, at=bank, influence=3)
    t.dude(seat=2, at=bank, influence=1)
    t.dude(seat=3, at=bank, influence=owners)
    assert bank.controller == t.seat(3)
