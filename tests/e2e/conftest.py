"""A server with the built pages, and a real Chromium that plays on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from support.browser import (
    BUILT,
    FLAGS,
    PATIENCE,
    OpenPage,
    Served,
    chromium_path,
    missing,
    with_quick_bots,
)
from support.screen import PLAYER

FOLDER = Path(__file__).parent
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser is never quick."""
    for item in items:
        if item.path.parent == FOLDER:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not (BUILT / "index.html").exists():
        missing("the browser tests need the built pages: make web")
    server = Served(tmp_path_factory.mktemp("tables"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Not for longer: while it is there its event loop runs, and other tests want their own."""
    path = chromium_path()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Browser, served: Served) -> Iterator[OpenPage]:
    """A person with a browser of their own. What goes wrong in its scripts fails the test."""
    contexts: list[Any] = []
    faults: list[str] = []

    def opened(
        path: str = "/",
        *,
        size: tuple[int, int] = (390, 844),
        language: str = "en",
        theme: Any = "light",
        **more: Any,
    ) -> Page:
        context = chromium.new_context(
            **{
                "viewport": {"width": size[0], "height": size[1]},
                "locale": language,
                "color_scheme": theme,
                "reduced_motion": "reduce",
            }
            | more
        )
        contexts.append(context)
        context.add_init_script(path=PLAYER)
        context.route("**/api/tables", with_quick_bots)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.goto(path if path.startswith("http") else served.home + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []
