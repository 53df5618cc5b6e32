"""What single words of rulings and errata say: when it ends, for whom, of what, and with a third player."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import cheatin, deed, happens, job, noon, resolution, shootout
from gomorra.decks.starting_gang import violations
from gomorra.engine.card.handle import Card
from gomorra.engine.words import Act, cannot
from gomorra.testing import CHEATIN, LEGAL, Table, able, deck_of, either_leads, plain, rule

PAIR, TRIPLE = "K♣ K♦ 3♥ 4♠ 9♣", "9♠ 9♥ 9♦ 4♣ 6♣"


def square(t: Table, seat: int = 0, **facts: Any) -> Card:
    return t.dude(seat=seat, at="town square", **facts)


@rule("CR-1stBaptistChurch-a")
@pytest.mark.parametrize(("influence", "held"), [(9, 6), (0, 0)])
def test_who_wins_at_sundown_draws_nothing_for_the_church(influence: int, held: int) -> None:
    t = Table()
    t.put("1st Baptist Church", control=1)
    t.dude(seat=1, influence=influence)
    t.end_day()
    assert t.game.over is (influence == 0) and len(t.hand_of()) == held


@rule("CR-EpidemicLaboratory-a")
@pytest.mark.parametrize("title", ["Bird Cage Theater", "Cochise County Courthouse", "Land Purchase"])
def test_the_leader_boots_for_a_deeds_job_and_the_deed_does_not(title: str) -> None:
    t = Table()
    place, leader = t.put(title), t.dude(bullets=4)
    t.dude(seat=1, at="town square", control=1, influence=9)
    t.discard(plain("deed"))
    t.use(place)
    assert leader.booted and not place.booted


@rule("CR-HenryMoran-a")
def test_the_hand_that_henry_brings_is_answered_once_if_it_cheats_too() -> None:
    t = Table()
    t.put("Henry Moran")
    first, second = t.hand(able("action", cheatin()), able("action", cheatin()), seat=1)
    t.stack("2♣ 2♣ 4♥ 6♠ 8♦", "A♣ A♣ 3♥ 4♠ 6♣")
    t.stack(LEGAL, seat=1)
    t.start("gambling")
    assert (t.decision.kind, t.decision.seat) == ("play", 1) and t.can_use(first) and t.can_use(second)
    assert [card.title for card in t.draw_hand_of(0)] == ["A♣", "A♣", "3♥", "4♠", "6♣"]
    assert len(t.events(happens.Revealed)) == 1
    t.use(first)
    assert t.game.state.phase == "noon" and second in t.hand_of(1), "one window, and one answer to a hand"


@rule("CE-HenryMoran")
def test_henry_leaves_other_hands_alone() -> None:
    t = Table()
    henry = t.put("Henry Moran")
    t.stack(LEGAL, "A♣ 2♦ 3♥ 4♠ 6♣")
    t.stack(CHEATIN, seat=1)
    trick = t.hand(able("action", cheatin()))
    t.start("gambling")
    assert not henry.booted and t.can_use(trick)


@rule("CE-HenryMoran")
@either_leads
def test_henry_helps_nobody_in_a_shootout() -> None:
    t = Table()
    henry, ann, bob = t.put("Henry Moran"), square(t), square(t, 1)
    t.showdown(ann, bob, hands=(f"{CHEATIN} A♥", LEGAL))
    assert not henry.booted and t.is_cheatin(0)


@rule("CR-CheatinVarmint-a")
def test_in_lowball_everybody_may_be_lowered() -> None:
    t = Table(seats=4)
    varmint = t.hand("Cheatin' Varmint")
    for seat in range(4):
        t.stack(CHEATIN if seat == 2 else LEGAL, seat=seat)
    t.start("gambling")
    t.use(varmint, "catch")
    assert set(t.offers("player")) == {("player", seat) for seat in range(4)}


@rule("CR-ElectionDaySlaughter-a")
@pytest.mark.parametrize("says_yes", [(1, 2, 3), (2,), ()])
def test_every_other_player_may_unboot_one_before_anybody_opposes(says_yes: tuple[int, ...]) -> None:
    t = Table(seats=4)
    leader = t.dude()
    sleepers = {seat: [t.dude(seat=seat, booted=True) for _ in range(2)] for seat in (1, 2, 3)}
    tired = t.dude(booted=True)
    t.use(t.hand("Election Day Slaughter"))
    for seat in (1, 2, 3):
        tired_ones = {one for both in sleepers.values() for one in both if one.booted}
        assert t.decision.seat == seat and set(t.choices()) == {leader, tired, *tired_ones}
        t.answer(sleepers[seat][0] if seat in says_yes else "pass")
    awake = {seat: [not one.booted for one in both] for seat, both in sleepers.items()}
    assert awake == {seat: [seat in says_yes, False] for seat in (1, 2, 3)}
    assert leader.booted and tired.booted and t.game.shootout is None


@rule("CR-MagicalDistraction-b")
@either_leads
def test_what_a_distraction_pulled_counts_for_one_round() -> None:
    t = Table()
    mage = square(t, keywords=["Huckster 1"], has=["Soul Blast"])
    friends = [square(t, seat) for seat in (0, 0, 1, 1, 1)]
    trick = t.hand("Magical Distraction")
    t.shootout(mage, square(t, 1), *friends)
    t.hands(f"{LEGAL} 3♠", CHEATIN)
    t.run("resolution")
    t.use(trick)
    assert t.rank(0) == 3
    t.next_round()
    t.hands(PAIR, LEGAL)
    t.run("resolution")
    assert mage.in_posse and t.rank(0) == 2


@rule("CE-NoTurningBack")
@pytest.mark.parametrize("code", ["07021", "24253", "00128"])
@either_leads
def test_the_last_stand_ends_with_the_shootout(code: str) -> None:
    t = Table()
    ann, lamb, foe = square(t), square(t), square(t, 1)
    back = t.hand(code)
    t.showdown(ann, foe, lamb, hands=(TRIPLE, LEGAL))
    t.use(back, "", lamb, ann)
    assert (ann.bullets, ann.is_stud) == (2, True)
    t.finish()
    assert t.game.shootout is None and ann.in_play and (ann.bullets, ann.is_stud) == (0, False)


@rule("CE-VioletEsperanza")
@pytest.mark.parametrize("where", ["another dude", "no Hex", "protected"])
def test_without_acing_a_hex_of_her_own_violet_does_not_pull(where: str) -> None:
    t = Table()
    place = t.deed(seat=1)
    violet, friend = t.put("Violet Esperanza", bounty=2), t.dude()
    hex_, psalm = (plain("spell", word, keywords=(word,)) for word in ("Hex", "Miracle"))
    if where == "protected":
        kept = t.attach(hex_, violet)
        t.game.rules(t.seat(0)).change(kept.id, cannot(Act.ACE), "any", until="day")
    else:
        t.attach(hex_, friend) if where == "another dude" else t.attach(psalm, violet)
    bob, ben = t.dude(seat=1, at=place, bullets=1, value=5), t.dude(seat=1, at=place, bullets=2)
    t.use(t.hand(able("action", job(mark=deed), lambda use: None)), "", violet)
    t.answer(friend)
    t.run("join")
    t.form(bob, ben)
    t.stack("9♣")
    t.use(violet)
    assert not t.events(happens.Pulled) and bob.in_play and not t.boot_hill_of(0)


@rule("CE-Undertaker")
@pytest.mark.parametrize(("what", "paid"), [("dude", 2), ("goods", 0), ("discarded", 0)])
def test_the_undertaker_is_paid_for_dudes_and_for_aces(what: str, paid: int) -> None:
    t = Table()
    t.put("Undertaker")
    bob = t.dude(seat=1, has=[plain("goods")])
    victim = bob.attachments[0] if what == "goods" else bob
    end = able("action", noon(), lambda use: use.discard(victim) if what == "discarded" else use.ace(victim))
    t.use(t.hand(end, seat=1))
    assert not victim.in_play and (t.rock(0), t.rock(1)) == (20 + paid, 20)


@rule("CE-Undertaker")
def test_the_undertaker_is_paid_for_each_dude_anywhere() -> None:
    t = Table()
    t.put("Undertaker")
    ann, bob = t.dude(at=t.deed(keywords=["Out of Town"])), t.dude(seat=1)

    def massacre(use: Any) -> Any:
        yield from use.ace(ann)
        yield from use.ace(bob)

    t.use(t.hand(able("action", noon(), massacre), seat=1))
    assert (t.rock(0), t.rock(1)) == (24, 20)


@rule("CR-SmilingTom-a", "CE-SmilingTom")
@pytest.mark.parametrize(("gang", "comes"), [("Fearmongers", True), ("Law Dogs", False)])
def test_the_company_that_tom_needs_in_a_posse_is_a_fourth_ring_dude(gang: str, comes: bool) -> None:
    t = Table()
    t.deed(seat=1)
    tom, leader, friend, last = t.put("Smiling Tom"), t.dude(), t.dude(gangs=(gang,)), t.dude()
    t.use(t.hand(able("action", job(mark=deed), lambda use: None)), "", leader)
    assert set(t.choices()) == {friend, last}
    t.answer(friend)
    assert set(t.choices()) == ({last, tom} if comes else {last})


@rule("CR-LulaMorganExp1-a")
def test_lula_adds_nothing_to_what_another_player_gives() -> None:
    t = Table(stash=5)
    t.put('Tallulah "Lula" Morgan (Exp.1)')
    gift = able("deed", noon(), lambda use: use.pay(2, to=t.seat(0), seat=t.seat(1)), title="Gift")
    t.use(t.put(gift, seat=1))
    assert (t.rock(0), t.rock(1)) == (7, 3)


@rule("CR-KevinWainwright-a")
def test_kevin_is_no_stud_where_he_cannot_be_moved() -> None:
    t = Table()
    kevin = t.put("Kevin Wainwright")
    square(t, 1, keywords=["Huckster 1"])
    t.game.rules(t.seat(1)).change(kevin.id, cannot(Act.MOVE), "any", until="day")
    t._changed()
    assert not t.can_use(kevin)


@rule("CR-Ambush-a", "CR-Kidnappin-a")
@pytest.mark.parametrize("title", ["01114", "24222", "01123", "24235"])
def test_of_an_ally_too_each_joiner_is_branded(title: str) -> None:
    t = Table(seats=3)
    leader, ally = square(t, bullets=3), square(t, 2)
    mark = square(t, 1)
    t.use(t.hand(title), "", mark)
    t.answer(("invite", 2), ally)
    assert leader.bounty == 1 and ally.in_posse and ally.bounty == 1 and mark.bounty == 0


@rule("CR-RabbitTakesRevenge-a")
@pytest.mark.parametrize("saviour", ["Arnold McCadish", "Lay On Hands"])
@pytest.mark.parametrize("bound", [True, False])
@either_leads
def test_of_the_two_whom_revenge_binds_the_opposing_dude_cannot_be_saved_either(
    saviour: str, bound: bool
) -> None:
    t = Table()
    if saviour == "Lay On Hands":
        t.dude(seat=1, keywords=("Blessed 9",), has=(saviour,))
    else:
        t.put(saviour, seat=1)
    monk, bob = square(t, keywords=("Kung Fu 2",), value=9), square(t, 1)
    t.shootout(monk, bob)
    t.stack("2♠")
    if bound:
        t.use(t.hand("Rabbit Takes Revenge"))
    t.hands(PAIR, LEGAL)
    asked = []
    while t.game.shootout is not None and "react" not in asked:
        asked.append(t.decision.kind)
        t.answer(t.plain_answer())
    assert ("react" in asked) is not bound, "nobody is asked whether to save him"
    if bound:
        assert bob in t.discard_of(1) and monk.in_play


@rule("CE-HotLeadFlyin")
@either_leads
def test_hot_lead_counts_no_sidekick() -> None:
    t = Table()
    dog = plain("goods", value=12, keywords=["Sidekick"])
    mine, foe, hot = square(t, value=9, has=[dog]), square(t, 1), t.hand("Hot Lead Flyin'")
    t.stack("2♠")
    t.shootout(mine, foe)
    t.hands(LEGAL, PAIR)
    t.run("casualty")
    t.answer((mine.attachments[0], "discard"))
    t.use(hot)
    assert t.events(happens.Pulled) and foe.in_play and mine.in_play


@rule("CE-HotLeadFlyin", "CR-TakinYaWithMe-f")
@pytest.mark.parametrize("title", ["Hot Lead Flyin'", "Takin' Ya With Me"])
@either_leads
def test_who_fell_in_an_earlier_round_counts_no_more(title: str) -> None:
    t = Table()
    star, low = square(t, value=13, bullets=3), square(t, value=1, bullets=0)
    friends = [square(t, value=1, bullets=0) for _ in range(2)]
    foes, card = [square(t, 1, bullets=1) for _ in range(2)], t.hand(title)
    t.shootout(star, foes[0], low, *friends, foes[1])
    t.hands(LEGAL, PAIR)
    t.run("casualty")
    t.answer(("casualty", star, "discard"))
    t.next_round()
    t.stack("7♠")
    t.hands(LEGAL, PAIR)
    t.run("casualty")
    t.answer(("casualty", low, "discard"))
    t.use(card)
    t.run("flee")
    assert all(foe.in_play for foe in foes)


@rule("CR-TakinYaWithMe-c", "CR-HotLeadFlyin-a")
@pytest.mark.parametrize("title", ["Takin' Ya With Me", "Hot Lead Flyin'"])
@pytest.mark.parametrize(
    ("mine", "theirs", "asked"),
    [
        ("Q♣ Q♦ 3♥ 4♠ 9♣", PAIR, True),
        (PAIR, "8♣ 8♦ 3♦ 4♥ 9♦", False),
        ("K♠ K♥ 3♦ 4♥ 9♦", PAIR, False),
    ],
)
@either_leads
def test_only_who_has_lost_the_round_takes_somebody_along(
    title: str, mine: str, theirs: str, asked: bool
) -> None:
    t = Table()
    ours, foes = [square(t) for _ in range(3)], [square(t, 1) for _ in range(3)]
    t.hand(title)
    t.shootout(ours[0], foes[0], *ours[1:], *foes[1:])
    t.hands(mine, theirs)
    kinds = []
    while t.game.shootout is not None and t.game.shootout.round == 1:
        kinds.append((t.decision.kind, t.decision.seat))
        t.game.answer(t.plain_answer())
    assert {event.side for event in t.events(happens.CasualtiesTaken)} == {0, 1}, "one for each"
    assert (("react", 0) in kinds) is asked


@rule("CR-StagecoachOffice-a")
@pytest.mark.parametrize("pile", ["discard", "boot_hill"])
def test_the_office_redirects_who_comes_back_from_a_pile(pile: str) -> None:
    t = Table()
    office = t.put("Stagecoach Office")
    back = getattr(t, pile)(plain("dude"))
    t.use(t.put(able("deed", noon(), lambda use: use.play(use.game.card(back.id)))))
    t.answer("react", office)
    assert back.in_play and back.place == office.id and office.booted


@rule("CR-BountyHunter-a", "CR-BountyHunter-b")
@pytest.mark.parametrize("code", ["01126", "24238"])
@pytest.mark.parametrize(
    ("owner", "keyword", "bounty"), [(1, "Private", 1), (1, "Public", 0), (0, "Private", 0)]
)
def test_the_gunslinger_trespasses_at_another_players_private_place(
    code: str, owner: int, keyword: str, bounty: int
) -> None:
    t = Table()
    place = t.deed(seat=owner, keywords=[keyword])
    t.dude(seat=1, at=place, bounty=1)
    t.use(t.hand(code))
    t.form()
    (token,) = [dude for dude in t.game.dudes() if dude.is_token]
    assert (t.whose(token), token.controller, token.bounty) == (0, t.seat(0), bounty)


@rule("CR-NicodemusWhateley-b")
@pytest.mark.parametrize("way", ["home", "sundown"])
@pytest.mark.parametrize("until", ["permanent", "day"])
def test_nicodemus_loses_points_that_an_effect_lent_him(way: str, until: str) -> None:
    t = Table()
    nicodemus = t.put("Nicodemus Whateley", at="town square", control=1)
    t.game.rules(t.seat(0)).modify(nicodemus, control=1, until=until)
    t.dude(seat=1, influence=9)
    assert nicodemus.control == 2
    if way == "home":
        t.move(nicodemus, "home")
    else:
        t.end_day()
    assert nicodemus.control == 0


@rule("CR-RaisingHell-a")
@pytest.mark.parametrize(("owner", "rises"), [(0, False), (1, True)])
@either_leads
def test_a_copy_in_another_players_boot_hill_keeps_nobody_down(owner: int, rises: bool) -> None:
    t = Table()
    twin = plain("dude", "Twin", keywords=["Abomination"])
    fiend, _ = t.boot_hill(twin), t.boot_hill(twin, seat=owner)
    mage = square(t, keywords=["Huckster 9"], has=["Raising Hell"])
    t.hand(plain("action"))
    t.shootout(mage, square(t, 1))
    t.stack("9♠")
    t.use(mage.attachments[0])
    assert fiend.in_play is rises


@rule("CR-AceintheHole-a")
@pytest.mark.parametrize("kind", [shootout, resolution])
@pytest.mark.parametrize("inside", [True, False])
@either_leads
def test_hexes_that_are_no_reacts_are_cast_by_those_in_the_shootout(kind: Any, inside: bool) -> None:
    t = Table()
    curse = able("spell", kind(spell=1), lambda use: use.gain(1), keywords=["Hex"])
    witch = t.dude(at="town square" if inside else "home", keywords=["Huckster 1"], has=[curse])
    ann, bob = square(t), square(t, 1)
    t.shootout(ann, bob, *([witch] if inside else []))
    if kind is resolution:
        t.hands(LEGAL, LEGAL)
        t.run("resolution")
    assert t.decision.seat == 0 and t.can_use(witch.attachments[0]) is inside


@rule("CR-DiableenBoite-a")
@pytest.mark.parametrize("saved", [True, False])
@either_leads
def test_who_is_saved_by_lay_on_hands_springs_no_box(saved: bool) -> None:
    t = Table()
    t.dude(keywords=("Blessed 9",), has=("Lay On Hands",), booted=not saved)
    ann, bob = square(t, has=("Diable en Boite",)), square(t, 1)
    box = ann.attachments[0]
    t.shootout(ann, bob)
    t.stack("2♠") if saved else None
    t.hands(LEGAL, PAIR)
    t.run("react")
    if saved:
        assert not t.can_use(box)
        t.answer("react")
        assert ann.at_home and not box.booted and bob.in_play and not bob.booted
    else:
        assert t.can_use(box)


@rule("CR-DrDawnEdwards-c")
@pytest.mark.parametrize(("how", "searched"), [("ace", False), ("discard", True), ("effect", False)])
@either_leads
def test_only_as_a_discarded_casualty_dawn_calls_her_other_self(how: str, searched: bool) -> None:
    t = Table()
    dawn, friend, foe = t.put("Dr. Dawn Edwards", at="town square"), square(t), square(t, 1)
    shove = t.hand(able("action", resolution(), lambda use: use.discard(dawn)))
    t.stack("Q♠")
    t.shootout(friend, foe, dawn)
    t.hands(f"{LEGAL} Q♣", TRIPLE if how == "ace" else PAIR)
    t.run("resolution")
    if how == "effect":
        t.use(shove)
    else:
        t.run("casualty")
        t.answer(("casualty", dawn, how))
    assert not dawn.in_play and (t.decision.kind == "confirm") is searched


@rule("CR-LucyCloverExp1-a")
def test_lucy_and_lucinda_do_not_start_together() -> None:
    lucinda = 'Lucinda "Lucy" Clover'
    gangs = [[lucinda], ["Lucy Clover (Exp.1)"], [lucinda, "Lucy Clover (Exp.1)"]]
    found = [[finding.rule for finding in violations(deck_of("Law Dogs", gang))] for gang in gangs]
    assert found == [[], [], ["CG-Uniqueness-b"]]
