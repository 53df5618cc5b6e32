"""Base Set actions: what their texts and rulings say."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import (
    BEARER,
    Goods,
    Stat,
    Use,
    always,
    cheatin,
    dude,
    happens,
    noon,
    opposing,
    shootout,
)
from gomorra.engine.card.handle import Card
from gomorra.engine.events import CasualtiesTaken, Discarded, Gained, Pulled
from gomorra.testing import Table, able, either_leads, plain, rule

LEGAL = "2♣ 4♦ 6♥ 8♠ 10♣"
CHEAT = "3♣ 3♣ 5♥ 7♠ 9♦"


def square(t: Table, *, mine: int = 1, foes: int = 1, **facts: Any) -> tuple[list[Card], list[Card]]:
    """Dudes of both players in the town square."""
    ours = [t.dude(at="town square", **facts) for _ in range(mine)]
    theirs = [t.dude(seat=1, at="town square") for _ in range(foes)]
    return ours, theirs


def shoot(t: Table, ours: list[Card], theirs: list[Card], leader: str = LEGAL, mark: str = LEGAL) -> None:
    """A shootout of all of these, up to the first Resolution play."""
    t.shootout(ours[0], theirs[0], *ours[1:], *theirs[1:])
    t.hands(leader, mark)
    t.run("resolution")


def test_establishin_gives_an_in_town_deed_a_permanent_point() -> None:
    t = Table()
    leader = t.dude()
    deed = t.deed(seat=1, control=1)
    t.deed(seat=1, keywords=["Out of Town"])
    t.use(t.hand("Establishin' Who's in Charge"))
    t.form()
    assert deed.control == 2
    assert leader.booted and leader.at_home
    assert t.rock() == 19


def test_hired_guns_fetches_a_dude() -> None:
    t = Table()
    guns = t.hand("Hired Guns")
    assert not t.can_use(guns)
    dude = t.discard(plain("dude"))
    t.discard(plain("deed"))
    t.use(guns)
    assert t.hand_of() == [dude]


def test_lady_luck_lets_you_discard_all_at_sundown() -> None:
    t = Table()
    luck, *rest = t.hand("Lady Luck", "Reserves", "Reserves", "Reserves")
    t.use(luck)
    t.run("sundown discard")
    for card in rest:
        t.answer(card)
    thrown = {event.card for event in t.events(Discarded)}
    assert thrown >= {card.id for card in rest}


@rule("CR-BottomDealin-d")
@either_leads
def test_bottom_dealin_replaces_the_cheaters_hand_with_your_top_five() -> None:
    t = Table()
    ours, theirs = square(t)
    deal = t.hand("Bottom Dealin'")
    t.shootout(ours[0], theirs[0])
    t.hands(LEGAL + " 2♦ 2♥ 2♠ 3♦ joker", CHEAT)
    t.run("resolution")
    t.use(deal)
    assert t.decision.kind == "joker" and t.decision.seat == 0
    t.answer("2♣")
    hand = t.game.rules(t.seat(1)).draw_hand(1)
    assert len(hand) == 5
    assert all(card.owner == t.seat(0) for card in hand)
    t.finish()
    assert {card.title for card in t.discard_of()} >= {"2♦", "2♥", "2♠", "3♦"}
    assert all(card.owner == t.seat(1) for card in t.discard_of(1))


def test_bottom_dealin_asks_for_a_joker_when_all_five_lie_there() -> None:
    t = Table()
    ours, theirs = square(t)
    deal = t.hand("Bottom Dealin'")
    t.shootout(ours[0], theirs[0])
    t.hands(LEGAL + " joker 2♦ 2♥ 2♠ 3♦", CHEAT)
    t.run("resolution")
    t.use(deal)
    assert t.decision.kind == "joker"
    assert len(t.game.state.players[t.seat(1)].draw_hand) == 5


@rule("CR-BottomDealin-a")
@either_leads
def test_the_victims_new_hand_is_ranked_as_the_victims() -> None:
    t = Table()
    ours, theirs = square(t)
    deal = t.hand("Bottom Dealin'")
    t.shootout(ours[0], theirs[0])
    t.hands(LEGAL + " 2♦ 2♥ 2♠ 3♦ K♥", CHEAT)
    t.run("resolution")
    t.use(deal)
    assert t.rank(1) == 4


@rule("CR-MaketheSmartChoice-b")
@either_leads
def test_smart_choice_lowers_bullets_by_influence_and_offers_the_way_home() -> None:
    t = Table()
    ours, theirs = square(t)
    victim = t.dude(seat=1, at="town square", influence=2, bullets=3)
    t.shootout(ours[0], theirs[0], victim)
    choice = t.hand("Make the Smart Choice")
    t.use(choice, "", victim)
    assert victim.bullets == 1
    assert t.decision.seat == 1
    t.answer(True)
    assert victim.at_home and victim.booted
    assert victim.bullets == 1


@rule("CR-MaketheSmartChoice-a")
@either_leads
def test_smart_choice_may_be_played_on_your_own_dude() -> None:
    t = Table()
    ours, theirs = square(t)
    choice = t.hand("Make the Smart Choice")
    t.shootout(ours[0], theirs[0])
    t.use(choice)
    assert ours[0] in t.choices()


@rule("CR-MaketheSmartChoice-b")
def test_the_penalty_of_a_smart_choice_waits_for_who_comes_back_until_the_shootout_is_over() -> None:
    t = Table()
    mine, more, foe = (t.dude(seat=seat, at="town square") for seat in (0, 0, 1))
    victim = t.dude(seat=1, at="town square", influence=2, bullets=3)
    choice, back = t.hand("Make the Smart Choice"), t.hand("The Stakes Just Rose", seat=1)
    t.shootout(mine, foe, more, victim)
    t.use(choice, "", victim, True)
    assert victim.at_home
    t.use(back)
    assert victim.in_posse and victim.bullets == 1
    t.hands(LEGAL, LEGAL)
    t.run("casualty")
    t.answer(("casualty", more, "discard"), ("casualty", foe, "discard"))
    t.run("make plays")
    assert t.game.shootout.round == 2 and victim.in_posse and victim.bullets == 1
    list(t.game.rules(t.seat(0)).send_home_booted(mine))
    t.finish()
    assert t.game.shootout is None and victim.in_play and victim.bullets == 3


def test_trespassin_gives_each_intruder_the_choice() -> None:
    t = Table()
    deed = t.deed(keywords=["Private"])
    one, two = t.dude(seat=1, at=deed), t.dude(seat=1, at=deed)
    mine = t.dude(at=deed)
    t.use(t.hand("Tresspassin'"), "", "go home booted", "gain 1 bounty")
    assert one.at_home and one.booted
    assert two.bounty == 1 and two.place == deed.id
    assert not mine.wanted


@rule("FQ-Auction-a")
def test_auction_makes_a_deed_private_for_the_day_and_pays_for_guests() -> None:
    t = Table()
    deed = t.deed(keywords=["Public"])
    t.dude(seat=1, at=deed)
    t.use(t.hand("Auction"))
    assert deed.has("Private") and not deed.has("Public")
    assert t.rock() == 21
    t.stop("after", happens.SundownChecked)
    assert deed.has("Private") and not deed.has("Public"), "until the day is over"
    t.pass_()
    t.run("noon")
    assert deed.has("Public") and not deed.has("Private")


@rule("CR-TheStakesJustRose-a", "FQ-StakesJustRose-a", "FQ-StakesJustRose-b", "CG-Shootout1-d")
@either_leads
def test_stakes_just_rose_brings_a_booted_dude_from_anywhere_as_it_is() -> None:
    t = Table()
    ours, theirs = square(t)
    far = t.dude(at=t.deed(keywords=["Out of Town"]), booted=True)
    near = t.dude(at="town square")
    stakes = t.hand("The Stakes Just Rose")
    t.shootout(ours[0], theirs[0])
    t.use(stakes)
    assert set(t.choices()) == {far, near}
    t.answer(far)
    assert far.in_posse and far.in_town_square and far.booted and far.is_stud


@rule("CR-TheStakesJustRose-a")
def test_stakes_just_rose_brings_back_who_left() -> None:
    t = Table()
    ann, amy, foe = t.dude(), t.dude(), t.dude(seat=1, at="home of 0")
    away = t.hand(
        able("action", shootout(target=opposing & dude), lambda use: use.send_home_booted(use.target)), seat=1
    )
    stakes = t.hand("The Stakes Just Rose")
    t.shootout(ann, foe, amy)
    t.pass_()
    t.use(away, "", amy)
    assert not amy.in_posse and amy.place == ann.place
    with t.noting() as noted:
        t.use(stakes)
    assert noted == [[amy]] and amy.in_posse


@rule("FQ-StakesJustRose-a")
@either_leads
def test_stakes_just_rose_does_not_boot_who_joins() -> None:
    t = Table()
    ours, theirs = square(t)
    far = t.dude(at=t.deed(keywords=["Out of Town"]))
    stakes = t.hand("The Stakes Just Rose")
    t.shootout(ours[0], theirs[0])
    t.use(stakes, "", far)
    assert far.in_posse and far.in_town_square and not far.booted


@rule("CG-Shootout1-g")
@either_leads
def test_stakes_just_rose_cannot_refill_an_emptied_posse() -> None:
    t = Table()
    ours, theirs = square(t, mine=2)
    t.hand("The Stakes Just Rose", seat=1)
    t.dude(seat=1)
    whip = t.hand("Pistol Whip")
    t.shootout(ours[0], theirs[0])
    t.use(whip)
    assert t.game.shootout is None


def test_sun_in_yer_eyes_blinds_until_the_shootout_ends() -> None:
    t = Table()
    mine = t.dude(at="town square")
    foe = t.dude(seat=1, at="town square", bullets=1, stud=True)
    sun = t.hand("Sun in Yer Eyes")
    t.shootout(mine, foe)
    t.use(sun, "", foe)
    assert foe.bullets == 0 and foe.is_draw
    t.game.rules(t.seat(1)).modify(foe, bullets=1, until="shootout")
    assert foe.bullets == 1


@rule("CR-Ambush-a", "RB-6.2.5-g")
def test_ambush_brands_those_who_join_while_the_mark_is_clean_and_aces_it() -> None:
    t = Table()
    leader, friend = t.dude(), t.dude()
    mark = t.dude(seat=1, at="town square")
    ambush = t.hand("Ambush")
    t.use(ambush, "", leader, mark, friend)
    t.form()
    assert (leader.bounty, friend.bounty) == (1, 1)
    assert mark in t.boot_hill_of(1)
    assert t.rock() == 16


@rule("CR-Ambush-a")
def test_ambush_on_a_wanted_mark_brands_nobody() -> None:
    t = Table()
    leader = t.dude()
    t.dude(seat=1, at="town square", bounty=1)
    t.use(t.hand("Ambush"), "", lambda option: option.payload[1] != leader.id)
    assert leader.bounty == 0


@rule("CR-Ambush-a")
def test_ambush_brands_no_defender() -> None:
    t = Table()
    t.dude()
    mark, guard = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    t.use(t.hand("Ambush"), "", mark)
    t.form(mark, guard)
    assert guard.in_posse and (mark.bounty, guard.bounty) == (0, 0)


@rule("CR-Ambush-b")
def test_late_joiners_are_branded_when_the_mark_has_left_play() -> None:
    t = Table()
    leader, late = t.dude(bullets=3, stud=True), t.dude(at=t.deed(keywords=["Out of Town"]))
    mark = t.dude(seat=1, at="town square", bounty=1, booted=True)
    guard = t.dude(seat=1, at="town square")
    stakes = t.hand("The Stakes Just Rose")
    t.use(t.hand("Ambush"), "", leader, mark)
    t.form(mark, guard)
    assert leader.bounty == 0
    for _ in t.game.rules(t.seat(1)).discard(mark):
        raise AssertionError("nothing is asked")
    t.use(stakes)
    assert late.bounty == 1


def test_weird_west_ambush_marks_only_opposing_dudes() -> None:
    t = Table()
    leader, own = t.dude(), t.dude()
    foe = t.dude(seat=1)
    t.use(t.hand("24222"), "", leader)
    assert own not in [
        t.game.card(int(option.payload[1])) for option in t.decision.options if option.payload[0] == "card"
    ]
    assert t.game.job is not None and t.game.job.use.mark == foe
    t.form()
    assert foe in t.boot_hill_of(1)
    u = Table()
    boss, other = u.dude(), u.dude()
    u.dude(seat=1)
    u.use(u.hand("Ambush"), "", boss)
    assert other in u.choices()


@rule("CE-Coachwhip", "FQ-Coachwhip-a")
@either_leads
def test_coachwhip_aces_a_posse_dude_of_your_choice_with_a_legal_hand() -> None:
    t = Table()
    ours, theirs = square(t, foes=2)
    bystanders = [t.dude(seat=1), t.dude(seat=1, at="town square")]
    whip = t.hand("Coachwhip!")
    shoot(t, ours, theirs, LEGAL, CHEAT)
    t.use(whip)
    assert t.decision.seat == 0
    assert set(t.choices()) == set(theirs) and not any(one.in_posse for one in bystanders)
    t.answer(theirs[1])
    assert theirs[1] in t.boot_hill_of(1)


@rule("CE-Coachwhip", "FQ-Coachwhip-a")
@either_leads
def test_coachwhip_lets_the_cheater_choose_when_you_cheat_too() -> None:
    t = Table()
    ours, theirs = square(t, foes=2)
    t.dude(seat=1), t.dude(seat=1, at="town square")
    whip = t.hand("Coachwhip!")
    shoot(t, ours, theirs, "4♣ 4♣ 5♥ 7♠ 9♦", CHEAT)
    t.use(whip)
    assert t.decision.seat == 1
    assert set(t.choices()) == set(theirs)
    t.answer(theirs[0])
    assert theirs[0] in t.boot_hill_of(1) and theirs[1].in_play


@pytest.mark.parametrize(("mine", "chooser"), [(LEGAL, 0), ("4♣ 4♣ 5♥ 7♠ 9♦", 1)])
def test_coachwhip_passes_over_who_hides_behind_tyxarglenak(mine: str, chooser: int) -> None:
    t = Table()
    ann, whip = t.dude(at="town square"), t.hand("Coachwhip!")
    huckster = t.dude(seat=1, at="town square", keywords=["Huckster 1"])
    other, decoy = t.dude(seat=1, at="town square"), t.put("Tyxarglenak", seat=1, at="town square")
    t.shootout(ann, huckster, other, decoy)
    t.hands(mine, CHEAT)
    t.run("resolution")
    t.use(whip)
    assert t.decision.seat == chooser
    assert set(t.choices()) == {other, decoy, *([] if chooser == 0 else [huckster])}


@rule("CE-Coachwhip")
@pytest.mark.parametrize(("mine", "chooser"), [(LEGAL, 0), ("4♣ 4♣ 5♥ 7♠ 9♦", 1)])
def test_coachwhip_boots_a_dude_of_the_cheater_in_lowball(mine: str, chooser: int) -> None:
    t = Table()
    whip = t.hand("Coachwhip!")
    t.dude()
    theirs = [t.dude(seat=1), t.dude(seat=1, at="town square")]
    t.stack(mine)
    t.stack(CHEAT, seat=1)
    t.start("gambling")
    t.use(whip, seat=0)
    assert t.decision.seat == chooser and set(t.choices()) == set(theirs)
    t.answer(theirs[1])
    assert theirs[1].in_play and theirs[1].booted and not theirs[0].booted


def test_coachwhip_boots_in_lowball() -> None:
    t = Table()
    victim = t.dude(seat=1)
    whip = t.hand("Coachwhip!")
    t.stack(LEGAL)
    t.stack(CHEAT, seat=1)
    t.start("gambling")
    t.use(whip)
    assert victim.in_play and victim.booted


def test_war_paint_lasts_the_day() -> None:
    t = Table()
    dude = t.dude(bullets=1)
    t.use(t.hand("War Paint"))
    assert dude.bullets == 3
    t.end_day()
    assert dude.bullets == 1


@rule("CE-BadCompany", "CR-BadCompany-a")
@either_leads
def test_bad_company_pays_whoever_collects_the_bounty() -> None:
    t = Table()
    mine, company = t.dude(at="town square"), t.hand("Bad Company")
    assert not t.can_use(company), "nobody is wanted"
    crook = t.dude(seat=1, at="town square", bounty=2)
    t.use(company)
    assert crook.bullets == 3 and crook.is_stud and mine.bullets == 0
    t.use(t.hand("Reserves", seat=1))
    t.shootout(mine, crook)
    t.hands("9♣ 9♦ 9♥ 9♠ 2♣", "3♣ 5♦ 7♥ 9♠ J♣ 2♦ 4♥ 6♣")
    t.finish()
    assert crook in t.boot_hill_of(1)
    assert t.rock() == 26


@rule("CR-BadCompany-a")
@pytest.mark.parametrize("hunter", [0, 1])
def test_bad_company_pays_whose_card_removes_the_crook(hunter: int) -> None:
    t = Table(seats=3)
    crook = t.dude(seat=2, bounty=2)
    t.use(t.hand("Bad Company"))
    t.use(
        t.hand(able("action", noon(target=dude), lambda use: use.discard(use.target)), seat=hunter), "", crook
    )
    assert [t.rock(seat) for seat in range(3)] == [26 if seat == hunter else 20 for seat in range(3)]


@rule("CE-BadCompany")
def test_bad_company_is_over_with_the_day() -> None:
    t = Table()
    crook = t.dude(seat=1, bounty=2, influence=1, bullets=1)
    t.dude(influence=1)
    t.use(t.hand("Bad Company"))
    assert (crook.bullets, crook.is_stud) == (4, True)
    t.end_day()
    t.run("noon")
    before = t.rock()
    assert (crook.bullets, crook.is_stud) == (1, False)
    t.use(t.hand(able("action", noon(target=dude), lambda use: use.discard(use.target))), "", crook)
    assert t.rock() == before + 2


@rule("CR-BadCompany-a")
def test_bad_company_pays_nobody_for_an_upkeep_discard() -> None:
    t = Table(stash=0)
    t.put(plain("dude", upkeep=3), seat=1, bounty=2)
    t.use(t.hand("Bad Company"))
    t.end_day()
    t.run("noon")
    assert not [event for event in t.events(Gained) if event.why in ("bounty", "on top of the bounty")]


def test_hiding_in_the_shadows_keeps_shootout_abilities_away() -> None:
    t = Table()
    hidden, open_ = t.dude(at="town square"), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    sun = t.hand("Sun in Yer Eyes", seat=1)
    t.use(t.hand("Hiding in the Shadows"), "", hidden)
    t.shootout(foe, hidden, open_)
    t.pass_()
    t.use(sun)
    assert hidden not in t.choices()
    assert open_ in t.choices()


def test_pistol_whip_boots_one_and_sends_the_other_home() -> None:
    t = Table()
    mine = t.dude(at="town square", bullets=0)
    foe, other = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    t.shootout(mine, foe, other)
    t.use(t.hand("Pistol Whip"), "", foe)
    assert mine.booted and mine.bullets == 0
    assert foe.at_home and foe.booted
    t.game.rules(t.seat(0)).modify(mine, bullets=1, until="day")
    assert mine.bullets == 1


@rule("CG-Abilities-b", "RB-2.6-e")
def test_pistol_whip_needs_an_unbooted_dude_in_the_posse() -> None:
    t = Table()
    mine = t.dude(at="town square", booted=True)
    foe = t.dude(seat=1, at="town square")
    whip = t.hand("Pistol Whip")
    t.turn_of(1)
    t.shootout(foe, mine)
    t.pass_()
    assert not t.can_use(whip)


@rule("CE-ConcealedWeapons", "CR-ConcealedWeapons-a")
def test_concealed_weapons_opens_every_location_booted_dudes_and_shootouts() -> None:
    t = Table()
    dude = t.dude(at="town square", booted=True)
    foe = t.dude(seat=1, at="town square")
    first, second = t.hand("Pearl-Handled Revolver", "Pinto")
    t.use(t.hand("Concealed Weapons"))
    t.pass_()
    t.shop(first, dude)
    assert first.host == dude
    t.turn_of(1)
    t.shootout(foe, dude)
    if t.decision.seat == 1:
        t.pass_()
    t.game.answer(("shop", second.id, dude.id))
    assert second.host == dude


@rule("CE-ConcealedWeapons")
@pytest.mark.parametrize("played", [True, False])
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("booted", [True, False])
def test_concealed_weapons_offer_goods_and_spells_and_nothing_else_in_a_shootout(
    played: bool, owner: int, booted: bool
) -> None:
    t = Table()
    place = t.deed(seat=owner)
    mage = t.dude(at=place, booted=booted, keywords=["Huckster 1"])
    foe = t.dude(seat=1, at=place)
    hat, hex_ = t.hand(plain("goods", cost=1), plain("spell", keywords=["Hex"], cost=1))
    t.hand(plain("dude", cost=1), plain("deed", cost=1))
    t.hand(plain("goods"), seat=1)
    if played:
        t.use(t.hand("Concealed Weapons"))
    t.turn_of(1)
    t.shootout(foe, mage)
    offered = {}
    while t.decision.kind == "play" and t.game.shootout.step == "make plays":
        offered[t.decision.seat] = t.offers("shop")
        t.pass_()
    free = [("shop", card.id, mage.id) for card in (hat, hex_)] if played else []
    assert offered == {0: free, 1: []}


@rule("CR-ConcealedWeapons-a", "CE-ConcealedWeapons")
@pytest.mark.parametrize("when", ["noon", "shootout"])
@pytest.mark.parametrize("title", ["Soul Blast", "Pinto"])
def test_concealed_weapons_hide_goods_and_spells_on_booted_dudes(when: str, title: str) -> None:
    t = Table()
    mage = t.dude(at="town square", booted=True, keywords=["Huckster 1"])
    card = t.hand(title)
    assert t.offers("shop") == []
    t.use(t.hand("Concealed Weapons"))
    if when == "noon":
        t.turn_of(0)
    else:
        t.shootout(t.dude(seat=1, at="town square"), mage)
    assert t.offers("shop") == [("shop", card.id, mage.id)]
    t.shop(card, mage)
    assert card.host == mage


def lost_round(t: Table, ours: list[Card], theirs: list[Card], leader: str, mark: str) -> None:
    t.shootout(ours[0], theirs[0], *ours[1:], *theirs[1:])
    t.hands(leader, mark)


@rule("CE-HotLeadFlyin", "CG-Shootout5-h")
@either_leads
def test_hot_lead_hits_the_winner_for_each_fallen_dude_above_the_pull() -> None:
    t = Table()
    ours = [t.dude(at="town square", value=value) for value in (5, 8, 12)]
    theirs = [t.dude(seat=1, at="town square") for _ in range(3)]
    hot = t.hand("Hot Lead Flyin'")
    t.stack("7♠")
    lost_round(t, ours, theirs, "2♣ 4♦ 6♥ 8♠ 10♣", "9♣ 9♦ 9♥ 4♠ 5♣")
    t.run("casualty")
    while t.decision.kind == "casualty" and t.decision.seat == 0:
        t.answer(lambda option: option.payload[-1] == "discard")
    t.use(hot)
    while t.decision.kind == "casualty":
        t.answer(lambda option: option.payload[-1] == "discard")
    assert sum(not foe.in_play for foe in theirs) == 2


@rule("CE-HotLeadFlyin")
@pytest.mark.parametrize(("pull", "hit"), [("8♠", 1), ("7♠", 2)])
@either_leads
def test_hot_lead_counts_the_aced_too_and_none_as_high_as_the_pull(pull: str, hit: int) -> None:
    t = Table()
    ours = [t.dude(at="town square", value=value) for value in (8, 12)]
    theirs = [t.dude(seat=1, at="town square") for _ in range(4)]
    hot = t.hand("Hot Lead Flyin'")
    assert hot.has("Headline")
    t.stack(pull)
    lost_round(t, ours, theirs, "2♣ 4♦ 6♥ 8♠ 10♣", "9♣ 9♦ 9♥ 9♠ 5♣")
    t.run("react")
    assert all(one in t.boot_hill_of() for one in ours)
    t.use(hot)
    while t.decision.kind == "casualty":
        t.answer(lambda option: option.payload[-1] == "discard")
    assert sum(not foe.in_play for foe in theirs) == hit


@rule("CE-HotLeadFlyin")
@pytest.mark.parametrize(("how", "stays"), [("home", True), ("discard", False)])
@either_leads
def test_hot_lead_counts_nobody_who_went_home(how: str, stays: bool) -> None:
    t = Table()
    ours = [t.dude(at="town square", value=9, keywords=["Harrowed"]), t.dude(at="town square", value=1)]
    foe, hot = t.dude(seat=1, at="town square"), t.hand("Hot Lead Flyin'")
    t.stack("2♠")
    lost_round(t, ours, [foe], LEGAL, "9♣ 9♦ 6♥ 8♠ 10♣" if how == "home" else "9♣ 9♦ 6♥ 6♠ 10♣")
    t.run("casualty")
    t.answer(("casualty", ours[0], how))
    t.use(hot)
    assert foe.in_play is stays


@rule("CE-HotLeadFlyin")
@pytest.mark.parametrize("saved", [True, False])
@either_leads
def test_hot_lead_counts_nobody_who_was_saved(saved: bool) -> None:
    t = Table()
    doctor = t.put("Arnold McCadish")
    mine, helper, foe = (t.dude(seat=seat, at="town square", value=9) for seat in (0, 0, 1))
    hot = t.hand("Hot Lead Flyin'")
    t.stack("K♠", "2♠") if saved else t.stack("2♠")
    t.shootout(mine, foe, helper)
    t.hands(LEGAL, "9♣ 9♦ 6♥ 8♠ 10♣")
    t.run("casualty")
    t.answer(("casualty", mine, "discard"))
    t.use(doctor) if saved else t.pass_()
    assert mine.in_play is saved
    t.use(hot)
    if not saved:
        t.pass_()  # Arnold could save the foe
    assert foe.in_play is saved


@rule("CR-HotLeadFlyin-a", "RB-6.1.5-af")
@either_leads
def test_hot_lead_may_be_played_after_losing_with_no_casualties() -> None:
    t = Table()
    dave = t.put("Sheriff Dave Montreal", at="town square")
    foe = t.dude(seat=1, at="town square", bullets=0)
    hot = t.hand("Hot Lead Flyin'")
    t.stack("2♠")
    t.shootout(dave, foe)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣ Q♦ K♥ J♣", "9♣ 9♣ 9♥ 7♠ 5♦")
    t.run("react")
    t.use(hot)
    assert dave.in_play and foe.in_play
    assert len(t.events(Pulled)) == 1


@rule("CR-TakinYaWithMe-f")
@pytest.mark.parametrize(("bullets", "hit"), [(0, True), (1, False)])
@either_leads
def test_takin_ya_may_be_played_after_losing_with_no_casualties(bullets: int, hit: bool) -> None:
    t = Table()
    dave = t.put("Sheriff Dave Montreal", at="town square")
    foe = t.dude(seat=1, at="town square", bullets=bullets)
    takin = t.hand("Takin' Ya With Me")
    t.shootout(dave, foe)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "9♣ 9♣ 9♥ 7♠ 5♦")
    t.run("react")
    t.use(takin)
    assert dave.in_play and foe.in_play is not hit


def test_one_good_turn_draws_or_pays() -> None:
    t = Table()
    turn = t.hand("One Good Turn…")
    t.use(turn, "favour")
    assert len(t.hand_of()) == 1
    u = Table()
    ours, theirs = square(u)
    turn = u.hand("One Good Turn…")
    shoot(u, ours, theirs, LEGAL, CHEAT)
    u.use(turn, "hush_money")
    assert u.rock() == 23


@rule("CR-Kidnappin-a", "RB-6.2.3-ad")
def test_kidnappin_brands_the_posse_and_discards_the_mark() -> None:
    t = Table()
    leader, friend = t.dude(bullets=2), t.dude(bullets=1)
    mark = t.dude(seat=1, at="town square", bullets=2)
    t.use(t.hand("Kidnappin'"), "", leader, mark, friend)
    t.form()
    assert (leader.bounty, friend.bounty) == (1, 1)
    assert mark in t.discard_of(1)


@rule("RB-6.2.3-ad", "RB-6.2.3-ae")
def test_kidnappin_fails_with_too_few_bullets() -> None:
    t = Table()
    leader = t.dude(bullets=2)
    mark = t.dude(seat=1, at="town square", bullets=2)
    t.use(t.hand("Kidnappin'"), "", mark)
    t.form()
    assert mark.in_play
    assert leader.at_home and leader.booted


@rule("CR-Kidnappin-a", "RB-6.2.4-b")
def test_kidnappers_at_a_private_location_gain_two() -> None:
    t = Table()
    leader, friend = t.dude(bullets=2), t.dude()
    late = t.dude(at=t.deed(keywords=["Out of Town"]))
    mark, stakes = t.dude(seat=1), t.hand("The Stakes Just Rose")
    t.use(t.hand("Kidnappin'"), "", leader, mark)
    t.form(friend, mark)
    assert (leader.bounty, friend.bounty, mark.bounty) == (2, 2, 0)
    t.use(stakes)
    assert late.in_posse and late.bounty == 2


@rule("FQ-Bounty-b", "CG-Bounty-e")
def test_rejoining_a_kidnapping_brands_again() -> None:
    t = Table()
    leader, friend = t.dude(bullets=2), t.dude(bullets=1)
    mark, guard = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    whip = t.hand("Pistol Whip", seat=1)
    stakes = t.hand("The Stakes Just Rose")
    t.use(t.hand("Kidnappin'"), "", leader, mark, friend)
    t.form(mark, guard)
    t.pass_()
    t.use(whip, "", guard, leader)
    t.use(stakes)
    assert leader.bounty == 2


@rule("CR-PinnedDown-a", "RB-6.1.5-ad")
@either_leads
def test_a_pinned_dude_must_be_the_first_casualty() -> None:
    t = Table()
    ours, theirs = square(t, foes=2)
    t.shootout(ours[0], theirs[0], theirs[1])
    t.use(t.hand("Pinned Down"), "", theirs[1])
    t.hands("9♣ 9♦ 6♥ 8♠ 10♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.run("flee")
    assert not theirs[1].in_play and theirs[0].in_play


@rule("CR-PinnedDown-a")
@pytest.mark.parametrize("code", ["01124", "24236"])
@either_leads
def test_a_dude_pinned_after_others_fell_is_the_next_to_fall(code: str) -> None:
    t = Table()
    ours, theirs = square(t, mine=2, foes=3)
    pin = t.hand(code)
    t.shootout(ours[0], theirs[0], ours[1], *theirs[1:])
    t.hands("9♣ 9♦ 6♥ 8♠ 10♣", LEGAL)
    t.run("casualty")
    t.answer(("casualty", theirs[0], "discard"))
    t.next_round()
    t.use(pin, "", theirs[2])
    t.hands("9♣ 9♦ 6♥ 8♠ 10♣", LEGAL)
    t.run("flee")
    assert [one.in_play for one in theirs] == [False, True, False]


@rule("CR-PinnedDown-a")
@pytest.mark.parametrize("code", ["01124", "24236"])
@either_leads
def test_a_pinned_dude_is_owed_until_the_next_casualty_however_late(code: str) -> None:
    t = Table()
    ours, theirs = square(t, mine=2, foes=3)
    t.shootout(ours[0], theirs[0], ours[1], *theirs[1:])
    t.use(t.hand(code), "", theirs[2])
    t.hands(LEGAL, "9♣ 9♦ 6♥ 8♠ 10♣")
    t.next_round()
    assert all(one.in_posse for one in theirs)
    t.hands("9♣ 9♦ 6♥ 8♠ 10♣", LEGAL)
    t.run("flee")
    assert [one.in_play for one in theirs] == [True, True, False]


@rule("CR-PinnedDown-d")
@either_leads
def test_a_pinned_dude_may_be_discarded_if_others_cover_the_rest() -> None:
    t = Table()
    ours, theirs = square(t, foes=2)
    t.shootout(ours[0], theirs[0], theirs[1])
    t.use(t.hand("Pinned Down"), "", theirs[1])
    t.hands("9♣ 9♦ 6♥ 6♠ 10♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.run("casualty")
    assert {option.payload[1:] for option in t.decision.options} == {
        (theirs[1].id, "discard"),
        (theirs[1].id, "ace"),
    }


@rule("CR-PinnedDown-e", "CG-Prevention-d")
@either_leads
def test_a_pinned_dude_who_left_pins_nobody() -> None:
    t = Table()
    ours, theirs = square(t, foes=3)
    t.shootout(ours[0], theirs[0], theirs[1], theirs[2])
    pin, whip = t.hand("Pinned Down", "Pistol Whip")
    t.use(pin, "", theirs[1])
    t.pass_()
    t.use(whip, "", theirs[1])
    t.hands("9♣ 9♦ 6♥ 8♠ 10♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.run("casualty")
    assert {option.payload[1] for option in t.decision.options} == {theirs[0].id, theirs[2].id}


def test_a_pinned_shooter_has_three_bullets_less() -> None:
    t = Table()
    mine = t.dude(at="town square")
    foe = t.dude(seat=1, at="town square", bullets=4, stud=True)
    t.shootout(mine, foe)
    t.use(t.hand("Pinned Down"), "", foe)
    t.run("resolution")
    assert foe.bullets == 1


@rule("CR-PinnedDown-c", "CG-Sidekicks-e")
@either_leads
def test_a_sidekick_cannot_stand_in_for_a_pinned_dude() -> None:
    t = Table()
    mine = t.dude(at="town square")
    foe = t.dude(seat=1, at="town square", has=["Bluetick"])
    other, (dog,) = t.dude(seat=1, at="town square"), foe.attachments
    t.shootout(mine, foe, other)
    t.use(t.hand("Pinned Down"), "", foe)
    t.hands("9♣ 9♦ 6♥ 8♠ 10♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.run("flee")
    assert not foe.in_play and other.in_play
    assert dog in t.discard_of(1), "it goes with him"


@rule("CR-RunEmDown-a", "CR-RunEmDown-b", "CR-RunEmDown-c", "FQ-RunEmDown-a")
def test_run_em_down_moves_riders_and_any_dude_there_may_call_out() -> None:
    t = Table()
    rider = t.dude(has=["Mustang"])
    on_foot = t.dude()
    local = t.dude(at="town square")
    foe = t.dude(seat=1, at="town square", booted=True)
    t.use(t.hand("Run 'Em Down!"))
    assert rider.in_town_square and not rider.booted and on_foot.at_home
    assert local in t.choices() and rider in t.choices()
    t.answer(local)
    t.form()
    assert t.game.shootout is not None and local.in_posse and foe.in_posse


@rule("CR-RunEmDown-b")
def test_run_em_down_needs_a_rider_next_door() -> None:
    t = Table()
    t.dude()
    t.dude(seat=1, at="town square")
    assert not t.can_use(t.hand("Run 'Em Down!"))


@rule("CR-RunEmDown-b")
def test_another_players_horse_runs_nobody_down() -> None:
    t = Table()
    t.dude()
    t.dude(seat=1, at="town square", has=["Mustang"])
    t.dude(seat=1, has=["Mustang"])
    assert not t.can_use(t.hand("Run 'Em Down!"))


@rule("CR-BountyHunter-a", "CR-BountyHunter-b", "CG-Bounty-b")
def test_the_hunter_is_yours_and_is_branded_at_a_private_place() -> None:
    t = Table()
    crook = t.dude(seat=1, bounty=1)
    t.use(t.hand("Bounty Hunter"))
    t.form()
    token = next(dude for dude in t.game.dudes() if dude.is_token)
    assert token.controller == t.seat(0) and token.bounty == 1
    assert crook.in_posse and t.rock() == 18


def test_reserves_gain_one() -> None:
    t = Table()
    t.use(t.hand("Reserves"))
    assert t.rock() == 21


def test_rumors_hurt_away_from_home() -> None:
    t = Table()
    dude = t.dude(seat=1, influence=2)
    t.use(t.hand("Rumors"))
    assert dude.influence == 2
    t.move(dude, "town square")
    assert dude.influence == 1


@rule("CR-CheatinVarmint-a", "FQ-CheatinVarmint-b", "CR-CheatinVarmint-b", "RB-3.7-c")
@either_leads
def test_cheatin_varmint_may_lower_any_players_hand() -> None:
    t = Table()
    ours, theirs = square(t)
    varmint = t.hand("Cheatin' Varmint")
    shoot(t, ours, theirs, "9♣ 9♦ 9♥ 8♠ 10♣", CHEAT)
    t.use(varmint, "catch")
    assert set(t.offers("player")) == {("player", 0), ("player", 1)}
    t.answer(0)
    assert t.rank(0) == 2


@rule("CR-CheatinVarmint-a")
@pytest.mark.parametrize("ability", ["catch", "accuse"])
@either_leads
def test_cheatin_varmint_is_for_those_with_a_draw_hand(ability: str) -> None:
    t = Table(seats=3)
    ours, theirs = square(t)
    varmint = t.hand("Cheatin' Varmint")
    shoot(t, ours, theirs, LEGAL, CHEAT)
    t.use(varmint, ability)
    assert set(t.offers("player")) == {("player", 0), ("player", 1)}


@rule("FQ-CheatinVarmint-c", "RB-6.1.4-l")
@either_leads
def test_cheatin_varmint_costs_five_against_a_legal_hand_and_lasts_the_round() -> None:
    t = Table()
    ours, theirs = square(t, mine=3, foes=3)
    varmint = t.hand("Cheatin' Varmint")
    shoot(t, ours, theirs, LEGAL, "9♣ 9♦ 9♥ 8♠ 10♣")
    t.use(varmint, "accuse", 1)
    assert t.rock() == 15
    assert t.rank(1) == 2
    t.run("flee")
    t.run("make plays")
    assert not t.game.state.modifiers.get(-1 - t.seat(1))


@rule("FQ-CheatinVarmint-c", "RB-5.1-r")
def test_cheatin_varmint_lowers_no_hand_that_is_drawn_to_break_a_tie() -> None:
    t = Table()
    mine, theirs = t.hand("Cheatin' Varmint"), t.hand("Cheatin' Varmint", seat=1)
    t.stack(*CHEAT.split(), *["2♣", "3♦", "4♥", "5♠", "7♣"])
    t.stack(*CHEAT.split(), *LEGAL.split(), seat=1)
    t.start("gambling")
    t.use(mine, "catch", 1)
    t.use(theirs, "catch", 0)
    assert t.winner == 0 and len(t.events(happens.Revealed)) == 2


@rule("FQ-CheatinVarmint-c")
@either_leads
def test_two_copies_of_cheatin_varmint_lower_a_rank_twice() -> None:
    t = Table()
    ours, theirs = square(t, mine=3, foes=3)
    first, second = t.hand("Cheatin' Varmint", "Cheatin' Varmint")
    shoot(t, ours, theirs, LEGAL, "9♣ 9♦ 9♥ 8♠ 8♣")
    for varmint in (first, second):
        t.use(varmint, "accuse", 1)
        t.pass_()
    assert t.rank(1) == 7 - 4
    t.next_round()
    t.hands(LEGAL, "9♣ 9♦ 9♥ 8♠ 8♣")
    t.run("resolution")
    assert t.rank(1) == 7


@rule("CR-FreshHorses-a")
def test_fresh_horses_unboots_and_refreshes() -> None:
    t = Table()
    rider = t.dude(has=["Mustang"])
    horse = rider.attachments[0]
    t.use(horse, "", "town-square")
    t.use(t.hand("Fresh Horses"))
    assert not horse.booted
    assert t.can_use(horse)


@rule("CR-FreshHorses-a")
def test_fresh_horses_are_good_for_one_more_ride() -> None:
    t = Table()
    horse = t.dude(has=["Mustang"]).attachments[0]
    t.use(horse, "", "town-square")
    t.use(t.hand("Fresh Horses"))
    assert t.decision.seat == 1, "not at once"
    t.use(horse, "", lambda option: True)
    horse.body.booted = False
    t._changed()
    t.turn_of(0)
    assert not t.can_use(horse)


def test_fresh_horses_needs_a_booted_horse() -> None:
    t = Table()
    t.dude(has=["Mustang"])
    assert not t.can_use(t.hand("Fresh Horses"))


def test_fresh_horses_gives_nothing_more_for_an_ability_that_was_not_used() -> None:
    t = Table()
    rider = t.dude(has=["Mustang"])
    horse = rider.attachments[0]
    horse.body.booted = True
    t.use(t.hand("Fresh Horses"))
    t.use(horse, "", "town-square")
    horse.body.booted = False
    assert not t.can_use(horse)


@rule("CR-MagicalDistraction-b", "CR-MagicalDistraction-d")
@either_leads
def test_magical_distraction_sets_the_base_rank_and_modifiers_apply() -> None:
    t = Table()
    mage = t.dude(at="town square", keywords=["Huckster 1"], has=["Soul Blast"])
    foe = t.dude(seat=1, at="town square")
    trick = t.hand("Magical Distraction")
    t.shootout(mage, foe)
    t.hands(LEGAL + " K♠", CHEAT)
    t.run("resolution")
    t.use(trick)
    assert not mage.attachments
    assert t.rank(0) == 11
    for _ in t.game.rules(t.seat(0)).rank(t.seat(0), -2, until="round"):
        raise AssertionError
    assert t.rank(0) == 9


@rule("CR-MagicalDistraction-d")
@either_leads
def test_magical_distraction_needs_a_spell_in_the_posse() -> None:
    t = Table()
    ours, theirs = square(t)
    trick = t.hand("Magical Distraction")
    shoot(t, ours, theirs, LEGAL, CHEAT)
    assert not t.can_use(trick)


@rule("CR-MagicalDistraction-d")
@either_leads
def test_a_spell_outside_the_posse_or_across_distracts_nobody() -> None:
    t = Table()
    ann, amy = t.dude(at="town square"), t.dude(at="town square", keywords=["Huckster 1"], has=["Soul Blast"])
    foe = t.dude(seat=1, at="town square", keywords=["Huckster 1"], has=["Soul Blast"])
    trick = t.hand("Magical Distraction")
    shoot(t, [ann], [foe], LEGAL, CHEAT)
    assert not amy.in_posse and not t.can_use(trick)


@rule("CR-MagicalDistraction-a")
@either_leads
def test_a_distraction_leaves_the_own_hand_as_it_is() -> None:
    t = Table()
    mage, foe = (
        t.dude(at="town square", keywords=["Huckster 1"], has=["Soul Blast"]),
        t.dude(seat=1, at="town square"),
    )
    trick = t.hand("Magical Distraction")
    answer = t.hand(able("action", cheatin()), seat=1)
    shoot(t, [mage], [foe], CHEAT, CHEAT)
    held = t.draw_hand_of(0)
    t.use(trick)
    assert t.draw_hand_of(0) == held and t.is_cheatin(0) and t.can_use(answer)


def test_extortion_gains_the_production_of_a_deed_you_hold() -> None:
    t = Table()
    deed = t.deed(seat=1, production=3)
    extortion = t.hand("Extortion")
    assert not t.can_use(extortion)
    t.dude(at=deed, influence=1)
    t.use(extortion)
    assert t.rock() == 23


@rule("RB-5.3.4-w")
def test_recruitment_drive_brings_a_discarded_card_for_five_less() -> None:
    t = Table(stash=3)
    t.dude()
    dude = t.discard(plain("dude", cost=7))
    t.use(t.hand("Recruitment Drive"))
    t.form()
    assert dude.in_play and dude.at_home
    assert t.rock() == 0


@rule("CE-Unprepared", "FQ-Unprepared-a")
@either_leads
def test_unprepared_boots_and_silences_a_dude_and_his_things() -> None:
    t = Table()
    mine = t.dude(at="town square")
    foe = t.put('Xiong "Wendy" Cheng', seat=1, at="town square", has=["Shotgun"])
    t.shootout(mine, foe)
    assert foe.bullets == 3
    t.use(t.hand("Unprepared"), "", foe)
    gun = foe.attachments[0]
    assert foe.booted and gun.booted
    assert foe.bullets == 1
    foe.body.booted = False
    t.game.state.version += 1
    assert not t.can_use(foe)


class Charm(Goods):
    """Goods with a bullet, a trait and an ability."""

    @always(Stat.INFLUENCE, on=BEARER)
    def shine(self, card: Card) -> int:
        return 2

    @shootout()
    def spark(self, use: Use) -> None:
        use.modify(self.bearer, value=1)


@rule("CE-Unprepared", "FQ-Unprepared-a")
def test_unprepared_takes_traits_abilities_and_bonuses_until_the_shootout_is_over() -> None:
    t = Table(winner=1)
    mine, more = t.dude(at="town square"), t.dude(at="town square")
    own = able("dude", shootout(repeat=True), lambda use: use.modify(use.card, value=1), bullets=2)
    foe, friend = t.put(own, seat=1, at="town square"), t.dude(seat=1, at="town square")
    charm = t.attach(plain("goods", behaviour=Charm, bullet_bonus=3), foe)
    t.shootout(mine, foe, more, friend)
    assert (foe.bullets, foe.influence) == (5, 2) and t.can_use(foe) and t.can_use(charm)
    t.pass_()
    t.use(t.hand("01134"), "", foe)
    for card in (foe, charm):
        assert card.booted
        card.body.booted = False
    t._game.state.version += 1
    assert (foe.bullets, foe.influence) == (1, 0) and not t.can_use(foe) and not t.can_use(charm)
    t.hands(LEGAL, LEGAL)
    t.run("casualty")
    t.answer(("casualty", more, "discard"), ("casualty", friend, "discard"))
    t.run("make plays")
    assert (foe.bullets, foe.influence) == (1, 0), "in the second round too"
    assert t.decision.seat == 1 and not t.can_use(foe) and not t.can_use(charm)
    list(t.game.rules(t.seat(0)).send_home_booted(mine))
    t.finish()
    assert t.game.shootout is None and (foe.bullets, foe.influence) == (5, 2)
    t.turn_of(1)
    t.shootout(foe, t.dude(at="town square"))
    assert t.can_use(charm) and t.can_use(foe)


@rule("FQ-Jobs-d", "FQ-Jobs-e")
def test_a_coach_comes_to_town_pays_the_robber() -> None:
    t = Table()
    leader = t.dude()
    guard = t.dude(seat=1, at="town square")
    coach = t.hand("A Coach Comes to Town")
    t.use(coach)
    t.form(guard)
    assert not leader.booted
    assert coach not in t.discard_of()
    t.hands("9♣ 9♦ 9♥ 8♠ 10♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.finish()
    assert t.rock() == 24
    assert coach in t.discard_of()


@rule("CR-ACoachComestoTown-a")
def test_a_failed_coach_robbery_pays_the_guards_who_are_left() -> None:
    t = Table()
    leader = t.dude()
    guard = t.dude(seat=1, at="town square")
    t.use(t.hand("A Coach Comes to Town"))
    t.form(guard)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "9♣ 9♦ 9♥ 8♠ 10♣")
    t.finish()
    assert not leader.in_play
    assert t.rock(1) == 24


@rule("CR-ACoachComestoTown-a")
def test_of_several_guards_only_those_who_are_left_are_paid() -> None:
    t = Table(seats=4)
    robber, tired, third = (t.dude(seat=seat, at="town square") for seat in (0, 1, 2))
    t.dude(seat=3)
    t.use(t.hand("A Coach Comes to Town"))
    while t.decision.seat != 1:
        t.answer("done")
    t.answer(tired)
    t.answer(("invite", 2), third)
    t.form()
    t.hands("9♣ 9♦ 6♥ 8♠ 10♣", "8♣ 8♦ 6♥ 4♠ 10♦")
    t.run("casualty")
    t.answer(("casualty", tired, "discard"))
    t.run("play")
    assert not robber.in_play and not tired.in_play and third.in_play
    assert [t.rock(seat) for seat in range(4)] == [20, 20, 24, 20]


@rule("CR-ACoachComestoTown-a")
def test_who_controls_the_guard_is_paid_for_a_failed_coach_robbery() -> None:
    t = Table(seats=3)
    robber, guard = t.dude(), t.dude(seat=2, at="town square")
    guard.body.controller = t.seat(1)
    t._changed()
    t.use(t.hand("A Coach Comes to Town"))
    t.form(guard)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "9♣ 9♦ 9♥ 8♠ 10♣")
    t.finish()
    assert not robber.in_play and guard.in_play
    assert [t.rock(seat) for seat in range(3)] == [20, 24, 20]


@rule("CR-ACoachComestoTown-a")
def test_a_coach_robbery_that_succeeds_pays_no_guard() -> None:
    t = Table()
    t.dude()
    guard = t.dude(seat=1, at="town square")
    t.use(t.hand("A Coach Comes to Town"))
    t.form(guard)
    t.hands("9♣ 9♦ 9♥ 8♠ 10♣", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.finish()
    assert (t.rock(0), t.rock(1)) == (24, 20)


def test_hex_slingin_trades_a_hex_for_two_ranks() -> None:
    t = Table()
    mage = t.dude(at="town square", keywords=["Huckster 1"], has=["Soul Blast"])
    foe = t.dude(seat=1, at="town square")
    sling = t.hand("Hex Slingin'")
    t.shootout(mage, foe)
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    t.use(sling)
    assert t.rank(0) == 3
    assert not mage.attachments


@pytest.mark.parametrize("taken", [2, 1])
def test_a_holdup_takes_up_to_the_production_and_brands_the_robber(taken: int) -> None:
    t = Table(stash=2)
    deed = t.deed(seat=1, production=3)
    robber = t.dude(at=deed)
    t.use(t.hand("This is a Holdup!"))
    assert [option.payload[1] for option in t.decision.options] == [0, 1, 2], "the owner has no more"
    t.answer(taken)
    assert (t.rock(), t.rock(1)) == (2 + taken, 2 - taken)
    assert robber.booted and robber.bounty == taken


@pytest.mark.parametrize("why", ["no production", "an empty stash", "a vault"])
def test_a_holdup_needs_ghost_rock_that_can_be_taken(why: str) -> None:
    t = Table()
    deed = t.deed(seat=1, production=0 if why == "no production" else 2)
    robber, holdup = t.dude(at=deed), t.hand("This is a Holdup!")
    if why == "a vault":
        t.put("Bank of California", seat=1)
    if why == "an empty stash":
        t.stash(0, 1)
    assert not t.can_use(holdup)
    other = t.dude(at=t.deed(seat=1, production=1)) if why == "no production" else None
    assert t.can_use(holdup) == (other is not None) and not robber.booted


def test_clear_out_moves_a_dude_to_a_deed_taken_from_you() -> None:
    t = Table()
    deed = t.deed()
    mine = t.dude(booted=True)
    clear = t.hand("Clear Out!")
    assert not t.can_use(clear)
    t.dude(seat=1, at=deed, influence=1)
    t.use(clear)
    assert mine.place == deed.id


@rule("CR-KevinWainwright-a")
def test_clear_out_does_not_clear_out_who_is_there_already() -> None:
    t = Table()
    deed = t.deed()
    mine = t.dude(at=deed)
    t.dude(seat=1, at=deed, influence=1)
    clear = t.hand("Clear Out!")
    assert not t.can_use(clear)
    t.move(mine, "home")
    t.use(clear)
    assert mine.place == deed.id


def test_missed_unboots_a_posse_dude() -> None:
    t = Table()
    ours, theirs = square(t)
    helper = t.dude()
    t.shootout(ours[0], theirs[0], helper)
    assert helper.booted
    t.use(t.hand("Missed!"))
    assert not helper.booted


def taken_with(t: Table, *, mine: int, foe: int) -> Card:
    ours = [t.dude(at="town square", bullets=mine), t.dude(at="town square", bullets=0)]
    theirs = t.dude(seat=1, at="town square", bullets=foe)
    takin = t.hand("Takin' Ya With Me")
    t.shootout(ours[0], theirs, ours[1])
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "9♣ 9♦ 6♥ 8♠ 10♣")
    t.run("casualty")
    t.answer((ours[0], "discard"))
    t.use(takin)
    return theirs


@rule("CR-TakinYaWithMe-c")
@either_leads
def test_takin_ya_hits_a_foe_with_no_more_bullets_than_your_casualty() -> None:
    t = Table()
    assert not taken_with(t, mine=2, foe=2).in_play
    assert len(t.events(CasualtiesTaken)) >= 1


def test_takin_ya_misses_when_all_foes_shoot_better() -> None:
    t = Table()
    assert taken_with(t, mine=1, foe=2).in_play


@rule("CR-TakinYaWithMe-a")
@either_leads
def test_takin_ya_reads_printed_bullets_of_those_gone() -> None:
    t = Table()
    ours = [t.dude(at="town square", bullets=1, has=["Peacemaker"]), t.dude(at="town square", bullets=0)]
    foe = t.dude(seat=1, at="town square", bullets=2)
    takin = t.hand("Takin' Ya With Me")
    t.shootout(ours[0], foe, ours[1])
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "9♣ 9♦ 6♥ 8♠ 10♣")
    t.run("casualty")
    t.answer((ours[0], "discard"))
    t.use(takin)
    assert foe.in_play


@rule("FQ-TakinYaWithMe-a", "CR-TakinYaWithMe-a")
@pytest.mark.parametrize(("bullets", "hit"), [(3, False), (2, True)])
@either_leads
def test_takin_ya_reads_printed_bullets_of_an_aced_dude(bullets: int, hit: bool) -> None:
    t = Table()
    mine = t.dude(at="town square", bullets=2, has=["Peacemaker"])
    t.game.rules(t.seat(0)).modify(mine, bullets=4)
    helper, foe = t.dude(at="town square"), t.dude(seat=1, at="town square", bullets=bullets)
    takin = t.hand("Takin' Ya With Me")
    t.shootout(mine, foe, helper)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "9♣ 9♦ 6♥ 6♠ 10♣")
    t.run("casualty")
    t.answer((mine, "ace"))
    assert mine in t.boot_hill_of()
    t.use(takin)
    assert foe.in_play is not hit


@rule("CR-TakinYaWithMe-c")
@either_leads
def test_the_moment_for_takin_ya_is_between_the_losers_and_the_winners_casualties() -> None:
    t = Table()
    ours, theirs = square(t, mine=2, foes=2)
    takin = t.hand("Takin' Ya With Me")
    t.shootout(ours[0], theirs[0], ours[1], theirs[1])
    t.hands("8♣ 8♦ 6♥ 4♠ 10♣", "9♣ 9♦ 6♠ 4♥ 10♦")
    asked = []
    while t.game.shootout is not None and t.game.shootout.round == 1:
        asked.append((t.decision.kind, t.decision.seat))
        if t.decision.kind == "react":
            assert [key[1] for key in t.offers("react")] == [takin.id]
        t.game.answer(t.plain_answer())
    start = asked.index(("casualty", 0))
    assert asked[start : start + 3] == [("casualty", 0), ("react", 0), ("casualty", 1)]
    assert asked.count(("react", 0)) == 1, "never later"


@rule("CR-TakinYaWithMe-d", "CG-Sidekicks-f")
@pytest.mark.parametrize(("bullets", "hit"), [(1, False), (0, True)])
@pytest.mark.parametrize(
    "dog", ["Bluetick", plain("goods", "Gun dog", keywords=["Sidekick"], bullet_bonus=2)]
)
@either_leads
def test_takin_ya_reads_a_sidekick_as_zero(bullets: int, hit: bool, dog) -> None:
    t = Table()
    mine = t.dude(at="town square", bullets=3, has=[dog])
    foe = t.dude(seat=1, at="town square", bullets=bullets)
    takin = t.hand("Takin' Ya With Me")
    t.shootout(mine, foe)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "9♣ 9♦ 6♥ 8♠ 10♣")
    t.run("casualty")
    t.answer((mine.attachments[0], "discard"))
    t.use(takin)
    assert foe.in_play is not hit


@rule("CR-TakinYaWithMe-e")
@pytest.mark.parametrize(("bullets", "hit"), [(1, False), (0, True)])
@pytest.mark.parametrize("theirs", ["9♣ 9♦ 6♥ 8♠ 10♣ K♠", "9♣ 9♦ 9♥ 8♠ 10♣ K♠"])
def test_takin_ya_reads_a_token_as_zero(bullets: int, hit: bool, theirs: str) -> None:
    t = Table()
    crook = t.dude(seat=1, bounty=1, at="town square", bullets=bullets)
    takin = t.hand("Takin' Ya With Me")
    t.use(t.hand("Bounty Hunter"))
    t.form()
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣ J♦ Q♥", theirs)
    t.run("react")
    t.use(takin)
    assert crook.in_play is not hit


@rule("CR-TakinYaWithMe-b")
@either_leads
def test_takin_ya_reads_current_bullets_of_a_saved_casualty() -> None:
    t = Table()
    doctor = t.put("Arnold McCadish")
    ours = [
        t.dude(at="town square", bullets=1, value=2, has=["Peacemaker"]),
        t.dude(at="town square", bullets=0),
    ]
    foe = t.dude(seat=1, at="town square", bullets=2)
    takin = t.hand("Takin' Ya With Me")
    t.shootout(ours[0], foe, ours[1])
    t.stack("K♠")
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "9♣ 9♦ 6♥ 8♠ 10♣")
    t.run("casualty")
    t.answer((ours[0], "discard"))
    t.use(doctor)
    t.use(takin)
    assert not foe.in_play


@rule("CR-GoodStiffDrink-a")
def test_a_good_stiff_drink_allows_one_later_use() -> None:
    t = Table()
    allie = t.put("Allie Hensman", at="town square")
    t.use(allie)
    t.use(t.hand("Good Stiff Drink"))
    assert allie.control == 1 and allie.booted
    assert t.decision.seat == 1, "not at once"
    for control in (1, 2):
        assert allie.control == control
        allie.body.booted = False
        t._changed()
        t.turn_of(0)
        assert t.can_use(allie) is (control == 1)
        if control == 1:
            t.use(allie)


def test_point_blank_makes_the_opponent_ace_a_weaker_dude() -> None:
    t = Table()
    mine = t.dude(at="town square", bullets=2, stud=True)
    weak = t.dude(seat=1, at="town square", bullets=1)
    strong = t.dude(seat=1, at="town square", bullets=2)
    shot = t.hand("Point Blank")
    t.shootout(mine, weak, strong)
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    t.use(shot)
    assert mine.booted
    assert weak in t.boot_hill_of(1) and strong.in_play


def test_run_em_down_asks_nobody_to_call_out_who_cannot_be_called_out() -> None:
    t = Table()
    rider = t.dude(at="town square", has=["Mustang"])
    hostess = t.put("Clementine Lepp", seat=1, at=t.put("Charlie's Place", seat=1))
    t.use(t.hand("Run 'Em Down!"))
    assert rider.place == hostess.place and hostess.booted
    assert t.decision.kind == "play"


def test_a_secret_tunnel_moves_and_gives_another_play() -> None:
    t = Table()
    one, two = t.deed(), t.deed()
    dude = t.dude(at=one, booted=True)
    t.use(t.hand("A Secret Tunnel"))
    assert dude.place == two.id
    assert t.decision.seat == 0 and t.decision.kind == "play"
    assert t.rock() == 19
