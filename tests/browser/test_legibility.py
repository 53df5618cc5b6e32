"""Everything on the table can be read without zoom: measured on every visible text, after transforms."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.conftest import LAPTOP, PHONE
from tests.browser.hands import clear_stage
from tests.browser.test_table_states import seats, visit
from tests.server.people import Person, Server

Browsers = Callable[..., BrowserContext]
WIDE = {"width": 1920, "height": 1080}
SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP},
    "wide": {"viewport": WIDE},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
TOO_SMALL = """() => {
  const bad = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, holder = text.parentElement;
    if (!text.textContent.trim() || holder.closest('.unseen, [role=tooltip]')) continue;
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    let turned = new DOMMatrix();
    for (let node = holder; node; node = node.parentElement) {
      const style = getComputedStyle(node);
      const scale = style.scale === 'none' ? [1] : style.scale.split(' ').map(Number);
      const own = new DOMMatrix(style.transform === 'none' ? '' : style.transform)
        .scale(scale[0], scale[1] ?? scale[0])
        .rotate(style.rotate === 'none' ? 0 : parseFloat(style.rotate));
      turned = own.multiply(turned);
    }
    const size = parseFloat(getComputedStyle(holder).fontSize) * Math.hypot(turned.c, turned.d);
    const least = holder.closest('.stat, .numbers b') ? 14 : holder.closest('.name, .title, .who') ? 13 : 12;
    const aside = Math.abs(turned.b) > 0.1 * Math.abs(turned.a)
      || getComputedStyle(holder).writingMode !== 'horizontal-tb';
    if (size < least - 0.01 || aside)
      bad.push(`${size.toFixed(1)} px${aside ? ' on its side' : ''}: ${text.textContent.trim().slice(0, 30)}`);
  }
  return bad;
}"""


def table_at(person: Person, count: int, moment: str) -> str:
    """A table of so many at which Ann has to decide at Noon of the second day, or in a fight of hers."""
    chance = random.Random(3)
    for _ in range(100):
        table = person.make(*seats(count))
        person.enter(table)
        while not person.over:
            person.until(lambda: person.asked or person.over)
            if person.asked and is_moment(person, moment):
                person.leave()
                return table
            if person.asked:
                options = person.view["decision"]["options"]
                wanted = ("gang", "shop", "accept", "join", *(("callout",) if moment == "fight" else ()))
                lively = [option for option in options if option["key"].split()[0] in wanted]
                person.answer(chance.choice(lively or options)["key"])
        person.leave()
    raise AssertionError(f"a hundred games without {moment}")


def is_moment(person: Person, moment: str) -> bool:
    view = person.view
    fight = view["shootout"]
    if moment == "fight":
        inside = bool(fight) and fight["step"] == "resolution" and person.seat in fight["seats"]
        return inside and len(view["decision"]["options"]) > 1
    return view["phase"] == "noon" and view["day"] >= 2 and not fight and view["decision"]["kind"] == "play"


@pytest.mark.parametrize("count", [2, 4])
@pytest.mark.parametrize("moment", ["noon", "fight"])
def test_every_text_is_large_enough(
    server: Server, context: Browsers, ann: Person, pictures: Path, count: int, moment: str
) -> None:
    table = table_at(ann, count, moment)
    for name, size in SIZES.items():
        page = visit(context, ann, table, **size)
        clear_stage(page)
        page.screenshot(path=pictures / f"read-{moment}-{count}-{name}.png")
        assert page.evaluate(TOO_SMALL) == [], f"{moment}, {count} seats, {name}"


def test_type_and_cards_grow_with_the_window(server: Server, context: Browsers, ann: Person) -> None:
    table = table_at(ann, 2, "noon")
    laptop, wide = (visit(context, ann, table, **SIZES[name]) for name in ("laptop", "wide"))
    for what in (".hand .card", ".square .sign", "[data-testid=prompt]"):
        assert height(wide, what) > 1.2 * height(laptop, what)


def height(page: Page, what: str) -> float:
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["height"]
