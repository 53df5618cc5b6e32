"""Setup: outfits, legends, starting gangs, hands and Grifters (RB-4)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from gomorra.decks.starting_gang import may_start
from gomorra.engine.events import GameStarted, Shuffled, table
from gomorra.engine.kernel.decision import DONE, Decision, Flow, Option
from gomorra.engine.kernel.state import DECK, GONE
from gomorra.engine.plays.legal import refusal
from gomorra.engine.plays.perform import perform

if TYPE_CHECKING:
    from gomorra.catalog import Printing
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game

SPARE = 12
"""How many times a whole deck can be given numbers that no card has borne: once for the first shuffle, then as often
as its pile is shuffled back. Hardly any game needs more; then the numbers of the deck stay what they are."""


def lay_out(game: Game) -> None:
    """Outfits and legends on the table, ghost rock in the stashes, decks as they were built."""
    state = game.state
    for seat, deck in enumerate(game.decks):
        player = state.players[seat]
        assert deck.outfit is not None
        player.home = state.add_card(game.face(deck.outfit), seat, DECK)
        player.deck.append(player.home)
        table.enter(game, player.home, player.home, -1, seat)
        player.street = (player.home,)
        if deck.legend is not None:
            player.legend = state.add_card(game.face(deck.legend), seat, DECK)
            player.deck.append(player.legend)
            table.enter(game, player.legend, player.home, player.home, seat)
        player.stash = deck.stash
        player.deck += state.add_cards([game.face(printing) for printing in deck.copies()], seat, DECK)
        if state.ruleset.fresh_numbers:
            state.add_cards([None] * (SPARE * len(player.deck)), seat, GONE)


def begin(game: Game) -> Flow[None]:
    """Choose starting gangs in secret, place them, shuffle, draw, let Grifters act."""
    state = game.state
    gangs = []
    for seat in range(game.seats):
        gangs.append((yield from choose_gang(game, seat)))
    for seat, gang in enumerate(gangs):
        place_gang(game, seat, gang)
    for seat in range(game.seats):
        state.shuffle(seat)
        game.record(Shuffled(seat=seat))
        if game.seating[seat].top:
            state.stack(seat, game.seating[seat].top)
    for seat, gang in enumerate(gangs):
        for number in gang:
            card = game.card(number)
            yield from card.begin(game.use(seat, card, None, "setup"))
    for seat in range(game.seats):
        yield from game.rules(seat).draw(5)
    yield from game.rules(0).do(GameStarted())
    yield from grifters(game)
    for number in state.bodies:
        body = state.own(number)
        body.entered = -1
        if not state.ruleset.setup_uses_count:
            body.used = ()
    state.step = "gambling"


def choose_gang(game: Game, seat: int) -> Flow[list[int]]:
    """The gang the deck names, or another one card by card; hidden until all have chosen (RB-4-l)."""
    deck, rules = game.decks[seat], game.state.ruleset
    allows = partial(may_start, deck, core_deeds=rules.starting_core_deeds, feud=rules.feuding_sides)
    named = deck.starting_gang
    if named and all(entry.starting <= entry.count for entry in deck.starting) and allows(named):
        options = [
            Option(("gang", "as-listed"), "Start with the gang of your deck list"),
            Option(("gang", "other"), "Choose another gang"),
        ]
        answer = yield Decision(seat, "gang", "Your starting gang", options, secret=True)
        if answer[1] == "as-listed":
            return cards_with(game, seat, [printing.code for printing in named])
    chosen: tuple[Printing, ...] = ()
    while True:
        able = [
            entry.printing
            for entry in deck.cards
            if entry.printing.type in ("dude", "deed", "goods")
            and chosen.count(entry.printing) < entry.count
            and allows((*chosen, entry.printing))
        ]
        if not able and not (rules.confirmed_gangs and chosen):
            break
        options = [Option(("start", word_of(printing)), printing.title) for printing in able]
        # The way on comes before the ways back, so that whoever takes the first answer gets through.
        options += [DONE, *(_ways_back(chosen) if rules.confirmed_gangs else ())]
        answer = yield Decision(seat, "gang", "Who starts in your gang?", options, secret=True)
        if answer[0] == "done":
            break
        if answer[0] == "without":
            gone = next(place for place, one in enumerate(chosen) if word_of(one) == answer[1])
            chosen = chosen[:gone] + chosen[gone + 1 :]
        chosen += tuple(printing for printing in able if ("start", word_of(printing)) == answer)
    return cards_with(game, seat, [printing.code for printing in chosen])


def _ways_back(chosen: tuple[Printing, ...]) -> list[Option]:
    """Answers that leave somebody of a gang out again."""
    return [Option(("without", word_of(one)), f"Leave {one.title} out") for one in dict.fromkeys(chosen)]


def word_of(printing: Printing) -> str | int:
    """A printing in option keys: the number that its code is, or the code of one that was made up."""
    return int(printing.code) if printing.code.isdigit() else printing.code


def cards_with(game: Game, seat: int, codes: list[str]) -> list[int]:
    """Cards of the deck with these faces."""
    found: list[int] = []
    for code in codes:
        for card in game.state.players[seat].deck:
            if card not in found and game.state.face(card).code == code:
                found.append(card)
                break
    return found


def place_gang(game: Game, seat: int, gang: list[int]) -> None:
    """Starting cards are simply there: nothing counts as entering play (RB-4-o)."""
    player = game.state.players[seat]
    for number in gang:
        card = game.card(number)
        player.stash -= card.cost
        table.enter(game, number, player.home, -1, seat)
        if card.is_deed:
            table.place_deed(game, number, seat, "right")
        game.log_start(seat, number)


def grifters(game: Game) -> Flow[None]:
    """Grifters act after opening hands are drawn, in a random order of players (RB-4-s, Q14)."""
    holders: list[tuple[Card, int]] = []
    for number in list(game.state.bodies):
        card = game.card(number)
        if any(ability.grifter for ability in card.abilities):
            holders.append((card, card.controller))
    if not holders:
        return
    first = game.state.roll(game.seats)
    for seat in game.state.clockwise(first):
        for card, owner in holders:
            if owner != seat:
                continue
            for ability in card.abilities:
                if not ability.grifter or refusal(game, seat, card, ability) is not None:
                    continue
                options = [Option(("use", card.id, ability.name), ability.text), DONE]
                answer = yield Decision(seat, "grifter", f"Use {card.title}?", options, source=card.id)
                if answer[0] == "use":
                    yield from perform(game.use(seat, card, ability, "grifter"))
