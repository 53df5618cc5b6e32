"""Learning at the table: the guided first game, words explained, the rules, what a bot thinks."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.hands import PROMPT, hurry_bots, quick_game, wait_for_turn
from tests.browser.test_table_states import play_until, serious
from tests.server.people import Server

Browsers = Callable[..., BrowserContext]


def test_a_guided_first_game_teaches_when_the_moment_comes(
    page: Page, server: Server, pictures: Path
) -> None:
    page.goto(server.address)
    page.get_by_role("button", name="Learn by playing").click()
    page.wait_for_selector(PROMPT)
    lesson = page.get_by_role("region", name="Lesson")
    expect(lesson).to_contain_text("Welcome to Gomorra")
    expect(page.get_by_role("group", name="Cards of your deck").get_by_role("img")).not_to_have_count(0)
    page.screenshot(path=pictures / "first-lesson.png")
    assert serious(page) == []
    lesson.get_by_role("button", name="Got it").click()
    expect(lesson).to_have_count(0)
    hurry_bots(page)
    page.locator("[data-key='gang as-listed']").click()
    assert wait_for_turn(page)
    # What was learnt is not taught again, and who wants no lessons gets none.
    page.reload()
    assert wait_for_turn(page)
    expect(lesson.filter(has_text="Welcome")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Lessons for a first game").uncheck()
    page.get_by_label("A hint under every question").uncheck()
    page.get_by_role("button", name="Close").click()
    expect(lesson).to_have_count(0)
    expect(page.locator(".hint")).to_have_count(0)


def test_words_of_the_game_are_explained_and_the_rules_fit_one_sitting(
    page: Page, server: Server, pictures: Path
) -> None:
    quick_game(page, server.address)
    page.locator(".hint .term", has_text="stash").hover()
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
    able.first.click()
    page.wait_for_function("n => document.querySelectorAll('[data-start]').length !== n", arg=before)


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
    page.locator("[data-key='gang as-listed']").click()
    assert wait_for_turn(page)
    dude = page.locator(".plate [data-id]").last
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
