"""The workshop in a browser: a deck from nothing, two windows, lists in and out, odds, a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from gomorra.decks import Entry, starters
from tests.browser.hands import PROMPT
from tests.browser.pdf import pdf_text
from tests.browser.test_legibility import SIZES, TOO_SMALL
from tests.browser.test_library import SIDEWAYS
from tests.browser.test_table_states import serious
from tests.server.people import Server

Browsers = Callable[..., BrowserContext]
TABS = ("Check", "Odds", "Ideas", "Try it", "Versions", "Share")


def starter(page: Page, server: Server, name: str = "Law Dogs: Base Set bounties") -> None:
    """Begin with a copy of a starter deck."""
    page.goto(f"{server.address}/decks")
    page.get_by_role("button", name=f"Copy {name}").last.click()
    expect(page.get_by_text("52 of 52 cards")).to_be_attached()


@pytest.mark.parametrize("size", SIZES)
def test_every_pane_is_legible_and_open_to_all(
    server: Server, context: Browsers, pictures: Path, size: str
) -> None:
    page = context(**SIZES[size]).new_page()
    page.goto(f"{server.address}/decks")
    expect(page.get_by_role("heading", name="Begin with a starter deck")).to_be_visible()
    assert page.evaluate(TOO_SMALL) == []
    assert serious(page) == []
    starter(page, server)
    for tab in (*(("Cards", "Deck") if size == "phone" else ()), *TABS):
        page.get_by_role("tab", name=tab, exact=True).click()
        if tab == "Odds":
            expect(page.get_by_test_id("odds-words")).to_be_visible()
        page.screenshot(path=pictures / f"workshop-{tab.replace(' ', '-').lower()}-{size}.png")
        assert page.evaluate(TOO_SMALL) == [], tab
        assert not page.evaluate(SIDEWAYS), tab
        assert serious(page) == [], tab


def test_a_deck_is_built_from_nothing_by_keyboard(page: Page, server: Server) -> None:
    deck = starters()["law-dogs-base"]
    page.goto(f"{server.address}/decks")
    page.get_by_role("button", name="Build a new deck").press("Enter")
    page.locator("header").get_by_label("Format").select_option("original")
    field = page.get_by_label("Search cards")
    page.get_by_text("Choose by type").press("Enter")
    page.get_by_role("button", name="Type: outfit").press("Enter")
    for entry in deck.entries:
        field.fill(entry.printing.code)
        for _ in range(entry.count):
            field.press("Enter")
        row = page.locator(f".sheet [data-code='{entry.printing.code}']")
        expect(row.locator(".count")).to_have_text(f"{entry.count}×")
        if entry.starting:
            row.get_by_role("button", name="starts").press("s")
    expect(page.get_by_text("Legal in the original card set.")).to_be_visible()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_text("Legal in the original card set.")).to_be_visible()


def test_the_odds_of_a_deck_that_is_empty_are_not_asked_for(page: Page, server: Server) -> None:
    """Neither of a new deck nor of the nothing with which it was opened."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    refused: list[str] = []
    page.on("response", lambda response: refused.append(response.url) if response.status >= 400 else None)
    page.goto(f"{server.address}/decks")
    page.get_by_role("button", name="Build a new deck").click()
    page.locator("header").get_by_label("Format").select_option("original")
    page.get_by_role("tab", name="Odds", exact=True).click()
    expect(page.get_by_text("may take 8 cards; this deck has 0 to draw from.")).to_be_visible()
    field = page.get_by_label("Search cards")
    page.get_by_text("Choose by type").click()
    page.get_by_role("button", name="Type: outfit").click()
    for entry in starters()["law-dogs-base"].entries:
        field.fill(entry.printing.code)
        for _ in range(entry.count):
            field.press("Enter")
        row = page.locator(f".sheet [data-code='{entry.printing.code}']")
        expect(row.locator(".count")).to_have_text(f"{entry.count}×")
    expect(page.get_by_test_id("odds-words")).to_be_visible()
    assert [address for address in asked if "/odds?cards=&" in address] == []
    assert [address for address in refused if "/odds?" in address] == []


def test_a_deck_is_built_from_nothing_by_touch(server: Server, context: Browsers, pictures: Path) -> None:
    deck = starters()["law-dogs-base"]
    page = context(**SIZES["phone"]).new_page()
    page.goto(f"{server.address}/decks")
    page.get_by_role("button", name="Build a new deck").tap()
    page.get_by_label("Format").select_option("original")
    field = page.get_by_label("Search cards")
    page.get_by_text("Filters").tap()
    page.get_by_role("button", name="Type: outfit").tap()
    page.get_by_text("Filters").tap()
    for number, entry in enumerate(deck.entries):
        field.fill(entry.printing.code)
        card = page.locator(f".buttons[data-code='{entry.printing.code}']")
        for _ in range(entry.count):
            card.get_by_role("button", name="Add").tap()
        expect(card.locator("b")).to_have_text(str(entry.count))
        if number == 4:
            expect(page.get_by_text("of 52 in the deck")).to_be_visible()
            page.screenshot(path=pictures / "touch-cards.png")
    page.get_by_role("tab", name="Deck").tap()
    for entry in deck.entries:
        if entry.starting:
            page.locator(f".sheet [data-code='{entry.printing.code}']").get_by_role(
                "button", name="starts"
            ).tap()
    page.screenshot(path=pictures / "touch-deck.png")
    expect(page.get_by_text("52 of 52 cards")).to_be_visible()
    page.get_by_role("tab", name="Check").tap()
    expect(page.get_by_text("Legal in the original card set.")).to_be_visible()
    page.screenshot(path=pictures / "touch-check.png")


def test_cards_come_and_go_by_touch(server: Server, context: Browsers) -> None:
    page = context(**SIZES["phone"]).new_page()
    page.goto(f"{server.address}/decks")
    page.get_by_role("button", name="Build a new deck").tap()
    page.get_by_role("button", name="Add Morgan Regulators").tap()
    page.get_by_role("tab", name="Deck").tap()
    expect(page.get_by_role("group", name="The deck")).to_contain_text("Morgan Regulators")
    page.get_by_role("button", name="One Morgan Regulators less").tap()
    expect(page.get_by_text("The deck is empty.")).to_be_visible()


def test_cards_come_and_go_by_drag(page: Page, server: Server) -> None:
    starter(page, server)
    page.get_by_label("Search cards").fill("Pistol Whip")
    card = page.get_by_role("group", name="Pistol Whip")
    sheet = page.get_by_role("group", name="The deck")
    card.drag_to(sheet)
    expect(page.get_by_text("53 of 52 cards")).to_be_visible()
    expect(page.get_by_role("link", name="RB-8-c")).to_be_visible()
    sheet.locator("[data-code='01119']").drag_to(page.get_by_label("Cards to add"))
    expect(page.get_by_text("52 of 52 cards")).to_be_visible()


def test_two_windows_lose_nothing_and_both_are_told(page: Page, server: Server) -> None:
    starter(page, server)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.get_by_text("52 of 52 cards")).to_be_visible()
    other.get_by_role("button", name='One Xiong "Wendy" Cheng more').click()
    page.get_by_role("button", name="One Tommy Harden more").click()
    for window, theirs in ((page, '+1 Xiong "Wendy" Cheng'), (other, "+1 Tommy Harden")):
        expect(window.get_by_text("54 of 52 cards")).to_be_visible()
        expect(window.get_by_text("changed in another window")).to_contain_text(theirs)
        expect(window.get_by_text("Saved", exact=True)).to_be_visible()
    for window in (page, other):
        window.reload()
        expect(window.get_by_text("54 of 52 cards")).to_be_visible()


SEEN = """() => [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility()
  && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))"""
CUT = f"() => ({SEEN})().filter((one) => {{ const box = one.getBoundingClientRect(); return box.left < 0 || \
  box.right > document.documentElement.clientWidth + 1 || one.scrollWidth > one.clientWidth + 2 && \
  getComputedStyle(one).overflow === 'hidden'; }}).map((one) => one.textContent.trim())"
PALE = f"""() => ({SEEN})().filter((one) => {{
  const [r, g, b] = getComputedStyle(one).color.match(/\\d+/g).map(Number);
  return 0.3 * r + 0.6 * g + 0.1 * b > 110;
}}).map((one) => one.textContent.trim())"""
PAPER = {"width": 794, "height": 1123}
"""A sheet of A4 at the 96 dots an inch of a browser."""


@pytest.mark.parametrize("size", SIZES)
def test_a_printed_deck_is_the_list_and_nothing_else(
    server: Server, context: Browsers, pictures: Path, size: str
) -> None:
    page = context(**SIZES[size]).new_page()
    starter(page, server)
    page.emulate_media(media="print")
    page.set_viewport_size(PAPER)
    page.screenshot(path=pictures / f"printed-{size}.png", full_page=True)
    sheet = page.get_by_role("group", name="The deck")
    for entry in starters()["law-dogs-base"].entries:
        expect(sheet.locator(f"[data-code='{entry.printing.code}']")).to_contain_text(f"{entry.count}×")
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.get_by_role("tab")).to_have_count(0)
    expect(sheet.get_by_role("button", name="One Tommy Harden more")).to_have_count(0)
    assert page.evaluate(CUT) == []
    assert page.evaluate(PALE) == []
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    sheets = pdf_text(page.pdf(format="A4"))
    assert 1 <= len(sheets) <= 2
    printed = "".join("".join(sheets).split())
    for entry in starters()["law-dogs-base"].entries:
        assert _printed(entry) in printed, f"{entry.printing.title} is not on the paper as a whole line"
    for unwanted in ("Search", "Undo", "Copy", "Laboratory"):
        assert unwanted not in printed


def _printed(entry: Entry) -> str:
    """The line of a card on paper, without blanks."""
    card = entry.printing
    sign = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}.get(card.suit or "", "")
    value = {1: "A", 11: "J", 12: "Q", 13: "K"}.get(card.value or 0, str(card.value or ""))
    return "".join(f"{entry.count}×{value}{sign}{card.title}{'★' if entry.starting else ''}".split())


def test_a_starter_deck_is_looked_into_without_a_copy(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/decks/starters")
    page.get_by_role("link", name="Law Dogs: Base Set bounties").click()
    expect(page.get_by_text("52 of 52 cards")).to_be_visible()
    expect(page.get_by_label("Cards to add")).to_have_count(0)
    page.goto(f"{server.address}/decks")
    expect(page.get_by_text("None yet.")).to_be_visible()
    page.goto(server.address)
    page.get_by_label("Your deck").select_option(label="Law Dogs: Base Set bounties")
    expect(page.get_by_role("link", name="Look into it").first).to_have_attribute(
        "href", "/decks/law-dogs-base"
    )


def test_a_phone_goes_on_where_the_laptop_was(
    page: Page, server: Server, context: Browsers, pictures: Path
) -> None:
    starter(page, server)
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.goto(f"{server.address}/back")
    page.get_by_role("button", name="Make a link").click()
    address = page.get_by_label("Your link").input_value()
    code = page.get_by_test_id("code").inner_text()
    assert address.endswith(f"/back#{code}")
    page.screenshot(path=pictures / "back.png")
    phone = context(**SIZES["phone"]).new_page()
    phone.goto(address)
    expect(phone).to_have_url(f"{server.address}/back")
    assert serious(phone) == []
    assert phone.evaluate(TOO_SMALL) == []
    phone.get_by_role("button", name="Come back").tap()
    expect(phone.get_by_role("status")).to_contain_text("Welcome back")
    phone.get_by_role("link", name="see your decks").tap()
    expect(phone.get_by_role("link", name="Law Dogs: Base Set bounties").first).to_be_visible()
    expect(phone.get_by_text("None yet.")).to_have_count(0)


def test_somebody_elses_deck_is_read_and_copied(page: Page, server: Server, context: Browsers) -> None:
    starter(page, server)
    stranger = context().new_page()
    stranger.goto(page.url)
    expect(stranger.get_by_text("52 of 52 cards")).to_be_visible()
    expect(stranger.get_by_label("Cards to add")).to_have_count(0)
    stranger.get_by_role("button", name="Copy to my decks").click()
    expect(stranger.get_by_label("Name of the deck")).to_have_value("Law Dogs: Base Set bounties (copy)")


def test_a_list_that_is_no_deck_gets_help(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/decks")
    page.get_by_label("Deck list").fill("outfit: Law Dogs\n1x Shotgum")
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("nearest: Shotgun")
    page.get_by_label("Import a deck file").set_input_files(
        {"name": "huge.txt", "mimeType": "text/plain", "buffer": b"x" * 5_000_000}
    )
    expect(page.get_by_role("alert")).to_contain_text("far too large for a deck")


def test_versions_are_kept_and_one_goes_back(page: Page, server: Server) -> None:
    starter(page, server)
    page.get_by_role("button", name="One Tommy Harden more").click()
    page.get_by_role("tab", name="Versions").click()
    page.get_by_role("button", name="Keep this version").click()
    expect(page.get_by_text("+1 Tommy Harden")).to_be_visible()
    page.get_by_role("button", name="go back to this").last.click()
    expect(page.get_by_text("52 of 52 cards")).to_be_visible()


DEPTH = """(one) => {
  const top = (box) => box.getBoundingClientRect().top;
  return Math.round(top(one) - top(one.closest('.sheet')));
}"""
"""How far below the top of the list something is, however far it is scrolled."""


@pytest.mark.parametrize("size", SIZES)
def test_a_growing_gang_does_not_push_the_list_away(server: Server, context: Browsers, size: str) -> None:
    page = context(**SIZES[size]).new_page()
    starter(page, server)
    deck = page.get_by_role("tab", name="Deck", exact=True)
    if deck.count():
        deck.click()
    stars = page.locator(".sheet .start[aria-pressed=true]")
    last = page.locator(".sheet section li").last
    assert stars.count() >= 4
    before = last.evaluate(DEPTH)
    while stars.count():
        stars.first.click()
        assert last.evaluate(DEPTH) == before


def test_odds_follow_an_exchange(page: Page, server: Server) -> None:
    starter(page, server)
    page.get_by_role("tab", name="Odds").click()
    words = page.get_by_test_id("odds-words")
    expect(words).to_contain_text("(+0.00)")
    page.get_by_label("Stud").fill("0")
    page.get_by_role("button", name="One Steven Wiles less").click()
    expect(words).not_to_contain_text("(+0.00)")


def test_a_game_with_the_deck_is_one_click_away(page: Page, server: Server) -> None:
    starter(page, server)
    page.get_by_role("tab", name="Try it").click()
    page.get_by_role("button", name="Ten hands").click()
    expect(page.locator("[role=tabpanel] ol > li")).to_have_count(10)
    page.get_by_role("button", name="Play against a bot").click()
    page.wait_for_selector(PROMPT)


def test_the_lobby_offers_own_decks(page: Page, server: Server) -> None:
    starter(page, server)
    page.get_by_label("Name of the deck").fill("Bounties of mine")
    page.get_by_label("Name of the deck").press("Tab")
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    page.goto(server.address)
    page.get_by_label("Your deck").select_option(label="Bounties of mine (yours)")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(PROMPT)


def test_ideas_keep_their_order_until_one_asks_for_others(page: Page, server: Server) -> None:
    starter(page, server)
    page.get_by_role("tab", name="Ideas", exact=True).click()
    ideas = page.get_by_role("tabpanel").locator("li").filter(has=page.get_by_role("button", name="Add "))
    expect(ideas.nth(3)).to_be_visible()
    before = ideas.all_inner_texts()
    others = page.get_by_role("button", name="New ideas")
    expect(others).to_be_disabled()
    ideas.nth(1).get_by_role("button").click()
    expect(others).to_be_enabled()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    assert ideas.all_inner_texts() == before
    with page.expect_response("**/suggest*"):
        others.click()
    expect(others).to_be_disabled()


def test_what_a_hand_needs_is_said(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/decks")
    page.get_by_role("button", name="Build a new deck").click()
    page.get_by_role("tab", name="Try it", exact=True).click()
    expect(page.get_by_role("button", name="An opening hand")).to_be_disabled()
    expect(page.get_by_text("a hand needs 5 cards besides outfit and starting gang")).to_be_visible()
