"""A Grand Entrance: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, always, cannot, dude, noon, your
from gomorra.catalog import catalog
from gomorra.decks.deck import Deck, Entry
from gomorra.decks.legality import check
from gomorra.decks.starting_gang import violations
from gomorra.testing import Table, able, deck_of, either_leads, plain, rule


@pytest.mark.parametrize(("bounties", "asked"), [((1, 1), True), ((2, 0), True), ((1, 0), False)])
def test_lucy_is_a_stud_against_two_bounty(bounties: tuple[int, int], asked: bool) -> None:
    t = Table()
    lucy = t.put("Lucy Clover (Exp.1)", at="town square")
    bob, ben = (t.dude(seat=1, at="town square", bounty=bounty) for bounty in bounties)
    t.shootout(lucy, bob, ben)
    assert (t.decision.kind == "react") is asked
    if asked:
        t.answer("react")
        assert lucy.is_stud
        t.finish()
        assert not lucy.in_play or lucy.is_draw


def test_lucy_does_it_in_every_shootout() -> None:
    t = Table()
    lucy = t.put("Lucy Clover (Exp.1)", at="town square")
    for _ in range(2):
        bob = t.dude(seat=1, at="town square", bounty=2)
        t.shootout(lucy, bob)
        t.answer("react")
        assert lucy.is_stud
        t.hands("8♠ 8♥ 3♦ 4♣ 6♣ 2♥ 3♥", "2♣ 4♦ 6♥ 8♠ 10♣")
        t.finish()
        assert lucy.is_draw and not bob.in_play


def test_lucy_counts_nothing_from_outside() -> None:
    t = Table()
    t.put("Lucy Clover (Exp.1)", at="town square")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", bounty=3)
    t.shootout(ann, bob)
    assert t.decision.kind == "play"


BASE = 'Lucinda "Lucy" Clover'


@rule("CR-LucyCloverExp1-a")
def test_lucy_and_lucinda_are_one_person() -> None:
    t = Table(stash=30)
    base, exp = t.put(BASE), t.hand("Lucy Clover (Exp.1)")
    assert t.why_not("shop", exp) is not None
    t.replace(base, exp)
    assert exp.in_play and base in t.discard_of()
    u = Table(stash=30)
    u.boot_hill("Lucy Clover (Exp.1)")
    assert u.why_not("shop", u.hand(BASE)) is not None


@rule("CR-LucyCloverExp1-a", "CG-Experienced-a")
def test_lucy_and_lucinda_share_the_limit_of_copies() -> None:
    cards = [Entry(catalog().find("Law Dogs").first, 1), Entry(catalog().find(BASE).first, 3)]
    cards.append(Entry(catalog().find("Lucy Clover (Exp.1)").first, 2))
    rules = {finding.rule for finding in check(Deck.of("test", cards)).errors}
    assert "CG-Experienced-a" in rules


def test_el_armadillo_hardens_with_every_technique_near_him() -> None:
    t = Table()
    tank = t.put("El Armadillo De Hierro", at="town square")
    monk = t.dude(at="town square", keywords=("Kung Fu 1",), value=8)
    bob = t.dude(seat=1, at="town square", bullets=1)
    t.shootout(tank, bob, monk)
    t.stack("2♠ K♠")
    t.use(t.hand("Zhu's Ferocity"), "", monk)
    assert tank.bullets == 2
    t.use(t.hand("Zhu's Ferocity"), "", monk)
    assert tank.bullets == 2, "a failed Technique does not count"
    t.finish()
    assert not tank.in_play or tank.bullets == 1


def test_el_armadillo_counts_the_technique_that_brings_him() -> None:
    t = Table()
    tank, ann = t.put("El Armadillo De Hierro"), t.dude(at="town square")
    t.shootout(ann, t.dude(seat=1, at="town square"))
    t.stack("2♠")
    t.use(t.hand("Rabbit's Lunar Leap"))
    assert tank.in_posse and tank.bullets == 2


def test_el_armadillo_is_hardened_only_while_he_fights() -> None:
    t = Table()
    tank = t.put("El Armadillo De Hierro", at="town square")
    monk = t.dude(at="town square", keywords=("Kung Fu 1",), value=8)
    t.shootout(monk, t.dude(seat=1, at="town square", value=9))
    t.stack("2♠")
    t.use(t.hand("Zhu's Ferocity"))
    assert not tank.in_posse and tank.bullets == 1
    list(t.game.rules(t.seat(0)).join(tank))
    assert tank.in_posse and tank.bullets == 2
    list(t.game.rules(t.seat(0)).send_home_booted(tank))
    assert tank.bullets == 1


def test_techniques_elsewhere_leave_el_armadillo_as_he_is() -> None:
    t = Table()
    tank = t.put("El Armadillo De Hierro")
    monk, bob = t.dude(at="town square", keywords=("Kung Fu 1",), value=8), t.dude(seat=1, at="town square")
    t.shootout(monk, bob)
    t.stack("2♠")
    t.use(t.hand("Zhu's Ferocity"))
    assert tank.bullets == 1 and monk.bullets == 1


@rule("CE-JimHexter")
@pytest.mark.parametrize(("code", "again"), [("16002", False), ("24023", True)])
@either_leads
def test_jim_hexter_pays_the_other_side_to_be_a_stud(code: str, again: bool) -> None:
    t = Table(stash=5)
    jim, bob = t.put(code, at="town square"), t.dude(seat=1, at="town square")
    t.shootout(jim, bob)
    t.use(jim)
    assert jim.is_stud and (t.rock(0), t.rock(1)) == (4, 6) and not t.can_use(jim)
    list(t.game.rules(t.seat(1)).send_home_booted(bob))
    t.finish()
    t.shootout(jim, t.dude(seat=1, at="town square"))
    assert not jim.is_stud and t.can_use(jim) is again


@rule("CE-JimHexter")
@pytest.mark.parametrize("code", ["16002", "24023"])
def test_jim_hexter_pays_who_leads_the_other_posse(code: str) -> None:
    t = Table(seats=4, stash=5)
    jim, bob, ally = (
        t.put(code, at="town square"),
        t.dude(seat=2, at="town square"),
        t.dude(seat=3, at="town square"),
    )
    t.callout(jim, bob, "accept")
    while t.decision.seat != 2:
        t.answer("done")
    t.answer(("invite", 3), ally)
    t.form()
    t.use(jim)
    assert [t.rock(seat) for seat in range(4)] == [4, 5, 6, 5]


def test_jim_hexter_needs_ghost_rock() -> None:
    t = Table(stash=0)
    jim = t.put("Jim Hexter", at="town square")
    t.shootout(jim, t.dude(seat=1, at="town square"))
    assert not t.can_use(jim)


def test_hupirika_sue_lets_spirits_lead_to_a_callout() -> None:
    t = Table()
    t.put("Hupirika Sue")
    home = t.game.outfit(t.seat(0))
    trail, deed = t.attach("Spirit Trail", home), t.deed(seat=1)
    ann, bob = t.dude(bullets=1), t.dude(seat=1, at=deed)
    t.dude(seat=1, at="town square")
    t.stack("9♠")
    t.use(trail, "", ann, deed, "react")
    assert ann.place == deed.id
    t.answer("accept")
    t.form()
    assert t.game.shootout is not None and ann.bullets == 3 and bob.in_posse
    t.finish()
    assert not ann.in_play or ann.bullets == 1


def test_hupirika_sue_leaves_no_bonus_to_the_refused() -> None:
    t = Table()
    t.put("Hupirika Sue")
    trail, deed = t.attach("Spirit Trail", t.game.outfit(t.seat(0))), t.deed(seat=1)
    ann, bob = t.dude(bullets=1), t.dude(seat=1, at=deed)
    t.stack("9♠")
    t.use(trail, "", ann, deed, "react", "refuse")
    assert bob.at_home and ann.bullets == 1


@rule("CG-Abilities-b")
def test_hupirika_sue_needs_somebody_who_can_be_called_out() -> None:
    t = Table()
    t.put("Hupirika Sue")
    trail, deed = t.attach("Spirit Trail", t.game.outfit(t.seat(0))), t.deed(seat=1)
    ann = t.dude()
    t.put(able("dude", always(cannot(Act.BE_CALLED_OUT)), lambda card, *asked: True), seat=1, at=deed)
    t.stack("9♠")
    t.use(trail, "", ann, deed)
    assert ann.place == deed.id and t.decision.kind == "play"


def test_hupirika_sue_is_about_deeds_and_spirits() -> None:
    t = Table()
    t.put("Hupirika Sue")
    trail = t.attach("Spirit Trail", t.game.outfit(t.seat(0)))
    ann = t.dude()
    t.dude(seat=1, at="town square")
    t.stack("9♠")
    t.use(trail, "", ann, "town square")
    assert ann.in_town_square and t.decision.kind == "play"
    u = Table()
    u.put("Hupirika Sue")
    place = u.deed(seat=1)
    u.dude(seat=1, at=place)
    walk = able("deed", noon(target=your & dude), lambda use: use.move(use.target, place))
    u.use(u.put(walk))
    assert u.decision.kind == "play"


def test_the_harvester_takes_three_places_and_is_never_bought() -> None:
    gang = [plain("dude", f"Man {n}") for n in range(3)]
    assert not list(violations(deck_of("The Fourth Ring", ["The Harvester", *gang[:2]])))
    assert list(violations(deck_of("The Fourth Ring", ["The Harvester", *gang])))
    t = Table()
    monster = t.hand("The Harvester")
    assert not t.offers("shop") and t.why_not("shop", monster) is not None
    list(t.game.rules(t.seat(0)).play(monster))
    assert monster.in_play


def test_the_harvester_crawls() -> None:
    t = Table()
    near, far = t.deed(), t.deed(seat=1)
    monster = t.put("The Harvester", at=near)
    places = {payload[2] for payload in t.offers("move") if payload[1] == monster.id}
    assert places == {"town-square", t.game.outfit(t.seat(0)).id} and far.in_play


def test_antoine_peterson_brings_work() -> None:
    t = Table()
    outlaw, other = t.dude(gangs=("Outlaws",), booted=True), t.dude(booted=True)
    coach, _ = t.discard("A Coach Comes to Town", "War Paint")
    antoine, spare = t.hand("Antoine Peterson", plain("action"))
    t.shop(antoine, None, "react", coach, spare, outlaw)
    assert t.hand_of() == [coach] and spare in t.discard_of()
    assert not outlaw.booted and outlaw.bounty == 2 and other.booted


def test_antoine_peterson_need_not_wake_anybody() -> None:
    t = Table()
    outlaw = t.dude(gangs=("Outlaws",), booted=True)
    coach = t.discard("A Coach Comes to Town")
    antoine, spare = t.hand("Antoine Peterson", plain("action"))
    t.shop(antoine, None, "react", coach, spare, "pass")
    assert outlaw.booted and not outlaw.wanted
    u = Table()
    u.discard("War Paint")
    u.shop(u.hand("Antoine Peterson"))
    assert u.decision.kind == "play"


@rule("CG-Searching-a")
def test_antoine_peterson_need_not_take_the_work() -> None:
    t = Table()
    outlaw, coach = t.dude(gangs=("Outlaws",), booted=True), t.discard("A Coach Comes to Town")
    antoine, spare = t.hand("Antoine Peterson", plain("action"))
    t.shop(antoine, None, "react", "pass", outlaw)
    assert set(t.discard_of()) == {coach, spare} and not t.hand_of()
    assert not outlaw.booted and outlaw.bounty == 2


def test_denise_brancini_lives_off_dead_jokers() -> None:
    t = Table()
    denise = t.put("Denise Brancini")
    t.boot_hill("Joker (red)", plain("action"))
    t.boot_hill("Joker (black)", seat=1)
    assert (denise.bullets, denise.upkeep) == (2, 2)
    assert list(violations(deck_of("Law Dogs", ["Denise Brancini"])))


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_denise_brancini_gives_others_their_jokers_back(answer: str) -> None:
    t = Table(stash=0)
    t.put("Denise Brancini")
    mine, theirs = t.boot_hill("Joker (red)"), t.boot_hill("Joker (black)", seat=1)
    t.start("upkeep")
    assert t.decision.seat == 1 and t.decision.kind == "confirm"
    t.answer(answer)
    assert t.boot_hill_of() == [mine] and t.boot_hill_of(1) == ([] if answer == "yes" else [theirs])
    assert any(card.is_joker for card in t.deck_of(1)) is (answer == "yes")


def test_denise_brancini_discarded_at_noon_gives_nothing_back() -> None:
    t = Table()
    denise = t.put("Denise Brancini")
    joker = t.boot_hill("Joker (black)", seat=1)
    list(t.game.rules(t.seat(1)).discard(denise))
    assert t.boot_hill_of(1) == [joker]


@pytest.mark.parametrize("code", ["", "24023"])
def test_jim_hexter_pays_with_rock_for_shootout_abilities(code: str) -> None:
    t = Table(stash=0)
    jim, purse = t.put(code or "Jim Hexter", at="town square"), t.put("Lillian Morgan", at="town square")
    t.shootout(jim, t.dude(seat=1, at="town square"), purse)
    t.use(jim)
    assert jim.is_stud and purse.rock == 2 and t.rock() == 0 and t.rock(1) == 1
