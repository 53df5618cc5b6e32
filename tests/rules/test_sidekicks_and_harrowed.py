"""Who covers casualties in another way: Sidekicks and Harrowed dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import ALL, always, resolution
from gomorra.engine.card.handle import Card
from gomorra.engine.kernel.state import BOOT_HILL, DISCARD
from gomorra.testing import Table, able, either_leads, plain, rule
from tests.rules.fights import HIGH_CARD, LEADS, PAIR, SIDEKICK, TRIPLE, TWO_PAIR, Fight


@rule("RB-6.1.5-s", "CG-Sidekicks-b")
@LEADS
@pytest.mark.parametrize("tired", [True, False])
@either_leads
def test_a_sidekick_covers_one_by_a_discard(leader: int, tired: bool) -> None:
    fight = Fight(PAIR, HIGH_CARD, has=[SIDEKICK], leader=leader)
    (dog,) = fight.theirs[0].attachments
    dog.body.booted = tired
    fight.settle()
    assert fight.fates() == {("Their 0", "discard"), ("Dog", "discard")}
    fight.t.answer(("casualty", dog, "discard"))
    assert dog.zone == DISCARD
    assert fight.theirs[0].in_posse


@rule("CG-Sidekicks-b")
@LEADS
@either_leads
def test_a_sidekick_is_never_aced_for_two(leader: int) -> None:
    fight = Fight(TWO_PAIR, HIGH_CARD, dudes=(1, 2), has=[SIDEKICK], leader=leader)
    (dog,) = fight.theirs[0].attachments
    fight.settle()
    dudes = {(f"Their {n}", how) for n in range(2) for how in ("discard", "ace")}
    assert fight.fates() == {("Dog", "discard"), *dudes}
    fight.t.answer(("casualty", dog, "discard"))
    assert (fight.t.decision.kind, fight.t.decision.least) == ("casualty", 1)


@rule("CG-Sidekicks-a")
@either_leads
def test_a_spell_may_be_a_sidekick_and_a_dude_may_have_several() -> None:
    ghost = plain("spell", "Ghost", keywords=["Spirit", "Sidekick"])
    fight = Fight(TWO_PAIR, HIGH_CARD, has=[SIDEKICK, ghost], words=["Shaman 1"]).settle()
    assert {("Ghost", "discard"), ("Dog", "discard"), ("Their 0", "ace")} <= fight.fates()


@rule("CG-Sidekicks-a")
def test_a_dude_keeps_every_sidekick_that_comes_to_him() -> None:
    t = Table()
    master = t.dude(keywords=["Huckster 1"])
    ghost = plain("spell", "Ghost", keywords=["Hex", "Sidekick"])
    company = t.hand(SIDEKICK, SIDEKICK, ghost, SIDEKICK, ghost)
    for one in company:
        t.shop(one, master)
        t.pass_()
    assert master.attachments == company


@rule("RB-6.1.5-s", "RB-6.1.5-t")
@LEADS
def test_the_sidekick_of_a_helper_covers_one_too(leader: int) -> None:
    fight = Fight(PAIR, HIGH_CARD, dudes=(1, 3), leader=leader)
    dog = fight.t.attach(SIDEKICK, fight.theirs[2])
    fight.settle()
    assert ("Dog", "discard") in fight.fates()
    fight.t.answer(("casualty", dog, "discard"))
    assert dog.zone == DISCARD and all(one.in_posse for one in fight.theirs)


@rule("RB-6.1.5-s")
@LEADS
def test_each_of_two_sidekicks_covers_one(leader: int) -> None:
    fight = Fight(TWO_PAIR, HIGH_CARD, has=[plain("goods", "Hat"), SIDEKICK, SIDEKICK], leader=leader)
    hat, *dogs = fight.theirs[0].attachments
    fight.settle()
    for dog in dogs:
        fight.t.answer(("casualty", dog, "discard"))
    assert [dog.zone for dog in dogs] == [DISCARD, DISCARD]
    assert fight.theirs[0].in_posse and hat.in_play


@rule("RB-6.1.5-t", "CG-Sidekicks-c")
@LEADS
@pytest.mark.parametrize("place", ["home of 1", "town square"])
@either_leads
def test_a_sidekick_outside_the_posse_covers_nothing(leader: int, place: str) -> None:
    def bystander(t: Table):
        return t.dude("Away", seat=1, at=place, has=[SIDEKICK])

    fight = Fight(PAIR, HIGH_CARD, dudes=(1, 2), setup=bystander, leader=leader).settle()
    assert not fight.extra.in_posse
    assert fight.fates() == {("Their 0", "discard"), ("Their 1", "discard")}


@rule("CG-Shootout5-k", "CG-Sidekicks-d")
@either_leads
def test_a_sidekick_may_be_lost_along_with_its_bearer() -> None:
    fight = Fight(TWO_PAIR, HIGH_CARD, dudes=(1, 2), has=[SIDEKICK])
    (dog,) = fight.theirs[0].attachments
    fight.settle()
    fight.t.answer(("casualty", fight.theirs[0], "discard"), ("casualty", dog, "discard"))
    assert fight.theirs[0].zone == DISCARD
    assert dog.zone == DISCARD
    assert fight.theirs[1].in_posse


@rule("CG-Sidekicks-f")
@either_leads
def test_a_sidekick_has_no_bullets_as_a_casualty() -> None:
    gun_dog = plain("goods", "Dog", keywords=["Sidekick"], bullet_bonus=2)
    fight = Fight(PAIR, HIGH_CARD, has=[gun_dog])
    (dog,) = fight.theirs[0].attachments
    fight.settle()
    fight.t.answer(("casualty", dog, "discard"))
    (lost,) = fight.t.game.shootout.casualties
    assert (lost.bullets, lost.is_dude) == (0, False)


@rule("CG-Harrowed-a", "CG-Harrowed-b", "CG-Harrowed-c", "CG-Harrowed-e")
@pytest.mark.parametrize(
    ("mine", "how", "zone"),
    [(PAIR, "home", None), (TWO_PAIR, "discard", DISCARD), (TRIPLE, "ace", BOOT_HILL)],
)
@LEADS
@either_leads
def test_a_harrowed_dude_covers_one_two_or_three(mine: str, how: str, zone: int | None, leader: int) -> None:
    fight = Fight(mine, HIGH_CARD, words=["Harrowed"], leader=leader).settle()
    fight.t.finish()
    undead = fight.theirs[0]
    if zone is None:
        assert undead.in_play
        assert undead.at_home
        assert undead.booted
    else:
        assert undead.zone == zone


@rule("CG-Shootout5-e", "CG-Harrowed-a")
@LEADS
def test_what_cannot_be_matched_is_exceeded_by_as_little_as_possible(leader: int) -> None:
    def root(t: Table):
        stays = always("cannot send home", on=ALL)
        return t.put(able("deed", stays, lambda card, asked, use, other: True))

    fight = Fight(PAIR, HIGH_CARD, words=["Harrowed"], setup=root, leader=leader).settle()
    assert fight.decided.casualties[1 - leader] == 1
    assert fight.theirs[0].zone == DISCARD


@rule("CG-Harrowed-a", "CG-Harrowed-b", "CG-Harrowed-c")
@either_leads
def test_who_became_harrowed_has_the_fates_of_the_harrowed() -> None:
    def bite(t: Table):
        return t.hand(able("action", resolution(), lambda use: use.give_keyword(victims[0], "Harrowed")))

    victims: list[Card] = []
    fight = Fight(TRIPLE, HIGH_CARD, dudes=(1, 4), setup=bite)
    victims += fight.theirs
    fight.t.use(fight.extra)
    fight.settle()
    assert {how for title, how in fight.fates() if title == "Their 0"} == {"home", "discard", "ace"}
    fight.t.answer(("casualty", fight.theirs[0], "ace"))
    assert fight.theirs[0].zone == BOOT_HILL and all(one.in_posse for one in fight.theirs[1:])


@rule("CG-Harrowed-a", "CG-Harrowed-b", "CG-Harrowed-c")
@either_leads
def test_the_fates_of_a_harrowed_dude() -> None:
    fight = Fight(TRIPLE, HIGH_CARD, dudes=(1, 4), words=["Harrowed"]).settle()
    assert {how for title, how in fight.fates() if title == "Their 0"} == {"home", "discard", "ace"}
    fight.t.answer(("casualty", fight.theirs[0], "discard"))
    assert {how for _, how in fight.fates()} == {"discard"}


@rule("CG-Harrowed-a")
@LEADS
@either_leads
def test_a_booted_harrowed_dude_is_sent_home_for_one_as_well(leader: int) -> None:
    fight = Fight(PAIR, HIGH_CARD, dudes=(1, 2), words=["Harrowed"], leader=leader)
    undead, other = fight.theirs
    undead.body.booted = True
    fight.settle()
    fight.t.answer(("casualty", undead, "home"))
    assert undead.at_home and undead.booted and not undead.in_posse and other.in_posse


@rule("CG-Sidekicks-b")
@LEADS
@either_leads
def test_a_spell_that_is_a_sidekick_covers_one_by_a_discard(leader: int) -> None:
    ghost = plain("spell", "Ghost", keywords=["Hex", "Sidekick"])
    fight = Fight(TWO_PAIR, HIGH_CARD, has=[ghost], words=["Huckster 1"], dudes=(1, 2), leader=leader)
    (card,) = fight.theirs[0].attachments
    fight.settle()
    assert {how for title, how in fight.fates() if title == "Ghost"} == {"discard"}
    fight.t.answer(("casualty", card, "discard"))
    assert (fight.t.decision.kind, fight.t.decision.least) == ("casualty", 1)
    fight.t.answer(("casualty", fight.theirs[1], "discard"))
    assert card.zone == DISCARD and fight.theirs[0].in_posse
