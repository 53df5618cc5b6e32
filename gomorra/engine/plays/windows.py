"""The one way to change the table: an event with its windows.

In this order: "before"; replacements by traits, then by Reacts; "when"; the change itself; "after". In each
window triggered traits come before Reacts, and the Winner before the others, clockwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.card.lent import for_user
from gomorra.engine.events import (
    Aced,
    CardEvent,
    Discarded,
    EnteredPlay,
    Event,
    JokerNamed,
    Returned,
    Revealed,
)
from gomorra.engine.kernel.decision import PASS, Decision, Flow, Option
from gomorra.engine.kernel.state import LIMBO, NOBODY, PLAY
from gomorra.engine.plays.legal import refusal
from gomorra.engine.plays.perform import finish_action, perform
from gomorra.engine.words import Stat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gomorra.engine.card.ability import Ability
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game

Listener = tuple["Card", "Ability"]


def happen(game: Game, event: Event) -> Flow[None]:
    """Let an event happen with all its windows."""
    # Where nobody listens, nobody will before it happens.
    if type(event) in game.repertoire.early and game.listeners(type(event)):
        yield from respond(game, event, "before")
        if not event.final and game.state.ruleset.tiered_reacts:
            yield from respond(game, event, "when", instead=True)
        if not event.replaced:
            yield from respond(game, event, "when")
    if event.replaced or stale(game, event):
        event.replaced = True
    else:
        fallout = game.take_place(event)
        yield from followed(game, event, fallout)
    event.use = None


def followed(game: Game, event: Event, fallout: list[Event]) -> Flow[None]:
    """What answers an event that has happened, and what happened by it."""
    yield from respond(game, event, "after")
    for consequence in fallout:
        yield from respond(game, consequence, "after")
    event.use = None  # the log keeps the event, not who did it with what


def heard(game: Game, event: Event, *, late: bool) -> bool:
    """Whether anything answers an event as things are: before it has happened, or (late) after it.

    Where nothing does, the windows would pass without anybody being asked.
    """
    kind = type(event)
    if late and (kind, "after", False) not in game.repertoire.windows and game.state.ruleset.tiered_reacts:
        return False
    lends = Stat.LENDS in game.repertoire.spoken
    for card, ability in game.listeners(kind):
        if (ability.timing == "after") is late:
            if ability.is_trait:
                if triggers(game, card, ability, event):
                    return True
            elif not event.cost and (lends or ability.trigger is None or ability.trigger(card, event)):
                return True
    return False


def stale(game: Game, event: Event) -> bool:
    """Whether the card of an event has meanwhile left the place where it would happen."""
    if not isinstance(event, CardEvent) or isinstance(event, (EnteredPlay, Returned, JokerNamed)):
        return False
    origin = event.origin if isinstance(event, (Discarded, Aced)) else PLAY
    return game.state.zones[event.card] != origin


def respond(game: Game, event: Event, timing: str, *, instead: bool = False) -> Flow[None]:
    """The traits and Reacts that answer an event at one moment."""
    if (type(event), timing, instead) not in game.repertoire.windows and game.state.ruleset.tiered_reacts:
        return
    listeners = game.listeners(type(event))
    if not listeners:
        return
    if not game.state.ruleset.tiered_reacts:
        yield from one_queue(game, event, [item for item in listeners if item[1].timing == timing])
        return
    traits = [item for item in listeners if item[1].is_trait and fits(item[1], timing, instead)]
    reacts = [item for item in listeners if not item[1].is_trait and fits(item[1], timing, instead)]
    if traits:
        yield from trigger_traits(game, event, traits)
    if reacts and not event.cost and not event.replaced:
        yield from react_window(game, event, reacts)


def one_queue(game: Game, event: Event, listeners: list[Listener]) -> Flow[None]:
    """The older way: the Winner first, traits and Reacts in one queue, whatever they do (AE-Reacts-a)."""
    if event.final:
        listeners = [item for item in listeners if not item[1].instead]
    traits = [item for item in listeners if item[1].is_trait]
    reacts = [item for item in listeners if not item[1].is_trait and not event.cost]
    yield from react_window(game, event, reacts, traits)


def fits(ability: Ability, timing: str, instead: bool) -> bool:
    return ability.timing == timing and ability.instead == instead


def trigger_traits(game: Game, event: Event, traits: list[Listener]) -> Flow[None]:
    """Triggered traits resolve one by one, a player's own in the order of his choice (CG-Traits-h)."""
    order = game.order()
    # CG-Shootout4a-c: what happens as hands are revealed is simultaneous, the Winner orders all of it.
    together = isinstance(event, Revealed) and not event.lowball
    for seat in order[:1] if together else order:
        done: set[tuple[int, str]] = set()
        while not event.replaced:
            ready = [
                (card, ability)
                for card, ability in traits
                if (card.id, ability.name) not in done
                and (together or speaker(card, event) == seat)
                and triggers(game, card, ability, event)
            ]
            if not ready:
                break
            # Nobody is asked about the order of what works from a place that he cannot see.
            ready = [item for item in ready if game.state.sees(seat, item[0].id)] or ready[:1]
            card, ability = ready[0]
            if len(ready) > 1:
                options = [Option(("trait", item.id, trait.name), trait.text) for item, trait in ready]
                answer = yield Decision(seat, "order", "Which trait first?", options)
                card, ability = next(
                    (item, trait) for item, trait in ready if (item.id, trait.name) == (answer[1], answer[2])
                )
            done.add((card.id, ability.name))
            use = game.use(speaker(card, event), card, ability, "trait", event)
            yield from perform(use)


def speaker(card: Card, event: Event) -> int:
    """The "you" of a trait: who controls its card, or did until this event took it out of play."""
    if isinstance(event, (Discarded, Aced)) and event.card == card.id and event.origin == PLAY:
        return event.whose if event.whose != NOBODY else card.controller
    return card.controller


def triggers(game: Game, card: Card, ability: Ability, event: Event) -> bool:
    """Whether a trait answers this event now."""
    if not card.works_at(event) and card.zone not in ability.zones:
        return False
    if game.repertoire.blanks and game.is_blank(card, "traits"):
        return False
    return ability.trigger is None or ability.trigger(card, event)


def react_window(
    game: Game, event: Event, reacts: list[Listener], traits: Sequence[Listener] = ()
) -> Flow[None]:
    """Reacts, the Winner first, until all players pass one after another (RB-7.1).

    Traits that wait in the same queue work as the first turn of their player comes.
    """
    order = game.order()
    passes = 0
    turn = 0
    answered: set[tuple[int, str]] = set()  # even a card that left and came back answers an event once
    while passes < len(order) and not event.replaced:
        seat = order[turn % len(order)]
        own = [item for item in traits if turn < len(order) and speaker(item[0], event) == seat]
        turn += 1
        if own:
            yield from trigger_traits(game, event, own)
            if event.replaced:
                return
        ready = usable_reacts(game, event, reacts, seat)
        ready = [(card, ability) for card, ability in ready if (card.id, ability.name) not in answered]
        if not ready:
            passes += 1
            continue
        options = [Option(("react", card.id, ability.name), ability.text) for card, ability in ready]
        source = event.card if isinstance(event, CardEvent) else event.source
        answer = yield Decision(seat, "react", game.describe_window(event), [*options, PASS], source=source)
        if answer[0] == "pass":
            passes += 1
            continue
        card, ability = next(
            (item, react) for item, react in ready if (item.id, react.name) == (answer[1], answer[2])
        )
        if not ability.repeat or ability.once == "event":
            answered.add((card.id, ability.name))
        use = game.use(seat, card, ability, "react", event)
        yield from perform(use, ignore={"printed cost"} if card.zone == LIMBO else ())
        yield from finish_action(use)
        passes = 0


def usable_reacts(game: Game, event: Event, reacts: list[Listener], seat: int) -> list[Listener]:
    return [
        (card, ability)
        for card, ability in reacts
        if (ability.trigger is None or ability.trigger(for_user(card, seat), event))
        and refusal(game, seat, card, ability, event=event) is None
    ]
