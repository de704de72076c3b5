"""Every screen: in six languages it fits, in both themes axe finds nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from support.browser import OpenPage
from support.generate import ROOT
from support.screen import begin

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ("en", "de", "cs", "sk", "pl", "uk")
PAGES = ("/", "/mine", "/about", "/replay", "/rules/classic", "/rules/extreme")
_TOO_WIDE = """() => [...document.querySelectorAll("body *")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest("svg"))
  .filter((one) => getComputedStyle(one).clipPath === "none")
  .filter((one) => getComputedStyle(one).position !== "fixed")
  .map((one) => `${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 40)}`)"""


def _settled(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(100)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_a_narrow_phone(open_page: OpenPage, language: str) -> None:
    """360 pixels, every page, the tables and their windows."""
    page = open_page(size=(360, 640), language=language)
    for path in PAGES:
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + path)
        _settled(page)
        assert page.evaluate(_TOO_WIDE) == [], path
    page.goto(page.url.split("/rules")[0])
    for game in ("extreme", "twenty-one"):
        for mode in ("friends", "alone"):
            begin(page, game, mode)
            page.locator(".gathering, .dice-table, [data-card]").first.wait_for()
            assert page.evaluate(_TOO_WIDE) == [], (game, mode)
            page.locator("header .button.icon").last.click()
            assert page.evaluate(_TOO_WIDE) == [], (game, mode, "menu")
            page.keyboard.press("Escape")
            page.locator("header a").first.click()


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_to_complain_about(open_page: OpenPage, theme: str) -> None:
    """Contrast, names, roles, order: on every screen."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web")
    page = open_page(theme=theme)
    home = page.url.rstrip("/")
    for path in PAGES:
        page.goto(home + path)
        _settled(page)
        assert _complaints(page) == [], path
    page.goto(home)
    for game in ("classic", "extreme", "twenty-one"):
        for mode in ("friends", "bots", "alone"):
            page.locator(".modes").wait_for()
            begin(page, game, mode)
            page.locator(".gathering, .dice-table, [data-card]").first.wait_for()
            if mode == "alone" and game != "twenty-one":
                page.locator("button[data-card]").first.click()
            page.wait_for_timeout(300)
            assert _complaints(page) == [], (game, mode)
            page.locator("header a").first.click()


def _complaints(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found
        for node in one["nodes"]
    ]
