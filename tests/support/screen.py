"""What a person does at the screen, for tests."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

_STATE = """() => {
  if (document.querySelector("[data-over]")) return "over";
  if (document.querySelector("[data-curtain]")) return "curtain";
  const end = document.querySelector(".end");
  if (!end) return "waiting";
  return end.getAttribute("aria-disabled") === "false" ? "may-end" : "play";
}"""

_LAY = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  let best = null;
  for (const card of document.querySelectorAll("button[data-card]")) {
    if (card.getAttribute("aria-pressed") !== "true") card.click();
    await frame();
    for (const pile of document.querySelectorAll(".pile.lit")) {
      const danger = pile.classList.contains("losing") ? 1000 : 0;
      const step = Number(pile.querySelector(".step").textContent.replace("+", "")) + danger;
      if (best && best.step <= step) continue;
      best = { step, card: card.dataset.card, pile: pile.dataset.pile };
    }
  }
  if (!best) return;
  const chosen = document.querySelector(`button[data-card="${best.card}"]`);
  if (!chosen) return;
  if (chosen.getAttribute("aria-pressed") !== "true") chosen.click();
  await frame();
  document.querySelector(`[data-pile="${best.pile}"] button`)?.click();
  await frame();
  document.querySelector("dialog .hot")?.click();
}"""


def begin(page: Page, game: str, mode: str, **choices: str) -> None:
    """From the first page to the table. Choices are radio buttons by their group's legend."""
    page.locator(f'input[name="game"][value="{game}"]').check(force=True)
    page.locator(".modes button").nth(["alone", "bots", "friends", "screen"].index(mode)).click()
    for label in choices.values():
        page.get_by_role("dialog").get_by_role("radio", name=label, exact=True).check()
    page.locator("dialog .go").click()


def play_cards(page: Page, turns: int = 1000) -> bool:
    """Lays whatever moves its pile least, and ends every turn as soon as possible."""
    for _ in range(turns):
        state = page.evaluate(_STATE)
        if state == "over":
            return True
        if state == "curtain":
            page.evaluate("document.querySelector('[data-curtain] button')?.click()")
        elif state == "may-end":
            page.evaluate("document.querySelector('.end[aria-disabled=\"false\"]')?.click()")
        elif state == "play":
            page.evaluate(_LAY)
        page.wait_for_timeout(150 if state == "waiting" else 40)
    return False


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
