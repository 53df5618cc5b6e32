"""Every event in a sentence, and the moments that only Reacts see."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from gomorra.engine import events as e
from gomorra.engine.kernel.state import DECK, HAND, PLAY
from gomorra.engine.sight import answering, naming, narrate
from gomorra.engine.words import Why
from gomorra.testing import Table, plain


class Scene(NamedTuple):
    """Three players: Ann with a hat and a kid in hand, Bob, and a bank of the third."""

    t: Table
    ann: int
    bob: int
    bank: int
    hat: int
    kid: int
    home: int


def scene() -> Scene:
    t = Table(seats=3)
    ann, bob = t.dude("Ann"), t.dude("Bob", seat=1)
    bank, hat = t.deed("Bank", seat=2), t.attach(plain("goods", "Hat"), ann)
    kid = t.hand(plain("dude", "Kid"))
    return Scene(t, ann.id, bob.id, bank.id, hat.id, kid.id, t.game.state.players[0].home)


Made = Callable[[Scene], e.Event]


@pytest.mark.parametrize(
    ("made", "sentence"),
    [
        (lambda scene: e.Booted(scene.ann), "Ann boots."),
        (lambda scene: e.Unbooted(scene.ann), "Ann unboots."),
        (lambda scene: e.Moved(scene.ann, scene.home, 0), "Ann goes to the town square."),
        (lambda scene: e.Moved(scene.ann, 0, scene.home, Why.FLEE), "Ann flees to the home of P0."),
        (lambda scene: e.Joined(scene.ann, 0, seat=2), "Ann joins P2's posse."),
        (lambda scene: e.Left(scene.ann, 0), "Ann leaves the posse."),
        (lambda scene: e.Aced(scene.ann, PLAY), "P0's Ann is aced."),
        (lambda scene: e.Aced(scene.ann, PLAY, Why.CASUALTY), "P0's Ann is aced as a casualty."),
        (lambda scene: e.Discarded(scene.ann, PLAY), "P0's Ann is discarded."),
        (lambda scene: e.Discarded(scene.ann, PLAY, Why.CASUALTY), "P0's Ann is discarded as a casualty."),
        (lambda scene: e.Removed(scene.ann), "Ann leaves the game."),
        (lambda scene: e.Returned(scene.ann, HAND, seat=1), "P1 puts a card into a hand."),
        (lambda scene: e.Returned(scene.ann, DECK, seat=1), "P1 puts a card into a deck."),
        (lambda scene: e.EnteredPlay(scene.ann, HAND, scene.home), "Ann enters play at the home of P0."),
        (lambda scene: e.EnteredPlay(scene.bank, HAND, scene.bank), "Bank enters play."),
        (lambda scene: e.EnteredPlay(scene.hat, HAND, scene.home, scene.ann), "Hat is attached to Ann."),
        (lambda scene: e.Attached(scene.hat, scene.ann), "Ann gets Hat."),
        (lambda scene: e.BountyChanged(scene.ann, 2), "The bounty on Ann rises by 2."),
        (lambda scene: e.BountyChanged(scene.ann, -2), "The bounty on Ann falls by 2."),
        (
            lambda scene: e.BountyChanged(scene.ann, 1, Why.TRESPASS),
            "The bounty on Ann rises by 1 for trespassing.",
        ),
        (
            lambda scene: e.BountyChanged(scene.ann, 1, source=scene.bank),
            "Bank raises the bounty on Ann by 1.",
        ),
        (lambda scene: e.BountyCollected(scene.ann, 2, seat=1), "P1 collects the bounty on Ann."),
        (lambda scene: e.ControlGained(scene.bank, 1), "Bank gets 1 permanent control point."),
        (lambda scene: e.ControlGained(scene.bank, 2), "Bank gets 2 permanent control points."),
        (lambda scene: e.ControlTaken(scene.ann, seat=2), "P2 takes control of Ann."),
        (lambda scene: e.Replaced(scene.ann, scene.kid), "Kid takes the place of Ann."),
        (lambda scene: e.CalledOut(scene.ann, scene.bob), "Ann calls out Bob."),
        (lambda scene: e.Accepted(scene.bob, scene.ann), "Bob accepts."),
        (lambda scene: e.Accepted(scene.bob, scene.ann, "booted"), "Bob is booted and cannot refuse."),
        (lambda scene: e.Accepted(scene.bob, scene.ann, "text"), "Bob cannot refuse."),
        (lambda scene: e.Refused(scene.bob, scene.ann), "Bob refuses and goes home booted."),
        (lambda scene: e.ShooterPicked(scene.ann, 0), "Ann is the shooter."),
        (lambda scene: e.JokerNamed(scene.ann, 1, 12), "Ann counts as Q♦."),
        (lambda scene: e.Invented(scene.hat, scene.ann), "Ann invents Hat."),
        (lambda scene: e.RockPlaced(scene.bank, 2), "2 ghost rock is put on Bank."),
        (lambda scene: e.RockPlaced(scene.bank, -1), "1 ghost rock is taken off Bank."),
        (lambda scene: e.Passed(seat=1), "P1 passes."),
        (lambda scene: e.Drawn((scene.kid,), seat=0), "P0 draws a card."),
        (lambda scene: e.Dealt((scene.kid, scene.ann), seat=0), "P0 draws 2 cards for a draw hand."),
        (lambda scene: e.Dealt((), seat=0), ""),
        (lambda scene: e.Shuffled(seat=1), ""),
        (lambda scene: e.Shuffled(seat=1, reshuffle=True), "P1 shuffles the discard pile into a new deck."),
        (lambda scene: e.Pulled(scene.kid, 3, 1, seat=0), "P0 pulls A♠."),
        (lambda scene: e.Pulled(scene.kid, 3, 13, scene.ann, seat=0), "P0 pulls K♠ for Ann."),
        (lambda scene: e.Pulled(scene.kid, 3, 18, scene.ann, seat=0), "P0 pulls 18♠ for Ann."),
        (lambda scene: e.Pulled(scene.kid, 0, 0, scene.ann, seat=0), "P0 pulls 0♣ for Ann."),
        (lambda scene: e.Gained(3, seat=1), "P1 gains 3 ghost rock."),
        (lambda scene: e.Gained(3, Why.BOUNTY, seat=1), "P1 gains 3 ghost rock: the bounty."),
        (lambda scene: e.Gained(3, seat=1, source=scene.bank), "P1 gains 3 ghost rock by Bank."),
        (lambda scene: e.Paid(2, seat=1), "P1 pays 2 ghost rock."),
        (lambda scene: e.Paid(2, 0, seat=1), "P1 pays 2 ghost rock to P0."),
        (lambda scene: e.Paid(2, why=Why.UPKEEP, seat=1), "P1 pays 2 ghost rock for upkeep."),
        (lambda scene: e.HandsExchanged(1, seat=0), "P0 and P1 exchange draw hands."),
        (
            lambda scene: e.LowballWon(4, seat=2),
            "P2 wins the lowball and the pot of 4, and goes first today.",
        ),
        (lambda scene: e.PossesFormed(0), "Shootout at the town square."),
        (lambda scene: e.PossesFormed(scene.bank), "Shootout at Bank."),
        (
            lambda scene: e.PossesFormed(0, ((scene.ann, scene.kid), (scene.bob,))),
            "Shootout at the town square: Ann and Kid against Bob.",
        ),
        (lambda scene: e.RoundStarted(2), "Round 2."),
        (lambda scene: e.Redrawing(2, 3, seat=1), "P1 redraws 3."),
        (lambda scene: e.RankChanged(1, 2), "P1's hand rank rises by 2."),
        (lambda scene: e.RankChanged(1, -1, source=scene.bank), "Bank lowers P1's hand rank by 1."),
        (lambda scene: e.JobStarted(scene.ann, scene.bank), "Ann leads a job against Bank."),
        (lambda scene: e.JobStarted(scene.ann, 0), "Ann leads a job against the town square."),
        (lambda scene: e.JobEnded(scene.ann, True), "The job succeeds."),
        (lambda scene: e.JobEnded(scene.ann, False), "The job fails."),
        (
            lambda scene: e.JobEnded(scene.ann, False, "lost", seat=1),
            "The job fails: everybody of P1's posse has gone.",
        ),
        (lambda scene: e.Cast(scene.ann, True), "Ann passes the skill test."),
        (lambda scene: e.Cast(scene.ann, False), "Ann fails the skill test."),
        (lambda scene: e.Seen((scene.ann,), seat=1), "P1 looks at a card."),
        (lambda scene: e.Seen((scene.ann, scene.bob), seat=1), "P1 looks at 2 cards."),
        (lambda scene: e.GameEnded(1, "points"), "P1 wins: points."),
        (lambda scene: e.GameEnded(-1, "days"), "A draw: days."),
        (lambda scene: e.Said("Well."), "Well."),
        (lambda scene: e.ShootoutEnded(-1), "The shootout is over, and nobody wins it."),
        (lambda scene: e.ShootoutEnded(0, 1), "The shootout is over: P1 wins it."),
        (
            lambda scene: e.ShootoutEnded(0, 1, (1, 2)),
            "The shootout is over: P1 wins it, because nobody of P2's posse is left.",
        ),
        (
            lambda scene: e.ShootoutEnded(-1, standing=True),
            "The shootout is over, and nobody wins it: both posses still stand.",
        ),
        (
            lambda scene: e.ShootoutEnded(-1, standing=False),
            "The shootout is over, and nobody wins it: nobody is left on either side.",
        ),
        (
            lambda scene: e.Changed(scene.ann, "shooter", "stud", "day"),
            "Ann becomes a stud until the day ends.",
        ),
        (
            lambda scene: e.Changed(scene.ann, "keyword", "Deputy", "round"),
            "Ann gets Deputy until the round ends.",
        ),
        (
            lambda scene: e.Changed(scene.ann, "loses keyword", "Deputy", "day"),
            "Ann loses Deputy until the day ends.",
        ),
        (
            lambda scene: e.Changed(scene.ann, "loses keyword", "all", "day"),
            "Ann loses all keywords until the day ends.",
        ),
        (lambda scene: e.Changed(scene.ann, "blank", "all", "day"), "Ann loses its text until the day ends."),
        (
            lambda scene: e.Changed(scene.hat, "no bonus", "bullets", "day"),
            "Hat adds nothing until the day ends.",
        ),
        (
            lambda scene: e.Changed(scene.ann, "bullets", -1, "shootout", source=scene.bank),
            "Ann: -1 bullets by Bank until the shootout ends.",
        ),
        (lambda scene: e.Changed(-2, "casualties", 2, "round"), "P1: +2 casualties until the round ends."),
        (lambda scene: e.Changed(-100, "cannot join", "any", "day"), ""),
        (lambda scene: e.Changed(scene.ann, "must be shooter", 1, "round"), ""),
        (
            lambda scene: e.Changed(scene.ann, "Huckster rating", 2, "permanent"),
            "Ann: +2 Huckster rating for good.",
        ),
        (lambda scene: e.Changed(scene.ann, "value", 1, "play 3"), "Ann: +1 value for this play."),
        (lambda scene: e.Declared("Hat", "act", source=scene.hat, seat=0), "P0 uses Hat."),
        (lambda scene: e.Declared("movin'", seat=0), "P0 makes a play: movin'."),
        (lambda scene: e.PhaseStarted("upkeep"), "Upkeep."),
        (
            lambda scene: e.PhaseEnded("upkeep", ((1, 2), (3, 4))),
            "After Upkeep: P0 1 influence, 2 control; P1 3 influence, 4 control.",
        ),
        (lambda scene: e.PhaseEnded("noon"), ""),
    ],
)
def test_an_event_in_words(made: Made, sentence: str) -> None:
    table = scene()
    event = made(table)
    event.faces = table.t.game.state.faces
    assert narrate.sentence(table.t.game, event, None) == sentence


def test_who_draws_reads_what() -> None:
    table = scene()
    event = e.Drawn((table.kid,), seat=0)
    event.faces = table.t.game.state.faces
    said = [narrate.sentence(table.t.game, event, seat) for seat in (0, 1, None)]
    assert said == ["P0 draws Kid.", "P0 draws a card.", "P0 draws a card."]


@pytest.mark.parametrize(
    ("made", "sentence"),
    [
        (lambda scene: e.HandDiscarding(1), "P1 is about to discard the draw hand."),
        (lambda scene: e.Testing(scene.ann, "Huckster"), "Ann is about to pull for a skill test."),
        (lambda scene: e.MakingPlay(seat=1), "P1 is about to make a play."),
        (lambda scene: e.Chosen((scene.ann, scene.bob), seat=0), "P0 has chosen Ann, Bob."),
        (lambda scene: e.TakingCasualties(0, 2, seat=1), "P1 is about to take 2 casualties."),
        (lambda scene: e.CasualtiesTaken(0, True, seat=1), "P1 has taken casualties."),
        (lambda scene: e.PlayEnded("Hat", seat=0), "P0 has finished a play: Hat."),
        (lambda scene: e.ShootoutStarted(0), "The shootout is about to begin."),
        (lambda scene: e.RoundEnded(2), "Round 2 is over."),
        (lambda scene: e.PhaseEnded("noon"), "High Noon is over."),
        (lambda scene: e.HandDrawn(seat=1), "P1 has drawn a draw hand."),
        (lambda scene: e.AbilityUsed(True, source=scene.hat, seat=0), "P0 has used Hat."),
        (lambda scene: e.HandRefilled(seat=1), "P1 has refilled the hand."),
        (lambda scene: e.Anted(), "Everybody has anted."),
        (lambda scene: e.SundownChecked(), "Victory has been checked."),
        (lambda scene: e.SentHome(scene.ann), "Ann is about to go home booted."),
        (lambda scene: e.BecameWanted(scene.ann), "Ann is wanted now."),
        (lambda scene: e.Fled(scene.ann), "Ann flees."),
        (lambda scene: e.Passed(seat=0), ""),
    ],
)
def test_a_moment_in_words(made: Made, sentence: str) -> None:
    table = scene()
    event = made(table)
    event.faces = table.t.game.state.faces
    assert answering.moment(table.t.game, event) == sentence


def test_a_name_that_ends_with_a_full_stop_needs_no_second_one() -> None:
    assert naming.one_stop("A job against Gage Export Co..") == "A job against Gage Export Co."
    assert naming.one_stop("Ann reveals ...It's Who You Know.") == "Ann reveals ...It's Who You Know."
