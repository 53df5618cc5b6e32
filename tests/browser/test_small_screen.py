"""On a telephone what one opens is seen: the panel grows, what is long says so, and nothing slides away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.crowds import altered, fill
from tests.browser.hands import PROMPT, hurry_bots, quick_game
from tests.browser.test_crowds import TOUCHED, look
from tests.browser.test_deciding import keys, until_asked
from tests.browser.test_learning import BECKONS, follow
from tests.browser.test_legibility import table_at
from tests.browser.test_stage import told
from tests.browser.test_steady_town import HEIGHT, PLACES, moved, settled
from tests.browser.test_table_states import visit
from tests.browser.wires import Prompter, taken
from tests.server.people import Person, Server

Browsers = Callable[..., BrowserContext]
TOP = """one => {
  const boxes = [...one.getClientRects()];
  const { left, right, top, bottom } = boxes[0];
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && (one.contains(hit) || hit.contains(one));
}"""
"""Whether a finger on the middle of its first line touches it, and nothing that lies above it."""


def in_sight(one: Locator) -> bool:
    expect(one).to_be_in_viewport(ratio=0.95)
    return bool(one.evaluate(TOP))


def at_rest(page: Page) -> dict[str, list[int]]:
    """Where everything is once whatever came has arrived."""
    before: dict[str, list[int]] = {}
    while before != (after := page.evaluate(PLACES)):
        before = after
        page.evaluate("() => new Promise((done) => setTimeout(done, 200))")
    return before


def asked_on_a_phone(
    context: Browsers, ann: Person, wanted: Callable[[dict[str, Any]], bool], keen: str = ""
) -> Page:
    table = until_asked(ann, wanted, keen)
    page = visit(context, ann, table, **TOUCHED)
    settled(page, ann.view["decision"]["number"])
    page.keyboard.press("Escape")
    expect(page.locator(".play")).to_have_count(0)
    return page


def plays(view: dict[str, Any], verb: str) -> list[str]:
    return [key for key in keys(view) if key.startswith(f"{verb} ") and view["decision"]["kind"] == "play"]


def test_a_card_of_the_hand_is_bought_without_scrolling(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    page = asked_on_a_phone(context, ann, lambda view: bool(plays(view, "shop")), "gang pay")
    for card in dict.fromkeys(key.split()[1] for key in plays(ann.view, "shop")):
        page.locator(f".hand [data-id='{card}']").tap()
        for item in page.locator(".menu .item").all():
            assert in_sight(item)
        assert in_sight(page.locator(".menu h3"))
        assert in_sight(page.locator(".board > .banner").last.locator(".numbers"))
        page.screenshot(path=pictures / f"buy-{card}-phone.png")
        page.locator(".menu .close").tap()


def test_the_room_that_a_card_borrowed_is_given_back(server: Server, context: Browsers, ann: Person) -> None:
    page = asked_on_a_phone(context, ann, lambda view: bool(plays(view, "shop")), "gang pay")
    before = page.evaluate(PLACES)
    card = plays(ann.view, "shop")[0].split()[1]
    page.locator(f".hand [data-id='{card}']").tap()
    expect(page.locator(".menu")).to_be_visible()
    page.locator(".menu .close").tap()
    expect(page.locator(".menu")).to_have_count(0)
    assert moved(before, page.evaluate(PLACES)) == {}


def test_a_hint_is_read_without_scrolling_and_makes_way_for_the_town(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    prompter = Prompter(context)
    page = asked_on_a_phone(prompter, ann, lambda view: bool(plays(view, "move")), "gang pay shop")
    before = page.evaluate(PLACES)
    reason = "It leaves you about half to win. " * 6
    options = [{"key": key, "text": "Pass", "value": 0.5, "reason": reason} for key in ("pass", "x", "y")]
    number = ann.view["decision"]["number"]
    prompter.say({"type": "hint", "seat": ann.seat, "decision": number, "options": options})
    first = page.locator(".hints p").first
    assert in_sight(first)
    assert in_sight(first.get_by_role("button", name="Do it"))
    for answer in page.locator(".answers .button").all():
        assert in_sight(answer)
    page.screenshot(path=pictures / "hint-phone.png")
    page.locator(".board > .banner").first.locator(".standing").tap()
    assert in_sight(page.locator(".board > .banner").last.locator(".numbers"))
    assert moved(before, page.evaluate(PLACES)) == {}
    # What is longer than its room says so.
    expect(page.locator(".prompt")).to_have_attribute("data-more", "after")
    page.screenshot(path=pictures / "hint-put-away-phone.png")
    # The sign that says so leads there.
    box = page.locator(".prompt > .answers").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] - 8, box["y"] - 8)
    page.wait_for_function("() => document.querySelector('.prompt').scrollTop > 8")


def test_the_lines_of_a_heading_open_in_sight(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    def several(view: dict[str, Any]) -> str | None:
        callers = [key.split()[1] for key in plays(view, "callout")]
        return next((one for one in callers if callers.count(one) > 1), None)

    page = asked_on_a_phone(context, ann, lambda view: several(view) is not None, "gang pay shop move")
    page.locator(f".plate [data-id='{several(ann.view)}']").first.tap()
    page.get_by_role("button", name="Call out").tap()
    inner = page.locator(".menu .inner")
    expect(inner.first).to_be_visible()
    page.screenshot(path=pictures / "callout-phone.png")
    for line in inner.all():
        assert in_sight(line)


def test_the_odds_stand_above_the_answers_when_five_are_kept(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    page = asked_on_a_phone(
        context,
        ann,
        lambda view: view["decision"]["kind"] == "keep five",
        "gang callout accept join shop move",
    )
    expect(page.locator(".prompt .chance")).to_be_visible()
    page.screenshot(path=pictures / "keep-five-phone.png")
    assert in_sight(page.locator(".prompt .chance b").first)
    for answer in page.locator(".answers .button").all():
        assert in_sight(answer)


def test_a_lesson_keeps_its_place_while_a_card_is_chosen(
    server: Server, context: Browsers, pictures: Path
) -> None:
    page = context(**TOUCHED).new_page()
    page.goto(server.address)
    page.get_by_role("button", name="Begin").first.tap()
    page.wait_for_selector(PROMPT)
    hurry_bots(page)
    chosen = 0
    while chosen < 3:
        page.wait_for_function(BECKONS)
        before, height = at_rest(page), page.evaluate(HEIGHT)
        able = page.locator(".plate .able[data-id]:visible, .hand .able[data-id]:visible")
        if able.count() and not page.locator(".menu, [data-testid=go-on]").count():
            in_town = able.first.evaluate("one => one.closest('.plate') !== null")
            able.first.tap()
            if page.locator(".menu .item").count():
                chosen += 1
                page.screenshot(path=pictures / f"lesson-chosen-{chosen}-phone.png")
                assert page.evaluate(HEIGHT) == height
                assert not in_town or moved(before, page.evaluate(PLACES)) == {}
                assert in_sight(page.locator(".menu .item").first)
                assert in_sight(page.locator(".lesson h2"))
                continue
        follow(page)


CUT_NEWS = """() => {
  const box = document.querySelector('.latest').getBoundingClientRect();
  return [...document.querySelectorAll('.latest p')].map((one) => one.getBoundingClientRect())
    .map((line) => line.left >= box.right ? 'out'
      : line.top >= box.top && line.bottom <= box.bottom ? 'whole' : 'cut');
}"""


def test_the_newest_line_is_whole_and_older_ones_are_left_out(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    prompter = Prompter(context)
    page = asked_on_a_phone(prompter, ann, lambda view: bool(plays(view, "move")), "gang pay shop")
    for words in (1, 6, 14):
        lines = [
            told(90_000 + 10 * words + step, "Passed", f"Line {step}: " + "Mabel passes again. " * words)
            for step in range(2)
        ]
        prompter.stage(lines=lines)
        last = page.locator(".latest p", has_text=f"Line 1: {'Mabel passes again. ' * words}".strip())
        expect(last).to_be_visible()
        at_rest(page)
        page.screenshot(path=pictures / f"news-{words}-phone.png")
        shown = page.evaluate(CUT_NEWS)
        assert shown[-1] == "whole"
        assert "cut" not in shown


def crowded(view: dict[str, Any]) -> None:
    for player in view["players"]:
        fill(view, player["home"], 5, (player["seat"],))


def test_on_ones_own_turn_ones_street_is_in_sight_until_one_scrolls(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    page = look(context, ann, table_at(ann, 4, "noon"), crowded, **TOUCHED)
    town = page.locator(".ground > .scroller > .view")
    at_rest(page)
    page.screenshot(path=pictures / "own-turn-phone.png")
    assert town.evaluate("one => one.scrollHeight > one.clientHeight + 100")
    home = page.get_by_label("Street of Ann").locator(".lot").first
    expect(home).to_be_in_viewport(ratio=0.9)
    expect(home.locator(".plate").last).to_be_in_viewport(ratio=0.9)
    box = town.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 100, box["y"] + 100)
    page.mouse.wheel(0, -5000)
    page.wait_for_function("() => document.querySelector('.ground > .scroller > .view').scrollTop === 0")
    page.locator(".hand .tile").first.tap()
    page.locator(".menu .close").tap()
    assert town.evaluate("one => one.scrollTop") == 0


def five_places(view: dict[str, Any]) -> None:
    street = view["players"][0]["street"]
    for number in range(9900, 9904):
        deed = {"id": number, "code": "01060", "zone": "play", "owner": 0, "controller": 0}
        view["cards"][str(number)] = {**deed, "location": number, "production": 2, "control": 1}
        view["controllers"][str(number)] = 0
        street.append(number)


def test_the_place_that_the_news_are_about_is_brought_into_sight(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    news = taken(90_000, 9903, "Mabel controls the Bank now", 1, "You: control 2 → 0.")
    table = table_at(ann, 2, "noon")
    made = context(**TOUCHED)
    made.add_cookies([{"name": k, "value": v, "url": ann.address} for k, v in ann.http.cookies.items()])
    altered(made, five_places, news)
    page = made.new_page()
    page.goto(f"{ann.address}/t/{table}")
    page.wait_for_selector(".play[role=status]")
    place = page.locator(".lot [data-id='9903']")
    expect(place).to_be_in_viewport(ratio=0.99)
    page.screenshot(path=pictures / "news-place-phone.png")
    # Under an arrow there is nothing to read any more.
    arrow = page.get_by_label("Street of Ann").locator(".more.before")
    assert arrow.evaluate(FADED)


FADED = """one => {
  const view = one.parentElement.querySelector('.view');
  const from = /rgba\\(0, 0, 0, 0\\) ([0-9.]+)px/.exec(getComputedStyle(view).maskImage);
  return from !== null && Number(from[1]) >= one.getBoundingClientRect().width;
}"""


LYING = [{"width": 844, "height": 390}, {"width": 932, "height": 430}]
"""Telephones on their sides."""


@pytest.mark.parametrize("screen", LYING, ids=["smaller", "larger"])
def test_on_a_telephone_on_its_side_the_question_beside_the_town_moves_nothing_away(
    server: Server, context: Browsers, ann: Person, pictures: Path, screen: dict[str, int]
) -> None:
    page = visit(context, ann, table_at(ann, 2, "noon"), **(TOUCHED | {"viewport": screen}))
    page.keyboard.press("Escape")
    at_rest(page)
    page.screenshot(path=pictures / f"lying-{screen['width']}.png")
    rival, own = (page.locator(".board > .banner").nth(place).bounding_box() for place in (0, -1))
    town, question = page.locator(".ground").bounding_box(), page.locator(".prompt").bounding_box()
    assert rival and own and town and question
    assert rival["y"] < town["y"] < own["y"], "one's own bar lies below the town"
    assert question["x"] >= town["x"] + town["width"] - 1
    assert question["x"] + question["width"] > screen["width"] - 2, "nothing stands beside the question"
    expect(page.get_by_label("Street of Ann").locator(".lot").first).to_be_in_viewport(ratio=0.9)
    page.locator(".ground .dude.able").first.tap()
    expect(page.locator(".menu .item").first).to_be_in_viewport(ratio=0.9)
    assert page.locator(".board > .banner").last.bounding_box() == own


@pytest.mark.parametrize("screen", LYING, ids=["smaller", "larger"])
def test_on_a_telephone_on_its_side_who_may_start_is_seen(
    server: Server, context: Browsers, pictures: Path, screen: dict[str, int]
) -> None:
    page = context(**(TOUCHED | {"viewport": screen})).new_page()
    quick_game(page, server.address)
    page.screenshot(path=pictures / f"lying-gang-{screen['width']}.png")
    assert in_sight(page.locator(".prompt .sentence"))
    expect(page.locator(".gang").get_by_role("button").first).to_be_in_viewport(ratio=0.6)
    page.locator("[data-key='gang other']").tap()
    expect(page.locator(".gang .choose").first).to_be_in_viewport(ratio=0.9)
