"""Every flow by keyboard alone: nothing here clicks, and nothing puts the focus anywhere."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import ROOT, Sit
from tests.e2e.keyboard import alone, offered
from tests.e2e.playing import simple
from tests.e2e.serving import Server

HIGHWAY = "tests.kernel.highway.game:GAME"


@pytest.fixture(scope="module")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has a second game, with choices that the first one does not have."""
    served = Server(tmp_path_factory.mktemp("served") / "games.db")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WESTMARCH_GAMES", HIGHWAY)
        patch.setenv("PYTHONPATH", str(ROOT))
        served.start()
        yield served
    served.end()


def test_newcomer_comes_in_and_begins(sit: Sit) -> None:
    keys = sit()
    page, person = keys.page, keys.person
    expect(page.get_by_label("Your name")).to_be_visible()
    keys.press("Tab")
    keys.stands_at(page.get_by_role("link", name="Skip to the content"))
    keys.press("Enter")
    keys.stands_at(page.locator("main"))
    keys.fill(page.get_by_label("Your name"), "Angela")
    keys.pick(page.get_by_role("button", name="Sit down"))
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    keys.stands_at(page.locator("main"))

    root = page.locator("html")
    keys.pick(page.get_by_role("button", name="Deutsch"))
    expect(root).to_have_attribute("lang", "de")
    keys.stands_at(page.get_by_role("button", name="English"))
    keys.press("Enter")
    expect(root).to_have_attribute("lang", "en")
    theme = root.get_attribute("data-theme")
    keys.pick(page.get_by_role("button", name=re.compile("theme$")))
    expect(root).not_to_have_attribute("data-theme", str(theme))
    keys.stands_at(page.get_by_role("button", name=re.compile("theme$")))

    keys.pick(page.get_by_role("link", name="New game"))
    game = page.get_by_role("radio", name="The Lord of the Rings: The Card Game")
    expect(game).to_be_visible()
    keys.stands_at(page.locator("main"))
    keys.tab_to(page.get_by_role("radio"))
    keys.press("ArrowDown")
    expect(game).not_to_be_checked()
    keys.press("ArrowUp")
    keys.stands_at(game)
    keys.choose(page.get_by_label("Scenario"), "Journey Down the Anduin")
    keys.choose(page.get_by_label("Deck", exact=True), "Tactics")
    keys.pick(page.get_by_role("button", name="Begin", exact=True))
    person.arrive()
    assert person.shown["board"]["scenario"] == "journey-down-the-anduin"
    expect(page.get_by_role("button", name=re.compile("^Legolas"))).to_be_visible()
    keys.stands_at(page.locator("main"))
    keys.press("Tab")
    keys.stands_at(page.get_by_role("link", name="Skip to the question"))
    keys.press("Enter")
    keys.stands_at(page.get_by_role("region", name="What is to be decided"))
    assert keys.go_round() > page.locator("[data-subject]").count()


def test_walking_choosing_and_going_back(sit: Sit) -> None:
    keys = sit("Angela", **alone())
    page, person = keys.page, keys.person
    keys.decide(offered(person, "keep"))
    keys.stands_at(page.locator("#prompt, .buttons button"))
    person.settle()

    play = offered(person, "play")
    card = page.locator(f'[data-subject="{play["touches"][0]}"]')
    keys.press(str(card.get_attribute("data-name"))[0])
    keys.walk_to(play["touches"][0])
    keys.stands_at(card)
    keys.press("l")
    keys.stands_at(page.get_by_role("log", name="Log"))
    keys.press("l")
    keys.stands_at(card)
    expect(page.get_by_role("log", name="Log")).to_have_count(0)
    keys.press("l", "?")
    help = page.get_by_role("dialog", name="Keys")
    expect(help).to_contain_text("walk through what can be chosen")
    keys.press("Escape")
    expect(help).to_have_count(0)
    keys.stands_at(page.get_by_role("log", name="Log"))
    lit = page.locator(".touch.lit")
    while lit.count() == 0:
        keys.press("ArrowUp")
        expect(page.locator(".log .current")).to_be_in_viewport()
    keys.stands_at(page.get_by_role("log", name="Log"))
    keys.press("Escape")
    expect(lit).to_have_count(0)
    keys.stands_at(card)

    asked = person.question.inner_text()
    keys.decide(play)
    expect(person.question).not_to_have_text(asked)
    keys.stands_at(page.locator(":focus"))
    paying = person.question.inner_text()
    keys.decide(offered(person, "pay"))
    for words in (paying, asked):
        keys.press("u")
        expect(person.question).to_have_text(words)
    keys.stands_at(page.locator(":focus"))


def test_group_is_picked_and_numbers_explain_themselves(sit: Sit) -> None:
    keys = sit("Angela", **alone(deck="tactics"))
    page, person = keys.page, keys.person
    keys.decide(offered(person, "keep"))
    while not any(one["text"].startswith("commit") for one in person.offers):
        person.settle()
        keys.decide(offered(person, "pass"))
    closer = page.locator(".closer.pinned")

    first, second = [one for one in person.offers if one["text"].startswith("commit")][:2]
    keys.press("Shift+L")
    keys.stands_at(page.locator('[data-name="Legolas"]'))
    for quester in (first, second):
        keys.decide(quester)
        keys.stands_at(page.locator(f'[data-subject="{quester["touches"][0]}"]'))
    expect(page.locator(":focus")).to_have_accessible_name(re.compile("on the quest, exhausted"))
    keys.press(" ")
    keys.stands_at(closer)
    keys.pick(closer.locator("summary"))
    expect(closer.locator(".terms li").first).to_be_visible()
    keys.press("Escape")
    expect(closer).to_have_count(0)
    keys.stands_at(page.locator(f'[data-subject="{second["touches"][0]}"]'))

    sums = page.get_by_role("button", name=re.compile("^Willpower .* Threat"))
    keys.pick(sums)
    expect(closer).to_contain_text("Willpower")
    keys.stands_at(closer)
    keys.press("Escape")
    keys.stands_at(sums)

    with page.context.expect_page() as opened:
        keys.pick(page.locator(".prompt a").first)
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("Rules")
    opened.value.close()

    keys.tab_to(page.locator(".staging [data-subject]"), "Shift+Tab")
    keys.press("Enter")
    expect(closer).to_contain_text("Why not now")
    keys.press("Escape")
    before = person.version
    keys.press(".")
    person.until(lambda: person.version > before)
    keys.look()


def test_settings_chat_report_and_giving_up(sit: Sit) -> None:
    keys = sit("Angela", **alone())
    page, person = keys.page, keys.person
    more = page.get_by_role("button", name="More", exact=True)
    keys.menu("Stops")
    dialog = page.get_by_role("dialog")
    switch = dialog.get_by_role("switch").first
    was = switch.is_checked()
    keys.tab_to(switch)
    keys.press(" ")
    expect(switch).to_be_checked(checked=not was)
    keys.press("Escape")
    expect(dialog).to_have_count(0)
    keys.stands_at(more)
    assert "westmarch.stops.lcg" in page.evaluate("() => Object.keys(localStorage)")

    keys.tab_to(page.get_by_role("tab", name="Log"))
    keys.press("ArrowRight")
    keys.stands_at(page.get_by_role("tab", name="Chat"))
    keys.fill(page.get_by_label("Say something"), "A star shines on the hour")
    keys.press("Enter")
    expect(page.get_by_role("log", name="Chat")).to_contain_text("A star shines on the hour")
    keys.stands_at(page.get_by_label("Say something"))

    keys.menu("Report a problem")
    keys.fill(dialog.get_by_role("textbox"), "The spider is too large")
    send = dialog.get_by_role("button", name="Send")
    keys.pick(send)
    expect(dialog.get_by_role("status")).to_contain_text("Thank you")
    keys.stands_at(send)
    keys.press("Escape")
    keys.stands_at(more)

    keys.menu("Concede")
    keys.pick(dialog.get_by_role("button", name="Concede"))
    person.until(lambda: person.is_over)
    expect(page.get_by_text("The game is over")).to_be_visible()
    keys.stands_at(more)


def test_one_screen_one_curtain_and_a_menu(sit: Sit) -> None:
    seats = [{"kind": "human", "name": name} for name in ("Frieda", "Jonas")]
    keys = sit("Angela", title="highway", seats=seats, hot_seat=True, seed=2)
    page, person = keys.page, keys.person
    for name in ("Frieda", "Jonas"):
        ready = page.get_by_role("button", name=f"I am {name}")
        keys.stands_at(ready)
        before = len(person.sent)
        for key in ("Tab", ".", "ArrowRight", "Enter", "Shift+Tab", "Shift+Tab"):
            assert keys.is_at(ready) or keys.is_outside()
            keys.press(key)
        assert len(person.sent) == before
        keys.tab_to(ready)
        keys.press("Enter")
        expect(ready).to_have_count(0)
        keys.stands_at(page.locator("#prompt"))
        for _ in range(2):
            keys.decide(offered(person, "load"))
    keys.stands_at(page.get_by_role("button", name="I am Frieda"))
    keys.press("Enter")
    offered(person, "spy")
    spy = [one for one in person.offers if one["text"].startswith("spy")]
    glass = page.locator(f'[data-subject="{spy[0]["touches"][0]}"]')
    keys.walk_to(spy[0]["touches"][0])
    keys.press("Enter")
    entries = person.menu.get_by_role("menuitem")
    keys.stands_at(entries.first)
    keys.press("ArrowUp")
    keys.stands_at(entries.last)
    keys.press("Home")
    keys.stands_at(entries.first)
    for back in ("Escape", "Tab"):
        keys.press(back)
        expect(person.menu).to_have_count(0)
        keys.stands_at(glass)
        keys.press("Enter")
    keys.press("End")
    keys.stands_at(entries.last)
    expect(page.locator(".lit")).to_have_count(2)
    before = person.version
    keys.press("Enter")
    person.until(lambda: person.version > before)
    assert person.sent[-1]["options"] == [spy[1]["text"]]
    expect(page.locator(".lit")).to_have_count(0)
    keys.stands_at(page.locator(":focus"))


def test_question_is_read_aloud_once(sit: Sit) -> None:
    keys = sit("Angela", **alone())
    page, person = keys.page, keys.person
    page.evaluate("""() => {
        const region = document.querySelector("#prompt [role=status]");
        window.said = [];
        const all = {childList: true, characterData: true, subtree: true};
        new MutationObserver(() => window.said.push(region.textContent)).observe(region, all);
    }""")
    keys.decide(offered(person, "keep"))
    for _ in range(3):
        person.settle()
        keys.decide(simple(person.offers))
    person.settle()
    told = page.locator("#prompt [role=status]")
    expect(told).to_have_text(person.question.inner_text())
    said = page.evaluate("window.said")
    questions = [json.loads(frame)["asked"] for frame in person.frames if '"shown"' in frame]
    passed = {one["words"] for one in questions if one and one["stop"] in person.passed}
    put = {one["words"] for one in questions if one and one["stop"] not in person.passed}
    assert passed - put
    assert set(said) <= put
    assert all(one != next for one, next in pairwise(said))

    quester = page.get_by_role("button", name=re.compile("on the quest, exhausted"))
    expect(quester).to_have_accessible_name(re.compile("Willpower 2 .* Resources 1"))
    english = person.question.inner_text()
    keys.menu("Deutsch")
    expect(person.question).not_to_have_text(english)
    quester = page.get_by_role("button", name=re.compile("im Abenteuer, erschöpft"))
    expect(quester).to_have_accessible_name(re.compile("Willenskraft 2 .* Ressourcen 1"))
    expect(told).to_have_text(person.question.inner_text())


def test_narrow_table_hides_nothing_that_has_the_focus(sit: Sit) -> None:
    keys = sit("Angela", **alone())
    page = keys.page
    page.set_viewport_size({"width": 390, "height": 844})
    drawn = page.locator(".board [data-subject]").count()
    assert keys.go_round() > drawn
    keys.tab_to(page.locator(".pull"))
    keys.press("Enter")
    assert keys.go_round() > drawn + len(keys.person.shown["board"]["hand"])
    keys.tab_to(page.locator(".board [data-subject]").first)
    keys.press("l")
    keys.stands_at(page.get_by_role("log", name="Log"))
    assert keys.go_round() > 0
    keys.tab_to(page.get_by_role("log", name="Log"))
    keys.press("l")
    keys.stands_at(page.locator(".board [data-subject]").first)
