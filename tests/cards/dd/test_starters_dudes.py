"""Double Dealin': the dudes of the starter decks."""

from __future__ import annotations

from gomorra.engine.events import RoundDecided
from gomorra.testing import CHEATIN, LEGAL, Table, either_leads, rule


@rule("CR-MortimerParsons-a")
@either_leads
def test_mortimer_is_shamed_by_your_cheatin_hand_until_the_day_is_over() -> None:
    t = Table()
    tailor = t.put("Yan Li's Tailoring")
    mortimer, foe = t.put("Mortimer Parsons", at="town square"), t.dude(seat=1, at="town square", influence=5)
    t.shootout(mortimer, foe)
    t.hands(f"{CHEATIN} 3♦ 3♥", LEGAL)
    t.finish()
    assert mortimer.at_home and mortimer.booted and mortimer.influence == 0
    assert foe.in_play and not t.events(RoundDecided), "without a posse the shootout ends at once"
    t.use(tailor, "", mortimer)
    assert mortimer.influence == 1
    t.end_day()
    assert mortimer.influence == 2


def test_mortimers_friends_fight_on_without_him() -> None:
    t = Table()
    mortimer, foe = t.put("Mortimer Parsons", at="town square"), t.dude(seat=1, at="town square")
    friend = t.dude(at="town square")
    t.shootout(friend, foe, mortimer)
    t.hands(f"{CHEATIN} A♥", LEGAL)
    t.run("resolution")
    assert mortimer.at_home and friend.in_posse


def test_mortimer_stays_for_a_legal_hand_and_for_the_other_side_cheatin() -> None:
    t = Table()
    mortimer, foe = t.put("Mortimer Parsons", at="town square"), t.dude(seat=1, at="town square")
    t.shootout(mortimer, foe)
    t.hands(f"{LEGAL} Q♥ K♥", CHEATIN)
    t.run("resolution")
    assert mortimer.in_posse and mortimer.influence == 2
