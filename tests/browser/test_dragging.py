"""Cards that are dragged with the mouse: where one is let go counts as a click there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.hands import PROMPT, hurry_bots
from tests.browser.test_learning import BECKONS, follow
from tests.server.people import Server

Browsers = Callable[..., BrowserContext]


def lift(page: Page, card: Locator) -> None:
    """Press the mouse on a card and move it a little."""
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 20, steps=3)
    expect(page.locator(".dragged")).to_have_count(1)


def drag(page: Page, card: Locator, onto: Locator) -> None:
    lift(page, card)
    box = onto.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)


def in_hand(page: Page, title: str) -> Locator:
    return page.get_by_label("Your hand").get_by_role("button", name=title)


def lesson_until(page: Page, server: Server, card: Locator) -> None:
    """Follow the first lesson until it wants this card."""
    page.goto(server.address)
    page.get_by_role("button", name="Begin").first.click()
    page.wait_for_selector(PROMPT)
    hurry_bots(page)
    for _ in range(12):
        page.wait_for_function(BECKONS)
        if card.and_(page.locator(".able")).count():
            return
        follow(page)
    raise AssertionError("the lesson never wanted that card")


def test_a_lesson_is_followed_by_dragging(page: Page, server: Server) -> None:
    """A deed to the end of a street, a dude to a place, a dude from the hand into town."""
    ranch = in_hand(page, "Circle M Ranch")
    lesson_until(page, server, ranch)
    drag(page, ranch, page.get_by_role("button", name="Build here").last)
    tommy = page.locator(".plate .dude.able").filter(has_text="Tommy Harden")
    expect(tommy).to_be_visible()
    page.wait_for_function(BECKONS)
    drag(page, tommy, page.get_by_role("region", name="Circle M Ranch"))
    philip = in_hand(page, "Philip Swinford").and_(page.locator(".able"))
    expect(philip).to_be_visible()
    page.wait_for_function(BECKONS)
    drag(page, philip, page.get_by_role("region", name="Town square"))
    expect(page.locator(".plate .dude").filter(has_text="Philip Swinford")).to_be_visible()


@pytest.mark.parametrize("way", ["beside the town", "escape"])
def test_a_card_that_was_dragged_by_mistake_is_put_back(page: Page, server: Server, way: str) -> None:
    ranch = in_hand(page, "Circle M Ranch")
    lesson_until(page, server, ranch)
    question = page.locator(".prompt").get_attribute("data-number")
    lift(page, ranch)
    expect(page.get_by_role("button", name="Build here"), "what it may go to is lit").to_be_visible()
    if way == "escape":
        page.keyboard.press("Escape")
        expect(page.locator(".dragged")).to_have_count(0)
        page.mouse.up()
    else:
        page.mouse.move(5, 5)
        page.mouse.up()
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".menu")).to_have_count(0)
    assert page.locator(".prompt").get_attribute("data-number") == question


def test_a_dude_dropped_where_he_cannot_go_is_asked_about(page: Page, server: Server) -> None:
    tommy = page.locator(".plate .dude").filter(has_text="Tommy Harden")
    lesson_until(page, server, tommy)
    question = page.locator(".prompt").get_attribute("data-number")
    drag(page, tommy, page.get_by_role("region", name="Town square"))
    expect(page.locator(".menu"), "the lesson wants him elsewhere").to_contain_text("Tommy Harden")
    assert page.locator(".prompt").get_attribute("data-number") == question
