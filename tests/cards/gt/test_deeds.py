"""Ghost Town: deeds."""

from __future__ import annotations

import pytest

from gomorra.catalog import catalog
from gomorra.decks.deck import Deck, Entry
from gomorra.decks.starting_gang import violations
from gomorra.engine.board.players import poorer
from gomorra.testing import Table, deck_of, plain, rule


@pytest.mark.parametrize(("mine", "theirs", "less"), [(5, 5, True), (6, 5, False), (4, 5, True)])
def test_companhursts_makes_you_the_poorer_in_a_tie(mine: int, theirs: int, less: bool) -> None:
    t = Table()
    t.put("Companhurst's")
    t.stash(mine)
    t.stash(theirs, seat=1)
    assert poorer(t.game, 0, 1) is less
    assert poorer(t.game, 1, 0) is (theirs < mine)


def test_the_tie_must_be_for_the_least() -> None:
    t = Table(seats=3)
    t.put("Companhurst's")
    for seat, amount in enumerate((5, 5, 2)):
        t.stash(amount, seat=seat)
    assert not poorer(t.game, 0, 1)


def test_the_deed_serves_its_controller() -> None:
    t = Table()
    deed = t.put("Companhurst's")
    t.dude(seat=1, at=deed, influence=1)
    assert poorer(t.game, 1, 0) and not poorer(t.game, 0, 1)


@rule("CG-Core-d")
def test_companhursts_starts_with_the_righteous_bandits_only() -> None:
    def findings(outfit: str) -> list[str]:
        cards = [Entry(catalog().find(outfit).first, 1), Entry(catalog().find("Companhurst's").first, 1, 1)]
        return [finding.rule for finding in violations(Deck.of("test", cards))]

    assert findings("108 Righteous Bandits") == [] and findings("Law Dogs") == ["CG-Core-c"]


RANCH = plain("deed", "Old Ranch")


@pytest.mark.parametrize("moves", [True, False])
def test_the_lot_commission_sells_a_deed_and_shows_the_way(moves: bool) -> None:
    t = Table(stash=5)
    office, ranch = t.put("Gomorra Lot Commission"), t.put(RANCH, seat=1)
    ann, lot = t.dude(booted=True), t.hand(RANCH)
    t.hand(plain("action"))
    t.use(office, "", ann if moves else "pass")
    assert t.rock() == 6 and lot in t.discard_of() and (ann.place == ranch.id) is moves and ann.booted


def test_the_lot_commission_moves_nobody_without_a_match() -> None:
    t = Table()
    office = t.put("Gomorra Lot Commission")
    t.dude()
    t.hand(RANCH)
    t.use(office)
    assert t.decision.kind == "play"


def test_the_lot_commission_needs_a_deed_in_hand() -> None:
    t = Table()
    t.hand(plain("action"))
    assert not t.can_use(t.put("Gomorra Lot Commission"))


@pytest.mark.parametrize(("deed", "outfit", "allowed"), [
    ("Gomorra Lot Commission", "Law Dogs", True), ("Wagner Memorial Ranch", "Law Dogs", False),
    ("Wagner Memorial Ranch", "Morgan Cattle Co.", True),
])  # fmt: skip
def test_core_deeds_start_with_their_outfits(deed: str, outfit: str, allowed: bool) -> None:
    assert (not list(violations(deck_of(outfit, [deed])))) is allowed


@pytest.mark.parametrize(("keywords", "grows"), [(("Horse",), 1), (("Improvement",), 1), ((), 0)])
def test_wagner_ranch_helps_inventors(keywords: tuple[str, ...], grows: int) -> None:
    t = Table()
    ranch = t.put("Wagner Memorial Ranch")
    ann = t.dude(at=ranch, keywords=("Mad Scientist 1",))
    gadget = t.hand(plain("goods", "Thing", keywords=("Gadget 9", *keywords)))
    t.stack("6♠")
    t.invent(gadget, ann, "react")
    assert gadget.in_play and not ann.booted and ranch.booted and ranch.production == grows
    t.end_day()
    assert ranch.production == grows


def test_wagner_ranch_cannot_prevent_a_failure() -> None:
    t = Table()
    ranch = t.put("Wagner Memorial Ranch")
    ann = t.dude(at=ranch, keywords=("Mad Scientist 1",))
    gadget, second = t.hand(*(plain("goods", f"Thing {n}", keywords=("Gadget 9", "Horse")) for n in range(2)))
    t.stack("5♠ 10♠")
    t.invent(gadget, ann, "react")
    assert gadget in t.discard_of() and ann.booted and ranch.production == 0
    t.game.state.bodies[ann.id].booted = False
    t.invent(second, ann)
    assert second.in_play and ann.booted and ranch.production == 0


def test_wagner_ranch_helps_only_at_the_ranch() -> None:
    t = Table()
    t.put("Wagner Memorial Ranch")
    ann = t.dude(keywords=("Mad Scientist 1",))
    t.stack("9♠")
    t.invent(t.hand(plain("goods", "Thing", keywords=("Gadget 9",))), ann)
    assert ann.booted


@pytest.mark.parametrize(("place", "booted", "works"), [
    ("here", False, False), ("next door", False, False), ("far", False, True), ("here", True, True),
])  # fmt: skip
def test_market_street_distracts_from_skill_tests(place: str, booted: bool, works: bool) -> None:
    t = Table()
    street = t.put("Market Street", seat=1, booted=booted)
    where = {"here": street, "next door": "town square", "far": t.deed(keywords=("Out of Town",))}[place]
    shaman = t.dude(at=where, keywords=("Shaman 1",), has=["Strength of the Ancestors"])
    t.stack("4♠")
    t.use(shaman.attachments[0])
    assert shaman.is_stud is works


def test_market_street_closes_early() -> None:
    t = Table()
    street = t.put("Market Street")
    t.use(street)
    assert street.booted and not t.can_use(street)


@pytest.mark.parametrize("code", ["14020", "24133"])
@pytest.mark.parametrize(
    ("keywords", "gain"), [(("Saloon",), 0), (("Casino",), 2), (("Saloon", "Casino"), 2)]
)
def test_the_distillery_delivers_to_saloons_and_casinos(
    code: str, keywords: tuple[str, ...], gain: int
) -> None:
    t = Table(stash=5)
    still, bar = t.put(code), t.deed(keywords=keywords)
    t.deed(seat=1, keywords=keywords)
    spare = t.hand(plain("action"))
    t.use(still, "", *([spare] if "Saloon" in keywords else []))
    assert bar.booted and still.booted and t.rock() == 5 + gain
    assert (spare in t.discard_of()) is ("Saloon" in keywords) and len(t.hand_of()) == 1


@pytest.mark.parametrize("code", ["14020", "24133"])
def test_nobody_has_to_drink(code: str) -> None:
    t = Table()
    still, bar = t.put(code), t.deed(keywords=("Saloon",))
    spare = t.hand(plain("action"))
    t.use(still, "", "pass")
    assert bar.booted and t.hand_of() == [spare]


@pytest.mark.parametrize("code", ["14021", "24139"])
def test_silent_sigil_takes_the_discard_and_gives_a_card(code: str) -> None:
    t = Table()
    t.put(code)
    t.dude(seat=1, influence=9)
    t.hand(plain("action"))
    t.hand(plain("action"), seat=1)
    t.run("sundown")
    assert t.decision.seat == 1 and t.decision.kind == "sundown discard"
    t.answer("done")
    assert t.decision.seat == 0 and t.decision.kind == "react" and len(t.hand_of()) == 5
    t.answer("react")
    assert len(t.hand_of()) == 6 and len(t.hand_of(1)) == 5
