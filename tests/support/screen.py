"""What a person does at the screen, for tests."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from support.generate import ROOT

PLAYER = ROOT / "tests" / "support" / "player.js"
MODES = ("alone", "bots", "friends", "screen")


def begin(page: Page, game: str, mode: str, **choices: str) -> None:
    """From the first page to the table. Choices are radio buttons by their names."""
    page.locator(f'input[name="game"][value="{game}"]').check(force=True)
    page.locator(".modes button").nth(MODES.index(mode)).click()
    for label in choices.values():
        page.get_by_role("dialog").get_by_role("radio", name=label, exact=True).check()
    page.locator("dialog .go").click()


def at_table(page: Page) -> Page:
    """Whatever is shown first there."""
    page.locator(".gathering, .dice-table, [data-card], section.panel").first.wait_for()
    return page


def play_cards(page: Page, turns: int | None = None) -> int:
    """Lays what moves its pile least, and ends every turn as soon as that is possible."""
    played: int = page.evaluate("turns => player.playCards(turns ?? undefined)", turns)
    return played


def play_dice(page: Page) -> int:
    played: int = page.evaluate("player.playDice()")
    return played


def tops(page: Page) -> list[int]:
    """What the piles show, as it is read aloud."""
    labels = page.locator("[data-pile] button").evaluate_all("all => all.map(one => one.ariaLabel)")
    return [int(found[1]) for label in labels if (found := re.search(r"shows (\d+)", label))]


def hand(page: Page) -> list[int]:
    cards = page.locator("button[data-card]").evaluate_all(
        "all => all.map(one => one.dataset.card)"
    )
    return [int(card) for card in cards]


def choose(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()


def sees(page: Page, words: str) -> None:
    expect(page.get_by_text(words).first).to_be_visible()
