"""`gomorra explain`: every card of the game can be walked through the code."""

from __future__ import annotations

import json
from types import FunctionType

import pytest
from typer.testing import CliRunner

from gomorra.cards.shelf import behaviours
from gomorra.cli import application
from gomorra.cli.explain import Stop, walk
from gomorra.engine import Game
from gomorra.engine.card.ability import declarations
from gomorra.engine.verbs.use import Use


def explain(*arguments: str) -> str:
    answer = CliRunner().invoke(application(["explain"]), ["explain", *arguments], catch_exceptions=False)
    assert answer.exit_code == 0
    return answer.output


def stops(card: str) -> dict[str, list[Stop]]:
    walks = json.loads(explain(card, "--json"))["walks"]
    return {each["ability"]: [Stop(**stop) for stop in each["stops"]] for each in walks}


def test_a_shootout_play_is_walked_from_offer_to_verbs() -> None:
    functions = [stop.function.removeprefix("engine.") for stop in stops("Pistol Whip")["whip"]]
    assert functions == [
        "plays.turns.offers",
        "plays.legal.refusal",
        "plays.perform.perform",
        "plays.perform.satisfy",
        "plays.perform.resolve",
        "cards.dtr.actions.PistolWhip.whip",
        "verbs.dudes.send_home_booted",
        "verbs.effects.modify",
    ]


def test_a_stop_names_its_events_and_rules() -> None:
    *_, home, _ = stops("Pistol Whip")["whip"]
    assert {"SentHome", "Booted", "Moved"} <= set(home.events)
    refused = stops("Pistol Whip")["whip"][1]
    assert {"RB-5.3.1-j", "RB-6.1.1-b"} <= set(refused.rules)
    assert home.place.startswith("gomorra/engine/verbs/dudes.py:")


def test_what_is_printed_says_the_same() -> None:
    printed = explain("Pistol Whip")
    assert "engine.verbs.dudes.send_home_booted  (gomorra/engine/verbs/dudes.py:" in printed
    assert "events: Booted, Left, Moved, SentHome" in printed


@pytest.mark.parametrize("made", [Game, Use])
def test_everything_a_game_or_use_offers_is_explained(made: type) -> None:
    offered = {
        name: getattr(item, "fget", item) for name, item in vars(made).items() if not name.startswith("_")
    }
    functions = {name: item for name, item in offered.items() if isinstance(item, FunctionType)}
    assert not [name for name, function in functions.items() if not function.__doc__]


@pytest.mark.parametrize("pack", sorted({behaviour.__module__.split(".")[2] for behaviour in behaviours()}))
def test_every_ability_of_every_card_can_be_walked(pack: str) -> None:
    for behaviour in behaviours():
        if behaviour.__module__.split(".")[2] == pack:
            for item in declarations(behaviour).values():
                walked = list(walk(item))
                assert all(stop.says for stop in walked), (behaviour, item)
                assert any(stop.function.startswith("cards.") for stop in walked), (behaviour, item)
