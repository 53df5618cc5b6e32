"""What is written in a format reads back as the same deck."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gomorra.catalog import Printing, catalog
from gomorra.decks import Deck, DeckFileError, Entry, parse_deck, write_deck

FORMATS = ("text", "dtdb", "markdown", "bbcode", "json", "o8d")
WITH_NOTES = ("text", "json", "o8d")
OUTFITS = [p for p in catalog().printings if p.type == "outfit"]
OTHERS = [p for p in catalog().printings if p.type != "outfit"]


def told_apart_by_title_and_pack(printing: Printing) -> bool:
    """Two promos with different pictures are the same to a list that names only title and pack."""
    same = [p for p in catalog().card_of(printing).printings if p.pack == printing.pack]
    return same[0] == printing


@st.composite
def entries(draw: st.DrawFn) -> Entry:
    printing = draw(st.sampled_from(OTHERS))
    count = draw(st.integers(1, 99))
    may_start = printing.type not in ("legend", "joker")
    return Entry(printing, count, draw(st.integers(0, min(count, 5))) if may_start else 0)


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    outfits = draw(st.lists(st.sampled_from(OUTFITS), min_size=1, max_size=2, unique=True))
    cards = draw(st.lists(entries(), max_size=30, unique_by=lambda entry: entry.printing.code))
    name = draw(
        st.text(max_size=40) | st.sampled_from(["Law Dogs", "2x Pistol Whip", "Dude (3)", "# x", "[b]x[/b]"])
    )
    notes = draw(st.text(max_size=200))
    return Deck.of(name, [*(Entry(outfit, 1) for outfit in outfits), *cards], notes)


@settings(max_examples=60)
@given(deck=decks())
@pytest.mark.parametrize("written_in", FORMATS)
def test_a_deck_survives_writing_and_reading(written_in: str, deck: Deck) -> None:
    if written_in == "dtdb":
        deck = Deck.of(
            deck.name, [e for e in deck.entries if told_apart_by_title_and_pack(e.printing)], deck.notes
        )
    if written_in not in WITH_NOTES:
        deck = replace(deck, notes="")
    reading = parse_deck(write_deck(deck, written_in), name=deck.name)
    assert reading.format == written_in
    assert reading.deck == deck


@settings(max_examples=60)
@given(deck=decks())
def test_converting_through_all_formats_loses_no_card(deck: Deck) -> None:
    deck = Deck.of(deck.name, [e for e in deck.entries if told_apart_by_title_and_pack(e.printing)])
    now = deck
    for written_in in FORMATS:
        now = parse_deck(write_deck(now, written_in).encode(), name=deck.name).deck
    assert now == deck


@given(st.text(max_size=300) | st.binary(max_size=300))
def test_any_content_is_a_deck_or_a_clear_error(content: str | bytes) -> None:
    try:
        reading = parse_deck(content)
    except DeckFileError as error:
        message = str(error)
    else:
        assert reading.deck.entries
        return
    assert message


@settings(max_examples=200)
@given(
    st.sampled_from(FORMATS),
    st.text(alphabet='0123456789x*()[]{}<>"&#: \r\nLawDogsPitlWhp,', max_size=60),
    st.integers(0, 400),
)
def test_a_damaged_file_is_a_deck_or_a_clear_error(written_in: str, damage: str, place: int) -> None:
    deck = Deck.of(
        "Damaged", [Entry(catalog().printing("01002"), 1), Entry(catalog().printing("01119"), 4, 0)]
    )
    text = write_deck(deck, written_in)
    try:
        parse_deck(text[:place] + damage + text[place:])
    except DeckFileError as error:
        message = str(error)
    else:
        return
    assert message
