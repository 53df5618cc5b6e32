"""The names of tests as sentences: what an identifier cannot hold, apostrophes and names of cards, is put back."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from gomorra.catalog import catalog

ONE: Final = "a|an|another|any|third|the|its|illegal|deed|new|that|to"
"""After these, and before a noun, a word that ends in s says whose something is."""
WHOSE: Final = (
    "player|leader|owner|opponent|rival|winner|loser|bystander|taker|cheater|controller|bearer|scientist|dude|deed|"
    "job|legend|outfit|action|mark|day|gang|else"
)
NO_NOUN: Final = "in|and|are|is|of|who|or|have|has|that|may|at|to|stand|sit|reach|neither|on|act|lie|go|get"
PHRASES: Final = {
    r"\b(nobody|somebody) elses\b": r"\1 else's",
    r"\bnew cards (abilit)": r"new card's \1",
    r"\bother players abilities\b": "other players' abilities",
    r"\bbetween the losers and\b": "between the loser's and",
    r"\bthe cheaters and\b": "the cheater's and",
    r"\bthe leaders in part\b": "the leader's in part",
    r"\b(are its player|are that player|is the controller)s$": r"\1's",
    r"\b(dead man|devil)s\b": r"\1's",
    r"^(Sloane|Fred|Ivor|Maria)s\b": r"\1's",
    r"\bsloanes\b": "Sloane's",
    r"\bthe sloane gangs\b": "the Sloane Gang's",
    r"^Ones own\b": "One's own",
    r"\b[Cc]heatin\b": "Cheatin'",
    r"\b([Tt]akin)\b": r"\1'",
    r"\bno other dudes pull\b": "no other dude's pull",
    r"\bin the own home\b": "at home",
    r"\bthe own home\b": "one's own home",
    r"\b(law dogs|Law dogs)\b": "Law Dogs",
    r"\bhigh noon\b": "High Noon",
    r"\bsundown\b": "Sundown",
}
WORDS: Final = frozenset(
    {"the place", "good stuff", "all or nothing", "too much attention", "this is a holdup"}
)
"""Titles of cards that are words like others, too."""


def in_words(test: str) -> str:
    """What a test says, as a sentence: its name."""
    name = test.removeprefix("test_").replace("_", " ")
    name = name[:1].upper() + name[1:]
    name = re.sub(
        rf"\b({ONE}) ({WHOSE})s (?!(?:{NO_NOUN})\b)",
        lambda found: f"{found[1]} {found[2]}'s ",
        name,
        flags=re.IGNORECASE,
    )
    for phrase, right in PHRASES.items():
        name = re.sub(phrase, right, name)
    return _named(name)


def _named(sentence: str) -> str:
    """The sentence with the cards in it as they are called, where their names have several words."""
    words = sentence.split(" ")
    place = 0
    while place < len(words):
        for count in range(min(5, len(words) - place), 1, -1):
            title = _cards().get(_bare(" ".join(words[place : place + count])))
            if title is not None:
                words[place : place + count] = [title]
                break
        place += 1
    return " ".join(words)


@cache
def _cards() -> dict[str, str]:
    """Titles of several words by their letters alone."""
    found = {_bare(card.first.title): card.first.title for card in catalog().cards}
    return {bare: title for bare, title in found.items() if " " in bare and bare not in WORDS}


def _bare(text: str) -> str:
    return re.sub(r"[^\w ]", "", text.casefold().replace("-", " "))
