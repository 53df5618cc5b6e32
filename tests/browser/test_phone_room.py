"""On a telephone there is room for what one is asked about: nothing to be tapped is covered or left out unseen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.crowds import add_dudes, fill, rewritten, stands_at
from tests.browser.hands import PROMPT, clear_stage, hurry_bots
from tests.browser.test_crowds import TOUCHED, can_move, eight_everywhere, look
from tests.browser.test_deciding import keys, until_asked
from tests.browser.test_learning import BECKONS, follow
from tests.browser.test_legibility import table_at
from tests.browser.test_small_screen import at_rest, plays
from tests.browser.test_table_states import seats, visit
from tests.browser.wires import Prompter
from tests.server.people import Person, Server

Browsers = Callable[..., BrowserContext]
View = dict[str, Any]

WHOLE = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const under = (x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.contains(one));
  };
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return under(x, y) && under(x, top + 3) && under(x, bottom - 3) && under(left + 3, y) && under(right - 3, y);
}"""
"""Whether all of it is seen: nothing lies over its middle nor over any of its sides."""
NO_ARROW = f"""() => {{
  const whole = {WHOLE};
  const field = document.querySelector('.ground > .scroller > .view').getBoundingClientRect();
  const signs = ['before', 'after'].filter((side) => {{
    const sign = document.querySelector(`.ground > .scroller > .more.${{side}}`);
    return sign !== null && whole(sign);
  }});
  return [...document.querySelectorAll('.ground :is(.able, .target, .end)')].filter((one) => {{
    const box = one.getBoundingClientRect();
    const street = one.closest('.scroller.x')?.getBoundingClientRect();
    if (whole(one) || (street && (box.left < street.left - 1 || box.right > street.right + 1))) return false;
    return !signs.includes(box.top < field.top + 30 ? 'before' : 'after');
  }}).map((one) => one.textContent.trim());
}}"""
"""What can be chosen, is not wholly seen, and has no arrow in its direction."""
NESTED = """() => [...document.querySelectorAll('.ground > .scroller > .view *')]
  .filter((one) => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY)
    && one.scrollHeight > one.clientHeight + 1)
  .map((one) => one.className)"""
"""What is scrolled inside of what is scrolled."""
GAP = """() => {
  const bar = document.querySelector('.board > .banner:last-child').getBoundingClientRect();
  const below = document.querySelector('.lesson, .foot').getBoundingClientRect();
  return Math.abs(below.top - bar.bottom);
}"""
"""How far the own bar is from where it belongs."""
TOWN = ".ground > .scroller > .view"


def whole(page: Page, what: str) -> bool:
    return bool(page.locator(what).first.evaluate(WHOLE))


def begun(server: Server, context: Browsers, lesson: int) -> Page:
    page = context(**TOUCHED).new_page()
    page.goto(server.address)
    page.get_by_role("button", name="Begin").nth(lesson).tap()
    page.wait_for_selector(PROMPT)
    hurry_bots(page)
    return page


def crowded(view: View) -> None:
    for player in view["players"]:
        fill(view, player["home"], 5, (player["seat"],))


# A card that was tapped.


@pytest.mark.parametrize("position", [crowded, eight_everywhere])
def test_whoever_is_tapped_and_somewhere_to_go_are_whole(
    server: Server, context: Browsers, ann: Person, pictures: Path, position: Callable[[View], None]
) -> None:
    table = until_asked(ann, can_move, "gang pay shop")
    dudes = list(dict.fromkeys(key.split()[1] for key in keys(ann.view) if key.startswith("move ")))
    page = look(context, ann, table, position, **TOUCHED)
    page.keyboard.press("Escape")
    for dude in dudes:
        at_rest(page)
        page.locator(f".plate [data-id='{dude}']").tap()
        expect(page.locator(".menu .item").first).to_be_visible()
        at_rest(page)
        page.screenshot(path=pictures / f"tapped-{position.__name__}-{dude}.png")
        assert whole(page, f".plate [data-id='{dude}']")
        assert any(one.evaluate(WHOLE) for one in page.locator(".ground .target").all())
        assert page.evaluate(NO_ARROW) == []
        assert page.evaluate(GAP) < 2
        page.locator(".menu[aria-busy=false]").wait_for()
        why = page.get_by_role("button", name="Why can’t I")
        if why.count():  # it is offered only where something is refused
            why.tap()
            expect(page.locator(".refusal").first).to_be_visible()
            at_rest(page)
            assert whole(page, f".plate [data-id='{dude}']")
        page.locator(".menu .close").tap()


def test_with_four_players_a_tap_on_a_dude_leaves_the_town_where_it_is(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    def may_move(view: View) -> None:
        crowded(view)
        home = view["players"][0]["home"]
        for dude in [card["id"] for card in view["cards"].values() if stands_at(card, home)]:
            for place in ("town-square", str(view["players"][1]["home"])):
                option = {"key": f"move {dude} {place}", "text": "Move", "cards": [dude]}
                view["decision"]["options"].append(option)

    page = look(context, ann, table_at(ann, 4, "noon"), may_move, **TOUCHED)
    page.keyboard.press("Escape")
    at_rest(page)
    before = page.locator(TOWN).evaluate("one => one.scrollTop")
    able = page.get_by_label("Street of Ann").locator(".plate .able[data-id]")
    able.last.tap()
    expect(page.locator(".menu")).to_be_visible()
    at_rest(page)
    page.screenshot(path=pictures / "tapped-of-four.png")
    assert able.last.evaluate(WHOLE)
    assert any(one.evaluate(WHOLE) for one in page.locator(".ground .target").all())
    assert abs(page.locator(TOWN).evaluate("one => one.scrollTop") - before) <= 2


def long_street(view: View) -> None:
    street = view["players"][0]["street"]
    for number in range(9900, 9904):
        deed = {"id": number, "code": "01060", "zone": "play", "owner": 0, "controller": 0}
        view["cards"][str(number)] = {**deed, "location": number, "production": 2, "control": 1}
        view["controllers"][str(number)] = 0
        street.insert(0, number)


def test_a_street_that_a_tap_has_pushed_aside_comes_back(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    table = until_asked(
        ann, lambda view: any(key.endswith(" left") for key in plays(view, "shop")), "gang pay"
    )
    deeds = [key.split()[1] for key in plays(ann.view, "shop") if key.endswith(" left")]
    page = look(context, ann, table, long_street, **TOUCHED)
    page.keyboard.press("Escape")
    at_rest(page)
    street = page.get_by_label("Street of Ann").locator(".view")
    street.evaluate("one => one.scrollTo({ left: one.scrollWidth, behavior: 'instant' })")
    at_rest(page)
    before = street.evaluate("one => one.scrollLeft")
    assert before > 50
    page.locator(f".hand [data-id='{deeds[0]}']").tap()
    expect(page.locator(".menu")).to_be_visible()
    at_rest(page)
    page.screenshot(path=pictures / "pushed-aside.png")
    assert any(one.evaluate(WHOLE) for one in page.locator(".street .end").all())
    page.locator(".menu .close").tap()
    expect(page.locator(".menu")).to_have_count(0)
    at_rest(page)
    assert abs(street.evaluate("one => one.scrollLeft") - before) < 12


def test_a_lesson_can_be_read_while_a_card_is_chosen(
    server: Server, context: Browsers, pictures: Path
) -> None:
    page = begun(server, context, 0)
    chosen = 0
    while chosen < 4:
        page.wait_for_function(BECKONS)
        if page.locator(".menu .item").count():
            at_rest(page)
            page.screenshot(path=pictures / f"lesson-read-{chosen}.png")
            assert whole(page, ".lesson p"), "nothing lies over what the lesson says"
            assert page.evaluate(GAP) < 8
            assert whole(page, ".menu .item")
            for what in (".ground .end", ".ground .plate .chosen"):
                assert not page.locator(what).count() or whole(page, what), what
            chosen += 1
        follow(page)


# What can be chosen is seen, or an arrow says where it is.


def test_under_a_long_hint_arrows_say_where_the_others_are(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    table = table_at(ann, 2, "noon")
    prompter = Prompter(context, eight_everywhere)
    page = visit(prompter, ann, table, **TOUCHED)
    clear_stage(page)
    page.keyboard.press("Escape")
    at_rest(page)
    number = ann.view["decision"]["number"]
    reason = "It leaves you about half to win. " * 8
    options = [{"key": key, "text": "Pass", "value": 0.5, "reason": reason} for key in ("pass", "x", "y")]
    prompter.say({"type": "hint", "seat": ann.seat, "decision": number, "options": options})
    expect(page.locator(".hints p").first).to_be_visible()
    at_rest(page)
    page.screenshot(path=pictures / "hint-arrows.png")
    assert (
        page.locator("[data-page]").evaluate("one => parseFloat(one.style.getPropertyValue('--lift'))") > 20
    )
    assert page.evaluate(NO_ARROW) == []
    # And it leads there: what the panel covers can be scrolled from under it.
    page.locator(TOWN).evaluate("one => one.scrollTo({ top: one.scrollHeight, behavior: 'instant' })")
    at_rest(page)
    assert page.get_by_label("Street of Ann").locator(".plate [data-id]").last.evaluate(WHOLE)


def whipped(view: View) -> None:
    """Who fights, while the town is full of others of whom one is to be chosen."""
    fight = view["shootout"]
    places = [player["home"] for player in view["players"]]
    added = [
        *add_dudes(view, places[0], 6, (0,)),
        *add_dudes(view, places[1], 6, (1,)),
        *add_dudes(view, 0, 4, (0, 1)),
    ]
    assert fight
    view["decision"]["kind"] = "choose"
    view["decision"]["prompt"] = "Which dude is whipped?"
    view["decision"]["options"] = [
        {"key": f"card {number}", "text": "A dude", "cards": [number]} for number in added[-6:]
    ]


def test_in_a_fight_nothing_is_scrolled_inside_of_what_is_scrolled(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    page = look(context, ann, table_at(ann, 2, "fight"), whipped, **TOUCHED)
    at_rest(page)
    page.screenshot(path=pictures / "whipped.png")
    assert page.locator(".aside .lit").count() == 6
    assert page.evaluate(NESTED) == []
    assert page.evaluate(NO_ARROW) == []
    assert whole(page, ".aside .able"), "the first of them is in sight"


# Room for a fight.


def test_all_eight_cards_of_a_draw_hand_and_the_own_posse_are_in_sight(
    server: Server, context: Browsers, pictures: Path
) -> None:
    page = begun(server, context, 1)
    cards = page.locator(".draw .card")
    while cards.count() < 8:
        page.wait_for_function(BECKONS)
        if cards.count() < 8:
            follow(page)
    expect(page.locator(".prompt .chance")).to_be_visible()
    at_rest(page)
    page.screenshot(path=pictures / "eight-cards.png")
    for card in cards.all():
        assert card.evaluate(WHOLE)
    expect(page.locator(".side").last.locator(".plate").first).to_be_in_viewport(ratio=0.8)


SIGN = """() => {
  const style = getComputedStyle(document.querySelector('.result'), '::after');
  return [style.content, style.backgroundImage.includes('gradient')];
}"""
"""What says that a result goes on below, and whether it lies on words or lets them fade."""


def test_the_sign_that_a_result_goes_on_lies_on_no_words(
    server: Server, context: Browsers, pictures: Path
) -> None:
    page = begun(server, context, 1)
    while not page.locator(".lesson small", has_text="done").count():
        page.wait_for_function(BECKONS)
        if not page.locator(".lesson small", has_text="done").count():
            follow(page)
    expect(page.locator(".result")).to_have_attribute("data-more", "after")
    page.screenshot(path=pictures / "result-more.png")
    assert page.evaluate(SIGN) == ['"▾"', True]
    assert whole(page, ".lesson .button")


EMPTY = """() => {
  const foot = document.querySelector('.foot');
  const parts = [...foot.querySelectorAll('.latest, .ask, .answers, .chances')]
    .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height);
  return foot.getBoundingClientRect().height - parts.reduce((sum, one) => sum + one, 0);
}"""
"""How much of the room of the question is used by nothing."""


@pytest.mark.parametrize("kind", ["flee", "redraw", "choose"])
def test_a_question_of_a_fight_takes_no_room_that_it_does_not_need(
    server: Server, context: Browsers, ann: Person, pictures: Path, kind: str
) -> None:
    def asked(view: View) -> bool:
        if ann.state["words"].get("sure"):
            return False
        return view["decision"]["kind"] == kind and bool(view["shootout"]) and len(keys(view)) > 1

    def three_a_side(view: View) -> None:
        fight = view["shootout"]
        for side, posse in enumerate(fight["posses"]):
            posse.extend(add_dudes(view, fight["location"], 3 - len(posse), (fight["seats"][side],)))

    table = until_asked(ann, asked, "gang callout accept join shop move")
    page = look(context, ann, table, three_a_side if kind == "flee" else lambda view: None, **TOUCHED)
    page.keyboard.press("Escape")
    at_rest(page)
    page.screenshot(path=pictures / f"room-{kind}.png")
    expect(page.locator(".stage")).to_be_visible()
    assert page.evaluate(EMPTY) < 90
    if kind == "flee":
        for plate in page.locator(".side").last.locator(".plate .dude").all():
            assert plate.evaluate(WHOLE)


def others_decide(view: View) -> None:
    crowded(view)
    view["decision"] |= {"seat": 1, "options": []}


def test_while_others_decide_the_question_leaves_its_room_to_the_town(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    page = look(context, ann, table_at(ann, 4, "noon"), others_decide, **TOUCHED)
    at_rest(page)
    page.screenshot(path=pictures / "others-decide.png")
    assert page.evaluate(EMPTY) < 30
    foot = page.locator(".foot").bounding_box()
    assert foot is not None
    assert foot["height"] < 130


def cheating(view: View) -> None:
    """Long names of hands, and both of them cheat."""
    for hand in view["hands"]:
        hand |= {"name": "Two pair, sixes and twos", "legal": False, "rank": 3}
        hand["faces"] = ["6♦", "6♣", "2♦", "2♦", "A♦"]
    fight = view["shootout"]
    for side, posse in enumerate(fight["posses"]):
        posse.extend(add_dudes(view, fight["location"], 4 - len(posse), (fight["seats"][side],)))


BESIDE_ITS_CARDS = """() => [...document.querySelectorAll('.held')].map((held) => {
  const chip = held.querySelector('.mark').getBoundingClientRect();
  return [...document.querySelectorAll('.held')].filter((other) => other !== held).every((other) => {
    const cards = other.querySelector('.cards').getBoundingClientRect();
    const own = held.querySelector('.cards').getBoundingClientRect();
    const away = (box) => Math.max(0, box.top - chip.bottom, chip.top - box.bottom);
    return away(own) < away(cards) || (away(own) === 0 && chip.bottom <= cards.top + 1);
  });
})"""
"""Whether what is said of a hand is nearer to its own cards than to those of the other."""


def test_who_cheats_is_said_beside_his_own_cards(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    page = look(context, ann, table_at(ann, 2, "fight"), cheating, **TOUCHED)
    at_rest(page)
    page.screenshot(path=pictures / "cheating.png")
    assert page.evaluate(BESIDE_ITS_CARDS) == [True, True]


def test_the_title_of_a_fight_that_is_scrolled_is_whole(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    def five(view: View) -> None:
        fight = view["shootout"]
        for side, posse in enumerate(fight["posses"]):
            posse.extend(add_dudes(view, fight["location"], 7 - len(posse), (fight["seats"][side],)))

    page = look(context, ann, table_at(ann, 2, "fight"), five, **TOUCHED)
    at_rest(page)
    page.locator(TOWN).evaluate("one => one.scrollTo({ top: 90, behavior: 'instant' })")
    at_rest(page)
    page.screenshot(path=pictures / "title-scrolled.png")
    assert page.locator(TOWN).evaluate("one => one.scrollTop") > 40
    arrow = page.locator(".ground > .scroller > .more.before").bounding_box()
    title = page.locator(".stage header").bounding_box()
    assert arrow is not None
    assert title is not None
    assert title["y"] >= arrow["y"] + arrow["height"]
    assert title["height"] < 36
    assert whole(page, ".stage header h2")


# Lessons, gangs, questions.


def test_the_last_words_of_a_lesson_are_not_covered_by_the_end(
    server: Server, context: Browsers, pictures: Path
) -> None:
    page = begun(server, context, 0)
    while not page.locator(".over").count():
        page.wait_for_function(BECKONS)
        if not page.locator(".over").count():
            follow(page)
    at_rest(page)
    page.screenshot(path=pictures / "lesson-over.png")
    assert whole(page, ".lesson p")
    expect(page.get_by_role("button", name="Next lesson")).to_have_count(1)
    assert whole(page, ".lesson .button")
    assert whole(page, ".over .button")


def test_who_chooses_another_gang_reads_what_is_asked_and_what_is_left(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    table = ann.make(*seats(2))
    ann.enter(table)
    ann.until(lambda: ann.asked)
    ann.leave()
    page = look(context, ann, table, lambda view: None, **TOUCHED)
    page.get_by_role("button", name="Choose another gang").tap()
    cards = page.locator(".gang .choose")
    cards.nth(1).tap()
    expect(page.locator(".starts")).to_have_count(1)
    cards.last.scroll_into_view_if_needed()
    page.screenshot(path=pictures / "gang-scrolled.png")
    assert whole(page, ".prompt .sentence")
    assert whole(page, ".prompt .why"), "how much is left"
    page.get_by_role("button", name="All answers").tap()
    at_rest(page)
    page.screenshot(path=pictures / "gang-answers.png")
    assert whole(page, ".list li button")


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_what_an_answer_means_stands_above_the_words_of_a_card(
    server: Server, context: Browsers, ann: Person, pictures: Path, size: str
) -> None:
    about = "Send somebody and there is a shootout; send nobody and it succeeds."

    def rewrite(state: dict[str, Any]) -> None:
        state["words"] |= {"by": "01017", "about": about}

    table = table_at(ann, 2, "noon")
    made = context(**(TOUCHED if size == "phone" else {}))
    made.add_cookies([{"name": k, "value": v, "url": ann.address} for k, v in ann.http.cookies.items()])
    rewritten(made, rewrite)
    page = made.new_page()
    page.goto(f"{ann.address}/t/{table}")
    page.wait_for_selector(PROMPT)
    clear_stage(page)
    page.keyboard.press("Escape")
    at_rest(page)
    page.screenshot(path=pictures / f"about-{size}.png")
    said = page.locator(".why", has_text="Send somebody")
    card = page.locator(".why.card")
    assert said.evaluate(WHOLE)
    assert said.evaluate("one => one.offsetTop") < card.evaluate("one => one.offsetTop")


SMALL = """() => [...document.querySelectorAll('.ground .plate .dude, .ground .plate .gear > .gear, .unfold')]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 31.5)
  .map((one) => `${one.textContent.trim()} ${one.getBoundingClientRect().height}`)"""


def test_a_finger_finds_rows_goods_and_piles(server: Server, context: Browsers, ann: Person) -> None:
    for count in (2, 4):
        page = look(context, ann, table_at(ann, count, "noon"), crowded, **TOUCHED)
        at_rest(page)
        assert page.evaluate(SMALL) == []


def lowball(view: View) -> None:
    view["phase"] = "gambling"
    view["hands"] = []
    for player in view["players"]:
        player |= {"draw_hand_size": 5, "draw_hand": []}
        view["hands"].append(
            {"seat": player["seat"], "cards": [], "faces": ["3♣", "3♥", "2♦", "2♠", "joker=A♠"]}
            | {"name": "Two pair, threes and twos", "rank": 3, "natural": 3, "legal": player["seat"] != 1}
        )


def test_four_lowball_hands_are_seen_at_once(
    server: Server, context: Browsers, ann: Person, pictures: Path
) -> None:
    page = look(context, ann, table_at(ann, 4, "noon"), lowball, **TOUCHED)
    at_rest(page)
    page.screenshot(path=pictures / "lowball-of-four.png")
    hands = page.locator(".lowball .hands > div")
    expect(hands).to_have_count(4)
    for hand in hands.all():
        assert hand.locator(".cards").evaluate(WHOLE)
        assert hand.locator("p").evaluate(WHOLE)


def test_who_thinks_has_a_bar_as_high_as_before(server: Server, context: Browsers, ann: Person) -> None:
    def own(view: View) -> None:
        rival = next(seat for seat in view["shootout"]["seats"] if seat != 0)
        view["players"][rival] |= {"name": "Clementine", "stash": 10}
        view["decision"] |= {"seat": 0, "options": []}

    def theirs(view: View) -> None:
        own(view)
        view["decision"]["seat"] = next(seat for seat in view["shootout"]["seats"] if seat != 0)

    table = table_at(ann, 4, "fight")
    heights = []
    for decides in (own, theirs):
        page = look(context, ann, table, decides, **TOUCHED)
        bars = page.locator(".board > .rivals .banner:visible")
        heights.append([box["height"] for bar in bars.all() if (box := bar.bounding_box())])
    assert heights[0] == heights[1]


def test_a_line_that_fits_does_not_fade(server: Server, context: Browsers) -> None:
    page = begun(server, context, 0)
    page.wait_for_function(BECKONS)
    while not page.locator(".prompt .sentence", has_text="Upkeep").count():
        follow(page)
        page.wait_for_function(BECKONS)
    at_rest(page)
    assert "after" not in (page.locator(".prompt").get_attribute("data-more") or "")
    assert page.locator(".answers").evaluate("one => getComputedStyle(one).boxShadow") == "none"


def test_an_opened_hand_says_that_there_is_more(server: Server, context: Browsers, ann: Person) -> None:
    page = look(context, ann, table_at(ann, 2, "noon"), lambda view: None, **TOUCHED)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Open").tap()
    at_rest(page)
    view = page.locator(".hand .view")
    assert view.evaluate("one => one.scrollWidth > one.clientWidth")
    expect(page.locator(".hand .more.after")).to_be_visible()
