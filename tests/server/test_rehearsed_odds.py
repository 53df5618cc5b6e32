"""Odds before the draw know what changes numbers by itself until then: traits, passes, ranks."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Until, Use, always, happens, react, shootout, trait
from gomorra.server.telling import odds
from gomorra.server.telling.rehearsal import bonuses, rehearsed
from gomorra.testing import able, plain
from tests.server.test_advising import mixed


def test_a_trait_that_answers_a_pass_is_counted_before_the_pass() -> None:
    """Bai Yang Chen has 5 bullets less the cards in hand after the first play or pass, and 0 before."""
    t = mixed()
    monk, foe = t.put("Bai Yang Chen (Exp.1)", at="town square"), t.dude(seat=1, bullets=1, at="town square")
    t.shootout(monk, foe)
    assert t.decision.kind == "play"
    before = odds.odds(t.game, 0)
    t.answer("pass")
    assert monk.bullets == 5
    after = odds.odds(t.game, 0)
    assert before.about == after.about
    assert before.win == pytest.approx(after.win, abs=0.03)
    assert t.game.shootout.step == "make plays", "the fight itself stands where it stood"


def test_what_a_dude_gains_in_a_posse_is_counted_when_he_is_called_out() -> None:
    brawler = able(
        "dude", always("bullets"), lambda card, asked: 3 if card.in_posse and asked == card else 0, stud=True
    )
    told = []
    for kind in (brawler, plain("dude", stud=True)):
        t = mixed()
        caller, called = t.dude(bullets=1, at="town square"), t.put(kind, 1, at="town square")
        t.callout(caller, called)
        assert t.decision.kind == "callout"
        told.append(odds.odds(t.game, t.seat(1)))
    assert told[0].win > 3 * told[1].win


def test_a_react_to_the_callout_does_not_end_the_rehearsal() -> None:
    """Somebody is asked between the callout and the posses, and passes."""
    t = mixed()
    caller, called = t.dude(at="town square"), t.dude(seat=1, bullets=1, stud=True, at="town square")
    t.put(able("deed", react("after", happens.Accepted), lambda use: use.gain(1)))
    t.callout(caller, called)
    world = rehearsed(t.game, t.seat(1))
    assert world is not None
    assert bonuses(world, world.shootout, t.seat(1)) == (1, 0)


def test_who_is_marked_to_join_is_counted_with_what_he_gains_there() -> None:
    t = mixed()
    caller, called = t.dude(at="town square"), t.dude(seat=1, bullets=1, at="town square")
    brawler = t.put(
        able(
            "dude",
            always("bullets"),
            lambda card, asked: 3 if card.in_posse and asked == card else 0,
            stud=True,
        ),
        at="town square",
    )
    t.callout(caller, called, "accept")
    world = rehearsed(t.game, t.seat(0), {brawler.id})
    assert bonuses(world, world.shootout, t.seat(0)) == (3, 1)
    assert bonuses(t.game, t.game.shootout, t.seat(0)) == (0, 0)


@pytest.mark.parametrize(("amount", "said"), [(2, "raised by 2"), (-2, "lowered by 2")])
@pytest.mark.parametrize("whose", [0, 1])
def test_a_changed_hand_rank_is_counted_and_said(amount: int, said: str, whose: int) -> None:
    t = mixed()
    ann, foe = t.dude(bullets=2, at="town square"), t.dude(seat=1, bullets=2, at="town square")
    lens = t.hand(able("action", shootout(), lambda use: use.rank(t.seat(whose), amount)))
    t.shootout(ann, foe)
    plainly = odds.odds(t.game, t.seat(0))
    t.use(lens)
    told = odds.odds(t.game, t.seat(0))
    assert (told.win > plainly.win + 0.15) is ((amount > 0) == (whose == 0))
    assert said in (told.rival if whose else told.about)
    assert said not in (told.about if whose else told.rival)
    assert [one.name for one in told.chances] == [one.name for one in plainly.chances], (
        "hands keep their names"
    )


def test_the_odds_tell_nothing_of_what_a_trait_would_find_in_a_deck() -> None:
    """A dude whose bullets are the value of the top card after a pass: the odds are the same whatever lies there."""

    def count_the_top(use: Use) -> None:
        top = use.game.state.players[use.seat].deck[0]
        use.modify(use.card, bullets=use.game.state.face(top).value, until=Until.SHOOTOUT)

    seer = able("dude", trait("after", happens.Passed), count_the_top)
    t = mixed()
    t.stack("A♣ K♦")
    t.shootout(t.put(seer, at="town square"), t.dude(seat=1, at="town square"))
    before = odds.odds(t.game, t.seat(0))
    deck = t.game.state.players[t.seat(0)].deck
    deck[0], deck[1] = deck[1], deck[0]
    assert odds.odds(t.game, t.seat(0)) == before
    assert "0 redrawn" not in before.about, "the trait has spoken, of a card dealt anew"


@pytest.mark.parametrize("mates", [0, 1])
def test_who_wants_wages_is_paid_in_the_rehearsal(mates: int) -> None:
    t = mixed()
    caller, called = t.dude(at="town square"), t.dude(seat=1, bullets=1, at="town square")
    ramiro = t.put("Ramiro Mendoza", at="town square")
    coming = {ramiro.id, *(t.dude(at="town square").id for _ in range(mates))}
    t.callout(caller, called, "accept")
    world = rehearsed(t.game, t.seat(0), coming)
    assert bonuses(world, world.shootout, t.seat(0)) == (3, 1 + mates)


def test_while_a_play_asks_for_a_choice_the_odds_are_those_before_it() -> None:
    """Faster on the Draw asks for a dude: which one is chosen is not known before."""
    t = mixed()
    ann, amy = t.dude(bullets=1, at="town square"), t.dude(bullets=2, at="town square")
    foe = t.dude(seat=1, bullets=3, stud=True, at="town square")
    card = t.hand("Faster on the Draw")
    t.shootout(ann, foe, amy)
    before = [odds.odds(t.game.fork(), seat) for seat in (0, 1)]
    t.use(card)
    assert t.decision.kind == "choose"
    during = [odds.odds(t.game.fork(), seat) for seat in (0, 1)]
    assert [(one.win, one.lose) for one in during] == [(one.win, one.lose) for one in before]
    assert all(
        one.about == f"As it was before this play. {told.about}"
        for one, told in zip(during, before, strict=True)
    )
    t.answer(amy)
    after = odds.odds(t.game.fork(), 0)
    assert after.win > before[0].win
    assert not after.about.startswith("As it was")
