"""Faith and Fear: spells."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, noon
from gomorra.engine.card.handle import Card
from gomorra.testing import LEGAL, Table, able, either_leads, plain, rule

PAIR, TRIPLE = "8♠ 8♥ 3♦ 4♣ 6♣", "9♠ 9♥ 9♦ 4♣ 6♣"
GALLOWS = able("deed", noon(target=dude), lambda use: use.ace(use.target))
EVICTION = able("deed", noon(target=dude), lambda use: use.discard(use.target))


def healer(t: Table, code: str, at: Card | str = "home", **facts: object) -> tuple[Card, Card]:
    blessed = t.dude(at=at, keywords=("Blessed 3",), has=(code,), **facts)
    return blessed, blessed.attachments[0]


@pytest.mark.parametrize(("code", "pull", "saved"), [
    ("05029", "5♠", True), ("05029", "4♠", False), ("24193", "3♠", True), ("24193", "2♠", False),
])  # fmt: skip
def test_lay_on_hands_saves_a_casualty_next_door(code: str, pull: str, saved: bool) -> None:
    t = Table()
    blessed, spell = healer(t, code)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.hands(f"{LEGAL} {pull}", PAIR)
    t.run("react")
    t.answer("react")
    assert ann.in_play is saved and blessed.booted is saved and spell.booted
    if saved:
        assert ann.at_home and ann.booted


@pytest.mark.parametrize("code", ["05029", "24193"])
def test_lay_on_hands_saves_from_an_ace_at_any_time(code: str) -> None:
    t = Table()
    healer(t, code, at="town square")
    bob = t.dude(seat=1, at="town square")
    t.stack("K♠")
    t.use(t.put(GALLOWS, seat=1), "", bob, "react", seat=1)
    assert bob.at_home and bob.booted


@pytest.mark.parametrize("code", ["05029", "24193"])
def test_the_patient_stays_booted_through_sundown(code: str) -> None:
    t = Table()
    blessed, _ = healer(t, code, at="town square")
    bob = t.dude(seat=1, at="town square")
    t.stack("K♠")
    t.use(t.put(GALLOWS), "", bob, "react")
    t.end_day()
    assert bob.booted and not blessed.booted
    t.end_day()
    assert not bob.booted


def test_a_plain_discard_is_no_case_for_lay_on_hands() -> None:
    t = Table()
    healer(t, "05029", at="town square")
    bob = t.dude(seat=1, at="town square")
    t.use(t.put(EVICTION), "", bob)
    assert t.decision.kind == "play" and bob in t.discard_of(1)


def test_the_blessed_does_not_heal_himself() -> None:
    t = Table()
    blessed, _ = healer(t, "05029")
    t.use(t.put(GALLOWS))
    assert blessed in t.boot_hill_of()


@rule("CR-LayonHands-a")
@pytest.mark.parametrize("code", ["05029", "24193"])
@pytest.mark.parametrize("how", ["casualty", "casualty aced", "ace"])
@pytest.mark.parametrize(("where", "reaches"), [("town square", True), ("home", True), ("far", False)])
@either_leads
def test_lay_on_hands_reaches_no_further_than_next_door(
    where: str, reaches: bool, how: str, code: str
) -> None:
    t = Table()
    far = t.deed(seat=1, keywords=("Out of Town",))
    _, spell = healer(t, code, at=far if where == "far" else where)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    if how == "ace":
        t.use(t.put(GALLOWS), "", ann)
    else:
        t.shootout(ann, bob)
        t.hands(LEGAL, TRIPLE if how == "casualty aced" else PAIR)
        while t.decision.kind != "react" and t.game.shootout is not None:
            t.game.answer(t.plain_answer())
    assert t.can_use(spell) is reaches
    assert ann.in_play is reaches


def test_a_booted_blessed_cannot_lay_on_hands() -> None:
    t = Table()
    healer(t, "05029", at="town square", booted=True)
    bob = t.dude(seat=1, at="town square")
    t.use(t.put(GALLOWS), "", bob)
    assert bob in t.boot_hill_of(1)


def caster(t: Table, skill: str, code: str, *, at: str = "town square", **facts: object) -> tuple[Card, Card]:
    ann = t.dude(at=at, keywords=[f"{skill} 0"], has=[code], **facts)
    return ann, ann.attachments[0]


# Mirror, Mirror


@rule("CR-MirrorMirror-a")
@pytest.mark.parametrize(("stud", "bullets", "mine"), [(True, 4, 4), (False, 4, 4), (True, 1, 2)])
@pytest.mark.parametrize("was_stud", [True, False])
@either_leads
def test_mirror_mirror_copies_type_and_missing_bullets(
    stud: bool, bullets: int, mine: int, was_stud: bool
) -> None:
    t = Table()
    ann, spell = caster(t, "Huckster", "Mirror, Mirror", bullets=2, stud=was_stud)
    foe = t.dude(seat=1, at="town square", stud=stud, bullets=bullets)
    t.shootout(ann, foe)
    t.stack("4♠")
    t.use(spell, "reflect")
    assert ann.is_stud is stud and ann.bullets == mine and foe.bullets == bullets


@pytest.mark.parametrize(("bullets", "left"), [(4, 2), (1, 1)])
def test_mirror_mirror_makes_a_foe_like_the_huckster(bullets: int, left: int) -> None:
    t = Table()
    ann, spell = caster(t, "Huckster", "Mirror, Mirror", bullets=2)
    foe = t.dude(seat=1, at="town square", stud=True, bullets=bullets)
    t.shootout(ann, foe)
    t.stack("6♠")
    t.use(spell, "distort")
    assert not foe.is_stud and foe.bullets == left and ann.bullets == 2


def test_mirror_mirror_fails_below_its_difficulties() -> None:
    t = Table()
    ann, spell = caster(t, "Huckster", "Mirror, Mirror", bullets=2)
    foe = t.dude(seat=1, at="town square", stud=True, bullets=4)
    t.shootout(ann, foe)
    t.stack("5♠")
    t.use(spell, "distort")
    assert foe.is_stud and foe.bullets == 4 and spell.booted


# Holy Roller


@rule("CR-HolyRoller-a", "CR-HolyRoller-b")
@pytest.mark.parametrize("code", ["05030", "24195"])
def test_holy_roller_keeps_its_bullet_but_protects_for_one_round(code: str) -> None:
    t = Table()
    ann, spell = caster(t, "Blessed", code)
    friends, foes = ([t.dude(seat=seat, at="town square") for _ in range(2)] for seat in (0, 1))
    t.shootout(ann, foes[0], *friends, *foes[1:], t.dude(seat=1, at="town square"))
    t.stack("6♠")
    t.use(spell)
    assert ann.bullets == 1
    t.hands(LEGAL, LEGAL)
    t.run("casualty")
    assert t.choices() and ann not in t.choices()
    t.answer((friends[0], "discard"))
    t.next_round()
    assert ann.bullets == 1
    t.hands(LEGAL, LEGAL)
    t.run("casualty")
    assert ann in t.choices()
    t.answer((friends[1], "discard"))
    for foe in t.game.dudes(t.seat(1)):
        list(t.game.rules(t.seat(0)).send_home_booted(foe))
    t.finish()
    assert ann.in_play and t.game.shootout is None and ann.bullets == 0


@rule("CR-HolyRoller-b")
@pytest.mark.parametrize(("hand", "safe"), [(TRIPLE, False), ("8♠ 8♥ 3♦ 3♣ 6♣", True)])
def test_holy_roller_gives_way_to_a_loss_by_three(hand: str, safe: bool) -> None:
    t = Table()
    ann, spell = caster(t, "Blessed", "Holy Roller")
    friends = [t.dude(at="town square") for _ in range(3)]
    foe = t.dude(seat=1, at="town square")
    t.shootout(ann, foe, *friends)
    t.stack("6♠")
    t.use(spell)
    t.hands(LEGAL, hand)
    t.run("casualty")
    assert (ann not in t.choices()) is safe


# The Lord Provides


@pytest.mark.parametrize(("pull", "found"), [("9♠", True), ("8♠", False)])
def test_the_lord_provides_an_action_and_is_used_up(pull: str, found: bool) -> None:
    t = Table()
    ann, spell = caster(t, "Blessed", "The Lord Provides")
    foe, lying = t.dude(seat=1, at="town square"), t.discard(plain("action", "Gift"), plain("goods"))[0]
    t.shootout(ann, foe)
    t.stack(pull)
    t.use(spell)
    assert ann.booted is found
    if found:
        t.answer("discard pile")
        assert t.choices() == [lying]
        t.answer(lying)
    assert (lying in t.hand_of()) is found and spell.in_play is not found


def test_the_lord_provides_from_the_deck_for_all_to_see() -> None:
    t = Table()
    ann, spell = caster(t, "Blessed", "The Lord Provides")
    foe = t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    t.stack("9♠", plain("action", "Gift"))
    t.use(spell, "", "deck and discard pile")
    gift = next(card for card in t.choices() if card.title == "Gift")
    t.answer(gift)
    assert [card.title for card in t.hand_of()] == ["Gift"]
    assert t.game.state.known[t.hand_of()[0].id] & 2


def test_the_lord_provides_nothing_to_a_booted_blessed() -> None:
    t = Table()
    ann, spell = caster(t, "Blessed", "The Lord Provides", booted=True)
    t.shootout(t.dude(at="town square"), t.dude(seat=1, at="town square"), ann)
    assert not t.can_use(spell)


# Phantasm


@pytest.mark.parametrize("code", ["05032", "24186"])
def test_phantasm_lures_an_unbooted_dude_next_door_to_itself(code: str) -> None:
    t = Table()
    mill, shop = t.deed(), t.deed()
    ann, spell = caster(t, "Huckster", code)
    near, _ = t.dude(seat=1, at=mill), t.dude(seat=1, at=mill, booted=True)
    t.stack("9♠")
    t.use(spell, "lure")
    assert {card.place for card in t.choices()} >= {shop.place} and ann not in t.choices()
    assert near.location not in t.choices()
    t.answer(shop)
    assert near.place == shop.place and not near.booted


@pytest.mark.parametrize(("pull", "moved"), [("Q♠", True), ("J♠", False)])
def test_phantasm_drives_out_booted_dudes_from_here(pull: str, moved: bool) -> None:
    t = Table()
    ann, spell = caster(t, "Huckster", "Phantasm")
    foe, _ = t.dude(seat=1, at="town square", booted=True), t.dude(seat=1, booted=True)
    t.stack(pull)
    t.use(spell, "drive_out", t.game.outfit(1))
    assert foe.at_home is moved and foe.booted and ann.in_town_square


@pytest.mark.parametrize(("code", "offered"), [("05032", True), ("24186", False)])
def test_phantasm_on_who_has_nowhere_to_go(code: str, offered: bool) -> None:
    t = Table()
    ranch = t.deed(keywords=["Out of Town"])
    _, spell = caster(t, "Huckster", code, at=ranch)
    foe = t.dude(seat=1, at=ranch)
    assert t.can_use(spell, "lure") is offered
    if offered:
        t.stack("9♠")
        t.use(spell, "lure")
        assert foe.place == ranch.place and spell.booted


# Walk the Path


@pytest.mark.parametrize("code", ["05033", "24198"])
def test_walk_the_path_leads_a_dude_here_from_anywhere(code: str) -> None:
    t = Table()
    ann, spell = caster(t, "Blessed", code)
    far, _ = t.dude(at=t.deed(seat=1, keywords=["Out of Town"]), booted=True), t.dude(seat=1)
    t.stack("6♠")
    t.use(spell, "lead")
    assert far.in_town_square and far.booted and not ann.booted


@pytest.mark.parametrize("code", ["05033", "24198"])
def test_walk_the_path_calls_a_dude_into_the_posse_and_unboots_it(code: str) -> None:
    t = Table()
    ann, spell = caster(t, "Blessed", code)
    far, foe = (
        t.dude(at=t.deed(seat=1, keywords=["Out of Town"]), booted=True),
        t.dude(seat=1, at="town square"),
    )
    t.shootout(ann, foe)
    t.stack("7♠")
    t.use(spell, "call")
    assert far.in_posse and far.in_town_square and not far.booted


def test_walk_the_path_calls_nobody_to_other_posses() -> None:
    t = Table()
    _, spell = caster(t, "Blessed", "Walk the Path", at="home")
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.dude()
    t.shootout(ann, foe)
    assert not t.can_use(spell, "call")


# Soothe


@pytest.mark.parametrize(
    ("code", "pull", "soothed"),
    [
        ("05034", "10♠", True),
        ("05034", "9♠", False),
        ("24199", "8♠", True),
        ("24199", "7♠", False),
    ],
)
def test_soothe_boots_the_blessed_and_unboots_another(code: str, pull: str, soothed: bool) -> None:
    t = Table()
    ann, spell = caster(t, "Blessed", code)
    tired, far = t.dude(booted=True), t.dude(at=t.deed(keywords=["Out of Town"]), booted=True)
    t.stack(pull)
    t.use(spell)
    assert tired.booted is not soothed and far.booted and ann.booted is soothed and spell.booted


def test_soothe_needs_an_unbooted_blessed_and_somebody_else() -> None:
    t = Table()
    _, spell = caster(t, "Blessed", "Soothe", booted=True)
    t.dude(booted=True)
    assert not t.can_use(spell)

    t = Table()
    _, spell = caster(t, "Blessed", "Soothe")
    t.dude()
    assert not t.can_use(spell)
