"""What a joker is named for: the best hand of one's own, the worst of somebody else's."""

from __future__ import annotations

import pytest

from gomorra.bots.habits import HabitBot
from gomorra.engine.kernel.decision import parse_key
from gomorra.server.protocol.told import HintOption
from gomorra.server.telling import advice, hints, words
from gomorra.testing import Table
from gomorra.testing.rules import rule


def test_a_joker_in_somebody_elses_hand_is_named_to_make_it_worse() -> None:
    t = Table()
    ours, theirs = (t.dude(seat=seat, at="town square") for seat in (0, 1))
    deal = t.hand("Bottom Dealin'")
    t.shootout(ours, theirs)
    t.hands("A♣ 3♦ 5♥ 7♠ 9♣ 2♦ 2♥ 2♠ 3♦ joker", "K♣ K♣ Q♥ J♠ 10♣")
    t.run("resolution")
    t.use(deal)
    assert words.about(t.game) == "It lies in P1's draw hand: name what makes that hand lower."
    offered = advice.joker_names(t.game)
    assert "three twos" in offered[0][1] and "four twos" not in offered[0][1]
    (hint,) = hints.as_offered(t.game, [HintOption("name 0 2", "", 0.5, "It makes the best hand.")])
    assert (hint.key, hint.reason) == (offered[0][0], "It makes P1's hand worst.")
    assert HabitBot("seed").choose(t.game, 0) not in [f"name {suit} 2" for suit in range(4)]


@rule("RB-2.5-f")
def test_of_two_names_as_good_the_one_that_no_other_card_bears_comes_first() -> None:
    """A joker makes no hand Cheatin', but whoever sees two equal cards offered thinks so."""
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    t.hands("8♣ 8♦ 8♥ 3♠ joker", "K♣ K♦ Q♥ J♠ 10♣")
    t.run("joker")
    key, text = advice.joker_names(t.game)[0]
    assert text.startswith("8♠: four eights")
    assert t.decision.find(parse_key(key)) is not None
    assert words.about(t.game) == "Whatever you name it, a joker never makes a hand Cheatin'."


@rule("RB-2.5-g")
def test_names_for_a_hand_that_cheats_without_its_joker_say_so() -> None:
    t = Table()
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    t.hands("8♣ 8♣ 8♥ 3♠ joker", "K♣ K♦ Q♥ J♠ 10♣")
    t.run("joker")
    assert all(text.endswith(", Cheatin'") for _, text in advice.joker_names(t.game))
    assert words.about(t.game).startswith("Two of your other cards are the same")


@pytest.mark.parametrize("title", ["Philip Swinford", "Philip Swinford (Exp.1)"])
def test_what_is_asked_for_each_cheatin_hand_says_for_which(title: str) -> None:
    t = Table(seats=3, fillers=(2, 2, 2))
    t.put(title, 0)
    t.hand("Pistol Whip")
    game = t.game
    for seat, cards in enumerate(("2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♣ 3♦ 4♦ 5♦", "Q♣ Q♣ 3♦ 4♦ 5♦")):
        t.stack(cards, seat=seat)
    t.start("gambling")
    asked = []
    while game.state.phase == "gambling":
        asked.append(game.decision.prompt)
        t.answer(game.decision.options[-1].key)
    assert ["P1's" in prompt for prompt in asked] == [True, False]
    assert ["P2's" in prompt for prompt in asked] == [False, True]
    assert all("Cheatin'" in prompt for prompt in asked)
