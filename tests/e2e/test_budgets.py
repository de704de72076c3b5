"""What the page may cost: little to load, nothing that jumps, motion without new layout."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from support.browser import BUILT, OpenPage, missing
from support.screen import at_table, begin

MOST_BYTES = 120_000
ANIMATED = {"transform", "opacity"}
_WATCH_SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    const sources = list.getEntries().flatMap((one) => one.sources);
    for (const { node, previousRect, currentRect } of sources) {
      if (!(node instanceof Element) || node.closest(".hand, .pile")) continue;
      const [from, to] = [previousRect, currentRect].map(({ x, y }) => `${x}, ${y}`);
      if (from !== to) window.shifts.push(`${from} -> ${to}: ${node.outerHTML.slice(0, 120)}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
"""
_LOADED = """() => performance.getEntries()
  .filter((one) => "encodedBodySize" in one)
  .map((one) => [one.name, one.encodedBodySize])"""


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_first_page_is_small(open_page: OpenPage, language: str) -> None:
    """All that is loaded until it can be used, as it comes over the line; Cyrillic takes most."""
    page = open_page(language=language, service_workers="block")
    page.locator(".modes").wait_for()
    page.wait_for_load_state("networkidle")
    loaded = dict(page.evaluate(_LOADED))
    assert any(name.endswith(".js") and size for name, size in loaded.items())
    assert sum(loaded.values()) < MOST_BYTES, loaded


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
def test_nothing_jumps(open_page: OpenPage, size: tuple[int, int]) -> None:
    """While pages come up and games are played, nothing but cards and piles moves."""
    page = open_page("/about", size=size, reduced_motion="no-preference")
    page.add_init_script(_WATCH_SHIFTS)
    page.goto(page.url.removesuffix("about"))
    page.locator(".modes").wait_for()
    page.wait_for_load_state("networkidle")
    begin(page, "extreme", "bots")
    at_table(page)
    page.evaluate("player.playCards(4)")
    assert _shifts(page) == []
    page.reload()
    at_table(page)
    page.evaluate("player.playCards(2)")
    assert _shifts(page) == []
    page.goto(page.url.partition("/t/")[0])
    page.wait_for_load_state("networkidle")
    assert page.get_by_role("heading", name="Go back to").is_visible()
    assert _shifts(page) == []


def test_dice_and_sheets_stay_where_they_are(open_page: OpenPage) -> None:
    """Through throws, entries and the others’ turns."""
    page = open_page("/about", reduced_motion="no-preference")
    page.add_init_script(_WATCH_SHIFTS)
    page.goto(page.url.removesuffix("about"))
    begin(page, "twenty-one", "bots")
    at_table(page)
    page.evaluate("player.playDice(12)")
    assert _shifts(page) == []


def _shifts(page: Page) -> list[str]:
    """Two frames later nothing is still on its way."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = page.evaluate("shifts")
    return found


def test_only_transforms_and_opacity_are_animated() -> None:
    """In every style that is served."""
    if not BUILT.exists():
        missing("the browser tests need the built pages: make web")
    styles = "".join(file.read_text() for file in BUILT.glob("assets/*.css"))
    assert "transition:" in styles
    moving = ",".join(re.findall(r"transition(?:-property)?:([^;}]+)", styles))
    flat = re.sub(r"\([^)]*\)", "", moving)
    assert {part.split()[0] for part in flat.split(",")} <= ANIMATED | {"none"}
    for frames in re.findall(r"@keyframes [^{]+\{((?:[^{}]*\{[^{}]*\})*)\}", styles):
        assert set(re.findall(r"[{;]\s*([a-z-]+):", frames)) <= ANIMATED, frames
