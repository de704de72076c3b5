"""The card games through the screen: whole games, and every way to lay a card."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from support.browser import OpenPage
from support.screen import at_table, begin, choose, hand, play_cards, sees, tops
from tenback.rules.editions import EDITIONS

GAMES = ("classic", "fire", "extreme")
MARKED = {
    "fire": set(EDITIONS["fire"].fire),
    "extreme": {card for _, cards in EDITIONS["extreme"].commands for card in cards},
}


@pytest.mark.parametrize("mode", ["Alone", "With bots"])
def test_two_taps_lead_from_the_first_page_to_the_first_card(
    open_page: OpenPage, mode: str
) -> None:
    """The mode, the deal."""
    page = open_page()
    choose(page, mode)
    choose(page, "Deal")
    page.locator("button[data-card]").first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_bots_is_played_to_its_end(open_page: OpenPage, game: str) -> None:
    """Everybody lays cards in turn, it is told what is left, and another game begins at once."""
    page = open_page()
    begin(page, game, "bots", bots="2")
    assert play_cards(at_table(page)) > 1
    expect(page.locator("[data-over] h2")).to_be_visible()
    choose(page, "Play again")
    expect(page.locator("button[data-card]")).to_have_count(6)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_alone_is_played_to_its_end(open_page: OpenPage, game: str) -> None:
    """As expert, too."""
    page = open_page()
    begin(page, game, "alone")
    assert play_cards(at_table(page)) > 1
    page.goto(page.url.partition("/t/")[0])
    choose(page, "Alone")
    page.get_by_text("Harder, and more").click()
    page.get_by_role("switch", name="Expert").click()
    page.locator("dialog .go").click()
    at_table(page)
    sees(page, "Lay 3 more cards.")
    assert play_cards(page) > 1


def test_a_whole_game_is_played_by_keys_alone(open_page: OpenPage) -> None:
    """From the first page to the last card nothing is clicked."""
    page = open_page()
    _tab_to(page, "Alone")
    page.keyboard.press("Enter")
    expect(page.locator("dialog .go")).to_be_focused()
    page.keyboard.press("Enter")
    at_table(page)
    while page.locator("[data-over]").count() == 0:
        before = page.evaluate(f"({_SHOWN})()")
        if page.locator(".end").get_attribute("aria-disabled") == "false":
            page.keyboard.press("e")
        else:
            _lay_by_keys(page)
        page.evaluate(f"before => player.until(() => ({_SHOWN})() !== before)", before)
    _tab_to(page, "Play again")
    page.keyboard.press("Enter")
    expect(page.locator("button[data-card]")).to_have_count(8)


_SHOWN = """() => {
  const hand = document.querySelectorAll("button[data-card]").length;
  const end = document.querySelector(".end")?.getAttribute("aria-disabled");
  return `${hand} ${end} ${document.querySelector("[data-over]") !== null}`;
}"""


def _tab_to(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        focus = page.locator(":focus")
        if focus.count() and name in (focus.get_attribute("aria-label") or focus.inner_text()):
            return
    raise AssertionError(f"Tab never comes to {name}")


def _lay_by_keys(page: Page) -> None:
    """The smallest step that is told not to lose."""
    shown = tops(page)
    steps = [
        ((card - top) * way, card, pile)
        for card in hand(page)
        for pile, (top, way) in enumerate(zip(shown, (1, 1, -1, -1), strict=True), 1)
        if (card - top) * way > 0 or (card - top) * way == -10
    ]
    _, card, pile = min(steps)
    while page.evaluate("document.activeElement.dataset.card === undefined"):
        page.keyboard.press("Tab")
    while page.evaluate("Number(document.activeElement.dataset.card)") != card:
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press(str(pile))
    if page.locator("dialog").count():
        page.locator("dialog .hot").focus()
        page.keyboard.press("Enter")


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


def test_a_line_is_deleted_by_whoever_said_it(open_page: OpenPage) -> None:
    """It goes from all screens; nobody else is offered to."""
    anna = open_page(size=(1280, 800))
    anna.get_by_label("Your name").fill("Anna")
    begin(anna, "classic", "friends", seats="2")
    bernd = open_page(anna.get_by_label("Link to this table").input_value(), size=(1280, 800))
    bernd.get_by_label("Your name").fill("Bernd")
    choose(bernd, "Sit here")
    choose(bernd, "Talk")
    choose(bernd, "Good luck!")
    choose(anna, "Talk, 1 new line")
    expect(anna.locator(".lines")).to_contain_text("Good luck!")
    expect(anna.get_by_role("button", name="Delete: Good luck!")).to_have_count(0)
    choose(bernd, "Delete: Good luck!")
    expect(anna.locator(".lines")).not_to_contain_text("Good luck!")


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
    assert play_cards(page) > 1


@pytest.mark.parametrize(("game", "words"), [("fire", "Fire – must be"), ("extreme", "– ")])
def test_a_card_that_is_taken_up_says_what_it_carries(
    open_page: OpenPage, game: str, words: str
) -> None:
    """So nobody has to know the signs before the first game."""
    page = open_page()
    begin(page, game, "alone")
    marked = [card for card in hand(at_table(page)) if card in MARKED[game]]
    page.locator(f'button[data-card="{marked[0]}"]').click()
    expect(page.locator(".bar .state")).to_contain_text(words)
    expect(page.locator(".bar .state")).not_to_contain_text("Your turn")
