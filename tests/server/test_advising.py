"""What helps to decide: odds that follow the choice, hands worth keeping, advice in the words of the buttons."""

from __future__ import annotations

import pytest

from gomorra import poker
from gomorra.bots.advice import advise
from gomorra.bots.search import SearchBot, Thought
from gomorra.engine import Game
from gomorra.engine.board import hands
from gomorra.engine.sight import offers
from gomorra.engine.sight.story import log_lines
from gomorra.server.protocol.asked import TableOptions
from gomorra.server.protocol.told import HintOption, OddsView
from gomorra.server.tables.records import SeatRecord, TableRecord
from gomorra.server.tables.table import Table as ServedTable
from gomorra.server.telling import hints, odds, words
from gomorra.testing import Table, plain
from gomorra.testing.rules import rule


def served(t: Table, auto: str = "off") -> ServedTable:
    """The game of a scenario at a table of the server."""
    seats = [SeatRecord("person", f"P{seat}", auto=auto) for seat in range(2)]
    table = ServedTable(TableRecord("t", 0, 0, "", seats, TableOptions(), {}, 0.0))
    table.game = t.game
    return table


def mixed() -> Table:
    """Decks of different cards, so that chances are chances."""
    t = Table(deck=1)
    for seat in (0, 1):
        t.stack(" ".join(f"{value}{suit}" for suit in "♣♦♥♠" for value in "A23456789JQK"), seat=seat)
    return t


def to_the(t: Table, *kinds: str) -> None:
    """On to a question of these kinds; plays are passed, everything else is answered in the plainest way."""
    while t.decision.kind not in kinds:
        t.answer(t.decision.options[-1].key if t.decision.kind in ("play", "redraw") else t.decision.keys[0])


def test_the_odds_of_a_fight_follow_who_is_marked_to_join() -> None:
    t = mixed()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, bullets=1, at="town square")
    gun = t.dude("Gun", bullets=4, stud=True, at="town square")
    t.callout(ann, foe, "accept")
    assert t.decision.kind == "join"
    alone, together = odds.odds(t.game, 0), odds.odds(t.game, 0, [gun.id])
    assert 0 <= alone.win < together.win
    assert gun.title not in alone.about
    assert gun.title in together.about
    assert odds.choosable(t.game, 0) == {gun.id}
    assert odds.choosable(t.game, 1) == set()


def thinned(deck: str, pile: str, **guns: int) -> Table:
    """A callout while this is all that a player's deck and discard pile hold."""
    t = mixed()
    ann, foe = t.dude("Ann", at="town square", **guns), t.dude("Foe", seat=1, at="town square")
    t.callout(ann, foe, "accept")
    player = t.game.state.players[t.seat(0)]
    count, rest = len(deck.split()), len(pile.split())
    t.stack(f"{deck} {pile}")
    player.deck[:], player.discard[:] = player.deck[:count], player.deck[count : count + rest]
    return t


@rule("RB-6.1.3-r")
def test_the_odds_are_told_also_when_the_deck_runs_out_during_the_draw() -> None:
    """What is left of it comes for sure, the rest from the discard pile."""
    t = thinned("8♣ 8♦ 8♥ 8♠", "2♣ 3♦ 5♥ 7♠ 9♣ J♦")
    while t.decision.kind == "join":
        told = odds.odds(t.game, t.decision.seat)
        assert told.win + told.tie + told.lose == pytest.approx(1, abs=0.01)
        t.answer("done")
    told = odds.odds(t.game, t.seat(0))
    assert "4 in your deck. Your deck runs out" in told.about
    assert [(one.rank, one.chance) for one in told.chances] == [(8, 1.0)]


@rule("RB-6.1.3-r")
def test_before_anybody_joins_a_deck_that_runs_out_is_counted_with_its_discard_pile() -> None:
    poor, rich = (
        odds.odds(thinned("8♣ 8♦ 8♥", pile, bullets=1).game, 0) for pile in ("2♣ 3♦ 5♥ 7♠ 9♣ J♦", "8♠ 2♣ 2♦")
    )
    assert "Your deck runs out" in poor.about
    assert poor.win < rich.win


def test_there_are_no_odds_of_a_hand_that_cannot_be_drawn() -> None:
    told = odds.odds(thinned("8♣ 8♦", "2♣ 3♦").game, 0)
    assert told.about == "Your deck and your discard pile have fewer than five cards."
    assert told.win < 0


@rule("RB-6.1.3-r")
def test_what_is_thrown_can_come_back_where_the_deck_runs_out() -> None:
    """One card is left in the deck; the other new one is of the pile, to which what is thrown goes first (Q44)."""
    t = mixed()
    ann, foe = t.dude(bullets=2, at="town square"), t.dude(seat=1, at="town square")
    t.stack("8♣ 8♦ 8♥ K♠ Q♣ 8♠")
    t.shootout(ann, foe)
    to_the(t, "redraw")
    player = t.game.state.players[0]
    del player.deck[1:]
    player.discard.clear()
    told = odds.odds(t.game, 0, player.draw_hand[3:])
    assert [(one.rank, one.chance) for one in told.chances] == [(8, 1.0)]
    assert "Your deck runs out" in told.about


@rule("AE-Multi-a", "AE-Multi-b")
@pytest.mark.parametrize("host", [0, 2])
def test_the_odds_of_a_guest_are_those_of_the_posse_he_is_invited_to(host: int) -> None:
    t = Table(seats=3)
    ann = t.dude("Ann", at="town square", bullets=3, stud=True)
    foe = t.dude("Foe", seat=2, at="town square", bullets=1)
    gun = t.dude("Gun", seat=1, at="town square", bullets=4, stud=True)
    t.callout(ann, foe, "accept")
    while t.decision.seat != host:
        t.answer("done")
    t.answer(("invite", 1))
    assert t.decision.seat == 1 and t.game.name(t.seat(host)) in t.decision.prompt
    mine, theirs = (ann, foe) if host == 0 else (foe, ann)
    alone, together = (odds.odds(t.game, t.seat(1), added) for added in ([], [gun.id]))
    assert alone.about.startswith(f"Counted: {mine.title} against {theirs.title}.")
    assert f"{t.game.name(t.seat(host))} draws" in alone.about
    assert alone.win < together.win
    assert (alone.win > alone.lose) is (host == 0)


def test_before_running_the_odds_speak_of_the_next_round() -> None:
    t = mixed()
    ann, amy = t.dude("Ann", at="town square"), t.dude("Amy", bullets=4, stud=True, at="town square")
    foe, fay = t.dude("Foe", seat=1, at="town square"), t.dude("Fay", seat=1, bullets=2, at="town square")
    t.shootout(ann, foe, amy, fay)
    to_the(t, "flee")
    seat = t.decision.seat
    stays = odds.odds(t.game, seat)
    assert stays.about.startswith("Your next draw hand")
    assert stays.win + stays.tie + stays.lose == pytest.approx(1, abs=0.01)


@rule("RB-6.1.3-n", "RB-6.1.3-p")
def test_hands_worth_keeping_say_what_they_are_and_what_they_cost() -> None:
    """The best five first, and the best that is no Cheatin' where those are."""
    t = Table()
    ann, foe = t.dude(bullets=3, stud=True, at="town square"), t.dude(seat=1, at="town square")
    t.stack("8♣ 8♦ 8♥ 3♠ 3♠ K♣ Q♦ 2♥")
    t.shootout(ann, foe)
    to_the(t, "keep five")
    found = words.words(t.game, t.seat(0)).keeps
    assert [(one.text, one.legal) for one in found] == [
        ("full house, Cheatin’", False),
        ("three of a kind", True),
    ]
    assert all(len(one.thrown) == 3 for one in found)
    for keep, rank in zip(found, (7, 4), strict=True):
        told = odds.odds(t.game, t.seat(0), keep.thrown)
        assert [(one.rank, one.chance) for one in told.chances] == [(rank, 1.0)]
    wins = [odds.odds(t.game, t.seat(0), keep.thrown).win for keep in found]
    assert [round(win, 3) for win in odds.odds(t.game, t.seat(0)).keeps] == wins


TWICE = "3♦ 3♦ 3♥ 3♠ 8♣ 8♣ 8♦ 8♥"
BOTH = ["four of a kind, Cheatin’", "full house"]


def keeping(cards: str) -> Table:
    """A shootout in which five of these cards are kept."""
    t = Table()
    count = len(cards.split())
    ann, foe = t.dude(bullets=count - 5, stud=True, at="town square"), t.dude(seat=1, at="town square")
    t.stack(cards)
    t.shootout(ann, foe)
    to_the(t, "keep five")
    return t


@rule("RB-6.1.3-n", "RB-6.1.3-p")
@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        ("3♦ 3♦ 3♥ 8♣ 8♦ 8♥", ["full house"]),
        ("3♦ 3♦ 3♥ 3♠ 8♣ 8♦", BOTH),
        (TWICE, BOTH),
        ("2♣ 2♦ 2♦ 2♠ 3♣ 3♣ 3♥ 8♥ 9♥ K♠", BOTH),
    ],
)
def test_what_is_not_named_cheatin_is_legal_however_many_are_thrown(cards: str, offered: list[str]) -> None:
    """Two of the same card are there, and a hand without them: whoever takes what is not marked has a legal one."""
    t = keeping(cards)
    found = words.words(t.game, t.seat(0)).keeps
    assert [one.text for one in found] == offered
    for keep in found:
        held = t.game.state.players[t.seat(0)].draw_hand
        kept = [card for card in held if card not in keep.thrown]
        five = [hands.playing_card(t.game, card) for card in kept]
        assert len(five) == 5
        assert poker.is_legal(five) is keep.legal is ("Cheatin" not in keep.text)
        assert poker.rank_hand(five).name == keep.text.partition(",")[0]


def test_where_no_five_are_legal_none_is_said_to_be() -> None:
    t = keeping("8♣ 8♣ 8♦ 8♦ 8♥ 8♥")
    assert [(one.text, one.legal) for one in words.words(t.game, 0).keeps] == [
        ("five of a kind, Cheatin’", False)
    ]


def test_a_series_that_one_click_sent_is_one_undo() -> None:
    t = keeping(TWICE)
    table = served(t)
    table.deciders = [0] * len(t.game.answers)
    before = table.number_for(0)
    keep = words.words(t.game, 0).keeps[1]
    given = table.answer(0, before, [f"card {card}" for card in keep.thrown])
    assert len(given) == 3
    assert table.last_decision(0) == before


def test_the_odds_of_a_redraw_follow_what_is_marked() -> None:
    t = mixed()
    ann, foe = t.dude(bullets=2, at="town square"), t.dude(seat=1, at="town square")
    t.stack("8♣ 8♦ 8♥ 8♠ K♣")
    t.shootout(ann, foe)
    to_the(t, "redraw")
    king = t.game.state.players[0].draw_hand[4]
    eight = t.game.state.players[0].draw_hand[0]
    keeps, breaks = (odds.odds(t.game, 0, [card]) for card in (king, eight))
    assert {one.name for one in keeps.chances} <= {"four of a kind", "five of a kind", "dead man's hand"}
    assert breaks.win < keeps.win


def test_with_nothing_marked_the_odds_are_those_of_keeping_all() -> None:
    t = mixed()
    ann, foe = t.dude(bullets=3, at="town square"), t.dude(seat=1, at="town square")
    t.stack("8♣ 8♦ 8♥ 2♠ K♣")
    t.shootout(ann, foe)
    to_the(t, "redraw")
    kept = odds.odds(t.game, 0)
    assert [(one.name, one.chance) for one in kept.chances] == [("three of a kind", 1.0)]
    assert kept.about == "If you keep all."
    assert kept.advice, "but it is said what would be better"
    marked = odds.odds(t.game, 0, kept.advice)
    assert marked.win == pytest.approx(kept.best, abs=0.05)
    assert kept.win < kept.best


def test_the_odds_tell_what_a_rival_has_redrawn_already() -> None:
    t = mixed()
    ann = t.dude(bullets=2, stud=True, at="town square")
    foe = t.dude("Foe", seat=1, bullets=3, at="town square")
    t.shootout(ann, foe)
    rival = t.game.name(1)
    assert f"{rival} draws 5 cards and redraws up to 3" in odds.odds(t.game, 0).rival
    to_the(t, "redraw")
    assert t.decision.seat == 1
    assert f"{rival} has drawn 5 cards and may redraw 3" in odds.odds(t.game, 0).rival
    t.answer(t.decision.keys[0])
    t.answer("done")
    assert t.decision.kind == "keep five"
    assert f"{rival} has drawn 5 cards and redrawn 1 of up to 3" in odds.odds(t.game, 0).rival


def kept_five(thrown: int) -> OddsView:
    """What is told of a made hand when the rival, who may redraw three, has thrown so many."""
    t = mixed()
    ann = t.dude(bullets=2, stud=True, at="town square")
    foe = t.dude("Foe", seat=1, bullets=3, at="town square")
    t.stack("8♣ 8♦ 8♥ 3♠ 4♦ K♣ Q♦")
    t.shootout(ann, foe)
    to_the(t, "redraw")
    for key in [*t.decision.keys[:thrown], *(["done"] if thrown < 3 else [])]:
        t.answer(key)
    assert t.decision.kind == "keep five"
    return odds.odds(t.game, 0)


def test_a_rival_who_throws_nothing_is_expected_to_hold_more() -> None:
    none, three = kept_five(0), kept_five(3)
    assert none.win < three.win - 0.1
    assert "redrawn 0 of up to 3 (which is counted)" in none.rival
    assert "redrawn 3 of up to 3" in three.rival and "counted" not in three.rival


def test_advice_is_a_whole_answer_in_the_words_of_the_buttons() -> None:
    t = mixed()
    ann, foe = t.dude("Ann", bullets=3, stud=True, at="town square"), t.dude("Foe", seat=1, at="town square")
    fay = t.dude("Fay", seat=1, at="town square")
    t.stack("8♣ 8♦ 8♥ 3♠ 3♦ K♣ Q♦ 2♥")
    t.shootout(ann, foe, fay)
    to_the(t, "keep five")
    (told,) = advise(t.game, 0)
    assert told.text.startswith("Discard ")
    assert len(told.keys) == 3
    while t.decision.kind != "flee":
        t.answer(t.decision.options[-1].key if t.decision.kind == "play" else t.decision.keys[0])
    (told,) = advise(t.game, t.decision.seat)
    assert told.text.startswith(("Stand and fight", "Run home with"))


class Set(SearchBot):
    """A bot whose thoughts are given: passing and the first use of a card."""

    def __init__(self, passing: float, using: float, best: str) -> None:
        super().__init__(0)
        self.given, self.best = {"pass": passing, "use": using}, best

    def choose(self, game: Game, seat: int) -> str:
        found = {
            word: next(one.key for one in game.decision.options if one.payload[0] == word)
            for word in self.given
        }
        self.thoughts = [Thought(found[word], 9, value) for word, value in self.given.items()]
        self.thoughts.sort(key=lambda one: -one.value)
        return found[self.best]


def test_a_hint_to_pass_says_that_a_play_with_a_higher_chance_is_not_worth_it() -> None:
    t = Table()
    t.put("Gomorra Parish")
    t.hand(plain("action"))
    passing, using = advise(t.game, 0, bot=Set(0.784, 0.786, "pass"))
    assert passing.text == "Pass" and using.value > passing.value
    assert passing.reason.startswith("It leaves you about 78% to win the game; no play gains much over that")
    assert using.reason.startswith(
        "It leaves you about 79% to win the game, too little more to be worth a play"
    )
    assert not using.text.endswith("."), "the panel ends the sentence"


def test_a_hint_says_how_much_less_the_second_best_leaves() -> None:
    t = Table()
    t.put("Gomorra Parish")
    t.hand(plain("action"))
    using, passing = advise(t.game, 0, bot=Set(0.7, 0.8, "use"))
    assert "no play gains" not in using.reason
    assert passing.reason.startswith("It leaves you about 70% to win the game, against 80% with the first")


def test_a_hint_and_the_bar_tell_the_same_odds() -> None:
    """One fight has one chance: that of the posse which the hint sends."""
    t = mixed()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, bullets=2, at="town square")
    gun = t.dude("Gun", bullets=4, stud=True, at="town square")
    t.dude("Far", bullets=4, seat=1)
    t.callout(ann, foe, "accept")
    key = f"join {gun.id}"
    (hint,) = hints.with_odds(t.game, 0, [HintOption(key, "Send Gun", 0.5, "Why not.", (key, "done"))])
    bar = odds.odds(t.game, 0, [gun.id])
    win, _, lose = hints.hundred((bar.win, bar.tie, bar.lose))
    assert f"With that, the odds give you {win}% to win the round and {lose}% to lose it." in hint.reason
    assert hint.reason.endswith(bar.about)
    assert bar.about.endswith("Far could come as well.")


@rule("RB-6.1-p")
def test_the_odds_do_not_count_whom_nobody_can_pay_for() -> None:
    t = mixed()
    ann = t.dude("Ann", at="town square")
    foe = t.dude("Foe", seat=1, at="town square")
    t.put("Ramiro Mendoza", seat=1, at="town square")
    rival = t.game.state.players[t.seat(1)]
    rival.stash = 0
    t.callout(foe, ann)
    assert odds.odds(t.game, t.seat(0)).about == "Counted: Ann against Foe."
    rival.stash = 1
    assert odds.odds(t.game, t.seat(0)).about == "Counted: Ann against Foe and Ramiro Mendoza."


def test_what_a_dude_costs_who_joins_is_said_and_the_rest_of_the_posse_not_asked_again() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    ramiro, amy = t.put("Ramiro Mendoza", at="town square"), t.dude("Amy", at="town square")
    t.dude("Bea", at="town square")
    t.callout(ann, foe, "accept")
    assert "unless you pay 1 ghost rock" in words.words(t.game, 0).notes[f"join {ramiro.id}"]
    table = served(t)
    table.answer(0, table.number_for(0), [f"join {ramiro.id}", f"join {amy.id}", "done"])
    assert [option.text for option in t.decision.options] == ["Pay 1 ghost rock", "Discard Ramiro"]
    taken = table.answer(0, table.number_for(0), ["yes"])
    assert [key for _, key in taken] == ["yes", f"join {amy.id}", "done"]
    assert (t.decision.kind, t.decision.seat) != ("join", 0)


def test_money_and_running_have_lines_of_their_own() -> None:
    """Not among the details of a card that was used before."""
    t = Table(stash=3)
    t.dude(at="town square")
    ramiro = t.put("Ramiro Mendoza", at="town square")
    foe = t.dude("Foe", seat=1, at="town square")
    t.callout(ramiro, foe, "accept", "yes")
    lines = log_lines(t.game, 0)
    (paid,) = [line for line in lines if line.kind == "Paid"]
    assert not paid.detail
    assert "pays 1 ghost rock" in paid.text


@rule("RB-6.2.4-b")
def test_the_bounty_of_a_job_is_said_where_its_mark_is_chosen() -> None:
    """As it is before a callout: whoever fights at a Private place of another player gets bounty."""
    t = Table()
    t.dude(bullets=4)
    at_home = t.dude("Foe", seat=1)
    outside = t.dude("Fay", seat=1, at="town square")
    kidnapping = t.hand("Kidnappin'")
    t.use(kidnapping)
    assert t.decision.prompt.startswith("Mark ")
    said = words.words(t.game, t.seat(0)).notes
    assert "1 bounty" in said[f"card {at_home.id}"]
    assert f"card {outside.id}" not in said


@rule("RB-6.1-h")
def test_who_cannot_join_is_known_while_posses_form() -> None:
    t = Table()
    bank = t.deed()
    ann, foe = t.dude("Ann", at=bank), t.dude("Foe", seat=1, at=bank)
    near, far = t.dude("Near"), t.dude("Far", seat=1)
    assert words.words(t.game, 0).away == {}
    t.callout(ann, foe, "accept")
    assert t.decision.kind == "join"
    for seat in (0, 1, None):
        assert words.words(t.game, seat).away == {far.id: "too far away"}
    t.answer(f"join {near.id}")
    to_the(t, "play")
    assert words.words(t.game, 0).away == {}


def test_a_hint_for_a_joker_names_the_card_of_the_first_button() -> None:
    t = Table()
    ann, foe = t.dude(bullets=0, at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    t.hands("4♣ 4♥ 4♠ 9♣ Joker", "2♣ 4♦ 6♥ 8♠ 10♣")
    t.run("joker")
    offered = words.words(t.game, t.decision.seat).best
    found = hints.as_offered(t.game, [HintOption(*one) for one in advise(t.game, t.decision.seat)])
    assert found[0].key == offered[0][0] and found[0].text == f"Name {offered[0][1]}"
    assert found[0].keys == (found[0].key,)


def test_a_hint_about_casualties_tells_no_odds_of_a_round_that_is_decided() -> None:
    t = Table()
    ann, foe = t.dude("Ann", at="town square"), t.dude("Foe", seat=1, at="town square")
    amy = t.dude("Amy", at="town square")
    t.shootout(ann, foe, amy)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣")
    t.run("casualty")
    seat = t.decision.seat
    found = hints.with_odds(t.game, seat, [HintOption(*one) for one in advise(t.game, seat)])
    assert "odds give you" not in found[0].reason
    assert found[0].text.startswith(("Discard ", "Ace "))


def test_advice_to_use_a_card_is_short_and_says_on_whom() -> None:
    t = Table()
    office = t.put("The Mayor's Office")
    t.dude("Ann", influence=1, at=office)
    using = next(one for one in advise(t.game, 0, bot=Set(0.4, 0.5, "use")) if one.key.startswith("use"))
    assert using.text == "Use The Mayor's Office: Ann gets +1 influence until the day ends"


@rule("RB-5.3.1-c")
def test_advice_to_use_a_card_answers_all_that_the_card_asks() -> None:
    t = Table()
    office = t.put("The Mayor's Office")
    ann = t.dude("Ann", influence=1, at=office)
    t.dude("Ben", influence=1, at=office)
    using = next(one for one in advise(t.game, 0, bot=Set(0.4, 0.5, "use")) if one.key.startswith("use"))
    assert using.keys[0] == using.key
    aimed = "Ann" if using.keys[1] == f"card {ann.id}" else "Ben"
    assert aimed in using.text
    table = served(t)
    taken = table.answer(0, table.number_for(0), [*using.keys, "card 9999"])
    assert [key for _, key in taken] == list(using.keys), "what the card does not ask is dropped"
    assert t.decision.kind == "play", "and it asks nothing any more"
    assert {"Ann": t.game.card(ann.id).influence, "Ben": 2}[aimed] == 2


def test_answers_to_another_question_than_the_foreseen_one_are_dropped() -> None:
    t = Table()
    office = t.put("The Mayor's Office")
    t.dude("Ann", influence=1, at=office)
    table = served(t)
    use = next(key for key in t.decision.keys if key.startswith("use"))
    assert [key for _, key in table.answer(0, table.number_for(0), [use, "pass"])] == [use]
    assert t.decision.source == office.id


def test_a_hint_tells_only_what_the_use_itself_brings() -> None:
    """What the phase brings afterwards, as the production of a rival, is no effect of the card."""
    t = Table(stash=3)
    hall = t.put("The Town Hall")
    t.dude("Abram", upkeep=1, influence=1, at=hall)
    t.deed("Mine", seat=1, production=3)
    t.start("upkeep")
    assert t.decision.kind == "react"
    found = [one for one in advise(t.game, 0) if one.key.startswith("react")]
    assert found
    assert "production" not in found[0].text
    assert "upkeep" in found[0].text


def losing_tonight() -> Table:
    t = Table(stash=9)
    bank = t.deed("Bank", seat=1, control=5)
    t.dude("Foe", seat=1, influence=1, at=bank)
    t.dude("Ann", influence=1)
    t.put("Gomorra Parish")
    t.hand(plain("action"))
    return t


def test_who_loses_tonight_is_told_so_and_what_would_stop_it() -> None:
    t = losing_tonight()
    t.dude("Bart", influence=2, at="town square")
    best = advise(t.game, 0, bot=Set(0.2, 0.1, "pass"))[0]
    assert best.reason.startswith("You lose tonight unless you stop it: P1 wins at Sundown as it stands.")
    assert "For now it would be stopped by “Move Bart to Bank”" in best.reason


def test_who_loses_tonight_whatever_he_does_is_told_so_and_does_not_just_wait() -> None:
    t = losing_tonight()
    best, *others = advise(t.game, 0, bot=Set(0.03, 0.03, "pass"))
    assert best.text != "Pass"
    assert best.reason.startswith("You lose tonight unless you stop it: P1 wins at Sundown as it stands.")
    assert "No single play does that" in best.reason
    assert all(one.key != "pass" or one.reason for one in others)


def test_a_hint_to_pass_has_a_reason() -> None:
    t = Table()
    t.put("Gomorra Parish")
    t.hand(plain("action"))
    passing = advise(t.game, 0, bot=Set(0.52, 0.49, "pass"))[0]
    assert "whatever else I tried leaves less, 49% at best" in passing.reason


def test_every_answer_begins_with_a_capital_letter() -> None:
    t = Table()
    home = t.game.outfit(0)
    decision = t.decision
    said = offers.option_text(t.game, decision, ("use", home.id, "act"), "Noon, Boot: Gain 1 ghost rock.")
    assert said == "Outfit 0: Noon, Boot: Gain 1 ghost rock."


@rule("RB-6.1.3-n")
@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("8♣ 8♦ 8♥ 3♠ 3♦ K♣ Q♦ 2♥", "The best five do not need them."),
        (
            "8♣ 8♣ 8♦ 8♦ 2♠ K♥ 9♣ 4♦",
            "The best five do not need them. What is left is Cheatin', which some cards punish.",
        ),
    ],
)
def test_advice_on_five_to_keep_says_where_they_are_cheatin(cards: str, reason: str) -> None:
    told = advise(keeping(cards).game, 0)[0]
    assert told.reason.startswith(reason)
    assert ("Cheatin'" in told.reason) is ("Cheatin'" in reason)


def test_advice_to_keep_a_lower_hand_says_that_nobody_can_punish_it() -> None:
    t = keeping(TWICE)
    honest = next(keep for keep in words.words(t.game, t.seat(0)).keeps if keep.legal)
    told = advise(t.game, 0, bot=Keeping([f"card {card}" for card in honest.thrown]))[0]
    assert told.reason.startswith("What is left is the best hand that nobody can punish.")


class Keeping(SearchBot):
    """Throws what it is told to throw."""

    def __init__(self, keys: list[str]) -> None:
        super().__init__(0)
        self.keys = keys

    def choose(self, game: Game, seat: int) -> str:
        return next((key for key in self.keys if key in game.decision.keys), "done")


@pytest.mark.parametrize(
    ("kind", "reason"),
    [("join", "Whoever else could come would risk more"), ("flee", "Who runs goes home booted")],
)
def test_advice_to_send_nobody_or_to_stay_says_what_the_other_way_costs(kind: str, reason: str) -> None:
    t = mixed()
    ann, amy = (t.dude(name, bullets=1, at="town square") for name in ("Ann", "Amy"))
    foe, fay = (t.dude(name, seat=1, bullets=1, at="town square") for name in ("Foe", "Fay"))
    if kind == "join":
        t.callout(ann, foe, "accept")
    else:
        t.shootout(ann, foe, amy, fay)
        to_the(t, kind)
    assert t.decision.kind == kind
    told = advise(t.game, t.decision.seat, bot=Keeping([]))[0]
    assert told.reason.startswith(reason)
