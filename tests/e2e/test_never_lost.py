"""Reload, a lost network, a server that dies: the table comes back by itself."""

from __future__ import annotations

from playwright.sync_api import expect

from support.browser import OpenPage, Served
from support.screen import at_table, begin, choose, hand, sees, tops


def test_after_the_server_was_killed_the_table_comes_back_by_itself(
    open_page: OpenPage, served: Served
) -> None:
    """And a card laid meanwhile is laid once."""
    page = open_page()
    begin(page, "classic", "alone")
    lowest = min(hand(at_table(page)))
    with served.dead():
        sees(page, "Reconnecting …")
        page.locator(f'button[data-card="{lowest}"]').click()
        page.locator("[data-pile=a] button").click()
    expect(page.locator(f'button[data-card="{lowest}"]')).to_have_count(0)
    expect(page.get_by_text("Reconnecting …")).to_have_count(0)
    assert tops(page) == [lowest, 1, 100, 100]
    page.reload()
    expect(page.locator("button[data-card]")).to_have_count(7)


def test_whoever_comes_back_is_told_what_happened_meanwhile(open_page: OpenPage) -> None:
    """Once; it is dismissed with a tap."""
    anna, bernd = open_page(), open_page()
    anna.get_by_label("Your name").fill("Anna")
    begin(anna, "classic", "friends", seats="2")
    link = anna.get_by_label("Link to this table")
    link.wait_for()
    bernd.goto(link.input_value())
    choose(bernd, "Sit here")
    choose(anna, "Deal")
    choose(anna, "I would start")
    choose(bernd, "I do not mind")
    sees(bernd, "Anna is playing …")
    bernd.goto("about:blank")
    lowest = min(hand(anna))
    anna.locator(f'button[data-card="{lowest}"]').click()
    anna.locator("[data-pile=a] button").click()
    expect(anna.locator(f'button[data-card="{lowest}"]')).to_have_count(0)
    bernd.go_back()
    sees(bernd, "Meanwhile")
    sees(bernd, f"Anna: {lowest} on pile A.")
    choose(bernd, "Seen")
    expect(bernd.get_by_role("heading", name="Meanwhile")).to_have_count(0)


def test_without_a_server_the_installed_page_opens_and_says_so(
    open_page: OpenPage, served: Served
) -> None:
    """And everything is there again with it."""
    page = open_page()
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.evaluate("player.until(() => navigator.serviceWorker.controller)")
    with served.dead():
        page.reload()
        sees(page, "The server cannot be reached just now.")
        choose(page, "Alone")
        choose(page, "Deal")
        expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    choose(page, "Deal")
    expect(at_table(page).locator("button[data-card]")).to_have_count(8)


def test_a_table_that_is_not_there_is_told(open_page: OpenPage) -> None:
    """With a way home."""
    page = open_page("/t/nowhere")
    sees(page, "There is no such table")
    page.get_by_role("link", name="To the first page").first.click()
    sees(page, "Alone")
