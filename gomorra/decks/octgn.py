"""OCTGN deck files (.o8d), read without trusting the XML in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape, quoteattr

from gomorra.catalog import Printing, catalog
from gomorra.decks.deck import Deck
from gomorra.decks.problems import DeckFileError, Reading
from gomorra.decks.resolving import Resolver, Wanted

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

GAME: Final = "b440d120-025a-4fbe-9f8d-3873acacb37b"
"""Doomtown Reloaded among the games of OCTGN."""
_SECTIONS: Final = ("Outfit", "Starting Cards", "Deck", "Legend")


def write_octgn(deck: Deck) -> str:
    """The deck for OCTGN. Printings that their id does not tell apart also get their code."""
    sections: dict[str, list[str]] = {name: [] for name in _SECTIONS}
    for entry in deck.entries:
        if entry.printing.type in ("outfit", "legend"):
            sections[entry.printing.type.capitalize()].append(_card(entry.printing, entry.count))
            continue
        if entry.starting:
            sections["Starting Cards"].append(_card(entry.printing, entry.starting))
        if entry.count > entry.starting:
            sections["Deck"].append(_card(entry.printing, entry.count - entry.starting))
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{GAME}">']
    for name, cards in sections.items():
        if cards:
            lines += [f'  <section name="{name}" shared="False">', *cards, "  </section>"]
        else:
            lines.append(f'  <section name="{name}" shared="False" />')
    lines += [f"  <notes>{escape(deck.notes)}</notes>", "</deck>", ""]
    return "\n".join(lines)


def _card(printing: Printing, count: int) -> str:
    octgn_id = printing.octgn_id or ""
    code = (
        "" if octgn_id and catalog().by_octgn(octgn_id) == printing else f" code={quoteattr(printing.code)}"
    )
    return f'    <card qty="{count}" id="{octgn_id}"{code}>{escape(printing.name)}</card>'


def read_octgn(text: str, name: str) -> Reading:
    """The deck in an .o8d file; such files do not say how the deck is called."""
    # The reader with the safe defaults refuses entities and document types before they can do anything.
    from defusedxml import DefusedXmlException
    from defusedxml.ElementTree import ParseError, fromstring

    try:
        root = fromstring(text.encode("utf-8"), forbid_dtd=True)
    except ParseError as error:
        line, column = error.position
        raise DeckFileError(f"it is no XML that can be read: line {line}, column {column + 1}") from error
    except DefusedXmlException as error:
        raise DeckFileError(
            "it declares a document type or entities, which no deck needs; not read"
        ) from error
    except (ValueError, LookupError) as error:
        raise DeckFileError(f"it is no XML that can be read: {error}") from error
    if root.tag != "deck":
        raise DeckFileError(f"its root is <{root.tag[:40]}>; an OCTGN deck begins with <deck>")
    game = root.get("game", GAME).lower()
    if game != GAME:
        raise DeckFileError("it is an OCTGN deck for another game than Doomtown Reloaded")
    resolver, notes = Resolver(), []
    for part in root:
        if part.tag == "notes":
            notes.append(part.text or "")
        elif part.tag == "section":
            _read_section(resolver, part)
        else:
            resolver.problem(None, f"an OCTGN deck has no <{part.tag[:40]}>")
    return resolver.finish(name, "o8d", "\n".join(notes))


def _read_section(resolver: Resolver, section: Element) -> None:
    name = section.get("name", "")
    for number, card in enumerate(section, 1):
        where = f"card {number} of section {name[:40]!r}"
        if name not in _SECTIONS:
            resolver.problem(None, f"{where}: there is no such section; there are {', '.join(_SECTIONS)}")
            return
        title = (card.text or "").strip()
        quantity = card.get("qty", "").strip()
        if card.tag != "card" or not (quantity.isascii() and quantity.isdigit()) or len(quantity) > 4:
            resolver.problem(None, f'{where}: this is written <card qty="2" id="...">title</card>')
            continue
        octgn_id, code = card.get("id", ""), card.get("code", "")
        if not (title or octgn_id or code):
            resolver.problem(None, f"{where} has neither an id nor a title")
            continue
        count = int(quantity)
        starting = count if name == "Starting Cards" else 0
        resolver.add(Wanted(None, count, title, starting, code, octgn_id))
