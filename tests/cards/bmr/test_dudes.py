"""Blood Moon Rising: dudes."""

from __future__ import annotations

import pytest

from gomorra.decks.starting_gang import violations
from gomorra.engine import Game
from gomorra.engine.events import Paid, RoundDecided
from gomorra.testing import CHEATIN, LEGAL, Table, begin, deck_of, rule

# Mario Crane (Exp.1)

FULL_HOUSE = "9♠ 9♥ 9♦ 4♣ 4♦"


@rule("CR-MarioCraneExp1-a", "CG-Traits-b", "CG-Traits-e")
def test_sloane_cannot_come_while_mario_lies_in_boot_hill() -> None:
    t = Table(stash=30)
    sloane = t.hand("Sloane")
    t.boot_hill("Mario Crane (Exp.1)")
    refusal = t.why_not("shop", sloane)
    assert refusal is not None and refusal.rule == "CG-Uniqueness-b"


@pytest.mark.parametrize(
    ("first", "second"), [("Mario Crane (Exp.1)", "Sloane"), ("Sloane", "Mario Crane (Exp.1)")]
)
def test_mario_and_sloane_are_never_both_in_play(first: str, second: str) -> None:
    t = Table(stash=30)
    card = t.hand(second)
    assert t.why_not("shop", card) is None
    t.put(first)
    assert t.why_not("shop", card) is not None


def test_the_other_players_sloane_is_of_no_matter_to_mario() -> None:
    t = Table(stash=30)
    mario = t.hand("Mario Crane (Exp.1)")
    t.put("Sloane", seat=1)
    t.shop(mario)
    assert mario.in_play


def test_mario_counts_as_sloane_for_uniqueness_only() -> None:
    t = Table()
    mario = t.put("Mario Crane (Exp.1)")
    t.hand("Sloane")
    t.turn_of(0)
    assert not t.offers("replace") and mario.in_play


@pytest.mark.parametrize(
    ("mine", "theirs", "casualties"),
    [
        (CHEATIN, FULL_HOUSE, 3),  # a pair against a full house is five
        (CHEATIN, "3♣ 3♦ 5♥ 7♠ 8♦", 1),  # equal ranks are one, and a legal hand takes at least that
        (CHEATIN, "3♣ 3♣ 5♥ 7♠ 8♦", 0),  # both cheat
        (LEGAL, FULL_HOUSE, 6),  # not Cheatin': nothing is taken off
    ],
)
def test_mario_takes_two_casualties_fewer_for_a_cheatin_hand(mine: str, theirs: str, casualties: int) -> None:
    t = Table()
    mario, foe = t.put("Mario Crane (Exp.1)", at="town square"), t.dude(seat=1, at="town square")
    ann = t.dude(at="town square")
    t.shootout(ann, foe, mario)
    t.hands(f"{mine} A♥", theirs)
    t.run("pick shooters")
    t.answer(ann)
    t.run("resolution")
    t.use(mario, "blame")
    t.finish()
    assert t.events(RoundDecided)[0].casualties[0] == casualties


def test_mario_blames_somebody_once_a_round_and_again_in_the_next() -> None:
    t = Table()
    mario, foe = t.put("Mario Crane (Exp.1)", at="town square"), t.dude(seat=1, at="town square")
    friends = [t.dude(seat=seat, at="town square") for seat in (0, 1, 1)]
    t.showdown(friends[0], foe, mario, *friends[1:], hands=(f"{CHEATIN} A♥", CHEATIN))
    t.use(mario, "blame")
    t.pass_()
    assert not t.can_use(mario, "blame")
    t.next_round()
    t.run("resolution")
    assert t.can_use(mario, "blame")


# POST-A-TRON


CATTLE = "Morgan Cattle Co."


def discards(game: Game) -> list[str]:
    return [game.card(card).title for card in game.state.players[0].discard]


@pytest.mark.parametrize("code", ["18018", "24037"])
def test_post_a_tron_starts_invented_by_a_mad_scientist(code: str) -> None:
    game = begin(deck_of(CATTLE, [code, "Elander Boldman"], value=12))
    gang = {card.title: card for card in game.dudes(0)}
    assert gang["POST-A-TRON"].in_play and gang["Elander Boldman"].booted
    assert not [event for event in game.events if isinstance(event, Paid) and event.why == "shopping"]


@pytest.mark.parametrize("code", ["18018", "24037"])
def test_post_a_tron_is_discarded_without_anybody_to_invent_it(code: str) -> None:
    game = begin(deck_of(CATTLE, [code, "Irving Patterson"], value=12))
    assert "POST-A-TRON" in discards(game) and not game.dudes(0)[0].booted


@pytest.mark.parametrize("code", ["18018", "24037"])
def test_post_a_tron_is_discarded_when_the_inventor_fails(code: str) -> None:
    game = begin(deck_of(CATTLE, [code, "Elander Boldman"], value=1))
    assert set(discards(game)) >= {"POST-A-TRON", "Filler"} and game.dudes(0)[0].booted


@rule("CR-POSTATRON-a")
def test_post_a_tron_starts_only_with_its_own_outfit() -> None:
    ours, theirs = deck_of(CATTLE, ["18018"]), deck_of("Law Dogs", ["18018"])
    assert not list(violations(ours))
    assert [finding.rule for finding in violations(theirs)] == ["RB-4-j"]


@pytest.mark.parametrize(("where", "gain"), [("town square", 3), ("home", 0)])
def test_post_a_tron_delivers_in_the_town_square(where: str, gain: int) -> None:
    t = Table(stash=5)
    robot = t.put("POST-A-TRON", at=where)
    t.use(robot)
    assert t.rock() == 5 + gain and robot.booted
