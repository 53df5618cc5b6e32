"""The laboratory in a browser: an experiment from the first click to a game of it, on every size of screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.hands import PROMPT
from tests.browser.test_legibility import SIZES, TOO_SMALL
from tests.browser.test_library import KB, SCRIPT, SIDEWAYS
from tests.browser.test_table_states import serious
from tests.server.people import Server

Browsers = Callable[..., BrowserContext]
LAW, SLOANE = "Law Dogs: Base Set bounties", "The Sloane Gang: Base Set holdups"


def plan(page: Page, server: Server, kind: str, games: int) -> None:
    """Fill in a new experiment."""
    page.goto(f"{server.address}/lab")
    page.get_by_label(kind).check()
    for deck in (LAW, SLOANE):
        page.get_by_label("Add a deck").select_option(label=deck)
    page.get_by_label("Played by").select_option("tenderfoot")
    page.get_by_label("Games", exact=False).last.fill(str(games))


@pytest.mark.parametrize("size", SIZES)
def test_an_experiment_is_planned_played_and_read(
    server: Server, context: Browsers, pictures: Path, size: str
) -> None:
    page = context(**SIZES[size]).new_page()
    plan(page, server, "Which deck wins?", 3)
    expect(page.get_by_text("3 games.")).to_be_visible()
    page.screenshot(path=pictures / f"lab-plan-{size}.png", full_page=True)
    assert page.evaluate(TOO_SMALL) == []
    assert not page.evaluate(SIDEWAYS)
    assert serious(page) == []
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("3 of 3 games", exact=True)).to_be_visible(timeout=60_000)
    expect(page.get_by_role("table")).to_contain_text(LAW)
    page.screenshot(path=pictures / f"lab-matchups-{size}.png", full_page=True)
    assert page.evaluate(TOO_SMALL) == []
    assert not page.evaluate(SIDEWAYS)
    assert serious(page) == []


def test_a_study_tells_of_cards_and_its_games_are_watched(page: Page, server: Server, pictures: Path) -> None:
    plan(page, server, "Which cards win?", 4)
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("4 of 4 games", exact=True)).to_be_visible(timeout=60_000)
    page.reload()
    page.wait_for_load_state("networkidle")
    assert 50 * KB < page.evaluate(SCRIPT) < 100 * KB
    page.get_by_role("button", name="In hand at any time").click()
    expect(page.get_by_role("region", name="Cards").get_by_role("row")).not_to_have_count(1)
    page.screenshot(path=pictures / "lab-study.png", full_page=True)
    page.get_by_role("button", name="Watch game 2").click()
    page.wait_for_url("**/r/*")
    expect(page.get_by_text("Replay").first).to_be_visible()


def test_an_experiment_is_stopped_and_goes_on_after_a_reload(page: Page, server: Server) -> None:
    plan(page, server, "Which deck wins?", 2000)
    page.get_by_role("button", name="Begin").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("Stopped.")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    page.get_by_role("button", name="Forget").click()
    page.get_by_role("button", name="Really forget it?").click()
    page.wait_for_url("**/lab")
    expect(page.get_by_role("heading", name="Laboratory")).to_be_visible()


def test_what_cannot_be_played_is_told_before_anything_is_sent(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/lab")
    begin = page.get_by_role("button", name="Begin")
    expect(page.get_by_text("Choose at least two decks.")).to_be_visible()
    expect(begin).not_to_have_class(re.compile(r"\bmain\b"))
    begin.click()
    expect(page.get_by_role("alert")).to_have_text("Choose at least two decks.")


@pytest.mark.parametrize("size", SIZES)
def test_the_starter_decks_are_shown_with_their_results(
    server: Server, context: Browsers, pictures: Path, size: str
) -> None:
    page = context(**SIZES[size]).new_page()
    page.goto(f"{server.address}/decks/starters")
    expect(page.get_by_role("table")).to_contain_text(LAW)
    page.screenshot(path=pictures / f"gallery-{size}.png", full_page=True)
    assert page.evaluate(TOO_SMALL) == []
    assert not page.evaluate(SIDEWAYS)
    assert serious(page) == []


def test_two_starter_decks_of_ones_choice_play_at_once(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/decks/starters")
    page.get_by_label("Your deck").select_option(label=SLOANE)
    page.get_by_label("The bot’s deck").select_option(label=LAW)
    page.get_by_role("button", name="Play with these decks").click()
    page.wait_for_selector(PROMPT)
    expect(page.get_by_role("button", name="The Sloane Gang, outfit, of Stranger")).to_be_visible()
    expect(page.get_by_role("button", name="Law Dogs, outfit, of Mabel")).to_be_visible()
