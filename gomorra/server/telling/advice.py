"""What helps with a question: the best names of a joker, what a gang costs so far, what is no choice at all."""

from __future__ import annotations

from gomorra import poker
from gomorra.catalog import catalog
from gomorra.engine import Game
from gomorra.engine.board import hands
from gomorra.engine.events.shown import made_of
from gomorra.engine.sight.hand_names import called

BEST = 4


def joker_names(game: Game) -> tuple[tuple[str, str], ...]:
    """The best answers to the question what a joker counts as: key, and the hand that it makes; legal ones first."""
    decision = game.decision
    held = game.state.players[decision.seat].draw_hand
    if decision.kind != "joker" or decision.source not in held:
        return ()
    low = game.shootout is None
    suited = game.state.ruleset.suited_dead_mans_hand
    others = [hands.playing_card(game, card) for card in held if card != decision.source]
    found = []
    for option in decision.options:
        card = poker.named(poker.card(int(option.payload[1]), int(option.payload[2])))
        hand = made_of([*others, card], suited=suited)
        legal = poker.is_legal([*others, card])
        found.append((hand, legal, option))
    # What Enter takes is safe: a hand that nobody can punish comes before one that is Cheatin'.
    found.sort(key=lambda one: (not one[1], one[0].strength if low else -one[0].strength))
    best, names = [], set()
    for hand, legal, option in found:
        name = f"{called(hand)}, rank {hand.rank}" + ("" if legal else ", Cheatin'")
        if name not in names:
            names.add(name)
            best.append((option.key, f"{option.text}: {name}"))
        if len(best) == BEST:
            break
    return tuple(best)


def gang_so_far(game: Game) -> str:
    """What the chosen part of a starting gang costs, and what is left of the stash."""
    decision = game.decision
    codes = []
    for payload in reversed(game.answers):
        if payload[0] != "start":
            break
        codes.append(f"{int(payload[1]):05d}")
    deck = game.decks[decision.seat]
    price = sum(catalog().printing(code).cost or 0 for code in codes)
    left = deck.stash - price
    if not codes:
        return f"You have {deck.stash} ghost rock for it; what is left is your stash."
    return f"{len(codes)} chosen for {price} ghost rock; {left} left for your stash."


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
