"""Twenty One through the screen."""

from __future__ import annotations

from playwright.sync_api import expect

from support.browser import OpenPage
from support.screen import at_table, begin, choose, play_dice, sees


def test_a_game_alone_fills_its_sheet(open_page: OpenPage) -> None:
    """Throws, entries, strike-outs, rows that count, and the points at the end."""
    page = open_page()
    begin(page, "twenty-one", "alone")
    assert play_dice(at_table(page)) > 1
    expect(page.locator("[data-over] h2")).to_contain_text("point")


def test_a_game_with_bots_fills_every_sheet(open_page: OpenPage) -> None:
    """All enter at once, and the points are told in order."""
    page = open_page()
    begin(page, "twenty-one", "bots", bots="2")
    assert play_dice(at_table(page)) > 1
    points = page.locator("[data-over] li b").all_inner_texts()
    told = [int(one.split()[0]) for one in points]
    assert len(told) == 3
    assert told == sorted(told, reverse=True)


def test_a_throw_shows_dice_that_can_be_told_apart_without_colours(open_page: OpenPage) -> None:
    """Each is read aloud with its shape, and what may be entered is said."""
    page = open_page()
    begin(page, "twenty-one", "alone")
    page.get_by_role("button", name="Throw the dice").click()
    sees(page, "Throw again, or keep these?")
    expect(page.get_by_role("button", name="Yellow, star")).to_have_count(1)
    expect(page.get_by_role("button", name="Black, square")).to_have_count(1)


def test_around_one_screen_it_shows_whoever_is_asked(open_page: OpenPage) -> None:
    """Nothing is hidden over dice, so no curtain falls: the sheets take turns by themselves."""
    page = open_page()
    begin(page, "twenty-one", "screen", seats="2")
    assert play_dice(at_table(page)) > 1
    expect(page.locator("[data-over] li")).to_have_count(2)


def test_what_others_enter_does_not_undo_what_is_marked(open_page: OpenPage) -> None:
    """All choose at the same time, each in their own."""
    anna, bernd = open_page(), open_page()
    begin(anna, "twenty-one", "friends", seats="2")
    link = anna.get_by_label("Link to this table")
    link.wait_for()
    bernd.goto(link.input_value())
    choose(bernd, "Sit here")
    choose(anna, "Deal")
    choose(anna, "Throw the dice")
    choose(anna, "Keep")
    die = anna.locator(".dice-table ul button.may").first
    die.click()
    bernd.locator(".dice-table ul button.may").first.click()
    choose(bernd, "Enter 1 number")
    expect(anna.locator(".others .done")).to_have_count(1)
    expect(die).to_have_attribute("aria-pressed", "true")
