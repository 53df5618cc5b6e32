"""Rulebook 5.3.4 to 5.4 part by part: piles, prices, bearers and places that other tests leave out."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import ALL, Goods, always, dude, happens, noon, react, shootout, trait, your
from gomorra.engine.plays.turns import offers
from gomorra.testing import Table, able, either_leads, plain, rule

HAT = plain("goods", "Hat")
KINDS = ["dude", "deed", "goods", "spell"]


def of_kind(kind: str, **facts):
    """A plain card of this kind; a spell is a Hex."""
    return plain(kind, keywords=["Hex"] if kind == "spell" else [], **facts)


@rule("RB-5.3.4-a")
@pytest.mark.parametrize("pile", ["discard", "boot_hill", "stack"])
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_bought_from_any_other_pile(kind: str, pile: str) -> None:
    t = Table()
    buyer = t.dude(keywords=["Huckster 1"])
    card = getattr(t, pile)(of_kind(kind))
    assert t.offers("shop") == []
    where = {"dude": (), "deed": ("left",)}.get(kind, (buyer,))
    assert t.why_not("shop", card, *where) is not None


@rule("RB-5.3.4-c", "RB-5.3.4-b")
@pytest.mark.parametrize("kind", ["goods", "spell"])
def test_where_the_price_depends_on_the_bearer_only_those_are_offered_for_whom_it_can_be_paid(
    kind: str,
) -> None:
    t = Table(stash=3)
    dear, cheap = (t.dude(name, keywords=["Huckster 1"]) for name in ("Dear", "Cheap"))
    t.put(
        able(
            "deed",
            always("cost where", on=ALL),
            lambda card, asked, host: 1 if host.title == "Dear" else 0,
        )
    )
    card = t.hand(of_kind(kind, cost=3))
    assert t.offers("shop") == [("shop", card.id, cheap.id)]
    t.stash(4)
    assert {key[2] for key in t.offers("shop")} == {dear.id, cheap.id}
    t.shop(card, dear)
    assert card.host == dear and t.rock() == 0


@rule("RB-5.3.4-e")
@pytest.mark.parametrize("kind", ["goods", "deed"])
@either_leads
def test_what_comes_into_play_in_a_shootout_is_of_use_from_the_next_turn_on(kind: str) -> None:
    t = Table(deck=40)
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    new = t.hand(able(kind, shootout(), lambda use: use.gain(1)))
    seen = []
    sees = trait("after", happens.EnteredPlay)
    t.put(able("deed", sees, lambda use: seen.append(offers(use.game, use.seat, "shootout"))))
    t.shootout(ann, foe)
    act = t.hand(able("action", shootout(), lambda use: use.play(new)))
    t.use(act, *(["", "left"] if kind == "deed" else []), seat=0)
    assert new.in_play and seen == [[]]
    t.pass_()
    t.use(new, seat=0)
    assert t.rock() == 21


@rule("RB-5.3.4-e")
def test_a_react_of_a_new_card_works_at_once() -> None:
    t = Table()
    new = t.hand(able("deed", react("after", happens.EnteredPlay), lambda use: use.gain(1)))
    t.shop(new, "left")
    t.use(new, seat=0)
    assert t.rock() == 21


@rule("RB-5.3.4-j", "RB-5.3.4-k", "RB-5.3.4-s", "RB-5.3.4-t")
@pytest.mark.parametrize("kind", ["goods", "spell"])
def test_bearers_stand_unbooted_at_home_or_at_any_deed_that_is_controlled(kind: str) -> None:
    t = Table(seats=3)
    own, won, lost, far = t.deed(), t.deed(seat=1), t.deed(), t.deed(seat=2, keywords=["Out of Town"])
    caster = {"keywords": ["Huckster 1"]}
    t.dude(seat=2, influence=1, at=lost)
    right = [
        t.dude(**caster),
        t.dude(at=own, **caster),
        t.dude(influence=1, at=won, **caster),
        t.dude(influence=1, at=far, **caster),
    ]
    places = ["home", own, won, far]
    for place in places:
        t.dude(at=place, booted=True, **caster)
        t.dude(seat=1, at="home of 0" if place == "home" else place, **caster)
    for place in (lost, "town square", "home of 1"):
        t.dude(at=place, **caster)
    t.hand(of_kind(kind))
    assert {key[2] for key in t.offers("shop")} == {host.id for host in right}


@rule("RB-5.3.4-m")
@pytest.mark.parametrize("way", ["play", "effect", "home booted", "refusal"])
def test_all_that_a_dude_carries_goes_where_the_dude_goes(way: str) -> None:
    t = Table()
    place = t.deed(seat=1)
    bearer = t.dude(at="town square" if way != "effect" else "home", has=[HAT, HAT])
    things = bearer.attachments
    if way == "play":
        t.move(bearer, place)
    elif way == "effect":
        t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.move(use.target, place))))
    elif way == "home booted":
        t.use(t.hand(able("action", noon(target=your & dude), lambda use: use.send_home_booted(use.target))))
    else:
        t.callout(t.dude(seat=1, at="town square"), bearer, "refuse")
    assert bearer.place != 0 and bearer.attachments == things
    assert {thing.place for thing in things} == {bearer.place} and len(things) == 2


class Sign(Goods):
    """Goods for Saloons only."""

    attaches_to = "deed"

    def can_attach_to(self, host):
        return host.has("Saloon")


@rule("RB-5.3.4-r")
def test_goods_for_deeds_go_where_their_text_allows_and_on_nobody() -> None:
    t = Table()
    bearer, saloon, other = t.dude(), t.deed(keywords=["Saloon"]), t.deed()
    sign = t.hand(plain("goods", behaviour=Sign))
    assert t.offers("shop") == [("shop", sign.id, saloon.id)]
    assert t.why_not("shop", sign, other) is not None and t.why_not("shop", sign, bearer) is not None


@rule("RB-5.3.4-w", "RB-5.3.4-v")
@pytest.mark.parametrize("pile", ["hand", "discard", "boot_hill"])
@pytest.mark.parametrize("stash", [2, 3])
@pytest.mark.parametrize("kind", KINDS)
def test_an_effect_brings_in_no_card_that_cannot_be_paid_for(kind: str, stash: int, pile: str) -> None:
    t = Table(stash=stash)
    t.dude(keywords=["Huckster 1"])
    card = getattr(t, pile)(of_kind(kind, cost=3))
    paid = noon(if_=lambda act, use: use.can_play(card))
    assert t.can_use(t.hand(able("action", paid))) is (stash == 3)
    t.use(t.hand(able("action", noon(), lambda use: use.play(card))))
    if t.decision.kind == "street":
        t.answer("left")
    assert card.in_play is (stash == 3)
    assert t.rock() == (0 if stash == 3 else 2)


@rule("RB-5.3.5-b")
@pytest.mark.parametrize("place", ["town square", "home of 1", "lost deed", "foreign deed"])
def test_nothing_is_traded_where_the_player_is_not_in_control(place: str) -> None:
    t = Table()
    lost, foreign = t.deed(), t.deed(seat=1)
    t.dude(seat=1, influence=1, at=lost)
    where = {"lost deed": lost, "foreign deed": foreign}.get(place, place)
    giver, taker = t.dude(at=where, has=[HAT]), t.dude(at=where)
    assert t.offers("give") == []
    assert t.why_not("give", giver.attachments[0], taker).rule == "RB-5.3.5-b"


@rule("RB-5.4-n")
@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize("kind", ["dude", "goods", "spell", "deed"])
def test_what_another_player_controls_unboots_as_well(kind: str, winner: int) -> None:
    t = Table(winner=winner)
    if kind == "dude":
        card = t.dude(booted=True)
        card.body.controller = t.seat(1)
    elif kind == "deed":
        card = t.deed(booted=True)
        t.dude(seat=1, influence=1, at=card)
    else:
        card = t.attach(plain(kind), t.dude(seat=1), booted=True, seat=0)
    assert card.booted and card.controller == t.seat(1) and card.owner == t.seat(0)
    t.start("sundown")
    assert not card.booted
