"""Draw hands of a shootout: bonuses, the deal, the redraw and the cut to five (RB-6.1.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import stats
from gomorra.engine.events import Dealt, HandDrawn, Redrawing, table
from gomorra.engine.fights.fight import LEADER, MARK, Shootout
from gomorra.engine.kernel.decision import DONE, Decision, Flow, card_option
from gomorra.engine.kernel.state import DRAW
from gomorra.engine.words import Stat, StatName, Why, WhyName

if TYPE_CHECKING:
    from gomorra.engine.game import Game


def strength(game: Game, dude: int) -> int:
    """The rating that counts for cards drawn: bullets, unless an effect says influence."""
    wise = stats.modifiers(game, 0, Stat.DRAW_BY_INFLUENCE) or any(game.replies(Stat.DRAW_BY_INFLUENCE))
    return max(0, stats.total(game, dude, Stat.INFLUENCE if wise else Stat.BULLETS))


def bonuses(game: Game, battle: Shootout, side: int) -> tuple[int, int]:
    """A posse's stud and draw bonus: the shooter in full, every other dude 1 (RB-6.1.3-b to -j)."""
    stud = draw = 0
    shooter = battle.shooters[side]
    for dude in [*battle.posses[side], *battle.backup[side]]:
        stud += given(game, battle, side, dude, Stat.STUD_BONUS_OF_THE_POSSE)
        if idle(game, battle, side, dude):
            continue
        amount = strength(game, dude) if dude == shooter else 1
        if stats.is_stud(game, dude):
            stud += amount
        else:
            draw += amount
    for dude in [*battle.posses[0], *battle.posses[1]]:
        gift = given(game, battle, side, dude, Stat.BONUS_FOR_THE_CURSER)
        stud, draw = (stud + gift, draw) if gift and stats.is_stud(game, dude) else (stud, draw + gift)
    seat = battle.seats[side]
    stud += sum(int(m.amount) for m in stats.modifiers(game, -1 - seat, Stat.STUD_BONUS))
    draw += sum(int(m.amount) for m in stats.modifiers(game, -1 - seat, Stat.DRAW_BONUS))
    stud += sum(int(answer or 0) for answer in game.replies(Stat.STUD_BONUS, side))
    draw += sum(int(answer or 0) for answer in game.replies(Stat.DRAW_BONUS, side))
    if stats.modifiers(game, -1 - seat, Stat.SWAP_BONUSES):
        stud, draw = draw, stud
    return max(0, stud), max(0, draw)


def given(game: Game, battle: Shootout, side: int, dude: int, stat: StatName) -> int:
    """What effects that this side's players have put on a dude give to their posse."""
    marks = stats.modifiers(game, dude, stat)
    return sum(int(mark.amount) for mark in marks if battle.players_side(mark.seat) == side)


def idle(game: Game, battle: Shootout, side: int, dude: int) -> bool:
    """Whether an effect or trait keeps this dude from adding to the draw hand."""
    silent = stats.modifiers(game, dude, Stat.ADDS_NOTHING_TO_DRAW_HANDS)
    if silent and dude == battle.shooters[side]:
        silent = [m for m in silent if m.amount != "unless shooter"]
    if silent and (len(battle.posses[side]) > 1 or any(m.amount != "in company" for m in silent)):
        return True
    return any(game.replies(Stat.ADDS_NOTHING_TO_DRAW_HANDS, battle, side, dude))


def deal(game: Game, seat: int, count: int) -> list[int]:
    """Draw cards into a draw hand, reshuffling as needed."""
    dealt = []
    for _ in range(count):
        card = table.next_card(game, seat)
        if not card:
            break
        table.put(game, card, DRAW)
        dealt.append(card)
    game.record(Dealt(tuple(dealt), seat=seat))
    return dealt


def draw_hands(game: Game, battle: Shootout) -> Flow[None]:
    """Step 3: deal, redraw at the same time, keep five."""
    draws = {}
    for side in (LEADER, MARK):
        stud, draw = bonuses(game, battle, side)
        draws[side] = draw
        deal(game, battle.seats[side], 5 + stud)
    for side in (LEADER, MARK):
        yield from game.rules(battle.seats[side]).do(HandDrawn())
        if battle.over:
            return  # CG-Shootout1-f: it ends at once, and nobody redraws
    thrown: dict[int, list[int]] = {}
    for side in (LEADER, MARK):  # simultaneous: nobody sees the other's choice before his own is made
        thrown[side] = yield from choose_discards(game, battle.seats[side], draws[side], optional=True)
    for side in (LEADER, MARK):
        yield from redraw(game, battle, side, thrown[side])
        if battle.over:
            return
    surplus: dict[int, list[int]] = {}
    for side in (LEADER, MARK):
        seat = battle.seats[side]
        excess = len(game.state.players[seat].draw_hand) - 5
        surplus[side] = yield from choose_discards(game, seat, excess, optional=False)
    for side in (LEADER, MARK):
        yield from throw(game, battle.seats[side], surplus[side], Why.KEEP_FIVE)


def choose_discards(game: Game, seat: int, most: int, *, optional: bool) -> Flow[list[int]]:
    """Choose cards of the draw hand to discard, hidden until all have chosen."""
    chosen: list[int] = []
    while len(chosen) < most:
        rest = [card for card in game.state.players[seat].draw_hand if card not in chosen]
        if not rest:
            break
        options = [card_option(card) for card in rest]
        if optional:
            options.append(DONE)
        left = most - len(chosen)
        prompt = (
            f"Discard up to {left}{' more' if chosen else ''} to redraw"
            if optional
            else f"Keep five: discard {left}{' more' if chosen else ''} of your draw hand"
        )
        kind = "redraw" if optional else "keep five"
        low, high = 0 if optional else left, min(left, len(rest))
        answer = yield Decision(seat, kind, prompt, options, secret=True, least=low, most=high)
        if answer[0] == "done":
            break
        chosen.append(int(answer[1]))
    return chosen


def throw(game: Game, seat: int, cards: list[int], why: WhyName) -> Flow[None]:
    rules = game.rules(seat)
    for card in cards:
        yield from rules.discard(game.card(card), why=why)


def redraw(game: Game, battle: Shootout, side: int, cards: list[int]) -> Flow[None]:
    """Discards go to the pile before replacements are drawn (Q44)."""
    seat = battle.seats[side]
    yield from throw(game, seat, cards, Why.REDRAW)
    if cards:
        heard = [
            (holder, int(static.func(holder, side) or 0))
            for holder, static in game.speakers(Stat.EXTRA_REDRAW)
        ]
        extra = sum(amount for _, amount in heard)
        if extra:
            asking = game.rules(seat)
            asking.card = next(holder for holder, amount in heard if amount)
            prompt = f"You redraw {len(cards)}: how many more cards do you draw?"
            extra = yield from asking.choose_amount(0, extra, prompt)
        deal(game, seat, len(cards) + extra)
        yield from game.rules(seat).do(Redrawing(len(cards), len(cards) + extra))
