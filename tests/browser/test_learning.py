"""Learning at the table: the guided first game, words explained, the rules, what a bot thinks."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from gomorra.engine.kernel.ruleset import CURRENT, RULESETS
from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.hands import PROMPT, hurry_bots, quick_game
from tests.browser.test_table_states import play_until, serious
from tests.server.people import Server

Browsers = Callable[..., BrowserContext]


def test_the_lobby_asks_one_thing_and_teaches(page: Page, server: Server, pictures: Path) -> None:
    page.goto(server.address)
    begin = page.get_by_role("button", name="Begin")
    expect(begin).to_have_count(4)
    page.screenshot(path=pictures / "course.png")
    assert serious(page) == []
    page.get_by_role("button", name="Yes, I play").click()
    expect(begin).to_have_count(0)
    page.get_by_role("button", name="No, teach me").click()
    expect(begin.first).to_be_focused()
    expect(begin.first).to_be_in_viewport()


def test_who_does_not_know_the_game_is_taught_at_once(page: Page, server: Server) -> None:
    """The golden button of the first page begins the first lesson, and goes on with it later."""
    page.goto(server.address)
    page.get_by_role("button", name="No, teach me").click()
    expect(page.get_by_role("region", name="Lesson")).to_contain_text("A day in town")
    table = page.url
    page.goto(server.address)
    on = page.get_by_role("button", name="Go on with lesson 1, step 1 of 7")
    page.get_by_role("button", name="Yes, I play").click()
    expect(on, "also where the lessons are folded, as after a whole game").to_be_visible()
    on.click()
    expect(page.get_by_role("link", name="Go on")).to_be_focused()
    on.click()
    expect(page.get_by_role("region", name="Lesson")).to_contain_text("A day in town")
    assert page.url == table


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_first_page_is_no_wider_than_the_screen(server: Server, context: Browsers, size: str) -> None:
    page = context(viewport=LAPTOP if size == "laptop" else PHONE).new_page()
    page.goto(server.address)
    expect(page.get_by_label("The bot")).to_be_visible()
    assert page.evaluate(WIDER) == []


WIDER = """() => [...document.querySelectorAll('.panel')].flatMap((panel) => [...panel.querySelectorAll('*')]
  .filter((one) => one.getBoundingClientRect().right > panel.getBoundingClientRect().right)
  .map((one) => one.outerHTML.slice(0, 80)))"""


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_lesson_is_done_by_following_what_it_tells(
    server: Server, context: Browsers, pictures: Path, place: int, size: str
) -> None:
    """Only what glows is clicked, from the first step to the last; a lesson left in the middle goes on."""
    page = context(viewport=LAPTOP if size == "laptop" else PHONE).new_page()
    page.goto(server.address)
    page.get_by_role("button", name="Begin").nth(place).click()
    page.wait_for_selector(PROMPT)
    hurry_bots(page)
    lesson = page.get_by_role("region", name="Lesson")
    texts: list[str] = []
    for clicks in range(80):
        page.wait_for_function(BECKONS)
        if lesson.get_by_text("done", exact=True).count():
            break
        if clicks == 5:
            page.reload()
            page.wait_for_selector(PROMPT)
            page.wait_for_function(BECKONS)
            assert serious(page) == []
        told = page.locator("[data-testid=lesson]")
        if told.count() and told.inner_text() not in texts:
            texts.append(told.inner_text())
            page.screenshot(path=pictures / f"lesson-{place}-{len(texts)}-{size}.png")
        follow(page)
    expect(lesson).to_contain_text("done")
    assert len(texts) >= 7
    page.goto(server.address)
    page.get_by_role("button", name="Lessons").click()
    expect(page.locator("ol > li").nth(place)).to_contain_text("done")


def test_on_a_phone_the_town_stays_in_sight_while_one_buys(server: Server, context: Browsers) -> None:
    page = context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    page.goto(server.address)
    page.get_by_role("button", name="Begin").first.click()
    page.wait_for_selector(PROMPT)
    hurry_bots(page)
    ranch = (
        page.get_by_label("Your hand")
        .get_by_role("button", name="Circle M Ranch")
        .and_(page.locator(".able"))
    )
    while not ranch.count():
        page.wait_for_function(BECKONS)
        if not ranch.count():
            follow(page)
    expect(page.get_by_test_id("lesson")).to_be_visible()
    ranch.tap()
    expect(page.locator(".menu")).to_be_visible()
    expect(page.locator(".board > .banner").last.locator(".numbers")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("region", name="Street of Stranger")).to_be_in_viewport(ratio=0.9)
    expect(page.get_by_test_id("lesson")).to_be_visible()


BECKONS = """() => {
  const seen = (what) => [...document.querySelectorAll(what)].some((one) => one.checkVisibility());
  const done = document.querySelector('.lesson small')?.textContent === 'done';
  return done || seen('[data-testid=go-on]')
    || (document.querySelector('.prompt.mine[aria-busy=false]')
      && seen('.able, .menu .item, .answers .button:enabled'));
}"""


FRAMED = "one => one.matches('.able') || getComputedStyle(one).outlineStyle === 'solid'"
"""Whether it stands out: cards by their golden edge, buttons and lines of a menu by a frame."""


def follow(page: Page) -> None:
    """Click what glows: a result to go on from, a play in the menu, what is confirmed, a card, a button."""
    number = page.locator(".prompt").get_attribute("data-number")
    before = page.locator(".menu").count(), page.locator(".chosen").count()
    for what in (
        "[data-testid=go-on]",
        ".menu .item",
        "[data-testid=confirm]:enabled",
        ".able[data-id]:visible",
        ".answers .button:not(.quiet):enabled",
    ):
        found = page.locator(what)
        if found.count():
            assert found.first.evaluate(FRAMED), what
            found.first.click()
            break
    page.wait_for_function(
        """([number, menu, chosen]) => document.querySelector('.prompt').dataset.number !== number
          || document.querySelector('[data-testid=go-on]') === null && (
            document.querySelectorAll('.menu').length !== menu
            || document.querySelectorAll('.chosen').length !== chosen
            || document.querySelector('.prompt.mine') !== null)""",
        arg=[number, *before],
    )


def test_words_of_the_game_are_explained_and_the_rules_fit_one_sitting(
    page: Page, server: Server, pictures: Path
) -> None:
    quick_game(page, server.address)
    page.locator(".why .term", has_text="stash").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("ghost rock")
    page.keyboard.press("?")
    page.get_by_role("tab", name="The rules").click()
    rules = page.get_by_role("dialog", name="How to play here")
    for heading in ("The goal", "A day has four phases", "A shootout", "Hand ranks", "Words"):
        expect(rules.get_by_role("heading", name=heading)).to_be_visible()
    page.screenshot(path=pictures / "rules.png")
    assert serious(page) == []


def test_another_gang_is_chosen_on_cards(page: Page, server: Server) -> None:
    quick_game(page, server.address)
    page.locator("[data-key='gang other']").click()
    able = page.locator("[data-start]")
    expect(able.first).to_be_visible()
    before = able.count()
    key = able.nth(1).get_attribute("data-start")
    place = able.nth(1).bounding_box()
    able.first.click()
    page.wait_for_function("n => document.querySelectorAll('[data-start]').length !== n", arg=before)
    expect(
        page.get_by_role("group", name="Cards of your deck").get_by_text("starts", exact=True)
    ).to_have_count(1)
    # Nobody slides under the pointer.
    assert page.locator(f"[data-start='{key}']").bounding_box() == place
    # Who takes it all back finds the gang of the list as it was.
    page.keyboard.press("u")
    expect(able).to_have_count(before)
    page.keyboard.press("u")
    expect(page.locator("[data-key='gang as-listed']")).to_be_visible()
    gang = page.get_by_role("group", name="Cards of your deck")
    expect(gang.get_by_text("not with these")).to_have_count(0)
    expect(gang.get_by_role("button")).not_to_have_count(0)


def test_house_rules_are_explained_and_shown_at_the_table(page: Page, server: Server, pictures: Path) -> None:
    page.goto(server.address)
    page.get_by_role("button", name="Make a table …").click()
    page.get_by_text("Options", exact=True).click()
    page.get_by_text("House rules", exact=True).click()
    page.get_by_label("The Winner pays upkeep last").uncheck()
    page.get_by_label("Short game").check()
    page.get_by_label("Bluff").check()
    page.screenshot(path=pictures / "options.png", full_page=True)
    assert serious(page) == []
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_url(lambda url: "/t/" in url)
    waiting = page.locator(".waiting")
    expect(waiting).to_contain_text("without: The Winner pays upkeep last")
    expect(waiting).to_contain_text("short game")
    expect(waiting).to_contain_text("bluff")


def test_the_rules_of_2015_are_one_click_away(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_role("button", name="Make a table …").click()
    page.get_by_text("Options", exact=True).click()
    page.get_by_text("House rules", exact=True).click()
    paid_last = page.get_by_label("The Winner pays upkeep last")
    expect(paid_last).to_be_checked(checked=bool(CURRENT.winner_pays_last))
    page.get_by_role("button", name="The rules of 2015").click()
    expect(paid_last).to_be_checked(checked=bool(RULESETS["2015"].winner_pays_last))
    expect(page.get_by_role("button", name="The rules of 2015")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="The current rulebook").click()
    expect(paid_last).to_be_checked(checked=bool(CURRENT.winner_pays_last))


def test_what_was_it_thinking(page: Page, server: Server, pictures: Path) -> None:
    page.goto(server.address)
    page.get_by_role("button", name="Make a table …").click()
    page.get_by_label("Who sits on seat 2").select_option("bot")
    page.get_by_label("Strength of the bot on seat 2").select_option("hard")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Bots say what they think").check()
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(PROMPT)
    hurry_bots(page)
    play_until(page, random.Random(2), lambda: hard_bot_has_played(page))
    page.get_by_role("button", name="What was it thinking?").click()
    dialog = page.get_by_role("dialog", name="What was it thinking?")
    expect(dialog.get_by_role("table")).to_be_visible()
    expect(dialog).to_contain_text("Mabel")
    expect(dialog).to_contain_text("✓ played")
    page.screenshot(path=pictures / "thinking.png")
    assert serious(page) == []


def hard_bot_has_played(page: Page) -> bool:
    """Whether the bot has made a play at High Noon that it thought about."""
    log = page.get_by_role("log", name="Log").inner_text().partition("High Noon.")[2]
    return "Mabel " in log


def test_a_card_is_read_whole_with_all_its_rulings(page: Page, server: Server, pictures: Path) -> None:
    quick_game(page, server.address)
    hurry_bots(page)
    # While lowball is played the town is folded to a line; as soon as the day begins everybody has a plate.
    assert play_until(page, random.Random(3), lambda: page.locator(".when").inner_text().find("Upkeep") > 0)
    assert page.locator("main .plate .dude:visible").count() >= 6
    dude = page.locator("main .plate .dude:visible").last
    dude.hover()
    enlarged = page.get_by_label("Enlarged card")
    expect(enlarged).to_be_visible()
    name = enlarged.get_by_role("heading", level=2).inner_text()
    dude.focus()
    page.keyboard.press("i")
    dialog = page.get_by_role("dialog", name=name)
    expect(dialog).to_be_visible()
    page.screenshot(path=pictures / "card.png")
    assert serious(page) == []
