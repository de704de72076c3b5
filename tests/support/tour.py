"""Every screen there is, one after the other, in any language."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from support.screen import MODES, at_table, begin, play_cards

PAGES = (
    "/about",
    "/replay",
    "/rules/classic",
    "/rules/fire",
    "/rules/extreme",
    "/rules/twenty-one",
)


def tour(page: Page) -> Iterator[str]:
    """Names of the screens; each is shown while its name is looked at."""
    home = page.url.split("/")
    base = f"{home[0]}//{home[2]}"
    yield from _first_page(page, base)
    for path in PAGES:
        page.goto(base + path)
        page.locator("main > *").first.wait_for()
        yield path
    for lesson in ("classic", "twenty-one"):
        page.goto(f"{base}/first/{lesson}")
        page.locator("[data-hint]").first.wait_for()
        yield f"first game {lesson}"
    yield from _card_games(page, base)
    yield from _dice(page, base)
    page.goto(f"{base}/t/nowhere")
    page.locator("main h1").wait_for()
    yield "no table"


def _first_page(page: Page, base: str) -> Iterator[str]:
    page.goto(base)
    page.locator(".modes").wait_for()
    yield "home"
    page.locator("header .button.icon").last.click()
    yield from _window(page, "settings")
    for number, mode in enumerate(MODES):
        page.locator(".modes button").nth(number).click()
        page.locator("dialog summary").click()
        yield from _window(page, f"play {mode}")


def _window(page: Page, name: str) -> Iterator[str]:
    page.locator("dialog .inside").wait_for()
    yield name
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def _card_games(page: Page, base: str) -> Iterator[str]:
    begin_at(page, base, "extreme", "alone")
    page.locator("button[data-card]").nth(1).click()
    yield "a card is chosen"
    page.keyboard.press("Escape")
    page.locator("[data-pile=a] button").first.click()
    yield from _window(page, "a pile")
    page.locator("header .button.icon").last.click()
    yield from _window(page, "menu")
    play_cards(page)
    page.locator("[data-over]").wait_for()
    yield "the end"
    page.locator("[data-replay]").click()
    page.locator("input[type=range]").fill("20")
    yield "replay"
    page.goto(f"{base}/mine")
    page.locator("main ol li").first.wait_for()
    yield "mine"
    begin_at(page, base, "classic", "friends")
    yield "gathering"
    begin_at(page, base, "extreme", "bots")
    yield "with bots"
    if page.locator("header .talk").is_visible():
        page.locator("header .talk").click()
        yield from _window(page, "talk")
    begin_at(page, base, "fire", "screen")
    yield "who starts"
    page.locator(".panel li .button.main").first.click()
    page.locator("[data-curtain]").wait_for()
    yield "curtain"


def _dice(page: Page, base: str) -> Iterator[str]:
    begin_at(page, base, "twenty-one", "bots")
    yield "dice"
    page.goto(base)
    begin_at(page, base, "twenty-one", "alone")
    page.locator(".bar .main").click()
    page.locator(".bar .button").nth(1).wait_for()
    yield "dice have fallen"
    page.locator(".bar .main").click()
    page.locator(".bar .hot").wait_for()
    yield "dice are entered"


def begin_at(page: Page, base: str, game: str, mode: str) -> None:
    page.goto(base)
    begin(page, game, mode)
    at_table(page)
