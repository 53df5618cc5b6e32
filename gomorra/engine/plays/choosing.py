"""Whether what an ability needs can be chosen: each card, whole sets, and one choice after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from gomorra.engine.board import stats
from gomorra.engine.card.choice import Choice
from gomorra.engine.words import Act, cannot

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.verbs.use import Use


CHOOSE = cannot(Act.CHOOSE)

DONE_TO = ("boots", "discards", "aces")
"""The roles of cards to which the requirement itself does something."""


def choice_candidates(use: Use, choice: Choice) -> list[Card]:
    """The cards that may be chosen for a role; what is to be booted must be able to boot."""
    return list(eligible(use, choice))


def eligible(use: Use, choice: Choice) -> Iterator[Card]:
    """The same, one by one as they are found, where no card depends on what else could be chosen."""
    if not choice.single:
        cards: Iterable[Card] = use.pool_choosable(choice.predicate)
    elif use.card is not None and use.game.has_decoys():
        cards = use.candidates(choice.predicate)
    else:
        cards = use.choosable_cards(choice.predicate)
    tested = use.ability is not None and use.ability.is_tested
    if choice.role not in DONE_TO and not tested:
        return iter(cards)
    going = [card for role in DONE_TO if role != choice.role for card in use.roles.get(role, ())]
    return (card for card in cards if _fits(use, choice.role, card) and not (tested and card in going))


def _fits(use: Use, role: str, card: Card) -> bool:
    """Whether it can be done to the card what its role says."""
    if role == "boots":
        return use.can_boot(card)
    if role not in DONE_TO or use.card is None:
        return True
    if not card.in_play:
        return card.id != use.card.id
    if use.untouchable(card):
        return False
    if use.game.stopped(Act.DISCARD if role == "discards" else Act.ACE, card, use):
        return False
    # CG-Prevention-b: a Harrowed dude would be discarded, not aced
    return role == "discards" or not (card.is_dude and card.has("Harrowed"))


def acceptable(use: Use, choice: Choice, cards: list[Card]) -> bool:
    """Whether a whole set will do: its own judge, and decoys (the set, not each card, must be legal)."""
    if len(cards) < choice.low or len(cards) > choice.high:
        return False
    if choice.judge is not None and not choice.judge(cards, use):
        return False
    return not use.game.has_decoys() or not use.game.leaves_out_decoy(cards, use, choice.predicate)


def completable(use: Use, choice: Choice, chosen: list[Card], cards: list[Card]) -> bool:
    """Whether a set that is begun can be completed to an acceptable one."""
    if choice.judge is None and not use.game.has_decoys():
        return len(chosen) + len(cards) >= choice.low
    rest = [card for card in cards if card not in chosen]
    for size in range(min(choice.high - len(chosen), len(rest)) + 1):
        if len(rest) > 12 and size > 2:
            return acceptable(use, choice, (chosen + rest)[: choice.high])
        if any(acceptable(use, choice, chosen + list(more)) for more in combinations(rest, size)):
            return True
    return False


def hopeless(use: Use, choices: tuple[Choice, ...]) -> bool:
    """Whether a glance shows that something cannot be chosen: there is no card of its type where it must be."""
    state = use.game.state
    for choice in choices:
        predicate = choice.predicate
        kind = predicate.only
        if not kind or choice.low == 0 or choice.role == "leader":
            continue
        if predicate.zone in ("", "play"):
            if kind == "dude":
                dudes = use.game.dudes(use.seat if predicate.own else None)
                if choice.role == "boots":
                    dudes = [dude for dude in dudes if not dude.booted]
                if len(dudes) < choice.low:
                    return True
        elif predicate.zone == "hand":
            hand = state.players[use.seat].hand
            if not any(face is not None and face.type == kind for face in map(state.faces.__getitem__, hand)):
                return True
    return False


def may_choose_anybody(use: Use) -> bool:
    """Whether nothing at all keeps cards from being chosen, legends aside."""
    game = use.game
    if use.card is None:
        return True
    if game.shootout is not None or CHOOSE in game.repertoire.spoken:
        return False
    return not game.state.modifiers or CHOOSE not in stats.changed(game)


def _some_dude(use: Use, choice: Choice) -> bool:
    """Whether there is a dude for the choice; looks no further than the first one."""
    game, test, role = use.game, choice.predicate.rest, choice.role
    bodies = game.state.bodies
    free = may_choose_anybody(use)
    for dude in game.gang(use.seat if choice.predicate.own else None):
        if role == "boots" and bodies[dude.id].booted:
            continue
        if (
            test(dude, use)
            and (free or use.choosable(dude))
            and (role not in DONE_TO or _fits(use, role, dude))
        ):
            return True
    return False


def satisfiable(use: Use, choices: tuple[Choice, ...]) -> bool:
    """Whether all choices can be made one after the other."""
    if not choices:
        return True
    choice = choices[0]
    rest = choices[1:] if len(choices) > 1 else ()
    if not rest:
        if choice.low == 0:
            return True
        if choice.single:
            if choice.of_dudes and not use.game.has_decoys():
                if use.ability is None or not use.ability.is_tested:
                    return _some_dude(use, choice)
            if choice.role not in DONE_TO:
                return use.can_choose(choice.predicate)
    if not choice.single:
        cards = choice_candidates(use, choice)
        if not completable(use, choice, [], cards):
            return False
        use.roles[choice.role] = cards[: choice.low]
        result = satisfiable(use, rest)
        use.roles.pop(choice.role, None)
        return result
    for card in eligible(use, choice):
        if not rest:
            return True
        use.roles[choice.role] = [card]
        enough = satisfiable(use, rest)
        del use.roles[choice.role]
        if enough:
            return True
    return choice.low == 0 and satisfiable(use, rest)
