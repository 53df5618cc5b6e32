"""A newcomer against a bot: two clicks to the table, then clicks alone to the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.hands import PROMPT, hurry_bots, play_one, quick_game, wait_for_turn
from tests.browser.test_table_states import serious
from tests.server.people import Server, process


def test_a_whole_game_by_clicks_alone(page: Page, server: Server, pictures: Path) -> None:
    quick_game(page, server.address, "Ann")
    hurry_bots(page)
    chance = random.Random(8)
    questions = []
    while wait_for_turn(page) and len(questions) < 400:
        questions.append(play_one(page, chance))
        if len(questions) in (1, 5, 15):
            page.screenshot(path=pictures / f"game-{len(questions)}.png")
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()
    assert any(question.startswith("Your play") for question in questions)
    # The end says how it came to it, and leads to the plays that turned the game.
    expect(page.get_by_role("img", name="Ann’s chance to win: day 1")).to_be_visible()
    page.screenshot(path=pictures / "over.png")
    assert serious(page) == []
    turn = page.locator(".curve li a").first
    at = (turn.get_attribute("href") or "").rpartition("=")[2]
    turn.click()
    expect(page.get_by_label("Timeline")).to_contain_text(f"{at} of ")
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("img", name="chance to win")).to_be_visible()
    page.screenshot(path=pictures / "replay.png")
    assert serious(page) == []


def test_the_first_page_shows_decks_bots_and_games(page: Page, server: Server, pictures: Path) -> None:
    page.goto(server.address)
    expect(page.get_by_role("heading", name="Gomorra")).to_be_visible()
    expect(page.get_by_label("Your deck")).to_be_visible()
    page.screenshot(path=pictures / "lobby.png")


def test_a_quick_game_has_up_to_three_rivals_with_decks_that_differ(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_label("Rivals").select_option("three")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(PROMPT)
    outfits = page.get_by_role("group", name="Who plays").first.locator("b").all_inner_texts()
    assert len(outfits) == 4 and len(set(outfits)) == 4


def test_a_reload_comes_back_to_the_same_question(page: Page, server: Server) -> None:
    quick_game(page, server.address)
    page.locator("[data-key='gang as-listed']").click()
    assert wait_for_turn(page)
    question = page.inner_text(PROMPT)
    page.reload()
    page.wait_for_selector(PROMPT)
    assert wait_for_turn(page)
    assert page.inner_text(PROMPT) == question


def test_the_browser_comes_back_by_itself_after_the_server_was_killed(
    context: Callable[..., BrowserContext], tmp_path: Path
) -> None:
    with process(tmp_path) as (address, running):
        port = int(address.rpartition(":")[2])
        page = context().new_page()
        quick_game(page, address)
        page.locator("[data-key='gang as-listed']").click()
        assert wait_for_turn(page)
        question = page.inner_text(PROMPT)
        running.kill()
        expect(page.get_by_text("Connection lost")).to_be_visible()
    with process(tmp_path, port):
        expect(page.get_by_text("Connection lost")).to_be_hidden()
        assert wait_for_turn(page)
        assert page.inner_text(PROMPT) == question
