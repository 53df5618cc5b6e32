"""Reads deck lists made of lines: our own text format and the three lists of DoomtownDB."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from gomorra.decks.deck import UNNAMED
from gomorra.decks.problems import DeckFileError, Reading
from gomorra.decks.resolving import Resolver, Wanted

LONGEST_LINE: Final = 1000
MOST_LINES: Final = 3000

_TYPES: Final = "outfit|legend|dude|deed|goods|spell|action|joker"
_HEADING: Final = re.compile(
    rf"(?P<type>{_TYPES})s?\s*(?:\(\s*(?P<count>\d{{1,6}})\s*\))?\s*:?", re.IGNORECASE
)
_FOOTER: Final = re.compile(
    r"\d+ cards? with (?:a )?printed value.*|cards up to .*|deck(?:list)? (?:built on|published on) .*",
    re.IGNORECASE,
)
_FIELD: Final = re.compile(r"(?P<field>name|outfit|legend)\s*:\s*(?P<value>.*)", re.IGNORECASE)
_COUNT_FIRST: Final = re.compile(
    r"(?P<count>\d{1,9})(?P<times>[x×]\s*|\s+[x×]\s+|\s+)(?P<title>\S.*)", re.IGNORECASE
)
_COUNT_LAST: Final = re.compile(r"(?P<title>.*\S)\s+[x×]\s*(?P<count>\d{1,9})", re.IGNORECASE)
_CODE_BEHIND: Final = re.compile(r"(?P<title>.*?)\s*[({\[](?P<code>\d{5})[)}\]]")
_MARKDOWN_LINK: Final = re.compile(r"\[(?P<title>[^\]]*)\]\((?P<link>[^()\s]*)\)")
_BBCODE_LINK: Final = re.compile(r"\[url=(?P<link>[^\]\s]*)\](?P<title>.*?)\[/url\]", re.IGNORECASE)
_BBCODE_TAG: Final = re.compile(r"\[/?[biu]\]", re.IGNORECASE)
_CARD_LINK: Final = re.compile(r"/card/(\d{5})\b")


@dataclass(slots=True)
class _Section:
    line: int
    heading: str
    stated: int | None
    found: int = 0


def split_lines(text: str) -> list[str]:
    """The lines of a list; an error where there are far too many or too long ones."""
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise DeckFileError(f"it has {len(lines)} lines; a deck list has fewer than {MOST_LINES}")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise DeckFileError(
                f"line {number} has {len(line)} characters; no line of a deck list is so long"
            )
    return lines


def read_list(text: str, written_in: str, fallback_name: str) -> Reading:
    """The deck in a list of this format: text, dtdb, markdown or bbcode."""
    return _ListReader(written_in, fallback_name).read(split_lines(text))


def plain(line: str, written_in: str) -> str:
    """A line without markup; the card code in a link stays behind the title, in braces."""
    line = line.strip()
    if written_in == "markdown":
        line = _MARKDOWN_LINK.sub(_code_of_link, re.sub(r"^(?:#+|[*+-])\s+", "", line))
        return re.sub(r"_(\([^()]*\))_", r"\1", line).strip()
    if written_in == "bbcode":
        return _BBCODE_TAG.sub("", _BBCODE_LINK.sub(_code_of_link, line)).strip()
    return re.sub(r"^[-•*]\s+(?=\d)", "", line)


def _code_of_link(link: re.Match[str]) -> str:
    code = _CARD_LINK.search(link["link"])
    return f"{link['title']} {{{code[1]}}}" if code else link["title"]


class _ListReader:
    """One reading; knows the section it is in."""

    def __init__(self, written_in: str, fallback_name: str) -> None:
        self.written_in = written_in
        self.name = fallback_name
        self.notes: list[str] = []
        self.resolver = Resolver()
        self.sections: list[_Section] = []

    def read(self, lines: list[str]) -> Reading:
        start = 0 if self.written_in == "text" else self._read_head(lines)
        for number, line in enumerate(lines[start:], start + 1):
            if not line.strip():
                continue
            if self.written_in == "text" and self._read_own(number, line):
                continue
            self._read_body(number, plain(line, self.written_in))
        for section in self.sections:
            if section.stated is not None and section.stated != section.found:
                sentence = f"the heading {section.heading!r} is followed by {section.found} cards"
                self.resolver.notice(section.line, sentence)
        return self.resolver.finish(self.name, self.written_in, "\n".join(self.notes))

    def _read_head(self, lines: list[str]) -> int:
        """The name, where the first line is one; where the body begins.

        The deck site writes the name and then the outfit, its older text files the outfit alone.
        """
        filled = [index for index, line in enumerate(lines) if line.strip()]
        if not filled:
            return 0
        first, second = filled[0], filled[1] if len(filled) > 1 else None
        second_line = plain(lines[second], self.written_in) if second is not None else ""
        first_line = plain(lines[first], self.written_in)
        if not self._is_outfit(second_line):
            listed = _HEADING.fullmatch(first_line) or _FOOTER.fullmatch(first_line)
            if self._is_outfit(first_line) or listed or self._is_card(first_line):
                return first
        self.name = self._name(lines[first].strip()) or UNNAMED
        return first + 1

    def _name(self, line: str) -> str:
        if self.written_in == "markdown":
            return re.sub(r"^#+\s+", "", line)
        if self.written_in == "bbcode":
            return line.removeprefix("[b]").removesuffix("[/b]")
        return line

    def _is_outfit(self, line: str) -> bool:
        return self.resolver.bare(_title_and_code(line.replace("*", ""))[0])

    def _is_card(self, line: str) -> bool:
        counted = _COUNT_FIRST.fullmatch(line)
        return counted is not None and self.resolver.look_up(_bare_title(counted["title"])) is not None

    def _read_own(self, number: int, line: str) -> bool:
        """Comments, notes and fields, which only our own format has."""
        if line.startswith("#"):
            return True
        if line.startswith(">"):
            self.notes.append(line[1:].removeprefix(" "))
            return True
        found = _FIELD.fullmatch(line.strip())
        if found is None:
            return False
        field, value = found["field"].lower(), found["value"].strip()
        if field == "name":
            self.name = value or self.name
        elif not value:
            self.resolver.problem(number, f"nothing stands behind {field}:")
        else:
            self._read_field(number, field, value)
        return True

    def _read_field(self, number: int, field: str, value: str) -> None:
        counted = _COUNT_FIRST.fullmatch(value)
        known = self.resolver.look_up(_bare_title(value))
        if known is None and counted is not None:
            known = self.resolver.look_up(_bare_title(counted["title"]))
        if known is not None and known[0].first.type != field:
            sentence = (
                f"{known[0].name} is no {field} ({known[0].first.type}); list it with its count instead"
            )
            self.resolver.problem(number, sentence)
        else:
            self._read_card(number, value, count_needed=False)

    def _read_body(self, number: int, line: str) -> None:
        heading = _HEADING.fullmatch(line)
        if heading is not None:
            self.sections.append(_Section(number, line, int(heading["count"]) if heading["count"] else None))
        elif not _FOOTER.fullmatch(line) or self.written_in == "text":
            self._read_card(number, line, count_needed=True)

    def _read_card(self, number: int, line: str, *, count_needed: bool) -> None:
        starting = line.count("*")
        bare = re.sub(r"\s+", " ", line.replace("*", " ")).strip()
        counted = _COUNT_FIRST.fullmatch(bare)
        if counted is not None and not counted["times"].strip() and self.resolver.look_up(_bare_title(bare)):
            counted = None  # the number belongs to the title, as in 108 Righteous Bandits
        counted = counted or _COUNT_LAST.fullmatch(bare)
        title = counted["title"] if counted else bare
        if counted is None and count_needed and not self._is_outfit(bare):
            known = self.resolver.look_up(_bare_title(bare))
            reason = f"how many copies of {known[0].name}?" if known else f"{line[:60]!r} is no card."
            self._unreadable(number, reason, "" if known else title)
            return
        count = int(counted["count"]) if counted else 1
        if self.sections:
            self.sections[-1].found += count
        title, code = _title_and_code(title)
        self.resolver.add(Wanted(number, count, title, starting, code))

    def _unreadable(self, number: int, reason: str, title: str) -> None:
        near = self.resolver.cards.nearest(_bare_title(title)) if title else ()
        hint = f"; nearest: {', '.join(near)}" if near else ""
        self.resolver.problem(
            number, f"{reason} Write the count before the title, as in 2x Pistol Whip{hint}"
        )


def _title_and_code(text: str) -> tuple[str, str]:
    """A title with its pack, and the card code behind the title if there is one."""
    found = _CODE_BEHIND.match(text)
    if found is None:
        return text.strip(), ""
    rest = text[found.end() :].strip()
    # With a code the pack says nothing new.
    return (
        found["title"].strip() if not rest or rest.startswith("(") else f"{found['title']} {rest}",
        found["code"],
    )


def _bare_title(text: str) -> str:
    return _title_and_code(text.replace("*", " "))[0]
