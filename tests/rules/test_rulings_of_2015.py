"""The older ruleset: what the FAQ of 2015 said of cards and of the table otherwise."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Card,
    Dude,
    Flow,
    Stat,
    Use,
    always,
    dude,
    in_hand,
    in_town_square,
    job,
    location,
    noon,
    resolution,
    shootout,
)
from gomorra.engine import RULESETS
from gomorra.engine.card.ability import Ability
from gomorra.testing import CHEATIN, LEGAL, able, either_leads, plain, rule
from tests.rules.editions import BOTH, table

PAIR = "K♣ K♦ 3♥ 4♠ 9♣"
OLD, NOW = RULESETS["2015"], RULESETS["current"]
UNION, CONFEDERATE = (
    plain("dude", "Blue", keywords=["Union"]),
    plain("dude", "Grey", keywords=["Confederate"]),
)


@rule("FQ-RamiroMendoza-a")
@pytest.mark.parametrize(("name", "lost"), BOTH)
def test_irvings_income_came_too_late_for_ramiro(name: str, lost: bool) -> None:
    t = table(name, stash=0)
    leader, mark = t.dude(at="town square"), t.dude(seat=1, at="town square")
    irving, ramiro = t.put("Irving Patterson", at="town square"), t.put("Ramiro Mendoza", at="town square")
    t.callout(leader, mark, "accept", irving, ramiro)
    if not lost:
        t.answer(True)
    t.run("play")
    assert ramiro.in_play is not lost and irving.in_play


@rule("FQ-SmilingTom-a")
@pytest.mark.parametrize(("name", "stays"), BOTH)
def test_smiling_tom_needed_company_at_the_mark(name: str, stays: bool) -> None:
    t = table(name)
    t.put("Ivor Hawley")  # of the Fourth Ring; he alone can lead
    tom = t.put("Smiling Tom")
    raid = able("action", job(mark=location & in_town_square), lambda use: use.gain(1))
    t.use(t.hand(raid))
    assert (tom not in (t.choices() if t.decision.kind == "join" else [])) is stays


@rule("FQ-SmilingTom-a")
@pytest.mark.parametrize("name", ["2015", "current"])
def test_smiling_tom_rode_where_company_was_already(name: str) -> None:
    t = table(name)
    leader, tom = t.dude(), t.put("Smiling Tom")
    t.dude(at="town square", gangs=["Fearmongers"], booted=True)
    raid = able("action", job(mark=location & in_town_square), lambda use: use.gain(1))
    t.use(t.hand(raid), "", leader)
    assert t.decision.kind == "join" and tom in t.choices()


@rule("FQ-Tie-a")
@pytest.mark.parametrize(("name", "winner", "first"), [("2015", 1, 1), ("2015", 0, 0), ("current", 1, 0)])
def test_after_an_exact_tie_the_winner_of_the_lowball_chose_first(name: str, winner: int, first: int) -> None:
    t = table(name, winner=winner)
    t.turn_of(0)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob, t.dude(at="town square"), t.dude(seat=1, at="town square"))
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣", "2♦ 4♥ 6♠ 8♣ 10♦")
    t.run("casualty")
    assert t.decision.seat == first


@rule("FQ-TheGhostlyGun-a")
@pytest.mark.parametrize(("name", "rank"), [("2015", 1), ("current", 2)])
@either_leads
def test_the_ghostly_gun_counted_as_printed_for_the_rank(name: str, rank: int) -> None:
    t = table(name)
    gun, bob = t.put("The Ghostly Gun", at="town square"), t.dude(seat=1, at="town square")
    t.showdown(gun, bob, t.dude(at="town square"), hands=("2♣ 4♦ 6♥ 10♠ K♣ Q♦ J♥", LEGAL))
    assert gun.face.value == 8
    low = min(t.game.rules(t.seat(0)).draw_hand(), key=lambda card: card.value)
    t.use(gun, "", "K♦", low)
    assert t.rank(0) == rank and not t.game.cheaters(t.seat(1))


@rule("FQ-TheGhostlyGun-a")
@pytest.mark.parametrize("name", ["2015", "current"])
@pytest.mark.parametrize(("named", "legal"), [("K♣", False), ("K♦", True)])
@either_leads
def test_what_the_ghostly_gun_was_named_decided_whether_a_hand_was_legal(
    name: str, named: str, legal: bool
) -> None:
    t = table(name)
    gun, bob = t.put("The Ghostly Gun", at="town square"), t.dude(seat=1, at="town square")
    t.showdown(gun, bob, t.dude(at="town square"), hands=("2♣ 4♦ 6♥ 10♠ K♣ Q♦ J♥", LEGAL))
    hand = t.game.rules(t.seat(0)).draw_hand()
    assert "K♣" in [card.title for card in hand]
    t.use(gun, "", named, min(hand, key=lambda card: card.value))
    assert t.is_legal(0) is legal


@rule("FQ-HiredGuns-a")
@pytest.mark.parametrize(("name", "usable"), BOTH)
def test_hired_guns_needed_only_some_card_in_the_pile(name: str, usable: bool) -> None:
    t = table(name)
    hire = t.hand("Hired Guns")
    assert not t.can_use(hire)
    hat = t.discard(plain("goods", "Hat"))
    assert t.can_use(hire) is usable
    if usable:
        t.use(hire)
        assert hat in t.discard_of()


@rule("FQ-TakinYaWithMe-b")
@pytest.mark.parametrize(("name", "target"), [("2015", 2), ("current", 1)])
@either_leads
def test_takin_ya_with_me_added_to_the_casualties_still_to_be_taken(name: str, target: int) -> None:
    t = table(name)
    ann, bob = t.dude(at="town square", bullets=3), t.dude(seat=1, at="town square")
    more = [t.dude(seat=1, at="town square") for _ in range(2)]
    takin = t.hand("Takin' Ya With Me")
    t.shootout(ann, bob, t.dude(at="town square"), *more)
    t.hands("Q♣ Q♦ 3♥ 4♠ 9♣", PAIR)
    t.run("casualty")
    t.answer((ann, "discard"))
    t.use(takin)
    assert t.decision.seat == 1 and t.decision.kind == "casualty" and t.decision.most == target


@rule("FQ-AutoRevolver-a")
@pytest.mark.parametrize(("name", "extra"), [("2015", 1), ("current", 0)])
def test_an_auto_revolver_worked_from_afar(name: str, extra: int) -> None:
    t = table(name)
    t.dude(has=["Auto-Revolver"])
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"))
    assert sum(int(more) for more in t.game.replies(Stat.EXTRA_REDRAW, 0)) == extra
    assert sum(int(more) for more in t.game.replies(Stat.EXTRA_REDRAW, 1)) == 0


@rule("FQ-Undertaker-a")
@pytest.mark.parametrize(("name", "paid"), [("2015", 2), ("current", 0)])
def test_the_undertaker_buried_dudes_from_the_hand(name: str, paid: int) -> None:
    t = table(name)
    t.put("Undertaker")
    t.hand(plain("dude", "Poor soul"))
    t.use(t.hand(able("action", noon(aces=in_hand & dude), lambda use: None)))
    assert t.rock() == 20 + paid


@rule("FQ-ConcealedWeapons-a", "CE-ConcealedWeapons")
@pytest.mark.parametrize(("name", "barred"), BOTH)
def test_booted_dudes_got_nothing_by_concealed_weapons(name: str, barred: bool) -> None:
    t = table(name)
    place = t.deed(seat=1)
    booted, standing = t.dude(at=place, booted=True), t.dude(at=place)
    hat = t.hand(plain("goods", "Hat"))
    t.use(t.hand("Concealed Weapons"))
    t.turn_of(0)
    hosts = {payload[2] for payload in t.offers("shop") if payload[1] == hat.id}
    assert standing.id in hosts and (booted.id not in hosts) is barred


@rule("FQ-MagicalDistraction-a")
@pytest.mark.parametrize(("name", "barred"), BOTH)
@either_leads
def test_magical_distraction_took_a_hex_only(name: str, barred: bool) -> None:
    t = table(name)
    psalm = plain("spell", "Psalm", keywords=["Miracle"])
    saint = t.dude(at="town square", keywords=("Blessed 1",), has=[psalm])
    trick = t.hand("Magical Distraction")
    t.hand(plain("action"))
    t.showdown(saint, t.dude(seat=1, at="town square"), hands=(LEGAL, CHEATIN))
    assert t.can_use(trick) is not barred


@rule("FQ-MagicalDistraction-a")
@pytest.mark.parametrize(("name", "barred"), BOTH)
@either_leads
def test_magical_distraction_discarded_a_hex_only(name: str, barred: bool) -> None:
    t = table(name)
    psalm, curse = plain("spell", "Psalm", keywords=["Miracle"]), plain("spell", "Curse", keywords=["Hex"])
    witch = t.dude(at="town square", keywords=("Blessed 1", "Huckster 1"), has=[psalm, curse])
    trick = t.hand("Magical Distraction")
    t.showdown(witch, t.dude(seat=1, at="town square"), hands=(LEGAL, CHEATIN))
    with t.noting() as noted:
        t.use(trick)
    titles = [card.title for card in (noted[0] if noted else t.choices())]
    assert titles == (["Curse"] if barred else ["Psalm", "Curse"])


@rule("FQ-RaisingHell-a")
@pytest.mark.parametrize(("name", "barred"), BOTH)
@either_leads
def test_two_copies_kept_each_other_in_boot_hill(name: str, barred: bool) -> None:
    t = table(name)
    mage = t.dude(at="town square", keywords=("Huckster 9",), has=["Raising Hell"])
    fiend = plain("dude", "Fiend", keywords=["Abomination", "Non-Unique"])
    t.boot_hill(fiend, fiend)
    t.hand(plain("action"))
    t.shootout(mage, t.dude(seat=1, at="town square"))
    t.stack("K♠")
    t.use(mage.attachments[0], "summon")
    assert (t.decision.kind == "play") is barred
    if not barred:
        t.answer(lambda option: option.payload[0] == "card")
    assert ("Fiend" not in [one.title for one in t.game.dudes(t.seat(0))]) is barred


@rule("FQ-ForceField-a")
@pytest.mark.parametrize(("name", "rank"), [("2015", 2), ("current", 1)])
@either_leads
def test_force_field_kept_its_rank_when_the_other_fell(name: str, rank: int) -> None:
    t = table(name)
    ann, bob = t.dude(at="town square", has=["Force Field"]), t.dude(seat=1, at="town square")
    fall = able("action", resolution(), lambda use: use.rank(use.seat, -1))
    t.showdown(ann, bob, hands=("2♣ 4♦ 6♥ 8♠ 10♣", PAIR))
    t.use(ann.attachments[0])
    assert t.rank(0) == 2
    t.use(t.hand(fall, seat=1), seat=1)
    assert t.rank(1) == 1 and t.rank(0) == rank


@rule("FQ-ForceField-a")
@pytest.mark.parametrize(("name", "rank"), [("2015", 4), ("current", 2)])
@pytest.mark.parametrize("seat", [0, 1])
@either_leads
def test_what_came_after_a_force_field_carried_the_rank_past_the_others(
    name: str, rank: int, seat: int
) -> None:
    t = table(name)
    ann, bob = t.dude(at="town square", has=["Force Field"]), t.dude(seat=1, at="town square")
    lift = t.hand(able("action", resolution(), lambda use: use.rank(t.seat(0), 2)), seat=seat)
    t.showdown(ann, bob, hands=("2♣ 4♦ 6♥ 8♠ 10♣", PAIR))
    t.use(ann.attachments[0])
    t.pass_(1 - seat)
    assert t.decision.seat == seat
    usable = t.can_use(lift, seat=seat)
    assert usable is (name == "2015" or seat == 1)
    if usable:
        t.use(lift, seat=seat)
    assert (t.rank(0), t.rank(1)) == (rank, 2)


def boon(card: Card, use: Use) -> Flow[None]:
    """Shootout: Gain 1 ghost rock."""
    yield from use.gain(1)


BOON = shootout()(boon)


class Patron(Dude):
    @always(Stat.ABILITY)
    def favour(self, card: Card) -> None:
        """Bob has "Shootout: Gain 1 ghost rock."."""

    def granted(self, card: Card) -> list[Ability]:
        return [BOON] if card.title == "Bob" else []


@rule("FQ-Unprepared-b", "CE-Unprepared")
@pytest.mark.parametrize("played", [True, False])
@pytest.mark.parametrize("name", ["2015", "current"])
@either_leads
def test_unprepared_stopped_abilities_in_general(name: str, played: bool) -> None:
    t = table(name)
    ann, bob = t.dude("Ann", at="town square"), t.dude("Bob", seat=1, at="town square")
    t.put(plain("dude", "Patron", behaviour=Patron), seat=1)
    unprepared = t.hand("01134")
    t.shootout(ann, bob)
    if played:
        t.use(unprepared, "", bob)
    else:
        t.pass_()
    usable = bool([payload for payload in t.offers("use") if payload[1] == bob.id])
    assert usable is (name == "current" or not played)


@rule("FQ-AutoRevolver-a")
@pytest.mark.parametrize(("name", "dealt"), [("2015", 6), ("current", 5)])
@either_leads
def test_an_auto_revolver_at_home_brought_a_further_card_on_a_redraw(name: str, dealt: int) -> None:
    t = table(name)
    t.dude(has=["Auto-Revolver"])
    t.shootout(t.dude(at="town square", bullets=1), t.dude(seat=1, at="town square"))
    t.run("redraw")
    assert t.decision.seat == 0
    t.answer(t.choices()[0])
    if name == "2015":
        assert t.decision.kind == "amount"
        t.answer(1)
    assert len(t.draw_hand_of(0)) == dealt


@rule("FQ-HiredGuns-a")
@pytest.mark.parametrize("name", ["2015", "current"])
def test_where_a_dude_lay_in_the_pile_hired_guns_took_him(name: str) -> None:
    t = table(name)
    hat, gunman = t.discard(plain("goods", "Hat"), plain("dude", "Gunman"))
    with t.noting() as noted:
        t.use(t.hand("Hired Guns"))
    assert noted[0] == [gunman] and t.hand_of() == [gunman] and hat in t.discard_of()


@rule("FQ-TheGhostlyGun-a")
@pytest.mark.parametrize("name", ["2015", "current"])
def test_what_other_cards_were_turned_into_counted_for_the_rank(name: str) -> None:
    t = table(name)
    ann, bob = t.dude(at="town square", has=["Pair of Six-Shooters"]), t.dude(seat=1, at="town square")
    t.showdown(ann, bob, hands=("2♣ 4♦ 6♥ 10♠ K♣", CHEATIN))
    low = min(t.game.rules(t.seat(0)).draw_hand(), key=lambda card: card.value)
    t.use(ann.attachments[0], "", low, "K♦")
    assert t.rank(0) == 2
