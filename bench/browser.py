"""How soon a table can be played at in a real Chromium, and how soon a play is seen.

`python bench/browser.py`; it needs the built pages (make web) and Chromium. The server is a process
of its own, both players are on this machine.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

SLOWER = 4
"""So many times slower a processor than this machine's: about a phone's."""
LOADS = 9
TURNS = 12
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
SERVER = """
import sys
from pathlib import Path
from tenback.server import serving, settings
chosen = settings.Settings(data=Path(sys.argv[1]), limits=settings.no_limits())
listener = serving.listening_socket("127.0.0.1", 0)
print(serving.address_of(listener), flush=True)
serving.run(chosen, listener, lambda: print("ready", flush=True), warm=False)
"""
# The page's clock runs from when its address was asked for. A card that can be taken up is one
# that works, not one that is only drawn.
WATCH_TABLE = """
new MutationObserver((_, watch) => {
  const card = document.querySelector("button[data-card]");
  if (!card) return;
  watch.disconnect();
  card.click();
  requestAnimationFrame(() => {
    if (card.getAttribute("aria-pressed") === "true") window.playable = performance.now();
  });
}).observe(document, { childList: true, subtree: true });
"""
# Of one machine: all its pages share this clock. A frame after the change it is on the screen.
WATCH_PILES = """() => {
  window.shown = {};
  const now = () => performance.timeOrigin + performance.now();
  const note = () => {
    for (const pile of document.querySelectorAll("[data-pile] .spot")) {
      const label = pile.ariaLabel.split(":")[0];
      if (!(label in window.shown)) {
        window.shown[label] = 0;
        requestAnimationFrame(() => (window.shown[label] = now()));
      }
    }
  };
  note();
  const all = { subtree: true, childList: true, attributes: true };
  new MutationObserver(note).observe(document.body, all);
}"""
LAY = """async () => {
  let card, pile;
  for (card of document.querySelectorAll("button[data-card]")) {
    if (card.getAttribute("aria-pressed") !== "true") card.click();
    await new Promise((done) => requestAnimationFrame(done));
    pile = document.querySelector(".pile.lit:not(.losing) .spot");
    if (pile) break;
  }
  const [letter, number] = [pile.closest("[data-pile]").dataset.pile, card.dataset.card];
  const began = performance.timeOrigin + performance.now();
  pile.click();
  return [began, letter, number];
}"""
SEEN = """([letter, number]) => {
  const found = Object.entries(window.shown).find(([label, at]) =>
    at && label.startsWith(`Pile ${letter.toUpperCase()}`) && label.includes(`shows ${number}`));
  return found && found[1];
}"""


@contextmanager
def server() -> Iterator[str]:
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, folder]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        ) as process:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            process.stdout.readline()
            try:
                yield address
            finally:
                process.terminate()
                process.communicate()


def person(browser: Browser, home: str, name: str) -> tuple[BrowserContext, Page]:
    phone: Any = {"width": 390, "height": 844}
    context = browser.new_context(locale="en", viewport=phone, bypass_csp=True)
    page = context.new_page()
    page.goto(home)
    page.get_by_label("Your name").fill(name)
    return context, page


def begin(page: Page, mode: str) -> None:
    page.get_by_role("button", name=mode).click()
    if mode == "With friends":
        page.get_by_role("dialog").get_by_role("radio", name="2", exact=True).check()
    page.locator("dialog .go").click()
    page.locator("[data-card], .gathering").first.wait_for()


def loading(browser: Browser, home: str) -> list[float]:
    """Milliseconds from asking for a game in progress to a card that can be taken up."""
    context, page = person(browser, home, "Anna")
    begin(page, "Alone")
    took = []
    for _ in range(LOADS):
        fresh = browser.new_context(storage_state=context.storage_state(), bypass_csp=True)
        slow = fresh.new_page()
        slow.add_init_script(WATCH_TABLE)
        fresh.new_cdp_session(slow).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        slow.goto(page.url)
        took.append(float(slow.wait_for_function("window.playable").json_value()))
        fresh.close()
    context.close()
    return took


def plays(browser: Browser, home: str) -> tuple[list[float], list[float]]:
    """Milliseconds from the tap to the frame with the card: on the own screen, on the other."""
    (first, anna), (second, bernd) = (person(browser, home, name) for name in ("Anna", "Bernd"))
    begin(anna, "With friends")
    bernd.goto(anna.get_by_label("Link to this table").input_value())
    bernd.get_by_role("button", name="Sit here").click()
    anna.get_by_role("button", name="Deal").click()
    anna.get_by_role("button", name="I would start").click()
    bernd.get_by_role("button", name="I do not mind").click()
    own: list[float] = []
    other: list[float] = []
    for page in (anna, bernd):
        page.locator("[data-pile]").first.wait_for()
        page.evaluate(WATCH_PILES)
    for turn in range(TURNS):
        here, there = (anna, bernd) if turn % 2 == 0 else (bernd, anna)
        here.locator(".end").wait_for()
        for _ in range(2):
            began, letter, number = here.evaluate(LAY)
            for page, times in ((here, own), (there, other)):
                seen = page.wait_for_function(SEEN, arg=[letter, number]).json_value()
                times.append(float(seen) - began)
        if here.locator("[data-over]").count():
            break
        here.locator(".end[aria-disabled=false]").click()
    first.close()
    second.close()
    return own, other


def tell(what: str, times: list[float], most: float) -> None:
    nearly_all = quantiles(times, n=20)[-1]
    told = f"{median(times):7.0f} ms, 95 % within {nearly_all:5.0f} ms"
    print(f"{what:52} {told}  (to be under {most:.0f} ms; {len(times)} times)")


def main() -> None:
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        print("There is no Chromium on this machine, so the browser is not measured.")
        return
    with server() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        tell(f"A table, on a processor {SLOWER} times slower", loading(browser, home), 1500)
        own, other = plays(browser, home)
        tell("A play, on the own screen", own, 50)
        tell("A play, on the other's screen", other, 150)
        browser.close()


if __name__ == "__main__":
    main()
