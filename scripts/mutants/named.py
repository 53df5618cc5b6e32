"""Faults that break a rule by its name: what a careless change could do, and the rule whose tests must notice it.

Each is a text that stands once in its file and what is put in its place; tests/frame/test_mutants.py keeps them fit.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

from scripts.mutants.clauses import CLAUSES
from scripts.mutants.fault import Fault
from scripts.mutants.plays import PLAYS
from scripts.mutants.ways import WAYS


class Named(NamedTuple):
    """A rule, or the tests that guard something else, and how it is broken."""

    rule: str
    what: str
    file: str
    before: str
    after: str
    tests: tuple[str, ...] = ()


def broken(rule: str, what: str, file: str, before: str, after: str) -> Named:
    return Named(rule, what, f"gomorra/engine/{file}.py", before, after)


FAULTS: tuple[Named, ...] = (
    # The day.
    broken(
        "RB-5.1-c", "an empty stash antes nothing", "day/gambling", "player.debt += 1", "game.state.pot -= 1"
    ),
    broken("RB-5.1-a", "the ante is 2", "day/gambling", "player.stash -= 1", "player.stash -= 2"),
    broken(
        "RB-5.1-l",
        "the highest pull goes first",
        "day/gambling",
        "lowest = min(values.values())",
        "lowest = max(values.values())",
    ),
    broken(
        "RB-5.1-t",
        "the highest hand wins lowball",
        "day/gambling",
        "lowest = min(ranked.values(),",
        "lowest = max(ranked.values(),",
    ),
    broken(
        "RB-5.2-i",
        "the Winner pays upkeep first",
        "day/upkeep",
        "order = [*order[1:], order[0]]",
        "order = [*order]",
    ),
    broken(
        "RB-5.2-n",
        "what is not paid for is aced",
        "day/upkeep",
        ".discard(card, why=Why.UPKEEP)",
        ".ace(card)",
    ),
    broken(
        "RB-1-c",
        "as many points as influence win",
        "day/sundown",
        "return all(points > influence for influence in rivals)",
        "return all(points >= influence for influence in rivals)",
    ),
    broken(
        "RB-1-c",
        "more points than one rival's influence win",
        "day/sundown",
        "return all(points > influence for influence in rivals)",
        "return any(points > influence for influence in rivals)",
    ),
    broken(
        "RB-5.4-e",
        "of two winners the one with fewer points wins",
        "day/sundown",
        "best = max(scores)",
        "best = min(scores)",
    ),
    broken(
        "RB-5.4-i",
        "cards are discarded before Sundown effects",
        "day/sundown",
        "    yield from game.due(Moment.SUNDOWN)\n"
        "    for seat in game.order():\n"
        "        yield from discard_one(game, seat)\n",
        "    for seat in game.order():\n"
        "        yield from discard_one(game, seat)\n"
        "    yield from game.due(Moment.SUNDOWN)\n",
    ),
    broken(
        "RB-5.4-k",
        "a full hand is not reduced",
        "day/sundown",
        "elif len(player.hand) > size:",
        "elif len(player.hand) > size + 9:",
    ),
    broken(
        "RB-5.4-n",
        "nobody unboots",
        "day/sundown",
        "        if body is not None and body.booted:",
        "        if body is not None and body.booted and False:",
    ),
    broken(
        "RB-5.4-r",
        "abilities stay used",
        "day/sundown",
        "            own.used = own.extra = ()\n",
        "            own.extra = ()\n",
    ),
    broken(
        "RB-5.3.1-q",
        "effects of the day last",
        "day/sundown",
        "    game.expire(Until.DAY, Until.STAY)\n",
        "    game.expire(Until.STAY)\n",
    ),
    broken(
        "RB-5.2-o",
        "upkeep 0 is let go too",
        "day/upkeep",
        "(fee := card.upkeep) > 0}",
        "(fee := card.upkeep) >= 0}",
    ),
    broken(
        "RB-5.2-m",
        "unpaid cards leave at once",
        "day/upkeep",
        "            unpaid += dropped\n",
        "            yield from drop(game, dropped)\n",
    ),
    broken(
        "RB-5.1-f",
        "debts are paid after upkeep",
        "day/upkeep",
        "    for seat in game.order():\n        yield from repay(game, seat)\n",
        "",
    ),
    broken(
        "RB-5.4-j",
        "the Winner discards last",
        "day/sundown",
        "    for seat in game.order():\n        yield from discard_one(game, seat)\n",
        "    for seat in game.order()[::-1]:\n        yield from discard_one(game, seat)\n",
    ),
    broken(
        "RB-5.4-g",
        "a full tie is won by the first",
        "day/sundown",
        "if scores.count(best) == 1 else None",
        "",
    ),
    # Callouts.
    broken(
        "RB-5.3.2-a",
        "booted dudes call out",
        "fights/callout",
        "    if caller.booted:\n        return CALLER_BOOTED\n",
        "",
    ),
    broken(
        "RB-5.3.2-c",
        "callouts over any distance",
        "fights/callout",
        "    if caller.place != target.place:\n        return ELSEWHERE\n",
        "",
    ),
    broken(
        "RB-5.3.2-f",
        "callouts at the own home",
        "fights/callout",
        "if target.at_home and not",
        "if False and not",
    ),
    broken("RB-5.3.2-j", "who is booted may refuse", "fights/callout", "        and not target.booted\n", ""),
    broken(
        "RB-5.3.2-i",
        "who refuses stays",
        "fights/callout",
        "                yield from rules.send_home_booted(target, why=Why.REFUSAL)",
        "                pass",
    ),
    # Shootouts.
    broken(
        "RB-6.1-v",
        "only the leader's posse trespasses",
        "fights/shootout",
        "for p in battle.posses for d in list(p)",
        "for p in battle.posses[:1] for d in list(p)",
    ),
    broken(
        "RB-6.1.2-a",
        "the mark picks first",
        "fights/shootout",
        "    for side in (LEADER, MARK):\n        seat = battle.seats[side]\n        able",
        "    for side in (MARK, LEADER):\n        seat = battle.seats[side]\n        able",
    ),
    broken(
        "RB-6.1.3-b",
        "the shooter adds 1",
        "fights/drawing",
        "strength(game, dude) if dude == shooter else 1",
        "1",
    ),
    broken(
        "RB-6.1.3-c",
        "everybody adds all bullets",
        "fights/drawing",
        "strength(game, dude) if dude == shooter else 1",
        "strength(game, dude)",
    ),
    broken(
        "RB-6.1.3-h",
        "draws add as studs",
        "fights/drawing",
        "            draw += amount",
        "            stud += amount",
    ),
    broken(
        "RB-6.1.3-a",
        "six cards are dealt",
        "fights/drawing",
        "deal(game, battle.seats[side], 5 + stud)",
        "deal(game, battle.seats[side], 6 + stud)",
    ),
    broken(
        "RB-6.1.6-c",
        "nobody may flee",
        "fights/shootout",
        "        if not able:\n            return\n        options: list[Option]",
        "        if able:\n            return\n        options: list[Option]",
    ),
    broken(
        "RB-6.1.6-d",
        "who flees stays unbooted",
        "fights/shootout",
        "        yield from rules.send_home_booted(dude, how=Why.FLEE, why=Why.FLEE)",
        "        yield from rules.send_home(dude)",
    ),
    broken(
        "RB-6.1.4-f",
        "Resolution plays run the other way round",
        "plays/turns",
        "for other in game.state.clockwise((seat + 1) % game.seats):",
        "for other in reversed(game.state.clockwise(seat)):",
    ),
    broken(
        "CR-AllJokers-a",
        "jokers go to the discard pile",
        "fights/shootout",
        "if handle.is_joker and handle.spent_by_use and final:",
        "if False:",
    ),
    broken(
        "CG-Winner-a",
        "who wins a round becomes the Winner",
        "fights/lumps",
        "    battle.ranks = (ranked[LEADER].rank, ranked[MARK].rank)\n",
        "    battle.ranks = (ranked[LEADER].rank, ranked[MARK].rank)\n"
        "    game.state.winner = battle.seats[battle.round_winner or 0]\n",
    ),
    # Jobs.
    broken(
        "RB-6.2.3-g",
        "booted dudes ride with the leader",
        "fights/jobs",
        "        and not dude.booted\n        and where(dude)",
        "        and where(dude)",
    ),
    broken(
        "RB-6.2.3-j",
        "the posse rides home",
        "fights/jobs",
        "            yield from rules.move(dude, there, how=Why.JOIN, booting=booting)",
        "            yield from rules.move(dude, game.state.players[dude.owner].home, how=Why.JOIN, booting=booting)",
    ),
    broken(
        "RB-6.2.5-i",
        "failed jobs take effect",
        "fights/jobs",
        "    if job.success or use.ability.always:",
        "    if True:",
    ),
    broken(
        "RB-6.2.5-j",
        "posses dissolve before the effect",
        "fights/jobs",
        "    if job.success or use.ability.always:\n",
        "    game.close_gathering()\n    if job.success or use.ability.always:\n",
    ),
    broken(
        "RB-6.2.5-d",
        "the posse goes home unbooted",
        "fights/jobs",
        "            yield from rules.send_home_booted(dude, why=Why.JOB)",
        "            yield from rules.send_home(dude)",
    ),
    broken(
        "RB-6.1-s",
        "allies of the leader oppose the job",
        "fights/jobs",
        "        if seat in helpers:\n            continue",
        "        if False:\n            continue",
    ),
    # Windows.
    broken(
        "RB-7.1-e",
        "Reacts end when all have passed at some time",
        "plays/windows",
        "        yield from finish_action(use)\n        passes = 0\n",
        "        yield from finish_action(use)\n",
    ),
    broken(
        "CG-PayingCosts-a",
        "Reacts to costs",
        "plays/windows",
        "    if reacts and not event.cost and not event.replaced:\n"
        "        yield from react_window(game, event, reacts)\n",
        "    if reacts and not event.replaced:\n        yield from react_window(game, event, reacts)\n",
    ),
    broken(
        "CG-Traits-h",
        "nobody chooses the order of traits",
        "plays/windows",
        "            if len(ready) > 1:\n",
        "            if len(ready) > 99:\n",
    ),
    broken(
        "CG-Shootout4a-c",
        "everybody orders his own reveal traits",
        "plays/windows",
        "together = isinstance(event, Revealed) and not event.lowball",
        "together = False",
    ),
    # Pulls and control.
    broken(
        "RB-7.2-i",
        "without a card a pull is a king",
        "plays/pulls",
        'ACE_OF_CLUBS = Pull(0, "clubs", 1)',
        'ACE_OF_CLUBS = Pull(0, "clubs", 13)',
    ),
    broken(
        "RB-7.2-k",
        "pulled cards stay where they are",
        "plays/pulls",
        "                yield from rules.discard(card)\n",
        "                pass\n",
    ),
    broken(
        "RB-3.9-n",
        "the owner controls what is attached",
        "board/control",
        "        return controller(game, body.host)",
        "        return state.owners[card]",
    ),
    broken(
        "RB-3.9-j",
        "with equal influence the first player controls",
        "board/control",
        "if top > 0 and sums.count(top) == 1 else",
        "if top > 0 else",
    ),
    broken(
        "CG-Experienced-e",
        "any version replaces any",
        "plays/shopping",
        "experience) > 1:",
        "experience) > 9:",
    ),
    *(broken(*item) for item in PLAYS),
    *(broken(*item) for item in CLAUSES),
    *(broken(*item) for item in WAYS),
)


def as_fault(root: Path, named: Named) -> Fault:
    """The file with the fault in it, and the tests that cite the rule."""
    source = (root / named.file).read_text(encoding="utf-8")
    if source.count(named.before) != 1:
        raise ValueError(f"{named.file}: {named.before!r} stands there {source.count(named.before)} times")
    line = source[: source.index(named.before)].count("\n") + 1
    tests = named.tests or citing(root).get(named.rule, ())
    name = f"{named.rule}: {named.what}" if named.rule else named.what
    return Fault(name, named.file, line, source.replace(named.before, named.after), tests)


@cache
def citing(root: Path) -> dict[str, tuple[str, ...]]:
    """The tests that cite a rule, by its id."""
    found: dict[str, tuple[str, ...]] = {}
    for file in sorted((root / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                test = f"{file.relative_to(root).as_posix()}::{node.name}"
                for rule in _cited(node):
                    found[rule] = (*found.get(rule, ()), test)
    return found


def _cited(test: ast.FunctionDef) -> list[str]:
    calls = [mark for mark in test.decorator_list if isinstance(mark, ast.Call)]
    return [
        str(argument.value)
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant)
    ]
