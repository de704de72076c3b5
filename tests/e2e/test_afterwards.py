"""After a game: replays, records, results."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from support.browser import OpenPage
from support.screen import at_table, begin, choose, play_cards, sees


def _played(open_page: OpenPage) -> Page:
    page = open_page(accept_downloads=True)
    begin(page, "classic", "alone")
    play_cards(at_table(page))
    choose(page, "Replay")
    page.get_by_role("slider").wait_for()
    return page


def _moment(page: Page) -> str:
    return page.get_by_role("slider").input_value()


def test_a_game_is_looked_at_again_by_slider_keys_and_a_link(open_page: OpenPage) -> None:
    """The address is always that of the moment, for whoever gets it."""
    page = _played(open_page)
    page.get_by_role("slider").fill("12")
    sees(page, "12 of")
    page.locator("h1").click()
    for key, moment in (
        ("ArrowRight", "13"),
        ("ArrowLeft", "12"),
        ("PageDown", "22"),
        ("Home", "0"),
    ):
        page.keyboard.press(key)
        expect(page.get_by_role("slider")).to_have_value(moment)
    choose(page, "One step on")
    expect(page.get_by_role("slider")).to_have_value("1")
    page.keyboard.press("End")
    link = page.url
    assert link.endswith(f"#{_moment(page)}")
    other = open_page(link)
    expect(other.get_by_role("slider")).to_have_value(_moment(page))


def test_a_record_is_downloaded_and_read_again(open_page: OpenPage, tmp_path: Path) -> None:
    """From its file or as text; what is wrong in one is told with its line."""
    page = _played(open_page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    home = page.url.partition("/replay")[0]
    page.goto(f"{home}/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("slider").wait_for()
    page.goto(f"{home}/replay")
    page.get_by_label("Paste a record").fill(file.read_text())
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("slider").wait_for()
    page.goto(f"{home}/replay")
    page.get_by_label("Paste a record").fill(file.read_text().replace("\n1 ", "\n1 98a ", 1))
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("alert")).to_contain_text("Line")


def test_a_record_is_dropped_onto_the_page(open_page: OpenPage) -> None:
    """Anywhere on it."""
    page = _played(open_page)
    record = page.evaluate(
        "fetch(`/api/tables/${location.pathname.split('/')[2]}/record`).then((one) => one.text())"
    )
    page.goto(page.url.partition("/replay")[0] + "/replay")
    page.get_by_label("Paste a record").wait_for()
    page.evaluate(
        """(record) => {
          const data = new DataTransfer();
          data.items.add(new File([record], "tenback.game"));
          document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true }));
        }""",
        record,
    )
    page.get_by_role("slider").wait_for()


def test_results_are_kept_and_deleted(open_page: OpenPage) -> None:
    """By game, with the best; everything goes at once."""
    page = _played(open_page)
    page.goto(page.url.partition("/replay")[0] + "/mine")
    sees(page, "1 game, 0 won")
    choose(page, "Delete everything about me")
    choose(page, "Yes, delete it all")
    page.locator(".modes").wait_for()
    page.get_by_role("link", name="My games").click()
    sees(page, "No finished games yet.")


def test_a_turn_is_told_in_the_title_and_aloud(open_page: OpenPage) -> None:
    """And in a notification, where that is wanted and the page is in the background."""
    page = open_page(permissions=["notifications"])
    page.add_init_script(
        """
        window.told = [];
        window.Notification = class {
          static requestPermission = () => Promise.resolve("granted");
          constructor(title, { body }) { window.told.push(`${title}: ${body}`); }
        };
        Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
        """
    )
    page.reload()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Tell me when it is my turn").click()
    page.keyboard.press("Escape")
    begin(page, "classic", "bots", bots="1")
    at_table(page)
    page.evaluate("player.playCards(1)")
    page.evaluate("player.until(() => told.length)")
    assert page.evaluate("told")[0] == "Tenback: Your turn."
    expect(page).to_have_title("● Your turn · Tenback")
