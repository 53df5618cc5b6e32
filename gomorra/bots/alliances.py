"""With three and more at the table: whom to stop, whom to help, and whom to ask for help.

A guest's dudes are the host's to lose, so nobody lends any without a reason. The reason is a third who is about to win.
"""

from __future__ import annotations

from gomorra.bots.clash import Knowledge, gathering_outlook, gathering_place, gathering_side
from gomorra.bots.survey import survey
from gomorra.bots.worth import BOOTING, value_of
from gomorra.engine import Game
from gomorra.engine.kernel.decision import Option

CLOSE = 0
"""With this lead one is about to win: as many control points as the strongest rival has influence."""

STOPPING = 4.0
"""What it is worth to take a fight from the one who is about to win."""

SECURE = 0.8
"""Who wins a fight with this chance needs nobody."""


def menaces(game: Game, seat: int) -> set[int]:
    """The rivals who are about to win."""
    found = survey(game, seat)
    return {
        other
        for other in range(game.seats)
        if other != seat and not game.state.players[other].conceded and found.lead(other) >= CLOSE
    }


def helping(game: Game, able: list[Option], know: Knowledge) -> Option | None:
    """The dude to lend to a posse to which one is invited, if there is a reason to lend any."""
    side = gathering_side(game, know.seat)
    threats = menaces(game, know.seat)
    if game.posse_seats[1 - side] not in threats or game.posse_seats[side] in threats:
        return None
    before = gathering_outlook(game, know, side)
    if before is None or before.win >= SECURE:
        return None
    place = gathering_place(game)
    best, found = 0.0, None
    for option in able:
        dude = game.card(int(option.payload[1]))
        after = gathering_outlook(game, know, side, [dude])
        assert after is not None, "somebody opposes"
        risk = (after.tie + after.lose) * value_of(dude) + (0.0 if dude.place == place else BOOTING)
        gain = STOPPING * (after.win - before.win) - risk
        if gain > best:
            best, found = gain, option
    return found


def calling(game: Game, options: list[Option], know: Knowledge) -> Option | None:
    """Whom to invite against the one who is about to win: the first who could come and is no threat himself."""
    friends = [option for option in options if option.payload[0] == "invite"]
    if not friends or know.seat not in game.posse_seats:
        return None
    side = game.posse_seats.index(know.seat)
    threats = menaces(game, know.seat)
    if game.posse_seats[1 - side] not in threats:
        return None
    expected = gathering_outlook(game, know, side)
    if expected is None or expected.win >= SECURE:
        return None
    return next((option for option in friends if int(option.payload[1]) not in threats), None)
