"""What puzzled people in their first games is said where they need it."""

from __future__ import annotations

from gomorra.bots.advice import advise
from gomorra.bots.search import SearchBot
from gomorra.cards.vocabulary import Flow, Use, noon
from gomorra.engine import Game
from gomorra.server.telling import notes, scenes, words
from gomorra.testing import Table, able, plain
from gomorra.testing.rules import rule


class Throwing(SearchBot):
    """Takes the first card that is offered, without a thought."""

    def choose(self, game: Game, seat: int) -> str:
        return next(key for key in game.decision.keys if key.startswith("card "))


@rule("RB-3.9-f")
def test_whoever_leaves_a_deed_for_a_fight_is_told_who_controls_it_then() -> None:
    t = Table()
    ann, foe = t.dude("Ann", at="town square"), t.dude("Foe", seat=1, at="town square")
    bank, mill, inn = (t.deed(name, control=1) for name in ("Bank", "Mill", "Inn"))
    alone = t.dude("Alone", influence=1, at=bank)
    guard, idle = (t.dude(name, influence=1, at=mill) for name in ("Guard", "Idle"))
    owner = t.dude("Owner", influence=1, at=inn)
    saloon = t.deed("Saloon", seat=1, control=1)
    guest = t.dude("Guest", influence=1, at=saloon)
    for place in (bank, mill):
        t.dude(seat=1, influence=1, at=place)
    t.callout(ann, foe, "accept")
    assert notes.note_of(t.game, ("join", alone.id)).endswith("; then P1 controls Bank")
    assert notes.note_of(t.game, ("join", guest.id)).endswith("; then P1 controls Saloon")
    assert "controls" not in notes.note_of(t.game, ("join", owner.id)), "nobody else is there"
    for dude in (guard, idle):
        assert "controls" not in notes.note_of(t.game, ("join", dude.id)), "equal influence is enough"


@rule("CG-Sidekicks-a")
def test_a_sidekick_that_can_fall_is_named() -> None:
    t = Table()
    ann, foe = t.dude("Ann", at="town square"), t.dude("Foe", seat=1, at="town square")
    t.attach(plain("goods", "Rex", keywords=["Sidekick"]), ann)
    t.shootout(ann, foe)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣")
    t.run("casualty")
    assert "Rex can fall instead" in words.words(t.game, 0).about


def test_where_no_sidekick_is_the_question_names_none() -> None:
    t = Table()
    ann, foe = t.dude("Ann", at="town square"), t.dude("Foe", seat=1, at="town square")
    amy = t.dude("Amy", at="town square")
    t.shootout(ann, foe, amy)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣")
    t.run("casualty")
    about = words.words(t.game, 0).about
    assert about.startswith("Choose who falls") and "fall instead" not in about


def test_the_end_of_a_fight_names_the_bounty_that_was_collected() -> None:
    t = Table()
    ann = t.dude("Ann", at="town square")
    bob = t.dude("Bob", seat=1, at="town square", bounty=2)
    bea = t.dude("Bea", seat=1, at="town square")
    t.shootout(ann, bob, bea)
    t.hands("2♣ 2♦ 6♥ 8♠ 10♣", "K♣ 3♣ 7♥ 4♠ 9♣")
    t.run("casualty")
    start = len(t.game.events)
    t.answer(bob)
    while t.game.shootout is not None:
        t.answer(bea if t.decision.kind == "flee" and t.decision.seat == 1 else "done")
    over = next(one for one in scenes.scenes(t.game, start, 0) if "is over" in one.title)
    assert "Bounty on Bob: P0 gains 2 ghost rock." in over.changes


def test_the_question_to_philip_swinford_says_why_he_asks() -> None:
    t = Table()
    ann, foe = t.dude("Ann", at="town square"), t.dude("Foe", seat=1, at="town square")
    t.put("Philip Swinford")
    t.hand("Shotgun")
    t.shootout(ann, foe)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♣ 3♥ 4♠ 9♣")
    while "Philip" not in t.decision.prompt:
        t.answer("pass" if "pass" in t.decision.keys else "done")
    assert words.question(t.game) == "Discard a card to draw another, as P1's hand is Cheatin'"


def throw(use: Use) -> Flow[None]:
    hand = [use.game.card(card) for card in use.game.state.players[use.seat].hand]
    card = yield from use.pick(hand, "Spring Cleaning: discard a card", optional=True)
    if card is not None:
        yield from use.discard(card)


def test_a_hint_discards_what_the_question_discards() -> None:
    t = Table()
    t.hand("Shotgun")
    t.use(t.hand(able("action", noon(), throw)))
    assert [one.text for one in advise(t.game, 0, bot=Throwing())] == ["Discard Shotgun"]
