"""Forming posses: who may join, from where, and one after the other (RB-6.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from gomorra.engine.board import control, places, stats
from gomorra.engine.card.kinds import Dude
from gomorra.engine.events import Joined, Pledged
from gomorra.engine.fights.fight import LEADER, MARK
from gomorra.engine.kernel.decision import DONE, Decision, Flow, Option
from gomorra.engine.kernel.refusal import Refusal
from gomorra.engine.kernel.state import TOWN_SQUARE
from gomorra.engine.plays.perform import run
from gomorra.engine.words import Act, Stat, Why

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game

TOO_FAR = Refusal("RB-6.1-h", "Only dudes at the location or adjacent to it may join.")
ADJACENT_BOOTED = Refusal("RB-6.1-k", "A dude at an adjacent location must be unbooted to join.")
CANNOT_MOVE = Refusal("RB-6.1-m", "That dude may not move there.")
CANNOT_JOIN = Refusal("RB-2.1-b", "A card in play keeps that dude from joining.")
ALREADY_IN = Refusal("RB-6.1-s", "That dude is in a posse already.")
TOO_DEAR = Refusal("RB-6.1-p", "You cannot pay for that dude to join.")

AWAY = {TOO_FAR.rule: "too far away", ADJACENT_BOOTED.rule: "booted", TOO_DEAR.rule: "cannot be paid for"}
"""What keeps a dude from a fight, in a few words."""

FROM_AFAR = frozenset({Stat.JOINS_FROM_AFAR, Stat.JOINS_FROM_ANYWHERE})

Which = Callable[["Card"], bool]


def anybody(dude: Card) -> bool:
    """No limit on who may join."""
    return True


def toll(game: Game, dude: Card) -> int:
    """What it costs to have this dude join a posse (RB-6.1-p)."""
    if Stat.JOIN_COST not in game.repertoire.numbers and dude.id not in game.state.modifiers:
        return dude.face.stats.get(Stat.JOIN_COST, 0)
    return max(0, stats.total(game, dude.id, Stat.JOIN_COST))


def wages(game: Game, dude: Card) -> int:
    """What a player has to pay for a dude to be in a posse and to stay there."""
    return toll(game, dude) + (dude.wage if isinstance(dude, Dude) else 0)


def can_pay_for(game: Game, dude: Card) -> bool:
    """Whether a dude's player can pay what it takes to have him in a posse."""
    price = wages(game, dude)
    return not price or price <= game.referee(dude.controller).funds(dude.controller, "join")


def in_place(game: Game, dude: Card, location: int) -> bool:
    """Whether a card lets the dude join from where it stands."""
    return any(game.replies(Stat.JOINS_FROM_AFAR, dude, location))


def from_anywhere(game: Game, dude: Card, location: int) -> bool:
    """Whether a card lets the dude come from any location, booted or not."""
    return any(game.replies(Stat.JOINS_FROM_ANYWHERE, dude, location))


def boots_to_join(game: Game, dude: Card) -> bool:
    return not any(game.replies(Stat.NO_BOOT_TO_JOIN, dude))


def may_join(game: Game, dude: Card, location: int, side: int = MARK) -> Refusal | None:
    """Whether a dude may join the posse of this side at this location now, by the rules alone."""
    if game.side_of(dude.id) is not None:
        return ALREADY_IN
    if game.pledged and any(number == dude.id for number, _ in game.pledged):
        return ALREADY_IN
    rules = game.referee(dude.controller)
    if game.stopped(Act.JOIN, dude, rules, game.card(location)) or (
        side == LEADER and game.stopped(Act.JOIN_LEADER, dude, rules)
    ):
        return CANNOT_JOIN
    price = toll(game, dude)
    if price and rules.funds(dude.controller, "join") < price:
        return TOO_DEAR
    if dude.place == location:
        return None
    if in_place(game, dude, location):
        return None
    return may_come(game, dude, location)


def forming(game: Game, seat: int) -> int:
    """The side whose posse this player adds to now: his own, or that to which he is invited."""
    if seat in game.posse_seats:
        return game.posse_seats.index(seat)
    assert game.gathering is not None
    return MARK if game.gathering[MARK] else LEADER


def may_come(game: Game, dude: Card, location: int) -> Refusal | None:
    """Whether a dude from elsewhere may join by booting and moving."""
    rules = game.referee(dude.controller)
    if not from_anywhere(game, dude, location):
        if not places.adjacent(game, dude.place, location):
            return TOO_FAR
        if dude.booted:
            return ADJACENT_BOOTED
    if not rules.can_move(dude, location):
        return CANNOT_MOVE
    return None


def join(
    game: Game,
    dude: Card,
    side: int,
    location: int,
    *,
    boot: bool = True,
    move: bool = True,
    comes: bool = False,
) -> Flow[None]:
    """One dude joins: it boots and moves if it comes from elsewhere, then it is in (RB-6.1-o, RB-6.1-p).

    A dude that may join from where it stands does so unless it `comes`.
    """
    rules = game.rules(dude.controller)
    yield from rules.spend(toll(game, dude), "join")
    if not game.state.ruleset.sequential_posses:
        yield from rules.do(Pledged(dude.id, side))
        return
    if dude.place != location and (comes or not in_place(game, dude, location)):
        booting = False
        if boot and boots_to_join(game, dude):
            booting = yield from rules.boot(dude, why=Why.JOIN)
        if move and dude.in_play:
            yield from rules.move(dude, location, how=Why.JOIN, booting=booting)
            if not dude.in_play or dude.place != location:
                return
    if dude.in_play:
        yield from rules.do(Joined(dude.id, side))
        yield from game.joined(dude, side)


def saddle_up(game: Game, location: int) -> Flow[None]:
    """All who were declared set out together: they boot, then they move, then they are in (AE-Posse-a)."""
    pledged, game.pledged = game.pledged, []
    riders = [(game.card(number), side) for number, side in pledged]
    coming = [dude for dude, _ in riders if dude.place != location and not in_place(game, dude, location)]
    for dude in coming:
        if dude.in_play and boots_to_join(game, dude):
            yield from game.rules(dude.controller).boot(dude, why=Why.JOIN)
    for dude in coming:
        if dude.in_play:
            yield from game.rules(dude.controller).move(dude, location, how=Why.JOIN, booting=True)
    for dude, side in riders:
        if dude.in_play and (dude not in coming or dude.place == location):
            yield from game.rules(dude.controller).do(Joined(dude.id, side, pledged=True))
            yield from game.joined(dude, side)


def gather(
    game: Game,
    seat: int,
    side: int,
    candidates: Iterable[Card],
    prompt: str,
) -> Flow[Card | None]:
    """Ask a player which dude joins next; None when the posse is complete. The question comes from who leads it."""
    options = [Option(("join", dude.id)) for dude in candidates]
    if not options:
        return None
    members = game.gathering[side] if game.gathering is not None else []
    asked_by = members[0] if members and seat != game.posse_seats[side] else 0
    answer = yield Decision(
        seat, "join", prompt, [*options, DONE], source=asked_by, least=0, most=len(options)
    )
    return game.card(int(answer[1])) if answer[0] == "join" else None


def join_options(game: Game, dudes: Iterable[Card], location: int) -> list[Option]:
    """Who may join; a dude that could do so from where it stands may come as well."""
    options = []
    for dude in dudes:
        options.append(Option(("join", dude.id)))
        if (
            dude.place != location
            and in_place(game, dude, location)
            and may_come(game, dude, location) is None
        ):
            options.append(Option(("join", dude.id, "moving"), f"{dude.title} comes to the fight"))
    return options


def add_others(
    game: Game, seat: int, side: int, location: int, which: Which = anybody, words: str = ""
) -> Flow[None]:
    """A player adds dudes one by one, and may invite other players to send theirs (AE-Multi-a)."""
    invited: set[int] = set()
    asked = False
    place = game.place_name(location)
    while True:
        able = joiners(game, seat, location, which, side)
        friends = (
            possible_allies(game, side, location, which) - invited if stands(game, seat, side) else set()
        )
        options = join_options(game, able, location)
        options += [Option(("invite", friend), f"Invite {game.name(friend)}") for friend in sorted(friends)]
        if not options:
            if not asked and which is anybody:
                say_who_stays_away(game, seat, side, location)
            return
        asked = True
        prompt = f"Who joins your posse {words or 'at'} {place}?"
        answer = yield Decision(seat, "join", prompt, [*options, DONE], least=0, most=max(1, len(able)))
        if answer[0] == "done":
            return
        if answer[0] == "join":
            yield from join(game, game.card(int(answer[1])), side, location, comes=len(answer) > 2)
        else:
            invited.add(int(answer[1]))
            yield from invite(game, int(answer[1]), side, location, which)


def away(game: Game, dude: Card, location: int, side: int) -> str:
    """What keeps a dude from the posse of this side, in a few words; nothing where he may join."""
    refusal = may_join(game, dude, location, side)
    return "" if refusal is None else AWAY.get(refusal.rule, "kept away by a card")


def say_who_stays_away(game: Game, seat: int, side: int, location: int) -> None:
    """A player is not asked, because none of his dudes can come: the log says why."""
    reasons: dict[str, list[str]] = {}
    for dude in game.dudes(seat):
        if game.side_of(dude.id) is None and all(dude.id != rider for rider, _ in game.pledged):
            reasons.setdefault(away(game, dude, location, side), []).append(dude.title)
    if reasons:
        why = "; ".join(f"{', '.join(names)} ({reason})" for reason, names in reasons.items())
        game.say(f"{game.name(seat)} has nobody else who can join: {why}.", seat)


def stands(game: Game, seat: int, side: int) -> bool:
    """Whether a player has a dude of his own in this posse: only then there is a posse to invite others to (Q82)."""
    assert game.gathering is not None
    members = [*game.gathering[side], *(dude for dude, where in game.pledged if where == side)]
    return any(control.controller(game, dude) == seat for dude in members)


def joiners(game: Game, seat: int, location: int, which: Which = anybody, side: int = MARK) -> list[Card]:
    """A player's dudes that may join the posse of this side now."""
    dudes = game.gang(seat)
    if FROM_AFAR.isdisjoint(game.repertoire.spoken):  # then only those who are there or next to it
        bodies = game.state.bodies
        dudes = [
            dude
            for dude in dudes
            if (here := bodies[dude.id].location) == location
            or (not bodies[dude.id].booted and places.adjacent(game, here, location))
        ]
    return [dude for dude in dudes if which(dude) and may_join(game, dude, location, side) is None]


def possible_allies(game: Game, side: int, location: int, which: Which = anybody) -> set[int]:
    """Players not in the fight who have a dude that could come."""
    if game.seats < 3 or game.gathering is None:
        return set()
    taken = set(game.posse_seats)
    taken |= {game.card(dude).controller for dude in game.gathering[1 - side]}
    taken |= {game.card(dude).controller for dude, where in game.pledged if where != side}
    return {seat for seat in free_seats(game, taken) if joiners(game, seat, location, which, side)}


def free_seats(game: Game, taken: set[int]) -> list[int]:
    """The players who are in the game and not among these."""
    return [
        seat for seat, player in enumerate(game.state.players) if seat not in taken and not player.conceded
    ]


def invite(game: Game, seat: int, side: int, location: int, which: Which = anybody) -> Flow[None]:
    """An invited player sends dudes, under the same limits (AE-Multi-b)."""
    place, host = game.place_name(location), game.name(game.posse_seats[side])
    prompt = f"{host} invites you to the posse at {place}. Who joins?"
    while True:
        able = joiners(game, seat, location, which, side)
        dude = yield from gather(game, seat, side, able, prompt)
        if dude is None:
            return
        yield from join(game, dude, side, location)


def trespassers(game: Game, location: int, dudes: Iterable[Card]) -> list[Card]:
    """Who gains bounty for fighting at a Private location (RB-6.1-u, CG-Bounty, AE-Multi-h)."""
    if location == TOWN_SQUARE or not game.card(location).has("Private"):
        return []
    owner = game.state.owners[location]
    exempt = {
        side
        for side, posse in enumerate(game.gathering or ())
        if any(control.controller(game, dude) == owner for dude in posse)
    }
    by_owner = game.state.ruleset.trespass_by_owner
    found = []
    for dude in dudes:
        if (dude.owner if by_owner else dude.controller) == owner:
            continue
        if game.seats > 2 and game.side_of(dude.id) in exempt:
            continue
        if not game.stopped(Act.GAIN_TRESPASS_BOUNTY, dude, None):
            found.append(dude)
    return found


def joined(game: Game, dude: Card, side: int) -> Flow[None]:
    """What a job's text does to each dude that joins its leader's posse."""
    job = game.job
    if job is not None and side == LEADER and dude.in_play:
        ability = job.use.ability
        if ability is not None and ability.on_join:
            yield from run(getattr(job.text, ability.on_join)(job.use, dude))


def trespass(game: Game, dude: Card) -> Flow[None]:
    """A dude that joins a running shootout at a Private location gains bounty (CG-Bounty-d)."""
    fight = game.shootout
    if fight is not None:
        for intruder in trespassers(game, fight.location, [dude]):
            yield from game.rules(dude.controller).bounty(intruder, 1, why=Why.TRESPASS)
