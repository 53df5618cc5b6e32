"""The Light Shineth: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import ALL, Act, always, cannot, noon, shootout
from gomorra.engine.board import wages
from gomorra.engine.card.handle import Card
from gomorra.engine.events import EnteredPlay
from gomorra.testing import Table, able, either_leads, plain, rule

FIEND = plain("dude", "Fiend", keywords=("Abomination",), cost=4)


# The Wretched


def wretched(t: Table, *, pull: str = "9♠") -> tuple[Card, Card, Card]:
    """A scientist invents The Wretched next to a friend."""
    scientist, friend = t.dude(keywords=("Mad Scientist 0",)), t.dude(title="Friend")
    monster = t.hand("The Wretched")
    t.stack(pull)
    t.invent(monster, scientist)
    return scientist, friend, monster


def test_the_wretched_costs_a_dude_and_makes_the_inventor_wanted() -> None:
    t = Table()
    scientist, friend, monster = wretched(t)
    assert set(t.choices()) == {scientist, friend, monster}
    t.answer(friend)
    assert friend in t.boot_hill_of() and scientist.bounty == 2
    assert monster.in_play and monster.place == scientist.place and monster.host is None


def test_an_inventor_who_pays_himself_gets_no_bounty() -> None:
    t = Table()
    scientist, friend, monster = wretched(t)
    t.answer(scientist)
    assert scientist in t.boot_hill_of() and not scientist.bounty and friend.in_play and monster.in_play


def test_the_wretched_takes_only_dudes_you_own_and_control_there() -> None:
    t = Table()
    away, foe = t.dude(at="town square"), t.dude(seat=1, at="home of 0")
    scientist, friend, monster = wretched(t)
    assert not {away, foe} & set(t.choices()) and {scientist, friend, monster} == set(t.choices())


def test_a_failed_invention_costs_nobody() -> None:
    t = Table()
    _, friend, monster = wretched(t, pull="8♠")
    assert friend.in_play and monster in t.discard_of()


# Ivor Hawley (Exp.1)


@pytest.mark.parametrize(("outfit", "cost"), [("The Fourth Ring", 6), ("Law Dogs", 9)])
def test_ivor_is_cheaper_for_abominations_in_play_and_in_boot_hills(outfit: str, cost: int) -> None:
    t = Table(outfit, "Law Dogs")
    ivor = t.hand("Ivor Hawley (Exp.1)")
    t.put(FIEND, seat=1)
    t.boot_hill(FIEND), t.boot_hill(FIEND, seat=1)
    t.discard(FIEND)
    assert ivor.cost == cost


@rule("CE-IvorHawleyExp1")
def test_ivor_plays_two_hexes_or_abominations_from_boot_hill_for_less() -> None:
    t = Table(stash=12)
    hex_, fiend = t.boot_hill(plain("spell", "Curse", keywords=("Hex",), cost=2)), t.boot_hill(FIEND)
    t.boot_hill(plain("spell", "Prayer", keywords=("Miracle",)), plain("dude", "Saint"))
    dear = t.boot_hill(plain("dude", "Titan", keywords=("Abomination",), cost=9))
    ivor = t.hand("Ivor Hawley (Exp.1)")
    t.shop(ivor)
    t.answer("react")
    assert set(t.choices()) == {hex_, fiend} and t.rock() == 3 and dear not in t.choices()
    t.answer(fiend, hex_)
    assert fiend.in_play and hex_.host is ivor and t.rock() == 2
    assert t.decision.kind == "play"


@rule("CE-IvorHawleyExp1")
def test_ivor_plays_no_third_card() -> None:
    t = Table(stash=30)
    fiends = t.boot_hill(*(plain("dude", f"Fiend {n}", keywords=("Abomination",), cost=4) for n in range(3)))
    t.shop(t.hand("Ivor Hawley (Exp.1)"))
    t.answer("react", fiends[0], fiends[1])
    assert t.decision.kind == "play" and fiends[0].in_play and fiends[1].in_play and not fiends[2].in_play
    assert t.rock() == 30 - 9 - 1 - 1


def test_ivor_may_stop_after_one_card() -> None:
    t = Table(stash=12)
    one, two = t.boot_hill(FIEND, plain("dude", "Second", keywords=("Abomination",)))
    t.shop(t.hand("Ivor Hawley (Exp.1)"))
    t.answer("react", two, "pass")
    assert two.in_play and one in t.boot_hill_of()


@rule("CE-IvorHawleyExp1")
def test_ivor_must_come_from_hand() -> None:
    t = Table(stash=12)
    t.boot_hill(FIEND)
    ivor = t.discard("Ivor Hawley (Exp.1)")
    grave = able("deed", noon(), lambda use: use.play(use.game.card(ivor.id)))
    t.use(t.put(grave))
    assert ivor.in_play and t.decision.kind == "play"


# Sloane (Exp.1)


@pytest.mark.parametrize(("outfit", "cost"), [("The Sloane Gang", 7), ("Law Dogs", 9)])
def test_sloane_is_cheaper_for_your_wanted_dudes(outfit: str, cost: int) -> None:
    t = Table(outfit, "Law Dogs")
    sloane = t.hand("Sloane (Exp.1)")
    t.dude(bounty=1), t.dude(bounty=3), t.dude()
    t.dude(seat=1, bounty=2)
    assert sloane.cost == cost


def test_sloane_rallies_the_wanted_for_a_bounty_each() -> None:
    t = Table()
    one, two = (t.dude(bounty=1, booted=True) for _ in range(2))
    fresh, honest = t.dude(bounty=1), t.dude(booted=True)
    theirs = t.dude(seat=1, bounty=1, booted=True)
    sloane = t.hand("Sloane (Exp.1)")
    t.shop(sloane)
    assert not one.booted and not two.booted and honest.booted and theirs.booted and not fresh.booted
    assert sloane.bounty == 2


@rule("CG-Experienced-g")
def test_an_overlay_is_no_entrance_for_sloane() -> None:
    t = Table()
    base, crook = t.put("Sloane"), t.dude(bounty=1, booted=True)
    exp = t.hand("Sloane (Exp.1)")
    t.replace(base, exp)
    assert exp.in_play and crook.booted and not exp.bounty


# Lillian Morgan (Exp.1)


@pytest.mark.parametrize(("outfit", "cost"), [("Morgan Cattle Co.", 7), ("Law Dogs", 10)])
def test_lillian_is_cheaper_for_horses_and_ranches(outfit: str, cost: int) -> None:
    t = Table(outfit, "Law Dogs")
    lillian = t.hand("Lillian Morgan (Exp.1)")
    t.dude(has=("Mustang",)), t.deed(keywords=("Ranch",)), t.deed(keywords=("Ranch", "Private"))
    t.dude(seat=1, has=("Mustang",)), t.deed(seat=1, keywords=("Ranch",))
    assert lillian.cost == cost


GAIN = able("action", noon(), lambda use: use.gain(2), title="Windfall", cost=1)


RALLY = able("action", shootout(), lambda use: use.gain(3), title="Rally")


def test_lillian_plays_an_action_from_the_discard_pile_and_boots_a_spell() -> None:
    t = Table(stash=5)
    lillian = t.put("Lillian Morgan (Exp.1)", has=("Heartseeker",))
    action = t.discard(GAIN)
    t.discard(RALLY)
    t.use(lillian, "repeat_history")
    assert t.rock() == 6
    t.answer(lillian.attachments[0])
    assert lillian.attachments[0].booted and action in t.discard_of()
    assert not t.can_use(lillian)


@pytest.mark.parametrize("spell", [True, False])
def test_lillian_aces_the_action_without_a_spell_to_boot(spell: bool) -> None:
    t = Table()
    lillian = t.put("Lillian Morgan (Exp.1)", has=("Heartseeker",) if spell else ())
    action = t.discard(GAIN)
    t.use(lillian, "repeat_history", *(["pass"] if spell else []))
    assert action in t.boot_hill_of()
    assert not any(card.booted for card in lillian.attachments)


def test_lillian_plays_shootout_actions_in_shootouts() -> None:
    t = Table()
    lillian, bob = t.put("Lillian Morgan (Exp.1)", at="town square"), t.dude(seat=1, at="town square")
    t.discard(GAIN)
    action = t.discard(RALLY)
    t.shootout(lillian, bob)
    t.use(lillian, "repeat_history")
    assert t.rock() == 23 and action in t.boot_hill_of()


def test_lillian_pays_for_the_action_and_cannot_play_what_is_too_dear() -> None:
    t = Table(stash=0)
    lillian = t.put("Lillian Morgan (Exp.1)")
    t.discard(GAIN)
    assert not t.can_use(lillian)
    assert not t.events(EnteredPlay)


@pytest.mark.parametrize(("pull", "works"), [("2♠", True), ("K♠", False)])
def test_emre_pulls_for_the_techniques_of_others(pull: str, works: bool) -> None:
    t = Table()
    emre = t.put("Emre, The Turkish Bear", at="town square")
    monk = t.dude(at="town square", keywords=("Kung Fu 1",), value=6)
    t.stack("9♠", pull)
    t.use(t.hand("Shifu Speaks"), "", monk, "react")
    assert emre.is_stud and (t.decision.kind == "amount") is works
    t.run("play")
    assert monk.influence == int(works) and len(t.discard_of()) == 3
    t.end_day()
    assert not emre.is_stud


def test_emre_watches_only_techniques_where_he_is() -> None:
    t = Table()
    t.put("Emre, The Turkish Bear")
    monk = t.dude(at="town square", keywords=("Kung Fu 1",), value=6)
    t.stack("9♠")
    t.use(t.hand("Shifu Speaks"), "", monk)
    assert t.decision.kind == "play"


SWORD = plain("goods", "Sword", keywords=("Weapon", "Melee"))


def test_the_badger_is_a_stud_with_a_melee_weapon() -> None:
    t = Table()
    badger = t.put('Michael "The Badger" Dodge')
    t.attach(plain("goods", "Gun", keywords=("Weapon",)), badger)
    assert not badger.is_stud
    t.attach(SWORD, badger)
    assert badger.is_stud


@pytest.mark.parametrize(("pull", "bullets"), [("2♠", 1), ("2♣", 4)])
@pytest.mark.parametrize(("foes", "mine"), [(1, 3), (2, 0)])
def test_the_badger_pins_a_dude_down(pull: str, bullets: int, foes: int, mine: int) -> None:
    t = Table()
    badger = t.put('Michael "The Badger" Dodge', at="town square")
    bob = t.dude(seat=1, at="town square", bullets=4)
    others = [t.dude(seat=1, at="town square") for _ in range(foes - 1)]
    t.shootout(badger, bob, *others)
    t.stack(pull)
    t.use(badger, "", *([bob] if others else []))
    assert bob.booted and badger.booted and bob.bullets == bullets and badger.bullets == mine


def test_the_badger_needs_somebody_to_boot() -> None:
    t = Table()
    badger = t.put('Michael "The Badger" Dodge', at="town square")
    bob = t.dude(seat=1, at="town square", booted=True)
    t.shootout(badger, bob)
    assert not t.can_use(badger)


def test_jim_cheveyo_listens_to_spirits_of_any_player() -> None:
    t = Table()
    jim, deed = t.put("Jim Cheveyo", at="town square"), t.deed()
    assert jim.influence == 1 and not jim.is_stud
    foe = t.dude(seat=1, at=deed, keywords=("Shaman 1",), has=["Spirit Guidance"])
    assert jim.influence == 1
    t.game.state.bodies[foe.id].location = 0
    t.game.state.version += 1
    assert jim.influence == 2 and jim.is_stud


def test_danny_wilde_is_not_called_out_by_the_less_influential() -> None:
    t = Table(winner=1)
    danny = t.put("Danny Wilde", at="town square")
    weak, equal = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square", influence=1)
    assert t.offers("callout") == [("callout", equal.id, danny.id)]
    assert list(t.game.rules(1).call_out(weak, danny)) == [] and t.game.shootout is None


def test_dabney_invents_mystical_gadgets_only_and_even_in_the_square() -> None:
    t = Table()
    dabney, friend = t.put("Dabney Scuttlesby", at="town square"), t.dude(at="town square")
    idol = t.hand(plain("goods", "Idol", keywords=("Mystical", "Gadget 5")))
    engine = t.hand(plain("goods", "Engine", keywords=("Gadget 5",)))
    assert t.offers("invent") == [("invent", idol.id, dabney.id)]
    assert t.why_not("invent", engine, dabney) is not None
    t.stack("9♠")
    t.invent(idol, dabney)
    assert idol.host is dabney
    t.game.state.bodies[dabney.id].booted = False
    t.give(idol, friend)
    assert idol.host is friend


def test_dabney_elsewhere_needs_a_location_of_yours() -> None:
    t = Table()
    t.put("Dabney Scuttlesby", at=t.deed(seat=1))
    t.dude(seat=1, at=t.game.card(t.game.locations()[-1]), influence=5)
    t.hand(plain("goods", "Idol", keywords=("Mystical", "Gadget 5")))
    assert not t.offers("invent")


def test_dabney_trades_nothing_else_in_the_square() -> None:
    t = Table()
    t.put("Dabney Scuttlesby", at="town square", has=[plain("goods", "Hat")])
    t.dude(at="town square")
    assert not t.offers("give")


def test_deborah_west_is_a_stud_as_leader() -> None:
    t = Table()
    deborah, friend = t.put("Deborah West", at="town square"), t.dude(at="town square")
    bob = t.dude(seat=1, at="town square")
    assert not deborah.is_stud
    t.shootout(deborah, bob)
    assert deborah.is_stud
    u = Table()
    deborah, friend = u.put("Deborah West", at="town square"), u.dude(at="town square")
    u.shootout(friend, u.dude(seat=1, at="town square"), deborah)
    assert not deborah.is_stud


def test_deborah_west_is_a_stud_as_leader_of_a_job() -> None:
    t = Table()
    deborah, bob = t.put("Deborah West"), t.dude(seat=1, at="town square")
    t.use(t.hand("A Coach Comes to Town"))
    t.form(bob)
    assert t.game.shootout is not None and deborah.is_stud


@pytest.mark.parametrize(("outfit", "cost"), [("Law Dogs", 6), ("The Sloane Gang", 10)])
def test_abram_grothe_is_cheaper_for_the_bounty_on_others(outfit: str, cost: int) -> None:
    t = Table(outfit, plain("outfit"))
    t.dude(seat=1, bounty=3)
    t.dude(seat=1, bounty=1)
    t.dude(bounty=2)
    assert t.hand("Abram Grothe (Exp.2)").cost == cost


def test_abram_grothe_rallies_the_deputies_around() -> None:
    t = Table()
    abram = t.put("Abram Grothe (Exp.2)", at="town square")
    near = t.dude(keywords=("Deputy",), booted=True)
    far = t.dude(at=t.deed(keywords=("Out of Town",)), keywords=("Deputy",), booted=True)
    layman, foe = t.dude(booted=True), t.dude(seat=1, at="town square", keywords=("Deputy",), booted=True)
    t.use(abram)
    assert [card.booted for card in (abram, near, far, layman, foe)] == [False, False, True, True, True]


def test_abram_grothe_in_a_shootout_rallies_the_posse_only() -> None:
    t = Table()
    abram, inside = (
        t.put("Abram Grothe (Exp.2)", at="town square"),
        t.dude(at="town square", keywords=("Deputy",), booted=True),
    )
    outside = t.dude(at="town square", keywords=("Deputy",), booted=True)
    t.shootout(abram, t.dude(seat=1, at="town square"), inside)
    t.use(abram)
    assert (abram.booted, inside.booted, outside.booted) == (False, False, True)


@pytest.mark.parametrize("ranch", [True, False])
def test_dead_billy_jones_spooks_a_rider_if_you_have_a_ranch(ranch: bool) -> None:
    t = Table()
    billy = t.put('"Dead" Billy Jones', at="town square")
    deed = t.deed(keywords=("Ranch",) if ranch else ())
    rider = t.dude(seat=1, at=deed, has=[plain("goods", "Horse", keywords=("Horse",))], booted=True)
    t.dude(seat=1, at="town square")
    t.use(billy, "", "town square")
    assert rider.in_town_square is ranch and rider.booted


def test_margaret_hagerty_is_good_with_gadget_dudes() -> None:
    t = Table()
    margaret = t.put("Margaret Hagerty")
    robot = plain("dude", "Robot", keywords=("Gadget 9",), upkeep=2)
    made, lost = t.hand(robot), t.hand(plain("goods", "Engine", keywords=("Gadget 9",)))
    t.stack("5♠ 7♠")
    t.invent(made, margaret)
    t.game.state.bodies[margaret.id].booted = False
    t.invent(lost, margaret)
    assert made.in_play and lost in t.discard_of()


def test_gadget_dudes_near_margaret_have_less_upkeep() -> None:
    t = Table()
    t.put("Margaret Hagerty", at="town square")
    robot = plain("dude", "Robot", keywords=("Gadget 9",), upkeep=2)
    here, away = t.put(robot, seat=1, at="town square"), t.put(robot)
    man = t.dude(at="town square", upkeep=2)
    assert [wages.upkeep(t.game, card.id) for card in (here, away, man)] == [1, 2, 2]


def test_the_wretched_takes_nobody_who_cannot_be_aced() -> None:
    t = Table()
    safe, harrowed = t.dude(), t.dude(keywords=("Harrowed",))
    t.put(able("deed", always(cannot(Act.ACE), on=ALL), lambda card, item, *others: item.id == safe.id))
    scientist, friend, monster = wretched(t)
    assert set(t.choices()) == {scientist, friend, monster} and harrowed.in_play


@rule("CG-Abilities-b")
@either_leads
def test_the_badger_boots_nobody_out_of_its_reach() -> None:
    t = Table()
    badger = t.put('Michael "The Badger" Dodge', at="town square")
    t.shootout(badger, t.dude(seat=1, at="town square", has=["Telepathy Helmet"]))
    t.game.state.winner = t.seat(1)
    t.game.state.version += 1
    assert not t.can_use(badger)
