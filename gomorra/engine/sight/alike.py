"""What happens to several alike, one after the other, is told in one sentence: dudes that boot, what everybody pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gomorra.engine import events as e
from gomorra.engine.kernel.state import DECK, NOBODY
from gomorra.engine.sight import asides, naming, narrate
from gomorra.engine.sight.narrate import listed
from gomorra.engine.words import Why

if TYPE_CHECKING:
    from gomorra.engine.events import Event
    from gomorra.engine.game import Game

BY_ALL = {Why.ANTE: "Ante", Why.PRODUCTION: "Production"}
"""Money that goes from or to every player at once. For upkeep each decides alone, so it has a line each."""

HAND = 5
"""So many cards are a draw hand; fewer are drawn anew."""
OF_SEVERAL = (e.Paid, e.Gained, e.Dealt)
"""What several players do at once."""


def together(event: Event) -> tuple[object, ...] | None:
    """What events that are told in one sentence have in common."""
    match event:
        case e.Booted() | e.Unbooted():
            return (type(event), event.seat)
        case e.Joined():
            return (e.Joined, event.side)
        case e.BountyChanged():
            return (e.BountyChanged, event.amount, event.why)
        case e.Moved():
            return (e.Moved, event.destination, event.how)
        case e.Discarded():
            by_text = event.source if asides.stands_alone(event) else -1
            return (e.Discarded, event.whose, event.origin, event.why, by_text)
        case e.Returned():
            return (e.Returned, event.seat, event.zone)
        case e.Left():
            return (e.Left, event.side)
        case e.Paid() | e.Gained() if event.why in BY_ALL and not event.source:
            return (type(event), event.why)
        case e.Dealt() if len(event.cards) >= HAND:
            return (e.Dealt, len(event.cards))
        case e.EnteredPlay() if starts(event):
            return (e.EnteredPlay, event.seat)
    return None


def starts(event: e.EnteredPlay) -> bool:
    """Whether a card is in play from the beginning."""
    return event.origin == DECK and not event.source


def whose(same: Sequence[Event]) -> int:
    """Whose line it is: nobody's where several players do it."""
    seats = {event.seat for event in same}
    return NOBODY if len(seats) > 1 and isinstance(same[0], OF_SEVERAL) else same[0].seat


def several(game: Game, same: Sequence[Event]) -> str:
    """What happened to several cards, in one sentence."""
    names = listed([narrate.named(game, one, one.card) for one in same if isinstance(one, e.CardEvent)])
    match same[0]:
        case e.Booted():
            return f"{names} boot."
        case e.Unbooted():
            return f"{names} unboot."
        case e.Joined() as event:
            return f"{names} join {game.name(event.seat)}'s posse."
        case e.BountyChanged() as event:
            word = "rises" if event.amount > 0 else "falls"
            return f"The bounty on {names} {word} by {abs(event.amount)}{narrate.reason(event.why)}."
        case e.Moved() as event:
            word = "flee" if event.how == Why.FLEE else "go"
            return f"{names} {word} to {naming.place_name(game, event.destination)}."
        case e.Returned() as event:
            return f"{game.name(event.seat)} puts {len(same)} cards {narrate.HIDDEN[event.zone]}."
        case e.Discarded() as event:
            return narrate.discarded(game, event, names, plural=True)
        case e.Left():
            return f"{names} leave the posse."
        case e.EnteredPlay() as event:
            gang = listed([narrate.title(one, one.card) for one in same if isinstance(one, e.EnteredPlay)])
            return f"{game.name(event.seat)} starts with {gang}."
        case e.Paid() | e.Gained() as event:
            return f"{BY_ALL[event.why]}: {_sums(game, same)}."
        case e.Dealt() as event:
            players = listed([game.name(one.seat) for one in same])
            return f"{players} draw {len(event.cards)} cards for a draw hand."
    return ""


def _sums(game: Game, same: Sequence[Event]) -> str:
    """How much ghost rock each player pays or gains."""
    sums: dict[int, int] = {}
    for event in same:
        if isinstance(event, (e.Paid, e.Gained)):
            sums[event.seat] = sums.get(event.seat, 0) + event.amount
    return ", ".join(f"{game.name(seat)} {amount}" for seat, amount in sums.items()) + " ghost rock"
