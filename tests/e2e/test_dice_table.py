"""Twenty One through the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from support.browser import OpenPage
from support.screen import begin, sees

_STEP = """() => {
  if (document.querySelector("[data-over]")) return "over";
  const may = [...document.querySelectorAll(".dice-table ul button.may:not(.marked)")];
  may.forEach((die) => die.click());
  if (may.length) return "marked";
  const buttons = [...document.querySelectorAll(".bar .buttons button")];
  const free = buttons.filter((one) => one.getAttribute("aria-disabled") !== "true");
  const next = free.find((one) => one.matches(".main, .hot"));
  next?.click();
  return next ? "asked" : "waiting";
}"""


def _play(page: Page) -> bool:
    for _ in range(1500):
        if page.evaluate(_STEP) == "over":
            return True
        page.wait_for_timeout(30)
    return False


@pytest.mark.slow
def test_a_game_alone_fills_its_sheet(open_page: OpenPage) -> None:
    """Throws, entries, strike-outs, rows that count, and the points at the end."""
    page = open_page()
    begin(page, "twenty-one", "alone")
    page.locator(".dice-table").wait_for()
    assert _play(page)
    expect(page.locator("[data-over] h2")).to_contain_text("point")


def test_a_throw_shows_dice_that_can_be_told_apart_without_colours(open_page: OpenPage) -> None:
    """Each is read aloud with its shape, and what may be entered is said."""
    page = open_page()
    begin(page, "twenty-one", "alone")
    page.get_by_role("button", name="Throw the dice").click()
    sees(page, "Throw again, or keep these?")
    expect(page.get_by_role("button", name="Yellow, star")).to_have_count(1)
    expect(page.get_by_role("button", name="Black, square")).to_have_count(1)


@pytest.mark.slow
def test_around_one_screen_it_shows_whoever_is_asked(open_page: OpenPage) -> None:
    """Nothing is hidden over dice, so no curtain falls: the sheets take turns by themselves."""
    page = open_page()
    begin(page, "twenty-one", "screen", seats="2")
    page.locator(".dice-table").wait_for()
    assert _play(page)
    expect(page.locator("[data-over] li")).to_have_count(2)
