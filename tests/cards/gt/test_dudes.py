"""Ghost Town: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, noon
from gomorra.engine import Game
from gomorra.engine.card.handle import Card
from gomorra.engine.events import Paid, Revealed
from gomorra.testing import CHEATIN, LEGAL, Table, able, begin, deck_of, plain, rule


def lowball(t: Table, mine: str) -> Card:
    """Theo watches a lowball hand being discarded."""
    theo = t.put("Theo Whateley-Boyer")
    t.stack(mine)
    t.stack(LEGAL, seat=1)
    t.start("gambling")
    while t.decision.kind == "joker":
        t.game.answer(t.plain_answer())
    return theo


def test_theo_keeps_the_joker_of_a_lowball_hand() -> None:
    t = Table(stash=5)
    theo = lowball(t, "2♣ 4♦ 6♥ 8♠ joker")
    assert t.rock() == 5 + 1  # the pot is won
    t.answer("react")
    assert t.events(Paid)[-1].amount == 1
    assert [card.title for card in theo.attachments] == ["Joker (red)"] and not t.boot_hill_of()
    t.run("noon")
    assert theo.attachments[0].is_joker


def test_declined_the_joker_is_aced() -> None:
    t = Table(stash=5)
    theo = lowball(t, "2♣ 4♦ 6♥ 8♠ joker")
    t.answer("pass")
    assert not theo.attachments and [card.title for card in t.boot_hill_of()] == ["Joker (red)"]


def test_without_a_joker_or_a_ghost_rock_theo_is_quiet() -> None:
    t = Table(stash=5)
    lowball(t, LEGAL.replace("2♣", "3♣"))
    assert t.decision.kind != "react"
    u = Table(stash=1)
    theo = lowball(u, "9♣ J♦ Q♥ K♠ joker")
    assert u.decision.kind != "react" and not theo.attachments


def sleeve(t: Table) -> tuple[Card, Card]:
    """Theo in a shootout with a joker up his sleeve."""
    theo, bob = (
        t.put("Theo Whateley-Boyer", at="town square", has=("Puppet",)),
        t.dude(seat=1, at="town square"),
    )
    joker = t.attach("Joker (red)", theo)
    t.showdown(theo, bob)
    return theo, joker


def test_theo_plays_the_joker_for_a_card_of_his_hand() -> None:
    t = Table()
    theo, joker = sleeve(t)
    spell = next(card for card in theo.attachments if card.is_spell)
    old = t.game.rules(t.seat(0)).draw_hand()[0]
    t.use(theo, "up_his_sleeve", old, "10♥")
    hand = t.game.rules(t.seat(0)).draw_hand()
    assert joker in hand and old in t.discard_of() and spell.booted and len(hand) == 5
    assert t.rank(0) == 2
    t.finish()
    assert joker in t.boot_hill_of()


def test_theo_needs_an_unbooted_hex_and_a_joker() -> None:
    t = Table()
    theo, bob = (
        t.put("Theo Whateley-Boyer", at="town square", has=("Puppet",)),
        t.dude(seat=1, at="town square"),
    )
    t.showdown(theo, bob)
    assert not t.can_use(theo, "up_his_sleeve")
    u = Table()
    theo, _ = sleeve(u)
    theo.attachments[0].body.booted = True
    u.game.state.version += 1
    assert not u.can_use(theo, "up_his_sleeve")


@rule("CR-HaroldAimslee-a", "AE-Multi-e")
def test_theo_has_no_draw_hand_to_better_where_he_only_helps() -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    theo = t.put("Theo Whateley-Boyer", seat=2, at="town square", has=("Puppet",))
    t.attach("Joker (red)", theo)
    t.callout(ann, bob, "accept")
    t.answer(("invite", 2), theo)
    t.form()
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    assert not t.can_use(theo, "up_his_sleeve", seat=2)


@pytest.mark.parametrize(("mine", "unboots"), [(5, True), (6, False)])
def test_carlton_gets_a_second_wind_when_poor(mine: int, unboots: bool) -> None:
    t = Table(stash=5)
    t.stash(mine)
    carlton = t.put('Carlton "Min" Rutherford', booted=True)
    t.use(carlton)
    assert carlton.booted is not unboots and t.rock() == mine - 1


HYMN = "Onward Christian Soldiers"


@pytest.mark.parametrize(
    ("place", "town", "able_"), [("square", True, True), ("home", True, False), ("square", False, False)]
)
def test_lucretia_sings_from_the_square(place: str, town: bool, able_: bool) -> None:
    t = Table()
    deed = t.deed(keywords=() if town else ("Out of Town",))
    lucretia = t.put("Lucretia Fanzini", at="town square" if place == "square" else "home", has=[HYMN])
    ann, bob = t.dude(at=deed), t.dude(seat=1, at=deed)
    t.shootout(ann, bob)
    hymn = lucretia.attachments[0]
    assert t.can_use(hymn) is able_
    if able_:
        t.stack("9♠")
        t.use(hymn)
        assert ann.bullets == 1 and bob.bullets == 0 and lucretia.bullets == 1 and not lucretia.in_posse


def test_lucretia_sings_hymns_only() -> None:
    t = Table()
    lucretia, deed = t.put("Lucretia Fanzini", at="town square", has=["Righteous Fury"]), t.deed()
    t.shootout(t.dude(at=deed), t.dude(seat=1, at=deed))
    assert not t.can_use(lucretia.attachments[0], "smite")


HORSE = plain("goods", "Pony", keywords=("Horse",))


@pytest.mark.parametrize("keep", [True, False])
def test_rhondas_horse_covers_a_casualty_and_may_come_back(keep: bool) -> None:
    t = Table()
    rhonda = t.put("Rhonda Sageblossom", at="town square", has=[HORSE])
    pony, other = rhonda.attachments[0], t.dude(has=[HORSE])
    assert pony.has("Sidekick") and not other.attachments[0].has("Sidekick")
    t.showdown(rhonda, t.dude(seat=1, at="town square"), hands=(LEGAL + " A♥ Q♦", "K♣ K♦ 3♥ 4♠ 9♣"))
    t.run("casualty")
    t.answer(pony, keep)
    assert (pony in t.hand_of()) is keep and (pony in t.discard_of()) is not keep and rhonda.in_posse


def test_rhondas_sidekicks_go_the_usual_way_otherwise() -> None:
    t = Table()
    rhonda = t.put("Rhonda Sageblossom", has=[HORSE])
    pony = rhonda.attachments[0]
    list(t.game.rules(t.seat(0)).discard(pony))
    assert t.discard_of() == [pony]


@pytest.mark.parametrize(
    ("card", "again"), [("Shadow Walk", True), ("Idol of Tlazolteotl", True), ("Roan", False)]
)
def test_ambrose_performs_for_a_card(card: str, again: bool) -> None:
    t = Table("Eagle Wardens", plain("outfit"))
    home, ambrose = t.game.outfit(t.seat(0)), t.put("Ambrose Douglas")
    t.dude(at="town square")
    t.use(home, "", lambda option: option.payload[0] == "card", "ace")
    for spare in t.hand_of():
        t.game.state.players[t.seat(0)].hand.remove(spare.id)
    t.hand(card)
    t.use(ambrose)
    assert (t.decision.kind == "confirm") is again
    if again:
        t.answer("yes")
    t.dude(at="town square")
    assert ambrose.influence == 1 and home.booted is not again and t.can_use(home) is again


def test_constance_keeps_office_hours() -> None:
    t = Table()
    constance = t.put("Constance Daughtry", at=t.deed(keywords=("Government",)))
    assert constance.influence == 3
    t.hand(plain("action"))
    t.run("sundown")
    assert t.at("sundown") and constance.influence == 2


def test_constance_goes_back_to_work_after_an_outfit_ability() -> None:
    t = Table("Abram's Crusaders", plain("outfit"))
    constance = t.put("Constance Daughtry", booted=True)
    t.use(t.game.outfit(t.seat(0)), "", "react")
    assert not constance.booted


def test_constance_is_not_moved_by_other_abilities() -> None:
    t = Table("Abram's Crusaders", "Abram's Crusaders", winner=1)
    t.put("Constance Daughtry", booted=True)
    t.dude(seat=1)
    t.use(t.game.outfit(t.seat(1)))
    assert t.decision.kind == "play"


BANK = able("deed", noon(), lambda use: use.gain(2), title="Bank")


@pytest.mark.parametrize(("outfit", "upkeep"), [("Morgan Cattle Co.", 0), ("Law Dogs", 6)])
def test_lulas_upkeep_falls_with_your_control_points(outfit: str, upkeep: int) -> None:
    t = Table(outfit, plain("outfit"))
    t.deed(control=2)
    lula = t.put('Tallulah "Lula" Morgan (Exp.1)')
    assert lula.upkeep == upkeep


@rule("CR-LulaMorganExp1-a")
def test_lula_adds_to_what_abilities_let_you_gain_at_noon() -> None:
    t = Table(stash=5)
    t.put('Tallulah "Lula" Morgan (Exp.1)')
    t.use(t.put(BANK))
    assert t.rock() == 8
    t.use(t.put(BANK, seat=1))
    assert t.rock() == 8 and t.rock(1) == 7


@rule("CR-LulaMorganExp1-a")
def test_lula_adds_nothing_to_what_is_taken_or_collected() -> None:
    t = Table(stash=5)
    t.put('Tallulah "Lula" Morgan (Exp.1)')
    rob = able("deed", noon(), lambda use: use.take(2, t.seat(1)), title="Rob")
    kill = able("deed", noon(target=dude), lambda use: use.discard(use.target), title="Kill")
    bob = t.dude(seat=1, bounty=3)
    t.use(t.put(rob))
    t.use(t.put(kill), "", bob)
    assert t.rock() == 5 + 2 + 3


def test_darragh_burns_his_spells_out() -> None:
    t = Table()
    darragh = t.put("Darragh Mèng", has=["Shadow Walk", "Shadow Walk"])
    first, second = darragh.attachments
    t.stack("4♠ 2♠")
    t.use(first, "slip_away", "town square")
    assert first in t.discard_of() and darragh.in_town_square
    t.use(second, "slip_away", t.game.outfit(t.seat(0)))
    assert second.in_play and second.booted and darragh.in_town_square


def howard(seed: int = 1) -> Game:
    rest = [plain("deed", f"Deed {n}", cost=2, control=3, production=2) for n in range(12)]
    return begin(deck_of("Law Dogs", ["Ol' Howard"], rest), seed=seed)


def test_ol_howard_haunts_a_deed_from_the_start() -> None:
    game = howard()
    old = game.dudes(0)[0]
    game.answer(game.decision.options[0].payload)
    game.answer(game.decision.options[0].payload)
    game.answer("end right")
    deed = game.card(game.state.players[0].street[-1])
    old = game.card(old.id)
    assert (
        deed.is_deed and old.host is deed and not old.is_dude and old.has("Condition") and not game.dudes(0)
    )
    assert deed.production == 0 and deed.control == 0
    game.rules(0).modify(deed, production=4, control=4, until="permanent")
    assert deed.production == 0 and deed.control == 0
    list(game.rules(0).discard(old))
    assert deed.production == 6 and game.card(old.id).is_dude


def test_ol_howard_may_stay_a_dude() -> None:
    game = howard()
    old = game.dudes(0)[0]
    game.answer("done")
    assert old.is_dude and old.at_home


DEAL = able("deed", noon(), lambda use: use.draw(), title="Deal")


def test_travis_moone_raises_what_opponents_draw() -> None:
    t = Table(winner=1)
    travis = t.put("Travis Moone (Exp.1)")
    t.use(t.put(DEAL, seat=1), "", "react")
    assert len(t.hand_of(1)) == 1 and len(t.hand_of()) == 2 and travis.booted


def test_travis_moone_does_not_answer_your_draws_or_the_rules() -> None:
    t = Table()
    t.put("Travis Moone (Exp.1)")
    t.use(t.put(DEAL))
    assert t.decision.kind == "play"
    list(t.game.rules(t.seat(1)).draw(2))
    assert len(t.hand_of()) == 1


@rule("CR-HenryMoran-a", "CE-HenryMoran")
@pytest.mark.parametrize("code", ["14013", "00113"])
def test_henry_moran_switches_a_cheatin_lowball_hand(code: str) -> None:
    t = Table(stash=5)
    henry = t.put(code)
    t.stack(CHEATIN, "A♣ 2♦ 3♥ 4♠ 6♣")
    t.stack(LEGAL, seat=1)
    turn = t.hand("One Good Turn…", seat=1)
    t.start("gambling")
    assert henry.booted and t.winner == 0 and turn in t.hand_of(1)
    assert len(t.events(Revealed)) == 1
    shown = [t.game.card(card) for card in dict(t.events(Revealed)[0].hands)[0]]
    assert [card.title for card in shown] == ["A♣", "2♦", "3♥", "4♠", "6♣"]
    assert len(t.discard_of(0)) == 10, "the first hand and, after the lowball, the second"


@rule("CE-HenryMoran")
@pytest.mark.parametrize(("hand", "booted"), [(LEGAL, False), (CHEATIN, True)])
def test_henry_moran_stays_out_of_it_otherwise(hand: str, booted: bool) -> None:
    t = Table(stash=5)
    henry = t.put("Henry Moran", booted=booted)
    t.stack(hand, "A♣ 2♦ 3♥ 4♠ 6♣")
    t.stack("3♣ 4♦ 6♥ 8♠ 10♣", seat=1)
    t.start("gambling")
    shown = dict(t.events(Revealed)[0].hands)
    assert henry.booted is booted and t.game.state.face(shown[0][0]).title[0] in "23"


def test_constance_also_goes_back_to_work_after_a_job_that_failed() -> None:
    t = Table("Desolation Row", plain("outfit"))
    constance = t.put("Constance Daughtry", booted=True)
    t.dude()
    foe = t.dude(seat=1, at="town square")
    t.use(t.game.outfit(t.seat(0)))
    t.form(foe)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "9♠ 9♥ 9♦ 4♣ 4♦")
    t.run("react")
    t.answer("react")
    assert not constance.booted


@pytest.mark.parametrize("code", ["14004", "24059"])
def test_a_horse_invented_for_francisco_goes_to_any_dude(code: str) -> None:
    t = Table()
    francisco, rider = t.put(code), t.dude(booted=True)
    doctor = t.dude(at=t.deed(), keywords=["Mad Scientist 5"])
    robot = t.discard(plain("goods", "Robot", cost=3, keywords=["Horse", "Gadget 1"]))
    t.stack("9♠")
    t.use(francisco)
    t.run("choose")
    if robot in t.choices():  # the older printing may leave it
        t.answer(robot)
    assert set(t.choices()) == {francisco, rider, doctor}
    t.answer(rider)
    assert robot.host is rider
