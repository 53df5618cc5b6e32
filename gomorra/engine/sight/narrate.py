"""The log in sentences that people read; what a seat may not know stays unsaid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra import poker
from gomorra.engine import events as e
from gomorra.engine.kernel.state import HAND
from gomorra.engine.words import Why

if TYPE_CHECKING:
    from gomorra.engine.events import Event
    from gomorra.engine.game import Game

PHASES = {"gambling": "Gambling", "upkeep": "Upkeep", "noon": "High Noon", "sundown": "Sundown"}


def story(game: Game, seat: int | None = None) -> list[str]:
    """All sentences of the log."""
    return [text for event in game.events if (text := sentence(game, event, seat))]


def sentence(game: Game, event: Event, seat: int | None) -> str:
    """One event in words; an empty string where there is nothing worth saying."""
    who = game.name(event.seat)
    if isinstance(event, e.CardEvent):
        return _card_sentence(game, event, who)
    match event:
        case e.PhaseStarted():
            return (
                f"Day {event.day}: {PHASES[event.phase]}."
                if event.phase == "gambling"
                else f"{PHASES[event.phase]}."
            )
        case e.Declared():
            if event.source:
                return f"{who} uses {event.what} ({event.ability})."
            return f"{who}: {event.what}."
        case e.Passed():
            return f"{who} passes."
        case e.Drawn():
            shown = ", ".join(title(event, card) for card in event.cards)
            return f"{who} draws {shown if seat == event.seat else _count(event.cards)}."
        case e.Dealt():
            return f"{who} draws {_count(event.cards)} for a draw hand." if event.cards else ""
        case e.Shuffled():
            return (
                f"{who} shuffles the discard pile into a new deck." if event.reshuffle else f"{who} shuffles."
            )
        case e.Pulled():
            shown = poker.show([poker.card(event.suit, event.value)])
            by = f" for {title(event, event.dude)}" if event.dude else ""
            return f"{who} pulls {shown}{by}."
        case e.Gained():
            return f"{who} gains {event.amount} ghost rock{f' ({event.why})' if event.why else ''}."
        case e.Paid():
            to = f" to {game.name(event.to)}" if event.to >= 0 else ""
            return f"{who} pays {event.amount} ghost rock{to}{f' ({event.why})' if event.why else ''}."
        case e.Revealed():
            hands = "; ".join(_hand(game, hand) for hand in event.shown)
            return f"{'Lowball' if event.lowball else 'Draw'} hands: {hands}."
        case e.LowballWon():
            return f"{who} is the Winner."
        case e.PossesFormed():
            return f"Shootout at {game.place_name(event.location)}."
        case e.RoundStarted():
            return f"Round {event.number}."
        case e.Redrawing():
            return f"{who} redraws {event.drawn}."
        case e.RankChanged():
            word = "raised" if event.amount > 0 else "lowered"
            return f"The hand rank of {game.name(event.player)} is {word} by {abs(event.amount)}."
        case e.RoundDecided():
            a, b = event.ranks
            return f"Leader's rank {a}, mark's rank {b}: casualties {event.casualties[0]} and {event.casualties[1]}."
        case e.ShootoutEnded():
            side = {0: "The leader's posse wins.", 1: "The mark's posse wins."}
            return f"The shootout is over. {side.get(event.winner, 'Nobody wins it.')}"
        case e.JobStarted():
            return (
                f"{title(event, event.leader)} leads a job against {_place_or_card(game, event, event.mark)}."
            )
        case e.JobEnded():
            return "The job is done." if event.success else "The job fails."
        case e.Cast():
            return f"{title(event, event.dude)} {'succeeds' if event.success else 'fails'} ({event.test})."
        case e.Seen():
            return f"{who} looks at {_count(event.cards)}."
        case e.GameEnded():
            return (
                f"{game.name(event.winner)} wins: {event.why}."
                if event.winner >= 0
                else f"A draw: {event.why}."
            )
        case e.Said():
            return event.text
    return ""


def moment(game: Game, event: Event) -> str:
    """What is going on at a moment that the log passes over but a React may answer."""
    who = game.name(event.seat)
    match event:
        case e.HandDiscarding():
            return f"{game.name(event.player)} is about to discard the draw hand."
        case e.Testing():
            return f"{title(event, event.dude)} is about to pull for a skill test."
        case e.MakingPlay():
            return f"{who} is about to make a play."
        case e.Chosen():
            return f"{who} has chosen {', '.join(title(event, card) for card in event.cards)}."
        case e.TakingCasualties():
            return f"{who} is about to take {event.amount} casualties."
        case e.CasualtiesTaken():
            return f"{who} has taken casualties."
        case e.PlayEnded():
            return f"{who} has finished a play: {event.what}."
        case e.ShootoutStarted():
            return "The shootout is about to begin."
        case e.RoundEnded():
            return f"Round {event.number} is over."
        case e.PhaseEnded():
            return f"{PHASES[event.phase]} is over."
        case e.HandDrawn():
            return f"{who} has drawn a draw hand."
        case e.AbilityUsed():
            return f"{who} has used {title(event, event.source)}."
        case e.HandRefilled():
            return f"{who} has refilled the hand."
        case e.Anted():
            return "Everybody has anted."
        case e.SundownChecked():
            return "Victory has been checked."
        case e.SentHome():
            return f"{title(event, event.card)} is about to go home booted."
        case e.BecameWanted():
            return f"{title(event, event.card)} is wanted now."
        case e.Fled():
            return f"{title(event, event.card)} flees."
    return ""


def _card_sentence(game: Game, event: e.CardEvent, who: str) -> str:
    name = title(event, event.card)
    match event:
        case e.Booted():
            return f"{name} boots."
        case e.Unbooted():
            return f"{name} unboots."
        case e.Moved():
            return f"{name} {'flees' if event.how == Why.FLEE else 'goes'} to {game.place_name(event.destination)}."
        case e.Joined():
            return f"{name} joins the {('leader', 'mark')[event.side]}'s posse."
        case e.Left():
            return f"{name} leaves the posse."
        case e.Discarded():
            return f"{name} is discarded{f' ({event.why})' if event.why else ''}."
        case e.Aced():
            return f"{name} is aced{f' ({event.why})' if event.why else ''}."
        case e.Removed():
            return f"{name} leaves the game."
        case e.Returned():
            return f"{who} puts a card {'into a hand' if event.zone == HAND else 'into a deck'}."
        case e.EnteredPlay():
            if event.host >= 0:
                return f"{name} is attached to {_place_or_card(game, event, event.host)}."
            place = "" if event.location == event.card else f" at {game.place_name(event.location)}"
            return f"{name} enters play{place}."
        case e.Attached():
            return f"{title(event, event.host)} gets {name}."
        case e.BountyChanged():
            word = "rises" if event.amount > 0 else "falls"
            return f"The bounty on {name} {word} by {abs(event.amount)}."
        case e.BountyCollected():
            return f"{who} collects the bounty on {name}."
        case e.ControlGained():
            return f"{name} gets {event.amount} permanent control point{'s' if event.amount != 1 else ''}."
        case e.ControlTaken():
            return f"{who} takes control of {name}."
        case e.Replaced():
            return f"{title(event, event.newcomer)} takes the place of {name}."
        case e.CalledOut():
            return f"{name} calls out {title(event, event.target)}."
        case e.Accepted():
            return f"{name} accepts."
        case e.Refused():
            return f"{name} refuses and goes home booted."
        case e.ShooterPicked():
            return f"{name} is the shooter."
        case e.JokerNamed():
            return f"{name} counts as {poker.show([poker.card(event.suit, event.value)])}."
        case e.Invented():
            return f"{title(event, event.dude)} invents {name}."
        case e.RockPlaced():
            return (
                f"{abs(event.amount)} ghost rock is {'put on' if event.amount > 0 else 'taken off'} {name}."
            )
    return ""


def _hand(game: Game, shown: e.ShownHand) -> str:
    """A revealed hand: its cards, its name, and whether it cheats."""
    changed = sum(shown.modifiers)
    change = f", rank changed by {changed:+d}" if changed else ""
    cheats = "" if shown.legal else ", Cheatin'!"
    cards, hand = poker.show(list(shown.played)), shown.hand
    return f"{game.name(shown.seat)} {cards} - {hand.name} (rank {hand.rank}{change}){cheats}"


def _count(cards: tuple[int, ...]) -> str:
    return "a card" if len(cards) == 1 else f"{len(cards)} cards"


def title(event: Event, card: int) -> str:
    """A card's title as it was when the event happened."""
    if card <= 0:
        return "the town square" if card == 0 else "a card"
    return str(event.faces[card].title)


def _place_or_card(game: Game, event: Event, card: int) -> str:
    if card == 0 or event.faces[card].type == "outfit":
        return game.place_name(card)
    return title(event, card)


def describe_window(game: Game, event: Event) -> str:
    """The question of a window: what happens, as far as all may know."""
    event.faces = game.state.faces
    words = sentence(game, event, None) or moment(game, event)
    return f"React? {words}"
