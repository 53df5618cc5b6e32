"""Whether what an ability needs can be chosen: each card, whole sets, and one choice after the other."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from gomorra.engine.card.choice import Choice
from gomorra.engine.words import Act

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.verbs.use import Use


DONE_TO = ("boots", "discards", "aces")
"""The roles of cards to which the requirement itself does something."""


def choice_candidates(use: Use, choice: Choice) -> list[Card]:
    """The cards that may be chosen for a role; what is to be booted must be able to boot."""
    cards = use.candidates(choice.predicate) if choice.single else use.pool_choosable(choice.predicate)
    if choice.role == "boots":
        cards = [card for card in cards if not card.booted and not use.game.stopped(Act.BOOT, card, use)]
    elif choice.role in ("discards", "aces") and (card := use.card) is not None:
        cards = [other for other in cards if other.id != card.id or card.in_play]
        act = Act.DISCARD if choice.role == "discards" else Act.ACE
        cards = [other for other in cards if not other.in_play or not use.game.stopped(act, other, use)]
        if choice.role == "aces":  # CG-Prevention-b: a Harrowed dude would be discarded, not aced
            cards = [
                other for other in cards if not (other.in_play and other.is_dude and other.has("Harrowed"))
            ]
    if use.ability is not None and use.ability.is_tested:
        going = [card for role in DONE_TO if role != choice.role for card in use.roles.get(role, ())]
        cards = [card for card in cards if card not in going]
    return cards


def acceptable(use: Use, choice: Choice, cards: list[Card]) -> bool:
    """Whether a whole set will do: its own judge, and decoys (the set, not each card, must be legal)."""
    if len(cards) < choice.low or len(cards) > choice.high:
        return False
    if choice.judge is not None and not choice.judge(cards, use):
        return False
    return not use.game.repertoire.decoys or not use.game.leaves_out_decoy(cards, use, choice.predicate)


def completable(use: Use, choice: Choice, chosen: list[Card], cards: list[Card]) -> bool:
    """Whether a set that is begun can be completed to an acceptable one."""
    if choice.judge is None and not use.game.repertoire.decoys:
        return len(chosen) + len(cards) >= choice.low
    rest = [card for card in cards if card not in chosen]
    for size in range(min(choice.high - len(chosen), len(rest)) + 1):
        if len(rest) > 12 and size > 2:
            return acceptable(use, choice, (chosen + rest)[: choice.high])
        if any(acceptable(use, choice, chosen + list(more)) for more in combinations(rest, size)):
            return True
    return False


def satisfiable(use: Use, choices: tuple[Choice, ...]) -> bool:
    """Whether all choices can be made one after the other."""
    if not choices:
        return True
    choice, rest = choices[0], choices[1:]
    if not rest:
        if choice.low == 0:
            return True
        if choice.single and choice.role not in DONE_TO:
            return use.can_choose(choice.predicate)
    cards = choice_candidates(use, choice)
    if not choice.single:
        if not completable(use, choice, [], cards):
            return False
        use.roles[choice.role] = cards[: choice.low]
        result = satisfiable(use, rest)
        use.roles.pop(choice.role, None)
        return result
    if not rest:
        return bool(cards)
    for card in cards:
        use.roles[choice.role] = [card]
        if satisfiable(use, rest):
            use.roles.pop(choice.role, None)
            return True
    use.roles.pop(choice.role, None)
    return choice.low == 0 and satisfiable(use, rest)
