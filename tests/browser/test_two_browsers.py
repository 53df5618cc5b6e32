"""Two people, two browsers: link, reload, lost connection, spectator, chat, undo, concede, rematch."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.hands import PROMPT, READY, STATE, clear_stage, play_one
from tests.server.people import Server

Browsers = Callable[..., BrowserContext]


def sit_two(server: Server, context: Browsers) -> tuple[Page, Page, str]:
    """Ann makes a table by the lobby; Bob follows her link."""
    ann = context().new_page()
    ann.goto(server.address)
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_role("button", name="Make a table …").click()
    ann.get_by_role("button", name="Make the table").click()
    link = ann.get_by_label("Send this link to a friend (seat 2)").input_value()
    bob = context().new_page()
    bob.goto(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down and play").click()
    for page in (ann, bob):
        page.wait_for_selector(PROMPT)
    return ann, bob, ann.url


def mover(*pages: Page) -> Page | None:
    """The page that is asked; None when the game is over."""
    while True:
        for page in pages:
            state = page.evaluate(STATE)
            if state["over"]:
                return None
            if state["staged"]:
                clear_stage(page)
            if state["mine"]:
                return page
        pages[0].wait_for_timeout(20)


def test_two_browsers_share_a_game(server: Server, context: Browsers, pictures: Path) -> None:
    ann, bob, address = sit_two(server, context)
    chance = random.Random(4)
    for _ in range(12):
        page = mover(ann, bob)
        if page is None:
            break
        number = page.locator(".prompt").get_attribute("data-number")
        play_one(page, chance)
        page.wait_for_function(
            "n => document.querySelector('.prompt').dataset.number !== n || document.querySelector('.over')",
            arg=number,
        )
    carl = context().new_page()
    carl.goto(address)
    carl.wait_for_selector(PROMPT)
    expect(carl.get_by_text("You are watching").first).to_be_visible()
    assert carl.locator(".hand [data-id]").count() == 0
    bob.get_by_role("tab", name="Chat").click()
    bob.get_by_label("Say something").fill("<i>howdy</i>")
    bob.get_by_role("button", name="Say", exact=True).click()
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.get_by_role("log", name="Chat")).to_contain_text("Bob: <i>howdy</i>")
    ann.screenshot(path=pictures / "two-browsers.png")


def test_reload_and_lost_connection(server: Server, context: Browsers) -> None:
    ann, bob, _ = sit_two(server, context)
    ann.locator("[data-key='gang as-listed']").click()
    bob.wait_for_function(READY)
    bob.reload()
    bob.wait_for_function(READY)
    bob.context.set_offline(True)
    bob.evaluate("() => window.dispatchEvent(new Event('offline'))")
    bob.context.set_offline(False)
    bob.wait_for_function(READY)
    bob.locator("[data-key='gang as-listed']").click()
    page = mover(ann, bob)
    assert page is not None


def test_undo_asks_the_other_player(server: Server, context: Browsers) -> None:
    ann, bob, _ = sit_two(server, context)
    ann.locator("[data-key='gang as-listed']").click()
    ann.get_by_role("button", name="Ask to undo").click()
    bob.get_by_role("button", name="I agree").click()
    ann.wait_for_function(READY)
    expect(ann.locator("[data-key='gang as-listed']")).to_be_visible()


def test_concede_and_rematch(server: Server, context: Browsers) -> None:
    ann, bob, address = sit_two(server, context)
    bob.get_by_role("button", name="Settings").click()
    bob.get_by_role("button", name="Concede …").click()
    bob.get_by_role("button", name="Yes, concede").click()
    expect(ann.get_by_role("heading", name="You win!")).to_be_visible()
    ann.get_by_role("button", name="Rematch").click()
    for page in (ann, bob):
        page.wait_for_url(lambda url: "/t/" in url and url != address)
        page.wait_for_selector(PROMPT)


def test_another_device_by_the_seat_link(server: Server, context: Browsers) -> None:
    ann, _, _ = sit_two(server, context)
    ann.get_by_role("button", name="Share").click()
    link = ann.get_by_label("Your own seat").input_value()
    phone = context().new_page()
    phone.goto(link)
    phone.wait_for_function(READY)
    assert "#" not in phone.url
    clear_stage(phone)
    phone.locator("[data-key='gang as-listed']").click()
    ann.get_by_role("button", name="Close").click()
    ann.wait_for_function("() => !document.querySelector('.prompt.mine')")


def test_an_open_table_appears_in_the_lobby_by_itself(server: Server, context: Browsers) -> None:
    bob = context().new_page()
    bob.goto(server.address)
    bob.get_by_role("heading", name="Open tables").wait_for()
    ann = context().new_page()
    ann.goto(server.address)
    ann.get_by_label("Your name").fill("Annabel")
    ann.get_by_role("button", name="Make a table …").click()
    ann.get_by_text("Options", exact=True).click()
    ann.get_by_label("Listed in the lobby").check()
    ann.get_by_role("button", name="Make the table").click()
    listed = bob.get_by_role("link", name="Annabel")
    expect(listed).to_be_visible()
    listed.click()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down and play").click()
    for page in (ann, bob):
        page.wait_for_selector(PROMPT)
