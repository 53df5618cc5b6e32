"""Writes decks: our own text, the lists of DoomtownDB, decklist JSON, and OCTGN files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gomorra.catalog import Printing, catalog
from gomorra.catalog.errors import nearest_words
from gomorra.catalog.titles import fold, nearest
from gomorra.decks.deck import Deck, DeckError, Entry
from gomorra.decks.json_lists import write_json
from gomorra.decks.octgn import write_octgn

SITE: Final = "http://dtdb.co"


class UnknownDeckFormat(DeckError):
    """There is no such way to write a deck."""


def write_text(deck: Deck) -> str:
    """Our own format: fields, sections, `count title (code)`, a star for each starting copy."""
    lines = [f"name: {deck.name}"]
    for card_type, entries in deck.by_type():
        if card_type in ("outfit", "legend"):
            for entry in entries:
                count = f"{entry.count}x " if entry.count > 1 else ""
                lines.append(f"{card_type}: {count}{_named(entry)}")
            continue
        heading = card_type.capitalize() if card_type == "goods" else f"{card_type.capitalize()}s"
        lines += [
            "",
            f"{heading} ({_total(entries)})",
            *(f"{entry.count}x {_named(entry)}" for entry in entries),
        ]
    if deck.notes:
        lines += ["", *(f"> {line}".rstrip() for line in deck.notes.split("\n"))]
    return "\n".join(lines) + "\n"


def _named(entry: Entry) -> str:
    stars = f" {'*' * entry.starting}" if entry.starting else ""
    return f"{entry.printing.name} ({entry.printing.code}){stars}"


def _total(entries: tuple[Entry, ...]) -> int:
    return sum(entry.count for entry in entries)


def write_dtdb(deck: Deck) -> str:
    """DoomtownDB's plain text."""
    return _site_list(
        deck,
        title=lambda name: name,
        heading=lambda name, count: ["", f"{name} ({count})"],
        outfit=lambda card: f"{card.name} ({_pack(card)})",
        item=lambda card, count, stars: f"{count}x {card.name}{stars} ({_pack(card)})",
        link=f"on {SITE}.",
    )


def write_markdown(deck: Deck) -> str:
    """DoomtownDB's Markdown."""
    return _site_list(
        deck,
        title=lambda name: f"# {name}",
        heading=lambda name, count: ["", f"## {name} ({count})", ""],
        outfit=lambda card: f"[{card.name}]({_page(card)}) _({_pack(card)})_",
        item=lambda card, count, stars: f"* {count}x [{card.name}]({_page(card)}){stars}_({_pack(card)})_",
        link=f"on [DoomtownDB]({SITE}).",
    )


def write_bbcode(deck: Deck) -> str:
    """DoomtownDB's BBCode."""
    return _site_list(
        deck,
        title=lambda name: f"[b]{name}[/b]",
        heading=lambda name, count: ["", f"[b]{name}[/b] ({count})"],
        outfit=lambda card: f"[url={_page(card)}]{card.name}[/url] ({_pack(card)})",
        item=lambda card, count, stars: (
            f"{count}x [url={_page(card)}]{card.name}[/url]{stars} [i]({_pack(card)})[/i]"
        ),
        link=f"on [url={SITE}]DoomtownDB[/url].",
    )


def _site_list(
    deck: Deck,
    *,
    title: Callable[[str], str],
    heading: Callable[[str, int], list[str]],
    outfit: Callable[[Printing], str],
    item: Callable[[Printing, int, str], str],
    link: str,
) -> str:
    """What the three lists of the deck site have in common: name, outfit, sections, a footer."""
    lines = [title(deck.name), ""]
    for card_type, entries in deck.by_type():
        listed = list(entries)
        if card_type == "outfit":
            # The site knows one outfit, above the sections; what an illegal deck has beyond it is listed.
            first = listed.pop(0)
            lines.append(outfit(first.printing))
            if first.count > 1:
                listed.insert(0, Entry(first.printing, first.count - 1))
        if listed:
            lines += heading(card_type.capitalize(), sum(entry.count for entry in listed))
            lines += [item(entry.printing, entry.count, "*" * entry.starting) for entry in listed]
    lines += ["", f"{_total(deck.valued)} cards with printed value (required 52)"]
    packs = [catalog().pack(entry.printing.pack) for entry in deck.entries]
    lines += [f"Cards up to {max(packs, key=lambda pack: pack.released).name}"] if packs else []
    return "\n".join([*lines, "", f"Deck built {link}", ""])


def _page(printing: Printing) -> str:
    return f"{SITE}/en/card/{printing.code}"


def _pack(printing: Printing) -> str:
    return catalog().pack(printing.pack).name


WRITERS: Final[dict[str, Callable[[Deck], str]]] = {
    "text": write_text,
    "dtdb": write_dtdb,
    "markdown": write_markdown,
    "bbcode": write_bbcode,
    "json": write_json,
    "o8d": write_octgn,
}
FORMAT_TITLES: Final = {
    "text": "Gomorra's own readable text",
    "dtdb": "DoomtownDB plain text",
    "markdown": "DoomtownDB Markdown",
    "bbcode": "DoomtownDB BBCode",
    "json": "decklist JSON",
    "o8d": "OCTGN deck file",
}
_OTHER_NAMES: Final = {
    "gomorra": "text", "own": "text", "txt": "text", "plain": "dtdb", "plaintext": "dtdb",
    "doomtowndb": "dtdb", "md": "markdown", "octgn": "o8d", "xml": "o8d",
}  # fmt: skip


def deck_format_named(name: str) -> str:
    """The canonical name of a way to write decks."""
    wanted = fold(name)
    found = wanted if wanted in WRITERS else _OTHER_NAMES.get(wanted)
    if found is None:
        near = nearest_words(nearest(name, WRITERS))
        raise UnknownDeckFormat(f"decks are not written as {name!r}; there are {', '.join(WRITERS)}{near}")
    return found


def write_deck(deck: Deck, written_in: str = "text") -> str:
    """The deck in one of the formats."""
    return WRITERS[deck_format_named(written_in)](deck)
