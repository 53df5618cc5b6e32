"""The Curtain Rises: actions."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import deed, job, noon
from gomorra.engine.board import wages
from gomorra.engine.card.handle import Card
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, rule

CODES = ("15017", "24234")


def roses(t: Table, code: str, mine: str, theirs: str = CHEATIN, *, friends: int = 0) -> list[Card]:
    """Your Resolution play with the card in hand; gives the draw hand."""
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    others = [t.dude(seat=seat, at="town square") for seat in (0, 1) for _ in range(friends)]
    card = t.hand(code)
    t.showdown(ann, bob, *others, hands=(mine, theirs))
    assert card in t.hand_of()
    return t.game.rules(t.seat(0)).draw_hand()


@pytest.mark.parametrize("code", CODES)
def test_a_single_card_gets_another_suit(code: str) -> None:
    t = Table()
    hand = roses(t, code, "2♣ 4♣ 6♣ 8♠ 10♣", LEGAL)
    t.use(t.hand_of()[0], "recolour", hand[3], "clubs")
    assert hand[3].suit == "clubs" and hand[3].value == 8 and t.rank(0) == 6


@pytest.mark.parametrize("code", CODES)
def test_cards_with_a_twin_keep_their_suit(code: str) -> None:
    t = Table()
    hand = roses(t, code, "8♣ 8♦ 6♣ 3♠ 10♣", LEGAL)
    t.use(t.hand_of()[0], "recolour")
    assert set(t.choices()) == set(hand[2:])


@pytest.mark.parametrize("code", CODES)
def test_against_a_cheat_two_cards_become_what_you_like_but_no_twins(code: str) -> None:
    t = Table()
    hand = roses(t, code, "2♣ 3♦ 4♥ K♠ Q♣")
    t.use(t.hand_of()[0], "arrange", hand[3], hand[4])
    names = {payload[2] for payload in t.offers("name")}
    assert not names & {2, 3, 4} and {12, 13} <= names
    t.answer("5♠")
    assert 5 not in {payload[2] for payload in t.offers("name")}
    t.answer("6♠")
    assert t.rank(0) == 5 + 2


@rule("CR-CominUpRoses-a")
@pytest.mark.parametrize(("mine", "name", "rank"), [
    ("2♣ 3♦ 4♥ 5♠ K♣", "6♦", 5 + 2),
    ("2♣ 4♣ 6♣ 8♣ K♠", "10♣", 6 + 2),
    ("2♣ 3♣ 4♣ 5♣ K♠", "6♣", 9 + 2),
    ("2♣ 2♦ 4♥ 5♠ K♣", "6♦", 2),
])  # fmt: skip
@either_leads
def test_a_legal_straight_flush_or_both_has_two_ranks_more(mine: str, name: str, rank: int) -> None:
    t = Table()
    hand = roses(t, "15017", mine)
    t.use(t.hand_of()[0], "arrange", hand[4], "done", name)
    assert t.rank(0) == rank


def test_the_bonus_holds_for_the_rest_of_the_shootout() -> None:
    t = Table()
    hand = roses(t, "15017", "2♣ 3♦ 4♥ 5♠ K♣", friends=8)
    t.use(t.hand_of()[0], "arrange", hand[4], "done", "6♦")
    t.next_round()
    t.hands("2♣ 4♣ 6♣ 8♣ 10♣", LEGAL)
    t.run("resolution")
    assert t.rank(0) == 8


def test_a_cheatin_straight_gets_no_bonus() -> None:
    t = Table()
    hand = roses(t, "15017", "2♣ 3♦ 4♥ 5♠ K♣", friends=8)
    t.use(t.hand_of()[0], "arrange", hand[4], "done", "6♦")
    t.next_round()
    t.hands("2♣ 4♣ 6♣ 8♣ 8♣", LEGAL)
    t.run("resolution")
    assert t.rank(0) == 6


def test_in_lowball_the_cards_change_but_no_bonus_stays() -> None:
    t = Table()
    card = t.hand("Comin' Up Roses")
    t.stack("2♣ 3♦ 4♥ 5♠ K♣")
    t.stack(CHEATIN, seat=1)
    t.start("gambling")
    t.run("play")
    t.use(card, "arrange", t.game.rules(t.seat(0)).draw_hand()[4], "done", "7♦")
    t.run("noon")
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=("2♣ 4♣ 6♣ 8♣ 10♣", LEGAL))
    assert t.rank(0) == 6


def test_run_rabbit_run_finds_a_tao_and_pays_for_moves() -> None:
    t = Table()
    monk, ann = t.dude(at="town square", keywords=("Kung Fu 1",), value=8), t.dude(at="town square")
    bob, deed = t.dude(seat=1, at="town square"), t.deed()
    t.shootout(monk, bob, ann)
    pulled, *five, leap, last = t.stack("2♠ 3♠ 4♠ 5♠ 6♠", "Rabbit's Lunar Leap", "7♠")
    t.use(t.hand("Run Rabbit Run"), "", leap)
    assert t.hand_of() == [leap] and set(five) <= set(t.discard_of()) and t.deck_of()[0] is last
    assert pulled in t.discard_of() and monk.bullets == 0
    list(t.game.rules(t.seat(0)).move(monk, deed))
    list(t.game.rules(t.seat(0)).join(monk))
    assert monk.bullets == 2
    t.finish()
    assert not monk.in_play or monk.bullets == 0


@pytest.mark.parametrize("booted", [True, False])
def test_the_pieces_fit_until_they_fall_apart(booted: bool) -> None:
    t = Table()
    pieces = t.attach("Putting The Pieces Together", t.game.outfit(t.seat(0)), booted=booted)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=("K♣ K♦ 3♥ 4♠ 9♣", LEGAL))
    assert t.rank(0) == (1 if booted else 3) and t.rank(1) == 1 and pieces.booted is booted


def test_the_pieces_begin_booted_and_want_upkeep() -> None:
    t = Table(stash=1)
    pieces = t.hand("Putting The Pieces Together")
    t.use(pieces)
    assert pieces.host is t.game.outfit(t.seat(0)) and pieces.booted and wages.upkeep(t.game, pieces.id) == 1


def test_a_cheatin_hand_breaks_the_pieces() -> None:
    t = Table()
    pieces = t.attach("Putting The Pieces Together", t.game.outfit(t.seat(0)))
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=(CHEATIN, LEGAL))
    assert pieces.booted and t.rank(0) == 1


BLAST = able(
    "action", job(mark=deed), lambda use: use.send_home_booted(use.mark.dudes_here[0]), title="Blast"
)


@pytest.mark.parametrize("reacts", [True, False])
def test_someone_elses_problem_keeps_a_dude_out_of_the_job(reacts: bool) -> None:
    t = Table()
    leader, place = t.dude(), t.deed(seat=1)
    bob = t.dude(seat=1, at=place)
    t.hand("Someone Else's Problem")
    t.use(t.hand(BLAST))
    t.answer("react" if reacts else "pass")
    assert (t.decision.kind == "join") is not reacts
    t.form()
    assert bob.at_home is not reacts and leader.at_home
    t.pass_()
    assert t.game.shootout is None


def test_someone_elses_problem_is_about_locations() -> None:
    t = Table()
    t.dude()
    t.dude(seat=1, at="town square")
    t.hand("Someone Else's Problem")
    t.use(t.hand("Ambush"))
    assert t.decision.kind != "react"


def sick(t: Table, **facts: int) -> Card:
    bob = t.dude(seat=1, at=t.deed(seat=1), **facts)
    t.attach("Lost to the Plague", bob, seat=0)
    return bob


def test_the_plague_reaches_low_values() -> None:
    t = Table()
    bob, tough = t.dude(seat=1, value=6), t.dude(seat=1, value=7)
    plague = t.hand("Lost to the Plague")
    t.use(plague)
    assert plague.host is bob and tough.in_play and t.rock() == 19


def test_the_sick_stagger_home_or_next_door() -> None:
    t = Table()
    bob = sick(t)
    t.deed(keywords=("Out of Town",))
    t.turn_of(1)
    home = t.game.outfit(t.seat(1)).id
    assert {payload[2] for payload in t.offers("move")} == {"town-square", home} and bob.in_play


def test_the_sick_do_not_boot_for_abilities_but_for_moves() -> None:
    t = Table()
    nurse = t.put(able("dude", noon(boot=True), lambda use: use.gain(1)), at="town square")
    assert t.can_use(nurse)
    t.attach("Lost to the Plague", nurse)
    assert not t.can_use(nurse)
    t.move(nurse, "home")
    assert nurse.booted


def test_every_other_condition_adds_to_the_upkeep() -> None:
    t = Table()
    bob = sick(t, upkeep=1)
    assert bob.upkeep == 1
    t.attach("Tummy Twister", bob, seat=0)
    assert bob.upkeep == 3
