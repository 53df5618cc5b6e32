"""Rulings in the ways that come up less often: another role, another bearer, another round, and where they end."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Dude,
    cheatin,
    dude,
    happens,
    in_shootout,
    noon,
    react,
    resolution,
    shootout,
)
from gomorra.engine import RULESETS
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, rule

PAIR = "K♣ K♦ 3♥ 4♠ 9♣"
BANISH = able("action", shootout(target=dude & in_shootout), lambda use: use.discard(use.target))


@rule("CR-DesolationRow-b")
def test_without_its_leader_a_raid_earns_nobody_anything() -> None:
    t = Table("Desolation Row", "Law Dogs", stash=0)
    leader, friend = t.dude(bullets=2), t.dude(bullets=3)
    foe = t.dude(seat=1, at="town square")
    banish = t.hand(BANISH, seat=1)
    t.use(t.game.outfit(t.seat(0)), "", leader)
    t.form(friend, foe)
    t.pass_()
    t.use(banish, "", leader)
    t.hands(PAIR, LEGAL)
    t.finish()
    assert not leader.in_play and friend.at_home and not foe.in_play
    assert t.rock() == 0 and friend.bounty == 0


@rule("CR-LawDogs-b")
def test_law_dogs_choose_among_the_dudes_of_everybody() -> None:
    t = Table("Law Dogs", "The Sloane Gang")
    weak, foe = t.dude(influence=0), t.dude(seat=1, influence=0)
    t.dude(influence=2)
    t.use(t.game.outfit(t.seat(0)), "post_bounty")
    assert {weak, foe} <= set(t.choices())


@rule("CR-TheSloaneGang-a")
def test_the_sloane_gang_is_paid_before_hands_are_refilled() -> None:
    t = Table("The Sloane Gang", "Law Dogs")
    t.dude(at="town square")
    held = t.hand(plain("dude"))
    t.use(t.game.outfit(t.seat(0)), "hold_the_square")
    t.run("word")
    assert t.game.state.phase == "sundown" and t.hand_of() == [held]


@rule("CR-TheSanatorium-a")
@pytest.mark.parametrize("skill", ["Blessed 2", "Shaman 1", "Mad Scientist 1"])
def test_another_skill_makes_nobody_fit_for_the_hucksters_bonus(skill: str) -> None:
    t = Table("The Sanatorium", plain("outfit"))
    ann = t.dude(keywords=[skill])
    t.dude(seat=1, at="town square")
    t.use(t.game.outfit(t.seat(0)))
    assert t.decision.kind == "play" and ann.influence == 1


@rule("CR-ArnoldMcCadish-b")
@either_leads
def test_whom_arnold_saves_keeps_goods_and_spells() -> None:
    t = Table()
    doctor = t.put("Arnold McCadish")
    carried = [plain("goods"), plain("spell", keywords=["Hex"])]
    mine = t.dude(at="town square", value=3, keywords=["Huckster 1"], has=carried)
    had, foe = mine.attachments, t.dude(seat=1, at="town square")
    t.shootout(mine, foe)
    t.stack("9♠")
    t.hands(LEGAL, "3♣ 3♦ 5♥ 7♠ 9♦")
    t.run("react")
    t.use(doctor, seat=0)
    assert mine.at_home and mine.attachments == had and len(had) == 2


@rule("CR-IvorHawley-a")
def test_only_hexes_make_ivor_better() -> None:
    t = Table()
    ivor = t.put("Ivor Hawley")
    t.attach(plain("spell", keywords=["Miracle"]), ivor)
    t.attach(plain("goods"), ivor)
    assert (ivor.bullets, ivor.influence, ivor.rating("Huckster")) == (1, 3, 2)


@rule("CR-PhilipSwinfordExp1-a")
@pytest.mark.parametrize(("hand", "acts"), [(LEGAL, True), (CHEATIN, False)])
@either_leads
def test_philip_acts_unless_his_own_hand_is_illegal(hand: str, acts: bool) -> None:
    t = Table()
    philip, foe = t.put("Philip Swinford (Exp.1)", at="town square"), t.dude(seat=1, at="town square")
    t.shootout(philip, foe)
    t.hands(hand, CHEATIN)
    t.run("resolution")
    assert (t.decision.kind == "confirm") is acts


@rule("CR-RamiroMendoza-a", "CR-RamiroMendoza-b")
@pytest.mark.parametrize("leads", [True, False])
@pytest.mark.parametrize("pays", [True, False])
def test_ramiro_is_paid_for_jobs_too(leads: bool, pays: bool) -> None:
    t = Table(stash=5)
    ramiro, friend = t.put("Ramiro Mendoza", bounty=2), t.dude()
    t.dude(seat=1, at="town square")
    t.use(t.hand("A Coach Comes to Town"), "", ramiro if leads else friend)
    if not leads:
        t.answer(ramiro)
    assert (t.decision.kind, t.decision.seat) == ("confirm", 0)
    t.answer(pays)
    assert (t.rock(), ramiro.in_play) == ((4, True) if pays else (5, False))
    assert t.rock(1) == 5


@rule("CR-Sloane-a")
def test_lowering_her_bounty_gives_sloane_none() -> None:
    t = Table()
    sloane, other = t.put("Sloane"), t.dude(bounty=2)

    def lower(use):
        for one in (sloane, other):
            yield from use.bounty(one, -2)

    t.use(t.hand(able("action", noon(), lower)))
    assert (sloane.bounty, other.bounty) == (0, 0)


@rule("CR-Sloane-b", "CR-Sloane-c")
def test_a_booted_sloane_sends_her_friends_unbooted_and_nobody_elses() -> None:
    t = Table()
    t.put("Sloane", booted=True)
    friend, far = t.dude(), t.dude(at=t.deed())
    mine, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(mine, foe, friend, far)
    assert friend.in_posse and not friend.booted
    assert far.in_posse and far.booted


@rule("CR-SmilingTom-a", "CE-SmilingTom")
@pytest.mark.parametrize("gang", ["The Fourth Ring", "Law Dogs"])
def test_smiling_tom_goes_wherever_a_fourth_ring_dude_of_anybody_is(gang: str) -> None:
    t = Table()
    tom = t.put("Smiling Tom")
    t.dude(seat=1, at="town square", gangs=[gang])
    may = gang == "The Fourth Ring"
    assert (("move", tom.id, "town-square") in t.offers("move")) is may
    friend = t.dude()
    t.use(t.hand("A Coach Comes to Town"))
    if t.decision.kind == "choose":
        t.answer(friend)
    assert (("join", tom.id) in t.offers("join")) is may


@rule("CR-DogsDuster-a")
@pytest.mark.parametrize("away", [True, False])
def test_a_booted_friend_may_call_out_for_the_dusters_bearer(away: bool) -> None:
    t = Table()
    bearer = t.dude(at="town square", has=["Dog's Duster"])
    friend = t.dude(at="home" if away else "town square", booted=True)
    crook = t.dude(seat=1, at="town square", bounty=1)
    with t.noting() as noted:
        t.use(bearer.attachments[0])
        if not away:
            t.answer(friend)
    assert noted[-1] == ([bearer] if away else [bearer, friend])
    assert t.decision.kind == "callout" and crook.in_play


@rule("CR-ForceField-c", "CE-ForceField")
@either_leads
def test_what_a_force_field_forbids_is_forbidden_for_its_round_only() -> None:
    t = Table()
    mine = [t.dude(at="town square", has=["Force Field"] if n == 0 else []) for n in range(2)]
    theirs = [t.dude(seat=1, at="town square") for _ in range(2)]
    (field,) = mine[0].attachments
    better = t.hand(able("action", resolution(), lambda use: use.rank(use.seat, 5)))
    caught = t.hand(able("action", cheatin()))
    t.shootout(mine[0], theirs[0], mine[1], theirs[1])
    t.hands(LEGAL, CHEATIN)
    t.run("resolution")
    assert t.can_use(better) and t.can_use(caught)
    t.use(field)
    t.pass_()
    assert t.decision.seat == 0 and not t.can_use(better) and not t.can_use(caught)
    t.run("casualty")
    t.answer(mine[1])
    t.answer(theirs[1])
    t.run("make plays")
    t.hands(LEGAL, CHEATIN)
    t.run("resolution")
    assert t.can_use(caught)
    t.use(better)
    assert t.rank(0) == 6, "no more capped by the rank across"


@rule("CR-HolyWheelGun-a")
@pytest.mark.parametrize("fiend", [True, False])
@either_leads
def test_a_holy_wheel_gun_names_only_abominations(fiend: bool) -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Holy Wheel Gun"])
    foes = [t.dude(seat=1, at="town square", keywords=["Abomination"] if fiend else []) for _ in range(2)]
    t.shootout(ann, *foes)
    t.use(ann.attachments[0], "", foes[0])
    t.hands(PAIR, LEGAL)
    if fiend:
        t.run("flee")
        assert not foes[0].in_play and foes[1].in_play
    else:
        t.run("casualty")
        assert set(t.choices()) == set(foes)


@rule("CR-AllJokers-a", "CG-Shootout1-f")
@pytest.mark.parametrize("place", [0, 7])
@either_leads
def test_when_the_fight_ends_with_the_draw_nobody_redraws_and_a_joker_is_discarded(place: int) -> None:
    t = Table()
    ann, bob = t.dude(at="town square", stud=True, bullets=3), t.dude(seat=1, at="town square", bullets=2)
    end = t.put(able("deed", react("after", happens.HandDrawn), lambda use: use.send_home_booted(bob)))
    words = ["3♥", "4♠", "9♣", "2♦", "5♠", "8♦", "10♥"]
    t.shootout(ann, bob)
    t.hands(" ".join([*words[:place], "joker", *words[place:]]), LEGAL)
    t.run("react")
    held = [card for card in t.draw_hand_of(0) if card.is_joker]
    t.use(end, seat=0)
    assert t.game.shootout is None and t.decision.kind == "play"
    assert len(held) == 1 and held[0] in t.discard_of()


@rule("CR-TelepathyHelmet-a")
@pytest.mark.parametrize(("winner", "whose", "spared"), [(1, 0, True), (0, 0, False), (1, 1, False)])
@either_leads
def test_a_telepathy_helmet_warns_only_the_winner_and_only_of_others(
    winner: int, whose: int, spared: bool
) -> None:
    t = Table(winner=winner)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", bullets=3, has=["Telepathy Helmet"])
    card = t.hand("Unprepared", seat=whose)
    t.shootout(ann, bob)
    t.use(card, "", bob)
    assert (bob.booted, bob.bullets) == ((False, 3) if spared else (True, 2))
    assert bob.attachments[0].booted


@rule("CR-TelepathyHelmet-a")
def test_a_telepathy_helmet_is_no_help_at_noon() -> None:
    t = Table(winner=1)
    bob = t.dude(seat=1, has=["Telepathy Helmet"])
    t.use(t.hand(able("action", noon(), lambda use: use.boot(bob))))
    assert bob.booted


@rule("CR-ACoachComestoTown-a")
def test_each_player_who_still_guards_the_coach_is_paid_once() -> None:
    t = Table(seats=3, stash=0)
    leader = t.dude()
    guards = [t.dude(seat=1, at="town square") for _ in range(2)]
    helper = t.dude(seat=2, at="town square")
    t.use(t.hand("A Coach Comes to Town"), "", "done")
    t.answer(*guards, ("invite", 2), helper)
    t.form()
    assert helper.in_posse and len(t.game.gathering[1]) == 3
    t.hands(LEGAL, PAIR)
    t.finish()
    assert not leader.in_play and [t.rock(seat) for seat in (0, 1, 2)] == [0, 4, 4]


class Handy(Dude):
    """Handy"""

    @noon()
    def earn(self, use):
        yield from use.gain(1)

    @noon()
    def save(self, use):
        yield from use.gain(2)


@rule("CR-GoodStiffDrink-a")
def test_a_good_stiff_drink_gives_back_the_one_ability_that_was_named() -> None:
    t = Table()
    ann = t.put(plain("dude", behaviour=Handy))
    for name in ("earn", "save"):
        t.use(ann, name)
        t.turn_of(0)
    t.use(t.hand("Good Stiff Drink"), "", "save")
    t.turn_of(0)
    assert t.can_use(ann, "save") and not t.can_use(ann, "earn")
    t.use(ann, "save")
    t.turn_of(0)
    assert t.rock() == 25 and not t.can_use(ann, "save")


@rule("CR-Prayer-a")
@either_leads
def test_a_prayer_opens_the_shootout_only_to_miracles_of_those_in_it_and_for_a_day() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", keywords=["Blessed 1"]), t.dude(seat=1, at="town square")
    far = t.dude(at="town square", keywords=["Blessed 1", "Huckster 1"])
    for one in (ann, far):
        t.use(t.hand("Prayer"), "", one)
        t.turn_of(0)
    miracle, hex_ = t.hand(plain("spell", keywords=["Miracle"]), plain("spell", keywords=["Hex"]))
    bought = [("shop", miracle.id, ann.id), ("shop", miracle.id, far.id)]
    assert t.offers("shop") == bought, "in the square at Noon"
    t.shootout(ann, bob)
    t.pass_() if t.decision.seat == 1 else None
    assert t.offers("shop") == bought[:1] and hex_ in t.hand_of()
    t.hands(PAIR, LEGAL)
    t.end_day()
    t.run("noon")
    t.turn_of(0)
    assert ann.in_town_square and t.offers("shop") == []


@rule("CR-MagicalDistraction-d")
@pytest.mark.parametrize("lowball", [True, False])
def test_magical_distraction_is_nothing_for_lowball(lowball: bool) -> None:
    t = Table()
    ann = t.dude(at="town square", keywords=["Huckster 1"], has=[plain("spell", keywords=["Hex"])])
    card, other = t.hand("Magical Distraction", able("action", cheatin()))
    if lowball:
        t.stack(LEGAL)
        t.stack(CHEATIN, seat=1)
        t.start("gambling")
    else:
        t.showdown(ann, t.dude(seat=1, at="town square"), hands=(LEGAL, CHEATIN))
    assert t.can_use(other) and t.can_use(card) is not lowball


@rule("FQ-IrvingPatterson-a")
@pytest.mark.parametrize("ruleset", ["2015", "current"])
@pytest.mark.parametrize("part", ["leader", "rider", "guard"])
def test_irving_earns_in_both_posses_of_a_job(ruleset: str, part: str) -> None:
    t = Table(ruleset=RULESETS[ruleset], stash=0)
    irving = t.put(
        "Irving Patterson", seat=int(part == "guard"), at="town square" if part == "guard" else "home"
    )
    mate = t.dude() if part != "leader" else irving
    if part != "guard":
        t.dude(seat=1, at="town square")
    t.use(t.hand("A Coach Comes to Town"), "", *([mate] if part == "rider" else []))
    t.form(irving)
    t.run("play")
    assert t.rock(int(part == "guard")) in (1, 5)


@rule("FQ-FredAims-a", "FQ-SilasAims-a", "FQ-PrescottUtter-a")
@pytest.mark.parametrize(
    ("title", "bullets", "influence"),
    [("Fred Aims", (4, 1), (5, 2)), ("Silas Aims", (5, 2), (2, 0)), ("Prescott Utter", (5, 2), (5, 2))],
)
def test_a_base_that_a_trait_sets_is_raised_and_lowered_like_a_printed_one(
    title: str, bullets: tuple[int, int], influence: tuple[int, int]
) -> None:
    t = Table()
    gear = plain("goods", bullet_bonus=1, influence=1)
    one = t.put(title, at="town square", bounty=3, has=[gear])
    for _ in range(2):
        t.dude(at="town square", gangs=["Law Dogs"])
    seen = []

    def change(by: int):
        return lambda use: use.modify(one, bullets=by, influence=by)

    for by in (1, -3):
        t.use(t.hand(able("action", noon(), change(by))))
        t.turn_of(0)
        seen.append((one.bullets, one.influence))
    assert seen == list(zip(bullets, influence, strict=True))
