"""Takes the pictures of docs/gallery anew: `make gallery`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from support.browser import FLAGS, Served, chromium_path, with_quick_bots
from support.generate import ROOT
from support.screen import PLAYER, at_table, begin, play_cards

FOLDER = ROOT / "docs" / "gallery"
PHONE, SIDEWAYS, DESK = (390, 844), (844, 390), (1280, 800)
KNOWN = """
  localStorage.setItem("tenback:name", '"Mira"');
  for (const name of ["coached:cards", "coached:dice", "learned"]) {
    localStorage.setItem(`tenback:${name}`, "true");
  }
"""


class Picture(NamedTuple):
    name: str
    size: tuple[int, int]
    theme: str
    come_to: Callable[[Page], object]


def _first_page(page: Page) -> None:
    page.locator(".modes").wait_for()


def _cards(game: str, turns: int) -> Callable[[Page], None]:
    """Some turns into a game with two bots, with a card in the hand taken up."""

    def come(page: Page) -> None:
        begin(page, game, "bots")
        play_cards(at_table(page), turns)
        page.locator(".end").wait_for()
        page.locator("button[data-card]:not(.dull)").nth(2).click()

    return come


def _dice(page: Page) -> None:
    begin(page, "twenty-one", "bots")
    at_table(page)
    page.evaluate("player.playDice(24)")
    page.evaluate("player.throwDice()")
    page.locator(".dice-table ul button.may").first.click()


def _table(game: str, mode: str) -> Callable[[Page], None]:
    def come(page: Page) -> None:
        begin(page, game, mode)
        at_table(page)

    return come


def _end(page: Page) -> None:
    begin(page, "classic", "alone")
    play_cards(at_table(page))


def _replay(page: Page) -> None:
    _end(page)
    page.locator("[data-replay]").click()
    page.get_by_role("slider").fill("30")


def _address(path: str, awaited: str) -> Callable[[Page], None]:
    def come(page: Page) -> None:
        page.goto(page.url.rstrip("/") + path)
        page.locator(awaited).first.wait_for()

    return come


PICTURES = (
    Picture("home-phone-light", PHONE, "light", _first_page),
    Picture("home-phone-dark", PHONE, "dark", _first_page),
    Picture("home-desk-light", DESK, "light", _first_page),
    Picture("home-desk-dark", DESK, "dark", _first_page),
    Picture("first-game-phone", PHONE, "light", _address("/first/classic", "[data-hint]")),
    Picture("classic-phone", PHONE, "light", _cards("classic", 5)),
    Picture("classic-sideways", SIDEWAYS, "dark", _cards("classic", 5)),
    Picture("fire-desk", DESK, "light", _cards("fire", 4)),
    Picture("extreme-phone", PHONE, "dark", _cards("extreme", 4)),
    Picture("extreme-desk", DESK, "dark", _cards("extreme", 4)),
    Picture("twenty-one-phone", PHONE, "light", _dice),
    Picture("twenty-one-desk", DESK, "dark", _dice),
    Picture("friends-phone", PHONE, "light", _table("classic", "friends")),
    Picture("screen-phone", PHONE, "light", _table("classic", "screen")),
    Picture("end-phone", PHONE, "dark", _end),
    Picture("replay-phone", PHONE, "dark", _replay),
    Picture("rules-phone", PHONE, "light", _address("/rules/extreme", ".signs")),
)


def take(browser: Browser, home: str, picture: Picture, folder: Path) -> None:
    width, height = picture.size
    options: Any = {"viewport": {"width": width, "height": height}, "color_scheme": picture.theme}
    context = browser.new_context(**options, locale="en", reduced_motion="reduce")
    context.add_init_script(path=PLAYER)
    context.add_init_script(KNOWN)
    context.route("**/api/tables", with_quick_bots)
    page = context.new_page()
    page.goto(home)
    picture.come_to(page)
    page.mouse.move(0, 0)
    page.screenshot(path=folder / f"{picture.name}.png", animations="disabled")
    context.close()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Served(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
            for picture in PICTURES:
                take(browser, server.home, picture, FOLDER)
                print(picture.name)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
