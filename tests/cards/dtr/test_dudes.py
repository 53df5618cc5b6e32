"""Base Set dudes: what their texts and rulings say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gomorra.cards.vocabulary import Act, Card, Dude, Flow, Use, always, cannot, cheatin, happens, resolution
from gomorra.testing import Table, able, begin, deck_of, either_leads, plain, rule


def fight(t: Table, mine: object, foe: object, leader: str = "", mark: str = "") -> None:
    """A shootout between these two with these draw hands, up to the reveal."""
    t.shootout(mine, foe)
    if leader:
        t.hands(leader, mark)
    t.run("resolution")


LEGAL = "2♣ 4♦ 6♥ 8♠ 10♣"
CHEAT = "3♣ 3♣ 5♥ 7♠ 9♦"


def swaps_five(seat: int) -> Callable[[Use], Flow[None]]:
    """An effect that deals a player five new cards for the draw hand."""

    def swap(use: Use) -> Flow[None]:
        for card in use.draw_hand(seat):
            yield from use.discard(card)
        for card in (yield from use.top_five(5, seat)):
            use.into_draw_hand(card, seat)

    return swap


def test_micah_boots_a_hex_to_move() -> None:
    t = Table()
    micah = t.put("Micah Ryse", has=["Shadow Walk"])
    t.use(micah, "slip_away", "town-square")
    assert micah.in_town_square
    assert not micah.booted
    assert micah.attachments[0].booted


def test_micah_needs_an_unbooted_hex() -> None:
    t = Table()
    micah = t.put("Micah Ryse")
    t.attach("Shadow Walk", micah, booted=True)
    assert not t.can_use(micah)


def test_mongwau_discards_a_hex_to_become_a_stud() -> None:
    t = Table()
    mongwau = t.put("Mongwau the Mighty", at="town square", has=["Soul Blast"])
    foe = t.dude(seat=1, at="town square")
    t.shootout(mongwau, foe)
    assert mongwau.is_draw
    t.use(mongwau, "burn_the_hex")
    assert mongwau.is_stud
    assert not mongwau.attachments


def test_bobo_counts_the_highest_huckster_of_any_player() -> None:
    t = Table()
    bobo = t.put("Bobo")
    assert bobo.bullets == 1
    t.dude(seat=1, keywords=["Huckster 3"])
    t.dude(keywords=["Huckster 2"])
    assert bobo.bullets == 4


def arnold(pull: str) -> tuple[Table, object, object]:
    t = Table()
    doctor = t.put("Arnold McCadish")
    mine = t.dude(at="town square", value=7, has=["Mustang"])
    foe = t.dude(seat=1, at="town square")
    t.shootout(mine, foe)
    t.stack(pull)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "3♣ 3♦ 5♥ 7♠ 9♦")
    t.run("react")
    t.use(doctor)
    return t, doctor, mine


@rule("CR-ArnoldMcCadish-b", "CG-Shootout5-j")
def test_arnold_sends_a_casualty_home_with_its_attachments() -> None:
    t, doctor, mine = arnold("9♠")
    assert mine.in_play and mine.at_home and mine.booted
    assert mine.attachments
    assert doctor.booted
    assert t.game.shootout is None or not t.game.shootout.posses[0]


def test_arnold_fails_when_the_pull_is_not_higher_than_the_value() -> None:
    _, doctor, mine = arnold("7♠")
    assert not mine.in_play
    assert doctor.booted


@rule("CR-ArnoldMcCadish-a")
@either_leads
def test_a_dude_saved_by_arnold_still_counts_as_casualty() -> None:
    t = Table()
    doctor = t.put("Arnold McCadish")
    mine = t.dude(at="town square", value=3, bullets=3)
    helper = t.dude()
    foe = t.dude(seat=1, at="town square", bullets=2)
    revenge = t.hand("Takin' Ya With Me")
    t.shootout(mine, foe, helper)
    t.stack("9♠")
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "3♣ 3♦ 5♥ 7♠ 9♦")
    t.run("casualty")
    t.answer((mine, "discard"))
    t.use(doctor)
    t.use(revenge)
    assert not foe.in_play


@rule("CR-TheGhostlyGun-c", "CR-TheGhostlyGun-b")
@either_leads
def test_ghostly_gun_goes_into_the_draw_hand_as_a_chosen_card() -> None:
    t = Table()
    gun = t.put("The Ghostly Gun", at="town square")
    friend = t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    whip = t.hand("Cheatin' Varmint", seat=1)
    t.shootout(gun, foe, friend)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣ J♣ Q♣ K♣", "3♣ 3♦ 5♥ 7♠ 9♦")
    t.run("resolution")
    keep = t.game.rules(t.seat(0)).draw_hand()[0]
    t.use(gun, "vanish", keep.title)
    t.answer(next(card for card in t.choices() if card not in (gun, keep)))
    assert gun in t.game.rules(t.seat(0)).draw_hand()
    assert (gun.value, gun.suit) == (keep.value, keep.suit)
    assert len(t.game.rules(t.seat(0)).draw_hand()) == 5
    assert t.can_use(whip, "catch")


@rule("CR-TheGhostlyGun-b")
@either_leads
def test_a_hand_that_was_hit_is_not_hit_again_for_the_ghostly_gun() -> None:
    t = Table(winner=1)
    gun, friend = t.put("The Ghostly Gun", at="town square"), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    first, second = t.hand(able("action", cheatin()), able("action", cheatin()), seat=1)
    t.shootout(friend, foe, gun)
    t.hands(CHEAT, LEGAL)
    t.run("pick shooters")
    t.answer(friend)
    t.run("resolution")
    assert t.can_use(second)
    t.use(first)
    t.use(gun, "vanish", "5♥")
    t.answer(next(card for card in t.choices() if card.title == "9♦"))
    assert not t.is_legal(0) and t.decision.seat == 1 and not t.can_use(second)


@rule("CR-TheGhostlyGun-b")
@pytest.mark.parametrize(("named", "thrown"), [("K♥", "10♣"), ("8♠", "8♠"), ("8♠", "10♣")])
@either_leads
def test_after_the_ghostly_gun_only_an_illegal_hand_is_open_to_cheatin(named: str, thrown: str) -> None:
    t = Table(winner=1)
    gun, friend = t.put("The Ghostly Gun", at="town square"), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    trick = t.hand(able("action", cheatin()), seat=1)
    t.shootout(friend, foe, gun)
    t.hands(LEGAL, LEGAL)
    t.run("pick shooters")
    t.answer(friend)
    t.run("resolution")
    assert not t.can_use(trick)
    t.pass_()
    t.use(gun, "vanish", named)
    t.answer(next(card for card in t.choices() if card.title == thrown))
    twice = named == "8♠" and thrown != "8♠"
    assert t.decision.seat == 1 and t.is_legal(0) is not twice and t.can_use(trick) is twice


def test_ghostly_gun_of_an_ally_has_no_draw_hand_to_go_to() -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    gun = t.put("The Ghostly Gun", seat=2, at="town square")
    t.callout(ann, bob, "accept", ("invite", 2), gun)
    t.form()
    t.hands("8♠ 8♥ 3♦ 4♣ 6♣", "9♠ 9♥ 9♦ 4♣ 6♣")
    t.run("resolution")
    t.pass_(2)
    assert t.decision.seat == 2 and gun.in_posse and not t.can_use(gun)


@rule("CR-TheGhostlyGun-a")
@either_leads
def test_ghostly_gun_as_last_dude_ends_the_shootout() -> None:
    t = Table()
    gun = t.put("The Ghostly Gun", at="town square")
    foe = t.dude(seat=1, at="town square")
    fight(t, gun, foe)
    drawn = [[card.title for card in t.draw_hand_of(seat)] for seat in (0, 1)]
    t.use(gun, "vanish", "K♣", lambda option: option.payload[0] == "card")
    assert t.game.shootout is None
    assert foe.in_play and not t.events(happens.RoundDecided)
    assert len(t.events(happens.RoundEnded)) == 1, "the round is cleaned up once"
    assert gun in t.discard_of() and not gun.in_play
    for seat in (0, 1):
        assert t.draw_hand_of(seat) == []
        lying = [card.title for card in t.discard_of(seat)]
        assert len(drawn[seat]) == 5 and all(title in lying for title in drawn[seat])


@rule("CR-TheGhostlyGun-d")
def test_ghostly_gun_is_no_use_in_lowball() -> None:
    t = Table()
    gun = t.put("The Ghostly Gun")
    trick = t.hand(able("action", cheatin()))
    t.stack(CHEAT, seat=1)
    t.stack(LEGAL)
    t.start("gambling")
    assert t.game.state.phase == "gambling" and t.decision.seat == 0 and t.can_use(trick)
    assert not t.can_use(gun)


@rule("CR-KevinWainwright-a", "FQ-KevinWainwright-b")
def test_kevin_moves_to_any_players_huckster_and_becomes_a_stud() -> None:
    t = Table()
    kevin = t.put("Kevin Wainwright", booted=True)
    t.dude(keywords=["Huckster 1"])
    witch = t.dude(seat=1, keywords=["Huckster 1"], at="town square")
    t.use(kevin, "follow")
    assert kevin.place == witch.place
    assert kevin.is_stud


@rule("CR-KevinWainwright-a")
def test_kevin_cannot_follow_a_huckster_where_he_is_already() -> None:
    t = Table()
    kevin = t.put("Kevin Wainwright")
    t.dude(keywords=["Huckster 1"])
    assert not t.can_use(kevin)


def test_tyxarglenak_must_be_chosen_before_hucksters_by_actions() -> None:
    t = Table()
    tyx = t.put("Tyxarglenak", seat=1, at="town square")
    huckster = t.dude(seat=1, at="town square", keywords=["Huckster 1"])
    plain_dude = t.dude(seat=1, at="town square")
    mine = t.dude(at="town square")
    sun = t.hand("Sun in Yer Eyes")
    t.shootout(mine, huckster, tyx, plain_dude)
    t.use(sun)
    assert huckster not in t.choices()
    assert tyx in t.choices() and plain_dude in t.choices()


def test_tyxarglenak_does_not_stop_abilities_that_are_no_actions() -> None:
    t = Table()
    tyx = t.put("Tyxarglenak", seat=1, at="town square")
    huckster = t.dude(seat=1, at="town square", keywords=["Huckster 1"])
    wendy = t.put('Xiong "Wendy" Cheng', at="town square")
    t.shootout(wendy, huckster, tyx)
    t.use(wendy)
    assert huckster in t.choices()


def test_jia_mein_buys_a_hex_in_the_shootout_and_becomes_a_stud() -> None:
    t = Table(stash=1)
    jia = t.put("Jia Mein", at="town square")
    foe = t.dude(seat=1, at="town square")
    hex_ = t.hand("Soul Blast")
    t.shootout(jia, foe)
    t.use(jia)
    assert hex_.host == jia
    assert jia.is_stud
    assert t.rock() == 0


def test_jia_mein_cannot_study_what_he_cannot_pay() -> None:
    t = Table(stash=0)
    jia = t.put("Jia Mein", at="town square")
    foe = t.dude(seat=1, at="town square")
    t.hand("Soul Blast")
    t.shootout(jia, foe)
    assert not t.can_use(jia)


@rule("CR-IvorHawley-a")
def test_ivor_has_one_more_of_each_with_any_number_of_hexes() -> None:
    t = Table()
    ivor = t.put("Ivor Hawley")
    assert (ivor.bullets, ivor.influence, ivor.rating("Huckster")) == (1, 3, 2)
    t.attach("Soul Blast", ivor)
    t.attach("Shadow Walk", ivor)
    assert (ivor.bullets, ivor.influence, ivor.rating("Huckster")) == (2, 4, 3)


def test_lucy_clover_raises_bounties_of_a_cheatin_posse() -> None:
    t = Table()
    lucy = t.put('Lucinda "Lucy" Clover', at="town square")
    foe = t.dude(seat=1, at="town square")
    friend = t.dude(seat=1, bounty=1)
    t.shootout(lucy, foe, friend)
    t.hands(LEGAL, CHEAT)
    t.run("resolution")
    assert (foe.bounty, friend.bounty, lucy.bounty) == (1, 2, 0)


def test_lucy_clover_does_nothing_against_a_legal_hand() -> None:
    t = Table()
    lucy = t.put('Lucinda "Lucy" Clover', at="town square")
    foe = t.dude(seat=1, at="town square")
    fight(t, lucy, foe, CHEAT, LEGAL)
    assert foe.bounty == 0


def test_judge_somerset_aces_a_wanted_mark() -> None:
    t = Table()
    judge = t.put("Judge Harry Somerset")
    crook = t.dude(seat=1, bounty=2, at="town square")
    t.use(judge, "hang")
    t.form()
    assert crook in t.boot_hill_of(1)
    assert t.rock() == 22
    assert judge.booted and judge.at_home


def test_judge_somerset_marks_only_wanted_dudes() -> None:
    t = Table()
    judge = t.put("Judge Harry Somerset")
    t.dude(seat=1, at="town square")
    assert not t.can_use(judge)


def test_philip_swinford_swaps_a_card_when_another_cheats() -> None:
    t = Table()
    philip = t.put("Philip Swinford", at="town square")
    foe = t.dude(seat=1, at="town square")
    spare = t.hand("Reserves")
    t.shootout(philip, foe)
    t.hands(LEGAL, CHEAT)
    t.run("choose")
    t.answer(spare)
    assert spare in t.discard_of()
    assert len(t.hand_of()) == 1


def test_philip_swinford_is_silent_when_you_cheat_too() -> None:
    t = Table()
    philip = t.put("Philip Swinford", at="town square")
    foe = t.dude(seat=1, at="town square")
    t.hand("Reserves")
    fight(t, philip, foe, "3♣ 3♣ 5♥ 7♠ 9♦", CHEAT)
    assert t.decision.kind == "play"


@rule("CR-TommyHarden-a", "CG-Shootout4a-a", "RB-6.1.4-b")
@either_leads
def test_tommy_harden_raises_the_rank_by_two_with_a_legal_hand() -> None:
    t = Table()
    tommy = t.put("Tommy Harden", at="town square")
    foe = t.dude(seat=1, at="town square")
    fight(t, tommy, foe, LEGAL + " Q♦", CHEAT)
    assert t.rank(0) == 3


@rule("CR-TommyHarden-a")
def test_tommy_harden_raises_the_rank_by_one_when_both_cheat() -> None:
    t = Table()
    tommy = t.put("Tommy Harden", at="town square", booted=True)
    foe = t.dude(seat=1, at="town square")
    t.turn_of(1)
    t.callout(foe, tommy)
    t.form()
    t.hands(CHEAT, "3♣ 3♣ 5♥ 7♠ 9♦ K♥")
    t.run("resolution")
    assert t.rank(0) == 3


@rule("FQ-PrescottUtter-a")
def test_prescott_counts_law_dogs_at_his_location_and_adds_modifiers() -> None:
    t = Table()
    prescott = t.put("Prescott Utter", has=[plain("goods", bullet_bonus=1, keywords=["Weapon"])])
    t.put("Pancho Castillo")
    assert (prescott.bullets, prescott.influence) == (2, 1)
    t.put("Philip Swinford", seat=1, at=prescott.location)
    assert (prescott.bullets, prescott.influence) == (3, 2)
    t.game.rules(t.seat(0)).modify(prescott, influence=-1, bullets=1, until="day")
    assert (prescott.bullets, prescott.influence) == (4, 1)


def test_wendy_sends_an_opposing_dude_home_booted() -> None:
    t = Table()
    wendy = t.put('Xiong "Wendy" Cheng', at="town square")
    foe, friend = t.dude(seat=1, at="town square"), t.dude(seat=1)
    t.shootout(wendy, foe, friend)
    t.use(wendy, "run_off", foe)
    assert wendy.booted
    assert foe.at_home and foe.booted and not foe.in_posse


def test_clyde_calls_out_at_home_and_the_wanted_cannot_refuse() -> None:
    t = Table()
    clyde = t.put("Clyde Owens", at="home of 1", booted=True)
    t.dude(seat=1, bounty=1)
    t.use(clyde)
    assert t.game.shootout is not None


def test_clyde_can_be_refused_by_the_unwanted() -> None:
    t = Table()
    clyde = t.put("Clyde Owens", at="town square")
    foe = t.dude(seat=1, at="town square")
    t.use(clyde, "challenge", "refuse")
    assert foe.at_home and foe.booted


def test_abram_clears_holy_ground_of_abominations_and_wanted() -> None:
    t = Table()
    abram = t.put("Abram Grothe")
    parish = t.put("Gomorra Parish", seat=1)
    beast = t.dude(seat=1, at=parish, keywords=["Abomination"], booted=True)
    crook = t.dude(at=parish, bounty=1)
    saint = t.dude(seat=1, at=parish)
    t.use(abram)
    t.form()
    assert not beast.in_play and not crook.in_play
    assert saint.in_play


def test_dave_montreal_shields_his_posse_from_a_cheat() -> None:
    t = Table()
    dave = t.put("Sheriff Dave Montreal", at="town square")
    foe = t.dude(seat=1, at="town square")
    t.shootout(dave, foe)
    t.hands(LEGAL + " J♦ Q♥ K♦", "9♣ 9♣ 9♥ 7♠ 5♦")
    t.run("flee")
    assert dave.in_play


def test_dave_montreal_shields_also_who_enters_play_after_the_reveal() -> None:
    t = Table()
    dave, foe = t.put("Sheriff Dave Montreal", at="town square"), t.dude(seat=1, at="town square")
    t.shootout(dave, foe)
    t.hands(LEGAL + " J♦ Q♥ K♦", "9♣ 9♣ 9♥ 7♠ 5♦")
    t.run("resolution")
    t.use(t.hand(able("action", resolution(), lambda use: use.summon("Gunslinger"))))
    t.run("flee")
    assert sorted(card.title for card in t.game.dudes(t.seat(0))) == ["Gunslinger", "Sheriff Dave Montreal"]


def test_dave_montreal_gives_no_shield_when_you_cheat() -> None:
    t = Table()
    dave = t.put("Sheriff Dave Montreal", at="town square")
    foe = t.dude(seat=1, at="town square", bullets=3, stud=True)
    t.shootout(dave, foe)
    t.hands("3♣ 3♣ 3♣ 3♣ 5♥ 3♣ 3♣ 3♣", "9♣ 9♣ 9♣ 9♣ 9♣ 9♣ 9♣ 9♣")
    t.finish()
    assert not dave.in_play


@rule("FQ-IrvingPatterson-a", "RB-6.1-g")
def test_irving_earns_as_leader_as_mark_and_as_helper() -> None:
    t = Table()
    irving = t.put("Irving Patterson", at="town square")
    foe = t.dude(seat=1, at="town square")
    t.shootout(irving, foe)
    assert t.rock() == 21
    u = Table()
    irving = u.put("Irving Patterson", at="town square", booted=True)
    u.shootout(u.dude(seat=1, at="town square"), irving)
    assert u.rock() == 21
    v = Table()
    v.put("Irving Patterson", at="town square")
    v.shootout(v.dude(at="town square"), v.dude(seat=1, at="town square"), v.game.dudes(v.seat(0))[0])
    assert v.rock() == 21


def test_eustace_discards_a_gadget_to_move() -> None:
    t = Table()
    eustace = t.put("Prof. Eustace True", booted=True, has=["Force Field"])
    t.use(eustace, "contraption", "town-square")
    assert eustace.in_town_square
    assert [card.title for card in t.discard_of()] == ["Force Field"]


def elander(pull: str) -> tuple[object, object]:
    t = Table()
    inventor = t.put("Elander Boldman", at="town square")
    gunman = t.dude(at="town square", has=["Flame-Thrower"])
    foe = t.dude(seat=1, at="town square")
    t.shootout(inventor, foe, gunman)
    t.stack(pull)
    t.use(inventor)
    return gunman, gunman.attachments[0] if gunman.in_play else None


def test_elander_overclocks_a_weapon_gadget() -> None:
    gunman, weapon = elander("9♠")
    assert gunman.bullets == 4
    assert weapon.bullets == 4


def test_elander_loses_the_dude_on_a_club() -> None:
    gunman, _ = elander("9♣")
    assert not gunman.in_play


@rule("CR-JamesGhetty-a")
@either_leads
def test_james_ghettys_rock_pays_shootout_abilities_and_is_lost_afterwards() -> None:
    t = Table(stash=0)
    james = t.put("James Ghetty", at="town square")
    remy = t.put("Rémy LaPointe", at="town square")
    foe = t.dude(seat=1, at="town square")
    t.shootout(james, foe, remy)
    assert james.rock == 4
    t.use(remy, "bankroll", 3)
    assert remy.bullets == 4
    assert james.rock == 1 and t.rock() == 0
    t.finish()
    assert james.rock == 0


@rule("CR-JamesGhetty-a", "CR-LillianMorgan-a")
@pytest.mark.parametrize(("title", "full"), [("James Ghetty", 4), ("Lillian Morgan", 3)])
@pytest.mark.parametrize("way", ["Auto-Revolver", "Concealed Weapons"])
@either_leads
def test_posse_money_buys_what_is_bought_as_a_shootout_play(title: str, full: int, way: str) -> None:
    t = Table(stash=0)
    place = t.deed()
    banker, foe = t.put(title, at=place), t.dude(seat=1, at=place)
    maker = t.dude(at=place, keywords=["Mad Scientist 9"])
    gun = t.hand("Auto-Revolver" if way == "Auto-Revolver" else plain("goods", cost=2))
    if way == "Concealed Weapons":
        t.use(t.hand("Concealed Weapons"))
    t.shootout(banker, foe, maker)
    t.stack("9♠")
    if way == "Auto-Revolver":
        t.invent(gun, maker)
    else:
        t.shop(gun, maker)
    assert gun.host == maker and t.rock() == 0 and banker.rock == full - (1 if way == "Auto-Revolver" else 2)


@rule("CR-JamesGhetty-b")
@either_leads
def test_james_ghettys_rock_does_not_pay_for_cards_brought_in() -> None:
    t = Table(stash=0)
    james = t.put("James Ghetty", at="town square")
    jia = t.put("Jia Mein", at="town square")
    foe = t.dude(seat=1, at="town square")
    t.hand("Soul Blast")
    t.shootout(james, foe, jia)
    assert not t.can_use(jia)


@rule("CR-JonLongstride-a")
@pytest.mark.parametrize("code", ["01029", "24032"])
def test_jon_refreshes_his_horse_for_one_later_use(code: str) -> None:
    t = Table()
    jon = t.put(code, has=["Mustang"])
    horse = jon.attachments[0]
    t.use(horse, "", "town-square")
    t.use(jon)
    assert not horse.booted and t.decision.seat == 1, "not at once"
    assert jon.in_town_square
    assert t.can_use(horse)
    t.use(horse, "", lambda option: True)
    horse.body.booted = False
    t._changed()
    t.turn_of(0)
    assert not t.can_use(horse)


def test_jon_of_the_weird_west_picks_any_ability_of_the_horse_by_its_text() -> None:
    t = Table()
    jon = t.put("24032", has=["24167"])
    horse = jon.attachments[0]
    horse.body.booted = True
    t.use(jon)
    offered = [option.text for option in t.decision.options]
    assert offered == [ability.text for ability in horse.abilities] and all(": " in text for text in offered)


def test_lane_shoots_better_on_horseback() -> None:
    t = Table()
    lane = t.put("Lane Healey")
    assert lane.bullets == 1
    t.attach("Mustang", lane)
    assert lane.bullets == 3


def test_jarrett_changes_places_only_with_who_can_leave() -> None:
    t = Table()
    jarrett = t.put("Jarrett Blake", has=["Mustang"])
    stuck, foe = t.put("SuAnne Bettelyuon", at="town square"), t.dude(seat=1, at="town square")
    t.shootout(stuck, foe)
    assert not t.can_use(jarrett)
    u = Table()
    jarrett = u.put("Jarrett Blake", has=["Mustang"])
    stuck, free = u.put("SuAnne Bettelyuon", at="town square"), u.dude(at="town square")
    u.shootout(stuck, u.dude(seat=1, at="town square"), free)
    u.use(jarrett)
    assert jarrett.in_posse and stuck.in_posse and not free.in_posse and free.at_home


@rule("FQ-JarrettBlake-a")
@either_leads
def test_jarrett_swaps_places_with_a_dude_of_the_posse() -> None:
    t = Table()
    ranch = t.deed(keywords=["Out of Town"])
    jarrett = t.put("Jarrett Blake", at=ranch, has=["Mustang"])
    mine = t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    t.shootout(mine, foe)
    t.use(jarrett)
    assert jarrett.in_posse and jarrett.in_town_square and not jarrett.booted
    assert not mine.in_posse and mine.place == ranch.id and not mine.booted


@rule("CG-Abilities-c")
@either_leads
def test_jarrett_without_a_horse_may_try_in_vain() -> None:
    t = Table()
    jarrett = t.put("Jarrett Blake")
    mine = t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    t.shootout(mine, foe)
    t.use(jarrett)
    assert not jarrett.in_posse and mine.in_posse


@rule("CR-HaroldAimslee-a")
def test_harold_needs_a_gadget_in_the_discard_pile_first() -> None:
    t = Table()
    harold = t.put("Harold Aimslee")
    t.hand("Reserves")
    t.discard("Auto-Revolver", "Pinto")
    assert not t.can_use(harold)
    held = t.hand("Force Field")
    assert not t.can_use(harold), "not even one that could be discarded for it"
    list(t.game.rules(t.seat(0)).discard(held))
    t._changed()
    field = held
    t.use(harold)
    assert field in t.hand_of()
    assert [card.title for card in t.hand_of()] == ["Force Field"]


@rule("CR-RemyLaPointe-a")
@either_leads
def test_remy_never_rises_above_five_bullets() -> None:
    t = Table()
    remy = t.put("Rémy LaPointe", at="town square", has=[plain("goods", bullet_bonus=3, keywords=["Weapon"])])
    foe = t.dude(seat=1, at="town square")
    t.shootout(remy, foe)
    t.use(remy, "bankroll", 4)
    assert remy.bullets == 5
    assert t.rock() == 16


@rule("CR-RemyLaPointe-a")
@pytest.mark.parametrize(("bonus", "after"), [(2, 4), (3, 5), (4, 5), (6, 7)])
@either_leads
def test_remy_takes_nothing_away_from_a_weapon_that_does_more(bonus: int, after: int) -> None:
    t = Table()
    weapon = plain("goods", bullet_bonus=bonus, keywords=["Weapon"])
    remy = t.put("Rémy LaPointe", at="town square", has=[weapon])
    t.shootout(remy, t.dude(seat=1, at="town square"))
    t.use(remy, "bankroll", 1)
    assert remy.bullets == after


@rule("RB-1-e")
def test_max_baine_is_worth_a_point_with_two_ranches_and_lifts_ranch_hands() -> None:
    t = Table()
    max_ = t.put("Max Baine")
    first = t.deed(keywords=["Ranch"])
    hand = t.dude(at=first, influence=1, value=5)
    assert max_.control == 0
    assert (hand.influence, hand.value) == (2, 8)
    t.deed(keywords=["Ranch"])
    assert max_.control == 1
    assert max_.influence == 4


@rule("CG-Abilities-c")
def test_allie_gets_a_permanent_point_in_the_square_only() -> None:
    t = Table()
    allie = t.put("Allie Hensman")
    t.use(allie)
    assert allie.booted and allie.control == 0
    u = Table()
    allie = u.put("Allie Hensman", at="town square")
    u.use(allie)
    assert allie.body.control == 1


@rule("FQ-FredAims-a")
def test_freds_influence_is_his_bounty_plus_modifiers() -> None:
    t = Table()
    fred = t.put("Fred Aims", bounty=2)
    assert fred.influence == 2
    t.game.rules(t.seat(0)).modify(fred, influence=1, until="day")
    assert fred.influence == 3


@rule("CR-LawrenceBlackwood-a")
def test_lawrence_is_worth_a_point_while_he_stays_at_a_foreign_deed() -> None:
    t = Table()
    deed = t.deed(seat=1)
    lawrence = t.put("Lawrence Blackwood", at=deed, control=1)
    t.use(lawrence)
    assert lawrence.control == 2
    t.game.state.bodies[lawrence.id].booted = False
    t.move(lawrence, "town square")
    assert lawrence.control == 1


def test_lawrence_gets_nothing_at_your_own_deed() -> None:
    t = Table()
    lawrence = t.put("Lawrence Blackwood", at=t.deed())
    t.use(lawrence)
    assert lawrence.control == 0


def test_marion_is_dangerous_while_wanted() -> None:
    t = Table()
    assert t.put("Marion Seville").bullets == 1
    u = Table()
    assert u.put("Marion Seville", bounty=1).bullets == 3


@rule("CG-This-a")
def test_sanford_calls_out_at_a_deed_and_cannot_be_refused_while_wanted() -> None:
    t = Table()
    deed = t.deed(seat=1)
    sanford = t.put("Sanford Taylor", at=deed, bounty=1)
    t.dude(seat=1, at=deed)
    t.use(sanford)
    assert t.game.shootout is not None
    u = Table()
    sanford = u.put("Sanford Taylor", at="town square")
    u.dude(seat=1, at="town square")
    assert not u.can_use(sanford)


@rule("CR-BartonEverest-a")
@either_leads
def test_barton_raises_a_cheatin_hand_by_one_for_the_round() -> None:
    t = Table()
    barton = t.put("Barton Everest", at="town square")
    foe = t.dude(seat=1, at="town square")
    fight(t, barton, foe, CHEAT + " J♦ K♦", LEGAL + " K♥")
    assert t.rank(0) == 3


@rule("CR-BartonEverest-a", "CR-TommyHarden-a")
@pytest.mark.parametrize("title", ["Barton Everest", "Tommy Harden"])
@pytest.mark.parametrize("way", ["home", "ace"])
@either_leads
def test_what_was_raised_at_the_reveal_adds_up_outlasts_its_dude_and_ends_with_the_round(
    title: str, way: str
) -> None:
    t = Table()
    star, foe = t.put(title, at="town square"), t.dude(seat=1, at="town square")
    more = [t.dude(seat=seat, at="town square") for seat in (0, 0, 1, 1, 1, 1)]
    lift = t.hand(able("action", resolution(), lambda use: use.rank(t.seat(0), 1)))
    gone = t.hand(
        able(
            "action", resolution(), lambda use: use.ace(star) if way == "ace" else use.send_home_booted(star)
        )
    )
    mine, theirs = (CHEAT, LEGAL) if title == "Barton Everest" else (LEGAL, CHEAT)
    natural, bonus = (2, 1) if title == "Barton Everest" else (1, 2)
    t.shootout(star, foe, *more)
    t.hands(mine, theirs)
    t.run("resolution")
    assert t.rank(0) == natural + bonus
    t.use(lift)
    t.pass_()
    t.use(gone)
    assert not star.in_posse and t.rank(0) == natural + bonus + 1
    t.next_round()
    t.hands(mine, theirs)
    t.run("resolution")
    assert t.rank(0) == natural, "nobody of that name is in the second round"


@rule("CR-BartonEverest-a", "CR-TommyHarden-a")
@pytest.mark.parametrize("title", ["Barton Everest", "Tommy Harden"])
@either_leads
def test_the_raised_rank_is_found_at_the_reveal_and_stays_whatever_the_hand_becomes(title: str) -> None:
    t = Table()
    star, foe = t.put(title, at="town square"), t.dude(seat=1, at="town square")
    cheat = 0 if title == "Barton Everest" else 1
    swap = t.hand(able("action", resolution(), swaps_five(t.seat(cheat))), seat=0)
    t.shootout(star, foe)
    t.hands(*((CHEAT, LEGAL) if cheat == 0 else (LEGAL, CHEAT)))
    t.run("resolution")
    t.stack("A♣ 3♦ 5♥ 7♠ 9♣", seat=cheat)
    t.use(swap)
    assert t.is_legal(cheat) and t.rank_changes(0) == (1 if cheat == 0 else 2,)


@rule("CR-BartonEverest-a", "CR-TommyHarden-a")
@pytest.mark.parametrize("title", ["Barton Everest", "Tommy Harden"])
@either_leads
def test_nothing_is_raised_for_a_hand_that_turns_cheatin_after_the_reveal(title: str) -> None:
    t = Table()
    star, foe = t.put(title, at="town square"), t.dude(seat=1, at="town square")
    cheat = 0 if title == "Barton Everest" else 1
    swap = t.hand(able("action", resolution(), swaps_five(t.seat(cheat))), seat=0)
    t.shootout(star, foe)
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    t.stack(CHEAT, seat=cheat)
    t.use(swap)
    assert not t.is_legal(cheat) and t.rank_changes(0) == ()


def test_jonah_lifts_other_wanted_dudes_of_his_posse() -> None:
    t = Table()
    jonah = t.put("Jonah Essex", at="town square", bounty=1)
    crook = t.dude(at="town square", bounty=1, bullets=1)
    saint = t.dude(at="town square", bullets=1)
    foe = t.dude(seat=1, at="town square", bounty=1, bullets=1)
    assert crook.bullets == 1
    t.shootout(jonah, foe, crook, saint)
    assert (crook.bullets, saint.bullets, jonah.bullets, foe.bullets) == (2, 1, 2, 1)


@rule("FQ-SilasAims-a")
def test_silas_bullets_are_his_bounty_plus_modifiers() -> None:
    t = Table()
    silas = t.put("Silas Aims", bounty=3)
    assert t.put("Silas Aims", 1).bullets == 0
    t.game.rules(t.seat(0)).modify(silas, bullets=-1, until="day")
    assert silas.bullets == 2


@rule("CR-Sloane-a")
def test_sloanes_bounty_never_falls_below_one_once_she_has_it() -> None:
    t = Table()
    sloane = t.hand("Sloane")
    t.shop(sloane)
    t.pass_()
    assert sloane.in_play and not sloane.wanted and sloane.bounty == 0
    lawyers = t.put("B & B Attorneys")
    sloane.body.bounty = 1
    t._changed()
    t.use(lawyers, "", "lower")
    assert sloane.bounty == 1
    sloane.body.bounty = 4
    list(t.game.rules(t.seat(1)).bounty(sloane, -4))
    assert sloane.bounty == 1


@rule("CR-Sloane-b", "CR-Sloane-c")
def test_dudes_at_sloanes_location_join_unbooted_even_without_her() -> None:
    t = Table()
    sloane = t.put("Sloane")
    friend = t.dude()
    tired = t.dude(booted=True)
    mine = t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    t.callout(mine, foe, "accept")
    assert tired not in t.choices()
    t.form(friend)
    assert friend.in_posse and not friend.booted
    assert not sloane.in_posse


@rule("FQ-Jobs-d", "CR-Sloane-d")
@pytest.mark.parametrize(("title", "boots"), [("Ambush", True), ("A Coach Comes to Town", False)])
def test_sloane_boots_as_leader_where_the_job_says_so(title: str, boots: bool) -> None:
    t = Table()
    sloane = t.put("Sloane")
    t.dude(seat=1, at="town square")
    t.use(t.hand(title))
    assert t.decision.kind != "play" and sloane.booted is boots, "the job is on its way"


@rule("AE-GoldenRule-a")
def test_clementine_is_safe_and_influential_in_her_saloon() -> None:
    t = Table()
    saloon = t.deed(keywords=["Saloon"])
    clem = t.put("Clementine Lepp", at=saloon)
    caller = t.dude(seat=1, at=saloon)
    sanford = t.put("Sanford Taylor", seat=1, at=saloon, bounty=1)
    assert clem.influence == 2
    t.turn_of(1)
    assert t.why_not("callout", caller, clem) is not None
    assert not t.can_use(sanford)


class Hermit(Dude):
    """A dude whom nobody can call out."""

    @always(cannot(Act.BE_CALLED_OUT))
    def keeps_to_himself(self, card: Card, use: Use, caller: Card | None) -> bool:
        return True


@rule("AE-GoldenRule-a", "CG-Abilities-b")
@pytest.mark.parametrize("safe", [False, True])
@pytest.mark.parametrize(("title", "ability"), [
    ("Sanford Taylor", "pick_a_fight"),
    ("Clyde Owens", "challenge"),
    ("Alan Campbell", "pick_on_the_weak"),
    ("Nathaniel Tuwikaa", "parley"),
    ("The Angler", "reel_in"),
    ("Howling Howell Melton", "prize_fight"),
])  # fmt: skip
def test_an_ability_calls_out_only_who_can_be_called_out(title: str, ability: str, *, safe: bool) -> None:
    t = Table()
    deed = t.deed()
    caller = t.put(title, at=deed)
    t.put(plain("dude", behaviour=Hermit if safe else Dude, value=caller.value), 1, deed)
    assert t.can_use(caller, ability) is not safe


@rule("CR-ClementineLepp-a")
def test_bounty_hunter_on_clementine_in_her_saloon_brings_no_callout() -> None:
    t = Table()
    saloon = t.deed(keywords=["Saloon"], seat=1)
    clem = t.put("Clementine Lepp", seat=1, at=saloon, bounty=1)
    hunter = t.hand("Bounty Hunter")
    t.use(hunter)
    assert t.game.shootout is None and t.decision.kind == "play" and t.events(happens.CalledOut) == []
    assert [dude for dude in t.game.dudes() if dude.is_token] == []
    assert clem.in_play and t.decision.kind == "play"
    (token,) = [event for event in t.events(happens.EnteredPlay) if event.card != clem.id]
    assert token.location == saloon.id, "the card was played, and the token was there"


class Rock(Dude):
    """A dude whom nothing moves and nothing kills."""

    @always(cannot(Act.SEND_HOME_BOOTED), cannot(Act.ACE))
    def stands(self, card: Card, use: Use, other: Card | None) -> bool:
        return True


@rule("CG-Abilities-b", "CG-SendHomeBooted-d")
@pytest.mark.parametrize("firm", [False, True])
@pytest.mark.parametrize("title", ['Xiong "Wendy" Cheng', "Pistol Whip", "01084", "24151"])
@either_leads
def test_nobody_is_chosen_for_what_cannot_be_done_to_them(title: str, *, firm: bool) -> None:
    t = Table()
    foe = t.put(plain("dude", behaviour=Rock if firm else Dude, value=2), 1, "town square")
    mine = t.dude(at="town square", bullets=3)
    if title == "Pistol Whip":
        card = t.hand(title)
    elif title[0].isdigit():
        card = t.attach(title, mine)
    else:
        mine = card = t.put(title, at="town square")
    t.shootout(mine, foe)
    assert t.can_use(card) is not firm


@rule("CR-RamiroMendoza-a", "CR-RamiroMendoza-b")
@either_leads
def test_ramiro_is_paid_or_discarded_without_bounty_for_anyone() -> None:
    t = Table(stash=1)
    ramiro = t.put("Ramiro Mendoza", at="town square", bounty=2)
    foe = t.dude(seat=1, at="town square")
    helper = t.dude(at="town square")
    t.callout(ramiro, foe, "accept", True)
    assert t.rock() == 0
    u = Table(stash=0)
    ramiro = u.put("Ramiro Mendoza", at="town square", bounty=2)
    foe = u.dude(seat=1, at="town square")
    helper = u.dude(at="town square")
    u.shootout(helper, foe, ramiro)
    assert ramiro in u.discard_of()
    assert u.rock(1) == 0


@rule("CR-RamiroMendoza-a", "CR-RamiroMendoza-b")
@pytest.mark.parametrize("role", ["leader", "mark", "joiner"])
@pytest.mark.parametrize("pays", [True, False])
def test_ramiro_is_asked_for_in_every_role_and_leaves_unpaid(role: str, pays: bool) -> None:
    t = Table(stash=5)
    ramiro = t.put("Ramiro Mendoza", at="town square", bounty=2, booted=role == "mark")
    foe, friend = t.dude(seat=1, at="town square"), t.dude(at="town square")
    if role == "leader":
        t.callout(ramiro, foe, "accept")
    elif role == "mark":
        t.callout(foe, ramiro)
    else:
        t.callout(friend, foe, "accept")
        t.answer(ramiro)
    t.run("confirm")
    assert t.decision.seat == 0
    t.answer(pays)
    assert (ramiro in t.discard_of()) is not pays
    assert (t.rock(0), t.rock(1)) == (4 if pays else 5, 5)


@rule("CR-RamiroMendoza-b")
def test_for_a_ramiro_who_was_taken_over_nobody_collects_either() -> None:
    t = Table(stash=5)
    ramiro = t.put("Ramiro Mendoza", seat=1, at="town square", bounty=2)
    ramiro.body.controller = t.seat(0)
    t._changed()
    t.callout(ramiro, t.dude(seat=1, at="town square"), "accept")
    t.run("confirm")
    assert t.decision.seat == 0
    t.answer(False)
    assert ramiro in t.discard_of(1) and (t.rock(0), t.rock(1)) == (5, 5)


@rule("CR-RamiroMendoza-a")
def test_ramiro_is_paid_as_mark() -> None:
    t = Table(stash=1)
    ramiro = t.put("Ramiro Mendoza", at="town square", booted=True)
    t.callout(t.dude(seat=1, at="town square"), ramiro, True)
    assert t.rock() == 0
    assert ramiro.in_play


@rule("CR-RamiroMendoza-c")
@pytest.mark.parametrize("pays", [True, False])
@either_leads
def test_ramiro_is_paid_when_moved_into_a_running_shootout(pays: bool) -> None:
    t = Table(stash=1)
    ramiro = t.put("Ramiro Mendoza")
    mine = t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    stakes = t.hand("The Stakes Just Rose")
    t.shootout(mine, foe)
    t.use(stakes, "", pays)
    assert ramiro.in_posse is pays and (ramiro in t.discard_of()) is not pays
    assert t.rock() == (0 if pays else 1)


def test_androcles_collects_from_a_dude_who_took_your_deed() -> None:
    t = Table()
    androcles = t.put("Androcles Brocklehurst")
    mine = t.deed()
    t.dude(seat=1, at=mine, influence=3)
    t.dude(seat=1, at="town square", influence=2)
    t.use(androcles)
    assert t.rock() == 23


@rule("CR-DrDawnEdwards-a", "CR-DrDawnEdwards-b")
@either_leads
def test_dawn_lost_as_casualty_brings_eve_unbooted_and_outside_the_posse() -> None:
    t = Table()
    dawn = t.put("Dr. Dawn Edwards", at="town square")
    friend = t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    eve = t.stack("Eve Henry")
    t.shootout(dawn, foe, friend)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣ Q♣", "3♣ 3♦ 5♥ 7♠ 9♦")
    t.run("casualty")
    t.answer((dawn, "discard"), True, lambda option: option.payload[0] == "card")
    found = [dude for dude in t.game.dudes(t.seat(0)) if dude.title == eve.title]
    assert len(found) == 1
    assert found[0].in_town_square and not found[0].booted and not found[0].in_posse


@rule("CR-DrDawnEdwards-a", "CR-DrDawnEdwards-b")
@pytest.mark.parametrize(
    ("lost", "found"), [("Dr. Dawn Edwards", "Eve Henry"), ("Eve Henry", "Dr. Dawn Edwards")]
)
@either_leads
def test_the_other_self_starts_afresh(lost: str, found: str) -> None:
    t = Table()
    first = t.put(lost, at="town square", booted=True, bounty=3, control=1, has=["Pinto"])
    fresh = t.put(found, seat=1).influence
    foe, friend = t.dude(seat=1, at="town square"), t.dude(at="town square")
    other = t.stack(found)
    t.stack("Q♦ Q♥ Q♠ J♥")  # for the bonus of a stud
    t.game.rules(t.seat(0)).modify(first, influence=2)
    t.shootout(friend, foe, first)
    t.game.rules(t.seat(0)).modify(first, influence=2)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "3♣ 3♦ 5♥ 7♠ 9♦")
    t.run("casualty")
    t.answer((first, "discard"), True, other)
    assert other.in_play and not other.booted and not other.attachments
    assert other.in_town_square and not other.in_posse and t.game.shootout is not None
    assert (other.bounty, other.control, other.influence) == (0, 0, fresh)


@rule("CR-DrDawnEdwards-d", "FQ-DrDawnEdwards-a")
@either_leads
def test_dawns_search_may_fail_and_looks_only_into_the_deck() -> None:
    t = Table()
    dawn = t.put("Dr. Dawn Edwards", at="town square")
    foe = t.dude(seat=1, at="town square")
    t.discard("Eve Henry")
    t.hand("Eve Henry")
    t.shootout(dawn, foe)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣ Q♣", "3♣ 3♦ 5♥ 7♠ 9♦")
    t.run("confirm")
    t.answer(True)
    assert not [dude for dude in t.game.dudes(t.seat(0)) if dude.title == "Eve Henry"]
    assert [event.seat for event in t.events(happens.Shuffled)] == [0]


@rule("CR-DrDawnEdwards-c")
@either_leads
def test_dawn_saved_by_arnold_calls_nobody() -> None:
    t = Table()
    arnold_ = t.put("Arnold McCadish")
    dawn = t.put("Dr. Dawn Edwards", at="town square")
    foe = t.dude(seat=1, at="town square")
    t.stack("Eve Henry")
    t.shootout(dawn, foe)
    t.stack("K♠")
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣ Q♣", "3♣ 3♦ 5♥ 7♠ 9♦")
    t.run("react")
    t.use(arnold_)
    assert dawn.at_home
    assert t.decision.kind != "confirm"


def test_eve_lost_as_casualty_brings_dawn() -> None:
    t = Table()
    eve = t.put("Eve Henry", at="town square")
    friend = t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    t.stack("Dr. Dawn Edwards")
    t.shootout(eve, foe, friend)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣ Q♣ J♦ J♥ J♣", "3♣ 3♦ 5♥ 3♠ 9♦")
    t.run("casualty")
    t.answer((eve, "discard"))
    t.run("confirm")
    t.answer(True, lambda option: option.payload[0] == "card")
    assert [dude.title for dude in t.game.dudes(t.seat(0)) if "Dawn" in dude.title]


def test_travis_moone_redraws_the_opening_hand() -> None:
    game = begin(
        deck_of("Law Dogs", ["Travis Moone"], [plain("dude", f"Dude {n}") for n in range(20)]), seed=1
    )
    assert game.decision.kind == "grifter"
    before = [game.state.face(card).title for card in game.state.players[0].hand]
    game.answer(game.decision.options[0].payload)
    after = [game.state.face(card).title for card in game.state.players[0].hand]
    assert len(after) == 5 and after != before and game.dudes(0)[0].booted


@rule("CG-Token-b")
@pytest.mark.parametrize("code", ["01146", "24261"])
@either_leads
def test_a_gunslinger_goes_with_the_shootout_whoever_brought_it(code: str) -> None:
    t = Table()
    token, friend = t.put(code, at="town square"), t.dude(at="town square")
    t.shootout(friend, t.dude(seat=1, at="town square"), token)
    t.hands("8♠ 8♥ 3♦ 4♣ 6♣ A♥", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.finish()
    assert not token.in_play and friend.in_play


@rule("CG-Token-b", "CG-Token-c")
def test_gunslinger_leaves_the_game_after_the_shootout() -> None:
    t = Table()
    t.dude(seat=1, bounty=1, at="town square", bullets=3, stud=True)
    hunter = t.hand("Bounty Hunter")
    t.use(hunter)
    t.form()
    token = next(dude for dude in t.game.dudes() if dude.is_token)
    assert token.in_posse and token.bullets == 2 and token.is_stud and token.controller == t.seat(0)
    t.finish()
    assert not token.in_play
    assert token not in t.discard_of() and token not in t.boot_hill_of()
