"""The text of a PDF as Chromium prints it: streams, fonts and the characters behind their glyphs."""

from __future__ import annotations

import re
import zlib

_OBJECT = re.compile(rb"(\d+) 0 obj\n(.*?)\nendobj", re.DOTALL)
_STREAM = re.compile(rb"stream\r?\n(.*)\nendstream", re.DOTALL)
_SHOWN = re.compile(rb"/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|(\bTm\b|\bT[dD*]\b|\bET\b)")
_HEX = rb"<([0-9A-Fa-f]+)>"


def pdf_text(data: bytes) -> list[str]:
    """What is written on each page, in the order in which it is drawn."""
    objects = {int(number): body for number, body in _OBJECT.findall(data)}
    pages = [body for body in objects.values() if re.search(rb"/Type\s*/Page\b", body)]
    return [_page(body, objects) for body in pages]


def _stream(body: bytes) -> bytes:
    found = _STREAM.search(body)
    packed = found[1] if found else b""
    return zlib.decompress(packed) if b"/FlateDecode" in body else packed


def _page(body: bytes, objects: dict[int, bytes]) -> str:
    named = re.findall(rb"/(F\d+) (\d+) 0 R", body)
    fonts = {name: _letters(objects[int(number)], objects) for name, number in named}
    content = b"".join(
        _stream(objects[int(number)])
        for number in re.findall(rb"(\d+) 0 R", re.search(rb"/Contents (\[[^]]*\]|\d+ 0 R)", body)[1])
    )
    text, letters = "", dict[bytes, str]()
    for font, glyphs, moved in _SHOWN.findall(content):
        if font:
            letters = fonts.get(font, {})
        elif moved:
            text += " "
        else:
            codes = [glyphs[place : place + 4].upper() for place in range(0, len(glyphs), 4)]
            text += "".join(letters.get(code, "?") for code in codes)
    return text


def _letters(font: bytes, objects: dict[int, bytes]) -> dict[bytes, str]:
    """The characters of a font's glyphs."""
    found = re.search(rb"/ToUnicode (\d+) 0 R", font)
    table = _stream(objects[int(found[1])]) if found else b""
    letters: dict[bytes, str] = {}
    for block in re.findall(rb"beginbfchar(.*?)endbfchar", table, re.DOTALL):
        for glyph, character in re.findall(_HEX + rb"\s*" + _HEX, block):
            letters[glyph.upper()] = bytes.fromhex(character.decode()).decode("utf-16-be")
    for block in re.findall(rb"beginbfrange(.*?)endbfrange", table, re.DOTALL):
        for first, last, character in re.findall(_HEX + rb"\s*" + _HEX + rb"\s*" + _HEX, block):
            begin = int(character, 16)
            for step in range(int(last, 16) - int(first, 16) + 1):
                letters[b"%04X" % (int(first, 16) + step)] = chr(begin + step)
    return letters
