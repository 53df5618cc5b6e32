"""The town stays where it is: no question, however long, moves it up or down."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.hands import PROMPT, clear_stage
from tests.browser.test_deciding import keys, until_asked
from tests.browser.test_legibility import SIZES
from tests.browser.test_table_states import seats, visit
from tests.browser.wires import Prompter
from tests.server.people import Person, Server

Browsers = Callable[..., BrowserContext]
HEIGHT = "() => Math.round(document.querySelector('.felt').getBoundingClientRect().height)"
HIDDEN = """() => {
  const prompt = document.querySelector('.prompt').getBoundingClientRect();
  const found = document.querySelectorAll('.prompt .sentence, .answers .button');
  return [...found].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom > prompt.bottom + 1 || box.top < prompt.top - 1;
  }).map((one) => one.textContent.trim());
}"""
"""The question and its answers, as far as one would have to scroll to them."""
COVERED = """() => {
  const box = document.querySelector('.prompt .sentence').getBoundingClientRect();
  const there = document.elementFromPoint(box.left + 20, box.top + box.height / 2);
  return Boolean(there?.closest('.answers'));
}"""
CUT_FOR_GOOD = """() => [...document.querySelectorAll('.page *')].filter((one) => {
  const style = getComputedStyle(one);
  if (style.overflow !== 'hidden' || one.clientWidth < 3 || !one.checkVisibility()) return false;
  if (![...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())) return false;
  const cut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3;
  return cut && one.closest('[title], [data-id]') === null;
}).map((one) => one.textContent.trim())"""
"""Words that end in dots, with no way to read the rest."""
LIVELY = ("callout", "accept", "join", "use", "shop")


def scene_of(view: dict[str, Any]) -> str:
    """What stands in the place of the town."""
    if view["shootout"] or view["posses"]:
        return "fight"
    return "town" if view["phase"] in ("upkeep", "noon", "sundown") else ""


def settled(page: Page, number: int) -> None:
    page.wait_for_function(
        "n => document.querySelector('.prompt')?.dataset.number === String(n)", arg=number, timeout=10_000
    )
    while page.locator("[data-testid=go-on]").count():
        clear_stage(page)
    # Other letters are of another width.
    page.evaluate("() => document.fonts.ready.then(() => true)")


@pytest.mark.parametrize("size", SIZES)
def test_no_question_moves_the_town(server: Server, context: Browsers, ann: Person, size: str) -> None:
    chance = random.Random(5)
    table = ann.make(*seats(2))
    ann.enter(table)
    page = visit(context, ann, table, **SIZES[size])
    page.wait_for_selector(PROMPT)
    heights: dict[str, dict[int, str]] = {"town": {}, "fight": {}}
    for _ in range(45):
        ann.until(lambda: ann.asked or ann.over)
        if ann.over:
            break
        decision, words = ann.view["decision"], ann.state["words"]
        scene = scene_of(ann.view)
        if scene and not words.get("sure") and decision["kind"] != "joker":
            settled(page, decision["number"])
            heights[scene].setdefault(page.evaluate(HEIGHT), decision["prompt"])
            assert page.evaluate(HIDDEN) == [], decision["prompt"]
            assert not page.evaluate(COVERED), decision["prompt"]
            assert page.evaluate(CUT_FOR_GOOD) == []
        options = [option["key"] for option in decision["options"]]
        lively = [key for key in options if key.split()[0] in LIVELY]
        ann.answer(chance.choice(lively if lively and chance.random() < 0.6 else options))
    ann.leave()
    assert len(heights["town"]) == 1, heights
    assert len(heights["fight"]) <= 2 or size == "phone", heights


PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll('.board [data-id], .answers .button')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.dataset.id ?? one.dataset.key ?? one.dataset.testid ?? one.textContent.trim(), one])
    .map(([name, one]) => [name, [one.getBoundingClientRect().x, one.getBoundingClientRect().y].map(Math.round)])
)"""
"""Where everything is that one may want to click next."""


def moved(
    before: dict[str, list[int]], after: dict[str, list[int]]
) -> dict[str, tuple[list[int], list[int]]]:
    """What is not where it was; a pixel is the edge that a card gets when it is lit."""
    return {
        name: (place, after[name])
        for name, place in before.items()
        if name in after and any(abs(one - other) > 1 for one, other in zip(place, after[name], strict=True))
    }


@pytest.mark.parametrize("size", SIZES)
def test_choosing_a_dude_asking_why_and_a_hint_move_nothing(
    server: Server, context: Browsers, ann: Person, size: str
) -> None:
    table = until_asked(
        ann,
        lambda view: (
            view["decision"]["kind"] == "play" and any(key.startswith("move ") for key in keys(view))
        ),
    )
    prompter = Prompter(context)
    page = visit(prompter, ann, table, **SIZES[size])
    settled(page, ann.view["decision"]["number"])
    page.keyboard.press("Escape")
    expect(page.locator(".play")).to_have_count(0)
    before = page.evaluate(PLACES)
    assert len(before) > 6
    dude = next(key.split()[1] for key in keys(ann.view) if key.startswith("move "))
    page.locator(f".plate [data-id='{dude}']").first.click()
    expect(page.locator(".menu")).to_be_visible()
    assert moved(before, page.evaluate(PLACES)) == {}
    page.get_by_role("button", name="Why can’t I").click()
    expect(page.locator(".refusal, .refusals .hint").first).to_be_visible()
    assert moved(before, page.evaluate(PLACES)) == {}
    page.locator(".menu .close").click()
    expect(page.locator(".menu")).to_have_count(0)
    option = {"key": "pass", "text": "Pass", "value": 0.5, "reason": "It leaves you about half to win. " * 6}
    number = ann.view["decision"]["number"]
    prompter.say(
        {"type": "hint", "seat": ann.seat, "decision": number, "options": [option, option | {"key": "x"}]}
    )
    expect(page.locator(".hints p").first).to_be_visible()
    assert moved(before, page.evaluate(PLACES)) == {}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["redraw", "keep five", "join"])
def test_marking_a_card_moves_no_button(
    server: Server, context: Browsers, ann: Person, size: str, kind: str
) -> None:
    def marks(view: dict[str, Any]) -> bool:
        cards = sum(key.startswith(("card ", "join ")) for key in keys(view))
        return view["decision"]["kind"] == kind and cards > 0

    table = until_asked(ann, marks, "callout accept join")
    page = visit(context, ann, table, **SIZES[size])
    settled(page, ann.view["decision"]["number"])
    page.keyboard.press("Escape")
    confirm = page.get_by_test_id("confirm")
    expect(page.get_by_role("button", name="Clear")).to_be_disabled()
    before, buttons = page.evaluate(HEIGHT), confirm.bounding_box()
    assert buttons is not None
    page.locator("main .able[data-id]:visible").first.click()
    expect(page.get_by_role("button", name="Clear")).to_be_enabled()
    after = confirm.bounding_box()
    assert after is not None
    assert page.evaluate(HEIGHT) == before
    assert abs(after["x"] - buttons["x"]) <= 1
    assert abs(after["y"] - buttons["y"]) <= 1


ON_TOP = """one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && (one.contains(hit) || hit.contains(one));
}"""
"""Whether nothing lies above its middle."""


@pytest.mark.parametrize("size", ["laptop", "wide"])
def test_an_open_card_leaves_ones_own_bar_in_sight(
    server: Server, context: Browsers, ann: Person, size: str, pictures: Path
) -> None:
    table = until_asked(
        ann,
        lambda view: (
            view["decision"]["kind"] == "play"
            and all(any(key.startswith(verb) for key in keys(view)) for verb in ("move ", "shop "))
        ),
        "gang pay",
    )
    page = visit(context, ann, table, **SIZES[size])
    settled(page, ann.view["decision"]["number"])
    page.keyboard.press("Escape")
    bar = page.locator(".board > .banner").last.locator(".numbers")
    for card in [
        *page.locator(".hand [data-id]").all(),
        *page.get_by_label("Street of Ann").locator(".plate [data-id]").all(),
    ]:
        before, height = page.evaluate(PLACES), page.evaluate(HEIGHT)
        card.click()
        expect(page.locator(".menu")).to_be_visible()
        name = f"open-{card.get_attribute('data-id')}-{size}.png"
        page.mouse.move(5, 5)
        expect(page.locator(".detail")).to_have_count(0)
        page.screenshot(path=pictures / name)
        assert bar.evaluate(ON_TOP), name
        assert page.evaluate(HEIGHT) == height
        for item in page.locator(".menu .item").all():
            assert item.evaluate(ON_TOP), name
        page.keyboard.press("Escape")
        expect(page.locator(".menu")).to_have_count(0)
        assert moved(before, page.evaluate(PLACES)) == {}
