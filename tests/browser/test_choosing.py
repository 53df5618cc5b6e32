"""Clicks that mean what was meant: aiming, choosing a posse, plays of the others that wait to be read."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.crowds import View, add_dudes
from tests.browser.hands import PROMPT, wait_for_turn
from tests.browser.test_crowds import CUT, SCREENS, TOUCHED, as_it_is, look
from tests.browser.test_deciding import CHANGED, chosen, keys, number, until_asked
from tests.browser.test_learning import BECKONS, follow
from tests.browser.test_legibility import table_at
from tests.browser.test_table_states import seats, visit
from tests.server.people import Person, Server

Browsers = Callable[..., BrowserContext]


def carried(view: View) -> tuple[str, str] | None:
    """Something that can be bought for a dude who could also move: both of their numbers."""
    moving = {key.split()[1] for key in keys(view) if key.startswith("move ")}
    for key in keys(view):
        if key.startswith("shop ") and len(key.split()) == 3 and key.split()[2] in moving:
            return key.split()[1], key.split()[2]
    return None


def test_a_dude_who_could_act_himself_gets_nothing_by_one_click(
    server: Server, context: Browsers, ann: Person
) -> None:
    """A card of the hand is still armed, but what was meant may be the dude."""
    table = until_asked(ann, lambda view: carried(view) is not None, "gang pay")
    found = carried(ann.view)
    assert found is not None
    goods, dude = found
    page = visit(context, ann, table)
    assert wait_for_turn(page)
    plate, armed = page.locator(f".plate [data-id='{dude}']"), page.locator(f".hand [data-id='{goods}']")
    before = number(page)
    armed.click()
    plate.click()
    expect(page.locator(".menu .sure")).to_be_visible()
    assert number(page) == before
    page.get_by_role("button", name="instead").click()
    expect(page.locator(".menu h3")).to_have_text(plate.locator(".name").inner_text())
    expect(armed).not_to_have_class("chosen")
    armed.click()
    plate.click()
    plate.click()
    page.wait_for_function(CHANGED, arg=before)
    expect(page.locator(f".plate:has([data-id='{dude}']) .gear [data-id='{goods}']")).to_be_visible()


def test_what_is_armed_is_put_down_by_a_click_on_nothing(
    server: Server, context: Browsers, ann: Person
) -> None:
    table = until_asked(ann, lambda view: carried(view) is not None, "gang pay")
    found = carried(ann.view)
    assert found is not None
    page = visit(context, ann, table)
    assert wait_for_turn(page)
    page.locator(f".hand [data-id='{found[0]}']").click()
    expect(page.locator(".plate .target").first).to_be_visible()
    page.locator(".bar").first.click(position={"x": 500, "y": 8})
    expect(page.locator(".menu")).to_have_count(0)
    expect(page.locator(".plate .target")).to_have_count(0)


def test_who_was_chosen_for_a_posse_survives_a_click_on_nothing(
    server: Server, context: Browsers, ann: Person
) -> None:
    def joins(view: View) -> bool:
        return view["decision"]["kind"] == "join" and any(key.startswith("join ") for key in keys(view))

    page = visit(context, ann, until_asked(ann, joins, "gang callout accept move shop"))
    assert wait_for_turn(page)
    page.locator(".able[data-id]").first.click()
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_contain_text("Send ")
    page.locator(".stage h2").click()
    page.locator(".prompt .sentence").click()
    expect(confirm).to_contain_text("Send ")
    page.keyboard.press("Escape")
    expect(confirm).not_to_contain_text("Send")


@pytest.mark.parametrize("screen", SCREENS)
def test_what_a_card_can_do_opens_beside_the_hand(
    server: Server, context: Browsers, ann: Person, screen: str
) -> None:
    table = until_asked(ann, lambda view: any(key.startswith("shop") for key in keys(view)), "gang pay")
    page = visit(context, ann, table, viewport=SCREENS[screen])
    assert wait_for_turn(page)
    page.locator(".hand .able").first.click()
    item, hand = page.locator(".menu .item").first.bounding_box(), page.locator(".hand").bounding_box()
    assert item is not None
    assert hand is not None
    assert 0 < hand["y"] - item["y"] < SCREENS[screen]["height"] / 4
    assert page.evaluate(CUT, ".ground .plate, .ground .front") == []


def test_the_answers_stand_beside_the_question(server: Server, context: Browsers, ann: Person) -> None:
    page = visit(context, ann, table_at(ann, 2, "noon"), viewport=SCREENS["wide"])
    ask, button = page.locator(".ask").bounding_box(), page.locator(".answers .button").first.bounding_box()
    assert ask is not None
    assert button is not None
    assert button["x"] - (ask["x"] + ask["width"]) < 60
    assert abs(button["y"] - ask["y"]) < ask["height"]


def play_of(seat: int, code: str, changes: list[str]) -> dict[str, Any]:
    return {
        "event": 99_999,
        "kind": "play",
        "title": "A card is used.",
        "text": "",
        "hands": [],
        "winner": -1,
        "seat": seat,
        "card": 0,
        "code": code,
        "targets": [],
        "changes": changes,
    }


def test_ones_own_pull_comes_to_the_stage(server: Server, context: Browsers, ann: Person) -> None:
    table = table_at(ann, 2, "noon")
    told = ["Ann pulls J♦ for Abram Grothe.", "Abram Grothe passes the skill test."]
    page = look(context, ann, table, as_it_is, play_of(0, "01023", told))
    expect(page.locator(".play[role=status]")).to_contain_text("passes the skill test")
    page = look(context, ann, table, as_it_is, play_of(0, "01023", ["Abram Grothe boots."]))
    expect(page.locator(PROMPT)).to_be_visible()
    expect(page.locator(".play[role=status]")).to_have_count(0)


def test_on_a_telephone_a_play_tells_first_what_it_did_and_waits_to_be_read(
    server: Server, context: Browsers, ann: Person
) -> None:
    told = [f"Something that happened, and it takes a while to tell it: number {n}." for n in range(24)]
    page = look(
        context,
        ann,
        table_at(ann, 2, "noon"),
        as_it_is,
        play_of(1, "01044", told),
        storage_state=chosen(server, {"speed": "quick"}),
        **TOUCHED,
    )
    panel = page.locator(".play[role=status]")
    expect(panel.locator("li").first).to_be_in_viewport(ratio=1)
    expect(panel.get_by_role("button", name="Go on")).to_be_in_viewport(ratio=1)
    # Its clock does not run as long as some of it lies below the edge.
    expect(panel.locator(".fuse")).to_have_count(0)
    panel.evaluate("one => one.scrollTop = one.scrollHeight")
    expect(panel.locator(".fuse")).to_have_count(1)
    # Who holds it reads it.
    panel.locator("li").last.tap()
    expect(panel.locator(".fuse")).to_have_count(0)


def test_a_dude_shows_what_he_can_cast(server: Server, context: Browsers, ann: Person) -> None:
    def gifted(view: View) -> None:
        [made] = add_dudes(view, view["players"][0]["home"], 1, (0,))
        view["cards"][str(made)]["keywords"] = ["Huckster 2", "Abomination"]

    page = look(context, ann, table_at(ann, 2, "noon"), gifted)
    expect(page.locator(".plate .skill")).to_have_text(["Huckster 2"])


def test_who_touches_the_screen_is_not_told_to_click(server: Server, context: Browsers) -> None:
    page = context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    page.goto(server.address)
    page.get_by_role("button", name="Begin").first.click()
    page.wait_for_selector(PROMPT)
    for _ in range(4):
        page.wait_for_function(BECKONS)
        assert "lick" not in page.get_by_label("Lesson").inner_text()
        follow(page)
    page.get_by_role("button", name="Help").click()
    words = page.get_by_role("dialog", name="How to play here").inner_text()
    assert "Tap" in words
    assert not any(word in words for word in ("lick", "Esc", "Keys"))


@pytest.mark.parametrize("size", [LAPTOP, SCREENS["wide"], PHONE], ids=["laptop", "wide", "phone"])
def test_a_replay_is_a_table_with_a_slim_line_under_it(
    server: Server, context: Browsers, ann: Person, size: dict[str, int]
) -> None:
    table = ann.make(*seats(2))
    ann.enter(table)
    ann.play_randomly(random.Random(4), most=30)
    page = watch(context, ann, table, size)
    ground, bar = page.locator(".ground").bounding_box(), page.get_by_label("Timeline").bounding_box()
    assert ground is not None
    assert bar is not None
    assert ground["height"] > 0.45 * size["height"]
    # On a telephone what happened has three lines of its own.
    assert bar["height"] < (0.24 if size["width"] < 700 else 0.16) * size["height"]
    expect(page.get_by_label("Hand of Ann")).to_be_in_viewport(ratio=1)
    assert page.evaluate(CUT, ".ground .plate") == []
    run = page.locator(".run").bounding_box()
    page.get_by_role("button", name="Play", exact=True).click()
    assert page.locator(".run").bounding_box() == run
    page.get_by_role("button", name="Pause").click()
    slider = page.get_by_label("Point of the game")
    length = slider.evaluate("one => one.offsetWidth")
    page.get_by_role("button", name="More").click()
    expect(page.get_by_label("Seen by")).to_be_visible()
    # What is opened moves no button, and Escape closes it.
    assert size["width"] < 700 or page.locator(".run").bounding_box() == run
    page.keyboard.press("Escape")
    expect(page.get_by_label("Seen by")).to_have_count(0)
    slider.fill(slider.get_attribute("max") or "0")
    expect(page.locator(".when")).to_contain_text("The end")
    assert slider.evaluate("one => one.offsetWidth") == length


def watch(context: Browsers, person: Person, table: str, size: dict[str, int]) -> Page:
    made = context(viewport=size)
    made.add_cookies([{"name": k, "value": v, "url": person.address} for k, v in person.http.cookies.items()])
    page = made.new_page()
    page.goto(f"{person.address}/r/{table}?at=12")
    page.wait_for_selector("input[type=range]")
    return page
