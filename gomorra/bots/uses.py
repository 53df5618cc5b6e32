"""The use of a card as advice: on whom, and what comes of it, in a few words."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from gomorra.bots.foresight import NESTED
from gomorra.bots.search import SearchBot
from gomorra.engine import Game, Option
from gomorra.engine import events as e
from gomorra.engine.sight import alike, narrate
from gomorra.engine.sight.offers import titled

ASKED: Final = (*NESTED, "choose several", "word")
"""Choices that belong to the use of a card."""
LONGEST: Final = 10
"""So many choices are made for a sentence."""
TOLD: Final = 2
"""So many effects are told."""
CHANCE: Final = (e.Drawn, e.Dealt, e.Pulled, e.Seen, e.Shuffled, e.Revealed)
"""What comes from here on is not known: an imagined card is no advice."""
EFFECTS: Final = (
    e.BountyChanged, e.Moved, e.Booted, e.Unbooted, e.Changed, e.ControlGained, e.RankChanged, e.Joined, e.Gained,
    e.Aced, e.Discarded, e.ControlTaken, e.JobStarted,
)  # fmt: skip


class Usage(NamedTuple):
    """The use of a card in words, and the answers to all that it asks on the way."""

    text: str
    keys: tuple[str, ...]


def used(world: Game, seat: int, option: Option, seed: int | str) -> Usage | None:
    """What is said of the use of a card in an imagined world; nothing of any other option."""
    if option.payload[0] not in ("use", "react"):
        return None
    source = int(option.payload[1])
    fork = world.fork()
    begin = len(fork.events)
    fork.give(option.payload)
    thinker = SearchBot(f"{seed} use", duels=0)
    keys = [option.key]
    known = True
    for _ in range(LONGEST):
        if (
            fork.over
            or fork.decision.seat != seat
            or fork.decision.kind not in ASKED
            or _by_chance(fork, begin)
        ):
            break
        key = thinker.choose(fork, seat)
        known = known and _foreseen(world, fork, seat, source, key)
        if known:
            keys.append(key)
        fork.answer(key)
    verb = "Play" if world.card(source).is_action else "Use"
    told = _effects(fork, begin, seat, source)
    text = f"{verb} {titled(world, source)}"
    aims = [titled(world, card) for card in _aims(fork, begin) if world.state.sees(seat, card)]
    if aims and not any(aim in effect for aim in aims for effect in told):
        text += f" on {narrate.listed(aims)}"
    if not told and not aims:
        told = _first_words(option.text)
    return Usage(f"{text}: {'; '.join(told)}" if told else text, tuple(keys))


def _foreseen(world: Game, fork: Game, seat: int, source: int, key: str) -> bool:
    """Whether an answer belongs to the use itself, and chooses nothing that the seat does not see yet."""
    option = next(one for one in fork.decision.options if one.key == key)
    card = option.payload[1] if option.payload[0] == "card" else 0
    return fork.decision.source == source and (
        not isinstance(card, int) or card <= 0 or world.state.sees(seat, card)
    )


SHORT: Final = 90


def _first_words(text: str) -> list[str]:
    """What the text of a card says first, where that is short."""
    first = text.partition(": ")[2].partition(". ")[0].removesuffix(".")
    if first.count('"') % 2:  # the end of what a trait says in quotation marks
        first = first.removesuffix('"')
    return [first[:1].lower() + first[1:]] if 0 < len(first) <= SHORT else []


def _by_chance(fork: Game, begin: int) -> bool:
    return any(isinstance(event, CHANCE) for event in fork.events[begin:])


def _aims(fork: Game, begin: int) -> tuple[int, ...]:
    """What was chosen on the way."""
    found = [card for one in fork.events[begin:] if isinstance(one, e.Chosen) for card in one.cards]
    return tuple(dict.fromkeys(card for card in found if card > 0))


def _effects(fork: Game, begin: int, seat: int, source: int) -> list[str]:
    """What is sure to come of it, without what it costs and what happens after it."""
    found: list[list[e.Event]] = []
    for event in fork.events[begin:]:
        if isinstance(event, CHANCE) or (isinstance(event, e.AbilityUsed) and event.source == source):
            break
        if not isinstance(event, EFFECTS) or event.cost or event.seat < 0:
            continue
        if isinstance(event, e.CardEvent) and event.card == event.source:
            continue
        if not _shortly(fork, event, seat):
            continue
        key = alike.together(event)
        group = next((same for same in found if key is not None and alike.together(same[0]) == key), None)
        if group is None:
            found.append([event])
        else:
            group.append(event)
    told = [
        _shortly(fork, same[0], seat) if len(same) == 1 else alike.several(fork, same).removesuffix(".")
        for same in found
    ]
    return list(dict.fromkeys(told))[:TOLD]


MADE: Final = re.compile(r"^ makes (.+?) a (?=stud|draw)")
YOU: Final = {"discards": "discard", "gains": "gain", "may": "may", "pays": "pay", "takes": "take"}


def _shortly(fork: Game, event: e.Event, seat: int) -> str:
    """An event within a sentence that names the card already."""
    text = narrate.sentence(fork, event, seat).removesuffix(".")
    text = text.replace(narrate.by(event), "") if event.source > 0 else text
    if isinstance(event, e.Changed):
        text = MADE.sub(r"\1 becomes a ", text.removeprefix(narrate.title(event, event.source)))
        text = text.replace(": ", " gets ", 1)
    who, _, rest = text.partition(" ")
    for verb, own in YOU.items():
        start = f"{fork.name(seat)} {verb} "
        if text.startswith(start):
            return f"you {own} {text.removeprefix(start)}"
    return f"the {rest}" if who == "The" else text
