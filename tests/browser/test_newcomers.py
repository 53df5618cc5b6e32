"""What somebody meets who was told nothing: clicks that land, choices that wait, filters that are seen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.hands import PROMPT, clear_stage, hurry_bots, quick_game
from tests.browser.test_deciding import CHANGED, chosen, keys, number, until_asked
from tests.browser.test_learning import BECKONS, follow
from tests.browser.test_table_states import seats, visit
from tests.server.people import Person, Server

Browsers = Callable[..., BrowserContext]


def test_the_glowing_place_of_a_lesson_is_clicked_anywhere(server: Server, context: Browsers) -> None:
    """Also while it beckons: what glows must not draw in the ground that takes the click."""
    page = context(reduced_motion="no-preference").new_page()
    page.goto(server.address)
    page.get_by_role("button", name="Begin").first.click()
    page.wait_for_selector(PROMPT)
    hurry_bots(page)
    place = page.locator(".lot.reachable")
    for _ in range(30):
        page.wait_for_function(BECKONS)
        if place.count():
            break
        follow(page)
    box = place.bounding_box()
    assert box is not None
    assert box["height"] > 60
    before = number(page)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 8)
    page.wait_for_function(CHANGED, arg=before)


def choose_five(page: Page) -> None:
    """Take the cheapest who fit, one after the other, until five start."""
    for count in range(1, 6):
        page.evaluate(CHEAPEST)
        expect(page.locator("[data-starts]")).to_have_count(count)


CHEAPEST = """() => [...document.querySelectorAll('[data-start]')]
  .map((one) => [Number(one.querySelector('.cost, .price')?.textContent ?? 0), one])
  .sort((a, b) => a[0] - b[0])[0][1].click()"""


def test_a_gang_waits_for_its_player_and_forgets_nobody(page: Page, server: Server) -> None:
    quick_game(page, server.address)
    page.locator("[data-key='gang other']").click()
    expect(page.get_by_text("Up to 5")).to_be_visible()
    row = page.get_by_test_id("gang").locator("> *")
    expect(page.locator("[data-start]").first).to_be_visible()
    everybody = row.count()
    choose_five(page)
    # The fifth begins nothing: the rest says why it stays out, and the gang waits to be confirmed.
    done = page.locator("[data-key='done']")
    expect(done).to_be_visible()
    expect(page.locator("[data-start]")).to_have_count(0)
    expect(page.get_by_text("five is all").first).to_be_visible()
    expect(row).to_have_count(everybody)
    # Whoever comes back finds them chosen, takes one out and another in.
    page.reload()
    expect(page.locator("[data-starts]")).to_have_count(5)
    page.locator("[data-starts]").first.click()
    expect(page.locator("[data-starts]")).to_have_count(4)
    expect(row).to_have_count(everybody)
    page.keyboard.press("u")
    expect(page.locator("[data-starts]")).to_have_count(5)
    done.click()
    expect(page.get_by_test_id("gang")).to_have_count(0)
    five = re.compile(r"Ann starts with [^,]+, [^,]+, [^,]+, [^,]+ and [^,]+")
    expect(page.get_by_role("log").locator("p", has_text=five)).to_have_count(1)


def test_what_was_taken_back_is_not_told_any_more(page: Page, server: Server) -> None:
    """Before that it is told also to whoever comes back from the lobby."""
    quick_game(page, server.address)
    hurry_bots(page)
    page.locator("[data-key='gang as-listed']").click()
    page.get_by_test_id("go-on").click()
    told = page.get_by_label("What happened")
    expect(told).to_contain_text("the lowball and the pot")
    address = page.url
    page.goto(server.address)
    page.goto(address)
    expect(told).to_contain_text("the lowball and the pot")
    while not page.locator("[data-key='gang as-listed']").count():
        page.keyboard.press("u")
        page.wait_for_timeout(0)
        expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(told).to_have_count(0)
    page.keyboard.press("b")
    expect(page.get_by_role("status", name="Lowball")).to_have_count(0)


def test_a_press_that_comes_too_late_for_a_panel_hits_nothing(
    server: Server, context: Browsers, ann: Person
) -> None:
    """The play of a rival leaves the stage by itself; what lies beneath is shielded for a moment."""
    table = ann.make(*seats(2))
    page = visit(context, ann, table, storage_state=chosen(server, {"speed": "slow"}))
    ann.enter(table)
    chance = random.Random(3)
    panel = page.locator(".play[role=status]")
    while not panel.count():
        clear_stage(page)
        ann.until(lambda: ann.asked or ann.over)
        assert not ann.over
        ann.answer(str(chance.choice(ann.view["decision"]["options"])["key"]))
    assert "left" in page.evaluate(UNDER_THE_BUTTON)
    expect(page.locator(".left")).to_have_count(0)


UNDER_THE_BUTTON = """async () => {
  const button = [...document.querySelectorAll('.play .button')].at(-1);
  const box = button.getBoundingClientRect();
  button.click();
  await new Promise((done) => setTimeout(done));
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2).className;
}"""


def test_the_row_of_a_gang_stays_where_it_was_pushed(server: Server, context: Browsers) -> None:
    page = context(viewport={**PHONE, "height": 640}, has_touch=True, is_mobile=True).new_page()
    quick_game(page, server.address)
    page.locator("[data-key='gang other']").tap()
    expect(page.locator("[data-start]").first).to_be_visible()
    strip = page.get_by_test_id("gang")
    strip.evaluate("one => one.scrollTop = one.scrollHeight")
    before = strip.evaluate("one => one.scrollTop")
    assert before > 20
    page.locator("[data-start]").last.tap()
    expect(page.locator("[data-starts]")).to_have_count(1)
    assert strip.evaluate("one => one.scrollTop") == before


def test_a_filter_in_force_is_seen_and_leads_on(page: Page, server: Server) -> None:
    page.goto(f"{server.address}/decks")
    page.get_by_role("button", name="Build a new deck").click()
    chips = page.get_by_role("group", name="Chosen")
    expect(chips).to_contain_text("outfit")
    page.get_by_role("button", name="Add", exact=False).first.click()
    expect(chips).to_contain_text("dude")
    expect(page.get_by_text("Now the dudes")).to_be_visible()
    # Who searches for something else finds it.
    page.get_by_label("Search cards").fill("shotgun")
    expect(page.get_by_role("region", name="Found cards")).to_contain_text("Shotgun")
    expect(chips).to_have_count(0)


def test_enter_belongs_to_the_question_whatever_was_clicked(
    server: Server, context: Browsers, ann: Person
) -> None:
    table = until_asked(ann, lambda view: "pay" in keys(view))
    page = visit(context, ann, table)
    page.get_by_label("Street of Ann").locator(".front").first.click()
    before = number(page)
    page.keyboard.press("Enter")
    page.wait_for_function(CHANGED, arg=before)


def test_what_can_react_has_a_button(server: Server, context: Browsers, ann: Person) -> None:
    def reacts(view: dict[str, Any]) -> bool:
        return view["decision"]["kind"] == "react" and any(key.startswith("react ") for key in keys(view))

    page = visit(context, ann, until_asked(ann, reacts, "gang shop pay"))
    button = page.locator("[data-react]").first
    expect(button).to_have_text(re.compile("^Use "))
    before = number(page)
    button.click()
    page.wait_for_function(CHANGED, arg=before)


def test_the_best_five_are_kept_by_one_button(server: Server, context: Browsers, ann: Person) -> None:
    page = visit(
        context,
        ann,
        until_asked(
            ann, lambda view: view["decision"]["kind"] == "keep five", "gang callout accept join shop move"
        ),
    )
    values = page.get_by_role("group", name="Draw hand of Ann").locator(".corner").all_inner_texts()
    order = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
    placed = [order.index(text.rstrip("♠♥♦♣ \n")) for text in values if text.rstrip("♠♥♦♣ \n") in order]
    assert placed == sorted(placed)
    keep = page.get_by_test_id("keep").first
    expect(keep).to_have_text(re.compile("^Keep "))
    before = number(page)
    keep.click()
    page.wait_for_function(CHANGED, arg=before)


def test_an_empty_home_keeps_the_name_of_its_outfit(server: Server, context: Browsers, ann: Person) -> None:
    def abroad(view: dict[str, Any]) -> bool:
        """Whether nobody is at a home that stands alone in its street."""
        dudes = [card for card in view["cards"].values() if card["zone"] == "play" and not card.get("host")]
        homes = {player["home"] for player in view["players"] if len(player["street"]) == 1}
        at = {card.get("location") for card in dudes if card["id"] not in homes}
        return view["decision"]["kind"] == "play" and not view.get("shootout") and not homes <= at

    page = visit(context, ann, until_asked(ann, abroad, "gang pay move"))
    expect(page.locator(".lot.home.empty .name small").first).to_be_visible()


def test_on_a_telephone_the_own_street_stays_while_a_dude_is_chosen(
    server: Server, context: Browsers, ann: Person
) -> None:
    table = until_asked(ann, lambda view: any(key.startswith("move ") for key in keys(view)), "gang pay")
    dude = next(key.split()[1] for key in keys(ann.view) if key.startswith("move "))
    page = visit(context, ann, table, viewport=PHONE, has_touch=True, is_mobile=True)
    page.locator(f".plate [data-id='{dude}']").tap()
    expect(page.locator(".menu")).to_be_visible()
    expect(page.get_by_label("Street of Ann").locator(".lot").first).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".prompt .answers")).to_be_hidden()


def test_an_empty_gang_is_not_begun_by_a_press_too_many(page: Page, server: Server) -> None:
    quick_game(page, server.address)
    page.locator("[data-key='gang other']").click()
    expect(page.locator("[data-start]").first).to_be_visible()
    expect(page.locator(".answers .main")).to_have_count(0)
    before = number(page)
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.locator("[data-start]").first).to_be_visible()
    assert number(page) == before


SEEN = "one => one.getBoundingClientRect().bottom <= innerHeight"


def test_a_table_is_made_whatever_options_are_open_and_kept_by_a_click_beside(
    page: Page, server: Server
) -> None:
    page.goto(server.address)
    page.get_by_role("button", name="Make a table").click()
    page.get_by_text("Options", exact=True).click()
    assert page.get_by_role("button", name="Make the table").evaluate(SEEN)
    page.mouse.click(5, 400)
    expect(page.get_by_role("button", name="Make the table")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Make the table")).to_have_count(0)


def test_a_game_under_way_stands_at_the_top(page: Page, server: Server) -> None:
    quick_game(page, server.address, name="Zoe")
    page.goto(server.address)
    under_way = page.get_by_role("region", name="Games under way")
    link = under_way.get_by_role("link", name="Zoe").first
    assert link.evaluate(SEEN)
    link.click()
    expect(page.locator(PROMPT)).to_be_visible()


def test_the_text_table_has_the_hand_once_and_the_numbers_of_deeds(
    server: Server, context: Browsers, ann: Person
) -> None:
    table = until_asked(ann, lambda view: any(key.endswith(" right") for key in keys(view)))
    page = visit(context, ann, table, storage_state=chosen(server, {"textView": True}))
    deed = next(key.split()[1] for key in keys(ann.view) if key.endswith(" right"))
    line = page.locator(f".text [data-id='{deed}']")
    expect(line).to_have_text(re.compile(r"\d control|\d ghost rock a day"))
    expect(page.locator(f"[data-id='{deed}']")).to_have_count(1)
