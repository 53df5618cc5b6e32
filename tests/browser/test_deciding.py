"""Deciding on the table itself: ends of the street, places, who was called out, stops, words explained."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.hands import quick_game, wait_for_turn
from tests.browser.test_table_states import seats, visit
from tests.browser.wires import Prompter
from tests.server.people import Person, Server

Browsers = Callable[..., BrowserContext]
CHANGED = "n => document.querySelector('.prompt').dataset.number !== n"


def until_asked(person: Person, wanted: Callable[[dict[str, Any]], bool], keen: str = "") -> str:
    """A table at which the view is as wanted when this person is asked; played over the wire, which is quicker."""
    chance = random.Random(7)
    for _ in range(100):
        table = person.make(*seats(2))
        person.enter(table)
        while not person.over:
            person.until(lambda: person.asked or person.over)
            if not person.asked:
                continue
            if wanted(person.view):
                person.leave()
                return table
            keys = [option["key"] for option in person.view["decision"]["options"]]
            person.answer(chance.choice([key for key in keys if key.split()[0] in keen.split()] or keys))
        person.leave()
    raise AssertionError("a hundred games without such a moment")


def keys(view: dict[str, Any]) -> list[str]:
    return [option["key"] for option in view["decision"]["options"]]


def chosen(server: Server, preferences: dict[str, Any]) -> dict[str, Any]:
    """What a browser has stored of its owner's preferences."""
    item = {"name": "gomorra-preferences", "value": json.dumps(preferences)}
    return {"cookies": [], "origins": [{"origin": server.address, "localStorage": [item]}]}


def number(page: Page) -> str | None:
    return page.locator(".prompt").get_attribute("data-number")


def test_a_deed_is_built_at_the_end_of_the_street_that_is_clicked(
    server: Server, context: Browsers, ann: Person
) -> None:
    table = until_asked(ann, lambda view: any(key.endswith(" right") for key in keys(view)))
    deed = next(key.split()[1] for key in keys(ann.view) if key.endswith(" right"))
    page = visit(context, ann, table)
    assert wait_for_turn(page)
    street = page.get_by_role("region", name="Street of Ann")
    places = street.locator(".front").count()
    expect(street.locator(".end")).to_have_count(0)
    page.locator(f".hand [data-id='{deed}']").click()
    expect(street.locator(".end")).to_have_count(2)
    before = number(page)
    street.locator(".end").last.click()
    page.wait_for_function(CHANGED, arg=before)
    expect(street.locator(".front")).to_have_count(places + 1)
    expect(street.locator(".front").last).to_have_attribute("data-id", deed)


def test_a_place_that_can_be_reached_is_clicked_anywhere(
    server: Server, context: Browsers, ann: Person
) -> None:
    """Not only its name: the whole lot is lit under the pointer."""

    def goes_to_a_lot(view: dict[str, Any]) -> bool:
        return any(key.startswith("move ") and key.split()[2].isdecimal() for key in keys(view))

    table = until_asked(ann, goes_to_a_lot)
    page = visit(context, ann, table)
    assert wait_for_turn(page)
    _, dude, place = next(
        key.split() for key in keys(ann.view) if key.startswith("move ") and key[-1].isdecimal()
    )
    page.locator(f".plate [data-id='{dude}']").click()
    lot = page.locator(".lot.reachable", has=page.locator(f".front[data-id='{place}']"))
    box = lot.bounding_box()
    assert box is not None
    before, name = number(page), page.locator(f".plate [data-id='{dude}'] .name").inner_text()
    page.mouse.click(box["x"] + box["width"] - 6, box["y"] + box["height"] - 6)
    page.wait_for_function(CHANGED, arg=before)
    expect(page.get_by_role("log")).to_contain_text(f"moves {name} to")


def test_whoever_stands_at_a_place_does_not_cover_it(server: Server, context: Browsers, ann: Person) -> None:
    """A click on a rival who can be nothing but read goes to the place where he stands."""

    def beside(view: dict[str, Any]) -> tuple[str, int, int] | None:
        ids = {part for key in keys(view) for part in key.split()}
        for key in keys(view):
            if key.startswith("move "):
                _, dude, goal = key.split()
                place = 0 if goal == "town-square" else int(goal)
                for card in view["cards"].values():
                    rival = card.get("controller", card["owner"]) != view["seat"]
                    here = card["zone"] == "play" and card.get("location", -1) == place
                    if (
                        rival
                        and here
                        and card.get("host", -1) < 0
                        and str(card["id"]) not in ids
                        and card["id"] != place
                    ):
                        return dude, place, int(card["id"])
        return None

    table = until_asked(ann, lambda view: beside(view) is not None, "move shop")
    found = beside(ann.view)
    assert found is not None
    dude, place, rival = found
    page = visit(context, ann, table)
    assert wait_for_turn(page)
    page.locator(f".plate [data-id='{dude}']").click()
    before = number(page)
    page.locator(f".plate [data-id='{rival}']").click()
    page.wait_for_function(CHANGED, arg=before)
    where = page.locator(".square" if place == 0 else f".lot:has(.front[data-id='{place}'])")
    expect(where.locator(f".plate [data-id='{dude}']")).to_be_visible()


def test_who_was_called_out_stands_on_the_stage_while_posses_form(
    server: Server, context: Browsers, ann: Person
) -> None:
    def calls_out(view: dict[str, Any]) -> bool:
        forming = view["forming"]
        mine = forming is not None and forming["seats"][0] == view["seat"] and view["job"] is None
        return bool(mine and view["decision"]["kind"] == "join" and not view["posses"][1])

    table = until_asked(ann, calls_out, "callout move")
    page = visit(context, ann, table)
    assert wait_for_turn(page)
    stage = page.get_by_role("region", name="Shootout")
    marked = stage.locator(f"[data-id='{ann.view['forming']['mark']}']")
    expect(marked).to_contain_text("called out")
    expect(stage).not_to_contain_text("nobody yet")


def test_an_arrow_shows_who_calls_out_whom_to_the_one_who_answers(
    server: Server, context: Browsers, ann: Person
) -> None:
    table = until_asked(ann, lambda view: view["decision"]["kind"] == "callout", "move")
    page = visit(context, ann, table)
    assert wait_for_turn(page)
    frame = page.locator("[data-testid=arrows] rect")
    expect(frame).to_have_count(1)
    called = page.locator(f".board [data-id='{ann.view['forming']['mark']}']").bounding_box()
    shown = frame.bounding_box()
    assert called is not None
    assert shown is not None
    assert abs(called["x"] - shown["x"]) < 6
    assert abs(called["y"] - shown["y"]) < 6


def test_a_card_that_is_looked_at_by_keyboard_may_leave_the_hand(
    server: Server, context: Browsers, ann: Person
) -> None:
    """The focus is lost in the middle of drawing the table anew, and the enlarged card with it."""

    def buying(view: dict[str, Any]) -> bool:
        return any(key.split()[0] == "shop" for key in keys(view))

    page = visit(context, ann, until_asked(ann, buying, "gang pay"))
    assert wait_for_turn(page)
    card = page.locator(f".hand [data-id='{bought(ann.view)}']")
    page.keyboard.press("Tab")
    card.focus()
    expect(page.locator(".detail")).to_be_visible()
    page.keyboard.press("Enter")
    page.locator(".menu .item").first.wait_for()
    card.focus()
    expect(page.locator(".detail")).to_be_visible()
    page.keyboard.press("1")
    expect(card).to_have_count(0)
    expect(page.locator(".detail")).to_have_count(0)


def bought(view: dict[str, Any]) -> int:
    """A card of the hand that can be bought."""
    return next(int(key.split()[1]) for key in keys(view) if key.startswith("shop"))


COVERED = """(what) => [...document.querySelectorAll(what)].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return [top + 3, (top + bottom) / 2, bottom - 3].some((y) => {
    const hit = document.elementFromPoint((left + right) / 2, y);
    return hit === null || !(one.contains(hit) || hit.contains(one));
  });
}).map((one) => one.textContent)"""
"""What lies under something else or outside of the window."""


def test_both_posses_are_in_sight_while_one_chooses_the_draw_hand(
    server: Server, context: Browsers, ann: Person
) -> None:
    def drawing(view: dict[str, Any]) -> bool:
        return view["decision"]["kind"] in ("redraw", "keep five") and bool(view["shootout"])

    page = visit(context, ann, until_asked(ann, drawing, "callout accept join"), viewport=LAPTOP)
    assert wait_for_turn(page)
    page.locator(".draw [data-id]").first.wait_for()
    assert page.locator(".side .plate").count() >= 2
    assert page.evaluate(COVERED, ".side .plate, .draw [data-id]") == []


def test_everybody_who_may_start_is_in_sight_and_so_are_his_numbers(
    server: Server, context: Browsers, ann: Person
) -> None:
    page = visit(context, ann, ann.make(*seats(2)), viewport=LAPTOP)
    page.get_by_role("button", name="Choose another gang").click()
    page.locator(".choose").nth(1).click()
    expect(page.locator(".starts")).to_have_count(1)
    assert page.locator(".choose").count() > 6
    assert page.evaluate(COVERED, ".choose, .gang .stats") == []


def test_the_answer_to_why_cant_i_is_in_sight(server: Server, context: Browsers, ann: Person) -> None:
    page = visit(context, ann, until_asked(ann, lambda view: view["phase"] == "noon"), viewport=LAPTOP)
    assert wait_for_turn(page)
    page.locator(".lot .dude.able").first.click()
    page.get_by_role("button", name="Why can’t I …?").click()
    answer = page.locator(".refusal, .refusals .hint").first
    expect(answer).not_to_have_text("…")
    assert page.evaluate(COVERED, ".refusal:first-child, .refusals .hint") == []


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_odds_of_another_question_are_not_read_as_those_of_this_one(
    server: Server, context: Browsers, ann: Person, screen: dict[str, int]
) -> None:
    """They hold the place of what is being counted, and say so."""
    prompter = Prompter(context)
    table = until_asked(ann, lambda view: view["decision"]["kind"] == "join", "callout accept join")
    asked = ann.view["decision"]["number"]
    page = visit(prompter, ann, table, viewport=screen)
    chance, bar = page.locator(".odds .chance"), page.locator(".odds .bar")
    expect(chance).to_contain_text("win")
    told = {
        "type": "odds",
        "seat": ann.seat,
        "about": "Counted: all.",
        "chances": [],
        "advice": [],
        "win": 0.91,
        "lose": 0.09,
    }
    prompter.say(told | {"decision": asked})
    expect(chance).to_contain_text("win 91 %")
    room = page.locator(".odds").bounding_box()
    for other in ({"decision": asked - 1}, {"decision": asked, "chosen": [1]}):
        prompter.say(told | other)
        expect(chance).to_have_text("counting the odds …")
        expect(bar).not_to_be_visible()
    assert page.locator(".odds").bounding_box() == room
    prompter.say(told | {"decision": asked})
    expect(bar).to_be_visible()


def test_whose_dude_a_job_is_about_reads_that_it_is_his_side(
    server: Server, context: Browsers, ann: Person
) -> None:
    """The dude stands there by name; the place of a job without one has nobody else to be named by."""

    def against_me(view: dict[str, Any]) -> None:
        home = view["players"][ann.seat]["home"]
        dudes = [card for card in view["cards"].values() if card.get("location") and "stud" in card]
        mine, rival = (
            next(one["id"] for one in dudes if one["controller"] == seat) for seat in (ann.seat, 1 - ann.seat)
        )
        view["job"] = {"leader": rival, "mark": mine, "location": home, "source": rival}
        view["forming"] = {"leader": rival, "mark": mine, "location": home, "seats": [1 - ann.seat, ann.seat]}
        view["posses"] = [[rival], []]

    table = until_asked(ann, lambda view: view["phase"] == "noon")
    page = visit(Prompter(context, against_me), ann, table)
    expect(page.locator(".side h3").last).to_have_text("You")


@pytest.mark.parametrize("stops", ["", "fight"])
def test_one_is_asked_where_only_a_pass_is_left_if_one_wants_to_stop_there(
    server: Server, context: Browsers, ann: Person, stops: str
) -> None:
    def only_pass(view: dict[str, Any]) -> bool:
        fight = view["shootout"]
        return bool(fight and fight["step"] == "make plays" and keys(view) == ["pass"])

    table = until_asked(ann, only_pass, "callout accept move")
    asked = str(ann.view["decision"]["number"])
    page = visit(context, ann, table, storage_state=chosen(server, {"stops": [stops]}))
    if stops:
        expect(page.locator("[data-key=pass]")).to_be_visible()
        assert number(page) == asked
    else:
        page.wait_for_function(CHANGED, arg=asked)


def test_the_explanation_of_a_word_stays_on_the_screen_of_a_phone(server: Server, context: Browsers) -> None:
    page = context(viewport=PHONE, has_touch=True).new_page()
    quick_game(page, server.address)
    terms = page.locator(".prompt .term")
    assert terms.count() >= 1
    for place in range(terms.count()):
        terms.nth(place).tap()
        tip = page.locator("[role=tooltip]:popover-open")
        expect(tip).to_have_count(1)
        box = tip.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert box["y"] + box["height"] <= PHONE["height"]
