"""Every screen: in six languages it fits, also large, small and sideways, and axe finds nothing."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Page

from support.browser import OpenPage, missing
from support.generate import ROOT
from support.screen import at_table, begin
from support.tour import tour

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ("en", "de", "cs", "sk", "pl", "uk")
SOAKING = bool(os.environ.get("TENBACK_SOAK"))
_TOO_WIDE = """() => [...document.querySelectorAll("body *")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest("svg"))
  .filter((one) => getComputedStyle(one).clipPath === "none")
  .filter((one) => getComputedStyle(one).position !== "fixed")
  .map((one) => `${one.tagName}.${one.className} ${one.textContent.trim().slice(0, 40)}`)"""
_TWICE_AS_LARGE = """addEventListener("DOMContentLoaded", () => {
  document.documentElement.style.fontSize = "200%";
})"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_a_narrow_phone(open_page: OpenPage, language: str) -> None:
    """360 pixels, every screen, in every language."""
    page = open_page(size=(360, 740), language=language)
    for screen in tour(page):
        assert page.evaluate(_TOO_WIDE) == [], screen
        assert page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize("language", LANGUAGES if SOAKING else ("de", "uk"))
def test_with_text_twice_as_large_everything_still_fits(open_page: OpenPage, language: str) -> None:
    """It scrolls downwards, never sideways."""
    page = open_page(size=(360, 740), language=language)
    page.add_init_script(_TWICE_AS_LARGE)
    for screen in tour(page):
        assert page.evaluate(_TOO_WIDE) == [], screen


@pytest.mark.parametrize(("game", "mode"), [("classic", "alone"), ("extreme", "bots")])
@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1280, 800)])
def test_piles_hand_and_buttons_are_all_in_sight(
    open_page: OpenPage, game: str, mode: str, size: tuple[int, int]
) -> None:
    """Upright, sideways and on a desk nobody has to scroll to play, not even in the first game."""
    page = open_page(size=size)
    begin(page, game, mode)
    at_table(page)
    page.locator(".end").wait_for()
    hidden = page.evaluate(
        """() => [...document.querySelectorAll("[data-card], [data-pile] .spot, .end")]
          .filter((one) => one.getBoundingClientRect().bottom > innerHeight + 1)
          .map((one) => one.ariaLabel ?? one.innerText)"""
    )
    assert hidden == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_to_complain_about(open_page: OpenPage, theme: str) -> None:
    """Contrast, names, roles, order: on every screen."""
    if not AXE.exists():
        missing("axe-core is not installed: make web")
    page = open_page(theme=theme)
    for screen in tour(page):
        assert _complaints(page) == [], screen


def _complaints(page: Page) -> list[str]:
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found
        for node in one["nodes"]
    ]
