"""Faith and Fear: actions."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, always, cannot
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, rule

PSALM = plain("spell", "Psalm", cost=1, keywords=["Miracle"])


@rule("CR-SwinfordFindsTrouble-a")
@either_leads
def test_swinford_troubles_one_dude_twice() -> None:
    t = Table()
    ann, ben = t.dude(at="town square", bullets=3), t.dude(at="town square", bullets=2)
    weak = t.dude(at="town square", bullets=1)
    foe, strong = t.dude(seat=1, at="town square", bullets=1), t.dude(seat=1, at="town square", bullets=2)
    action = t.hand("Swinford Finds Trouble")
    t.shootout(ann, foe, ben, weak, strong)
    t.use(action)
    assert t.choices() == [ann, ben]
    t.answer(ann)
    assert t.choices() == [foe, strong]
    t.answer(foe, ben)
    assert ann.booted and ben.booted and foe.at_home and foe.booted and not strong.booted
    assert not weak.booted and t.decision.seat == 1 and t.decision.kind == "play"


def test_swinford_counts_on_allies() -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square", bullets=0), t.dude(seat=1, at="town square", bullets=1)
    ally = t.dude(seat=2, at="town square", bullets=2)
    action = t.hand("Swinford Finds Trouble")
    t.callout(ann, bob, "accept", ("invite", 2), ally)
    t.form()
    t.use(action)
    assert ally.booted and bob.booted and not ann.booted


def test_swinford_may_stop_after_one_and_needs_a_weaker_foe() -> None:
    t = Table()
    ann, ben = t.dude(at="town square", bullets=3), t.dude(at="town square", bullets=2)
    foe = t.dude(seat=1, at="town square", bullets=1)
    action = t.hand("Swinford Finds Trouble")
    t.shootout(ann, foe, ben)
    t.use(action, "", ben, "pass")
    assert foe.booted and foe.in_posse and not ann.booted

    t = Table()
    ann, foe = t.dude(at="town square", bullets=1), t.dude(seat=1, at="town square", bullets=1)
    action = t.hand("Swinford Finds Trouble")
    t.shootout(ann, foe)
    assert not t.can_use(action)


@pytest.mark.parametrize(
    ("pull", "booted", "home"),
    [("4♠", False, False), ("5♠", True, False), ("10♠", True, False), ("J♠", True, True)],
)
def test_under_the_weather_depends_on_the_grit(pull: str, booted: bool, home: bool) -> None:
    t = Table()
    foe = t.dude(seat=1, at="town square", value=3, bullets=1, influence=1)
    t.stack(pull)
    t.use(t.hand("Under the Weather"))
    assert foe.booted is booted and foe.at_home is home


@rule("CR-ThisllHurtintheMornin-a")
@pytest.mark.parametrize("code", ["05038", "24240"])
@either_leads
def test_the_cheater_pays_or_aces_and_then_gets_new_cards(code: str) -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    action = t.hand(code)
    t.stash(1, 1)
    t.showdown(ann, foe, hands=(LEGAL, f"{CHEATIN} J♠ Q♠"))
    one, two, *_ = t.game.rules(t.seat(1)).draw_hand()
    t.use(action, "", one, two, "yes")
    held = t.game.rules(t.seat(1)).draw_hand()
    assert len(held) == 5 and one not in held and {card.value for card in held[-2:]} == {11, 12}
    assert one in t.discard_of(1) and two in t.boot_hill_of(1) and t.rock(1) == 0 and t.rock() == 21


@rule("CR-ThisllHurtintheMornin-a")
@pytest.mark.parametrize("code", ["05038", "24240"])
@either_leads
def test_every_card_is_paid_for_before_new_ones_are_dealt(code: str) -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    action = t.hand(code)
    t.showdown(ann, foe, hands=(LEGAL, CHEATIN))
    one, two, *rest = t.draw_hand_of(1)
    t.use(action, "", one, two)
    for count in range(2):
        assert (t.decision.kind, t.decision.seat) == ("confirm", 1)
        assert t.draw_hand_of(1) == rest and t.rock(1) == 20 - count
        t.answer("yes")
    assert len(t.draw_hand_of(1)) == 5 and t.rock(1) == 18 and t.boot_hill_of(1) == []


@rule("CR-ThisllHurtintheMornin-a")
def test_a_cheater_yourself_you_only_exchange_cards() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    action = t.hand("This'll Hurt in the Mornin'")
    t.showdown(ann, foe, hands=(CHEATIN, f"{CHEATIN} J♠"))
    one = t.game.rules(t.seat(1)).draw_hand()[0]
    t.use(action, "", one, "pass")
    assert one in t.discard_of(1) and t.rock() == 20 and t.rock(1) == 20
    assert len(t.game.rules(t.seat(1)).draw_hand()) == 5 and t.decision.kind == "play"


@rule("CR-Prayer-a")
@either_leads
def test_prayer_opens_a_dude_to_miracles_anywhere() -> None:
    t = Table()
    priest, other = (t.dude(at="town square", keywords=["Blessed 1"]) for _ in range(2))
    foe = t.dude(seat=1, at="town square")
    noon, fight, gun = t.hand(PSALM, PSALM, plain("goods"))
    assert t.offers("shop") == []
    t.use(t.hand("Prayer"), "", priest)
    t.turn_of(0)
    assert t.offers("shop") == [("shop", noon.id, priest.id), ("shop", fight.id, priest.id)]
    t.shop(noon, priest)
    t.shootout(priest, foe, other)
    assert t.offers("shop") == [("shop", fight.id, priest.id)]
    t.shop(fight, priest)
    assert len(priest.attachments) == 2 and t.rock() == 18 and gun in t.hand_of()


def test_prayer_lends_faith_for_a_day() -> None:
    t = Table()
    ann, real = t.dude(influence=1), t.dude(keywords=["Blessed 2"], has=[PSALM])
    first, second, psalm = t.hand("Prayer", "Prayer", PSALM)
    t.use(first, "", ann)
    t.use(second, "", real)
    assert ann.rating("Blessed") == 0 and real.rating("Blessed") == 2
    t.shop(psalm, ann)
    assert psalm.host is ann
    t.end_day()
    assert not ann.attachments and not ann.has("Blessed") and len(real.attachments) == 1


@pytest.mark.parametrize("opposed", [False, True])
def test_the_new_boss_is_aced_and_leads_if_nobody_wins_against_him(opposed: bool) -> None:
    t = Table()
    ann, action = t.dude(influence=1), t.hand("05040")
    foe = t.dude(seat=1, at="town square")
    t.use(action)
    t.form(*([foe] if opposed else []))
    if opposed:
        t.hands(LEGAL, "9♠ 9♥ 9♦ 4♣ 6♣")
        t.finish()
    assert action in t.boot_hill_of() and t.rock() == 19
    assert ann.in_play is not opposed
    if not opposed:
        assert (ann.influence, ann.control) == (2, 1)
        t.end_day()
        assert (ann.influence, ann.control) == (2, 1)


@pytest.mark.parametrize(("answer", "influence"), [("yes", 2), ("no", 1)])
def test_the_weird_west_boss_may_be_aced_for_influence(answer: str, influence: int) -> None:
    t = Table()
    ann, action = t.dude(influence=1), t.hand("24250")
    t.use(action)
    t.form()
    t.answer(answer)
    assert (ann.influence, ann.control) == (influence, 1)
    assert (action in t.boot_hill_of()) is (answer == "yes")


STEADY = able(
    "dude", always(cannot(Act.BOOT)), lambda card, item, *others: item is card, title="Steady", bullets=3
)
ROOTED = able("dude", always(cannot(Act.SEND_HOME)), lambda card, item, *others: item is card, title="Rooted")


def test_swinford_boots_only_who_can_boot() -> None:
    t = Table()
    ann, steady = t.dude(at="town square", bullets=3), t.put(STEADY, at="town square")
    ben, foe = t.dude(at="town square", bullets=3), t.dude(seat=1, at="town square", bullets=0)
    t.shootout(ann, foe, steady, ben)
    t.use(t.hand("Swinford Finds Trouble"), "", ann)
    assert t.choices() == [ben]


def test_under_the_weather_boots_who_cannot_go_home() -> None:
    t = Table()
    foe = t.put(ROOTED, seat=1, at="town square")
    t.stack("K♠")
    t.use(t.hand("Under the Weather"), "", foe)
    assert foe.booted and foe.in_town_square


def test_faster_on_the_draw_needs_no_foe_that_can_be_chosen() -> None:
    t = Table()
    ann = t.dude(at="town square")
    hidden = able("dude", always(cannot(Act.CHOOSE)), lambda card, item, *others: item is card, bullets=3)
    foe = t.put(hidden, seat=1, at="town square")
    t.shootout(ann, foe)
    t.use(t.hand("Faster on the Draw"))
    assert (ann.bullets, foe.bullets) == (1, 3)
