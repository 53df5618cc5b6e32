"""What dudes carry and what they are kept from: skills that were given to them, goods of every kind, places."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import ALL, Act, Goods, always, cannot, happens, noon, shootout, trait
from gomorra.testing import Table, able, either_leads, plain, rule

SKILLS = {"Hex": "Huckster", "Miracle": "Blessed", "Spirit": "Shaman"}


@rule("RB-3.6-b", "RB-3.6-c", "RB-3.6-d")
@pytest.mark.parametrize("skill", SKILLS.values())
@pytest.mark.parametrize("kind", SKILLS)
def test_a_skill_that_an_effect_has_given_lets_a_dude_have_the_spells_of_it(kind: str, skill: str) -> None:
    t = Table()
    pupil = t.dude()
    spell = t.hand(plain("spell", keywords=[kind]))
    t.use(t.hand(able("action", noon(), lambda use: use.give_keyword(pupil, skill))))
    t.turn_of(0)
    assert bool([key for key in t.offers("shop") if key[1] == spell.id]) is (SKILLS[kind] == skill)


@rule("RB-5.3.4-n")
@pytest.mark.parametrize("word", ["Mystical", "Gadget", "Sidekick", "Melee", "Drone"])
def test_goods_with_other_keywords_have_no_limit_either(word: str) -> None:
    t = Table()
    kind = plain("goods", keywords=[word])
    bearer = t.dude(has=[kind, kind])
    third = t.attach(kind, t.dude())
    t.give(third, bearer, "done")
    assert (t.decision.kind, t.decision.seat) == ("play", 1) and len(bearer.attachments) == 3


@rule("RB-5.3.4-l", "RB-5.3.4-z")
@pytest.mark.parametrize("way", ["bought", "traded", "handed over", "planted", "brought in"])
def test_what_a_third_card_forbids_a_dude_to_carry_comes_to_it_in_no_way(way: str) -> None:
    t = Table()
    monk, giver = t.dude("Monk"), t.dude("Giver", has=[plain("goods")])
    (hat,) = giver.attachments
    vow = always(cannot(Act.ATTACH), on=ALL)
    t.put(able("deed", vow, lambda card, asked, *_: asked.id == monk.id))
    new = t.hand(plain("goods"))
    effects = {
        "handed over": lambda use: use.attach(hat, monk),
        "planted": lambda use: use.plant(new, monk),
        "brought in": lambda use: use.play(new, bearer=lambda one: one == monk),
    }
    if way == "bought":
        assert t.offers("shop") == [("shop", new.id, giver.id)]
    elif way == "traded":
        assert t.offers("give") == []
    else:
        t.use(t.hand(able("action", noon(), effects[way])))
    assert monk.attachments == [] and hat.host == giver and new in t.hand_of()


@rule("RB-5.3.4-z")
@pytest.mark.parametrize(("skill", "goes"), [("Huckster", True), ("Shaman", False)])
def test_an_effect_that_buys_a_spell_for_one_dude_needs_the_skill_of_that_dude(
    skill: str, goes: bool
) -> None:
    t = Table()
    t.dude(keywords=["Huckster 2"])
    pupil, hex_ = t.dude(keywords=[f"{skill} 1"]), t.hand(plain("spell", keywords=["Hex"]))
    t.use(t.hand(able("action", noon(), lambda use: use.plant(hex_, pupil))))
    assert (hex_.host == pupil) is goes and (hex_ in t.hand_of()) is not goes


@rule("RB-5.3.4-z")
@pytest.mark.parametrize("barred", [True, False])
def test_a_condition_goes_on_nobody_who_may_not_have_it(barred: bool) -> None:
    t = Table()
    saint = t.dude()
    vow = always(cannot(Act.ATTACH), on=ALL)
    t.put(able("deed", vow, lambda card, asked, *_: barred and asked.id == saint.id))
    curse = able("action", noon(), lambda use: use.attach_self(saint), keywords=["Condition"])
    curse = t.hand(curse)
    t.use(curse)
    assert (curse in saint.attachments) is not barred and (curse in t.discard_of()) is barred


@rule("RB-5.3.4-v")
@pytest.mark.parametrize("kind", ["dude", "deed", "goods"])
@pytest.mark.parametrize("where", ["in play", "in Boot Hill"])
def test_an_effect_brings_in_no_second_copy_of_what_is_unique(where: str, kind: str) -> None:
    t = Table()
    bearer = t.dude()
    words = ["Unique"] if kind == "goods" else []
    card = plain(kind, "The One", keywords=words)
    lay = t.boot_hill if where == "in Boot Hill" else t.put if kind != "goods" else None
    lay(card) if lay else t.attach(card, bearer)
    copy = t.hand(card)
    t.use(t.hand(able("action", noon(), lambda use: use.play(copy))))
    assert copy in t.hand_of() and t.rock() == 20


@rule("RB-5.3.5-b")
@pytest.mark.parametrize("held", [True, False])
def test_a_trade_that_an_effect_allows_needs_a_controlled_place_as_well(held: bool) -> None:
    t = Table()
    shop = t.deed(seat=1)
    giver, taker = t.dude(at=shop, has=[plain("goods")]), t.dude(at=shop, influence=int(held))
    (hat,) = giver.attachments
    deal = able("action", noon(if_=lambda card, use: use.can_trade()), lambda use: use.make_trade())
    deal = t.hand(deal)
    assert t.can_use(deal) is held
    if held:
        t.use(deal)
        t.run("play")
    assert (hat.host == taker) is held


@rule("RB-3.6-f", "RB-3.5-e")
@pytest.mark.parametrize("kind", ["goods", "spell"])
@pytest.mark.parametrize(("stash", "comes"), [(3, True), (2, False)])
def test_what_an_effect_brings_to_a_dude_is_paid_for_in_full(stash: int, comes: bool, kind: str) -> None:
    t = Table(stash=stash)
    bearer = t.dude(keywords=["Huckster 1"])
    card = t.hand(plain(kind, cost=3, keywords=["Hex"] if kind == "spell" else []))
    t.use(t.hand(able("action", noon(), lambda use: use.play(card))))
    assert (card.host == bearer) is comes and t.rock() == (0 if comes else stash)


@rule("RB-7.2.2-b")
@pytest.mark.parametrize("way", ["bought", "brought in"])
@pytest.mark.parametrize("kind", ["goods", "dude", "deed"])
def test_whatever_gadget_comes_into_play_and_how_it_was_invented(kind: str, way: str) -> None:
    t = Table()
    maker = t.dude(keywords=["Mad Scientist 1"])
    t.put(able("deed", trait("after", happens.Invented), lambda use: use.gain(7)))
    gadget = t.hand(plain(kind, keywords=["Gadget 5"]))
    t.stack("K♣")
    if way == "bought":
        t.invent(gadget, maker)
    else:
        t.use(t.hand(able("action", noon(), lambda use: use.play(gadget))))
    if t.decision.kind == "street":
        t.answer("left")
    assert gadget.in_play and t.rock() == 27
    assert [(event.card, event.dude) for event in t.events(happens.Invented)] == [(gadget.id, maker.id)]


@rule("RB-5.3.4-c", "RB-7.2.2-h")
@pytest.mark.parametrize(("stash", "may"), [(3, True), (2, False)])
@pytest.mark.parametrize("kind", ["goods", "dude", "deed", "spell", "gadget"])
def test_nothing_of_any_kind_is_on_offer_that_cannot_be_paid_for(kind: str, stash: int, may: bool) -> None:
    t = Table(stash=stash)
    t.dude(keywords=["Mad Scientist 1", "Huckster 1"])
    words = {"gadget": ["Gadget 5"], "spell": ["Hex"]}.get(kind, [])
    card = t.hand(plain("goods" if kind == "gadget" else kind, cost=3, keywords=words))
    offers = [key for key in (*t.offers("shop"), *t.offers("invent")) if key[1] == card.id]
    assert bool(offers) is may


class Holster(Goods):
    """Holster"""

    shootout_play = True


@rule("RB-5.3.4-c", "RB-6.1.1-c")
@pytest.mark.parametrize(("stash", "may"), [(3, True), (2, False)])
@either_leads
def test_what_is_bought_in_a_fight_has_to_be_paid_for_too(stash: int, may: bool) -> None:
    t = Table(stash=stash)
    hero, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    card = t.hand(plain("goods", cost=3, behaviour=Holster))
    t.shootout(hero, foe)
    t.turn_of(0)
    assert (("shop", card.id, hero.id) in t.offers("shop")) is may


@rule("RB-7.2.3-e", "RB-7.2.3-f")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("there", [True, False])
def test_in_a_fight_too_the_shamans_at_a_totem_use_it_whosever_it_is(there: bool, seat: int) -> None:
    t = Table()
    claim, ranch = t.deed(), t.deed(seat=1)
    shrine = able("spell", shootout(spell=5), lambda use: use.gain(1), keywords=["Spirit", "Totem"])
    totem = t.attach(shrine, claim if there else ranch)
    dudes = [t.dude(seat=side, at=claim, keywords=["Shaman 1"]) for side in (0, 1)]
    t.shootout(*dudes)
    t.turn_of(seat)
    assert t.can_use(totem, seat=seat) is there


@rule("RB-6.1-m")
@pytest.mark.parametrize("barred", [True, False])
@either_leads
def test_no_effect_brings_in_who_may_not_go_there(barred: bool) -> None:
    t = Table()
    ann, bob, monk = t.dude(at="town square"), t.dude(seat=1, at="town square"), t.dude()
    vow = always(cannot(Act.MOVE_TO), on=ALL)
    t.put(able("deed", vow, lambda card, dude_, place, *_: barred and dude_.id == monk.id and not place.id))
    call = t.hand(able("action", shootout(brings_in=True), lambda use: use.join(monk)))
    t.shootout(ann, bob)
    t.use(call, seat=0)
    assert monk.in_posse is not barred and monk.at_home is barred


@rule("RB-7.2.2-d", "RB-7.2.2-e")
@pytest.mark.parametrize("kind", ["goods", "dude", "deed"])
@pytest.mark.parametrize(("pull", "works"), [("9♣", True), ("2♣", False)])
def test_a_gadget_that_an_effect_brings_in_for_nothing_is_invented_too(
    pull: str, works: bool, kind: str
) -> None:
    t = Table()
    maker = t.dude(keywords=["Mad Scientist 1"])
    gadget = t.hand(plain(kind, cost=4, keywords=["Gadget 9"]))
    t.stack(pull)
    t.use(t.hand(able("action", noon(), lambda use: use.play(gadget, free=True))))
    if t.decision.kind == "street":
        t.answer("left")
    assert maker.booted and gadget.in_play is works and t.rock() == 20


@rule("CG-Uniqueness-b")
@pytest.mark.parametrize("where", ["in play", "in Boot Hill", "nowhere"])
def test_no_second_copy_of_a_unique_gadget_is_invented(where: str) -> None:
    t = Table()
    maker = t.dude(keywords=["Mad Scientist 1"])
    engine = plain("goods", "Engine", keywords=["Gadget 5", "Unique"])
    if where == "in play":
        t.attach(engine, t.dude())
    elif where == "in Boot Hill":
        t.boot_hill(engine)
    copy = t.hand(engine)
    assert (("invent", copy.id, maker.id) in t.offers("invent")) is (where == "nowhere")


@rule("RB-7.2.2-k", "RB-7.2.2-n")
@pytest.mark.parametrize("kind", ["goods", "dude"])
@pytest.mark.parametrize("way", ["bought", "brought in"])
def test_a_gadget_goes_to_its_inventor_who_is_booted_for_it(way: str, kind: str) -> None:
    t = Table()
    shop = t.deed()
    maker, *_ = t.dude(at=shop, keywords=["Mad Scientist 9"]), t.dude(at=shop), t.dude()
    gadget = t.hand(plain(kind, keywords=["Gadget 5"]))
    if way == "bought":
        t.invent(gadget, maker)
    else:
        t.use(t.hand(able("action", noon(), lambda use: use.play(gadget))))
    assert maker.booted and gadget.place == shop.id
    assert kind == "dude" or gadget.host == maker
