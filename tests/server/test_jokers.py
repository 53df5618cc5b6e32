"""What a joker is named for: the best hand of one's own, the worst of somebody else's."""

from __future__ import annotations

from gomorra.bots.habits import HabitBot
from gomorra.server.protocol.told import HintOption
from gomorra.server.telling import advice, hints, words
from gomorra.testing import Table


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
