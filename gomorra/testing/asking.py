"""Questions about draw hands, casualties, ghost rock and piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import hands
from gomorra.engine.fights import lumps
from gomorra.testing.failing import ScenarioError

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.testing.scenario import Table


def rank(table: Table, seat: int) -> int:
    """A draw hand's rank with everything that changes it."""
    return hands.hand(table.game, table.seat(seat)).rank


def natural_rank(table: Table, seat: int) -> int:
    """The rank that the five cards make."""
    return hands.natural(table.game, table.seat(seat)).rank


def rank_changes(table: Table, seat: int) -> tuple[int, ...]:
    """What raises and lowers a hand's rank, in the order in which it came."""
    return hands.hand(table.game, table.seat(seat)).modifiers


def is_legal(table: Table, seat: int) -> bool:
    """Whether a player has a legal draw hand."""
    return hands.is_legal(table.game, table.seat(seat))


def is_cheatin(table: Table, seat: int) -> bool:
    """Whether a player has a Cheatin' draw hand; without a hand it is neither."""
    return hands.is_cheatin(table.game, table.seat(seat))


def draw_hand_of(table: Table, seat: int = 0) -> list[Card]:
    """The cards in the draw hand of a player."""
    return [table.game.card(card) for card in table.game.state.players[table.seat(seat)].draw_hand]


def rock(table: Table, seat: int = 0) -> int:
    """The ghost rock of a player."""
    return table._game.state.players[table.seat(seat)].stash


def debt(table: Table, seat: int = 0) -> int:
    """What a player owes the bank for antes."""
    return table.game.state.players[table.seat(seat)].debt


def pot(table: Table) -> int:
    """The ghost rock in the pot."""
    return table.game.state.pot


def casualties(table: Table) -> list[dict[Card, str]]:
    """Every legal way to cover the casualties that are asked for: whom, and whether home, discard or ace."""
    game, battle = table.game, table.game.shootout
    if battle is None or game.decision.kind != "casualty":
        raise ScenarioError("casualties() needs a question for the first casualty: t.run('casualty')", game)
    side = battle.seats.index(game.decision.seat)
    ways = lumps.fates(game, battle, side)
    first = lumps.forced_first(game, battle, side)
    found: list[dict[Card, str]] = []

    def go_on(chosen: list[lumps.Fate], target: int) -> None:
        covered = {game.card(fate.card): fate.how for fate in chosen}
        if target <= 0 and covered not in found:
            found.append(covered)
        for fate in lumps.offered(ways, chosen, target, first) if target > 0 else ():
            go_on([*chosen, fate], target - fate.worth(target))

    go_on([], game.decision.least)
    return found


def hand_of(table: Table, seat: int = 0) -> list[Card]:
    """The cards in the hand of a player."""
    return [table._game.card(card) for card in table._game.state.players[table.seat(seat)].hand]


def discard_of(table: Table, seat: int = 0) -> list[Card]:
    """The cards in the discard pile of a player."""
    return [table._game.card(card) for card in table._game.state.players[table.seat(seat)].discard]


def boot_hill_of(table: Table, seat: int = 0) -> list[Card]:
    """The cards in Boot Hill of a player."""
    return [table._game.card(card) for card in table._game.state.players[table.seat(seat)].boot_hill]


def deck_of(table: Table, seat: int = 0) -> list[Card]:
    """The cards in the deck of a player, the top one first."""
    return [table._game.card(card) for card in table._game.state.players[table.seat(seat)].deck]


def whose(table: Table, card: Card) -> int:
    """The player to whom a card belongs now: its controller, or its owner while it is not in play."""
    return table.who(card.controller if card.in_play else card.owner)
