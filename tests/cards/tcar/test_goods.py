"""There Comes a Reckoning: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import react
from gomorra.engine.card.handle import Card
from gomorra.engine.events import RoundDecided
from gomorra.engine.verbs.use import Use
from gomorra.testing import CHEATIN, LEGAL, Table, able, rule


def bargain(t: Table, where: str) -> tuple[Card, Card]:
    """The gun finds the only joker there is."""
    ann, bob = t.dude(at="town square", has=("Devil's Six Gun",)), t.dude(seat=1, at="town square")
    gun = ann.attachments[0]
    amy = t.dude(at="town square")
    t.shootout(ann, bob, amy)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣ A♥", CHEATIN)
    t.run("pick shooters")
    t.answer(amy)
    t.run("resolution")
    joker: Card = {"boot hill": t.boot_hill, "discard": t.discard, "deck": t.stack}[where]("Joker (red)")
    t.use(gun)
    assert t.choices() == [joker] and any(option.payload == ("pass",) for option in t.decision.options)
    t.answer(joker)
    return gun, joker


def test_the_bearer_is_a_stud() -> None:
    t = Table()
    ann = t.dude(bullets=1, has=("Devil's Six Gun",))
    assert ann.is_stud and ann.bullets == 2


def test_an_ally_has_no_draw_hand_for_the_joker() -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    ally = t.dude(seat=2, at="town square", has=("Devil's Six Gun",))
    joker = t.boot_hill("Joker (red)", seat=2)
    t.callout(ann, bob, "accept", ("invite", 2), ally)
    t.form()
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", CHEATIN)
    t.run("resolution")
    t.pass_(2)
    t.use(ally.attachments[0], seat=2)
    assert t.boot_hill_of(2) == [joker] and ally.attachments[0].booted


@rule("CG-Searching-a")
@pytest.mark.parametrize("where", ["boot hill", "discard", "deck"])
def test_the_joker_need_not_be_taken(where: str) -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=("Devil's Six Gun",)), t.dude(seat=1, at="town square")
    t.shootout(ann, bob, amy := t.dude(at="town square"))
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣ A♥", CHEATIN)
    t.run("pick shooters")
    t.answer(amy)
    t.run("resolution")
    {"boot hill": t.boot_hill, "discard": t.discard, "deck": t.stack}[where]("Joker (red)")
    before = t.draw_hand_of()
    t.use(ann.attachments[0], "", "pass")
    assert t.draw_hand_of() == before and t.decision.kind == "play"
    lies = {"boot hill": t.boot_hill_of, "discard": t.discard_of, "deck": t.deck_of}[where]()
    assert any(card.is_joker for card in lies)


@pytest.mark.parametrize("where", ["boot hill", "discard", "deck"])
def test_a_joker_from_anywhere_comes_into_the_hand_as_you_name_it(where: str) -> None:
    t = Table()
    gun, joker = bargain(t, where)
    assert t.decision.kind == "joker"
    t.answer("10♥")
    assert len(t.choices()) == 6
    t.answer(t.game.rules(0).draw_hand()[0])
    hand = t.game.rules(0).draw_hand()
    assert len(hand) == 5 and joker in hand and joker.value == 10
    assert t.rank(0) == 2 and gun.booted


def test_the_joker_is_shuffled_into_the_deck_and_not_aced() -> None:
    t = Table()
    bargain(t, "boot hill")
    t.answer("10♥", t.game.rules(0).draw_hand()[0])
    t.finish()
    titles = [card.title for card in t.deck_of()]
    assert titles.count("Joker (red)") == 1 and not t.boot_hill_of()


def test_without_a_joker_the_hand_stays_as_it_is() -> None:
    t = Table()
    ann, bob = t.dude(at="town square", has=("Devil's Six Gun",)), t.dude(seat=1, at="town square")
    amy = t.dude(at="town square")
    t.shootout(ann, bob, amy)
    t.hands(f"{LEGAL} A♥", CHEATIN)
    t.run("pick shooters")
    t.answer(amy)
    t.run("resolution")
    before = t.game.rules(0).draw_hand()
    t.use(ann.attachments[0])
    assert t.game.rules(0).draw_hand() == before and t.decision.kind == "play"


def test_the_decimator_array_wakes_a_scientist() -> None:
    t = Table()
    inventor, other = (
        t.dude(keywords=("Mad Scientist 1",)),
        t.dude(keywords=("Mad Scientist 1",), booted=True),
    )
    array = t.hand("Decimator Array")
    t.stack("9♣")
    t.invent(array, inventor, inventor)
    assert array.host is inventor and not inventor.booted and other.booted


@pytest.mark.parametrize("skilled", [True, False])
def test_the_decimator_array_serves_scientists(skilled: bool) -> None:
    t = Table()
    keywords = ("Mad Scientist 1",) if skilled else ()
    bearer = t.dude(keywords=keywords, upkeep=2, value=5, has=["Decimator Array"])
    assert (bearer.upkeep, bearer.value) == ((1, 8) if skilled else (2, 5)) and bearer.influence == 1
    assert bearer.attachments[0].has("Sidekick") is skilled


@pytest.mark.parametrize(("card", "answers", "suit", "value"), [(0, (), 2, 2), (2, ("11",), 2, 11)])
def test_the_decimator_array_recalibrates(card: int, answers: tuple[str, ...], suit: int, value: int) -> None:
    t = Table()
    ann = t.dude(at="town square", has=["Decimator Array"])
    t.showdown(ann, t.dude(seat=1, at="town square"))
    chosen = t.game.card(t.game.state.players[0].draw_hand[card])
    t.use(ann.attachments[0], "", chosen, *answers)
    assert t.game.state.named[chosen.id] == (suit, value)


def test_the_bloody_star_is_not_for_deputies() -> None:
    t = Table()
    deputy, thug = t.dude(keywords=("Deputy",)), t.dude()
    star = t.hand("The Bloody Star")
    assert t.why_not("shop", star, deputy) is not None
    t.shop(star, thug)
    assert thug.bounty == 2 and thug.influence == 2


@pytest.mark.parametrize("bounty", [0, 1])
def test_who_wears_the_bloody_star_has_no_refuge(bounty: int) -> None:
    t = Table()
    thug, plain_dude = t.dude(has=["The Bloody Star"]), t.dude()
    marshal = t.dude(seat=1, at="home of 0", bounty=bounty)
    t.turn_of(1)
    assert t.offers("callout") == [("callout", marshal.id, thug.id)] and plain_dude.at_home
    t.callout(marshal, thug)
    assert (t.decision.kind == "callout") is (bounty > 0)


def test_the_forsaken_hound_keeps_them_in_the_fight() -> None:
    t = Table()
    ann, bob, ben = (
        t.dude(at="town square", has=["Forsaken Hound"]),
        t.dude(seat=1, at="town square"),
        t.dude(seat=1, at="town square"),
    )
    t.showdown(ann, bob, ben, hands=(LEGAL + " A♥ Q♦", LEGAL + " A♥"))
    t.use(ann.attachments[0], "", bob)
    rules = t.game.rules(1)
    assert t.game.stopped("flee", ann, rules) and t.game.stopped("flee", bob, rules)
    assert not t.game.stopped("flee", ben, rules)


def escort() -> tuple[Table, Card, Card]:
    t = Table()
    ann, bob, rider = (
        t.dude(at="town square"),
        t.dude(seat=1, at="town square"),
        t.dude(has=["Cavalry Escort"]),
    )
    t.hand(able("action", react("after", RoundDecided), lambda use: use.casualties(0, 2)), seat=1)
    t.shootout(ann, bob)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣")
    return t, ann, rider


def test_the_cavalry_escort_arrives_in_time() -> None:
    t, ann, rider = escort()
    t.run("react")
    t.pass_()
    t.use(rider.attachments[0])
    assert rider.in_posse and rider.booted and rider.in_town_square and rider.attachments[0].booted
    t.answer(lambda option: option.payload[1] == rider.attachments[0].id)
    assert ann.in_play and rider.in_play


def test_after_the_escort_reacts_do_not_raise_casualties() -> None:
    t, ann, rider = escort()
    t.run("react")
    t.pass_()
    t.use(rider.attachments[0])
    more = t.game.rules(1)
    seat = t.game.stopped_player
    hasty = Use(t.game, 1, t.hand_of(1)[0], None, "react")
    assert seat("raise casualties", 0, hasty) and seat("raise casualties", 1, hasty)
    assert not seat("lower casualties", 0, hasty) and not seat("raise casualties", 0, more) and ann.in_play
