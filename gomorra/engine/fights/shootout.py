"""Shootouts: posses, then rounds of seven steps (RB-6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import hands, stats
from gomorra.engine.events import (
    Fled,
    HandDiscarding,
    Joined,
    PossesFormed,
    Revealed,
    RoundEnded,
    RoundStarted,
    ShooterPicked,
    ShootoutEnded,
    ShootoutStarted,
)
from gomorra.engine.fights import drawing, lumps, posse
from gomorra.engine.fights.fight import LEADER, MARK, Shootout, first_to_settle
from gomorra.engine.kernel.decision import DONE, Decision, Flow, Option, card_option
from gomorra.engine.plays import moments
from gomorra.engine.plays.turns import make_plays
from gomorra.engine.words import Act, Memory, Moment, Stat, Until, Why

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game


def run_shootout(game: Game, leader: Card, mark: Card) -> Flow[None]:
    """The shootout of an accepted callout: both sides form posses, the leader's first."""
    location = mark.place
    seats = (leader.controller, mark.controller)
    game.open_gathering(seats, leader.id, mark.id, location)
    order = ((LEADER, leader), (MARK, mark))
    for side, dude in order[::-1] if stats.modifiers(game, mark.id, Stat.FORMS_POSSE_FIRST) else order:
        if not dude.in_play:
            continue
        yield from game.rules(seats[side]).do(Joined(dude.id, side))
        if not stats.modifiers(game, dude.id, Stat.FORMS_NO_POSSE):
            yield from posse.add_others(game, seats[side], side, location)
    yield from posse.saddle_up(game, location)
    yield from fight(game, location, seats, leader, mark)
    game.close_gathering()


def fight(game: Game, location: int, seats: tuple[int, int], leader: Card, mark: Card) -> Flow[int | None]:
    """Both posses stand: fight until one is left. Gives the winning side, None without one."""
    assert game.gathering is not None
    battle = Shootout(game, location, seats, game.gathering, leader.id, mark.id)
    outer, game.shootout = game.shootout, battle
    game.state.remember(Memory.SHOOTOUT, battle.number)
    rules = game.rules(seats[LEADER])
    intruders = posse.trespassers(game, location, [game.card(d) for p in battle.posses for d in list(p)])
    for (
        dude
    ) in intruders:  # who joins in answer to formed posses comes later, and pays for that (CG-Bounty-d)
        yield from rules.bounty(dude, 1, why=Why.TRESPASS)
    leading, against = (tuple(side) for side in battle.posses)
    yield from rules.do(PossesFormed(location, (leading, against)))
    if not battle.over:
        yield from rules.do(ShootoutStarted(location))
        yield from game.due(Moment.SHOOTOUT_STARTED)
    while not battle.over and not battle.last_round:
        yield from fight_round(game, battle)
    left = [side for side in (LEADER, MARK) if battle.posses[side]]
    battle.winner = left[0] if len(left) == 1 else None
    if battle.winner is None:
        ended = ShootoutEnded(-1, seats=seats, standing=bool(left))
    else:
        ended = ShootoutEnded(battle.winner, seats[battle.winner], seats)
    yield from rules.do(ended)
    yield from game.due(Moment.END_OF_SHOOTOUT)
    game.expire(Until.ROUND, Until.SHOOTOUT)
    game.shootout = outer
    return battle.winner


def fight_round(game: Game, battle: Shootout) -> Flow[None]:
    """One round, step by step."""
    battle.round += 1
    battle.casualties.clear()
    battle.spared = [0, 0]
    battle.settled = []
    battle.shooters = [0, 0]
    battle.backup = [[], []]
    battle.round_winner = None
    battle.revealed = False
    game.hits.clear()
    yield from game.rules(battle.seats[LEADER]).do(RoundStarted(battle.round))
    yield from game.due(Moment.START_OF_ROUND)
    battle.step = "make plays"
    yield from make_plays(game, ("shootout",))
    yield from game.discard_tao()
    if not battle.over:
        battle.step = "pick shooters"
        yield from pick_shooters(game, battle)
    if not battle.over:
        battle.step = "draw"
        yield from drawing.draw_hands(game, battle)
    if not battle.over:
        battle.step = "resolution"
        yield from reveal(game, battle)
        if not battle.over:
            yield from make_plays(game, ("resolution", "cheatin"))
        yield from game.discard_tao()
    if not battle.over:
        battle.step = "take yer lumps"
        yield from lumps.take(game, battle)
        battle.step = "run or gun"
        yield from run_or_gun(game, battle)
    battle.step = "chamber another round"
    yield from chamber_another_round(game, battle)


def pick_shooters(game: Game, battle: Shootout) -> Flow[None]:
    """Step 2: leader, then mark, announce a shooter from the posse, allies included."""
    yield from game.due(Moment.BEFORE_SHOOTERS)
    if battle.over:
        return
    for side in (LEADER, MARK):
        seat = battle.seats[side]
        able = [game.card(dude) for dude in battle.posses[side]]
        allowed = [dude for dude in able if not game.stopped(Act.BE_SHOOTER, dude, None)] or able
        forced = [
            dude
            for dude in allowed
            if stats.modifiers(game, dude.id, Stat.MUST_BE_SHOOTER)
            or stats.contributions(game, dude.id, Stat.MUST_BE_SHOOTER)
        ]
        shooter = yield from game.rules(seat).pick(forced or allowed, "Pick your shooter")
        assert shooter is not None
        battle.shooters[side] = shooter.id
        yield from game.rules(seat).do(ShooterPicked(shooter.id, side))
        yield from game.due(Moment.shooter(shooter.id))
        if battle.over:
            return
    yield from game.due(Moment.SHOOTERS_PICKED)


def reveal(game: Game, battle: Shootout) -> Flow[None]:
    """Step 4: hands are revealed, jokers named, reveal effects happen before any Resolution play."""
    battle.revealed = True
    order = [seat for seat in game.order() if seat in battle.seats]
    for seat in order:
        for card in game.state.players[seat].draw_hand:
            game.state.known[card] = game.state.everyone()
    yield from hands.name_jokers(game, order)
    shown = tuple((seat, tuple(game.state.players[seat].draw_hand)) for seat in order)
    legal = [seat for seat in order if hands.is_legal(game, seat)]
    game.state.remember(Memory.LEGAL_REVEAL, *legal)
    ranked = tuple(hands.shown(game, seat, legal=seat in legal) for seat in order)
    yield from game.rules(battle.seats[LEADER]).do(Revealed(shown, shown=ranked))
    yield from game.due(Moment.HANDS_SEEN)


def run_or_gun(game: Game, battle: Shootout) -> Flow[None]:
    """Step 6: allies decide first, then the loser, then the winner (AE-Multi-g)."""
    first = first_to_settle(game, battle)
    for side in (first, 1 - first):
        for ally in battle.allies(side):
            yield from flee(game, battle, ally, side)
    for side in (first, 1 - first):
        yield from flee(game, battle, battle.seats[side], side)


def flee(game: Game, battle: Shootout, seat: int, side: int) -> Flow[None]:
    """A player has any of his own dudes run home booted."""
    rules = game.rules(seat)
    while not game.stopped_player(Act.FLEE, seat, rules):
        able = [game.card(dude) for dude in battle.posses[side]]
        able = [
            dude
            for dude in able
            if dude.controller == seat
            and not game.stopped(Act.FLEE, dude, rules)
            and rules.can_send_home_booted(dude)
        ]
        if not able:
            return
        options: list[Option] = [card_option(dude.id) for dude in able]
        words = "Run or gun: who flees?"
        answer = yield Decision(seat, "flee", words, [*options, DONE], least=0, most=len(able))
        if answer[0] == "done":
            return
        dude = game.card(int(answer[1]))
        yield from rules.do(Fled(dude.id))
        yield from rules.send_home_booted(dude, how=Why.FLEE, why=Why.FLEE)


def chamber_another_round(game: Game, battle: Shootout) -> Flow[None]:
    """Step 7: draw hands are discarded; what lasted for the round ends."""
    for seat in [seat for seat in game.order() if seat in battle.seats]:
        yield from discard_draw_hand(game, seat)
    yield from game.rules(battle.seats[LEADER]).do(RoundEnded(battle.round))
    yield from game.due(Moment.END_OF_ROUND)
    game.state.forget([Memory.LEGAL_REVEAL])
    yield from moments.run_out(game, Until.ROUND)


def discard_draw_hand(game: Game, seat: int, *, lowball: bool = False) -> Flow[None]:
    """A draw hand goes to its owners' discard piles; jokers in it are aced (CR-AllJokers-a)."""
    player = game.state.players[seat]
    rules = game.rules(seat)
    if player.draw_hand:
        yield from rules.do(HandDiscarding(seat, lowball))
        yield from game.due(Moment.discarding_hand(seat))
    final = len(player.draw_hand) <= 5
    for card in list(player.draw_hand):
        handle = game.card(card)
        if handle.is_joker and handle.spent_by_use and final:
            yield from rules.ace(handle)
        else:
            yield from rules.discard(handle)
