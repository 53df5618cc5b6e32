"""The examples of docs/formats.md hold."""

from __future__ import annotations

import re
from pathlib import Path

from gomorra.catalog import catalog
from gomorra.decks import parse_deck

PAGE = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")


def test_the_example_deck_reads_as_it_stands() -> None:
    block = re.search(r"Our own format:\n\n((?:    .*\n|\n)+)", PAGE)
    assert block
    reading = parse_deck(re.sub(r"^    ", "", block[1], flags=re.MULTILINE))
    assert reading.format == "text"
    assert reading.notices == ()
    assert [(e.printing.code, e.starting) for e in reading.deck.entries] == [
        ("01002", 0),
        ("21007", 0),
        ("04003", 0),
        ("01018", 1),
    ]


def test_the_example_queries_find_cards() -> None:
    queries = re.findall(r"gomorra cards '([^']+)'", PAGE)
    assert len(queries) == 2
    assert all(catalog().search(query) for query in queries)
