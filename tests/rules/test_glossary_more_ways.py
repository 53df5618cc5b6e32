"""The glossary: traits of booted cards and of cards in piles, "this" on what is carried, other ways to the same."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    ALL,
    BOOT_HILL,
    DISCARD,
    HAND,
    Act,
    Action,
    always,
    cannot,
    dude,
    goods,
    happens,
    here,
    in_discard,
    noon,
    shootout,
    this_dude,
    trait,
)
from gomorra.testing import Table, able, either_leads, plain, rule


@rule("CG-Traits-a")
@pytest.mark.parametrize("booted", [True, False])
def test_traits_of_a_booted_card_work_as_well(booted: bool) -> None:
    t = Table()
    brute = t.put(able("dude", always("bullets"), lambda card, asked: 2), booted=booted)
    rock = t.put(able("dude", always(cannot(Act.UNBOOT)), lambda card, *rest: True), seat=1, booted=True)
    t.put(able("deed", trait("after", happens.Gained), lambda use: use.draw(1)), booted=booted)
    t.put(able("deed", always(cannot(Act.MOVE), on=ALL), lambda card, *rest: True), booted=booted)
    mover = t.dude()

    def all_of_it(use):
        yield from use.gain(1)
        yield from use.unboot(rock)
        yield from use.move(mover, use.game.square())

    t.use(t.hand(able("action", noon(), all_of_it)))
    assert brute.bullets == 2 and rock.booted and mover.at_home and len(t.hand_of()) == 1


@rule("CG-Traits-b")
@pytest.mark.parametrize("pile", ["hand", "discard", "deck"])
def test_a_trait_may_make_another_card_cheaper_from_the_hand(pile: str) -> None:
    t = Table(stash=3)
    cheap = able(
        "dude", always("cost", on=ALL, zones=(HAND,)), lambda card, asked: -2 if asked.is_deed else 0
    )
    {"hand": t.hand, "discard": t.discard, "deck": t.stack}[pile](cheap)
    shop = t.hand(plain("deed", cost=4))
    assert shop.cost == (2 if pile == "hand" else 4)
    assert (("shop", shop.id, "left") in t.offers("shop")) is (pile == "hand")


@rule("CG-Traits-e")
@pytest.mark.parametrize("way", ["ace_from_pile", "unearth", "search", "target"])
@pytest.mark.parametrize("bound", [True, False])
def test_no_way_leads_out_of_a_pile_in_which_a_text_keeps_a_card(way: str, bound: bool) -> None:
    t = Table()
    stays = always("cannot leave pile", on=ALL, zones=(DISCARD, BOOT_HILL))
    card = (
        able("dude", stays, lambda card, asked, use, other: asked.id == card.id) if bound else plain("dude")
    )
    lies = t.boot_hill(card) if way == "unearth" else t.discard(card)
    where = lies.zone

    def take(use):
        if way == "search":
            for one in (yield from use.search(lambda one, use: one.is_dude, piles="deck and discard")):
                yield from use.to_hand(one)
        elif way == "target":
            one = yield from use.choose(in_discard)
            if one is not None:
                yield from use.to_hand(one)
        else:
            yield from getattr(use, way)(lies)

    t.use(t.hand(able("action", noon(), take)))
    if t.decision.kind == "choose":
        t.answer(lies)
    assert (lies.zone == where) is bound


@rule("CG-This-a")
@pytest.mark.parametrize("place", ["home", "town square"])
def test_this_on_goods_is_their_bearer_and_where_he_is(place: str) -> None:
    t = Table()
    near, far = t.dude(at=place), t.dude(at="town square" if place == "home" else "home")
    bearer = t.dude(at=place)
    tool = t.attach(able("goods", noon(boots=this_dude, target=dude & here), lambda use: None), bearer)
    with t.noting() as noted:
        t.use(tool)
        t.answer(near)
    assert bearer.booted and not tool.booted
    assert set(noted[-1]) == {near, bearer} and far not in noted[-1]


@rule("CG-MovingIntoPosses-b")
@either_leads
def test_for_what_lies_at_a_location_both_posses_stand_at_the_same() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", has=[plain("goods")])
    ann_s = t.attach(able("goods", shootout(target=goods & here), lambda use: use.boot(use.target)), ann)
    t.shootout(ann, bob)
    t.use(ann_s, "", bob.attachments[0])
    assert bob.attachments[0].booted


class Relic(Action):
    """An action that is used from the discard pile, or kept there."""

    @noon(zones=(DISCARD,))
    def rise(self, use):
        yield from use.gain(1)

    @always("cannot leave pile", on=ALL, zones=(DISCARD,))
    def rest(self, asked, use, other):
        return self.title == "Bound" and asked.id == self.id


@rule("CG-Traits-e")
@pytest.mark.parametrize("title", ["Bound", "Loose"])
def test_what_a_text_keeps_in_the_discard_pile_is_not_used_from_there(title: str) -> None:
    t = Table()
    lies = t.discard(plain("action", title, behaviour=Relic))
    assert t.can_use(lies, seat=0) is (title == "Loose")


TAO = ["Technique", "Tao of the Jade Rabbit"]


class Step(Action):
    """A Technique that may follow another one out of the discard pile."""

    @noon(technique=True)
    def follow(self, use):
        yield from use.gain(1)

    @always("cannot leave pile", on=ALL, zones=(DISCARD,))
    def rest(self, asked, use, other):
        return self.title == "Bound" and asked.id == self.id


@rule("CG-Traits-e")
@pytest.mark.parametrize("title", ["Bound", "Loose"])
def test_what_a_text_keeps_in_the_discard_pile_follows_no_technique(title: str) -> None:
    t = Table()
    t.dude(keywords=["Kung Fu 2"], value=9)
    t.discard(plain("action", title, behaviour=Step, keywords=TAO))
    leap = noon(technique=True, combo=lambda card, use: True)
    t.stack("2♣")
    t.use(t.hand(able("action", leap, title="Leap", keywords=TAO)))
    assert (t.decision.kind == "combo") is (title == "Loose")


@rule("CG-ControlPoints-a")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_what_a_card_is_worth_counts_as_much_as_what_it_has(points: int) -> None:
    t = Table()
    t.deed(control=points)
    t.dude(control=points)
    t.put(able("dude", always("control"), lambda card, asked: points))
    assert t.game.control_points(t.seat(0)) == 3 * points


@rule("CG-AttachmentLimits-a", "CG-Attire-a", "CG-Horses-a", "CG-Weapons-a")
@pytest.mark.parametrize("keyword", ["Horse", "Weapon", "Attire"])
@pytest.mark.parametrize("more", [0, 1])
def test_what_an_effect_hands_over_is_surplus_only_above_the_limit_of_the_dude(
    keyword: str, more: int
) -> None:
    t = Table()
    roomy = able(
        "dude", always("carry limit"), lambda card, who, word: more * (who is card and word == keyword)
    )
    thing = plain("goods", keywords=[keyword])
    giver, taker = t.dude(has=[thing]), t.put(roomy, has=[thing])
    (new,), (old,) = giver.attachments, taker.attachments
    t.use(t.hand(able("action", noon(), lambda use: use.attach(new, taker))))
    assert (t.decision.kind == "choose") is (more == 0)
    if not more:
        t.answer(old)
    assert taker.attachments == ([old, new] if more else [new])
