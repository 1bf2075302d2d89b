"""Decks, accounts and replays by keyboard alone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Sit, post
from tests.e2e.keyboard import alone
from tests.e2e.seeing import obstacles


def test_deck_is_built(sit: Sit) -> None:
    keys = sit("Angela", at="/decks?game=lcg")
    page = keys.page
    keys.pick(page.get_by_role("button", name=re.compile("^Copy ")).first)
    verdict = page.locator(".verdict")
    expect(verdict).to_have_text("Legal")
    keys.stands_at(page.locator("main"))

    keys.fill(page.get_by_label("Search names, traits and text"), "Gandalf")
    add = page.locator("section").first.get_by_role("button", name="Add Gandalf")
    keys.tab_to(add)
    keys.press("Enter", "Enter", "Enter", "Enter")
    expect(verdict).to_have_text("Not legal yet")
    expect(page.locator(".check .fault li").first).to_be_visible()
    keys.stands_at(add)
    deck = page.locator(".own")
    less = deck.get_by_role("button", name="One Gandalf less")
    keys.tab_to(less)
    while less.count() > 0:
        keys.press("Enter")
    keys.stands_at(deck.get_by_role("button", name=re.compile("less$")))
    save = page.get_by_role("button", name="Save")
    expect(page.get_by_role("status").filter(has_text=re.compile("^Saved$"))).to_be_visible()
    expect(save).to_have_count(0)

    keys.fill(page.get_by_label("Name of the deck"), "By heart")
    keys.pick(save)
    expect(page.get_by_role("status").filter(has_text=re.compile("^Saved$"))).to_be_visible()
    export = page.get_by_role("button", name="Export")
    keys.pick(export)
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("pre")).to_contain_text("Aragorn")
    text = dialog.locator("pre").inner_text()
    keys.tab_to(dialog.locator("pre"))
    keys.press("Escape")
    expect(dialog).to_have_count(0)
    keys.stands_at(export)

    keys.pick(page.get_by_role("link", name="Decks", exact=True))
    keys.choose(page.get_by_label("Game", exact=True), "The Lord of the Rings")
    keys.pick(page.get_by_role("button", name="Import"))
    keys.tab_to(dialog.get_by_role("textbox"))
    page.keyboard.insert_text(text.replace("By heart", "From paper"))
    keys.pick(dialog.get_by_role("button", name="Take it"))
    expect(page.get_by_label("Name of the deck")).to_have_value("From paper")
    keys.stands_at(page.locator("main"))


def test_name_is_kept(sit: Sit) -> None:
    keys = sit("Durin", at="/account")
    page = keys.page
    keys.fill(page.get_by_label("Password"), "speak friend")
    keys.fill(page.get_by_label("The same once more"), "and enter")
    keys.press("Enter")
    expect(page.get_by_text("The two are not the same.")).to_be_visible()
    keys.fill(page.get_by_label("The same once more"), "speak friend")
    keys.pick(page.get_by_role("button", name="Set the password"))
    expect(page.get_by_text("The password is set.")).to_be_visible()
    keys.stands_at(page.get_by_role("button", name="Change the password"))
    keys.pick(page.get_by_role("button", name="Log out"))
    expect(page.get_by_label("Your name")).to_be_visible()
    keys.stands_at(page.locator("main"))
    keys.pick(page.get_by_role("button", name="You have a name with a password"))
    keys.fill(page.get_by_label("Your name"), "Durin")
    keys.fill(page.get_by_label("Password"), "speak friend")
    keys.press("Enter")
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()
    keys.stands_at(page.locator("main"))


def test_replay(sit: Sit) -> None:
    keys = sit("Angela", **alone())
    page, person = keys.page, keys.person
    while person.shown["board"]["round"] < 2:
        person.play(1)
    person.concede()
    keys.pick(page.get_by_role("link", name="Westmarch"))
    keys.pick(page.get_by_role("link", name=re.compile("^Replay")))
    at = page.locator(".bar .at")
    expect(at).to_have_text(re.compile("^Choice 0 of"))
    on = page.get_by_role("button", name="One step on")
    keys.pick(on)
    expect(at).to_have_text(re.compile("^Choice 1 of"))
    keys.stands_at(on)
    keys.press("ArrowRight")
    expect(at).to_have_text(re.compile("^Choice 2 of"))
    keys.stands_at(on)
    keys.tab_to(page.get_by_label("Step in the replay"))
    keys.press("ArrowRight")
    expect(at).to_have_text(re.compile("^Choice 3 of"))
    keys.press("End")
    expect(at).to_have_text(re.compile(r"^Choice (\d+) of \1$"))
    pile = page.get_by_role("button", name=re.compile("^Encounter discard [1-9]"))
    keys.pick(pile)
    expect(page.get_by_role("region", name="Open cards")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("region", name="Open cards")).to_have_count(0)
    keys.stands_at(pile)
    keys.choose(page.get_by_role("combobox", name="Turn"), "Round 1")
    expect(at).not_to_have_text(re.compile(r"^Choice (\d+) of \1$"))
    expect(page.locator(".column .turn")).to_have_text("Round 1")
    keys.choose(page.get_by_label("Seen by"), "spectator")
    expect(page.get_by_role("group", name="Hand").locator("[data-subject]")).to_have_count(0)
    keys.choose(page.get_by_label("Seen by"), "Angela")
    expect(page.get_by_role("group", name="Hand").locator("[data-subject]")).not_to_have_count(0)
    keys.look()


def test_invitation(sit: Sit) -> None:
    host = sit("Angela")
    seats = [{"kind": "human"}, {"kind": "open"}]
    game = post(host.person, "/api/games", {"title": "lcg", "seats": seats, "seed": 3})
    keys = sit(at=f"/join/{game['invitation']}")
    keys.fill(keys.page.get_by_label("Your name"), "Berta")
    keys.press("Enter")
    expect(keys.page.get_by_text("Angela invites you to the table.")).to_be_visible()
    assert obstacles(keys.page) == []
    keys.pick(keys.page.get_by_role("button", name="Sit down"))
    keys.page.wait_for_url(f"**/games/{game['id']}")
    keys.look()
