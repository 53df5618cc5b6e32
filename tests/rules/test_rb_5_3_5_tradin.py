"""Rulebook 5.3.5: tradin', and goods that change hands by effects."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Goods, goods, noon
from gomorra.engine.kernel.state import DISCARD
from gomorra.testing import Table, able, plain, rule

HAT = plain("goods", "Hat")


class DeputyBadge(Goods):
    """Goods for Deputies only."""

    def can_attach_to(self, host):
        return host.has("Deputy")


@rule("RB-5.3.5-a", "RB-5.3.5-b")
def test_trading_needs_two_dudes_at_a_location_you_control() -> None:
    t = Table()
    loner = t.dude(has=[HAT])
    (hat,) = loner.attachments
    assert t.offers("give") == []
    outside = t.dude(at="town square")
    t.dude(seat=1, at="home of 0", has=[HAT])
    assert t.offers("give") == []
    friend = t.dude()
    assert t.offers("give") == [("give", hat.id, friend.id)]
    assert t.why_not("give", hat, outside).rule == "RB-5.3.5-a"


@rule("RB-5.3.5-b")
def test_the_location_need_not_be_your_own() -> None:
    t = Table()
    deed = t.deed(seat=1)
    giver, taker = t.dude(at=deed, has=[HAT]), t.dude(at=deed)
    (hat,) = giver.attachments
    assert t.why_not("give", hat, taker).rule == "RB-5.3.5-b"
    t.dude(at=deed, influence=1)
    t.give(hat, taker)
    assert hat.host == taker


@rule("RB-5.3.5-a", "RB-5.3.5-b")
def test_control_of_dudes_and_place_counts_not_who_owns_them() -> None:
    t = Table()
    lost = t.deed()
    giver, taker, _ = t.dude(at=lost, has=[HAT]), t.dude(at=lost), t.dude(seat=1, at=lost, influence=1)
    assert t.why_not("give", giver.attachments[0], taker).rule == "RB-5.3.5-b"
    bearer, won = t.dude(has=[HAT]), t.dude(seat=1, at="home of 0")
    (hat,) = bearer.attachments
    assert t.why_not("give", hat, won).rule == "RB-5.3.5-a"
    won.body.controller = t.seat(0)
    t.game.index.forget()
    t.give(hat, won)
    assert hat.host == won


@rule("RB-5.3.5-c")
def test_any_number_of_goods_changes_hands_in_one_play() -> None:
    t = Table()
    one, two = t.dude(has=[HAT, HAT]), t.dude(has=[HAT])
    first, second = one.attachments
    (third,) = two.attachments
    t.give(first, two, ("give", second, two), ("give", third, one))
    assert two.attachments == [first, second]
    assert one.attachments == [third]
    assert t.decision.seat == 1


@rule("RB-5.3.5-d", "RB-5.3.5-e")
def test_receivers_are_unbooted_givers_need_not_be() -> None:
    t = Table()
    tired, fresh = t.dude(booted=True, has=[HAT]), t.dude(has=[HAT])
    assert t.why_not("give", fresh.attachments[0], tired).rule == "RB-5.3.5-d"
    hat = tired.attachments[0]
    t.give(hat, fresh)
    assert hat.host == fresh


@rule("RB-5.3.5-f")
def test_nobody_receives_what_it_may_not_carry() -> None:
    t = Table()
    deputy = t.dude(keywords=["Deputy"], has=[plain("goods", behaviour=DeputyBadge)])
    other, colleague = t.dude(), t.dude(keywords=["Deputy"])
    (badge,) = deputy.attachments
    assert t.offers("give") == [("give", badge.id, colleague.id)]
    assert t.why_not("give", badge, other).rule == "RB-5.3.4-l"


@rule("RB-5.3.5-g")
def test_traded_goods_are_not_traded_again_that_day() -> None:
    t = Table()
    one, two, three = t.dude(influence=1, has=[HAT]), t.dude(has=[HAT]), t.dude()
    (hat,), (own,) = one.attachments, two.attachments
    t.give(hat, two, "done")
    t.pass_()
    assert t.offers("give") == [("give", own.id, one.id), ("give", own.id, three.id)]
    assert t.why_not("give", hat, three).rule == "RB-5.3.5-g"
    t.hand(plain("joker"))
    t.run("sundown")
    t.run("noon")
    t.give(hat, three)
    assert hat.host == three


@rule("RB-5.3.5-g")
def test_nothing_of_a_trade_of_several_goods_is_traded_again_that_day() -> None:
    t = Table()
    one, two = t.dude(has=[HAT, HAT]), t.dude(has=[HAT])
    (first, second), (third,) = one.attachments, two.attachments
    t.give(first, two, ("give", third, one), ("give", second, two))
    t.pass_()
    assert t.offers("give") == []
    for goods_, receiver in ((first, one), (second, one), (third, two)):
        assert t.why_not("give", goods_, receiver).rule == "RB-5.3.5-g"


@rule("RB-5.3.5-h", "RB-5.3.5-i", "RB-5.3.5-j", "CG-AttachmentLimits-a")
@pytest.mark.parametrize("keyword", ["Weapon", "Horse"])
def test_two_dudes_swap_weapons_or_horses_without_loss(keyword: str) -> None:
    t = Table()
    kind = plain("goods", keywords=[keyword])
    one, two = t.dude(has=[kind]), t.dude(has=[kind])
    (a,), (b,) = one.attachments, two.attachments
    t.give(a, two, ("give", b, one))
    assert (one.attachments, two.attachments) == ([b], [a])


@rule(
    "RB-5.3.5-i", "RB-5.3.4-o", "RB-5.3.4-p", "CG-AttachmentLimits-a", "CG-AttachmentLimits-c", "CG-Horses-a"
)
@pytest.mark.parametrize("keyword", ["Weapon", "Horse"])
def test_a_surplus_left_by_a_trade_is_discarded_by_choice(keyword: str) -> None:
    t = Table()
    kind = plain("goods", keywords=[keyword])
    one, two = t.dude(has=[kind]), t.dude(has=[kind])
    (given,), (kept,) = one.attachments, two.attachments
    t.give(given, two, "done")
    assert t.decision.seat == 0
    assert set(t.choices()) == {given, kept}
    t.answer(given)
    assert two.attachments == [kept]
    assert given.zone == DISCARD


@rule("RB-5.3.5-k")
def test_spells_are_not_traded() -> None:
    t = Table()
    giver = t.dude(keywords=["Huckster 1"], has=[plain("spell", keywords=["Hex"])])
    taker = t.dude(keywords=["Huckster 1"])
    assert t.offers("give") == []
    assert t.why_not("give", giver.attachments[0], taker).rule == "RB-5.3.5-k"


@rule("RB-5.3.5-l", "RB-5.3.5-m")
def test_an_effect_transfers_goods_to_a_booted_dude_anywhere() -> None:
    t = Table()
    giver, taker = t.dude(has=[HAT], at="town square"), t.dude(booted=True, at="town square")
    (hat,) = giver.attachments
    t.use(t.hand(able("action", noon(target=goods), lambda use: use.attach(use.target, taker))))
    assert hat.host == taker


@rule("RB-5.3.5-n")
def test_an_effect_gives_nobody_what_it_may_not_carry() -> None:
    t = Table()
    giver, taker = t.dude(keywords=["Deputy"], has=[plain("goods", behaviour=DeputyBadge)]), t.dude()
    (badge,) = giver.attachments
    t.use(t.hand(able("action", noon(target=goods), lambda use: use.attach(use.target, taker))))
    assert badge.host == giver


@rule("RB-5.3.5-o", "CG-AttachmentLimits-a")
@pytest.mark.parametrize("keyword", ["Weapon", "Horse", "Attire"])
def test_limits_are_enforced_at_the_end_of_the_play_that_transferred(keyword: str) -> None:
    t = Table()
    horse = plain("goods", keywords=[keyword])
    giver, taker = t.dude(has=[horse]), t.dude(has=[horse])
    (moved,), (kept,) = giver.attachments, taker.attachments
    during = []

    def hand_over(use):
        yield from use.attach(moved, taker)
        during.append(len(taker.attachments))

    t.use(t.hand(able("action", noon(), hand_over)), "", kept)
    assert during == [2]
    assert taker.attachments == [moved]


@rule("CG-AttachmentLimits-a", "CG-AttachmentLimits-c")
def test_the_controller_discards_until_one_is_left_whoever_gave_them() -> None:
    t = Table(seats=3)
    horse = plain("goods", keywords=["Horse"])
    taker = t.dude(seat=2, has=[horse])
    taker.body.controller = t.seat(1)
    herd = [*taker.attachments, *t.dude(has=[horse]).attachments, *t.dude(has=[horse]).attachments]

    def hand_over(use):
        for gift in herd[1:]:
            yield from use.attach(gift, taker)

    t.use(t.hand(able("action", noon(), hand_over)))
    assert (t.decision.seat, t.choices()) == (1, herd)
    t.answer(herd[0])
    assert (t.decision.seat, t.choices()) == (1, herd[1:])
    t.answer(herd[2])
    assert taker.attachments == [herd[1]]
    assert (herd[0].zone, herd[2].zone) == (DISCARD, DISCARD)
