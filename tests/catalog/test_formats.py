"""Card pools and ban lists."""

from __future__ import annotations

import pytest

from gomorra.catalog import catalog
from gomorra.catalog.formats import FORMATS, ORIGINAL, WEIRD_WEST, UnknownFormat, format_named
from gomorra.testing.checklist import checklist
from gomorra.testing.rules import rule


@rule("CB-108WorldlyDesires", "CB-Showboating", "CB-DecimatorArray")
@pytest.mark.parametrize("code", ["11001", "17020", "19028"])
def test_three_cards_are_banned_outside_the_open_format(code: str) -> None:
    printing = catalog().printing(code)
    for name, chosen in FORMATS.items():
        assert (chosen.ban(printing) is None) == (name == "open")
    assert ORIGINAL.ban(printing) in checklist()


def test_nothing_else_is_banned() -> None:
    assert {p.key for p in catalog().printings if ORIGINAL.ban(p)} == {
        "108-worldly-desires", "showboating", "decimator-array",
    }  # fmt: skip


def test_the_original_format_ends_before_the_weird_west_edition() -> None:
    inside = {p.code for p in catalog().printings if ORIGINAL.includes(p, catalog())}
    assert {p.pack for p in catalog().printings if p.code not in inside} == {"DT2", "DofB"}
    assert "23056" in inside


@pytest.mark.parametrize(
    ("code", "included"),
    [
        ("24228", True),  # Weird West Edition
        ("25001", True),
        ("19001", True),  # the first card of the first pack that stays
        ("18042", False),
        ("01119", False),
        ("01144", True),  # the plain jokers stay
        ("10040", False),
        ("00107", True),  # a promo follows its printing: Darius Hellstromme
        ("00001", False),
        ("00016", True),
    ],
)
def test_the_pool_of_the_weird_west_edition(code: str, included: bool) -> None:
    assert WEIRD_WEST.includes(catalog().printing(code), catalog()) == included


@pytest.mark.parametrize(
    ("written", "name"),
    [("original", "original"), ("Weird West", "weird-west"), ("WWE", "weird-west"), ("Open", "open")],
)
def test_formats_are_found_by_name(written: str, name: str) -> None:
    assert format_named(written).name == name


def test_an_unknown_format_says_which_there_are() -> None:
    with pytest.raises(UnknownFormat, match="original, weird-west, open"):
        format_named("legacy")
