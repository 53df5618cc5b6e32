"""What an experiment has found so far, as its page shows it."""

from __future__ import annotations

from collections.abc import Sequence

from gomorra.catalog import catalog
from gomorra.lab.chances import Share, elo
from gomorra.lab.experiment import Experiment, game_of, place, round_robins
from gomorra.lab.gallery import Gallery
from gomorra.lab.matchups import RoundRobin, disagreements
from gomorra.lab.pictures import card_bars, heat_map
from gomorra.lab.plan import Plan
from gomorra.lab.study import WAYS, Finding, findings
from gomorra.lab.summary import summarise
from gomorra.server.protocol.lab_pages import LabFinding, LabGame, LabReport, LabShare, LabTable
from gomorra.server.storage.experiments import Kept

Games = Sequence[tuple[int, Kept]]
HEADINGS = {"opening": "in the opening hand", "hand": "in hand at any time", "play": "played"}


def report(experiment: Experiment, games: Games) -> LabReport | None:
    """Everything that is known; nothing before the first game."""
    if not games:
        return None
    plan, _ = game_of(experiment, 0)
    whole = Plan(plan.bots, experiment.decks, experiment.seed)
    found = summarise(whole, [kept.record for _, kept in games])
    tables = _tables(experiment, games)
    series = experiment.kind == "series"
    return LabReport(
        days=(found.days.mean, found.days.low, found.days.high),
        endings=_shares(found.endings),
        seats=_shares(found.seats),
        tables=tuple(_table(bot, table) for bot, table in tables.items()),
        disagreements=tuple(disagreements(tables)),
        bots=_shares(found.bots) if series else (),
        decks=_shares(found.decks) if experiment.kind != "matchups" else (),
        findings={way: tuple(map(_finding, cards)) for way, cards in _cards(experiment, games).items()},
        problems=tuple(found.problems[:20]),
    )


def picture(experiment: Experiment, games: Games, bot: str, by: str) -> str:
    """The plot that the command line draws, as SVG; empty where there is none."""
    if experiment.kind == "matchups":
        tables = _tables(experiment, games)
        return heat_map(tables.get(bot) or next(iter(tables.values())))
    if experiment.kind == "study":
        title = f"{experiment.decks[0].name}: cards {HEADINGS[by]}"
        return card_bars(title, _cards(experiment, games)[by])
    return ""


def game(experiment: Experiment, number: int, kept: Kept) -> LabGame:
    """One game in the list."""
    record = kept.record
    bots = record.bots
    if experiment.kind == "matchups":
        level, _, _ = place(experiment, number)
        bots = (experiment.bots[level],) * len(record.bots)
    return LabGame(
        number,
        record.decks,
        bots,
        record.winner,
        record.reason,
        record.days,
        record.control,
        record.influence,
    )


def _tables(experiment: Experiment, games: Games) -> dict[str, RoundRobin]:
    if experiment.kind != "matchups":
        return {}
    return round_robins(experiment, [(number, kept.record) for number, kept in games])


def _cards(experiment: Experiment, games: Games) -> dict[str, list[Finding]]:
    if experiment.kind != "study":
        return {}
    seen = [kept.presence for _, kept in games if kept.presence is not None]
    return {way: findings(seen, way) for way in WAYS}


def _table(bot: str, table: RoundRobin) -> LabTable:
    count = range(len(table.decks))
    ratings = table.ratings()
    return LabTable(
        bot=bot,
        cells=tuple(tuple(_share("", table.share(a, b)) for b in count) for a in count),
        overall=tuple(_share(deck.name, table.overall(place)) for place, deck in enumerate(table.decks)),
        elo=tuple(rating.value for rating in ratings),
        margin=tuple(rating.margin for rating in ratings),
    )


def measured(known: Gallery) -> LabTable:
    """The gallery as a table of one bot."""
    count = range(len(known.decks))
    drawn = [[known.games[a][b] - known.wins[a][b] - known.wins[b][a] for b in count] for a in count]
    ratings = elo([[known.wins[a][b] + drawn[a][b] / 2 for b in count] for a in count])
    return LabTable(
        bot=known.bot,
        cells=tuple(tuple(_share("", known.share(a, b)) for b in count) for a in count),
        overall=tuple(_share(name, known.overall(place)) for place, name in enumerate(known.decks)),
        elo=tuple(rating.value for rating in ratings),
        margin=tuple(rating.margin for rating in ratings),
    )


def _share(name: str, found: Share) -> LabShare:
    return LabShare(name, found.hits, found.trials, found.low, found.high)


def _shares(found: dict[str, Share]) -> tuple[LabShare, ...]:
    return tuple(_share(name, share) for name, share in found.items())


def _finding(found: Finding) -> LabFinding:
    return LabFinding(
        found.card,
        found.games,
        found.wins.value,
        found.expected,
        found.lift,
        found.margin,
        found.clear,
        catalog().find(found.card).first.code,
    )
