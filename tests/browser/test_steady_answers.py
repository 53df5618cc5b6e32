"""What one chooses among stays in its place, all of it can be read, and everything has the room it needs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from tests.browser.crowds import add_dudes, fill, rewritten
from tests.browser.hands import PROMPT, clear_stage
from tests.browser.test_crowds import TOUCHED
from tests.browser.test_deciding import chosen, keys, until_asked
from tests.browser.test_legibility import SIZES, TOO_SMALL, table_at
from tests.browser.test_small_screen import in_sight, plays
from tests.browser.test_steady_town import HIDDEN, PLACES, moved
from tests.browser.test_table_states import visit
from tests.browser.wires import Prompter
from tests.server.people import Person, Server

Browsers = Callable[..., BrowserContext]
State = dict[str, Any]
AT_REST = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"""
CUT_WORDS = """(what) => [...document.querySelectorAll(what)].filter((one) => {
  for (let box = one.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflow === 'visible') continue;
    const [inner, outer] = [one.getBoundingClientRect(), box.getBoundingClientRect()];
    if (inner.bottom > outer.bottom + 1 || inner.top < outer.top - 1) return true;
    if (inner.right > outer.right + 1 || inner.left < outer.left - 1) return true;
  }
  return false;
}).map((one) => one.textContent.trim())"""
"""What is cut by the edge of something in which it stands."""


def look_at(
    context: Browsers, person: Person, table: str, rewrite: Callable[[State], None], **options: Any
) -> Page:
    """A browser of this person at a table of which everything may be changed on its way."""
    made = context(**options)
    made.add_cookies([{"name": k, "value": v, "url": person.address} for k, v in person.http.cookies.items()])
    rewritten(made, rewrite)
    page = made.new_page()
    page.goto(f"{person.address}/t/{table}")
    page.wait_for_selector(PROMPT)
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    clear_stage(page)
    page.evaluate(AT_REST)
    return page


def joining(view: dict[str, Any]) -> bool:
    return bool(view["decision"]["kind"] == "join")


def six_could_join(state: State) -> None:
    """Some for nothing, some booting, one at a price that takes two lines."""
    view, notes = state["view"], state["words"]["notes"]
    prices = ["boots to come", "is there already", "", "boots to come"]
    prices.append("is there already; After he joins a posse, discard him unless you pay 1 ghost rock")
    for price, dude in zip(prices, add_dudes(view, view["players"][0]["home"], 5, (0,)), strict=True):
        view["cards"][str(dude)]["booted"] = False
        view["decision"]["options"].insert(0, {"key": f"join {dude}", "text": "joins", "cards": [dude]})
        notes[f"join {dude}"] = price
    view["decision"]["most"] = len(view["decision"]["options"]) - 1


@pytest.mark.parametrize("size", SIZES)
def test_everybody_stays_in_place_while_a_posse_is_chosen(
    server: Server, context: Browsers, ann: Person, pictures: Path, size: str
) -> None:
    table = until_asked(ann, joining, "callout accept join")
    page = look_at(context, ann, table, six_could_join, **SIZES[size])
    able = page.locator(".aside .able[data-id]")
    expect(able.nth(4)).to_be_visible()
    expect(page.locator(".odds .chance")).to_be_attached()
    page.screenshot(path=pictures / f"join-{size}.png")
    for dude in [one.get_attribute("data-id") for one in able.all()]:
        plate = page.locator(f".aside [data-id='{dude}']")
        plate.scroll_into_view_if_needed()
        page.evaluate(AT_REST)
        before = page.evaluate(PLACES)
        plate.click()
        expect(page.locator(f".aside .chosen[data-id='{dude}']")).to_be_visible()
        page.evaluate(AT_REST)
        assert moved(before, page.evaluate(PLACES)) == {}
    page.screenshot(path=pictures / f"joined-{size}.png")


@pytest.mark.parametrize("size", ["laptop", "wide"])
def test_a_card_that_cannot_be_used_has_the_room_of_one_that_can(
    server: Server, context: Browsers, ann: Person, pictures: Path, size: str
) -> None:
    table = until_asked(
        ann,
        lambda view: (
            any(key.startswith("shop ") for key in keys(view)) and view["decision"]["kind"] == "play"
        ),
        "gang pay",
    )

    def nothing(state: State) -> None:
        """No card of the hand can be played."""
        options = state["view"]["decision"]["options"]
        hand = state["view"]["players"][0]["hand"]
        options[:] = [one for one in options if not set(one["cards"]) & set(hand)]

    page = look_at(context, ann, table, nothing, **SIZES[size])
    for card in page.locator(".hand [data-id]").all():
        card.click()
        menu = page.locator(".menu")
        expect(menu.locator(".refusal, .refusals .hint").first).to_be_visible()
        page.screenshot(path=pictures / f"blocked-{card.get_attribute('data-id')}-{size}.png")
        box, room = menu.bounding_box(), page.locator(".prompt").bounding_box()
        assert box is not None
        assert room is not None
        assert box["width"] > 0.97 * room["width"]
        assert page.evaluate(CUT_WORDS, ".menu .refusal > span, .menu .refusal b, .menu .why") == []
        page.keyboard.press("Escape")
        expect(menu).to_have_count(0)


@pytest.mark.parametrize("size", ["laptop", "wide"])
def test_all_ways_to_keep_five_are_whole(
    server: Server, context: Browsers, ann: Person, pictures: Path, size: str
) -> None:
    def several(state: State) -> None:
        ways = ["five of a kind, Cheatin’", "full house, Cheatin’", "two pair"]
        state["words"]["keeps"] = [
            {"text": text, "thrown": [], "legal": "Cheatin" not in text} for text in ways
        ]

    table = until_asked(
        ann, lambda view: view["decision"]["kind"] == "keep five", "gang callout accept join shop move"
    )
    page = look_at(context, ann, table, several, **SIZES[size])
    expect(page.get_by_test_id("keep")).to_have_count(3)
    page.screenshot(path=pictures / f"keep-five-{size}.png")
    assert page.evaluate(HIDDEN) == []
    assert page.evaluate(CUT_WORDS, ".answers .button") == []


def test_three_plays_of_a_dude_leave_the_bar_where_it_is(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    def three_moves(state: State) -> None:
        view = state["view"]
        move = next(one for one in view["decision"]["options"] if one["key"].endswith(" town-square"))
        names = ["the town square", "Carter's Bounties", "the home of Mabel"]
        view["decision"]["options"][:] = [
            move | {"key": f"{move['key']} {name}", "text": move["text"].replace(names[0], name)}
            for name in names
        ]

    page = look_at(context, ann, table_at(ann, 2, "noon"), three_moves, **SIZES["wide"])
    bar = page.locator(".board > .banner").last
    before = bar.bounding_box()
    page.locator(".plate .able[data-id]").click()
    expect(page.locator(".menu .item").nth(2)).to_be_visible()
    page.evaluate(AT_REST)
    page.screenshot(path=pictures / "three-plays-wide.png")
    assert bar.bounding_box() == before


HAND = ["J♦", "8♣", "8♠", "J♣", "J♥"]


def as_it_is(state: State) -> None:
    """Nothing is changed."""


def result(kind: str, seats: int, *changes: str) -> dict[str, Any]:
    """The hands of a round or of lowball, as they are told on the stage."""
    hands = [
        {"seat": seat, "faces": HAND, "codes": ["01001"] * 5, "name": "full house", "rank": 7, "legal": False}
        for seat in range(seats)
    ]
    scene = {"kind": kind, "event": 90_000, "title": "You win the round by 3", "text": "Ranks 10 to 7."}
    return scene | {"hands": hands, "winner": 0, "by_itself": False, "changes": list(changes)}


def at_noon(ann: Person) -> str:
    return until_asked(ann, lambda view: bool(plays(view, "move")), "gang pay shop")


def box(one: Locator) -> dict[str, float]:
    found = one.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def test_on_a_telephone_a_result_has_the_room_of_the_empty_panel(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    prompter = Prompter(context)
    page = visit(prompter, ann, at_noon(ann), **TOUCHED)
    expect(page.locator(".prompt.mine")).to_be_visible()
    town = page.evaluate("() => document.querySelector('.board .plate').getBoundingClientRect().y")
    fallen = [f"Mabel's {name} is discarded as a casualty." for name in ("Maggie Harris", 'Chuan "Jen" Qí')]
    prompter.stage(result("round", 2, *fallen))
    last = page.locator(".result .fall").last
    expect(last).to_be_visible()
    page.screenshot(path=pictures / "result-phone.png")
    assert in_sight(last)
    assert box(page.locator(".foot"))["height"] < 70
    assert in_sight(page.get_by_test_id("go-on"))
    page.get_by_test_id("go-on").tap()
    expect(page.locator(".result")).to_have_count(0)
    page.evaluate(AT_REST)
    after = page.evaluate("() => document.querySelector('.board .plate').getBoundingClientRect().y")
    assert abs(after - town) <= 1


def test_on_a_telephone_ones_own_hand_of_four_comes_first_and_an_arrow_says_that_there_is_more(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    prompter = Prompter(context)
    page = visit(prompter, ann, table_at(ann, 4, "noon"), **TOUCHED)
    expect(page.locator(".prompt.mine")).to_be_visible()
    prompter.stage(result("lowball", 4))
    hands = page.locator(".result section")
    expect(hands).to_have_count(4)
    page.screenshot(path=pictures / "lowball-four-phone.png")
    own = page.locator(".result section.own")
    assert in_sight(own)
    assert box(own)["y"] == min(box(one)["y"] for one in hands.all())
    expect(page.locator(".result")).to_have_attribute("data-more", "after")
    sign = page.locator(".result").evaluate("one => getComputedStyle(one, '::after').content")
    assert sign == '"▾"'


def test_the_hand_that_is_asked_about_is_in_sight(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    def cheatin(state: State) -> None:
        view = state["view"]
        view["phase"] = "gambling"
        name = view["players"][3]["name"]
        for player in view["players"]:
            player["draw_hand_size"] = 5
            view["hands"].append(
                {"seat": player["seat"], "cards": [0] * 5, "faces": HAND, "rank": 7, "natural": 7}
                | {"name": "full house", "legal": player["seat"] != 3, "modifiers": []}
            )
        prompt = f"{name}'s hand is Cheatin': do you punish it?"
        view["decision"]["prompt"] = prompt
        options = view["decision"]["options"]
        options[:] = [
            one for one in options if not one["cards"] or one["cards"][0] in view["players"][0]["hand"]
        ]
        state["words"]["ask"] = prompt

    page = look_at(context, ann, table_at(ann, 4, "noon"), cheatin, **TOUCHED)
    asked = page.locator(".lowball .hands > div").nth(2)
    expect(asked.locator("h3")).to_have_text("Clementine")
    page.screenshot(path=pictures / "cheatin-phone.png")
    assert page.evaluate(CUT_WORDS, ".lowball .hands > div:nth-of-type(3) .face") == []


ODDS = {"type": "odds", "about": "Counted: all.", "chances": [], "advice": [], "losses": 1.0, "kills": 1.0}


def test_on_a_telephone_chances_are_seen_or_their_frame_is_not_there(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    prompter = Prompter(context)
    table = until_asked(ann, lambda view: view["decision"]["kind"] == "join", "callout accept join")
    page = visit(prompter, ann, table, **TOUCHED)
    expect(page.locator(".chances .chance")).to_be_visible()
    option = {"key": "done", "text": "Send nobody else", "value": 0.5, "reason": "It leaves you half. " * 14}
    number = ann.view["decision"]["number"]
    prompter.say({"type": "hint", "seat": ann.seat, "decision": number, "options": [option]})
    expect(page.locator(".hints p")).to_be_visible()
    page.evaluate(AT_REST)
    page.screenshot(path=pictures / "chances-phone.png")
    for part in (".chances .bar", ".chances .chance b"):
        assert in_sight(page.locator(part).first)
    page.locator(".board > .banner").first.locator(".standing").tap()
    page.locator(".prompt").evaluate("one => one.scrollTop = one.scrollHeight")
    page.evaluate(AT_REST)
    page.screenshot(path=pictures / "chances-put-away-phone.png")
    for part in (".chances .bar", ".chances .chance b"):
        assert in_sight(page.locator(part).first)
    prompter.say(ODDS | {"seat": ann.seat, "win": -1.0})
    expect(page.locator(".odds")).to_have_count(0)


def test_on_a_telephone_ones_own_bar_rides_on_what_is_opened(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    prompter = Prompter(context)
    table = at_noon(ann)
    page = visit(prompter, ann, table, **TOUCHED)
    expect(page.locator(".prompt.mine")).to_be_visible()
    bar = page.locator(".board > .banner").last
    dude = plays(ann.view, "move")[0].split()[1]
    page.locator(f".plate [data-id='{dude}']").first.tap()
    expect(page.locator(".menu")).to_be_visible()
    page.evaluate(AT_REST)
    page.screenshot(path=pictures / "bar-menu-phone.png")
    assert in_sight(bar.locator(".numbers"))
    assert in_sight(bar.locator(".standing"))
    page.locator(".menu .close").tap()
    option = {"key": "pass", "text": "Pass", "value": 0.5, "reason": "It leaves you about half to win. " * 16}
    number = ann.view["decision"]["number"]
    prompter.say({"type": "hint", "seat": ann.seat, "decision": number, "options": [option]})
    expect(page.locator(".hints p")).to_be_visible()
    page.evaluate(AT_REST)
    page.screenshot(path=pictures / "bar-hint-phone.png")
    assert in_sight(bar.locator(".numbers"))
    assert in_sight(bar.locator(".standing"))


def test_on_a_telephone_more_of_a_replay_opens_above_its_buttons(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    table = at_noon(ann)
    made = context(**TOUCHED)
    made.add_cookies([{"name": k, "value": v, "url": ann.address} for k, v in ann.http.cookies.items()])
    page = made.new_page()

    def thoughtful(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, json=found.json() | {"thoughts": True})

    page.route("**/api/tables/*/replay", thoughtful)
    page.goto(f"{ann.address}/r/{table}")
    play = page.get_by_role("button", name="Play", exact=True)
    expect(play).to_be_visible()
    before = box(play)
    page.get_by_role("button", name="More").tap()
    expect(page.get_by_label("Seen by")).to_be_visible()
    expect(page.get_by_role("button", name="What was it thinking?")).to_be_visible()
    page.screenshot(path=pictures / "replay-more-phone.png")
    assert box(play) == before


TRAVELS = """() => [...document.querySelectorAll('.ground [data-card]')].filter((one) =>
  Number(one.dataset.card) < 9000 && one.getAnimations({ subtree: false }).some((motion) =>
    motion.effect.getKeyframes().some((frame) => frame.translate))).map((one) => one.textContent.trim())"""


def test_a_place_and_its_name_move_together(server: Server, context: Browsers, ann: Person) -> None:
    prompter = Prompter(context)
    lively = chosen(server, {"speed": "slow"})
    page = visit(prompter, ann, table_at(ann, 4, "noon"), storage_state=lively, **TOUCHED)
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".play")).to_have_count(0)
    last = page.locator(".ground .lot").last
    before = box(last)["y"] + page.evaluate("() => document.querySelector('.ground .view').scrollTop")
    view: dict[str, Any] = {"cards": {}}
    add_dudes(view, ann.view["players"][1]["home"], 1, (1,))
    patch = [
        [["view", "cards", str(9001 + step)], next(iter(view["cards"].values())) | {"id": 9001 + step}]
        for step in range(6)
    ]
    prompter.say({"type": "update", "patch": patch, "lines": [], "scenes": []})
    page.wait_for_selector("[data-id='9001']", state="attached")
    moving = page.evaluate(TRAVELS)
    assert moving == []
    after = box(last)["y"] + page.evaluate("() => document.querySelector('.ground .view').scrollTop")
    assert after > before + 20


SPILT = """() => [...document.querySelectorAll('.rival > .banner')].filter((bar) =>
  [...bar.children].some((one) => one.getBoundingClientRect().bottom > bar.getBoundingClientRect().bottom + 1))
  .map((one) => one.textContent.trim())"""
"""Bars out of which something hangs."""


@pytest.mark.parametrize("size", ["laptop", "wide"])
def test_the_largest_letters_leave_four_seats_in_sight(
    server: Server, context: Browsers, ann: Person, pictures: Path, size: str
) -> None:
    largest = chosen(server, {"textSize": 1.5})
    page = look_at(context, ann, table_at(ann, 4, "noon"), as_it_is, storage_state=largest, **SIZES[size])
    page.screenshot(path=pictures / f"largest-{size}.png")
    fronts = page.locator(".rival .front")
    for seat in range(3):
        assert in_sight(page.locator(".rival").nth(seat).locator(".front").first)
    assert page.evaluate(CUT_WORDS, ".rival .fold, .rival .standing, .answers .button") == []
    assert page.evaluate(SPILT) == []
    if page.evaluate(CUT_WORDS, ".rival .front"):
        expect(page.locator(".rivals").last).to_have_attribute("data-more", "after")
    assert page.evaluate(TOO_SMALL) == []
    # Letters of another size begin at the beginning.
    strip = page.locator(".ground .rivals")
    strip.evaluate("one => one.scrollTop = 1000")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Size of text").select_option("1.3")
    page.get_by_role("button", name="Close").click()
    expect(fronts.first).to_be_visible()
    page.evaluate(AT_REST)
    assert strip.evaluate("one => one.scrollTop") == 0
    page.screenshot(path=pictures / f"larger-{size}.png")


def crowded(state: State) -> None:
    view = state["view"]
    for player in view["players"]:
        fill(view, player["home"], 5, (player["seat"],))
    view["players"][0]["stash"] = 0
    options = view["decision"]["options"]
    options[:] = [one for one in options if not one["key"].startswith("shop ")]


NOTES_ON_NUMBERS = """() => [...document.querySelectorAll('.hand .face')].filter((face) => {
  const note = face.querySelector('.note')?.getBoundingClientRect();
  return note && [...face.querySelectorAll('.stat, .title')].some((one) => {
    if (one.closest('.band')) return false;
    const box = one.getBoundingClientRect();
    return note.top < box.bottom - 2 && note.bottom > box.top + 2;
  });
}).map((one) => one.textContent.trim())"""


BLURRED = """() => [...document.querySelectorAll('.ground .name, .standing, .skill, .banner small, .flag')]
  .filter((one) => one.checkVisibility() && one.textContent.includes('i')
    && getComputedStyle(one).fontFamily.includes('Barlow'))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 14.4
    && Number(getComputedStyle(one).fontWeight) > 400)
  .map((one) => one.textContent.trim())"""
"""Small letters of which the dots run into the stems."""


def test_with_four_seats_bars_are_alike_and_cards_of_the_hand_keep_their_numbers(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    page = look_at(context, ann, table_at(ann, 4, "noon"), crowded, **SIZES["laptop"])
    page.screenshot(path=pictures / "four-laptop.png")
    assert len({round(box(one)["height"]) for one in page.locator(".rival > .banner").all()}) == 1
    assert page.evaluate(SPILT) == []
    assert page.locator(".hand .note").count() > 0
    assert page.evaluate(BLURRED) == []
    assert page.evaluate(NOTES_ON_NUMBERS) == []


def test_a_rival_who_is_opened_says_what_his_cards_do(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    page = look_at(context, ann, table_at(ann, 4, "noon"), as_it_is, **SIZES["laptop"])
    strip = page.locator(".ground .rivals")
    page.get_by_role("button", name="Open", exact=True).first.click()
    page.evaluate(AT_REST)
    page.screenshot(path=pictures / "opened-laptop.png")
    assert page.locator(".rival.opened .says:visible").count() > 0
    folded = [box(one) for one in page.locator(".rival:not(.opened) > .banner").all()]
    assert sum(one["width"] for one in folded) > 0.95 * box(strip)["width"]
    assert page.evaluate(CUT_WORDS, ".rival.opened .front, .rival.opened .plate") == []


COSTS_ON_NAMES = """() => [...document.querySelectorAll('.cost')].filter((cost) => {
  const tag = cost.getBoundingClientRect();
  return [...document.querySelectorAll('.ground .name')].some((name) => {
    const words = document.createRange();
    words.selectNodeContents(name);
    return [...words.getClientRects()].some((box) => tag.top < box.bottom - 2 && tag.bottom > box.top + 2
      && tag.left < box.right && tag.right > box.left);
  });
}).map((one) => one.closest('.front').textContent.trim())"""


def test_on_a_telephone_what_it_costs_to_come_lies_on_no_name(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    def skilled(state: State) -> None:
        """A plate of two lines begins with the name."""
        view = state["view"]
        for player in view["players"]:
            fill(view, player["home"], 8, (player["seat"],))
        for card in view["cards"].values():
            if card["zone"] == "play" and card.get("location") != card["id"]:
                card["keywords"] = ["Mad Scientist 1"]

    page = look_at(context, ann, at_noon(ann), skilled, **TOUCHED)
    dude = plays(ann.view, "move")[0].split()[1]
    page.locator(f".plate [data-id='{dude}']").first.tap()
    expect(page.locator(".cost").first).to_be_visible()
    page.screenshot(path=pictures / "costs-phone.png")
    assert page.evaluate(COSTS_ON_NAMES) == []


def test_on_a_telephone_a_street_comes_to_rest_at_a_whole_place(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    def long_street(state: State) -> None:
        view = state["view"]
        for number in range(9900, 9904):
            deed = {"id": number, "code": "01060", "zone": "play", "owner": 0, "controller": 0}
            view["cards"][str(number)] = {**deed, "location": number, "production": 2, "control": 1}
            view["controllers"][str(number)] = 0
            view["players"][0]["street"].append(number)

    page = look_at(context, ann, table_at(ann, 2, "noon"), long_street, **TOUCHED)
    street = page.get_by_label("Street of Ann").locator(".view")
    page.screenshot(path=pictures / "street-phone.png")
    for by in (70, 150):
        street.evaluate("(one, by) => one.scrollBy({ left: by, behavior: 'instant' })", by)
        page.evaluate(AT_REST)
        # Nothing is cut at the edge from which one comes: a place begins there.
        edges = street.evaluate(
            """one => [...one.children].map((lot) =>
                 Math.round(lot.getBoundingClientRect().left - one.getBoundingClientRect().left))"""
        )
        assert any(-2 <= edge <= 40 for edge in edges), edges


def opened(context: Browsers, person: Person, table: str, rewrite: Callable[[State], None]) -> Page:
    """At a table where nothing is asked any more."""
    made = context(**TOUCHED)
    made.add_cookies([{"name": k, "value": v, "url": person.address} for k, v in person.http.cookies.items()])
    rewritten(made, rewrite)
    page = made.new_page()
    page.goto(f"{person.address}/t/{table}")
    return page


def test_on_a_telephone_the_table_has_the_room_when_the_game_is_over(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    def over(state: State) -> None:
        state["view"]["outcome"] = [0, "more control points than any rival's influence"]
        state["view"]["decision"] = None

    page = opened(context, ann, table_at(ann, 2, "noon"), over)
    page.get_by_role("button", name="Look at the table").tap()
    page.evaluate(AT_REST)
    page.screenshot(path=pictures / "over-phone.png")
    assert box(page.locator(".felt"))["height"] > 0.6 * 844
