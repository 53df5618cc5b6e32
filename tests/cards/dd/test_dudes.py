"""Double Dealin': dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, in_shootout, noon, shootout
from gomorra.testing import CHEATIN, LEGAL, Table, able, begin, deck_of, plain

PAIR, TRIPLE, FLUSH = "8♠ 8♥ 3♦ 4♣ 6♣", "9♠ 9♥ 9♦ 4♣ 6♣", "2♣ 4♣ 6♣ 8♣ 10♣"

# Dr. Emanuel Ashbel


@pytest.mark.parametrize(("pull", "saved"), [("8♠", True), ("7♠", False)])
def test_emanuel_turns_an_ace_into_a_discard_with_a_pull_above_the_value(pull: str, saved: bool) -> None:
    t = Table()
    doctor = t.put("Dr. Emanuel Ashbel")
    victim = t.dude(seat=1, value=7)
    gallows = t.put(able("deed", noon(target=dude), lambda use: use.ace(use.target)))
    t.stack(pull)
    t.use(gallows, "", victim, "react")
    assert (victim in t.discard_of(1)) is saved and (victim in t.boot_hill_of(1)) is not saved
    assert not doctor.booted


def test_emanuel_operates_on_casualties_too() -> None:
    t = Table()
    t.put("Dr. Emanuel Ashbel")
    ann, bob = t.dude(at="town square", value=4), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    t.hands(f"{LEGAL} Q♠", TRIPLE)
    t.run("react")
    t.answer("react")
    assert ann in t.discard_of()


def test_emanuel_does_not_care_for_discards() -> None:
    t = Table()
    t.put("Dr. Emanuel Ashbel")
    eviction = t.put(able("deed", noon(target=dude), lambda use: use.discard(use.target)))
    victim = t.dude(seat=1)
    t.use(eviction, "", victim)
    assert t.decision.kind == "play" and victim in t.discard_of(1)


# Mario Crane


@pytest.mark.parametrize(
    ("mine", "theirs", "safe"),
    [
        (LEGAL, PAIR, True),
        (LEGAL, TRIPLE, False),  # lost by three ranks
        (PAIR, TRIPLE, True),
        (CHEATIN, TRIPLE, False),  # not legal
    ],
)
def test_mario_is_no_casualty_after_a_legal_reveal_unless_lost_by_three(
    mine: str, theirs: str, safe: bool
) -> None:
    t = Table()
    ann, amy = (t.dude(at="town square") for _ in range(2))
    mario, bob = t.put("Mario Crane", at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob, amy, mario)
    t.hands(f"{mine} A♥", theirs)
    t.run("pick shooters")
    t.answer(ann)
    t.run("casualty")
    assert {ann, amy} <= set(t.choices()) and (mario not in t.choices()) is safe


def test_mario_protects_nobody_but_himself() -> None:
    t = Table()
    ann, mario = t.dude(at="town square"), t.put("Mario Crane", at="town square")
    bob = t.dude(seat=1, at="town square")
    t.shootout(ann, bob, mario)
    t.hands(f"{LEGAL} A♥", PAIR)
    t.run("pick shooters")
    t.answer(ann)
    t.finish()
    assert ann in t.discard_of() and mario.in_play


def test_an_effect_may_still_ace_mario() -> None:
    t = Table()
    mario, bob = t.put("Mario Crane", at="town square"), t.dude(seat=1, at="town square")
    shot = t.hand(
        able("action", shootout(target=dude & in_shootout), lambda use: use.discard(use.target)), seat=1
    )
    t.shootout(mario, bob)
    t.use(shot, "", mario)
    assert not mario.in_play


@pytest.mark.parametrize(("pull", "booted"), [("5♠", True), ("4♠", False)])
def test_leon_boots_a_dude_nearby_with_his_huckster_skill(pull: str, booted: bool) -> None:
    t = Table()
    leon, near = t.put('Leonardo "Leon" Cavallo'), t.dude(seat=1, at="town square", value=6)
    far = t.dude(seat=1)
    t.stack(pull)
    t.use(leon)
    assert leon in t.choices() and far not in t.choices()
    t.answer(near)
    assert near.booted is booted and leon.booted


@pytest.mark.parametrize(("pull", "red"), [("5♥", True), ("5♦", True), ("5♠", False)])
def test_richard_finds_mystical_goods_in_either_pile(pull: str, red: bool) -> None:
    t = Table()
    richard = t.put("Richard Slavin", at=t.deed(keywords=["Out of Town"]))
    lost = t.discard(plain("goods", keywords=["Mystical"]))
    dead = t.boot_hill(plain("goods", keywords=["Mystical"]))
    t.discard(plain("goods"), plain("spell", keywords=["Mystical"]))
    t.stack(pull)
    t.use(richard)
    if red:
        assert t.choices() == [lost, dead]
        t.answer(dead)
    assert t.hand_of() == ([dead] if red else []) and richard.booted and t.decision.seat == 1


def test_richard_pulls_nothing_in_town() -> None:
    t = Table()
    richard = t.put("Richard Slavin")
    t.discard(plain("goods", keywords=["Mystical"]))
    t.stack("5♥")
    t.use(richard)
    assert richard.booted and not t.hand_of() and len(t.discard_of()) == 1 and t.decision.seat == 1


def test_richard_need_not_take_anything() -> None:
    t = Table()
    richard = t.put("Richard Slavin", at=t.deed(keywords=["Out of Town"]))
    t.discard(plain("goods", keywords=["Mystical"]))
    t.stack("5♥")
    t.use(richard, "", "pass")
    assert not t.hand_of() and t.decision.seat == 1


def test_gang_yi_takes_a_dudes_place_against_wanted_dudes() -> None:
    t = Table()
    office = t.deed()
    gang, ann = t.put("Gang Yi", at=office, booted=True), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square", bounty=1)
    t.shootout(ann, foe)
    t.use(gang)
    assert gang.in_posse and gang.in_town_square and gang.booted
    assert not ann.in_posse and ann.place == office.place and not ann.booted


def test_gang_yi_swaps_at_one_place_as_well() -> None:
    t = Table()
    gang, ann = t.put("Gang Yi", at="town square"), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square", bounty=1)
    t.shootout(ann, foe)
    t.use(gang)
    assert gang.in_posse and not ann.in_posse and ann.in_town_square


def test_gang_yi_stays_away_from_the_honest_and_from_his_own_fight() -> None:
    t = Table()
    gang, ann, foe = t.put("Gang Yi"), t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    assert not t.can_use(gang)

    t = Table()
    gang, ann = t.put("Gang Yi", at="town square"), t.dude(at="town square")
    t.shootout(gang, t.dude(seat=1, at="town square", bounty=1), ann)
    assert not t.can_use(gang)


def test_lula_skims_a_deed_that_is_not_hers() -> None:
    t = Table(stash=1)
    theirs, lost = t.deed(seat=1, production=3), t.deed(seat=1, production=5)
    t.deed(production=4)
    lula = t.put('Tallulah "Lula" Morgan', at=theirs)
    t.use(lula)
    assert t.rock() == 3 and lula.booted and lost.controller == 1


def test_angelica_shoots_from_next_door() -> None:
    t = Table()
    angelica, ann = t.put("Angélica Espinosa", booted=True), t.dude(at="town square")
    foe = t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    t.use(angelica)
    assert angelica.in_posse and angelica.at_home and angelica.booted


def test_angelica_must_be_adjacent() -> None:
    t = Table()
    far = t.deed(keywords=["Out of Town"])
    angelica, here = t.put("Angélica Espinosa", at=far), t.put("Angélica Espinosa", at="town square")
    ann, foe = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, foe)
    assert not t.can_use(angelica) and not t.can_use(here)


@pytest.mark.parametrize("code", ["03008", "24088"])
def test_jose_casts_better_in_a_shootout(code: str) -> None:
    t = Table()
    jose, foe = t.put(code, at="town square"), t.dude(seat=1, at="town square")
    assert jose.rating("Huckster") == 0
    t.shootout(jose, foe)
    assert jose.rating("Huckster") == 3
    t.game.rules(0).modify(jose, bullets=2, until="shootout")
    assert jose.rating("Huckster") == 5
    t.hands(PAIR, LEGAL)
    t.finish()
    assert jose.rating("Huckster") == 0


def test_gina_turns_one_card_of_the_opening_hand_into_two() -> None:
    rest = [plain("action", f"Card {n}") for n in range(20)]
    game = begin(deck_of("Law Dogs", ['Genesee "Gina" Tailfeathers'], rest))
    assert game.decision.kind == "grifter"
    before = set(game.state.players[0].hand)
    game.answer(game.decision.options[0].payload)
    thrown = int(game.decision.options[0].payload[1])
    game.answer(game.decision.options[0].payload)
    player = game.state.players[0]
    assert thrown in player.discard and before - set(player.hand) == {thrown}
    assert len(player.hand) == 6 and game.dudes(0)[0].booted


def test_mario_is_not_kept_by_the_hand_of_whom_he_helps() -> None:
    t = Table(seats=3)
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    mario = t.put("Mario Crane", seat=2, at="town square")
    t.callout(ann, bob, "accept", ("invite", 2), mario)
    t.form()
    assert mario.side == ann.side
    t.hands(f"{LEGAL} A♥", PAIR)
    t.run("casualty")
    assert set(t.choices()) == {ann, mario}
