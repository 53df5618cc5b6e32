"""Files that are no decks: each gets a clear error, quickly, and nothing happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from gomorra.decks import DeckFileError, parse_deck, read_deck, read_deck_file, starters

BILLION_LAUGHS = """<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>
<deck><section name="Deck"><card qty="1" id="">&c;</card></section></deck>"""
OUTSIDE = """<?xml version="1.0"?>
<!DOCTYPE deck [<!ENTITY secret SYSTEM "file:///etc/hostname">]>
<deck><notes>&secret;</notes></deck>"""


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "it is empty"),
        (b" \r\n\t ", "it is empty"),
        (b"\xef\xbb\xbf", "it is empty"),
        (b"\x89PNG\r\n\x1a\n\0\0\0", "binary data"),
        (b"PK\x03\x04\x14\0\0\0", "binary data"),
        (bytes(range(256)) * 100, "binary data"),
        ("1x Rémy LaPointe".encode("latin-1"), r"not UTF-8 text \(byte 0xe9 in line 1\); save it as UTF-8"),
        (b"outfit: Law Dogs\n1x \xff", r"byte 0xff in line 2"),
        (b"\xff\xfe\x00", "begins like UTF-16"),
        (b"x" * 50_000_000, "larger than 1 MB"),
        (b"1x Pistol Whip\n" * 10_000, "has 10001 lines"),
        (b"1x " + b"Pistol " * 10_000, "line 1 has 70003 characters"),
        (b"no card\n" * 1000, "more than 20 problems"),
        (b"<deck>" * 50_000, "no XML that can be read"),
        (b"<deck><section></deck>", "no XML that can be read: line 1, column 18"),
        (b'<?xml version="1.0" encoding="klingon"?><deck/>', "no XML that can be read"),
        (BILLION_LAUGHS.encode(), "document type or entities"),
        (OUTSIDE.encode(), "document type or entities"),
        (b"[" * 100_000 + b"]" * 100_000, "nested too deep"),
        ("💀" * 50, "is no card"),
        ("\u202e\u0000\u2028", "is no card"),
    ],
)
def test_what_is_no_deck_gets_a_clear_error(content: bytes | str, problem: str) -> None:
    with pytest.raises(DeckFileError, match=problem):
        parse_deck(content)


def test_utf16_with_a_mark_and_utf8_with_a_mark_are_read() -> None:
    text = "outfit: Law Dogs\r\n1x Rémy LaPointe\r\n"
    for encoded in (text.encode("utf-16"), text.encode("utf-8-sig"), text.encode()):
        assert [e.printing.title for e in parse_deck(encoded).deck.entries] == ["Law Dogs", "Rémy LaPointe"]


def test_a_file_is_read_only_as_far_as_a_deck_can_be(tmp_path: Path) -> None:
    huge = tmp_path / "huge.txt"
    with huge.open("wb") as file:
        file.truncate(50_000_000)
    with pytest.raises(DeckFileError, match=r"huge\.txt: it is larger than 1 MB"):
        read_deck(huge)


def test_a_missing_file_names_the_nearest_starter(tmp_path: Path) -> None:
    with pytest.raises(DeckFileError, match="no such file and no such starter deck; nearest: law-dogs-base"):
        read_deck("law-dog-base")
    with pytest.raises(DeckFileError, match="it cannot be opened"):
        read_deck(tmp_path)
    with pytest.raises(DeckFileError, match="it cannot be opened"):
        read_deck("a\0b")


def test_a_file_is_read_under_its_own_name(tmp_path: Path) -> None:
    file = tmp_path / "my deck.o8d"
    file.write_text('<deck><section name="Outfit"><card qty="1" id="">Law Dogs</card></section></deck>')
    reading = read_deck_file(file)
    assert (reading.deck.name, reading.format) == ("my deck", "o8d")
    assert read_deck(str(file)) == reading.deck


def test_an_unreadable_file_tells_its_name_and_lines(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("outfit: Law Dogs\n1x Pistl Whip\n1x Sloan")
    with pytest.raises(DeckFileError) as caught:
        read_deck(file)
    assert str(caught.value).splitlines() == [
        f"{file}: it cannot be read:",
        "  line 2: no card is called 'Pistl Whip'; nearest: Pistol Whip",
        "  line 3: no card is called 'Sloan'; nearest: Sloane, The Sloane Gang, Roan",
    ]


def test_a_starter_is_read_by_its_name() -> None:
    assert read_deck("law-dogs-base") == starters()["law-dogs-base"]
