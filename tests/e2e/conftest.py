"""A server with the built pages, and a real Chromium that plays on it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from support.browser import BUILT, FLAGS, PATIENCE, OpenPage, Served, missing


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    if not BUILT.exists():
        missing("the browser's pages are not built: make web")
    server = Served(tmp_path_factory.mktemp("tables"))
    server.start()
    yield server
    server.kill()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        missing("there is no Chromium on this machine")
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
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            reduced_motion="reduce",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.goto(path if path.startswith("http") else served.home + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []
