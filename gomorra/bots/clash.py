"""Fights on the table: what an open or possible shootout promises to a seat, by the odds of `fights`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gomorra.bots.draws import Chances
from gomorra.bots.fights import Gun, Outlook, certain, meet, outlook, rank_chances, rank_of
from gomorra.bots.survey import own_structure, seen_structure
from gomorra.bots.worth import BOOTING, value_of
from gomorra.engine import Game
from gomorra.engine.board import hands, places
from gomorra.engine.card.handle import Card
from gomorra.engine.fights import drawing, posse
from gomorra.engine.fights.fight import LEADER, MARK, Shootout
from gomorra.engine.kernel.state import TOWN_SQUARE
from gomorra.engine.words import Act

JOB_STAKE = 1.5
"""What it is worth to win the fight of a job, besides what falls."""


class Knowledge:
    """What a seat knows of the decks: its own by heart, the others by what was seen. Read once for a decision."""

    __slots__ = ("seat", "structures")

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.structures = [
            own_structure(game, other) if other == seat else seen_structure(game, other)
            for other in range(game.seats)
        ]


def guns_of(dudes: Iterable[Card]) -> list[Gun]:
    return [Gun(max(0, dude.bullets), dude.is_stud, round(value_of(dude), 1)) for dude in dudes]


def stake_at(game: Game, place: int) -> float:
    """What it is worth to be the one who stays at a location."""
    if game.job is not None:
        return JOB_STAKE
    if place == TOWN_SQUARE:
        return 0.3
    location = game.card(place)
    return 0.3 + 1.3 * max(0, location.control) if location.is_deed else 0.3


def locals_of(game: Game, seat: int, place: int) -> list[Card]:
    """Who stands at a location already: they join for nothing, booted or not."""
    return [dude for dude in game.dudes_at(place, seat) if not game.stopped(Act.JOIN, dude, None)]


def comers_of(game: Game, seat: int, place: int) -> list[Card]:
    """Who could come from next door: they boot for it."""
    near = places.neighbours(game, place)
    return [
        dude
        for dude in game.dudes(seat)
        if not dude.booted and dude.place != place and dude.place in near and posse.can_pay_for(game, dude)
    ]


class Muster:
    """The posses that a player could bring to a place: those who are there, or everybody who can come."""

    __slots__ = ("dudes", "few", "many", "price")

    def __init__(self, game: Game, seat: int, place: int, must: Sequence[Card] = ()) -> None:
        there = [*must, *(dude for dude in locals_of(game, seat, place) if dude not in must)]
        coming = [dude for dude in comers_of(game, seat, place) if dude not in must]
        self.dudes = there, [*there, *coming]
        self.few = guns_of(there)
        self.many = [*self.few, *guns_of(coming)]
        self.price = BOOTING * len(coming)

    def choices(self) -> list[tuple[list[Gun], float]]:
        """Posses with what they cost."""
        return [(self.few, 0.0), (self.many, self.price)] if self.price else [(self.few, 0.0)]


def gathered(
    mine: Muster, theirs: Muster, know: Knowledge, rival: int, stake: float, *, leading: bool
) -> tuple[float, int, int]:
    """The best posses of both, by their places among the choices, and what they are worth; who leads gathers first."""
    own, other = know.structures[know.seat], know.structures[rival]
    gains = [
        [
            (meet(ours, others, own, other, stake).gain - price + saved, here, there)
            for there, (others, saved) in enumerate(theirs.choices())
        ]
        for here, (ours, price) in enumerate(mine.choices())
    ]
    if leading:
        return max(min(row) for row in gains)
    return min(max(row[there] for row in gains) for there in range(len(gains[0])))


def callout_gain(game: Game, caller: Card, target: Card, know: Knowledge) -> float:
    """What the shootout of a callout is worth to the one who knows, if it is accepted."""
    return _called(game, caller, target, know)[0]


def callout_posses(
    game: Game, caller: Card, target: Card, know: Knowledge
) -> tuple[Sequence[Card], Sequence[Card]]:
    """Whom the one who knows and his rival would bring to the shootout of a callout."""
    _, ours, others = _called(game, caller, target, know)
    return ours, others


def _called(
    game: Game, caller: Card, target: Card, know: Knowledge
) -> tuple[float, Sequence[Card], Sequence[Card]]:
    leading = caller.controller == know.seat
    rival = target.controller if leading else caller.controller
    place = target.place
    sides = Muster(game, caller.controller, place, [caller]), Muster(game, target.controller, place, [target])
    mine, theirs = sides if leading else sides[::-1]
    gain, here, there = gathered(mine, theirs, know, rival, stake_at(game, place), leading=leading)
    return gain, mine.dudes[here], theirs.dudes[there]


def side_chances(game: Game, battle: Shootout, side: int, know: Knowledge) -> Chances:
    """The ranks that a side of an open shootout can expect; hands that lie open count as they are."""
    seat = battle.seats[side]
    if battle.revealed and battle.step in ("resolution", "take yer lumps"):
        return certain(hands.hand(game, seat).rank)
    stud, draw = best_bonuses(game, battle, side, know)
    return rank_chances(know.structures[seat], stud, draw, sum(hands.changes(game, seat)[0]))


def best_bonuses(game: Game, battle: Shootout, side: int, know: Knowledge) -> tuple[int, int]:
    """Stud and draw bonus with the shooter that was picked, or else with the best one."""
    if battle.shooters[side] and battle.step != "run or gun":
        return drawing.bonuses(game, battle, side)
    before = battle.shooters[side]
    best, found = -1.0, (0, 0)
    kinds = {(dude.bullets, dude.is_stud): dude.id for dude in map(game.card, battle.posses[side])}
    for dude in kinds.values():
        battle.shooters[side] = dude
        pair = drawing.bonuses(game, battle, side)
        rank = rank_of(know.structures[battle.seats[side]], *pair)
        if rank > best:
            best, found = rank, pair
    battle.shooters[side] = before
    return found


def open_fight(game: Game, know: Knowledge) -> Outlook | None:
    """What the running shootout promises to the one who knows; None if he has no part in it."""
    battle = game.shootout
    side = battle.players_side(know.seat) if battle is not None else None
    if battle is None or side is None:
        return None
    mine, theirs = battle.posses[side], battle.posses[1 - side]
    stake = stake_at(game, battle.location)
    if not mine or not theirs:
        won = float(bool(mine))
        return Outlook(won, 0.0, 1 - won, 0.0, 0.0, stake * (2 * won - 1))
    ours, others = side_chances(game, battle, side, know), side_chances(game, battle, 1 - side, know)
    values = [[round(value_of(game.card(dude)), 1) for dude in posse] for posse in (mine, theirs)]
    return outlook(values[0], values[1], ours, others, stake=stake)


def gathering_gain(game: Game, know: Knowledge, more: Sequence[Card] = ()) -> float:
    """What the fight for which posses gather is worth, with some more dudes on the own side."""
    expected = gathering_outlook(game, know, gathering_side(game, know.seat), more)
    return 0.0 if expected is None else expected.gain


def gathering_posses(
    game: Game, know: Knowledge, more: Sequence[Card] = ()
) -> tuple[Sequence[Card], Sequence[Card], int]:
    """Who stands on both sides of a fight for which posses gather, or is expected to, and who draws against them."""
    return _gathered(game, know, gathering_side(game, know.seat), more)


def gathering_outlook(game: Game, know: Knowledge, side: int, more: Sequence[Card] = ()) -> Outlook | None:
    """What the fight for which posses gather promises to a side, with some more dudes there; None if nobody opposes."""
    ours, others, rival = _gathered(game, know, side, more)
    if rival < 0:
        return None
    own, other = know.structures[host_of(game, side, know.seat)], know.structures[rival]
    return meet(guns_of(ours), guns_of(others), own, other, stake_at(game, gathering_place(game)))


def _gathered(
    game: Game, know: Knowledge, side: int, more: Sequence[Card]
) -> tuple[list[Card], list[Card], int]:
    """Both posses as they are expected to be, and whose the other one is."""
    gathering = game.gathering
    assert gathering is not None
    place = gathering_place(game)
    ours = [*map(game.card, gathering[side]), *more]
    foes = [game.card(dude) for dude in gathering[1 - side]]
    rival = game.posse_seats[1 - side]
    if side == LEADER and rival >= 0:
        foes = foes or locals_of(game, rival, place)
    elif side == LEADER:
        rival, foes = likely_defender(game, host_of(game, side, know.seat), place)
    return ours, foes, rival


def host_of(game: Game, side: int, seat: int) -> int:
    """Who draws the hand of a side; as long as nobody does, the one who asks."""
    return game.posse_seats[side] if game.posse_seats[side] >= 0 else seat


def likely_defender(game: Game, seat: int, place: int) -> tuple[int, list[Card]]:
    """Who would oppose a job at a place: whoever brings most of those who stand there."""
    best: tuple[int, list[Card]] = (-1, [])
    for other in range(game.seats):
        if other != seat:
            there = locals_of(game, other, place)
            if len(there) > len(best[1]):
                best = other, there
    return best


def gathering_side(game: Game, seat: int) -> int:
    """On which side of a fight that gathers a player stands or would stand."""
    gathering = game.gathering
    assert gathering is not None
    if game.posse_seats[LEADER] == seat:
        return LEADER
    if game.posse_seats[MARK] == seat:
        return MARK
    invited = game.side_of(game.decision.source) if game.decision.kind == "join" else None
    if invited is not None:
        return invited
    return LEADER if not gathering[MARK] and game.job is None else MARK


def gathering_place(game: Game) -> int:
    """Where the fight will be."""
    if game.job is not None:
        return game.job.location
    gathering = game.gathering
    assert gathering is not None
    for dude in (*gathering[LEADER], *gathering[MARK]):
        return game.card(dude).place
    return TOWN_SQUARE
