"""Too Tough to Die: spells."""

from __future__ import annotations

from typing import Any

import pytest

from gomorra.cards.vocabulary import shootout
from gomorra.engine.card.handle import Card
from gomorra.engine.events import RankChanged
from gomorra.engine.fights.drawing import bonuses
from gomorra.engine.fights.lumps import fates
from gomorra.testing import CHEATIN, LEGAL, Table, able, either_leads, plain, rule


def trick(t: Table, pull: str = "7♠", **friend: object) -> tuple[Card, Card]:
    """A Shaman 2, a draw, tries to swap bonuses with a friend at his side."""
    shaman = t.dude(at="town square", keywords=("Shaman 2",), has=("Mischievous Coyote",), bullets=3)
    other = t.dude(at="town square", title="Friend", **friend)
    t.shootout(shaman, t.dude(seat=1, at="town square"), other)
    t.stack(pull)
    return shaman, shaman.attachments[0]


def counted(t: Table, shooter: Card) -> tuple[int, int]:
    fight = t.game.shootout
    assert fight is not None
    fight.shooters[0] = shooter.id
    return bonuses(t.game, fight, 0)


@pytest.mark.parametrize(("pull", "result"), [("7♠", (3, 1)), ("6♠", (1, 3))])
def test_the_coyote_swaps_the_bonuses(pull: str, result: tuple[int, int]) -> None:
    t = Table()
    shaman, coyote = trick(t, pull, stud=True)
    assert counted(t, shaman) == (1, 3)
    t.use(coyote)
    assert counted(t, shaman) == result and coyote.booted


def test_it_lasts_for_the_round() -> None:
    t = Table()
    shaman = t.dude(at="town square", keywords=("Shaman 9",), has=("Mischievous Coyote",), bullets=3)
    foes = [t.dude(seat=1, at="town square") for _ in range(2)]
    t.shootout(shaman, foes[0], t.dude(at="town square", stud=True), foes[1])
    t.use(shaman.attachments[0])
    assert counted(t, shaman) == (3, 1)
    t.hands("8♠ 8♥ 3♦ 4♣ 6♣ 2♥ A♦ 9♥", LEGAL)
    t.run("pick shooters")
    t.answer(shaman)
    t.next_round()
    assert counted(t, shaman) == (1, 3)


def test_it_takes_a_stud_and_a_draw() -> None:
    t = Table()
    _, coyote = trick(t)
    assert not t.can_use(coyote)


def test_tokens_do_not_count_for_that() -> None:
    t = Table()
    shaman = t.dude(at="town square", keywords=("Shaman 2",), has=("Mischievous Coyote",))
    t.shootout(shaman, t.dude(seat=1, at="town square"), t.put("Nature Spirit", at="town square"))
    assert not t.can_use(shaman.attachments[0])


def test_the_coyote_is_a_sidekick() -> None:
    t = Table()
    _, coyote = trick(t, stud=True)
    fight = t.game.shootout
    assert fight is not None
    assert [(fate.how, fate.covers) for fate in fates(t.game, fight, 0) if fate.card == coyote.id] == [
        ("discard", 1)
    ]


def caster(t: Table, skill: str, title: str, rating: int = 5, **facts: Any) -> tuple[Card, Card]:
    at = facts.pop("at", "town square")
    mage = t.dude("Mage", at=at, keywords=(f"{skill} {rating}",), has=[title], **facts)
    return mage, mage.attachments[0]


def test_bedazzle_blinds_a_gunman() -> None:
    t = Table()
    mage, spell = caster(t, "Huckster", "Bedazzle")
    bob = t.dude(seat=1, at="town square", bullets=3)
    t.showdown(mage, bob, hands=(LEGAL, "3♣ 3♣ 3♥ 3♦ 9♦"))
    before = t.rank(1)
    t.stack("9♣")
    t.use(spell, "", lambda option: option.payload == ("player", 1))
    assert t.rank(1) == before - 2 and bob.bullets == 0
    t.game.expire("round")
    assert bob.bullets == 0


def test_bedazzle_works_in_lowball() -> None:
    t = Table(stash=5)
    _, spell = caster(t, "Huckster", "Bedazzle")
    t.stack(LEGAL)
    t.stack(CHEATIN, seat=1)
    t.start("gambling")
    t.stack("9♣")
    t.use(spell, "", lambda option: option.payload == ("player", 0))
    assert [(event.player, event.amount) for event in t.events(RankChanged)] == [(0, -2)]


@pytest.mark.parametrize(("pull", "unboots"), [("7♣", True), ("6♣", False)])
def test_exultant_translocation_trades_places(pull: str, unboots: bool) -> None:
    t = Table()
    mage, spell = caster(t, "Blessed", "Exultant Translocation")
    deed = t.deed()
    friend = t.dude(at=deed, booted=True)
    t.stack(pull)
    t.use(spell)
    assert mage.place == deed.id and friend.in_town_square and friend.booted is not unboots


def test_exultant_translocation_leaves_who_cannot_be_moved() -> None:
    t = Table()
    mage, spell = caster(t, "Blessed", "Exultant Translocation")
    robot = t.put("QUATERMAN", at=t.deed())
    t.stack("6♣")
    t.use(spell)
    assert mage.place == robot.place and robot.location.is_deed


@pytest.mark.parametrize(("mine", "theirs", "falls"), [
    (LEGAL, CHEATIN, True), (LEGAL, LEGAL, False), (CHEATIN, CHEATIN, False),
])  # fmt: skip
def test_retribution_strikes_a_cheater(mine: str, theirs: str, falls: bool) -> None:
    t = Table()
    mage, spell = caster(t, "Blessed", "Retribution")
    bob = t.dude(seat=1, at="town square", value=7, keywords=("Harrowed",))
    ben = t.dude(seat=1, at="town square")
    t.shootout(mage, bob, ben)
    t.stack("2♣")
    t.use(spell, "", bob)
    t.hands(mine, theirs + " A♥")
    t.run("resolution")
    assert bob.in_play is not falls and t.boot_hill_of(1) == ([bob] if falls else [])


def test_retribution_is_hard_against_high_values() -> None:
    t = Table()
    mage, spell = caster(t, "Blessed", "Retribution")
    bob = t.dude(seat=1, at="town square", value=8)
    t.shootout(mage, bob)
    t.stack("2♣")
    t.use(spell)
    t.hands(LEGAL, CHEATIN)
    t.run("resolution")
    assert bob.in_play


@rule("CE-Gateway")
def test_the_gateway_is_for_abomination_dudes() -> None:
    t = Table()
    beast_goods = plain("goods", "Pet", keywords=("Abomination",))
    mage, spell = caster(t, "Huckster", "Gateway", bullets=1)
    t.attach(beast_goods, mage)
    t.dude(), t.dude(keywords=("Abomination",), at=t.deed())
    assert not t.can_use(spell)
    beast = t.dude(at="town square", keywords=("Abomination",))
    deed = t.deed(seat=1)
    t.stack("9♣")
    t.use(spell, "send", deed)
    assert beast.place == deed.id


@rule("CE-Gateway")
@pytest.mark.parametrize("keywords", [(), ("Abomination",)])
@either_leads
def test_in_a_shootout_too_the_gateway_calls_abomination_dudes_only(keywords: tuple[str, ...]) -> None:
    t = Table()
    beast = t.dude(keywords=keywords)
    mage, spell = caster(t, "Huckster", "Gateway", bullets=1)
    t.dude(has=[plain("goods", "Pet", keywords=("Abomination",))])
    t.dude(seat=1, keywords=("Abomination",))
    t.shootout(mage, t.dude(seat=1, at="town square"))
    assert t.can_use(spell, "call") is bool(keywords)
    if keywords:
        t.stack("9♣")
        t.use(spell, "call")
        assert beast.in_posse


def test_the_gateway_brings_a_monster_to_the_fight() -> None:
    t = Table()
    mage, spell = caster(t, "Huckster", "Gateway")
    beast = t.dude(keywords=("Abomination",), booted=True)
    t.dude()
    t.shootout(mage, t.dude(seat=1, at="town square"))
    t.stack("9♣")
    t.use(spell, "call")
    assert beast.in_posse and beast.in_town_square


@pytest.mark.parametrize(("bullets", "influence", "after"), [(5, 1, 1), (0, 2, 2), (1, 7, 3)])
def test_the_guiding_wind_levels(bullets: int, influence: int, after: int) -> None:
    t = Table()
    mage, spell = caster(t, "Shaman", "Guiding Wind")
    bob = t.dude(seat=1, at="town square", bullets=bullets, influence=influence)
    t.shootout(mage, bob)
    t.stack("9♣")
    t.use(spell, "", bob)
    assert bob.bullets == after


def test_the_guiding_wind_passes_your_tokens_by() -> None:
    t = Table()
    mage, spell = caster(t, "Shaman", "Guiding Wind")
    bob = t.dude(seat=1, at="town square")
    call = t.hand(able("action", shootout(), lambda use: use.summon("Gunslinger")))
    t.shootout(mage, bob)
    t.use(call)
    t.pass_()
    t.stack("9♣")
    t.use(spell)
    assert set(t.choices()) == {mage, bob}


def test_the_guiding_wind_reaches_its_mark_under_a_limit() -> None:
    t = Table()
    mage, spell = caster(t, "Shaman", "Guiding Wind")
    taiyari = t.put("Taiyari", at="town square")
    ann = t.dude(at="town square", bullets=7, influence=2)
    t.shootout(mage, t.dude(seat=1, at="town square"), taiyari, ann)
    t.use(taiyari, "", ann)
    assert ann.bullets == 4
    t.stack("9♣")
    t.use(spell, "", ann)
    assert ann.bullets == 2


def test_an_ally_may_play_the_trick_of_the_coyote() -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square", bullets=3), t.dude(seat=1, at="town square")
    shaman = t.dude(seat=2, at="town square", keywords=("Shaman 9",), stud=True, has=("Mischievous Coyote",))
    t.callout(ann, bob, "accept", "invite", shaman)
    t.form()
    assert counted(t, ann) == (1, 3)
    t.use(shaman.attachments[0], seat=2)
    assert counted(t, ann) == (3, 1)
