"""A Grand Entrance: actions."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, always, cannot
from gomorra.engine.fights import lumps
from gomorra.engine.sight.story import log_lines
from gomorra.testing import CHEATIN, LEGAL, Table, able, plain


@pytest.mark.parametrize("code", ["16017", "00114"])
def test_inner_struggle_gnaws_at_the_cheater(code: str) -> None:
    t = Table()
    struggle = t.hand(code)
    t.hand(plain("action"), plain("action"), seat=1)
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=(LEGAL, CHEATIN))
    assert t.rank(1) == 2
    t.use(struggle)
    assert struggle.host is t.game.outfit(1) and struggle.booted and len(t.hand_of(1)) == 1
    assert t.rank(1) == 1 and t.rank(0) == 1


@pytest.mark.parametrize("code", ["16017", "00114"])
@pytest.mark.parametrize(
    ("hands", "boots"), [((LEGAL, CHEATIN), True), ((CHEATIN, CHEATIN), False), ((LEGAL, LEGAL), False)]
)
def test_inner_struggle_comes_back_before_the_honest(code: str, hands: tuple[str, str], boots: bool) -> None:
    t = Table()
    struggle = t.attach(code, t.game.outfit(1), seat=0)
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=hands)
    assert struggle.booted is boots


@pytest.mark.parametrize("pays", [True, False])
def test_a_serendipitous_arrival_is_paid_for_later(pays: bool) -> None:
    t = Table(stash=5)
    ann, hero = t.dude(at="town square"), t.hand(plain("dude", "Hero", cost=6))
    bob = t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.use(t.hand("Serendipitous Arrival"))
    assert hero.in_posse and hero.in_town_square and t.rock() == 3
    t.hands("K♣ K♦ 3♥ 4♠ 9♣ A♥", LEGAL)
    t.run("confirm")
    t.answer(pays)
    assert hero.in_play is pays and t.rock() == (0 if pays else 3) and t.game.shootout is None


def test_who_cannot_pay_loses_the_arrival() -> None:
    t = Table(stash=2)
    ann, hero = t.dude(at="town square"), t.hand(plain("dude", "Hero", cost=5))
    t.shootout(ann, t.dude(seat=1, at="town square"))
    t.use(t.hand("Serendipitous Arrival"))
    t.hands("K♣ K♦ 3♥ 4♠ 9♣ A♥", LEGAL)
    t.finish()
    assert not hero.in_play and t.rock() == 1


def test_the_siege_of_the_orphanage_helps_the_owner_of_the_place() -> None:
    t = Table()
    deed = t.deed(seat=1)
    ann, guards = t.dude(at=deed), [t.dude(seat=1, at=deed) for _ in range(3)]
    t.shootout(ann, guards[0], guards[1])
    t.use(t.hand("Siege Of The Orphanage"))
    fight = t.game.shootout
    assert fight is not None
    assert [card.is_stud for card in (ann, *guards)] == [False, True, True, False]
    fight.lost_by, fight.round_winner = 2, 0
    assert lumps.casualties(t.game, fight, 1) == 1 and lumps.casualties(t.game, fight, 0) == 0
    t.hands("K♣ K♦ 3♥ 4♠ 9♣", LEGAL + " A♥ Q♦")
    t.run("flee")
    assert t.decision.seat == 0 and set(t.choices()) == {ann}


def test_nobody_owns_the_town_square() -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.use(t.hand("Siege Of The Orphanage"))
    assert not ann.is_stud and not bob.is_stud


def test_lighting_the_fuse_returns_a_deed_to_its_owner() -> None:
    t = Table()
    deed, mine = t.deed(seat=1), t.deed()
    guest = t.dude(at=deed)
    t.showdown(t.dude(at="town square"), t.dude(seat=1, at="town square"), hands=(LEGAL, CHEATIN))
    t.use(t.hand("Lighting The Fuse"))
    assert deed in t.hand_of(1) and guest.at_home and guest.booted and mine.in_play


@pytest.mark.parametrize("saves", [True, False])
def test_in_lowball_two_dudes_may_save_the_deed(saves: bool) -> None:
    t = Table()
    deed = t.deed(seat=1)
    bob, ben = t.dude(seat=1, at=deed, upkeep=1), t.dude(seat=1, at="town square")
    t.stack(LEGAL)
    t.stack(CHEATIN, seat=1)
    fuse = t.hand("Lighting The Fuse")
    t.start("gambling")
    t.use(fuse)
    assert t.decision.seat == 1 and t.decision.kind == "confirm"
    t.answer(saves)
    if saves:
        t.answer(bob)
    assert deed.in_play is saves and (deed in t.hand_of(1)) is not saves
    assert (ben.place == deed.id) is saves and ben.booted is saves


def test_with_one_dude_the_deed_is_lost() -> None:
    t = Table()
    deed = t.deed(seat=1)
    t.dude(seat=1)
    t.stack(LEGAL)
    t.stack(CHEATIN, seat=1)
    fuse = t.hand("Lighting The Fuse")
    t.start("gambling")
    t.use(fuse)
    assert deed in t.hand_of(1)


def test_one_fights_as_many() -> None:
    t = Table()
    master, pupil = (t.dude(keywords=("Kung Fu 1",), value=value) for value in (9, 7))
    layman, fights = t.dude(value=13), t.hand("One Fights As Many")
    t.stack("4♠ 4♠")
    t.use(fights, "", master)
    t.form(pupil, layman)
    assert fights in t.boot_hill_of() and [d.control for d in (master, pupil, layman)] == [1, 0, 0]
    assert master.booted and master.at_home
    told = "\n".join(line.text for line in log_lines(t.game, t.seat(0)))
    assert f"with +4, to be less than {master.value}, and passes the Kung Fu test." in told


def test_serendipitous_arrival_needs_a_posse_that_can_be_joined() -> None:
    t = Table(stash=9)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square", has=["Scoop Hound"])
    arrival, _ = t.hand("Serendipitous Arrival", plain("dude", cost=2))
    t.shootout(ann, bob)
    assert t.can_use(arrival)
    t.use(bob.attachments[0])
    assert not t.can_use(arrival)


def test_who_cannot_go_to_the_deed_does_not_save_it() -> None:
    t = Table()
    deed = t.deed(seat=1)
    t.dude(seat=1)
    t.put(able("dude", always(cannot(Act.MOVE_TO)), lambda card, asked, place, use: True), seat=1)
    t.stack(LEGAL)
    t.stack(CHEATIN, seat=1)
    fuse = t.hand("Lighting The Fuse")
    t.start("gambling")
    t.use(fuse)
    assert deed in t.hand_of(1)
