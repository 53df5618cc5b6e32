"""The decks that come with the game are legal and playable."""

from __future__ import annotations

from collections import Counter

import pytest

from gomorra.catalog import Gang
from gomorra.decks import Deck, check, parse_deck, starters, write_deck

BASE_SET_ONLY = ("fourth-ring-base", "law-dogs-base", "morgan-cattle-base", "sloane-gang-base")


def test_every_gang_of_both_editions_has_two_that_play_differently() -> None:
    assert len({deck.name for deck in starters().values()}) == len(starters())
    for modern in (False, True):
        for gang in Gang:
            decks = [
                deck
                for name, deck in starters().items()
                if name.startswith("weird-west") == modern
                and not name.endswith("-learn")
                and deck.outfit is not None
                and gang in deck.outfit.gangs
            ]
            cards = [{entry.printing.key for entry in deck.entries} for deck in decks]
            assert len(decks) >= 2, gang
            assert len(cards[0] & cards[1]) < 15, gang


@pytest.mark.parametrize("name", starters())
def test_a_starter_is_legal_without_a_warning(name: str) -> None:
    deck = starters()[name]
    report = check(deck, "weird-west" if name.startswith("weird-west") else "original")
    assert report.errors == ()
    assert report.warnings == ()
    assert sum(entry.count for entry in deck.jokers) == 2
    assert 4 <= len(deck.starting_gang) <= 5


@pytest.mark.parametrize("name", starters())
def test_a_starter_draws_to_a_few_values(name: str) -> None:
    values = Counter(printing.value for printing in starters()[name].copies())
    assert sum(count for value, count in values.most_common(4) if value) >= 38


@pytest.mark.parametrize("name", BASE_SET_ONLY)
def test_two_base_sets_hold_the_base_set_decks(name: str) -> None:
    for entry in starters()[name].entries:
        assert entry.printing.pack == "DTR"
        assert entry.count <= 2 * entry.printing.quantity


def test_every_founding_outfit_has_a_base_set_deck_and_every_gang_a_weird_west_deck() -> None:
    def gangs(decks: list[Deck]) -> set[Gang]:
        return {gang for deck in decks if deck.outfit for gang in deck.outfit.gangs}

    founders = {Gang.LAW_DOGS, Gang.OUTLAWS, Gang.FEARMONGERS, Gang.ENTREPRENEURS}
    assert gangs([starters()[name] for name in BASE_SET_ONLY]) == founders
    assert gangs([deck for name, deck in starters().items() if name.startswith("weird-west")]) == set(Gang)


@pytest.mark.parametrize("name", starters())
def test_a_starter_file_is_written_as_we_write_decks(name: str) -> None:
    deck = starters()[name]
    assert parse_deck(write_deck(deck)).deck == deck
    assert deck.notes
