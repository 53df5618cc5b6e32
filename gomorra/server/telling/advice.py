"""What helps with a question: the best names of a joker, what a gang costs so far, what is no choice at all."""

from __future__ import annotations

from itertools import combinations

import msgspec
from msgspec import Struct

from gomorra import poker
from gomorra.catalog import Printing
from gomorra.decks import starting_gang
from gomorra.engine import Game
from gomorra.engine.board import hands
from gomorra.engine.day.setup import word_of
from gomorra.engine.events.shown import made_of
from gomorra.engine.sight.hand_names import called
from gomorra.server.telling import punishing

BEST = 4
WHY_NOT = {
    "RB-4-f": "five is all",
    "CG-Core-a": "five is all",
    "RB-4-k": "no more Grifters",
    "CG-Uniqueness-b": "unique",
}
"""Why a card cannot join a starting gang, by the rule that says so."""


def joker_names(game: Game) -> tuple[tuple[str, str], ...]:
    """The best answers to the question what a joker counts as: key, and the hand that it makes.

    Legal hands come first; but where the joker lies in somebody else's hand, what makes that worst."""
    decision = game.decision
    holder = hands.holder(game, decision.source)
    if decision.kind != "joker" or holder < 0:
        return ()
    held = game.state.players[holder].draw_hand
    own = holder == decision.seat
    low = (game.shootout is None) is own
    aim = poker.Aim.LOWEST if low else poker.Aim.HIGHEST
    suited = game.state.ruleset.suited_dead_mans_hand
    others = [hands.playing_card(game, card) for card in held if card != decision.source]
    second = ", with the other joker at its best" if poker.JOKER in others else ""
    found = []
    for option in decision.options:
        card = poker.named(poker.card(int(option.payload[1]), int(option.payload[2])))
        if second and len(others) < HAND:  # it is named after this one, and then as well as can be
            hand = poker.name_jokers([*others, card], aim, suited_dead_mans_hand=suited)
        else:
            hand = made_of([*others, card], suited=suited)
        legal = poker.is_legal([*others, card])
        twice = poker.card(int(option.payload[1]), int(option.payload[2])) in others
        found.append((hand, legal, twice, option))
    # What Enter takes is safe: a hand that nobody can punish comes before one that is Cheatin'. A joker makes none so
    # (RB-2.5-f); but of two names that are as good, the one that no other card of the hand bears puzzles nobody.
    found.sort(key=lambda one: (own and not one[1], one[0].strength if low else -one[0].strength, one[2]))
    best, names = [], set()
    for hand, legal, _, option in found:
        name = f"{called(hand)}, rank {hand.rank}{second}" + ("" if legal else ", Cheatin'")
        if name not in names:
            names.add(name)
            best.append((option.key, f"{option.text}: {name}"))
        if len(best) == BEST:
            break
    return tuple(best)


class Keep(Struct, frozen=True):
    """Five cards of a draw hand worth keeping: what is thrown for them, and what they make."""

    thrown: tuple[int, ...]
    text: str
    legal: bool
    punished: str = ""
    """What cards in play do to a Cheatin' hand, as far as it is known."""


def keeps(game: Game) -> tuple[Keep, ...]:
    """The best five of a draw hand, and the best that nobody can punish where those are Cheatin'."""
    decision = game.decision
    if decision.kind != "keep five":
        return ()
    held = [card for card in game.state.players[decision.seat].draw_hand if decision.find(("card", card))]
    if len(held) - decision.least != HAND:
        return ()
    suited = game.state.ruleset.suited_dead_mans_hand
    cards = {number: _plain(hands.playing_card(game, number)) for number in held}
    best = _best_five(cards, poker.Aim.HIGHEST, suited=suited)
    if best is not None and best.legal:
        return (best,)
    honest = _best_five(cards, poker.Aim.HIGHEST_LEGAL, suited=suited)
    if best is not None:
        known = punishing.answers(game, best.thrown, honest.thrown if honest is not None else None)
        best = msgspec.structs.replace(best, punished=known)
    return tuple(keep for keep in (best, honest) if keep is not None)


def _best_five(cards: dict[int, int], aim: poker.Aim, *, suited: bool) -> Keep | None:
    """The five cards by which an aim is reached; none where no five of them are legal and the aim asks for that."""
    best = poker.choose(list(cards.values()), aim, suited_dead_mans_hand=suited)
    if aim is poker.Aim.HIGHEST_LEGAL and not best.legal:
        return None
    for five in combinations(cards, HAND):
        hand = poker.choose([cards[one] for one in five], aim, suited_dead_mans_hand=suited)
        # Of equally strong fives only those count that are as legal as the best of all cards.
        if (hand.strength, hand.legal) == (best.strength, best.legal):
            name = f"{poker.RANK_NAMES[hand.rank]}{'' if hand.legal else ', Cheatin’'}"
            return Keep(tuple(one for one in cards if one not in five), name, hand.legal)
    return None


def _plain(card: int) -> int:
    return poker.JOKER if poker.is_joker(card) else card


HAND = 5


def chooses_gang(game: Game) -> bool:
    """Whether a starting gang is put together card by card."""
    return game.decision.kind == "gang" and game.decision.find(("done",)) is not None


def gang_chosen(game: Game) -> tuple[Printing, ...]:
    """The part of a starting gang that is chosen already."""
    series = []
    for payload in reversed(game.answers):
        if payload[0] not in ("start", "without"):
            break
        series.append(payload)
    chosen: list[Printing] = []
    known = {word_of(entry.printing): entry.printing for entry in game.decks[game.decision.seat].cards}
    for word, code in reversed(series):
        if word == "start":
            chosen.append(known[code])
        else:
            chosen.remove(known[code])
    return tuple(chosen)


GOOD = " The gang of the list is a good choice."


def gang_so_far(game: Game) -> str:
    """What the gang of the list costs, or the chosen part of another one, and what is left of the stash."""
    deck = game.decks[game.decision.seat]
    if not chooses_gang(game):
        cost = starting_gang.starting_cost(deck)
        return (
            f"These dudes start in play and cost {cost} of the {deck.stash} ghost rock of your stash; "
            f"{deck.stash - cost} left.{GOOD if len(game.decision.options) > 1 else ''}"
        )
    chosen = gang_chosen(game)
    cost = sum(starting_gang.price(deck, one) for one in chosen)
    if not chosen:
        return (
            f"Up to {starting_gang.PLACES}, for the {deck.stash} ghost rock you have; "
            "what is left is your stash."
        )
    return (
        f"{len(chosen)} chosen, of {starting_gang.PLACES} at most, for {cost} ghost rock; "
        f"{deck.stash - cost} left for your stash."
    )


def left_out(game: Game) -> dict[str, str]:
    """Whom the chosen part of a gang keeps from starting, by their codes, and why in a few words."""
    if not chooses_gang(game):
        return {}
    deck, chosen = game.decks[game.decision.seat], gang_chosen(game)
    offered = {option.payload[1] for option in game.decision.options if len(option.payload) > 1}
    left = deck.stash - sum(starting_gang.price(deck, one) for one in chosen)
    found = {}
    for entry in deck.cards:
        one = entry.printing
        if one.type not in ("dude", "deed") or word_of(one) in offered:
            continue
        if next(starting_gang.objections(deck, (one,)), None) is not None:
            continue
        against = next(starting_gang.objections(deck, (*chosen, one)), None)
        rule = against.rule if against is not None else ""
        cost = starting_gang.price(deck, one)
        found[one.code] = (
            f"costs {cost}, {left} left" if rule == "RB-4-i" else WHY_NOT.get(rule, "not with these")
        )
    return found


def no_choice(game: Game) -> str:
    """The key of the answer that is the only one, or the only one that makes sense; empty where one chooses."""
    decision = game.decision
    if len(decision.options) == 1 and decision.options[0].key in ("pass", "done"):
        return decision.options[0].key
    fight = game.shootout
    if decision.kind == "flee" and fight is not None and decision.seat in fight.seats:
        # Who has won is not asked to run: it would throw the victory away.
        other = 1 - fight.seats.index(decision.seat)
        if not fight.posses[other]:
            return "done"
    return ""
