"""Pictures of every kind of question, at three sizes of the window, with two and with four seats.

    python -m tests.browser.gallery FOLDER [games]

Games are played at random over the wire; whenever a kind of question is met for the first time, it is looked at
in the browser. `index.txt` in the folder says what each picture asks.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from gomorra.decks.starter_decks import starter_names
from tests.browser.conftest import FLAGS, LAPTOP, PHONE
from tests.browser.hands import PROMPT
from tests.server.people import Person, Server, settings

WIDE = {"width": 1920, "height": 1080}
SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP},
    "wide": {"viewport": WIDE},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
LIVELY = ("callout", "accept", "join", "use", "shop", "invent", "start")


def kind_of(person: Person) -> str:
    """What is asked, so that questions which look alike count as one."""
    decision, fight = person.view["decision"], person.view["shootout"]
    words = [decision["kind"]]
    if fight:
        words.append(fight["step"])
    elif decision["kind"] in ("play", "joker", "react"):
        words.append(person.view["phase"])
    if decision["kind"] == "join":
        words.append("job" if person.view["job"] else "callout")
        words.append(
            "leader" if (person.view["forming"] or {}).get("seats", [-1])[0] == person.seat else "mark"
        )
    if decision["kind"] == "callout":
        words.append("accept")
    if decision.get("source", 0) > 0:
        words.append("card")
    return "-".join(words).replace(" ", "-")


def looks(browser: Browser, person: Person, table: str, folder: Path, name: str) -> None:
    """One question in all sizes."""
    for size, options in SIZES.items():
        context = browser.new_context(reduced_motion="reduce", **options)
        cookies = person.http.cookies.items()
        context.add_cookies([{"name": k, "value": v, "url": person.address} for k, v in cookies])
        page = context.new_page()
        page.goto(f"{person.address}/t/{table}")
        page.wait_for_selector(PROMPT)
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        page.screenshot(path=folder / f"{name}-{size}.png")
        context.close()


def choose(person: Person, chance: random.Random) -> str:
    options = person.view["decision"]["options"]
    lively = [option for option in options if option["key"].split()[0] in LIVELY]
    return str(chance.choice(lively if lively and chance.random() < 0.6 else options)["key"])


def play(
    browser: Browser, person: Person, folder: Path, count: int, chance: random.Random, seen: set[str]
) -> None:
    """One game, with a look at everything new."""
    decks = chance.sample(starter_names(), count)
    bots = [{"who": "bot", "strength": "random", "deck": {"starter": deck}} for deck in decks[1:]]
    table = person.make({"who": "me", "deck": {"starter": decks[0]}}, *bots)
    person.enter(table)
    while not person.over and person.view["day"] < 7:
        person.until(lambda: person.asked or person.over)
        if person.over:
            break
        name = f"{kind_of(person)}-{count}"
        # What is no choice is answered by the browser itself.
        if (
            name not in seen
            and not person.state["words"].get("sure")
            and len(person.view["decision"]["options"]) > 1
        ):
            seen.add(name)
            with (folder / "index.txt").open("a", encoding="utf-8") as index:
                index.write(f"{name}\t{person.state['words']['ask']}\t{person.view['decision']['prompt']}\n")
            looks(browser, person, table, folder, name)
        person.answer(choose(person, chance))
    person.leave()


def main(folder: Path, games: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(settings(Path(tempfile.mkdtemp())))
    chance = random.Random(games)
    seen: set[str] = set()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for number in range(games):
            person = Person(server.address, "Ann")
            # On a busy machine a game may take too long: then the next one is looked at.
            with suppress(TimeoutError):
                play(browser, person, folder, 4 if number % 3 == 2 else 2, chance, seen)
            person.close()
        browser.close()
    server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 40)
