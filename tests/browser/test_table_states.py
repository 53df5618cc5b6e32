"""States of the table: shootout, four seats, why not, replay, deck paste, keyboard, phone, accessibility."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.hands import (
    ACTED,
    PROMPT,
    READY,
    STATE,
    clear_stage,
    hurry_bots,
    play_one,
    quick_game,
    wait_for_turn,
)
from tests.server.people import DECKS, Person, Server

Browsers = Callable[..., BrowserContext]
PLAIN_DECK = Path(__file__).resolve().parents[2] / "gomorra" / "decks" / "starters" / "law-dogs-base.txt"


def visit(context: Browsers, person: Person, table: str, **options: Any) -> Page:
    """A browser with this person's session, at a table."""
    made = context(**options)
    made.add_cookies([{"name": k, "value": v, "url": person.address} for k, v in person.http.cookies.items()])
    page = made.new_page()
    page.goto(f"{person.address}/t/{table}")
    page.wait_for_selector(PROMPT)
    return page


def seats(count: int) -> list[dict[str, Any]]:
    bots = [{"who": "bot", "strength": "random", "deck": {"starter": DECKS[n % 4]}} for n in range(1, count)]
    return [{"who": "me", "deck": {"starter": DECKS[0]}}, *bots]


def serious(page: Page) -> list[str]:
    """What the accessibility check finds that keeps people out."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def play_until(page: Page, chance: random.Random, stop: Callable[[], bool], most: int = 250) -> bool:
    """Play on until something is to be seen; False if the game ended before."""
    for _ in range(most):
        if not wait_for_turn(page):
            return False
        clear_stage(page)
        if stop():
            return True
        play_one(page, chance)
    return False


def until_step(person: Person, step: str, chance: random.Random) -> str:
    """A table at which this person has to decide at a step of a shootout: played over the wire, which is quicker."""
    for _ in range(200):
        table = person.make(*seats(2))
        person.enter(table)
        while not person.over:
            person.until(lambda: person.asked or person.over)
            fight = person.view["shootout"]
            here = fight and fight["step"] == step and person.seat in fight["seats"]
            # Where only a pass is possible, the browser passes by itself.
            if person.asked and here and len(person.view["decision"]["options"]) > 1:
                person.leave()
                return table
            if person.asked:
                options = person.view["decision"]["options"]
                fights = [
                    option for option in options if option["key"].split()[0] in ("callout", "accept", "join")
                ]
                person.answer(chance.choice(fights or options)["key"])
        person.leave()
    raise AssertionError(f"two hundred games without {step!r}")


@pytest.mark.parametrize("step", ["make plays", "draw", "resolution", "take yer lumps"])
def test_a_shootout_has_its_own_stage(
    server: Server, context: Browsers, ann: Person, pictures: Path, step: str
) -> None:
    chance = random.Random(11)
    page = visit(context, ann, until_step(ann, step, chance))
    assert wait_for_turn(page)
    stage = page.get_by_role("region", name="Shootout")
    expect(stage.locator("[aria-current=step]")).to_have_attribute("data-step", step)
    expect(stage).to_contain_text("leader")
    if step in ("draw", "resolution"):
        # One's own hand lies last, as one's own side does, and the rival's numbers stay in sight.
        expect(stage.locator(".held h3")).to_have_text([re.compile("’s hand$"), "Your hand"])
        expect(page.locator(".board > .banner").first).to_be_in_viewport(ratio=1)
    if step == "draw":
        assert stage.locator(".draw .able").count() >= 5
    if step == "resolution":
        assert stage.locator(".face").count() >= 10
    page.screenshot(path=pictures / f"shootout-{step.replace(' ', '-')}.png")
    assert serious(page) == []
    number = page.locator(".prompt").get_attribute("data-number")
    while page.locator(".prompt").get_attribute("data-number") == number and wait_for_turn(page):
        play_one(page, chance)


def test_four_seats(server: Server, context: Browsers, ann: Person, pictures: Path) -> None:
    page = visit(context, ann, ann.make(*seats(4)))
    chance = random.Random(2)
    play_until(page, chance, lambda: "Your play" in page.inner_text(PROMPT))
    assert page.get_by_role("region", name="Street of").count() == 4
    page.screenshot(path=pictures / "four-seats.png")
    assert serious(page) == []


def test_why_cant_i(server: Server, context: Browsers, ann: Person, pictures: Path) -> None:
    page = visit(context, ann, ann.make(*seats(2)))
    assert play_until(page, random.Random(1), lambda: "Your play" in page.inner_text(PROMPT))
    places, dudes = page.locator(".front"), page.locator(".plate [data-id]")
    refused = page.locator(".refusal").first
    for card in [*places.all(), *dudes.all()]:
        card.click()
        page.locator(".menu[aria-busy=false]").wait_for()
        why = page.get_by_role("button", name="Why can’t I …?")
        if why.count() and not refused.count():  # it is offered only where something is refused
            why.click()
        if refused.count():
            break
        page.keyboard.press("Escape")
    refused.get_by_text("The rule", exact=True).click()
    expect(refused).to_contain_text("RB-")
    page.screenshot(path=pictures / "why.png")
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_have_count(0)


def test_paste_of_a_deck(page: Page, server: Server, pictures: Path) -> None:
    page.goto(server.address)
    page.get_by_label("Your deck").select_option("own")
    box = page.get_by_label("Deck list")
    text = PLAIN_DECK.read_text(encoding="utf-8")
    box.fill(text.replace("Bluetick (01082)", "No Such Card At All"))
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("alert")).to_contain_text("No Such Card At All")
    box.fill(text)
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_role("status")).to_contain_text("legal")
    page.screenshot(path=pictures / "paste.png")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(PROMPT)


def test_replay_and_playing_on(server: Server, context: Browsers, ann: Person, pictures: Path) -> None:
    table = ann.make(*seats(2))
    ann.enter(table)
    ann.play_randomly(random.Random(6))
    page = visit_replay(context, ann, table)
    slider = page.get_by_label("Point of the game")
    length = int(slider.get_attribute("max") or 0)
    slider.fill(str(length // 2))
    expect(page.locator(".when")).to_contain_text(f"{length // 2} of {length}")
    page.get_by_role("button", name="More").click()
    page.get_by_label("A step is").select_option("decision")
    page.get_by_role("button", name="Step ›").click()
    expect(page.locator(".when")).to_contain_text(f"{length // 2 + 1} of {length}")
    page.get_by_label("A step is").select_option("event")
    page.wait_for_function(LOG_AT_REST)
    changed = 0
    for _ in range(25):
        before, lines = table_of(page), page.locator("[role=log] p").count()
        page.get_by_role("button", name="Step ›").click()
        page.wait_for_function(LOG_AT_REST)
        between = "what follows" in page.inner_text(".when")
        changed += between and table_of(page) != before
        assert table_of(page) != before or page.locator("[role=log] p").count() >= lines
    assert changed > 2, "the table stood still between two decisions"
    page.get_by_role("button", name="‹ Step").click()
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator(".board > .banner").last).to_contain_text("Mabel")
    page.screenshot(path=pictures / "replay.png")
    assert serious(page) == []
    page.get_by_label("A step is").select_option("decision")
    page.get_by_role("button", name="‹ Step").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/t/" in url)
    page.wait_for_function(READY)


def table_of(page: Page) -> str:
    """What the board shows."""
    return str(page.evaluate("() => document.querySelector('.board').innerHTML"))


LOG_AT_REST = """() => {
  const lines = document.querySelectorAll("[role=log] p").length;
  if (window.linesSeen !== lines) [window.linesSeen, window.seenAt] = [lines, performance.now()];
  return performance.now() - window.seenAt > 500;
}"""
"""True once no line has come into the log for half a second."""


def visit_replay(context: Browsers, person: Person, table: str) -> Page:
    made = context()
    made.add_cookies([{"name": k, "value": v, "url": person.address} for k, v in person.http.cookies.items()])
    page = made.new_page()
    page.goto(f"{person.address}/r/{table}")
    page.wait_for_selector("input[type=range]")
    return page


def test_a_whole_game_by_keyboard(server: Server, context: Browsers, ann: Person) -> None:
    """From the first question to the end without a mouse: keys for passing, confirming, choosing and listing."""
    page = visit(context, ann, ann.make(*seats(2)))
    page.keyboard.press("?")
    guide = page.get_by_role("dialog", name="How to play here")
    expect(guide).to_be_visible()
    page.keyboard.press("Escape")
    expect(guide).to_be_hidden()
    chance = random.Random(5)
    used = set()
    for _ in range(500):
        page.wait_for_function(READY)
        state = page.evaluate(STATE)
        if state["over"]:
            break
        number = page.locator(".prompt").get_attribute("data-number")
        if state["staged"]:
            # One thing after the other may stand on the stage: each is gone on from by itself.
            page.keyboard.press("Enter")
            used.add("go on")
            continue
        used.add(press(page, chance))
        page.wait_for_function(
            "n => document.querySelector('.prompt').dataset.number !== n || document.querySelector('.over')"
            " || document.querySelector('[data-testid=go-on]')",
            arg=number,
        )
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    assert used >= {"go on", "confirm", "pass", "list", "menu"}


def press(page: Page, chance: random.Random) -> str:
    """Answer one question by keys; says in which way."""
    able = page.locator("main .able[data-id]:visible").count()
    if page.locator("[data-testid=confirm]").count():
        for _ in range(12):
            if page.locator("[data-testid=confirm]:enabled").count():
                break
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        page.evaluate("() => document.activeElement.blur()")
        page.keyboard.press("Enter")
        return "confirm"
    if page.locator(".answers [data-key=pass]").count() and chance.random() < 0.4:
        page.keyboard.press("Space")
        return "pass"
    if able and page.locator(".answers [data-key=pass]").count() and chance.random() < 0.5:
        number = page.locator(".prompt").get_attribute("data-number")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_function(ACTED, arg=number)
        if page.locator(".menu .item").count():
            page.keyboard.press("1")
        if page.locator(".menu .inner").count():
            page.keyboard.press("2")
        return "menu"
    page.keyboard.press("o")
    page.wait_for_selector(".list input:focus")
    for _ in range(chance.randrange(1, 4)):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    return "list"


def test_nothing_is_answered_behind_the_curtain(server: Server, context: Browsers, ann: Person) -> None:
    table = ann.make(
        {"who": "me", "deck": {"starter": DECKS[0]}},
        {"who": "screen", "name": "Bea", "deck": {"starter": DECKS[1]}},
    )
    page = visit(context, ann, table)
    lift = page.get_by_role("button", name="I am Ann")
    expect(lift).to_be_visible()
    number = page.locator(".prompt").get_attribute("data-number")
    for key in ("1", "2", "Space", "o", "p"):
        page.keyboard.press(key)
    expect(lift).to_be_visible()
    assert page.locator(".prompt").get_attribute("data-number") == number
    # The curtain hides the hand, not the town.
    expect(page.get_by_role("region", name="Street of Ann")).to_be_visible()
    assert page.locator(".hand").count() == 0
    page.keyboard.press("Enter")
    expect(lift).to_be_hidden()
    assert page.evaluate(STATE)["mine"]


def test_phone_size(server: Server, context: Browsers, pictures: Path) -> None:
    page = context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    quick_game(page, server.address, "Ann")
    hurry_bots(page)
    chance = random.Random(3)
    play_until(page, chance, lambda: "Your play" in page.inner_text(PROMPT))
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    page.screenshot(path=pictures / "phone.png")
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.get_by_role("log", name="Log")).to_be_visible()


def test_no_serious_obstacles(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.wait_for_selector("text=Play now")
    assert serious(page) == []
    quick_game(page, server.address, "Ann")
    hurry_bots(page)
    assert serious(page) == []
    play_until(page, random.Random(7), lambda: "Your play" in page.inner_text(PROMPT))
    page.locator("main .able[data-id]:visible").first.click()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("The table as text").check()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("heading", name="the town square")).to_be_visible()
    assert serious(page) == []


def test_two_people_on_one_screen(server: Server, context: Browsers, ann: Person) -> None:
    table = ann.make(
        {"who": "me", "deck": {"starter": DECKS[0]}},
        {"who": "screen", "name": "Bea", "deck": {"starter": DECKS[1]}},
    )
    page = visit(context, ann, table)
    page.get_by_role("button", name="I am Ann").click()
    page.locator("[data-key='gang as-listed']").click()
    curtain = page.get_by_role("button", name="I am Bea")
    expect(curtain).to_be_visible()
    curtain.click()
    assert page.evaluate(STATE)["mine"]
