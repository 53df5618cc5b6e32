"""Jobs: leader, mark, five sub-steps of forming, opposition, and what comes of it (RB-6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gomorra.engine.board import places
from gomorra.engine.events import JobEnded, JobStarted, Joined, Pledged
from gomorra.engine.fights import posse
from gomorra.engine.fights.fight import LEADER, MARK
from gomorra.engine.fights.shootout import fight
from gomorra.engine.kernel.decision import DONE, Decision, Flow, Option
from gomorra.engine.kernel.state import NOBODY
from gomorra.engine.plays import actors
from gomorra.engine.plays.perform import carry_out_all, resolve, run, satisfy, test_spell
from gomorra.engine.words import Act, Moment, Why

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game
    from gomorra.engine.verbs.use import Use


class Job:
    """A running job: the use of its ability, whose text it is, and where it takes place."""

    __slots__ = ("doomed", "location", "opposed", "success", "text", "use", "why")

    def __init__(self, use: Use, text: Card, location: int) -> None:
        self.use = use
        self.text = text
        self.location = location
        self.success = False
        self.opposed = False
        """Whether another player formed a posse against it."""
        self.doomed = False
        """Whether it fails however the shootout ends."""
        self.why = ""
        """Why it ends as it does."""


def run_job(use: Use, text: Card) -> Flow[bool]:
    """The five steps of a job; says whether it came to one, however it ended."""
    game, ability = use.game, use.ability
    assert ability is not None
    if not (yield from start(use)):
        return False
    if ability.difficulty is not None:
        if not (yield from test_spell(use, text)) or not (yield from carry_out_all(use)):
            return False
    job = Job(use, text, use.mark.place)
    outer, game.job = game.job, job
    game.open_gathering((use.seat, NOBODY), use.leader.id, use.mark.id, job.location)
    yield from use.do(JobStarted(use.leader.id, use.mark.id))
    if ability.on_start:
        yield from run(getattr(text, ability.on_start)(use))
    yield from form_leaders_posse(game, job)
    at_once = not game.state.ruleset.sequential_posses
    defender = NOBODY
    if at_once:
        defender = yield from form_opposition(game, job)
        yield from set_out(game, job)
    legal_posse = ability.posse is None or ability.posse(text, use)
    assert game.gathering is not None
    if not legal_posse or not game.gathering[LEADER]:
        job.success = False  # RB-6.2.3-ae
    elif (defender := defender if at_once else (yield from form_opposition(game, job))) == NOBODY:
        job.success = True
    elif ability.defence is not None and not ability.defence(text, use):
        job.opposed, job.success = True, True  # RB-6.2.3-af
    else:
        job.opposed = True
        game.posse_seats = (use.seat, defender)
        seats = (use.seat, defender)
        won = (yield from fight(game, job.location, seats, use.leader, use.mark)) == LEADER
        job.success = won and not job.doomed
        job.why = (
            "won" if job.success else "doomed" if won else "lost" if game.gathering[MARK] else "undecided"
        )
    job.why = job.why or _without_a_fight(game, job)
    yield from conclude(game, job)
    game.job = outer
    return True


def _without_a_fight(game: Game, job: Job) -> str:
    """Why a job succeeds or fails that came to no shootout."""
    if job.success:
        return "powerless" if job.opposed else "unopposed"
    return "unfit" if game.gathering is not None and game.gathering[LEADER] else "nobody"


def start(use: Use) -> Flow[bool]:
    """Steps 1 and 2: the leader is chosen and boots if the cost says so; then the mark."""
    ability = use.ability
    assert ability is not None and ability.mark is not None
    able = []
    for dude in actors.leaders(use):
        use.roles["leader"] = [dude]
        if actors.marks(use):
            able.append(dude)
    preferred = [dude for dude in use.roles.get("preferred leader", ()) if dude in able]
    leader = yield from use.pick(preferred or able, "Who leads the job?")
    if leader is None:
        return False
    use.roles["leader"] = [leader]
    use.dude = use.dude or leader
    if ability.leader_boots and (yield from use.boot(leader, cost=True)):
        use.spent.append(("booted", leader.id))
    mark = yield from use.pick(actors.marks(use), f"Mark {ability.mark.predicate.words or 'what'}")
    if mark is None:
        return False
    use.roles["mark"] = [mark]
    return (yield from satisfy(use, ability.choices))


def form_leaders_posse(game: Game, job: Job) -> Flow[None]:
    """Step 3 for the leader: five sub-steps, strictly in order (RB-6.2.3-g to -n)."""
    use, there = job.use, job.location
    leader = use.leader
    origin = leader.place
    yield from use.do(Joined(leader.id, LEADER))
    yield from game.joined(leader, LEADER)
    if not game.state.ruleset.sequential_posses:
        yield from recruit(
            game,
            job,
            origin,
            "from around the leader and the mark",
            lambda dude: any(
                dude.place == place or places.adjacent(game, dude.place, place) for place in (origin, there)
            ),
        )
        return
    if origin != there:
        yield from recruit(game, job, origin, "from the leader's location", lambda dude: dude.place == origin)
    yield from recruit(
        game,
        job,
        origin,
        "from next to the leader's location",
        lambda dude: dude.place != there and places.adjacent(game, dude.place, origin),
    )
    yield from set_out(game, job)
    yield from posse_at_mark(game, use.seat, LEADER, job.location)


def set_out(game: Game, job: Job) -> Flow[None]:
    """The posse goes to the mark; by the older rules everybody who was declared does, on both sides.

    Until then the job takes place wherever the mark is (FQ-Jobs-a).
    """
    leader, mark = job.use.leader, job.use.mark
    if mark.in_play and mark.place != job.location:
        job.location = mark.place
        game.quarrel = (leader.id, mark.id, job.location)
        game.state.version += 1
    there = job.location
    yield from posse.saddle_up(game, there)
    assert game.gathering is not None
    rules = game.rules(job.use.seat)
    for number in list(game.gathering[LEADER]):
        dude = game.card(number)
        if dude.in_play and dude.place != there:
            booting = dude.booted and dude is not leader
            yield from rules.move(dude, there, how=Why.JOIN, booting=booting)
            if dude.in_play and dude.place != there and number in game.gathering[LEADER]:
                game.gathering[LEADER].remove(number)


def recruit(game: Game, job: Job, origin: int, words: str, where: posse.Which) -> Flow[None]:
    """Unbooted dudes join by booting, without moving yet: the posse is still where its leader was.

    Other players may be invited to send theirs, under the same limits (AE-Multi-a, AE-Multi-b).
    """
    seat, invited = job.use.seat, {job.use.seat}
    prompt = f"Who joins the job {words}?"
    while True:
        able = recruits(game, job, origin, where, seat)
        friends = [
            other for other in posse.free_seats(game, invited) if recruits(game, job, origin, where, other)
        ]
        options = [Option(("join", dude.id)) for dude in able]
        options += [Option(("invite", friend), f"Invite {game.name(friend)}") for friend in friends]
        if not options:
            return
        answer = yield Decision(seat, "join", prompt, [*options, DONE], least=0, most=max(1, len(able)))
        if answer[0] == "done":
            return
        if answer[0] == "join":
            yield from enrol(game, game.card(int(answer[1])))
            continue
        guest = int(answer[1])
        invited.add(guest)
        offer = f"{game.name(seat)} invites you to the job {words}. Who joins?"
        while (volunteers := recruits(game, job, origin, where, guest)) and (
            dude := (yield from posse.gather(game, guest, LEADER, volunteers, offer))
        ) is not None:
            yield from enrol(game, dude)


def recruits(game: Game, job: Job, origin: int, where: posse.Which, seat: int) -> list[Card]:
    """A player's dudes that may boot to ride with the leader."""
    rules = game.rules(seat)
    return [
        dude
        for dude in game.dudes(seat)
        if game.side_of(dude.id) is None
        and (dude.id, LEADER) not in game.pledged
        and not dude.booted
        and where(dude)
        and rules.can_move(dude, job.location)
        and not game.stopped(Act.JOIN, dude, rules, game.card(origin))
        and not game.stopped(Act.JOIN_LEADER, dude, rules)
        and rules.funds(seat, "join") >= posse.toll(game, dude)
    ]


def enrol(game: Game, dude: Card) -> Flow[None]:
    """A dude boots to ride with the leader."""
    rules = game.rules(dude.controller)
    yield from rules.spend(posse.toll(game, dude), "join")
    if not game.state.ruleset.sequential_posses:
        yield from rules.do(Pledged(dude.id, LEADER))
        return
    if posse.boots_to_join(game, dude):
        yield from rules.boot(dude, why=Why.JOIN)
    if dude.in_play:
        yield from rules.do(Joined(dude.id, LEADER))
        yield from game.joined(dude, LEADER)


def posse_at_mark(game: Game, seat: int, side: int, location: int) -> Flow[None]:
    """Sub-steps four and five: from next to the mark by booting, then from its location as they are."""
    yield from posse.add_others(game, seat, side, location, lambda dude: dude.place != location, "from near")
    yield from posse.add_others(game, seat, side, location, lambda dude: dude.place == location)


def opposition_order(game: Game, job: Job) -> list[int]:
    """Who may oppose, in which order: the mark's controller, its owner, then from the leader's left."""
    seat = job.use.seat
    mark = job.use.mark
    others = [other for other in game.state.clockwise((seat + 1) % game.seats) if other != seat]
    gone = {other for other in others if game.state.players[other].conceded}
    first = [player for player in (mark.controller, mark.owner) if player >= 0 and player != seat]
    return [other for other in dict.fromkeys([*first, *others]) if other not in gone]


def form_opposition(game: Game, job: Job) -> Flow[int]:
    """The first player who forms a defending posse; NOBODY if none does."""
    assert game.gathering is not None
    helpers = {game.card(dude).controller for dude in game.gathering[LEADER]}
    helpers |= {game.card(dude).controller for dude, _ in game.pledged}
    for seat in opposition_order(game, job):
        if seat in helpers:
            continue  # RB-6.1-s: an ally of the leader cannot oppose the job
        game.posse_seats = (job.use.seat, seat)
        yield from posse.add_others(game, seat, MARK, job.location)
        if game.gathering[MARK] or any(side == MARK for _, side in game.pledged):
            if job.use.ability is not None and job.use.ability.open_defence:
                yield from join_uninvited(game, job, seat, helpers)
            return seat
    game.posse_seats = (job.use.seat, NOBODY)
    return NOBODY


def join_uninvited(game: Game, job: Job, defender: int, helpers: set[int]) -> Flow[None]:
    """Other players' dudes at the mark's location join the defence without being invited."""
    for seat in game.state.clockwise(defender):
        if seat != defender and seat not in helpers:
            yield from posse.invite(game, seat, MARK, job.location, lambda dude: dude.place == job.location)


def conclude(game: Game, job: Job) -> Flow[None]:
    """Step 5: the leader's posse goes home booted, then the effects, then the posses dissolve."""
    use = job.use
    assert game.gathering is not None and use.ability is not None
    rules = game.rules(use.seat)
    use.roles["survivors"] = [game.card(dude) for dude in game.gathering[LEADER]]
    use.roles["defenders"] = [game.card(dude) for dude in game.gathering[MARK]]
    for number in list(game.gathering[LEADER]):
        dude = game.card(number)
        if dude.in_play and not game.stopped(Act.GO_HOME_AFTER_JOB, dude, rules):
            yield from rules.send_home_booted(dude, why=Why.JOB)
    if job.success or use.ability.always:
        yield from resolve(use, job.text)
    elif use.ability.on_failure:
        yield from run(getattr(job.text, use.ability.on_failure)(use))
    game.close_gathering()
    yield from use.do(JobEnded(use.leader.id, job.success, job.why))
    yield from game.due(Moment.END_OF_JOB)
