"""News on the stage: what was overtaken is told with what came after it, and nothing lies on what it is about."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import wait_for_turn
from tests.browser.test_deciding import keys, until_asked
from tests.browser.test_legibility import SIZES
from tests.browser.test_table_states import visit
from tests.browser.wires import Browsers, Prompter, taken
from tests.server.people import Person, Server

FRAME_OFF = """(id) => {
  const frame = document.querySelector('[data-testid=arrows] rect')?.getBoundingClientRect();
  if (!frame) return undefined;
  const there = [...document.querySelectorAll(`.board [data-id="${id}"]`)].find((one) => one.checkVisibility());
  const box = there.getBoundingClientRect();
  return Math.max(Math.abs(frame.x + frame.width / 2 - box.x - box.width / 2),
    Math.abs(frame.y + frame.height / 2 - box.y - box.height / 2));
}"""
"""How far the frame around what the news are about lies beside it."""
COVERED = """(id) => {
  const panel = document.querySelector('.play').getBoundingClientRect();
  const box = document.querySelector(`.board [data-id="${id}"]`).getBoundingClientRect();
  return box.top < panel.bottom && box.bottom > panel.top && box.left < panel.right && box.right > panel.left;
}"""
BUTTONS_ON_DUDES = """() => [...document.querySelectorAll('.play .button')].filter((button) => {
  const one = button.getBoundingClientRect();
  return [...document.querySelectorAll('.plate')].some((plate) => {
    const box = plate.getBoundingClientRect();
    return box.top < one.bottom && box.bottom > one.top && box.left < one.right && box.right > one.left;
  });
}).map((one) => one.textContent)"""
LATE = 10_000
"""After everything that has happened so far."""


def at_noon(ann: Person) -> str:
    """A table at which Ann has to play, with somebody who can go elsewhere."""
    return until_asked(
        ann,
        lambda view: (
            view["decision"]["kind"] == "play" and any(key.startswith("move ") for key in keys(view))
        ),
    )


def quiet(page: Page) -> None:
    """Nothing is on the stage any more."""
    assert wait_for_turn(page)
    page.keyboard.press("Escape")
    expect(page.locator(".play")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_a_gain_that_is_lost_again_is_told_as_both_beside_the_place(
    server: Server, context: Browsers, ann: Person, size: str
) -> None:
    table = at_noon(ann)
    home = ann.view["players"][ann.seat]["home"]
    prompter = Prompter(context)
    page = visit(prompter, ann, table, **SIZES[size])
    quiet(page)
    for place in (home, ann.view["players"][1 - ann.seat]["home"]):
        prompter.stage(taken(LATE, place, "You control the Bank now", 0, "You: control 0 → 2."))
        panel = page.locator(".play")
        expect(panel.locator("h2")).to_have_text("You control the Bank now")
        prompter.stage(taken(LATE + 1, place, "Mabel controls the Bank now", 1, "You: control 2 → 0."))
        expect(panel.locator("h2")).to_have_text("Mabel controls the Bank now")
        expect(panel).to_contain_text("for a moment")
        expect(panel).to_contain_text("0 → 2 → 0")
        expect(panel.locator(".fuse")).to_be_visible()
        page.wait_for_function(f"id => ({FRAME_OFF})(id) < 4", arg=place)
        assert not page.evaluate(COVERED, place)
        if size == "phone":
            assert page.evaluate(BUTTONS_ON_DUDES) == []
        else:
            dude = next(key.split()[1] for key in keys(ann.view) if key.startswith("move "))
            page.locator(f".plate [data-id='{dude}']").first.dispatch_event("click")
            expect(page.locator(".menu")).to_be_visible()
            page.wait_for_function(f"id => ({FRAME_OFF})(id) < 4", arg=place)
            page.locator(".menu .close").click()
        panel.get_by_role("button", name="Go on").click()
        expect(panel).to_have_count(0)


def told(event: int, kind: str, text: str, *, detail: bool = False) -> dict[str, Any]:
    return {"event": event, "kind": kind, "text": text, "cards": [], "codes": [], "seat": 1, "detail": detail}


def test_the_box_is_headed_by_what_happened_last(server: Server, context: Browsers, ann: Person) -> None:
    table = at_noon(ann)
    prompter = Prompter(context)
    page = visit(prompter, ann, table)
    quiet(page)
    home = ann.view["players"][ann.seat]["home"]
    prompter.stage(taken(LATE, home, "Mabel controls the Bank now", 1, "You: control 2 → 0."))
    page.locator(".play").get_by_role("button", name="Go on").click()
    box = page.locator(".happened")
    expect(box.locator("h2")).to_have_text("Mabel controls the Bank now")
    expect(box.locator(".bad")).to_contain_text("2 → 0")
    prompter.stage(lines=[told(LATE + 1, "Passed", "Mabel passes.")])
    expect(box.locator("h2")).to_have_text("Mabel passes.")
    fight = [
        told(LATE + 2, "PossesFormed", "The posses are formed."),
        told(LATE + 3, "Joined", "Rhonda joins.", detail=True),
    ]
    prompter.stage(lines=fight)
    expect(box.locator("h2")).to_have_text("The posses are formed.")
    expect(box).to_contain_text("Rhonda joins.")


def test_the_box_shows_whole_lines_and_leaves_the_rest_to_the_log(
    server: Server, context: Browsers, ann: Person
) -> None:
    table = at_noon(ann)
    prompter = Prompter(context)
    page = visit(prompter, ann, table)
    quiet(page)
    home = ann.view["players"][ann.seat]["home"]
    numbers = [f"Somebody {n}: 1 influence at the Bank against so much less of others." for n in range(3)]
    prompter.stage(taken(LATE, home, "Mabel controls the Bank now", 1, *numbers))
    page.locator(".play").get_by_role("button", name="Go on").click()
    long = "Mabel moves somebody with quite a long name to a place with quite a long name, booting."
    prompter.stage(lines=[told(LATE - 9 + n, "Declared", f"{n}: {long}") for n in range(8)])
    box = page.locator(".happened")
    expect(box).to_contain_text("more in the log")
    assert box.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    expect(box.locator("button")).to_be_in_viewport(ratio=1)


def test_the_end_of_a_fight_takes_no_more_room_than_its_words(
    server: Server, context: Browsers, ann: Person
) -> None:
    prompter = Prompter(context)
    page = visit(prompter, ann, at_noon(ann))
    quiet(page)
    end = taken(LATE, -1, "The shootout is over: you win it, because nobody of Mabel's posse is left.", 0)
    prompter.stage(end | {"targets": [], "code": "", "changes": ["Discarded: Travis Moone."]})
    panel = page.locator(".play")
    title = panel.locator("h2")
    line = title.evaluate("one => parseFloat(getComputedStyle(one).lineHeight) || 1.5 * 18")
    expect(title).to_be_visible()
    assert title.evaluate("one => one.getBoundingClientRect().height") < 1.6 * line
    box, words = (one.bounding_box() for one in (panel, title))
    assert box is not None and words is not None
    assert box["width"] - words["width"] < 60
