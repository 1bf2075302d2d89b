"""The pages around the table: decks, and whether everybody can use what is there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import ROOT, Arrive

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def test_deck_builder_tells_legal_from_illegal(arrive: Arrive) -> None:
    page = arrive("Angela").page
    page.get_by_role("link", name="Decks", exact=True).click()
    page.get_by_role("button", name=re.compile("^Copy ")).first.click()
    verdict = page.locator(".verdict")
    expect(verdict).to_have_text("Legal")
    deck = page.locator(".own")
    more = deck.get_by_role("button", name=re.compile("^Add ")).last
    for _ in range(4):
        more.click()
    expect(verdict).to_have_text("Not legal yet")
    expect(page.locator(".check .fault li").first).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=re.compile("^Saved$"))).to_be_visible()
    page.reload()
    expect(verdict).to_have_text("Not legal yet")
    less = deck.get_by_role("button", name=re.compile("^One .* less$")).last
    for _ in range(4):
        less.click()
    expect(verdict).to_have_text("Legal")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_serious_stands_in_anybodys_way(arrive: Arrive, theme: str) -> None:
    angela = arrive()
    page = angela.page
    page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    angela.sit_down("Angela")
    expect(page.get_by_role("link", name="New game").first).to_be_visible()
    found = {"lobby": serious(page)}
    angela.lay_table()
    found["new game"] = serious(page)
    angela.begin()
    angela.play(4)
    assert page.locator("html").get_attribute("data-theme") == theme
    found["table"] = serious(page)
    angela.concede()
    page.goto(f"{page.url}/replay")
    expect(page.get_by_role("button", name="One step on")).to_be_visible()
    found["replay"] = serious(page)
    page.goto(f"{angela.address}/decks")
    page.get_by_role("button", name=re.compile("^Copy ")).first.click()
    expect(page.locator(".verdict")).to_have_text("Legal")
    found["deck builder"] = serious(page)
    assert {place: faults for place, faults in found.items() if faults} == {}


def serious(page: Page) -> list[str]:
    """What axe finds that keeps somebody from using the page."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    assert found["passes"]
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]
