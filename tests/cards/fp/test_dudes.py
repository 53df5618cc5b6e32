"""Foul Play: dudes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import dude, has, in_town_square, job, location, noon, shootout
from gomorra.catalog import Printing
from gomorra.engine.card.handle import Card
from gomorra.testing import Table, able, begin, deck_of, plain


@pytest.mark.parametrize(("stash", "place", "works"), [(3, 1, True), (30, 1, False), (3, 0, False)])
def test_shizeng_lu_occupies_the_places_of_the_rich(stash: int, place: int, works: bool) -> None:
    t = Table()
    t.stash(stash)
    deed = t.deed(seat=place, control=3, booted=True)
    lu = t.put("Shizeng Lu", at=deed)
    t.dude(influence=9)
    t.dude(seat=1, influence=9)
    assert (lu.control, deed.control) == ((1, 1) if works else (0, 3))
    t.end_day()
    assert deed.booted is works


def test_shizeng_lu_occupies_nothing_in_the_square() -> None:
    t = Table()
    t.stash(3)
    assert t.put("Shizeng Lu", at="town square").control == 0


@pytest.mark.parametrize("code", ["12002", "24021"])
@pytest.mark.parametrize(("keywords", "bonus"), [(("Saloon",), 1), (("Casino",), 1), (("Ranch",), 0)])
def test_forster_cooke_buys_everybody_a_round(code: str, keywords: tuple[str, ...], bonus: int) -> None:
    t = Table()
    forster, far, foe = t.put(code, at=t.deed(keywords=keywords)), t.dude(value=5), t.dude(seat=1, value=5)
    assert (far.bullets, far.value) == (bonus, 5 + bonus)
    assert (foe.bullets, foe.value) == (0, 5) and forster.bullets == 1


def test_joseph_dusty_hill_listens_and_dresses() -> None:
    t = Table()
    joseph = t.put("Joseph Dusty Hill")
    assert (joseph.influence, joseph.bullets, joseph.rating("Shaman")) == (1, 2, 1)
    t.attach("Spirit Guidance", joseph)
    assert (joseph.influence, joseph.bullets, joseph.rating("Shaman")) == (2, 2, 1)
    t.attach(plain("goods", "Robe", keywords=("Attire",)), joseph)
    assert (joseph.influence, joseph.bullets, joseph.rating("Shaman")) == (2, 3, 3)


@pytest.mark.parametrize("code", ["12004", "24057"])
@pytest.mark.parametrize(("influence", "leaves"), [(1, True), (2, False)])
def test_mariel_lewis_talks_a_dude_out_of_it(code: str, influence: int, leaves: bool) -> None:
    t = Table()
    mariel, bob = t.put(code, at="town square"), t.dude(seat=1, at="town square", influence=influence)
    ben = t.dude(seat=1, at="town square")
    t.shootout(mariel, bob, ben)
    t.use(mariel, "", ben)
    assert ben.at_home is leaves and not ben.booted and ben.in_posse is not leaves


@pytest.mark.parametrize(("code", "leaves"), [("12004", True), ("24057", False)])
def test_mariel_lewis_of_the_weird_west_does_not_talk_on_jobs_of_yours(code: str, leaves: bool) -> None:
    t = Table()
    t.put(code)
    bob = t.dude(seat=1, at="town square")
    t.dude(seat=1, at="town square")
    t.use(t.hand("A Coach Comes to Town"))
    t.form(*t.game.dudes(1))
    t.use(t.game.dudes(0)[0], "", bob)
    assert bob.at_home is leaves


def test_mariel_lewis_of_the_weird_west_talks_against_the_jobs_of_others() -> None:
    t = Table(winner=1)
    mariel = t.put("24057", at="town square")
    bob, ben = t.dude(seat=1), t.dude(seat=1)
    t.use(t.hand("A Coach Comes to Town", seat=1), "", bob)
    t.form(mariel, ben)
    t.use(mariel, "", ben)
    assert ben.at_home and not ben.in_posse


STRIP = able("deed", noon(target=has("Hex")), lambda use: use.discard(use.target), title="Strip")


BURN = able("deed", noon(target=has("Hex")), lambda use: use.ace(use.target), title="Burn")


@pytest.mark.parametrize(("answer", "deed", "pile"), [
    ("yes", STRIP, "hand"), ("no", STRIP, "discard"), ("yes", BURN, "discard"), ("no", BURN, "boot hill"),
])  # fmt: skip
def test_the_tattooed_man_keeps_his_hexes(answer: str, deed: Printing, pile: str) -> None:
    t = Table()
    man = t.put("The Tattooed Man", has=["Shadow Walk"])
    ink = man.attachments[0]
    t.use(t.put(deed, seat=1), "", answer)
    piles = {"hand": t.hand_of(), "discard": t.discard_of(), "boot hill": t.boot_hill_of()}
    assert piles[pile] == [ink] and not man.attachments


def test_the_rules_take_his_hexes_all_the_same() -> None:
    t = Table()
    man = t.put("The Tattooed Man", has=["Shadow Walk"])
    ink = man.attachments[0]
    list(t.game.rules(0).discard(ink))
    assert t.discard_of() == [ink]


@pytest.mark.parametrize("bounty", [0, 1])
def test_riorden_denounces_a_dude_with_a_spell(bounty: int) -> None:
    t = Table()
    riorden = t.put("Riorden O'Lithen", at="town square", has=["Dumbstruck"])
    prayer = riorden.attachments[0]
    near, far = t.dude(seat=1, bounty=bounty), t.dude(seat=1, at=t.deed(keywords=("Out of Town",)))
    t.use(riorden)
    assert far not in t.choices()
    t.answer(near)
    assert near.bounty == bounty + 1 and prayer.in_play is (bounty == 1)
    assert prayer.booted is (bounty == 1)


def sky(pet: Printing, seed: int) -> tuple[Card, int]:
    """Sky Borne's game after setup, and what is left of the stash."""
    game = begin(deck_of("Morgan Cattle Co.", ['"Lucky" Sky Borne', pet], value=5), seed=seed)
    return game.dudes(0)[0], game.state.players[0].stash


def test_lucky_sky_borne_starts_with_a_sidekick() -> None:
    hero, _ = sky(plain("goods", "Dog", keywords=("Sidekick",), cost=2), 1)
    assert [card.title for card in hero.attachments] == ["Dog"] and not hero.booted


@pytest.mark.parametrize(("difficulty", "made"), [(6, True), (7, False)])
def test_lucky_sky_borne_has_to_invent_a_gadget(difficulty: int, made: bool) -> None:
    hero, _ = sky(plain("goods", "Robot Dog", keywords=("Sidekick", f"Gadget {difficulty}"), cost=2), 1)
    assert bool(hero.attachments) is made and hero.booted


JOB = able("deed", job(mark=location & in_town_square), lambda use: use.gain(3), title="Works")


@pytest.mark.parametrize(("source", "paid"), [("action", True), ("deed", False)])
def test_elliot_smithson_is_paid_for_jobs_well_done(source: str, paid: bool) -> None:
    t = Table(stash=0)
    leader, elliot = t.dude(), t.put("Elliot Smithson")
    t.use(t.hand("A Coach Comes to Town") if source == "action" else t.put(JOB), "", leader)
    t.form(elliot)
    assert (t.decision.kind == "react") is paid
    if paid:
        t.answer("react")
    t.finish()
    assert elliot.booted and elliot.at_home and leader.booted is not paid
    assert t.rock() == (5 if paid else 3)


def test_elliot_smithson_needs_a_leader_to_unboot() -> None:
    t = Table(stash=0)
    leader, elliot, bob = t.dude(), t.put("Elliot Smithson"), t.dude(seat=1, at="town square")
    kill = t.hand(able("action", shootout(), lambda use: use.discard(leader)))
    end = t.hand(able("action", shootout(), lambda use: use.discard(bob)))
    t.use(t.hand("A Coach Comes to Town"), "", leader)
    t.form(elliot, bob)
    t.use(kill)
    t.use(end)
    assert t.decision.kind == "play" and t.game.shootout is None
    assert elliot.at_home and elliot.booted and t.rock() == 4


def test_elliot_smithson_gets_nothing_for_a_failure() -> None:
    t = Table(stash=0)
    leader, elliot, bob = t.dude(), t.put("Elliot Smithson"), t.dude(seat=1, at="town square")
    t.use(t.hand("A Coach Comes to Town"), "", leader)
    t.form(elliot, bob)
    t.hands("2♣ 4♦ 6♥ 8♠ 10♣ A♥", "K♣ K♦ 3♥ 4♠ 9♣")
    t.run("casualty")
    t.answer(leader)
    t.run("flee")
    t.answer(elliot)
    t.finish()
    assert elliot.at_home and elliot.booted and t.rock() == 0


HIT = able(
    "dude", shootout(target=dude), lambda use: use.modify(use.target, bullets=-2), title="Hitter", bullets=3
)


def test_shelby_hunt_rises_against_the_stronger() -> None:
    t = Table()
    shelby, bob = t.put("Shelby Hunt", at="town square"), t.put(HIT, seat=1, at="town square")
    t.shootout(shelby, bob)
    t.use(shelby)
    assert shelby.bullets == 3 and shelby.is_stud
    t.use(bob, "", shelby)
    assert shelby.bullets == 3
    t.finish()
    assert not shelby.in_play or shelby.bullets == 2


def test_shelby_hunt_does_nothing_against_equals() -> None:
    t = Table()
    shelby, bob = t.put("Shelby Hunt", at="town square"), t.dude(seat=1, at="town square", bullets=2)
    t.shootout(shelby, bob)
    t.use(shelby)
    assert shelby.bullets == 2 and not shelby.is_stud
