"""`gomorra cards`: search the catalogue, show one card, tell how far the cards are."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gomorra.catalog import Card, Printing, catalog
from gomorra.catalog.search import QueryError
from gomorra.cli import CommandLineError
from gomorra.cli.groups import group_with_default

if TYPE_CHECKING:
    from gomorra.testing.checklist import Rule

app = typer.Typer(
    cls=group_with_default("search"),
    help="Search the cards, or show one.",
    epilog='For example: gomorra cards "t:dude g:lawdogs b>2", gomorra cards show "Pistol Whip".',
)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command("search")
def search(
    query: Annotated[
        list[str] | None,
        typer.Argument(help='Words of the title and conditions such as t:dude k:"mad scientist" b>2.'),
    ] = None,
    as_json: AsJson = False,
    status: Annotated[
        bool, typer.Option("--status", help="Tell how many cards of each pack are implemented and tested.")
    ] = False,
) -> None:
    """Find cards; docs/formats.md explains the keys."""
    if status:
        from gomorra.cli import card_status

        card_status.show(as_json=as_json)
        return
    if not query:
        raise CommandLineError("what shall be found? Give a query such as t:dude, or --status")
    asked = " ".join(query)
    try:
        found = catalog().search(asked, text_of=text_source(), today=datetime.now(tz=UTC).date())
    except QueryError as error:
        raise CommandLineError(f"{error.problem}\n{error.pointed()}") from error
    if as_json:
        typer.echo(json.dumps([record(printing) for printing in found], ensure_ascii=False))
    else:
        _print_table(found)


@app.command("show")
def show(
    title: Annotated[list[str], typer.Argument(help="A title in any spelling, or a code such as 01119.")],
    as_json: AsJson = False,
) -> None:
    """Show one card: facts, text and rulings."""
    card = catalog().find(" ".join(title))
    text_of = text_source()
    if as_json:
        shown: dict[str, Any] = {
            "key": card.key,
            "printings": [record(printing) for printing in card.printings],
            "rulings": [{"rule": rule.id, "statement": rule.statement} for rule in rulings(card)],
        }
        if text_of is not None:
            shown["texts"] = {printing.code: text_of(printing) for printing in card.printings}
        typer.echo(json.dumps(shown, ensure_ascii=False))
    else:
        _print_card(card, text_of)


def text_source() -> Callable[[Printing], str] | None:
    """Where the texts of the cards come from: the behaviour of the cards, where it is there."""
    from importlib.util import find_spec

    if find_spec("gomorra.cards") is None or find_spec("gomorra.cards.texts") is None:
        return None
    from importlib import import_module

    source: Callable[[Printing], str] = import_module("gomorra.cards.texts").text_of
    return source


def rulings(card: Card) -> list[Rule]:
    """The rulings and errata about a card in the rule checklist."""
    from gomorra.catalog.titles import fold
    from gomorra.testing.checklist import checklist

    level = f"exp{card.experience}" if card.experience else ""
    nickname = card.title.partition('"')[2]
    topics = {fold(card.title) + level, fold(nickname) + level}
    if card.first.type == "joker":
        topics |= {"alljokers", fold(card.title.partition("(")[0])}
    return [
        rule
        for rule in checklist()
        if rule.document in ("CR", "CE", "CB")
        and fold(re.sub(r"^[A-Z]{2}-|-[a-z]{1,2}$", "", rule.id)) in topics
    ]


def record(printing: Printing) -> dict[str, Any]:
    """The facts of a printing as JSON has them."""
    facts = {
        "code": printing.code,
        "title": printing.title,
        "experience": printing.experience,
        "type": printing.type,
        "suit": printing.suit,
        "value": printing.value,
        "keywords": [str(word) for word in printing.keywords],
        "gangs": [str(gang) for gang in printing.gangs],
        "shooter": printing.shooter,
        "bullets": printing.bullets,
        "bullet_bonus": printing.bullet_bonus,
        "influence": printing.influence,
        "control": printing.control,
        "cost": printing.cost,
        "upkeep": printing.upkeep,
        "production": printing.production,
        "stash": printing.stash,
        "quantity": printing.quantity,
        "pack": printing.pack,
        "edition": str(printing.edition),
        "unique": printing.is_unique,
        "reprint_of": printing.reprint_of,
        "octgn_id": printing.octgn_id,
    }
    return {name: value for name, value in facts.items() if value is not None}


def _print_table(found: list[Printing]) -> None:
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    columns: dict[str, list[str]] = {
        "code": [printing.code for printing in found],
        "title": [printing.name for printing in found],
        "type": [printing.type for printing in found],
        "card": [printing.face for printing in found],
        "gang": [", ".join(printing.gangs) for printing in found],
        "shooter": [_shooter(printing) for printing in found],
        "inf": [_number(printing.influence) for printing in found],
        "cost": [_number(printing.cost) for printing in found],
        "keep": [_keep(printing) for printing in found],
        "CP": [_number(printing.control) for printing in found],
        "keywords": [
            ", ".join(str(word) for word in printing.keywords if word.name != "Experienced")
            for printing in found
        ],
    }
    # A column that says the same of every card only takes room.
    dull = {name for name in ("type", "gang") if len(found) > 1 and len(set(columns[name])) == 1}
    shown = {name: cells for name, cells in columns.items() if any(cells) and name not in dull}
    table = Table(box=None, pad_edge=False, padding=(0, 1), collapse_padding=True, header_style="bold")
    for name in shown:
        right = name in ("card", "inf", "cost", "keep", "CP")
        table.add_column(name, justify="right" if right else "left", no_wrap=name not in ("gang", "keywords"))
    for row in zip(*shown.values(), strict=True):
        table.add_row(*(escape(cell) for cell in row))
    console = Console(highlight=False)
    if found:
        console.print(table)
    console.print(f"\n{len(found)} found" if found else "Nothing found.")


def _number(value: int | None) -> str:
    return "" if value is None else str(value)


def _shooter(printing: Printing) -> str:
    if printing.bullet_bonus is not None:
        return f"{printing.bullet_bonus:+d}"
    return f"{printing.bullets} {printing.shooter}" if printing.shooter else ""


def _keep(printing: Printing) -> str:
    """Upkeep, or production with the plus sign it has on cards."""
    if printing.upkeep is not None:
        return str(printing.upkeep)
    return f"{printing.production:+d}" if printing.production is not None else ""


def _facts(printing: Printing) -> list[str]:
    """What a printing has, in words."""
    keep = f"upkeep {printing.upkeep}" if printing.upkeep is not None else ""
    if printing.production is not None:
        keep = f"production {printing.production:+d}"
    goods = printing.type in ("goods", "spell")
    bonus = f"{printing.bullet_bonus:+d} bullets" if printing.bullet_bonus is not None else ""
    influence = "" if printing.influence is None else f"influence {printing.influence:+d}"
    stash = "" if printing.stash is None else f"starting stash {printing.stash:+d}"
    return [
        fact
        for fact in (
            f"cost {printing.cost}" if printing.cost is not None else "",
            keep,
            f"{printing.bullets} {printing.shooter}" if printing.shooter else bonus,
            influence if goods else influence.replace("+", ""),
            f"control {printing.control}" if printing.control is not None else "",
            stash if printing.type == "legend" else stash.replace("+", ""),
        )
        if fact
    ]


def _print_card(card: Card, text_of: Callable[[Printing], str] | None) -> None:
    from rich.console import Console
    from rich.markup import escape

    console = Console(highlight=False, soft_wrap=True)
    first = card.first
    console.print(f"[bold]{escape(card.name)}[/]  {first.face}")
    unique = ["unique"] if first.is_unique and first.type not in ("dude", "deed") else []
    kind = [first.type, *first.gangs, *(["drifter"] if first.is_drifter else []), *unique]
    console.print(escape(", ".join(kind)))
    if first.keywords:
        console.print(escape(" • ".join(str(word) for word in first.keywords)))
    shown: set[tuple[object, ...]] = set()
    for printing in card.printings:
        pack = catalog().pack(printing.pack)
        facts = (tuple(_facts(printing)), printing.keywords, text_of(printing) if text_of else "")
        console.print(
            f"\n[cyan]{printing.code}[/]  {escape(pack.name)}, {printing.quantity} a pack, {printing.edition}"
        )
        if facts in shown:
            console.print("  the same")
            continue
        shown.add(facts)
        console.print(f"  {escape(', '.join(facts[0]))}")
        if printing.keywords != first.keywords:
            console.print(f"  {escape(' • '.join(str(word) for word in printing.keywords))}")
        for line in facts[2].splitlines():
            console.print(f"  {escape(line)}")
    found = rulings(card)
    if found:
        console.print("\n[bold]Rulings[/]")
        for rule in found:
            console.print(f"  [cyan]{rule.id}[/]  {escape(rule.statement)}")
