"""Take Yer Lumps: who won the round, how many casualties, and who pays them (RB-6.1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gomorra import poker
from gomorra.engine.board import hands, stats
from gomorra.engine.events import CasualtiesTaken, CasualtyNamed, RoundDecided, TakingCasualties
from gomorra.engine.fights.fight import LEADER, MARK, Casualty, Shootout, first_to_settle
from gomorra.engine.kernel.decision import Decision, Flow, Option
from gomorra.engine.kernel.state import ALL_DUDES
from gomorra.engine.words import Act, Moment, Stat, Why

if TYPE_CHECKING:
    from gomorra.engine.card.handle import Card
    from gomorra.engine.game import Game
    from gomorra.engine.verbs.use import Use


class Fate(NamedTuple):
    """One way in which a card can cover casualties."""

    card: int
    how: str
    covers: int
    relief: int = 0
    """By how much the rest of the casualties falls when this one is taken."""

    def worth(self, target: int) -> int:
        """How much it settles of so many casualties."""
        return max(self.covers, min(self.covers + self.relief, target))


def take(game: Game, battle: Shootout) -> Flow[None]:
    """Step 5: compare, then the loser (or leader) assigns and takes casualties, then the other."""
    yield from game.due(Moment.BEFORE_LUMPS)
    ranked = [hands.hand(game, seat) for seat in battle.seats]
    result = poker.compare(ranked[LEADER], ranked[MARK])
    battle.round_winner = None if result == 0 else (LEADER if result > 0 else MARK)
    battle.ranks = (ranked[LEADER].rank, ranked[MARK].rank)
    battle.lost_by = abs(battle.ranks[0] - battle.ranks[1])
    counts = [casualties(game, battle, side) for side in (LEADER, MARK)]
    winner = battle.round_winner if battle.round_winner is not None else -1
    shown = tuple(hands.shown(game, seat, legal=hands.is_legal(game, seat)) for seat in battle.seats)
    yield from game.rules(battle.seats[LEADER]).do(
        RoundDecided(winner, battle.ranks, (counts[0], counts[1]), shown)
    )
    yield from game.due(Moment.ROUND_DECIDED)
    first = first_to_settle(game, battle)
    for side in (first, 1 - first):
        count = casualties(game, battle, side)
        seat = battle.seats[side]
        event = yield from game.rules(seat).do(TakingCasualties(side, count))
        owed = casualties(game, battle, side) + event.amount - count
        battle.spared[side] += min(spare_left(game, battle, side), _before_relief(game, battle, side))
        battle.settled.append(side)
        yield from suffer(game, battle, side, owed)
        yield from game.rules(seat).do(CasualtiesTaken(side, loses(battle, side)))


def casualties(game: Game, battle: Shootout, side: int) -> int:
    """How many casualties a side takes: the rank difference, one each for equal ranks, and changes."""
    seat = battle.seats[side]
    count = _before_relief(game, battle, side) - spare_left(game, battle, side)
    if loses(battle, side):
        count += sum(int(m.amount) for m in stats.modifiers(game, -1 - seat, Stat.CASUALTIES_WHEN_LOST))
    if stats.modifiers(game, -1 - seat, Stat.CASUALTIES_DOUBLED):
        count *= 2
    least = max((int(m.amount) for m in stats.modifiers(game, -1 - seat, Stat.LEAST_CASUALTIES)), default=0)
    return max(least, count)


def loses(battle: Shootout, side: int) -> bool:
    """Whether this side has lost the round; after an exact tie nobody has."""
    return battle.round_winner is not None and side != battle.round_winner


def _before_relief(game: Game, battle: Shootout, side: int) -> int:
    """The casualties by rank, with what raises them."""
    count = battle.lost_by if loses(battle, side) else 0
    if battle.lost_by == 0:
        count = 1
    if loses(battle, side):
        count += sum(int(m.amount) for m in stats.modifiers(game, 0, Stat.CASUALTIES_OF_EACH_LOSER))
    return count + sum(change for change in _changes(game, battle, side) if change > 0)


def _changes(game: Game, battle: Shootout, side: int) -> list[int]:
    """What raises and lowers the casualties that a side takes this round."""
    found = [int(m.amount) for m in stats.modifiers(game, -1 - battle.seats[side], Stat.CASUALTIES)]
    return found + [int(answer or 0) for answer in game.replies(Stat.CASUALTIES, side)]


def spare_left(game: Game, battle: Shootout, side: int) -> int:
    """How many casualties of this round are still taken off a side, whatever makes them (Q73)."""
    lowered = -sum(change for change in _changes(game, battle, side) if change < 0)
    return max(0, lowered - battle.spared[side])


def fates(game: Game, battle: Shootout, side: int, by: Use | None = None) -> list[Fate]:
    """Every way in which a card of this posse can cover casualties."""
    found: list[Fate] = []
    for number in battle.posses[side]:
        dude = game.card(number)
        if not exempt(game, battle, side, dude) and (by is None or not by.stops(Act.DISCARD, dude)):
            if dude.has("Harrowed"):
                if game.rules(dude.controller).can_send_home_booted(dude):
                    found.append(Fate(number, "home", 1))
                found += [Fate(number, "discard", 2), Fate(number, "ace", 3, relief(game, number))]
            else:
                found += [Fate(number, "discard", 1), Fate(number, "ace", 2, relief(game, number))]
        for attachment in dude.attachments:
            if attachment.has("Sidekick") and (attachment.is_goods or game.state.ruleset.spell_sidekicks):
                if not game.stopped(Act.BE_CASUALTY, attachment, None):
                    found.append(Fate(attachment.id, "discard", 1))
                    covers = stats.total(game, attachment.id, Stat.COVERS_WHEN_ACED)
                    if covers > 0:  # CG-Sidekicks-b, unless a card says more
                        found.append(Fate(attachment.id, "ace", covers))
    return found


def exempt(game: Game, battle: Shootout, side: int, card: Card) -> bool:
    """Whether this card cannot be a casualty now."""
    limits = [stats.modifiers(game, who, Stat.NO_CASUALTY_UNLESS_BEATEN_BY) for who in (card.id, ALL_DUDES)]
    for modifier in (*limits[0], *limits[1]):
        if not loses(battle, side) or battle.lost_by < int(modifier.amount):
            return True
    spared = card.is_dude and game.stopped_player(Act.BE_CASUALTY, card.controller)
    return spared or game.stopped(Act.BE_CASUALTY, card, None)


def relief(game: Game, dude: int) -> int:
    """By how many casualties the rest falls when this dude is aced for some."""
    return max(0, stats.total(game, dude, Stat.RELIEF_WHEN_ACED))


def reachable(ways: list[Fate]) -> set[int]:
    """All totals that can be covered with at most one fate a card."""
    sums = {0}
    by_card: dict[int, list[int]] = {}
    for fate in ways:
        by_card.setdefault(fate.card, []).extend(range(fate.covers, fate.covers + fate.relief + 1))
    for covers in by_card.values():
        sums |= {total + cover for total in sums for cover in covers}
    return sums


def goal(ways: list[Fate], count: int) -> int:
    """The total to cover: exactly if possible, all there is if too little, else the least overshoot (Q47)."""
    sums = reachable(ways)
    if count in sums:
        return count
    most = max(sums)
    if most <= count:
        return most
    return min(total for total in sums if total > count)


def forced_first(game: Game, battle: Shootout, side: int) -> list[int]:
    """Dudes that an effect demands as first casualty and that are still there."""
    return [
        dude
        for dude in battle.posses[side]
        if stats.modifiers(game, dude, Stat.FIRST_CASUALTY)
        and not exempt(game, battle, side, game.card(dude))
    ]


def suffer(
    game: Game, battle: Shootout, side: int, count: int, by: Use | None = None
) -> Flow[list[Casualty]]:
    """Assign casualties one after the other, then carry them out in that order."""
    chosen = yield from assign(game, battle, side, count, by)
    taken: list[Casualty] = []
    rules = game.rules(battle.seats[side])
    for fate in chosen:
        yield from rules.do(CasualtyNamed(fate.card, fate.covers if fate.how == "home" else 0))
    for fate in chosen:
        card = game.card(fate.card)
        record = Casualty(side, fate.card, fate.how, printed_bullets(card), card.is_dude)
        battle.casualties.append(record)
        taken.append(record)
        if not card.in_play:
            continue
        if fate.how == "home":
            done = yield from rules.send_home_booted(card)
        elif fate.how == "discard":
            done = yield from rules.discard(card, why=Why.CASUALTY)
        else:
            done = yield from rules.ace(card, why=Why.CASUALTY)
        if not done and record in battle.casualties:
            battle.casualties[battle.casualties.index(record)] = record._replace(fate="saved")
    return taken


def printed_bullets(card: Card) -> int:
    return card.face.stats[Stat.BULLETS] if card.is_dude and not card.is_token else 0


def assign(game: Game, battle: Shootout, side: int, count: int, by: Use | None = None) -> Flow[list[Fate]]:
    """The side's player nominates casualties until they are exactly covered (RB-6.1.5-w)."""
    chosen: list[Fate] = []
    ways = fates(game, battle, side, by)
    if count <= 0 or not ways:
        return chosen
    first = forced_first(game, battle, side)
    target = goal(ways, count)
    if first:
        target = goal_with_first(ways, count, first)
    while target > 0:
        able = offered(ways, chosen, target, first)
        if not able:
            break
        fate = able[0]
        if len(able) > 1:
            options = [
                Option(("casualty", item.card, item.how), label(game, item), item.worth(target))
                for item in able
            ]
            prompt = f"Casualties: {target} to cover"
            seat = battle.seats[side]
            answer = yield Decision(seat, "casualty", prompt, options, least=target, most=target)
            fate = next(item for item in able if (item.card, item.how) == (answer[1], answer[2]))
        if not chosen and fate.card in first:
            for dude in first:
                game.drop_modifiers(dude, Stat.FIRST_CASUALTY)
        chosen.append(fate)
        target -= fate.worth(target)
    return chosen


def offered(ways: list[Fate], chosen: list[Fate], target: int, first: list[int]) -> list[Fate]:
    """The fates that leave the rest exactly coverable."""
    gone = {fate.card for fate in chosen}
    rest = [fate for fate in ways if fate.card not in gone]
    if not chosen and first:
        able = [fate for fate in rest if fate.card in first]
    else:
        able = rest
    return [
        fate
        for fate in able
        if fate.covers <= target
        and target - fate.worth(target) in reachable([w for w in rest if w.card != fate.card])
    ]


def goal_with_first(ways: list[Fate], count: int, first: list[int]) -> int:
    """The total to cover when one of these dudes has to be among the casualties."""
    totals: set[int] = set()
    for fate in ways:
        if fate.card in first:
            rest = reachable([way for way in ways if way.card != fate.card])
            worths = range(fate.covers, fate.covers + fate.relief + 1)
            totals |= {worth + total for worth in worths for total in rest}
    if count in totals:
        return count
    above = [total for total in totals if total > count]
    return min(above) if above else max(totals)


def label(game: Game, fate: Fate) -> str:
    words = {"home": "goes home booted", "discard": "is discarded", "ace": "is aced"}
    return f"{game.card(fate.card).title} {words[fate.how]} (covers {fate.covers})"
