"""The card games through the screen: whole games, and every way to lay a card."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from support.browser import OpenPage, Served
from support.screen import begin, choose, hand, play_cards, sees, tops


def test_two_taps_lead_from_the_first_page_to_the_first_card(open_page: OpenPage) -> None:
    """Alone: the mode, the deal."""
    page = open_page()
    choose(page, "Alone")
    choose(page, "Deal")
    expect(page.locator("button[data-card]")).to_have_count(8)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["classic", "fire", "extreme"])
def test_a_game_alone_is_played_to_its_end(open_page: OpenPage, game: str) -> None:
    """And another begins with one tap."""
    page = open_page()
    begin(page, game, "alone")
    page.locator("button[data-card]").first.wait_for()
    assert play_cards(page)
    choose(page, "Play again")
    expect(page.locator("button[data-card]")).to_have_count(8)


@pytest.mark.slow
def test_a_game_with_a_bot_goes_round(open_page: OpenPage) -> None:
    """The bot lays cards, and it is one's own turn again."""
    page = open_page()
    begin(page, "classic", "bots", bots="1", level="Carefree")
    page.locator("button[data-card]").first.wait_for()
    play_cards(page, 60)
    assert tops(page) == [] or tops(page) != [1, 1, 100, 100]


def test_a_card_is_laid_by_keys_alone(open_page: OpenPage) -> None:
    """Tab to the hand, arrows within it, a number for the pile, e to end, u to take back."""
    page = open_page()
    begin(page, "classic", "alone")
    page.locator("button[data-card]").first.wait_for()
    lowest, *_, highest = sorted(hand(page))
    page.locator("button[data-card]").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("1")
    expect(page.locator(f'button[data-card="{lowest}"]')).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(f'button[data-card="{lowest}"]')).to_have_count(1)
    page.locator(f'button[data-card="{highest}"]').focus()
    page.keyboard.press("Space")
    page.keyboard.press("c")
    expect(page.locator("[data-pile=c] button")).to_have_attribute(
        "aria-label", f"Pile C, descending, shows {highest}"
    )


def test_a_card_is_drawn_over_to_a_pile(open_page: OpenPage) -> None:
    """With the finger down all the way; where it may not go, it comes back."""
    page = open_page()
    begin(page, "classic", "alone")
    page.locator("button[data-card]").first.wait_for()
    lowest = min(hand(page))
    card = page.locator(f'button[data-card="{lowest}"]')
    card.drag_to(page.locator("[data-pile=b] button"))
    expect(card).to_have_count(0)
    assert tops(page)[1] == lowest


def test_an_end_that_is_not_allowed_says_why(open_page: OpenPage) -> None:
    """Two cards are needed, and the button tells so."""
    page = open_page()
    begin(page, "classic", "alone")
    end = page.locator(".end")
    expect(end).to_have_attribute("aria-disabled", "true")
    sees(page, "Lay 2 more cards.")


def test_a_play_that_would_lose_asks_first(open_page: OpenPage) -> None:
    """“Choose another” leaves the card in the hand, “Lay it anyway” lays it."""
    page = open_page()
    page.route_web_socket(re.compile("/socket$"), _every_play_loses)
    begin(page, "classic", "alone")
    card = page.locator("button[data-card]").first
    card.click()
    page.locator("[data-pile=a] button").click()
    sees(page, "This would lose the game")
    choose(page, "Choose another")
    expect(page.locator("button[data-card]")).to_have_count(8)
    page.locator("[data-pile=a] button").click()
    choose(page, "Lay it anyway")
    expect(page.locator("button[data-card]")).to_have_count(7)


def _every_play_loses(line: WebSocketRoute) -> None:
    """The server's words, but for what would lose."""
    server = line.connect_to_server()

    def retell(words: str | bytes) -> None:
        message = json.loads(words)
        game = (message.get("view") or {}).get("play")
        if game:
            game["losing"] = [play for play in game["legal"] if play != "end"]
        line.send(json.dumps(message))

    server.on_message(retell)


def test_friends_meet_by_a_link(open_page: OpenPage) -> None:
    """They sit down, agree who starts, signal, talk; the guard explains what it refuses."""
    anna = open_page()
    anna.get_by_label("Your name").fill("Anna")
    begin(anna, "classic", "friends", seats="2")
    link = anna.get_by_label("Link to this table")
    link.wait_for()
    bernd = open_page(link.input_value(), language="de", size=(1280, 800))
    bernd.get_by_label("Dein Name").fill("Bernd")
    choose(bernd, "Hier sitzen")
    sees(anna, "Bernd")
    choose(anna, "Deal")
    choose(anna, "I would start")
    choose(bernd, "Mir ist es gleich")
    sees(bernd, "Anna spielt …")
    choose(bernd, "Zeichen zu Stapel A")
    choose(bernd, "Kein großer Sprung")
    expect(anna.locator(".signals .small")).to_contain_text("Bernd")
    bernd.get_by_label("Schreib etwas").fill("ich habe die 34")
    choose(bernd, "Senden")
    sees(bernd, "„34“ ist eine Zahl")
    choose(bernd, "Viel Glück!")
    expect(anna.get_by_role("button", name="Talk, 1 new line")).to_be_visible()
    lowest = min(hand(anna))
    anna.locator(f'button[data-card="{lowest}"]').click()
    anna.locator("[data-pile=a] button").click()
    expect(bernd.locator("[data-pile=a] button")).to_have_attribute(
        "aria-label", f"Stapel A, aufwärts, zeigt {lowest}"
    )


@pytest.mark.slow
def test_around_one_screen_a_curtain_falls_between_the_players(open_page: OpenPage) -> None:
    """Whose turn it is takes the screen; until then nobody's cards are on it."""
    page = open_page()
    begin(page, "classic", "screen", seats="2")
    sees(page, "Who starts?")
    page.get_by_role("button", name="Starts").first.click()
    curtain = page.locator("[data-curtain]")
    curtain.wait_for()
    expect(page.locator("button[data-card]")).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(page.locator("button[data-card]")).to_have_count(7)


@pytest.mark.slow
def test_after_the_server_was_killed_the_table_comes_back_by_itself(
    open_page: OpenPage, served: Served
) -> None:
    """And a card laid meanwhile is laid once."""
    page = open_page()
    begin(page, "classic", "alone")
    page.locator("button[data-card]").first.wait_for()
    lowest = min(hand(page))
    served.kill()
    sees(page, "Reconnecting …")
    page.locator(f'button[data-card="{lowest}"]').click()
    page.locator("[data-pile=a] button").click()
    served.start()
    expect(page.locator(f'button[data-card="{lowest}"]')).to_have_count(0)
    expect(page.get_by_text("Reconnecting …")).to_have_count(0)
    assert tops(page) == [lowest, 1, 100, 100]
    page.reload()
    expect(page.locator("button[data-card]")).to_have_count(7)
