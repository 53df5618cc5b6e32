"""Decks to practise with: legal, made by chance the way people build them, around a few values and one gang."""

from __future__ import annotations

from functools import cache
from random import Random

import gomorra.cards  # noqa: F401  # what can be played
from gomorra.catalog import Edition, Printing, catalog
from gomorra.decks.deck import Deck, Entry
from gomorra.decks.legality import check
from gomorra.decks.starting_gang import may_start, starting_cost
from gomorra.engine.card import registry

SIZE = 52
SHARES = {"dude": 15, "deed": 13, "goods": 10, "action": 14}
SPELL_SHARES = {"dude": 15, "deed": 12, "goods": 6, "action": 8, "spell": 11}
FORMATS = {Edition.ORIGINAL: "original", Edition.WEIRD_WEST: "weird-west"}
TRIES = 80


@cache
def pool(edition: Edition) -> dict[str, list[Printing]]:
    """What can be played of an edition, by type."""
    found: dict[str, list[Printing]] = {}
    for printing in catalog().printings:
        if printing.edition == edition and not printing.is_token and registry.is_implemented(printing):
            found.setdefault(printing.type, []).append(printing)
    return found


def practice_deck(chance: Random, name: str = "practice") -> Deck:
    """A legal deck of one edition."""
    for _ in range(TRIES):
        edition = chance.choice((Edition.ORIGINAL, Edition.ORIGINAL, Edition.WEIRD_WEST))
        deck = _attempt(chance, edition, name)
        report = check(deck, FORMATS[edition])
        if report.legal and len(deck.starting_gang) >= 3 and starting_influence(deck) >= 3:
            return deck
    raise ValueError("no legal deck was found by chance")


def starting_influence(deck: Deck) -> int:
    return sum(printing.influence or 0 for printing in deck.starting_gang)


def _attempt(chance: Random, edition: Edition, name: str) -> Deck:
    cards = pool(edition)
    outfit = chance.choice(cards["outfit"])
    values = chance.sample(range(1, 14), 4)
    liking = dict(zip(values, (12.0, 9.0, 6.0, 4.0), strict=True))
    dudes = [card for card in cards["dude"] if not card.gangs or card.belongs_to(outfit)]
    skill = chance.choice(("Blessed", "Huckster", "Shaman", "", ""))
    casters = [card for card in dudes if skill and card.has(skill)]
    spells = [card for card in cards.get("spell", []) if _cast_by(card, skill)] if len(casters) >= 4 else []
    shares = SPELL_SHARES if spells else SHARES
    counts: dict[Printing, int] = {}
    for kind, share in shares.items():
        able = {"dude": dudes, "spell": spells}.get(kind, cards.get(kind, []))
        if kind == "goods" and not any(card.has("Mad Scientist") for card in dudes):
            able = [card for card in able if not card.has("Gadget")]
        _fill(
            chance,
            counts,
            [card for card in able if not card.is_core or card.belongs_to(outfit)],
            share,
            liking,
        )
    if spells:
        _fill(chance, counts, casters, 3, liking)
    _fill(chance, counts, [*dudes, *cards["deed"], *cards["action"]], SIZE - sum(counts.values()), liking)
    gang = _gang(chance, name, outfit, counts)
    entries = [Entry(outfit, 1)]
    entries += [Entry(card, count, int(card in gang)) for card, count in counts.items()]
    entries += [Entry(card, 1) for card in chance.sample(cards["joker"], min(2, len(cards["joker"])))]
    return Deck.of(name, entries)


def _cast_by(card: Printing, skill: str) -> bool:
    words = {"Blessed": "Miracle", "Huckster": "Hex", "Shaman": "Spirit"}
    return bool(skill) and card.has(words[skill])


def _fill(
    chance: Random, counts: dict[Printing, int], able: list[Printing], share: int, liking: dict[int, float]
) -> None:
    """Add so many cards, mostly of the values that the deck leans on, in one to three copies."""
    weights = [liking.get(card.value or 0, 0.35) for card in able]
    faces: dict[str, int] = {}
    for card, count in counts.items():
        faces[card.face] = faces.get(card.face, 0) + count
    names = {card.name_key: count for card, count in counts.items()}
    missing = share
    for _ in range(400):
        if missing <= 0 or not able:
            return
        card = chance.choices(able, weights)[0]
        copies = min(missing, 1 if card.is_unique and card.type == "dude" else chance.randint(1, 3))
        if names.get(card.name_key, 0) + copies > 4 or faces.get(card.face, 0) + copies > 4:
            continue
        counts[card] = counts.get(card, 0) + copies
        names[card.name_key] = names.get(card.name_key, 0) + copies
        faces[card.face] = faces.get(card.face, 0) + copies
        missing -= copies


def _gang(chance: Random, name: str, outfit: Printing, counts: dict[Printing, int]) -> list[Printing]:
    """A starting gang with influence that leaves some ghost rock."""
    gang: list[Printing] = []
    dudes = [card for card in counts if card.type == "dude" and (card.cost or 0) <= 7]
    chance.shuffle(dudes)
    dudes.sort(
        key=lambda card: (card.influence or 0) + 0.3 * (card.bullets or 0) - 0.35 * (card.cost or 0),
        reverse=True,
    )
    for card in dudes:
        trial = Deck.of(name, [Entry(outfit, 1), *(Entry(other, 1, 1) for other in (*gang, card))])
        if (
            len(gang) < 5
            and may_start(trial, trial.starting_gang)
            and starting_cost(trial) <= trial.stash - 1
        ):
            gang.append(card)
    return gang
