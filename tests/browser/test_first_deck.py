"""The first deck of somebody who has never built one, and the library on the way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.test_legibility import SIZES
from tests.server.people import Server

Browsers = Callable[..., BrowserContext]
CUT = """() => [...document.querySelectorAll("[aria-label='Found cards'] .line")].filter((line) => {
  const name = line.querySelector(".name"), stats = line.querySelector(".stats")
  return name.scrollWidth > name.clientWidth + 1 ||
    stats.getBoundingClientRect().right > line.getBoundingClientRect().right + 1
}).map((line) => line.textContent)"""
"""Lines whose name or numbers do not fit."""


def begun(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/decks")
    page.get_by_role("button", name="Build a new deck").click()
    expect(page.get_by_text("First an outfit")).to_be_visible()


def test_the_dudes_that_follow_the_outfit_are_its_own_and_drifters(page: Page, server: Server) -> None:
    begun(page, server)
    page.get_by_role("button", name="Add Law Dogs").click()
    expect(page.get_by_text("Now the dudes")).to_be_visible()
    kinds = page.get_by_role("region", name="Found cards").locator(".kind").all_inner_texts()
    assert len(kinds) > 8
    assert {kind.split(" · ")[0] for kind in kinds} == {"Law Dogs", "Drifter"}
    assert not any("Token" in kind for kind in kinds)


def test_another_outfit_says_whose_place_it_takes(page: Page, server: Server) -> None:
    begun(page, server)
    page.get_by_role("button", name="Add Law Dogs").click()
    page.get_by_role("button", name="Not only dude").click()
    page.get_by_role("button", name="Not only Law Dogs").click()
    page.get_by_role("button", name="Not only Drifter").click()
    page.get_by_label("Search cards").fill("t:outfit fort 51")
    page.get_by_role("button", name="Add Fort 51").click()
    expect(page.get_by_text("Fort 51 takes the place of Law Dogs")).to_be_visible()
    expect(page.get_by_label("Deck list")).not_to_contain_text("Law Dogs")


@pytest.mark.parametrize("size", SIZES)
def test_names_and_numbers_are_read_to_their_end(server: Server, context: Browsers, size: str) -> None:
    page = context(**SIZES[size]).new_page()
    begun(page, server)
    page.get_by_role("button", name="Add Law Dogs").click()
    page.get_by_label("Search cards").fill("t:dude e:1")
    expect(page.get_by_role("region", name="Found cards")).to_contain_text("(Exp.1)")
    assert page.evaluate(CUT) == []
    page.get_by_label("Search cards").fill("t:deed")
    expect(page.get_by_role("region", name="Found cards")).to_contain_text("Billiard Parlor")
    assert page.evaluate(CUT) == []


def test_on_a_phone_the_page_scrolls_and_no_box_in_it(server: Server, context: Browsers) -> None:
    page = context(**SIZES["phone"]).new_page()
    begun(page, server)
    found = page.get_by_role("region", name="Found cards")
    assert found.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    first = found.locator(".line").first.bounding_box()
    assert first is not None and first["y"] < 844 / 2
    page.evaluate("window.scrollTo(0, 500)")
    expect(page.get_by_label("Search cards")).to_be_in_viewport()


def test_prices_stand_in_the_deck_and_in_the_gang(page: Page, server: Server) -> None:
    begun(page, server)
    page.get_by_role("button", name="Add Law Dogs").click()
    page.get_by_label("Search cards").fill("tommy harden")
    page.get_by_role("button", name="Add Tommy Harden").click()
    row = page.get_by_label("Deck list").locator("li", has_text="Tommy Harden")
    expect(row.get_by_title("cost", exact=False)).to_have_count(1)
    row.get_by_role("button", name="starts").click()
    expect(page.locator(".gang .member")).to_have_text("Tommy Harden 5")


def test_a_begun_deck_gets_ideas(page: Page, server: Server) -> None:
    begun(page, server)
    page.get_by_role("button", name="Add Law Dogs").click()
    page.get_by_role("tab", name="Ideas").click()
    pane = page.get_by_role("tabpanel", name="Ideas")
    expect(pane.get_by_role("listitem")).to_have_count(24)
    expect(pane.get_by_role("listitem").first).to_contain_text("of your gang, the Law Dogs")


def test_the_way_back_from_a_card_leads_to_what_one_looked_for(server: Server, context: Browsers) -> None:
    page = context(**SIZES["phone"]).new_page()
    page.goto(f"{server.address}/cards?type=spell")
    expect(page.get_by_role("group", name="Chosen")).to_contain_text("spell")
    page.get_by_role("link", name="54 Card Pick-Up").tap()
    page.get_by_role("link", name="Back to what you looked for").tap()
    expect(page.get_by_role("group", name="Chosen")).to_contain_text("spell")


@pytest.mark.parametrize("view", ["list", "table", "faces"])
def test_who_has_scrolled_far_can_still_search(page: Page, server: Server, view: str) -> None:
    page.goto(f"{server.address}/cards?view={view}")
    expect(page.get_by_role("list", name="Cards").get_by_role("listitem").first).to_be_visible()
    page.evaluate("window.scrollTo(0, 4000)")
    expect(page.get_by_text("971 cards")).not_to_be_in_viewport()
    expect(page.get_by_label("Search cards")).to_be_in_viewport()
