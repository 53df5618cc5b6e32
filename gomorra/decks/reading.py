"""Reads a deck from text or bytes in any format, finding out which one it is."""

from __future__ import annotations

import re
from typing import Final

from gomorra.decks.deck import UNNAMED
from gomorra.decks.json_lists import read_json
from gomorra.decks.lists import read_list
from gomorra.decks.octgn import read_octgn
from gomorra.decks.problems import DeckFileError, Reading
from gomorra.decks.writing import deck_format_named

LARGEST: Final = 1_000_000
_XML: Final = re.compile(r"\s*<(?:\?xml|!|deck\b)")
_MARKDOWN_CARD: Final = re.compile(r"^(?:[*+-] +\d+x? +)?\[[^\]\n]*\]\([^()\s]*/card/\d{5}\)", re.MULTILINE)
_BBCODE_CARD: Final = re.compile(r"^(?:\d+x? +)?\[url=[^\]\s]*\].*\[/url\]", re.MULTILINE | re.IGNORECASE)
_OWN_FIELD: Final = re.compile(r"^outfit\s*:", re.MULTILINE | re.IGNORECASE)
_SITE_FOOTER: Final = re.compile(r"^cards up to ", re.MULTILINE | re.IGNORECASE)
_UTF16: Final = (b"\xff\xfe", b"\xfe\xff")


def parse_deck(data: bytes | str, *, name: str = "", written_in: str | None = None) -> Reading:
    """The deck in a file's content; `name` is for formats that do not hold one.

    Raises DeckFileError with every line that cannot be read.
    """
    if len(data) > LARGEST:
        raise DeckFileError(f"it is larger than {LARGEST // 1_000_000} MB; no deck is")
    text = decode(data) if isinstance(data, bytes) else data.removeprefix("\ufeff")
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if not text.strip():
        raise DeckFileError("it is empty")
    found = deck_format_named(written_in) if written_in else detect(text)
    fallback = name.strip() or UNNAMED
    if found == "json":
        return read_json(text, fallback)
    if found == "o8d":
        return read_octgn(text, fallback)
    return read_list(text, found, fallback)


def decode(data: bytes) -> str:
    """The text in a file: UTF-8, or UTF-16 with a mark at its beginning."""
    if data[:2] in _UTF16:
        try:
            return data.decode("utf-16")
        except UnicodeDecodeError as error:
            raise DeckFileError(
                f"it begins like UTF-16 text, but byte {error.start + 1} does not fit"
            ) from error
    if b"\0" in data:
        raise DeckFileError("it holds binary data, not text")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        wrong = f"byte 0x{data[error.start]:02x} in line {line}"
        raise DeckFileError(f"it is not UTF-8 text ({wrong}); save it as UTF-8 and try again") from error


def detect(text: str) -> str:
    """In which format a text is written; what looks like none of the others is taken as plain text."""
    start = text.lstrip()
    if _XML.match(start):
        return "o8d"
    if start[:1] in ("{", "[") and text.rstrip()[-1:] in ("}", "]") and not _BBCODE_CARD.search(text):
        return "json"
    if _BBCODE_CARD.search(text):
        return "bbcode"
    if _MARKDOWN_CARD.search(text):
        return "markdown"
    if _OWN_FIELD.search(text) and not _SITE_FOOTER.search(text):
        return "text"
    return "dtdb"
