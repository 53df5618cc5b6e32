"""Faith and Fear: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, always, cannot, dude, goods, noon, opposing, shootout
from gomorra.testing import LEGAL, Table, able, either_leads, plain, rule

PAIR = "8♠ 8♥ 3♦ 4♣ 6♣"
FREAK = plain("dude", "Freak", cost=3, keywords=["Abomination"])


def test_the_mask_turns_bounty_into_influence_in_the_town_square() -> None:
    t = Table()
    ann = t.dude(at="town square", bounty=3, influence=1, has=["Outlaw Mask"])
    assert ann.influence == 4
    t.move(ann, "home")
    assert ann.influence == 1


def carriage(t: Table) -> tuple[object, ...]:
    """A bearer of the carriage with two Abominations and a man at home; a friend leads a fight in town."""
    driver = t.dude(has=["Clown Carriage"])
    freaks = [t.dude(keywords=["Abomination"]) for _ in range(2)]
    return (
        driver,
        *freaks,
        t.dude(),
        t.dude(keywords=["Abomination"], booted=True),
        t.dude(at="town square"),
    )


def test_the_carriage_takes_its_driver_and_abominations_without_booting() -> None:
    t = Table()
    driver, one, two, man, tired, leader = carriage(t)
    foe = t.dude(seat=1, at="town square")
    t.callout(leader, foe, "accept")
    t.answer(one, "react", driver, two, man)
    assert tired not in t.choices()
    t.form()
    assert [card.booted for card in (one, two, driver, man)] == [False, False, False, True]
    assert driver.attachments[0].booted and all(card.in_posse for card in (one, two, driver, man))


def test_the_carriage_goes_only_once_and_only_for_those_with_the_driver() -> None:
    t = Table()
    driver, one, *_, leader = carriage(t)
    away = t.dude(keywords=["Abomination"], at=t.deed())
    foe = t.dude(seat=1, at="town square")
    t.callout(leader, foe, "accept")
    t.answer(away)
    assert away.booted and t.decision.kind == "join"
    t.answer(driver, "pass")
    assert driver.booted
    t.answer(one)
    assert one.booted and not driver.attachments[0].booted  # the driver is not with them any more


def test_the_carriage_forgets_when_the_posse_stands() -> None:
    t = Table()
    driver, one, *_, leader = carriage(t)
    foe = t.dude(seat=1, at="town square")
    t.callout(leader, foe, "accept")
    t.answer(driver, "react")
    t.form()
    t.hands(PAIR, LEGAL)
    t.finish()
    other = t.dude(seat=1, at="town square")
    t.callout(driver if driver.in_play else leader, other, "accept")
    t.answer(one)
    assert one.booted


def test_the_carriage_brings_an_abomination_into_the_fight() -> None:
    t = Table(stash=3)
    ann, foe = t.dude(at="town square", has=["Clown Carriage"]), t.dude(seat=1, at="town square")
    freak, _ = t.hand(FREAK, plain("dude", "Man", cost=0))
    t.shootout(ann, foe)
    t.use(ann.attachments[0])
    assert freak.in_posse and freak.in_town_square and not freak.booted and t.rock() == 0
    assert ann.attachments[0].booted


@pytest.mark.parametrize("side", [0, 1])
def test_the_carriage_takes_allied_abominations_and_no_others(side: int) -> None:
    t = Table(seats=3)
    deed = t.deed()
    driver, leader = t.dude(at=deed, has=["Clown Carriage"]), t.dude(at="town square")
    freak, foe = t.dude(seat=2, at=deed, keywords=["Abomination"]), t.dude(seat=1, at="town square")
    t.callout(leader, foe, "accept")
    t.answer(driver, "react")
    if side == 1:
        t.answer("done")
    t.answer(("invite", 2), freak)
    t.form()
    assert freak.side == side and not driver.booted and freak.booted is (side == 1)


def test_the_carriage_brings_nobody_unpaid() -> None:
    t = Table(stash=2)
    ann, foe = t.dude(at="town square", has=["Clown Carriage"]), t.dude(seat=1, at="town square")
    t.hand(FREAK)
    t.shootout(ann, foe)
    assert not t.can_use(ann.attachments[0])


@pytest.mark.parametrize("code", ["05026", "24176"])
def test_the_neutralizer_makes_a_stud_and_is_not_traded(code: str) -> None:
    t = Table()
    ann, _ = t.dude(has=[code, plain("goods", "Hat")]), t.dude()
    assert ann.is_stud and ann.bullets == 2
    assert {payload[1] for payload in t.offers("give")} == {ann.attachments[1].id}


@rule("CR-BiochargedNeutralizer-a", "CR-BiochargedNeutralizer-b")
@either_leads
def test_other_players_reach_the_bearer_but_not_the_neutralizer() -> None:
    t = Table()
    ann, foe = t.dude(at="town square", has=["02014"]), t.dude(seat=1, at="town square", has=["05026"])
    gun = foe.attachments[0]
    blind = able("action", shootout(target=dude & opposing), lambda use: use.make(use.target, "draw"))
    spoil = able("action", shootout(target=goods & opposing), lambda use: use.lose_bonus(use.target))
    boot = able("action", shootout(target=goods & opposing), lambda use: use.boot(use.target))
    cards = t.hand(blind, spoil, boot)
    t.shootout(ann, foe)
    for card in cards:
        t.use(card)
    t.stack("2♠")
    t.use(ann.attachments[0])
    assert not foe.is_stud and foe.bullets == 2 and gun.in_play and not gun.booted


@rule("CR-BiochargedNeutralizer-a", "CR-BiochargedNeutralizer-b")
@pytest.mark.parametrize(
    ("title", "bullets", "stud", "booted"),
    [
        ("Sun in Yer Eyes", -2, False, False),
        ("Unprepared", -1, True, True),
        ("Faithful Hound", 0, True, False),
    ],
)
@either_leads
def test_the_neutralizer_stays_whatever_befalls_its_bearer(
    title: str, bullets: int, stud: bool, booted: bool
) -> None:
    t = Table()
    foe, ann = t.dude(seat=1, at="town square", bullets=3, has=["05026"]), t.dude(at="town square")
    (gun,) = foe.attachments
    card = t.attach(title, ann) if title == "Faithful Hound" else t.hand(title)
    before = foe.bullets
    t.shootout(ann, foe)
    t.stack("A♠")
    t.use(card)
    t.run("play")
    assert (foe.bullets, foe.is_stud, foe.booted) == (before + bullets, stud, booted)
    assert gun.in_play and not gun.booted and gun.bullets > 0


def test_your_own_cards_reach_the_neutralizer() -> None:
    t = Table()
    ann = t.dude(has=["05026"])
    t.use(t.hand(able("action", noon(target=goods), lambda use: use.boot(use.target))))
    assert ann.attachments[0].booted


@pytest.mark.parametrize(("pull", "lost"), [("5♣", True), ("5♠", False)])
def test_the_weird_west_neutralizer_can_be_handed_on(pull: str, lost: bool) -> None:
    t = Table()
    ann, ben = t.dude(has=["24176"]), t.dude(booted=True)
    gun, _ = ann.attachments[0], t.dude(at="town square")
    t.stack(pull)
    t.use(gun)
    assert gun.in_play is not lost and (gun.host is ben) is not lost and not ann.attachments


def test_evanor_is_outranged_by_guns() -> None:
    t = Table()
    gun, knife = (plain("goods", keywords=words) for words in (["Weapon"], ["Weapon", "Melee"]))
    ann, foe = t.dude(at="town square", has=["Evanor"]), t.dude(seat=1, at="town square", has=[gun])
    assert ann.bullets == 3
    t.shootout(ann, foe)
    assert ann.bullets == 0
    t.use(t.hand(able("action", shootout(), lambda use: use.boot(foe.attachments[0]))))
    assert ann.bullets == 3

    t = Table()
    ann, foe = t.dude(at="town square", has=["Evanor"]), t.dude(seat=1, at="town square", has=[knife])
    t.shootout(ann, foe)
    assert ann.bullets == 3


@pytest.mark.parametrize("keywords", [["Blessed 0"], []])
def test_evanor_guards_a_blessed_bearer_in_the_next_round_only(keywords: list[str]) -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Evanor"], keywords=keywords)
    friends, foes = ([t.dude(seat=seat, at="town square") for _ in range(3)] for seat in (0, 1))
    t.shootout(friends[0], foes[0], *friends[1:], *foes[1:], ann)
    t.use(ann.attachments[0])
    seen = []
    for _ in range(3):
        t.hands(LEGAL, LEGAL)
        t.run("casualty")
        while t.decision.seat != 0:
            t.answer(t.choices()[0])
        seen.append(ann in t.choices())
        t.answer(next(card for card in t.choices() if card is not ann))
        if len(seen) < 3:
            t.next_round()
    assert seen == ([True, False, True] if keywords else [True, True, True])


def test_evanor_costs_the_loser_of_this_round_one_more() -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Evanor"], value=9)
    foes = [t.dude(seat=1, at="town square") for _ in range(4)]
    t.shootout(ann, *foes)
    t.use(ann.attachments[0])
    t.hands(f"{PAIR} 9♦ 10♦ J♦", LEGAL)
    t.run("casualty")
    assert t.decision.prompt.startswith("Casualties: 2")


def test_the_neutralizer_is_recharged_for_somebody_who_can_have_it() -> None:
    t = Table()
    ann = t.dude(has=["24176"])
    t.put(able("dude", always(cannot(Act.ATTACH)), lambda card, item, *others: item is card))
    ben = t.dude()
    t.stack("K♠")
    t.use(ann.attachments[0])
    assert len(ben.attachments) == 1 and not ann.attachments


def test_no_clown_gets_out_where_nobody_can_join() -> None:
    t = Table(stash=9)
    ann = t.dude(at="town square", has=["Clown Carriage"])
    bob = t.dude(seat=1, at="town square", has=["Scoop Hound"])
    t.hand(FREAK)
    t.shootout(ann, bob)
    assert t.can_use(ann.attachments[0])
    t.use(bob.attachments[0])
    assert not t.can_use(ann.attachments[0])
