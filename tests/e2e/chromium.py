"""The browser in which pages are looked at: Chromium without a window."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium-headless-shell", "chromium", "google-chrome")
"""What it may be called; the first has no window at all, and none of what belongs to one."""

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def launch(playwright: Playwright) -> Browser:
    """Start the browser."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found is not None, "there is no Chromium here: tools/services installs one"
    return playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
