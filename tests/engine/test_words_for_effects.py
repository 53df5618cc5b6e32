"""Words of card texts whose parts no single card shows: searching, what was affected, casualties, purposes."""

from __future__ import annotations

import pytest

from gomorra.cards.vocabulary import (
    Card,
    Use,
    always,
    dude,
    goods,
    happens,
    in_town_square,
    job,
    location,
    noon,
    this_dude,
    trait,
    up_to,
    where,
)
from gomorra.engine.events import Booted
from gomorra.testing import LEGAL, Table, able, plain

GUN = plain("goods", "Gun")


@pytest.mark.parametrize(
    ("piles", "answers", "found"),
    [
        ("deck", [], {"deck"}),
        ("deck and discard", [], {"deck", "discard"}),
        ("deck and/or discard", ["deck and discard pile"], {"deck", "discard"}),
        ("deck and/or discard", ["discard pile"], {"discard"}),
        ("deck or discard", ["deck"], {"deck"}),
        ("deck or discard", ["discard pile"], {"discard"}),
    ],
)
def test_a_search_goes_through_the_piles_it_names(piles: str, answers: list[str], found: set[str]) -> None:
    t = Table()
    t.stack(plain("goods", "deck"))
    t.discard(plain("goods", "discard"))
    t.use(t.hand(able("action", noon(), lambda use: use.search(goods, piles=piles))), "", *answers)
    assert {card.title for card in t.choices()} == found
    t.answer("pass")
    assert t.decision.kind == "play"


def test_an_empty_deck_does_not_keep_from_searching_the_discard_pile() -> None:
    t = Table()
    t.game.state.players[0].deck.clear()
    gun = t.discard(GUN)
    t.use(t.hand(able("action", noon(), lambda use: use.search(goods, piles="deck and discard"))))
    assert t.choices() == [gun]


def test_a_use_knows_what_it_has_affected() -> None:
    t = Table()
    seen: list[tuple[int, int, int]] = []
    t.put(able("deed", trait("after", happens.AbilityUsed), lambda use: seen.extend(use.event.use.affected)))
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")

    def shove(use: Use) -> object:
        yield from use.move(use.target, use.game.outfit(1))
        use.modify(use.target, bullets=-1)

    t.use(t.hand(able("action", noon(target=dude & where(lambda card, use: card is bob)), shove)))
    home = t.game.state.players[1].home
    assert seen == [(bob.id, 1, 0), (bob.id, 1, home)] and ann.in_town_square


def test_costs_and_what_was_prevented_affect_nobody() -> None:
    t = Table()
    seen: list[tuple[int, int, int]] = []
    t.put(able("deed", trait("after", happens.AbilityUsed), lambda use: seen.extend(use.event.use.affected)))
    ann = t.put(able("dude", noon(boot=True), lambda use: use.boot(use.card)))
    t.use(ann)
    assert seen == [] and ann.booted


@pytest.mark.parametrize(("theirs", "safe"), [("8♠ 8♥ 3♦ 3♣ 6♣", True), ("9♠ 9♥ 9♦ 4♣ 6♣", False)])
def test_a_dude_is_no_casualty_unless_beaten_by_so_much(theirs: str, safe: bool) -> None:
    t = Table()
    ann, ben, cal, foe = (t.dude(seat=seat, at="town square") for seat in (0, 0, 0, 1))
    t.shootout(ann, foe, ben, cal)
    t.game.rules(0).change(ann.id, "no casualty unless beaten by", 3, until="round")
    t.hands(LEGAL, theirs)
    t.run("casualty")
    assert (ann not in t.choices()) is safe


def test_the_boot_of_a_spell_with_a_job_is_the_spells() -> None:
    t = Table()
    mission = able("spell", job(spell=5, boot=True, mark=location & in_town_square), keywords=["Hex"])
    ann = t.dude(keywords=["Huckster 9"], has=[mission])
    t.use(ann.attachments[0])
    booted = [(event.card, event.cost) for event in t.events(Booted)]
    assert booted == [(ann.attachments[0].id, True), (ann.id, False)]  # the leader only on the way home


def test_an_optional_boot_is_asked_for_only_where_it_helps() -> None:
    def reach(card: Card, use: Use) -> bool:
        return card.place == use.here.place or bool(use.roles.get("boots"))

    t = Table()
    look = able("goods", noon(boots=up_to(1, this_dude), target=dude & where(reach)), lambda use: use.draw())
    ann = t.dude(has=[look], booted=True)
    t.dude(seat=1)
    t.use(ann.attachments[0])
    assert len(t.hand_of()) == 1 and t.decision.seat == 1  # nobody else is in reach, nothing is asked


def test_a_dude_may_be_opened_to_one_kind_of_card() -> None:
    t = Table()
    ann, foe = t.dude(at="town square", keywords=["Blessed 0"]), t.dude(seat=1, at="town square")
    psalm, _ = t.hand(plain("spell", keywords=["Miracle"]), GUN)
    t.game.rules(0).change(ann.id, "attaches anywhere", "Miracle", until="day")
    t.turn_of(0)
    assert t.offers("shop") == [("shop", psalm.id, ann.id)]
    t.shootout(ann, foe)
    assert t.offers("shop") == [("shop", psalm.id, ann.id)]


@pytest.mark.parametrize(("where_", "pays"), [("home", True), ("town square", False)])
def test_ghost_rock_for_gadgets_here_pays_here_only(where_: str, pays: bool) -> None:
    t = Table(stash=0)
    safe = t.dude("Safe")
    machine = able("goods", noon(pay=1), lambda use: use.draw(), keywords=["Gadget 5"])
    ann = t.dude(at=where_, has=[machine])
    safe.body.rock = 1
    safe.body.counters["purse"] = "gadget at here"
    assert t.can_use(ann.attachments[0]) is pays


def test_lasting_effects_leave_what_is_unaffected_alone() -> None:
    t = Table()
    ward = always("cannot affect")
    wise = t.put(able("dude", ward, lambda card, asked, use, other: use is not None and use.seat != 0))
    charm = plain("goods", "Charm")
    t.attach(charm, wise)

    def curse(use: Use) -> None:
        use.forbid("unboot", use.target)
        use.give_keyword(use.target, "Abomination")

    t.use(t.hand(able("action", noon(target=dude), curse), seat=1))
    assert not wise.has("Abomination") and not t.game.stopped("unboot", wise, None)


@pytest.mark.parametrize(("kind", "rank"), [("resolution", 2), ("delayed", 2), ("trait", 5), ("cheatin", 5)])
def test_ranks_that_hold_are_set_by_traits_and_cheatin_only(kind: str, rank: int) -> None:
    t = Table()
    ann, bob = t.dude(at="town square"), t.dude(seat=1, at="town square")
    t.shootout(ann, bob)
    other = Use(t.game, 1, None, None, kind)
    other.for_player(0, "base rank", 5, until="round")
    t.game.rules(1).change(0, "ranks hold for a legal hand", 1, until="round")
    t.hands("8♠ 8♥ 3♦ 4♣ 6♣", LEGAL)
    t.run("resolution")
    assert t.rank(0) == rank
