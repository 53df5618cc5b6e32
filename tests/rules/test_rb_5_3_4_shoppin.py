"""Rulebook 5.3.4: shoppin', and what effects bring into play."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Dude, Goods, always, goods, happens, in_hand, noon, spell, trait, where
from gomorra.engine.kernel.state import DISCARD
from gomorra.engine.plays.turns import offers
from gomorra.testing import Table, able, plain, rule

FRUGAL = able("deed", noon(target=in_hand), lambda use: use.play(use.target))


@rule("RB-5.3.4-a")
def test_four_types_are_bought() -> None:
    t = Table()
    t.dude(keywords=["Huckster 1"])
    kinds = {
        kind: t.hand(plain(kind, keywords=["Hex"] if kind == "spell" else []))
        for kind in ("dude", "deed", "goods", "spell", "action", "joker")
    }
    bought = {key[1] for key in t.offers("shop")}
    assert bought == {kinds[kind].id for kind in ("dude", "deed", "goods", "spell")}


@rule("RB-5.3.4-e")
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell"])
def test_a_new_cards_abilities_wait_for_the_next_turn(kind: str) -> None:
    t = Table()
    seen = []
    host = t.dude(keywords=["Huckster 1"])
    new = t.hand(able(kind, noon(), keywords=["Hex"] if kind == "spell" else []))
    t.put(
        able(
            "deed",
            trait("after", happens.EnteredPlay),
            lambda use: seen.append(offers(use.game, use.seat, "noon")),
        )
    )
    t.shop(new, host if kind in ("goods", "spell") else None)
    assert seen == [[]]
    t.pass_()
    assert t.can_use(new, seat=0)


@rule("RB-5.3.4-e")
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell"])
def test_a_new_cards_ability_is_on_offer_on_the_next_turn(kind: str) -> None:
    t = Table()
    host = t.dude(keywords=["Huckster 1"])
    new = t.hand(able(kind, noon(), keywords=["Hex"] if kind == "spell" else []))
    t.shop(new, host if kind in ("goods", "spell") else None)
    assert t.why_not("use", new, "act") is not None
    t.pass_()
    assert t.offers("use") == [("use", new.id, "act")]


@rule("RB-5.3.4-j", "RB-5.3.4-k")
def test_goods_go_on_an_unbooted_dude_at_a_location_you_control() -> None:
    t = Table()
    hat = t.hand(plain("goods"))
    theirs = t.deed(seat=1)
    tired, loiterer, visitor = t.dude(booted=True), t.dude(at="town square"), t.dude(at=theirs)
    assert t.offers("shop") == []
    assert t.why_not("shop", hat, tired).rule == "RB-5.3.4-j"
    assert t.why_not("shop", hat, loiterer).rule == "RB-5.3.4-k"
    assert t.why_not("shop", hat, visitor).rule == "RB-5.3.4-k"
    t.dude(at=theirs, influence=1)
    assert ("shop", hat.id, visitor.id) in t.offers("shop")


@rule("RB-5.3.4-k", "RB-5.3.4-t")
@pytest.mark.parametrize(("kind", "words"), [("goods", []), ("spell", ["Hex"])])
def test_nothing_is_bought_at_a_deed_of_yours_that_another_controls(kind: str, words: list[str]) -> None:
    t = Table()
    card, lost = t.hand(plain(kind, keywords=words)), t.deed()
    tenant, _ = t.dude(at=lost, keywords=["Huckster 1"]), t.dude(seat=1, at=lost, influence=1)
    assert t.offers("shop") == []
    assert t.why_not("shop", card, tenant).rule == "RB-5.3.4-k"
    t.dude(at=lost, influence=1)
    assert ("shop", card.id, tenant.id) in t.offers("shop"), "a tie leaves it with its owner"


class DeputyBadge(Goods):
    """Goods for Deputies only."""

    def can_attach_to(self, host):
        return host.has("Deputy")


@rule("RB-5.3.4-l", "RB-5.3.4-z")
def test_a_dude_carries_only_what_it_may() -> None:
    t = Table()
    badge = t.hand(plain("goods", behaviour=DeputyBadge))
    other, deputy = t.dude(), t.dude(keywords=["Deputy"])
    assert t.offers("shop") == [("shop", badge.id, deputy.id)]
    assert t.why_not("shop", badge, other).rule == "RB-5.3.4-l"


@rule("RB-5.3.4-m")
def test_goods_go_where_their_bearer_goes() -> None:
    t = Table()
    bearer = t.dude(has=[plain("goods")])
    (hat,) = bearer.attachments
    t.move(bearer, "town square")
    assert hat.in_town_square
    assert hat.host == bearer


@rule("RB-5.3.4-n", "RB-5.3.4-u")
@pytest.mark.parametrize(("kind", "words"), [("goods", []), ("spell", ["Hex"])])
def test_other_goods_and_spells_have_no_limit(kind: str, words: list[str]) -> None:
    t = Table()
    bearer = t.dude(keywords=["Huckster 1"], has=[plain(kind, keywords=words) for _ in range(4)])
    t.shop(t.hand(plain(kind, keywords=words)), bearer)
    assert len(bearer.attachments) == 5


@rule("RB-5.3.4-o", "RB-5.3.4-p", "RB-5.3.4-q", "CG-Attire-a", "CG-Weapons-a", "CG-Horses-a")
@pytest.mark.parametrize("keyword", ["Horse", "Weapon", "Attire"])
def test_a_bought_second_one_replaces_the_old_one(keyword: str) -> None:
    t = Table()
    t.dude(has=[plain("goods")])
    bearer = t.dude(has=[plain("goods", keywords=[keyword])])
    (old,) = bearer.attachments
    new = t.hand(plain("goods", keywords=[keyword]))
    t.shop(new, bearer)
    assert t.decision.kind == "play"
    assert bearer.attachments == [new]
    assert old.zone == DISCARD


@rule("CG-Weapons-a", "CG-Attire-a", "CG-Horses-a")
@pytest.mark.parametrize("keyword", ["Horse", "Weapon", "Attire"])
def test_who_is_said_to_carry_two_weapons_keeps_two_and_no_third(keyword: str) -> None:
    t = Table()
    two_guns = able(
        "dude", always("carry limit"), lambda card, who, word: int(who is card and word == keyword)
    )
    gun = plain("goods", keywords=[keyword])
    bearer = t.put(two_guns, has=[gun])
    t.shop(t.hand(gun), bearer)
    assert len(bearer.attachments) == 2
    t.shop(t.hand(gun), bearer)
    t.run("play")
    assert len(bearer.attachments) == 2


@rule("RB-5.3.4-r")
def test_some_goods_attach_to_deeds() -> None:
    class Fence(Goods):
        attaches_to = "deed"

    t = Table()
    t.dude()
    deed = t.deed()
    lost = t.deed()
    t.dude(seat=1, influence=1, at=lost)
    fence = t.hand(plain("goods", behaviour=Fence))
    assert t.offers("shop") == [("shop", fence.id, deed.id)]
    t.shop(fence, deed)
    assert fence.host == deed


@rule("RB-5.3.4-s", "RB-5.3.4-t")
def test_spells_go_on_an_unbooted_dude_at_a_location_you_control() -> None:
    t = Table()
    card = t.hand(plain("spell", keywords=["Hex"]))
    tired = t.dude(keywords=["Huckster 1"], booted=True)
    outside = t.dude(keywords=["Huckster 1"], at="town square")
    assert t.why_not("shop", card, tired).rule == "RB-5.3.4-j"
    assert t.why_not("shop", card, outside).rule == "RB-5.3.4-k"
    ready = t.dude(keywords=["Huckster 1"])
    assert t.offers("shop") == [("shop", card.id, ready.id)]
    theirs = t.deed(seat=1)
    visitor = t.dude(keywords=["Huckster 1"], at=theirs)
    assert t.why_not("shop", card, visitor).rule == "RB-5.3.4-k"
    t.dude(at=theirs, influence=1)
    assert ("shop", card.id, visitor.id) in t.offers("shop"), "control counts, not whose deed it is"


@rule("RB-5.3.4-v")
def test_a_dude_brought_in_by_an_effect_arrives_at_home() -> None:
    t = Table()
    newcomer = t.hand(plain("dude"))
    t.use(t.put(FRUGAL), "")
    assert newcomer.at_home
    assert not newcomer.booted


@rule("RB-5.3.4-v")
def test_a_deed_brought_in_by_an_effect_takes_an_end_of_the_street() -> None:
    t = Table()
    source = t.put(FRUGAL)
    deed = t.hand(plain("deed"))
    t.use(source)
    assert t.decision.kind == "street"
    t.answer("left")
    assert t.game.state.players[t.seat(0)].street[0] == deed.id
    assert not deed.booted


@rule("RB-5.3.4-v")
def test_an_effect_puts_a_deed_out_of_town_aside() -> None:
    t = Table()
    source = t.put(FRUGAL)
    street = t.game.state.players[t.seat(0)].street
    mine = t.hand(plain("deed", keywords=["Out of Town"]))
    t.use(source)
    assert mine.in_play and not mine.booted and not mine.in_town
    assert t.game.state.players[t.seat(0)].street == street


@rule("RB-5.3.4-w")
def test_the_price_is_paid_whoever_brings_the_card_in() -> None:
    t = Table(stash=2)
    dear = t.hand(plain("dude", cost=3))
    playable = where(lambda card, use: use.can_play(card), zone="hand")
    source = t.put(able("deed", noon(target=playable), lambda use: use.play(use.target)))
    assert not t.can_use(source)
    t.stash(3)
    t.use(source)
    assert dear.in_play
    assert t.rock() == 0


@rule("RB-5.3.4-v", "RB-2.6-c")
@pytest.mark.parametrize("kind", ["dude", "deed", "goods", "spell"])
@pytest.mark.parametrize("pile", ["hand", "discard", "boot_hill", "stack"])
def test_from_wherever_an_effect_brings_a_card_it_enters_unbooted(kind: str, pile: str) -> None:
    t = Table()
    host = t.dude(keywords=["Huckster 1"])
    card = getattr(t, pile)(plain(kind, cost=1, keywords=["Hex"] if kind == "spell" else []))
    t.use(t.hand(able("action", noon(), lambda use: use.play(card))))
    if kind == "deed":
        t.answer("left")
    assert card.in_play and not card.booted and t.rock() == 19
    assert card.host == (host if kind in ("goods", "spell") else None)
    assert card.at_home or kind == "deed"


@rule("RB-5.3.4-x", "RB-5.3.4-y", "RB-5.3.4-v")
def test_effects_equip_booted_dudes_anywhere() -> None:
    t = Table()
    outside = t.dude(at="town square", booted=True, keywords=["Huckster 1"])
    source = t.put(
        able("deed", noon(repeat=True, target=in_hand & (goods | spell)), lambda use: use.play(use.target))
    )
    hat, card = t.hand(plain("goods"), plain("spell", keywords=["Hex"]))
    t.use(source, "", hat)
    t.pass_()
    t.use(source)
    assert outside.attachments == [hat, card]
    assert not hat.booted and not card.booted


@rule("RB-5.3.4-z", "RB-3.6-b")
def test_even_an_effect_gives_no_hex_to_a_non_huckster() -> None:
    t = Table()
    t.dude()
    card = t.hand(plain("spell", keywords=["Hex"]))
    playable = where(lambda card, use: use.can_play(card), zone="hand")
    source = t.put(able("deed", noon(target=playable), lambda use: use.play(use.target)))
    assert not t.can_use(source)
    t.dude(keywords=["Huckster 1"])
    t.use(source)
    assert card.in_play


@rule("RB-5.3.4-z")
def test_even_an_effect_gives_no_goods_to_who_may_not_carry_them() -> None:
    t = Table()
    t.dude()
    badge = t.hand(plain("goods", behaviour=DeputyBadge))
    playable = where(lambda card, use: use.can_play(card), zone="hand")
    source = t.put(able("deed", noon(target=playable), lambda use: use.play(use.target)))
    assert not t.can_use(source)
    deputy = t.dude(keywords=["Deputy"], booted=True)
    t.use(source)
    assert badge.host == deputy


@rule("RB-5.3.4-aa")
@pytest.mark.parametrize("kind", ["goods", "spell", "dude", "deed"])
def test_a_gadget_needs_a_mad_scientist(kind: str) -> None:
    t = Table()
    someone = t.dude(keywords=["Huckster 1"])
    t.dude(seat=1, at="home of 0", keywords=["Mad Scientist 1"])
    gadget = t.hand(plain(kind, keywords=["Gadget 5", *(["Hex"] if kind == "spell" else [])]))
    assert t.offers("shop") == []
    assert t.offers("invent") == []
    assert t.why_not("invent", gadget, someone).rule == "RB-5.3.4-aa"


@rule("RB-5.3.4-ab")
def test_an_invented_gadget_may_be_traded_away() -> None:
    t = Table()
    scientist, friend = t.dude(keywords=["Mad Scientist 2"]), t.dude()
    gadget = t.hand(plain("goods", keywords=["Gadget 5"]))
    t.stack("9♣")
    t.invent(gadget, scientist)
    assert gadget.host == scientist
    t.pass_()
    t.give(gadget, friend)
    assert gadget.host == friend


@rule("CG-AttachmentLimits-b")
def test_an_attachment_whose_bearer_lost_the_keyword_goes_at_the_end_of_the_play() -> None:
    t = Table()
    bearer = t.dude(keywords=["Huckster 1"], has=[plain("spell", keywords=["Hex"])])
    (card,) = bearer.attachments
    during = []

    def strip(use):
        use.take_keyword(bearer, "Huckster")
        during.append(card.in_play)

    curse = t.put(able("deed", noon(), strip))
    t.move(t.dude(), "town square")
    t.pass_()
    t.use(curse)
    assert during == [True]
    assert card.zone == DISCARD


class Packmule(Dude):
    """A dude who carries nothing."""

    def can_carry(self, attachment):
        return False


@rule("RB-5.3.4-l")
def test_a_dudes_own_text_limits_what_it_carries() -> None:
    t = Table()
    t.put(plain("dude", behaviour=Packmule))
    t.hand(plain("goods"))
    assert t.offers("shop") == []
