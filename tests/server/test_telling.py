"""What the table tells about a moment: who fights whom, what cannot be refused, what was chosen so far."""

from __future__ import annotations

from gomorra.cards.vocabulary import Flow, Use, noon
from gomorra.decks import read_deck
from gomorra.engine import Game, Seat
from gomorra.engine.events import Gained, HandDrawn, LowballWon, Paid, Revealed
from gomorra.engine.sight.story import log_lines
from gomorra.server.telling import endings, reasons, scenes, words
from gomorra.testing import Table, able, plain
from gomorra.testing.rules import rule


@rule("RB-6.1-b")
def test_while_posses_form_everybody_sees_who_was_called_out() -> None:
    t = Table()
    ann, friend = t.dude(at="town square"), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    t.callout(ann, foe, "accept")
    assert t.decision.kind == "join"
    for seat in (0, 1, None):
        forming = t.game.view(seat).forming
        assert forming is not None
        assert (forming.leader, forming.mark, forming.seats) == (ann.id, foe.id, (t.seat(0), t.seat(1)))
        assert forming.location == ann.place
    assert foe.title in words.about(t.game)
    t.answer(friend)
    while t.game.view(0).forming is not None:
        t.answer(t.decision.options[-1].key)
    assert t.game.shootout is None


@rule("RB-5.3.2-h")
def test_who_answers_a_callout_sees_who_calls_out_whom() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.callout(ann, foe)
    assert t.decision.kind == "callout"
    forming = t.game.view(1).forming
    assert forming is not None
    assert (forming.leader, forming.mark) == (ann.id, foe.id)
    t.answer("refuse")
    assert t.game.view(1).forming is None


@rule("RB-5.3.2-j")
def test_a_callout_that_cannot_be_refused_comes_to_the_stage() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square", booted=True)
    t.callout(ann, foe)
    (scene,) = scenes.scenes(t.game, 0, t.seat(1))
    assert (scene.card, scene.targets, scene.seat) == (ann.id, (foe.id,), t.seat(0))
    assert "booted and cannot refuse" in scene.changes[0]


def test_a_callout_that_was_refused_comes_to_the_stage_of_whoever_did_not_refuse() -> None:
    t = Table()
    ann, bob = t.dude("Ann", at="town square"), t.dude("Bob", seat=1, at="town square")
    t.callout(ann, bob, "refuse")
    (scene,) = scenes.scenes(t.game, 0, 0)
    assert (scene.card, scene.targets) == (ann.id, (bob.id,))
    assert scene.changes == ("Bob refuses and goes home booted.", "There is no shootout.")
    assert scenes.scenes(t.game, 0, 1) == []


def test_a_callout_that_was_accepted_needs_no_stage() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.callout(ann, foe, "accept")
    assert scenes.scenes(t.game, 0, 1) == []


def test_what_is_booted_one_by_one_is_counted() -> None:
    """Law Dogs boot more influence than their target has: the question says what it comes to so far."""
    t = Table("Law Dogs", "The Sloane Gang")
    first, _second, _third = (t.dude(influence=1) for _ in range(3))
    crook = t.dude(seat=1, influence=1)
    t.use(t.game.outfit(0), "post_bounty", crook, first)
    assert t.decision.chosen == (first.id,)
    assert "together 1 influence." in words.about(t.game)
    decision = t.game.view(0).decision
    assert decision is not None
    assert decision.chosen == (first.id,)


def test_at_upkeep_a_card_of_the_hand_is_told_to_wait_for_noon() -> None:
    t = Table(stash=5)
    t.dude(upkeep=1)
    card = t.hand("Shotgun")
    t.start("upkeep")
    assert t.decision.kind == "upkeep"
    (refusal,) = reasons.refusals(t.game, t.seat(0), card.id)
    assert "Upkeep" in refusal.reason
    assert "High Noon" in refusal.reason


@rule("RB-5.1-j")
def test_a_lowball_comes_to_the_stage_when_it_is_decided_and_not_before() -> None:
    """A question between the hands and the winner does not make them equal."""
    asked = 0
    for number in range(40):
        game = Game.new(
            [Seat(name, read_deck("weird-west-law-dogs")) for name in ("Ann", "Bob")], seed=number
        )
        while game.state.day < 2 and not game.over:
            game.answer(game.decision.keys[0])
            revealed = any(isinstance(event, Revealed) and event.lowball for event in game.events)
            won = any(isinstance(event, LowballWon) for event in game.events)
            redrawn = (
                sum(isinstance(event, HandDrawn) and event.lowball for event in game.events) > game.seats
            )
            acts = [scene for scene in scenes.scenes(game, 0, 0) if scene.kind == "lowball"]
            if won:
                assert acts[-1].winner == game.state.winner
                break
            asked += revealed and not redrawn
            assert redrawn or not acts
    assert asked > 3


@rule("RB-5.1-y")
def test_a_lowball_that_stays_equal_says_that_chance_decides() -> None:
    """Decks of nothing but one card: every hand is equal to every other."""
    t = Table()
    t.start("gambling")
    told = [scene for scene in scenes.scenes(t.game, 0, None) if scene.kind == "lowball"]
    assert "new ones are drawn" in told[0].text
    assert "chance decides" in told[-1].text
    assert "lower" not in told[-1].text


def test_a_lowball_hand_dealt_anew_from_a_shuffled_deck_comes_to_the_stage() -> None:
    """Bad Beat deals five cards that bear other numbers than when the hands were revealed."""
    t = Table(deck=2)
    beat = t.hand("Bad Beat")
    t.discard(*["Shotgun"] * 8, seat=1)
    t.stack("2♣ 4♦ 6♥ 8♠ 10♣")
    t.stack("4♣ 4♣ 5♥ 7♠ 9♦", seat=1)
    t.start("gambling")
    t.use(beat, seat=0)
    while not any(isinstance(event, LowballWon) for event in t.game.events):
        t.answer(t.decision.options[-1].key)
    (told,) = [scene for scene in scenes.scenes(t.game, 0, None) if scene.kind == "lowball"]
    (dealt,) = [hand for hand in told.hands if hand.seat == t.seat(1)]
    assert sorted(dealt.codes) == sorted(card.face.code for card in t.discard_of(1)[-5:])
    assert t.discard_of(1)[-1].title == "Shotgun"


def test_what_happens_to_several_hidden_cards_is_told_once() -> None:
    t = Table()
    t.hand("Shotgun", "Bluetick", "Peacemaker")

    def back(use: Use) -> Flow[None]:
        for card in t.hand_of(0):
            yield from use.to_deck(card)

    t.use(t.put(able("deed", noon(), back)))
    told = [line for line in log_lines(t.game, 0) if "into a deck" in line.text]
    assert [line.text.partition("puts ")[2] for line in told] == ["3 cards into a deck."]
    assert told[0].cards == ()


def test_a_line_has_the_colour_of_who_answers() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.callout(ann, foe, "accept")
    (line,) = [line for line in log_lines(t.game, 0) if line.kind == "Accepted"]
    assert line.seat == 1


@rule("RB-6.1.5-c")
def test_equal_ranks_say_what_they_cost_and_who_wins_nevertheless() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", "Q♣ Q♦ 6♥ 8♠ 10♣")
    t.run("resolution")
    t.finish()
    seen = [scenes.scenes(t.game, 0, t.seat(seat)) for seat in (0, 1)]
    mine, theirs = ([one for one in acts if one.kind == "round"] for acts in seen)
    assert mine[0].title == "Equal ranks, a casualty each: your higher cards win"
    assert theirs[0].title == f"Equal ranks, a casualty each: {t.game.name(t.seat(0))}'s higher cards win"
    assert "each side a casualty" in mine[0].text


def test_what_upkeep_did_to_influence_and_control_is_told() -> None:
    t = Table(stash=0)
    t.dude(upkeep=20, influence=3)
    t.dude(seat=1, influence=2)
    t.start("upkeep")
    while t.game.state.phase == "upkeep":
        t.answer(t.decision.options[0].key)
    told = [line.text for line in log_lines(t.game, 0) if line.kind == "PhaseEnded"]
    first, second = t.game.name(0), t.game.name(1)
    assert told == [f"After Upkeep: {first} 0 influence, 0 control; {second} 2 influence, 0 control."]


def test_a_card_that_leaves_has_its_owner_once() -> None:
    t = Table()
    mine, same = t.dude("Ann", at="town square"), t.dude("Ann", seat=1, at="town square")
    t.showdown(mine, same, hands=("K♣ K♦ 3♥ 4♠ 9♣", "2♣ 4♦ 6♥ 8♠ 10♣"))
    t.finish()
    (fall,) = [
        line.text for line in log_lines(t.game, 0) if "casualty" in line.text and line.kind != "RoundDecided"
    ]
    assert fall.count(f"{t.game.name(1)}'s") == 1


@rule("RB-4-i")
def test_the_first_question_says_what_the_gang_of_the_list_costs() -> None:
    deck = read_deck("law-dogs-base")
    game = Game.new([Seat(name, deck) for name in ("Ann", "Bob")], seed=3)
    assert "cost 15 of the 19 ghost rock of your stash; 4 left." in words.words(game, 0).about


def test_the_end_says_what_money_came_from_and_went_to() -> None:
    t = Table(stash=4)
    t.game.events += [
        Gained(3, "production", seat=0),
        Paid(1, why="ante", seat=0),
        Paid(2, why="shopping", seat=0),
    ]
    found = endings.money(t.game, 0)
    assert (found.began, found.gang, found.left) == (4, 0, 4)
    assert found.earned == {"production": 3}
    assert list(found.spent.items()) == [("cards", 2), ("antes", 1)], "the most first"


@rule("RB-4-n")
def test_the_money_of_a_game_adds_up_with_the_starting_gang() -> None:
    """What was there at first and came in is what was paid and what is left."""
    game = Game.new([Seat(name, read_deck("weird-west-law-dogs")) for name in ("Ann", "Bob")], seed=3)
    while game.state.phase in ("setup", "gambling", "upkeep"):
        game.answer(
            next(
                (key for key in ("gang as-listed", "pay") if key in game.decision.keys), game.decision.keys[0]
            )
        )
    for seat, player in enumerate(game.state.players):
        found = endings.money(game, seat)
        assert (found.gang > 0, found.left) == (True, player.stash)
        earned, spent = sum(found.earned.values()), sum(found.spent.values())
        assert found.began - found.gang + earned - spent == player.stash


def test_a_card_that_a_rival_buys_comes_to_the_stage_and_ones_own_does_not() -> None:
    t = Table()
    ann = t.dude("Ann", seat=1)
    kid = t.hand(plain("dude", "Kid", cost=2), seat=1)
    gun = t.hand(plain("goods", "Gun", cost=1), seat=1)
    t.stash(5, seat=1)
    t.shop(kid)
    t.shop(gun, ann)
    bought = scenes.scenes(t.game, 0, t.seat(0))
    rival = t.game.name(t.seat(1))
    assert [(one.title, one.card, one.targets) for one in bought] == [
        (f"{rival} buys Kid for 2 ghost rock.", kid.id, (kid.id,)),
        (f"{rival} buys Gun for 1 ghost rock, carried by Ann.", gun.id, (ann.id,)),
    ]
    assert scenes.scenes(t.game, 0, t.seat(1)) == []
