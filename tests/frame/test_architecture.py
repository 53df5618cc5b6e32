"""docs/architecture.md: whoever reads only that page finds the place of a behaviour, and the walk is the real one."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import reduce
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from gomorra.cards.vocabulary import happens, trait
from gomorra.testing import LEGAL, Table, able

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return PAGE.partition(f"## {title}\n")[2].partition("\n## ")[0]


def resolved(path: str) -> Any:
    """What a dotted path below the package names: a function, or a method of a class."""
    parts = path.split(".")
    for split in range(len(parts) - 1, 0, -1):
        name = ".".join(["gomorra", *parts[:split]])
        try:
            module = import_module(name)
        except ModuleNotFoundError:
            continue
        return reduce(getattr, parts[split:], module)
    raise AssertionError(f"there is no {path}")


def code_of(path: str) -> CodeType:
    found = resolved(path)
    func = getattr(found, "func", found)  # an ability knows its method
    code: CodeType = func.__code__
    return code


def ran(play: Callable[[], object]) -> list[CodeType]:
    """Every call in the course of a play, in order."""
    seen: list[CodeType] = []

    def note(frame: FrameType, event: str, _: Any) -> None:
        if event == "call":
            seen.append(frame.f_code)

    outer = sys.getprofile()
    sys.setprofile(note)
    try:
        play()
    finally:
        sys.setprofile(outer)
    return seen


WALK = [
    line.split("`")[1]
    for line in section("From a click to the log line").splitlines()
    if re.match(r"\d+\. `", line)
]


def test_the_walk_names_things_that_exist() -> None:
    assert len(WALK) == 17
    for path in WALK:
        assert callable(resolved(path)) or resolved(path).text, path


def test_the_walk_is_what_happens() -> None:
    t = Table()
    ann, bob = t.dude("Ann", at="town square"), t.dude("Bob", seat=1, at="town square")
    whip = t.hand("Pistol Whip")
    t.shootout(ann, bob)

    def play() -> None:
        t.use(whip)
        t.game.view(0)
        assert "Bob goes to the home of P1." in t.game.story()

    calls = iter(ran(play))
    for path in WALK:
        if not path.startswith("server."):
            assert code_of(path) in calls, f"{path} does not come after what stands before it"


def fight(*, leader: str = LEGAL, mark: str = LEGAL) -> Table:
    t = Table()
    t.showdown(t.dude("Ann", at="town square"), t.dude("Bob", seat=1, at="town square"), hands=(leader, mark))
    return t


def moves() -> None:
    t = Table()
    t.move(t.dude(), "town square")


def buys() -> None:
    t = Table()
    t.shop(t.hand("General Store"))


def asks_why() -> None:
    t = Table()
    assert t.why_not_use(t.hand("Bounty Hunter")) is not None


def reacts() -> None:
    t = Table()
    t.put(able("dude", trait("after", happens.Moved), lambda use: use.gain(1)))
    t.move(t.dude(), "town square")


def holds_a_deed() -> None:
    t = Table()
    deed = t.deed(seat=1)
    t.dude(influence=1, at=deed)
    assert deed.controller == 0


def joins() -> None:
    t = Table()
    t.dude("Cid", at="town square")
    t.callout(t.dude("Ann", at="town square"), t.dude("Bob", seat=1, at="town square"), "accept")


def wins() -> None:
    t = Table()
    t.start("sundown")


def sees() -> None:
    t = Table()
    t.hand("General Store")
    t.game.view(1)


BEHAVIOURS: dict[str, Callable[[], object]] = {
    "whether a move boots the dude": moves,
    "what a card costs here and now": buys,
    "which rule keeps an ability from being used": asks_why,
    "in which order traits and Reacts answer an event": reacts,
    "how many bullets a dude has": lambda: Table().dude(bullets=2).bullets,
    "who controls a deed": holds_a_deed,
    "who may join a posse, and from where": joins,
    "how many cards a posse draws": fight,
    "how many casualties a side takes": lambda: fight(leader="K♣ K♦ 3♥ 4♠ 9♣").finish(),
    "whether a draw hand is Cheatin'": fight,
    "when an effect ends": lambda: fight().finish(),
    "whether a game is won at Sundown": wins,
    "what will count there if nothing changes": sees,
    "what another player may see of a card": sees,
}


def places() -> dict[str, str]:
    rows = [line.strip("| ").split(" | ") for line in section("Where is it?").splitlines() if "`" in line]
    return {behaviour.strip(): place.strip("` ") for behaviour, place in rows}


def test_ten_behaviours_and_more_have_their_place_on_the_page() -> None:
    assert set(places()) == set(BEHAVIOURS)
    assert len(places()) >= 10


@pytest.mark.parametrize("behaviour", BEHAVIOURS)
def test_a_behaviour_is_where_the_page_says(behaviour: str) -> None:
    assert code_of(f"engine.{places()[behaviour]}") in ran(BEHAVIOURS[behaviour])


def test_the_floors_on_the_page_are_the_folders() -> None:
    named = {
        line.split("`")[1]
        for line in section("The floors of the engine").splitlines()
        if line.startswith("| `")
    }
    folders = {path.parent.name for path in (ROOT / "gomorra" / "engine").glob("*/__init__.py")}
    assert named == folders | {"game.py"}
