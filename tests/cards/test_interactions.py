"""The twenty-five hard interactions, each between the cards that make it hard."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import dude, in_shootout, noon, resolution, shootout
from gomorra.engine.card.handle import Card
from gomorra.engine.events import Aced, Discarded, Pulled, RoundDecided, SentHome
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, rule

PAIR, TRIPLE, FULL_HOUSE = "8♠ 8♥ 3♦ 4♣ 6♣", "9♠ 9♥ 9♦ 4♣ 6♣", "9♠ 9♥ 9♦ 4♣ 4♦"
CHEATIN_TRIPLE = "9♠ 9♠ 9♦ 4♣ 6♣"


def square(t: Table, seat: int = 0, **facts: Any) -> Card:
    return t.dude(seat=seat, at="town square", **facts)


def huckster(t: Table, spell: str, **facts: Any) -> tuple[Card, Card]:
    caster = square(t, keywords=("Huckster 9",), has=(spell,), **facts)
    return caster, caster.attachments[0]


# 1. Heartseeker with Flight of the Lepus


@rule("CG-Prevention-e", "CG-Prevention-f", "CR-Heartseeker-a")
@pytest.mark.parametrize("keywords", [(), ("Harrowed",)])
def test_heartseeker_finds_a_shooter_whom_lepus_sent_home(keywords: tuple[str, ...]) -> None:
    t = Table()
    caster, seeker = huckster(t, "Heartseeker")
    shooter, other = square(t, 1, keywords=keywords), square(t, 1)
    lepus = t.hand("Flight of the Lepus")
    t.shootout(caster, shooter, other)
    t.stack("2♠")
    t.use(seeker)
    t.hands(FULL_HOUSE, "3♣ 3♣ 5♥ 7♠ 9♦")
    t.run("pick shooters")
    t.answer(shooter)
    t.run("resolution")
    t.use(lepus, "", shooter, "done", False)
    assert shooter.at_home and not shooter.in_posse
    t.finish()
    assert shooter in t.boot_hill_of(1)
    assert t.events(RoundDecided)[0].casualties == (0, 7 - 2 - 3)


@rule("CG-Prevention-e")
def test_heartseeker_spares_a_shooter_whose_side_wins_without_him() -> None:
    t = Table()
    caster, seeker = huckster(t, "Heartseeker")
    shooter, other = square(t, 1), square(t, 1)
    lepus = t.hand("Flight of the Lepus")
    t.shootout(caster, shooter, other)
    t.stack("2♠")
    t.use(seeker)
    t.hands(LEGAL, "3♣ 3♣ 3♦ 7♠ 7♦")
    t.run("pick shooters")
    t.answer(shooter)
    t.run("resolution")
    t.use(lepus, "", shooter, "done", False)
    t.finish()
    assert t.events(RoundDecided)[0].winner == 1
    assert shooter.in_play and shooter.at_home


@rule("CG-Prevention-e")
@either_leads
def test_heartseeker_needs_a_round_that_is_won() -> None:
    t = Table()
    caster, seeker = huckster(t, "Heartseeker")
    shooter = square(t, 1)
    lepus = t.hand("Flight of the Lepus")
    t.shootout(caster, shooter)
    t.stack("2♠")
    t.use(seeker)
    t.hands(FULL_HOUSE, CHEATIN)
    t.run("resolution")
    t.use(lepus, "", shooter, "done", False)
    t.finish()
    assert shooter.in_play and not t.events(RoundDecided)


@rule("CG-Prevention-e")
def test_heartseeker_spares_everybody_in_a_tied_round() -> None:
    t = Table()
    caster, seeker = huckster(t, "Heartseeker")
    shooter = square(t, 1)
    t.shootout(caster, shooter)
    t.stack("2♠")
    t.use(seeker)
    t.hands(LEGAL, LEGAL)
    t.finish()
    (decided,) = t.events(RoundDecided)
    assert (decided.winner, decided.casualties) == (-1, (1, 0))
    assert shooter.in_play and not t.events(Aced)


@rule("CG-Prevention-b", "CG-Traits-j", "CG-Harrowed-d")
def test_an_effect_that_aces_the_harrowed_discards_them_instead() -> None:
    t = Table()
    zombie = t.dude(seat=1, keywords=("Harrowed",))
    t.use(t.put(able("deed", noon(target=dude), lambda use: use.ace(use.target))))
    assert zombie in t.discard_of(1) and not t.events(Aced) and t.events(Discarded)


# 2. A Slight Modification


@rule("CR-ASlightModification-a", "CR-ASlightModification-b", "CR-ASlightModification-c")
@either_leads
def test_a_modified_hex_gives_its_costs_back_and_stays_used() -> None:
    t = Table(winner=1)
    ann = square(t, has=(plain("goods", keywords=("Gadget 3",)),))
    caster = square(t, 1, keywords=("Huckster 9",), has=("Heartseeker",))
    t.hand("A Slight Modification")
    seeker = caster.attachments[0]
    t.shootout(caster, ann)
    t.use(seeker)
    t.answer("react")
    assert not seeker.booted and not t.events(Pulled)
    t.pass_()
    assert not t.can_use(seeker)


# 3. Force Field


@rule("CR-ForceField-b", "CR-ForceField-c", "CE-ForceField")
@either_leads
def test_force_field_is_held_down_by_the_opponents_rank_all_the_time() -> None:
    t = Table()
    ann, bob = square(t, has=("Force Field",)), square(t, 1)
    sink = able("goods", resolution(), lambda use: use.rank(use.seat, -2), name="sink")
    t.attach(sink, bob)
    field, other = ann.attachments[0], t.attach(able("goods", resolution(), name="other"), ann)
    t.showdown(ann, bob, hands=(LEGAL, FULL_HOUSE))
    assert t.can_use(other)
    t.use(field, "", 6)
    assert t.rank(0) == t.rank(1) == 7
    t.use(bob.attachments[0])
    assert t.rank(1) == 5 and t.rank(0) == 5
    assert not t.can_use(other)


# 4. Arnold McCadish with Dr. Emanuel Ashbel


@rule("CR-ArnoldMcCadish-c", "CR-ArnoldMcCadish-a", "CG-Shootout5-j", "CG-ReactPriorities-c")
@either_leads
def test_the_doctor_makes_a_discard_of_an_ace_and_arnold_a_journey_of_that() -> None:
    t = Table()
    t.put("Dr. Emanuel Ashbel")
    arnold = t.put("Arnold McCadish")
    ann = square(t, value=3, has=("Shotgun",))
    bob = square(t, 1)
    t.shootout(ann, bob)
    t.hands(f"{LEGAL} K♠ Q♠", TRIPLE)
    t.run("react")
    t.answer("react")  # the ace becomes a discard
    assert t.decision.kind == "react"
    t.answer("react")  # the discard becomes a journey home
    assert ann.at_home and ann.booted and ann.attachments[0].title == "Shotgun" and arnold.booted
    t.finish()
    assert ann.at_home and not [event for event in t.events(Discarded) if event.card == ann.id]


# 5. Takin' Ya With Me


@rule("CR-TakinYaWithMe-a", "CR-TakinYaWithMe-b", "CR-TakinYaWithMe-c", "CR-ArnoldMcCadish-a")
@pytest.mark.parametrize(("saved", "hit"), [(True, True), (False, False)])
@either_leads
def test_a_saved_casualty_counts_with_its_weapon_and_a_lost_one_without(saved: bool, hit: bool) -> None:
    t = Table()
    t.put("Arnold McCadish")
    ann, amy = square(t, value=3, bullets=1, has=("Shotgun",)), square(t, bullets=0)
    bob, ben = square(t, 1, bullets=2), square(t, 1, bullets=2)
    revenge = t.hand("Takin' Ya With Me")
    t.shootout(ann, bob, amy, ben)
    t.hands(f"{LEGAL} K♠", PAIR)
    t.run("casualty")
    t.answer(("casualty", ann, "discard"))
    t.answer("react" if saved else "pass")
    t.use(revenge)
    assert (t.decision.kind == "casualty" and t.decision.seat == 1) is hit


# 6. Magical Distraction


@rule("CR-MagicalDistraction-a", "CR-MagicalDistraction-b", "CR-MagicalDistraction-c")
@either_leads
def test_a_distraction_fixes_the_base_rank_whatever_becomes_of_the_hand() -> None:
    t = Table()
    ann, bob = square(t, keywords=("Blessed 1",), has=("Lay On Hands",)), square(t, 1)
    hoyle = t.attach("Doyle's Hoyle", ann)
    trick, bottom = t.hand("Magical Distraction"), t.hand("Bottom Dealin'", seat=1)
    lift = t.attach(able("goods", resolution(), lambda use: use.rank(use.seat, 1), name="lift"), ann)
    t.showdown(ann, bob, hands=(f"{CHEATIN} 6♠", f"{CHEATIN} 2♦ 2♥ 2♠ 2♣ 3♦"))
    t.use(trick)
    assert t.decision.kind == "play" and hoyle.in_play  # the pull is no dude's
    assert t.rank(0) == 6
    t.use(bottom)  # the hand is changed and still open to a Cheatin' card
    assert t.rank(0) == 6
    t.use(lift)
    assert t.rank(0) == 7


# 7. Bottom Dealin' and Fetch


@rule(
    "CR-BottomDealin-a",
    "CR-BottomDealin-b",
    "CR-BottomDealin-c",
    "CR-BottomDealin-d",
    "CR-Fetch-a",
    "CR-Fetch-b",
)
@either_leads
def test_a_hand_of_mixed_ownership_goes_back_to_its_owners() -> None:
    t = Table(winner=1)
    caster, fetch = huckster(t, "Fetch")
    hoyle = t.attach("Doyle's Hoyle", caster)
    bob = square(t, 1)
    bottom = t.hand("Bottom Dealin'", seat=1)
    t.showdown(caster, bob, hands=(CHEATIN, f"{CHEATIN} 2♦ 5♥ 7♠ 9♦ joker"))
    t.use(bottom)
    assert t.decision.kind == "joker" and t.decision.seat == 1
    t.answer("K♥")
    theirs = [card for card in t.game.rules(t.seat(0)).draw_hand() if card.title == "2♦"]
    t.use(hoyle, "", *theirs)
    assert theirs[0] in t.discard_of(1) and t.rank(0) >= 1
    t.pass_()
    t.use(fetch)
    t.run("choose")
    assert t.choices() == [hoyle]
    t.answer(hoyle)
    assert t.hand_of() == [hoyle]
    assert [card.title for card in t.boot_hill_of(1)] == ["Joker (red)"]
    assert {"5♥", "7♠", "9♦"} <= {card.title for card in t.discard_of(1)}


# 8. Pinned Down with Holy Wheel Gun


def pinned_and_hit(t: Table) -> tuple[Card, Card, Card]:
    """One dude pinned down, an Abomination hit by the Holy Wheel Gun, and a third one."""
    ann = square(t, has=("Holy Wheel Gun",))
    pinned, fiend = square(t, 1, has=("Bluetick",)), square(t, 1, keywords=("Abomination",))
    third, pin = square(t, 1), t.hand("Pinned Down")
    t.shootout(ann, pinned, fiend, third)
    t.use(ann.attachments[0], "", fiend)
    t.pass_()
    t.use(pin, "", pinned)
    return pinned, fiend, third


@rule("CR-PinnedDown-b", "CR-HolyWheelGun-b", "CR-PinnedDown-d")
@either_leads
def test_of_two_first_casualties_one_is_taken_and_the_other_is_free() -> None:
    t = Table()
    pinned, fiend, third = pinned_and_hit(t)
    t.hands(TRIPLE, PAIR)
    t.run("casualty")
    assert {payload[1] for payload in t.offers("casualty")} == {pinned.id, fiend.id}
    t.answer(("casualty", pinned, "discard"))
    assert third in t.choices()
    t.answer(("casualty", third, "discard"))
    t.next_round()
    t.hands(PAIR, LEGAL)
    t.finish()
    assert not fiend.in_play


@rule("CG-Prevention-d", "CR-PinnedDown-e")
@either_leads
def test_a_pinned_dude_who_is_gone_is_owed_by_nobody() -> None:
    t = Table()
    ann, pinned, other, third = square(t), square(t, 1), square(t, 1), square(t, 1)
    pin, lepus = t.hand("Pinned Down", "Flight of the Lepus")
    t.shootout(ann, pinned, other, third)
    t.use(pin, "", pinned)
    t.hands(TRIPLE, CHEATIN)
    t.run("resolution")
    t.use(lepus, "", pinned, "done", False)
    t.run("casualty")
    assert {other, third} == set(t.choices())


@rule("CR-PinnedDown-c", "CG-Sidekicks-e", "CG-Sidekicks-d")
@either_leads
def test_a_sidekick_does_not_stand_in_for_a_pinned_dude() -> None:
    t = Table()
    sidekick = plain("goods", keywords=("Sidekick",))
    ann, pinned, other = square(t), square(t, 1, has=(sidekick,)), square(t, 1)
    pin = t.hand("Pinned Down")
    t.shootout(ann, pinned, other)
    t.use(pin, "", pinned)
    t.hands(TRIPLE, PAIR)
    t.run("casualty")
    assert {payload[1] for payload in t.offers("casualty")} == {pinned.id}
    t.answer(("casualty", pinned, "discard"))
    assert set(t.choices()) == {pinned.attachments[0], other}


# 9. Undertaker


@rule("CR-Undertaker-a", "CR-Undertaker-b")
@either_leads
def test_undertaker_pays_whoever_controls_it_after_each_single_ace() -> None:
    t = Table()
    deed = t.put("Undertaker")
    boss, clerk = t.dude(seat=1, at=deed, influence=3), t.dude(seat=1, at=deed, influence=0)
    ann = t.dude(at=deed, influence=1)
    assert deed.controller == t.seat(1)
    t.shootout(ann, boss, clerk)
    t.hands(FULL_HOUSE, PAIR)
    t.finish()
    assert not boss.in_play and not clerk.in_play
    assert t.rock(1) == 20  # the boss's influence was gone when he was paid for
    assert t.rock(0) == 20 + 2 + 2 + 2  # two of it for their bounties at a Private location


# 10. Puppet with an Experienced dude


@rule("CR-Puppet-c", "CG-Experienced-c", "CG-Experienced-d")
def test_overlaying_a_puppet_makes_it_yours_for_good() -> None:
    t = Table()
    _, puppet = huckster(t, "Puppet")
    theirs = t.put("Sloane", seat=1, at="town square", bounty=2, has=("Shotgun",))
    mine = t.hand("Sloane (Exp.1)")
    t.stack("K♠")
    t.use(puppet, "", theirs)
    t.pass_()
    t.replace(theirs, mine)
    assert theirs in t.discard_of(1) and mine.bounty == 2 and mine.attachments[0].title == "Shotgun"
    t.end_day()
    assert mine.controller == t.seat(0) and mine.owner == t.seat(0)


# 11. Ivor Hawley (Exp.1) with The Wretched


@rule("CR-IvorHawleyExp1-a", "CE-IvorHawleyExp1")
def test_ivor_dies_for_the_wretched_and_comes_back_by_his_own_react() -> None:
    t = Table("The Fourth Ring", "Law Dogs", stash=30)
    scientist = t.dude(keywords=("Mad Scientist 9",))
    wretched, ivor = t.boot_hill("The Wretched"), t.hand("Ivor Hawley (Exp.1)")
    t.stack("K♠")
    t.shop(ivor)
    t.answer("react", wretched)
    t.answer(ivor)  # aced for The Wretched
    assert wretched.in_play and ivor in t.boot_hill_of() and scientist.bounty == 2
    assert ivor in t.choices()
    t.answer(ivor)
    assert ivor.in_play and t.decision.kind == "play"


# 12. The Ghostly Gun


@rule("CR-TheGhostlyGun-a", "CR-TheGhostlyGun-b", "CR-TheGhostlyGun-c")
@either_leads
def test_the_ghostly_gun_makes_a_hand_cheatin_and_may_end_the_fight() -> None:
    t = Table()
    gun, friend, bob = t.put("The Ghostly Gun", at="town square"), square(t), square(t, 1)
    whip = t.hand("Coachwhip!", seat=1)
    t.shootout(friend, bob, gun)
    t.hands(f"{LEGAL} A♥", LEGAL)
    t.run("pick shooters")
    t.answer(friend)
    t.run("resolution")
    old = next(card for card in t.game.rules(t.seat(0)).draw_hand() if card.title == "10♣")
    t.use(gun, "", "8♠", old)
    assert gun in t.game.rules(t.seat(0)).draw_hand() and t.rank(0) == 2
    assert t.can_use(whip)
    u = Table()
    gun, bob = u.put("The Ghostly Gun", at="town square"), square(u, 1)
    u.shootout(gun, bob)
    u.run("resolution")
    u.use(gun, "", "8♠")
    u.answer(u.choices()[0])
    assert u.game.shootout is None and bob.in_play and not u.events(RoundDecided)


# 13. Diable en Boite


@rule("CR-DiableenBoite-a", "CR-DiableenBoite-b")
@either_leads
def test_the_box_sends_home_an_assigned_casualty_who_dies_there_all_the_same() -> None:
    t = Table()
    ann, amy = square(t, has=("Diable en Boite",)), square(t)
    bob = square(t, 1)
    t.shootout(ann, bob, amy)
    t.hands(LEGAL, TRIPLE)
    t.run("casualty")
    t.answer(("casualty", ann, "discard"), "react", amy)
    assert amy in t.boot_hill_of() and [event.card for event in t.events(SentHome)] == [amy.id]


# 14. Tyxarglenak with Flight of the Lepus


@rule("CR-FlightoftheLepus-b")
@either_leads
def test_lepus_takes_the_guard_or_both_but_never_the_huckster_alone() -> None:
    def laid_out() -> tuple[Table, Card, Card, Card]:
        t = Table()
        ann, guard = square(t), t.put("Tyxarglenak", seat=1, at="town square")
        caster, lepus = square(t, 1, keywords=("Huckster 1",)), t.hand("Flight of the Lepus")
        t.shootout(ann, caster, guard)
        t.hands(LEGAL, f"{CHEATIN} A♥ K♥ Q♦")
        t.run("resolution")
        t.use(lepus)
        return t, ann, guard, caster

    t, _, guard, caster = laid_out()
    t.answer(caster)
    assert not t.offers("done") and guard in t.choices()
    t.answer(guard, "done", False, False)
    assert caster.at_home and guard.at_home
    t, _, guard, caster = laid_out()
    t.answer(guard, "done", False)
    assert guard.at_home and caster.in_posse


# 15. Yagn's Mechanical Skeleton with Jael's Guile


@rule("CG-Prevention-i", "CG-Prevention-g", "CR-YagnsMechanicalSkeleton-a")
@either_leads
def test_who_cannot_be_booted_can_only_be_discarded_for_jaels_guile() -> None:
    t = Table()
    ann = square(t, has=("Jael's Guile",))
    iron, bob = square(t, 1, has=("Yagn's Mechanical Skeleton",), bounty=1), square(t, 1)
    t.showdown(bob, ann, iron, hands=(f"{CHEATIN} A♥ K♥", LEGAL))
    t.use(ann.attachments[0])
    assert iron in t.discard_of(1)  # wanted, and the boot is not on offer
    assert t.decision.seat == 1 and {"boot", "discard"} == {payload[1] for payload in t.offers("word")}


# 16. Ambush, Kidnappin'


@rule("CR-Ambush-a", "CR-Ambush-b")
@pytest.mark.parametrize("code", ["01114", "24222"])
def test_each_joiner_of_an_ambush_is_judged_by_the_mark_of_that_moment(code: str) -> None:
    t = Table()
    leader, second, third = t.dude(), t.dude(), t.dude()
    mark = square(t, 1)
    t.use(t.hand(code), "", leader, *([mark] if code == "01114" else []))
    assert leader.bounty == 1
    t.answer(second)
    assert second.bounty == 1
    list(t.game.rules(t.seat(1)).bounty(mark, 1))
    t.answer(third)
    assert third.bounty == 0


@rule("CR-Kidnappin-a")
def test_a_kidnapping_needs_more_bullets_than_the_mark_has() -> None:
    t = Table()
    leader, second = t.dude(bullets=1), t.dude(bullets=1)
    mark = t.dude(seat=1, at=t.deed(seat=1), bullets=1)
    t.use(t.hand("Kidnappin'"), "", leader, mark)
    t.form()
    assert mark.in_play and leader.bounty == 1 and leader.at_home
    u = Table()
    leader, second = u.dude(bullets=1), u.dude(bullets=1)
    mark = u.dude(seat=1, at=u.deed(seat=1), bullets=1)
    u.use(u.hand("Kidnappin'"), "", leader, mark)
    u.form(second)
    assert mark in u.discard_of(1) and leader.bounty == second.bounty == 1


# 17. Smiling Tom


@rule("CR-SmilingTom-a", "CE-SmilingTom")
def test_tom_follows_a_fourth_ring_dude_into_a_callout() -> None:
    t = Table()
    tom, friend = t.put("Smiling Tom"), t.dude(gangs=("Fearmongers",))
    leader, mark = square(t), square(t, 1)
    t.callout(leader, mark, "accept")
    assert friend in t.choices() and tom not in t.choices()
    t.answer(friend)
    assert friend.in_town_square and tom in t.choices()
    t.answer(tom)
    assert tom.in_posse and tom.booted and tom.in_town_square


# 18. Run 'Em Down! with Morgan Stables


@rule("CR-RunEmDown-d")
def test_the_play_of_the_stables_waits_for_the_whole_chase() -> None:
    t = Table("Morgan Stables", "Law Dogs")
    rider, prey = t.dude(has=("Mustang",)), square(t, 1)
    stables, chase = t.game.outfit(t.seat(0)), t.hand("Run 'Em Down!")
    t.use(chase, "", rider)
    assert t.game.shootout is not None and not stables.booted
    t.hands(PAIR, LEGAL)
    t.run("react")
    assert t.game.shootout is None and not prey.in_play
    t.answer("react")
    assert stables.booted and t.decision.seat == 0 and t.decision.kind == "play" and not t.offers("use")


# 19. Mario Crane (Exp.1), Lucy Clover (Exp.1)


@rule("CR-MarioCraneExp1-a", "CR-LucyCloverExp1-a", "CG-Traits-b")
def test_names_that_count_as_the_same_from_boot_hill() -> None:
    t = Table(stash=40)
    t.boot_hill("Mario Crane (Exp.1)", "Lucy Clover (Exp.1)")
    for title in ("Sloane", 'Lucinda "Lucy" Clover'):
        refusal = t.why_not("shop", t.hand(title))
        assert refusal is not None and refusal.rule == "CG-Uniqueness-b"
    assert t.why_not("shop", t.hand("Mario Crane")) is not None


# 20. Telepathy Helmet with Unprepared


@rule("CR-TelepathyHelmet-a", "CR-TelepathyHelmet-b")
@pytest.mark.parametrize(
    ("title", "bullets", "booted"), [("Unprepared", 2, True), ("Sun in Yer Eyes", 1, False)]
)
@either_leads
def test_the_first_unprepared_blanks_the_helmet_and_the_second_hits_the_dude(
    title: str, bullets: int, booted: bool
) -> None:
    t = Table(winner=1)
    ann, bob = square(t), square(t, 1, bullets=3, stud=True, has=("Telepathy Helmet",))
    before, first, after = t.hand("Sun in Yer Eyes", "Unprepared", title)
    t.shootout(ann, bob)
    t.use(before, "", bob)
    assert bob.bullets == 3 and bob.is_stud, "the helmet is at work"
    t.use(first, "", bob)
    assert not bob.booted and bob.bullets == 3 and bob.attachments[0].booted
    t.use(after, "", bob)
    assert bob.booted is booted and bob.bullets == bullets


# 21. Quickdraw Handgun


@rule("CR-QuickdrawHandgun-a", "CG-HandRank-b")
@either_leads
def test_hands_change_owners_and_modifiers_stay_with_the_player() -> None:
    t = Table()
    ann, bob = square(t, has=("Quickdraw Handgun",)), square(t, 1)
    lift = t.attach(able("goods", resolution(), lambda use: use.rank(use.seat, 2), name="lift"), ann)
    t.showdown(ann, bob, hands=(LEGAL, CHEATIN_TRIPLE))
    t.use(lift)
    assert t.rank(0) == 3
    t.pass_()
    t.use(ann.attachments[0])
    assert t.rank(0) == 4 + 2 and t.rank(1) == 1
    t.finish()
    assert all(card.owner == t.seat(0) for card in t.discard_of()) and all(
        card.owner == t.seat(1) for card in t.discard_of(1)
    )


# 22. Pair of Six-Shooters, jokers


@rule("CR-PairofSixShooters-a", "CR-PairofSixShooters-c")
@either_leads
def test_what_a_card_was_turned_into_falls_off_when_it_is_discarded() -> None:
    t = Table()
    ann, bob = square(t, has=("Pair of Six-Shooters",)), square(t, 1)
    hoyle = t.attach("Doyle's Hoyle", ann)
    whip = t.hand("Coachwhip!", seat=1)
    t.showdown(ann, bob, hands=("2♣ 4♦ 6♥ 8♠ 10♣", CHEATIN))
    two = next(card for card in t.game.rules(t.seat(0)).draw_hand() if card.title == "2♣")
    t.use(ann.attachments[0], "", two, "8♠")
    assert t.rank(0) == 2 and not t.game.rules(t.seat(0)).has_legal_hand()
    assert t.can_use(whip)
    t.pass_()
    t.use(hoyle, "", two)
    assert two in t.discard_of() and two.value == 2 and two.suit == "clubs"
    assert t.rank(0) == 2 + 1  # Hoyle is a ten, and what was discarded a two


# 23. Desolation Row


@rule("CR-DesolationRow-a", "CR-DesolationRow-b", "CR-DesolationRow-c")
def test_the_raid_is_settled_after_the_shootout_and_its_points_come_and_go() -> None:
    t = Table("Desolation Row", "Law Dogs", stash=0)
    leader, foe = t.dude(bullets=2, bounty=2), square(t, 1)
    jinx = able("action", shootout(target=dude & in_shootout), lambda use: use.modify(use.target, bullets=-2))
    card = t.hand(jinx, seat=1)
    t.use(t.game.outfit(t.seat(0)))
    t.form(foe)
    t.use(card, "", leader)
    t.hands(PAIR, LEGAL)
    t.finish()
    assert t.rock() == 2 and leader.bounty == 4 and leader.control == 1
    list(t.game.rules(t.seat(0)).bounty(leader, -1))
    assert leader.control == 0


# 24. James Ghetty, Lillian Morgan


@rule("CR-JamesGhetty-a", "CR-JamesGhetty-b", "CR-LillianMorgan-a", "CR-LillianMorgan-b")
@pytest.mark.parametrize("title", ["James Ghetty", "Lillian Morgan"])
@either_leads
def test_posse_money_pays_the_ability_but_not_what_the_ability_buys(title: str) -> None:
    t = Table(stash=0)
    banker, bob = t.put(title, at="town square"), square(t, 1)
    cheap = t.hand(plain("goods", "Knife", cost=1))
    horn = able("goods", shootout(pay=2), lambda use: use.play(use.game.card(cheap.id)), name="blow")
    t.attach(horn, banker)
    t.shootout(banker, bob)
    full = banker.rock
    t.use(banker.attachments[0])
    assert banker.rock == full - 2 and cheap in t.hand_of()
    t.finish()
    assert not banker.in_play or banker.rock == 0


# 25. Rabbit's Deception, Rabbit Takes Revenge


def fighter(t: Table, **facts: Any) -> Card:
    return square(t, keywords=("Kung Fu 2",), value=9, **facts)


@rule("CR-RabbitsDeception-a", "CG-Shootout1-g", "CG-Shootout1-f")
@pytest.mark.parametrize("code", ["10035", "24229"])
@either_leads
def test_a_deception_that_empties_the_posse_ends_the_combo_and_the_fight(code: str) -> None:
    t = Table()
    monk, bob = fighter(t), square(t, 1, stud=True)
    t.hand("Rabbit's Lunar Leap")
    t.shootout(monk, bob)
    t.stack("2♠")
    t.use(t.hand(code), "", "pass")
    assert t.decision.kind == "play" and t.game.shootout is None and monk.at_home


@rule("CR-RabbitTakesRevenge-a", "CG-SendHomeBooted-d")
@pytest.mark.parametrize("saviour", ["Arnold McCadish", "Lay On Hands"])
@pytest.mark.parametrize("bound", [True, False])
@either_leads
def test_who_cannot_leave_cannot_be_saved_by_a_journey_home(saviour: str, bound: bool) -> None:
    t = Table()
    if saviour == "Lay On Hands":
        t.dude(keywords=("Blessed 9",), has=(saviour,))
    else:
        t.put(saviour)
    monk, bob = fighter(t), square(t, 1)
    t.shootout(monk, bob)
    t.stack("2♠")
    if bound:
        t.use(t.hand("Rabbit Takes Revenge"))
    t.hands(f"{LEGAL}", PAIR)
    asked = []
    while t.game.shootout is not None and "react" not in asked:
        asked.append(t.decision.kind)
        t.answer(t.plain_answer())
    assert ("react" in asked) is not bound
    if bound:
        assert monk in t.discard_of() and bob.in_play
