"""A person with a keyboard and nothing else, who notices when he cannot see where he is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any
from unicodedata import normalize

from playwright.sync_api import Locator, expect

from tests.e2e.playing import LETS_GO, Offer, Person

MOST = 300
STEPS = 90
"""So many keys lead to everything at a table."""

# What is wrong with where the focus is: nowhere, no frame around it, out of sight, or covered.
FAULT = """
() => {
  const at = document.activeElement;
  const called = () => `${at.localName} ${at.getAttribute("aria-label") ?? at.textContent.trim()}`;
  if (at === null || at === document.body) return "the focus is nowhere";
  if (at.localName === "main") return "";
  const style = getComputedStyle(at);
  if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2) {
    return `no frame around ${called()}`;
  }
  const box = at.getBoundingClientRect();
  const left = Math.max(box.left, 0), right = Math.min(box.right, innerWidth);
  const top = Math.max(box.top, 0), bottom = Math.min(box.bottom, innerHeight);
  if (right - left < 1 || bottom - top < 1) return `out of sight: ${called()}`;
  for (const across of [0.5, 0.1, 0.9]) {
    for (const down of [0.5, 0.1, 0.9]) {
      const x = left + across * (right - left), y = top + down * (bottom - top);
      const there = document.elementFromPoint(x, y);
      if (there !== null && (at.contains(there) || there.contains(at))) return "";
    }
  }
  return `covered: ${called()}`;
}
"""


class Keyboard:
    """The only thing that a person touches. Every place that it comes to is looked at."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.faults: list[str] = []

    def press(self, *keys: str) -> None:
        """Press keys, one after another."""
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        """Write where the focus is."""
        self.page.keyboard.type(text)

    def is_at(self, target: Locator) -> bool:
        """Whether a thing has the focus."""
        return bool(target.evaluate_all("all => all.includes(document.activeElement)"))

    def stands_at(self, target: Locator) -> None:
        """Wait until a thing has the focus, and see that it shows."""
        expect(target.and_(self.page.locator(":focus"))).to_have_count(1)
        self.look()

    def look(self) -> None:
        """Note what is wrong with where we are."""
        fault = self.page.evaluate(FAULT)
        if fault and fault not in self.faults:
            self.faults.append(fault)

    def is_outside(self) -> bool:
        """Whether we went past the last thing of the page, where the browser's own buttons are."""
        return bool(self.page.evaluate("() => document.activeElement === document.body"))

    def tab_to(self, target: Locator, key: str = "Tab") -> None:
        """Go from place to place until we are there."""
        expect(target.first).to_be_visible()
        for _ in range(MOST):
            if self.is_at(target):
                return
            self.press(key)
            if not self.is_outside():
                self.look()
        raise AssertionError(f"the keyboard does not come to {target}: {self.faults}")

    def go_round(self) -> int:
        """Go once round the page and once back, past every place; how many there are."""
        forth, back = self.places("Tab"), self.places("Shift+Tab")
        assert forth == back
        return forth

    def places(self, key: str) -> int:
        """How many places a key leads to before it comes to one of them again."""
        self.page.evaluate("() => { window.visited = new Set(); }")
        for count in range(MOST):
            while True:
                self.press(key)
                if not self.is_outside():
                    break
            if self.page.evaluate("() => window.visited.has(document.activeElement)"):
                return count
            self.page.evaluate("() => { window.visited.add(document.activeElement); }")
            self.look()
        raise AssertionError("there is no end to it")

    def pick(self, target: Locator) -> None:
        """Go to a thing and press Enter."""
        self.tab_to(target)
        self.press("Enter")

    def fill(self, target: Locator, text: str) -> None:
        """Go to a field and write in it, in place of what is there."""
        self.tab_to(target)
        self.press("Control+a")
        self.type(text)

    def choose(self, target: Locator, words: str) -> None:
        """Go to a list and choose what is called so."""
        self.tab_to(target)
        self.press("Home")
        for _ in range(MOST):
            chosen = str(target.evaluate("list => list.selectedOptions[0].textContent"))
            if words in chosen:
                return
            self.press("ArrowDown")
        raise AssertionError(f"{words} cannot be chosen")

    def menu(self, words: str) -> None:
        """Pick from the menu in the corner of the table."""
        self.tab_to(self.page.get_by_role("button", name="More", exact=True))
        self.press("Enter")
        entry = self.page.get_by_role("menuitem", name=words, exact=True)
        for _ in range(MOST):
            if self.is_at(entry):
                break
            self.press("ArrowDown")
        self.look()
        self.press("Enter")

    # At the table

    @property
    def place(self) -> str | None:
        """What has the focus, as options name it, or the option that a button is."""
        found: str | None = self.page.evaluate(
            "() => document.activeElement?.dataset.subject ?? document.activeElement?.dataset.offer"
        )
        return found

    def walk_to(self, place: str) -> None:
        """Walk by arrows through what can be chosen, and by letters where a map is too wide."""
        for key in (*islice(steps(), STEPS), *(self.initial(place),) * STEPS):
            if self.place == place:
                self.look()
                return
            self.press(key)
        raise AssertionError(f"neither arrows nor letters lead to {place}")

    def initial(self, place: str) -> str:
        """The key of the letter with which the name of a place begins."""
        found = self.page.locator(f'[data-subject="{place}"], [data-offer="{place}"]').first
        name = found.get_attribute("data-name") or found.inner_text()
        return f"Shift+{normalize('NFD', name.strip())[0]}"

    def decide(self, offer: Offer) -> None:
        """Choose an option where it is offered, and wait until the table has moved on."""
        before = self.person.version
        if offer["text"] in LETS_GO:
            self.press(".")
        else:
            self.reach(offer)
            place = self.place
            self.press("Enter")
            if sum(place in one["touches"] for one in self.person.offers) > 1:
                self.decide_further(offer)
        self.person.until(lambda: self.person.version > before)

    def reach(self, offer: Offer) -> None:
        """Walk to where an option is offered."""
        glowing = self.page.locator(".choosable[data-subject], [data-offer]")
        expect(glowing.first).to_be_visible()
        places = set(
            glowing.evaluate_all("all => all.map(one => one.dataset.subject ?? one.dataset.offer)")
        )
        self.walk_to(next(one for one in [*offer["touches"], offer["text"]] if one in places))

    def decide_further(self, offer: Offer) -> None:
        """Choose among the several options of what was chosen."""
        entry = self.person.menu.get_by_role("menuitem", name=offer["words"], exact=True)
        for _ in range(MOST):
            if self.is_at(entry):
                break
            self.press("ArrowDown")
        self.look()
        self.press("Enter")


def steps() -> Iterator[str]:
    """Arrows that lead everywhere in the end."""
    for _ in range(MOST):
        yield from ("ArrowRight",) * 40
        yield "ArrowDown"


def alone(seed: int = 3, deck: str = "leadership") -> dict[str, Any]:
    """A game for one."""
    return {"title": "lcg", "seats": [{"kind": "human", "deck": deck}], "seed": seed}


def offered(person: Person, verb: str) -> dict[str, Any]:
    """The first option of a kind."""
    person.until(lambda: any(one["text"].startswith(verb) for one in person.offers))
    return next(one for one in person.offers if one["text"].startswith(verb))
