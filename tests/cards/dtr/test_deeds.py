"""Base Set deeds, each as its printed text and the rulings have it."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Card,
    Flow,
    Goods,
    Use,
    dude,
    happens,
    noon,
    opposing,
    react,
    shootout,
    trait,
)
from gomorra.catalog import Printing
from gomorra.engine.events import EnteredPlay, Gained, PossesFormed
from gomorra.testing import Table, able, either_leads, plain, rule


class Badge(Goods):
    """Goods for Deputies."""

    def can_attach_to(self, host: Card) -> bool:
        return host.has("Deputy")


def thief(influence: int = 0) -> Printing:
    return able("dude", noon(), lambda use: use.take(2, use.opponent), influence=influence)


def killer() -> Printing:
    return able("dude", noon(repeat=True, target=dude), lambda use: use.ace(use.target))


def gunman() -> Printing:
    """A dude with a Shootout play to make, any number of times."""
    weaken = shootout(repeat=True, target=opposing & dude)
    return able("dude", weaken, lambda use: use.modify(use.target, value=-1))


def conjurer() -> Printing:
    """A dude who makes a token."""

    def conjure(use: Use) -> Flow[None]:
        ghost = use.game.face(plain("dude", "Ghost", keywords=("Token",)))
        yield from use.create_token(ghost, use.here)

    return able("dude", noon(), conjure)


def reinforcements() -> Printing:
    """A Shootout action that brings a dude from hand to the place of the shootout."""

    def arrive(use: Use) -> Flow[None]:
        fight = use.game.shootout
        assert fight is not None
        (newcomer,) = use.game.state.players[use.seat].hand
        yield from use.play(use.game.card(newcomer), at=use.game.card(fight.location))

    return able("action", shootout(), arrive)


# Bank of California


def test_bank_of_california_keeps_thieves_from_its_controller() -> None:
    t = Table()
    t.put("Bank of California", seat=1)
    crook = t.put(thief())
    t.use(crook)
    assert (t.rock(0), t.rock(1)) == (20, 20)


def test_bank_of_california_protects_nobody_but_its_controller() -> None:
    t = Table()
    bank = t.put("Bank of California", seat=1)
    crook = t.put(thief(influence=1), at=bank)
    t.use(crook)
    assert (t.rock(0), t.rock(1)) == (22, 18)


# Pony Express


def test_pony_express_trades_a_card_for_a_new_one() -> None:
    t = Table()
    express = t.put("Pony Express")
    letter, _ = t.hand(plain("action"), plain("action"))
    (top,) = [t.stack("8♠")]
    t.use(express, "deliver", letter)
    assert letter in t.discard_of() and top in t.hand_of()
    assert express.booted and len(t.hand_of()) == 2


@rule("FQ-PonyExpress-a")
def test_pony_express_needs_a_card_in_hand() -> None:
    t = Table()
    express = t.put("Pony Express")
    assert not t.can_use(express, "deliver")
    t.hand(plain("action"))
    assert t.can_use(express, "deliver")


@rule("RB-5.3.1-o", "RB-5.3.1-p")
def test_only_the_controller_of_a_deed_uses_it() -> None:
    t = Table()
    express = t.put("Pony Express", seat=1)
    t.dude(influence=1, at=express)
    t.hand(plain("action"), seat=0)
    t.hand(plain("action"), seat=1)
    assert t.can_use(express, seat=0)
    assert not t.can_use(express, seat=1)


# Gomorra Parish


def test_gomorra_parish_pays_for_a_card_aced_from_hand() -> None:
    t = Table()
    parish = t.put("Gomorra Parish")
    card = t.hand(plain("action"))
    t.use(parish, "bury")
    assert card in t.boot_hill_of() and t.rock() == 21 and parish.booted


def test_gomorra_parish_needs_a_card_in_hand() -> None:
    t = Table()
    assert not t.can_use(t.put("Gomorra Parish"), "bury")


@rule("CR-GomorraParish-a")
def test_a_unique_card_buried_at_gomorra_parish_blocks_its_copies() -> None:
    t = Table()
    parish = t.put("Gomorra Parish")
    first, second = t.hand("Pancho Castillo", "Pancho Castillo")
    assert ("shop", second.id) in t.offers("shop")
    t.use(parish, "bury", first)
    t.turn_of(0)
    refusal = t.why_not("shop", second)
    assert refusal is not None and refusal.rule == "CG-Uniqueness-b"


# The Town Hall


def test_the_town_hall_lowers_upkeep_by_influence() -> None:
    t = Table()
    hall = t.put("The Town Hall")
    clerk = t.dude(at=hall, upkeep=3, influence=2)
    t.dude(upkeep=2, influence=2)
    t.start("upkeep")
    t.use(hall, "salary")
    assert hall.booted and clerk.upkeep == 1
    t.run("noon")
    assert t.rock() == 20 + 2 - 1 - 2 and clerk.upkeep == 3


def test_the_town_hall_counts_the_surcharge_of_a_foreign_dude() -> None:
    t = Table("Law Dogs", "Law Dogs")
    hall = t.put("The Town Hall")
    stranger = t.dude(at=hall, upkeep=0, influence=2, gangs=("Sloane Gang",))
    assert stranger.upkeep == 2
    t.start("upkeep")
    t.use(hall, "salary")
    t.run("noon")
    assert t.rock() == 20 + hall.production + t.game.outfit(t.seat(0)).production


def test_the_town_hall_reaches_only_dudes_there_and_only_at_upkeep() -> None:
    t = Table()
    hall = t.put("The Town Hall")
    t.dude(upkeep=2, influence=2)
    t.start("upkeep")
    assert t.decision.kind == "upkeep" and not hall.booted


def test_the_town_hall_is_closed_when_other_phases_begin() -> None:
    t = Table()
    hall = t.put("The Town Hall")
    t.dude(at=hall, upkeep=2, influence=2)
    t.dude(seat=1, influence=3)
    t.hand(plain("action"))
    t.start("sundown")
    assert t.decision.kind == "sundown discard" and not hall.booted


# 1st Baptist Church


def test_1st_baptist_church_gives_its_controller_a_hand_of_six() -> None:
    t = Table()
    t.put("1st Baptist Church")
    t.dude(seat=1, influence=3)
    t.end_day()
    assert (len(t.hand_of(0)), len(t.hand_of(1))) == (6, 5)


@rule("CR-1stBaptistChurch-a", "CG-Duration-a")
def test_control_by_a_days_influence_still_counts_when_hands_are_refilled() -> None:
    t = Table()
    church, tailor = t.put("1st Baptist Church"), t.put("Yan Li's Tailoring", seat=1)
    preacher = t.dude(seat=1, at=church, influence=0)
    t.dude(influence=4)
    t.use(tailor, "dress_up", preacher)
    assert church.controller == t.seat(1)
    t.stop("after", happens.SundownChecked)
    assert (t.game.state.phase, t.hand_of(0), t.hand_of(1)) == ("sundown", [], []), "victory is checked first"
    t.pass_()
    t.run("noon")
    assert (len(t.hand_of(0)), len(t.hand_of(1))) == (5, 6)
    assert church.controller == t.seat(0)


@rule("CR-1stBaptistChurch-b")
def test_1st_baptist_church_leaves_draw_hands_alone() -> None:
    t = Table()
    t.put("1st Baptist Church")
    joker = t.stack("joker")
    t.start("gambling")
    assert t.decision.source == joker.id and len(t.game.state.players[t.seat(0)].draw_hand) == 5


@rule("CR-1stBaptistChurch-b")
@either_leads
def test_1st_baptist_church_draws_no_more_in_a_shootout() -> None:
    t = Table()
    t.put("1st Baptist Church")
    t.shootout(t.dude(at="town square", bullets=1, stud=True), t.dude(seat=1, at="town square"))
    t.run("keep five")
    assert len(t.draw_hand_of(0)) == 6


# Yan Li's Tailoring


def test_yan_lis_tailoring_raises_any_dudes_influence_for_the_day() -> None:
    t = Table()
    tailor = t.put("Yan Li's Tailoring")
    t.dude(influence=1)
    other = t.dude(seat=1, influence=1)
    t.use(tailor, "dress_up", other)
    assert other.influence == 2 and tailor.booted
    t.end_day()
    assert other.influence == 1


# B & B Attorneys


@pytest.mark.parametrize(("way", "bounty"), [("raise", 3), ("lower", 1)])
def test_b_and_b_attorneys_move_a_bounty_by_one(way: str, bounty: int) -> None:
    t = Table()
    office = t.put("B & B Attorneys")
    outlaw = t.dude(seat=1, bounty=2)
    t.use(office, "plead", way)
    assert outlaw.bounty == bounty and office.booted


def test_b_and_b_attorneys_can_clear_a_name() -> None:
    t = Table()
    office = t.put("B & B Attorneys")
    outlaw = t.dude(bounty=1)
    t.use(office, "plead", "lower")
    assert not outlaw.wanted


def test_b_and_b_attorneys_take_only_wanted_clients() -> None:
    t = Table()
    office = t.put("B & B Attorneys")
    t.dude()
    assert not t.can_use(office, "plead")


# Dead Dog Tavern


@rule("CG-Rowdy-b")
@pytest.mark.parametrize("printing", ["01062", "24115"])
def test_dead_dog_tavern_obeys_bullets(printing: str) -> None:
    t = Table()
    tavern = t.put(printing)
    t.dude(at=tavern, influence=4, bullets=1)
    t.dude(seat=1, at=tavern, bullets=2)
    assert tavern.controller == t.seat(1)


@rule("CG-Rowdy-b")
def test_only_the_weird_west_tavern_is_rowdy() -> None:
    t = Table()
    assert not t.put("01062").has("Rowdy")
    assert t.put("24115").has("Rowdy")


# Charlie's Place


@pytest.mark.parametrize(("way", "bullets"), [("raise", 5), ("lower", 1)])
def test_charlies_place_changes_bullets_by_two(way: str, bullets: int) -> None:
    t = Table()
    bar = t.put("Charlie's Place")
    guest = t.dude(seat=1, at=bar, bullets=3)
    t.use(bar, "drinks", way)
    assert guest.bullets == bullets and bar.booted


def test_charlies_place_serves_only_guests() -> None:
    t = Table()
    bar = t.put("Charlie's Place")
    t.dude(at="town square", bullets=3)
    assert not t.can_use(bar, "drinks")


# Pearly's Palace


@rule("CR-PearlysPalace-a")
@either_leads
def test_pearlys_palace_gives_a_play_ahead_of_the_winners_first() -> None:
    t = Table()
    palace = t.put("Pearly's Palace")
    ann, bob = t.put(gunman(), at="town square"), t.put(gunman(), seat=1, at="town square")
    t.shootout(ann, bob)
    t.use(palace, "first_shot")
    assert t.offers("pass") == []
    t.use(ann)
    assert palace.booted
    assert t.decision.seat == 0 and t.decision.kind == "play"
    t.use(ann)
    assert t.decision.seat == 1


@rule("CR-PearlysPalace-a")
@either_leads
def test_after_the_palace_the_winner_begins_though_another_controls_it() -> None:
    t = Table()
    palace = t.put("Pearly's Palace", seat=1)
    ann, bob = t.put(gunman(), at="town square"), t.put(gunman(), seat=1, at="town square")
    t.shootout(ann, bob)
    t.use(palace, "first_shot")
    t.use(bob)
    assert (t.decision.seat, t.decision.kind) == (0, "play")


def test_pearlys_palace_comes_before_the_winner_who_is_somebody_else() -> None:
    t = Table(winner=1)
    palace = t.put("Pearly's Palace")
    ann, bob = t.put(gunman(), at="town square"), t.put(gunman(), seat=1, at="town square")
    t.shootout(ann, bob)
    t.use(palace, "first_shot")
    t.use(ann)
    assert t.decision.seat == 1


def test_pearlys_palace_may_be_left_alone_and_needs_a_play_to_make() -> None:
    t = Table()
    palace = t.put("Pearly's Palace")
    ann, bob = t.dude(at="town square"), t.put(gunman(), seat=1, at="town square")
    t.shootout(ann, bob)
    assert t.decision.kind == "play" and not palace.booted
    t.finish()
    carl = t.put(gunman(), at="town square")
    dan = t.dude(seat=1, at="town square")
    t.shootout(carl, dan)
    t.pass_()
    assert t.decision.kind == "play" and not palace.booted


@rule("CR-PearlysPalace-b", "CR-FiveAcesGamblingHall-a")
@either_leads
def test_pearlys_palace_waits_until_posses_are_complete() -> None:
    t = Table()
    palace = t.put("Pearly's Palace")
    ann, bob = t.put(gunman(), at="town square"), t.dude(seat=1, at="town square")
    late = t.dude(seat=1)
    t.put(able("deed", react("after", PossesFormed), lambda use: use.join(late)), seat=1)
    t.shootout(ann, bob)
    assert t.decision.seat == 1 and not palace.booted
    t.answer("react")
    t.use(palace, "first_shot")
    t.use(ann)
    assert t.choices() == [bob, late]


# Killer Bunnies Casino


def test_killer_bunnies_casino_allows_a_second_discard_at_sundown() -> None:
    t = Table()
    t.put("Killer Bunnies Casino")
    a, b, c = t.hand(plain("action"), plain("action"), plain("action"))
    x, y = t.hand(plain("action"), plain("action"), seat=1)
    t.dude(seat=1, influence=1)
    t.start("sundown")
    t.answer(a, b)
    assert t.discard_of(0) == [a, b] and c in t.hand_of(0)
    assert t.decision.seat == 1
    t.answer(x)
    assert y in t.hand_of(1)


# Stagecoach Office


def test_stagecoach_office_sets_a_new_dude_down_at_a_controlled_location() -> None:
    t = Table()
    office = t.put("Stagecoach Office")
    strike = t.put("Jackson's Strike")
    newcomer = t.hand("Pancho Castillo")
    t.shop(newcomer)
    t.answer("react")
    assert {card.id for card in t.choices()} == {office.id, strike.id, t.game.outfit(t.seat(0)).id}
    t.answer(strike)
    assert newcomer.place == strike.id and office.booted


def test_stagecoach_office_serves_only_its_own_controller() -> None:
    t = Table()
    office = t.put("Stagecoach Office", seat=1)
    newcomer = t.hand("Pancho Castillo")
    t.shop(newcomer)
    assert newcomer.at_home and not office.booted


def test_stagecoach_office_carries_no_tokens() -> None:
    t = Table()
    office = t.put("Stagecoach Office")
    maker = t.put(conjurer())
    t.use(maker)
    assert len(maker.dudes_here) == 2 and maker.dudes_here[1].is_token
    assert t.decision.kind == "play" and not office.booted


@rule("CR-StagecoachOffice-a", "CR-StagecoachOffice-b")
@either_leads
def test_stagecoach_office_redirects_a_dude_that_an_effect_brings_into_a_fight() -> None:
    t = Table()
    office = t.put("Stagecoach Office")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    action, newcomer = t.hand(reinforcements(), "Pancho Castillo")
    t.shootout(ann, bob)
    t.use(action)
    t.answer("react", office)
    assert newcomer.place == office.id and not newcomer.in_posse


@rule("CR-StagecoachOffice-a", "CR-StagecoachOffice-b")
@pytest.mark.parametrize("bringer", ["Clown Carriage", "Serendipitous Arrival", "Carter Richardson"])
def test_who_takes_the_stagecoach_is_not_played_into_the_posse(bringer: str) -> None:
    t = Table()
    office, carriage = t.put("Stagecoach Office"), bringer == "Clown Carriage"
    ann = t.dude(at="town square", has=[bringer] if carriage else [])
    freak = plain("dude", "Freak", keywords=["Abomination"], cost=0)
    newcomer = t.hand(bringer if bringer == "Carter Richardson" else freak)
    t.shootout(ann, t.dude(seat=1, at="town square", bounty=1))
    t.use(ann.attachments[0] if carriage else newcomer if newcomer.title == bringer else t.hand(bringer))
    t.answer("react", office)
    assert newcomer.place == office.id and not newcomer.in_posse


# Cattle Market


@pytest.mark.parametrize("printing", ["01068", "24122"])
def test_cattle_market_is_worth_a_point_with_another_ranch(printing: str) -> None:
    t = Table()
    market = t.put(printing)
    assert market.control == 0
    t.put("Blake Ranch", seat=1)
    t.put("Circle M Ranch", seat=1)
    assert market.control == 1


def test_cattle_market_raises_the_value_of_all_dudes_there() -> None:
    t = Table()
    market = t.put("Cattle Market")
    mine, theirs = t.dude(at=market, value=4), t.dude(seat=1, at=market, value=12)
    outside = t.dude(value=4)
    assert (mine.value, theirs.value, outside.value) == (7, 13, 4)


# Circle M Ranch


@pytest.mark.parametrize(("held", "after"), [(3, 4), (4, 4), (0, 1)])
def test_circle_m_ranch_draws_for_a_hand_of_three_or_fewer(held: int, after: int) -> None:
    t = Table()
    ranch = t.put("Circle M Ranch")
    for _ in range(held):
        t.hand(plain("action"))
    t.use(ranch, "hire")
    assert len(t.hand_of()) == after and ranch.booted


# Bunkhouse


@rule("CE-Bunkhouse")
@pytest.mark.parametrize(("influence", "there"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_bunkhouse_lifts_dudes_with_little_influence(influence: int, there: int) -> None:
    t = Table()
    bunkhouse = t.put("Bunkhouse")
    hand = t.dude(seat=1, at=bunkhouse, influence=influence)
    assert hand.influence == there


@rule("CE-Bunkhouse")
def test_bunkhouse_counts_what_other_cards_give() -> None:
    t = Table()
    bunkhouse, tailor = t.put("Bunkhouse"), t.put("Yan Li's Tailoring")
    hand = t.dude(at=bunkhouse, influence=1)
    assert hand.influence == 2
    t.use(tailor, "dress_up")
    assert hand.influence == 2
    t.turn_of(0)
    t.move(hand, "town square")
    assert hand.influence == 2


# Morgan Research Institute


@pytest.mark.parametrize(("way", "rating"), [("raise", 4), ("lower", 0)])
def test_morgan_research_institute_changes_a_skill(way: str, rating: int) -> None:
    t = Table()
    institute = t.put("Morgan Research Institute")
    student = t.dude(at=institute, keywords=("Huckster 2",))
    t.dude(at=institute)
    t.use(institute, "lecture", way)
    assert student.rating("Huckster") == rating and institute.booted


def test_morgan_research_institute_asks_which_of_two_skills() -> None:
    t = Table()
    institute = t.put("Morgan Research Institute")
    student = t.dude(at=institute, keywords=("Huckster 1", "Mad Scientist 1"))
    t.use(institute, "lecture", "Mad Scientist", "raise")
    assert student.skills == {"Huckster": 1, "Mad Scientist": 3}


def test_morgan_research_institute_teaches_only_the_skilled_there() -> None:
    t = Table()
    institute = t.put("Morgan Research Institute")
    t.dude(at=institute)
    t.dude(at="town square", keywords=("Shaman 1",))
    assert not t.can_use(institute, "lecture")


# Carter's Bounties


def test_carters_bounties_bring_a_dude_from_anywhere_even_booted() -> None:
    t = Table()
    carter = t.put("Carter's Bounties")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    far = t.put("Jackson's Strike")
    hunter = t.dude(at=far, booted=True)
    t.shootout(ann, bob)
    t.use(carter, "hire_gun")
    assert hunter.in_posse and hunter.in_town_square and carter.booted


@rule("CR-CartersBounties-a", "CG-MovingIntoPosses-a")
@either_leads
def test_carters_bounties_take_a_dude_who_stands_there_already() -> None:
    t = Table()
    carter = t.put("Carter's Bounties")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    bystander = t.dude(at="town square", booted=True)
    t.shootout(ann, bob)
    t.use(carter, "hire_gun")
    assert bystander.side == ann.side and bystander.in_town_square


@rule("CR-CartersBounties-a")
def test_carters_bounties_bring_back_who_left_the_posse() -> None:
    t = Table()
    carter, place = t.put("Carter's Bounties"), t.game.outfit(t.seat(0))
    ann, amy, bob = t.dude(), t.dude(), t.dude(seat=1, at=place)
    away = t.hand(
        able("action", shootout(target=opposing & dude), lambda use: use.send_home_booted(use.target)), seat=1
    )
    t.shootout(ann, bob, amy)
    t.pass_()
    t.use(away, "", amy)
    assert amy.place == t.game.shootout.location and not amy.in_posse
    t.use(carter, "hire_gun")
    assert amy.in_posse and amy.side == ann.side


def test_carters_bounties_are_for_your_dudes_and_your_fights() -> None:
    t = Table()
    carter = t.put("Carter's Bounties")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.dude(seat=1)
    assert not t.can_use(carter, "hire_gun")
    t.shootout(ann, bob)
    assert not t.can_use(carter, "hire_gun")


# The Union Casino


@pytest.mark.parametrize(("mine", "theirs", "points"), [(4, 0, 1), (7, 3, 1), (6, 3, 0)])
def test_the_union_casino_sells_a_control_point_for_four_more(mine: int, theirs: int, points: int) -> None:
    t = Table()
    casino = t.put("The Union Casino")
    gambler = t.dude(at=casino)
    t.use(casino, "high_stakes", mine, theirs)
    assert (t.rock(0), t.rock(1)) == (20 - mine, 20 - theirs)
    assert gambler.control == points and casino.booted
    t.start("sundown")
    assert gambler.control == points


def test_the_union_casino_needs_your_dude_at_the_table() -> None:
    t = Table()
    casino = t.put("The Union Casino")
    t.dude(seat=1, at=casino)
    t.dude()
    assert not t.can_use(casino, "high_stakes")


@rule("AE-Cooperating-f")
def test_the_union_casino_is_not_union() -> None:
    assert not Table().put("The Union Casino").has("Union")


# Undertaker


def test_undertaker_pays_its_controller_for_every_aced_dude() -> None:
    t = Table()
    t.put("Undertaker", seat=1)
    murderer = t.put(killer())
    first, second = t.dude(), t.dude(seat=1)
    t.use(murderer, "", first)
    t.use(murderer, "", second)
    assert (t.rock(0), t.rock(1)) == (20, 24)


@rule("CE-Undertaker")
def test_undertaker_does_not_pay_for_a_dude_aced_from_hand() -> None:
    t = Table()
    t.put("Undertaker")
    parish = t.put("Gomorra Parish")
    t.hand("Pancho Castillo")
    t.use(parish, "bury")
    assert t.rock() == 21


def test_undertaker_does_not_pay_for_a_discarded_dude() -> None:
    t = Table()
    t.put("Undertaker")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.hands("8♠ 8♥ 8♦ 2♣ 3♣", "A♠ A♥ 2♦ 2♣ 4♣")
    t.finish()
    assert t.events(Gained) == [] and bob in t.discard_of(1)


@rule("CE-Undertaker", "CR-Undertaker-a", "CR-Undertaker-b")
@either_leads
def test_undertaker_looks_who_controls_it_after_each_single_casualty() -> None:
    t = Table()
    shop = t.put("Undertaker", seat=1)
    ann = t.dude(at=shop, influence=1)
    first, second = t.dude(seat=1, at=shop, influence=1), t.dude(seat=1, at=shop, influence=2)
    t.shootout(ann, first, second)
    t.hands("8♠ 8♥ 8♦ 8♣ 9♣", "A♠ A♥ A♦ 3♣ 2♠")
    t.run("casualty")
    t.answer((first.id, "ace"))
    assert [(event.seat, event.amount) for event in t.events(Gained)] == [(1, 2), (0, 2)]


@rule("FQ-Token-a")
def test_undertaker_pays_for_tokens() -> None:
    t = Table()
    t.put("Undertaker")
    murderer = t.put(killer(), seat=1)
    maker = t.put(conjurer())
    t.use(maker)
    token = next(card for card in maker.dudes_here if card.is_token)
    t.use(murderer, "", token)
    assert t.rock() == 22 and not token.in_play


@rule("FQ-Token-a")
@pytest.mark.parametrize("how", ["ace", "discard"])
def test_who_removes_a_wanted_token_collects(how: str) -> None:
    t = Table()
    maker = t.put(conjurer())
    seen = []
    gone = happens.Aced if how == "ace" else happens.Discarded
    watch = trait("after", gone, if_=lambda card, event: card.game.card(event.card).is_token)
    t.put(able("deed", watch, lambda use: seen.append(use.event.card)))
    t.use(maker)
    token = next(card for card in maker.dudes_here if card.is_token)
    token.body.bounty = 3
    end_it = noon(target=dude)
    act = able("action", end_it, lambda use: use.ace(use.target) if how == "ace" else use.discard(use.target))
    t.use(t.hand(act, seat=1), "", token)
    assert not token.in_play and seen == [token.id] and t.rock(1) == 23
    assert token not in t.discard_of() and token not in t.boot_hill_of()


# General Store


def test_general_store_takes_two_off_the_price() -> None:
    t = Table()
    store = t.put("General Store")
    buyer = t.dude()
    horse, gun = t.hand("Mustang", "Shotgun")
    t.use(store, "bargain", horse)
    assert horse in buyer.attachments and t.rock() == 19 and store.booted
    assert gun in t.hand_of()


def test_general_store_sells_spells_and_never_pays_change() -> None:
    t = Table()
    store = t.put("General Store")
    huckster = t.dude(keywords=("Huckster 1",))
    hex_ = t.hand("Soul Blast")
    t.use(store, "bargain")
    assert hex_ in huckster.attachments and t.rock() == 20


@rule("CR-GeneralStore-a")
def test_general_store_reaches_booted_dudes_on_foreign_ground() -> None:
    t = Table()
    store = t.put("General Store")
    far = t.put("Bunkhouse", seat=1)
    t.dude(seat=1, at=far, influence=3)
    buyer = t.dude(at=far, booted=True)
    gun = t.hand("Shotgun")
    t.use(store, "bargain")
    assert gun in buyer.attachments and t.rock() == 19


@rule("FQ-Shoppin-a")
def test_general_store_keeps_all_other_limits() -> None:
    t = Table()
    store = t.put("General Store")
    t.dude()
    t.hand("Soul Blast")
    assert not t.can_use(store, "bargain")


@rule("FQ-Shoppin-a")
def test_general_store_asks_for_the_skill_but_not_for_standing_or_ground() -> None:
    t = Table()
    store, theirs = t.put("General Store"), t.deed(seat=1)
    t.dude(seat=1, at=theirs, influence=3)
    t.dude(at=theirs, keywords=["Blessed 1"])
    hex_ = t.hand("Soul Blast")
    badge = t.hand(plain("goods", "Badge", behaviour=Badge))
    assert not t.can_use(store, "bargain")
    mage = t.dude(at=theirs, keywords=["Huckster 1"], booted=True)
    deputy = t.dude(at=theirs, keywords=["Deputy"], booted=True)
    t.use(store, "bargain")
    assert set(t.choices()) == {hex_, badge}
    t.answer(hex_)
    assert hex_.host == mage and deputy.attachments == []


@rule("FQ-Shoppin-b")
@pytest.mark.parametrize(
    ("where", "pull", "made"),
    [("home", "9♠", True), ("home", "A♠", False), ("theirs", "9♠", None), ("booted", "9♠", None)],
)
def test_general_store_sells_a_gadget_only_to_be_invented(where: str, pull: str, made: bool | None) -> None:
    t = Table()
    store, theirs = t.put("General Store"), t.deed(seat=1)
    place = theirs if where == "theirs" else "home"
    maker = t.dude(at=place, keywords=["Mad Scientist 1"], booted=where == "booted")
    gadget = t.hand(plain("goods", keywords=["Gadget 8"]))
    t.stack(pull)
    assert t.can_use(store, "bargain") is (made is not None)
    if made is not None:
        t.use(store, "bargain")
        assert maker.booted and (gadget.host == maker) is made and (gadget in t.discard_of()) is not made


def test_general_store_lets_a_scientist_invent_for_less() -> None:
    t = Table()
    store = t.put("General Store")
    scientist = t.dude(keywords=("Mad Scientist 3",))
    gadget = t.hand("Flame-Thrower")
    t.stack("8♠")
    t.use(store, "bargain")
    assert gadget in scientist.attachments and scientist.booted and t.rock() == 20


def test_general_store_gives_no_credit() -> None:
    t = Table(stash=0)
    store = t.put("General Store")
    t.dude()
    t.hand("Shotgun")
    assert not t.can_use(store, "bargain")


# The Pharmacy


def test_the_pharmacy_unboots_a_dude() -> None:
    t = Table()
    pharmacy = t.put("The Pharmacy")
    t.dude()
    tired = t.dude(seat=1, booted=True)
    t.use(pharmacy, "tonic")
    assert not tired.booted and pharmacy.booted


def test_the_pharmacy_needs_a_booted_dude() -> None:
    t = Table()
    pharmacy = t.put("The Pharmacy")
    t.dude()
    assert not t.can_use(pharmacy, "tonic")


# Railroad Station


def test_railroad_station_moves_your_dude_without_booting() -> None:
    t = Table()
    station, strike = t.put("Railroad Station"), t.put("Jackson's Strike", seat=1)
    traveller = t.dude(at=station, booted=True)
    t.dude(seat=1, at=station)
    t.use(station, "depart")
    assert station.id not in {card.id for card in t.choices()}
    t.answer(strike)
    assert traveller.place == strike.id and traveller.booted and station.booted


def test_railroad_station_takes_nobody_from_elsewhere() -> None:
    t = Table()
    station = t.put("Railroad Station")
    t.dude()
    t.dude(seat=1, at=station)
    assert not t.can_use(station, "depart")


# Telegraph Office


def test_telegraph_office_pays_the_influence_of_a_dude_who_came_this_noon() -> None:
    t = Table()
    office = t.put("Telegraph Office")
    t.dude(influence=5)
    newcomer = t.hand(plain("dude", influence=3), seat=1)
    assert not t.can_use(office, "announce")
    t.turn_of(1)
    t.shop(newcomer)
    t.use(office, "announce")
    assert t.events(EnteredPlay) and t.rock() == 23 and office.booted


def test_telegraph_office_forgets_yesterdays_dudes() -> None:
    t = Table()
    office = t.put("Telegraph Office")
    newcomer = t.hand(plain("dude", influence=3))
    t.dude(seat=1, influence=3)
    t.shop(newcomer)
    assert t.can_use(office, "announce")
    t.end_day()
    t.run("noon")
    assert t.game.state.day == 2 and newcomer.in_play and not t.can_use(office, "announce")


# Deeds without text


@pytest.mark.parametrize(
    ("title", "production"), [("Blake Ranch", 3), ("Pat's Perch", 1), ("Jackson's Strike", 2)]
)
def test_out_of_town_deeds_only_produce(title: str, production: int) -> None:
    t = Table()
    deed = t.put(title)
    assert (deed.production, deed.control, deed.in_town, deed.abilities) == (production, 0, False, ())
    t.start("upkeep")
    assert t.rock() == 20 + production


def test_stagecoach_office_sends_nobody_elsewhere_who_must_enter_at_home() -> None:
    t = Table()
    t.put("Stagecoach Office")
    agent = t.hand("Agent Provocateur")
    t.shop(agent)
    assert agent.at_home
