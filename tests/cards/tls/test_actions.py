"""The Light Shineth: actions."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import ALL, Act, always, cannot
from gomorra.engine.board import players
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, able

# Rabbit's Deception


def fighter(t: Table, rating: int = 1, **facts: Any) -> Card:
    return t.dude(at="town square", keywords=(f"Kung Fu {rating}",), value=9, **facts)


@pytest.mark.parametrize("code", ["10035", "24229"])
@pytest.mark.parametrize("booted", [False, True])
def test_deception_takes_an_opposing_dude_along_unless_the_performer_was_booted(
    code: str, booted: bool
) -> None:
    t = Table()
    monk, amy = fighter(t, booted=booted), t.dude(at="town square")
    bob, ben = (t.dude(seat=1, at="town square") for _ in range(2))
    t.shootout(amy, bob, monk, ben)
    t.stack("2♠")
    t.use(t.hand(code))
    if booted:
        assert t.decision.kind == "play" and bob.in_posse and ben.in_posse
    else:
        t.answer(ben)
        assert ben.at_home and ben.booted and not ben.in_posse
    assert monk.at_home and monk.booted and not monk.in_posse


def test_nobody_has_to_come_along() -> None:
    t = Table()
    monk, amy, bob = fighter(t), t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(monk, bob, amy)
    t.stack("2♠")
    t.use(t.hand("Rabbit's Deception"), "", "pass")
    assert bob.in_posse and monk.at_home


def test_what_counts_is_whether_he_was_booted_when_the_card_was_played() -> None:
    t = Table()
    monk, amy, bob = fighter(t, booted=True), t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(amy, bob, monk)
    t.stack("Focusing Chi")
    t.use(t.hand("Rabbit's Deception"), "", True)
    t.run("play")
    assert monk.at_home and bob.in_posse


@pytest.mark.parametrize(("stud", "combo"), [(True, True), (False, False)])
def test_deception_combos_against_a_stud(stud: bool, combo: bool) -> None:
    t = Table()
    monk, amy = fighter(t), t.dude(at="town square")
    bob = t.dude(seat=1, at="town square", stud=stud)
    leap = t.hand("Rabbit's Lunar Leap")
    t.shootout(monk, bob, amy)
    t.stack("2♠ 3♠")
    t.use(t.hand("Rabbit's Deception"), "", "pass")
    assert (t.decision.kind == "combo") is combo
    if combo:
        t.answer(leap, True)
        assert monk.in_posse and monk.in_town_square and not monk.booted


def test_a_failed_deception_deceives_nobody() -> None:
    t = Table()
    monk, bob = fighter(t), t.dude(seat=1, at="town square", stud=True)
    t.shootout(monk, bob)
    t.stack("10♠")
    t.use(t.hand("Rabbit's Deception"))
    assert monk.in_posse and not monk.booted and t.decision.kind == "play"


# Backroom Deals


def test_backroom_deals_take_over_an_unpaid_dude_until_the_day_ends() -> None:
    t = Table(stash=5)
    t.stash(0, seat=1)
    bob = t.dude(seat=1, upkeep=3)
    deal = t.hand("Backroom Deals")
    t.start("upkeep")
    t.run("react")
    t.answer("react")
    assert bob.in_play and bob.controller == 0 and bob.owner == 1 and deal in t.discard_of()
    t.end_day()
    assert bob.controller == 1


def test_backroom_deals_are_not_for_your_own_dudes() -> None:
    t = Table(stash=0)
    ann = t.dude(upkeep=3)
    t.hand("Backroom Deals")
    t.start("upkeep")
    t.run("noon")
    assert not ann.in_play


def test_backroom_deals_cook_the_books_at_the_start_of_upkeep() -> None:
    t = Table(stash=1)
    ann, deal = t.dude(upkeep=3), t.hand("Backroom Deals")
    t.start("upkeep")
    t.answer("react")
    assert ann.upkeep == 1 and deal in t.discard_of()
    t.run("noon")
    assert ann.in_play and t.rock() == 0 and ann.upkeep == 3


def test_civil_war_divides_two_dudes_as_their_player_wants() -> None:
    t = Table()
    deed = t.deed(seat=1)
    bob, ben = t.dude(seat=1, at=deed, booted=True), t.dude(seat=1, at=deed)
    loner, mine = t.dude(seat=1, at="town square"), t.dude(at=deed)
    t.use(t.hand("Civil War"))
    assert loner not in t.choices() and mine not in t.choices()
    t.answer(bob)
    assert t.decision.seat == 1 and set(t.choices()) == {bob, ben}
    t.answer(bob, "town square")
    assert bob.in_town_square and bob.booted and ben.place == deed.id and t.rock() == 19
    assert loner.in_town_square and mine.place == deed.id


def test_civil_war_needs_two_dudes_side_by_side() -> None:
    t = Table()
    t.dude(seat=1, at="town square")
    t.dude(at="town square")
    t.dude(seat=1)
    assert not t.can_use(t.hand("Civil War"))


def fallen(t: Table, seat: int = 1) -> None:
    list(t.game.rules(1 - seat).ace(t.dude(seat=seat)))


def test_a_heros_passing_is_mourned_on_the_day_itself() -> None:
    t = Table()
    t.dude()
    passing = t.hand("A Hero's Passing")
    assert not t.can_use(passing)
    fallen(t)
    t.use(passing)
    t.finish()
    home = t.game.outfit(0)
    assert passing.host is home and len(t.hand_of()) == 2
    assert (players.hand_size(t.game, 0), players.hand_size(t.game, 1)) == (6, 5)
    fallen(t)
    assert passing.in_play
    fallen(t, seat=0)
    assert passing in t.discard_of() and players.hand_size(t.game, 0) == 5


def test_nobody_mourns_yesterdays_heroes() -> None:
    t = Table()
    t.dude()
    fallen(t)
    passing = t.hand("A Hero's Passing")
    t.end_day()
    t.run("noon")
    assert passing in t.hand_of() and not t.can_use(passing)


def test_tummy_twister_waits_for_the_first_guest() -> None:
    t = Table()
    deed = t.deed(seat=1)
    there, ann, bob = t.dude(at=deed, upkeep=1), t.dude(upkeep=1), t.dude(seat=1, upkeep=1)
    twister = t.hand("Tummy Twister")
    t.use(twister)
    assert twister.host is deed and there.upkeep == 1 and t.rock() == 19
    t.move(bob, deed)
    assert twister.host is bob and bob.upkeep == 2
    t.move(ann, deed)
    assert twister.host is bob and ann.upkeep == 1
    t.end_day()
    assert bob.upkeep == 2


@pytest.mark.parametrize(("facts", "marked"), [({"bullets": 2}, True), ({"bullets": 0}, False)])
def test_forced_quarantine_marks_the_weakened(facts: dict[str, int], marked: bool) -> None:
    t = Table()
    ann, bob = t.dude(), t.dude(seat=1, at="town square", **facts)
    t.game.rules(0).modify(bob, bullets=-1, until="day")
    locked = t.hand("Forced Quarantine")
    assert t.can_use(locked) is marked and ann.in_play


def test_forced_quarantine_discards_its_bearer_in_the_end() -> None:
    t = Table(deck=60)
    ann, bob = t.dude(), t.dude(seat=1, at="town square", influence=1)
    t.game.rules(0).modify(bob, influence=-1, until="day")
    locked = t.hand("Forced Quarantine")
    t.use(locked)
    t.finish()
    assert bob.booted and bob.in_town_square and locked.host is bob and ann.control == 1 and ann.at_home
    assert t.rock() == 19
    t.dude(seat=1, influence=9)
    t.end_day()
    assert not bob.in_play and not locked.in_play and ann.control == 1


def test_forced_quarantine_marks_who_can_have_no_attachments() -> None:
    t = Table()
    ann, agent = t.dude(), t.put("Agent Provocateur", seat=1)
    t.game.rules(0).modify(agent, bullets=-1, until="day")
    locked = t.hand("Forced Quarantine")
    t.use(locked)
    t.finish()
    assert agent.booted and not agent.attachments and ann.control == 1 and locked in t.discard_of()


def test_the_deception_of_the_weird_west_is_for_who_can_go_home() -> None:
    t = Table()
    stays = t.dude("Stays", at="town square", keywords=("Kung Fu 1",))
    goes, foe = t.dude(at="town square", keywords=("Kung Fu 1",)), t.dude(seat=1, at="town square")
    rooted = always(cannot(Act.SEND_HOME_BOOTED), on=ALL)
    t.put(able("deed", rooted, lambda card, item, *others: item.id == stays.id))
    card = t.hand("24229")
    t.shootout(stays, foe, goes)
    t.stack("2♠")
    t.use(card)
    assert goes.at_home and goes.booted and stays.in_posse
