"""How decks are built: their sides, and where each card belongs."""

from __future__ import annotations

import pytest

from westmarch.kernel.deckforms import DeckCount
from westmarch.kernel.records import replace
from westmarch.meccg.decks import DECKS
from westmarch.meccg.decks.brought import counted, opened, understood
from westmarch.meccg.decks.construction import Terms, findings
from westmarch.meccg.decks.forms import SIDES, form, places, side_of
from westmarch.meccg.kinds import Alignment, CardCode

ALL_SIDES = tuple(SIDES)
FALLEN = tuple(name for name in SIDES if name.endswith("-fallen-wizard"))


@pytest.mark.rule("M-DECK-01", "M-DECK-02")
def test_a_deck_declares_an_alignment_and_a_fallen_wizard_by_name() -> None:
    assert ("hero", "minion", *FALLEN, "balrog") == ALL_SIDES
    assert [side.words for side in form("en").sides[2:4]] == [
        "Fallen-wizard: Alatar",
        "Fallen-wizard: Gandalf",
    ]
    for side in form("de").sides:
        assert side_of(understood("\n".join(side.lines)).deck) == side.name
    unnamed = replace(DECKS["saruman"], fallen_wizard=None)
    assert side_of(unnamed) is None


@pytest.mark.parametrize("code", DECKS)
def test_the_cards_of_the_stored_decks_are_where_they_belong(code: str) -> None:
    found = opened(code, "en")
    assert found.side in SIDES
    for part, cards in found.parts.items():
        for card in cards:
            assert part in places()[card].parts, card
            assert found.side in places()[card].sides, card


@pytest.mark.parametrize(
    ("code", "group", "parts"),
    [
        ("aragorn-ii", "character", ("pool", "play deck", "sideboard", "further")),
        ("gandalf", "avatar", ("play deck", "sideboard", "further")),
        ("bill-ferny", "agent", ("play deck", "sideboard", "further")),
        ("cram", "item", ("pool", "play deck", "sideboard", "further")),
        ("black-arrow", "item", ("pool", "play deck", "sideboard", "further")),
        ("glamdring", "item", ("play deck", "sideboard", "further")),
        ("great-patron", "resource-event", ("play deck", "pool", "sideboard", "further")),
        ("concealment", "resource-event", ("play deck", "sideboard", "further")),
        ("twilight", "hazard-event", ("play deck", "sideboard", "further")),
        ("cave-drake", "creature", ("play deck", "sideboard", "further")),
        ("moria", "site", ("sites",)),
    ],
)
def test_where_a_card_belongs(code: str, group: str, parts: tuple[str, ...]) -> None:
    card = places()[code]
    assert (card.group, card.parts) == (group, parts)


def test_regions_are_in_no_deck() -> None:
    assert "rohan" not in places()


@pytest.mark.parametrize(
    ("code", "sides"),
    [
        ("aragorn-ii", ("hero", *FALLEN)),
        ("gandalf", ("hero",)),
        ("gandalf-fallen-wizard", ("gandalf-fallen-wizard",)),
        ("the-balrog", ("balrog",)),
        ("glamdring", ALL_SIDES),
        ("cave-drake", ALL_SIDES),
        ("bow-of-alatar", ("alatar-fallen-wizard",)),
        ("moria", ("hero", *FALLEN)),
        ("moria-balrog", ("balrog",)),
        ("rivendell", ("hero", *FALLEN)),
    ],
)
def test_whose_deck_may_hold_a_card(code: str, sides: tuple[str, ...]) -> None:
    assert places()[code].sides == sides


@pytest.mark.parametrize("side", SIDES)
def test_every_card_is_called_so_that_it_alone_is_meant(side: str) -> None:
    lines = next(one.lines for one in form("en").sides if one.name == side)
    for code, card in places().items():
        text = "\n".join((*lines, "Sideboard", f"1x {card.listed or code}"))
        assert understood(text).deck.sideboard == ((CardCode(code), 1),)


def test_resources_hazards_and_creatures_are_counted() -> None:
    assert counted("saruman", "en") == (
        DeckCount("Resources", 30),
        DeckCount("Hazards", 30),
        DeckCount("Creatures", 15),
    )
    assert findings(DECKS["saruman"], Terms(Alignment.HERO)) == ()
