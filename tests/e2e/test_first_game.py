"""The first game that the page guides through."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from support.browser import OpenPage
from support.screen import at_table, choose, sees


@pytest.mark.parametrize("game", ["classic", "twenty-one"])
def test_whoever_does_what_is_marked_comes_to_the_end_and_to_a_real_game(
    open_page: OpenPage, game: str
) -> None:
    """With plays, a signal to the partner, dice, entries and a strike-out."""
    page = open_page(f"/first/{game}")
    while not page.get_by_role("button", name="Now a real one").is_visible():
        _do_what_is_marked(page)
        page.locator("[data-hint], .lesson .main").first.wait_for()
    choose(page, "Now a real one")
    page.wait_for_url("**/t/*")
    at_table(page)


def _do_what_is_marked(page: Page) -> None:
    marked = page.locator("[data-hint]")
    marked.first.wait_for()
    at = page.locator("[data-lesson]").get_attribute("data-lesson")
    cards = page.locator("[data-card][data-hint]")
    dice = page.locator("[data-die][data-hint]").count()
    if cards.count():
        cards.click()
        page.locator(".spot[data-hint]").click()
    else:
        for number in range(marked.count()):
            marked.nth(number).click()
    if dice:
        page.locator(".bar .main").click()
    if page.locator("dialog").count():
        choose(page, "Leave it, please")
    expect(page.locator("[data-lesson]")).not_to_have_attribute("data-lesson", at or "")


def test_whatever_else_is_tried_is_told_kindly_and_changes_nothing(open_page: OpenPage) -> None:
    """The marks stay where they are."""
    page = open_page("/first/fire")
    page.locator("[data-card='92']").click()
    page.locator("[data-pile=b] button").click()
    expect(page.get_by_role("alert")).to_contain_text("only what is marked")
    expect(page.locator("[data-card]")).to_have_count(7)
    expect(page.locator("[data-card][data-hint]")).to_have_attribute("data-card", "3")


def test_a_newcomer_is_asked_to_it_until_it_is_done(open_page: OpenPage) -> None:
    """Then it is one link among others."""
    page = open_page()
    page.get_by_role("link", name="New here?").click()
    sees(page, "You are one team")
    page.evaluate("localStorage.setItem('tenback:learned', 'true')")
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("link", name="New here?")).to_have_count(0)
    page.get_by_role("link", name="A first game").click()
    sees(page, "You are one team")
