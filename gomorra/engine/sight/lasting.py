"""What a use does that is not seen at once: what holds from then on is said in the words of its text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine import events as e
from gomorra.engine.sight import narrate
from gomorra.engine.words import Stat

if TYPE_CHECKING:
    from gomorra.engine.events import Event
    from gomorra.engine.game import Game

WAYS = (e.Declared, e.Passed, e.Paid, e.Pulled, e.Cast, e.Seen, e.PlayEnded)
"""What leads to an effect and is none."""
TOLD_OTHERWISE = (Stat.RANK, Stat.TAKEN_FROM)
"""What comes with an event that has words."""


def told(game: Game, number: int) -> str:
    """What holds by the use that ends with an event, where its other lines do not say it; else nothing."""
    event = game.events[number]
    assert isinstance(event, e.AbilityUsed)
    begin = _declared(game, number)
    if begin is None or not event.success or event.idle:
        return ""
    own = [one for one in game.events[begin + 1 : number] if one.source == event.source and not one.cost]
    unsaid = [one for one in own if isinstance(one, e.Changed) and _unsaid(game, one)]
    text = _text(game, begin)
    if not text or (_seen(game, own) and not unsaid):
        return ""
    card = narrate.title(event, event.source)
    sent = [one for one in own if isinstance(one, e.SentHome)]
    if sent and not unsaid:
        names = narrate.listed([narrate.named(game, one, one.card) for one in sent])
        return f"{names} {'is' if len(sent) == 1 else 'are'} at home and booted already: nothing changes."
    if not unsaid:
        return f"{card} takes effect: “{text}”"
    return f"{card} holds for {game.name(event.seat)}{narrate.until(unsaid[0].until)}: “{text}”"


def alone(game: Game, number: int) -> bool:
    """Whether nothing else tells what the use did that ends with an event."""
    begin = _declared(game, number)
    own = game.events[begin + 1 : number] if begin is not None else []
    return not _seen(game, [one for one in own if one.source == game.events[number].source and not one.cost])


def _seen(game: Game, events: list[Event]) -> bool:
    return any(not isinstance(one, WAYS) and narrate.sentence(game, one, None) for one in events)


def _unsaid(game: Game, event: e.Changed) -> bool:
    return event.stat not in TOLD_OTHERWISE and not narrate.sentence(game, event, None)


def _declared(game: Game, number: int) -> int | None:
    """Where the use began that ends with an event."""
    source = game.events[number].source
    for place in range(number - 1, -1, -1):
        event = game.events[place]
        if isinstance(event, e.Declared) and event.source == source:
            return place
        if isinstance(event, (e.PhaseStarted, e.PlayEnded)):
            break
    return None


def _text(game: Game, begin: int) -> str:
    """What the declared ability says after its head; nothing for one that another card lends."""
    event = game.events[begin]
    assert isinstance(event, e.Declared)
    for ability in event.faces[event.source].behaviour.abilities:
        if ability.label == event.ability:
            return str(ability.text).partition(": ")[2]
    return ""
