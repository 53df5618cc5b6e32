"""What hints and odds say: no difference that trials cannot see, no drawback that all share, all that can come."""

from __future__ import annotations

import pytest

from gomorra.bots.advice import advise
from gomorra.bots.search import SearchBot, Thought
from gomorra.cards.vocabulary import dude, noon, several, your
from gomorra.engine import Game
from gomorra.server.telling import odds, words
from gomorra.testing import Table, able, plain
from tests.server.test_advising import Set


def test_a_hint_without_a_motive_says_that_it_hardly_differs_from_waiting() -> None:
    t = Table()
    t.hand(able("action", noon(), title="Idle"))
    using = advise(t.game, 0, bot=Set(0.86, 0.87, "use"))[0]
    assert "; that is hardly different from waiting, which leaves 86%" in using.reason
    using = advise(t.game, 0, bot=Set(0.8, 0.87, "use"))[0]
    assert "hardly different" not in using.reason


class Only(SearchBot):
    """A bot that thinks the same of all plays that begin with a word, and of nothing else."""

    def __init__(self, word: str) -> None:
        super().__init__(0)
        self.word = word

    def choose(self, game: Game, seat: int) -> str:
        self.thoughts = [Thought(key, 9, 0.8) for key in game.decision.keys if key.startswith(self.word)]
        return self.thoughts[0].key


def test_what_speaks_against_both_options_is_not_said_of_the_second_alone() -> None:
    t = Table(stash=2)
    t.dude("Ann")
    t.dude("Ben")
    t.hand(plain("goods", "Gun", cost=2))
    first, second = advise(t.game, 0, bot=Only("shop"))
    assert first.text != second.text
    assert "Against it: it costs" not in second.reason


def test_advice_to_use_a_card_names_all_that_it_boots() -> None:
    t = Table()
    posters = able("deed", noon(boots=several(your & dude, 3, 3)), lambda use: use.gain(1), title="Posters")
    t.put(posters)
    for name in ("Ann", "Ben", "Cal"):
        t.dude(name, influence=1)
    using = next(one for one in advise(t.game, 0, bot=Set(0.4, 0.5, "use")) if one.key.startswith("use"))
    assert "Ann, Ben and Cal boot; you gain 1 ghost rock" in using.text


def test_a_win_that_is_near_says_what_would_prevent_it() -> None:
    t = Table()
    bank = t.deed("Bank", seat=1, control=2)
    t.dude("Foe", seat=1, influence=1, at=bank)
    ann = t.dude("Ann", influence=2, at="town square")
    (moving,) = advise(t.game, 0, bot=Only(f"move {ann.id} {bank.id}"))
    assert moving.reason.startswith(
        "You would win at Sundown as it stands, unless P1 gets 1 more influence or takes control points from you."
    )


def test_a_hint_promises_no_win_that_a_card_prevents_at_sundown() -> None:
    """Jake Smiley has two influence more when victory is checked."""
    t = Table()
    bank = t.deed("Bank", seat=1, control=2)
    t.dude("Foe", seat=1, influence=1, at=bank)
    t.put("Jake Smiley", 1)
    ann = t.dude("Ann", influence=2, at="town square")
    (moving,) = advise(t.game, 0, bot=Only(f"move {ann.id} {bank.id}"))
    assert "win at Sundown" not in moving.reason


def test_who_is_booted_to_outweigh_somebody_is_told_how_much_is_missing() -> None:
    t = Table("Law Dogs", "Law Dogs")
    for name in ("Ann", "Ben"):
        t.dude(name, influence=1)
    foe = t.dude("Foe", seat=1, influence=1)
    t.use(t.game.outfit(0), "", foe)
    assert words.about(t.game) == "This is about Foe. Foe has 1 influence: 2 more are needed."


def test_the_odds_name_who_could_come_by_an_ability_that_lies_open() -> None:
    t = Table()
    bank = t.deed("Bank")
    ann, foe = t.dude("Ann", at=bank), t.dude("Foe", seat=1, influence=3, at=bank)
    t.put("Sarah Meoquanee", seat=1)
    t.callout(foe, ann)
    assert t.decision.kind == "callout"
    assert odds.odds(t.game.fork(), 0).about.startswith(
        "Counted: Ann against Foe. Sarah Meoquanee could come as well."
    )
    t.answer("accept")
    t.run("play")
    assert "Sarah Meoquanee could come as well." in odds.odds(t.game.fork(), 0).rival


@pytest.mark.parametrize(("place", "boots"), [("town square", False), ("home of 1", True)])
def test_a_hint_says_that_a_way_boots(place: str, boots: bool) -> None:
    t = Table()
    ann = t.dude("Ann")
    there = {"town square": "town-square", "home of 1": str(t.game.state.players[t.seat(1)].home)}[place]
    advised = advise(t.game, 0, bot=Only(f"move {ann.id} {there}"))[0]
    assert advised.text.startswith("Move Ann to ")
    assert advised.text.endswith("(boots)") is boots
