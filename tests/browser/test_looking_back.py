"""Understanding what happened: the table at a line of the log, arrows to what a play concerns, why the game ended."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.hands import PROMPT, clear_stage, hurry_bots, quick_game
from tests.browser.test_table_states import play_until, serious
from tests.server.people import Server

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
    line = page.locator("[role=log] p", has_text="pays 1 ghost rock as ante").first
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
