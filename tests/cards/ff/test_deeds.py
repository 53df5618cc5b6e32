"""Faith and Fear: deeds."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import Act, always, cannot, in_discard, noon
from gomorra.engine.events import Paid
from gomorra.testing import Table, able, plain, rule


@pytest.mark.parametrize("seat", [0, 1])
def test_the_first_pawnshop_earns_on_goods_that_anybody_plays(seat: int) -> None:
    t = Table()
    t.put("05020")
    bearer, gun = t.dude(seat=seat), t.hand(plain("goods", cost=2), seat=seat)
    t.shop(gun, bearer)
    assert t.rock(0) == (19 if seat == 0 else 21)


@pytest.mark.parametrize(("code", "earned"), [("05020", 0), ("24109", 1)])
def test_only_the_second_pawnshop_deals_in_goods_that_are_not_played(code: str, earned: int) -> None:
    t = Table()
    t.put(code)
    t.dude()
    gun = t.discard(plain("goods"))
    find = t.hand(able("action", noon(target=in_discard), lambda use: use.play(use.target)))
    t.use(find)
    assert gun.in_play and t.rock() == 20 + earned


def test_the_first_pawnshop_does_not_deal_in_gadgets_or_spells() -> None:
    t = Table()
    t.put("05020")
    bearer = t.dude(keywords=["Mad Scientist 9", "Huckster 1"])
    engine, hex_ = t.hand(plain("goods", keywords=["Gadget 5"]), plain("spell", keywords=["Hex"]))
    t.shop(hex_, bearer)
    t.invent(engine, bearer)
    assert engine.in_play and hex_.in_play and t.rock() == 20


@pytest.mark.parametrize("code", ["05021", "24134"])
def test_the_tax_office_comes_booted(code: str) -> None:
    t = Table()
    office = t.hand(code)
    t.shop(office, "left")
    assert office.in_play and office.booted


@pytest.mark.parametrize(
    ("stash", "answers", "left"), [(3, ["yes"], True), (3, ["no"], False), (1, [], False)]
)
def test_the_tax_office_takes_upkeep_or_the_dude(stash: int, answers: list[str], left: bool) -> None:
    t = Table()
    office, debtor = t.put("California Tax Office"), t.dude(seat=1, upkeep=2)
    t.dude(upkeep=5)
    t.stash(stash, 1)
    t.use(office, "", *answers)
    assert debtor.in_play is left and t.rock(1) == stash - (2 if left else 0) and office.booted
    assert not left or debtor.upkeep == 0


@rule("CR-CaliforniaTaxOffice-a")
def test_upkeep_paid_to_the_office_is_gone_until_the_next_upkeep_is_over() -> None:
    t = Table()
    office, debtor = t.put("California Tax Office"), t.dude(seat=1, upkeep=2, influence=2)
    t.use(office, "", "yes")
    t.game.rules(1).modify(debtor, upkeep=3, until="permanent")
    assert debtor.upkeep == 0
    t.end_day()
    assert t.game.state.phase == "noon" and debtor.in_play and debtor.upkeep == 5
    assert [event.why for event in t.events(Paid) if event.seat == 1 and event.why == "upkeep"] == []


@rule("CR-CaliforniaTaxOffice-b")
def test_the_office_counts_the_upkeep_of_strangers() -> None:
    t = Table("Law Dogs", "Desolation Row")
    office = t.put("California Tax Office")
    t.dude(seat=1, upkeep=1, influence=2, gangs=["Law Dogs"])
    t.use(office, "", "yes")
    assert t.rock(1) == 17


def test_no_upkeep_is_paid_at_once() -> None:
    t = Table()
    office, dude = t.put("California Tax Office"), t.dude(seat=1, upkeep=0)
    t.use(office)
    assert dude.in_play and t.decision.kind == "play"


def test_the_chapel_weakens_abominations_and_sharpens_skills() -> None:
    t = Table()
    chapel = t.put("St. Anthony's Chapel")
    fiend = t.dude(seat=1, at=chapel, keywords=["Abomination", "Huckster 1"], bullets=2)
    priest = t.dude(at=chapel, keywords=["Blessed 1", "Mad Scientist 0", "Kung Fu 1"], value=5)
    away = t.dude(keywords=["Blessed 1", "Abomination"], bullets=2)
    assert fiend.bullets == 1 and fiend.rating("Huckster") == 1
    assert priest.skills == {"Blessed": 2, "Mad Scientist": 1} and priest.rating("Kung Fu") == 1
    assert away.bullets == 2 and away.rating("Blessed") == 1


def test_the_weird_west_estate_answers_only_who_can_be_booted() -> None:
    t = Table(winner=1)
    estate = t.put("24142")
    steady = able("dude", always(cannot(Act.BOOT)), lambda card, item, *others: item is card)
    t.move(t.put(steady, seat=1, at="town square"), estate)
    assert t.decision.kind == "play"
