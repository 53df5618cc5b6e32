"""What an ability does later is still done by that ability."""

from __future__ import annotations

from gomorra.cards.vocabulary import Action, Moment, Stat, Until, Use, happens, react, shootout
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain

LOW = "2♣ 4♦ 6♥ 8♠ 10♣"
LOWER = "2♣ 4♦ 6♥ 8♠ 9♣"
HORSE = plain("goods", "Horse", keywords=["Horse"])


def test_peacemaker_holds_against_the_later_part_of_a_shootout_ability() -> None:
    t = Table()
    huckster = t.dude("Huckster", at="town square", keywords=["Huckster 5"], has=["Nightmare Realm"])
    foe = t.dude("Foe", seat=1, at="town square", bullets=2, has=["Peacemaker"])
    t.shootout(huckster, foe)
    t.stack("10♣")
    t.use(huckster.attachments[0], "haunt")
    assert foe.bullets == 3
    t.run("resolution")
    assert foe.bullets == 3


def test_virginia_ann_earp_stops_the_later_effect_of_a_shootout_ability() -> None:
    t = Table()
    virginia, ben = t.put("Virginia Ann Earp", seat=1, at="town square"), t.dude(seat=1, at="town square")
    ann = t.dude(at="town square", has=[HORSE])
    cavalry = t.hand("Calling the Cavalry")
    t.shootout(ann, virginia, ben)
    t.use(cavalry)
    t.hands(LOW, LOWER)
    t.run("casualty")
    assert not t.events(happens.RankChanged)


def test_campbell_hatch_billiard_parlor_stops_the_later_effect_of_a_shootout_ability() -> None:
    t = Table()
    parlor = t.put("Campbell & Hatch Billiard Parlor", seat=1)
    bob, ben = t.dude(seat=1, at="town square"), t.dude(seat=1, at="town square")
    ann = t.dude(at="town square", has=[HORSE])
    cavalry = t.hand("Calling the Cavalry")
    t.callout(ann, bob)
    t.answer("accept")
    t.form(ben)
    t.answer("react")
    assert parlor.booted
    t.use(cavalry)
    t.hands(LOW, LOWER)
    t.run("casualty")
    assert not t.events(happens.RankChanged)


def test_valeria_batten_stops_ranks_that_a_shootout_ability_changes_later() -> None:
    t = Table(winner=1)
    horse = plain("goods", "Horse", keywords=["Horse"])
    valeria = t.put("Valeria Batten (Exp.1)", at="town square")
    bob = t.dude("Bob", seat=1, at="town square", has=[horse])
    t.shootout(valeria, bob)
    t.use(t.hand("24230", seat=1), seat=1)  # Calling the Cavalry, a Shootout ability
    t.hands(LEGAL, LEGAL)
    t.run("resolution")
    assert t.rank(1) == 1


def test_shan_fan_showdown_stops_casualties_that_a_shootout_ability_adds_later() -> None:
    t = Table()
    club = plain("goods", "Club", keywords=["Melee", "Weapon"], bullets=1)
    ann, bob = t.dude("Ann", at="town square", has=[club]), t.dude("Bob", seat=1, at="town square")
    t.dude("Eve", seat=1, booted=True)
    showdown, servant = t.hand("Shan Fan Showdown!", "Grim Servant o' Death")
    t.callout(ann, bob, "accept")
    t.run("react")
    t.use(showdown)
    t.use(servant, "", False)  # Eve stays at home: two casualties more for a Cheatin' hand, later
    t.hands(LEGAL, CHEATIN)
    t.run("resolution")
    more = sum(int(m.amount) for m in t.game.modifiers_of(-1 - 1, "casualties"))
    assert more == 0


def test_a_delayed_effect_bears_the_kind_of_its_ability() -> None:
    kinds = []

    class Clock(Action):
        @shootout()
        def wind(self, use: Use) -> None:
            use.later(Moment.SHOOTERS_PICKED, "strike", until=Until.ROUND)

        def strike(self, use: Use) -> None:
            kinds.append((use.kind, use.seat, use.card is not None and use.card.title))

    t = Table()
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.use(t.hand(plain("action", "Clock", behaviour=Clock)))
    t.run("resolution")
    assert kinds == [("shootout", 0, "Clock")]


def test_what_is_said_of_a_tied_lowball_hand_does_not_hold_for_the_next_one() -> None:
    t = Table()
    sleeve = able(
        "dude",
        react("when", happens.Revealed),
        lambda use: use.for_player(use.seat, Stat.ILLEGAL_HAND, until=Until.ROUND),
    )
    t.put(sleeve)
    whip = t.hand("Coachwhip!", seat=1)
    t.stack("2♣ 4♦ 6♥ 8♠ 10♣ 2♥ 4♠ 6♣ 8♦ 10♥")
    t.stack("2♦ 4♥ 6♠ 8♣ 10♦ 3♥ 5♠ 7♣ 9♦ J♥", seat=1)
    t.start("gambling")
    t.answer("react")
    assert t.can_use(whip, seat=1)
    t.pass_()
    assert t.rank(0) == 1 and not t.can_use(whip, seat=1)
