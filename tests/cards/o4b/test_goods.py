"""Out for Blood: goods."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, Until, shootout
from gomorra.engine.fights.drawing import bonuses
from gomorra.testing import Table, able, plain, rule

SQUARE = "town square"


@pytest.mark.parametrize(("keywords", "pulled", "made"), [
    (("Huckster 3",), "5♣", True),
    (("Huckster 3",), "4♣", False),
    (("Mad Scientist 1", "Huckster 3"), "5♣", True),
    (("Mad Scientist 3",), "5♣", True),
])  # fmt: skip
def test_the_magnum_opus_is_invented_by_hucksters_too(
    keywords: tuple[str, ...], pulled: str, made: bool
) -> None:
    t = Table()
    maker, opus = t.dude(keywords=keywords), t.hand("Magnum Opus Tenebri")
    t.stack(pulled)
    t.invent(opus, maker)
    assert opus.in_play is made


def test_the_magnum_opus_makes_nobody_else_an_inventor() -> None:
    t = Table()
    witch = t.dude(keywords=("Huckster 3",))
    toy, opus = t.hand(plain("goods", "Toy", keywords=("Gadget 1",)), "Magnum Opus Tenebri")
    assert t.why_not("invent", toy, witch) is not None and t.why_not("invent", opus, witch) is None
    saint = t.dude(keywords=("Blessed 3",))
    assert t.why_not("invent", opus, saint) is not None


@pytest.mark.parametrize(("value", "asks"), [(4, False), (1, True)])
def test_the_magnum_opus_overwhelms(value: int, asks: bool) -> None:
    t = Table()
    ann = t.dude(at=SQUARE, bullets=2, has=["Magnum Opus Tenebri"])
    beast = t.dude(at=SQUARE, bullets=2, keywords=("Abomination",))
    bob, ben = t.dude(seat=1, at=SQUARE, value=value), t.dude(seat=1, at=SQUARE, value=5)
    t.dude(keywords=("Abomination",))
    t.shootout(ann, bob, beast, ben)
    t.use(ann.attachments[0])
    assert bob.at_home and bob.booted and ann.booted and ann.attachments[0].booted
    assert (t.decision.kind == "choose") is asks
    if asks:
        assert t.choices() == [beast]
        t.answer(beast)
        assert beast in t.boot_hill_of() and bob in t.boot_hill_of(1)


def test_the_magnum_opus_needs_its_bearer_unbooted() -> None:
    t = Table()
    ann = t.dude(at=SQUARE, booted=True, bullets=9, has=["Magnum Opus Tenebri"])
    friend, bob = t.dude(at=SQUARE), t.dude(seat=1, at=SQUARE, value=1)
    t.shootout(friend, bob, ann)
    assert not t.can_use(ann.attachments[0])


@rule("CR-HaroldAimslee-a")
@pytest.mark.parametrize(("value", "gear"), [(9, []), (1, ["13015"])])
def test_the_magnum_opus_needs_somebody_to_send(value: int, gear: list[str]) -> None:
    t = Table()
    ann = t.dude(at=SQUARE, bullets=2, has=["Magnum Opus Tenebri"])
    bob = t.dude(seat=1, at=SQUARE, value=value, has=gear)
    t.shootout(ann, bob)
    assert not t.can_use(ann.attachments[0])


@pytest.mark.parametrize(("cost", "bullets", "gone"), [(2, 1, True), (3, 1, False), (0, -1, False)])
def test_the_scattergun_clears_the_room(cost: int, bullets: int, gone: bool) -> None:
    t = Table()
    ann = t.dude(at=SQUARE, bullets=bullets, has=["Scattergun"])
    bob = t.dude(seat=1, at=SQUARE, has=[plain("goods", "Dog", keywords=("Sidekick",), cost=cost)])
    t.dude(seat=1, at=SQUARE)
    t.shootout(ann, bob)
    t.use(ann.attachments[0], "clear_the_room")
    assert (not bob.attachments) is gone and ann.attachments[0].booted and bob.in_posse


def test_the_scattergun_hits_tokens() -> None:
    t = Table()
    ann, bob = t.dude(at=SQUARE, has=["Scattergun"]), t.dude(seat=1, at=SQUARE)
    call = t.hand(able("action", shootout(), lambda use: use.summon("Gunslinger")), seat=1)
    t.shootout(ann, bob)
    t.pass_()
    t.use(call)
    fight = t.game.shootout
    assert fight is not None and len(fight.posses[1]) == 2
    t.use(ann.attachments[0], "clear_the_room")
    assert fight.posses[1] == [bob.id]


@pytest.mark.parametrize("shooter", [True, False])
def test_the_scattergun_keeps_heads_down(shooter: bool) -> None:
    t = Table()
    ann = t.dude(at=SQUARE, has=["Scattergun"])
    bob, ben = t.dude(seat=1, at=SQUARE, bullets=2, influence=1), t.dude(seat=1, at=SQUARE, bullets=2)
    t.shootout(ann, bob, ben)
    t.use(ann.attachments[0], "keep_down")
    fight = t.game.shootout
    assert fight is not None
    fight.shooters[1] = ben.id if shooter else bob.id
    assert bonuses(t.game, fight, 1) == ((0, 3) if shooter else (0, 2))


@pytest.mark.parametrize(("joins", "value", "control", "influence"), [
    (True, 1, 0, 2), (False, 1, 1, 1), (False, 13, 1, 2),
])  # fmt: skip
def test_the_needle_taunts(joins: bool, value: int, control: int, influence: int) -> None:
    t = Table()
    place = t.deed(seat=1)
    ann = t.dude(at=SQUARE, value=5, has=["Adler's Needle"])
    bob, other = t.dude(seat=1, at=SQUARE), t.dude(seat=1, at=place, value=value, influence=2)
    t.dude(seat=1, at=t.deed(keywords=("Out of Town",))), t.dude(at=place)
    t.shootout(ann, bob)
    t.use(ann.attachments[0])
    assert t.decision.seat == 1
    t.answer(joins)
    assert other.in_posse is joins and ann.control == control and other.influence == influence
    if influence == 1:
        other.body.location = t.game.outfit(1).id
        t.game.state.version += 1
        assert other.influence == 2


def test_the_scattergun_finds_what_it_can_hit() -> None:
    t = Table()
    pet = plain("goods", "Pet", keywords=("Sidekick",))
    ann, bob = (
        t.dude(at="town square", bullets=1, has=["Scattergun"]),
        t.dude(seat=1, at="town square", has=[pet]),
    )
    t.game.rules(1).forbid(Act.DISCARD, bob.attachments[0], whose="cards", until=Until.DAY)
    sick = t.attach(pet, bob)
    t.shootout(ann, bob)
    t.use(ann.attachments[0], "clear_the_room")
    assert not sick.in_play
