"""How a person plays with a mouse: only what is seen is clicked."""

from __future__ import annotations

import random

from playwright.sync_api import Page

PROMPT = "[data-testid=prompt]"
STATE = """() => {
  const over = document.querySelector('.over') !== null;
  const prompt = document.querySelector('[data-testid=prompt]');
  const mine = document.querySelector('.prompt.mine') !== null;
  const busy = prompt ? document.querySelector('.prompt[aria-busy=true]') !== null : true;
  const staged = document.querySelector('[data-testid=go-on]') !== null;
  return { over, staged, mine: mine && !busy, prompt: prompt ? prompt.textContent : '' };
}"""
ACTED = """(number) => document.querySelector('.menu, .over, .sure') !== null
  || document.querySelector('.prompt').dataset.number !== number"""
READY = f"() => {{ const s = ({STATE})(); return s.over || s.mine || s.staged; }}"


def quick_game(page: Page, address: str, name: str = "Ann", strength: str = "", rival: str = "") -> None:
    """Into a game with two clicks; the rival's deck is left to chance unless one is named."""
    page.goto(address)
    page.get_by_label("Your name").fill(name)
    if strength and page.get_by_label("The bot").count():
        page.get_by_label("The bot").select_option(strength)
    if rival:
        page.get_by_label("The rival’s deck").select_option(rival)
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(PROMPT)


def hurry_bots(page: Page) -> None:
    """Let the bots of this table answer at once."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Pace of the bots").select_option("0")
    page.get_by_role("button", name="Close").click()


def wait_for_turn(page: Page) -> bool:
    """Wait until one is asked, looking at results on the way; False when the game is over."""
    page.wait_for_function(READY)
    while page.evaluate(STATE)["staged"]:
        clear_stage(page)
        page.wait_for_function(READY)
    return not page.evaluate(STATE)["over"]


def clear_stage(page: Page) -> None:
    """Go on from a result that stands on the stage."""
    page.evaluate("() => document.querySelector('[data-testid=go-on]')?.click()")


def play_one(page: Page, chance: random.Random) -> str:
    """Answer one question by clicks; gives the question."""
    clear_stage(page)
    question = page.inner_text(PROMPT)
    names = page.locator(".joker [data-key]:enabled, .joker .name:enabled")
    if names.count():
        names.first.click()
        return question
    confirm = page.locator("[data-testid=confirm]")
    able = page.locator("main .able[data-id]:visible")
    answers = page.locator(".answers .button:not(.quiet):enabled")
    if confirm.count():
        # Pick a card now and then, and always as many as are asked for.
        while not confirm.is_enabled() or (able.count() and chance.random() < 0.3):
            able.nth(chance.randrange(able.count())).click()
        confirm.click()
    elif able.count() and (not answers.count() or chance.random() < 0.75):
        act(page, chance, able.count())
    else:
        assert answers.count(), f"nothing to click for {question!r}: {page.locator('main').inner_text()}"
        answers.nth(chance.randrange(answers.count())).click()
    mean_it(page)
    return question


def mean_it(page: Page) -> None:
    """Among people what cannot be taken back is clicked a second time."""
    if page.locator(".sure").count():
        page.locator(".answers .armed, main .chosen[data-id]:visible").first.click()


def act(page: Page, chance: random.Random, count: int) -> None:
    """Click a card that can act, and one of its plays."""
    number = page.locator(".prompt").get_attribute("data-number")
    page.locator("main .able[data-id]:visible").nth(chance.randrange(count)).click()
    menu = page.locator(".menu")
    page.wait_for_function(ACTED, arg=number)
    if not menu.count():
        return  # the click was the whole answer, or half of a grave one
    items = menu.locator(".item:not(.inner)")
    if not items.count():
        page.keyboard.press("Escape")
        return
    item = items.nth(chance.randrange(items.count()))
    item.click()
    inner = menu.locator(".item.inner")
    if inner.count():
        inner.nth(chance.randrange(inner.count())).click()
