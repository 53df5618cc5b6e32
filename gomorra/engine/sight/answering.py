"""What is going on at a moment that the log passes over, for those who may answer it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine import events as e
from gomorra.engine.sight import narrate

if TYPE_CHECKING:
    from gomorra.engine.events import Event
    from gomorra.engine.game import Game


def moment(game: Game, event: Event) -> str:
    """What is going on at a moment that the log passes over but a React may answer."""
    who = game.name(event.seat)
    match event:
        case e.HandDiscarding():
            return f"{game.name(event.player)} is about to discard the draw hand."
        case e.Testing():
            return f"{narrate.named(game, event, event.dude)} is about to pull for a skill test."
        case e.MakingPlay():
            return f"{who} is about to make a play."
        case e.Chosen():
            return f"{who} has chosen {', '.join(narrate.named(game, event, card) for card in event.cards)}."
        case e.TakingCasualties():
            return f"{who} is about to take {event.amount} casualt{'y' if event.amount == 1 else 'ies'}."
        case e.CasualtiesTaken():
            return f"{who} has taken casualties."
        case e.PlayEnded():
            return f"{who} has finished a play: {event.what}."
        case e.ShootoutStarted():
            return "The shootout is about to begin."
        case e.RoundEnded():
            return f"Round {event.number} is over."
        case e.PhaseEnded():
            return f"{narrate.PHASES[event.phase]} is over."
        case e.HandDrawn():
            return f"{who} has drawn a draw hand."
        case e.AbilityUsed():
            return f"{who} has used {narrate.title(event, event.source)}."
        case e.HandRefilled():
            return f"{who} has refilled the hand."
        case e.Anted():
            return "Everybody has anted."
        case e.SundownChecked():
            return "Victory has been checked."
        case e.SentHome():
            return f"{narrate.named(game, event, event.card)} is about to go home booted."
        case e.BecameWanted():
            return f"{narrate.named(game, event, event.card)} is wanted now."
        case e.Fled():
            return f"{narrate.named(game, event, event.card)} flees."
    return ""


def describe_window(game: Game, event: Event) -> str:
    """The question of a window: what happens, as far as all may know."""
    event.faces = game.state.faces
    ahead = isinstance(event, e.SentHome)  # told as done elsewhere, and here it is about to happen
    words = moment(game, event) if ahead else narrate.sentence(game, event, None) or moment(game, event)
    return f"React? {words}"
