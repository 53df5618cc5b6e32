"""Understanding what happened: the table at a line of the log, arrows to what a play concerns, why the game ended."""

from __future__ import annotations

import random
from itertools import combinations
from math import dist

from playwright.sync_api import Page, expect

from tests.browser.hands import PROMPT, clear_stage, hurry_bots, quick_game
from tests.browser.test_table_states import Browsers, play_until, seats, serious
from tests.server.people import Person, Server

READ_FROM_THE_TOP = """async (log) => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  log.style.maxHeight = '90px';
  await drawn();
  log.scrollTo({ top: 0 });
  await drawn();
}"""
"""A log that is longer than its room, as after some days."""


def test_a_line_of_the_log_shows_the_table_at_that_moment(page: Page, server: Server) -> None:
    quick_game(page, server.address)
    hurry_bots(page)
    assert play_until(page, random.Random(5), lambda: "High Noon" in page.locator(".when").inner_text())
    now = page.inner_text(PROMPT)
    rock = page.locator("[data-rock='0'] b").inner_text()
    line = page.locator("[role=log] p", has_text="Ante: ").first
    told = line.inner_text().removesuffix("⟲").strip()
    line.click()
    expect(page.get_by_test_id("past")).to_have_text(told)
    expect(page.locator(".when")).to_contain_text("Gambling")
    expect(page.locator(PROMPT)).to_have_count(0)
    assert page.locator(".able").count() == 0
    assert serious(page) == []
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("past")).not_to_have_text(told)
    newest = page.get_by_role("button", name="Newest")
    page.locator("[role=log]").evaluate(READ_FROM_THE_TOP)
    expect(newest).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(PROMPT)).to_have_text(now)
    expect(page.locator("[data-rock='0'] b")).to_have_text(rock)
    expect(newest).to_have_count(0)
    expect(page.locator("[role=log] p").last).to_be_in_viewport()
    moment = page.locator("[role=log] .moment").last
    moment.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("past")).to_be_visible()
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(PROMPT)).to_have_text(now)


AIMED = """() => {
  const boxes = [...document.querySelectorAll('.board [data-id]')].map((one) => one.getBoundingClientRect());
  return [...document.querySelectorAll('.play + [data-testid=arrows] rect')].map((frame) => {
    const { x, y } = frame.getBoundingClientRect();
    return boxes.some((box) => Math.abs(box.x - x) < 6 && Math.abs(box.y - y) < 6);
  });
}"""


TRAVEL = 100
"""So many milliseconds after a play came to the stage its arrows are drawn."""


def test_arrows_lead_from_a_play_to_its_targets(page: Page, server: Server) -> None:
    quick_game(page, server.address, strength="easy", rival="weird-west-law-dogs")
    hurry_bots(page)

    def aimed() -> bool:
        """Whether one of the last plays shows arrows when one looks at it again."""
        if not page.locator(".happened").count():
            return False
        for _ in range(3):
            page.keyboard.press("b")
            page.wait_for_timeout(TRAVEL)
            if page.locator(".play + [data-testid=arrows] path.line").count():
                return True
        page.keyboard.press("Escape")
        clear_stage(page)
        return False

    assert play_until(page, random.Random(3), aimed)
    ends: list[bool] = page.evaluate(AIMED)
    assert ends
    assert all(ends)
    assert len(ends) <= page.locator(".play .targets span").count()
    assert serious(page) == []


SPOTS = """() => {
  const line = document.querySelector('.curve polyline');
  const field = line.closest('svg').getBoundingClientRect();
  const points = line.getAttribute('points').split(' ').map((pair) => pair.split(',').map(Number));
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  return [...document.querySelectorAll('.curve .spot')].map((spot) => {
    const [x, y] = middle(spot);
    const at = Math.max(0, Math.min(1000, ((x - field.x) / field.width) * 1000));
    const after = Math.max(1, points.findIndex(([place]) => place >= at - 0.5));
    const [[x0, y0], [x1, y1]] = [points[after - 1], points[after]];
    const wanted = x1 > x0 ? y0 + ((y1 - y0) * (at - x0)) / (x1 - x0) : y1;
    return Math.abs(y - (field.y + (wanted / 100) * field.height));
  });
}"""
"""How far from the line each point lies that marks a turn."""


def at_the_end(context: Browsers, ann: Person, count: int = 2) -> Page:
    """The page of a game that is over."""
    table = ann.make(*seats(count))
    ann.enter(table)
    ann.play_randomly(random.Random(4))
    assert ann.over
    made = context()
    made.add_cookies([{"name": k, "value": v, "url": ann.address} for k, v in ann.http.cookies.items()])
    page = made.new_page()
    page.goto(f"{ann.address}/t/{table}")
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    return page


def test_turning_points_lie_on_the_line_and_are_told_in_the_own_chance(
    context: Browsers, ann: Person
) -> None:
    page = at_the_end(context, ann)
    expect(page.locator(".curve .spot").first).to_be_attached()
    assert max(page.evaluate(SPOTS)) < 4
    for told in page.locator(".curve li small").all_inner_texts():
        assert told.startswith("your chance")


STROKES = """() => [...document.querySelectorAll('.curve polyline')].map((one) => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d');
  pen.fillStyle = getComputedStyle(one).stroke;
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
})"""


def test_at_the_end_of_four_the_lines_are_told_apart(context: Browsers, ann: Person) -> None:
    page = at_the_end(context, ann, 4)
    expect(page.locator(".curve polyline")).to_have_count(4)
    for one, other in combinations(page.evaluate(STROKES), 2):
        assert dist(one, other) > 35


def test_a_replay_leads_back_to_the_result_and_its_jumps_are_no_steps_of_history(
    context: Browsers, ann: Person
) -> None:
    page = at_the_end(context, ann)
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("input[type=range]")
    page.get_by_role("button", name="More").click()
    turn = page.locator(".curve a.dot").first
    turn.click()
    page.wait_for_url("**/r/*?at=*")
    expect(turn).to_be_visible()
    page.go_back()
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("link", name="Back to the result").click()
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
