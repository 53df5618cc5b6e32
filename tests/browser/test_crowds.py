"""The town fits: whoever stands there is seen, between the bars and inside the window, however many they are."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.crowds import View, add_dudes, altered, fill
from tests.browser.hands import PROMPT, clear_stage
from tests.browser.test_deciding import chosen, until_asked
from tests.browser.test_legibility import TOO_SMALL, WIDE, table_at
from tests.server.people import Person, Server

Browsers = Callable[..., BrowserContext]
SCREENS = {"laptop": LAPTOP, "wide": WIDE}
TOUCHED: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def look(
    context: Browsers,
    person: Person,
    table: str,
    alter: Callable[[View], None],
    *scenes: dict[str, Any],
    **options: Any,
) -> Page:
    """A browser of this person at a table that is changed on its way."""
    made = context(**options)
    made.add_cookies([{"name": k, "value": v, "url": person.address} for k, v in person.http.cookies.items()])
    altered(made, alter, *scenes)
    page = made.new_page()
    page.goto(f"{person.address}/t/{table}")
    page.wait_for_selector(PROMPT)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    clear_stage(page)
    return page


CUT = """(what) => {
  const field = document.querySelector('.ground').getBoundingClientRect();
  return [...document.querySelectorAll(what)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && (box.top < field.top - 1 || box.bottom > field.bottom + 1
      || box.left < field.left - 1 || box.right > field.right + 1);
  }).map((one) => one.textContent.trim());
}"""
"""What lies under a bar or outside of the window."""
WHOLE = ".ground [data-id], .ground .says, .ground .sign, .ground .end"


def eight_at_home(view: View) -> None:
    fill(view, view["players"][0]["home"], 8, (0,))


def eight_in_the_square(view: View) -> None:
    fill(view, 0, 8, (0, 1))


def eight_everywhere(view: View) -> None:
    eight_in_the_square(view)
    for seat in range(2):
        fill(view, view["players"][seat]["home"], 8, (seat,))


POSITIONS = [eight_at_home, eight_in_the_square, eight_everywhere]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("count", [2, 4])
def test_nobody_in_town_is_cut_or_hidden(
    server: Server, context: Browsers, ann: Person, count: int, screen: str
) -> None:
    table = table_at(ann, count, "noon")
    for position in POSITIONS:
        page = look(context, ann, table, position, viewport=SCREENS[screen])
        assert page.locator(".ground .plate").count() >= 8
        assert page.evaluate(CUT, WHOLE) == [], position.__name__
        assert page.evaluate(TOO_SMALL) == [], position.__name__


def five_a_side(view: View) -> None:
    fight = view["shootout"]
    for side, posse in enumerate(fight["posses"]):
        posse.extend(add_dudes(view, fight["location"], 5 - len(posse), (fight["seats"][side],)))


@pytest.mark.parametrize("screen", SCREENS)
def test_a_fight_of_five_against_five_is_seen_whole(
    server: Server, context: Browsers, ann: Person, screen: str
) -> None:
    page = look(context, ann, table_at(ann, 2, "fight"), five_a_side, viewport=SCREENS[screen])
    expect(page.locator(".side .plate")).to_have_count(10)
    parts = ".stage h2, .stage ol, .stage .plate, .stage .face, .stage .odds, .aside"
    assert page.locator(parts).count() > 10
    assert page.evaluate(CUT, parts) == []


SHORT_QUESTION = """() => {
  Object.assign(document.querySelector('.prompt').style, { maxHeight: '6.5rem', overflow: 'hidden' });
  window.dispatchEvent(new Event('resize'));
}"""


def test_on_a_telephone_a_fight_of_five_against_five_fits_between_the_bars(
    server: Server, context: Browsers, ann: Person
) -> None:
    """The largest that there is to see, posses and both hands, above a question that is short."""
    page = look(context, ann, table_at(ann, 2, "fight"), five_a_side, **TOUCHED)
    expect(page.locator(".side .plate")).to_have_count(10)
    page.evaluate(SHORT_QUESTION)
    assert page.evaluate(CUT, ".stage h2, .stage .plate, .stage .face, .stage .odds") == []
    assert page.evaluate(TOO_SMALL) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_larger_type_and_cards_leave_the_town_in_sight(
    server: Server, context: Browsers, ann: Person, screen: str
) -> None:
    larger = chosen(server, {"textSize": 1.15, "cardSize": 1.15})
    table = table_at(ann, 2, "noon")

    def six_in_the_last_place(view: View) -> None:
        fill(view, view["players"][0]["street"][-1], 6, (0, 1))

    page = look(context, ann, table, six_in_the_last_place, viewport=SCREENS[screen], storage_state=larger)
    assert page.evaluate(CUT, WHOLE) == []


COVERED_BY_BARS = """(what) => [...document.querySelectorAll(what)].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit === null || !(one.contains(hit) || hit.contains(one));
}).map((one) => one.textContent.trim())"""


def can_move(view: View) -> bool:
    return any(option["key"].startswith("move ") for option in view["decision"]["options"])


def as_it_is(view: View) -> None:
    """Nothing is changed."""


def test_on_a_telephone_the_town_fits_on_ones_own_turn(
    server: Server, context: Browsers, ann: Person
) -> None:
    table = until_asked(ann, can_move, "gang pay shop")
    page = look(context, ann, table, as_it_is, **TOUCHED)
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert page.evaluate(COVERED_BY_BARS, ".ground .able") == []
    assert page.evaluate(CUT, ".ground .plate, .ground .front") == []
    # Both bars stay, and what the rival still needs to win.
    for bar in (page.locator(".board > .banner").first, page.locator(".board > .banner").last):
        expect(bar.locator(".numbers")).to_be_in_viewport(ratio=1)
        expect(bar.locator(".standing")).to_be_in_viewport(ratio=1)
    # The hand is a strip of all its cards, which opens.
    strip = page.get_by_label("Your hand")
    box = strip.bounding_box()
    assert box is not None
    assert box["height"] < 80
    page.get_by_role("button", name="Open").tap()
    expect(strip.locator(".card").first).to_be_visible()
    page.get_by_role("button", name="Fold").tap()
    expect(strip.locator(".card")).to_have_count(0)


def test_on_a_telephone_a_chosen_dude_stays_in_sight(server: Server, context: Browsers, ann: Person) -> None:
    table = until_asked(ann, can_move, "gang pay shop")
    dude = next(
        option["key"].split()[1]
        for option in ann.view["decision"]["options"]
        if option["key"].startswith("move ")
    )
    page = look(context, ann, table, eight_everywhere, **TOUCHED)
    plate = page.locator(f".plate [data-id='{dude}']")
    plate.tap()
    expect(page.locator(".menu")).to_be_visible()
    expect(plate).to_be_in_viewport(ratio=0.9)
    assert page.evaluate(COVERED_BY_BARS, f".plate [data-id='{dude}']") == []
    # More lies beyond the edges, and it is seen that it does.
    expect(page.locator(".ground > .scroller > .more").first).to_be_visible()


def test_a_street_is_drawn_in_its_order_in_one_row(server: Server, context: Browsers, ann: Person) -> None:
    def long_street(view: View) -> None:
        street = view["players"][0]["street"]
        for step in range(4):
            number = 9900 + step
            deed = {"id": number, "code": "01060", "zone": "play", "owner": 0, "controller": 0}
            view["cards"][str(number)] = {**deed, "location": number, "production": 2, "control": 1}
            view["controllers"][str(number)] = 0
            street.insert(0 if step % 2 else len(street), number)

    page = look(context, ann, table_at(ann, 2, "noon"), long_street, **TOUCHED)
    street = page.get_by_role("region", name="Street of Ann")
    places = [box for box in (one.bounding_box() for one in street.locator(".lot").all()) if box]
    assert len(places) >= 5
    assert [box["x"] for box in places] == sorted(box["x"] for box in places)
    assert len({box["y"] for box in places}) == 1
    # The rest is reached by pushing, and an arrow says so.
    more = street.locator(".more.after")
    more.tap()
    expect(more).to_have_count(0)
    expect(street.locator(".lot").last).to_be_in_viewport(ratio=0.9)


def test_where_one_has_scrolled_stays_when_something_is_clicked(
    server: Server, context: Browsers, ann: Person
) -> None:
    small = {"width": 1000, "height": 560}
    page = look(context, ann, table_at(ann, 2, "noon"), eight_everywhere, viewport=small)
    town = page.locator(".ground > .scroller > .view")
    town.evaluate("one => one.scrollTop = one.scrollHeight")
    before = town.evaluate("one => one.scrollTop")
    assert before > 30
    page.get_by_label("Street of Ann").locator(".plate [data-id]").last.click()
    expect(page.locator(".menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_have_count(0)
    assert abs(town.evaluate("one => one.scrollTop") - before) < 30


def test_on_a_telephone_several_rivals_stay_in_sight_and_open(
    server: Server, context: Browsers, ann: Person
) -> None:
    page = look(context, ann, table_at(ann, 4, "noon"), as_it_is, **TOUCHED)
    rivals = page.get_by_role("group", name="Rivals").get_by_role("button")
    expect(rivals).to_have_count(3)
    for one in rivals.all():
        expect(one).to_be_in_viewport(ratio=1)
        expect(one).to_have_attribute("aria-label", re.compile("influence, . control"))
    assert page.evaluate(TOO_SMALL) == []
    rivals.nth(1).tap()
    expect(rivals.nth(1)).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".rival.opened > .banner .standing")).to_be_visible()
    rivals.nth(1).tap()
    expect(page.locator(".rival.opened")).to_have_count(0)
