"""What would keep somebody from using a page, at every width and in both themes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, ViewportSize

from tests.e2e.conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

WIDE: ViewportSize = {"width": 1440, "height": 900}
NARROW: ViewportSize = {"width": 390, "height": 844}

# The colours are looked at in each theme, all else once at each width.
ALL: dict[str, Any] = {"resultTypes": ["violations"]}
COLOURS: dict[str, Any] = {**ALL, "runOnly": ["color-contrast"]}
LOOKS = (
    (WIDE, "dark", ALL),
    (WIDE, "light", COLOURS),
    (NARROW, "light", ALL),
    (NARROW, "dark", COLOURS),
)

# Headings begin with one of the first rank and leave none out; there is one main part.
DISORDER = """
() => {
  const faults = [];
  const seen = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")]
    .filter((one) => one.checkVisibility() && !one.closest("dialog"));
  const ranks = seen.map((one) => Number(one.localName[1]));
  if (ranks.filter((rank) => rank === 1).length !== 1 || ranks[0] !== 1) {
    faults.push(`headings of the first rank: ${ranks}`);
  }
  ranks.forEach((rank, n) => {
    if (n > 0 && rank > ranks[n - 1] + 1) faults.push(`heading left out: ${seen[n].textContent}`);
  });
  if (document.querySelectorAll("main").length !== 1) faults.push("not one main part");
  if (document.documentElement.scrollWidth > innerWidth) faults.push("wider than the window");
  return faults;
}
"""

# What sticks out at the sides, where no scrolling leads, or is cut off within its own box.
CUT = """
() => {
  const scrolls = (one) => {
    for (let at = one; at !== null; at = at.parentElement) {
      const how = getComputedStyle(at).overflowX;
      if ((how === "auto" || how === "scroll") && at.scrollWidth > at.clientWidth) return true;
    }
    return false;
  };
  const cut = [];
  for (const one of document.querySelectorAll("a, button, input, select, label, h1, h2, h3, p")) {
    const box = one.getBoundingClientRect();
    if (!one.checkVisibility() || box.width <= 1 || one.closest(".skip, .unseen, .touch")) continue;
    const out = box.left < -1 || box.right > innerWidth + 1;
    const style = getComputedStyle(one);
    const hidden = style.overflowX === "hidden" && style.textOverflow !== "ellipsis";
    const within = hidden && one.scrollWidth > one.clientWidth + 1;
    if ((out && !scrolls(one)) || within) cut.push(`${one.localName} ${one.textContent.trim()}`);
  }
  return cut;
}
"""


def box(place: Locator) -> FloatRect:
    """Where something is drawn."""
    found = place.bounding_box()
    assert found is not None
    return found


def obstacles(page: Page) -> list[str]:
    """What stands in somebody's way on this page, in any theme and at any width."""
    page.evaluate(AXE.read_text())
    found = [fault for look in LOOKS for fault in seen_so(page, *look)]
    page.set_viewport_size(WIDE)
    return found + cut_off(page)


def seen_so(page: Page, size: ViewportSize, theme: str, rules: dict[str, Any]) -> Iterator[str]:
    """What is in the way at a width, in a theme, by some of the rules."""
    page.set_viewport_size(size)
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    yield from (f"{size['width']}: {fault}" for fault in page.evaluate(DISORDER))
    found = page.evaluate("rules => axe.run(rules)", rules)
    assert found["passes"] or found["incomplete"]
    for fault in found["violations"]:
        if fault["impact"] in ("serious", "critical"):
            for node in fault["nodes"]:
                where, why = node["target"], node["failureSummary"]
                yield f"{size['width']} {theme} {fault['id']}: {where} {why}"


def cut_off(page: Page) -> list[str]:
    """What cannot be read by somebody who makes everything twice as large, or the text alone."""
    page.set_viewport_size({"width": WIDE["width"] // 2, "height": WIDE["height"] // 2})
    found = [f"enlarged: {one}" for one in (*page.evaluate(CUT), *page.evaluate(DISORDER))]
    page.set_viewport_size(WIDE)
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    found += [f"large text: {one}" for one in (*page.evaluate(CUT), *page.evaluate(DISORDER))]
    page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
    return found
