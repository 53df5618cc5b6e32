"""The log in sentences that people read; what a seat may not know stays unsaid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra import poker
from gomorra.engine import events as e
from gomorra.engine.kernel.state import ALL_DUDES, DECK, DRAW, HAND, PLAY
from gomorra.engine.sight import naming, outcomes
from gomorra.engine.words import Phase, Why

VALUES = range(1, 14)
"""What a card may show."""

if TYPE_CHECKING:
    from gomorra.engine.events import Event
    from gomorra.engine.game import Game

HIDDEN = {HAND: "into a hand", DECK: "into a deck"}
ACCEPTED = {"": "accepts", "booted": "is booted and cannot refuse", "text": "cannot refuse"}
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
                if event.phase == Phase.GAMBLING
                else f"{PHASES[event.phase]}."
            )
        case e.PhaseEnded() if event.standing:
            stand = [
                f"{game.name(seat)} {influence} influence, {control} control"
                for seat, (influence, control) in enumerate(event.standing)
            ]
            return f"After {PHASES[event.phase]}: {'; '.join(stand)}."
        case e.Declared():
            if event.source:
                verb = "plays" if event.faces[event.source].type == "action" else "uses"
                return f"{who} {verb} {event.what}."
            return f"{who} makes a play: {event.what}."
        case e.Passed():
            return f"{who} passes."
        case e.Drawn():
            shown = ", ".join(title(event, card) for card in event.cards)
            return f"{who} draws {shown if seat == event.seat else _count(event.cards)}."
        case e.Dealt():
            return f"{who} draws {_count(event.cards)} for a draw hand." if event.cards else ""
        case e.Shuffled():
            return f"{who} shuffles the discard pile into a new deck." if event.reshuffle else ""
        case e.Pulled():
            shown = pulled_card(event)
            puller = f" for {named(game, event, event.dude)}" if event.dude else ""
            return f"{who} pulls {shown}{puller}."
        case e.Gained() if event.why == Why.POT:
            return ""  # who wins the lowball and the pot is told as one
        case e.Gained():
            return f"{who} gains {event.amount} ghost rock{reason(event.why) or by(event)}."
        case e.Paid():
            to = f" to {game.name(event.to)}" if event.to >= 0 else ""
            return f"{who} pays {event.amount} ghost rock{to}{reason(event.why)}."
        case e.Changed():
            return changed(game, event)
        case e.HandsExchanged():
            return f"{who} and {game.name(event.other)} exchange draw hands{by(event)}."
        case e.HandChanged():
            return hand_changed(game, event)
        case e.Revealed():
            hands = "; ".join(_hand(game, hand) for hand in event.shown)
            return f"{'Lowball' if event.lowball else 'Draw'} hands: {hands}."
        case e.LowballWon():
            return f"{who} wins the lowball and the pot of {event.amount}, and goes first today."
        case e.PossesFormed():
            sides = [listed([named(game, event, dude) for dude in posse]) for posse in event.posses]
            who = f": {sides[0]} against {sides[1]}" if all(sides) else ""
            return f"Shootout at {naming.place_name(game, event.location)}{who}."
        case e.RoundStarted():
            return f"Round {event.number}."
        case e.Redrawing():
            return f"{who} redraws {event.drawn}."
        case e.RankChanged():
            return raised(event, f"{game.name(event.player)}'s hand rank", event.amount)
        case e.RoundDecided():
            return decided(game, event)
        case e.ShootoutEnded():
            return outcomes.shootout_over(game, event)
        case e.JobStarted():
            return f"{named(game, event, event.leader)} leads a job against {place_or_card(game, event, event.mark)}."
        case e.JobEnded():
            return outcomes.job_over(game, event)
        case e.Cast():
            return (
                f"{named(game, event, event.dude)} {'passes' if event.success else 'fails'} the skill test."
            )
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


def _card_sentence(game: Game, event: e.CardEvent, who: str) -> str:
    name = named(game, event, event.card)
    match event:
        case e.Booted():
            return f"{name} boots."
        case e.Unbooted():
            return f"{name} unboots."
        case e.Moved():
            goes = "flees" if event.how == Why.FLEE else "goes"
            return f"{name} {goes} to {naming.place_name(game, event.destination)}."
        case e.Joined():
            return f"{name} joins {who}'s posse."
        case e.Left():
            return f"{name} leaves the posse."
        case e.SentHome() if event.kind == "trait":
            return f"{name} goes home booted."
        case e.Discarded():
            return discarded(game, event, name)
        case e.Aced():
            how = " as a casualty" if event.why == Why.CASUALTY else ""
            return f"{_owned(game, event, name)} is aced{how}."
        case e.Removed():
            return f"{name} leaves the game."
        case e.Returned():
            return f"{who} puts a card {HIDDEN[event.zone]}."
        case e.EnteredPlay():
            if event.host >= 0:
                return f"{name} is attached to {place_or_card(game, event, event.host)}."
            place = "" if event.location == event.card else f" at {naming.place_name(game, event.location)}"
            return f"{name} enters play{place}."
        case e.Attached():
            return f"{named(game, event, event.host)} gets {name}."
        case e.BountyChanged():
            why = reason(event.why)
            if not why:
                return raised(event, f"the bounty on {name}", event.amount)
            return f"The bounty on {name} {'rises' if event.amount > 0 else 'falls'} by {abs(event.amount)}{why}."
        case e.BountyCollected():
            return f"{who} collects the bounty on {name}."
        case e.CasualtyNamed() if event.home:
            return f"{name} goes home booted: that covers {event.home}."
        case e.ControlGained():
            return f"{name} gets {event.amount} permanent control point{'s' if event.amount != 1 else ''}."
        case e.ControlTaken():
            return f"{who} takes control of {name}."
        case e.Replaced():
            return f"{named(game, event, event.newcomer)} takes the place of {name}."
        case e.CalledOut():
            return f"{name} calls out {named(game, event, event.target)}."
        case e.Accepted():
            return f"{name} {ACCEPTED[event.forced]}."
        case e.Refused():
            return f"{name} refuses and goes home booted."
        case e.ShooterPicked():
            return f"{name} is the shooter."
        case e.JokerNamed():
            return f"{name} counts as {poker.show([poker.card(event.suit, event.value)])}."
        case e.Invented():
            return f"{named(game, event, event.dude)} invents {name}."
        case e.RockPlaced():
            return (
                f"{abs(event.amount)} ghost rock is {'put on' if event.amount > 0 else 'taken off'} {name}."
            )
    return ""


def _hand(game: Game, shown: e.ShownHand) -> str:
    return f"{game.name(shown.seat)} {_laid_out(shown)}"


def _laid_out(shown: e.ShownHand) -> str:
    """A revealed hand: its cards, its name, and whether it cheats."""
    changed = sum(shown.modifiers)
    change = f", rank changed by {changed:+d}" if changed else ""
    cheats = "" if shown.legal else ", Cheatin'"
    cards, hand = poker.show(list(shown.played)), shown.hand
    return f"{cards}, {hand.hand.name} (rank {hand.rank}{change}){cheats}"


def hand_changed(game: Game, event: e.HandChanged) -> str:
    """A hand that has become another one, with the card that did it and what it was before."""
    before = event.before.hand
    by_card = f"{title(event, event.source)}: " if event.source > 0 else ""
    whose, now = game.name(event.player), _laid_out(event.shown)
    return f"{by_card}{whose}'s hand is now {now}, instead of {before.hand.name} (rank {before.rank})."


REASONS: dict[str, str] = {
    Why.ANTE: " as ante",
    Why.POT: ": the pot",
    Why.PRODUCTION: " of production",
    Why.UPKEEP: " for upkeep",
    Why.DEBT: " back that was borrowed for an ante",
    Why.BOUNTY: ": the bounty",
    Why.ON_TOP_OF_THE_BOUNTY: " on top of the bounty",
    Why.FROM_THE_POT: " from the pot",
    Why.TRESPASS: " for trespassing",
}
"""Why something happens, for people; purposes that only the rules need are left out."""
UNTIL = {
    "round": "until the round ends",
    "shootout": "until the shootout ends",
    "phase": "until the phase ends",
    "noon": "until High Noon ends",
    "day": "until the day ends",
    "play": "for this play",
    "noon play": "until the next play is over",
    "upkeep": "until after Upkeep",
    "stay": "as long as it stays there",
    "permanent": "for good",
    "game": "for good",
}
NUMBERS = (
    "bullets",
    "influence",
    "value",
    "upkeep",
    "production",
    "control",
    "casualties",
)
NO_LIMIT = 50
"""From here on a number means that there is no limit: nobody has so many cards or dudes."""


def reason(why: str) -> str:
    """Why rock moves or a bounty changes, as the end of a sentence."""
    return REASONS.get(why, "")


def by(event: Event) -> str:
    """The card that does it, as the end of a sentence."""
    return f" by {title(event, event.source)}" if event.source > 0 else ""


def raised(event: Event, what: str, amount: int) -> str:
    """A number that rises or falls, with the card that does it."""
    if event.source > 0:
        return f"{title(event, event.source)} {'raises' if amount > 0 else 'lowers'} {what} by {abs(amount)}."
    return f"{what[0].upper()}{what[1:]} {'rises' if amount > 0 else 'falls'} by {abs(amount)}."


def until(word: str) -> str:
    """How long something lasts, as the end of a sentence."""
    words = UNTIL.get(word.rstrip(" 0123456789"), "")
    return f" {words}" if words else ""


def changed(game: Game, event: e.Changed) -> str:
    """What an effect changes, by whose card and until when; an empty string for what has no words."""
    if event.target <= ALL_DUDES:
        return ""
    whose = game.name(-1 - event.target) if event.target < 0 else ""
    subject = whose or named(game, event, event.target)
    lasting = until(event.until)
    of = "" if event.source == event.target else by(event)
    match event.stat, event.amount:
        case "shooter", kind:
            if event.source in (0, event.target):
                return f"{subject} becomes a {kind}{lasting}."
            return f"{title(event, event.source)} makes {subject} a {kind}{lasting}."
        case "keyword", word:
            return f"{subject} gets {word}{of}{lasting}."
        case "loses keyword", word:
            return f"{subject} loses {'all keywords' if word == 'all' else word}{of}{lasting}."
        case "blank", _:
            return f"{subject} loses its text{of}{lasting}."
        case "no bonus", _:
            return f"{subject} adds nothing{of}{lasting}."
        case "casualties", int(amount) if amount <= -NO_LIMIT:
            return f"{subject} takes no casualties{of}{lasting}."
        case "sundown discards", int(amount):
            more = "as many cards as they like" if amount >= NO_LIMIT else f"{amount} more"
            return f"{subject} may discard {more} at Sundown{of}{lasting}."
        case stat, int(amount) if stat in NUMBERS or stat.endswith(" rating"):
            return f"{subject}: {amount:+d} {stat}{of}{lasting}."
    return ""


def decided(game: Game, event: e.RoundDecided) -> str:
    """Who wins a round, with the ranks and the casualties."""
    if len(event.shown) != 2:
        return ""
    names = [game.name(hand.seat) for hand in event.shown]
    losses = [
        f"{name} takes {count} {'casualty' if count == 1 else 'casualties'}"
        for name, count in zip(names, event.casualties, strict=True)
        if count
    ]
    fall = f": {listed(losses)}" if losses else ": nobody falls"
    if event.ranks[0] == event.ranks[1]:
        fall = ": equal ranks cost each side a casualty" if event.casualties == (1, 1) else fall
        higher = f" {names[event.winner]}'s cards are higher and win the round." if event.winner >= 0 else ""
        return f"Both hands have rank {event.ranks[0]}{fall}.{higher}"
    won, lost = event.ranks[event.winner], event.ranks[1 - event.winner]
    return f"{names[event.winner]} wins the round {won} to {lost}{fall}."


def discarded(game: Game, event: e.Discarded, names: str, *, plural: bool = False) -> str:
    """Cards that are discarded, with whose they were and where they lay."""
    whose = game.name(game.state.owners[event.card])
    if event.why == Why.CASUALTY:
        return f"{_owned(game, event, names)} {'are' if plural else 'is'} discarded as a casualty."
    own = names.replace(f"{whose}'s ", "")
    if event.origin == HAND:
        return f"{whose} discards {own}."
    if event.why == Why.REDRAW:
        return f"{whose} discards {own} to redraw."
    if event.why == Why.KEEP_FIVE:
        return f"{whose} discards {own}, keeping five cards."
    if event.origin == DRAW:
        return f"{whose}'s draw hand is discarded: {own}."
    why = " for want of upkeep" if event.why == Why.UPKEEP else ""
    return f"{_owned(game, event, names)} {'are' if plural else 'is'} discarded{why}."


def _owned(game: Game, event: e.Discarded | e.Aced, names: str) -> str:
    """Cards that were in play, with their owner; where his name stands already it is not said twice."""
    whose = f"{game.name(game.state.owners[event.card])}'s "
    return names if event.origin != PLAY or names.startswith(whose) else whose + names


def listed(names: list[str]) -> str:
    """Several names in a sentence."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else ""


def named(game: Game, event: Event, card: int) -> str:
    """A card's title; of two with one name which."""
    name = title(event, card)
    if card <= 0:
        return name
    return naming.distinct(game, card, name)


def pulled_card(event: e.Pulled) -> str:
    """The card of a pull as it counts; an effect may have made its value one that no card has."""
    suit, value = event.suit, event.value
    return poker.show([poker.card(suit, value)]) if value in VALUES else f"{value}{poker.SUIT_SIGNS[suit]}"


def _count(cards: tuple[int, ...]) -> str:
    return "a card" if len(cards) == 1 else f"{len(cards)} cards"


def title(event: Event, card: int) -> str:
    """A card's title as it was when the event happened."""
    if card <= 0:
        return "the town square" if card == 0 else "a card"
    return str(event.faces[card].title)


def place_or_card(game: Game, event: Event, card: int) -> str:
    if card == 0 or event.faces[card].type == "outfit":
        return game.place_name(card)
    return named(game, event, card)
