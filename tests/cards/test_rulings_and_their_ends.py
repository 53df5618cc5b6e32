"""Rulings: when what they say is over, and for whom it holds after somebody else has taken the card."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import shootout
from gomorra.testing import LEGAL, Table, able, either_leads, plain, rule

PAIR = "K♣ K♦ 3♥ 4♠ 9♣"
TOKEN = plain("dude", "Gunslinger", keywords=["Token"], bullets=1)


@rule("CE-DoylesHoyle", "CR-DoylesHoyle-a")
@either_leads
def test_the_rank_that_hoyle_gives_for_a_two_is_gone_in_the_next_round() -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Doyle's Hoyle"])
    friends, foes = ([t.dude(seat=seat, at="town square") for _ in range(4)] for seat in (0, 1))
    t.shootout(ann, foes[0], *friends, *foes[1:])
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    before = t.rank(0)
    two = next(card for card in t.draw_hand_of(0) if card.value == 2)
    t.use(ann.attachments[0], "", two)
    assert t.rank_changes(0) == (1,) and t.rank(0) >= before
    t.run("casualty")
    while t.decision.kind == "casualty":
        t.answer(next(card for card in t.choices() if card not in (ann, foes[0])))
    t.run("make plays")
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    assert t.rank_changes(0) == () and t.rank(0) == 1


@rule("CE-SmilingTom")
def test_whoever_has_smiling_tom_may_send_him_to_the_own_home_only() -> None:
    t = Table()
    tom = t.put("Smiling Tom", at="town square")
    tom.body.controller = t.seat(1)
    t._changed()
    t.turn_of(1)
    homes = [t.game.state.players[t.seat(seat)].home for seat in (0, 1)]
    assert [("move", tom.id, home) in t.offers("move") for home in homes] == [False, True]


@rule("CE-ConcealedWeapons")
def test_concealed_weapons_opens_shootouts_for_one_day() -> None:
    t = Table()
    ann, amy = t.dude(at="town square"), t.dude(at="town square")
    foes = [t.dude(seat=1, at="town square") for _ in range(2)]
    knife = t.hand(plain("goods"))
    t.use(t.hand("Concealed Weapons"))
    t.turn_of(0)
    t.shootout(ann, foes[0])
    assert ("shop", knife.id, ann.id) in t.offers("shop")
    t.hands(PAIR, LEGAL)
    t.end_day()
    t.run("noon")
    t.turn_of(0)
    assert knife in t.hand_of() and t.offers("shop") == []
    t.shootout(amy, foes[1])
    if t.decision.seat == 1:
        t.pass_()
    assert (t.decision.kind, t.decision.seat) == ("play", 0) and t.offers("shop") == []


@rule("CR-NoTurningBack-a")
@pytest.mark.parametrize("kind", ["noon", "resolution"])
@pytest.mark.parametrize(("whose", "able_to"), [("token", True), ("taken", False)])
def test_an_own_token_can_be_given_up_and_a_dude_of_somebody_else_cannot(
    kind: str, whose: str, able_to: bool
) -> None:
    t = Table(stash=0)
    bob = t.dude(seat=1, at="town square")
    victim = t.put(
        TOKEN if whose == "token" else plain("dude"), seat=0 if whose == "token" else 1, at="town square"
    )
    victim.body.controller = t.seat(0)
    t._changed()
    card = t.hand("No Turning Back")
    if kind == "resolution":
        t.showdown(victim, bob)
    assert t.can_use(card) is able_to


@rule("CR-JamesGhetty-b", "CR-LillianMorgan-b")
@pytest.mark.parametrize("title", ["James Ghetty", "Lillian Morgan"])
@either_leads
def test_what_an_ability_buys_is_paid_from_the_stash_alone(title: str) -> None:
    t = Table(stash=5)
    banker, bob = t.put(title, at="town square"), t.dude(seat=1, at="town square")
    cheap = t.hand(plain("goods", "Knife", cost=1))
    horn = t.attach(able("goods", shootout(pay=2), lambda use: use.play(use.game.card(cheap.id))), banker)
    t.shootout(banker, bob)
    full, stash = banker.rock, t.rock()
    t.use(horn)
    assert cheap.in_play and banker.rock == full - 2 and t.rock() == stash - 1


@rule("CR-BiochargedNeutralizer-b")
@pytest.mark.parametrize("whose", [0, 1])
@either_leads
def test_a_neutralizer_is_out_of_reach_for_others_only(whose: int) -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Bio-Charged Neutralizer"])
    bob = t.dude(seat=1, at="town square")
    card = t.hand("Unprepared", seat=whose)
    t.shootout(ann, bob)
    t.use(card, "", ann)
    assert ann.booted and ann.attachments[0].booted is (whose == 0)
