"""The library and the rule book in a browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.test_legibility import SIZES, TOO_SMALL
from tests.browser.test_table_states import serious
from tests.server.people import Server

Browsers = Callable[..., BrowserContext]
PAGES = {
    "cards": ("/cards", "971 cards"),
    "faces": ("/cards?view=faces", "971 cards"),
    "table": ("/cards?view=table&type=dude", "431 cards"),
    "card": ("/cards/01119", "Printings"),
    "rules": ("/rules?q=callout", "statements"),
}
SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_legible_and_open_to_all(
    server: Server, context: Browsers, pictures: Path, name: str, size: str
) -> None:
    address, words = PAGES[name]
    page = context(**SIZES[size]).new_page()
    page.goto(f"{server.address}{address}")
    expect(page.get_by_text(words).first).to_be_visible()
    page.screenshot(path=pictures / f"{name}-{size}.png")
    assert page.evaluate(TOO_SMALL) == []
    assert not page.evaluate(SIDEWAYS)
    assert serious(page) == []


def test_cards_are_found_as_one_types_and_the_address_tells_it(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/cards")
    page.get_by_label("Search cards").press_sequentially("t:dude k:huckster b>2")
    expect(page.get_by_role("link", name="Jonah Essex (Exp.1)")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Gang: Outlaws")).click()
    page.get_by_role("button", name="faces").click()
    page.get_by_label("Sort by").select_option("cost")
    found = page.locator("[role=status]").inner_text()
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("[role=status]")).to_have_text(found)
    expect(other.get_by_role("button", name=re.compile("^Gang: Outlaws"))).to_have_attribute(
        "aria-pressed", "true"
    )


def test_a_wrong_query_is_explained_and_a_word_completed(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/cards")
    page.get_by_label("Search cards").fill("t:dud")
    expect(page.get_by_role("alert")).to_contain_text("nearest: dude")
    assert page.locator("datalist option").first.get_attribute("value") == "t:dude"


def test_only_what_is_seen_is_drawn(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/cards")
    expect(page.get_by_role("link", name="108 Drunken Masters")).to_be_visible()
    assert page.locator("main ul[aria-label=Cards] > li").count() < 60
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    expect(page.get_by_role("link", name="Zoe Halbrook")).to_be_visible()


def test_pointing_at_a_name_shows_the_card(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/cards?q=pistol")
    page.get_by_role("link", name="Pistol Whip").hover()
    expect(page.get_by_label("Enlarged card")).to_contain_text("Pistol Whip")
    page.get_by_role("link", name="Pistol Whip").click()
    expect(page.get_by_role("heading", name="Pistol Whip").first).to_be_visible()
    page.get_by_role("link", name="RB-3.7-a").click()
    expect(page.locator("[id='RB-3.7-a']")).to_be_in_viewport()


def test_a_name_in_the_chat_and_in_what_is_told_shows_its_card(page: Page, server: Server) -> None:
    seats = [
        {"who": "me", "name": "Ann", "deck": {"starter": "law-dogs-base"}},
        {"who": "bot", "strength": "random", "deck": {"starter": "sloane-gang-base"}},
    ]
    made = page.context.request.post(f"{server.address}/api/tables", data={"seats": seats}).json()
    page.goto(f"{server.address}/t/{made['table']}")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("I hold no Pistol Whip today")
    page.keyboard.press("Enter")
    page.get_by_role("log", name="Chat").get_by_text("Pistol Whip", exact=True).hover()
    expect(page.get_by_label("Enlarged card")).to_contain_text("Pistol Whip")


def test_a_rule_shows_the_test_that_proves_it(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/rules?q=RB-5.3.2-f")
    page.get_by_role("button", name="Show me").click()
    page.get_by_text("The test that proves it").first.click()
    expect(page.locator("pre").first).to_contain_text("def test_")


def test_a_statement_is_shown_on_the_table_and_played_on(page: Page, server: Server, pictures: Path) -> None:
    page.goto(f"{server.address}/rules?q=RB-5.3.2-h")
    page.get_by_role("button", name="Show me").first.click()
    page.get_by_role("link", name="Show me on the table").first.click()
    expect(page.get_by_role("heading", name="Show me: Whoever is unbooted may refuse")).to_be_visible()
    expect(page.get_by_role("link", name="RB-5.3.2-h")).to_be_visible()
    expect(page.get_by_role("log")).not_to_contain_text("Dude 1 calls out Dude 2")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("log")).to_contain_text("calls out Dude 2")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("log")).to_contain_text("Dude 2 refuses")
    page.screenshot(path=pictures / "show-me.png")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("note")).to_contain_text("An example")
    page.get_by_label("Try it yourself from here as").select_option("1")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Refuse").click()
    expect(page.get_by_role("log")).to_contain_text("refuse")
    page.screenshot(path=pictures / "show-me-played-on.png")


def test_a_ruling_names_its_card_and_shows_it(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/rules?q=CR-CominUpRoses-a")
    page.get_by_role("link", name="Comin’ Up Roses").or_(
        page.get_by_role("link", name="Comin' Up Roses")
    ).hover()
    expect(page.get_by_label("Enlarged card")).to_contain_text("Up Roses")


def test_a_rule_about_hands_shows_them_and_folds_its_test_away(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/rules?q=RB-7.4-h")
    page.get_by_role("button", name="Show me").first.click()
    expect(page.get_by_text("rank 8, four of a kind").first).to_be_visible()
    source = page.get_by_text("def test_four_of_a_kind_is_rank_8")
    expect(source).to_be_hidden()
    figure = page.locator("figure").filter(has_text="Four of a kind is rank 8")
    figure.get_by_text("The test that proves it").click()
    expect(source).to_be_visible()


def test_a_rule_about_decks_shows_the_refused_list_with_its_sentence(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/rules?q=RB-8-g")
    page.get_by_role("button", name="Show me").first.click()
    expect(page.get_by_text("Not legal with every card").first).to_be_visible()
    expect(page.get_by_text("5 cards are the 7♣").first).to_be_visible()
    page.get_by_role("link", name="Pinned Down").first.hover()
    expect(page.get_by_label("Enlarged card")).to_contain_text("Pinned Down")


SCRIPT = """() => performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.js'))
  .reduce((sum, one) => sum + one.decodedBodySize, 0)"""
KB = 1000
ADDRESSES = (
    "/",
    "/cards",
    "/cards/01119",
    "/rules",
    "/decks",
    "/decks/starters",
    "/decks/law-dogs-base",
    "/lab",
    "/back",
)


@pytest.mark.parametrize("address", ADDRESSES)
def test_a_page_loads_less_than_100_kb_of_script(page: Page, server: Server, address: str) -> None:
    """Unpacked; it comes packed to less than half."""
    page.goto(f"{server.address}{address}")
    page.wait_for_load_state("networkidle")
    assert page.locator("h1").count()
    assert 50 * KB < page.evaluate(SCRIPT) < 100 * KB


def test_the_bench_of_a_deck_loads_no_more(page: Page, server: Server) -> None:
    """It has the search of the library and a whole deck on one page, with all that is said of it."""
    page.goto(f"{server.address}/decks/law-dogs-base")
    page.get_by_role("button", name="Copy to my decks").click()
    expect(page.get_by_label("Search cards")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Search cards")).to_be_visible()
    expect(page.get_by_text("Draw structure")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 50 * KB < page.evaluate(SCRIPT) < 100 * KB


def test_a_long_press_shows_the_card_and_a_tap_opens_its_page(server: Server, context: Browsers) -> None:
    page = context(**SIZES["phone"]).new_page()
    page.goto(f"{server.address}/cards?q=pistol")
    name = page.get_by_role("link", name="Pistol Whip")
    expect(name).to_be_visible()
    box = name.bounding_box()
    assert box is not None
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    expect(page.get_by_label("Enlarged card")).to_contain_text("Pistol Whip")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_label("Enlarged card")).to_be_visible()
    page.get_by_role("status").first.tap()
    expect(page.get_by_label("Enlarged card")).to_have_count(0)
    name.tap()
    page.wait_for_url("**/cards/01119")
