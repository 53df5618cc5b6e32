"""Bluffing in two browsers: the same moment to react, whether one can or not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from gomorra.server.rooms import bluff
from tests.browser.hands import PROMPT, STATE
from tests.server.people import Server

Browsers = Callable[..., BrowserContext]


def sit_two(server: Server, context: Browsers) -> tuple[Page, Page]:
    ann = context().new_page()
    ann.goto(server.address)
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Make a table …").click()
    ann.get_by_text("Options", exact=True).click()
    ann.get_by_label("Bluff").check()
    ann.get_by_role("button", name="Make the table").click()
    link = ann.get_by_label("Send this link to a friend (seat 2)").input_value()
    bob = context().new_page()
    bob.goto(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down and play").click()
    for page in (ann, bob):
        page.wait_for_selector(PROMPT)
    return ann, bob


def test_everybody_gets_the_same_moment_to_react(
    server: Server, context: Browsers, pictures: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        bluff, "LENGTH", 120.0
    )  # it ends when both have gone on, however slow the browsers are
    ann, bob = sit_two(server, context)
    ann.locator("[data-key='gang as-listed']").click()
    bob.locator("[data-key='gang as-listed']").click()
    # The cards are dealt and lowball is played, which anybody might react to.
    for page in (ann, bob):
        expect(page.locator(PROMPT)).to_contain_text("Time to react")
    ann.screenshot(path=pictures / "bluff.png")
    ann.keyboard.press("Space")
    expect(ann.get_by_text("Waiting for the others.")).to_be_visible()
    expect(bob.locator(PROMPT)).to_contain_text("Time to react")
    bob.get_by_role("button", name="Go on").first.click()
    for page in (ann, bob):
        expect(page.locator(PROMPT)).not_to_contain_text("Time to react")
    assert ann.evaluate(STATE)["mine"] or bob.evaluate(STATE)["mine"]


def test_who_reacts_to_nothing_today_is_not_asked_again(
    server: Server, context: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bluff, "LENGTH", 120.0)
    ann, bob = sit_two(server, context)
    ann.locator("[data-key='gang as-listed']").click()
    bob.locator("[data-key='gang as-listed']").click()
    expect(ann.locator(PROMPT)).to_contain_text("Time to react")
    ann.get_by_role("button", name="No reacts for the rest of the day").click()
    expect(ann.get_by_text("Waiting for the others.")).to_be_visible()
    bob.get_by_role("button", name="No reacts for the rest of the day").click()
    # From now on every window ends by itself: somebody is asked for a real answer.
    for _ in range(3):
        for page in (ann, bob):
            if page.evaluate(STATE)["mine"]:
                page.locator(".answers .button:not(.quiet):enabled, .joker [data-key]").first.click()
        for page in (ann, bob):
            expect(page.locator(PROMPT)).not_to_contain_text("Time to react")
    expect(ann.get_by_text("You react to nothing today.")).to_be_visible()
    ann.get_by_role("button", name="React again").click()
    expect(ann.get_by_text("You react to nothing today.")).to_have_count(0)
