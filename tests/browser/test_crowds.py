"""The town fits: whoever stands there is seen, between the bars and inside the window, however many they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.crowds import View, add_dudes, altered, fill
from tests.browser.hands import PROMPT, clear_stage
from tests.browser.test_deciding import chosen
from tests.browser.test_legibility import TOO_SMALL, WIDE, table_at
from tests.server.people import Person, Server

Browsers = Callable[..., BrowserContext]
SCREENS = {"laptop": LAPTOP, "wide": WIDE}
TOUCHED: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


@pytest.fixture
def ann(server: Server) -> Iterator[Person]:
    person = Person(server.address, "Ann")
    yield person
    person.close()


def look(
    context: Browsers, person: Person, table: str, alter: Callable[[View], None], **options: Any
) -> Page:
    """A browser of this person at a table that is changed on its way."""
    made = context(**options)
    made.add_cookies([{"name": k, "value": v, "url": person.address} for k, v in person.http.cookies.items()])
    altered(made, alter)
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
