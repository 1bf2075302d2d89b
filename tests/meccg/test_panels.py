"""The plain drawing of the table, as a terminal has it."""

from __future__ import annotations

from tests.meccg.scene import ONE, TWO, MeccgScene, drafting, scene
from westmarch.kernel.game import Panel
from westmarch.kernel.records import Seat
from westmarch.meccg.decks import DECKS
from westmarch.meccg.game import GAME
from westmarch.meccg.kinds import RegionType


def drawn(table: MeccgScene, seat: Seat, language: str = "en") -> dict[str, Panel]:
    """What a seat sees, by headings."""
    found = GAME.panels(GAME.view(table.state, seat), language)
    return {panel.title: panel for panel in found}


def test_in_the_draft_one_sees_what_characters_cost() -> None:
    panels = drawn(drafting(DECKS["E"], DECKS["A"]), ONE)
    assert ("Aragorn II", "9", "6/9") in panels["Pool (mind, prowess/body)"].rows
    assert "Character draft" in panels
    assert "Hand" not in panels


def test_one_sees_whose_turn_it_is_the_hazard_limit_and_where_a_company_goes() -> None:
    table = scene(("rivendell", ["gimli", "legolas"]), theirs=["cave-drake", "wargs", "dodge"])
    table.journey("moria", RegionType.WILDERNESS).move()
    panels = drawn(table, TWO)
    game = panels["Turn 1 of Player 1, Movement/hazard phase"]
    assert ("Hazard limit left", "-", "2/2") in game.rows
    assert ("Characters", "0 (4)", "0") in game.rows, "no more than half comes from one source"
    company = panels["Companies of Player 1 (prowess/body)"].rows
    assert ("Site", "Rivendell, Haven, Rhudaur") in company
    assert ("  Goes to", "Moria, Shadow-hold, Redhorn Gate") in company
    assert panels["Hand"].rows == (("Cave-drake", "Wargs"), ("Dodge",))
    assert "Zug 1 von Spieler 1, Bewegungs-/Gefahrenphase" in drawn(table, TWO, "de")
