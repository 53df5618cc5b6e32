"""The gallery: what is known of every starter deck, and what was measured."""

from __future__ import annotations

import pytest

from gomorra.catalog import catalog
from gomorra.decks import starter_notes, starters
from gomorra.lab import gallery as room
from gomorra.lab.chances import share
from gomorra.lab.study import Finding


def test_every_starter_deck_is_described() -> None:
    notes = starter_notes()
    assert set(notes) == set(starters())
    for about in notes.values():
        assert about.skill in ("easy", "medium", "hard")
        assert about.plan.endswith(".") and 30 < len(about.plan) < 160


def test_the_shipped_gallery_measures_all_starter_decks() -> None:
    found = room.gallery()
    assert found is not None
    assert set(found.decks) == set(starters())
    assert found.command.startswith("gomorra gallery")
    count = range(len(found.decks))
    for a in count:
        assert found.games[a][a] == 0
        for b in count:
            assert found.games[a][b] == found.games[b][a]
            assert found.wins[a][b] + found.wins[b][a] <= found.games[a][b]
            assert a == b or found.games[a][b] == found.each >= 2
    titles = {printing.name for printing in catalog().printings}
    cards = found.cards()
    assert cards and set(cards) <= titles
    assert all(card.games >= room.FEWEST and card.wins <= card.games for card in cards.values())


def test_cards_of_several_decks_are_counted_together_each_against_its_own_deck() -> None:
    weak = Finding("Pinto", 40, share(10, 40), 0.2, 0.05, 0.1)
    strong = Finding("Pinto", 10, share(8, 10), 0.7, 0.1, 0.2)
    rare = Finding("Roan", 3, share(3, 3), 0.5, 0.5, 0.5)
    found = room.together([[weak, rare], [strong]])
    assert set(found) == {"Pinto"}
    pinto = found["Pinto"]
    assert (pinto.games, pinto.wins) == (50, 18)
    assert pinto.expected == pytest.approx((0.2 * 40 + 0.7 * 10) / 50)
    assert pinto.lift == pytest.approx(18 / 50 - 0.3)
    assert pinto.margin == pytest.approx(((0.1 * 40) ** 2 + (0.2 * 10) ** 2) ** 0.5 / 50, abs=1e-4)


def test_a_game_is_watched_for_both_decks() -> None:
    table = room.RoundRobin(
        [room.DeckList.of(starters()[name]) for name in ("law-dogs-learn", "sloane-gang-learn")], "random", 3
    )
    pair, record, seen = room.play(table.plans[0, 1], (0, 1), 1)
    assert pair == (0, 1)
    assert [one.won for one in seen] == [record.victor == 0, record.victor == 1]
    assert all(one.hand for one in seen)


def test_a_gallery_that_was_stopped_goes_on_to_the_same_result(monkeypatch: pytest.MonkeyPatch) -> None:
    three = {name: starters()[name] for name in ("law-dogs-learn", "sloane-gang-learn", "law-dogs-base")}
    monkeypatch.setattr(room, "starters", lambda: three)
    *_, at_once = room.measure(room.blank("random", 3), 4, workers=1)
    (half,) = room.measure(room.blank("random", 3), 2, workers=1)
    kept = room.read(room.write(half))
    assert kept.each == 2 and room.may_go_on(kept, "random", 3)
    *_, later = room.measure(kept, 4, workers=1)
    assert room.write(later) == room.write(at_once)
    assert later.command == "gomorra gallery --games 4 --bot random --seed 3"
    assert all(sum(row) == 8 for row in later.games)


def test_games_of_other_lists_bots_or_seeds_are_not_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = room.blank("random", 3)
    assert not room.may_go_on(kept, "steady", 3) and not room.may_go_on(kept, "random", 4)
    fewer = {name: starters()[name] for name in list(starters())[1:]}
    monkeypatch.setattr(room, "starters", lambda: fewer)
    assert not room.may_go_on(kept, "random", 3)
