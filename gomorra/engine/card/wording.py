"""Predicates in the words in which people say them: "one of your unbooted dudes at a deed that you do not own"."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

Term = str | tuple["str | Terms", ...]
Terms = tuple[Term, ...]
"""What all must hold: words of one condition, ("not", its terms) or ("or", the terms of the one, of the other)."""

NOUNS = (
    "dude",
    "deed",
    "goods",
    "spell",
    "action",
    "outfit",
    "joker",
    "attachment",
    "spellcaster",
    "shooter",
)
OWNERS = ("your", "another player's")
QUALITIES = ("opposing", "unbooted", "booted", "wanted", "skilled", "adjacent")
KEYWORD = re.compile(r"[A-Z][\w'&]*( (of )?[A-Z][\w'&]*)*")
DEFINITE = re.compile(r"(this|the|it|an?)\b|that ([A-Z]|dude|deed|card|location)")
THING = re.compile(r"([A-Z]\w*) ((?:that|who|he|of|elsewhere)\b.*)")
"""A keyword, and more about the card that has it."""
PILE = re.compile(r"card (in your (hand|draw hand|discard pile|Boot Hill))")
PLACE = re.compile(r"(at|in|on|elsewhere|there|here|next|away|outside|close|within)\b")
CLAUSES = ("that", "who")
LAST = ("Gadget", "Weapon", "Sidekick", "Horse", "Technique")
"""Keywords that stand after others: a Gadget Weapon, an Experimental Gadget."""
THINGS = (
    "Gadget", "Weapon", "Sidekick", "Horse", "Condition", "Hex", "Miracle", "Spirit", "Totem", "Technique",
    "Abomination", "Scientist", "Huckster", "Shaman", "Deputy", "Grifter",
)  # fmt: skip
"""Keywords that are nouns: a Gadget is a card."""


@dataclass
class _Said:
    """The parts of a noun phrase, in the order in which they are said."""

    owner: str = ""
    other: bool = False
    qualities: list[str] = field(default_factory=list)
    keywords: list[str] = field(default_factory=list)
    noun: str = ""
    places: list[str] = field(default_factory=list)
    clauses: list[str] = field(default_factory=list)
    whole: str = ""
    """A noun phrase with its article."""

    def take(self, term: Term) -> None:
        """Put a condition where it is said."""
        if isinstance(term, tuple):
            self.combined(term)
        elif term in OWNERS:
            self.owner = term
        elif term in NOUNS:
            self.noun = term
        elif term == "stud":
            self.noun = "stud"
        elif term == "location":
            self.noun = self.noun or term
        elif term == "other":
            self.other = True
        elif term in QUALITIES:
            self.qualities.append(term)
        elif KEYWORD.fullmatch(term):
            self.keywords.append(term)
        elif found := THING.fullmatch(term):
            self.keywords.append(found[1])
            self.take(found[2] if not found[2].startswith("he ") else f"that {found[2]}")
        elif found := PILE.fullmatch(term):
            self.places.insert(0, found[1])
        elif term in ("card", "a card"):
            self.noun = self.noun or "card"
        elif DEFINITE.match(term):
            self.whole = term
        elif PLACE.match(term):
            self.places.append(term)
        else:
            self.clauses.append(term)

    def combined(self, term: tuple[str | Terms, ...]) -> None:
        if term[0] == "not":
            self.clauses.append(_denied(_terms(term[1])))
            return
        sides = [_parts(_terms(side)) for side in term[1:]]
        if all(side.only("keywords") for side in sides):
            self.keywords.append(" or ".join(" ".join(side.sorted_keywords()) for side in sides))
        elif all(side.only("qualities") for side in sides):
            self.qualities.append(" or ".join(" ".join(side.qualities) for side in sides))
        elif all(side.only("places", "clauses") for side in sides):
            said = " or ".join(" ".join((*side.places, *side.clauses)) for side in sides)
            (self.clauses if any(side.clauses for side in sides) else self.places).append(said)
        elif all(not side.owner and not side.whole and not side.places for side in sides):
            first, second = (side.bare() for side in sides)
            self.noun = f"{first} or {'a ' if first.endswith('goods') else ''}{second}"
        else:
            self.whole = ", or ".join(side.full() for side in sides)

    def only(self, *parts: str) -> bool:
        """Whether nothing but this is said."""
        every = ("owner", "other", "qualities", "keywords", "noun", "places", "clauses", "whole")
        return not any(getattr(self, part) for part in every if part not in parts)

    def sorted_keywords(self) -> list[str]:
        return sorted(self.keywords, key=lambda word: LAST.index(word) if word in LAST else -1)

    def settle(self, default: str) -> None:
        """Say what goes without a noun, and locations, as people do."""
        if self.noun == "location" and "in the town square" in self.places:
            self.whole, self.places = "the town square", []
        elif self.noun in ("location", "deed") and "elsewhere" in self.places:
            self.places.remove("elsewhere")
            self.other = True
        if self.noun == "location" and "at an adjacent location" in self.places:
            self.places.remove("at an adjacent location")
            self.qualities.append("adjacent")
        if "adjacent" in self.qualities:
            self.other = False
        words = " ".join(self.sorted_keywords())
        things = bool(words) and all(part.split()[-1] in THINGS for part in words.split(" or "))
        if "that you own" in self.clauses and self.owner == "your":
            self.clauses.remove("that you own")
            self.owner = "your own"
        if not self.noun and not self.whole and not things:
            self.noun = default

    def bare(self, default: str = "card") -> str:
        """The noun phrase without owner and article."""
        self.settle(default)
        return " ".join(filter(None, (self.head(), self.tail())))

    def head(self) -> str:
        qualities = sorted(self.qualities, key=lambda word: QUALITIES.index(word) if word in QUALITIES else 9)
        return " ".join(filter(None, (*qualities, *self.sorted_keywords(), self.noun)))

    def tail(self) -> str:
        """Where it is, what it has, and then whole clauses, joined by "and"."""
        places = sorted(
            self.places, key=lambda place: not place.startswith(("in your hand", "at a deed", "at one of"))
        )
        short = [clause for clause in self.clauses if not clause.startswith(CLAUSES)]
        long = " and ".join(clause for clause in self.clauses if clause.startswith(CLAUSES))
        found = " ".join(filter(None, (*places, *short, long)))
        return found.replace("that is ", "that are ") if self.noun == "goods" else found

    def full(self, default: str = "card") -> str:
        """The noun phrase with its article."""
        self.settle(default)
        tail = self.tail()
        if self.whole:
            which = f", {' '.join(self.qualities)}" if self.qualities else ""
            return " ".join(filter(None, (self.whole, tail))) + which
        head = self.head()
        if self.owner.startswith("your") and self.noun != "outfit":
            head = f"one of {self.owner} {'other ' if self.other else ''}{plural(head)}"
        elif self.owner:
            head = f"{self.owner} {'other ' if self.other else ''}{head}"
        elif head.partition(" or ")[0].endswith("goods"):
            head = f"other {head}" if self.other else head
        else:
            head = f"another {head}" if self.other else f"{article(head)} {head}"
        return " ".join(filter(None, (head, tail)))


def _terms(side: str | Terms) -> Terms:
    return (side,) if isinstance(side, str) else side


def _parts(terms: Terms) -> _Said:
    found = _Said()
    for term in terms:
        if term:
            found.take(term)
    return found


def said(terms: Terms, default: str = "card") -> str:
    """The cards that fulfil all of these, with an article.

    >>> said(("your", "dude", "unbooted", "at this location"))
    'one of your unbooted dudes at this location'
    >>> said(("card in your hand", "deed", "that you can afford"))
    'a deed in your hand that you can afford'
    >>> said(("deed", ("not", ("that you own",))))
    'a deed that you do not own'
    """
    return _parts(terms).full(default)


def many(terms: Terms, count: int) -> str:
    """So many cards that fulfil all of these.

    >>> many(("your", "dude", "in the town square"), 2)
    '2 of your dudes in the town square'
    """
    found = _parts(terms)
    found.settle("card")
    whose = f"of {found.owner} " if found.owner else ""
    other = "other " if found.other else ""
    return f"{count} {whose}{other}{plural(found.head())} {found.tail()}".strip()


def _denied(terms: Terms) -> str:
    """That something is not so."""
    found = _parts(terms)
    words = " ".join(term for term in terms if isinstance(term, str))
    if words == "that you own":
        return "that you do not own"
    if words == "your":
        return "that you do not control"
    if words.startswith("with "):
        return f"without {words.removeprefix('with ')}"
    if found.only("places"):
        return f"not {words}"
    if found.only("qualities"):
        return f"that is not {' '.join(found.qualities)}"
    return f"that is not {found.full()}"


def article(words: str) -> str:
    """ "a" or "an"."""
    return "an" if words[:1].lower() in "aeiou" and not words.startswith(("one", "uni")) else "a"


def plural(words: str) -> str:
    """Several of these: of words joined by "or" each."""
    if " or " in words:
        first, second = words.split(" or ", 1)
        # "Abomination or Huckster dude" is about one noun, "deed or dude" about two.
        last = first.split()[-1]
        two = first[0].islower() and (last in NOUNS or last in THINGS)
        return f"{plural(first) if two else first} or {plural(second)}"
    if words.endswith(("goods", "Goods")):
        return words
    return (
        f"{words[:-1]}ies" if words.endswith("ty") else f"{words}es" if words.endswith("x") else f"{words}s"
    )
