"""Decks made at random from all cards that can be played: they bring together what nobody would."""

from __future__ import annotations

from random import Random

import gomorra.cards  # noqa: F401  # makes the cards playable
from gomorra.catalog import Printing, catalog
from gomorra.decks.deck import Deck, Entry
from gomorra.engine import Game, Ruleset, Seat
from gomorra.engine.card import registry

SIZE = 52


def playable(*types: str) -> list[Printing]:
    """All printings of these types that have behaviour (or need none), tokens aside."""
    return [
        printing
        for printing in catalog().printings
        if printing.type in types and not printing.is_token and registry.is_implemented(printing)
    ]


def starters(outfit: Printing, chance: Random) -> list[Printing]:
    """A starting gang that the outfit may have and can pay."""
    gang: list[Printing] = []
    names: set[str] = set()
    stash = outfit.stash or 0
    able = [p for p in playable("dude") if (not p.gangs or p.belongs_to(outfit)) and not p.has("Gadget")]
    chance.shuffle(able)
    for printing in able:
        second = printing.has("Grifter") and any(other.has("Grifter") for other in gang)
        if len(gang) < 5 and (printing.cost or 0) <= stash and printing.name_key not in names and not second:
            gang.append(printing)
            names.add(printing.name_key)
            stash -= printing.cost or 0
    return gang


def random_deck(chance: Random) -> Deck:
    """A deck of 52 cards and two jokers, now and then with a legend."""
    outfit = chance.choice(playable("outfit"))
    gang = starters(outfit, chance)
    pool = playable("dude", "deed", "goods", "spell", "action")
    entries = [Entry(outfit, 1), *(Entry(printing, 1, 1) for printing in gang)]
    entries += [Entry(chance.choice(pool), 1) for _ in range(SIZE - len(gang))]
    entries += [Entry(printing, 1) for printing in chance.sample(playable("joker"), 2)]
    if chance.random() < 0.3:
        entries.append(Entry(chance.choice(playable("legend")), 1))
    return Deck.of("random", entries)


def random_game(seed: int, seats: int) -> Game:
    """A game of such decks, played to the end by chance; the day limit keeps it finite."""
    chance = Random(seed)
    players = [Seat(f"P{seat}", random_deck(chance)) for seat in range(seats)]
    game = Game.new(players, Ruleset(day_limit=12), seed=seed)
    while not game.over:
        options = game.decision.options
        if not options:
            raise AssertionError(f"seed {seed}: {game.decision.prompt!r} has no options")
        option = options[0] if options[0].payload[0] == "gang" else chance.choice(options)
        if option.payload[0] == "pass":
            option = chance.choice(options)  # pass less often, so that more happens
        game.answer(option.payload)
    return game
