"""Casualties that a card makes, and what lowers, raises or forbids them."""

from __future__ import annotations

from gomorra.testing import LEGAL, Table, plain

PAIR = "K♣ K♦ 3♥ 4♠ 9♣"


def test_mimi_the_nun_obrien_lowers_casualties_of_an_effect() -> None:
    t = Table()
    mimi, friend = t.put("23020", at="town square"), t.dude("Friend", at="town square")
    foe, other = t.dude("Foe", seat=1, at="town square", bullets=3), t.dude("Other", seat=1, at="town square")
    t.hand(plain("spell", "Psalm", keywords=["Miracle"]))
    revenge = t.hand("Takin' Ya With Me", seat=1)
    t.shootout(mimi, foe, friend, other)
    t.hands(PAIR, LEGAL)
    t.run("casualty")
    t.answer(foe)
    t.use(revenge, seat=1)
    assert t.decision.kind == "react" and t.decision.seat == 0
    t.answer("react")
    assert t.decision.kind != "casualty", "1 casualty of the effect, 2 fewer with a legal hand"


def test_fetch_lowers_casualties_of_an_effect_in_that_round_too() -> None:
    t = Table()
    huckster = t.dude("Huckster", at="town square", keywords=["Huckster 9"], has=["Fetch"])
    friend = t.dude("Friend", at="town square")
    foe, other = t.dude("Foe", seat=1, at="town square", bullets=3), t.dude("Other", seat=1, at="town square")
    revenge = t.hand("Takin' Ya With Me", seat=1)
    t.shootout(huckster, foe, friend, other)
    t.hands("K♣ K♦ K♥ 4♠ 9♣ 10♦ 10♥", "2♣ 2♣ 6♥ 8♠ 10♣")
    t.run("resolution")
    t.use(huckster.attachments[0])
    t.run("casualty")
    t.answer((foe, "ace"))
    t.use(revenge, seat=1)
    assert not (t.decision.kind == "casualty" and t.decision.seat == 0), "3 casualties fewer this round"


def test_hot_lead_flyin_reads_the_printed_value_of_dudes_that_are_gone() -> None:
    t = Table()
    market = t.put("Cattle Market")  # dudes here have +3 value
    mine, friend = t.dude("Mine", at=market, value=5), t.dude("Friend", at=market, value=2)
    foe, other = t.dude("Foe", seat=1, at=market), t.dude("Other", seat=1, at=market)
    hot = t.hand("Hot Lead Flyin'")
    t.shootout(mine, foe, friend, other)
    t.hands(LEGAL, PAIR)
    t.run("casualty")
    t.answer(mine)
    t.stack("7♦")
    t.use(hot)
    assert not (t.decision.kind == "casualty" and t.decision.seat == 1), "5 is not above 7"


def test_hot_lead_flyin_does_not_count_a_dude_that_was_saved() -> None:
    t = Table()
    t.put("Arnold McCadish")
    mine, friend = t.dude("Mine", at="town square", value=10), t.dude("Friend", at="town square", value=2)
    foe, other = t.dude("Foe", seat=1, at="town square"), t.dude("Other", seat=1, at="town square")
    hot = t.hand("Hot Lead Flyin'")
    t.shootout(mine, foe, friend, other)
    t.hands(LEGAL, PAIR)
    t.run("casualty")
    t.answer(mine)
    t.stack("K♠ 3♦")
    t.answer("react")
    assert mine.in_play and mine.at_home
    t.use(hot)
    assert not (t.decision.kind == "casualty" and t.decision.seat == 1), "nobody was discarded or aced"


def test_cavalry_escort_then_no_react_adds_casualties() -> None:
    t = Table()
    ann, rider = t.dude("Ann", at="town square", value=13), t.dude("Rider", value=13, has=["Cavalry Escort"])
    bob, cal = t.dude("Bob", seat=1, at="town square"), t.dude("Cal", seat=1, at="town square")
    hot = t.hand("Hot Lead Flyin'")
    t.shootout(ann, bob, cal)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "K♣ K♦ 3♥ 4♠ 9♣")
    t.run("react")
    t.use(rider.attachments[0])
    t.answer(ann)
    t.stack("2♣")
    if t.can_use(hot):
        t.use(hot)
    assert t.decision.kind != "casualty"
    assert bob.in_play and cal.in_play


def test_cavalry_escort_comes_to_a_winner_whose_foe_is_gone() -> None:
    t = Table()
    ann, ben = t.dude("Ann", at="town square"), t.dude("Ben", at="town square")
    bob = t.dude("Bob", seat=1, at="town square")
    rider = t.dude("Rider", has=["Cavalry Escort"])
    t.shootout(ann, bob, ben)
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", "Q♣ Q♦ 3♥ 4♠ 9♣")  # ranks are tied: one casualty each, Bob first
    t.run("resolution")
    while t.decision.kind == "play":
        t.pass_()
    assert not bob.in_play and t.decision.seat == 0
    assert t.decision.kind == "react"
    t.use(rider.attachments[0])
    assert rider.in_posse and rider.booted


def _no_casualties_then_takin_ya_with_me(card: str) -> Table:
    t = Table()
    ann, ada = t.dude("Ann", at="town square"), t.dude("Ada", at="town square")
    foes = [t.dude(name, seat=1, at="town square", bullets=3) for name in ("Bob", "Ben", "Bud")]
    mine, theirs = t.hand(card), t.hand("Takin' Ya With Me", seat=1)
    t.showdown(ann, foes[0], ada, *foes[1:], hands=("K♣ K♦ K♥ 4♠ 9♣", "Q♣ Q♣ 3♥ 4♠ 9♣"))
    t.use(mine)
    while t.decision.kind != "react":
        if t.decision.kind == "play":
            t.pass_()
        else:
            t.answer(lambda option: True)
    t.use(theirs, seat=1)
    return t


def test_ricochet_spares_its_player_casualties_made_by_cards() -> None:
    t = _no_casualties_then_takin_ya_with_me("Ricochet")
    assert (t.decision.seat, t.decision.kind) != (0, "casualty")


def test_disarm_spares_its_player_casualties_made_by_cards() -> None:
    t = _no_casualties_then_takin_ya_with_me("Disarm")
    assert (t.decision.seat, t.decision.kind) != (0, "casualty")


def test_shield_of_faith_spares_the_winner_of_a_round_with_equal_ranks() -> None:
    t = Table(winner=1)
    ann, ben = t.dude("Ann", at="town square"), t.dude("Ben", at="town square")
    saint = t.dude("Saint", seat=1, at="town square", keywords=["Blessed 5"], has=["06018"])
    t.shootout(ann, saint, ben, t.dude(seat=1, at="town square"))
    t.stack("9♠", seat=1)
    t.use(saint.attachments[0])
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", "Q♣ Q♦ 3♥ 4♠ 9♣")
    t.run("flee")
    assert t.game.shootout.ranks == (2, 2) and t.game.shootout.round_winner == 0
    assert ann.in_play and ben.in_play
